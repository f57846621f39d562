/** The patterns of `branches` and the like, as GitHub Actions reads them. */

/** Returns the ends of what one part of a pattern matches in a text, from one place on. */
type PatternPart = (text: string, from: number) => readonly number[]

/**
 * Tells whether a list of patterns admits a name. The last pattern that matches decides, and one that
 * begins with `!` excludes (GitHub docs: "Workflow syntax", "Filter pattern cheat sheet").
 * @returns `undefined` if GitHub would refuse one of the patterns
 */
export function admits(patterns: readonly string[], name: string): boolean | undefined {
  let isAdmitted = false
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith('!')
    const matches = matchesPattern(isNegative ? pattern.slice(1) : pattern, name)
    if (matches === undefined) return undefined
    if (matches) isAdmitted = !isNegative
  }
  return isAdmitted
}

/**
 * | pattern | matches |
 * |---|---|
 * | `*` | any number of characters except `/` |
 * | `**` | any number of characters |
 * | `**` and a slash | any number of folders |
 * | `?` | the character before it, once or not at all |
 * | `+` | the character before it, once or more |
 * | `[a-z]` | one character of a class |
 * | `\` and a character | that character |
 *
 * It keeps all places that the parts so far can end at, so that no pattern takes long.
 */
function matchesPattern(pattern: string, name: string): boolean | undefined {
  const parts = patternParts(pattern)
  if (parts === undefined) return undefined
  let places: ReadonlySet<number> = new Set([0])
  for (const part of parts) places = new Set([...places].flatMap((place) => part(name, place)))
  return places.has(name.length)
}

const PATTERN_TOKEN = /\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[^[\\]/gsu

/** Splits a pattern; `undefined` if it is none. */
function patternParts(pattern: string): readonly PatternPart[] | undefined {
  const tokens: readonly string[] = pattern.match(PATTERN_TOKEN) ?? []
  if (tokens.join('') !== pattern || tokens.includes('[]')) return undefined
  const parts: PatternPart[] = []
  for (const token of tokens) {
    const before = parts.at(-1)
    if (token === '?' && before !== undefined) parts.splice(-1, 1, optionally(before))
    else if (token === '+' && before !== undefined) parts.splice(-1, 1, repeatedly(before))
    else parts.push(patternPart(token))
  }
  return parts
}

function patternPart(token: string): PatternPart {
  if (token === '**/') return anyFolders
  if (token === '**') return optionally(repeatedly(character(() => true)))
  if (token === '*') return optionally(repeatedly(character((char) => char !== '/')))
  if (token.startsWith('[')) return character(classOf(token.slice(1, -1)))
  const isEscape = token.length > 1 && token.startsWith('\\')
  const literal = isEscape ? token.slice(1) : token
  return character((char) => char === literal)
}

const character =
  (accepts: (char: string) => boolean): PatternPart =>
  (text, from) => {
    const char = text.charAt(from)
    if (char === '' || !accepts(char)) return []
    return [from + 1]
  }

const optionally =
  (part: PatternPart): PatternPart =>
  (text, from) => [from, ...part(text, from)]

const repeatedly =
  (part: PatternPart): PatternPart =>
  (text, from) => {
    const ends = new Set<number>()
    for (let next = [...part(text, from)]; next.length > 0; ) {
      for (const end of next) ends.add(end)
      next = next.flatMap((end) => part(text, end)).filter((end) => !ends.has(end))
    }
    return [...ends]
  }

/** No folder at all, or everything up to any later slash. */
const anyFolders: PatternPart = (text, from) => {
  const ends = [from]
  for (let at = from + 1; at < text.length; at++) if (text.charAt(at) === '/') ends.push(at + 1)
  return ends
}

/** Characters and ranges between brackets, such as `a-z0`. */
function classOf(members: string): (char: string) => boolean {
  const ranges = [...members.matchAll(/(.)(?:-(.))?/gsu)]
  return (char) => ranges.some(([, from = '', to = from]) => char >= from && char <= to)
}
