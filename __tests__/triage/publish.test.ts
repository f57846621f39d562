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

type Inputs = Parameters<typeof triageOf>[1]

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
const QUEUED = {
  1: { stays: [failedIn('r1', 60)], isQueued: true },
  2: { stays: [failedIn('r2', 40)], isQueued: true },
}
const NOT_RUN = failedRun([1], 61, '', { checks: [cancelled('e2e'), passed('unit')] })

const REPORTS: Readonly<Record<string, readonly [TriageSeed, Inputs?]>> = {
  'common failures, one of its own and one that was cancelled': [TWO],
  'a common failure alone': [{ ...TWO, pulls: TWO_HIT }],
  'a common failure alone, whose members were submitted again': [
    { ...TWO, pulls: TWO_HIT },
    { requeue: 'failed' },
  ],
  'a common failure whose members are in the queue': [{ ...TWO, pulls: QUEUED }],
  'a common failure that is over': [PASSES_AGAIN, { 'resubmit-hint': 'Add the label `merge`.' }],
  'a common failure that the target branch has, too': [
    { ...TWO, pulls: TWO_HIT, base: [failed('e2e')] },
  ],
  'checks that did not run, of one that was submitted again': [
    { pulls: { 1: TWO_HIT[1] }, runs: { r1: NOT_RUN } },
    { requeue: 'infrastructure' },
  ],
  'one that the service refused to submit again': [
    { ...TWO, pulls: TWO_HIT, onSubmit: () => ({ status: 422, body: 'no' }) },
    { requeue: 'failed' },
  ],
  'only one that was cancelled': [CANCELLED],
  'nothing that the service lists': [{ ...CANCELLED, lists: false }],
  'nothing that left the queue': [{ pulls: {} }],
}

test.each(Object.entries(REPORTS))('the log and the summary of %s', async (_, [seed, inputs]) => {
  const { info, summary } = await triageOf(seed, inputs)
  const anyPort = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, 'localhost')
  const log = info.map((line) => `> ${line}`)
  expect(anyPort([...log, '', shown(summary).trimEnd()].join('\n'))).toMatchSnapshot()
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
