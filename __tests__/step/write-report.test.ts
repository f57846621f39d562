import { main } from '../../src/main.js'
import { SUMMARY_BUDGET_BYTES } from '../../src/reports/markdown.js'
import type { Core } from '../../src/runner/runner.js'
import { hideSecrets } from '../../src/runner/secrets.js'
import { Workspace } from '../../src/runner/workspace.js'
import { ActionError } from '../../src/shared/errors.js'
import type { StepResult } from '../../src/step/context.js'
import { writeReport } from '../../src/step/write-report.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput, recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const details = { operation: 'get-testing-details', 'target-branch': 'main' }
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

test('a summary that does not fit is cut between two rows, and says so', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => [`check ${index}`, '-'.repeat(80)])
  const report = { headline: 'Checks', parts: [{ head: ['Check', 'Log'], rows }] }
  const { seen, summary } = await written({ outcome: 'found', summary: report })
  expect(Buffer.byteLength(seen.summary)).toBeLessThanOrEqual(SUMMARY_BUDGET_BYTES)
  const shownRows = summary.split('\n').filter((line) => line.startsWith('| check'))
  expect(shownRows.length).toBeGreaterThan(1000)
  const left = (12_000 - shownRows.length).toLocaleString('en')
  expect(summary).toContain(`\n\n… and ${left} more.\n\nMore did not fit;`)
  expect(seen.warnings).toEqual([])
})

test('the result file of a failed run says what was requested, what came back, what to do next', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ status: 401 }] })
  const { runner, result } = recorder({ ...details, 'api-url': service.url, 'test-run-id': RUN })
  expect(await main(runner)).toBe(false)
  expect(result()['error']).toEqual({
    asked: expect.stringContaining('POST /getMergeQueueTestingDetails'),
    got: expect.stringContaining('HTTP 401'),
    next: expect.stringContaining('Check that `api-token`'),
  })
})

test('summary: false counts even when another input is wrong', async () => {
  const { runner, seen } = recorder({ operation: 'get-queue', summary: 'false' })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.summary).toBe('')
})

test('the summary lists wrong inputs one by one', async () => {
  const { runner, seen, result } = recorder({ operation: 'get-queue', 'dry-run': 'maybe' })
  expect(await main(runner)).toBe(false)
  expect(JSON.stringify(result()['error'])).toContain('- Input `dry-run` must be a YAML boolean')
  const items = seen.summary.split('\n').filter((line) => line.startsWith('- '))
  expect(items).toHaveLength(3)
  expect(shown(seen.summary)).toContain('get-queue did not start: 3 inputs are wrong')
  expect(seen.summary).toContain('but is <code>maybe</code>')
  expect(seen.errors[0]?.properties).toEqual({
    title: 'get-queue did not start: 3 inputs are wrong',
  })
  expect(seen.errors[0]?.message).not.toContain('inputs are wrong')
})

/** Writes the end of a step that ended as this. */
async function written(
  result: StepResult,
  env: Readonly<Record<string, string>> = {},
  replaced: Partial<Core> = {},
) {
  const { runner, seen, folder } = recorder({}, { env })
  const { core, log, redact } = hideSecrets({ ...runner.core, ...replaced })
  const workspace = new Workspace(folder, folder, redact)
  const destination = { core, log, redact, workspace, env: runner.env }
  const passed = writeReport(destination, 'get-pull-request', result, { state: 'PENDING' }, true)
  return { passed, seen, summary: shown(seen.summary) }
}

test('a step without a summary of its own says how it ended', async () => {
  const { passed, seen, summary } = await written({ outcome: 'found' })
  expect(passed).toBe(true)
  expect(summary).toBe('### Merge queue: get-pull-request\n\nEnded as **found**.\n')
  expect(seen.outputs).toMatchObject({ outcome: 'found', state: 'PENDING', 'queue-state': '' })
  expect(jsonOutput(seen.outputs, 'result')).toMatchObject({ outcome: 'found' })
  expect(jsonOutput(seen.outputs, 'result')).not.toHaveProperty('error')
})

const CANCELLED = new ActionError('aborted', {
  request: 'Waiting',
  problem: 'the run was cancelled',
  remedy: 'Run the step again if you still need it.',
})

test('a failure without a report is the summary', async () => {
  const { passed, summary } = await written({ outcome: 'aborted', failure: CANCELLED })
  expect(passed).toBe(false)
  expect(summary).toBe(
    '### 🚫 The run was cancelled\n\nWaiting: the run was cancelled\n\n**Next:** Run the step again if you still need it.\n',
  )
})

