import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const HEAD = '6b91931aedddd30582f9a457ddf459c5d3a97d1d'
const MERGE = '0a162560ed8a26135575ba9d90b16453ec2441b3'
const LIMIT = 20_971_520

const event = (head: Record<string, unknown> = { repo: { full_name: 'octo-org/orion' } }) => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 12,
      state: 'open',
      head: { sha: HEAD, ...head },
      base: { ref: 'main', repo: { full_name: 'octo-org/orion' } },
    },
  },
})

interface RunOptions {
  readonly inputs?: Record<string, string>
  /** Content of the file that `impacted-targets-file` names. */
  readonly file?: string | Uint8Array
  readonly script?: Parameters<typeof fakeService>[0]
  readonly event?: ReturnType<typeof event> | null
  /** GitHub's pull request, by way of a token; no token where absent. */
  readonly github?: Record<string, unknown>
}

async function run(options: RunOptions) {
  await using service = await fakeService({
    '/setImpactedTargets': [{ body: 'OK' }],
    ...(options.github === undefined
      ? {}
      : {
          '/repos/octo-org/orion/pulls/12': [
            { body: options.github, headers: { 'content-type': 'application/json' } },
          ],
        }),
    ...options.script,
  })
  const given = options.event === undefined ? event() : options.event
  const recorded = recorder(
    {
      operation: 'set-impacted-targets',
      'api-url': service.url,
      'github-token': options.github === undefined ? '' : 'ghs_t0k3n',
      ...(options.file === undefined ? {} : { 'impacted-targets-file': 'targets' }),
      ...options.inputs,
    },
    {
      ...(given === null ? {} : { event: given }),
      env: { GITHUB_SHA: MERGE, GITHUB_API_URL: service.url.replace(/\/v1$/, '') },
    },
  )
  if (options.file !== undefined) writeFileSync(join(recorded.folder, 'targets'), options.file)
  const passed = await main(recorded.runner)
  const uploads = service.calls.filter(({ path }) => path === '/setImpactedTargets')
  return { ...recorded.seen, passed, uploads, calls: service.calls, result: recorded.result }
}

