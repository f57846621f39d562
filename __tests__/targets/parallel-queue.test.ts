/** What a parallel queue does with targets from paths: disjoint pull requests side by side, others in turn. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MAP = 'web: web/**\nios: [ios/**, ui/**]\ndocs: docs/**'
const MINUTE = 60_000

const shaOf = (number: number): string => String(number).repeat(40)

test('disjoint pull requests are tested side by side, overlapping ones one after the other', async () => {
  const clock = new VirtualClock()
  const files = { 1: 'ios/a', 2: 'docs/b', 3: 'ui/c' }
  const numbers = [1, 2, 3] as const
  await using sandbox = await startSandbox({
    clock,
    token: 'tok-3n-0f-the-t3st',
    scenario: {
      queues: [{ branch: 'main', mode: 'parallel', concurrency: 3 }],
      pullRequests: [
        { number: 1, testMinutes: 30, sha: shaOf(1) },
        { number: 2, testMinutes: 10, sha: shaOf(2) },
        { number: 3, testMinutes: 10, sha: shaOf(3) },
      ],
    },
  })
  await using github = await gitHubSandbox({
    service: sandbox.onGitHub,
    pullRequests: numbers.map((number) => ({
      number,
      headSha: shaOf(number),
      files: [{ path: files[number] }],
    })),
  })
  const run = async (operation: string, number: number, inputs = {}) => {
    const { runner, seen } = recorder(
      {
        operation,
        'api-url': sandbox.url,
        'github-token': 'ghs_t0k3n',
        'pull-request': String(number),
        ...inputs,
      },
      { clock, env: { GITHUB_API_URL: github.url } },
    )
    await main(runner)
    return seen.outputs['outcome']
  }
  for (const number of numbers) {
    expect(await run('set-impacted-targets', number, { 'targets-map': MAP })).toBe('uploaded')
    expect(await run('submit', number)).toBe('submitted')
  }
  const statesAfter = async (minutes: number) => {
    await clock.sleep(minutes * MINUTE)
    sandbox.engine.advance(clock.now())
    const queue = sandbox.engine.queues.get('main')
    return numbers.map((number) => queue?.entry(number)?.state)
  }
  // 2 has nothing in common with 1, and does not wait for it. 3 has passed its tests on top of 1.
  expect(await statesAfter(15)).toEqual(['testing', 'merged', 'tests_passed'])
  expect(await statesAfter(30)).toEqual(['merged', 'merged', 'merged'])
})
