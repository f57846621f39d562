import { main } from '../../src/main.js'
import { operationNames, unknownOperation } from '../../src/operations/index.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { isWindows } from '../support/platform.js'
import { recorder } from '../support/recorder.js'

const SECRET = 's3cret-of-the-user'
const base = {
  operation: 'get-pull-request',
  'pull-request': '12',
  'target-branch': 'main',
}
const record = { state: 'pending', isCurrentlySubmittedToQueue: true }

async function run(inputs: Readonly<Record<string, string>>) {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: record }] })
  const { runner, seen } = recorder({ ...base, 'api-url': service.url, ...inputs })
  const green = await main(runner)
  return { green, seen, calls: service.calls }
}

const wrong: readonly [input: string, value: string, says: string][] = [
  ['operation', 'get-pull-requests', 'did you mean `get-pull-request`? It must be one of'],
  ['api-url', 'api.example.com/v1', 'must be an absolute address'],
  ['api-url', 'http://api.example.com/v1', 'must begin with https://'],
  ['api-url', 'http://127.0.0.1.example.com/v1', 'must begin with https://'],
  ['api-url', `https://user:${SECRET}@api.example.com/v1`, 'must not contain user info'],
  ['api-url', `https://api.example.com/v1?key=${SECRET}`, 'must not contain a query'],
  ['api-url', `https://api.example.com/v1#${SECRET}`, 'must not contain a query or a fragment'],
  ['api-url', 'https://api.example.com/api', 'perhaps "https://api.example.com/api/v1"'],
  ['api-url', 'https://api.example.com', 'perhaps "https://api.example.com/v1"'],
  ['api-url', 'https://app.example.com/octo-org/merge', 'octo-org/merge". Correct your workflow'],
  ['api-url', 'https://app.trunk.io', 'perhaps "https://api.trunk.io/v1"'],
  ['api-url', 'https://app.trunk.io/octo-org/merge', 'perhaps "https://api.trunk.io/v1"'],
  ['api-url', 'https://api.example.com/v1/getQueue', 'perhaps "https://api.example.com/v1"'],
  ['api-url', 'https://api.example.com/v2', 'use "https://api.example.com/v1"'],
  ['api-url', 'https://api.example.com/v2/', 'speaks only version 1'],
  ['api-url', 'https://api.example.com/v3', 'must end with `/v1`'],
  ['api-token', `trunk_v2_${SECRET}`, 'is a key for version 2 of the API'],
  ['api-url', 'https://api.exa\nmple.com/v1', 'must not contain whitespace'],
  ['api-token', `Bearer ${SECRET}`, 'begins with "Bearer"; store it again, without this word'],
  ['api-token', `${SECRET}\n${SECRET}`, 'contains a character that an HTTP header cannot carry'],
  ['api-token', `${SECRET} ${SECRET}`, 'contains a character that an HTTP header cannot carry'],
  ['api-token', `${SECRET}é`, 'contains a character that an HTTP header cannot carry'],
  ['on-missing-token', 'ignore', '"ignore". It must be one of `fail`, `skip`, `skip-forks`'],
  ['repository', 'orion', 'must be `owner/name`, but is "orion"'],
  ['repository', 'https://github.com/octo-org/orion.git', 'perhaps "octo-org/orion"'],
  ['repository', `https://x:${SECRET}@github.com`, 'must be `owner/name`'],
  ['api-url', 'http://x.localhost/v1', 'must begin with https://'],
  ['api-url', 'http://localhost.example.com/v1', 'must begin with https://'],
  ['api-url', 'https://api.example.com/x/v1/y/v1/z', 'perhaps "https://api.example.com/x/v1"'],
  ['api-token', `bearer ${SECRET}`, 'begins with "Bearer"; store it again, without this word'],
  ['api-token', `my bearer ${SECRET}`, 'contains a character that an HTTP header cannot carry'],
  ['repository', 'octo org/orion', 'must be `owner/name`'],
  ['repository', 'octo-org/orion two', 'must be `owner/name`'],
  ['repository', 'https://github.com/octo-org/orion.github', 'perhaps "octo-org/orion.github"'],
  ['repository-host', 'https://github.com', 'must be a host'],
  ['pull-request', 'twelve', 'must be a number such as `123`'],
  ['pull-request', `https://x:${SECRET}@github.com`, 'must be a number such as `123`'],
  ['pull-request', '0', 'must be a number such as `123`'],
  ['target-branch', 'main\nother', 'must be a single line'],
  ['target-branch', 'release/*', 'but is "release/*", which is a glob; name one branch'],
  ['target-branch', 'a..b', 'but is "a..b", which Git does not allow as the name of a branch'],
  ['pull-request', '12\n13', 'must be a number such as `123`'],
  ['target-branch', 'refs/tags/v1', 'must be a branch such as main, but is "refs/tags/v1"'],
  ['target-branch', 'refs/heads/', 'must be a branch such as main'],
  ['target-branch', '\u200b', 'must be a branch such as main'],
  ['request-timeout-seconds', '30s', 'must be a decimal number'],
  ['request-timeout-seconds', '-1', 'must be from 0.01 to 3600, but is "-1"'],
  ['request-timeout-seconds', '-0.5', 'must be from 0.01 to 3600, but is "-0.5"'],
  ['request-timeout-seconds', '.5', 'must be a decimal number'],
  ['request-timeout-seconds', '-', 'must be a decimal number'],
  ['request-timeout-seconds', '0', 'must be from 0.01'],
  ['retry-timeout-seconds', '1e3', 'must be a decimal number'],
  ['retry-timeout-seconds', '0', 'must be from 0.01'],
  ['retry-timeout-seconds', '9'.repeat(400), 'must be from 0.01'],
  ['dry-run', 'yes', 'must be a YAML boolean'],
  ['summary', '1', 'must be a YAML boolean'],
]

