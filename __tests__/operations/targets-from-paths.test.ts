/** Targets from paths: what is sent for which changed files, and why `ALL`. */
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import {
  HEAD,
  OTHER_HEAD,
  type PathsWorld,
  readings,
  uploadFromPaths,
} from '../targets/from-paths.js'

const MAP = `
web: [apps/web/**, packages/ui/**]
android: android/
docs: ['docs/**', '*.md']
ALL: [.github/workflows/**, package-lock.json]
`

const ALL = ['ALL']

describe('the map', () => {
  const PLATFORMS = 'web: web/**\nios: ios/**'
  test.each<[string, string, readonly (string | [string, string])[], string[]]>([
    ['one pattern of a list', MAP, ['packages/ui/button.ts'], ['web']],
    ['one glob in place of a list', MAP, ['android/app/Main.kt'], ['android']],
    [
      'several patterns, in the order of the map',
      MAP,
      ['README.md', 'apps/web/a'],
      ['web', 'docs'],
    ],
    ['a name with spaces', MAP, ['docs/getting started.md'], ['docs']],
    ['a name that begins with a dot', MAP, ['docs/.vale.ini', 'apps/web/.env'], ['web', 'docs']],
    ['both names of a renamed file', PLATFORMS, [['ios/a', 'web/a']], ['web', 'ios']],
    ['an alias of a list', 'web: &ui [ui/**]\nios: *ui', ['ui/a'], ['web', 'ios']],
    [
      'a map in JSON, as `toJSON` prints it',
      '{\n  "web": ["apps/**"],\n  "docs": "docs/"\n}',
      ['docs/a'],
      ['docs'],
    ],
    [
      'numbers and names of JavaScript, in their order',
      'web: a\n10: a\n1.10: a\n__proto__: a\nconstructor: a\n2: a',
      ['a'],
      ['web', '10', '1.10', '__proto__', 'constructor', '2'],
    ],
  ])('finds targets by %s', async (_, map, files, targets) => {
    const { sent, outcome, outputs } = await uploadFromPaths({ map, files })
    expect(sent).toEqual([targets])
    expect(outcome).toBe('uploaded')
    expect(outputs).toMatchObject({
      'targets-sent': 'list',
      'targets-count': String(targets.length),
      'targets-format': 'map',
      'all-reason': '',
      'changed-files-count': String(files.length),
      'unmatched-files': '[]',
      'head-sha': HEAD,
    })
  })

  test('can be a file in the workspace, without a request for more than the pull request', async () => {
    const { sent, gitHubCalls } = await uploadFromPaths({
      inputs: { 'targets-map-file': 'ci/targets.yml' },
      workspace: { 'ci/targets.yml': MAP },
      files: ['android/a'],
    })
    expect(sent).toEqual([['android']])
    expect(gitHubCalls.filter((path) => !path.includes('/pulls/12'))).toEqual([])
  })
})

test.each<[string, [string, string]]>([
  ['old', ['other/a', 'docs/a']],
  ['new', ['docs/a', 'other/a']],
])('a renamed file is unmatched if its %s name is', async (_, file) => {
  const { sent, outputs } = await uploadFromPaths({ map: MAP, files: [file] })
  expect(sent).toEqual(ALL)
  expect(outputs['unmatched-files']).toBe('["other/a"]')
})