describe('what is sent', () => {
  test.each([
    [
      'turbo ls',
      {
        packageManager: 'npm',
        packages: { count: 3, items: [{ name: '//' }, { name: 'web' }, { name: 'api' }] },
      },
    ],
    ['turbo run --dry', { turboVersion: '2.5.0', packages: ['//', 'web', 'api'], tasks: [] }],
  ])("turbo's root and the colors of its output are no targets: %s", async (_, report) => {
    const lines = JSON.stringify(report, null, 2).split('\n')
    const file = lines.map((line) => `\u001b[32m${line}\u001b[0m`).join('\n')
    const { passed, uploads, outputs } = await run({ file })
    expect(passed).toBe(true)
    expect(uploads[0]?.body).toMatchObject({ impactedTargets: ['web', 'api'] })
    expect(outputs['targets-count']).toBe('2')
  })

  test('a file of lines: the list, for the head commit, without duplicates, in order', async () => {
    const { passed, uploads, outputs } = await run({ file: 'web\r\napi\n\nweb\nlib\n' })
    expect(passed).toBe(true)
    expect(uploads.map(({ body }) => body)).toEqual([
      {
        repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
        targetBranch: 'main',
        pr: { number: 12, sha: HEAD },
        impactedTargets: ['web', 'api', 'lib'],
      },
    ])
    expect(outputs).toMatchObject({
      outcome: 'uploaded',
      'targets-count': '3',
      'duplicates-removed': '1',
      'targets-sent': 'list',
      'all-reason': '',
      'targets-format': 'lines',
      'body-bytes': String(uploads[0]?.headers['content-length']),
      'head-sha': HEAD,
    })
  })

  test('the summary says what was sent, for which commit, and where it is from', async () => {
    const listed = await run({ file: 'web\napi\nweb\n' })
    expect(listed.summary).toContain('### ✅ Uploaded 2 impacted targets for')
    expect(listed.summary).toMatch(
      /^From <code>targets<\/code>, read as lines · commit <code>6b91931aeddd<\/code> · 1 duplicate removed · \d+ bytes$/m,
    )
    expect(listed.summary).toContain('<summary>Targets</summary>\n\n```\nweb\napi\n```\n')
    const one = await run({ file: 'web\n' })
    expect(one.summary).toContain('<summary>Targets</summary>\n\n```\nweb\n```\n')
    const empty = await run({ inputs: { 'on-empty': 'all' } })
    expect(empty.summary).toMatch(/### ⚠️ Uploaded ALL for .* every target, because no target/)
    expect(empty.summary).toContain('<code>on-empty</code> is <code>all</code>')
    const none = await run({ inputs: { 'impacted-targets': '[]', 'on-empty': 'send' } })
    expect(none.summary).toMatch(/### ✅ Uploaded an empty list(&#58;|:) .*12 impacts no targets$/m)
    expect(none.summary).toContain('From the input <code>impacted-targets</code>')
  })

  test('inline lines and inline JSON', async () => {
    const lines = await run({ inputs: { 'impacted-targets': 'web\napi' } })
    expect(lines.uploads[0]?.body).toMatchObject({ impactedTargets: ['web', 'api'] })
    const json = await run({ inputs: { 'impacted-targets': '["web", "a b\\n"]' } })
    expect(json.uploads[0]?.body).toMatchObject({ impactedTargets: ['web', 'a b\n'] })
    const named = { 'impacted-targets': '["web"]', 'impacted-targets-format': 'lines' }
    const asLines = await run({ inputs: named })
    expect(asLines.uploads[0]?.body).toMatchObject({ impactedTargets: ['["web"]'] })
  })

  test('ALL as the only line is everything; among others it is a target', async () => {
    const all = await run({ inputs: { 'impacted-targets': 'ALL' } })
    expect(all.uploads[0]?.body).toMatchObject({ impactedTargets: 'ALL' })
    expect(all.outputs).toMatchObject({
      outcome: 'uploaded-all',
      'all-reason': 'requested',
      'targets-sent': 'all',
      'targets-count': '',
    })
    expect(all.info).toContain('Every target is impacted (ALL), as requested.')
    expect(all.warnings).toEqual([])
    expect(all.summary).toContain('### ✅ Uploaded ALL for')
    expect(all.summary).not.toContain('<details>')
    for (const file of ['ALL\nweb\n', 'web\nALL\n']) {
      const { uploads } = await run({ file })
      expect(uploads[0]?.body).toMatchObject({ impactedTargets: file.trim().split('\n') })
    }
    const json = await run({ file: '["ALL"]' })
    expect(json.uploads[0]?.body).toMatchObject({ impactedTargets: ['ALL'] })
  })

  test('filters: included, then not excluded', async () => {
    const { uploads } = await run({
      file: '//app/web:a\n//app/web:b\n//lib:c\n',
      inputs: { 'include-targets': '//app/**\n//lib:*', 'exclude-targets': '**:b' },
    })
    expect(uploads[0]?.body).toMatchObject({ impactedTargets: ['//app/web:a', '//lib:c'] })
  })

  test.each([
    ['lines', 'web\napi\nweb-e2e\napi\n'],
    ['json', '["web","api","web-e2e","api"]'],
  ])('what the filters leave out is counted: %s', async (format, file) => {
    const { uploads, outputs, info } = await run({ file, inputs: { 'include-targets': 'web*' } })
    expect(uploads[0]?.body).toMatchObject({ impactedTargets: ['web', 'web-e2e'] })
    expect(outputs).toMatchObject({ 'targets-count': '2', 'targets-format': format })
    expect(info.join('\n')).toContain('2 targets, 0 duplicates removed, 2 left out by the filters')
  })

  test('a dry run prints the exact request and sends none', async () => {
    const { passed, uploads, outputs, info } = await run({
      file: 'web\n',
      inputs: { 'dry-run': 'true' },
    })
    expect(passed).toBe(true)
    expect(uploads).toEqual([])
    expect(outputs).toMatchObject({ outcome: 'planned', 'targets-count': '1' })
    expect(info).toContain(
      `{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12,"sha":"${HEAD}"},"impactedTargets":["web"]}`,
    )
  })

  test.each([2000, 30_000])(
    'a dry run of %d targets shows the beginning, and the result file has all of them',
    async (count) => {
      const names = Array.from({ length: count }, (_, index) => `//app:täget-${index}`)
      const { info, result } = await run({ file: names.join('\n'), inputs: { 'dry-run': 'true' } })
      expect(Math.max(...info.map((line) => line.length))).toBeLessThan(5000)
      const [{ body = '' } = {}] = result()['planned'] as { body?: string }[]
      expect(JSON.parse(body)).toMatchObject({ impactedTargets: names })
      expect(info.join()).toContain(`(${Buffer.byteLength(body)} bytes; `)
    },
  )
})

describe('policies', () => {
  test('nothing left', async () => {
    const fails = await run({ file: '[]' })
    expect(fails).toMatchObject({
      passed: false,
      uploads: [],
      outputs: { outcome: 'invalid-input' },
    })
    expect(fails.errors[0]?.message).toContain('there are none (read as ')
    const all = await run({ file: '', inputs: { 'on-empty': 'all' } })
    expect(all.outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'empty' })
    const send = await run({ file: '[]', inputs: { 'on-empty': 'send' } })
    expect(send.uploads[0]?.body).toMatchObject({ impactedTargets: [] })
    expect(send.outputs).toMatchObject({
      outcome: 'uploaded-none',
      'targets-sent': 'none',
      'targets-count': '0',
    })
    const filtered = await run({ file: 'web', inputs: { 'include-targets': 'api' } })
    expect(filtered.errors[0]?.message).toContain('the filters left out the only target')
  })

  test('no file', async () => {
    const missing = { 'impacted-targets-file': 'nowhere' }
    const fails = await run({ inputs: missing })
    expect(fails).toMatchObject({
      passed: false,
      uploads: [],
      outputs: { outcome: 'invalid-input' },
    })
    const all = await run({ inputs: { ...missing, 'on-missing-file': 'all' } })
    expect(all.uploads[0]?.body).toMatchObject({ impactedTargets: 'ALL' })
    expect(all.outputs['all-reason']).toBe('missing-file')
  })

  test('no list at all is never "impacts nothing"', async () => {
    for (const policy of ['fail', 'send']) {
      const { passed, calls } = await run({ inputs: { 'on-empty': policy } })
      expect({ passed, calls }).toEqual({ passed: false, calls: [] })
    }
    const all = await run({ inputs: { 'on-empty': 'all' } })
    expect(all.outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'empty' })
  })

  test('both inputs are refused before any request', async () => {
    const { calls, outputs, errors } = await run({
      file: 'web',
      inputs: { 'impacted-targets': 'web' },
    })
    expect({ calls, outcome: outputs['outcome'] }).toEqual({ calls: [], outcome: 'invalid-input' })
    expect(errors).toHaveLength(1)
  })

  test('while `on-empty` is wrong, a missing list is no problem of its own', async () => {
    const { errors, calls } = await run({ inputs: { 'on-empty': 'sometimes' } })
    expect(calls).toEqual([])
    expect(errors[0]?.message).toContain('Input `on-empty` is "sometimes"')
    expect(errors[0]?.message).not.toContain('Neither')
  })

  test.each([
    ['brackets that never close', '['.repeat(200_000)],
    ['an array in an array, 200 000 deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['a name beside a deep array', `["web",${'['.repeat(200_000)}${']'.repeat(200_000)}]`],
    ['objects, 100 000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['100 000 lines of foreign JSON', '{"a":1}\n'.repeat(100_000)],
  ])('%s: refused, with the name of the input', async (_, file) => {
    const { passed, uploads, outputs, errors } = await run({ file })
    expect({ passed, uploads, outcome: outputs['outcome'] }).toEqual({
      passed: false,
      uploads: [],
      outcome: 'invalid-input',
    })
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toContain('`impacted-targets-file` ("targets")')
  })

  test('a failed computation is refused, whatever on-empty says', async () => {
    for (const file of [
      'null\n',
      '{"error": "no git"}',
      'Traceback (most recent call last):\n',
      '"',
    ]) {
      const { passed, uploads } = await run({ file, inputs: { 'on-empty': 'send' } })
      expect({ file, passed, uploads }).toEqual({ file, passed: false, uploads: [] })
    }
  })
})

describe('size', () => {
  const headBytes = Buffer.byteLength(
    `{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12,"sha":"${HEAD}"},"impactedTargets":[`,
  )
  /**
   * Lines whose body has exactly this many bytes: names of 1021 bytes take 1024, and the last one
   * what is left.
   */
  function fileFor(bodyBytes: number): string {
    const listBytes = bodyBytes - headBytes - ']}'.length + 1
    const rows = Math.floor(listBytes / 1024) - 1
    const lines = Array.from({ length: rows }, (_, row) => String(row).padStart(1021, 'x'))
    return [...lines, 'y'.repeat(listBytes - rows * 1024 - 3)].join('\n')
  }

  test('a body of 20 971 520 bytes is sent, one more byte makes it ALL', async () => {
    const fits = await run({ file: fileFor(LIMIT) })
    expect(fits.outputs).toMatchObject({ outcome: 'uploaded', 'body-bytes': String(LIMIT) })
    expect(fits.uploads[0]?.headers['content-length']).toBe(String(LIMIT))
    const over = await run({ file: fileFor(LIMIT + 1) })
    expect(over.outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'too-large' })
    expect(over.uploads[0]?.body).toMatchObject({ impactedTargets: 'ALL' })
    expect(over.warnings[0]?.message).toContain(String(LIMIT))
    expect(over.warnings[0]?.message).toMatch(/more than 20\d{3} targets/)
  })

  test('on-too-large: fail sends nothing', async () => {
    const { passed, uploads } = await run({
      file: fileFor(LIMIT + 1),
      inputs: { 'on-too-large': 'fail' },
    })
    expect({ passed, uploads }).toEqual({ passed: false, uploads: [] })
  })

  test('a refusal with 413 becomes ALL, once', async () => {
    const once = await run({
      file: 'web',
      script: { '/setImpactedTargets': [{ status: 413, body: 'too large' }, { body: 'OK' }] },
    })
    expect(
      once.uploads.map(({ body }) => (body as Record<string, unknown>)['impactedTargets']),
    ).toEqual([['web'], 'ALL'])
    expect(once.outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'refused-413' })
    const twice = await run({
      file: 'web',
      script: { '/setImpactedTargets': [{ status: 413, body: 'too large' }] },
    })
    expect(twice.passed).toBe(false)
    expect(twice.uploads).toHaveLength(2)
    const strict = await run({
      file: 'web',
      inputs: { 'on-too-large': 'fail' },
      script: { '/setImpactedTargets': [{ status: 413, body: 'too large' }] },
    })
    expect(strict).toMatchObject({ passed: false, outputs: { outcome: 'refused' } })
    expect(strict.uploads).toHaveLength(1)
  })
})

