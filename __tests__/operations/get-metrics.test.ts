import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseExposition } from '../../src/metrics/parse.js'
import { getMetrics, METRICS } from '../support/get-metrics.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'

test('reads the metrics of the repository as JSON and as a table with quantiles', async () => {
  const { outputs, seen, paths, result, ...step } = await getMetrics()
  expect(step).toMatchObject({ passed: true, outcome: 'read' })
  expect(paths).toEqual(['/getMergeQueueMetrics?repo=octo-org%2Forion&repoHost=github.com'])
  const metrics = jsonOutput(outputs, 'metrics')
  expect(metrics[0]).toEqual({
    name: 'mq_depth_current',
    type: 'gauge',
    help: 'Pull requests in the queue',
    samples: [
      { labels: { repo: 'octo-org/orion', branch: 'main' }, value: 21 },
      { labels: { repo: 'octo-org/orion', branch: '|<b>' }, value: 'NaN' },
    ],
  })
  expect(metrics[1].samples[0]).toMatchObject({ name: 'mq_pr_wait_duration_1h_seconds_bucket' })
  expect(result()['metrics']).toEqual(metrics)
  // p50 lies in the middle of (60, 3600].
  expect(seen.summary).toContain('30&nbsp;min&nbsp;30&nbsp;s')
  expect(seen.summary).not.toContain('<b>')
})

test('metrics of the organization name no repository', async () => {
  const { paths } = await getMetrics({ 'metrics-scope': 'organization' })
  expect(paths).toEqual(['/getMergeQueueMetrics'])
})

test('the file holds the whole exposition', async () => {
  const { outputs, folder } = await getMetrics({ 'metrics-file': 'out/queue.prom' })
  const path = outputs['metrics-file'] ?? ''
  expect(path.endsWith(join('out', 'queue.prom'))).toBe(true)
  expect(path.startsWith(folder)).toBe(true)
  expect(parseExposition(readFileSync(path, 'utf8'))).toEqual(parseExposition(METRICS))
})

test.each([
  ['an HTML page', '<html>', 'answered with an HTML page'],
  ['a cut line', 'mq_depth_current{branch="ma\n', 'line 1: '],
])('%s is a bad response', async (_, body, problem) => {
  const { error, ...step } = await getMetrics({}, { body })
  expect(step).toMatchObject({ passed: false, outcome: 'bad-response' })
  expect(error).toContain(problem)
})

test('JSON that is too long loses whole metrics at its end, and the result file has all of them', async () => {
  const body = Array.from(
    { length: 400 },
    (_, family) => `m${family}{x="${'y'.repeat(1000)}"} ${family}\n`,
  ).join('')
  const { outputs, warnings, result } = await getMetrics({}, { body })
  const output = outputs['metrics'] ?? ''
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024)
  expect(JSON.parse(output)[0].name).toBe('m0')
  expect(warnings[0]).toMatch(/no room for the last \d+ of 400 elements/)
  expect(result()['metrics']).toHaveLength(400)
})

test('JSON that is too long because of what it escapes is shortened, not left empty', async () => {
  const invisible = '\u200b'.repeat(200)
  const body = Array.from({ length: 300 }, (_, family) => `m${family}{x="${invisible}"} 1\n`).join(
    '',
  )
  const { outputs, warnings } = await getMetrics({}, { body })
  expect(Buffer.byteLength(JSON.stringify(JSON.parse(outputs['metrics'] || '[]')))).toBeGreaterThan(
    100_000,
  )
  expect(Buffer.byteLength(outputs['metrics'] ?? '')).toBeLessThanOrEqual(256 * 1024)
  expect(warnings[0]).toMatch(/no room for the last \d+ of 300 elements/)
})
