/** What tools print around their lists. The texts are from logs and issues of these tools. */
import { BannerFilter, isBanner } from '../../src/targets/banners.js'
import type { Format } from '../../src/targets/line-formats.js'
import { TargetsParseError } from '../../src/targets/parse-error.js'
import { expect, test } from '../support/jest.js'
import { readAll } from './read-all.js'

const TELEMETRY = [
  'Attention:',
  'Turborepo now collects completely anonymous telemetry regarding usage.',
  'This information is used to shape the Turborepo roadmap and prioritize features.',
  "You can learn more, including how to opt-out if you'd not like to participate in this anonymous program, by visiting the following URL:",
  'https://turbo.build/repo/docs/telemetry',
]
const ENGINE = [
  'npm warn EBADENGINE Unsupported engine {',
  "npm warn EBADENGINE   package: 'orion@1.0.0',",
  "npm warn EBADENGINE   required: { node: '>=24' },",
  "npm warn EBADENGINE   current: { node: 'v20.19.0', npm: '10.8.2' }",
  'npm warn EBADENGINE }',
]
const RUSH_ALERT = [
  '+--------------------------------+',
  '| Node.js 18 reached end of life |',
  '| Upgrade to Node.js 24          |',
  '+--------------------------------+',
]
const NPM_NOTICE = [
  'npm notice',
  'npm notice New minor version of npm available! 11.0.0 -> 11.6.2',
  'npm notice To update run: npm install -g npm@11.6.2',
  'npm notice',
]
const PNPM_UPDATE = [
  '╭──────────────────────────────────────────╮',
  '│                                          │',
  '│   Update available! 9.15.9 → 10.0.0.     │',
  '│   Run "pnpm self-update" to update.      │',
  '╰──────────────────────────────────────────╯',
]

/** Banners of one tool, that may come before its list, after it, or both. */
const AROUND: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['npm warnings', ['npm warn config production Use `--omit=dev` instead.']],
  ['older npm warnings', ['npm WARN deprecated inflight@1.0.6: it leaks memory [inflight]']],
  ['an object in an npm warning', ENGINE],
  ['an npm notice', NPM_NOTICE],
  ['pnpm warnings', [' WARN  Issue while reading "./.npmrc". Failed to replace env in config']],
  ['warnings of pnpm 12', ['[WARN] Using --global skips the package manager check']],
  ['the update of pnpm', PNPM_UPDATE],
  ['a warning of Node.js', ['(node:2101) [DEP0040] DeprecationWarning: The `punycode` module']],
  ['the hint of Node.js', ['(Use `node --trace-deprecation ...` to show where it was created)']],
  ['Corepack', ['! Corepack is about to download https://registry.example/pnpm/-/pnpm-9.tgz']],
  ['dotenv', ['[dotenv@17.2.3] injecting env (0) from .env -- tip: suppress logs { quiet: true }']],
  ['Yarn', ['yarn run v1.22.22', 'warning package.json: No license field', '$ nx show projects']],
  ['Lerna', ['lerna notice cli v9.0.7', 'lerna info versioning independent']],
  ['the base of Nx', ['NX   Affected criteria defaulted to --base=main --head=HEAD']],
  [
    'the lock file of Rush',
    ['Lockfile was created or deleted. Assuming all projects are affected.'],
  ],
  ['an alert of Rush', RUSH_ALERT],
  ['Pants', ['09:37:27.32 [WARN] Please either set `enabled = true` in [anonymous-telemetry]']],
  [
    'Gradle',
    [
      'Welcome to Gradle 9.2.0!',
      'Here are the highlights of this release:',
      'For more details see https://docs.gradle.org',
      'Starting a Gradle Daemon (subsequent builds …)',
      'To honour the JVM settings for this build a single-use Daemon process will be forked.',
      'Daemon will be stopped at the end of the build',
      'Calculating task graph as no cached configuration is available',
      'Reusing configuration cache.',
    ],
  ],
  ['a Gradle property', ['Picked up JAVA_TOOL_OPTIONS: -Xmx4g -Dfile.encoding=UTF-8']],
]

const LISTS: readonly (readonly [Format | 'auto', list: string, targets: readonly string[]])[] = [
  ['auto', 'web\napi\n', ['web', 'api']],
  ['nx', 'web\napi\n', ['web', 'api']],
  ['auto', '["web","api"]\n', ['web', 'api']],
  ['nx', '[\n  "web",\n  "api"\n]\n', ['web', 'api']],
  ['auto', '//web:lib\n//api:lib\n', ['//web:lib', '//api:lib']],
  ['auto', ':web\n:api\n', [':web', ':api']],
  ['pants', 'src/web:lib\nsrc/api:lib\n', ['src/web:lib', 'src/api:lib']],
]