describe('the head commit', () => {
  test('the commit of the run may be the head of the pull request', async () => {
    const { passed, outputs } = await run({
      file: 'web',
      inputs: { 'head-sha': MERGE },
      event: event({ sha: MERGE, repo: { full_name: 'octo-org/orion' } }),
    })
    expect([passed, outputs['head-sha']]).toEqual([true, MERGE])
  })

  const submitted = { state: 'pending', isCurrentlySubmittedToQueue: true }

  test('head-sha wins over the event', async () => {
    const other = 'a'.repeat(40)
    const { uploads, outputs } = await run({
      file: 'web',
      inputs: { 'head-sha': other.toUpperCase() },
    })
    expect(uploads[0]?.body).toMatchObject({ pr: { sha: other } })
    expect(outputs['head-sha']).toBe(other)
  })

  test('the merge commit of the run is refused', async () => {
    const { calls, errors } = await run({ file: 'web', inputs: { 'head-sha': MERGE } })
    expect(calls).toEqual([])
    expect(errors[0]?.message).toContain('merge commit')
  })

  test('an unknown head is an error, never the commit of the run', async () => {
    const { calls, errors } = await run({
      file: 'web',
      event: null,
      inputs: { 'pull-request': '12', 'target-branch': 'main' },
    })
    expect(calls).toEqual([])
    expect(errors[0]?.message).toContain('head-sha')
  })

  test('an upload for an older commit gives a warning', async () => {
    const now = 'b'.repeat(40)
    const { passed, warnings } = await run({
      file: 'web',
      script: { '/getSubmittedPullRequest': [{ body: { ...submitted, prSha: now } }] },
    })
    expect(passed).toBe(true)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.message).toContain(HEAD)
    expect(warnings[0]?.message).toContain(now)
  })

  const onGitHub = (sha: string) => ({
    number: 12,
    state: 'open',
    draft: false,
    title: 'Name the account in alert summaries',
    html_url: 'https://github.com/octo-org/orion/pull/12',
    user: { login: 'octocat' },
    head: { sha, ref: 'topic', repo: { full_name: 'octo-org/orion' } },
    base: { ref: 'main' },
  })

  test('with a token GitHub provides a newer head, and a head that the event does not name', async () => {
    const now = 'c'.repeat(40)
    const stale = await run({ file: 'web', github: onGitHub(now) })
    expect(stale.passed).toBe(true)
    expect(stale.uploads[0]?.body).toMatchObject({ pr: { sha: HEAD } })
    expect(stale.warnings).toHaveLength(1)
    expect(stale.warnings[0]?.message).toContain(HEAD)
    expect(stale.warnings[0]?.message).toContain(now)
    const asked = await run({
      file: 'web',
      event: null,
      github: onGitHub(now),
      inputs: { 'pull-request': '12', 'target-branch': 'main' },
    })
    expect(asked.uploads[0]?.body).toMatchObject({ pr: { sha: now } })
    expect(asked.warnings).toEqual([])
  })

  test('an upload that had no effect gives a warning; one that had, or an empty one, does not', async () => {
    const read = (readiness: object) => ({
      '/getSubmittedPullRequest': [{ body: { ...submitted, prSha: HEAD, readiness } }],
    })
    const lost = await run({ file: 'web', script: read({ hasImpactedTargets: false }) })
    expect(lost.warnings[0]?.message).toContain('no impacted targets')
    const taken = await run({ file: 'web', script: read({ hasImpactedTargets: true }) })
    expect(taken.warnings).toEqual([])
    const never = await run({ file: 'web' })
    expect(never).toMatchObject({ passed: true, warnings: [] })
  })
})

