/** What a comment needs is asked for beside other requests, and only where it will be written. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
// Loaded now, so that the first test does not wait for it.
import '../../src/github/sticky.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { A, live, MISSING, QUEUE, record } from './world.js'

function promiseOf<T>() {
  let resolve = (_: T) => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

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

/** Tells whether it happens in time; what should not happen is waited for less. */
const beside = (event: Promise<boolean>, isExpected: boolean) =>
  Promise.race([event, sleep(isExpected ? 5000 : 300, false, { ref: false })])

const waitFor = (service: string, gitHub: string, comment: string) => {
  const inputs = { operation: 'wait-for-merge', 'api-url': service, comment }
  const place = { 'pull-request': '12', 'target-branch': 'main', 'github-token': 'ghs_t0k3n' }
  return main(recorder({ ...inputs, ...place }, { env: { GITHUB_API_URL: gitHub } }).runner)
}

test.each([
  ['always', true],
  ['on-failure', false],
])(
  'a wait with comment: %s asks whose token it is while the service is read: %s',
  async (comment, isAsked) => {
    const { promise: asked, resolve: tell } = promiseOf<boolean>()
    let isBeside: boolean | undefined
    await using service = await fakeService({
      '/getSubmittedPullRequest': async () => {
        isBeside ??= await beside(asked, isAsked)
        return record('failed', false, 1)
      },
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    gitHub.beforeServing = () => {
      if (gitHub.calls.at(-1)?.path === '/graphql') tell(true)
    }
    expect(await waitFor(service.url, gitHub.url, comment)).toBe(false)
    expect(isBeside).toBe(isAsked)
  },
)

test.each([
  ['on-failure', true],
  ['never', false],
])(
  'with comment: %s, the comments are listed while it is found out why a wait failed: %s',
  async (comment, isAsked) => {
    const { promise: listed, resolve: tell } = promiseOf<boolean>()
    let isBeside: boolean | undefined
    await using service = await fakeService({
      '/getSubmittedPullRequest': async ({ body }) => {
        if ((body as { includeTimeline?: boolean }).includeTimeline)
          isBeside = await beside(listed, isAsked)
        return record('failed', false, 1)
      },
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    gitHub.beforeServing = () => {
      if (gitHub.calls.some(isList)) tell(true)
    }
    expect(await waitFor(service.url, gitHub.url, comment)).toBe(false)
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

test.each([
  [{ comment: 'always' }, true],
  [{ 'issue-title': 'Flaky tests' }, true],
  [{}, false],
  [{ comment: 'always', 'dry-run': 'true' }, false],
])(
  'with %j, the listing of tests is read while GitHub is asked whose token it is: %s',
  async (inputs, isAsked) => {
    const { promise: asked, resolve: tell } = promiseOf<boolean>()
    let isBeside: boolean | undefined
    const listing = pagesOf({ FLAKY: [wireTest(1)] })
    await using service = await fakeService({
      [LIST]: async (call) => {
        isBeside ??= await beside(asked, isAsked)
        return listing(call)
      },
    })
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    gitHub.beforeServing = () => {
      if (gitHub.calls.at(-1)?.path === '/graphql') tell(true)
    }
    const place = { 'org-slug': 'octo', 'pull-request': '12', 'github-token': 'ghs_t0k3n' }
    const { runner } = recorder(
      { operation: 'list-flaky', 'api-url': service.url, ...place, ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
    expect(await main(runner)).toBe(true)
    expect(isBeside).toBe(isAsked)
  },
)
