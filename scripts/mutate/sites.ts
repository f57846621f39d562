// Where a compiled module can be changed, and how: the small mistakes that people make.
import { type AnyNode, type Expression, type Literal, parse } from 'acorn'

/** A change of one place. */
export interface Site {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: string
}
type Change = readonly [start: number, end: number, text: string, kind: string]
type Of<Type extends AnyNode['type']> = Extract<AnyNode, { type: Type }>

const SWAPS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** The changes that a node allows. */
const CHANGES: {
  readonly [Type in AnyNode['type']]?: (node: Of<Type>, source: string) => readonly Change[]
} = {
  BinaryExpression: (node, source) => swap(node, source),
  LogicalExpression: (node, source) => swap(node, source),
  IfStatement: ({ test }) => always(test),
  ConditionalExpression: ({ test }) => always(test),
  WhileStatement: ({ test }) => [[test.start, test.end, 'false', 'condition is never true']],
  UnaryExpression: ({ operator, start }) =>
    operator === '!' ? [[start, start + 1, '', 'negation removed']] : [],
  Literal: (node) => literal(node),
  TemplateLiteral: ({ start, end, quasis }) =>
    quasis.some(({ value }) => value.raw !== '' && !isProse(value.raw))
      ? [[start, end, '``', 'text emptied']]
      : [],
  ArrayExpression: ({ start, end, elements }) =>
    elements.length > 0 ? [[start, end, '[]', 'list emptied']] : [],
  ReturnStatement: ({ argument }) =>
    argument && !(argument.type === 'Identifier' && argument.name === 'undefined')
      ? [[argument.start, argument.end, 'undefined', 'nothing returned']]
      : [],
  ExpressionStatement: ({ start, end, expression }) =>
    /^(Call|Await|Assignment|Update)Expression$/.test(expression.type)
      ? [[start, end, ';', 'statement removed']]
      : [],
}

function swap(
  { left, right, operator }: Of<'BinaryExpression'> | Of<'LogicalExpression'>,
  source: string,
): readonly Change[] {
  const other = SWAPS[operator]
  if (other === undefined) return []
  const at = left.end + source.slice(left.end, right.start).indexOf(operator)
  // A swap of `+` in a concatenation only makes NaN; a text is changed as a text.
  if (
    operator === '+' &&
    [left, right].some(
      (side) =>
        side.type === 'TemplateLiteral' ||
        (side.type === 'Literal' && typeof side.value === 'string'),
    )
  )
    return []
  return [[at, at + operator.length, other, `${operator} to ${other}`]]
}

const always = ({ start, end }: Expression): readonly Change[] => [
  [start, end, 'true', 'condition is always true'],
  [start, end, 'false', 'condition is never true'],
]

function literal({ start, end, value }: Literal): readonly Change[] {
  if (typeof value === 'boolean') return [[start, end, String(!value), `${value} to ${!value}`]]
  if (typeof value === 'number')
    return [[start, end, String(larger(value)), `${value} to ${larger(value)}`]]
  if (typeof value === 'string' && value !== '' && !isProse(value))
    return [[start, end, "''", 'text emptied']]
  return []
}

/** One more of few; of times and sizes, twice as much. */
const larger = (value: number) => (value < 100 ? value + 1 : 2 * value)

/** Tests hold what a message says, not its words. */
const isProse = (text: string) => /\w \w/.test(text)

/** Parts of a node that are names, not values. */
const NAMES = new Set(['key', 'source', 'specifiers', 'directive'])

/**
 * Every place of a module where one change can be made.
 */
export function sitesOf(source: string): Site[] {
  const sites: Site[] = []
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const changes = CHANGES[node.type] as ((node: AnyNode, source: string) => Change[]) | undefined
    for (const [start, end, text, kind] of changes?.(node, source) ?? [])
      sites.push({ start, end, text, kind })
  })
  return sites
}

function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  if (node.type === 'ImportDeclaration' || ('directive' in node && node.directive)) return
  visit(node)
  for (const [name, child] of Object.entries(node)) {
    if (NAMES.has(name) && !(name === 'key' && 'computed' in node && node.computed)) continue
    for (const inner of Array.isArray(child) ? child : [child])
      if (isNode(inner)) walk(inner, visit)
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * The module with a note at the beginning of each function, which adds `<file>:<start>` to the set
 * `globalThis.reached`.
 */
export function instrument(source: string, file: string): string {
  const inserts: [number, string][] = []
  const note = (start: number) => `${NOTES}?.add(${JSON.stringify(`${file}:${start}`)})`
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (!isFunction(node)) return
    if (node.body.type === 'BlockStatement')
      inserts.push([node.body.start + 1, `${note(node.start)};`])
    else inserts.push([node.body.start, `(${note(node.start)},`], [node.body.end, ')'])
  })
  let text = source
  for (const [at, insert] of inserts.sort((a, b) => b[0] - a[0]))
    text = text.slice(0, at) + insert + text.slice(at)
  return `var ${NOTES} = globalThis.reached; ${text}\n${note(0)}\n`
}

/** Each module has the set in a variable: in a context of its own, globals are slow. */
const NOTES = '__reached'

const isFunction = (node: AnyNode) =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

/** The start of the innermost function around a place; 0 for the module itself. */
export function functionAround(source: string, place: number): number {
  let innermost = 0
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (isFunction(node) && node.start <= place && place < node.end) innermost = node.start
  })
  return innermost
}
