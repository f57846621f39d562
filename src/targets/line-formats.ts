import { INNER_SPACE } from './lines.js'
import { textOf } from './swar.js'

/** The formats that `impacted-targets-format` takes, besides `auto`. */
export const FORMATS = [
  'lines',
  'json',
  'bazel',
  'bazel-diff',
  'target-determinator',
  'nx',
  'turbo',
  'pants',
  'buck2',
  'rush',
  'moon',
  'lerna',
  'pnpm',
  'gradle',
] as const
export type Format = (typeof FORMATS)[number]

/** One way in which tools print targets as lines. */
export interface LineFormat {
  readonly format: Format
  readonly what: string
  /** Tells whether a text may have this format: by its first line, and those in `head` after it. */
  readonly begins: (line: string, head: string) => boolean
  /** Tells whether a line is a target as it is. Bytes, because there may be a million. */
  readonly fits: (bytes: DataView, start: number, end: number, inner: number) => boolean
  /** For other lines: the target in it, `''` when it names none, `undefined` for a foreign line. */
  readonly read?: (line: string) => string | undefined
  /** Recognizes, in the only line of a text, several targets with separators. */
  readonly several?: RegExp
}

const TWO_SLASHES = 0x2f2f
const COMMA = 0x2c

const never = () => false
const always = () => true

/** First bytes that are rare in targets and common in foreign text: JSON, quotes, markup, shell. */
const SUSPICIOUS = new Uint8Array(256)
for (const byte of Buffer.from('"\'`{}[](),<>$#;&|')) SUSPICIOUS[byte] = 1

/** Words that interpreters print for a missing value. */
const NOTHING = new Set(['null', 'undefined', 'None', 'nil'])

/** One word that may be a name: a banner or a cut text must not become a target. */
const isWord: LineFormat['fits'] = (bytes, start, end, inner) =>
  inner !== INNER_SPACE &&
  SUSPICIOUS[bytes.getUint8(start)] === 0 &&
  bytes.getUint8(end - 1) !== COMMA &&
  !(end - start <= 9 && NOTHING.has(textOf(bytes, start, end)))

const words = (format: Format, what: string): LineFormat => ({
  format,
  what,
  begins: always,
  fits: isWord,
  several: /[,;]/,
})

/**
 * Lines that say more than the target, which is what `line` captures, and lines of noise, which may
 * come first: then `inHead` has to find a target in the lines after it.
 */
const marked = (
  format: Format,
  what: string,
  line: RegExp,
  noise: RegExp,
  inHead = new RegExp(line, 'm'),
): LineFormat => ({
  format,
  what,
  begins: (first, head) => line.test(first) || (noise.test(first) && inHead.test(head)),
  fits: never,
  read: (text) => line.exec(text)?.[1] ?? (noise.test(text) ? '' : undefined),
})

/** Every line, because the workflow names this format. */
const plain: LineFormat = { format: 'lines', what: 'lines', begins: always, fits: always }

/** Lines that Bazel prints on standard error, should that go into the file too; no errors. */
const BAZEL_NOISE =
  /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m
const LABEL_KIND =
  /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/

/** `bazel query --output=label_kind`; file names may hold blanks. */
const bazelLabelKind = marked('bazel', 'bazel query label_kind', LABEL_KIND, BAZEL_NOISE)

/** Labels of Bazel: `//a:b`, `@repo//a`, `@@repo//a:b`; cquery adds ` (1f3c0de)` or ` (null)`. */
const labels = (format: Format, what: string): LineFormat => ({
  ...marked(format, what, LABEL_LINE, BAZEL_NOISE),
  fits: (bytes, start, end, inner) =>
    inner !== INNER_SPACE && end - start > 1 && bytes.getInt16(start, true) === TWO_SLASHES,
  read: (line) => {
    if (LABEL_LINE.test(line)) return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '')
    return BAZEL_NOISE.test(line) ? '' : undefined
  },
  // The name of a Bazel target may hold both signs.
  several: /^(?:@@?[^\s/]*)?\/\/.*[,;](?:@@?[^\s/]*)?\/\//,
})

/**
 * `buck2 targets`, `uquery`, `btd`, which groups its text by distance and indents it; cquery appends
 * ` (prelude//cfg:linux#1f3c0de)`.
 */
const buck2 = marked(
  'buck2',
  'buck2 targets',
  /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/,
  /^Level \d+$/,
  /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m,
)

/** `pants list`: `src/py:lib`, `src/py/file.py:../lib`, `//:root`, `//setup.py:root`, `src/lib`. */
const pants: LineFormat = {
  ...words('pants', 'pants addresses'),
  begins: (line, head) =>
    /^(?![:@]|\/\/)[^\s:]+\/[^\s:]*:[^\s:]+$/.test(line) ||
    // The root's targets, and those of its files, come first and look like Bazel's.
    (/^\/\/(?:[^\s:/]+\.[^\s:/]+)?:[^\s:]+$/.test(line) &&
      /^(?![:@]|\/\/)(?:[^\s:]+:[^\s:]+|[^\s:]+\/[^\s:]+)$/m.test(head)),
}

const GRADLE_TASK =
  /^(?:> Task )?(:[^\s:]\S*)(?: (?:SKIPPED|UP-TO-DATE|NO-SOURCE|FROM-CACHE|EXECUTED))?$/
const GRADLE_PROJECT = /^[|\s]*[+\\]--- (?:Included build|Project) '(:[^']*)'(?: - .*)?$/
const GRADLE_ROOT = /^Root project\b/m
const GRADLE_NOISE =
  /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|Calculating task graph\b|Reusing configuration cache\b|Starting a Gradle Daemon\b|Daemon will be stopped\b|To honour the JVM settings\b|Welcome to Gradle\b|Here are the highlights\b|For more details see\b)/
const GRADLE_PROJECTS_NOISE = new RegExp(
  String.raw`${GRADLE_NOISE.source}|^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)`,
)

/** `gradle projects`. */
const gradleProjects: LineFormat = {
  ...marked('gradle', 'gradle projects', GRADLE_PROJECT, GRADLE_PROJECTS_NOISE),
  begins: (line, head) => GRADLE_ROOT.test(head) && GRADLE_PROJECTS_NOISE.test(line),
}

/** `gradle … --dry-run`, or a list of paths such as `:app:test`. */
const gradleTasks = marked('gradle', 'gradle tasks', GRADLE_TASK, GRADLE_NOISE)

/** For `auto`: the first format that fits the beginning of the text. */
const ANY: readonly LineFormat[] = [
  bazelLabelKind,
  buck2,
  pants,
  labels('bazel', 'bazel labels'),
  gradleProjects,
  gradleTasks,
  words('lines', 'lines'),
]

/** The line formats that each format allows, in the order to try; none if it is only JSON. */
export const LINE_FORMATS: Readonly<Record<Format | 'auto', readonly LineFormat[]>> = {
  auto: ANY,
  lines: [plain],
  json: [],
  bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
  'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
  'target-determinator': [labels('target-determinator', 'target-determinator labels')],
  nx: [words('nx', 'nx project names')],
  turbo: [],
  pants: [words('pants', 'pants addresses')],
  buck2: [buck2],
  rush: [],
  moon: [words('moon', 'moon project ids')],
  lerna: [words('lerna', 'lerna package names')],
  pnpm: [],
  gradle: [gradleProjects, gradleTasks],
}
