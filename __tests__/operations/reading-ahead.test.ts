/** Comments and issues are looked for while a step does its work. */
import { setTimeout as pause } from 'node:timers/promises'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const QUEUED = {
  state: 'pending',
  stateChangedAt: '2026-09-17T10:16:02.000Z',
  isCurrentlySubmittedToQueue: true,
}

/** True once GitHub has been asked for a list that ends like this. */
const isRead = ({ calls }: GitHubSandbox, list: RegExp) =>
  calls.some(({ method, path }) => method === 'GET' && list.test(path))

/** Waits until GitHub has been asked for the list; gives up after a second. */
async function untilRead(gitHub: GitHubSandbox, list: RegExp): Promise<void> {
  for (let turns = 0; turns < 100 && !isRead(gitHub, list); turns++) await pause(10)
}

/** Submits #12 with a comment. @param sending called while the submission is under way */
async function submit(gitHub: GitHubSandbox, sending: () => Promise<Answer>) {
  let isSent = false
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => (isSent ? { body: QUEUED } : { status: 404 }),
    '/submitPullRequest': async () => {
      isSent = true
      return sending()
    },
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [{ prNumber: 12 }] } }],
  })
  const { runner, seen } = recorder(
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
  return { green: await main(runner), seen }
}

const COMMENTS = /\/issues\/12\/comments/

test('submit looks for its comment while the submission is under way', async () => {
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  let isAhead = false
  const { green } = await submit(gitHub, async () => {
    await untilRead(gitHub, COMMENTS)
    isAhead = isRead(gitHub, COMMENTS)
    return {}
  })
  expect({ green, isAhead }).toEqual({ green: true, isAhead: true })
  expect(gitHub.comments).toHaveLength(1)
})

test('comments that cannot be read ahead are a warning when submit writes its own', async () => {
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  gitHub.beforeServing = () => {
    const { path = '' } = gitHub.calls.at(-1) ?? {}
    if (COMMENTS.test(path)) gitHub.faults.unshift({ status: 403, body: { message: 'no' } })
  }
  const { green, seen } = await submit(gitHub, async () => {
    await untilRead(gitHub, COMMENTS)
    return {}
  })
  expect(green).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The comment could not be written: .*HTTP 403/),
  ])
})

test('list-flaky looks for its issue while it lists the tests', async () => {
  await using gitHub = await gitHubSandbox()
  const pages = pagesOf({ FLAKY: [wireTest(1)] })
  const issues = /\/issues\?state=open/
  let isAhead = false
  await using service = await fakeService({
    [LIST]: async (call) => {
      await untilRead(gitHub, issues)
      isAhead = isRead(gitHub, issues)
      return pages(call)
    },
  })
  const { runner, seen } = recorder(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo',
      'issue-title': 'Flaky tests',
      'github-token': 'ghs_t0k3n',
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(true)
  expect(isAhead).toBe(true)
  expect(seen.outputs['issue-number']).toBe('1')
})

test('a step that fails before it writes its issue says nothing about the reading', async () => {
  await using gitHub = await gitHubSandbox()
  let answer = () => {}
  gitHub.beforeServing = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await using service = await fakeService({
    [LIST]: async () => {
      for (let turns = 0; turns < 100 && gitHub.calls.length === 0; turns++) await pause(10)
      return { status: 401, body: 'no' }
    },
  })
  const { runner, seen } = recorder(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo',
      'issue-title': 'Flaky tests',
      'github-token': 'ghs_t0k3n',
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(gitHub.calls).toHaveLength(1)
  answer()
  await pause(50)
  expect(seen.info).toEqual([])
  expect(seen.warnings).toEqual([])
})
