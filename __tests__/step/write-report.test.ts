import { expect, test } from '@jest/globals'
import { main } from '../../src/main.js'
import { SUMMARY_BUDGET_BYTES } from '../../src/markdown/markdown.js'
import { fakeService } from '../support/fake-service.js'
import { recorder } from '../support/recorder.js'

const details = { operation: 'get-testing-details', 'target-branch': 'main' }
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

test('a summary that does not fit is cut between two lines, and says so', async () => {
  const checkRuns = Array.from({ length: 12_000 }, (_, index) => ({
    name: `check ${index} ${'|'.repeat(20)}`,
    url: `https://ci.example/${index}`,
    status: 'completed',
    conclusion: 'success',
  }))
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      { body: { status: 'succeeded', checkSuites: [{ checkRuns }] } },
    ],
  })
  const { runner, seen } = recorder({ ...details, 'api-url': service.url, 'test-run-id': RUN })
  expect(await main(runner)).toBe(true)
  expect(Buffer.byteLength(seen.summary)).toBeLessThanOrEqual(SUMMARY_BUDGET_BYTES)
  const rows = seen.summary.split('\n').filter((line) => line.startsWith('| <a href'))
  expect(rows.length).toBeGreaterThan(1000)
  expect(rows.every((row) => row.endsWith(' |'))).toBe(true)
  const left = /(\d+) more lines are not shown; `result-file` has everything/.exec(seen.summary)
  expect(Number(left?.[1])).toBe(checkRuns.length - rows.length)
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

test('the result file of a run that passed has no error', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: {} }] })
  const { runner, result } = recorder({ ...details, 'api-url': service.url, 'test-run-id': RUN })
  expect(await main(runner)).toBe(true)
  expect(result()).not.toHaveProperty('error')
})

test('summary: false counts even when another input is wrong', async () => {
  const { runner, seen } = recorder({ operation: 'get-queue', summary: 'false' })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.summary).toBe('')
})

test('the summary lists wrong inputs one by one', async () => {
  const { runner, seen } = recorder({ operation: 'get-queue', 'dry-run': 'maybe' })
  expect(await main(runner)).toBe(false)
  const items = seen.summary.split('\n').filter((line) => line.startsWith('- '))
  expect(items).toHaveLength(3)
  expect(seen.summary).toContain('What to do next')
})
