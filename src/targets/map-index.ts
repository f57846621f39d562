/** Finds the entries of a map for a path, without trying every pattern. Pure. */
import { compilePathPatterns, relativePath } from '../shared/path-patterns.js'
import type { MapEntry, TargetsMap } from './map.js'

/** Finds the entries whose patterns match a path, in the order of the map. */
type MapMatcher = (path: string) => readonly MapEntry[]

/** One pattern of an entry. It is compiled when a path first has its fragment. */
interface Rule {
  readonly entry: number
  readonly pattern: string
  matches?: (path: string) => boolean
}

/**
 * Compiles a map. A path is compared only with the patterns that share a fragment of up to three
 * characters with it, so 200,000 paths and 500 patterns take about a second.
 */
export function compileMap(map: TargetsMap): MapMatcher {
  const rules = map.flatMap(({ patterns }, entry) =>
    patterns.map((pattern): Rule => ({ entry, pattern })),
  )
  const index = new FragmentIndex(rules)
  return (path) => {
    const relative = relativePath(path)
    const candidates = index.candidates(relative)
    if (candidates.length === 0) return []
    const found = new Set<number>()
    for (const rule of candidates) {
      if (found.has(rule.entry)) continue
      rule.matches ??= compilePathPatterns(withFolderItself(rule.pattern))
      if (rule.matches(relative)) found.add(rule.entry)
    }
    return [...found].sort((a, b) => a - b).map((entry) => map[entry] as MapEntry)
  }
}

/** A submodule and a link have the path of the folder that they stand for. */
function withFolderItself(pattern: string): readonly string[] {
  const folder = pattern.replace(/\/(?:\*\*)?$/, '')
  return folder === '' ? [pattern] : [pattern, folder]
}

const FRAGMENT_LENGTH = 3

/** Rules by a fragment that each path they match must have. */
class FragmentIndex {
  /** By the length of the fragments. */
  readonly #byLength = new Map<number, FragmentsOfLength>()
  /** Rules without a fragment, such as that of `**`. */
  readonly #others: Rule[] = []

  constructor(rules: readonly Rule[]) {
    const counts = new Map<string, number>()
    const fragments = rules.map(({ pattern }) => fragmentsOf(pattern))
    for (const fragment of fragments.flat()) counts.set(fragment, (counts.get(fragment) ?? 0) + 1)
    const countOf = (fragment: string) => counts.get(fragment) as number
    for (const [at, rule] of rules.entries()) {
      const ofRule = fragments[at] ?? []
      if (ofRule.length === 0) this.#others.push(rule)
      else
        this.#add(
          rule,
          ofRule.reduce((a, b) => (countOf(b) < countOf(a) ? b : a)),
        )
    }
  }

  #add(rule: Rule, fragment: string): void {
    const { length } = fragment
    const ofLength = this.#byLength.get(length) ?? new FragmentsOfLength(length)
    this.#byLength.set(length, ofLength)
    ofLength.add(rule, fragment)
  }

  /** The rules that may match a path; one may come twice. */
  candidates(path: string): readonly Rule[] {
    const candidates = [...this.#others]
    for (const ofLength of this.#byLength.values()) ofLength.addCandidates(path, candidates)
    return candidates
  }
}

/** The bits of one character in the hash of a fragment. */
const BITS = 7

class FragmentsOfLength {
  readonly #length: number
  readonly #rules = new Map<string, Rule[]>()
  readonly #mask: number
  /** Marks the hashes of all fragments: most of those in a path are in no rule. */
  readonly #hashes: Uint8Array

  constructor(length: number) {
    this.#length = length
    this.#mask = 2 ** (BITS * length) - 1
    this.#hashes = new Uint8Array(this.#mask + 1)
  }

  add(rule: Rule, fragment: string): void {
    const others = this.#rules.get(fragment)
    if (others === undefined) this.#rules.set(fragment, [rule])
    else others.push(rule)
    let hash = 0
    for (let at = 0; at < fragment.length; at++) hash = (hash << BITS) ^ fragment.charCodeAt(at)
    this.#hashes[hash & this.#mask] = 1
  }

  addCandidates(path: string, candidates: Rule[]): void {
    let hash = 0
    for (let at = 0; at < path.length; at++) {
      // Characters before the fragment are shifted out.
      hash = ((hash << BITS) ^ path.charCodeAt(at)) & this.#mask
      if (this.#hashes[hash] === 1)
        candidates.push(...(this.#rules.get(path.slice(at + 1 - this.#length, at + 1)) ?? []))
    }
  }
}

/** The fragments that a path must have to match: of full length, or else the longest. */
function fragmentsOf(pattern: string): readonly string[] {
  // Brackets and braces may be read in several ways, and `**/` may stand for nothing.
  const literals = relativePath(pattern)
    .replace(/[[{].*[\]}]|\\./gs, '*')
    .split(/[*?[\]{}\\]+/)
    .map((text) => text.replace(/^\/+|\/+$/g, ''))
    .filter((text) => text !== '')
  const fragments = literals.flatMap((text) =>
    Array.from({ length: text.length - FRAGMENT_LENGTH + 1 }, (_, at) =>
      text.slice(at, at + FRAGMENT_LENGTH),
    ),
  )
  if (fragments.length > 0) return fragments
  return literals.toSorted((a, b) => b.length - a.length).slice(0, 1)
}
