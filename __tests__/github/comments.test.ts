import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const bot = 'github-actions[bot]'

const MARKER = '<!-- merge-queue-action:pull-request -->'

const wanted = (body: string) => ({ number: 12, marker: 'pull-request', body })

/** Writes a comment as a step that begins now. */
const upsert = (sandbox: GitHubSandbox, body: string) =>
  gitHubClient(sandbox.url).github.upsertComment(wanted(body))

const OLD = [{ issue: 12, author: bot, body: `${MARKER}\nOld` }]

describe('a comment', () => {
  test('is created, kept, edited', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    const first = await github.upsertComment(wanted('Queued\n\n| a |\n'))
    expect(first).toEqual({
      action: 'created',
      url: expect.stringContaining('/pull/12#issuecomment-1'),
    })
    expect(await github.upsertComment(wanted('Queued\n\n| a |\n'))).toEqual({
      ...first,
      action: 'unchanged',
    })
    expect(await github.upsertComment(wanted('Merged'))).toEqual({ ...first, action: 'updated' })
    expect(sandbox.comments).toEqual([
      { id: 1, issue: 12, author: 'github-actions[bot]', body: `${MARKER}\nMerged` },
    ])
    expect(sandbox.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test.each(['github-actions[bot]', 'our-app[bot]', 'mona'])(
    'of %s is found on a later page, and nobody else’s',
    async (login) => {
      const noise = Array.from({ length: 150 }, (_, i) => ({
        issue: 12,
        author: 'mona',
        body: `${i}`,
      }))
      await using sandbox = await gitHubSandbox({
        login,
        comments: [
          { issue: 12, author: 'eve', body: `${MARKER}\nCopied` },
          { issue: 13, author: login, body: `${MARKER}\nOn another pull request` },
          { issue: 12, author: login, body: `I quote:\n${MARKER}` },
          { issue: 12, author: login, body: '<!-- merge-queue-action:flaky -->\nAnother report' },
          ...noise,
          { issue: 12, author: login, body: `${MARKER}\r\nOld` },
        ],
      })
      const { action } = await upsert(sandbox, 'New')
      expect(action).toBe('updated')
      expect(sandbox.comments.filter(({ body }) => body === `${MARKER}\nNew`)).toEqual([
        expect.objectContaining({ id: 155 }),
      ])
    },
  )

  test('line ends as GitHub gives them back are no change', async () => {
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 12, author: 'github-actions[bot]', body: `${MARKER}\r\na\r\nb` }],
    })
    expect(await upsert(sandbox, 'a\nb\n')).toMatchObject({ action: 'unchanged' })
  })

  test.each([true, false])(
    'one comment is left after the answer to a creation was lost (applied: %s)',
    async (applied) => {
      await using sandbox = await gitHubSandbox()
      sandbox.faults.push(undefined, { status: 502, applied })
      await upsert(sandbox, 'Queued')
      expect(sandbox.comments).toHaveLength(1)
    },
  )

  test('above the limit of GitHub is cut at the end of a line', async () => {
    await using sandbox = await gitHubSandbox()
    await upsert(sandbox, 'a row of the table\n'.repeat(5000))
    const [{ body } = { body: '' }] = sandbox.comments
    expect(body.startsWith(`${MARKER}\na row of the table\n`)).toBe(true)
    expect(body.length).toBeLessThanOrEqual(65_536)
    expect(body.length).toBeGreaterThan(65_536 - 'a row of the table\n'.length)
    expect(body).toMatch(/^a row of the table\n\n… cut, because GitHub accepts no longer text\.$/m)
  })

  test('at the limit of GitHub is not cut', async () => {
    await using sandbox = await gitHubSandbox()
    const body = 'a row\n'.repeat(20_000).slice(0, 65_536 - `${MARKER}\n`.length)
    await upsert(sandbox, body)
    expect(sandbox.comments[0]?.body).toBe(`${MARKER}\n${body}`)
  })

  test('without the permission, the error names it', async () => {
    await using sandbox = await gitHubSandbox()
    const message = 'Resource not accessible by integration'
    sandbox.faults.push(undefined, { status: 403, body: { message } })
    await expect(upsert(sandbox, 'Queued')).rejects.toMatchObject({
      kind: 'unauthorized',
      message:
        'Commenting on #12: HTTP 403: Resource not accessible by integration. Add `pull-requests: write` to the `permissions` of the job, or use a `github-token` that has this permission.',
    })
  })
})

