/** Finer points of explanations: whose checks count, which run is the newest, what stays green. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import {
  type ExplainWorld,
  explainWorld,
  FAILED_CHECK,
  HEAD,
  RETRY,
} from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'

const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
const STOPPED = { ...FAILED_CHECK, conclusion: 'CANCELLED' } as const
/** A token that may not read checks. */
const WITHOUT_CHECKS = { granted: { contents: 'read', 'pull-requests': 'write' } } as const

async function explained(world: ExplainWorld, inputs: Readonly<Record<string, string>> = {}) {
  await using played = await explainWorld(world)
  const { passed, outputs, seen } = await played.run(inputs)
  const list = (name: string) =>
    JSON.parse(outputs[name] || '[]') as readonly Readonly<Record<string, string>>[]
  return {
    passed,
    outputs,
    info: seen.info,
    verdict: outputs['verdict'],
    reasons: list('reasons'),
    failing: list('failing-checks').map(({ name }) => name),
    warnings: seen.warnings.map(({ message }) => message).join('\n'),
    comments: played.github.comments.map(({ body }) => body),
    sent: played.sent,
  }
}

describe("the queue's own check is no reason, not even as a missing one", () => {
  const OWN: readonly CheckSeed[] = [
    { name: 'Trunk Merge Queue (main)', status: 'FAILURE', required: true },
    { name: 'Merging (main)', app: 'trunk-io', conclusion: 'FAILURE', required: true },
  ]
  const required = ['unit', ...OWN.map(({ name }) => name)]

  test.each([
    ['a required check failed', FAILED_CHECK, 'check-failed', ['unit']],
    ['the required check passed', GREEN, 'undecided', []],
  ] as const)('%s', async (_, check, verdict, failing) => {
    const found = await explained({
      event: null,
      details: {
        requiredStatuses: required,
        statusChecks: [{ context: 'Trunk Merge Queue (main)', state: 'FAILURE' }],
      },
      checks: [check, ...OWN],
      pullRequest: { checks: OWN, requiredChecks: required.slice(1) },
    })
    expect(found).toMatchObject({ verdict, failing })
    expect(JSON.stringify(found.reasons)).not.toMatch(/Merging|Merge Queue \(/)
  })

  test('only the protection of the branch names it, and nothing has reported it yet', async () => {
    const { reasons } = await explained({
      record: { state: 'not_ready', isCurrentlySubmittedToQueue: true },
      entry: {
        notReady: { blockReasons: [{ kind: 'awaiting_required_check', name: OWN[0]?.name }] },
      },
      pullRequest: { requiredChecks: [OWN[0]?.name ?? ''] },
    })
    expect(JSON.stringify(reasons)).not.toContain('Merge Queue (')
  })
})

describe('of several living test branches', () => {
  const ids = [1, 2, 3].map((n) => `cc58fdda-3258-4f4e-b229-00000000000${n}`)
  const branchOf = (id: string) => `trunk-merge/pr-12/${id}`
  const shaOf = (id: string) => id.slice(-1).repeat(40)

  test.each(ids)('the run that was created last is the newest: %s', async (newest) => {
    const asked: string[] = []
    const { verdict, outputs } = await explained({
      entry: null,
      event: null,
      details: (id) => {
        asked.push(id)
        return {
          testBranch: branchOf(id),
          testBranchSha: shaOf(id),
          createdAt: `2026-09-17T10:0${id === newest ? 9 : 5}:00Z`,
        }
      },
      gitHub: {
        service: {
          testRuns: () =>
            // The last one is no run: its name ends otherwise.
            [...ids, 'notes'].map((id) => ({
              branch: branchOf(id),
              sha: shaOf(id),
              createdAt: '2026-09-17T10:05:00Z',
              isOver: false,
              checks: [id === newest ? FAILED_CHECK : GREEN],
              contains: [HEAD],
            })),
          mergeCommit: () => undefined,
          queueChecks: () => [],
        },
      },
    })
    expect({ verdict, branch: outputs['test-branch'] }).toEqual({
      verdict: 'check-failed',
      branch: branchOf(newest),
    })
    expect(asked).toEqual(ids.toReversed())
  })
})

test.each<[string, ExplainWorld]>([
  ['requires none', { details: { requiredStatuses: [] } }],
  ['requires none, by the service and by GitHub', { details: { requiredStatuses: null } }],
  [
    'has no checks that can be read',
    { details: { checkSuites: undefined, statusChecks: undefined }, gitHub: WITHOUT_CHECKS },
  ],
  ['has required checks, all of them green', { checks: [GREEN] }],
])('a run that %s is undecided, whatever was stopped', async (_, world) => {
  expect(await explained({ checks: [STOPPED], ...world })).toMatchObject({
    passed: true,
    verdict: 'undecided',
  })
})

test.each<[string, NonNullable<ExplainWorld['pullRequest']>, string]>([
  ['is open', {}, 'Submit it, with'],
  ['waits for a review', { review: 'REVIEW_REQUIRED' }, 'Submit it, with'],
  ['is closed', { state: 'closed' }, 'Reopen the pull request'],
  ['is a draft', { draft: true }, 'Mark it as ready'],
  ['is for another branch', { baseBranch: 'release' }, 'Change its base branch'],
  ['is merged elsewhere', { merged: true, baseBranch: 'release' }, 'Open another pull request'],
])('a pull request that was never submitted and %s has a next step that helps', async (...row) => {
  const [, pullRequest, next] = row
  const { verdict, info } = await explained({ record: null, pullRequest })
  expect(verdict).toBe('not-submitted')
  expect(info.filter((line) => line.startsWith('Next: ')).join()).toContain(`Next: ${next}`)
})

test.each<[string, object, string]>([
  ['of another pull request', { prNumber: 13 }, 'check-failed'],
  ['of an earlier end', { stateChangedAt: '2026-09-17T09:59:00.000Z' }, 'check-failed'],
  ['of this end', {}, 'conflict'],
  ['that does not say of which end it is', { stateChangedAt: null }, 'conflict'],
])('a timeline %s', async (_, history, expected) => {
  const entry = { failure: { reason: 'start_test_run_merge_conflict' } }
  const { verdict, reasons } = await explained({ history, entry })
  expect(verdict).toBe(expected)
  expect(JSON.stringify(reasons).includes('it conflicts')).toBe(expected === 'conflict')
})

test.each<[string, ExplainWorld, Readonly<Record<string, string>>, string]>([
  ['may not read checks', { gitHub: WITHOUT_CHECKS }, {}, 'undecided'],
  ['may not read anything', { gitHub: { granted: {} } }, {}, 'undecided'],
  ['is not there', {}, { 'github-token': '' }, 'undecided'],
  ['shows none either', { checks: [] }, {}, 'infrastructure'],
  [
    'is not there, and the service lists another check',
    { details: { statusChecks: [{ context: 'lint', state: 'SUCCESS' }] } },
    { 'github-token': '' },
    'infrastructure',
  ],
])(
  'lists of the service without a check, and a token that %s',
  async (_, world, inputs, verdict) => {
    const found = await explained(world, inputs)
    expect(found.verdict).toBe(verdict)
    const says = JSON.stringify(found.reasons).includes('did not run')
    expect(says).toBe(verdict === 'infrastructure')
  },
)

test.each([
  ['SUCCESS', 'FAILURE', 'undecided'],
  ['FAILURE', 'SUCCESS', 'check-failed'],
])('of the rows of a status the newest finished one counts: %s', async (newest, older, verdict) => {
  const rows = ['PENDING', newest, older].map((state) => ({ context: 'unit', state }))
  const world = { details: { statusChecks: rows }, gitHub: WITHOUT_CHECKS }
  expect(await explained(world)).toMatchObject({ verdict })
})

describe('a permission that is missing', () => {
  test('is a reason, breaks the rule that needs it, and sends nothing', async () => {
    const { verdict, reasons, sent, outputs } = await explained({
      inputs: RETRY,
      details: { statusChecks: [{ context: 'unit', state: 'FAILURE' }] },
      gitHub: { granted: { 'pull-requests': 'write', checks: 'read', statuses: 'read' } },
    })
    expect({ verdict, sent, retries: outputs['retries'] }).toEqual({
      verdict: 'check-failed',
      sent: [],
      retries: '0',
    })
    const missing = reasons.find(({ kind }) => kind === 'permission-missing')
    expect(missing?.['text']).toContain('`contents: read`')
    expect(missing?.['remedy']).toContain('contents: read')
  })

  test.each([
    ['401', { status: 401, body: { message: 'Bad credentials' } }],
    [
      'a limit',
      {
        status: 403,
        headers: { 'retry-after': '3600' },
        body: { message: 'You have exceeded a secondary rate limit' },
      },
    ],
  ])('is not what %s says', async (_, refusal) => {
    await using played = await explainWorld()
    played.github.beforeServing = () => void played.github.faults.push(refusal)
    const { outputs } = await played.run()
    expect(played.github.calls).not.toEqual([])
    expect(outputs['outcome']).toBe('explained')
    expect(outputs['reasons']).not.toContain('permission-missing')
  })

  test.each(['explain', 'get-pull-request'])('names each one once: %s', async (operation) => {
    const world = { event: null, gitHub: WITHOUT_CHECKS, pullRequest: { checks: [GREEN] } }
    const { reasons } = await explained(world, { operation })
    const text = reasons.find(({ kind }) => kind === 'permission-missing')?.['text']
    expect(text).toMatch(/which lacks `checks: read`, `statuses: read`$/)
  })
})

test("`merge-refused` needs the service's word, whatever GitHub blocks", async () => {
  const blocked = { mergeStateStatus: 'BLOCKED', review: 'REVIEW_REQUIRED' } as const
  for (const entry of [null, { failure: { reason: 'something_else' } }]) {
    const world = { checks: [GREEN], entry, pullRequest: blocked }
    expect(await explained(world)).toMatchObject({ verdict: 'undecided' })
  }
})

test('what was tested together is in the headline of what is known to be flaky', async () => {
  const { verdict, outputs } = await explained({
    inputs: RETRY,
    details: { testedPullRequests: [{ prNumber: 12 }, { prNumber: 13 }] },
    otherPullRequests: [{ number: 13, files: [{ path: 'src/another.ts' }] }],
  })
  expect(verdict).toBe('known-flaky')
  expect(shown(outputs['report-markdown'] ?? '')).toMatch(
    /^### .*known to be flaky, tested together with #13$/m,
  )
})

test('the rules are looked at only where `test-checks` says whose tests they are', async () => {
  const flaky = { ...RETRY, 'retry-on': 'never', 'test-checks': '', 'failed-tests-files': '' }
  const { verdict, outputs } = await explained({ inputs: flaky })
  expect(verdict).toBe('check-failed')
  expect(outputs['report-markdown']).not.toContain('Not known to be flaky')
})

test('the next step in the log is that of the first reason', async () => {
  const { info } = await explained({
    record: { state: 'not_ready', isCurrentlySubmittedToQueue: true },
    entry: { notReady: { blockReasons: [{ kind: 'behind_base' }, { kind: 'merge_conflict' }] } },
  })
  expect(info).toContain('Next: Merge `main` into the pull request and push.')
})

test('a dry run that would not retry is `explained`', async () => {
  const dryRun = { 'dry-run': 'true', comment: 'always' }
  for (const [world, verdict] of [
    [{}, 'check-failed'],
    [{ inputs: RETRY, listing: [] }, 'check-failed'],
    [{ record: { state: 'merged' } }, 'merged'],
  ] as const) {
    const { outputs, passed, comments } = await explained(world, dryRun)
    expect({ passed, outcome: outputs['outcome'], verdict: outputs['verdict'], comments }).toEqual({
      passed: true,
      outcome: 'explained',
      verdict,
      comments: [],
    })
  }
})

test('a comment that GitHub refuses is a warning', async () => {
  for (const status of [401, 403, 404, 410]) {
    await using world = await explainWorld({ inputs: { comment: 'always' } })
    world.github.beforeServing = () => {
      const last = world.github.calls.at(-1)
      if (last?.method === 'POST' && last.path.endsWith('/comments'))
        world.github.faults.unshift({ status, body: { message: 'no' } })
    }
    const { passed, seen, outputs } = await world.run()
    expect({ passed, outcome: outputs['outcome'] }).toEqual({ passed: true, outcome: 'explained' })
    expect(seen.warnings).toHaveLength(1)
    expect(world.github.comments).toEqual([])
  }
})

describe('a comment with `on-failure`', () => {
  const QUIET: readonly (readonly [string, object | undefined])[] = [
    ['queued', { state: 'pending', isCurrentlySubmittedToQueue: true }],
    ['not-submitted', undefined],
  ]

  test.each(QUIET)('is not begun by %s', async (verdict, record) => {
    const found = await explained({ record: record ?? null }, { comment: 'on-failure' })
    expect(found).toMatchObject({ verdict, comments: [] })
  })

  test.each(QUIET)('that stands is updated by %s', async (verdict, record) => {
    await using world = await explainWorld({ inputs: { comment: 'on-failure' } })
    await world.run()
    const [first] = world.github.comments.map(({ body }) => body)
    if (record !== undefined) world.setRecord(record)
    else world.forget()
    const { outputs } = await world.run()
    expect(outputs['verdict']).toBe(verdict)
    expect(world.github.comments).toHaveLength(1)
    expect(world.github.comments[0]?.body).not.toBe(first)
    expect(world.github.comments[0]?.body).not.toContain('failed a required check')
  })
})
