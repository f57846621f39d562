/** Why a pull request is not merged: the decisions one by one, without a step around them. */
import type { Check } from '../../src/github/check.js'
import type { MergeFacts } from '../../src/github/merge-facts.js'
import { QUEUE_REASONS } from '../../src/pull-request/reason-kinds.js'
import { firstRemedy, obstacleOf, reasonsOf, worthReading } from '../../src/pull-request/reasons.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { known } from '../../src/shared/fact.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B } from '../support/pull-request-world.js'

type Facts = Parameters<typeof reasonsOf>[0]
const PAGE = 'https://github.com/octo-org/orion/pull/12'
const LOG = 'https://ci.test/log'
const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)

const shown = (state: string, more: object = {}) =>
  SubmittedPullRequest.parse({
    state,
    isCurrentlySubmittedToQueue: !['failed', 'cancelled', 'merged'].includes(state),
    prSha: A,
    ...more,
  })
const gitHub = (more: Partial<MergeFacts> = {}): MergeFacts => ({
  closed: false,
  merged: false,
  draft: false,
  url: PAGE,
  headSha: A,
  baseBranch: 'main',
  ...more,
})
const check = (
  name: string,
  state: Check['state'],
  required: boolean | 'not shown' = true,
): Check => ({
  name,
  state,
  url: LOG,
  required: required === 'not shown' ? undefined : required,
})
const row = (name: string, required: boolean) =>
  ({ name, state: 'failed', url: LOG, required }) as const

/** Each reason: its kind, words of it, and the page behind it. */
type Expected = readonly (readonly [kind: string, words: string, url?: string])[]
const find = (facts: Omit<Facts, 'ref'>) => reasonsOf({ ref, ...facts })
const expectReasons = (facts: Omit<Facts, 'ref'>, expected: Expected) => {
  const found = find(facts)
  expect(found.map(({ kind, url }) => [kind, url])).toEqual(
    expected.map(([kind, , url]) => [kind, url]),
  )
  for (const [index, [, words]] of expected.entries()) expect(found[index]?.text).toContain(words)
}

test.each([
  ['a member of a stack', { seen: { base: 'main', position: 3, size: 3 } }, ['#10, #11']],
  ['a pull request without a stack', { seen: undefined }, []],
])('%s and those that the service names ahead of it', (_, stack, named) => {
  const entry = {
    ...{ state: 'FAILED', at: undefined },
    prerequisitePullRequests: [{ prNumber: 10 }, { prNumber: 12 }],
    waitingFor: [{ prNumber: 11 }, { prNumber: 10 }],
  }
  const found = reasonsOf({ ref: { ...ref, stack }, record: shown('testing'), entry })
  const texts = found.map(({ text }) => text).filter((text) => text.includes('only merge after'))
  expect(texts).toEqual(named.map((numbers) => `It can only merge after ${numbers}`))
})

test.each([
  ['a member of a stack', { seen: { base: 'main' } }, []],
  ['a pull request without a stack', { seen: undefined }, ['base-changed']],
])('%s whose base does not match, by the readiness and the record', (_, stack, kinds) => {
  const record = shown('not_ready', {
    prBaseBranch: 'feat/auth-layer',
    readiness: { requiresImpactedTargets: false, doesBaseBranchMatch: false },
  })
  const found = reasonsOf({ ref: { ...ref, stack }, record })
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
})

const testing = shown('testing')
const failed = shown('failed')

