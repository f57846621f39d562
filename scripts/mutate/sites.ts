// Where a compiled module can be changed, and how: the small mistakes that people make.
import { type AnyNode, type Expression, type Literal, parse } from 'acorn'

/** A change of one place: an expression or a statement that another one replaces. */
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
  UnaryExpression: ({ operator, start, end, argument }, source) =>
    operator === '!'
      ? [[start, end, `(${source.slice(argument.start, argument.end)})`, 'negation removed']]
      : [],
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
  { left, right, operator, start, end }: Of<'BinaryExpression'> | Of<'LogicalExpression'>,
  source: string,
): readonly Change[] {
  const other = SWAPS[operator]
  if (other === undefined) return []
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
  const [one, two] = [left, right].map((side) => `(${source.slice(side.start, side.end)})`)
  return [[start, end, `(${one} ${other} ${two})`, `${operator} to ${other}`]]
}

const always = ({ start, end }: Expression): readonly Change[] => [
  [start, end, 'true', 'condition is always true'],
  [start, end, 'false', 'condition is never true'],
]

function literal({ start, end, value, regex }: Literal): readonly Change[] {
  if (regex) return looser(start, end, regex)
  if (typeof value === 'boolean') return [[start, end, String(!value), `${value} to ${!value}`]]
  if (typeof value === 'number')
    return [[start, end, String(larger(value)), `${value} to ${larger(value)}`]]
  if (typeof value === 'string' && value !== '' && !isProse(value))
    return [[start, end, "''", 'text emptied']]
  return []
}

/** A regular expression without its start, its end, or a flag that decides what it takes. */
function looser(
  start: number,
  end: number,
  { pattern, flags }: { readonly pattern: string; readonly flags: string },
): readonly Change[] {
  const found: Change[] = []
  if (/^\^./.test(pattern)) found.push([start, end, `/${pattern.slice(1)}/${flags}`, 'no start'])
  if (/[^\\]\$$/.test(pattern))
    found.push([start, end, `/${pattern.slice(0, -1)}/${flags}`, 'no end'])
  for (const flag of 'ims')
    if (flags.includes(flag))
      found.push([start, end, `/${pattern}/${flags.replace(flag, '')}`, `no flag ${flag}`])
  return found
}

/** One more of few; of times and sizes, twice as much. */
const larger = (value: number) => (value < 100 ? value + 1 : 2 * value)

/** Tests hold what a message says, not its words. */
const isProse = (text: string) => /\w \w/.test(text)

/** Parts of a node that are names, not values. */
const NAMES = new Set(['key', 'source', 'specifiers', 'directive'])

/** Every place of a module where one change can be made. */
export function sitesOf(source: string): Site[] {
  const sites: Site[] = []
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const changesOf = CHANGES[node.type] as
      | ((node: AnyNode, source: string) => Change[])
      | undefined
    for (const [start, end, text, kind] of changesOf?.(node, source) ?? [])
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
