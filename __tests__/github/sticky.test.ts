import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const MARKER = '<!-- merge-queue-action:pull-request -->'
const wanted = (body: string) => ({ number: 12, marker: 'pull-request', body })

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
      const { github } = gitHubClient(sandbox.url)
      const { action } = await github.upsertComment(wanted('New'))
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
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('a\nb\n'))).toMatchObject({ action: 'unchanged' })
  })

  test.each([true, false])(
    'lost answer of the creation (applied: %s): there is one in the end',
    async (applied) => {
      await using sandbox = await gitHubSandbox()
      sandbox.faults.push(undefined, undefined, { status: 502, applied })
      const { github } = gitHubClient(sandbox.url)
      await github.upsertComment(wanted('Queued'))
      expect(sandbox.comments).toHaveLength(1)
    },
  )

  test('longer than GitHub takes is cut at the end of a line', async () => {
    await using sandbox = await gitHubSandbox()
    const { github } = gitHubClient(sandbox.url)
    await github.upsertComment(wanted('a row of the table\n'.repeat(5000)))
    const [{ body } = { body: '' }] = sandbox.comments
    expect(body.startsWith(`${MARKER}\na row of the table\n`)).toBe(true)
    expect(body.length).toBeLessThanOrEqual(65_536)
    expect(body.length).toBeGreaterThan(65_536 - 'a row of the table\n'.length)
    expect(body).toMatch(/^a row of the table\n\n… cut, because GitHub accepts no longer text\.$/m)
  })

  test('as long as GitHub takes is whole', async () => {
    await using sandbox = await gitHubSandbox()
    const { github } = gitHubClient(sandbox.url)
    const body = 'a row\n'.repeat(20_000).slice(0, 65_536 - `${MARKER}\n`.length)
    await github.upsertComment(wanted(body))
    expect(sandbox.comments[0]?.body).toBe(`${MARKER}\n${body}`)
  })

  test('without the permission, the error names it', async () => {
    await using sandbox = await gitHubSandbox()
    const message = 'Resource not accessible by integration'
    sandbox.faults.push(undefined, undefined, { status: 403, body: { message } })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'unauthorized',
      message:
        'Commenting on #12: HTTP 403: Resource not accessible by integration. Add `pull-requests: write` to the `permissions` of the job, or use a `github-token` that has this permission.',
    })
  })
})

describe('whose comment it is', () => {
  const bot = 'github-actions[bot]'

  test('one 502 is retried', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({ status: 502 })
    const { github, retries } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('Queued'))).toMatchObject({ action: 'created' })
    expect(retries).toEqual([expect.stringContaining('POST /graphql: HTTP 502')])
  })

  test('a failure is not remembered', async () => {
    await using sandbox = await gitHubSandbox({ login: 'mona' })
    const { github } = gitHubClient(sandbox.url)
    for (let i = 0; i < 8; i++) sandbox.faults.push({ status: 502 })
    await github.upsertComment(wanted('Queued'))
    sandbox.comments.splice(0)
    sandbox.comments.push({ id: 1, issue: 12, author: bot, body: `${MARKER}\nCopied` })
    expect(await github.upsertComment(wanted('Queued'))).toMatchObject({ action: 'created' })
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
      const { github } = gitHubClient(sandbox.url)
      expect(await github.upsertComment(wanted('New'))).toMatchObject({ action: 'updated' })
      expect(sandbox.comments.map(({ body }) => body)).toEqual([
        `${MARKER}\nCopied`,
        `${MARKER}\nNew`,
      ])
    },
  )
})

