/** What a step takes from the variables of its run, and what it does where one is missing. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitHubSandbox } from '../sandbox/github/server.js'
import { main } from '../src/main.js'
import { RunCancelled } from '../src/shared/errors.js'
import { pagesOf, wireTest } from './flaky/listing.js'
import { fakeService } from './support/fake-service.js'
import { describe, expect, test } from './support/jest.js'
import { listFlaky } from './support/list-flaky.js'
import { outputOf, type RecorderOptions, recorder } from './support/recorder.js'
import { VirtualClock } from './support/virtual-clock.js'

const QUEUED = { state: 'pending', isCurrentlySubmittedToQueue: true }

/** Runs `get-pull-request` on a queued #12, unless the inputs name something else. */
async function run(
  inputs: Readonly<Record<string, string>> = {},
  options: RecorderOptions & { readonly unset?: readonly string[] } = {},
) {
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: QUEUED }],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
    '/setImpactedTargets': [{}],
  })
  const given = {
    operation: 'get-pull-request',
    'api-url': service.url,
    'pull-request': '12',
    'target-branch': 'main',
    ...inputs,
  }
  const recorded = recorder(given, options)
  for (const name of options.unset ?? [])
    delete (recorded.runner.env as Record<string, unknown>)[name]
  const passed = await main(recorded.runner)
  const error = recorded.seen.errors[0]?.message ?? ''
  return { ...recorded, passed, error, calls: service.calls }
}
test('the server gives the message for Slack a button to this run', async () => {
  const env = { GITHUB_SERVER_URL: 'https://git.example:8443', GITHUB_RUN_ID: '77' }
  const inputs = { operation: 'submit', 'github-token': '', 'slack-payload-file': 'slack.json' }
  const { seen, folder } = await run(inputs, { env })
  expect(seen.outputs['outcome']).toBe('already-queued')
  const payload = readFileSync(join(folder, 'slack.json'), 'utf8')
  expect(payload).toContain('"https://git.example:8443/octo-org/orion/actions/runs/77"')
})

describe('GitHub is asked only about a repository of its server', () => {
  test.each([
    // [server of the run, repository-host, repository, whether it is the same server]
    ['https://github.com', 'GitHub.com', 'octo-org/orion', true],
    ['https://github.com', 'git.example', 'octo-org/orion', false],
    ['https://ghes.example', 'ghes.example:443', 'octo-org/orion', true],
    ['https://ghes.example', 'ghes-internal', 'Octo-org/Orion', true],
    ['https://ghes.example', 'ghes-internal', 'octo-org/vega', false],
    ['https://ghes.example', 'github.com', 'octo-org/orion', false],
    ['https://ghes.example', 'octo.ghe.com', 'octo-org/orion', false],
  ])('of a run on %s, repository-host %s has %s: %s', async (server, host, repository, isSame) => {
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, baseBranch: 'next' }] })
    const inputs = {
      'target-branch': '',
      'github-token': 'ghs_t0k3n',
      'repository-host': host,
      repository,
    }
    const env = {
      GITHUB_API_URL: `${gitHub.url}/`,
      GITHUB_SERVER_URL: server,
      GITHUB_REPOSITORY: 'octo-org/orion',
    }
    const { seen } = await run(inputs, { env })
    expect(gitHub.calls.length > 0).toBe(isSame)
    const said = `\`github-token\` is not used, because ${repository} is on ${host} and this run is on ${server}.`
    expect(seen.info.includes(said)).toBe(!isSame)
  })
})

describe('links on GitHub Enterprise Server that Trunk knows by another name', () => {
  const alias = { 'repository-host': 'ghes-internal' }
  const env = {
    GITHUB_SERVER_URL: 'https://ghes.example:8443',
    GITHUB_REPOSITORY: 'octo-org/orion',
  }
  const page = 'https://ghes.example:8443/octo-org/orion'

  test('to the pull requests of a queue lead to the server of the run', async () => {
    const enqueuedPullRequests = [{ prNumber: 7, state: 'pending' }]
    await using service = await fakeService({
      '/getQueue': [{ body: { state: 'running', enqueuedPullRequests } }],
    })
    const inputs = { operation: 'get-queue', 'api-url': service.url, 'target-branch': 'main' }
    const { runner, seen } = recorder({ ...inputs, ...alias }, { env })
    expect(await main(runner)).toBe(true)
    expect(decoded(seen.summary)).toContain(`href="${page}/pull/7"`)
  })

  test('to the repository of a listing lead to the server of the run', async () => {
    const { green, read } = await listFlaky(
      pagesOf({ FLAKY: [wireTest(1)] }),
      { ...alias, 'slack-payload-file': 'slack.json' },
      undefined,
      { env },
    )
    expect(green).toBe(true)
    expect(read('slack.json')).toContain(JSON.stringify(page))
  })

  test('in a dispatched payload may name the server of the run', async () => {
    const payload = { inputs: { pr: `${page}/pull/12` } }
    const { passed } = await run(
      { ...alias, 'pull-request': '' },
      { env, event: { name: 'workflow_dispatch', payload } },
    )
    expect(passed).toBe(true)
  })
})

