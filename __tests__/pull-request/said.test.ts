/** What steps say, write and send, whole: log, warnings, error, summary and requests. */
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { A, live, MISSING, type Past, QUEUE, record, type World } from './world.js'

type Inputs = Readonly<Record<string, string>>
const NO_TOKEN = '`github-token` is empty, so all reasons come from the service.'
const FACTS = 'Since (UTC) 2026-09-17 10:01 · Head commit aaaaaaaaaaaa'
const at = (state: string, more: object = {}) => {
  const inQueue = !['merged', 'failed', 'cancelled'].includes(state)
  return record(state, inQueue, 1, { prSha: A, ...more })
}
/** Lines of the summary, without its table. */
const linesOf = (summary: string) =>
  shown(summary)
    .split('\n')
    .filter((line) => line !== '' && !/^[|<]/.test(line))

describe('in a dry run', () => {
  test.each<[Inputs, World['shows'], string | undefined, string]>([
    [{ operation: 'cancel' }, () => at('pending'), '/cancelPullRequest', 'planned'],
    [{ operation: 'cancel' }, () => MISSING, undefined, 'not-queued'],
    [{ operation: 'restart-tests' }, () => at('testing'), '/restartTestsOnPullRequest', 'planned'],
    [{}, () => MISSING, '/submitPullRequest', 'planned'],
    [{ wait: 'true' }, () => MISSING, '/submitPullRequest', 'planned'],
  ])('%j', async (inputs, shows, planned, expected) => {
    const { outcome, sent, seen } = await live({ shows }, { ...inputs, 'dry-run': 'true' })
    const written = sent.filter((path) => path !== '/getQueue')
    expect({ outcome, written }).toEqual({ outcome: expected, written: [] })
    const requests = seen.info.filter((line) => line.startsWith('▸'))
    expect(requests).toEqual(
      planned === undefined ? [] : [`▸ Dry run: POST ${planned} for #12 on main`],
    )
  })

  test('a wait takes nothing out, and says that it would have', async () => {
    const queue = { ...QUEUE, enqueuedPullRequests: [{ prNumber: 7 }, { prNumber: 12 }] }
    const { sent, seen, error } = await live(
      { shows: () => at('pending'), queue: () => ({ body: queue }) },
      {
        operation: 'wait-for-merge',
        'dry-run': 'true',
        'on-timeout': 'cancel',
        'timeout-minutes': '11',
        'poll-interval-seconds': '60',
      },
    )
    expect(sent).toEqual(['/getQueue'])
    expect(error).toContain('Timed out after 11 min; #12 is still PENDING. Dry run: it was left')
    expect(seen.info).toEqual([
      'Waiting up to 11 min for #12 on main to be merged',
      'Now PENDING',
      'Still PENDING, place 2 of 2, 5 min of 11 min',
      'Still PENDING, place 2 of 2, 10 min of 11 min',
      NO_TOKEN,
    ])
    expect(seen.outputs).toMatchObject({ 'queue-position': '2', 'queue-depth': '2' })
  })
})

describe('get-pull-request', () => {
  const paused = () => ({ body: { ...QUEUE, state: 'paused' } })

  test.each<[string, Inputs, readonly string[], readonly string[]]>([
    [
      'pending',
      {},
      ['/getQueue'],
      ['### ℹ️ #12 on main is PENDING, in the queue', 'The queue of main is paused', FACTS],
    ],
    ['testing', {}, [], ['### ℹ️ #12 on main is TESTING, in the queue', FACTS]],
    ['testing', { 'fail-on': 'FAILED' }, [], ['### ℹ️ #12 on main is TESTING, in the queue', FACTS]],
    [
      'failed',
      { 'fail-on': 'FAILED' },
      [],
      [
        '### ❌ #12 on main is FAILED, which fail-on lists',
        '**Next:** Run the step again when the state has changed.',
        FACTS,
      ],
    ],
  ])('%s with %j', async (state, inputs, sent, lines) => {
    const world = { shows: () => at(state), queue: paused }
    const step = await live(world, { operation: 'get-pull-request', ...inputs })
    expect(step.sent).toEqual(sent)
    expect(linesOf(step.seen.summary)).toEqual(lines)
    expect(step.passed).toBe(!lines[0]?.includes('❌'))
  })

  test('shows the priority that was chosen', async () => {
    const shows = () => at('testing', { priorityName: 'high' })
    const { seen } = await live({ shows }, { operation: 'get-pull-request' })
    expect(linesOf(seen.summary)[1]).toBe(FACTS.replace('· Head', '· Priority high · Head'))
  })

  test.each([
    [404, 'not-submitted', true],
    [403, 'unauthorized', false],
  ])('as a gate, HTTP %i is %s', async (status, expected, passes) => {
    const inputs = { operation: 'get-pull-request', 'fail-on': 'FAILED' }
    const { outcome, passed } = await live({ shows: () => ({ status, body: 'no' }) }, inputs)
    expect({ outcome, passed }).toEqual({ outcome: expected, passed: passes })
  })
})