describe('the author of comments', () => {
  test('is asked for again after a failure', async () => {
    await using sandbox = await gitHubSandbox({ login: 'mona', comments: OLD })
    const { github } = gitHubClient(sandbox.url)
    sandbox.faults.push(undefined)
    for (let i = 0; i < 8; i++) sandbox.faults.push({ status: 502 })
    // Without an answer, the comment of any bot counts, and GitHub refuses to change it.
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({ status: 403 })
    expect(await github.upsertComment(wanted('Queued'))).toMatchObject({ action: 'created' })
  })

  test.each([
    ['without a comment of this action', []],
    ['with comments that have no marker', [{ issue: 12, author: 'mona', body: 'Nice' }]],
  ])('is not asked for %s', async (_, comments) => {
    await using sandbox = await gitHubSandbox({ comments })
    expect(await upsert(sandbox, 'Queued')).toMatchObject({ action: 'created' })
    expect(sandbox.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  test('is that of a comment that was just created, and others who copy it do not count', async () => {
    await using sandbox = await gitHubSandbox({ login: 'mona' })
    sandbox.beforeServing = (count) => {
      if (count === 3)
        sandbox.comments.unshift({ id: 7, issue: 12, author: bot, body: `${MARKER}\nCopied` })
    }
    expect(await upsert(sandbox, 'Queued')).toMatchObject({ action: 'created' })
    expect(sandbox.comments.map(({ author }) => author)).toEqual([bot, 'mona'])
    expect(sandbox.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  test('is asked for if the answer to a creation does not name it', async () => {
    await using sandbox = await gitHubSandbox()
    const changes = (body: unknown) => ({ ...(body as object), user: null })
    sandbox.faults.push(undefined, { status: 201, changes })
    expect(await upsert(sandbox, 'Queued')).toMatchObject({ action: 'created' })
    expect(sandbox.calls.map(({ path }) => path)).toContain('/graphql')
  })

  test.each(['our-app[bot]', 'mona'])(
    'without GraphQL the comment of %s is found all the same, and nobody else’s',
    async (login) => {
      await using sandbox = await gitHubSandbox({
        login,
        graphql: false,
        comments: [
          { issue: 12, author: 'eve', body: `${MARKER}\nCopied` },
          { issue: 12, author: login, body: `${MARKER}\nOld` },
        ],
      })
      expect(await upsert(sandbox, 'New')).toMatchObject({ action: 'updated' })
      expect(sandbox.comments.map(({ body }) => body)).toEqual([
        `${MARKER}\nCopied`,
        `${MARKER}\nNew`,
      ])
    },
  )
})

describe('two runs at once', () => {
  test('leave one comment, with the text of the later one', async () => {
    await using sandbox = await gitHubSandbox()
    const bodies = ['Queued', 'Merged']
    await Promise.all(
      bodies.map((body) => gitHubClient(sandbox.url).github.upsertComment(wanted(body))),
    )
    expect(sandbox.comments).toHaveLength(1)
  })

  test('the older comment stays when another run commented first', async () => {
    await using sandbox = await gitHubSandbox()
    // Between the list and the creation.
    sandbox.beforeServing = (count) => {
      if (count === 2)
        sandbox.comments.push({ id: 1, issue: 12, author: bot, body: `${MARKER}\nTheirs` })
    }
    expect(await upsert(sandbox, 'Ours')).toMatchObject({ action: 'updated' })
    expect(sandbox.comments).toEqual([expect.objectContaining({ id: 1, body: `${MARKER}\nOurs` })])
  })

  test('a comment that is deleted before its update is created again', async () => {
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 12, author: bot, body: `${MARKER}\nOld` }],
    })
    sandbox.beforeServing = (count) => {
      if (count === 3) sandbox.comments.splice(0)
    }
    expect(await upsert(sandbox, 'New')).toMatchObject({ action: 'created' })
    expect(sandbox.comments).toEqual([expect.objectContaining({ body: `${MARKER}\nNew` })])
  })

  test('a comment counts as created even if the next reading fails', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(undefined, undefined)
    for (let i = 0; i < 4; i++) sandbox.faults.push({ status: 502 })
    expect(await upsert(sandbox, 'New')).toMatchObject({ action: 'created' })
  })
})

const empty = { status: 200, body: [] }

test('a list that lags does not hide the comment that was just created', async () => {
  await using sandbox = await gitHubSandbox()
  // The list, the creation, and the list again.
  sandbox.faults.push(undefined, undefined, empty)
  expect(await upsert(sandbox, 'Queued')).toMatchObject({ action: 'created' })
  expect(sandbox.comments).toHaveLength(1)
})

test('the oldest of several comments is kept, in any order of the list', async () => {
  const author = 'github-actions[bot]'
  await using sandbox = await gitHubSandbox({
    comments: [3, 1, 2].map((id) => ({ id, issue: 12, author, body: `${MARKER}\nOld` })),
  })
  expect(await upsert(sandbox, 'Old')).toMatchObject({
    action: 'unchanged',
    url: expect.stringMatching(/issuecomment-1$/),
  })
  expect(sandbox.comments).toEqual([expect.objectContaining({ id: 1 })])
  const requests = sandbox.calls.map(({ method }) => method)
  expect(requests).toEqual(['GET', 'POST', 'DELETE', 'DELETE'])
})

test('a comment that is deleted each time it is written is given up', async () => {
  const author = 'github-actions[bot]'
  await using sandbox = await gitHubSandbox()
  const old = { id: 1, issue: 12, author, body: `${MARKER}\nOld` }
  sandbox.beforeServing = () => {
    const { method = '' } = sandbox.calls.at(-1) ?? {}
    sandbox.comments.splice(0, 1, ...(method === 'PATCH' ? [] : [{ ...old }]))
  }
  await expect(upsert(sandbox, 'New')).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('it was deleted each time it was written'),
  })
  expect(sandbox.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(4)
})