describe('`on-unmatched`', () => {
  const files = ['apps/web/a', 'tools/b', 'tools/c d']
  const UNMATCHED = '["tools/b","tools/c d"]'

  test('marks everything as impacted by default', async () => {
    const { sent, outputs, warnings } = await uploadFromPaths({ map: MAP, files })
    expect(sent).toEqual(ALL)
    expect(outputs).toMatchObject({
      outcome: 'uploaded-all',
      'all-reason': 'unmatched',
      'unmatched-files': UNMATCHED,
    })
    expect(warnings.join()).toContain('no entry of the map matches `tools/b`, `tools/c d`')
  })

  test('ignores such files with `ignore`', async () => {
    const inputs = { 'on-unmatched': 'ignore' }
    const { sent, outputs } = await uploadFromPaths({ map: MAP, files, inputs })
    expect(sent).toEqual([['web']])
    expect(outputs['unmatched-files']).toBe(UNMATCHED)
  })

  test('refuses such files with `fail`, and sends nothing', async () => {
    const inputs = { 'on-unmatched': 'fail' }
    const { passed, outputs, error, serviceCalls } = await uploadFromPaths({
      map: MAP,
      files,
      inputs,
    })
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'refused', 'unmatched-files': UNMATCHED })
    expect(error).toContain('`tools/b`, `tools/c d`')
    expect(serviceCalls).toEqual([])
  })

  test('does not refuse with `fail` where another reason marks everything', async () => {
    const { sent, outputs } = await uploadFromPaths({
      map: MAP,
      files: [...files, 'package-lock.json'],
      inputs: { 'on-unmatched': 'fail' },
    })
    expect(sent).toEqual(ALL)
    expect(outputs['all-reason']).toBe('map')
  })
})