/** How a message quotes a wrong value, cut where it is long. */
const shown = (value: string) =>
  JSON.stringify(value).slice(1, -1).slice(0, 50).replace('\u200b', '\\u200b')

test.each(wrong)('%s: %j is one error before any request', async (input, value, says) => {
  const { green, seen, calls } = await run({ [input]: value })
  expect([green, seen.outputs['outcome'], calls]).toEqual([false, 'invalid-input', []])
  expect(seen.errors).toHaveLength(1)
  expect(seen.errors[0]?.message).toContain(`\`${input}\` `)
  expect(seen.errors[0]?.message).toContain(says)
  expect(seen.errors[0]?.message).toContain(value.includes(SECRET) ? '' : shown(value))
  expect(JSON.stringify([seen.errors, seen.info, seen.outputs, seen.summary])).not.toContain(SECRET)
})

test.each(['1.5', '1e1', '0x10', '+7', '--1', '-', '7 8', '٣'])(
  'a whole number is digits only, and not %j',
  async (resubmit) => {
    const { green, seen, calls } = await run({ operation: 'wait-for-merge', resubmit })
    expect([green, seen.outputs['outcome'], calls]).toEqual([false, 'invalid-input', []])
    expect(seen.errors[0]?.message).toContain('`resubmit` must be a whole number')
  },
)

test.each(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])('%s is a boolean', async (value) => {
  const { green, seen } = await run({ summary: value })
  expect(green).toBe(true)
  expect(seen.summary !== '').toBe(value.toLowerCase() === 'true')
})

test.each(['tRUE', 'fALSE', 'on', '0'])('%s is not a boolean', async (value) => {
  const { green, seen, calls } = await run({ 'dry-run': value })
  expect([green, calls]).toEqual([false, []])
  expect(seen.errors[0]?.message).toContain(
    `Input \`dry-run\` must be a YAML boolean, true or false, but is "${value}"`,
  )
})

const SHA = 'a'.repeat(40)

test.each([`x${SHA}`, `${SHA}x`, `${SHA}a`, `refs/heads/${SHA}`, SHA.slice(1)])(
  'a commit is a whole SHA, and not %j',
  async (sha) => {
    const given = { operation: 'submit', 'expected-head-sha': sha }
    const { green, seen, calls } = await run(given)
    expect([green, seen.outputs['outcome'], calls]).toEqual([false, 'invalid-input', []])
    expect(seen.errors[0]?.message).toContain('`expected-head-sha` ')
  },
)