describe('two runs at once', () => {
  const bot = 'github-actions[bot]'

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
      if (count === 3)
        sandbox.comments.push({ id: 1, issue: 12, author: bot, body: `${MARKER}\nTheirs` })
    }
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('Ours'))).toMatchObject({ action: 'updated' })
    expect(sandbox.comments).toEqual([expect.objectContaining({ id: 1, body: `${MARKER}\nOurs` })])
  })

  test('a comment that is deleted before its update is created again', async () => {
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 12, author: bot, body: `${MARKER}\nOld` }],
    })
    sandbox.beforeServing = (count) => {
      if (count === 3) sandbox.comments.splice(0)
    }
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('New'))).toMatchObject({ action: 'created' })
    expect(sandbox.comments).toEqual([expect.objectContaining({ body: `${MARKER}\nNew` })])
  })

  test('a creation counts even when the second look fails', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(undefined, undefined, undefined)
    for (let i = 0; i < 4; i++) sandbox.faults.push({ status: 502 })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('New'))).toMatchObject({ action: 'created' })
  })

  const body = '<!-- merge-queue-action:flaky -->\nTwo'
  const issues = [
    { number: 3, author: bot, body },
    { number: 5, author: bot, body },
  ]

  /** Why the issues were closed, in order. */
  const reasonsOf = ({ calls }: { readonly calls: readonly { readonly body: unknown }[] }) =>
    calls.flatMap(({ body }) => (body as { state_reason?: string } | undefined)?.state_reason ?? [])

  /** Another run opens the same issue of a family at the same time, a little earlier. */
  function openedTwice(sandbox: Awaited<ReturnType<typeof gitHubSandbox>>, closing?: number) {
    const theirs = '<!-- merge-queue-action:flaky/a -->\nTheirs'
    // The question whose token it is, the open and the closed issues, then the creation.
    sandbox.beforeServing = (count) => {
      if (count === 4)
        sandbox.issues.push({
          number: 1,
          author: bot,
          body: theirs,
          title: 'a',
          state: 'open',
          labels: [],
        })
      // Behind the second look at the open issues.
      if (count === 6 && closing !== undefined)
        sandbox.faults.push({ status: closing, body: { message: 'no' } })
    }
    const { github } = gitHubClient(sandbox.url)
    const wanted = [{ marker: 'flaky/a', title: 'a', body: 'Ours' }]
    return github.upsertIssues('flaky', wanted, () => false)
  }

  test('of two issues of a family that two runs open, the older one stays', async () => {
    await using sandbox = await gitHubSandbox()
    await openedTwice(sandbox)
    expect(sandbox.issues.map(({ number, state }) => ({ number, state }))).toEqual([
      { number: 1, state: 'open' },
      { number: 2, state: 'closed' },
    ])
    expect(reasonsOf(sandbox)).toEqual(['not_planned'])
  })

  test.each([403, 404, 410, 422])(
    'closing the younger of two that two runs open is answered with HTTP %i',
    async (status) => {
      await using sandbox = await gitHubSandbox()
      const kept = openedTwice(sandbox, status)
      // Gone, there is nothing left to close.
      if (status === 404 || status === 410) expect(await kept).toMatchObject({ closed: 0 })
      else await expect(kept).rejects.toMatchObject({ status })
      expect(sandbox.calls.at(-1)?.method).toBe('PATCH')
    },
  )

  test('of two issues the older one is kept and the other closed', async () => {
    await using sandbox = await gitHubSandbox({ issues })
    const { github } = gitHubClient(sandbox.url)
    const kept = await github.upsertIssue({ marker: 'flaky', title: 'Flaky', body: 'Three' })
    expect(kept).toMatchObject({ number: 3, action: 'updated' })
    expect(sandbox.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    expect(reasonsOf(sandbox)).toEqual(['not_planned'])
  })

  test('all of them are closed when nothing is left', async () => {
    await using sandbox = await gitHubSandbox({ issues })
    const { github } = gitHubClient(sandbox.url)
    const kept = await github.upsertIssue({ marker: 'flaky', title: 'Flaky', body: undefined })
    expect(kept).toMatchObject({ number: 3, action: 'closed' })
    expect(sandbox.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(reasonsOf(sandbox)).toEqual(['completed', 'completed'])
  })

  test('leave one open issue', async () => {
    await using sandbox = await gitHubSandbox()
    await Promise.all(
      ['Two', 'Three'].map((text) =>
        gitHubClient(sandbox.url).github.upsertIssue({
          marker: 'flaky',
          title: 'Flaky',
          body: text,
        }),
      ),
    )
    expect(sandbox.issues.filter(({ state }) => state === 'open')).toHaveLength(1)
  })
})

