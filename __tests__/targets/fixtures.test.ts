import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Format, TARGET_FORMATS } from '../../src/targets/line-formats.js'
import { TargetsParseError } from '../../src/targets/parse-error.js'
import { readTargets } from '../../src/targets/read.js'
import { exhaustive } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { readAll } from './read-all.js'

// The compiled tests are in lib/__tests__/targets; the fixtures are not compiled.
const folder = new URL('../../../__tests__/fixtures/targets/', import.meta.url)
const fixture = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)))

const orion = ['api', 'core', 'web'].map((name) => `@orion/${name}`)
const bazel = ['core:changed.txt', 'core:core', 'api:api', 'web:web'].map(
  (name) => `//packages/${name}`,
)

/** What each fixture holds; where they come from is in the README beside them. */
const FIXTURES: Readonly<Record<string, readonly [Format, readonly string[]]>> = {
  'nx-show-projects.json': ['json', orion],
  'nx-show-projects.txt': ['lines', orion],
  'nx-affected-graph.json': ['nx', orion],
  'nx-graph.json': ['nx', [...orion, '@orion/docs']],
  'nx-print-affected.json': ['nx', orion],
  'turbo-ls.json': ['turbo', orion],
  'turbo-ls-none.json': ['turbo', []],
  'turbo-dry.json': ['turbo', orion],
  'turbo-dry-all.json': ['turbo', [...orion, '@orion/docs']],
  'lerna-ls.json': ['lerna', orion],
  'lerna-ls.ndjson': ['lerna', orion],
  'lerna-ls.txt': ['lines', orion],
  'lerna-ls-with-stderr.txt': ['lerna', orion],
  'pnpm-ls.json': ['pnpm', orion],
  'pnpm-run-ls.txt': ['pnpm', orion],
  'npm-run-pnpm-ls.txt': ['pnpm', orion],
  'turbo-ls-telemetry.txt': ['turbo', orion],
  'turbo-dry-telemetry.txt': ['turbo', orion],
  'lerna-ls-private.json': ['lerna', orion],
  'lerna-ls-private.txt': ['lines', orion],
  'lerna-ls-none.txt': ['lines', []],
  'lerna-ls-none-with-stderr.txt': ['json', []],
  'pnpm-ls-private.json': ['pnpm', orion],
  'pnpm-ls-root.json': ['pnpm', orion],
  'rush-list.json': ['rush', orion],
  'moon-query-projects.json': ['moon', ['api', 'core', 'web']],
  'moon-query-tasks.json': ['moon', ['core:build']],
  'moon-query-affected.json': ['moon', ['api', 'core', 'web']],
  'bazel-query-label.txt': ['bazel', bazel],
  'bazel-query-label-kind.txt': ['bazel', bazel],
  'bazel-query-all-label-kind.txt': [
    'bazel',
    [
      ...bazel,
      '//packages/docs:docs',
      '//packages/docs:docs.txt',
      '//packages/api:api.txt',
      '//packages/web:web page.txt',
      ...['api', 'core', 'docs', 'web'].map((name) => `//packages/${name}:BUILD`),
    ],
  ],
  'bazel-query-with-stderr.txt': ['bazel', bazel],
  'bazel-diff.txt': [
    'bazel',
    ['//apps/api:api', '//apps/api:api_test', '//libs/core:core', '//libs/core:core.txt'],
  ],
  'bazel-diff-distances.json': [
    'bazel-diff',
    ['//apps/api:api', '//apps/web:web', '//libs/core:core.txt'],
  ],
  'bazel-diff-serve.json': [
    'bazel-diff',
    ['//apps/api:api', '//apps/web:web', '//libs/core:core.txt'],
  ],
  'target-determinator.txt': [
    'bazel',
    ['//apps/api:api', '//apps/web:web', '@rules_orion//tools:gen'],
  ],
  // Without dependents: nothing in it tells Pants from another tool.
  'pants-list.txt': ['lines', ['packages/core/changed.txt']],
  'pants-list-dependents.txt': [
    'pants',
    [
      '//:root',
      '//setup.sh:root',
      'packages/api:lib',
      'packages/api/api.sh:lib',
      'packages/core/changed.txt',
      'packages/web:web',
      'packages/web/web.sh',
    ],
  ],
  'pants-peek.json': [
    'pants',
    [
      '//:root',
      '//setup.sh:root',
      'packages/api:lib',
      'packages/api/api.sh:lib',
      'packages/core/changed.txt',
      'packages/web:web',
      'packages/web/web.sh',
    ],
  ],
  'buck2-targets.txt': [
    'buck2',
    ['root//apps/api:api', 'root//apps/web:web', 'root//libs/core:core'],
  ],
  'buck2-cquery.txt': ['buck2', ['root//apps/api:api', 'root//libs/core:core']],
  'buck2-targets.json': ['buck2', ['root//apps/api:api', 'root//libs/core:core']],
  'btd.json': ['buck2', ['root//libs/core:core', 'root//apps/api:api']],
  'btd.jsonl': ['buck2', ['root//libs/core:core', 'root//apps/api:api']],
  'btd.txt': ['buck2', ['root//libs/core:core', 'root//apps/api:api']],
  'gradle-projects.txt': ['gradle', [':packages', ':packages:api', ':packages:core', ':web']],
  'gradle-projects-8.txt': ['gradle', [':app', ':libs', ':libs:core']],
  'gradle-wrapper-dry-run.txt': [
    'gradle',
    [':libs:core:compileJava', ':libs:core:test', ':app:compileJava', ':app:test'],
  ],
  'gradle-dry-run.txt': [
    'gradle',
    [':packages', ':packages:api', ':packages:core', ':web'].flatMap((project) => [
      `${project}:compile`,
      `${project}:build`,
    ]),
  ],
}

