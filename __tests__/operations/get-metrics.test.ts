import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onLoopback } from '../../sandbox/loopback.js'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { VirtualClock } from '../support/virtual-clock.js'

const TEXT = `# HELP mq_depth_current Pull requests in the queue
# TYPE mq_depth_current gauge
mq_depth_current{repo="octo-org/orion",branch="main"} 21
mq_depth_current{repo="octo-org/orion",branch="|<b>"} NaN
# TYPE mq_pr_wait_duration_1h_seconds histogram
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="60"} 0
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="3600"} 10
mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="+Inf"} 10
mq_pr_wait_duration_1h_seconds_sum{branch="main"} 18000
mq_pr_wait_duration_1h_seconds_count{branch="main"} 10
`

/** Runs the operation on a service that answers this. */
async function getMetrics(inputs: Readonly<Record<string, string>> = {}, answer: Answer = {}) {
  await using service = await fakeService({ '/getMergeQueueMetrics': [{ body: TEXT, ...answer }] })
  const recorded = recorder({ operation: 'get-metrics', 'api-url': service.url, ...inputs })
  const passed = await main(recorded.runner)
  const { outputs, errors } = recorded.seen
  return { ...recorded, passed, outputs, error: errors[0]?.message ?? '', paths: service.paths() }
}

test('reads the metrics of the repository as JSON and as a table with quantiles', async () => {
  const { passed, outputs, seen, paths, result } = await getMetrics()
  expect(passed).toBe(true)
  expect(paths).toEqual(['/getMergeQueueMetrics?repo=octo-org%2Forion&repoHost=github.com'])
  expect(outputs['outcome']).toBe('read')
  const metrics = JSON.parse(outputs['metrics'] ?? '')
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
  expect(parseExposition(readFileSync(path, 'utf8'))).toEqual(parseExposition(TEXT))
})

test('a condition that is true fails the step after everything was written', async () => {
  const { passed, outputs, error, seen } = await getMetrics({
    'fail-when': 'mq_depth_current > 20\nmq_depth_current{branch="main"} > 50',
    'metrics-file': 'queue.prom',
  })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('threshold-exceeded')
  expect(outputs['metrics-file']).not.toBe('')
  expect(error).toContain('mq_depth_current{repo="octo-org/orion",branch="main"} is 21')
  expect(seen.summary).toContain('❌')
  expect(seen.summary).toContain('✅')
})

test('every reading for which a condition is true is named, up to five', async () => {
  const depths = (count: number) =>
    Array.from({ length: count }, (_, at) => `depth{of="${at}"} ${at}\n`).join('')
  const readings = (count: number) =>
    Array.from({ length: count }, (_, at) => `depth{of="${at}"} is ${at}`).join(', ')
  for (const [count, more] of [
    [2, ''],
    [6, ' and 1 more'],
  ] as const) {
    const body = `# TYPE depth gauge\n${depths(count)}`
    const { error } = await getMetrics({ 'fail-when': 'depth >= 0' }, { body })
    expect(error).toContain(`\`depth >= 0\`: ${readings(Math.min(count, 5))}${more}`)
  }
})

test('conditions that no sample meets pass', async () => {
  const { passed, seen } = await getMetrics({ 'fail-when': 'mq_depth_current > 100' })
  expect(passed).toBe(true)
  expect(seen.warnings).toEqual([])
})

test.each([
  ['mq_depth_current{branch="mian"} > 1', 'branch="main" | "|<b>". '],
  ['five{of="6"} > 1', 'it has of="1" | "2" | "3" | "4" | "5". '],
  ['six{of="7"} > 1', 'it has of="1" | "2" | "3" | "4" | "5" | …. '],
  [
    'mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="61"} > 1',
    'it has branch="main", le="60" | ',
  ],
  ['mq_depth_current{branhc="main"} > 1', 'repo="octo-org/orion"'],
  ['p95(mq_pr_wait_duration_1h_seconds{branch="mian"}) > 1', 'it has branch="main". '],
  ['bare{branch="main"} > 1', '; it has none'],
])('labels that no sample of that name has are a wrong condition: %s', async (condition, hint) => {
  const upTo = (name: string, count: number) =>
    `# TYPE ${name} gauge\n${Array.from({ length: count }, (_, at) => `${name}{of="${at + 1}"} 1\n`).join('')}`
  const body = `${TEXT}# TYPE bare gauge\nbare 1\n${upTo('five', 5)}${upTo('six', 6)}`
  const { passed, outputs, error } = await getMetrics({ 'fail-when': condition }, { body })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain(`has the labels of \`${condition}\``)
  expect(error).toContain(hint)
  expect(outputs['metrics']).not.toBe('')
})

