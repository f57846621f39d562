import { InputError } from './errors.js'
import { truncate } from './text.js'

/** Alternatives that the braces of one pattern may expand to. */
const MAX_ALTERNATIVES = 1000
/** Characters of one pattern. No path has more, and no engine compiles many more. */
const MAX_LENGTH = 4096
/** Characters of all alternatives of one pattern together. */
const MAX_EXPANDED = 100_000

/**
 * Compiles globs into one predicate: does any of them match the whole text? An empty list matches
 * nothing. Every pattern is valid: a special character in a place without a meaning is literal.
 *
 * | syntax | matches |
 * |---|---|
 * | `*` | any number of characters except `/` |
 * | `**` | any number of characters, `/` included |
 * | `**` and a slash, at the start or after a slash | any number of folders, also none: `a/**` + `/b` matches `a/b` and `a/x/y/b` |
 * | `?` | one character except `/` |
 * | `[abc]`, `[a-z]`, `[!a]`, `[^a]` | one character of a class, or outside it, never `/`; an unclosed `[` is literal |
 * | `{a,b*}` | one of the alternatives; they nest, and braces without a comma are literal |
 * | `\` and a character | that character |
 *
 * A pattern that equals a text to the letter matches it too, brackets and braces included. In a path
 * this holds for each segment: `app/[slug]/**` also means the folder `[slug]`.
 *
 * `:`, `@` and a leading `!` or `.` are ordinary characters: `//app/*:*` matches every target of
 * the packages directly below `//app`, `@org/*` every team of an organization.
 *
 * The time is linear in the text, whatever the pattern (docs/maintaining/decisions/impacted-targets.md).
 * @param style in a `text`, such as the name of a test, a slash is an ordinary character
 * @throws {InputError} a pattern is too long, or its braces have too many alternatives
 */
export function compileGlobs(
  patterns: readonly string[],
  style: 'path' | 'text' = 'path',
  ignoreCase = false,
): (text: string) => boolean {
  const flags = ignoreCase ? 'ius' : 'us'
  const expressions = patterns.flatMap((pattern) =>
    alternatives(pattern, style).map((tokens) => new RegExp(toRegExp(tokens, style), flags)),
  )
  return (text) => expressions.some((expression) => expression.test(text))
}

/** The first character of a class never closes it: `[]a]` and `[!]a]` contain a bracket. */
const GLOB_TOKEN = /\\.|\[[!^].[^\]]*\]|\[[^!^][^\]]*\]|\*+\/?|./gsu

/** Expands every reading of a pattern, each alternative as tokens. */
function alternatives(pattern: string, style: 'path' | 'text'): readonly (readonly string[])[] {
  const problem = globProblem(pattern)
  if (problem !== undefined) throw new InputError([problem])
  return readingsOf(pattern, style).flatMap((tokens) => [...expand(tokens)])
}

/** Each special segment doubles the readings of a pattern, so only this many are told apart. */
const MAX_SPECIAL_SEGMENTS = 6

/**
 * The ways to read a pattern: its brackets, braces and backslashes as syntax or to the letter. In a
 * path, each segment has both. A backslash at the start takes the rest of the pattern to the letter.
 */
function readingsOf(pattern: string, style: 'path' | 'text'): readonly (readonly string[])[] {
  const tokens = tokensOf(pattern)
  const segments = style === 'path' ? segmentsOf(tokens) : [tokens]
  const special = segments.filter(isSpecial).length
  const isTooSpecial = special > MAX_SPECIAL_SEGMENTS
  let readings: (readonly string[])[] = [[]]
  if (isTooSpecial) readings = [tokens, toTheLetter(tokens)]
  else
    for (const segment of segments) {
      const ways = isSpecial(segment) ? [segment, toTheLetter(segment)] : [segment]
      readings = readings.flatMap((before) => ways.map((way) => [...before, ...way]))
    }
  if (pattern.startsWith('\\')) readings.push([...pattern.slice(1)].map(escaped))
  return readings
}

/** Splits the tokens of a path after each slash that is not inside braces. */
function segmentsOf(tokens: readonly string[]): readonly (readonly string[])[] {
  const segments: string[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    segments.at(-1)?.push(token)
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth === 0 && token.endsWith('/')) segments.push([])
  }
  return segments
}

