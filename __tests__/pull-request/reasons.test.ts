/** Why a pull request is not merged: the output `reasons`, and what users read of it. */

import { QUEUE_REASONS } from '../../src/pull-request/reasons/queue-words.js'
import {
  firstRemedy,
  type Reason,
  reasonsOf,
  withoutCoveredReasons,
} from '../../src/pull-request/reasons/reasons.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { describe, expect, test } from '../support/jest.js'
import { A, type Inputs, live, recordOf, type World } from '../support/pull-request-world.js'
import { jsonOutput } from '../support/recorder.js'
import {
  CANCELLED,
  DECISIONS,
  FAILED,
  FAILED_CI,
  type Facts,
  LINT,
  left,
  NOT_READY,
  NOT_SUBMITTED_AGAIN,
  PAGES,
  RUN,
  SUBMITTED_AGAIN,
  shows,
  TEST_BRANCH,
  testing,
  WORLDS,
} from './reason-cases.js'

const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const OPEN = {
  closed: false,
  merged: false,
  draft: false,
  url: PAGES['pull'] as string,
  headSha: A,
  baseBranch: 'main',
}

const find = ({ gitHub, ...facts }: Facts, stack?: object) =>
  reasonsOf({
    ref: stack === undefined ? ref : { ...ref, stack: stack as never },
    gitHub: gitHub && { ...OPEN, ...gitHub },
    ...facts,
  })
const kindsOf = (reasons: readonly Reason[]) => reasons.map(({ kind }) => kind)

/** Runs a wait in a world in which the pull request is not merged. */
const wait = (world: World, inputs: Inputs = {}) =>
  live(
    { gitHub: {}, ...world },
    {
      operation: 'wait-for-merge',
      'timeout-minutes': '1',
      ...inputs,
    },
  )
/** Reads the pull request in that world. */
const read = (world: World) => live({ gitHub: {}, ...world }, { operation: 'get-pull-request' })

/** Compares reasons with those of a case, see reason-cases.ts. */
function expectReasons(found: readonly Reason[], expected: readonly string[]): void {
  const parsed = expected.map((line) => {
    const [, kind, text = '', page, remedy] =
      /^(\S+): (.*?)(?: @(\w+))?(?: > (.*))?$/.exec(line) ?? []
    return {
      kind,
      text: expect.stringContaining(text),
      url: page && PAGES[page],
      remedy: expect.stringContaining(remedy ?? ''),
    }
  })
  const actual = found.map(({ kind, text, url, remedy }) => ({
    kind,
    remedy,
    // As a sentence, so that a case can show where it ends.
    text: `${text}.`,
    // The page of the pull request on the stand-in of GitHub.
    url: url?.replace(/^http:\/\/127\.0\.0\.1:\d+/, 'https://github.com'),
  }))
  expect(actual).toEqual(parsed)
  for (const { text, remedy } of found) {
    expect(text).not.toMatch(/NaN|undefined/)
    expect(remedy).toMatch(/^[A-Z].*\.$/)
  }
}

describe.each(Object.entries(DECISIONS))('the reasons of %s', (_, cases) => {
  test.each(Object.entries(cases))('%s', (_, [facts, ...expected]) => {
    expectReasons(find(facts), expected)
  })
})

describe.each(Object.entries(WORLDS))('the reasons of a step if %s', (_, cases) => {
  test.each(Object.entries(cases))('%s', async (_, [world, ...expected]) => {
    expectReasons((await read(world)).reasons, expected)
  })
})

