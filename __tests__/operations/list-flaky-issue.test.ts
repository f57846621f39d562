import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, publish, range } from '../support/list-flaky.js'

test('an issue stays open if max-tests may have hidden tests of its filters', async () => {
  await using github = await gitHubSandbox()
  const more = { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests' }
  const options = { env: { GITHUB_API_URL: github.url } }
  const pages = pagesOf({ FLAKY: range(0, 3) })
  await listFlaky(pages, more, undefined, options)
  const part = { ...more, 'max-tests': '1', names: '*ledger 2' }
  const run = await listFlaky(pages, part, undefined, options)
  expect(run.outputs).toMatchObject({ outcome: 'none', truncated: 'true' })
  expect(github.issues).toMatchObject([{ state: 'open' }])
  expect(run.seen.warnings[0]?.message).toContain('`max-tests`')
  expect(run.seen.summary).not.toContain('✅')
})

test('one issue is opened, kept, edited, closed when nothing is left, and reopened', async () => {
  await using github = await gitHubSandbox()
  const opened = await publish(github.url, range(0, 2))
  const number = opened.outputs['issue-number'] ?? ''
  expect(github.issues).toMatchObject([{ number: Number(number), title: 'Flaky tests' }])
  expect(opened.seen.info.join('\n')).toMatch(new RegExp(`^Issue #${number} created: http`, 'm'))
  expect(github.issues[0]?.body).toContain('2 flaky tests')
  const writes = () =>
    github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length
  const before = writes()
  expect((await publish(github.url, range(0, 2))).outputs['issue-number']).toBe(number)
  expect(writes()).toBe(before)
  await publish(github.url, range(0, 3))
  expect(github.issues[0]?.body).toContain('3 flaky tests')
  const none = await publish(github.url, [])
  expect(none.outputs).toMatchObject({ outcome: 'none', 'issue-number': number })
  expect(github.issues).toMatchObject([{ state: 'closed' }])
  await publish(github.url, range(0, 1))
  expect(github.issues).toMatchObject([{ state: 'open' }])
})

test('each title has its own issue', async () => {
  await using github = await gitHubSandbox()
  await publish(github.url, range(0, 1), { 'issue-title': 'Flaky: @octo-org/ledger' })
  await publish(github.url, range(0, 1), { 'issue-title': 'Flaky: @octo-org/web' })
  expect(github.issues).toHaveLength(2)
})

test.each(['', ' {owner}'])(
  'a title of 300 characters%s is cut, because GitHub takes 256',
  async (end) => {
    await using github = await gitHubSandbox()
    const more = { 'issue-title': `${'x'.repeat(300)}${end}` }
    const run = await publish(github.url, range(0, 2), more)
    expect(run.seen.warnings).toEqual([])
    expect(github.issues.map((issue) => issue.title)).toEqual([`${'x'.repeat(255)}…`])
    const before = github.calls.length
    await publish(github.url, range(0, 2), more)
    expect(github.calls.slice(before).filter(({ method }) => method === 'PATCH')).toEqual([])
  },
)

test('owners are mentioned only with mention-owners', async () => {
  await using github = await gitHubSandbox()
  const more = { 'group-by': 'code-owner' }
  await publish(github.url, range(0, 1), more)
  expect(github.issues[0]?.body).not.toMatch(/@\w/)
  await publish(github.url, range(0, 1), { ...more, 'mention-owners': 'true' })
  expect(github.issues[0]?.body).toContain('#### @octo-org/ledger (1)')
})

test('an issue keeps to the limit of GitHub, even with a large max-rows', async () => {
  await using github = await gitHubSandbox()
  await publish(github.url, range(0, 900), { 'max-rows': '900' })
  const body = github.issues[0]?.body ?? ''
  expect(body.length).toBeGreaterThan(50_000)
  expect(body.length).toBeLessThanOrEqual(65_536)
  expect(body).toMatch(/… and \d+ more\./)
})

test.each([
  [401, 'unauthorized', 'Check that `github-token` is current'],
  [403, 'unauthorized', 'issues: write'],
  [404, 'not-found', 'issues: write'],
  [410, 'refused', 'HTTP 410'],
])(
  'an issue that may not be written (%i) fails the step, after the report',
  async (status, outcome, advice) => {
    await using github = await gitHubSandbox()
    const body = { message: 'Resource not accessible by integration' }
    github.faults.push(undefined, ...Array.from({ length: 3 }, () => ({ status, body })))
    const run = await publish(github.url, range(0, 2), { 'report-files': 'flaky.md' })
    expect(run.green).toBe(false)
    expect(run.outputs).toMatchObject({ outcome, 'total-count': '2', 'issue-number': '' })
    expect(run.seen.errors[0]?.message).toContain(advice)
    expect(run.seen.summary).toMatch(
      /^### ❌ The tests were listed, but their issue was not written\n\n.*HTTP \d+.*\n\n\*\*Next:.*\n\n\*\*⚠️ 2 flaky tests\*\*/,
    )
    expect(run.read('flaky.md')).toMatch(/^### ⚠️ 2 flaky tests/)
  },
)

test.each([400, 409, 422])(
  'an issue that GitHub refuses for another reason than permissions (%i) is a warning',
  async (status) => {
    await using github = await gitHubSandbox()
    github.faults.push(undefined, ...Array.from({ length: 3 }, () => ({ status, body: {} })))
    const run = await publish(github.url, range(0, 2))
    expect(run.green).toBe(true)
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
    expect(run.seen.warnings[0]?.message).toMatch(
      new RegExp(`^The issue could not be written\\. .*HTTP ${status}`),
    )
  },
)

test('a temporary error of GitHub gives a warning', async () => {
  await using github = await gitHubSandbox()
  github.faults.push(...Array.from({ length: 60 }, () => ({ status: 500, body: {} })))
  const run = await publish(github.url, range(0, 2), { 'retry-timeout-seconds': '1' })
  expect(run.green).toBe(true)
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
  expect(run.seen.warnings[0]?.message).toMatch(/^The issue could not be written\. /)
})

test('an exceeded limit decides the outcome, and the error mentions the refused issue', async () => {
  await using github = await gitHubSandbox()
  const body = { message: 'Resource not accessible by integration' }
  github.faults.push(undefined, { status: 403, body })
  const run = await publish(github.url, range(0, 2), { 'fail-above': '1' })
  expect(run.outputs['outcome']).toBe('threshold-exceeded')
  expect(run.seen.errors[0]?.message).toMatch(/listed: .*issues: write/)
  expect(run.seen.summary).toMatch(/^### ❌ 2 flaky tests; .*HTTP 403/s)
})

test('a dry run writes no issue', async () => {
  await using github = await gitHubSandbox()
  const run = await publish(github.url, range(0, 2), { 'dry-run': 'true' })
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'issue-number': '' })
  expect(github.calls).toEqual([])
  expect(run.seen.info).toContain('Dry run: the issue "Flaky tests" would be kept up to date')
  const none = await publish(github.url, [], { 'dry-run': 'true' })
  expect(none.seen.info).toContain('Dry run: the issue "Flaky tests" would be closed')
})

test('the issue is written even if a limit is exceeded', async () => {
  await using github = await gitHubSandbox()
  const run = await publish(github.url, range(0, 2), { 'fail-above': '1' })
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({
    outcome: 'threshold-exceeded',
    'issue-number': String(github.issues[0]?.number),
  })
  expect(github.issues[0]?.body).toContain('2 flaky tests')
})

test('an issue names no file of the run that wrote it', async () => {
  await using github = await gitHubSandbox()
  await publish(github.url, range(0, 3), { 'max-rows': '2' })
  expect(github.issues[0]?.body).not.toContain('unhealthy-tests.json')
  expect(github.issues[0]?.body).toContain('The output <code>tests-file</code> has all tests.')
})