/** True if a token of the segment has a meaning as syntax and is no wildcard. */
const isSpecial = (segment: readonly string[]): boolean =>
  segment.some((token) => token === '{' || /^[[\\]./su.test(token))

/** Takes away the meaning of brackets, braces and backslashes. Wildcards also match themselves. */
const toTheLetter = (tokens: readonly string[]): readonly string[] =>
  tokens.flatMap((token) => (/^[*?]/.test(token) ? [token] : [...token].map(escaped)))

const escaped = (character: string): string => `\\${character}`

/** Returns why a pattern cannot be compiled, or `undefined` if it can. */
export function globProblem(pattern: string): string | undefined {
  const glob = `the glob ${JSON.stringify(truncate(pattern, 60))}`
  if (pattern.length > MAX_LENGTH)
    return `${glob} has ${pattern.length} characters, more than ${MAX_LENGTH}`
  let count = 0
  let expanded = 0
  for (const alternative of expand(tokensOf(pattern))) {
    expanded += alternative.length
    if (++count > MAX_ALTERNATIVES)
      return `${glob} has braces with more than ${MAX_ALTERNATIVES} alternatives`
    if (expanded > MAX_EXPANDED)
      return `${glob} has alternatives with more than ${MAX_EXPANDED} characters together`
  }
  return undefined
}

/** `*` and `/` are two tokens, but `**` and `/` are one. */
const tokensOf = (pattern: string): string[] =>
  (pattern.match(GLOB_TOKEN) ?? []).flatMap((token) => (token === '*/' ? ['*', '/'] : token))

function* expand(tokens: readonly string[]): Generator<readonly string[]> {
  for (let open = tokens.indexOf('{'); open !== -1; open = tokens.indexOf('{', open + 1)) {
    // The positions of the open brace, its commas and its closing brace.
    const marks = [open]
    let depth = 1
    let at = open
    while (depth > 0 && ++at < tokens.length) {
      if (tokens[at] === '{') depth++
      if (tokens[at] === '}') depth--
      if (depth === 0 || (depth === 1 && tokens[at] === ',')) marks.push(at)
    }
    if (depth > 0 || marks.length < 3) continue
    for (const [index, end] of marks.slice(1).entries()) {
      const part = tokens.slice((marks[index] as number) + 1, end)
      yield* expand([...tokens.slice(0, open), ...part, ...tokens.slice(at + 1)])
    }
    return
  }
  yield tokens
}

/** A wildcard, or nothing at the start, and the characters up to the next wildcard. */
interface Piece {
  readonly wildcard: '' | '*' | '**' | '**/'
  readonly fixed: string
}

/**
 * Translates a pattern without braces. A wildcard takes as little as it can until the characters
 * after it match, and never reconsiders (an atomic group): a later wildcard could take whatever it
 * would give up. After a `**`, each folder is tried once. Only the last piece tries on, because the
 * end must match as well. So the time is linear in the text.
 */
function toRegExp(tokens: readonly string[], style: 'path' | 'text'): string {
  const character = style === 'path' ? '[^/]' : '.'
  let count = 0
  const atomic = (expression: string) => `(?=(?<w${++count}>${expression}))\\k<w${count}>`
  const pieces = piecesOf(tokens, style, character)
  const source = (piece: Piece, isLast: boolean) => {
    const { wildcard, fixed } = piece
    const folders = wildcard.startsWith('**') ? '(?:[^/]*/)*?' : ''
    if (wildcard === '' || wildcard === '**/') return folders + fixed
    const run = `${character}*?${fixed}`
    return folders + (isLast ? run : atomic(run))
  }
  const spans = spansOf(pieces).map((span) => ({
    startsDeep: span[0]?.wildcard.startsWith('**'),
    text: span.map((piece) => source(piece, piece === pieces.at(-1))).join(''),
  }))
  const settledSpans = spans.map(({ startsDeep, text }, index) =>
    startsDeep && index < spans.length - 1 ? atomic(text) : text,
  )
  return `^${settledSpans.join('')}$`
}

function piecesOf(
  tokens: readonly string[],
  style: 'path' | 'text',
  character: string,
): readonly Piece[] {
  const pieces: Piece[] = []
  let wildcard: Piece['wildcard'] = ''
  let fixed = ''
  const next = (following: Piece['wildcard']) => {
    pieces.push({ wildcard, fixed })
    wildcard = following
    fixed = ''
  }
  for (const [index, token] of tokens.entries()) {
    const startsSegment = tokens[index - 1]?.endsWith('/') ?? true
    if (!token.startsWith('*')) fixed += singleCharacter(token, character)
    else if (style === 'path' && startsSegment && token.endsWith('/')) next('**/')
    else {
      next(style === 'path' && token.startsWith('**') ? '**' : '*')
      if (token.endsWith('/')) fixed = '/'
    }
  }
  next('')
  return pieces
}

/** Parts that begin at the start or at a `**`, and otherwise contain only `*`. */
function spansOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const spans: Piece[][] = []
  for (const piece of pieces) {
    const span = spans.at(-1)
    if (span === undefined || piece.wildcard.startsWith('**')) spans.push([piece])
    else span.push(piece)
  }
  return spans
}

/** Translates a token that matches one character. */
function singleCharacter(token: string, character: string): string {
  if (token === '?') return character
  const [, negation = '', members] = /^\[([!^]?)(.+)\]$/su.exec(token) ?? []
  if (members === undefined) return literal(token.length > 1 ? token.replace('\\', '') : token)
  const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)].filter(
    ([, from = '', to = from]) => codeOf(from) <= codeOf(to),
  )
  const set = ranges.map(([, from = '', to = from]) => `${literal(from)}-${literal(to)}`).join('')
  // The look-ahead keeps a class within its path segment.
  return `(?=${character})[${negation && '^'}${set}]`
}

const codeOf = (character: string): number => character.codePointAt(0) as number

const literal = (character: string): string => `\\u{${codeOf(character).toString(16)}}`
