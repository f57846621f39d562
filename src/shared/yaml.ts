import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { didYouMean } from './nearest.js'
import { pluralize } from './text.js'
import type * as z from './zod.js'

interface Finding {
  readonly offset: number
  readonly message: string
  /** Number of similar problems that are not listed. */
  readonly others?: number
}

/** Lists this many problems and counts the others. */
const MAX_PROBLEMS = 20

/**
 * Reads YAML 1.2 and checks it against a schema of strict objects. Each problem has its place:
 * duplicate and unknown keys, unknown tags, wrong values, and values that contain themselves. For an
 * unknown key, it suggests the nearest known one. An empty text is an empty mapping.
 * @param place formats the place of a problem; lines and columns count from 1
 */
export function readYaml<S extends z.ZodMiniType>(
  text: string,
  schema: S,
  place: (line: number, column: number) => string,
): { readonly value?: z.output<S>; readonly problems: readonly string[] } {
  const checked = parseAndCheck(text, schema)
  if (!Array.isArray(checked)) return { value: checked.value, problems: [] }
  checked.sort((a, b) => a.offset - b.offset)
  const more = checked.reduce((sum, { others = 0 }) => sum + 1 + others, -MAX_PROBLEMS)
  const problems = checked.slice(0, MAX_PROBLEMS).map(({ offset, message }, index) => {
    const before = text.slice(0, offset).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    const isLast = index === MAX_PROBLEMS - 1 && more > 0
    const rest = isLast ? `; and ${pluralize(more, 'more problem')}` : ''
    return `${place(before.length, column)}: ${message}${rest}`
  })
  return { problems }
}

/**
 * The library needs a kilobyte for each sign and a recursion for each level, so both are limited before
 * the text is parsed. Five hundred queues with every setting have fewer signs.
 */
const MAX_SIGNS = 25_000
const MAX_LEVELS = 100
const TOO_DEEP = 'is nested too deeply'

/** Indentation and the signs after it that each open a level, as in `- - - x`. */
const LINE_START = /^[ \t]*(?:[-?:][ \t]+)*/
const SIGNS = /[[\]{},\n&*!"'|>]|[-?:][ \t]/g

/** Finds a text that is too long or too deep to parse. Signs in strings and comments count too. */
function findExcess(text: string): Finding | undefined {
  let offset = 0
  for (const line of text.split('\n')) {
    const [start = ''] = LINE_START.exec(line) ?? []
    if (start.length > 2 * MAX_LEVELS) return { offset, message: TOO_DEEP }
    offset += line.length + 1
  }
  let signs = 0
  let open = 0
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') open++
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
    if (open > MAX_LEVELS) return { offset: index, message: TOO_DEEP }
    if (++signs > MAX_SIGNS)
      return { offset: index, message: `there are more than ${MAX_SIGNS} values and signs` }
  }
  return undefined
}

/** The parser applies this limit to expanded aliases too, so a short text can't expand to a huge one. */
const MAX_ALIASES = 100