test.each([
  ['one reason', ['The queue drains.'], 'The queue drains.'],
  ['a list', ['One.', 'Two.'], '- One.\n- Two.'],
])('what to do next stands below %s, and above the details', async (_, lines, why) => {
  const { summary } = await written({
    outcome: 'aborted',
    failure: CANCELLED,
    summary: { mark: '❌', headline: 'It failed', lines, parts: [{ head: ['a'], rows: [['b']] }] },
  })
  expect(summary).toBe(
    `### ❌ It failed\n\n${why}\n\n**Next:** Run the step again if you still need it.\n\n| a |\n| --- |\n| b |\n`,
  )
})

test('a runner without a file for summaries gets none', async () => {
  const { passed, summary } = await written({ outcome: 'found' }, { GITHUB_STEP_SUMMARY: '' })
  expect({ passed, summary }).toEqual({ passed: true, summary: '' })
})

test('details that JSON cannot hold fail the step, and the rest is written', async () => {
  const { passed, seen } = await written({ outcome: 'found', details: { count: 1n } })
  expect(passed).toBe(false)
  expect(seen.errors[0]?.message).toMatch(
    /^The details of the result could not be written \(.*BigInt.*\)\.\nThe operation itself/,
  )
  expect(jsonOutput(seen.outputs, 'result')).toMatchObject({ outcome: 'found' })
})

test.each([
  [
    'a success',
    undefined,
    'no space left).\nThe operation itself ended as `found`. Check the disk of the runner',
  ],
  [
    'a failure',
    CANCELLED,
    `${CANCELLED.message}\nThe outputs could not be written (no space left).`,
  ],
])('outputs that cannot be written fail the step, after %s', async (_, failure, said) => {
  const writeOutputs = () => {
    throw new Error('no space left')
  }
  const result = { outcome: 'found' as const, ...(failure === undefined ? {} : { failure }) }
  const { passed, seen } = await written(result, {}, { writeOutputs })
  expect(passed).toBe(false)
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain(said)
})

test('an output without room is empty, with a warning', async () => {
  const state = 'x'.repeat(256 * 1024)
  const fits = await written({ outcome: 'found', outputs: { state } })
  expect(fits.seen.outputs['state']).toBe(state)
  expect(fits.seen.warnings).toEqual([])
  const long = await written({ outcome: 'found', outputs: { state: `${state}x` } })
  expect(long.seen.outputs['state']).toBe('')
  expect(long.seen.warnings[0]?.message).toContain(
    'Output `state` has 262145 bytes, more than the 262144 that fit; it was left empty',
  )
})

test('a summary that cannot be written is a warning', async () => {
  const writeSummary = () => {
    throw new Error('no space left')
  }
  const { passed, seen } = await written({ outcome: 'found' }, {}, { writeSummary })
  expect(passed).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    'The job summary could not be written (no space left).',
  ])
})

test('the debug log has the stack of each cause, or the cause itself if it is no error', async () => {
  const explanation = { request: 'Reading', problem: 'no', remedy: 'Look.' }
  const cause = new TypeError('second', {
    cause: new RangeError('third', { cause: 'the disk is full' }),
  })
  const failure = new ActionError('refused', explanation, { cause })
  const { seen } = await written({ outcome: 'refused', failure })
  const log = seen.debug.join('\n')
  expect(log.match(/Caused by: \w+: \w+/g)).toEqual([
    'Caused by: TypeError: second',
    'Caused by: RangeError: third',
  ])
  expect(log).toMatch(/\nCaused by: the disk is full$/m)
  expect(log).not.toContain('Caused by: undefined')
})

test('a failed step has its next step once', async () => {
  const failure = CANCELLED
  const report = { mark: '❌', headline: 'It failed' }
  const { summary } = await written({ outcome: 'aborted', failure, summary: report })
  expect(summary).toBe('### ❌ It failed\n\n**Next:** Run the step again if you still need it.\n')
  const own = { ...report, next: 'Look.' }
  const told = await written({ outcome: 'aborted', failure, summary: own })
  expect(told.summary).toBe('### ❌ It failed\n\n**Next:** Look.\n')
  const lines = [{ line: 'One', next: 'Look.' }]
  const each = await written({ outcome: 'aborted', failure, summary: { ...report, lines } })
  expect(each.summary).not.toContain('Run the step again')
})
