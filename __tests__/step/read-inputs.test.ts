/** A step reads all of its inputs before any request, and reports all wrong ones together. */
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const SECRET = 's3cret-of-the-user'
const base = { operation: 'get-pull-request', 'pull-request': '12', 'target-branch': 'main' }

async function run(inputs: Readonly<Record<string, string>>) {
  const body = { state: 'pending', isCurrentlySubmittedToQueue: true }
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body }] })
  const { runner, seen } = recorder({ ...base, 'api-url': service.url, ...inputs })
  const passed = await main(runner)
  return { passed, seen, calls: service.calls }
}

/** Runs a step whose inputs are wrong, and returns the problems of its one error. */
async function problemsOf(inputs: Readonly<Record<string, string>>) {
  const { passed, seen, calls } = await run(inputs)
  expect(passed).toBe(false)
  expect(calls).toEqual([])
  expect(seen.errors).toHaveLength(1)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(JSON.stringify(seen.outputs) + seen.summary + seen.info).not.toContain(SECRET)
  const { message = '' } = seen.errors[0] ?? {}
  expect(message).not.toContain(SECRET)
  const listed = [...message.matchAll(/^- (.*)$/gm)].map(([, problem]) => problem)
  return listed.length > 0 ? listed : [message.split('. Correct your workflow')[0]]
}

test('every wrong input is named in one error, without what may be a secret', async () => {
  const wrong = {
    'api-url': `https://user:${SECRET}@api.example.com/v1?key=${SECRET}`,
    'api-token': `${SECRET} ${SECRET}`,
    'on-missing-token': 'ignore',
    repository: `https://x:${SECRET}@github.com`,
    'repository-host': 'https://github.com',
    'github-token': `${SECRET}\n${SECRET}`,
    'request-timeout-seconds': '3600.1',
    'retry-timeout-seconds': '0.009',
    'dry-run': 'yes',
    summary: '1',
    'pull-request': `https://x:${SECRET}@github.com`,
    'target-branch': 'release/*',
    'fail-on': 'FALED',
  }
  const problems = await problemsOf(wrong)
  expect(problems.map((problem) => problem?.match(/^Input `(.*?)` /)?.[1]).sort()).toEqual(
    Object.keys(wrong).sort(),
  )
})

test('the wrong operation is named with the wrong inputs that all operations have', async () => {
  expect(await problemsOf({ operation: 'pause', summary: '1', 'fail-on': 'FALED' })).toEqual([
    'Input `operation` is "pause", which this action calls `pause-queue`',
    'Input `summary` must be a YAML boolean, true or false, but is "1"',
  ])
})

test('a required input that is empty is named, with the place where to set it', async () => {
  expect(await problemsOf({ 'api-url': ' ', operation: 'delete-queue' })).toEqual([
    expect.stringMatching(
      /^Input `api-url` is required and is empty\. .* Secrets and variables → Actions → Variables$/,
    ),
    'Input `confirm` is required and is empty: set it to the queue to delete, such as `octo-org/orion@main`',
  ])
})

describe('the bounds of', () => {
  test.each([
    ['request-timeout-seconds', '0.01', '3600', '0.009', '3600.1'],
    ['retry-timeout-seconds', '0.01', '432000', '0.009', '432000.1'],
    ['poll-interval-seconds', '0.05', '3600', '0.049', '3600.1'],
    ['timeout-minutes', '0', '14400', '-0', '14400.1'],
    ['not-ready-timeout-minutes', '0', '14400', '-1', '14401'],
    ['resubmit', '0', '5', '-1', '6'],
  ])('%s are %s and %s, and %s and %s are refused', async (name, min, max, below, above) => {
    // A second wrong input ends the step before any request.
    const given = { operation: 'wait-for-merge', summary: '1' }
    for (const value of [min, max])
      expect(await problemsOf({ ...given, [name]: value })).toHaveLength(1)
    for (const value of [below, above])
      expect(await problemsOf({ ...given, [name]: value })).toContain(
        `Input \`${name}\` must be from ${min} to ${max}, but is "${value}"`,
      )
  })
})