/** Explains a syntax error, because the library's own messages are for people who write parsers. */
function syntaxMessage({ code, message }: YAMLError, text: string, offset: number): string {
  switch (code) {
    case 'MULTIPLE_DOCS':
      return '`---` begins a second document, and only one is read'
    case 'TAB_AS_INDENT':
      return 'a tab indents the line; use spaces'
    case 'MULTILINE_IMPLICIT_KEY':
      return 'a colon and a space must follow the name, as in `mode: single`'
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'a value that contains a colon and a space needs quotes'
    case 'BAD_SCALAR_START':
      return `a value that begins with ${text.charAt(offset) === '`' ? "'`'" : `\`${text.charAt(offset)}\``} needs quotes`
    case 'BAD_INDENT':
      return 'a bracket is not closed, or the lines inside it are not indented'
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in double quotes must begin an escape; use single quotes'
    case 'TAG_RESOLVE_FAILED':
      return 'a value that begins with `!` needs quotes'
    case 'MISSING_CHAR':
      if (message.includes('quote')) return 'a quote is not closed'
      if (message.includes('Sequence item'))
        return 'this line must be indented like the other settings of its queue'
      return 'a colon and a space must follow the name, as in `mode: single`'
    default:
      return 'this is not valid YAML'
  }
}

function parseAndCheck<S extends z.ZodMiniType>(
  text: string,
  schema: S,
): { readonly value: z.output<S> } | Finding[] {
  const excess = findExcess(text)
  if (excess !== undefined) return [excess]
  try {
    // The library's check of unique keys does not name the key, so `unusableNodes` does it.
    const options = { prettyErrors: false, uniqueKeys: false }
    const document = parseDocument(text, options)
    const syntax = [...document.errors, ...document.warnings]
    const [error] = syntax
    // The parser misreads what follows a syntax error, so later errors would mislead.
    if (error !== undefined) {
      const [offset] = error.pos
      return [{ offset, message: syntaxMessage(error, text, offset) }]
    }
    const unusable = unusableNodes(document)
    if (unusable.length > 0) return unusable
    const parsed = schema.safeParse(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {})
    if (parsed.success) return { value: parsed.data }
    return parsed.error.issues.flatMap((issue) => findingsOf(document, schema, issue))
  } catch (error) {
    // Too many aliases.
    if (error instanceof ReferenceError) return [{ offset: 0, message: error.message }]
    throw error
  }
}

/** Finds what JavaScript objects can't represent: duplicate or unnamed keys, and aliases to a parent. */
function unusableNodes(document: Document): Finding[] {
  const findings: Finding[] = []
  let aliases = 0
  const add = (node: unknown, message: string) =>
    findings.push({ offset: (isNode(node) ? node.range?.[0] : undefined) ?? 0, message })
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>()
      for (const { key } of map.items) {
        const name = isScalar(key) ? String(key.value) : undefined
        if (name === undefined) add(key, 'a key must be a name')
        else if (seen.has(name)) add(key, `duplicate key \`${name}\``)
        else seen.add(name)
      }
    },
    Alias(_, alias, path) {
      aliases++
      if (aliases > MAX_ALIASES) {
        add(alias, `there are more than ${MAX_ALIASES} aliases`)
        return visit.BREAK
      }
      // Resolving an alias reads the whole document, so only aliases that could match are resolved.
      const isTarget = (node: unknown) =>
        isCollection(node) && node.anchor === alias.source && node === alias.resolve(document)
      if (path.some(isTarget)) add(alias, `\`*${alias.source}\` contains itself`)
      else if (alias.resolve(document) === undefined)
        add(
          alias,
          `nothing before it is named \`&${alias.source}\`; a value that begins with \`*\` needs quotes`,
        )
      return undefined
    },
  })
  return findings
}

function findingsOf(document: Document, schema: z.ZodMiniType, issue: z.core.$ZodIssue): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    return issue.keys.slice(0, MAX_PROBLEMS).map((key, index) => ({
      offset: offsetOfKey(document, issue.path, key),
      message: `unknown key \`${key}\`${didYouMean(key, known)}`,
      others: index === 0 ? Math.max(0, issue.keys.length - MAX_PROBLEMS) : 0,
    }))
  }
  const name = issue.path.findLast((part) => typeof part === 'string')
  const what = name === undefined ? '' : `\`${String(name)}\` `
  return [{ offset: offsetOf(document, issue.path), message: `${what}${issue.message}` }]
}

/** Returns the offset of a value, or of its nearest parent if it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1))
}

function offsetOfKey(document: Document, path: readonly PropertyKey[], name: string): number {
  const map = document.getIn(path, true)
  const keys = isMap(map) ? map.items.map(({ key }) => key) : []
  const key = keys.find((each) => isScalar(each) && String(each.value) === name)
  return (isScalar(key) ? key.range?.[0] : undefined) ?? offsetOf(document, path)
}

/** The parts of a schema that lead to its strict objects. */
interface SchemaNode {
  readonly def: { readonly element?: SchemaNode; readonly shape?: Record<string, SchemaNode> }
}

/** Returns the keys of the strict object at a path. */
function keysAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<SchemaNode | undefined>(
    (node, part) => node?.def.element ?? node?.def.shape?.[String(part)],
    schema as SchemaNode,
  )
  return Object.keys(at?.def.shape ?? {})
}
