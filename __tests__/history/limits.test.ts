import { expect, test } from '../support/jest.js'
import { failedAgo, mergedAgo, past, reportOn } from '../support/report-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

test('what was not read within ten minutes is named, and counts as it is listed', async () => {
  const clock = new VirtualClock()
  const all = [mergedAgo(1, 60), mergedAgo(2, 90), failedAgo(3, 120)]
  const answers = past(all)['/getSubmittedPullRequest']
  const started = clock.monotonic()
  const { report, outputs, passed } = await reportOn(
    all,
    { 'retry-timeout-seconds': '10000', 'request-timeout-seconds': '3600' },
    {
      clock,
      script: {
        '/getSubmittedPullRequest': (call) => {
          const { number } = (call.body as { pr: { number: number } }).pr
          return number === 1 ? answers(call) : { hangs: clock, stepMs: 5000 }
        },
      },
    },
  )
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'partial', 'merged-count': '2', 'failed-count': '1' })
  expect(report.missing[0]).toBe('2 records could not be read within 10 minutes.')
  expect(report.current.timeInQueue).toEqual({ p50: 1200, p95: 1200, max: 1200 })
  expect(report).not.toHaveProperty('previous')
  expect(clock.monotonic() - started).toBeLessThan(620_000)
})

test('if nothing could be read within ten minutes, the step fails as timed out', async () => {
  const clock = new VirtualClock()
  const { outputs, error } = await reportOn(
    [],
    { 'retry-timeout-seconds': '10000', 'request-timeout-seconds': '3600' },
    { clock, script: { '/listPullRequests': () => ({ hangs: clock, stepMs: 5000 }) } },
  )
  expect(outputs['outcome']).toBe('timed-out')
  expect(error).toContain('within 10 minutes')
})
