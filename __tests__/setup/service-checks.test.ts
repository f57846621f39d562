/** The checks of the service: `api`, `token`, `queue`, `listing`, `metrics`. */
import { fakeQueues } from '../support/fake-queue.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { checkWorld, rowsIn, setupWorld, testRows } from './world.js'

const QUEUE = { state: 'running', branch: 'main', mode: 'single', enqueuedPullRequests: [] }
const METRICS = '# TYPE mq_depth_current gauge\nmq_depth_current{repo="orion"} 3\n'

/** Checks a service that answers from a script. */
async function checkService(
  script: Readonly<Record<string, readonly Answer[]>>,
  inputs: Readonly<Record<string, string>> = {},
) {
  await using service = await fakeService(script)
  const all = { operation: 'check-setup', features: 'holds', 'github-token': '', ...inputs }
  const step = await runQueue(service.url, all)
  return { ...step, ...rowsIn(step.outputs['checks']), paths: service.paths() }
}

const NOW = 'Thu, 17 Sep 2026 10:00:00 GMT'
const at = (date: string) => ({ body: QUEUE, headers: { date } })

test.each(['Thu, 17 Sep 2026 10:01:00 GMT', 'Thu, 17 Sep 2026 09:59:00 GMT'])(
  'api is ok when the service answers at %s, which is within a minute of the runner',
  async (date) => {
    const { row } = await checkService({ '/getQueue': [at(date)] })
    expect(row('api')).toMatchObject({ level: 'ok' })
  },
)

test.each(['Thu, 17 Sep 2026 10:05:00 GMT', 'Thu, 17 Sep 2026 09:55:00 GMT'])(
  'api warns when the service answers at %s, five minutes from the clock of the runner',
  async (date) => {
    const { row } = await checkService({ '/getQueue': [at(date)] })
    expect(row('api')).toMatchObject({
      level: 'warning',
      text: 'The clocks of Trunk and of this runner differ by 5 min',
    })
  },
)

test('api compares no clocks when the service sends no time', async () => {
  const { row } = await checkService({ '/getQueue': [at('')] })
  expect(row('api')).toMatchObject({ level: 'ok' })
  expect(row('api').text).toContain('It sends no time to compare clocks with')
})

test.each([
  ['a page', { body: '<!doctype html><html>Sign in</html>' }, 'HTML page'],
  ['a redirect', { status: 302, headers: { location: 'https://other.example/' } }, 'HTTP 302'],
  ['another shape', { body: [] }, 'answered, but'],
  ['an outage', { status: 503, body: 'busy' }, 'HTTP 503'],
  ['a refusal', { status: 422, body: 'no' }, 'HTTP 422'],
])('api is a problem when the service answers with %s', async (_, answer, why) => {
  const { row, outcome } = await checkService({ '/getQueue': [answer] })
  expect(row('api').level).toBe('problem')
  expect(row('api').text).toContain(why)
  expect(row('api').remedy).not.toBe('')
  expect(row('token').level).toBe('unknown')
  expect(row('queue').level).toBe('unknown')
  expect(outcome).toBe('problems')
})

test('api is a problem when nothing listens at the address', async () => {
  const closed = await fakeService({})
  await closed[Symbol.asyncDispose]()
  const step = await runQueue(
    closed.url,
    { operation: 'check-setup', features: 'holds', 'github-token': '' },
    { clock: new VirtualClock() },
  )
  const { row } = rowsIn(step.outputs['checks'])
  expect(row('api')).toMatchObject({ level: 'problem' })
  expect(row('api').text).toContain('127.0.0.1')
})

test('api is unknown after HTTP 403, which a firewall may have sent, and token is a problem', async () => {
  const { row } = await checkService({ '/getQueue': [{ status: 403, body: 'blocked' }] })
  expect(row('api').level).toBe('unknown')
  expect(row('token')).toMatchObject({
    level: 'problem',
    text: "Trunk doesn't allow it: HTTP 403: blocked",
  })
})