test('an acknowledged upload does not wait for an outage of the read after it', async () => {
  const { passed, outputs, calls } = await run({
    file: 'web',
    script: { '/getSubmittedPullRequest': [{ status: 500, body: 'down' }] },
  })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'uploaded' })
  expect(calls.filter(({ path }) => path === '/getSubmittedPullRequest')).toHaveLength(3)
})

describe('runs from forks', () => {
  const fork = event({ repo: { full_name: 'someone/orion' } })
  const withoutToken = { 'api-token': '', 'allow-fork-run': 'true' }

  test('the run id stands in for the token', async () => {
    for (const from of [fork, event({ repo: null })]) {
      const { passed, uploads, calls } = await run({
        file: 'web',
        event: from,
        inputs: withoutToken,
      })
      expect(passed).toBe(true)
      expect(uploads[0]?.headers['x-forked-workflow-run-id']).toBe('4242')
      expect(uploads[0]?.headers['x-api-token']).toBeUndefined()
      // It is valid only for the upload, so nothing is read with it.
      expect(calls.map(({ path }) => path)).toEqual(['/setImpactedTargets'])
    }
  })

  test('a service that refuses the run id gets no advice about a token that was not sent', async () => {
    for (const status of [401, 403]) {
      const script = { '/setImpactedTargets': [{ status, body: 'no' }] }
      const { outputs, errors } = await run({
        file: 'web',
        event: fork,
        inputs: withoutToken,
        script,
      })
      expect(outputs['outcome']).toBe('unauthorized')
      expect(errors[0]?.message).toContain(`HTTP ${status}: no. The service refused the run id`)
      expect(errors[0]?.message).not.toContain('`api-token` is')
    }
  })

  test('not without allow-fork-run, not in a run of the repository itself, not with a token', async () => {
    const notAllowed = await run({ file: 'web', event: fork, inputs: { 'api-token': '' } })
    expect(notAllowed).toMatchObject({ passed: false, calls: [] })
    const own = await run({ file: 'web', inputs: withoutToken })
    expect(own).toMatchObject({ passed: false, calls: [] })
    const token = await run({ file: 'web', event: fork, inputs: { 'allow-fork-run': 'true' } })
    expect(token.uploads[0]?.headers['x-forked-workflow-run-id']).toBeUndefined()
  })
})

