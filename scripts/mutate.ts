// Plants small changes in the compiled modules, one at a time, and looks whether the suite notices:
// `npm run mutate -- --help`.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { SourceMap, type SourceMapping } from 'node:module'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { noteName } from './mutate/note-name.js'
import { functionAround, instrument, type Site, sitesOf } from './mutate/sites.js'

const HELP = `npm run mutate -- [options]

  --count N     changes to plant (100)
  --seed N      which changes are drawn (1)
  --rooms A,B   only these rooms of src/ (all)
  --jobs N      changes that are tried at once (one per core)
  --seconds N   time for the tests of one change, the nearest and fastest first (all that reach it)
  --survivors   try again what survived before
  --again       forget the results of an earlier run; without it, what was tried is not tried again
`
const FOLDER = '.mutate'
/** Tests that run the bundle or a benchmark, and those that `npm test` leaves out. */
const NOT_NOTED = /^(e2e|bench|demo)\/|\.exhaustive\.test\.js$/
/** Share of changes that the suite must notice, in percent: in all, and in the rooms that decide. */
const BAR = 93
const CORE_BAR = 95
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
  /** The test file that caught it. */
  readonly by?: string | undefined
}
/** A test file, and how long it takes. */
interface TestFile {
  readonly path: string
  readonly ms: number
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
const stale = [...excuses].filter((change) => !changes.some(({ key }) => key === change))
if (stale.length > 0) throw new Error(`Excuses that match nothing:\n${stale.join('\n')}`)
const drawn = draw(Number(options.count), Number(options.seed))
const tests = await testsByFunction()
const tried = new Map(readResults().map((result) => [result.id, result]))
/** Test files that caught a change, with the module of that change: the first to try on its next one. */
const catchers = new Set(
  [...tried.values()].flatMap(({ by, file }) => (by === undefined ? [] : [`${by} ${file}`])),
)
const excused = ({ caught, key }: Outcome) => !caught && excuses.has(key)
const queue = drawn.filter(({ id }) => {
  const before = tried.get(id)
  return before === undefined || (options.survivors && !before.caught && !excused(before))
})
console.log(`${drawn.length} changes, ${drawn.length - queue.length} of them tried before`)
await Promise.all(
  Array.from({ length: Number(options.jobs) }, (_, index) => work(workspace(`copy-${index}`))),
)
report()

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
  return sitesOf(source).flatMap(({ start, end, text, kind }) => {
    const before = source.slice(0, start)
    const line = before.split('\n').length
    const column = start - before.lastIndexOf('\n') - 1
    const path = file.replace(/^lib\//, '').replace(/js$/, 'ts')
    const { originalLine } = map.findEntry(line - 1, column) as Partial<SourceMapping>
    // The compiler's own helpers are nobody's code.
    if (originalLine === undefined) return []
    const where = `${path}:${originalLine + 1}`
    const code = source.split('\n')[line - 1]?.trim() ?? ''
    const marked = `${source.slice(start, end).slice(0, 80)} | ${kind} | ${code.slice(0, 120)}`
    // Without line numbers, so that an excuse survives a change above it.
    const key = `${path} | ${marked}`
    const id = `${key} | ${start}`
    return { id, key, file, where, start, end, text, kind, code, room: roomOf(file) }
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
 * Test files by the functions that they reach: each ran once with notes, and again when it or a
 * module changed.
 */
async function testsByFunction(): Promise<ReadonlyMap<string, readonly TestFile[]>> {
  const notes = resolve(FOLDER, 'notes', digest(modules))
  mkdirSync(notes, { recursive: true })
  const folder = workspace('instrumented')
  const files = readdirSync('lib/__tests__', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js') && !NOT_NOTED.test(file))
    .map((file) => join('lib/__tests__', file))
  const noteOf = (file: string) => join(notes, `${digest([file])}.json`)
  const unknown = files.filter((file) => !existsSync(noteOf(file)))
  if (unknown.length > 0) {
    console.log(`Running ${unknown.length} test files once, to see what each reaches`)
    for (const file of modules)
      writeFileSync(join(folder, file), instrument(readFileSync(file, 'utf8'), file))
    const outcome = join(notes, 'outcome.json')
    rmSync(outcome, { force: true })
    const args = ['--json', `--outputFile=${outcome}`, '--runTestsByPath', ...unknown]
    const { code, output } = await jest(folder, args, { MUTATE_NOTES: notes }, 30 * 60_000)
    if (code === null) throw new Error(`the suite did not end:\n${output.slice(-4000)}`)
    for (const { name, status, message } of JSON.parse(readFileSync(outcome, 'utf8')).testResults) {
      const file = relative(folder, name)
      if (status === 'passed') renameSync(join(notes, noteName(file)), noteOf(file))
      else console.log(`Left out, because it fails without a change: ${file}\n${message}`)
    }
  }
  const byFunction = new Map<string, TestFile[]>()
  for (const path of files.filter((file) => existsSync(noteOf(file)))) {
    const { ms, reached } = JSON.parse(readFileSync(noteOf(path), 'utf8'))
    for (const key of reached) byFunction.set(key, [...(byFunction.get(key) ?? []), { path, ms }])
  }
  return byFunction
}

/** Names files by what they hold. */
function digest(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function jest(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  timeout: number,
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const node = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
    const config = ['--config', 'scripts/mutate/jest.config.mjs', '--silent']
    const child = spawn(process.execPath, [...node, ...config, ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), timeout)
    child.on('close', (code) => {
      clearTimeout(timer)
      done({ code, output })
    })
  })
}

/** Takes changes until none is left. */
async function work(folder: string): Promise<void> {
  for (let change = queue.shift(); change !== undefined; change = queue.shift()) {
    const result = await tryChange(folder, change)
    tried.set(change.id, result)
    appendFileSync(results, `${JSON.stringify(result)}\n`)
    console.log(`${result.caught ? 'caught  ' : 'SURVIVED'} ${change.where}: ${change.kind}`)
  }
}

async function tryChange(
  folder: string,
  { id, key, file, where, start, end, text, kind, code, room }: Change,
): Promise<Outcome> {
  const source = readFileSync(file, 'utf8')
  const around = functionAround(source, start)
  const own = where.replace(/^src\//, '').replace(/\.ts:\d+$/, '')
  const isNear = (path: string) => path.includes(own) || catchers.has(`${path} ${file}`)
  const rank = ({ path, ms }: TestFile) =>
    (isNear(path) ? 0 : path.includes(`/${room}/`) ? 1e6 : 2e6) + ms
  const reaching = [...(tests.get(`${file}:${around}`) ?? [])].sort((a, b) => rank(a) - rank(b))
  const result = { id, key, file, where, kind, code, room, tests: reaching.length }
  if (reaching.length === 0) return { ...result, caught: false }
  const chosen = withinSeconds(reaching)
  const expectedMs = chosen.reduce((sum, { ms }) => sum + ms, 0)
  writeFileSync(join(folder, file), source.slice(0, start) + text + source.slice(end))
  try {
    const args = ['--bail', '--runInBand', '--runTestsByPath', ...chosen.map(({ path }) => path)]
    // A change that makes the tests run much longer has made an endless loop, which is noticed.
    const { code: exit, output } = await jest(folder, args, {}, 15_000 + 2 * expectedMs)
    const [, by] = /^FAIL (\S+)/m.exec(output) ?? []
    if (by !== undefined) catchers.add(`${by} ${file}`)
    return { ...result, caught: exit !== 0, by }
  } finally {
    writeFileSync(join(folder, file), source)
  }
}

/** The first test file, and those after it that fit into the time. */
function withinSeconds([first, ...others]: readonly TestFile[]): TestFile[] {
  let left = 1000 * Number(options.seconds)
  const fits = ({ ms }: TestFile) => {
    if (ms > left) return false
    left -= ms
    return true
  }
  return first === undefined ? [] : [first, ...others.filter(fits)]
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
 * effect). Fails where a score is below its bar.
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
  if (core.isLow || all.isLow) process.exitCode = 1

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
