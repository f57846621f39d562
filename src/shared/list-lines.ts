/**
 * Lines of a list that their author cannot have meant, such as `"src/**"` with its quotes, or several
 * paths in one line. A filter that silently matches nothing lets a gate pass, so they are wrong inputs.
 */
import { inBackticks } from './text.js'

/** The things that the lines of a list name. */
export type ListOf = 'paths' | 'targets' | 'owners' | 'names'

/**
 * Returns why a list as a whole cannot be meant, as a clause that shows how to write it; `undefined`
 * if each of its lines can be judged alone.
 */
export function listProblem(text: string): string | undefined {
  const items = itemsOfList(text.trim())
  if (items === undefined) return undefined
  const given = `${inBackticks(text.trim())} is a list in JSON or Python`
  if (items.length === 0) return `${given}, and it is empty`
  return `${given}; ${onePerLine(items)}`
}

/**
 * Returns why a line cannot be meant, as a clause that shows how to write it. A backslash before the
 * first character takes the line literally, except in paths, where it is a separator.
 * @param line trimmed and not empty
 * @param excludedBy the input that leaves out what its lines name
 */
export function lineProblem(line: string, listOf: ListOf, excludedBy?: string): string | undefined {
  if (listOf !== 'paths' && line.startsWith('\\')) return undefined
  const given = inBackticks(line)
  const literally = `or ${inBackticks(literalLine(line, listOf))} if it really begins so`
  const instead = (item: string) =>
    `${item === '' ? 'leave the line out' : `write ${inBackticks(item)}`}, ${literally}`
  const isList = listProblem(line)
  if (isList !== undefined) return `${isList}, ${literally}`
  if (isQuoted(line)) return `${given} is in quotes; ${instead(plainItem(line))}`
  if (LIST_DASH.test(line))
    return `${given} begins with the dash of a YAML list; ${instead(plainItem(line))}`
  if (line.startsWith('!') && excludedBy !== undefined && line.length > 1)
    return `${given} begins with \`!\`, and there is no negation; write ${inBackticks(line.slice(1))} into ${inBackticks(excludedBy)}, ${literally}`
  if (line.startsWith('!'))
    return `${given} begins with \`!\`, and there is no negation; ${instead('')}`
  if (listOf === 'targets' && line.includes('...'))
    return `${given} has \`...\`, which is no wildcard here; write ${withoutDots(line)}, ${literally}`
  const parts = partsOf(line, listOf)
  if (parts.length < 2) return undefined
  const items = parts.map(plainItem).filter((part) => part !== '')
  if (items.length < 2) return `${given} has a comma at its end; write ${items.map(inBackticks)}`
  return `${given} names several ${listOf} in one line; ${onePerLine(items)}`
}

/** One pair of quotes around a whole line, straight or curly. */
const QUOTED: readonly RegExp[] = [
  /^"(?:[^"]|\\")*"$/s,
  /^'(?:[^']|\\')*'$/s,
  /^`[^`]*`$/s,
  /^[“„][^“„”]*[“”]$/s,
  /^[‘‚][^‘‚’]*[‘’]$/s,
]

const isQuoted = (line: string): boolean => QUOTED.some((pattern) => pattern.test(line))

/** The dash before an item of a YAML list. */
const LIST_DASH = /^-(?:\s|$)/

/** An item without the dash and the quotes of a list. */
function plainItem(line: string): string {
  const item = line.trim().replace(LIST_DASH, '').trim()
  return isQuoted(item) ? item.slice(1, -1).trim() : item
}

/** Escapes a line that is meant literally. */
const literalLine = (line: string, listOf: ListOf): string =>
  listOf === 'paths' ? `?${line.slice(1)}` : `\\${line}`

/** The globs for a pattern of Bazel or Pants: `//app/...` also means the targets of `//app` itself. */
function withoutDots(pattern: string): string {
  const glob = inBackticks(pattern.replaceAll('...', '**'))
  const folder = /^(.*[^/])\/\.\.\.$/.exec(pattern)?.[1]
  if (folder === undefined) return glob
  return `${glob} and ${inBackticks(`${folder}:*`)}`
}

/** Messages show at most this many items. */
const MAX_SHOWN_ITEMS = 5

function onePerLine(items: readonly string[]): string {
  const shown = items.slice(0, MAX_SHOWN_ITEMS).map(inBackticks).join(', ')
  return `write one per line: ${shown}${items.length > MAX_SHOWN_ITEMS ? ', …' : ''}`
}

/** Splits a line where the author must have meant several items. */
function partsOf(line: string, listOf: ListOf): readonly string[] {
  switch (listOf) {
    case 'names':
      return [line]
    case 'owners':
      return line.startsWith('@') ? line.split(/[,;\s]+(?=@)/) : [line]
    case 'targets': {
      const labels = line.split(/[,;]?\s+(?=\/\/|@)/)
      return labels.length > 1 ? labels : splitAtCommas(line)
    }
    case 'paths': {
      // The folded style of YAML (`>`) joins lines with blanks. No name of a folder begins with one.
      const folded = line.split(/(?<=\/|\*\*)\s+/)
      return folded.length > 1 ? folded : splitAtCommas(line)
    }
  }
}

/**
 * Splits at each comma before a blank or the end that is outside closed brackets. Brackets around the
 * whole line are those of a list in YAML.
 */
function splitAtCommas(line: string): readonly string[] {
  const text = /^\[([^[\]]*)\]$/s.exec(line)?.[1] ?? line
  const closings = closingBrackets(text)
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    at = closings.get(at) ?? at
    const next = text[at + 1]
    if (text[at] !== ',' || (next !== undefined && !/\s/.test(next))) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Returns the place of the closing bracket for that of each bracket that is closed. */
export function closingBrackets(text: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>()
  const open: { readonly at: number; readonly closing: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    const closing = CLOSING[character]
    const last = open.at(-1)
    if (closing !== undefined) open.push({ at, closing })
    else if (character === last?.closing) {
      closings.set(last.at, at)
      open.pop()
    }
  }
  return closings
}

const TEXT = /[bfru]{0,2}(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/i.source
const ITEM = `(?:${TEXT}|-?\\d+(?:\\.\\d+)?|true|false|null|None)`
const FLAT_LIST = new RegExp(`^\\[\\s*(?:${ITEM}\\s*(?:,\\s*${ITEM}\\s*)*(?:,\\s*)?)?\\]$`, 'i')

/** The items of a list in JSON, or of a flat one in Python; `undefined` for any other text. */
function itemsOfList(text: string): readonly string[] | undefined {
  if (!text.startsWith('[') || !text.endsWith(']')) return undefined
  try {
    const list = JSON.parse(text) as readonly unknown[]
    return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
  } catch {
    if (!FLAT_LIST.test(text)) return undefined
  }
  const items = text.match(new RegExp(ITEM, 'gi')) ?? []
  return items.map((item) => item.replace(/^[bfru]{0,2}(["'])(.*)\1$/i, '$2'))
}