test.each([
  [
    'api-url',
    `https://user:${SECRET}@api.example.com/v1?key=${SECRET}`,
    '***@api.example.com/v1?***',
  ],
  [
    'pushgateway-url',
    `https://x:${SECRET}@push.example.com/#${SECRET}`,
    '***@push.example.com/#***',
  ],
  ['repository', `https://x:${SECRET}@github.com`, '***@github.com'],
  ['pull-request', `https://${SECRET}@github.com/x`, '***@github.com/x'],
])('a wrong %s is shown without what may be secret', async (input, value, says) => {
  const operation = input === 'pull-request' ? 'submit' : 'get-metrics'
  const { seen, calls } = await run({ operation, [input]: value })
  expect(calls).toEqual([])
  expect(seen.errors[0]?.message).toContain(`but is "${says}"`)
  expect(JSON.stringify([seen.errors, seen.outputs, seen.summary])).not.toContain(SECRET)
})

test.each([
  ['list-flaky', 'page-size', '101'],
  ['list-flaky', 'fail-above', '-1'],
  ['submit', 'require-label', 'a\nb'],
  ['get-metrics', 'pushgateway-url', 'push'],
  ['get-metrics', 'pushgateway-url', 'http://push.example.com'],
  ['get-pull-request', 'repository-host', 'https://github.com'],
  ['get-pull-request', 'pull-request', 'https://github.com/octo-org/vega/pull/12'],
])('%s: %s is refused with the value that was given, %j', async (operation, input, value) => {
  const { seen, calls } = await run({ operation, [input]: value })
  expect([seen.outputs['outcome'], calls]).toEqual(['invalid-input', []])
  expect(seen.errors[0]?.message).toContain(`Input \`${input}\` `)
  expect(seen.errors[0]?.message).toContain(shown(value))
})

test.each(['a\nb', 'a\rb'])('confirm: %j has several lines', async (confirm) => {
  const { seen, calls } = await run({ operation: 'delete-queue', confirm })
  expect([seen.outputs['outcome'], calls]).toEqual(['invalid-input', []])
  expect(seen.errors[0]?.message).toContain(
    `Input \`confirm\` must be a single line, but is ${JSON.stringify(confirm)}`,
  )
})

test.each([
  ['get-metrics', 'metrics-file', '/etc/metrics.prom', 'it is neither inside the workspace nor'],
  ['list-flaky', 'report-files', '../../report.csv', 'it is neither inside the workspace nor'],
  ['list-flaky', 'slack-payload-file', '.git/slack.json', 'it belongs to Git or to the runner'],
  ['wait-for-merge', 'slack-payload-file', '.', 'it is not a regular file'],
  [
    'submit',
    'slack-payload-file',
    '/proc/self/x',
    isWindows ? 'it is neither' : 'it is a system file',
  ],
  ['explain', 'slack-payload-file', '/etc/slack.json', 'it is neither inside the workspace nor'],
])('%s: %s is no file that may be written, %j, and nothing is sent', async (...row) => {
  const [operation, input, path, why] = row
  const { seen, calls } = await run({
    ...{ operation, 'org-slug': 'acme', wait: 'true', summary: 'maybe' },
    [input]: path,
  })
  expect([seen.outputs['outcome'], calls]).toEqual(['invalid-input', []])
  expect(seen.errors[0]?.message).toContain(`Input \`${input}\` is ${JSON.stringify(path)}: ${why}`)
  expect(seen.errors[0]?.message).toContain('Input `summary` must be')
})

test('an issue without a token for it is reported together with the other inputs', async () => {
  const given = { operation: 'list-flaky', 'org-slug': 'acme', 'issue-title': 'Flaky' }
  const { seen, calls } = await run({ ...given, 'github-token': '', summary: 'maybe' })
  expect([seen.outputs['outcome'], calls]).toEqual(['invalid-input', []])
  expect(seen.errors[0]?.message).toContain('Input `issue-title` needs `github-token`')
  expect(seen.errors[0]?.message).toContain('Input `summary` must be')
})

test('many wrong inputs are one error that lists them all', async () => {
  const all = Object.fromEntries(wrong.map(([input, value]) => [input, value]))
  const { seen, calls } = await run({ ...all, operation: 'get-pull-request' })
  expect(calls).toEqual([])
  expect(seen.errors).toHaveLength(1)
  const { operation: _, ...inputs } = all
  for (const input of Object.keys(inputs))
    expect(seen.errors[0]?.message).toContain(`Input \`${input}\``)
})

