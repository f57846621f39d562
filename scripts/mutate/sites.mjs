// Where a compiled module can be changed, and how: the small mistakes that people make.
import { parse } from 'acorn'

/**
 * A change of one place. @typedef {{ start: number, end: number, text: string, kind: string }} Site
 */

const SWAPS = {
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

/** The changes that a node allows, as [start, end, text, kind]. */
const CHANGES = {
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
    argument && argument.name !== 'undefined'
      ? [[argument.start, argument.end, 'undefined', 'nothing returned']]
      : [],
  ExpressionStatement: ({ start, end, expression }) =>
    /^(Call|Await|Assignment|Update)Expression$/.test(expression.type)
      ? [[start, end, ';', 'statement removed']]
      : [],
}

function swap({ left, right, operator }, source) {
  const other = SWAPS[operator]
  if (other === undefined) return []
  const at = left.end + source.slice(left.end, right.start).indexOf(operator)
  // A swap of `+` in a concatenation only makes NaN; a text is changed as a text.
  if (
    operator === '+' &&
    [left, right].some(({ type, value }) => typeof value === 'string' || type === 'TemplateLiteral')
  )
    return []
  return [[at, at + operator.length, other, `${operator} to ${other}`]]
}

const always = ({ start, end }) => [
  [start, end, 'true', 'condition is always true'],
  [start, end, 'false', 'condition is never true'],
]

function literal({ start, end, value }) {
  if (typeof value === 'boolean') return [[start, end, String(!value), `${value} to ${!value}`]]
  if (typeof value === 'number')
    return [[start, end, String(larger(value)), `${value} to ${larger(value)}`]]
  if (typeof value === 'string' && value !== '' && !isProse(value))
    return [[start, end, "''", 'text emptied']]
  return []
}

/** One more of few; of times and sizes, twice as much. */
const larger = (value) => (value < 100 ? value + 1 : 2 * value)

/** Tests hold what a message says, not its words. */
const isProse = (text) => /\w \w/.test(text)

/** Parts of a node that are names, not values. */
const NAMES = new Set(['key', 'source', 'specifiers', 'directive'])

/**
 * Every place of a module where one change can be made.
 *
 * @returns {Site[]}
 */
export function sitesOf(source) {
  const sites = []
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    for (const [start, end, text, kind] of CHANGES[node.type]?.(node, source) ?? [])
      sites.push({ start, end, text, kind })
  })
  return sites
}

function walk(node, visit) {
  if (node.type === 'ImportDeclaration' || node.directive !== undefined) return
  visit(node)
  for (const [name, child] of Object.entries(node)) {
    if (NAMES.has(name) && !(name === 'key' && node.computed)) continue
    for (const inner of Array.isArray(child) ? child : [child])
      if (typeof inner?.type === 'string') walk(inner, visit)
  }
}

/**
 * The module with a note at the beginning of each function, which adds `<file>:<start>` to the set
 * `globalThis.reached`.
 */
export function instrument(source, file) {
  const inserts = []
  const note = (start) => `globalThis.reached?.add(${JSON.stringify(`${file}:${start}`)})`
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (!/Function/.test(node.type)) return
    if (node.body.type === 'BlockStatement')
      inserts.push([node.body.start + 1, `${note(node.start)};`])
    else inserts.push([node.body.start, `(${note(node.start)},`], [node.body.end, ')'])
  })
  let text = source
  for (const [at, insert] of inserts.sort((a, b) => b[0] - a[0]))
    text = text.slice(0, at) + insert + text.slice(at)
  return `${text}\nglobalThis.reached?.add(${JSON.stringify(`${file}:0`)})\n`
}

/** The start of the innermost function around a place; 0 for the module itself. */
export function functionAround(source, place) {
  let innermost = 0
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (/Function/.test(node.type) && node.start <= place && place < node.end)
      innermost = node.start
  })
  return innermost
}
