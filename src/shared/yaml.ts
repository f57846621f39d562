import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { didYouMean } from './nearest.js'
import { pluralize, truncate } from './text.js'
import { cutNames, splitNames, type YamlProblem } from './yaml-names.js'
import type * as z from './zod.js'

/** Formats the place of a problem; lines and columns count from 1. */
type PlaceFormat = (line: number, column: number) => string

/** A value, or the problems that keep it from being read. Every text begins with its place. */
interface YamlRead<T> {
  readonly value?: T
  readonly problems: readonly string[]
  /** Names that YAML has cut. They are valid, but hardly meant. */
  readonly warnings: readonly string[]
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
  place: PlaceFormat,
): YamlRead<z.output<S>> {
  return withPlaces(
    parseYaml(text, MAX_SIGNS, (document) => checkSchema(document, schema)),
    text,
    place,
  )
}

/** A text with its place in the file. */
interface PlacedText {
  readonly text: string
  readonly offset: number
}

/** A name and its texts, as a line of a mapping has them. */
export interface NamedTexts {
  readonly name: PlacedText
  readonly texts: readonly PlacedText[]
}

/** Each pattern of a large map has about six signs, in a text of up to 1 MiB. */
const MAX_SIGNS_OF_LISTS = 250_000

/**
 * Reads a YAML mapping from names to one text or a list of texts, in the order of the text. A name is
 * taken as it is written, so that `1.10` stays `1.10`.
 * @param check returns the problems of the values that are texts; others are reported before
 * @param place formats the place of a problem; lines and columns count from 1
 */
export function readNamedTexts(
  text: string,
  check: (entries: readonly NamedTexts[]) => readonly YamlProblem[],
  place: PlaceFormat,
): YamlRead<readonly NamedTexts[]> {
  const read = (document: Document) => {
    const { value, problems } = namedTextsOf(document, text)
    problems.push(...check(value))
    return problems.length > 0 ? problems : { value }
  }
  return withPlaces(parseYaml(text, MAX_SIGNS_OF_LISTS, read), text, place)
}

/** A value with what is doubtful about it, or the problems of its text. */
type Parsed<T> = { readonly value: T; readonly doubts?: readonly YamlProblem[] } | YamlProblem[]

/** Writes the place of each problem before it. */
function withPlaces<T>(parsed: Parsed<T>, text: string, place: PlaceFormat): YamlRead<T> {
  if (Array.isArray(parsed)) return { problems: placed(parsed, text, place), warnings: [] }
  const { value, doubts = [] } = parsed
  return { value, problems: [], warnings: placed(doubts, text, place) }
}

/** The messages of the first problems, each after its place. */
function placed(all: readonly YamlProblem[], text: string, place: PlaceFormat): readonly string[] {
  const problems = all.toSorted((a, b) => a.offset - b.offset)
  const more = problems.reduce((sum, { others = 0 }) => sum + 1 + others, -MAX_PROBLEMS)
  return problems.slice(0, MAX_PROBLEMS).map(({ offset, message }, index) => {
    const before = text.slice(0, offset).split('\n')
    const column = (before.at(-1)?.length ?? 0) + 1
    const isLast = index === MAX_PROBLEMS - 1 && more > 0
    const rest = isLast ? `; and ${pluralize(more, 'more problem')}` : ''
    return `${place(before.length, column)}: ${message}${rest}`
  })
}

/**
 * The library needs a kilobyte for each sign and a recursion for each level, so both are limited before
 * the text is parsed. Five hundred queues with every setting have fewer signs.
 */
const MAX_SIGNS = 25_000
const MAX_LEVELS = 100
const NESTED_TOO_DEEPLY = 'is nested too deeply'

/** Indentation and the signs after it that each open a level, as in `- - - x`. */
const LINE_START = /^[ \t]*(?:[-?:][ \t]+)*/
const SIGNS = /[[\]{},\n&*!"'|>]|[-?:][ \t]/g

/** Finds a text that is too long or too deep to parse. Signs in strings and comments count too. */
function findExcess(text: string, maxSigns: number): YamlProblem | undefined {
  let offset = 0
  for (const line of text.split('\n')) {
    const [start = ''] = LINE_START.exec(line) ?? []
    if (start.length > 2 * MAX_LEVELS) return { offset, message: NESTED_TOO_DEEPLY }
    offset += line.length + 1
  }
  let signs = 0
  let open = 0
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') open++
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
    if (open > MAX_LEVELS) return { offset: index, message: NESTED_TOO_DEEPLY }
    if (++signs > maxSigns)
      return { offset: index, message: `there are more than ${maxSigns} values and signs` }
  }
  return undefined
}

