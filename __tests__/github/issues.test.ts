import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient, type TestGitHub } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const bot = 'github-actions[bot]'

/** Keeps an issue as a step that begins now; `undefined` closes it. */
const keep = (sandbox: GitHubSandbox, body: string | undefined, title = 'Flaky tests') =>
  gitHubClient(sandbox.url).github.upsertIssue({ marker: 'flaky', title, body })

type Wanted = Parameters<TestGitHub['upsertIssues']>[1]
/** Keeps the issues of a family, and closes no other. */
const keepFamily = (sandbox: GitHubSandbox, wanted: Wanted) =>
  gitHubClient(sandbox.url).github.upsertIssues('flaky', wanted, () => false)

describe('an issue', () => {
  const FLAKY = '<!-- merge-queue-action:flaky -->'

  test('goes through its life: none, created, unchanged, updated, closed, none, reopened', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const actionOf = async (body: string | undefined, title?: string) =>
      (await keep(sandbox, body, title)).action
    expect(await actionOf(undefined)).toBe('none')
    expect(await actionOf('Two')).toBe('created')
    expect(await actionOf('Two')).toBe('unchanged')
    expect(await actionOf('Three')).toBe('updated')
    expect(await actionOf('Three', 'Flaky tests of orion')).toBe('updated')
    expect(await actionOf(undefined)).toBe('closed')
    expect(sandbox.issues).toMatchObject([{ number: 13, state: 'closed' }])
    expect(await actionOf(undefined)).toBe('none')
    expect(await actionOf('One')).toBe('reopened')
    expect(sandbox.issues).toEqual([
      {
        number: 13,
        author: 'github-actions[bot]',
        title: 'Flaky tests',
        body: `${FLAKY}\nOne`,
        state: 'open',
        labels: [],
      },
    ])
  })

  test('that was closed is looked for up to the first page that has it', async () => {
    const author = 'github-actions[bot]'
    const closed = { author, state: 'closed' as const }
    await using sandbox = await gitHubSandbox({
      issues: Array.from({ length: 250 }, (_, index) => ({
        ...closed,
        number: index + 1,
        body: index === 80 ? `${FLAKY}\nOld` : `${index}`,
      })),
    })
    const { number, action } = await keep(sandbox, 'New')
    expect({ number, action }).toEqual({ number: 81, action: 'reopened' })
    const pages = sandbox.calls.filter(({ path }) => path.includes('state=closed'))
    expect(pages).toHaveLength(2)
  })

  test('of a family that was closed is looked for up to the page that has the last of them', async () => {
    const closed = { author: 'github-actions[bot]', state: 'closed' as const }
    const markers = new Map([
      [240, 'flaky/a'],
      [140, 'flaky/b'],
      [40, 'flaky/c'],
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
    const wanted = ['a', 'b', 'd'].map((one) => ({
      marker: `flaky/${one}`,
      title: one,
      body: 'New',
    }))
    const { kept } = await keepFamily(sandbox, wanted)
    expect([...kept.values()]).toMatchObject([
      { number: 240, action: 'reopened' },
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
    expect(await keep(sandbox, undefined)).toMatchObject({ action: 'none' })
    expect(await keep(sandbox, 'Two')).toMatchObject({ number: 4 })
    expect(sandbox.issues.slice(0, 3).every(({ state }) => state === 'open')).toBe(true)
  })
})

describe('two runs at once', () => {
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
    return keepFamily(sandbox, [{ marker: 'flaky/a', title: 'a', body: 'Ours' }])
  }

  test('of two issues that two runs open, the older one stays open', async () => {
    await using sandbox = await gitHubSandbox()
    await openedTwice(sandbox)
    expect(sandbox.issues.map(({ number, state }) => ({ number, state }))).toEqual([
      { number: 1, state: 'open' },
      { number: 2, state: 'closed' },
    ])
    expect(reasonsOf(sandbox)).toEqual(['not_planned'])
  })

  test.each([404, 410])('a duplicate that is gone (HTTP %i) needs no closing', async (status) => {
    await using sandbox = await gitHubSandbox()
    expect(await openedTwice(sandbox, status)).toMatchObject({ refused: [] })
    expect(sandbox.calls.at(-1)?.method).toBe('PATCH')
  })

  test.each([403, 422])('a duplicate that may not be closed (HTTP %i) is named', async (status) => {
    await using sandbox = await gitHubSandbox()
    const { refused } = await openedTwice(sandbox, status)
    expect(refused).toMatchObject([{ title: 'a duplicate issue', error: { status } }])
    expect(sandbox.calls.at(-1)?.method).toBe('PATCH')
  })

  test('the older of two issues is updated, and the other is closed', async () => {
    await using sandbox = await gitHubSandbox({ issues })
    const kept = await keep(sandbox, 'Three')
    expect(kept).toMatchObject({ number: 3, action: 'updated' })
    expect(sandbox.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
    expect(reasonsOf(sandbox)).toEqual(['not_planned'])
  })

  test('without a body, both issues are closed', async () => {
    await using sandbox = await gitHubSandbox({ issues })
    const kept = await keep(sandbox, undefined)
    expect(kept).toMatchObject({ number: 3, action: 'closed' })
    expect(sandbox.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(reasonsOf(sandbox)).toEqual(['completed', 'completed'])
  })
})

const empty = { status: 200, body: [] }

test('a list that lags does not hide the issue that was just created', async () => {
  await using sandbox = await gitHubSandbox()
  sandbox.faults.push(undefined, undefined, undefined, undefined, empty)
  const kept = await keep(sandbox, 'Two')
  expect(kept).toMatchObject({ number: 1, action: 'created' })
  expect(sandbox.issues).toMatchObject([{ state: 'open' }])
})

describe('issues of a family', () => {
  const wanted = ['a', 'b'].map((owner) => ({
    marker: `flaky/${owner}`,
    title: owner,
    body: 'New',
  }))

  test('are listed again after the answer to a creation was lost, so that none is opened twice', async () => {
    await using sandbox = await gitHubSandbox()
    // The question whose token it is, the open and the closed issues, then the creation.
    sandbox.faults.push(undefined, undefined, undefined, { status: 502, applied: true })
    const { kept } = await keepFamily(sandbox, wanted)
    expect([...kept.values()]).toMatchObject([{ number: 1 }, { number: 2, action: 'created' }])
    expect(sandbox.issues.map(({ title, state }) => ({ title, state }))).toEqual([
      { title: 'a', state: 'open' },
      { title: 'b', state: 'open' },
    ])
  })

  test('are listed again after one of them was deleted, so that another one is opened', async () => {
    const body = '<!-- merge-queue-action:flaky/a -->\nOld'
    await using sandbox = await gitHubSandbox({ issues: [{ number: 1, author: bot, body }] })
    // The question whose token it is, the open issues, then the update.
    sandbox.beforeServing = (count) => {
      if (count === 3) sandbox.issues.pop()
    }
    const { kept, refused } = await keepFamily(sandbox, wanted)
    expect(refused).toEqual([])
    expect(kept.get('flaky/a')).toMatchObject({ action: 'created' })
    expect(sandbox.issues).toMatchObject([
      { title: 'a', state: 'open' },
      { title: 'b', state: 'open' },
    ])
  })

  test('are not listed again after a creation that GitHub acknowledged', async () => {
    await using sandbox = await gitHubSandbox()
    await keepFamily(sandbox, wanted)
    const lists = sandbox.calls.filter(({ path }) => path.includes('state=open'))
    // The first one, and the look for duplicates.
    expect(lists).toHaveLength(2)
  })
})
