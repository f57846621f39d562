import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { HEAD, type PathsWorld, uploadFromPaths } from '../targets/from-paths.js'

const MERGE = '0a162560ed8a26135575ba9d90b16453ec2441b3'
const LIMIT = 20_971_520

interface World extends PathsWorld {
  /** Content of the file that `impacted-targets-file` names. */
  readonly file?: string
}

/** Uploads a list. There is a token for GitHub only if the test has a pull request there. */
const upload = ({ file, inputs, ...world }: World) =>
  uploadFromPaths({
    env: { GITHUB_SHA: MERGE },
    ...(file !== undefined && { workspace: { targets: file } }),
    ...world,
    inputs: {
      ...(world.pullRequest === undefined && { 'github-token': '' }),
      ...(file !== undefined && { 'impacted-targets-file': 'targets' }),
      ...inputs,
    },
  })

const REFUSED = { passed: false, outcome: 'invalid-input', serviceCalls: [] }

describe('what is sent', () => {
  test('a file of lines: the list for the head commit, in order, without duplicates', async () => {
    const { passed, uploads, outputs } = await upload({ file: 'web\r\napi\n\nweb\nlib\n' })
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

  test.each<[string, World, unknown]>([
    ['inline lines', { inputs: { 'impacted-targets': 'web\napi' } }, ['web', 'api']],
    ['inline JSON', { inputs: { 'impacted-targets': '["web", "a b\\n"]' } }, ['web', 'a b\n']],
    [
      'JSON, if `impacted-targets-format` is lines',
      { inputs: { 'impacted-targets': '["web"]', 'impacted-targets-format': 'lines' } },
      ['["web"]'],
    ],
  ])('%s', async (_, world, targets) => {
    expect((await upload(world)).sent).toEqual([targets])
  })

  test.each<[string, World, string | undefined]>([
    ['after another line', { file: 'web\nALL\n' }, '1 other target,'],
    ['in JSON alone', { file: '["ALL"]' }, undefined],
    [
      'before what a tool prints',
      { file: 'ALL\n{"projects":["web"],"tasks":[],"projectGraph":{"nodes":["web","api"]}}' },
      '1 other target,',
    ],
    [
      'that a filter leaves out',
      { file: 'web\nALL\napi', inputs: { 'exclude-targets': 'ALL\nweb' } },
      '2 other targets',
    ],
    ['that no filter includes', { file: 'ALL', inputs: { 'include-targets': 'web' } }, undefined],
  ])('ALL %s is every target, as requested', async (_, world, needless) => {
    const { sent, outputs, warnings } = await upload(world)
    expect(sent).toEqual(['ALL'])
    expect(outputs).toMatchObject({
      outcome: 'uploaded-all',
      'all-reason': 'requested',
      'targets-sent': 'all',
    })
    const expected = needless === undefined ? [] : [`\`ALL\` among ${needless}`]
    expect(warnings).toEqual(expected.map((text) => expect.stringContaining(text)))
  })

  test('ALL before more targets than fit is requested', async () => {
    const lines = Array.from({ length: 21_000 }, (_, index) => String(index).padStart(1021, 'x'))
    const { outputs, warnings } = await upload({
      file: `ALL\n${lines.join('\n')}\n`,
      inputs: { 'on-too-large': 'fail' },
    })
    expect(outputs['all-reason']).toBe('requested')
    expect(warnings).toEqual([expect.stringMatching(/among more than \d+ other targets/)])
  })

  test('ALL as the only line is every target', async () => {
    const { outputs, info, warnings, summary } = await upload({
      inputs: { 'impacted-targets': 'ALL' },
    })
    expect(outputs).toMatchObject({ 'all-reason': 'requested', 'targets-count': '' })
    expect(info).toContain('Every target is impacted (ALL), as requested.')
    expect(warnings).toEqual([])
    expect(summary).toContain('### ✅ Uploaded ALL for')
    expect(summary).not.toContain('<details>')
  })
})

describe('`include-targets` and `exclude-targets`', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ 'include-targets': 'a*' }, ['a', 'ab']],
    [{ 'exclude-targets': 'a*' }, ['b', '//app/web:a', '//lib:c']],
    [{ 'include-targets': 'a*', 'exclude-targets': 'ab' }, ['a']],
    [{ 'include-targets': '//app/**\n//lib:*', 'exclude-targets': '**:c' }, ['//app/web:a']],
    [{}, ['a', 'ab', 'b', '//app/web:a', '//lib:c']],
  ])('%j keep %j', async (inputs, kept) => {
    const { sent } = await upload({ file: 'a\nab\nb\n//app/web:a\n//lib:c\n', inputs })
    expect(sent).toEqual([kept])
  })

  test.each([
    ['lines', 'web\napi\nweb-e2e\napi\n'],
    ['json', '["web","api","web-e2e","api"]'],
  ])('count what they leave out of %s', async (format, file) => {
    const { sent, outputs, info } = await upload({ file, inputs: { 'include-targets': 'web*' } })
    expect(sent).toEqual([['web', 'web-e2e']])
    expect(outputs).toMatchObject({ 'targets-count': '2', 'targets-format': format })
    expect(info.join('\n')).toContain('2 targets, 0 duplicates removed, 2 left out by the filters')
  })
})