/** The parser applies this limit to expanded aliases too, so a short text can't expand to a huge one. */
const MAX_ALIASES = 100

/** Explanations of the commonest mistakes, by the words of the parser. */
const MISTAKES: readonly (readonly [message: RegExp, explanation: string])[] = [
  [/^Source contains multiple/, '`---` begins a second document, and only one is read'],
  [/^Tabs/, 'a tab indents the line; use spaces'],
  [/^Implicit/, 'a colon and a space must follow the name, as in `name: value`'],
  [
    /^Nested mappings/,
    'a value that contains a colon and a space needs quotes, or the line below it is indented too far',
  ],
  [
    /block sequence|same column|[Ss]equence item/,
    'lines that belong together, and all dashes of a list, must begin in the same column',
  ],
  [/^Plain value|^Unresolved tag/, 'a value that begins with this character needs quotes'],
  [/^Missing closing/, 'a quote is not closed'],
  [/ end with a /, 'a bracket is not closed, or the lines inside it are not indented'],
]

/** The parser's message can contain a whole line. */
const MAX_MESSAGE = 200

/** Explains a syntax error, or returns the message of the parser. */
function syntaxMessage({ message }: YAMLError, text: string, offset: number): string {
  if (isBesideBracket(text, offset)) return 'a value with brackets or braces needs quotes'
  if (/^[ \t]*-[^\s-]/.test(lineAt(text, offset)))
    return 'a dash and a space must begin each item of a list'
  const known = MISTAKES.find(([pattern]) => pattern.test(message))
  return known?.[1] ?? truncate(message, MAX_MESSAGE)
}

