/** The map from targets to paths: its YAML, and the targets of a path. Pure. */
import { isBrokenWord } from '../shared/broken-words.js'
import { inBackticks } from '../shared/text.js'
import type { NamedTexts } from '../shared/yaml.js'
import type { YamlProblem } from '../shared/yaml-names.js'
import { quotedText } from './parse-error.js'
import { patternProblem } from './pattern-problem.js'
import { ALL, MAX_TARGET_BYTES, meansAll } from './target-set.js'

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
type ParsedMap =
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

/** Finds targets and patterns that cannot be meant. */
function problemsOfTexts(entries: readonly NamedTexts[]): readonly YamlProblem[] {
  const problems: YamlProblem[] = []
  for (const { name, texts } of entries) {
    const message = targetProblem(name.text)
    if (message !== undefined) problems.push({ offset: name.offset, message })
    for (const { text, offset } of texts) {
      const message = patternProblem(text.trim())
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
  if (name !== ALL && meansAll(name))
    return `the key ${quotedText(name)} is no target; to mark everything as impacted, write \`ALL\``
  if (/[*?]|\/\s*$/.test(name))
    return `the key ${inBackticks(name)} is a path, but each key is a target and its value the paths, as in \`web: apps/web/**\``
  return undefined
}