test('api is unknown when everything is HTTP 404, and the queue is a problem', async () => {
  const { row } = await checkService({})
  expect(row('api')).toMatchObject({ level: 'unknown', remedy: 'Check `api-url`.' })
  expect(row('token').level).toBe('unknown')
  expect(row('queue').level).toBe('problem')
})

test('token is judged by the metrics when the queue was not found', async () => {
  const missing = { '/getQueue': [{ status: 404, headers: { date: NOW } }] }
  const found = await checkService({ ...missing, '/getMergeQueueMetrics': [{ body: METRICS }] })
  expect(found.row('token').level).toBe('ok')
  expect(found.row('api').level).toBe('ok')
  const refused = await checkService({ ...missing, '/getMergeQueueMetrics': [{ status: 401 }] })
  expect(refused.row('token').level).toBe('problem')
})

test('queue warns with the holds that keep it stopped', async () => {
  await using world = await setupWorld()
  const freeze = await world.check({
    operation: 'pause-queue',
    hold: 'freeze',
    reason: 'Frozen until Monday',
  })
  expect(freeze.outcome).toBe('paused')
  const { row } = await world.check({ features: 'holds' })
  expect(row('queue')).toMatchObject({
    level: 'warning',
    text: '`main` is paused by 1 hold: freeze (Frozen until Monday)',
  })
  expect(row('queue').url).toContain('#issuecomment-')
})

testRows('queue', [
  [
    'warning',
    'it is stopped without a hold',
    { scenario: { queues: [{ state: 'draining' }] } },
    '`main` is draining, and no hold of this action says why',
  ],
  [
    'warning',
    'its holds cannot be read',
    { scenario: { queues: [{ state: 'paused' }] }, gitHub: { granted: { contents: 'read' } } },
    'its holds could not be read: ',
  ],
])

test('queue warns when it switches modes, and does not wait', async () => {
  const clock = new VirtualClock()
  await using queues = await fakeQueues({ main: { state: 'switching_modes' } })
  const inputs = { operation: 'check-setup', features: 'holds', 'github-token': '' }
  const step = await runQueue(queues.url, inputs, { clock })
  const { row } = rowsIn(step.outputs['checks'])
  expect(row('queue').level).toBe('warning')
  expect(row('queue').text).toContain('`main` is switching modes')
  expect(clock.elapsed).toBe(0)
})

const listing = { features: 'list-flaky', 'org-slug': 'octo-org' }

test('listing is ok when the listing answers for the organization', async () => {
  const { row, requests } = await checkWorld({ inputs: listing })
  expect(row('listing')).toMatchObject({
    level: 'ok',
    text: 'The listing of `octo-org` answers',
  })
  expect(requests.at(-1)?.body).toMatchObject({ page_query: { page_size: 1 } })
})

test('listing is a problem when Trunk does not know the organization', async () => {
  const { row } = await checkWorld({
    scenario: { queues: [{}], organization: 'octo-org' },
    inputs: { ...listing, 'org-slug': 'another-org' },
  })
  expect(row('listing').level).toBe('problem')
  expect(row('listing').remedy).toContain('`org-slug`')
})

test('listing is unknown when Trunk does not answer', async () => {
  const { row } = await checkService(
    { '/getQueue': [at(NOW)], '/flaky-tests/list-unhealthy-tests': [{ status: 503 }] },
    listing,
  )
  expect(row('listing').level).toBe('unknown')
})

test.each([
  ['are no text exposition', { body: 'mq_depth_current' }, 'not text exposition 0.0.4'],
  ['are refused', { status: 403, body: 'no' }, 'HTTP 403'],
])('metrics are a problem when they %s', async (_, answer, why) => {
  const { row } = await checkService(
    { '/getQueue': [at(NOW)], '/getMergeQueueMetrics': [answer] },
    { features: 'metrics' },
  )
  expect(row('metrics').level).toBe('problem')
  expect(row('metrics').text).toContain(why)
})