/** True at a bracket beside other text, as globs have it: `{a,b}/**` and `app/[slug]`. */
function isBesideBracket(text: string, offset: number): boolean {
  const before = text.charAt(offset - 1)
  const after = text.charAt(offset)
  const goesOn = /[\]}]/.test(before) && /[^\s,\]}:]/.test(after)
  return goesOn || (/[^\s,[{:]/.test(before) && /[[{]/.test(after))
}

/** The line with an offset, or the next one if the offset is at its end. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(start).split('\n', 1).join()
}

/** Parses a text within the limits, and hands it to `read` if it is YAML without repeated keys. */
function parseYaml<T>(
  text: string,
  maxSigns: number,
  read: (document: Document) => Parsed<T>,
): Parsed<T> {
  const excess = findExcess(text, maxSigns)
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
    const unusable = [...unusableNodes(document), ...splitNames(document, text)]
    if (unusable.length > 0) return unusable
    const parsed = read(document)
    if (Array.isArray(parsed)) return parsed
    return { value: parsed.value, doubts: cutNames(document, text) }
  } catch (error) {
    // Too many aliases.
    if (error instanceof ReferenceError) return [{ offset: 0, message: error.message }]
    throw error
  }
}

function checkSchema<S extends z.ZodMiniType>(document: Document, schema: S): Parsed<z.output<S>> {
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {})
  if (parsed.success) return { value: parsed.data }
  return parsed.error.issues.flatMap((issue) => schemaProblems(document, schema, issue))
}

/** Reads the entries of a mapping whose values are texts or lists of texts, with all problems. */
function namedTextsOf(
  document: Document,
  source: string,
): {
  readonly value: readonly NamedTexts[]
  readonly problems: YamlProblem[]
} {
  const { contents } = document
  const problems: YamlProblem[] = []
  if (contents === null || (isMap(contents) && contents.items.length === 0))
    problems.push({ offset: 0, message: 'there is no entry' })
  else if (!isMap(contents))
    problems.push({
      offset: contents.range?.[0] ?? 0,
      message: 'must be a mapping, such as `web: apps/web/**`',
    })
  const items = isMap(contents) ? contents.items : []
  const value = items.map(({ key, value: given }) => {
    const name = { text: keyName(key) ?? '', offset: startOf(key) }
    if (name.text.trim() === '') problems.push({ offset: name.offset, message: 'a key is empty' })
    return { name, texts: textsOf(document, source, name, given, problems) }
  })
  return { value, problems }
}

/** The text, or the texts of the list, that belong to a name. Adds their problems. */
function textsOf(
  document: Document,
  source: string,
  name: PlacedText,
  given: unknown,
  problems: YamlProblem[],
): readonly PlacedText[] {
  const node = isAlias(given) ? given.resolve(document) : given
  const items = isSeq(node) ? node.items : [node]
  if (items.length === 0)
    problems.push({ offset: startOf(given), message: `the list of \`${name.text}\` is empty` })
  return items.flatMap((item) => {
    const scalar = isAlias(item) ? item.resolve(document) : item
    // A value that is left out has no place of its own.
    const offset = isNode(item) && item.range ? startOf(item) : name.offset
    const text = isScalar(scalar) && typeof scalar.value === 'string' ? scalar.value : undefined
    if (text === undefined)
      problems.push({ offset, message: `\`${name.text}\` ${notText(scalar)}` })
    else if (text.trim() === '')
      problems.push({ offset, message: `\`${name.text}\` has an empty value` })
    else if (spansLines(scalar, source))
      problems.push({ offset, message: `\`${name.text}\` ${SEVERAL_LINES}` })
    else return { text, offset }
    return []
  })
}

/** A line that YAML joins to the one before it, such as an item whose dash is one column off. */
const SEVERAL_LINES =
  'has a value of several lines; write a list, with a dash and a space before each item in the same column'

function spansLines(node: unknown, source: string): boolean {
  const [start = 0, end = 0] = (isNode(node) && node.range) || []
  return source.slice(start, end).trim().includes('\n')
}

/** Says why a value is not a text, as the end of a sentence. */
function notText(node: unknown): string {
  if (isScalar(node) && node.value === null) return 'has no value'
  if (isScalar(node))
    return `must be a text, but is ${node.source ?? String(node.value)}; write it in quotes`
  if (isMap(node)) return 'must be a text or a list of texts; a text with braces needs quotes'
  return 'must be a text or a list of texts, not a list in a list; a text with brackets needs quotes'
}

/** A key as it is written; `undefined` for null and for anything but a scalar. */
function keyName(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined
  if (typeof key.value === 'string') return key.value
  if (key.value === null) return ''
  return key.source ?? String(key.value)
}

const startOf = (node: unknown): number => (isNode(node) ? node.range?.[0] : undefined) ?? 0

/** Finds what JavaScript objects can't represent: duplicate or unnamed keys, and aliases to a parent. */
function unusableNodes(document: Document): YamlProblem[] {
  const problems: YamlProblem[] = []
  let aliases = 0
  const add = (node: unknown, message: string) => problems.push({ offset: startOf(node), message })
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>()
      for (const { key } of map.items) {
        const name = keyName(key)
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
          `a value that begins with \`*\` needs quotes; as an alias, nothing before it is named \`&${alias.source}\``,
        )
      return undefined
    },
  })
  return problems
}

/** Set in the parameters of an issue that is about the last key of its path, not about its value. */
export const ABOUT_KEY = 'isAboutKey'

function schemaProblems(
  document: Document,
  schema: z.ZodMiniType,
  issue: z.core.$ZodIssue,
): YamlProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    return issue.keys.slice(0, MAX_PROBLEMS).map((key, index) => ({
      offset: offsetOfKey(document, issue.path, key),
      message: `unknown key \`${key}\`${didYouMean(key, known)}`,
      others: index === 0 ? Math.max(0, issue.keys.length - MAX_PROBLEMS) : 0,
    }))
  }
  if (issue.code === 'custom' && issue.params?.[ABOUT_KEY] === true) {
    const key = String(issue.path.at(-1))
    return [{ offset: offsetOfKey(document, issue.path.slice(0, -1), key), message: issue.message }]
  }
  const name = issue.path.findLast((part) => typeof part === 'string')
  const what = name === undefined ? '' : `\`${String(name)}\` `
  return [{ offset: offsetOf(document, issue.path), message: `${what}${issue.message}` }]
}

/** Returns the offset of a value, or of its nearest parent if it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  if (path.length === 0) return 0
  return offsetOf(document, path.slice(0, -1))
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