describe('`ALL` with its reason', () => {
  const WORKFLOW = '.github/workflows/targets.yml'
  const env = { GITHUB_WORKFLOW_REF: `octo-org/orion/${WORKFLOW}@refs/pull/12/merge` }
  const manyFiles = { pullRequest: { generatedFiles: 3001 } }
  const fromFile = {
    inputs: { 'targets-map-file': './ci/targets.yml' },
    workspace: { 'ci/targets.yml': 'web: web/**\nci: ci/**' },
  }

  test('`map` names the file that matches a pattern of `ALL`', async () => {
    const { outputs, sent, info, warnings } = await uploadFromPaths({
      map: MAP,
      files: ['package-lock.json'],
    })
    expect(sent).toEqual(ALL)
    expect(outputs['all-reason']).toBe('map')
    expect(info.join('\n')).toContain('because `package-lock.json` matches a pattern of `ALL`')
    expect(warnings).toEqual([])
  })

  test.each<[string, PathsWorld]>([
    ['the workflow file of this run', { map: 'web: .github/**', env, files: [WORKFLOW] }],
    ['the former name of the workflow file', { map: "any: '**'", env, files: [[WORKFLOW, 'x']] }],
    ['the file of the map', { ...fromFile, files: ['ci/targets.yml'] }],
    ['the workflow file, with a map in a file', { ...fromFile, env, files: [WORKFLOW] }],
    [
      'the file of the map, as `changed-files-file` lists it',
      {
        inputs: { ...fromFile.inputs, 'changed-files-file': 'changed.txt' },
        workspace: { ...fromFile.workspace, 'changed.txt': 'web/a\nci/targets.yml\n' },
      },
    ],
    ['the map among too many files', { ...fromFile, files: ['ci/targets.yml'], ...manyFiles }],
  ])('`map-changed` if the pull request changes %s', async (_, world) => {
    const { outputs, sent } = await uploadFromPaths(world)
    expect(sent).toEqual(ALL)
    expect(outputs['all-reason']).toBe('map-changed')
  })

  test.each<[string, PathsWorld]>([
    ['another workflow', { files: ['.github/workflows/other.yml'], env }],
    [
      'the workflow of another repository',
      {
        files: [WORKFLOW],
        env: { GITHUB_WORKFLOW_REF: `octo-org/ci/${WORKFLOW}@refs/heads/main` },
      },
    ],
    ['a file in a run without the name of its workflow', { files: [WORKFLOW] }],
  ])('no `map-changed` for %s', async (_, world) => {
    expect((await uploadFromPaths({ map: 'ci: .github/**', ...world })).sent).toEqual([['ci']])
  })

  test('`map-changed` by the target of a link, and by a name within a checkout in a folder', async () => {
    const map = 'web: web/**\nci: ci/**'
    const inputs = { 'targets-map-file': 'checkout/targets.yml' }
    const world = { inputs, workspace: { 'checkout/ci/map.yml': map, 'checkout/.git/HEAD': '' } }
    const links = { 'checkout/targets.yml': 'ci/map.yml' }
    for (const files of [['ci/map.yml'], ['targets.yml']]) {
      const { outputs } = await uploadFromPaths({ ...world, links, files })
      expect(outputs['all-reason']).toBe('map-changed')
    }
  })

  const LINKED = 'web: web/**\nci: ci/**\ntools: [tools/**, vendor/**]'
  test.each<[string, PathsWorld, string[]]>([
    [
      'a link of a folder, the name through it, or the folder that it leads to',
      {
        inputs: { 'targets-map-file': 'ci/targets.yml' },
        workspace: { 'tools/ci/targets.yml': LINKED },
        links: { ci: 'tools/ci' },
      },
      ['ci', 'ci/targets.yml', 'tools/ci/targets.yml'],
    ],
    [
      'a link on the way of a link',
      {
        inputs: { 'targets-map-file': 'ci/targets.yml' },
        workspace: { 'tools/real/map.yml': LINKED, 'tools/README': '' },
        links: { ci: 'tools/ci', 'tools/ci': './real', 'tools/real/targets.yml': '../ci/map.yml' },
      },
      [
        'ci',
        'tools/ci',
        'tools/ci/targets.yml',
        'tools/real/targets.yml',
        'tools/ci/map.yml',
        'tools/real/map.yml',
      ],
    ],
    [
      'the pointer of the submodule that has it',
      {
        inputs: { 'targets-map-file': 'vendor/conf/ci/targets.yml' },
        workspace: {
          'vendor/conf/ci/targets.yml': LINKED,
          'vendor/conf/.git': 'gitdir: ../../.git/modules/conf',
          '.git/HEAD': '',
        },
      },
      ['vendor/conf', 'ci/targets.yml'],
    ],
    [
      'the pointer of a submodule around its submodule',
      {
        inputs: { 'targets-map-file': 'vendor/a/b/targets.yml' },
        workspace: {
          'vendor/a/b/targets.yml': LINKED,
          'vendor/a/.git': 'gitdir: x',
          'vendor/a/b/.git': 'gitdir: y',
        },
      },
      ['vendor/a', 'b', 'targets.yml'],
    ],
    [
      'the submodule that a link leads to',
      {
        inputs: { 'targets-map-file': 'targets.yml' },
        workspace: { 'vendor/conf/map.yml': LINKED, 'vendor/conf/.git': 'gitdir: x' },
        links: { 'targets.yml': 'vendor/conf/map.yml' },
      },
      ['targets.yml', 'vendor/conf', 'map.yml'],
    ],
  ])('`map-changed` by %s', async (_, world, names) => {
    for (const name of names) {
      const { outputs } = await uploadFromPaths({ ...world, files: [name] })
      expect({ name, reason: outputs['all-reason'] }).toEqual({ name, reason: 'map-changed' })
    }
    const beside = await uploadFromPaths({ ...world, files: ['tools/x', 'vendor/x', 'ci/x'] })
    expect(beside.sent).toEqual([['ci', 'tools']])
  })

  test('`too-many-files` if GitHub lists fewer files than the pull request has', async () => {
    const { outputs, sent, warnings, gitHubCalls } = await uploadFromPaths({
      map: 'gen: generated/**',
      ...manyFiles,
    })
    expect(sent).toEqual(ALL)
    // Another reading could not show more.
    expect(readings(gitHubCalls)).toBe(1)
    expect(outputs).toMatchObject({ 'all-reason': 'too-many-files', 'changed-files-count': '3001' })
    expect(warnings.join()).toContain('GitHub lists only 3000 of the 3001 changed files')
  })

  test('none for 3000 files, which GitHub lists on 30 pages', async () => {
    const { outputs, sent, gitHubCalls } = await uploadFromPaths({
      map: 'gen: generated/**',
      pullRequest: { generatedFiles: 3000 },
    })
    expect(sent).toEqual([['gen']])
    expect(outputs['changed-files-count']).toBe('3000')
    expect(gitHubCalls.filter((path) => path.includes('/files?'))).toHaveLength(30)
  })

  test('`too-many-files` goes before `map` and `unmatched`', async () => {
    const { outputs } = await uploadFromPaths({ map: 'ALL: generated/1.txt', ...manyFiles })
    expect(outputs['all-reason']).toBe('too-many-files')
  })

  const forbidden = { status: 403, body: { message: 'Resource not accessible by integration' } }
  const tooLarge = { status: 406, body: { message: 'The diff is too large.' } }
  test.each<[string, PathsWorld, string]>([
    ['forbids it', { arrange: (github) => github.faults.push(forbidden) }, 'unauthorized'],
    ['hides the pull request', { arrange: (github) => github.pullRequests.clear() }, 'not-found'],
    [
      'answers something else',
      { arrange: (github) => github.faults.push({ status: 200, body: 7 }) },
      'bad-response',
    ],
    [
      'refuses the list of files',
      {
        arrange: (github) => {
          github.beforeServing = () => {
            if (github.calls.at(-1)?.path.includes('/files')) github.faults.unshift(tooLarge)
          }
        },
      },
      'refused',
    ],
    ['cannot be asked without a token', { inputs: { 'github-token': '' } }, 'invalid-input'],
  ])(
    '`files-unread` if GitHub %s and `on-missing-file` is `all`; else the step fails',
    async (_, world, outcome) => {
      const map = 'web: web/**'
      const inputs = { ...world.inputs, 'on-missing-file': 'all', 'on-empty': 'send' }
      const { outputs, sent } = await uploadFromPaths({ map, files: [], ...world, inputs })
      expect(sent).toEqual(ALL)
      expect(outputs).toMatchObject({
        'all-reason': 'files-unread',
        'changed-files-count': '',
        'unmatched-files': '',
      })
      const failed = await uploadFromPaths({ map, files: [], ...world })
      expect(failed).toMatchObject({ passed: false, outcome, serviceCalls: [] })
    },
  )
})

