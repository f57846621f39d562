import type { Format } from './formats.js'
import { INNER_SPACE } from './lines.js'

/** One way in which tools print targets as lines. */
export interface LineFormat {
  readonly format: Format
  /** What it is, for messages. */
  readonly what: string
  /** Whether a file whose first line this is may have this format. */
  readonly begins: (line: string) => boolean
  /** For formats whose line is the target: whether a line can be one. Bytes, because there may be a million. */
  readonly fits?: (bytes: Uint8Array, start: number, end: number, inner: number) => boolean
  /** For the others: the target in the line, `''` for a line that names none, `undefined` for a foreign line. */
  readonly read?: (line: string) => string | undefined
}

const SLASH = 0x2f
const AT = 0x40
const COMMA = 0x2c

/** First bytes that a target hardly has and cut or foreign text often: JSON, quotes, markup, shell prompts. */
const SUSPICIOUS = new Uint8Array(256)
for (const byte of Buffer.from('"\'`{}[](),<>$#;&|')) SUSPICIOUS[byte] = 1

const unspaced = (inner: number): boolean => (inner & INNER_SPACE) === 0

/** A run of two slashes somewhere, as in `//a:b`, `@repo//a` and `cell//a:b`. */
function hasDoubleSlash(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + 1 < end; at++)
    if (bytes[at] === SLASH && bytes[at + 1] === SLASH) return true
  return false
}

const LABEL_KIND =
  /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/.*)$/

/** What Bazel says on standard error, where that went into the file too. Errors are not among it. */
const BAZEL_NOISE =
  /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/

/** `bazel query --output=label_kind`. */
const bazelLabelKind: LineFormat = {
  format: 'bazel',
  what: 'bazel query label_kind',
  begins: (line) => LABEL_KIND.test(line),
  read: (line) => LABEL_KIND.exec(line)?.[1] ?? (BAZEL_NOISE.test(line) ? '' : undefined),
}

const labels = (format: Format, what: string): LineFormat => ({
  format,
  what,
  begins: (line) => /^(?:@|\/\/)/.test(line),
  fits: (bytes, start, end, inner) =>
    unspaced(inner) &&
    (bytes[start] === AT || bytes[start] === SLASH) &&
    (bytes[start] === AT || bytes[start + 1] === SLASH) &&
    hasDoubleSlash(bytes, start, end),
})

/** `buck2 targets`, `buck2 cquery`, `btd`; cquery appends the configuration: `root//a:b (cfg#hash)`. */
const buck2: LineFormat = {
  format: 'buck2',
  what: 'buck2 targets',
  begins: (line) => /^[\w.+=-]*\/\/[^\s:]*:\S+(?: \(\S+\))?$/.test(line) && !line.startsWith('//'),
  read: (line) => /^([\w.+=-]*\/\/[^\s:]*:\S+)(?: \(\S+\))?$/.exec(line)?.[1],
}

/** `pants list`: `src/py:lib`, `src/py/file.py:../lib`, `//:root`. */
const pants: LineFormat = {
  format: 'pants',
  what: 'pants addresses',
  begins: (line) => /^(?!:)[^\s:]*\/[^\s:]*:[^\s:]+$/.test(line),
  fits: (_bytes, _start, _end, inner) => unspaced(inner),
}

const GRADLE_TASK = /^(?:> Task )?(:\S+)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/
const GRADLE_NOISE =
  /^(?:BUILD SUCCESSFUL\b|Root project\b|> Configure project\b|> Task :\S+$|-{3,}|Projects:|Project hierarchy:|No sub-projects|To see a list of the tasks|For example, try running|\d+ actionable tasks?\b|Configuration cache\b|Calculating task graph\b|Starting a Gradle Daemon\b|Daemon will be stopped\b|To honour the JVM settings\b|Welcome to Gradle\b|Here are the highlights\b|For more details see\b|Reusing configuration cache\b)/

/** `gradle projects` and `gradle … --dry-run`, or a list of paths such as `:app:test`. */
const gradle: LineFormat = {
  format: 'gradle',
  what: 'gradle text',
  begins: (line) => GRADLE_TASK.test(line) || GRADLE_PROJECT.test(line) || GRADLE_NOISE.test(line),
  read: (line) =>
    GRADLE_PROJECT.exec(line)?.[1] ??
    (/^> Task :projects$/.test(line) ? '' : GRADLE_TASK.exec(line)?.[1]) ??
    (GRADLE_NOISE.test(line) ? '' : undefined),
}

/** Lines of any tool, where nothing says which: strict, because a banner or a cut text must not become a target. */
const guarded = (format: Format, what: string): LineFormat => ({
  format,
  what,
  begins: () => true,
  fits: (bytes, start, end, inner) =>
    unspaced(inner) &&
    SUSPICIOUS[bytes[start] as number] === 0 &&
    bytes[end - 1] !== COMMA &&
    !isNothing(bytes, start, end),
})

/** Lines as the author says they are. */
const plain: LineFormat = {
  format: 'lines',
  what: 'lines',
  begins: () => true,
  fits: () => true,
}

const NOTHING = ['null', 'undefined', 'None', 'nil'].map((word) => Buffer.from(word))

/** What interpreters print where a value is missing. */
function isNothing(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > 9) return false
  return NOTHING.some((word) => word.equals(bytes.subarray(start, end)))
}

/** For `auto`: the first that a first line begins. */
const ANY: readonly LineFormat[] = [
  bazelLabelKind,
  labels('bazel', 'bazel labels'),
  buck2,
  gradle,
  pants,
  guarded('lines', 'lines'),
]

/** The line formats that an author's word allows, in the order in which they are tried. */
export const LINE_FORMATS: Readonly<Record<Format | 'auto', readonly LineFormat[]>> = {
  auto: ANY,
  lines: [plain],
  json: [],
  bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
  'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
  'target-determinator': [labels('target-determinator', 'target-determinator labels')],
  nx: [guarded('nx', 'nx project names')],
  turbo: [],
  pants: [pants],
  buck2: [buck2],
  rush: [],
  moon: [guarded('moon', 'moon project ids')],
  lerna: [guarded('lerna', 'lerna package names')],
  pnpm: [],
  gradle: [gradle],
}