describe('wait-for-merge', () => {
  const merging = (from: number) => ({
    shows: ({ now }: Past) => (now < from ? at('testing') : record('merged', false, 2)),
  })
  const HEAD = 'Head commit aaaaaaaaaaaa'

  test.each<[string, World, Inputs, readonly string[]]>([
    ['at once', merging(0), {}, ['### ✅ #12 merged into main', HEAD]],
    [
      'after a second',
      merging(1),
      { 'poll-interval-seconds': '1' },
      ['### ✅ #12 merged into main after 1 s', '1 min in the queue: **1 min testing** →'],
    ],
    [
      'when the time is up, which is fine',
      { shows: () => at('testing') },
      { 'on-timeout': 'pass', 'timeout-minutes': '2' },
      ['### ⏸ Timed out after 2 min; #12 is still TESTING', HEAD],
    ],
    [
      'not in time',
      {
        shows: () => at('not_ready', { readiness: { doesBaseBranchMatch: false } }),
      },
      { 'not-ready-timeout-minutes': '3' },
      ["### ⏸ #12 wasn't ready within 3 min: 1 thing missing", 'Its base branch is not main'],
    ],
    [
      'into another branch',
      {
        shows: ({ now }) => (now < 90 ? at('testing') : at('merged', { prBaseBranch: 'release' })),
      },
      {},
      ['### ❌ #12 left the merge queue', 'It was merged into release, not into main'],
    ],
    [
      'never: it is gone',
      { shows: ({ now }) => (now < 90 ? at('testing') : MISSING) },
      {},
      ['### ❌ #12 left the merge queue without a final state'],
    ],
  ])('%s', async (_, world, inputs, lines) => {
    const { seen } = await live(world, { operation: 'wait-for-merge', ...inputs })
    const found = linesOf(seen.summary)
    for (const [index, line] of lines.entries()) expect(found[index]).toContain(line)
    if (lines[0]?.endsWith('left the merge queue')) expect(found[0]).toBe(lines[0])
  })

  test.each([
    ['0.5', 10, 21],
    ['1', 10, 21],
    ['2', 60, 75],
    ['', 60, 75],
  ])('a poll interval of %s s tolerates an absence for %i s', async (seconds, least, most) => {
    const inputs = { operation: 'wait-for-merge', 'poll-interval-seconds': seconds }
    const step = await live({ shows: () => MISSING }, inputs)
    expect(step.outcome).toBe('not-submitted')
    expect(step.seconds).toBeGreaterThanOrEqual(least)
    expect(step.seconds).toBeLessThanOrEqual(most)
  })

  test('a service that fails is in the report with its request and its answer', async () => {
    const refused = { status: 403, body: 'not yours' }
    const { outcome, seen } = await live({ shows: () => refused }, { operation: 'wait-for-merge' })
    expect(outcome).toBe('unauthorized')
    expect(linesOf(seen.summary).slice(0, 2)).toEqual([
      '### ❌ Stopped waiting for #12: access was denied',
      'POST /getSubmittedPullRequest for #12 on main: HTTP 403: not yours',
    ])
  })

  test('a merge without a token for GitHub has no commit, and no warning says so', async () => {
    const { seen, outcome } = await live(merging(0), { operation: 'wait-for-merge' })
    expect([outcome, seen.outputs['merge-commit-sha'], seen.warnings]).toEqual(['merged', '', []])
  })

  test('a merge that GitHub does not answer about is looked up once', async () => {
    const { seconds, seen, gitHub } = await live(
      {
        shows: () => at('merged'),
        gitHub: { merged: true },
        after: (_, { gitHub }) => gitHub.pullRequests.delete(12),
      },
      { operation: 'wait-for-merge' },
    )
    expect(seen.outputs['outcome']).toBe('merged')
    expect(seconds).toBe(0)
    expect(gitHub.calls.filter(({ path }) => path.endsWith('/pulls/12'))).toHaveLength(1)
    expect(seen.warnings.map(({ message }) => message).join()).toContain('`merge-commit-sha`')
  })

  test('the commit of a merge that GitHub shows later is waited for', async () => {
    const sha = 'c'.repeat(40)
    const { seconds, seen } = await live(
      {
        shows: () => at('merged'),
        gitHub: { mergeCommitSha: 'd'.repeat(40) },
        onGitHub: (calls, gitHub) => {
          if (calls.length === 3)
            gitHub.pullRequests.set(12, { number: 12, merged: true, mergeCommitSha: sha })
        },
      },
      { operation: 'wait-for-merge' },
    )
    expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': sha })
    expect(seconds).toBe(4)
    expect(seen.warnings).toEqual([])
  })
})

