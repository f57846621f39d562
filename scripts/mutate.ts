// Plants small changes in the compiled modules, one at a time, and looks whether the suite notices:
// `npm run mutate -- --help`.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import makeTempFolder from '../__tests__/support/temp-folder-setup.js'
import removeTempFolder from '../__tests__/support/temp-folder-teardown.js'
import { type Site, sitesOf, withNotes, withSwitches } from './mutate/sites.js'
import { type Note, type Notes, Tester } from './mutate/testers.js'

const HELP = `npm run mutate -- [options]

  --count N     changes to plant (100)
  --seed N      which changes are drawn (1)
  --rooms A,B   only these rooms of src/ (all)
  --jobs N      changes that are tried at once (one per core)
  --seconds N   time for the tests of one change, the nearest and quickest first (all that reach it)
  --survivors   try again what survived before
  --again       forget the results of an earlier run; without it, what was tried is not tried again
`
const FOLDER = '.mutate'
/** Tests that run the bundle or a benchmark, and those that `npm test` leaves out. */
const NOT_NOTED = /^(e2e|bench|demo)\/|\.exhaustive\.test\.js$/
/** Share of changes that the suite must notice, in percent: in all, and in the rooms that decide. */
const BAR = 93
const CORE_BAR = 95
/** Lines that the compiler makes of `using`. */
const OF_COMPILER =
  /^(?:const env_\d+ = \{|env_\d+\.(?:error|hasError) = |if \(result_\d+\)$|await result_\d+;$)/
const CORE = new Set(['pull-request', 'step', 'http', 'service'])

/** A change that can be planted. */
interface Change extends Site {
  readonly id: string
  readonly key: string
  readonly file: string
  readonly where: string
  readonly code: string
  readonly room: string
}
/** What came of a change. */
interface Outcome extends Omit<Change, keyof Site> {
  readonly kind: string
  readonly tests: number
  readonly caught: boolean
  /** The test that caught it. */
  readonly by?: string | undefined
}

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: 'Infinity' },
    survivors: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(HELP)
  process.exit(0)
}
const results = join(FOLDER, 'results.jsonl')
if (options.again) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const modules = readdirSync('lib/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => join('lib/src', file))
const roomOf = (file: string) => relative('lib/src', file).split('/').slice(0, -1)[0] ?? 'top'

const changes = modules.flatMap((file) => changesOf(file))
const listed: { change: string }[] = JSON.parse(readFileSync('scripts/mutate/excuses.json', 'utf8'))
const excuses = new Set(listed.map(({ change }) => change))
const drawn = draw(Number(options.count), Number(options.seed))
const tried = new Map(readResults().map((result) => [result.id, result]))
/** Test files that caught a change, with the module of that change: the first to try on its next one. */
const catchers = new Set<string>()
const excused = ({ caught, key }: Outcome) => !caught && excuses.has(key)
const queue = drawn.filter(({ id }) => {
  const before = tried.get(id)
  return before === undefined || (options.survivors && !before.caught && !excused(before))
})
console.log(`${drawn.length} changes, ${drawn.length - queue.length} of them tried before`)
if (queue.length > 0) await tryAll()
report()

/** Tries what was not tried before. */
async function tryAll(): Promise<void> {
  // With its zone and fixtures.
  await import(resolve('jest.config.js'))
  makeTempFolder()
  const folder = workspace('switched')
  const testers = Array.from({ length: Number(options.jobs) }, () => new Tester(folder))
  try {
    makeSwitches(folder)
    const notes = await takeNotes(testers)
    await Promise.all(
      testers.map(async (tester, index) => {
        const own = workspace(`copy-${index}`)
        for (let change = queue.shift(); change !== undefined; change = queue.shift())
          await tryChange(change, notes, tester, own)
      }),
    )
  } finally {
    for (const tester of testers) tester.stop()
    removeTempFolder()
  }
}

/** A repeatable choice of changes, spread over all modules of the rooms by their size. */
function draw(count: number, seed: number): Change[] {
  const rooms = options.rooms === '' ? undefined : options.rooms.split(',')
  const all = changes.filter(({ room }) => rooms === undefined || rooms.includes(room))
  const random = randomFrom(seed)
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[all[index], all[other]] = [all[other] as Change, all[index] as Change]
  }
  return all.slice(0, count)
}

