/** Changed files as a text lists them, such as the output of `git diff --name-only --no-renames`. Pure. */
import type { ChangedFile } from '../github/commits.js'
import { quotedText, TargetsParseError } from './parse-error.js'

/**
 * Parses one path per line. Git quotes a name with special characters, so such lines are unquoted.
 * @throws {TargetsParseError} a line is no path
 */
export function parseChangedFiles(text: string): readonly ChangedFile[] {
  const paths = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    const written = line.endsWith('\r') ? line.slice(0, -1) : line
    if (written.trim() === '') continue
    paths.add(pathOf(written, index + 1))
  }
  return [...paths].map((path) => ({ path }))
}

function pathOf(written: string, line: number): string {
  if (written.includes('\0'))
    throw notAPath(line, written, 'Write one path per line: run `git diff` without `-z`.')
  // Git quotes names with tabs. Those of `--name-status` and `--numstat` separate columns.
  if (written.includes('\t'))
    throw notAPath(
      line,
      written,
      'Run `git diff` with `--name-only`, which prints nothing but paths.',
    )
  if (!written.startsWith('"')) return written
  const path = unquote(written)
  if (path !== undefined) return path
  throw notAPath(
    line,
    written,
    'Git writes a name in quotes with a backslash before each special character.',
  )
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

const notAPath = (line: number, written: string, remedy: string): TargetsParseError =>
  new TargetsParseError(`line ${line} is ${quotedText(written)}, which is not a path`, remedy)
