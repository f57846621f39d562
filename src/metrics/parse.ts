import { quote } from '../step/inputs.js'
import {
  type Family,
  METRIC_TYPES,
  type MetricType,
  parseLabels,
  parseValue,
  type Sample,
} from './model.js'

/** The text is not valid text exposition. */
export class ExpositionError extends Error {
  override readonly name = 'ExpositionError'
}

/** HELP or TYPE, a name and the rest. Other comments are ignored. */
const DECLARATION =
  /^#[ \t]*(HELP|TYPE)(?![^ \t])(?:[ \t]+([a-zA-Z_:][a-zA-Z0-9_:]*)(?![^ \t])[ \t]*(.*))?/s
/** A name, labels, a value, and perhaps a timestamp. */
const SAMPLE_LINE =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?![\w:])[ \t]*(?:\{(.*)\}[ \t]*)?([^ \t}]+)(?:[ \t]+([^ \t}]+))?[ \t]*$/s
/** The metrics of a thousand queues have 80 000 lines of 150 characters. */
const MAX_LINES = 90_000
const MAX_LINE_LENGTH = 65_536

interface Declared {
  type?: MetricType
  help?: string
}
type Fail = (problem: string) => never

/**
 * Parses text exposition 0.0.4. The families keep the order in which they first appear. They may be
 * interleaved, and a TYPE line may follow its samples.
 * @throws {ExpositionError} names the first invalid line
 */
export function parseExposition(text: string): readonly Family[] {
  /** In the order in which declarations or samples first mention the names. */
  const names = new Map<string, Declared>()
  const samples: Sample[] = []
  text.split('\n', MAX_LINES + 2).forEach((content, index) => {
    const fail = (problem: string): never => {
      throw new ExpositionError(`line ${index + 1}: ${problem}`)
    }
    if (index > MAX_LINES) fail(`there are more than ${MAX_LINES} lines`)
    if (content.length > MAX_LINE_LENGTH) fail(`it has more than ${MAX_LINE_LENGTH} characters`)
    const line = content.replace(/^[ \t]+/, '')
    if (line.startsWith('#')) declare(line, names, fail)
    else if (line !== '') {
      const sample = parseSample(line, fail)
      samples.push(sample)
      declarationOf(sample.name, names)
    }
  })
  return assemble(names, samples)
}

function declarationOf(name: string, names: Map<string, Declared>): Declared {
  const declared = names.get(name) ?? {}
  names.set(name, declared)
  return declared
}

function declare(line: string, names: Map<string, Declared>, fail: Fail): void {
  const [, keyword, name, rest = ''] = DECLARATION.exec(line) ?? []
  if (keyword === undefined) return
  const declared = declarationOf(name ?? fail(`${keyword} names no metric`), names)
  if (keyword === 'HELP') {
    if (declared.help !== undefined) fail(`a second HELP for ${name}`)
    declared.help = rest.replace(/\\([\\n])/g, (_, char) => (char === 'n' ? '\n' : '\\'))
    return
  }
  const word = rest.trimEnd()
  const type = METRIC_TYPES.find((known) => known === word) ?? fail(`unknown type ${quote(word)}`)
  if (declared.type !== undefined && declared.type !== type) fail(`a second TYPE for ${name}`)
  declared.type = type
}

function parseSample(line: string, fail: Fail): Sample {
  const [, name = '', between = '', word = '', time] =
    SAMPLE_LINE.exec(line) ?? fail(`${quote(line)} is not a sample`)
  const labels = new Map<string, string>()
  const pairs = parseLabels(between) ?? fail('a label is not of the form label="value"')
  for (const { label, equal, value } of pairs) {
    if (!equal || label === '__name__') fail(`label ${label} is not allowed`)
    if (labels.has(label)) fail(`label ${label} twice`)
    labels.set(label, value)
  }
  const value = parseValue(word) ?? fail(`${quote(word)} is not a value`)
  if (time === undefined) return { name, labels, value }
  if (!/^[+-]?\d{1,19}$/.test(time)) fail(`${quote(time)} is not a timestamp`)
  const timestamp = BigInt(time)
  if (BigInt.asIntN(64, timestamp) !== timestamp) fail('a timestamp beyond 64 bits')
  return { name, labels, value, timestamp }
}

function assemble(
  names: ReadonlyMap<string, Declared>,
  samples: readonly Sample[],
): readonly Family[] {
  const belongsTo = (name: string): string => {
    const [, whole = '', part] = /^(.+)_(bucket|sum|count)$/.exec(name) ?? []
    const type = names.get(whole)?.type
    const isPart = type === 'histogram' || (type === 'summary' && part !== 'bucket')
    const own = names.get(name)
    return isPart && own?.type === undefined && own?.help === undefined ? whole : name
  }
  const families = new Map<string, Sample[]>([...names.keys()].map((n) => [belongsTo(n), []]))
  for (const sample of samples) families.get(belongsTo(sample.name))?.push(sample)
  return [...families].map(([name, samples]) => {
    const { type = 'untyped', help } = names.get(name) ?? {}
    return { name, type, help, samples }
  })
}