describe('the pull request', () => {
  test.each<[string, Omit<Facts, 'ref'>, Expected]>([
    ['waits its turn', { record: testing, gitHub: gitHub() }, []],
    ['has merged in the queue', { record: shown('merged'), gitHub: gitHub({ draft: true }) }, []],
    [
      'has merged elsewhere in the queue',
      { record: shown('merged', { prBaseBranch: 'release' }) },
      [['base-changed', 'merged into `release`, not into `main`']],
    ],
    [
      'has merged on GitHub',
      {
        record: failed,
        failing: [row('unit', true)],
        gitHub: gitHub({ merged: true, closed: true }),
      },
      [],
    ],
    [
      'has merged elsewhere',
      { record: failed, gitHub: gitHub({ merged: true, closed: true, baseBranch: 'release' }) },
      [['base-changed', 'merged into `release`', PAGE]],
    ],
    [
      'is closed',
      { record: failed, gitHub: gitHub({ closed: true, draft: true, conflicting: true }) },
      [['closed', 'closed', PAGE]],
    ],
    [
      'is closed, which is what the queue says',
      { record: failed, entry: { reason: 'pr_closed' }, gitHub: gitHub({ closed: true }) },
      [['queue-reason', 'closed', PAGE]],
    ],
    ['is a draft', { record: failed, gitHub: gitHub({ draft: true }) }, [['draft', 'draft', PAGE]]],
    [
      'is a draft, which is what the queue says',
      {
        record: failed,
        entry: { reason: 'pr_converted_to_draft' },
        gitHub: gitHub({ draft: true }),
      },
      [['queue-reason', 'draft', PAGE]],
    ],
    [
      'is a draft, and was closed for the queue',
      { record: failed, entry: { reason: 'pr_closed' }, gitHub: gitHub({ draft: true }) },
      [
        ['queue-reason', 'closed', PAGE],
        ['draft', 'draft', PAGE],
      ],
    ],
    [
      'has another base on GitHub',
      { record: testing, gitHub: gitHub({ baseBranch: 'release' }) },
      [['base-changed', 'Its base branch is `release`', PAGE]],
    ],
    [
      'has another base, by the record',
      { record: shown('testing', { prBaseBranch: 'release' }) },
      [['base-changed', 'Its base branch is `release`']],
    ],
    [
      'has a base on GitHub that the record does not know yet',
      { record: shown('testing', { prBaseBranch: 'release' }), gitHub: gitHub() },
      [],
    ],
    [
      'has a base that does not match, by its readiness',
      { record: shown('not_ready', { readiness: { doesBaseBranchMatch: false } }) },
      [['base-changed', 'is not `main`']],
    ],
    [
      'has a base that matches',
      { record: shown('not_ready', { readiness: { doesBaseBranchMatch: true } }) },
      [],
    ],
    [
      'has moved',
      { record: testing, gitHub: gitHub({ headSha: B }) },
      [['head-moved', `from \`${A.slice(0, 12)}\` to \`${B.slice(0, 12)}\``, `${PAGE}/commits`]],
    ],
    [
      'has a head that no record shows',
      { record: shown('testing', { prSha: undefined }), gitHub: gitHub() },
      [],
    ],
    ['was never submitted', { record: undefined }, [['not-in-queue', 'never submitted']]],
    [
      'is not in the queue',
      { record: shown('pending', { isCurrentlySubmittedToQueue: false }), gitHub: gitHub() },
      [['not-in-queue', 'is not in the queue', PAGE]],
    ],
    ['has left the queue', { record: failed }, []],
  ])('%s', (_, facts, expected) => {
    expectReasons(facts, expected)
  })
})