test('an empty exposition is zero samples, and its conditions do not hold, with a warning', async () => {
  for (const body of ['', '\n', '# nothing\n', '# TYPE mq_depth_current gauge\n']) {
    const { passed, outputs, seen, paths } = await getMetrics(
      {
        'fail-when': 'mq_depth_current{branch="main"} > 1\np95(mq_wait) > 1\nmq_depth_current < 1',
      },
      { body },
    )
    expect([passed, outputs['outcome'], paths.length]).toEqual([true, 'read', 1])
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^`fail-when`: `mq_depth_current.* > 1` is not true, because /),
      '`fail-when`: `p95(mq_wait) > 1` is not true, because no histogram is named mq_wait.',
      expect.stringMatching(
        /^`fail-when`: `mq_depth_current < 1` is not true, because (no sample is named|there is no such sample)/,
      ),
    ])
  }
})

test('a quantile of a histogram can be a condition, and is in the output', async () => {
  const condition = 'p95(mq_pr_wait_duration_1h_seconds{branch="main"}) > 2700'
  const { passed, outputs, error } = await getMetrics({ 'fail-when': condition })
  expect([passed, outputs['outcome']]).toEqual([false, 'threshold-exceeded'])
  expect(error).toContain(
    `the limit is exceeded (\`${condition}\`: p95(mq_pr_wait_duration_1h_seconds{branch="main"}) is 3423)`,
  )
  const metrics = JSON.parse(outputs['metrics'] ?? '')
  expect(metrics[0]).not.toHaveProperty('quantiles')
  expect(metrics[1].quantiles).toEqual([
    { labels: { branch: 'main' }, p50: 1830, p90: 3246, p95: 3423, p99: 3564.6 },
  ])
})

test.each([
  [
    'mq_pr_wait_duration_1h_seconds > 1',
    'mq_pr_wait_duration_1h_seconds is a histogram: use p95(mq_pr_wait_duration_1h_seconds), mq_pr_wait_duration_1h_seconds_count or',
  ],
  [
    'mq_pr_wait_duration_1h_seconds{branch="main"} > 1',
    'mq_pr_wait_duration_1h_seconds is a histogram: use ',
  ],
  ['p95(mq_depth_current) > 1', 'mq_depth_current is not a histogram, so it has no p95.'],
  ['p95(mq_depth_current{branch="main"}) < 1', 'mq_depth_current is not a histogram'],
])('what its kind of metric never has is a wrong condition: %s', async (condition, problem) => {
  // Another condition that is true does not hide it.
  const failWhen = `mq_depth_current > 0\n${condition}`
  const { passed, outputs, error, seen } = await getMetrics({ 'fail-when': failWhen })
  expect([passed, outputs['outcome'], seen.warnings]).toEqual([false, 'invalid-input', []])
  expect(error).toContain(problem)
})