describe('an empty pull request', () => {
  test.each<[string, PathsWorld]>([
    ['without changed files', { files: [] }],
    ['with ignored files only', { files: ['x'], inputs: { 'on-unmatched': 'ignore' } }],
  ])('%s is decided by `on-empty`', async (_, world) => {
    const withPolicy = (policy: string) =>
      uploadFromPaths({ map: MAP, ...world, inputs: { ...world.inputs, 'on-empty': policy } })
    const failed = await uploadFromPaths({ map: MAP, ...world })
    expect(failed).toMatchObject({ passed: false, outcome: 'invalid-input', sent: [] })
    const sent = await withPolicy('send')
    expect(sent).toMatchObject({ outcome: 'uploaded-none', sent: [[]] })
    const all = await withPolicy('all')
    expect(all.outputs).toMatchObject({ outcome: 'uploaded-all', 'all-reason': 'empty' })
  })
})

describe('together with a list', () => {
  const list = { 'impacted-targets': 'lib\nweb\nlib' }

  test('the targets of both are united: the list first, then by the order of the map', async () => {
    const { sent, outputs } = await uploadFromPaths({
      map: MAP,
      files: ['docs/a', 'apps/web/a', 'android/a'],
      inputs: list,
    })
    expect(sent).toEqual([['lib', 'web', 'android', 'docs']])
    expect(outputs).toMatchObject({ 'targets-format': 'lines', 'duplicates-removed': '2' })
  })

  test('`on-unmatched` counts for every changed file', async () => {
    const { outputs } = await uploadFromPaths({ map: MAP, files: ['src/lib.rs'], inputs: list })
    expect(outputs).toMatchObject({ 'all-reason': 'unmatched', 'targets-sent': 'all' })
  })

  test('`on-empty` is about the union', async () => {
    const empty = { 'impacted-targets-file': 'targets.txt' }
    const workspace = { 'targets.txt': '' }
    const docs = await uploadFromPaths({ map: MAP, files: ['docs/a'], inputs: empty, workspace })
    expect(docs.sent).toEqual([['docs']])
    const inputs = { ...empty, 'on-unmatched': 'ignore' }
    const none = await uploadFromPaths({ map: MAP, files: ['x'], inputs, workspace })
    expect(none).toMatchObject({ passed: false, outcome: 'invalid-input', sent: [] })
  })

  test('`include-targets` and `exclude-targets` apply to the union', async () => {
    const { sent } = await uploadFromPaths({
      map: MAP,
      files: ['docs/a', 'android/a'],
      inputs: { ...list, 'include-targets': '*e*\n*d*', 'exclude-targets': 'docs' },
    })
    expect(sent).toEqual([['web', 'android']])
  })

  test('a list that is `ALL` is `requested`, and no files are read', async () => {
    const { sent, outputs, gitHubCalls } = await uploadFromPaths({
      map: MAP,
      files: ['docs/a'],
      inputs: { 'impacted-targets': 'ALL' },
    })
    expect(sent).toEqual(ALL)
    expect(outputs).toMatchObject({ 'all-reason': 'requested', 'changed-files-count': '' })
    expect(readings(gitHubCalls)).toBe(0)
  })
})