describe('a list that lags behind', () => {
  const empty = { status: 200, body: [] }

  test('does not hide the comment that was just created', async () => {
    await using sandbox = await gitHubSandbox()
    // The question whose token it is, the list, the creation, and the list again.
    sandbox.faults.push(undefined, undefined, undefined, empty)
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('Queued'))).toMatchObject({ action: 'created' })
    expect(sandbox.comments).toHaveLength(1)
  })

  test('does not hide the issue that was just created', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(undefined, undefined, undefined, undefined, empty)
    const { github } = gitHubClient(sandbox.url)
    const kept = await github.upsertIssue({ marker: 'flaky', title: 'Flaky', body: 'Two' })
    expect(kept).toMatchObject({ number: 1, action: 'created' })
    expect(sandbox.issues).toMatchObject([{ state: 'open' }])
  })
})

test('the oldest comment stays, whatever the order of the list', async () => {
  const author = 'github-actions[bot]'
  await using sandbox = await gitHubSandbox({
    comments: [3, 1, 2].map((id) => ({ id, issue: 12, author, body: `${MARKER}\nOld` })),
  })
  const { github } = gitHubClient(sandbox.url)
  expect(await github.upsertComment(wanted('Old'))).toMatchObject({
    action: 'unchanged',
    url: expect.stringMatching(/issuecomment-1$/),
  })
  expect(sandbox.comments).toEqual([expect.objectContaining({ id: 1 })])
  const requests = sandbox.calls.map(({ method }) => method)
  expect(requests).toEqual(['POST', 'GET', 'DELETE', 'DELETE'])
})

test('a comment that is deleted each time it is written is given up', async () => {
  const author = 'github-actions[bot]'
  await using sandbox = await gitHubSandbox()
  const old = { id: 1, issue: 12, author, body: `${MARKER}\nOld` }
  sandbox.beforeServing = () => {
    const { method = '' } = sandbox.calls.at(-1) ?? {}
    sandbox.comments.splice(0, 1, ...(method === 'PATCH' ? [] : [{ ...old }]))
  }
  const { github } = gitHubClient(sandbox.url)
  await expect(github.upsertComment(wanted('New'))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('it was deleted each time it was written'),
  })
  expect(sandbox.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(4)
})

test.each([403, 404, 410, 422])('an update that is answered with HTTP %i', async (status) => {
  await using sandbox = await gitHubSandbox({
    comments: [{ issue: 12, author: 'github-actions[bot]', body: `${MARKER}\nOld` }],
  })
  sandbox.faults.push(undefined, undefined, { status, body: { message: 'no' } })
  const { github } = gitHubClient(sandbox.url)
  const kept = github.upsertComment(wanted('New'))
  // Gone, it is written again.
  if (status === 404 || status === 410) expect(await kept).toMatchObject({ action: 'updated' })
  else await expect(kept).rejects.toMatchObject({ status })
})

test('after a lost answer, the creation is looked for after a second, four times in all', async () => {
  await using sandbox = await gitHubSandbox()
  for (let round = 0; round < 4; round++) sandbox.faults.push(undefined, { status: 502, body: {} })
  // Whose token it is.
  sandbox.faults.unshift(undefined)
  const { github, clock } = gitHubClient(sandbox.url)
  await expect(github.upsertComment(wanted('New'))).rejects.toMatchObject({
    ambiguous: true,
    message: expect.stringContaining('Commenting on #12: HTTP 502'),
  })
  expect(sandbox.calls.filter(({ method }) => method === 'POST')).toHaveLength(5)
  expect(clock.elapsed).toBe(3000)
})