describe('filters that leave nothing', () => {
  const file = '//app:a\n//lib:b\n'

  test.each([
    ['include-targets', '//app/...', 'write `//app/**` and `//app:*`'],
    ['exclude-targets', '!//app/**', 'there is no negation; leave the line out'],
    ['include-targets', '!docs/**', 'write `docs/**` into `exclude-targets`'],
  ])('`%s: %s` is a wrong input', async (input, pattern, instead) => {
    const inputs = { [input]: pattern, 'on-empty': 'send' }
    const { error, ...step } = await upload({ file, inputs })
    expect(step).toMatchObject(REFUSED)
    expect(error).toContain(`Input \`${input}\` is wrong: `)
    expect(error).toContain(instead)
  })

  test.each([
    ['send', 'uploaded-none', []],
    ['all', 'uploaded-all', 'ALL'],
  ])(
    'with `on-empty: %s`, a warning names those that match no target',
    async (policy, outcome, targets) => {
      const inputs = {
        'include-targets': '//web/**\n//ap:*',
        'exclude-targets': '//lib:*',
        'on-empty': policy,
      }
      const step = await upload({ file, inputs })
      expect(step).toMatchObject({ passed: true, outcome, sent: [targets] })
      expect(step.warnings[0]).toBe(
        'The filters leave no target: no target matches `//web/**`, `//ap:*`.',
      )
      expect(shown(step.summary)).toContain('no target matches')
      expect(step.summary).toContain('⚠️')
    },
  )

  test('with `on-empty: fail`, the step fails, and a warning names them', async () => {
    const step = await upload({ file, inputs: { 'include-targets': 'web*' } })
    expect(step).toMatchObject(REFUSED)
    expect(step.warnings).toEqual(['The filters leave no target: no target matches `web*`.'])
  })

  test.each<[string, Record<string, string>]>([
    ['if each of them matches', { 'exclude-targets': '//**' }],
    ['if a target is left', { 'include-targets': '//app:*\nweb' }],
  ])('%s, there is no warning', async (_, filters) => {
    const { passed, warnings } = await upload({ file, inputs: { ...filters, 'on-empty': 'send' } })
    expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
  })

  test('an empty list has no filter to blame', async () => {
    const inputs = { 'include-targets': 'web*', 'on-empty': 'send' }
    const { outcome, warnings } = await upload({ file: '[]', inputs })
    expect({ outcome, warnings }).toEqual({ outcome: 'uploaded-none', warnings: [] })
  })
})

describe('a dry run', () => {
  const dryRun = { 'dry-run': 'true' }

  test('prints the exact request and sends none', async () => {
    const { passed, uploads, outputs, info } = await upload({ file: 'web\n', inputs: dryRun })
    expect({ passed, uploads }).toEqual({ passed: true, uploads: [] })
    expect(outputs).toMatchObject({ outcome: 'planned', 'targets-count': '1' })
    expect(info).toContain(
      `{"repo":{"host":"github.com","owner":"octo-org","name":"orion"},"targetBranch":"main","pr":{"number":12,"sha":"${HEAD}"},"impactedTargets":["web"]}`,
    )
  })

  test.each([2000, 30_000])(
    'of %d targets prints the beginning, and the result file has all of them',
    async (count) => {
      const names = Array.from({ length: count }, (_, index) => `//app:täget-${index}`)
      const { info, result } = await upload({ file: names.join('\n'), inputs: dryRun })
      expect(Math.max(...info.map((line) => line.length))).toBeLessThan(5000)
      const [{ body = '' } = {}] = result()['planned'] as { body?: string }[]
      expect(JSON.parse(body)).toMatchObject({ impactedTargets: names })
      expect(info.join()).toContain(`(${Buffer.byteLength(body)} bytes; `)
    },
  )
})

