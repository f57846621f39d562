import { expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import {
  cancelled,
  failed,
  failedIn,
  failedRun,
  greenRun,
  passed,
  type TriageSeed,
  triageOf,
  triageWorld,
} from '../support/triage-world.js'

const TWO_HIT = { 1: { stays: [failedIn('r1', 60)] }, 2: { stays: [failedIn('r2', 40)] } }
const TWO: TriageSeed = {
  pulls: {
    ...TWO_HIT,
    3: { stays: [failedIn('r3', 30)], head: [failed('unit')] },
    4: { stays: [{ end: 'cancelled', at: 20 }] },
  },
  runs: { r1: failedRun([1], 61), r2: failedRun([2], 41), r3: failedRun([3], 31, 'unit') },
}
const CANCELLED: TriageSeed = { pulls: { 4: { stays: [{ end: 'cancelled', at: 20 }] } } }
/** What the queue does later: it passes the check. */
const OVER: TriageSeed = {
  pulls: {
    1: { stays: [failedIn('r1', 60), { end: 'merged', at: 5, runs: ['r9'] }] },
    2: { stays: [failedIn('r2', 40), { end: 'merged', at: 5, runs: ['r9'] }] },
  },
  runs: { ...TWO.runs, r9: greenRun([1, 2], 30) },
}
/** A run without the two has passed the check. */
const PASSES_AGAIN: TriageSeed = {
  pulls: { ...TWO_HIT, 9: { stays: [{ end: 'merged', at: 5, runs: ['r9'] }] } },
  runs: { ...TWO.runs, r9: greenRun([9], 30) },
}
const ISSUE = { 'issue-title': 'Triage of main' }

test('the summary has common failures first, then what is their own, then the rest, folded', async () => {
  const { summary } = await triageOf(TWO)
  const places = [
    summary.indexOf('failed for 2 pull requests in 2 runs since 08:59'),
    summary.indexOf('Their own'),
    summary.indexOf('Change 3'),
    summary.indexOf('<details>'),
    summary.indexOf('Change 4'),
  ]
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(shown(summary)).toContain('<summary>The rest (3)</summary>')
})

test('a single common failure has no heading, and a fold with everything is called by its count', async () => {
  const summary = shown((await triageOf({ ...TWO, pulls: TWO_HIT })).summary)
  expect(summary).toMatch(/^### \S+ The common failure e2e hit 2 pull requests\n/)
  expect(summary).not.toContain('#### ')
  expect(summary).toContain('<summary>2 pull requests</summary>')
})

test('the report files are the output triage as JSON, and Markdown', async () => {
  const run = await triageOf(TWO, { 'report-files': 'triage.json\ntriage.md' })
  expect(JSON.parse(run.read('triage.json'))).toEqual(run.triage)
  expect(run.read('triage.md')).toContain('failed for 2 pull requests')
  expect(run.outputs['report-markdown']).toContain('failed for 2 pull requests')
})

test('the Slack message has the common failures', async () => {
  const run = await triageOf(TWO, { 'slack-payload-file': 'slack.json' })
  const message = run.read('slack.json')
  expect(message).toContain('The common failure')
  expect(message).toContain('pull requests in 2 runs')
  expect(message).toContain('Change 3')
  expect(message).not.toContain('Change 4')
})

test('no Slack message is written if nothing is left to act on', async () => {
  const run = await triageOf(CANCELLED, { 'slack-payload-file': 'slack.json' })
  expect(run.outcome).toBe('triaged')
  expect(() => run.read('slack.json')).toThrow('ENOENT')
})

test('the issue is created, and its number is an output', async () => {
  const run = await triageOf(TWO, ISSUE)
  expect(run.gitHub.issues).toMatchObject([{ title: 'Triage of main', state: 'open' }])
  expect(run.outputs['issue-number']).toBe(String(run.gitHub.issues[0]?.number))
})

test.each([
  ['only cancelled ones are left', CANCELLED],
  ['the common failure is over, and its members have merged', OVER],
])('the issue is closed once %s', async (_, later) => {
  await using before = await triageWorld(TWO)
  await before.run(ISSUE)
  const issues = before.gitHub.issues.map((issue) => ({ ...issue }))
  const run = await triageOf({ ...later, gitHub: { issues } }, ISSUE)
  expect(run.gitHub.issues).toMatchObject([{ state: 'closed' }])
  expect(run.outputs['issue-number']).toBe(String(issues[0]?.number))
})

test('the issue stays open if something could not be judged', async () => {
  await using before = await triageWorld(TWO)
  await before.run(ISSUE)
  const issues = before.gitHub.issues.map((issue) => ({ ...issue }))
  const run = await triageOf(
    {
      ...CANCELLED,
      pulls: {
        ...CANCELLED.pulls,
        3: { stays: [failedIn('none', 30)], record: { prSha: 'c'.repeat(40) } },
      },
      gitHub: { issues },
    },
    ISSUE,
  )
  expect(run.outcome).toBe('partial')
  expect(run.gitHub.issues).toMatchObject([{ state: 'open' }])
})

test('no issue is created if nothing is left to act on', async () => {
  const run = await triageOf(CANCELLED, ISSUE)
  expect(run.gitHub.issues).toEqual([])
  expect(run.outputs['issue-number']).toBe('')
})

test('members of an over failure that can be submitted again keep the issue open', async () => {
  const run = await triageOf(PASSES_AGAIN, ISSUE)
  expect(run.gitHub.issues).toMatchObject([{ state: 'open' }])
})

test('once all members are submitted again, nothing is left to act on', async () => {
  const run = await triageOf(PASSES_AGAIN, { ...ISSUE, requeue: 'common' })
  expect(run.outcome).toBe('requeued')
  expect(run.gitHub.issues.filter(({ title }) => title === 'Triage of main')).toEqual([])
})

test('an issue that GitHub refuses fails the step after everything else', async () => {
  const granted = {
    contents: 'read',
    checks: 'read',
    statuses: 'read',
    'pull-requests': 'read',
    issues: 'read',
  } as const
  const run = await triageOf({ ...TWO, gitHub: { granted } }, { ...ISSUE, 'report-files': 'a.md' })
  expect(run.outcome).toBe('unauthorized')
  expect(run.error).toContain('issues: write')
  expect(run.read('a.md')).toContain('failed for 2')
})

test('a dry run writes no issue, and its outcome stays', async () => {
  const run = await triageOf(TWO, { ...ISSUE, 'dry-run': 'true' })
  expect(run.outcome).toBe('triaged')
  expect(run.gitHub.issues).toEqual([])
})

test.each([
  [
    'common failures hit only what is queued again',
    {
      pulls: {
        1: { stays: [failedIn('r1', 60)], isQueued: true },
        2: { stays: [failedIn('r2', 40)], isQueued: true },
      },
      runs: TWO.runs ?? {},
    },
    'The common failure e2e',
  ],
  [
    'nothing lists what left',
    { pulls: CANCELLED.pulls, lists: false },
    'Not everything could be read',
  ],
] satisfies [string, TriageSeed, string][])(
  'the headline is true if %s',
  async (_, seed, headline) => {
    const { summary: markdown, info } = await triageOf(seed)
    const summary = shown(markdown)
    expect(summary).not.toContain('No pull request is left')
    expect(summary).toContain(headline)
    expect(info.map((line) => line.replaceAll('`', ''))).toContain(
      `Queue octo-org/orion@main: ${headline}`,
    )
  },
)

test('nobody is asked to repair or submit what was just submitted again', async () => {
  const checks = [cancelled('e2e'), passed('unit')]
  const run = await triageOf(
    {
      pulls: { 1: { stays: [failedIn('r1', 60)] } },
      runs: { r1: failedRun([1], 61, '', { checks }) },
    },
    { requeue: 'infrastructure' },
  )
  expect(run.outcome).toBe('requeued')
  expect(run.info.filter((text) => text.startsWith('Next'))).toEqual([])
  expect(run.summary).not.toContain('submit it again')
})

test.each([
  ['submitted again', false, { requeue: 'failed' }],
  ['in the queue', true, {}],
])(
  'nobody is asked to submit members that are %s, although the failure is not over',
  async (_, isQueued, inputs) => {
    const run = await triageOf(
      {
        pulls: {
          1: { stays: [failedIn('r1', 60)], isQueued },
          2: { stays: [failedIn('r2', 40)], isQueued },
        },
        runs: TWO.runs ?? {},
      },
      inputs,
    )
    expect(run.triage.requeued).toEqual(isQueued ? [] : [1, 2])
    expect(run.info).toContain(
      'Next: Repair the common failures: no pull request is to blame for them.',
    )
  },
)