describe('the commit', () => {
  const map = 'web: web/**\nios: ios/**'

  test('is the head of GitHub if the event is older, because the files are of that', async () => {
    const { bodies, outputs } = await uploadFromPaths({
      map,
      files: ['web/a'],
      eventHead: OTHER_HEAD,
      updatedAt: '2026-09-17T09:00:00Z',
    })
    expect(bodies).toMatchObject([{ pr: { sha: HEAD }, impactedTargets: ['web'] }])
    expect(outputs['head-sha']).toBe(HEAD)
  })

  /** The head, and with it the files, moves before GitHub answers this request. */
  const movesAt = (request: number): PathsWorld => ({
    map,
    files: ['web/a'],
    arrange: (github) => {
      github.beforeServing = (count) => {
        const moved = { number: 12, headSha: OTHER_HEAD, files: [{ path: 'ios/a' }] }
        if (count === request) github.pullRequests.set(12, moved)
      }
    },
  })

  test('is read again for 10 s if GitHub still shows an older head than a fresh event', async () => {
    const { bodies } = await uploadFromPaths({ ...movesAt(3), eventHead: OTHER_HEAD })
    expect(bodies).toMatchObject([{ pr: { sha: OTHER_HEAD }, impactedTargets: ['ios'] }])
  })

  test('is read again if the head moves while the step reads the files', async () => {
    const { bodies, gitHubCalls } = await uploadFromPaths(movesAt(2))
    expect(bodies).toMatchObject([{ pr: { sha: OTHER_HEAD }, impactedTargets: ['ios'] }])
    expect(readings(gitHubCalls)).toBe(2)
  })

  test('of `head-sha` must be the head of the pull request', async () => {
    const inputs = { 'head-sha': OTHER_HEAD, 'on-missing-file': 'all' }
    const { outcome, error, serviceCalls } = await uploadFromPaths({
      map,
      files: ['web/a'],
      inputs,
    })
    expect(outcome).toBe('invalid-input')
    expect(error).toContain(`Input \`head-sha\` is "${OTHER_HEAD}", but the head of #12 is ${HEAD}`)
    expect(serviceCalls).toEqual([])
  })

  test('of `head-sha` may be another one with `changed-files-file`', async () => {
    const { bodies } = await uploadFromPaths({
      map,
      inputs: { 'head-sha': OTHER_HEAD, 'changed-files-file': 'changed.txt' },
      workspace: { 'changed.txt': 'web/a\n' },
    })
    expect(bodies).toMatchObject([{ pr: { sha: OTHER_HEAD }, impactedTargets: ['web'] }])
  })

  test('of a list is refused if GitHub shows another head, because the files are of that', async () => {
    const { outcome, sent, error } = await uploadFromPaths({
      map,
      files: ['web/a'],
      inputs: { 'impacted-targets': 'lib' },
      eventHead: OTHER_HEAD,
      updatedAt: '2026-09-17T09:00:00Z',
    })
    expect(outcome).toBe('refused')
    expect(error).toContain(`the list of targets is of ${OTHER_HEAD}`)
    expect(sent).toEqual([])
  })
})