test('a required input that is missing is named, with the place where to set it', async () => {
  const { seen } = await run({ 'api-url': '', operation: '' })
  expect(seen.errors[0]?.message).toContain('Input `operation` is required')
  expect(seen.errors[0]?.message).toContain('Input `api-url` is required')
  expect(seen.errors[0]?.message).toContain('Secrets and variables → Actions → Variables')
})

test.each([
  ['api-url', 'a slash at the end', (url: string) => `${url}/`],
  ['api-url', 'localhost', (url: string) => url.replace('127.0.0.1', 'localhost')],
])('%s: %s is fine', async (input, _name, change) => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: record }] })
  const { runner, seen } = recorder({ ...base, [input]: change(service.url) })
  expect([await main(runner), seen.outputs['outcome']]).toEqual([true, 'found'])
})

test.each([
  ['repository-host', 'git.example.com:8443', { host: 'git.example.com:8443' }],
  ['repository-host', '[FD00::1]:8443', { host: '[FD00::1]:8443' }],
  ['repository', 'group/sub/orion', { owner: 'group/sub', name: 'orion' }],
])('%s: %s is sent as it is', async (input, value, repo) => {
  const { green, calls } = await run({ [input]: value })
  expect(green).toBe(true)
  expect(calls[0]?.body).toMatchObject({ repo })
})

test('a token with white space around it is trimmed', async () => {
  const { calls, seen } = await run({ 'api-token': ' tok-3n-0f-the-t3st\n' })
  expect(calls[0]?.headers).toMatchObject({
    'x-api-token': 'tok-3n-0f-the-t3st',
    'user-agent': expect.stringContaining('merge-queue-action'),
  })
  expect(seen.secrets[0]).toBe('tok-3n-0f-the-t3st')
})

test.each([
  ['enqueue', '`submit`'],
  ['Dequeue', '`cancel`'],
  ['status', '`get-pull-request`'],
  ['flaky', '`list-flaky`'],
  ['pause', '`pause-queue`'],
  ['sumbit', 'did you mean `submit`?'],
])('operation: %s points at %s', async (operation, meant) => {
  const { seen, calls } = await run({ operation })
  expect(calls).toEqual([])
  expect(seen.errors[0]?.message).toContain(meant)
})

test.each(['__proto__', 'constructor', 'toString'])(
  'operation: %s is unknown',
  async (operation) => {
    const { seen } = await run({ operation })
    expect(seen.outputs['outcome']).toBe('invalid-input')
    expect(seen.errors[0]?.message).toContain(
      `Input \`operation\` is "${operation}". It must be one of `,
    )
  },
)

/** What other tools call our operations. */
const SYNONYMS = {
  submit: ['add', 'enqueue', 'merge', 'queue'],
  cancel: ['abort', 'dequeue', 'remove', 'unqueue'],
  'restart-tests': ['rerun', 'restart', 'retry'],
  'get-pull-request': ['get', 'status'],
  'set-impacted-targets': [
    'impacted-targets',
    'targets',
    'upload-impacted-targets',
    'upload-targets',
  ],
  'wait-for-merge': ['wait'],
  'get-testing-details': ['testing-details'],
  'get-queue': ['queue-status'],
  'update-queue': ['configure'],
  'pause-queue': ['freeze', 'pause'],
  'drain-queue': ['drain'],
  'resume-queue': ['resume', 'unpause'],
  'apply-queue-config': ['apply'],
  'list-flaky': ['broken', 'flaky', 'flaky-tests', 'unhealthy'],
  'get-metrics': ['metrics'],
}

test.each(Object.entries(SYNONYMS))('synonyms name %s', (operation, synonyms) => {
  expect(operationNames).toContain(operation)
  for (const synonym of synonyms)
    expect(unknownOperation(synonym.toUpperCase())).toBe(
      `is "${synonym.toUpperCase()}", which this action calls \`${operation}\``,
    )
})