describe('without a target', () => {
  test.each<[string, World, string]>([
    ['in the file', { file: '[]' }, 'there are none (read as '],
    ['in the lines', { file: '\n' }, 'there are none (read as lines)'],
    [
      'that a filter leaves of one',
      { file: 'a\n', inputs: { 'include-targets': 'x' } },
      'the filters left out the only target (read as lines)',
    ],
    [
      'that a filter leaves of two',
      { file: 'a\nb\n', inputs: { 'include-targets': 'x' } },
      'the filters left out all 2 targets (read as lines)',
    ],
  ])('%s, the step fails', async (_, world, problem) => {
    const { error, ...step } = await upload(world)
    expect(step).toMatchObject(REFUSED)
    expect(error).toContain(problem)
  })

  test.each<[string, World]>([
    ['an empty file', { file: '' }],
    ['no list', {}],
  ])('`on-empty: all` uploads ALL for %s', async (_, world) => {
    const { outputs } = await upload({ ...world, inputs: { 'on-empty': 'all' } })
    expect(outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'empty' })
  })

  test('`on-empty: send` uploads an empty list', async () => {
    const { sent, outputs } = await upload({ file: '[]', inputs: { 'on-empty': 'send' } })
    expect(sent).toEqual([[]])
    expect(outputs).toMatchObject({
      outcome: 'uploaded-none',
      'targets-sent': 'none',
      'targets-count': '0',
    })
  })

  test.each(['fail', 'send'])('`on-empty: %s` refuses that there is no list', async (policy) => {
    expect(await upload({ inputs: { 'on-empty': policy } })).toMatchObject(REFUSED)
  })

  test('a wrong `on-empty` is the only problem', async () => {
    const { error, ...step } = await upload({ inputs: { 'on-empty': 'sometimes' } })
    expect(step).toMatchObject(REFUSED)
    expect(error).toContain('Input `on-empty` is "sometimes"')
    expect(error).not.toContain('Neither')
  })
})

describe('the word that a broken expression leaves', () => {
  const words = ['true', 'false', 'null', 'undefined', 'NaN', 'Array', 'Object', '[object Object]']

  test.each(words)('as `impacted-targets: %s` is a wrong input', async (word) => {
    const { error, ...step } = await upload({ inputs: { 'impacted-targets': word } })
    expect(step).toMatchObject(REFUSED)
    expect(error).toContain(`Input \`impacted-targets\` is "${word}", as an expression`)
  })

  test.each<[string, string, string]>([
    ['the only line', 'false\n', 'auto'],
    ['the only line', 'Array', 'nx'],
    ['the only name in JSON', '["false"]', 'auto'],
    ['the only project', '{"projects":[{"id":"true","source":"a"}],"options":{}}', 'moon'],
    ['the only line after a banner', 'Welcome to Gradle 8.10!\n\nfalse\n', 'gradle'],
  ])('as %s of a file is refused: %j, with the format %s', async (_, file, format) => {
    const step = await upload({ file, inputs: { 'impacted-targets-format': format } })
    expect(step).toMatchObject(REFUSED)
  })

  test('is refused before a filter or `on-empty` is asked', async () => {
    const inputs = { 'exclude-targets': 'f*', 'on-empty': 'send' }
    expect(await upload({ file: 'false\n', inputs })).toMatchObject(REFUSED)
  })

  test.each<[string, World]>([
    ['inline', { inputs: { 'impacted-targets': 'false' } }],
    ['in a file', { file: 'false\n' }],
  ])('is a target with `impacted-targets-format: lines`, %s', async (_, world) => {
    const inputs = { ...world.inputs, 'impacted-targets-format': 'lines' }
    expect((await upload({ ...world, inputs })).sent).toEqual([['false']])
  })

  test.each([
    ['a line among others', 'true\nweb\n', ['true', 'web']],
    ['part of a name', 'falsehood\n', ['falsehood']],
  ])('is a target as %s', async (_, file, targets) => {
    expect((await upload({ file })).sent).toEqual([targets])
  })
})

