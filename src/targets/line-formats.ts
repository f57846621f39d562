/** The formats that `impacted-targets-format` takes, besides `auto`. */
export const TARGET_FORMATS = [
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
export type Format = (typeof TARGET_FORMATS)[number]

/** One way in which tools print targets as lines. */
export interface LineFormat {
  readonly format: Format
  readonly what: string
  /** True if a text may have this format, judging by its first line and its beginning, `head`. */
  readonly begins: (line: string, head: string) => boolean
  /** True if a line is a target as it is. */
  readonly fits: (line: string) => boolean
  /** For other lines: the target in it, `''` when it names none, `undefined` for a foreign line. */
  readonly read?: (line: string) => string | undefined
  /** True if the only line of a text is several targets with separators. */
  readonly several?: (line: string) => boolean
  /** Recognizes, in any line that does not fit, several targets with blanks between them. */
  readonly joined?: RegExp
}

const never = () => false
const always = () => true

/** Words that interpreters print for a missing value. */
const NOTHING_WORDS = new Set(['null', 'undefined', 'None', 'nil'])

const hasBlank = (line: string): boolean => /[ \t\r\0]/.test(line)

/**
 * One word that may be a name: a banner or a cut text must not become a target. The first characters
 * that are refused are rare in targets, and common in JSON, quotes, markup and shell.
 */
const WORD = /^[^"'`{}[\](),<>$#;&| \t\r\0](?:[^ \t\r\0]*[^, \t\r\0])?$/

const isWord = (line: string): boolean => WORD.test(line) && !NOTHING_WORDS.has(line)

const wordsFormat = (format: Format, what: string): LineFormat => ({
  format,
  what,
  begins: always,
  fits: isWord,
  read: (line) => LERNA_PRIVATE.exec(line)?.[1],
  several: (line) => /[,;]/.test(line.replace(PARAMETERS, '')),
})

/** `lerna ls --all` marks a package that is not published: `web  (PRIVATE)`. */
const LERNA_PRIVATE = /^(\S+) +\(PRIVATE\)$/

/** Parameters of an address of Pants, whose commas are part of it: `src/py:lib@os=linux,resolve=b`. */
const PARAMETERS = /@\w+=[^,;]*(?:,\w+=[^,;]*)*$/

/**
 * Lines that contain a target, which `line` captures, among lines of noise. If noise comes first,
 * `inHead` must find a target in the lines after it.
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
const plainFormat: LineFormat = {
  format: 'lines',
  what: 'lines',
  begins: always,
  fits: (line) => !line.includes('\r'),
}

/** Lines other than errors that Bazel prints on standard error, which may go into the file too. */
const BAZEL_NOISE =
  /^(?:INFO|DEBUG|WARNING|Loading|Analyzing|Computing main repo mapping|Starting local Bazel server)\b/
const LABEL_LINE = /^(?:@@?[^\s/]*)?\/\//m
const LABEL_KIND =
  /^(?:\S+ rule|source file|generated file|package group|environment group|\S+ aspect) ((?:@@?[^\s/]*)?\/\/[^\n]*)$/

/**
 * Labels in one line, after their kind if it is shown. The name of a file may hold a blank, but a blank
 * before `//` or `@` begins another label. A comma at the end belongs to a list.
 */
const JOINED_LABELS_TEXT =
  /^(?:(?:\S+ (?:rule|aspect)|(?:source|generated) file|(?:package|environment) group) )?(?:@@?[^\s/]*)?\/\/.*(?:[ \t](?:\/\/|@)|[,;]$)/

/** `bazel query --output=label_kind`; file names may hold blanks. */
const bazelLabelKind: LineFormat = {
  ...marked('bazel', 'bazel query label_kind', LABEL_KIND, BAZEL_NOISE),
  joined: JOINED_LABELS_TEXT,
}

/** Labels of Bazel: `//a:b`, `@repo//a`, `@@repo//a:b`; cquery adds ` (1f3c0de)` or ` (null)`. */
const labels = (format: Format, what: string): LineFormat => ({
  ...marked(format, what, LABEL_LINE, BAZEL_NOISE),
  fits: (line) =>
    line.startsWith('//') && !line.endsWith(',') && !line.endsWith(';') && !hasBlank(line),
  read: (line) => {
    if (LABEL_LINE.test(line)) return line.replace(/ \((?:[0-9a-f]{6,}|null)\)$/, '')
    return BAZEL_NOISE.test(line) ? '' : undefined
  },
  // The name of a Bazel target may hold both signs.
  several: (line) => /^(?:@@?[^\s/]*)?\/\/.*[,;](?:@@?[^\s/]*)?\/\//.test(line),
  joined: JOINED_LABELS_TEXT,
})

/**
 * `buck2 targets`, `uquery`, `btd`, which groups its text by distance and indents it; cquery appends
 * ` (prelude//cfg:linux#1f3c0de)`.
 */
const buck2: LineFormat = {
  ...marked(
    'buck2',
    'buck2 targets',
    /^([\w.+=-]+\/\/[^\s:]*:\S+)(?: \(\S+\))?$/,
    /^Level \d+$/,
    /^\s*[\w.+=-]+\/\/[^\s:]*:\S+$/m,
  ),
  several: (line) => /[,;][\w.+=-]*\/\//.test(line),
}

/** `pants list`: `src/py:lib`, `src/py/file.py:../lib`, `//:root`, `//setup.py:root`, `src/lib`. */
const pants: LineFormat = {
  ...wordsFormat('pants', 'pants addresses'),
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
  /^(?:BUILD SUCCESSFUL\b|> Configure project\b|-{3,}$|\d+ actionable tasks?\b|Configuration cache\b|https?:\/\/\S+\/s\/\w+$)/
const GRADLE_PROJECTS_NOISE = new RegExp(
  String.raw`${GRADLE_NOISE.source}|^(?:(?:> Task )?:projects$|Root project\b|Projects:$|Project hierarchy:$|No sub-projects$|To see a list of the tasks\b|For example, try running\b)`,
)

/** `gradle projects`. */
const gradleProjects: LineFormat = {
  ...marked('gradle', 'gradle projects', GRADLE_PROJECT, GRADLE_PROJECTS_NOISE),
  begins: (line, head) => GRADLE_ROOT.test(head) && GRADLE_PROJECTS_NOISE.test(line),
}

/** `gradle … --dry-run`, or a list of paths such as `:app:test`. */
const gradleTasks: LineFormat = {
  ...marked('gradle', 'gradle tasks', GRADLE_TASK, GRADLE_NOISE),
  several: (line) => /[,;]:/.test(line),
}

/** The formats of `auto`. The first that fits the beginning of the text is used. */
const ANY: readonly LineFormat[] = [
  bazelLabelKind,
  buck2,
  pants,
  labels('bazel', 'bazel labels'),
  gradleProjects,
  gradleTasks,
  wordsFormat('lines', 'lines'),
]

/** The line formats that each format allows, in the order to try; none if it is only JSON. */
export const LINE_FORMATS: Readonly<Record<Format | 'auto', readonly LineFormat[]>> = {
  auto: ANY,
  lines: [plainFormat],
  json: [],
  bazel: [bazelLabelKind, labels('bazel', 'bazel labels')],
  'bazel-diff': [labels('bazel-diff', 'bazel-diff labels')],
  'target-determinator': [labels('target-determinator', 'target-determinator labels')],
  nx: [wordsFormat('nx', 'nx project names')],
  turbo: [],
  pants: [wordsFormat('pants', 'pants addresses')],
  buck2: [buck2],
  rush: [],
  moon: [wordsFormat('moon', 'moon project ids')],
  lerna: [wordsFormat('lerna', 'lerna package names')],
  pnpm: [],
  gradle: [gradleProjects, gradleTasks],
}