describe('the time for the list of files', () => {
  /** GitHub takes this long for each of the three requests: the head, the files, the head again. */
  const slow = (seconds: number): PathsWorld => ({
    map: 'web: web/**',
    files: ['web/a'],
    arrange: (github, clock) => {
      github.beforeServing = (count) => (count > 3 ? undefined : clock.sleep(seconds * 1000))
    },
  })

  test('is more than that for other questions to GitHub', async () => {
    expect((await uploadFromPaths(slow(18))).sent).toEqual([['web']])
  })

  test('is 60 s; then the files are unread, and the step fails', async () => {
    const { outcome, error, serviceCalls } = await uploadFromPaths(slow(25))
    expect(outcome).toBe('timed-out')
    expect(error).toContain('GitHub did not answer in time')
    expect(serviceCalls).toEqual([])
  })

  test('is 60 s; then `on-missing-file: all` marks everything as impacted', async () => {
    const { sent, outputs } = await uploadFromPaths({
      ...slow(25),
      inputs: { 'on-missing-file': 'all' },
    })
    expect(sent).toEqual(ALL)
    expect(outputs['all-reason']).toBe('files-unread')
  })
})

describe('`changed-files-file`', () => {
  const map = 'web: web/**\nä: ä/**\nodd: odd/**\nALL: lock'
  const upload = (text: string | undefined, more: PathsWorld = {}) =>
    uploadFromPaths({
      map,
      ...more,
      inputs: { 'changed-files-file': 'changed.txt', ...more.inputs },
      ...(text !== undefined && { workspace: { 'changed.txt': text } }),
    })

  test('takes the place of the list on GitHub', async () => {
    const { sent, gitHubCalls, outputs } = await upload('./web/a b\r\nweb/c\n\nweb/c\n', {
      inputs: { 'github-token': '' },
    })
    expect(sent).toEqual([['web']])
    expect(outputs['changed-files-count']).toBe('2')
    expect(gitHubCalls).toEqual([])
  })

  test.each([
    ['a broken quotation', '"web/a\n', 'line 1 is'],
    ['a status before each name', 'web/a\nM\tweb/b\n', 'with `--name-only`'],
    ['names that end with NUL', 'web/a\0web/b\0', 'without `-z`'],
  ])('refuses %s', async (_, text, message) => {
    const { outcome, error, serviceCalls } = await upload(text)
    expect(outcome).toBe('invalid-input')
    expect(error).toContain(message)
    expect(serviceCalls).toEqual([])
  })

  test.each([
    ['fail', 'invalid-input', '', []],
    ['all', 'uploaded-all', 'missing-file', ALL],
  ])(
    'that is missing is decided by `on-missing-file: %s`',
    async (policy, outcome, reason, targets) => {
      const { outputs, sent } = await upload(undefined, { inputs: { 'on-missing-file': policy } })
      expect(outputs).toMatchObject({ outcome, 'all-reason': reason })
      expect(sent).toEqual(targets)
    },
  )

  test('that is empty is decided by `on-empty`', async () => {
    expect(await upload('\n')).toMatchObject({ outcome: 'invalid-input', sent: [] })
    expect((await upload('\n', { inputs: { 'on-empty': 'send' } })).sent).toEqual([[]])
  })
})

