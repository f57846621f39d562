/** Names in YAML that their authors should have put into quotes, because YAML splits or cuts them. */
import { type Document, isScalar, type Scalar, visit, type YAMLSeq } from 'yaml'
import { closingBrackets } from './list-lines.js'
import { inBackticks } from './text.js'

/** A problem of a YAML text, and where it is. */
export interface YamlProblem {
  readonly offset: number
  readonly message: string
  /** Number of similar problems that are not listed. */
  readonly others?: number
}

/**
 * Finds unquoted items of lists with a bracket that does not close. YAML splits `[build (a, b)]` at its
 * comma, into `build (a` and `b)`.
 */
export function splitNames(document: Document, text: string): readonly YamlProblem[] {
  const problems: YamlProblem[] = []
  visit(document, {
    Seq(_, list) {
      for (const [index, item] of list.items.entries())
        if (isPlainScalar(item) && hasOpenBracket(item.source))
          problems.push({ offset: item.range[0], message: splitMessage(list, index, text) })
    },
  })
  return problems
}

/** Finds unquoted names before a `#` that begins a comment without a blank: `ci #1` is read as `ci`. */
export function cutNames(document: Document, text: string): readonly YamlProblem[] {
  const problems: YamlProblem[] = []
  visit(document, {
    Scalar(_, node) {
      if (!isPlainScalar(node) || typeof node.value !== 'string') return
      const [start, end] = node.range
      const comment = /^[ \t]+#[\p{L}\p{N}][^\n]*/u.exec(text.slice(end, end + MAX_COMMENT))?.[0]
      if (comment === undefined) return
      const whole = `${node.source}${comment.trimEnd()}`
      const message = `YAML reads only ${inBackticks(node.source)}, because \`#\` after a blank begins a comment; write ${inBackticks(quotedInYaml(whole))} if that is the name, or a blank after \`#\``
      problems.push({ offset: start, message })
    },
  })
  return problems
}

/** A message shows a part of a longer comment. */
const MAX_COMMENT = 200

/** A text without quotes, as it is written. */
interface PlainScalar extends Scalar {
  readonly source: string
  readonly range: NonNullable<Scalar['range']>
}

const isPlainScalar = (node: unknown): node is PlainScalar =>
  isScalar(node) && node.type === 'PLAIN' && node.source !== undefined && Boolean(node.range)

/** True if the text opens a bracket that it does not close. */
function hasOpenBracket(text: string): boolean {
  const closings = closingBrackets(text)
  return [...text.matchAll(/[([{]/g)].some(({ index }) => !closings.has(index))
}

function splitMessage(list: YAMLSeq, index: number, text: string): string {
  const item = list.items[index] as PlainScalar
  const name = inBackticks(item.source)
  if (!list.flow)
    return `${name} has a bracket that does not close; write it in quotes if it is meant`
  const whole = wholeName(list.items.slice(index), text)
  const instead = whole === undefined ? 'the name in quotes' : inBackticks(quotedInYaml(whole))
  return `${name} has a bracket that does not close, because YAML splits names at their commas; write ${instead}`
}

/** The items of a list up to the one that closes the brackets of the first, as they are written. */
function wholeName(items: readonly unknown[], text: string): string | undefined {
  const [first, ...others] = items
  for (const other of others) {
    if (!isPlainScalar(first) || !isPlainScalar(other)) return undefined
    const whole = text.slice(first.range[0], other.range[1])
    if (!hasOpenBracket(whole)) return whole.includes('\n') ? undefined : whole
  }
  return undefined
}

const quotedInYaml = (name: string): string => `'${name.replaceAll("'", "''")}'`