describe('lists', () => {
  test('a next page on another origin is not followed', async () => {
    await using other = await gitHubSandbox()
    await using sandbox = await gitHubSandbox()
    const link = `<${other.url}/repos/octo-org/orion/issues/12/comments?page=2>; rel="next"`
    sandbox.faults.push(undefined, { status: 200, body: [], headers: { link } })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining(`the next page is at ${other.url}, which is not followed`),
    })
    expect(other.calls).toEqual([])
  })

  const PAGE_2 = '</repos/octo-org/orion/issues/12/comments?per_page=100&page=2>'
  test.each([
    ['the next page', `${PAGE_2}; rel="next"`, 2],
    ['the next page, without quotes', `${PAGE_2}; rel=next`, 2],
    ['the next page, among others', `</first>; rel="first", ${PAGE_2};rel="next"`, 2],
    ['other pages', `${PAGE_2}; rel="last", </first>; rel="first"`, 1],
    ['a page without a word about it', PAGE_2, 1],
  ])('a link to %s', async (_, link, pages) => {
    const author = 'github-actions[bot]'
    const noise = Array.from({ length: 100 }, () => ({ issue: 12, author, body: '' }))
    await using sandbox = await gitHubSandbox({
      comments: [...noise, { issue: 12, author, body: `${MARKER}\nNew` }],
    })
    sandbox.faults.push(undefined, { status: 200, body: [], headers: { link } })
    const { github } = gitHubClient(sandbox.url)
    const { action } = await github.upsertComment({ ...wanted('New'), onlyUpdate: true })
    expect(action).toBe(pages === 2 ? 'unchanged' : 'none')
    expect(sandbox.calls.filter(({ method }) => method === 'GET')).toHaveLength(pages)
  })

  test('a link to what is no address is named', async () => {
    await using sandbox = await gitHubSandbox()
    const headers = { link: '<http://[>; rel="next"' }
    sandbox.faults.push(undefined, { status: 200, body: [], headers })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining('the link to the next page is not an address'),
    })
  })

  test('a page that links to itself ends', async () => {
    await using sandbox = await gitHubSandbox()
    const link = '</repos/octo-org/orion/issues/12/comments?per_page=100>; rel="next"'
    const page = { status: 200, body: [], headers: { link } }
    sandbox.faults.push(undefined, page, page, page)
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining('the list still does not end (pages read: 1)'),
    })
  })
})

describe('web pages do not count as answers', () => {
  const page = {
    status: 200,
    body: '<!doctype html><title>Sign in</title>',
    headers: { 'content-type': 'text/html' },
  }
  /** More than any retry outlives. */
  const pages = Array.from({ length: 20 }, () => page)

  test('to a list, a creation, an update', async () => {
    for (const before of [1, 2]) {
      await using sandbox = await gitHubSandbox()
      sandbox.faults.push(...Array.from({ length: before }, () => undefined), ...pages)
      const { github } = gitHubClient(sandbox.url)
      await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
        kind: 'bad-response',
      })
    }
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 12, author: 'github-actions[bot]', body: `${MARKER}\nOld` }],
    })
    sandbox.faults.push(undefined, undefined, ...pages)
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'bad-response',
    })
  })

  test('and one in place of a creation leads to a single comment', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(undefined, undefined, page)
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('Queued'))).toMatchObject({ action: 'created' })
    expect(sandbox.comments).toHaveLength(1)
  })

  test('to the removal of a label', async () => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push(...pages)
    const { github } = gitHubClient(sandbox.url)
    await expect(github.removeLabel(12, 'queue')).rejects.toMatchObject({ kind: 'bad-response' })
  })
})

