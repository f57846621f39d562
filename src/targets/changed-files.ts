/** Changed files as a text lists them, such as the output of `git diff --name-only --no-renames`. Pure. */
import type { ChangedFile } from '../github/pull-files.js'
import { isBrokenWord } from '../shared/broken-words.js'
import { LineReader } from './lines.js'
import { quotedText, TargetsParseError } from './parse-error.js'

/**
 * Reads one path per line. Git quotes a name with special characters, so such lines are unquoted.
 * @throws {TargetsParseError} a line is no path
 */
export async function readChangedFiles(
  chunks: AsyncIterable<Uint8Array>,
): Promise<readonly ChangedFile[]> {
  const paths = new Set<string>()
  const lines = new LineReader((text, number) => {
    const written = text.endsWith('\r') ? text.slice(0, -1) : text
    if (written.trim() !== '') paths.add(pathOf(written, number))
    return true
  })
  for await (const chunk of chunks) lines.push(chunk)
  lines.end()
  return Array.from(paths, (path) => ({ path }))
}

function pathOf(written: string, line: number): string {
  const isQuoted = written.startsWith('"')
  const path = isQuoted ? unquote(written) : written
  if (path === undefined)
    throw notAPath(
      line,
      written,
      'Git writes a name in quotes with a backslash before each special character.',
    )
  const remedy = (isQuoted ? undefined : remedyForLine(path)) ?? remedyForPath(path)
  if (remedy === undefined) return path
  throw notAPath(line, written, remedy)
}

/** Returns a name that Git has quoted as in C; `undefined` if it is something else. */
function unquote(written: string): string | undefined {
  const inner = /^"((?:[^"\\]|\\(?:[0-3][0-7]{2}|[abtnvfr"\\]))+)"$/.exec(written)?.[1]
  if (inner === undefined) return undefined
  const parts = inner.match(/\\[0-7]{3}|\\.|[^\\]+/g) ?? []
  // A name in another encoding than UTF-8 still has its folders and its extension.
  return Buffer.concat(parts.map(bytesOf)).toString()
}

/** Letters after a backslash, and the bytes that they mean. */
const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 }

function bytesOf(part: string): Buffer {
  if (!part.startsWith('\\')) return Buffer.from(part)
  if (part.length === 4) return Buffer.from([Number.parseInt(part.slice(1), 8)])
  return Buffer.from([ESCAPES[part.slice(1)] ?? part.charCodeAt(1)])
}

/** Letters and signs that other formats write before a path, or lines without one. */
const MARKS: readonly RegExp[] = [
  // `git status --short`, and `--name-status` with blanks for its tabs.
  /^(?:[MTADRC ][MTD ]|DD|AU|UD|UA|DU|AA|UU|\?\?|!!) \S/,
  /^[ACDMRTUX?!]\d{0,3} +\S/,
  // Patches, and the list of a log.
  /^(?:\+\+\+|---|@@+|diff --(?:git|cc|combined)|(?:rename|copy) (?:from|to)|(?:dis)?similarity index) /,
  /^(?:new file|deleted file|old|new) mode \d{6}|^Binary files |^commit [0-9a-f]{7,64}$|^:\d{6} \d{6} /,
  /^index [\da-f]{4,}(?:,[\da-f]+)*\.\.[\da-f]{4,}|^Submodule \S+ (?:[\da-f]{7,}\.\.|contains )/,
  // `--stat` and its last line, `--summary`, `--dirstat`, and the two names of a renamed file.
  / \| +(?:\d+(?: [+-]+)?|Bin\b.*|Unmerged)$|^ *\d+ files? changed\b/,
  /^ ?(?:create|delete) mode \d{6} | => |^ rewrite .* \(\d+%\)$|^ *\d+\.\d% \S+\/$/,
  // `git status`, in its long form, with `--branch`, and with `--porcelain=v2`.
  /^\s*(?:modified|deleted|new file|renamed|copied|typechange|both \w+): +\S|^## \S+\.\.\.|^[12u] [.A-Z]{2} [NS]/,
  // Lists of YAML, Markdown and JSON, a list with a separator at the end of each line, and `ls -l`.
  /^\s*[-*+•<>] +\S|^\s*[[\]{}],?$|^\s*(["'`]).*\1,?$|[,;]\s*$/,
  /^\s*(?:\[\s*(?:["'{]|\]$)|\{\s*["'}])/,
  /^[-dlbcps][rwxsStT-]{9}[.+@]? /,
  // Messages of a tool that fails.
  /^(?:fatal|error|warning|hint|usage): /,
]

/** Separators of paths in one line. */
const SEPARATORS = /\s+|[,;|]|\\r|\\n|%0D|%0A/i

/** The end of a path, such as `.ts` or `.ts",`. */
const EXTENSION = /\.(?=\d*[a-z])[\w+-]+["'`)\]}]*$/i

/** A path without signs of another format, as most are. */
const PLAIN_PATH = /^[\w@.+-][\w@.+/-]*$/

/** Returns what to do about a line that is not a path as Git writes one. */
function remedyForLine(line: string): string | undefined {
  if (isBrokenWord(line) || /\$\{\{|^\[object /.test(line))
    return 'Check the expression or the command that wrote it.'
  if (PLAIN_PATH.test(line)) return undefined
  if (line.includes('\0')) return 'Write one path per line: run `git diff` without `-z`.'
  // Git quotes names with tabs. Those of `--name-status` and `--numstat` separate columns.
  const isOtherFormat = line.includes('\t') || MARKS.some((mark) => mark.test(line))
  if (isOtherFormat) return 'Run `git diff` with `--name-only`, which prints nothing but paths.'
  if (line.includes('\r')) return 'End each line with LF or CR LF.'
  if (line.includes('\u001b')) return 'Write the list without colors.'
  const paths = line.split(SEPARATORS).filter((part) => EXTENSION.test(part))
  if (paths.length > 1)
    return 'Write one path per line. If it is the name of one file, write it in double quotes.'
  if (line.includes('\\'))
    return 'Separate folders by `/`. Git writes a name with a backslash in double quotes.'
  return undefined
}

/** Returns what to do about a path that is not in the repository. */
function remedyForPath(path: string): string | undefined {
  if (/^(?:\/|[a-z]:[\\/]|[a-z][a-z\d+.-]*:\/\/)|(?:^|\/)\.\.(?:\/|$)/i.test(path))
    return 'Write each path from the top folder of the repository, as Git does.'
  if (path.includes('//')) return 'No path has an empty name between two slashes.'
  return undefined
}

const notAPath = (line: number, written: string, remedy: string): TargetsParseError =>
  new TargetsParseError(`line ${line} is ${quotedText(written)}, which is not a path`, remedy)
