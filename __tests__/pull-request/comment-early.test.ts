/** What a comment needs is asked for beside other requests, and only where it will be written. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
// Loaded now, so that the first test does not wait for it.
import '../../src/github/sticky.js'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { A, live, MISSING, QUEUE, record } from './world.js'

const isList = ({ method, path }: GitHubSandbox['calls'][number]) =>
  method === 'GET' && path.includes('/comments')

test('a comment of a submission is prepared while the queue has it', async () => {
  const order: string[] = []
  let submitted = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (submitted ? record('pending', true, 1) : MISSING),
    '/submitPullRequest': () => {
      submitted = true
      return {}
    },
    '/getQueue': () => {
      order.push('queue')
      return { body: QUEUE }
    },
  })
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
  gitHub.beforeServing = () => {
    const call = gitHub.calls.at(-1)
    if (call !== undefined && isList(call)) order.push('list')
  }
  const { runner } = recorder(
    {
      operation: 'submit',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': 'ghs_t0k3n',
      comment: 'always',
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(true)
  expect(order[0]).toBe('list')
})

test.each([
  ['always', true],
  ['on-failure', false],
])(
  'a wait with comment: %s asks whose token it is while the service is read: %s',
  async (comment, isAsked) => {
    let tell = (_: boolean) => {}
    const asked = new Promise<boolean>((resolve) => {
      tell = resolve
    })
    let isBeside: boolean | undefined
    await using service = await fakeService({
      '/getSubmittedPullRequest': async () => {
        isBeside ??= await Promise.race([asked, sleep(isAsked ? 5000 : 300, false, { ref: false })])
        return record('failed', false, 1)
      },
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    gitHub.beforeServing = () => {
      if (gitHub.calls.at(-1)?.path === '/graphql') tell(true)
    }
    const { runner } = recorder(
      {
        operation: 'wait-for-merge',
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        comment,
      },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(false)
    expect(isBeside).toBe(isAsked)
  },
)

test.each([
  ['submit', 'always', record('pending', true, 1)],
  ['wait-for-merge', 'always', record('failed', false, 1)],
  ['wait-for-merge', 'on-failure', record('failed', false, 1)],
])('%s with comment: %s asks for none in a dry run', async (operation, comment, shown) => {
  const inputs = { operation, comment, 'dry-run': 'true' }
  const { gitHub } = await live({ shows: () => shown, gitHub: {} }, inputs)
  expect(gitHub.calls.length).toBeGreaterThan(0)
  expect(gitHub.calls.filter(isList)).toEqual([])
})
