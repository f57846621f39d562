// `npm run mutate -- [--count N] [--seed N] [--rooms A,B]`: plants small mistakes in the compiled modules,
// one at a time, and prints those that no test notices. Jest starts anew for each, first with the tests
// of the module's room, then with all tests that import the module, and last with its long ones. Weekly: .github/workflows/mutate.yml.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Site, sitesOf } from './mutate/sites.js'

/** Share of the mistakes that the suite must notice, in percent. */
const BAR = 90
const FOLDER = resolve('.mutate')
/** What a change can slow down without an end. */
const LIMIT_MS = 600_000
/** The long tests of the action. */
const LONG_TESTS = [
  '--config=jest.long.config.js',
  '--testPathIgnorePatterns=/(?:sandbox|rehearsal|scripts|demo)/|exhaustive',
]
/** Lines that the compiler makes of `using`. */
const OF_COMPILER =
  /^(?:const env_\d+ = \{|env_\d+\.(?:error|hasError) = |if \(result_\d+\)$|await result_\d+;$)/

/** A change that can be planted, and where a person finds it. */
interface Change extends Site {
  readonly file: string
  readonly room: string
  readonly where: string
  readonly code: string
}

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string', default: '' },
  },
})

const changes = draw(allChanges(), Number(options.count), Number(options.seed))
makeCopy()
if (jestFails([])) throw new Error('A test fails without a change, so nothing can be measured.')
const survivors = changes.filter((change, index) => !isNoticed(change, index + 1))
rmSync(FOLDER, { recursive: true })
console.log('\nSurvivors:')
for (const { where, kind, code } of survivors) console.log(`- ${where}: ${kind}\n    ${code}`)
const caught = changes.length - survivors.length
const percent = (100 * caught) / changes.length
console.log(`\n${caught} of ${changes.length} noticed (${percent.toFixed(1)} %, at least ${BAR})`)
if (percent < BAR) process.exitCode = 1

function allChanges(): Change[] {
  const rooms = options.rooms.split(',').filter((room) => room !== '')
  return readdirSync('lib/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && name !== 'index.js')
    .sort()
    .map((name) => join('lib/src', name))
    .filter((file) => rooms.length === 0 || rooms.includes(roomOf(file)))
    .flatMap(changesOf)
}

function roomOf(file: string): string {
  return relative('lib/src', file).split(/[\\/]/).slice(0, -1)[0] ?? ''
}

function changesOf(file: string): Change[] {
  const source = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return sitesOf(source).flatMap((site) => {
    const before = source.slice(0, site.start)
    const line = before.split('\n').length
    const column = site.start - before.lastIndexOf('\n') - 1
    const { originalLine } = map.findEntry(line - 1, column) as Partial<SourceMapping>
    const code = source.split('\n')[line - 1]?.trim() ?? ''
    // The helpers of the compiler have no line of their own.
    if (originalLine === undefined || OF_COMPILER.test(code)) return []
    const path = file.replace(/^lib[\\/]/, '').replace(/js$/, 'ts')
    return [{ ...site, file, room: roomOf(file), where: `${path}:${originalLine + 1}`, code }]
  })
}

/** Chooses `count` changes, the same ones for each seed. */
function draw(all: Change[], count: number, seed: number): readonly Change[] {
  const random = randomFrom(seed)
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const moved = all[index] as Change
    all[index] = all[other] as Change
    all[other] = moved
  }
  return all.slice(0, count)
}

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A copy of the repository, so that `lib/` stays whole for others. */
function makeCopy(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  const left = ['.git', '.mutate', 'node_modules', 'coverage']
  for (const entry of readdirSync('.').filter((name) => !left.includes(name)))
    cpSync(entry, join(FOLDER, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'))
}

/** @param place among the planted changes, for the log */
function isNoticed(change: Change, place: number): boolean {
  const { file, room, start, end, text, where, kind } = change
  const source = readFileSync(file, 'utf8')
  const path = join(FOLDER, file)
  writeFileSync(path, source.slice(0, start) + text + source.slice(end))
  const noticed = [
    [`lib/__tests__/${room}/`],
    ['--findRelatedTests', file],
    [...LONG_TESTS, '--findRelatedTests', file],
  ].some(jestFails)
  writeFileSync(path, source)
  const verdict = noticed ? 'noticed ' : 'SURVIVED'
  console.log(`${place} of ${changes.length}: ${verdict} ${where}: ${kind}`)
  return noticed
}

/** Whether a test fails, or they do not end in time. */
function jestFails(args: readonly string[]): boolean {
  const jest = ['node_modules/jest/bin/jest.js', '--bail', '--passWithNoTests', ...args]
  const env = { ...process.env, FIXTURE_SEED: '1', LIB_IS_BUILT: 'true' }
  const run = spawnSync(process.execPath, jest, {
    cwd: FOLDER,
    env,
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  return run.status !== 0
}