test.each([
  [
    'a part of a histogram',
    'p95(mq_wait_count) > 1',
    'no histogram is named mq_wait_count; did you mean mq_wait?',
  ],
  ['a part of a summary', 'p95(mq_size_sum) > 1', 'no histogram is named mq_size_sum; '],
  ['a gauge named as buckets are', 'p95(mq_odd_bucket) > 1', 'no histogram is named mq_odd; '],
  ['buckets without a TYPE line', 'p95(mq_bare) > 1', 'no histogram is named mq_bare; '],
  [
    'no +Inf bucket',
    'p95(mq_open) > 1',
    'p95(mq_open{branch="main"}) needs a +Inf bucket and a finite one',
  ],
  ['the +Inf bucket alone', 'p95(mq_whole) > 1', 'p95(mq_whole) needs a +Inf bucket'],
  ['no bucket', 'p95(mq_none) > 1', 'p95(mq_none) needs a +Inf bucket'],
])('a quantile that can never be known is a wrong condition: %s', async (_, condition, problem) => {
  const body = `# TYPE mq_wait histogram
mq_wait_bucket{le="60"} 1
mq_wait_bucket{le="+Inf"} 1
mq_wait_count 1
# TYPE mq_size summary
mq_size_sum 1
# TYPE mq_odd_bucket gauge
mq_odd_bucket{le="60"} 1
mq_bare_bucket{le="60"} 1
mq_bare_bucket{le="+Inf"} 1
# TYPE mq_open histogram
mq_open_bucket{branch="idle",le="60"} 0
mq_open_bucket{branch="idle",le="+Inf"} 0
mq_open_bucket{branch="main",le="60"} 1
# TYPE mq_whole histogram
mq_whole_bucket{le="+Inf"} 1
mq_whole_bucket{le="Inf"} 1
# TYPE mq_none histogram
mq_none_count 1
`
  const { passed, outputs, error, seen } = await getMetrics({ 'fail-when': condition }, { body })
  expect([passed, outputs['outcome'], seen.warnings]).toEqual([false, 'invalid-input', []])
  expect(error).toContain(problem)
})

test('a series that exceeds the limit is told, whatever another one lacks', async () => {
  const body = `# TYPE mq_wait histogram
mq_wait_bucket{branch="main",le="60"} 1
mq_wait_bucket{branch="next",le="60"} 1
mq_wait_bucket{branch="next",le="+Inf"} 1
`
  const { outputs, error } = await getMetrics({ 'fail-when': 'p50(mq_wait) > 1' }, { body })
  expect(outputs['outcome']).toBe('threshold-exceeded')
  expect(error).toContain('p50(mq_wait{branch="next"}) is 30')
})

test.each(['', 'mq_wait_count 0\n'])(
  'a histogram without a bucket in which nothing was observed is in doubt, and no mistake: %j',
  async (samples) => {
    const body = `# TYPE mq_wait histogram\n${samples}`
    const { passed, seen } = await getMetrics({ 'fail-when': 'p95(mq_wait) > 1' }, { body })
    expect(passed).toBe(true)
    expect(seen.warnings).toHaveLength(1)
  },
)

test('a misspelt quantile gets a hint', async () => {
  const failWhen = 'p95(mq_pr_wait_duration_1h_second) > 1'
  const { passed, seen } = await getMetrics({ 'fail-when': failWhen })
  expect(passed).toBe(true)
  expect(seen.warnings[0]?.message).toContain('did you mean mq_pr_wait_duration_1h_seconds?')
})

test('a condition on a sample without a number is a warning, and is not shown as kept', async () => {
  const { passed, seen } = await getMetrics({ 'fail-when': 'mq_depth_current{branch!="main"} > 5' })
  expect(passed).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('NaN')])
  expect(seen.summary).not.toContain('✅')
})

test('a condition on a name that is not there is not true, with a warning and the nearest name', async () => {
  for (const labels of ['', '{branch="main"}']) {
    const { passed, seen } = await getMetrics({ 'fail-when': `mq_depth_curent${labels} > 20` })
    expect(passed).toBe(true)
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      `\`fail-when\`: \`mq_depth_curent${labels} > 20\` is not true, because no sample is named mq_depth_curent; did you mean mq_depth_current?`,
    ])
    expect(seen.summary).toContain('⚠️')
  }
})

test('wrong conditions and addresses are reported together, before any request, without the password', async () => {
  const { outputs, error, paths } = await getMetrics({
    'fail-when': 'depth over 20\nmq_depth_current > many',
    'pushgateway-url': 'http://ci:hunter22@push.example.com',
    'metrics-scope': 'org',
  })
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain('"depth over 20"')
  expect(error).toContain('"many" is not a number')
  expect(error).toContain('`pushgateway-url` must begin with https://')
  expect(error).toContain('`metrics-scope` is "org"')
  expect(error).not.toContain('hunter22')
  expect(paths).toEqual([])
})