describe('a file that does not exist', () => {
  const missing = { 'impacted-targets-file': 'nowhere' }

  test('is refused', async () => {
    expect(await upload({ inputs: missing })).toMatchObject(REFUSED)
  })

  test('is ALL with `on-missing-file: all`', async () => {
    const { sent, outputs } = await upload({ inputs: { ...missing, 'on-missing-file': 'all' } })
    expect(sent).toEqual(['ALL'])
    expect(outputs['all-reason']).toBe('missing-file')
  })
})

describe('a list is refused before any request', () => {
  test('if both inputs name one', async () => {
    const step = await upload({ file: 'web', inputs: { 'impacted-targets': 'web' } })
    expect(step).toMatchObject(REFUSED)
    expect(step.errors).toHaveLength(1)
  })

  test.each([
    ['the file', { file: '{"a"' }, /^Reading `impacted-targets-file` \("targets"\): /],
    ['the input', { inputs: { 'impacted-targets': '{"a"' } }, /^Reading `impacted-targets`: /],
  ])('if %s is broken JSON, by its name', async (_, world, problem) => {
    expect((await upload(world)).error).toMatch(problem)
  })

  test('if it has 20 000 lines of foreign JSON', async () => {
    const { error, errors, ...step } = await upload({ file: '{"a":1}\n'.repeat(20_000) })
    expect(step).toMatchObject(REFUSED)
    expect(errors).toHaveLength(1)
    expect(error).toContain('`impacted-targets-file` ("targets")')
  })

  test.each(['null\n', '{"error": "no git"}', 'Traceback (most recent call last):\n', '"'])(
    'if the computation failed and wrote %j, also with `on-empty: send`',
    async (file) => {
      const { passed, uploads } = await upload({ file, inputs: { 'on-empty': 'send' } })
      expect({ passed, uploads }).toEqual({ passed: false, uploads: [] })
    },
  )
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

  test('a body of 20 971 520 bytes is sent', async () => {
    const { outputs, uploads } = await upload({ file: fileFor(LIMIT) })
    expect(outputs).toMatchObject({ outcome: 'uploaded', 'body-bytes': String(LIMIT) })
    expect(uploads[0]?.headers['content-length']).toBe(String(LIMIT))
  })

  test('one more byte makes it ALL, with a warning', async () => {
    const { outputs, sent, warnings } = await upload({ file: fileFor(LIMIT + 1) })
    expect(outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'too-large' })
    expect(sent).toEqual(['ALL'])
    expect(warnings[0]).toContain(String(LIMIT))
    expect(warnings[0]).toMatch(/more than 20\d{3} targets/)
  })

  const strict = { 'on-too-large': 'fail' }

  test('one more byte sends nothing with `on-too-large: fail`', async () => {
    const step = await upload({ file: fileFor(LIMIT + 1), inputs: strict })
    expect(step).toMatchObject({ passed: false, uploads: [] })
  })

  const TOO_LARGE = { status: 413, body: 'too large' }

  test('a 413 is answered with ALL', async () => {
    const script = { '/setImpactedTargets': [TOO_LARGE, { body: 'OK' }] }
    const { sent, outputs } = await upload({ file: 'web', script })
    expect(sent).toEqual([['web'], 'ALL'])
    expect(outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'refused-413' })
  })

  test('a second 413 fails', async () => {
    const script = { '/setImpactedTargets': [TOO_LARGE] }
    const { passed, sent } = await upload({ file: 'web', script })
    expect({ passed, sent }).toEqual({ passed: false, sent: [['web'], 'ALL'] })
  })

  test('a 413 fails with `on-too-large: fail`', async () => {
    const script = { '/setImpactedTargets': [TOO_LARGE] }
    const step = await upload({ file: 'web', inputs: strict, script })
    expect(step).toMatchObject({ passed: false, outcome: 'refused', sent: [['web']] })
  })
})