test.each([
  ['request-timeout-seconds', '0.01'],
  ['request-timeout-seconds', '3600'],
  ['retry-timeout-seconds', '0.01'],
  ['retry-timeout-seconds', '432000'],
])('%s accepts %s, which is a bound', async (input, value) => {
  const { seen } = await run({ [input]: value, operation: 'get-pull-request' })
  expect(seen.errors).toEqual([])
})

test.each([
  ['request-timeout-seconds', '0.009'],
  ['request-timeout-seconds', '3600.1'],
  ['retry-timeout-seconds', '0.009'],
  ['retry-timeout-seconds', '432000.1'],
])('%s refuses %s, which is out of bounds', async (input, value) => {
  const { green, seen } = await run({ [input]: value, operation: 'get-pull-request' })
  expect([green, seen.errors[0]?.message]).toEqual([
    false,
    expect.stringContaining('must be from 0.01 to '),
  ])
})

test.each(['0', '255', 'urgent', 'High', 'medium', 'low', 'LOWEST'])(
  'priority: %s is one',
  async (priority) => {
    const { seen } = await run({ operation: 'submit', priority, summary: 'maybe' })
    expect(seen.errors[0]?.message).not.toContain('`priority`')
  },
)

test.each([
  ['256', 'must be a whole number from 0 to 255'],
  ['1000', 'must be a whole number from 0 to 255'],
  ['1.5', 'must be a whole number from 0 to 255'],
  [
    '-1',
    'must be a number from 0 to 255, or `urgent`, `high`, `medium`, `low`, `lowest`, but is "-1".',
  ],
  ['P0', '`urgent`, `high`, `medium`, `low`, `lowest`, but is "P0". Correct your workflow'],
  ['hihg', 'but is "hihg"; did you mean `high`? Correct your workflow'],
])('priority: %s is none', async (priority, says) => {
  const { seen, calls } = await run({ operation: 'submit', priority })
  expect(calls).toEqual([])
  expect(seen.errors[0]?.message).toContain('Input `priority` ')
  expect(seen.errors[0]?.message).toContain(shown(priority))
  expect(seen.errors[0]?.message).toContain(says)
})

test.each([
  ['timeout-minutes', '14400', '14400.1', 'must be from 0 to 14400'],
  ['poll-interval-seconds', '0.05', '0.049', 'must be from 0.05 to 3600'],
  ['poll-interval-seconds', '3600', '3601', 'must be from 0.05 to 3600'],
  ['not-ready-timeout-minutes', '0', '14401', 'must be from 0 to 14400'],
  ['resubmit', '5', '6', 'must be from 0 to 5'],
])('%s: %s is within its bounds, and %s is not', async (input, fits, wrong, says) => {
  // A wrong second input ends the step before any request.
  const given = { operation: 'wait-for-merge', summary: 'maybe' }
  const good = await run({ ...given, [input]: fits })
  expect(good.seen.errors[0]?.message).not.toContain(`\`${input}\``)
  const bad = await run({ ...given, [input]: wrong })
  expect(bad.seen.errors[0]?.message).toContain(
    `Input \`${input}\` ${says}, but is "${shown(wrong)}"`,
  )
})

test.each([
  ['dryrun', 'dry-run'],
  ['dry_run', 'dry-run'],
  ['REMOVE-LABLE', 'remove-label'],
  ['resume-after-jobs', 'resume-after-job'],
])('the misspelt input %s is wrong, because what it guards would be lost', async (name, meant) => {
  await using service = await fakeService({})
  const { runner, seen } = recorder(
    { ...base, 'api-url': service.url },
    { env: { [`INPUT_${name.toUpperCase()}`]: 'true', 'INPUT_API-URL': service.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(service.calls).toEqual([])
  expect(seen.errors[0]?.message).toContain(
    `There is no input \`${name.toLowerCase()}\`; did you mean \`${meant}\`?`,
  )
})

test('a variable of the job that looks like a misspelt input is named, so that it can be renamed', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder(
    { ...base, 'api-url': service.url },
    { env: { INPUT_NAME: 'release' } },
  )
  expect(await main(runner)).toBe(false)
  expect(service.calls).toEqual([])
  expect(seen.errors[0]?.message).toContain('did you mean `names`? If the step does not set it')
  expect(seen.errors[0]?.message).toContain('rename the environment variable `INPUT_NAME`')
})

test('inputs of another name give one warning that names all of them', async () => {
  await using service = await fakeService({ '/getSubmittedPullRequest': [{ body: record }] })
  const { runner, seen } = recorder(
    { ...base, 'api-url': service.url },
    {
      env: {
        INPUT_MATRIX_INDEX: '1',
        INPUT_LOCALE_FOLDER: 'de',
        'INPUT_CONFIG-FILE': 'q.yml',
        // Four edits from its neighbor, where three are a misspelling.
        'INPUT_TIMEOUT-MIN': '5',
      },
    },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'This action has no input `matrix_index`, `locale_folder`, `config-file` (perhaps `queue-config-file`), `timeout-min` (perhaps `timeout-minutes`).',
    ),
  ])
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('/docs/operations.md lists its inputs.'),
  ])
})

