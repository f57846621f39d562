import { gitHubSandbox } from '../../sandbox/github/server.js'
import { example } from '../support/events.js'
import { describe, expect, test } from '../support/jest.js'

/**
 * Answers are checked against GitHub's schema by the compiler (sandbox/github/shapes.ts); here,
 * against its examples.
 */
const get = async (url: string) => {
  const response = await fetch(url, { headers: { authorization: 'token t' } })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as unknown,
  }
}

const keysOf = (value: unknown): string[] => Object.keys(value as object).sort()

describe('answers have every field of the payloads that GitHub publishes', () => {
  // The schema of today has these no more, or knows them only in webhooks.
  const GONE = new Set(['assignees', 'requested_reviewers', 'requested_teams', 'rebaseable'])

  test('a pull request, its head and base, and their repositories', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { body } = await get(`${sandbox.url}/repos/octo-org/orion/pulls/12`)
    type Whole = { head: { repo: object }; base: object }
    const whole = body as Whole
    const published = example('pull_request', 'opened')['pull_request'] as Whole
    expect(keysOf(whole)).toEqual(
      expect.arrayContaining(keysOf(published).filter((key) => !GONE.has(key))),
    )
    expect(keysOf(whole.head)).toEqual(keysOf(published.head))
    expect(keysOf(whole.base)).toEqual(keysOf(published.base))
    // What only an administrator's token sees is optional in the schema.
    const visible = keysOf(published.head.repo).filter((key) => !/^(allow_|delete_)/.test(key))
    expect(keysOf(whole.head.repo)).toEqual(expect.arrayContaining(visible))
  })

  test('a comment and its author', async () => {
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 1, author: 'mona', body: 'x' }],
    })
    const { body } = await get(`${sandbox.url}/repos/octo-org/orion/issues/1/comments`)
    const [comment] = body as [{ user: object }]
    const published = example('issue_comment')['comment'] as { user: object }
    expect(keysOf(comment)).toEqual(keysOf(published))
    expect(keysOf(comment.user)).toEqual(keysOf(published.user))
  })
})

test('the files of a pull request are listed up to 3000, and all counted', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 1, generatedFiles: 3001 }] })
  const base = `${github.url}/repos/octo-org/orion/pulls/1`
  const last = await get(`${base}/files?per_page=100&page=30`)
  expect(last.body).toHaveLength(100)
  expect(last.headers.get('link')).toBeNull()
  expect((await get(base)).body).toMatchObject({ changed_files: 3001 })
})

test('pages are linked as GitHub links them', async () => {
  await using sandbox = await gitHubSandbox({
    pullRequests: Array.from({ length: 5 }, (_, index) => ({ number: index + 1 })),
  })
  const base = `${sandbox.url}/repos/octo-org/orion/pulls?per_page=2`
  const first = await get(base)
  expect(first.body).toHaveLength(2)
  expect(first.headers.get('link')).toBe(
    `<${base}&page=2>; rel="next", <${base}&page=3>; rel="last"`,
  )
  const last = await get(`${base}&page=3`)
  expect(last.body).toHaveLength(1)
  expect(last.headers.get('link')).toBeNull()
})

test('unknown resources, and missing permissions', async () => {
  await using sandbox = await gitHubSandbox({ token: 'right' })
  expect(await get(`${sandbox.url}/repos/octo-org/orion/pulls/1`)).toMatchObject({ status: 401 })
  await using open = await gitHubSandbox()
  for (const path of ['/repos/octo-org/orion/pulls/1', '/repos/mona/orion/pulls', '/nothing'])
    expect(await get(`${open.url}${path}`)).toMatchObject({
      status: 404,
      body: { message: 'Not Found' },
    })
})