describe('wrong inputs, before any request', () => {
  const wrong = async (world: PathsWorld) => {
    const { outcome, passed, serviceCalls, gitHubCalls, ...seen } = await uploadFromPaths(world)
    expect({ outcome, passed, requests: [...serviceCalls, ...gitHubCalls] }).toEqual({
      outcome: 'invalid-input',
      passed: false,
      requests: [],
    })
    return seen
  }

  test.each([
    ['no YAML', 'web: [a\nios: b', 'line 2, column 1: '],
    ['no mapping', '- web\n- ios', 'line 1, column 1: must be a mapping'],
    ['`ALL` alone', 'ALL', 'it is `ALL`, which is no map'],
    [
      'the word of a broken expression',
      '[object Object]',
      'it is "[object Object]", as an expression that went wrong leaves it',
    ],
    ['a duplicate key', 'web: a\nios: b\nweb: c', 'line 3, column 1: duplicate key `web`'],
    ['an empty key', 'web: a\n"": b', 'line 2, column 1: a key is empty'],
    ['no entry', '{}', 'there is no entry'],
    ['an empty list', 'web: []', 'line 1, column 6: the list of `web` is empty'],
    ['an empty pattern', 'web: [a, ""]', 'line 1, column 10: `web` has an empty value'],
    ['no value', 'web:\nios: a', '`web` has no value'],
    [
      'a number',
      'web: 12',
      'line 1, column 6: `web` must be a text, but is 12; write it in quotes',
    ],
    ['a mapping', 'web: { a: b }', 'line 1, column 6: `web` must be a text or a list of texts'],
    [
      'an unquoted glob that begins with a star',
      'web: *.md',
      'a value that begins with `*` needs quotes',
    ],
    ['a negation', "web: ['!docs/**']", 'begins with `!`, and there is no negation'],
    [
      'several paths in one pattern',
      "web: 'a/**, b/**'",
      'line 1, column 6: `a/**, b/**` names several paths',
    ],
    ['a list in a text', `web: '["a/**"]'`, 'is a list in JSON or Python'],
    ['a pattern in two pairs of quotes', `web: '"a/**"'`, 'is in quotes'],
    [
      'braces without quotes',
      'web: {a,b}/**',
      'line 1, column 11: a value with brackets or braces needs quotes',
    ],
    [
      'braces in a list without quotes',
      'web: [a, {b,c}]',
      'line 1, column 10: `web` must be a text or a list of texts; a text with braces needs quotes',
    ],
    [
      'a bracket in a list without quotes',
      'web: [app/[slug]/**, b]',
      'line 1, column 11: a value with brackets or braces needs quotes',
    ],
    [
      'a dash without a space',
      'web:\n  - a/**\n  -b/**',
      'line 3, column 1: a dash and a space must begin each item of a list',
    ],
    [
      'lines in place of a list',
      'web: |\n  a/**\n  b/**',
      'line 1, column 6: `web` has a value of several lines; write a list',
    ],
    ['too many alternatives', `web: '${'{a,b}'.repeat(11)}'`, 'more than 1000 alternatives'],
  ])('%s in the map, with line and column', async (_, map, message) => {
    const { error } = await wrong({ map })
    expect(error).toContain(message)
    expect(error).toContain('Input `targets-map`')
  })

  test('every problem of the map at once', async () => {
    const { error } = await wrong({ map: 'web: 1\nios: []\ndocs: ["!x"]' })
    expect(error).toContain('line 1, column 6')
    expect(error).toContain('line 2, column 6')
    expect(error).toContain('line 3, column 8')
  })

  test('a problem in the file of the map, with its path', async () => {
    const { error } = await wrong({
      inputs: { 'targets-map-file': 'ci/targets.yml' },
      workspace: { 'ci/targets.yml': 'web: a\nweb: b\n' },
    })
    expect(error).toContain('ci/targets.yml:2:1: duplicate key `web`')
  })

  test('a missing file of the map, whatever `on-missing-file` is', async () => {
    await wrong({ inputs: { 'targets-map-file': 'targets.yml', 'on-missing-file': 'all' } })
  })

  test('a map of more than 1 MiB', async () => {
    const text = `web: [${'a/**, '.repeat(200_000)}b]`
    const { error } = await wrong({
      inputs: { 'targets-map-file': 'targets.yml' },
      workspace: { 'targets.yml': text },
    })
    expect(error).toContain('the limit is 1048576')
  })

  test('a map and a file of a map', async () => {
    const { error } = await wrong({ map: MAP, inputs: { 'targets-map-file': 'targets.yml' } })
    expect(error).toContain(
      'Input `targets-map` is set, and so is `targets-map-file`; set one of them',
    )
  })

  test('no token to ask GitHub for the files', async () => {
    const { error } = await wrong({ map: MAP, inputs: { 'github-token': '' } })
    expect(error).toContain('needs `github-token`')
  })
})

test('inputs without a map have no effect, and a warning names them', async () => {
  const { warnings } = await uploadFromPaths({
    inputs: {
      'impacted-targets': 'web',
      'changed-files-file': 'x',
      'on-unmatched': 'ignore',
      'on-missing-file': 'all',
    },
  })
  expect(warnings.join()).toContain(
    '`changed-files-file`, `on-unmatched` have no effect without `targets-map` or `targets-map-file`',
  )
})

