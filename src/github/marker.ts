/** The hidden first line of comments and issues, by which this action finds them again. */

import { createHash } from 'node:crypto'
import { truncate } from '../shared/text.js'

/** GitHub's limit for the text of a comment or an issue, in characters. */
const TEXT_LIMIT = 65_536

/** GitHub's limit for the title of an issue, in characters. */
const TITLE_LIMIT = 256

/** Text of a comment or an issue. */
export interface MarkedText {
  /** Names the subject of the text, in letters, digits, dots, dashes and slashes. */
  readonly marker: string
  /** Follows the marker in the hidden line, which is never cut. */
  readonly data?: string
  /** Markdown that people see. */
  readonly body: string
}

/** Returns the text as GitHub gets it. Text above GitHub's limit is cut at the end of a line. */
export function withMarker({ marker, data = '', body }: MarkedText): string {
  const text = `<!-- merge-queue-action:${`${marker} ${data}`.trimEnd()} -->\n${body}`
  if (text.length <= TEXT_LIMIT) return text
  const note = '\n\n… cut, because GitHub accepts no longer text.'
  const kept = text.slice(0, TEXT_LIMIT - note.length)
  return kept.slice(0, kept.lastIndexOf('\n')) + note
}

/** Splits text from GitHub, which may have other line ends; `undefined` if it has no marker. */
export function parseMarked(text: string): Required<MarkedText> | undefined {
  const [first = '', ...lines] = text.replaceAll('\r\n', '\n').split('\n')
  const line = /^<!-- merge-queue-action:(\S+)(?: (.*))? -->$/.exec(first)
  if (line === null) return undefined
  const [, marker = '', data = ''] = line
  return { marker, data: data.trim(), body: lines.join('\n') }
}

/** Cuts a title to GitHub's limit. */
export const cutTitle = (title: string): string => truncate(title, TITLE_LIMIT)

/** Shortens text that must not be in a marker, such as a title or a path. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)
