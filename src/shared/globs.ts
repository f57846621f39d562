/**
 * Globs over names from outside: targets, code owners, file paths, test names. The patterns come
 * from the workflow and the names from whatever a pull request brings, so the time is linear in the
 * name whatever the pattern is (docs/adr/0020).
 */

/** How `*` treats a slash. */
export interface GlobOptions {
  /**
   * `path` (where absent): `*`, `?` and `[…]` stop at `/`, as in paths, Bazel labels (`//a/b:c`)
   * and code owners (`@org/team`). `text`: a slash is a character like any other, as in names of
   * tests.
   */
  readonly style?: 'path' | 'text'
}

/**
 * Compiles globs into one matcher that tells whether any of them matches the whole of a text. An
 * empty list matches nothing. Case counts. Every pattern is valid: what has no special meaning
 * where it stands is taken literally.
 *
 * | syntax | matches |
 * |---|---|
 * | `*` | any run of characters but `/`, also none |
 * | `**` | any run of characters, `/` included |
 * | `**` and a slash, at the start or after a slash | any number of folders, also none: `a/**` + `/b` matches `a/b` and `a/x/y/b` |
 * | `?` | one character but `/` |
 * | `[abc]`, `[a-z]`, `[!a]`, `[^a]` | one character of a class, or outside it, never `/`; a `[` that is not closed is literal |
 * | `{a,b*}` | one of the alternatives; they nest, and braces without a comma are literal |
 * | `\` and a character | that character |
 *
 * `:`, `@` and a leading `!` or `.` are characters like any other: `//app/*:*` takes every target
 * of the packages directly below `//app`, `//app/**` everything below it, `@org/*` every team of an
 * organization, and `**` everything.
 */
export function compileGlobs(
  patterns: readonly string[],
  { style = 'path' }: GlobOptions = {},
): (text: string) => boolean {
  if (patterns.length === 0) return () => false
  const automaton = new Automaton(program(patterns, style === 'path'))
  return (text) => automaton.matches(text)
}

/** An instruction of a nondeterministic automaton; its place in the program is its state. */
type Instruction =
  /** Takes one character and goes on with the next instruction. */
  | { readonly type: 'one'; readonly takes: (char: number) => boolean }
  /** Takes any number of characters. */
  | { readonly type: 'many'; readonly takes: (char: number) => boolean }
  /** Goes on at each of `to` without taking anything. */
  | { readonly type: 'fork'; readonly to: number[] }
  | { readonly type: 'end' }

type Token =
  | { readonly type: 'char'; readonly char: number }
  | { readonly type: 'class'; readonly takes: (char: number) => boolean }
  | { readonly type: '?' | '*' | '**' | '**/' | '{' | ',' | '}' }

const SLASH = 0x2f
const code = (char: string): number => char.codePointAt(0) as number

function program(patterns: readonly string[], slashStops: boolean): Instruction[] {
  const start = { type: 'fork' as const, to: [] as number[] }
  const instructions: Instruction[] = [start]
  for (const pattern of patterns) {
    start.to.push(instructions.length)
    emit(tokens(pattern), instructions, slashStops)
    instructions.push({ type: 'end' })
  }
  return instructions
}

/** Splits a pattern into what has a meaning. One pass: nothing is looked for twice. */
function tokens(pattern: string): Token[] {
  const chars = [...pattern]
  const lastBracket = chars.lastIndexOf(']')
  const found: Token[] = []
  /** For each open brace, whether a segment starts in front of it, and so inside. */
  const open: boolean[] = []
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] as string
    if (char === '\\' && at + 1 < chars.length) {
      found.push({ type: 'char', char: code(chars[++at] as string) })
    } else if (char === '*') {
      let end = at
      while (chars[end + 1] === '*') end++
      const wholeFolder =
        end > at && chars[end + 1] === '/' && startsSegment(found.at(-1), open.at(-1))
      found.push({ type: end === at ? '*' : wholeFolder ? '**/' : '**' })
      at = wholeFolder ? end + 1 : end
    } else if (char === '[' && at + 2 <= lastBracket) {
      // `[]a]` and `[!]a]` hold a bracket: the first character of a class never closes it.
      const first = at + (/[!^]/.test(chars[at + 1] as string) ? 2 : 1)
      const end = chars.indexOf(']', first + 1)
      if (end === -1) found.push({ type: 'char', char: code(char) })
      else {
        found.push({ type: 'class', takes: classOf(chars.slice(first, end), first > at + 1) })
        at = end
      }
    } else if (char === '?' || char === '{' || char === ',' || char === '}') {
      if (char === '{') open.push(startsSegment(found.at(-1), open.at(-1)))
      else if (char === '}') open.pop()
      found.push({ type: char })
    } else found.push({ type: 'char', char: code(char) })
  }
  return pairBraces(found)
}

/** @param inGroup whether a segment starts with the group of braces that this stands in */
const startsSegment = (before: Token | undefined, inGroup = false): boolean =>
  before === undefined ||
  before.type === '**/' ||
  (before.type === 'char' && before.char === SLASH) ||
  ((before.type === '{' || before.type === ',') && inGroup)

