import { main } from '../src/main.js'
import { RunCancelled } from '../src/shared/errors.js'
import { fakeService } from './support/fake-service.js'
import { expect, test } from './support/jest.js'
import { recorder } from './support/recorder.js'
import { shown } from './support/shown.js'
import { VirtualClock } from './support/virtual-clock.js'

const inputs = (url: string, more: Record<string, string> = {}) => ({
  operation: 'get-pull-request',
  'api-url': url,
  'pull-request': '12',
  'target-branch': 'main',
  ...more,
})

test.each([
  [new Error('no chance'), 'no chance'],
  ['no luck', 'no luck'],
])(
  'an internal error fails the step, says so, and leaves the outcome open: %s',
  async (thrown, said) => {
    await using service = await fakeService({
      '/getSubmittedPullRequest': [{ status: 500, body: 'down' }],
    })
    const { runner, seen, result } = recorder(inputs(service.url), {
      random: () => {
        throw thrown
      },
    })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('unknown-outcome')
    expect(seen.errors).toHaveLength(1)
    expect(seen.errors[0]?.message).toContain(`an internal error of the action (${said})`)
    expect(result()).toMatchObject({ outcome: 'unknown-outcome' })
  },
)

test('a cancelled step that hangs on something deaf to the signal ends in time, with its results', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ status: 503, body: 'busy' }],
  })
  const time = new VirtualClock()
  const cancellation = new AbortController()
  const { runner, seen, result } = recorder(inputs(service.url), { signal: cancellation.signal })
  const { now, monotonic } = time
  const step = { ended: Promise.resolve(true) }
  await new Promise<void>((asleep) => {
    const sleep = () => {
      asleep()
      return new Promise<void>(() => {})
    }
    const timer = (ms: number, fire: () => void) => time.timer(ms, fire)
    step.ended = main({ ...runner, clock: { now, monotonic, timer, sleep } })
  })
  const { timers } = time
  cancellation.abort(new RunCancelled('SIGTERM'))
  // Not awaited before this, because a step without a grace never ends.
  expect(time.timers).toBe(timers + 1)
  await time.sleep(1800)
  expect(await step.ended).toBe(false)
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(result()).toMatchObject({ outcome: 'aborted' })
})

test('after three equal retries the log has the others in a group', async () => {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ status: 503, body: 'busy' }],
  })
  const { runner, seen } = recorder(inputs(service.url))
  expect(await main(runner)).toBe(false)
  const said = seen.info.slice(seen.info.findIndex((line) => line.includes('HTTP 503')))
  const call = 'POST /getSubmittedPullRequest for #12 on main: HTTP 503: busy'
  const [first, second, third, title, ...others] = said
  for (const line of [first, second, third]) expect(line).toContain(`${call}; trying again in`)
  expect(title).toMatch(/^▸ .* \(\d+ more\)$/)
  expect(others[0]).toMatch(/^Attempt 4, after .* s; trying again in/)
})

test('inputs that the operation does not use give one warning that names them', async () => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ status: 404 }] })
  const unused = { confirm: 'octo-org/orion@main', 'max-rows': '5', 'poll-interval-seconds': '7' }
  const { runner, seen } = recorder(inputs(service.url, unused))
  expect(await main(runner)).toBe(true)
  expect(seen.warnings).toHaveLength(1)
  expect(seen.warnings[0]?.message).toContain('does not use')
  for (const name of Object.keys(unused)) expect(seen.warnings[0]?.message).toContain(`\`${name}\``)
})

test.each([
  [
    'submit',
    { resubmit: '1', 'on-timeout': 'pass', 'timeout-minutes': '5' },
    '`timeout-minutes`, `on-timeout`, `resubmit` have no effect without `wait`',
  ],
  [
    'list-flaky',
    { 'mention-owners': 'true' },
    '`mention-owners` has no effect without `issue-title` or `comment`',
  ],
  [
    'set-impacted-targets',
    { 'impacted-targets': '//a', 'on-missing-file': 'all', strict: 'true' },
    '`set-impacted-targets` does not use `strict`; `on-missing-file` has no effect without `impacted-targets-file`',
  ],
])(
  'inputs of %s that have no effect without another one are named in one warning',
  async (operation, given, words) => {
    await using service = await fakeService({})
    const more = {
      operation,
      ...(operation === 'list-flaky' ? { 'org-slug': 'octo' } : {}),
      ...given,
    }
    const { runner, seen } = recorder(inputs(service.url, more))
    await main(runner)
    const said = seen.warnings.map(({ message }) => message)
    expect(said.filter((message) => message.includes('no effect'))).toHaveLength(1)
    expect(said.join()).toContain(words)
  },
)

test('a head commit for an operation that only takes an expected one names that input', async () => {
  await using service = await fakeService({})
  const given = { operation: 'submit', 'head-sha': 'a'.repeat(40) }
  const { runner, seen } = recorder(inputs(service.url, given))
  await main(runner)
  expect(seen.warnings.map(({ message }) => message).join()).toContain(
    '`submit` does not use `head-sha` (perhaps `expected-head-sha`)',
  )
})

test('defaults, and inputs that it uses, give no warning', async () => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ status: 404 }] })
  const { runner, seen } = recorder(inputs(service.url, { 'fail-on': 'failed', summary: 'false' }))
  expect(await main(runner)).toBe(true)
  expect(seen.warnings).toEqual([])
})

test.each([
  ['https_proxy', 'proxy.example:8080', true],
  ['HTTPS_PROXY', 'proxy.example:8080', true],
  ['https_proxy', 'http://user:p4ssw0rd@proxy.example:8080', false],
  ['https_proxy', '', false],
])(
  '%s=%j, which has no effect if it lacks http://, gives a warning: %s',
  async (name, address, isIgnored) => {
    await using service = await fakeService({ '/getSubmittedPullRequest': [{ status: 404 }] })
    const { runner, seen } = recorder(inputs(service.url), { env: { [name]: address } })
    await main(runner)
    const said = seen.warnings.map(({ message }) => message).filter((one) => one.includes(name))
    expect(said).toHaveLength(isIgnored ? 1 : 0)
  },
)

test.each(['', '  '])(
  'without an operation (%j), error and summary are titled "The step did not start"',
  async (operation) => {
    const { runner, seen } = recorder({ operation, 'api-url': 'https://service.example/v1' })
    expect(await main(runner)).toBe(false)
    expect(seen.outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.properties['title']).toMatch(/^The step did not start: \d+ /)
    expect(shown(seen.summary)).toMatch(/^### ❌ The step did not start: \d+ [^ ]/)
  },
)