test.each([
  ['an HTML page', '<html>', 'answered with an HTML page'],
  ['a cut line', 'mq_depth_current{branch="ma\n', 'line 1: '],
])('%s is a bad response', async (_, body, problem) => {
  const { passed, outputs, error } = await getMetrics({}, { body })
  expect(passed).toBe(false)
  expect(outputs['outcome']).toBe('bad-response')
  expect(error).toContain(problem)
})

test('a file that cannot be written names its input', async () => {
  const { passed, error } = await getMetrics({ 'metrics-file': '../outside.prom' })
  expect(passed).toBe(false)
  expect(error).toContain('Input `metrics-file` is "../outside.prom": it is neither inside')
})

test('JSON that is too long loses whole metrics at its end, and the result file has all of them', async () => {
  const body = Array.from(
    { length: 400 },
    (_, family) => `m${family}{x="${'y'.repeat(1000)}"} ${family}\n`,
  ).join('')
  const { outputs, seen, result } = await getMetrics({}, { body })
  const output = outputs['metrics'] ?? ''
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(256 * 1024)
  expect(JSON.parse(output)[0].name).toBe('m0')
  expect(seen.warnings[0]?.message).toMatch(/no room for the last \d+ of 400 elements/)
  expect(result()['metrics']).toHaveLength(400)
})

const ok: Answer = { status: 200, body: '' }

/** A loopback Pushgateway that answers every push with these, one after the other. */
async function gateway(...answers: Answer[]) {
  let next = 0
  const puts: { path: string; method: string; authorization: unknown }[] = []
  const take = (call: { path: string; method: string; headers: Record<string, unknown> }) => {
    puts.push({
      path: call.path,
      method: call.method,
      authorization: call.headers['authorization'],
    })
    return answers[Math.min(next++, answers.length - 1)] ?? ok
  }
  const { createServer } = await import('node:http')
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const answer = take({
        path: request.url ?? '',
        method: request.method ?? '',
        headers: request.headers,
      })
      if (answer.cut) return void request.socket.destroy()
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(String(answer.body ?? ''))
    })
  })
  return { ...(await onLoopback(server)), puts }
}

test('pushes a group for each branch with PUT, with credentials that are masked and never printed', async () => {
  await using push = await gateway(ok)
  const { passed, seen } = await getMetrics({
    'pushgateway-url': `http://ci:p%40ss-w0rd@127.0.0.1:${push.port}/prefix/`,
  })
  expect(passed).toBe(true)
  const base = '/prefix/metrics/job/merge_queue/repo@base64/b2N0by1vcmcvb3Jpb24'
  expect(push.puts).toEqual([
    { path: `${base}/branch/main`, method: 'PUT', authorization: 'Basic Y2k6cEBzcy13MHJk' },
    {
      path: `${base}/branch@base64/fDxiPg`,
      method: 'PUT',
      authorization: 'Basic Y2k6cEBzcy13MHJk',
    },
  ])
  expect(seen.info).toContain(
    `Pushed 2 groups to http://127.0.0.1:${push.port}/prefix: ${push.puts.map(({ path }) => path.replace('/prefix', '')).join(' ')}`,
  )
  expect(seen.secrets).toEqual(
    expect.arrayContaining(['p@ss-w0rd', 'p%40ss-w0rd', 'Y2k6cEBzcy13MHJk']),
  )
  expect(JSON.stringify([seen.info, seen.summary, seen.outputs])).not.toMatch(/p@ss|p%40ss|Y2k6/)
})

test.each([
  [{ status: 503 }, 'read'],
  [{ cut: 'before' }, 'read'],
] as const)('tries again after %j', async (answer, outcome) => {
  await using push = await gateway(answer, ok)
  const { outputs } = await getMetrics({ 'pushgateway-url': `http://127.0.0.1:${push.port}` })
  expect(outputs['outcome']).toBe(outcome)
  expect(push.puts).toHaveLength(3)
})