/** Leaves braces and commas special only in pairs with a comma; the rest become characters. */
function pairBraces(found: readonly Token[]): Token[] {
  const special = new Set<number>()
  const open: { at: number; commas: number[] }[] = []
  for (const [at, { type }] of found.entries()) {
    if (type === '{') open.push({ at, commas: [] })
    else if (type === ',') open.at(-1)?.commas.push(at)
    else if (type === '}') {
      const pair = open.pop()
      if (pair === undefined || pair.commas.length === 0) continue
      for (const part of [pair.at, ...pair.commas, at]) special.add(part)
    }
  }
  return found.map((token, at) =>
    (token.type === '{' || token.type === ',' || token.type === '}') && !special.has(at)
      ? { type: 'char', char: code(token.type) }
      : token,
  )
}

function classOf(chars: readonly string[], negated: boolean): (char: number) => boolean {
  const ranges: [number, number][] = []
  for (let at = 0; at < chars.length; at++) {
    const from = code(chars[at] as string)
    const isRange = chars[at + 1] === '-' && at + 2 < chars.length
    ranges.push([from, isRange ? code(chars[at + 2] as string) : from])
    if (isRange) at += 2
  }
  return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== negated
}

function emit(found: readonly Token[], into: Instruction[], slashStops: boolean): void {
  const any = () => true
  const inside = slashStops ? (char: number) => char !== SLASH : any
  const open: { fork: number[]; ends: number[][] }[] = []
  const fork = (): number[] => {
    const to: number[] = []
    into.push({ type: 'fork', to })
    return to
  }
  for (const token of found) {
    const group = open.at(-1)
    if (token.type === 'char') into.push({ type: 'one', takes: (char) => char === token.char })
    else if (token.type === 'class')
      into.push({ type: 'one', takes: (char) => inside(char) && token.takes(char) })
    else if (token.type === '?') into.push({ type: 'one', takes: inside })
    else if (token.type === '*') into.push({ type: 'many', takes: inside })
    else if (token.type === '**') into.push({ type: 'many', takes: any })
    else if (token.type === '**/') {
      const to = fork()
      to.push(into.length, into.length + 2)
      into.push({ type: 'many', takes: any }, { type: 'one', takes: (char) => char === SLASH })
    } else if (token.type === '{') {
      const to = fork()
      to.push(into.length)
      open.push({ fork: to, ends: [] })
    } else if (token.type === ',') {
      group?.ends.push(fork())
      group?.fork.push(into.length)
    } else {
      for (const end of group?.ends ?? []) end.push(into.length)
      open.pop()
    }
  }
}

/** A set of states, with what is known of where each character leads. */
interface Node {
  readonly states: readonly number[]
  readonly accepts: boolean
  readonly next: Map<number, Node>
}

/** States that the cache may hold before it is emptied: some 40 MB at worst. */
const CACHE_STATES = 1_000_000

/**
 * Runs all states at once, and remembers the sets of states that it has met (a lazily built
 * deterministic automaton): a step is usually a look-up, and linear in the program at worst.
 */
class Automaton {
  readonly #program: readonly Instruction[]
  /** For each state the last round that it was added in. */
  readonly #round: Uint32Array
  #rounds = 0
  #nodes = new Map<string, Node>()
  #cached = 0
  #start: Node

  constructor(instructions: readonly Instruction[]) {
    this.#program = instructions
    this.#round = new Uint32Array(instructions.length)
    this.#start = this.#node([0])
  }

  matches(text: string): boolean {
    let node = this.#start
    for (let at = 0; at < text.length; at++) {
      const char = text.codePointAt(at) as number
      if (char > 0xffff) at++
      let next = node.next.get(char)
      if (next === undefined) {
        next = this.#step(node, char)
        node.next.set(char, next)
        this.#cached++
      }
      if (next.states.length === 0) return next.accepts && at === text.length - 1
      node = next
    }
    return node.accepts
  }

  #step(node: Node, char: number): Node {
    const reached: number[] = []
    for (const state of node.states) {
      const instruction = this.#program[state] as Instruction
      if (instruction.type === 'one' && instruction.takes(char)) reached.push(state + 1)
      else if (instruction.type === 'many' && instruction.takes(char)) reached.push(state)
    }
    return this.#node(reached)
  }

  /** The node of the states reached and all that lead on from them without a character. */
  #node(reached: readonly number[]): Node {
    const round = ++this.#rounds
    const states: number[] = []
    let accepts = false
    const pending = [...reached]
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (this.#round[state] === round) continue
      this.#round[state] = round
      const instruction = this.#program[state] as Instruction
      if (instruction.type === 'fork') for (const to of instruction.to) pending.push(to)
      else if (instruction.type === 'end') accepts = true
      else {
        states.push(state)
        if (instruction.type === 'many') pending.push(state + 1)
      }
    }
    states.sort((one, other) => one - other)
    return this.#remember({ states, accepts, next: new Map() })
  }

  #remember(node: Node): Node {
    const key = `${node.accepts ? '+' : '-'}${node.states.join()}`
    const known = this.#nodes.get(key)
    if (known !== undefined) return known
    if (this.#cached > CACHE_STATES) {
      this.#nodes.clear()
      this.#cached = 0
      this.#start?.next.clear()
    }
    this.#nodes.set(key, node)
    this.#cached += node.states.length + 1
    return node
  }
}