test.each([404, 410])(
  'an update that is answered with HTTP %i is written again',
  async (status) => {
    await using sandbox = await gitHubSandbox({ comments: OLD })
    sandbox.faults.push(undefined, undefined, { status, body: { message: 'no' } })
    expect(await upsert(sandbox, 'New')).toMatchObject({ action: 'updated' })
  },
)

test.each([403, 422])('an update that is answered with HTTP %i fails', async (status) => {
  await using sandbox = await gitHubSandbox({ comments: OLD })
  sandbox.faults.push(undefined, undefined, { status, body: { message: 'no' } })
  await expect(upsert(sandbox, 'New')).rejects.toMatchObject({ status })
})

test('after a lost answer, the comment is looked for four times, one second apart', async () => {
  await using sandbox = await gitHubSandbox()
  for (let round = 0; round < 4; round++) sandbox.faults.push(undefined, { status: 502, body: {} })
  const { github, clock } = gitHubClient(sandbox.url)
  await expect(github.upsertComment(wanted('New'))).rejects.toMatchObject({
    mayHaveApplied: true,
    message: expect.stringContaining('Commenting on #12: HTTP 502'),
  })
  expect(sandbox.calls.filter(({ method }) => method === 'POST')).toHaveLength(4)
  expect(clock.elapsed).toBe(3000)
})

describe('a web page is no answer', () => {
  const page = {
    status: 200,
    body: '<!doctype html><title>Sign in</title>',
    headers: { 'content-type': 'text/html' },
  }
  /** More than any retry outlives. */
  const pages = Array.from({ length: 20 }, () => page)

  test.each([
    ['list', 0, []],
    ['creation', 1, []],
    ['update', 2, OLD],
  ])('to a %s', async (_, before, comments) => {
    await using sandbox = await gitHubSandbox({ comments })
    sandbox.faults.push(...Array<undefined>(before), ...pages)
    await expect(upsert(sandbox, 'Queued')).rejects.toMatchObject({ kind: 'bad-response' })
  })

  test('and one in place of a creation leads to a single comment', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(undefined, page)
    expect(await upsert(sandbox, 'Queued')).toMatchObject({ action: 'created' })
    expect(sandbox.comments).toHaveLength(1)
  })

  test('to the removal of a label', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(...pages)
    const { github } = gitHubClient(sandbox.url)
    await expect(github.deleteLabel(12, 'queue')).rejects.toMatchObject({ kind: 'bad-response' })
  })
})