test('what a page adds to a copied value is taken out', async () => {
  const given = {
    'pull-request': '\u200b#12\u2060',
    'target-branch': '\ufeffrefs/heads/release/2.0',
  }
  const { green, calls } = await run(given)
  expect(green).toBe(true)
  expect(calls[0]?.body).toMatchObject({ pr: { number: 12 }, targetBranch: 'release/2.0' })
  const { seen } = await run({ operation: 'delete-queue', confirm: 'octo-org/orion@\u200bmain' })
  expect(seen.outputs['outcome']).not.toBe('invalid-input')
})

test.each([
  ['fail-on', 'FALED', 'did you mean `FAILED`?'],
  ['fail-on', 'Failure', 'did you mean `FAILED`?'],
  ['fail-on', 'cancel', 'did you mean `CANCELLED`?'],
  ['fail-on', 'pending-fail', 'did you mean `PENDING_FAILURE`?'],
  ['fail-on', 'canned', '. It must be one of'],
  ['fail-on', 'xyz', '. It must be one of'],
])('%s: %s suggests what fits the input, or nothing', async (input, value, says) => {
  const { seen } = await run({ [input]: value })
  expect(seen.errors[0]?.message).toContain(says)
  expect(seen.errors[0]?.message?.includes('did you mean')).toBe(says.startsWith('did'))
})

test('a setting that is a small part of one is not taken for it', async () => {
  const given = { 'target-branch': 'main', 'queue-settings': 'state: stopped\nlabels: true' }
  const { seen } = await run({ operation: 'update-queue', ...given })
  const { message } = seen.errors[0] ?? {}
  expect(message).toContain('unknown key `state`\n')
  expect(message).toContain('unknown key `labels`; did you mean `state-labels-enabled`?')
})

test.each(['https://app.example.com/octo', 'octo org'])('org-slug: %s is none', async (slug) => {
  const { seen, calls } = await run({ operation: 'list-flaky', 'org-slug': slug })
  expect(calls).toEqual([])
  expect(seen.errors[0]?.message).toContain(
    `Input \`org-slug\` must be the slug of the organization, such as octo-org, but is "${slug}"`,
  )
})

test('group-by: owner suggests code-owner', async () => {
  const { seen } = await run({ operation: 'list-flaky', 'org-slug': 'octo', 'group-by': 'Owner' })
  expect(seen.errors[0]?.message).toContain('did you mean `code-owner`?')
})

test('problems between inputs are reported together with those of single inputs', async () => {
  const { seen } = await run({
    operation: 'list-flaky',
    'org-slug': 'octo',
    'api-token': `${SECRET} ${SECRET}`,
    'page-size': '1000',
    'fail-above-new': '3',
    'report-files': 'report.txt',
  })
  const message = seen.errors[0]?.message
  for (const input of ['api-token', 'page-size', 'fail-above-new', 'report-files'])
    expect(message).toContain(`\`${input}\``)
})

test('a check does not report what it would read from a wrong input', async () => {
  const { seen } = await run({
    operation: 'delete-queue',
    'target-branch': 'main\nother',
    confirm: 'octo-org/orion@main',
  })
  const [error] = seen.errors
  expect(error?.properties?.['title']).toBe('delete-queue did not start: 1 input is wrong')
  expect(error?.message).toMatch(
    /^Input `target-branch` must be a single line.*\. Correct your workflow/,
  )
  expect(error?.message).not.toContain('`confirm`')
})