describe('the head commit', () => {
  const outsideOfEvents: World = {
    file: 'web',
    eventHead: null,
    inputs: { 'pull-request': '12', 'target-branch': 'main' },
  }

  test('is the commit of the run, if that is the head of the pull request', async () => {
    const { passed, outputs } = await upload({
      file: 'web',
      inputs: { 'head-sha': MERGE },
      eventHead: MERGE,
    })
    expect(passed).toBe(true)
    expect(outputs['head-sha']).toEqual(MERGE)
  })

  test('is `head-sha`, whatever the event names', async () => {
    const other = 'a'.repeat(40)
    const inputs = { 'head-sha': other.toUpperCase() }
    const { uploads, outputs } = await upload({ file: 'web', inputs })
    expect(uploads[0]?.body).toMatchObject({ pr: { sha: other } })
    expect(outputs['head-sha']).toBe(other)
  })

  test.each<[string, World, string]>([
    ['the merge commit of the run', { file: 'web', inputs: { 'head-sha': MERGE } }, 'merge commit'],
    ['the commit of a run without a pull request', outsideOfEvents, 'head-sha'],
  ])('is never %s', async (_, world, problem) => {
    const { serviceCalls, error } = await upload(world)
    expect(serviceCalls).toEqual([])
    expect(error).toContain(problem)
  })

  const NEWER = 'c'.repeat(40)

  test('comes from GitHub if the event does not name it', async () => {
    const { uploads, warnings } = await upload({
      ...outsideOfEvents,
      pullRequest: { headSha: NEWER },
    })
    expect(uploads[0]?.body).toMatchObject({ pr: { sha: NEWER } })
    expect(warnings).toEqual([])
  })
})

describe('the record after the upload', () => {
  const NEWER = 'c'.repeat(40)
  const submitted = { state: 'pending', isCurrentlySubmittedToQueue: true, prSha: HEAD }
  const reads = (...records: readonly object[]) => ({
    '/getSubmittedPullRequest': records.map((record) => ({ body: { ...submitted, ...record } })),
  })
  const noTargets = { readiness: { hasImpactedTargets: false } }
  const targets = { readiness: { hasImpactedTargets: true } }
  const notNeeded = { readiness: { hasImpactedTargets: false, requiresImpactedTargets: false } }
  const ended = { isCurrentlySubmittedToQueue: false, state: 'failed' }
  const sameOnGitHub = { pullRequest: { headSha: HEAD } }

  test.each<[string, World, readonly string[]]>([
    ['has a newer head', { script: reads({ prSha: NEWER }) }, [NEWER]],
    ['is missing, and GitHub has a newer head', { pullRequest: { headSha: NEWER } }, [NEWER]],
    ['has no targets', { script: reads(noTargets) }, ['no impacted targets']],
    ['has targets', { script: reads(targets) }, []],
    ['needs no targets', { script: reads(notNeeded) }, []],
    ['is missing', {}, []],
    ['is of a stay that ended', { script: reads({ ...ended, prSha: NEWER }) }, []],
    [
      'is of a stay that ended without targets',
      { script: reads({ ...ended, ...noTargets, prSha: undefined }) },
      [],
    ],
    [
      'has another head than GitHub',
      { script: reads({ prSha: NEWER, ...noTargets }), ...sameOnGitHub },
      [],
    ],
    ['had another head at first', { script: reads({ prSha: NEWER }, targets) }, []],
    ['had no targets at first', { script: reads(noTargets, targets) }, []],
  ])('if it %s, the warnings name %j', async (_, world, named) => {
    const { passed, uploads, warnings } = await upload({ file: 'web', ...world })
    expect(passed).toBe(true)
    expect(uploads[0]?.body).toMatchObject({ pr: { sha: HEAD } })
    expect(warnings).toEqual(named.map((text) => expect.stringContaining(text)))
  })
})

test('an acknowledged upload does not wait for an outage of the read after it', async () => {
  const script = { '/getSubmittedPullRequest': [{ status: 500, body: 'down' }] }
  const { passed, outcome, serviceCalls } = await upload({ file: 'web', script })
  expect({ passed, outcome }).toEqual({ passed: true, outcome: 'uploaded' })
  const reads = serviceCalls.filter(({ path }) => path === '/getSubmittedPullRequest')
  expect(reads).toHaveLength(3)
})