test.each([
  [{ status: 400, body: 'pushed metrics are invalid' }, 'refused', 'pushed metrics are invalid'],
  [{ status: 401 }, 'unauthorized', 'user info'],
  [{ status: 302, headers: { location: 'http://elsewhere.example/' } }, 'bad-response', 'HTTP 302'],
  [{ status: 500 }, 'unavailable', 'HTTP 500'],
] as const)(
  '%j is %s, and the metrics read before are still in the outputs',
  async (answer, outcome, words) => {
    await using push = await gateway(answer)
    const { passed, outputs, error, seen } = await getMetrics({
      'pushgateway-url': `http://127.0.0.1:${push.port}`,
    })
    expect(passed).toBe(false)
    expect(outputs['outcome']).toBe(outcome)
    expect(outputs['metrics']).not.toBe('')
    expect(seen.summary).toMatch(
      /^### ❌ The metrics were read, but not pushed\n\nPUT \/metrics\/.*: HTTP \d+.*\n\n\*\*Next:/,
    )
    expect(seen.errors[0]?.properties?.['title']).toBe('The metrics were read, but not pushed')
    expect(error).toContain(words)
  },
)

test('a Pushgateway that fails does not hide a condition that is true, nor the summary', async () => {
  await using push = await gateway(ok, { status: 400, body: 'pushed metrics are invalid' })
  const inputs = { 'pushgateway-url': `http://127.0.0.1:${push.port}` }
  const { passed, outputs, error, seen, result } = await getMetrics({
    ...inputs,
    'fail-when': 'mq_depth_current > 20',
  })
  expect([passed, outputs['outcome']]).toEqual([false, 'threshold-exceeded'])
  expect(error).toContain('`mq_depth_current > 20`: mq_depth_current{')
  expect(error).toContain('HTTP 400: pushed metrics are invalid')
  expect(error).toContain('metrics that contradict these')
  expect(error).not.toContain('address')
  expect(seen.summary).toContain('mq_depth_current')
  expect(shown(seen.summary)).toContain('HTTP 400: pushed metrics are invalid')
  expect(result()['pushed']).toHaveLength(1)
})

test('without a sample there is no group to push, and none is named', async () => {
  await using push = await gateway(ok)
  const address = `http://127.0.0.1:${push.port}`
  const { seen } = await getMetrics({ 'pushgateway-url': address }, { body: '' })
  expect(seen.info).toContain(`Pushed 0 groups to ${address}`)
})

test('a Pushgateway that repeats the credentials does not spread them', async () => {
  await using push = await gateway({
    status: 400,
    body: 'you sent p@ss-w0rd, Basic Y2k6cEBzcy13MHJk',
  })
  const { error, result } = await getMetrics({
    'pushgateway-url': `http://ci:p%40ss-w0rd@127.0.0.1:${push.port}`,
  })
  expect(error).toContain('HTTP 400: you sent ***, Basic ***')
  expect(JSON.stringify(result())).not.toMatch(/p@ss|Y2k6/)
})

test('a dry run pushes nothing', async () => {
  await using push = await gateway(ok)
  const { outputs, seen } = await getMetrics({
    'pushgateway-url': `http://127.0.0.1:${push.port}`,
    'dry-run': 'true',
  })
  expect(outputs['outcome']).toBe('read')
  expect(seen.info.join('\n')).toContain('these groups would be pushed')
  expect(push.puts).toEqual([])
})

test('the table shows plain values, aligned to the right, with four digits and durations', async () => {
  const body = `# TYPE mq_pr_conclusions_1h_total gauge
mq_pr_conclusions_1h_total{conclusion="merged"} 12345.678
# TYPE mq_up untyped
mq_up 1
# TYPE mq_age_seconds gauge
mq_age_seconds 5400
mq_age_seconds{branch="main"} +Inf
`
  const { seen } = await getMetrics({}, { body })
  expect(seen.summary).toContain('### ✅ Read 3 metrics with 4 samples')
  expect(seen.summary).toContain(`| Metric | Value |
| --- | ---: |
| <code>mq_pr_conclusions_1h_total</code><br><sub><code>&#123;conclusion&#61;&#34;merged&#34;&#125;</code></sub> | 12350 |
| <code>mq_up</code> | 1 |
| <code>mq_age_seconds</code> | 1&nbsp;h&nbsp;30&nbsp;min |
| <code>mq_age_seconds</code><br><sub><code>&#123;branch&#61;&#34;main&#34;&#125;</code></sub> | &#43;Inf |`)
})