describe('checks', () => {
  const on = (name: string, words: string, kind = 'check-failed', url = LOG) =>
    [kind, `\`${name}\` ${words}`, url] as const
  const unit = row('unit', true)

  test.each<[string, Omit<Facts, 'ref'>, Expected]>([
    [
      'required ones first',
      { record: failed, failing: [row('style', false), unit] },
      [on('unit', 'failed on the test branch'), on('style', 'failed on the test branch')],
    ],
    [
      'where GitHub does not say whether they are required, as they are listed',
      {
        record: failed,
        gitHub: gitHub({
          testChecks: [
            check('a', 'failed', 'not shown'),
            check('b', 'failed', false),
            check('c', 'failed', 'not shown'),
            check('d', 'failed', true),
          ],
        }),
      },
      ['d', 'a', 'b', 'c'].map((name) => on(name, 'failed on the test branch')),
    ],
    [
      'before what else there is, if the tests failed',
      { record: failed, failing: [unit], gitHub: gitHub({ draft: true }) },
      [on('unit', 'failed on the test branch'), ['draft', 'draft', PAGE]],
    ],
    [
      'before what else there is, if it is still tested and one is red',
      { record: testing, failing: [unit], gitHub: gitHub({ draft: true }) },
      [on('unit', 'failed on the test branch'), ['draft', 'draft', PAGE]],
    ],
    [
      'after it, if it is about to fail',
      { record: shown('pending_failure'), failing: [unit], gitHub: gitHub({ draft: true }) },
      [['draft', 'draft', PAGE], on('unit', 'failed on the test branch')],
    ],
    [
      'in each way in which they can hold it up',
      {
        record: testing,
        failing: [unit],
        notRun: [{ name: 'n', state: 'not-run', url: LOG, required: true }],
        unfinished: [{ name: 'u', state: 'pending', url: LOG, required: true }],
        gitHub: gitHub({
          checks: [
            check('h', 'failed'),
            check('maybe', 'failed', 'not shown'),
            check('optional', 'failed', false),
            check('p', 'pending'),
            check('slow', 'pending', false),
            check('slower', 'pending', 'not shown'),
            check('fine', 'passed'),
          ],
          unreportedChecks: known(['e', 'r']),
          testChecks: [check('t', 'pending'), check('t2', 'pending', false), check('ok', 'passed')],
        }),
      },
      [
        on('unit', 'failed on the test branch'),
        on('n', 'did not run on the test branch', 'check-missing'),
        on('u', 'has not finished on the test branch', 'check-pending'),
        on('h', 'failed on the head commit'),
        on('maybe', 'failed on the head commit'),
        on('e', 'was never reported', 'check-missing', `${PAGE}/checks`),
        on('r', 'was never reported', 'check-missing', `${PAGE}/checks`),
        on('t', 'has not finished on the test branch', 'check-pending'),
        on('p', 'has not finished on the head commit', 'check-pending'),
      ],
    ],
    [
      'once, though one side calls it required and the other does not say',
      { record: failed, failing: [row('unit', false)], gitHub: gitHub({ testChecks: [unit] }) },
      [on('unit', 'failed on the test branch')],
    ],
    [
      'never the queue itself',
      {
        record: failed,
        failing: [row('Trunk Merge Queue (main)', true)],
        entry: { blockReasons: [{ kind: 'failing_required_check', name: 'robot' }] },
        gitHub: gitHub({ queueChecks: ['robot'], checks: [check('robot', 'failed')] }),
      },
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expectReasons(facts, expected)
  })

  test.each([
    ['names the checks that failed', [unit], ['check-failed', 'queue-reason']],
    ['names none', [], ['queue-reason']],
  ])('and the word of the queue about them, where the service %s', (_, failing, kinds) => {
    const entry = { reason: 'test_run_required_status_failed' }
    const found = find({ record: failed, failing, entry })
    expect(found.map(({ kind }) => kind)).toEqual(kinds)
    expect(worthReading(found).map(({ kind }) => kind)).toEqual(kinds.slice(0, 1))
  })

  test('are behind another word of the queue', () => {
    const found = find({ record: failed, failing: [unit], entry: { reason: 'test_run_timeout' } })
    expect(found.map(({ kind }) => kind)).toEqual(['queue-reason', 'check-failed'])
    expect(worthReading(found)).toEqual(found)
  })

  test('that did not run are more useful than the word of the queue, which is about them', () => {
    const notRun = [{ name: 'n', state: 'not-run', required: true } as const]
    const entry = { reason: 'test_run_required_status_failed' }
    const found = find({ record: failed, notRun, entry })
    expect(found.map(({ kind }) => kind)).toEqual(['check-missing', 'queue-reason'])
    expect(worthReading(found).map(({ kind }) => kind)).toEqual(['check-missing'])
    expect(found[1]?.remedy).toBe(found[0]?.remedy)
  })
})

describe('what blocks one that is not ready', () => {
  const blocked = (block: { kind?: string; name?: string; url?: string }) => ({
    record: shown('not_ready'),
    gitHub: gitHub(),
    entry: { blockReasons: [block] },
  })

  test.each<[{ kind?: string; name?: string; url?: string }, Expected]>([
    [{ kind: 'behind_base' }, [['behind', 'behind `main`', PAGE]]],
    [{ kind: 'merge_conflict' }, [['conflict', 'conflicts with `main`', `${PAGE}/conflicts`]]],
    [
      { kind: 'failing_required_check', name: 'unit', url: LOG },
      [['check-failed', 'Required check `unit` failed on the head commit', LOG]],
    ],
    [
      { kind: 'failing_required_check', name: 'unit' },
      [['check-failed', 'Required check `unit` failed', PAGE]],
    ],
    [{ kind: 'failing_required_check' }, [['check-failed', 'A required check failed', PAGE]]],
    [
      { kind: 'awaiting_required_check', name: 'unit', url: LOG },
      [['check-pending', 'Required check `unit` has not finished', LOG]],
    ],
    [{ kind: 'awaiting_required_check' }, [['check-pending', 'A required check has not', PAGE]]],
    [
      { kind: 'merge_freeze', url: LOG },
      [['queue-reason', 'The queue waits for: merge freeze', LOG]],
    ],
    [
      { kind: 'code_owner', name: 'mona`' },
      [['queue-reason', "The queue waits for: code owner (`mona'`)", PAGE]],
    ],
    [{ name: 'unit' }, []],
  ])('%j', (block, expected) => {
    expectReasons(blocked(block), expected)
  })

  test('is listed with a next step for each new word and name', () => {
    const blockReasons = [
      { kind: 'merge_freeze' },
      { kind: 'merge_freeze' },
      { kind: 'code_owner', name: 'mona' },
      { kind: 'code_owner', name: 'hubot' },
    ]
    const found = find({ record: shown('not_ready'), entry: { blockReasons } })
    expect(found.map(({ text }) => text)).toEqual([
      'The queue waits for: merge freeze',
      'The queue waits for: code owner (`mona`)',
      'The queue waits for: code owner (`hubot`)',
    ])
    expect(firstRemedy(found)).toBe('Look at the pull request and at the queue.')
  })
})

describe('a merge', () => {
  const lacks = (more: Partial<MergeFacts>) => ({ record: testing, gitHub: gitHub(more) })
  const ready = (readiness: object, more?: object) => ({
    record: shown('not_ready', { readiness }),
    ...more,
  })

  test.each<[string, Omit<Facts, 'ref'>, Expected]>([
    [
      'has a conflict',
      lacks({ conflicting: true }),
      [['conflict', 'conflicts with `main`', `${PAGE}/conflicts`]],
    ],
    [
      'has a review against it',
      lacks({ changesRequested: true }),
      [['changes-requested', 'requests changes', PAGE]],
    ],
    ['needs a review', lacks({ reviewRequired: true }), [['review-required', 'review', PAGE]]],
    ['needs its base', lacks({ behind: true }), [['behind', 'behind `main`', PAGE]]],
    [
      'needs impacted targets',
      ready({ requiresImpactedTargets: true, hasImpactedTargets: false }),
      [['impacted-targets', 'impacted targets']],
    ],
    ['has them', ready({ requiresImpactedTargets: true, hasImpactedTargets: true }), []],
    ['may have them', ready({ requiresImpactedTargets: true }), []],
    ['needs none', ready({ requiresImpactedTargets: false, hasImpactedTargets: false }), []],
    [
      'is not possible, by GitHub, and the step cannot ask why',
      ready({ gitHubMergeability: 'not_mergeable' }),
      [['queue-reason', 'cannot be merged']],
    ],
    [
      'is not possible, and only the REST API answers, which does not say why',
      ready({ gitHubMergeability: 'not_mergeable' }, { gitHub: gitHub() }),
      [['queue-reason', 'cannot be merged']],
    ],
    [
      'is not possible, and the step can ask why',
      ready({ gitHubMergeability: 'not_mergeable' }, { gitHub: gitHub({ conflicting: false }) }),
      [],
    ],
    [
      'is being worked out',
      ready({ gitHubMergeability: 'in_progress' }, { gitHub: gitHub() }),
      [['queue-reason', 'still working out', PAGE]],
    ],
    ['is possible', ready({ gitHubMergeability: 'mergeable' }), []],
    ['waits for a queue that runs', { record: testing, queueState: 'running' }, []],
    [
      'waits for one that does not',
      { record: testing, queueState: 'switching_modes' },
      [['queue-state', 'The queue of `main` is switching modes']],
    ],
    [
      'is not explained in full',
      { record: testing, missingPermissions: ['checks: read', 'statuses: read'] },
      [['permission-missing', 'lacks `checks: read`, `statuses: read`']],
    ],
  ])('%s', (_, facts, expected) => {
    expectReasons(facts, expected)
  })
})

describe('the word of the queue', () => {
  test.each([
    ['failed', 'user_requested', 'a person cancelled it'],
    ['testing', 'user_requested', undefined],
    ['testing', 'trunk_admin_requested', undefined],
    ['testing', 'api_requested', undefined],
    ['testing', 'tests_restarted_by_user', 'restarted'],
    ['failed', 'a_new_word', 'a new word'],
  ])('in %s: %s', (state, reason, words) => {
    const [found] = find({ record: shown(state), entry: { reason } })
    expect(found?.text).toEqual(words && expect.stringContaining(words))
  })

  test.each([
    [{ reason: 'user_requested', actor: 'ada' }, 'a person cancelled it (`ada`)'],
    [{ actor: 'ada' }, 'it was `ada`'],
    [{}, undefined],
  ])('names who it was: %j', (entry, words) => {
    const [found] = find({ record: failed, entry })
    expect(found?.text).toEqual(words && `The queue's reason: ${words}`)
  })

  test.each([
    [
      { conflictCulprit: { type: 'queue_pr', prNumber: 7, prUrl: `${PAGE}7` } },
      '#7 ahead',
      `${PAGE}7`,
    ],
    [{ conflictCulprit: { type: 'queue_pr' } }, 'a pull request ahead of it', PAGE],
    [{ conflictCulprit: { type: 'base_branch' } }, 'conflicts with the target branch', PAGE],
    [{ conflictCulprit: { type: 'stacked_pr', prNumber: 7 } }, '#7 that it is stacked on', PAGE],
    [{ conflictCulprit: { type: 'stacked_pr' } }, 'pull request that it is stacked on', PAGE],
    [{ conflictCulprit: { type: 'another' } }, 'conflicts with the branch or with what is', PAGE],
    [{}, 'conflicts with the branch or with what is', PAGE],
  ])('names what it conflicts with: %j', (culprit, words, url) => {
    const entry = { reason: 'start_test_run_merge_conflict', ...culprit }
    const [found] = find({ record: failed, entry, gitHub: gitHub() })
    expect(found?.text).toContain(words)
    expect(found?.url).toBe(url)
  })

  test('names what it conflicts with only where it is a conflict', () => {
    const conflictCulprit = { type: 'base_branch' }
    const [found] = find({ record: failed, entry: { reason: 'pr_closed', conflictCulprit } })
    expect(found?.text).toBe("The queue's reason: it was closed")
  })
})

describe('the remedy', () => {
  const AGAIN = /, then submit it again\.$/
  const of = (facts: Omit<Facts, 'ref'>) => find(facts)[0]?.remedy ?? ''

  test('says to submit again what has left the queue, and no other', () => {
    expect(of({ record: failed, gitHub: gitHub({ draft: true }) })).toMatch(AGAIN)
    expect(of({ record: testing, gitHub: gitHub({ draft: true }) })).toMatch(/[^,] review\.$/)
    expect(of({ record: failed, gitHub: gitHub({ headSha: B }) })).not.toMatch(AGAIN)
  })

  test.each<[string, Omit<Facts, 'ref' | 'record'>, string, boolean]>([
    ['being closed', { gitHub: gitHub({ closed: true }) }, 'closed', true],
    ['being a draft', { gitHub: gitHub({ draft: true }) }, 'draft', true],
    ['a check that failed', { failing: [row('unit', true)] }, 'check-failed', true],
    ['a conflict', { gitHub: gitHub({ conflicting: true }) }, 'conflict', true],
    [
      'a review against it',
      { gitHub: gitHub({ changesRequested: true }) },
      'changes-requested',
      true,
    ],
    ['no review', { gitHub: gitHub({ reviewRequired: true }) }, 'review-required', true],
    [
      'a check that did not run',
      { notRun: [{ name: 'n', state: 'not-run' }] },
      'check-missing',
      true,
    ],
    [
      'a check that goes on',
      { unfinished: [{ name: 'u', state: 'pending' }] },
      'check-pending',
      true,
    ],
    ['an old base', { gitHub: gitHub({ behind: true }) }, 'behind', true],
    ['another base', { gitHub: gitHub({ baseBranch: 'next' }) }, 'base-changed', false],
    ['another head', { gitHub: gitHub({ headSha: B }) }, 'head-moved', false],
    ['a queue that is paused', { queueState: 'paused' }, 'queue-state', false],
    ['a permission', { missingPermissions: ['checks: read'] }, 'permission-missing', false],
  ])('is given in the queue and out of it: %s', (_, facts, kind, again) => {
    const found = (record: Facts['record']) => find({ record, ...facts })[0]
    expect(found(failed)?.kind).toBe(kind)
    expect(AGAIN.test(found(failed)?.remedy ?? '')).toBe(again)
    expect(found(testing)?.remedy).not.toMatch(AGAIN)
  })

  test('says to submit again after these words of the queue, and after new ones', () => {
    const words = [...Object.keys(QUEUE_REASONS), 'a_new_word']
    const isAgain = (reason: string) => AGAIN.test(of({ record: failed, entry: { reason } }))
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

  test('of each word of the queue is a sentence', () => {
    for (const reason of Object.keys(QUEUE_REASONS)) {
      const [found] = find({ record: failed, entry: { reason } })
      expect(found?.text).toMatch(/^The queue's reason: [a-z].*[a-z]$/i)
      expect(found?.remedy).toMatch(/^[A-Z].*[a-z`]\.$/)
    }
  })

  test('is no change of the base branch after a merge', () => {
    const elsewhere = { merged: true, closed: true, baseBranch: 'release' }
    expect(of({ record: failed, gitHub: gitHub(elsewhere) })).toMatch(/^Open another .* `main`/)
    expect(of({ record: failed, gitHub: gitHub({ baseBranch: 'release' }) })).toMatch(/^Change/)
  })

  test('is that of the fact, which GitHub shows too', () => {
    const said = { record: failed, entry: { reason: 'pr_converted_to_draft' } }
    expect(of(said)).toBe(of({ record: failed, gitHub: gitHub({ draft: true }) }))
  })

  test('is the first that there is', () => {
    const kind = 'queue-reason'
    const remedy = 'Do it.'
    expect(
      firstRemedy([
        { kind, text: 'a' },
        { kind, text: 'b', remedy },
      ]),
    ).toBe(remedy)
    expect(firstRemedy([{ kind, text: 'a' }])).toBeUndefined()
  })
})

describe('an obstacle to a resubmission', () => {
  test.each([
    ['closed', { closed: true }, 'it is closed', 'Reopen the pull request, then submit it again.'],
    [
      'draft',
      { draft: true },
      'it is a draft',
      'Mark it as ready for review, then submit it again.',
    ],
    [
      'base-changed',
      { baseBranch: 'next' },
      'its base branch is `next`',
      'Change its base branch back to `main`, or submit it to the queue of its new base branch.',
    ],
    [
      'head-moved',
      { headSha: B },
      'its head is now `bbbbbbbbbbbb`',
      'Submit the new head commit when its checks have passed.',
    ],
    [
      'conflict',
      { conflicting: true },
      'it conflicts with `main`',
      'Merge `main` into the pull request, resolve the conflict, and push, then submit it again.',
    ],
  ])('is %s, and has a next step', (kind, facts, text, remedy) => {
    expect(obstacleOf(gitHub(facts), ref, A)).toEqual({ kind, text, remedy })
  })

  test('is absent from an open pull request at the same head', () => {
    expect(obstacleOf(gitHub(), ref, A)).toBeUndefined()
  })
})