describe('what is said of an upload', () => {
  const read = (targets: number, more = '') =>
    `Read as lines: ${targets} target${targets === 1 ? '' : 's'}, ${more || '0 duplicates'} removed, 0 left out by the filters`

  test.each<[string, RunOptions, readonly string[], string]>([
    [
      'a list',
      { file: 'a\nb\na\n' },
      [read(2, '1 duplicate'), '2 targets, 182 bytes. The first: a, b', 'Outcome: uploaded'],
      'From targets, read as lines · commit 6b91931aeddd · 1 duplicate removed · 182 bytes',
    ],
    [
      'an input, filtered',
      { inputs: { 'impacted-targets': 'a\nb\n', 'exclude-targets': 'b' } },
      [
        'Read as lines: 1 target, 0 duplicates removed, 1 left out by the filters',
        '1 target, 178 bytes. The first: a',
        'Outcome: uploaded',
      ],
      'From the input impacted-targets, read as lines · commit 6b91931aeddd · 1 left out by filters · 178 bytes',
    ],
    [
      'everything',
      { file: 'ALL\n' },
      ['Every target is impacted (ALL), as requested.', 'Outcome: uploaded-all'],
      'From targets, read as lines · commit 6b91931aeddd · 178 bytes',
    ],
    [
      'everything, because the list is empty',
      { file: '', inputs: { 'on-empty': 'all' } },
      [read(0), 'Outcome: uploaded-all'],
      'From targets, read as lines · commit 6b91931aeddd · 178 bytes',
    ],
    [
      'everything, because there is none',
      { inputs: { 'impacted-targets': '', 'on-empty': 'all' } },
      ['Outcome: uploaded-all'],
      'From no input · commit 6b91931aeddd · 178 bytes',
    ],
    [
      'nothing',
      { file: '', inputs: { 'on-empty': 'send' } },
      [
        read(0),
        'The list is empty: the change impacts nothing (175 bytes).',
        'Outcome: uploaded-none',
      ],
      'From targets, read as lines · commit 6b91931aeddd · 175 bytes',
    ],
  ])('%s', async (_, options, log, facts) => {
    const { info, summary } = await run({
      ...options,
      inputs: { ...options.inputs, 'target-branch': 'main' },
    })
    expect(info).toEqual(log)
    expect(shown(summary)).toContain(facts)
  })

  test.each([
    ['a\n', 'x', 'the filters left out the only target (read as lines)'],
    ['a\nb\n', 'x', 'the filters left out all 2 targets (read as lines)'],
    ['\n', '', 'there are none (read as lines)'],
  ])('why of %j with the filter %j nothing is left', async (file, include, problem) => {
    const { errors, passed } = await run({ file, inputs: { 'include-targets': include } })
    expect(passed).toBe(false)
    expect(errors[0]?.message).toContain(problem)
  })

  test.each([
    [{ 'include-targets': 'a*' }, ['a', 'ab']],
    [{ 'exclude-targets': 'a*' }, ['b']],
    [{ 'include-targets': 'a*', 'exclude-targets': 'ab' }, ['a']],
    [{}, ['a', 'ab', 'b']],
  ])('the filters %j', async (inputs: Record<string, string>, kept) => {
    const { uploads } = await run({ file: 'a\nab\nb\n', inputs })
    expect(uploads[0]?.body).toMatchObject({ impactedTargets: kept })
  })

  test('a list that cannot be read names where it is from', async () => {
    const inline = await run({ inputs: { 'impacted-targets': '{"a"' } })
    expect(inline.errors[0]?.message).toMatch(/^Reading `impacted-targets`: /)
    const file = await run({ file: '{"a"' })
    expect(file.errors[0]?.message).toMatch(/^Reading `impacted-targets-file` \("targets"\): /)
  })
})