describe('checks of inputs together', () => {
  const flaky = { operation: 'list-flaky', 'org-slug': 'octo' }

  test.each([
    ['summary', 'maybe', 'must be a YAML boolean, true or false, but is "maybe"'],
    ['page-size', '101', 'must be from 1 to 100, but is "101"'],
  ])('are not hidden by a wrong %s', async (input, value, problem) => {
    expect(await problemsOf({ ...flaky, 'fail-above-new': '3', [input]: value })).toEqual([
      `Input \`${input}\` ${problem}`,
      'Input `fail-above-new` needs `baseline-file` to compare with',
    ])
  })

  test.each([
    ['submit', 'require-label', 'ready'],
    ['pause-queue', 'hold', 'release'],
  ])('of %s do not take a wrong github-token for none: %s', async (operation, input, value) => {
    const given = { operation, 'org-slug': 'octo', [input]: value }
    expect(await problemsOf({ ...given, 'github-token': 'ghs_one\nghs_two' })).toEqual([
      'Input `github-token` must be a single line',
    ])
  })

  test('do not take a wrong input for an empty one', async () => {
    const given = { operation: 'update-queue', 'queue-state': 'stopped' }
    expect(await problemsOf(given)).toEqual([
      expect.stringContaining('Input `queue-state` is "stopped"'),
    ])
  })

  test('do not compare with what comes from a wrong input', async () => {
    const given = { operation: 'delete-queue', confirm: 'octo-org/orion@main' }
    expect(await problemsOf({ ...given, 'target-branch': 'main\nother' })).toEqual([
      'Input `target-branch` must be a single line, but is "main\\nother"',
    ])
  })

  test('can find two problems of one input', async () => {
    const given = { ...flaky, 'github-token': '', 'issue-title': 'Flaky tests of {owners}' }
    expect(await problemsOf(given)).toEqual([
      'Input `issue-title` needs `github-token` with the permission `issues: write`, and it is empty',
      expect.stringContaining('Input `issue-title` contains `{owners}`. Write `{owner}`'),
    ])
  })
})

test.each([
  ['get-metrics', 'metrics-file', '/etc/metrics.prom', 'it is neither inside the workspace nor'],
  ['list-flaky', 'slack-payload-file', '.git/slack.json', 'it belongs to Git or to the runner'],
  ['wait-for-merge', 'slack-payload-file', '.', 'it is not a regular file'],
  ['explain', 'slack-payload-file', '/etc/slack.json', 'it is neither inside the workspace nor'],
])('%s: %s cannot be written to %s, and nothing is sent', async (operation, input, path, why) => {
  const given = { operation, 'org-slug': 'acme', wait: 'true', summary: 'maybe' }
  expect(await problemsOf({ ...given, [input]: path })).toEqual([
    expect.stringContaining('Input `summary` must be'),
    expect.stringContaining(`Input \`${input}\` is ${JSON.stringify(path)}: ${why}`),
  ])
})

test('a URL of another repository is refused with both', async () => {
  const url = 'https://github.com/octo-org/vega/pull/12'
  expect(await problemsOf({ 'pull-request': url })).toEqual([
    `Input \`pull-request\` is ${url}, but this run is for github.com/octo-org/orion`,
  ])
})

test('invisible characters around names that were copied are not sent', async () => {
  const { passed, calls } = await run({
    'pull-request': '\u200b#12\u2060',
    'target-branch': '\ufeffrefs/heads/release/2.0',
  })
  expect(passed).toBe(true)
  expect(calls[0]?.body).toMatchObject({ pr: { number: 12 }, targetBranch: 'release/2.0' })
})

test('white space around a token is removed', async () => {
  const { calls, seen } = await run({ 'api-token': ' tok-3n-0f-the-t3st\n' })
  expect(calls[0]?.headers).toMatchObject({
    'x-api-token': 'tok-3n-0f-the-t3st',
    'user-agent': expect.stringContaining('merge-queue-action'),
  })
  expect(seen.secrets[0]).toBe('tok-3n-0f-the-t3st')
})

describe('with a repository on another host, github-token is called unused, not empty,', () => {
  const given = { 'github-token': 'ghs_t0k3n', 'repository-host': 'git.example.com' }
  const unused =
    'is not used, because octo-org/orion is on git.example.com and this run is on https://github.com'

  test.each([
    ['submit', 'require-label', `, which ${unused}: only GitHub knows the labels`],
    ['pause-queue', 'hold', ` with \`issues: write\`, and it ${unused}`],
  ])('by the checks of %s', async (operation, input, problem) => {
    expect(await problemsOf({ ...given, operation, 'org-slug': 'octo', [input]: 'x' })).toEqual([
      `Input \`${input}\` needs \`github-token\`${problem}`,
    ])
  })

  test('by a warning of get-queue', async () => {
    const body = { state: 'running', enqueuedPullRequests: [] }
    await using service = await fakeService({ '/getQueue': [{ body }] })
    const inputs = { ...base, ...given, operation: 'get-queue', holds: 'true' }
    const { runner, seen } = recorder({ ...inputs, 'pull-request': '', 'api-url': service.url })
    expect(await main(runner)).toBe(true)
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      `The holds of the queue could not be read: \`holds\` needs \`github-token\`, which ${unused}.`,
    ])
  })

  test('by an event whose pull request only GitHub knows', async () => {
    const { runner, seen } = recorder(
      { ...base, ...given, 'pull-request': '', 'api-url': 'https://api.example.com/v1' },
      { event: { name: 'push', payload: { after: 'a'.repeat(40) } } },
    )
    expect(await main(runner)).toBe(false)
    expect(seen.errors[0]?.message).toContain(`and \`github-token\` ${unused}`)
  })
})