/** The format that an author would name. */
function toolOf(name: string): Format {
  if (name.startsWith('btd')) return 'buck2'
  if (name.startsWith('npm-run')) return 'pnpm'
  return TARGET_FORMATS.findLast((format) => name.startsWith(format)) as Format
}

const sorted = (names: readonly string[]) => [...names].sort()

describe('each fixture is read right', () => {
  test.each(Object.entries(FIXTURES))('%s', async (name, [format, targets]) => {
    const read = await readAll(fixture(name))
    expect(read.format).toBe(format)
    expect(sorted(read.targets)).toEqual(sorted(targets))
    expect(read.duplicates).toBe(0)
  })

  test.each(Object.entries(FIXTURES))('%s, by the name of its tool', async (name, [, targets]) => {
    const format = toolOf(name)
    const read = await readAll(fixture(name), { format })
    expect(read.format).toBe(format)
    expect(sorted(read.targets)).toEqual(sorted(targets))
  })

  test.each(Object.keys(FIXTURES))('%s, with CRLF, colors and a byte order mark', async (name) => {
    const text = fixture(name).toString()
    const [, targets] = FIXTURES[name] as readonly [Format, readonly string[]]
    for (const variant of [
      `\ufeff${text}`,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll(/^(?=\S)/gm, '\u001b[32m').replaceAll(/(?<=\S)$/gm, '\u001b[0m'),
    ]) {
      const read = await readAll(variant)
      expect(sorted(read.targets)).toEqual(sorted(targets))
    }
  })

  test.each(['failed/bazel-query.txt', 'failed/nx-print-affected-removed.txt'])(
    '%s is the output of a tool that failed, and is refused',
    async (name) => {
      await expect(readAll(fixture(name))).rejects.toThrow(TargetsParseError)
    },
  )
})

/** The names in a text, or nothing when it is refused. */
async function namesIn(text: Uint8Array, format: Format): Promise<ReadonlySet<string> | undefined> {
  const names = new Set<string>()
  const into = {
    full: false,
    add: (name: string) => void names.add(name),
  }
  try {
    await readTargets([text], { format, into })
    return names
  } catch (error) {
    if (error instanceof TargetsParseError) return undefined
    throw error
  }
}

/** Places to tamper with: each byte, or those at brackets and line ends and every 13th other one. */
function places(text: Uint8Array, from: number): number[] {
  const all = Array.from({ length: Math.max(0, text.length - from) }, (_, index) => from + index)
  if (exhaustive) return all
  const marks = new Set(Buffer.from('[]{}'))
  const near = (at: number) => [at - 1, at].some((place) => marks.has(text[place] ?? 0))
  return all.filter((at, index) => index % 13 === 0 || at + 3 > text.length || near(at))
}

describe('a truncated fixture is read as the whole set or refused, never as a smaller set', () => {
  // Lines, and JSON lines, that end where a line ends look whole: nothing in them says how many
  // there are.
  const whole = Object.keys(FIXTURES).filter((name) =>
    /\.json$|run-ls|lerna.*stderr|telemetry/.test(name),
  )

  test.each(whole)('%s, cut off at any byte', async (name) => {
    const text = fixture(name)
    const names = await namesIn(text, toolOf(name))
    // Before its JSON, a tool has printed nothing but banners, as for an empty list.
    const start = /^[[{]/m.exec(text.toString('latin1'))?.index ?? 0
    const wrong: unknown[] = []
    for (const at of places(text, start + 1)) {
      const cut = await namesIn(text.subarray(0, at), toolOf(name))
      if (cut !== undefined && !isDeepStrictEqual(cut, names)) wrong.push({ at, cut })
    }
    expect(wrong).toEqual([])
  })

  test.each(Object.keys(FIXTURES))('%s, without any one byte', async (name) => {
    const text = fixture(name)
    const names = await namesIn(text, toolOf(name))
    const wrong: unknown[] = []
    for (const at of places(text, 0)) {
      const without = Buffer.concat([text.subarray(0, at), text.subarray(at + 1)])
      const cut = await namesIn(without, toolOf(name))
      // A byte of a name cannot be missed, it is another name then; a line break can, where two
      // lines are as good as one.
      const joined = text[at] === 0x0a && !whole.includes(name) ? 1 : 0
      if (cut !== undefined && cut.size + joined < (names?.size ?? 0)) wrong.push({ at, cut })
    }
    expect(wrong).toEqual([])
  })
})
