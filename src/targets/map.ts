/** The map from targets to paths: its YAML, and the targets of a path. Pure. */
import { isBrokenWord } from '../shared/broken-words.js'
import { globProblem } from '../shared/globs.js'
import { lineProblem } from '../shared/list-lines.js'
import { compilePathPatterns, relativePath } from '../shared/path-patterns.js'
import { quotedText } from './parse-error.js'
import { ALL, MAX_TARGET_BYTES } from './target-set.js'

/** Maximum size of a map. */
export const MAX_MAP_BYTES = 1024 * 1024

/** One target, or `ALL`, with the patterns of its paths. */
export interface MapEntry {
  readonly target: string
  readonly patterns: readonly string[]
}

/** The entries of a map, in the order of its text. */
export type TargetsMap = readonly MapEntry[]

/** A map, or why the text is none. */
export type ParsedMap =
  | {
      readonly map: TargetsMap
      /** Names that YAML has cut; each begins with its place. */
      readonly warnings: readonly string[]
    }
  | {
      /** Each is a sentence without its period, and begins with its place. */
      readonly problems: readonly string[]
    }

/**
 * Parses a map.
 * @param place formats the place of a problem; lines and columns count from 1
 */
export async function parseMap(
  text: string,
  place: (line: number, column: number) => string,
): Promise<ParsedMap> {
  const whole = problemOfWhole(text)
  if (whole !== undefined) return { problems: [`${place(1, 1)}: ${whole}`] }
  // Imported here, because most steps need no YAML.
  const { readNamedTexts } = await import('../shared/yaml.js')
  const { value, problems, warnings } = readNamedTexts(text, problemsOfTexts, place)
  if (value === undefined) return { problems }
  const map = value.map(({ name, texts }) => ({
    target: name.text,
    patterns: texts.map((pattern) => pattern.text.trim()),
  }))
  return { map, warnings }
}

function problemOfWhole(text: string): string | undefined {
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_MAP_BYTES) return `it has ${bytes} bytes; the limit is ${MAX_MAP_BYTES}`
  if (text.trim() === ALL)
    return 'it is `ALL`, which is no map; to mark everything as impacted, set `impacted-targets: ALL`'
  if (isBrokenWord(text))
    return `it is ${quotedText(text.trim())}, as an expression that went wrong leaves it; check the expression`
  return undefined
}

/** A text of the map, and its place. */
interface Placed {
  readonly text: string
  readonly offset: number
}

/** Finds targets and patterns that cannot be meant. */
function problemsOfTexts(
  entries: readonly { readonly name: Placed; readonly texts: readonly Placed[] }[],
) {
  const problems: { readonly offset: number; readonly message: string }[] = []
  for (const { name, texts } of entries) {
    const message = targetProblem(name.text)
    if (message !== undefined) problems.push({ offset: name.offset, message })
    for (const { text, offset } of texts) {
      const message = lineProblem(text.trim(), 'paths') ?? globProblem(relativePath(text.trim()))
      if (message !== undefined) problems.push({ offset, message })
    }
  }
  return problems
}

function targetProblem(name: string): string | undefined {
  if (Buffer.byteLength(name) > MAX_TARGET_BYTES)
    return `the target ${quotedText(name)} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`
  // Half of a surrogate pair, as an escape in quotes can write it.
  if (Buffer.from(name).toString() !== name)
    return `the target ${quotedText(name)} has half of a character`
  return undefined
}

/** Finds the entries whose patterns match a path, in the order of the map. */
export type MapMatcher = (path: string) => readonly MapEntry[]

/** The patterns of one entry that begin with the same folders. */
interface PatternGroup {
  readonly index: number
  readonly patterns: string[]
  matches?: (path: string) => boolean
}

/**
 * Compiles a map. Most patterns begin with folders that stand for themselves, so each path is compared
 * only with the patterns of its own folders: 3000 files and 1000 patterns take milliseconds.
 */
export function compileMap(map: TargetsMap): MapMatcher {
  const groups = new Map<string, PatternGroup[]>()
  for (const [index, { patterns }] of map.entries())
    for (const pattern of patterns) {
      const folder = literalFolder(pattern)
      const ofFolder = groups.get(folder) ?? []
      const last = ofFolder.at(-1)
      if (last?.index === index) last.patterns.push(pattern)
      else ofFolder.push({ index, patterns: [pattern] })
      groups.set(folder, ofFolder)
    }
  return (path) => {
    const matching = foldersOf(path)
      .flatMap((folder) => groups.get(folder) ?? [])
      .filter((group) => {
        group.matches ??= compilePathPatterns(group.patterns)
        return group.matches(path)
      })
    const indexes = new Set(matching.map(({ index }) => index).sort((a, b) => a - b))
    return [...indexes].map((index) => map[index] as MapEntry)
  }
}

/** The folders at the start of a pattern that stand for themselves. No path outside them matches. */
function literalFolder(pattern: string): string {
  const segments = relativePath(pattern).split('/')
  const special = segments.findIndex((segment) => segment === '.' || /[*?[\]{}\\]/.test(segment))
  const literal = special === -1 ? segments : segments.slice(0, special)
  return literal.join('/').replace(/\/$/, '')
}

/** A path and all folders that it is in; the repository is an empty name. */
function foldersOf(path: string): readonly string[] {
  const segments = relativePath(path).split('/')
  return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))]
}