function changesOf(file: string): Change[] {
  const source = readFileSync(file, 'utf8')
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  return sitesOf(source).flatMap((site) => {
    const { start, kind, was } = site
    const before = source.slice(0, start)
    const line = before.split('\n').length
    const column = start - before.lastIndexOf('\n') - 1
    const path = file.replace(/^lib\//, '').replace(/js$/, 'ts')
    const { originalLine } = map.findEntry(line - 1, column) as Partial<SourceMapping>
    const code = source.split('\n')[line - 1]?.trim() ?? ''
    // The compiler's own helpers are nobody's code.
    if (originalLine === undefined || OF_COMPILER.test(code)) return []
    const where = `${path}:${originalLine + 1}`
    const marked = `${was.slice(0, 80)} | ${kind} | ${code.slice(0, 120)}`
    // Without line numbers, so that an excuse survives a change above it.
    const key = `${path} | ${marked}`
    const id = `${key} | ${start} | ${site.end}`
    return { ...site, id, key, file, where, code, room: roomOf(file) }
  })
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

/** A copy of the compiled modules, with links to everything else. */
function workspace(name: string): string {
  const folder = resolve(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync('.'))
    if (!['lib', FOLDER, '.git'].includes(entry)) symlinkSync(resolve(entry), join(folder, entry))
  cpSync('lib', join(folder, 'lib'), { recursive: true })
  return folder
}

/**
 * Puts the drawn changes into the modules of a workspace, each behind a switch where it can have one.
 * A note says which tests reach a module.
 */
function makeSwitches(folder: string): void {
  const numbered = queue.map((change) => ({ ...change, number: drawn.indexOf(change) }))
  const files = new Set(queue.map(({ file }) => file))
  for (const file of files) {
    const own = numbered.filter((change) => change.file === file)
    writeFileSync(join(folder, file), withSwitches(readFileSync(file, 'utf8'), own))
  }
  for (const file of new Set([...files].flatMap(marksOf))) {
    const path = join(folder, file)
    writeFileSync(path, withNotes(readFileSync(path, 'utf8'), file))
  }
}

/**
 * The modules that show that a test reaches one: itself, and its importers, which may call it while
 * they are loaded; for an importer without a function, those of its own.
 */
function marksOf(file: string): readonly string[] {
  const importers = modules.filter((other) => importsOf(other).includes(file))
  return [file, ...importers.flatMap((other) => (hasFunction(other) ? [other] : marksOf(other)))]
}

function hasFunction(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  return withNotes(source, file) !== source
}

function importsOf(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)
  return [...imports].map(([, path = '']) => join(dirname(file), path))
}

/** What each test reaches, without a change. */
async function takeNotes(testers: readonly Tester[]): Promise<Notes> {
  const files = readdirSync('lib/__tests__', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js') && !NOT_NOTED.test(file))
    .map((file) => join('lib/__tests__', file))
  console.log(`Running ${files.length} test files once, to see what each test reaches`)
  const notes: Note[] = []
  const early: (number | string)[] = []
  await Promise.all(
    testers.map(async (tester) => {
      for (let file = files.shift(); file !== undefined; file = files.shift()) {
        const found = await tester.note(file)
        if (found === undefined) console.log(`Left out, because it does not end: ${file}`)
        notes.push(...(found?.notes ?? []))
        early.push(...(found?.early ?? []))
      }
    }),
  )
  for (const { file, name, failed } of notes)
    if (failed) console.log(`Left out, because it fails without a change: ${file}, ${name}`)
  return { notes: notes.filter(({ failed }) => !failed), early }
}

/** Takes a change, with its switch or in a copy of the modules, and writes down what came of it. */
async function tryChange(change: Change, { notes, early }: Notes, tester: Tester, copy: string) {
  const { id, key, file, where, kind, code, room } = change
  const reachingAny = (marks: readonly (number | string)[]) =>
    notes.filter(({ reached }) => marks.some((mark) => reached.includes(mark)))
  const number = drawn.indexOf(change)
  const atSwitch = early.includes(number) ? [] : reachingAny([number])
  const isSwitched = atSwitch.length > 0
  const reaching = inOrder(change, isSwitched ? atSwitch : reachingAny(marksOf(file)))
  const by = isSwitched
    ? await tester.noticing(number, reaching)
    : await noticedInCopy(change, reaching, copy)
  if (by !== undefined) catchers.add(`${by.split(': ')[0]} ${file}`)
  const caught = by !== undefined
  const result = { id, key, file, where, kind, code, room, tests: reaching.length, caught, by }
  tried.set(id, result)
  appendFileSync(results, `${JSON.stringify(result)}\n`)
  console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${where}: ${kind}`)
}

/** What `npm test` looks at before the tests: files that the modules give. */
function notGenerated(cwd: string): string | undefined {
  const { status } = spawnSync('npm', ['run', '--silent', 'generated'], { cwd })
  return status === 0 ? undefined : 'npm run generated'
}

async function noticedInCopy(
  { file, start, end, text }: Change,
  tests: readonly Note[],
  folder: string,
) {
  const source = readFileSync(file, 'utf8')
  writeFileSync(join(folder, file), source.slice(0, start) + text + source.slice(end))
  const tester = new Tester(folder)
  try {
    return (await tester.noticing(undefined, tests)) ?? notGenerated(folder)
  } finally {
    tester.stop()
    writeFileSync(join(folder, file), source)
  }
}

/** The nearest tests first, and the quickest of these; as many as there is time for. */
function inOrder({ file, where, room }: Change, tests: readonly Note[]): readonly Note[] {
  const own = where.replace(/^src\//, '').replace(/\.ts:\d+$/, '')
  const isNear = (path: string) => path.includes(own) || catchers.has(`${path} ${file}`)
  const rank = ({ file: path, ms }: Note) =>
    (isNear(path) ? 0 : path.includes(`/${room}/`) ? 1e6 : 2e6) + ms
  const ordered = tests.toSorted((one, other) => rank(one) - rank(other))
  let left = 1000 * Number(options.seconds)
  return ordered.filter(({ ms }) => {
    left -= ms
    return left > 0
  })
}

function readResults(): Outcome[] {
  if (!existsSync(results)) return []
  return readFileSync(results, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/**
 * Prints survivors, and the score of each room over all that was tried: caught / (planted - without
 * effect). Fails if a score is below its bar, or an excuse matches no line.
 */
function report(): void {
  const outcomes = changes.flatMap(({ id }) => tried.get(id) ?? [])
  console.log(`\nSurvivors:`)
  for (const { where, kind, code, tests: count } of outcomes.filter((one) => survives(one)))
    console.log(`- ${where} (${count} test files reach it): ${kind}\n    ${code}`)
  console.log('\nCaught, by room:')
  const names = [...new Set(outcomes.map((outcome) => outcome.room))].sort()
  const rooms = names.map((name) => score(name, ({ room }) => room === name))
  const core = score('the rooms that decide', ({ room }) => CORE.has(room), CORE_BAR)
  const all = score('all', () => true, BAR)
  for (const { line } of [...rooms, core, all]) console.log(line)
  const stale = [...excuses].filter((excuse) => !changes.some(({ key }) => key === excuse))
  if (stale.length > 0)
    console.log(`\nRemove from scripts/mutate/excuses.json, because they match no line:`)
  for (const excuse of stale) console.log(`- ${excuse}`)
  if (core.isLow || all.isLow || stale.length > 0) process.exitCode = 1

  function score(name: string, belongs: (outcome: Outcome) => boolean, bar = 0) {
    const list = outcomes.filter(belongs)
    const counted = list.filter((outcome) => !excused(outcome))
    const caught = counted.filter((outcome) => outcome.caught).length
    const percent = (100 * caught) / counted.length
    const share = `${caught} of ${counted.length} (${percent.toFixed(1)} %${bar > 0 ? `, at least ${bar}` : ''})`
    const line = `- ${name}: ${share}, ${list.length - counted.length} without effect`
    return { line, isLow: percent < bar }
  }
}

function survives(outcome: Outcome): boolean {
  return !outcome.caught && !excused(outcome)
}