test.each([
  ['mq_depth_current > 20', '### ❌ The limit is exceeded'],
  ['mq_depth_current > 100', '### ✅ Read 2 metrics with 7 samples'],
  ['mq_depth_current{branch!="main"} > 1', '### ⚠️ Read 2 metrics with 7 samples'],
])('the headline for %s says how the gate ended', async (condition, headline) => {
  const { seen } = await getMetrics({ 'fail-when': condition })
  expect(seen.summary).toContain(headline)
})

/** The conditions of a `fail-when: |` block in one of our documents. */
function documentedConditions(path: string): string {
  const block = /fail-when: \|\n((?: +.*\n)+)/.exec(readFileSync(path, 'utf8'))?.[1]
  if (block === undefined) throw new Error(`${path} shows no fail-when`)
  return block
}

describe.each(['docs/metrics.md', 'examples/metrics.yml'])('the conditions of %s', (path) => {
  test.each([
    ['51 pull requests are queued', 51, false],
    ['50 pull requests are queued', 50, true],
  ])('when %s', async (_, queued, passes) => {
    const clock = new VirtualClock()
    await using sandbox = await startSandbox({
      clock,
      token: 'tok-3n-0f-the-t3st',
      scenario: { queues: [{ branch: 'main' }], otherPullRequests: { testMinutes: 60 } },
    })
    for (let number = 1; number <= queued; number++) sandbox.engine.submit('main', number)
    await clock.sleep(60_000)
    const inputs = { operation: 'get-metrics', 'api-url': sandbox.url }
    const { runner, seen } = recorder(
      { ...inputs, 'fail-when': documentedConditions(path) },
      { clock },
    )
    expect(await main(runner)).toBe(passes)
    expect(seen.outputs['outcome']).toBe(passes ? 'read' : 'threshold-exceeded')
  })
})

test.each([
  ['a tenth failure within the hour', 10, false],
  ['nine failures', 9, true],
])('the documented condition on failures: %s', async (_, failures, passes) => {
  const clock = new VirtualClock()
  await using sandbox = await startSandbox({
    clock,
    token: 'tok-3n-0f-the-t3st',
    scenario: {
      queues: [{ branch: 'main' }],
      otherPullRequests: { testMinutes: 1, fails: 'always' },
    },
  })
  for (let number = 1; number <= failures; number++) sandbox.engine.submit('main', number)
  await clock.sleep(30 * 60_000)
  const inputs = { operation: 'get-metrics', 'api-url': sandbox.url }
  const conditions = documentedConditions('docs/metrics.md')
  const { runner, seen } = recorder({ ...inputs, 'fail-when': conditions }, { clock })
  expect(await main(runner)).toBe(passes)
  const metrics = JSON.parse(seen.outputs['metrics'] ?? '') as { name: string; type: string }[]
  const conclusions = metrics.find(({ name }) => name === 'mq_pr_conclusions_1h_total')
  // A snapshot of the last hour in spite of its name.
  expect(conclusions?.type).toBe('gauge')
})

test('reads what the sandbox serves', async () => {
  await using sandbox = await startSandbox({
    token: 'tok-3n-0f-the-t3st',
    scenario: { queues: [{ branch: 'main' }, { branch: 'release/2.0' }] },
  })
  const { runner, seen } = recorder({
    operation: 'get-metrics',
    'api-url': sandbox.url,
    'fail-when': 'mq_depth_current > 0',
  })
  expect(await main(runner)).toBe(true)
  const metrics = JSON.parse(seen.outputs['metrics'] ?? '') as {
    name: string
    samples: unknown[]
  }[]
  // Two queues, each with its bisection.
  expect(metrics.find(({ name }) => name === 'mq_depth_current')?.samples).toHaveLength(4)
})
