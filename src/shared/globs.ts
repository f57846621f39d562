/**
 * Compiles globs into one matcher that tells whether any of them matches the whole of a text, in
 * time linear in the text (docs/adr/0020). An empty list matches nothing. Case counts. Every
 * pattern is valid: what has no special meaning where it stands is taken literally.
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
 * of the packages directly below `//app`, `@org/*` every team of an organization.
 * @param style in a `text`, such as the name of a test, a slash is a character like any other
 */
export function compileGlobs(
  patterns: readonly string[],
  style: 'path' | 'text' = 'path',
): (text: string) => boolean {
  const start: number[] = []
  const program: State[] = [{ to: start }, { to: [] }]
  for (const pattern of patterns) {
    start.push(program.length)
    compile(pattern, style, program)
    program.push({ to: [END] })
  }
  const automaton = new Automaton(program)
  return (text) => automaton.matches(text)
}

type Takes = (char: number) => boolean

/** It takes a character and goes on at `to`, or goes on at each of `to` without one. */
interface State {
  readonly takes?: Takes
  readonly to: readonly number[]
}
const START = 0
const END = 1

const TOKEN = /\\(?<escaped>.)|\*\*+\/?|./gsu
/** The first character of a class never closes it: `[]a]` and `[!]a]` hold a bracket. */
const CLASS = /\[[!^](?<excluded>.[^\]]*)\]|\[(?<included>[^!^][^\]]*)\]/
const CLASS_OR_TOKEN = new RegExp(`${CLASS.source}|${TOKEN.source}`, 'gsu')

/** Behind the last `]` no class is looked for: every search would go to the end. */
function tokensOf(pattern: string): RegExpExecArray[] {
  const end = pattern.lastIndexOf(']') + 1
  return [...pattern.slice(0, end).matchAll(CLASS_OR_TOKEN), ...pattern.slice(end).matchAll(TOKEN)]
}

const code = (char: string): number => char.codePointAt(0) as number

/** Appends the states of a pattern; the last ones go on at what is appended next. */
function compile(pattern: string, style: 'path' | 'text', program: State[]): void {
  const slash = code('/')
  const any: Takes = () => true
  const inSegment: Takes = style === 'text' ? any : (char) => char !== slash
  const one = (takes: Takes) => program.push({ takes, to: [program.length + 1] })
  const literal = (text: string) => {
    const only = code(text)
    one((char) => char === only)
  }
  const many = (takes: Takes) => {
    const at = program.length
    program.push({ to: [at + 1, at + 2] }, { takes, to: [at] })
  }
  /** For each open brace where it and its commas stand, and whether a segment starts there. */
  const open: { readonly places: number[]; readonly startsSegment: boolean }[] = []
  let startsSegment = true
  for (const { 0: token, groups: { escaped, excluded, included } = {} } of tokensOf(pattern)) {
    const group = token === '}' ? open.pop() : open.at(-1)
    if (escaped !== undefined) literal(escaped)
    else if (excluded !== undefined) one(classOf(excluded, true, inSegment))
    else if (included !== undefined) one(classOf(included, false, inSegment))
    else if (token === '?') one(inSegment)
    else if (token === '*') many(inSegment)
    else if (token.startsWith('**')) {
      const isFolders = startsSegment && token.endsWith('/')
      if (isFolders) program.push({ to: [program.length + 1, program.length + 4] })
      many(any)
      if (token.endsWith('/')) literal('/')
    } else if (token === '}' && group !== undefined && group.places.length > 1)
      fork(program, group.places)
    else {
      // Braces and commas too are literal, until a brace closes a group that has a comma.
      if (token === '{') open.push({ places: [program.length], startsSegment })
      else if (token === ',') group?.places.push(program.length)
      literal(token)
    }
    if (token === ',') startsSegment = group?.startsSegment === true
    else if (token !== '{') startsSegment = token.endsWith('/')
  }
}

/** Makes alternatives of what follows each place, up to the next one. */
function fork(program: State[], places: readonly number[]): void {
  const end = program.length
  for (const [index, at] of places.entries())
    program[at] = { to: index === 0 ? places.map((place) => place + 1) : [end] }
}

function classOf(members: string, negated: boolean, inSegment: Takes): Takes {
  const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].map(
    ([, from = '', to = from]) => [code(from), code(to)] as const,
  )
  return (char) =>
    inSegment(char) && ranges.some(([from, to]) => char >= from && char <= to) !== negated
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
  readonly #program: readonly State[]
  #nodes = new Map<string, Node>()
  #cached = 0
  #start: Node

  constructor(program: readonly State[]) {
    this.#program = program
    this.#start = this.#node([START])
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

  #step({ states }: Node, char: number): Node {
    const taking = states.map((state) => this.#program[state] as State)
    return this.#node(taking.flatMap(({ takes, to }) => (takes?.(char) ? to : [])))
  }

  /** The node of some states and of all that follow without a character. */
  #node(reached: readonly number[]): Node {
    const all = new Set(reached)
    // What is added on the way has its turn too.
    for (const state of all) {
      const { takes, to } = this.#program[state] as State
      if (takes === undefined) for (const next of to) all.add(next)
    }
    const accepts = all.has(END)
    const states = [...all].filter((state) => this.#program[state]?.takes).sort((a, b) => a - b)
    const key = `${accepts ? '+' : '-'}${states.join()}`
    const known = this.#nodes.get(key)
    if (known !== undefined) return known
    if (this.#cached > CACHE_STATES) {
      this.#nodes.clear()
      this.#cached = 0
      this.#start?.next.clear()
    }
    const node = { states, accepts, next: new Map() }
    this.#nodes.set(key, node)
    this.#cached += states.length + 1
    return node
  }
}
