import type { Answer } from '../support/fake-service.js'
import { getMetrics } from '../support/get-metrics.js'
import { expect, test } from '../support/jest.js'
import { pushgateway } from '../support/pushgateway.js'
import { shown } from '../support/shown.js'

const OK: Answer = {}

/** A Pushgateway with these answers, and the inputs of a step that pushes to it. */
async function gateway(...answers: Answer[]) {
  const server = await pushgateway(answers)
  return { ...server, inputs: { 'pushgateway-url': server.url } }
}

test('pushes a group for each branch with PUT, with credentials that are masked and never printed', async () => {
  await using push = await gateway(OK)
  const { passed, seen } = await getMetrics({
    'pushgateway-url': `http://ci:p%40ss-w0rd@127.0.0.1:${push.port}/prefix/`,
  })
  expect(passed).toBe(true)
  const base = '/prefix/metrics/job/merge_queue/repo@base64/b2N0by1vcmcvb3Jpb24'
  const put = { method: 'PUT', headers: { authorization: 'Basic Y2k6cEBzcy13MHJk' } }
  expect(push.pushes).toMatchObject([
    { ...put, path: `${base}/branch/main` },
    { ...put, path: `${base}/branch@base64/fDxiPg` },
  ])
  expect(seen.info).toContain(
    `Pushed 2 groups to http://127.0.0.1:${push.port}/prefix: ${push.pushes.map(({ path }) => path.replace('/prefix', '')).join(' ')}`,
  )
  expect(seen.secrets).toEqual(
    expect.arrayContaining(['p@ss-w0rd', 'p%40ss-w0rd', 'Y2k6cEBzcy13MHJk']),
  )
  expect(JSON.stringify([seen.info, seen.summary, seen.outputs])).not.toMatch(/p@ss|p%40ss|Y2k6/)
})

test.each<Answer>([{ status: 503 }, { cut: 'before' }])('pushes again after %j', async (answer) => {
  await using push = await gateway(answer, OK)
  expect((await getMetrics(push.inputs)).outcome).toBe('read')
  expect(push.pushes).toHaveLength(3)
})

test.each([
  [{ status: 400, body: 'pushed metrics are invalid' }, 'refused', 'pushed metrics are invalid'],
  [{ status: 302, headers: { location: 'http://elsewhere.example/' } }, 'bad-response', 'HTTP 302'],
  [{ status: 500 }, 'unavailable', 'HTTP 500'],
] as const)('%j is %s, and the outputs have the metrics', async (answer, outcome, words) => {
  await using push = await gateway(answer)
  const { outputs, error, seen, ...step } = await getMetrics(push.inputs)
  expect(step).toMatchObject({ passed: false, outcome })
  expect(outputs['metrics']).not.toBe('')
  expect(seen.summary).toMatch(
    /^### ❌ The metrics were read, but not pushed\n\nPUT \/metrics\/.*: HTTP \d+.*\n\n\*\*Next:/,
  )
  expect(seen.errors[0]?.properties?.['title']).toBe('The metrics were read, but not pushed')
  expect(error).toContain(words)
})

test('a push that fails hides neither a condition that is true nor the summary', async () => {
  await using push = await gateway(OK, { status: 400, body: 'pushed metrics are invalid' })
  const inputs = { ...push.inputs, 'fail-when': 'mq_depth_current > 20' }
  const { error, seen, result, ...step } = await getMetrics(inputs)
  expect(step).toMatchObject({ passed: false, outcome: 'threshold-exceeded' })
  expect(error).toContain('branch="main"} is 21 (fails when > 20)')
  expect(error).toContain('HTTP 400: pushed metrics are invalid')
  expect(error).toContain('metrics that contradict these')
  expect(error).not.toContain('address')
  expect(seen.summary).toContain('mq_depth_current')
  expect(shown(seen.summary)).toContain('HTTP 400: pushed metrics are invalid')
  expect(result()['pushed']).toHaveLength(1)
})

test('pushes nothing if there is no sample', async () => {
  await using push = await gateway(OK)
  const { seen } = await getMetrics(push.inputs, { body: '' })
  expect(seen.info).toContain(`Pushed 0 groups to ${push.inputs['pushgateway-url']}`)
})

test('credentials that the Pushgateway repeats are masked', async () => {
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
  await using push = await gateway(OK)
  const { outcome, seen } = await getMetrics({ ...push.inputs, 'dry-run': 'true' })
  expect(outcome).toBe('read')
  expect(seen.info.join('\n')).toContain('these groups would be pushed')
  expect(push.pushes).toEqual([])
})