describe('`allow-fork-run`', () => {
  const fork = { headRepository: 'someone/orion' }
  const withoutToken = { 'api-token': '', 'allow-fork-run': 'true' }

  test.each([
    ['a fork', fork],
    ['a fork that was deleted', { headRepository: null }],
  ])('sends the run id in place of the token in a run of %s', async (_, world) => {
    const step = await upload({ file: 'web', ...world, inputs: withoutToken })
    expect(step.passed).toBe(true)
    expect(step.uploads[0]?.headers['x-forked-workflow-run-id']).toBe('4242')
    expect(step.uploads[0]?.headers['x-api-token']).toBeUndefined()
    // It is valid only for the upload, so nothing is read with it.
    expect(step.serviceCalls.map(({ path }) => path)).toEqual(['/setImpactedTargets'])
  })

  test.each([401, 403])(
    'gives no advice about the token if the service answers %i',
    async (status) => {
      const script = { '/setImpactedTargets': [{ status, body: 'no' }] }
      const { outcome, error } = await upload({
        file: 'web',
        ...fork,
        inputs: withoutToken,
        script,
      })
      expect(outcome).toBe('unauthorized')
      expect(error).toContain(`HTTP ${status}: no. Trunk refused the run id`)
      expect(error).not.toContain('`api-token` is')
    },
  )

  test.each<[string, World]>([
    ['without it', { ...fork, inputs: { 'api-token': '' } }],
    ['in a run of the repository itself', { inputs: withoutToken }],
  ])('a run without a token fails %s', async (_, world) => {
    expect(await upload({ file: 'web', ...world })).toMatchObject({
      passed: false,
      serviceCalls: [],
    })
  })

  test('sends no run id with a token', async () => {
    const inputs = { 'allow-fork-run': 'true' }
    const { uploads } = await upload({ file: 'web', ...fork, inputs })
    expect(uploads[0]?.headers['x-forked-workflow-run-id']).toBeUndefined()
  })
})

describe('the log and the summary name the source, the commit and the size of', () => {
  const read = (targets: string, duplicates = '0 duplicates', leftOut = 0) =>
    `Read as lines: ${targets}, ${duplicates} removed, ${leftOut} left out by the filters`

  test.each<[string, World, readonly string[], string]>([
    [
      'a list',
      { file: 'a\nb\na\n' },
      [
        read('2 targets', '1 duplicate'),
        '2 targets, 182 bytes. The first: a, b',
        'Outcome: uploaded',
      ],
      'From targets, read as lines · commit 6b91931aeddd · 1 duplicate removed · 182 bytes',
    ],
    [
      'an input, filtered',
      { inputs: { 'impacted-targets': 'a\nb\n', 'exclude-targets': 'b' } },
      [read('1 target', undefined, 1), '1 target, 178 bytes. The first: a', 'Outcome: uploaded'],
      'From the input impacted-targets, read as lines · commit 6b91931aeddd · 1 left out by filters · 178 bytes',
    ],
    [
      'an empty list',
      { file: '', inputs: { 'on-empty': 'send' } },
      [
        read('0 targets'),
        'The list is empty: the change impacts nothing (175 bytes).',
        'Outcome: uploaded-none',
      ],
      'From targets, read as lines · commit 6b91931aeddd · 175 bytes',
    ],
  ])('%s', async (_, { inputs, ...world }, log, facts) => {
    const { info, summary } = await upload({
      ...world,
      inputs: { ...inputs, 'target-branch': 'main' },
    })
    expect(info).toEqual(log)
    expect(shown(summary)).toContain(facts)
  })
})

describe('the summary', () => {
  test.each([
    [1, ' bytes\n\n```\nt1\n'],
    [10, ' bytes\n\n```\nt1\n'],
    [11, 'targets</summary>\n\n```\nt1\n'],
  ])('shows up to ten targets without a fold: %d', async (count, beginning) => {
    const file = Array.from({ length: count }, (_, index) => `t${index + 1}\n`).join('')
    const { summary } = await upload({ file })
    expect(summary).toContain(beginning)
  })

  test('names the queue as one, so that no branch reads like a mode', async () => {
    const { summary } = await upload({ file: 'web\n', inputs: { 'target-branch': 'parallel' } })
    expect(shown(summary)).toMatch(/Uploaded 1 impacted target for #12, queue parallel\n/)
  })

  test('says why ALL was uploaded without a target', async () => {
    const { summary } = await upload({ inputs: { 'on-empty': 'all' } })
    expect(summary).toMatch(/### ⚠️ Uploaded ALL for .* every target, because no target/)
    expect(summary).toContain('<code>on-empty</code> is <code>all</code>')
  })

  test('says that an empty list impacts no targets', async () => {
    const { summary } = await upload({ inputs: { 'impacted-targets': '[]', 'on-empty': 'send' } })
    expect(summary).toMatch(/### ✅ Uploaded an empty list(&#58;|:) .*12 impacts no targets$/m)
    expect(summary).toContain('From the input <code>impacted-targets</code>')
  })
})
