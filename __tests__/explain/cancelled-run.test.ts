/** Gates that turn red because the jobs of their run were cancelled. */
import type { CheckSeed } from '../../sandbox/github/seeds.js'
import { type ExplainWorld, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, queued } from './explained.js'

/** A check of the run, with the times of its start and its end. */
const job = (
  name: string,
  conclusion: NonNullable<CheckSeed['conclusion']>,
  [startedAt, finishedAt]: readonly [string, string],
): CheckSeed => ({
  name,
  conclusion,
  suite: 7,
  workflow: 'CI',
  url: `https://ci.test/${name}`,
  startedAt: `2026-09-17T${startedAt}Z`,
  finishedAt: `2026-09-17T${finishedAt}Z`,
})
const cancelled = (name: string, ...times: readonly [string, string]) =>
  job(name, 'CANCELLED', times)
const failed = (name: string, ...times: readonly [string, string]) => job(name, 'FAILURE', times)

const UNIT = cancelled('unit', '10:10:00', '10:13:20')
const GATE = failed('gate', '10:13:21', '10:13:30')
const requiring = (...requiredStatuses: string[]) => ({ details: { requiredStatuses } })
const torn = (...checks: CheckSeed[]): ExplainWorld => ({ ...requiring('gate'), checks })

describe('the verdict is `infrastructure` if all failures of a suite follow a cancellation', () => {
  test.each<[string, ExplainWorld]>([
    ['a gate that began after it', torn(UNIT, GATE)],
    ['a gate that began in the same second', torn(UNIT, failed('gate', '10:13:20', '10:13:30'))],
    [
      'a gate that began after one of two cancellations, and before the other',
      torn(UNIT, cancelled('e2e', '10:10:00', '10:15:00'), GATE),
    ],
    [
      'two gates, one of them not required',
      torn(UNIT, GATE, failed('notify', '10:14:00', '10:14:05')),
    ],
    [
      'a gate that the service lists as a commit status',
      {
        checks: [UNIT, GATE],
        details: {
          requiredStatuses: ['gate'],
          statusChecks: [{ context: 'gate', state: 'FAILURE' }],
        },
      },
    ],
    [
      'a gate whose jobs waited for a runner until they were cancelled',
      torn(cancelled('smoke', '10:13:20', '10:13:20'), GATE),
    ],
  ])('%s', async (_, world) => {
    const { verdict, failing, passed, sent } = await explained({ inputs: RETRY, ...world })
    expect(verdict).toBe('infrastructure')
    expect({ failing, passed, sent }).toEqual({ failing: [], passed: true, sent: [] })
  })
})

describe('the verdict stays `check-failed`', () => {
  test.each<[string, ExplainWorld]>([
    [
      'in a matrix that fails fast, whose failing job began before the others were cancelled',
      torn(
        failed('unit (1)', '10:10:00', '10:12:00'),
        cancelled('unit (2)', '10:10:00', '10:12:01'),
        failed('gate', '10:12:05', '10:12:10'),
      ),
    ],
    [
      'if the gate began a second before the cancellation',
      torn(UNIT, failed('gate', '10:13:19', '10:14:00')),
    ],
    ['if the cancelled job is in another suite', torn({ ...UNIT, suite: 8 }, GATE)],
    [
      'if a job timed out and none was cancelled',
      torn(job('unit', 'TIMED_OUT', ['10:10:00', '10:13:20']), GATE),
    ],
  ])('%s', async (_, world) => {
    expect((await explained(world)).verdict).toBe('check-failed')
  })

  test.each(['started_at', 'completed_at'])('if GitHub shows no `%s` of a check', async (field) => {
    const hides = (body: unknown) =>
      JSON.parse(JSON.stringify(body, (key, value) => (key === field ? null : value)))
    const gitHubFault = (path: string) =>
      /b{40}\/check-runs/.test(path) ? { status: 200, changes: hides } : undefined
    expect((await explained({ ...torn(UNIT, GATE), gitHubFault })).verdict).toBe('check-failed')
  })
})

test('the report names the cancelled jobs with their durations, and a possible cause', async () => {
  const e2e = cancelled('e2e', '10:10:00', '10:13:18')
  const { summary, reasons, log } = await explained(torn(UNIT, e2e, GATE))
  expect(reasons.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'check-missing: Required check `gate` counts as not run on the test branch: it failed after other jobs of its run were cancelled',
    'check-missing: Check `unit` did not run on the test branch: it was cancelled after 3 min 20 s',
    'check-missing: Check `e2e` did not run on the test branch: it was cancelled after 3 min 18 s',
    "queue-reason: The queue's reason: a required check failed in its test run",
  ])
  expect(summary).toContain('failed without a failed test: gate did not run')
  expect(summary).toContain('may also have reached its own time limit')
  expect(summary).not.toMatch(/Fix the failing check|a required check failed|always\(\)/)
  expect(log).toContain('Next: Look at the logs of these checks and at the runners')
})

test.each(['get-pull-request', 'wait-for-merge'])(
  '%s gives the same reasons, and does not advise to fix a check',
  async (operation) => {
    const world = { ...torn(UNIT, GATE), event: null }
    const { reasons } = await explained(world)
    const other = await explained(world, { operation })
    const words = (found: typeof reasons) => found.map(({ kind, text }) => `${kind}: ${text}`)
    expect(words(other.reasons)).toEqual(words(reasons))
    const said = `${other.summary}${JSON.stringify(other.reasons)}`
    expect(said).toContain('Find out why the job was stopped')
    expect(said).not.toContain('Fix the failing check')
  },
)

test('a gate of a cancelled run on the head commit counts as not run', async () => {
  const pullRequest = { checks: [UNIT, { ...GATE, required: true }] }
  const { reasons } = await explained({ record: queued('not_ready'), event: null, pullRequest })
  expect(reasons.map(({ text }) => text)).toContain(
    'Required check `gate` counts as not run on the head commit: it failed after other jobs of its run were cancelled',
  )
})

describe('a check on the target branch', () => {
  test('is not broken by a gate that turned red because its run was cancelled', async () => {
    const world = { ...requiring('gate'), checks: [GATE], baseChecks: [UNIT, GATE] }
    expect((await explained(world)).verdict).toBe('check-failed')
  })

  test.each([
    ['another job', failed('e2e', '10:10:00', '10:12:00'), 'check-failed'],
    ['the same job', failed('unit', '10:10:00', '10:12:00'), 'broken-base'],
  ])('explains a red gate only if the gate is red there for %s', async (...row) => {
    const [, jobOnBase, verdict] = row
    const { verdict: found } = await explained({
      ...requiring('gate'),
      checks: [failed('unit', '10:10:00', '10:12:00'), GATE],
      baseChecks: [jobOnBase, GATE],
    })
    expect(found).toBe(verdict)
  })

  test('need not fail a job of a suite whose required check passed', async () => {
    const lint = { ...job('lint', 'SUCCESS', ['10:10:00', '10:12:00']), suite: 8 }
    const spelling = { ...failed('spelling', '10:10:00', '10:12:00'), suite: 8 }
    const { verdict, failing } = await explained({
      ...requiring('gate', 'lint'),
      checks: [GATE, lint, spelling],
      baseChecks: [GATE],
    })
    expect({ verdict, failing }).toEqual({ verdict: 'broken-base', failing: ['gate'] })
  })
})