describe('the remedy', () => {
  const AGAIN = /, then submit it again\.$/
  const remedyOf = (facts: Facts) => find(facts)[0]?.remedy

  test.each(Object.entries(SUBMITTED_AGAIN))(
    'of %s ends with another submission',
    (kind, facts) => {
      expect(kindsOf(find(left(facts)))).toEqual([kind])
      expect(remedyOf(left(facts))).toMatch(AGAIN)
      expect(remedyOf(testing(facts))).not.toMatch(AGAIN)
    },
  )

  test.each(Object.entries(NOT_SUBMITTED_AGAIN))(
    'of %s is the same in the queue',
    (kind, facts) => {
      expect(kindsOf(find(left(facts)))).toEqual([kind])
      expect(remedyOf(left(facts))).not.toMatch(AGAIN)
      expect(remedyOf(testing(facts))).toBe(remedyOf(left(facts)))
    },
  )

  test('ends with another submission after these words of the queue, and after new ones', () => {
    const words = [...Object.keys(QUEUE_REASONS), 'a_new_word']
    const isAgain = (reason: string) => AGAIN.test(remedyOf(left({ entry: { reason } })) ?? '')
    expect(words.filter(isAgain)).toEqual([
      'test_run_required_status_failed',
      'test_run_timeout',
      'start_test_run_merge_conflict',
      'pr_closed',
      'pr_converted_to_draft',
      'not_ready_timeout_expired',
      'prerequisite_merge_item_failed',
      'prerequisite_merge_item_cancelled',
      'prerequisite_merge_item_manually_merged',
      'a_new_word',
    ])
  })

  test.each(Object.keys(QUEUE_REASONS))('of the word %s is a sentence', (reason) => {
    const [found] = find(left({ entry: { reason } }))
    expect(found?.text).toMatch(/^The queue's reason: [a-z].*[a-z]$/i)
    expect(found?.remedy).toMatch(/^[A-Z].*[a-z`]\.$/)
  })

  test('is the first that there is', () => {
    const kind = 'queue-reason'
    const last = { kind, text: 'b', remedy: 'Do it.' } as const
    expect(firstRemedy([{ kind, text: 'a' }, last])).toBe('Do it.')
    expect(firstRemedy([{ kind, text: 'a' }])).toBeUndefined()
  })
})

test.each([
  ['about a check that is named', { failing: SUBMITTED_AGAIN['check-failed']?.failing }, 1],
  ['about a check that did not run', { notRun: SUBMITTED_AGAIN['check-missing']?.notRun }, 1],
])('a word of the queue %s is not worth reading', (_, facts, count) => {
  const entry = { reason: 'test_run_required_status_failed' }
  expect(withoutCoveredReasons(find(left({ ...facts, entry })))).toHaveLength(count)
  expect(withoutCoveredReasons(find(left({ entry })))).toHaveLength(1)
  expect(
    withoutCoveredReasons(find(left({ ...facts, entry: { reason: 'test_run_timeout' } }))),
  ).toHaveLength(2)
})

test.each([
  ['a member of a stack', { seen: { base: 'main', position: 3, size: 3 } }, ['#10, #11']],
  ['a pull request without a stack', { seen: undefined }, []],
])('%s and those that the service names ahead of it', (_, stack, named) => {
  const entry = {
    state: 'FAILED',
    at: undefined,
    prerequisitePullRequests: [{ prNumber: 10 }, { prNumber: 12 }],
    waitingFor: [{ prNumber: 11 }, { prNumber: 10 }],
  }
  const texts = find(testing({ entry }), stack).map(({ text }) => text)
  const ahead = texts.filter((text) => text.includes('only merge after'))
  expect(ahead).toEqual(named.map((numbers) => `It can only merge after ${numbers}`))
})

test.each([
  ['a member of a stack', { seen: { base: 'main' } }, []],
  ['a pull request without a stack', { seen: undefined }, ['base-changed']],
])('%s whose base does not match, by the readiness and the record', (_, stack, kinds) => {
  const record = shows('not_ready', {
    prBaseBranch: 'feat/auth-layer',
    readiness: { requiresImpactedTargets: false, doesBaseBranchMatch: false },
  })
  expect(kindsOf(find({ record }, stack))).toEqual(kinds)
})

test('each of several reasons has its own next step on its own bullet', async () => {
  const { seen } = await wait(
    {
      shows: NOT_READY,
      gitHub: { checks: [LINT], review: 'REVIEW_REQUIRED' },
    },
    { 'not-ready-timeout-minutes': '0.5' },
  )
  expect(seen.summary.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringMatching(/lint.*Next:.*Fix the failing check and push&#46;/),
    expect.stringMatching(/review.*Next:.*Ask for a review/),
  ])
  expect(seen.summary).not.toContain('continues by itself')
})

describe('the timeline of the service', () => {
  test('has words that are escaped in the summary', async () => {
    const [world] = WORLDS['the timeline']?.['has what blocks it, a new word last'] ?? []
    expect((await read(world as World)).seen.summary).toContain('new &#60;b&#62;moon')
  })

  test('names the checks of the output `failing-checks`', async () => {
    const title = 'has the checks that failed its test run, though the branch is gone'
    const [world] = WORLDS['the timeline']?.[title] ?? []
    const { outputs } = await wait(world as World)
    expect(jsonOutput(outputs, 'failing-checks')).toMatchObject([
      { name: 'e2e', url: PAGES['log'], required: true },
      { name: 'unit' },
    ])
  })

  test('names its test run, which is asked for by its whole id', async () => {
    const id = `${RUN}-bisection-2`
    const { reasons, calls } = await read({
      shows: FAILED,
      history: { timeline: [{ state: 'failed', failure: { testRun: { id } } }] },
      details: FAILED_CI,
    })
    expectReasons(reasons, ['check-failed: CI @log'])
    const asked = calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
    expect(asked.map(({ body }) => body)).toEqual([expect.objectContaining({ testRunId: id })])
  })
})

test('the draft pull request of the test run names it if the server has no timeline', async () => {
  const commit = 'e'.repeat(40)
  const draft = { number: 900_001, draft: true, state: 'closed', headBranch: TEST_BRANCH } as const
  const readWith = (headSha: string) =>
    read({
      shows: FAILED,
      details: { ...FAILED_CI, testBranchSha: commit },
      gitHubServer: {
        pullRequests: [
          { number: 12, headSha: A },
          { ...draft, headSha },
        ],
      },
    })
  expect((await readWith(commit)).reasons).toMatchObject([
    { kind: 'check-failed', url: PAGES['log'] },
  ])
  expect((await readWith('f'.repeat(40))).reasons).toEqual([])
})

describe('with less than the full answer of GitHub', () => {
  const UNMERGEABLE = recordOf('not_ready', { readiness: { gitHubMergeability: 'not_mergeable' } })
  const closed = { shows: CANCELLED, gitHub: { state: 'closed', checks: [LINT] } } as const

  test('reasons come from Trunk without a token, and the log says so once', async () => {
    const { reasons, seen, gitHub } = await wait({ shows: UNMERGEABLE }, { 'github-token': '' })
    expect(reasons).toEqual([
      {
        kind: 'queue-reason',
        text: expect.stringContaining('cannot be merged'),
        remedy: expect.stringContaining('github-token'),
      },
    ])
    expect(seen.info.filter((line) => line.includes('`github-token` is empty'))).toHaveLength(1)
    expect(gitHub.calls).toEqual([])
  })

  test('a missing permission for checks is a reason whose remedy is a block to paste', async () => {
    const { reasons, seen } = await wait({
      shows: NOT_READY,
      gitHub: { checks: [LINT], review: 'REVIEW_REQUIRED' },
      gitHubServer: { granted: { contents: 'read', 'pull-requests': 'write' } },
    })
    expect(kindsOf(reasons)).toEqual(['review-required', 'permission-missing'])
    expect(reasons[1]?.text).toContain('`checks: read`, `statuses: read`')
    expect(reasons[1]?.remedy).toMatch(/`permissions: \{ checks: read, .*pull-requests.*\}`/)
    expect(seen.summary).toContain('<code>permissions&#58; &#123; checks&#58; read')
  })

  test('a missing permission for pull requests is a reason, not an outage', async () => {
    const { reasons, seen } = await wait({
      shows: NOT_READY,
      gitHub: { checks: [LINT] },
      gitHubServer: { granted: { contents: 'read' } },
    })
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.text).toContain('`pull-requests: read`')
    expect(seen.info.join('\n')).not.toContain('GitHub is up')
  })

  test('facts come from the REST API without GraphQL', async () => {
    const { reasons, seen } = await wait({ ...closed, gitHubServer: { graphql: false } })
    expect(kindsOf(reasons)).toEqual(['closed'])
    expect(seen.info.join('\n')).toContain("GitHub couldn't be asked why #12 isn't merged")
  })

  test('the log names what an older GitHub lacks', async () => {
    const gitHubServer = { lacks: ['mergeStateStatus', 'rules'] }
    const { seen } = await wait({ ...closed, gitHubServer })
    expect(seen.info).toContain(
      'This GitHub lacks mergeStateStatus, rules, so some reasons may be missing.',
    )
  })

  test('GitHub Enterprise Server is asked at /api/graphql', async () => {
    const { reasons, gitHub } = await read({
      shows: NOT_READY,
      gitHub: { checks: [LINT] },
      gitHubServer: { prefix: '/api/v3' },
    })
    expect(kindsOf(reasons)).toEqual(['check-failed'])
    expect(gitHub.calls.map(({ path }) => path)).toEqual(['/api/graphql'])
  })
})

test.each([
  ['pending', 'once, at its end', 1],
  ['not_ready', 'every five minutes at most', 12],
])('a wait of an hour with the state %s asks GitHub %s', async (state, _, queries) => {
  const inputs = { 'timeout-minutes': '60' }
  const { gitHub, timesOf } = await wait({ shows: recordOf(state) }, inputs)
  expect(timesOf('read').length).toBeGreaterThan(60)
  const asked = gitHub.calls.filter(({ path }) => path === '/graphql').length
  expect(asked).toBeGreaterThan(queries / 2)
  expect(asked).toBeLessThanOrEqual(queries)
  expect(gitHub.calls.length).toBeLessThanOrEqual(queries + 1)
})

test('a merged pull request has no reasons, and GitHub is not asked for any', async () => {
  const { gitHub, reasons } = await read({ shows: recordOf('merged') })
  expect({ reasons, calls: gitHub.calls }).toEqual({ reasons: [], calls: [] })
})