test('a run of a fork without a token sends its id with `allow-fork-run`', async () => {
  const { sent, serviceCalls } = await uploadFromPaths({
    map: 'web: web/**',
    files: ['web/a'],
    headRepository: 'mona/orion',
    inputs: { 'api-token': '', 'allow-fork-run': 'true' },
  })
  expect(sent).toEqual([['web']])
  expect(serviceCalls[0]?.headers).toMatchObject({ 'x-forked-workflow-run-id': '4242' })
})

describe('a dry run', () => {
  test('on an old pull request by number shows what its files would impact', async () => {
    const { outcome, summary, sent } = await uploadFromPaths({
      map: MAP,
      files: ['docs/a', 'apps/web/b'],
      eventHead: null,
      pullRequest: { state: 'closed', merged: true },
      inputs: { 'pull-request': '12', 'dry-run': 'true' },
    })
    expect(outcome).toBe('planned')
    expect(sent).toEqual([])
    expect(summary).toContain('Would upload 2 impacted targets')
    expect(summary).toContain('| <code>web</code> | <code>apps/web/b</code> |')
  })
})

describe('the summary', () => {
  const linesOf = async (world: PathsWorld) =>
    shown((await uploadFromPaths(world)).summary)
      .split('\n')
      .filter((line) => line !== '')

  test('shows which target is impacted because of which file', async () => {
    const web = ['apps/web/1', 'apps/web/2', 'apps/web/3', 'apps/web/4']
    const files: PathsWorld['files'] = ['docs/a', ...web, ['docs/b', 'apps/web/b']]
    expect(await linesOf({ map: MAP, files })).toEqual([
      '### ✅ Uploaded 2 impacted targets for #12, queue main',
      'From the input targets-map, read as a targets map · 6 changed files · commit 6b91931aeddd · 187 bytes',
      '| Target | Because of |',
      '| --- | --- |',
      '| web | apps/web/1 apps/web/2 apps/web/3 and 2 more |',
      '| docs | docs/a docs/b → apps/web/b |',
    ])
  })

  test('shows files that nothing matches, and that everything is impacted because of them', async () => {
    expect(await linesOf({ map: MAP, files: ['docs/a', 'tools/b'] })).toEqual([
      '### ⚠️ Uploaded ALL for #12, queue main: it impacts every target, because no entry of the map matches tools/b',
      'From the input targets-map, read as a targets map · 2 changed files · commit 6b91931aeddd · 178 bytes',
      '| Target | Because of |',
      '| --- | --- |',
      '| docs | docs/a |',
      'No entry of the map matches 1 changed file:',
      '```',
      'tools/b',
      '```',
    ])
  })

  test('shows the file that matches a pattern of `ALL`', async () => {
    const lines = await linesOf({ map: MAP, files: ['package-lock.json'] })
    expect(lines[0]).toBe(
      '### ✅ Uploaded ALL for #12, queue main: it impacts every target, because package-lock.json matches a pattern of ALL',
    )
    expect(lines).toContain('| ALL | package-lock.json |')
  })

  test('marks targets that a filter left out, unless everything is sent', async () => {
    const inputs = { 'exclude-targets': 'docs' }
    const rowsOf = async (...files: string[]) =>
      (await linesOf({ map: MAP, files, inputs })).filter((line) => line.startsWith('| '))
    expect(await rowsOf('docs/a', 'apps/web/b')).toEqual([
      '| Target | Because of |',
      '| --- | --- |',
      '| web | apps/web/b |',
      '| docs (left out by a filter) | docs/a |',
    ])
    expect(await rowsOf('docs/a', 'package-lock.json')).toContain('| docs | docs/a |')
  })

  test('shows targets of a list below those of the map', async () => {
    const inputs = { 'impacted-targets': 'lib' }
    const lines = await linesOf({ map: MAP, files: ['docs/a'], inputs })
    expect(lines).toContain('| docs | docs/a |')
    expect(lines).toContain('lib')
  })
})

test('the result file has the files of each target', async () => {
  const { result } = await uploadFromPaths({ map: MAP, files: ['docs/a', 'apps/web/b'] })
  expect(result()).toMatchObject({
    targetFiles: [
      { target: 'web', count: 1, files: ['apps/web/b'] },
      { target: 'docs', count: 1, files: ['docs/a'] },
    ],
    unmatchedFiles: [],
  })
})
