import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { onLoopback } from '../../sandbox/loopback.js'
import { pushGroup } from '../../src/metrics/pushgateway.js'
import { redactor } from '../../src/runner/secrets.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { endless } from '../support/bound.js'
import { expect, test } from '../support/jest.js'
import { pushgateway } from '../support/pushgateway.js'
import { VirtualClock } from '../support/virtual-clock.js'

const GROUP = { key: [], families: [] }

const redact = (text: string) => text
const clock = new VirtualClock()
const context = { random: () => 0.5, dryRun: false, redact, log: { info() {} } }

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)
const onIPv6 = hasIPv6 ? test : test.skip
onIPv6('a Pushgateway at an IPv6 address', async () => {
  await using push = await pushgateway([{}], '::1')
  await pushGroup(context, endless(clock), push.address, GROUP)
  expect(push.pushes).toHaveLength(1)
})

test('the content type of a push names the format', async () => {
  await using push = await pushgateway()
  await pushGroup(context, endless(clock), push.address, GROUP)
  expect(push.pushes[0]?.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
})

test.each([
  ['', '', undefined],
  ['ci', '', 'ci:'],
  ['', 'pass', ':pass'],
  ['ci', 'pass', 'ci:pass'],
])(
  'the authorization header has the user %j and the password %j if there is one',
  async (user, password, pair) => {
    await using push = await pushgateway()
    const address = { ...push.address, user, password }
    await pushGroup(context, endless(clock), address, GROUP)
    expect(push.pushes[0]?.headers.authorization).toBe(pair && `Basic ${btoa(pair)}`)
  },
)

test('a secret is removed before the exposition escapes it, and from names', async () => {
  const secrets = ['a\t"quoted" s3cret', 'metric_s3cret']
  await using push = await pushgateway()
  const labels = new Map([['label', `x ${secrets[0]}`]])
  const family = { name: 'metric_s3cret_total', type: 'counter', help: `y ${secrets[0]}` } as const
  const families = [{ ...family, samples: [{ name: family.name, labels, value: 1 }] }]
  const redacting = { ...context, redact: redactor(secrets) }
  await pushGroup(redacting, endless(clock), push.address, { key: [], families })
  expect(push.pushes[0]?.body).toBe(
    '# HELP ***_total y ***\n# TYPE ***_total counter\n***_total{label="x ***"} 1\n',
  )
})

test('a cancelled run ends the retries of a push', async () => {
  await using push = await pushgateway([{ status: 503 }])
  const cancellation = new AbortController()
  const log = { info: () => cancellation.abort(new RunCancelled('SIGINT')) }
  // A gateway's 503 does not say that nothing was stored.
  const kind = 'unknown-outcome'
  await expect(
    pushGroup({ ...context, log }, endless(clock, cancellation.signal), push.address, GROUP),
  ).rejects.toMatchObject({ kind })
  expect(push.pushes).toHaveLength(1)
})

test('a push that was on its way when the run was cancelled may be repeated', async () => {
  const cancellation = new AbortController()
  const server = createServer(() => cancellation.abort(new RunCancelled('SIGINT')))
  await using loopback = await onLoopback(server)
  const address = { url: loopback.origin, user: '', password: '' }
  await expect(
    pushGroup(context, endless(clock, cancellation.signal), address, GROUP),
  ).rejects.toMatchObject({
    kind: 'unknown-outcome',
    message: expect.stringContaining('Pushing twice is harmless'),
  })
})

test.each([
  [401, 'Check the user info of `pushgateway-url`.'],
  [404, 'with its path prefix if it has one'],
  [400, 'See the answer of the Pushgateway'],
  [302, 'with its path prefix if it has one'],
  [422, 'with its path prefix if it has one'],
  [503, 'Check that the Pushgateway is up'],
])('the error for HTTP %i advises: %s', async (status, words) => {
  await using push = await pushgateway([{ status }])
  await expect(pushGroup(context, endless(clock), push.address, GROUP)).rejects.toThrow(words)
})

test('a push waits 15 s for each answer, and a minute for one of them', async () => {
  const clock = new VirtualClock()
  const server = createServer(({ socket }) => void clock.passWhileOpen(socket, 100))
  await using loopback = await onLoopback(server)
  const address = { url: loopback.origin, user: '', password: '' }
  const retries: string[] = []
  const log = { info: (message: string) => void retries.push(message) }
  await expect(pushGroup({ ...context, log }, endless(clock), address, GROUP)).rejects.toThrow(
    'gave up after 4 attempts in 60 s',
  )
  expect(retries[0]).toContain('did not answer within 15 s')
})