describe('an issue', () => {
  const report = { marker: 'flaky', title: 'Flaky tests' }
  const FLAKY = '<!-- merge-queue-action:flaky -->'

  test('goes through its life: none, created, unchanged, updated, closed, none, reopened', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    const keep = async (body: string | undefined, title = report.title) =>
      (await github.upsertIssue({ ...report, title, body })).action
    expect(await keep(undefined)).toBe('none')
    expect(await keep('Two')).toBe('created')
    expect(await keep('Two')).toBe('unchanged')
    expect(await keep('Three')).toBe('updated')
    expect(await keep('Three', 'Flaky tests of orion')).toBe('updated')
    expect(await keep(undefined)).toBe('closed')
    expect(sandbox.issues).toMatchObject([{ number: 13, state: 'closed' }])
    expect(await keep(undefined)).toBe('none')
    expect(await keep('One')).toBe('reopened')
    expect(sandbox.issues).toEqual([
      {
        number: 13,
        author: 'github-actions[bot]',
        title: report.title,
        body: `${FLAKY}\nOne`,
        state: 'open',
        labels: [],
      },
    ])
  })

  test('says where it is', async () => {
    await using sandbox = await gitHubSandbox()
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertIssue({ ...report, body: 'Two' })).toEqual({
      number: 1,
      url: expect.stringMatching(/\/octo-org\/orion\/issues\/1$/),
      action: 'created',
    })
  })

  test('that was closed is looked for no further than the first page that has it', async () => {
    const author = 'github-actions[bot]'
    const closed = { author, state: 'closed' as const }
    await using sandbox = await gitHubSandbox({
      issues: Array.from({ length: 250 }, (_, index) => ({
        ...closed,
        number: index + 1,
        body: index === 180 ? `${FLAKY}\nOld` : `${index}`,
      })),
    })
    const { github } = gitHubClient(sandbox.url)
    const { number, action } = await github.upsertIssue({ ...report, body: 'New' })
    expect({ number, action }).toEqual({ number: 181, action: 'reopened' })
    const pages = sandbox.calls.filter(({ path }) => path.includes('state=closed'))
    expect(pages).toHaveLength(2)
  })

  test('of a family that was closed is looked for up to the page that has the last of them', async () => {
    const closed = { author: 'github-actions[bot]', state: 'closed' as const }
    const markers = new Map([
      [40, 'flaky/a'],
      [140, 'flaky/b'],
      [240, 'flaky/c'],
    ])
    await using sandbox = await gitHubSandbox({
      issues: [
        ...Array.from({ length: 250 }, (_, index) => ({
          ...closed,
          number: index + 1,
          body: `<!-- merge-queue-action:${markers.get(index + 1) ?? 'other'} -->\nOld`,
        })),
        // Of one that is open, no closed one is looked for.
        { ...closed, number: 251, body: '<!-- merge-queue-action:flaky/d -->\nOld', state: 'open' },
      ],
    })
    const { github } = gitHubClient(sandbox.url)
    const wanted = ['a', 'b', 'd'].map((one) => ({
      marker: `flaky/${one}`,
      title: one,
      body: 'New',
    }))
    const { kept } = await github.upsertIssues('flaky', wanted, () => false)
    expect(kept).toMatchObject([
      { number: 40, action: 'reopened' },
      { number: 140, action: 'reopened' },
      { number: 251, action: 'updated' },
    ])
    const pages = sandbox.calls.filter(({ path }) => path.includes('state=closed'))
    expect(pages).toHaveLength(2)
  })

  test('of another author, or a pull request, is never touched', async () => {
    const body = `${FLAKY}\nCopied`
    const author = 'github-actions[bot]'
    await using sandbox = await gitHubSandbox({
      issues: [
        { number: 1, author: 'eve', body },
        { number: 2, author, body, isPullRequest: true },
        { number: 3, author, body: 'No marker' },
      ],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertIssue({ ...report, body: undefined })).toMatchObject({
      action: 'none',
    })
    expect(await github.upsertIssue({ ...report, body: 'Two' })).toMatchObject({ number: 4 })
    expect(sandbox.issues.slice(0, 3).every(({ state }) => state === 'open')).toBe(true)
  })
})