describe('submit', () => {
  test.each<[string, World, Inputs, readonly string[]]>([
    [
      'merged elsewhere',
      { shows: () => MISSING, gitHub: { merged: true, baseBranch: 'release' } },
      {},
      ['#12 is merged into release, not into main: not submitted', 'Outcome: skipped-closed'],
    ],
    [
      'closed',
      { shows: () => MISSING, gitHub: { state: 'closed' } },
      { comment: 'always' },
      ['#12 is closed: not submitted', 'Outcome: skipped-closed'],
    ],
    [
      'without the label',
      { shows: () => MISSING, gitHub: { labels: ['other'] } },
      { 'require-label': 'queue' },
      ['#12 does not have the label queue: not submitted', 'Outcome: skipped-label'],
    ],
    [
      'merged already, where a comment is begun for no merge',
      { shows: () => at('merged'), gitHub: { merged: true } },
      { comment: 'always' },
      ['#12 is already merged', 'Outcome: already-merged'],
    ],
    [
      'queued already',
      { shows: () => at('pending') },
      {},
      [
        '#12 on main is in the queue already; reading once more in 3 s',
        '#12 was already in the queue of main, place 1 of 1; state PENDING',
        'Outcome: already-queued',
      ],
    ],
    [
      'merged while it is read back, whatever its priority was',
      {
        shows: ({ submittedAt }) =>
          submittedAt === undefined ? MISSING : at('merged', { priorityName: 'low' }),
        gitHub: { labels: ['queue'] },
      },
      { comment: 'on-failure', 'remove-label': 'queue', priority: 'high' },
      [
        '#12 was submitted and merged into main; state MERGED',
        'Label queue removed',
        'Outcome: submitted',
      ],
    ],
  ])('%s', async (_, world, inputs, info) => {
    const { seen, passed, gitHub } = await live(world, inputs)
    expect(passed).toBe(true)
    expect(seen.info).toEqual(info)
    expect(seen.warnings).toEqual([])
    expect(gitHub.comments).toEqual([])
  })

  test('what the service kept is said whole', async () => {
    const shows = () => at('pending', { priorityName: 'low', noBatch: false })
    const { seen } = await live({ shows }, { priority: 'high', 'no-batch': 'true' })
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      '#12 on main: The service kept priority low instead of high and no-batch false instead of true',
    ])
  })

  test('a queue that cannot be read is said', async () => {
    const shows = ({ submittedAt }: Past) => (submittedAt === undefined ? MISSING : at('testing'))
    const { seen } = await live({ shows, queue: () => ({ status: 400, body: 'no' }) }, {})
    const said = seen.warnings.map(({ message }) => message).join()
    expect(said).toContain('The queue could not be read: HTTP 400: no')
  })

  test('a failure is in the comment, with why', async () => {
    const submit = () => ({ status: 400, body: 'no' })
    const { gitHub } = await live(
      { shows: () => MISSING, submit, gitHub: {} },
      { comment: 'always' },
    )
    const [comment] = gitHub.comments
    expect(linesOf(comment?.body ?? '').slice(0, 3)).toEqual([
      '### ❌ #12 was not submitted to the queue of main',
      'POST /submitPullRequest for #12 on main: HTTP 400: no',
      '**Next:** Read the answer of the service, correct the inputs, then run the step again.',
    ])
  })

  test('the record is read beside GitHub', async () => {
    let read = false
    const early: boolean[] = []
    await live(
      {
        shows: () => {
          read = true
          return at('pending')
        },
        gitHub: {},
        // The answer waits for the reading, or for a second.
        onGitHub: async () => {
          const limit = Date.now() + 1000
          while (!read && Date.now() < limit) await new Promise((go) => setTimeout(go, 5))
          early.push(read)
        },
      },
      {},
    )
    expect(early[0]).toBe(true)
  })
})