/** Markdown escapes colons in addresses. */
const decoded = (markdown: string) => markdown.replaceAll('&#58;', ':')

describe('the payload of the event', () => {
  test.each([
    ['is a list', '[]'],
    ['does not exist', undefined],
  ])('that %s is an empty one', async (_, payload) => {
    const path = join(mkdtempSync(join(tmpdir(), 'merge-queue-action-test-')), 'event.json')
    if (payload !== undefined) writeFileSync(path, payload)
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path }
    const { error, calls } = await run({ 'pull-request': '' }, { env })
    expect(error).toContain('no readable pull request')
    expect(calls).toEqual([])
  })
})

describe('folders', () => {
  test('without RUNNER_TEMP the result is in the temporary folder of the system', async () => {
    const { passed, seen } = await run({}, { unset: ['RUNNER_TEMP'] })
    expect(passed).toBe(true)
    expect(seen.outputs['result-file']?.startsWith(join(tmpdir(), 'merge-queue-action-'))).toBe(
      true,
    )
  })

  test('without GITHUB_WORKSPACE a path is relative to the working directory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-test-'))
    writeFileSync(join(folder, 'targets.txt'), 'web\n')
    const inputs = {
      operation: 'set-impacted-targets',
      'impacted-targets-file': 'targets.txt',
      'head-sha': 'a'.repeat(40),
      'github-token': '',
    }
    const before = process.cwd()
    process.chdir(folder)
    const { passed, calls } = await run(inputs, { unset: ['GITHUB_WORKSPACE'] }).finally(() =>
      process.chdir(before),
    )
    expect(passed).toBe(true)
    expect(calls[0]?.body).toMatchObject({ impactedTargets: ['web'] })
  })
})

test('a run that is cancelled before the first request sends none', async () => {
  const cancellation = new AbortController()
  cancellation.abort(new RunCancelled('SIGTERM'))
  const { passed, seen, error, calls, result } = await run({}, { signal: cancellation.signal })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('aborted')
  expect(calls).toEqual([])
  expect(error).toContain('The runner sent SIGTERM')
  expect(seen.summary).toContain('cancelled')
  expect(JSON.stringify(result()['error'])).toContain('The runner sent SIGTERM')
})

test('the last line of a step that passes is its outcome', async () => {
  const { seen } = await run()
  expect(seen.info.at(-1)).toBe('Outcome: found')
})

test('a step that fails has its verdict in the title of its one annotation, and its causes in the debug log', async () => {
  const { seen, result } = await run({
    operation: 'get-queue',
    'api-url': 'http://127.0.0.1:9/v1',
    'retry-timeout-seconds': '1',
  })
  expect(seen.errors.map(({ properties }) => properties)).toEqual([
    { title: 'The service is unavailable' },
  ])
  expect(seen.debug.join('\n')).toMatch(/Error: POST \/getQueue[\s\S]*\nCaused by: .*ECONNREFUSED/)
  expect(readFileSync(outputOf(seen.outputs, 'result-file'), 'utf8')).toMatch(
    /^\{\n {2}"operation": "get-queue",\n {2}"outcome": "unavailable"/,
  )
  expect(result()).toMatchObject({ operation: 'get-queue', outcome: 'unavailable' })
})

test('the title does not blame the service for what GitHub does not show', async () => {
  await using gitHub = await gitHubSandbox()
  const { seen, calls } = await run(
    { 'target-branch': '', 'github-token': 'ghs_t0k3n' },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(calls).toEqual([])
  expect(seen.outputs['outcome']).toBe('not-found')
  expect(seen.errors[0]?.properties['title']).toBe('GitHub does not show a pull request #12')
  expect(seen.errors[0]?.message).toContain('from GitHub: HTTP 404')
})

test('the time for a request and that for a call are seconds', async () => {
  const clock = new VirtualClock()
  const hanging = { hangs: clock }
  await using service = await fakeService({ '/getQueue': [hanging] })
  const ended = async (inputs: Readonly<Record<string, string>>) => {
    const given = { operation: 'get-queue', 'api-url': service.url, 'target-branch': 'main' }
    const { runner, seen } = recorder({ ...given, ...inputs }, { clock })
    expect(await main(runner)).toBe(false)
    return seen.errors[0]?.message
  }
  const request = { 'request-timeout-seconds': '3', 'retry-timeout-seconds': '5' }
  expect(await ended(request)).toMatch(
    /did not answer within \d(\.\d)? s; gave up after 2 attempts in 5 s/,
  )
  const call = { 'request-timeout-seconds': '30', 'retry-timeout-seconds': '7' }
  expect(await ended(call)).toContain(
    'did not answer within 7 s; gave up after 7 s (`retry-timeout-seconds`)',
  )
})
