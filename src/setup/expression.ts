/**
 * Evaluates expressions of GitHub Actions, as far as their contexts are known (GitHub docs: "Evaluate
 * expressions in workflows and actions").
 */

/** A value that is not known before the run. */
export const UNKNOWN = Symbol('unknown')

type Plain = string | number | boolean | null
export type Value = Plain | typeof UNKNOWN

/** Known values by their path in lower case, such as `github.ref`. Below null, everything is null. */
export type ExpressionContext = Readonly<Record<string, Plain>>

/** Evaluates a text with expressions in `${{ }}`. A text that is one expression keeps its type. */
export function evaluateTemplate(template: string, context: ExpressionContext): Value {
  const whole = /^\s*\$\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(template)?.[1]
  if (whole !== undefined) return evaluate(whole, context)
  const values = template.split(/\$\{\{(.*?)\}\}/s).map((part, index) => {
    if (index % 2 === 0) return part
    return evaluate(part, context)
  })
  if (values.includes(UNKNOWN)) return UNKNOWN
  return values.map((value) => textOf(value as Plain)).join('')
}

/** Evaluates an expression; {@link UNKNOWN} if its result depends on what is not known. */
export function evaluate(expression: string, context: ExpressionContext): Value {
  const tokens: readonly string[] = expression.match(TOKEN) ?? []
  const isPlausible = expression.length <= MAX_LENGTH && tokens.join('') === expression
  if (!isPlausible) return UNKNOWN
  try {
    return new Parser(
      tokens.filter((token) => /\S/.test(token)),
      context,
    ).whole()
  } catch (error) {
    if (error instanceof SyntaxError) return UNKNOWN
    throw error
  }
}

/** True unless the value is one of those that a condition takes for false. */
const isTruthy = (value: Value): boolean => value !== UNKNOWN && Boolean(value)
/** True if a condition takes the value for false. */
export const isFalsy = (value: Value): boolean => value !== UNKNOWN && !value

/** Longer ones could nest too deeply. */
const MAX_LENGTH = 2000
const TOKEN =
  /\s+|'(?:[^']|'')*'|&&|\|\||[!=<>]=|[!<>()[\],]|\.\*|\.?[A-Za-z_][\w-]*|-?\d+(?:\.\d+)?/g

const LITERALS: ReadonlyMap<string, Plain> = new Map<string, Plain>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Descends through the operators, from the weakest to the strongest. */
class Parser {
  readonly #tokens: readonly string[]
  readonly #context: ExpressionContext
  #at = 0

  constructor(tokens: readonly string[], context: ExpressionContext) {
    this.#tokens = tokens
    this.#context = context
  }

  whole(): Value {
    const value = this.#or()
    if (this.#at < this.#tokens.length) throw new SyntaxError('more follows')
    return value
  }

  #take(...wanted: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (token === undefined || !wanted.includes(token)) return undefined
    this.#at++
    return token
  }

  #expect(token: string): void {
    if (this.#take(token) === undefined) throw new SyntaxError(`no ${token}`)
  }

  #or(): Value {
    let left = this.#and()
    while (this.#take('||')) {
      const right = this.#and()
      if (isFalsy(left)) left = right
      else if (left === UNKNOWN && right === true) left = true
    }
    return left
  }

  #and(): Value {
    let left = this.#comparison()
    while (this.#take('&&')) {
      const right = this.#comparison()
      if (isTruthy(left)) left = right
      else if (left === UNKNOWN && isFalsy(right)) left = false
    }
    return left
  }

  #comparison(): Value {
    const left = this.#unary()
    const operator = this.#take('==', '!=', '<', '<=', '>', '>=')
    if (operator === undefined) return left
    const right = this.#unary()
    if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN
    return COMPARISONS[operator]?.(left, right) ?? UNKNOWN
  }

  #unary(): Value {
    if (this.#take('!')) {
      const value = this.#unary()
      return value === UNKNOWN ? UNKNOWN : !value
    }
    if (this.#take('(')) {
      const value = this.#or()
      this.#expect(')')
      return value
    }
    return this.#operand()
  }

  #operand(): Value {
    const token = this.#tokens[this.#at++]
    if (token === undefined || !/^['\w-]/.test(token)) throw new SyntaxError('no operand')
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
    if (/^-?\d/.test(token)) return Number(token)
    const literal = LITERALS.get(token)
    if (literal !== undefined) return literal
    if (this.#take('(')) return this.#call(token.toLowerCase())
    return this.#lookUp(token)
  }

  #call(name: string): Value {
    const given: Value[] = []
    while (!this.#take(')')) {
      if (given.length > 0) this.#expect(',')
      given.push(this.#or())
    }
    const call = FUNCTIONS[name]
    if (call === undefined || given.includes(UNKNOWN)) return UNKNOWN
    return call(...given.map((value) => textOf(value as Plain)))
  }

  /** Reads a path such as `github.event['number']`. */
  #lookUp(first: string): Value {
    const path = [first]
    for (;;) {
      const next = this.#tokens[this.#at]
      if (next?.startsWith('.')) path.push(next.slice(1))
      else if (next === '[') path.push(this.#index())
      else break
      this.#at++
    }
    for (let length = 1; length <= path.length; length++) {
      const value = this.#context[path.slice(0, length).join('.').toLowerCase()]
      if (value === null || (value !== undefined && length === path.length)) return value
    }
    return UNKNOWN
  }

  #index(): string {
    this.#at++
    const index = this.#or()
    if (this.#tokens[this.#at] !== ']') throw new SyntaxError('no ]')
    return index === UNKNOWN ? '*' : textOf(index)
  }
}

const textOf = (value: Plain): string => (value === null ? '' : String(value))

const numberOf = (value: Plain): number =>
  typeof value === 'string' && value.trim() === '' ? 0 : Number(value)

/** Texts are compared regardless of case, and values of different types as numbers. */
function areEqual(left: Plain, right: Plain): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left.toLowerCase() === right.toLowerCase()
  if (typeof left === typeof right) return left === right
  return numberOf(left) === numberOf(right)
}

const COMPARISONS: Readonly<Record<string, (left: Plain, right: Plain) => boolean>> = {
  '==': areEqual,
  '!=': (left, right) => !areEqual(left, right),
  '<': (left, right) => numberOf(left) < numberOf(right),
  '<=': (left, right) => numberOf(left) <= numberOf(right),
  '>': (left, right) => numberOf(left) > numberOf(right),
  '>=': (left, right) => numberOf(left) >= numberOf(right),
}

const lower = (text: string): string => text.toLowerCase()

/** Functions whose result is known while jobs that are needed succeed. */
const FUNCTIONS: Readonly<Record<string, (...given: readonly string[]) => Plain>> = {
  always: () => true,
  success: () => true,
  cancelled: () => false,
  failure: () => false,
  contains: (text = '', part = '') => lower(text).includes(lower(part)),
  startswith: (text = '', part = '') => lower(text).startsWith(lower(part)),
  endswith: (text = '', part = '') => lower(text).endsWith(lower(part)),
  format: (template = '', ...values) =>
    template.replace(/\{(\d+)\}/g, (_, index) => values[Number(index)] ?? ''),
}
