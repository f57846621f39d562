import { gitHubSandbox } from '../../sandbox/github/server.js'
import { startSandbox } from '../../sandbox/server.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000

/** A queue in the sandbox, read every ten minutes of its clock. */
async function watchedSandbox() {
  const clock = new VirtualClock()
  const sandbox = await startSandbox({
    clock,
    token: 'tok-3n-0f-the-t3st',
    scenario: {
      queues: [{ branch: 'main', mode: 'single', concurrency: 1, testingTimeoutMinutes: 0 }],
      pullRequests: [
        { number: 1, testMinutes: 15 },
        { number: 2, testMinutes: 150 },
        { number: 3, testMinutes: 15 },
      ],
    },
  })
  const pullRequests = [1, 2, 3].map((number) => ({ number }))
  const gitHub = await gitHubSandbox({ service: sandbox.onGitHub, pullRequests })
  let runs = 0
  const read = async () => {
    runs++
    const { outputs, error } = await runQueue(
      sandbox.url,
      {
        operation: 'watch-queue',
        'github-token': 'ghs_t0k3n',
        watch: 'oldest-testing-minutes: [60, 120]\nstopped-minutes: 30\nno-merge-minutes: 90',
      },
      { clock, env: { GITHUB_API_URL: gitHub.url, GITHUB_RUN_ID: String(runs) } },
    )
    expect(error).toBe('')
    return outputs
  }
  const announced: string[] = []
  return {
    engine: sandbox.engine,
    announced,
    /** Reads every ten minutes, and notes at what time something is announced. */
    pass: async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 10) {
        await clock.sleep(10 * MINUTE)
        const { outcome, announced: isAnnounced } = await read()
        const time = new Date(clock.now()).toISOString().slice(11, 16)
        if (isAnnounced === 'true') announced.push(`${time} ${outcome}`)
      }
    },
    [Symbol.asyncDispose]: async () => {
      await gitHub[Symbol.asyncDispose]()
      await sandbox[Symbol.asyncDispose]()
    },
  }
}

test('the sandbox plays a queue that gets slow, stuck, stopped by hand, and well again', async () => {
  await using queue = await watchedSandbox()
  for (const number of [1, 2, 3]) queue.engine.submit('main', number)
  // The first merges at 10:15. The second is under test until 12:45.
  await queue.pass(130)
  expect(queue.announced).toEqual(['11:20 degraded'])
  await queue.pass(10)
  expect(queue.announced).toEqual(['11:20 degraded', '12:20 severe'])
  // The second and the third merge.
  await queue.pass(60)
  expect(queue.announced.slice(2)).toEqual(['13:10 recovered'])
  queue.engine.updateQueue('main', { state: 'paused' })
  await queue.pass(40)
  expect(queue.announced.slice(3)).toEqual(['14:00 degraded'])
  queue.engine.updateQueue('main', { state: 'running' })
  await queue.pass(40)
  expect(queue.announced.slice(4)).toEqual(['14:30 recovered'])
})