test.each(AROUND.flatMap(([name, lines]) => LISTS.map((list) => [name, lines, ...list] as const)))(
  '%s before and after a list are left out (%#)',
  async (_, lines, format, list, targets) => {
    const banner = `${lines.join('\n')}\n\n`
    for (const text of [banner + list, list + banner, banner + list + banner])
      expect((await readAll(text, { format })).targets).toEqual(targets)
  },
)

test.each(AROUND)('%s alone is an empty list', async (_, lines) => {
  for (const format of ['auto', 'json', 'turbo', 'rush', 'pnpm', 'lerna', 'gradle'] as const)
    expect((await readAll(`${lines.join('\n')}\n`, { format })).targets).toEqual([])
})

test.each([
  ['before it', `${TELEMETRY.join('\n')}\n\n["web"]`],
  ['after it', `["web"]\n\n${TELEMETRY.join('\n')}\n`],
])('the telemetry notice of turbo is left out of JSON: %s', async (_, text) => {
  expect((await readAll(text)).targets).toEqual(['web'])
})

test.each([
  '[nx-spring-boot]: Looking for projects inside the workspace...',
  '• Remote computation caching enabled.',
  'WARN  Unsupported engine: wanted: {"node":">=22"} (current: {"node":"v20.14.0","pnpm":"9.15.5"})',
  '[DEBUG 11:34:00.150] moon_workspace  Using sources=[(web, "apps/web"), (api, "apps/api")]',
  '> NX Lexer error at Span { lo: BytePos(337), hi: BytePos(337), ctxt: #0 }',
  'Some words about [several, things]',
  'A setting of { quiet: true }',
  "lerna info filter [ '!docs' ]",
  'Note:',
  'WARNING',
  'https://nx.dev/recipes/ci',
  '-------------',
])('a line of prose before JSON is left out: %s', async (line) => {
  expect((await readAll(`${line}\n["web"]\n`)).targets).toEqual(['web'])
})

test('hundreds of log lines before JSON are left out', async () => {
  const log = '[TRACE 11:34:00.150] moon_project_builder  Inheriting lookup=[".moon/tasks.yml"]\n'
  expect((await readAll(`${log.repeat(500)}["web"]\n`)).targets).toEqual(['web'])
})

test.each(['web', 'web:', 'note:', 'api }', 'api, [', 'x "a": {}', 'a", "b" ]'])(
  'a line before JSON that may be a target or a part of it is refused: %s',
  async (line) => {
    await expect(readAll(`${line}\n["web"]\n`)).rejects.toThrow(TargetsParseError)
  },
)

test.each([
  ['npm ERR! code ELIFECYCLE', 'web\n'],
  ['npm error Lifecycle script `affected` failed', 'web\n'],
  ['lerna ERR! EUNCOMMIT', 'web\n'],
  ['error Command failed with exit code 1.', 'web\n'],
  ['NX   Cannot find project', 'web\n'],
  ['09:37:29.14 [ERROR] 1 Exception encountered:', 'src/web:lib\n'],
  ['FAILURE: Build failed with an exception.', ':app:test\n'],
  ['BUILD FAILED in 6s', ':app:test\n'],
  ['- a line of YAML', 'web\n'],
  ['> api', 'web\n'],
  ['> api\n> web', 'web\n'],
])('the line %j among targets is refused', async (line, list) => {
  await expect(readAll(`${list}${line}\n`)).rejects.toThrow(TargetsParseError)
  await expect(readAll(`${line}\n${list}`)).rejects.toThrow(TargetsParseError)
})

test.each([
  ['> orion@1.0.0 affected', '> nx show projects --affected'],
  ['> orion@ affected /home/runner/orion', '> nx show projects --affected'],
  ['> @octo/orion@2.0.0-rc.1 affected C:\\orion', '> turbo ls'],
])('the header of a script and its command are left out: %s', async (header, command) => {
  expect((await readAll(`\n${header}\n${command}\n\nweb\napi\n`)).targets).toEqual(['web', 'api'])
})

test('the highlights of a Gradle release end where another line comes', () => {
  const filter = new BannerFilter()
  const lines = ['Here are the highlights of this release:', '- Java 25', '- More', 'x', '- api']
  expect(lines.map((line) => filter.leavesOut(line))).toEqual([true, true, true, false, false])
})

test.each([
  '//a:b c',
  'web',
  'web10%',
  ':app:test',
  'source file //a:b c.txt',
  'root//a:b (x)',
  '> Task :a',
])('the target %j is no banner', (line) => {
  expect(isBanner(line)).toBe(false)
})

test('with the format `lines`, a banner is a target, because every line is', async () => {
  const text = 'npm warn config x\nweb\n'
  expect((await readAll(text, { format: 'lines' })).targets).toEqual(['npm warn config x', 'web'])
})
