import {
  type Family,
  type Labels,
  METRIC_TYPES,
  type MetricType,
  parseValue,
  type Sample,
} from './model.js'

/** A line that is not of the format. */
export class ExpositionError extends Error {
  override readonly name = 'ExpositionError'
  readonly line: number

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`)
    this.line = line
  }
}

const METRIC_NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y
const LABEL_NAME = /[a-zA-Z_][a-zA-Z0-9_]*/y
const TOKEN = /[^ \t]+/y
const LAST_TIMESTAMP = 2n ** 63n
/** The metrics of a thousand queues have 80 000 lines of 150 characters. */
const MOST_LINES = 90_000
const LONGEST_LINE = 65_536

interface Declared {
  type?: MetricType
  help?: string
}

/**
 * Reads a whole text exposition of version 0.0.4. The order of its lines does not matter: families
 * may be interleaved, and a TYPE may come after its samples. Families are in the order in which
 * they first appear.
 * @throws {ExpositionError} the first line that is not of the format
 */
export function parseExposition(text: string): readonly Family[] {
  const declared = new Map<string, Declared>()
  const samples: Sample[] = []
  /** First mention of each name, by a declaration or a sample. */
  const mentioned = new Set<string>()
  text.split('\n', MOST_LINES + 2).forEach((content, index) => {
    const line = new Line(content, index + 1)
    if (index > MOST_LINES) line.fail(`there are more than ${MOST_LINES} lines`)
    if (content.length > LONGEST_LINE) line.fail(`it has more than ${LONGEST_LINE} characters`)
    line.skipBlanks()
    if (line.atEnd) return
    if (line.take('#')) {
      const name = readComment(line, declared)
      if (name !== undefined) mentioned.add(name)
    } else {
      const sample = readSample(line)
      samples.push(sample)
      mentioned.add(sample.name)
    }
  })
  return assemble(declared, samples, mentioned)
}

/** HELP and TYPE are declarations; every other comment means nothing. */
function readComment(line: Line, declared: Map<string, Declared>): string | undefined {
  line.skipBlanks()
  const keyword = line.match(TOKEN)
  if (keyword !== 'HELP' && keyword !== 'TYPE') return undefined
  line.skipBlanks()
  const name = line.match(METRIC_NAME) ?? line.fail(`${keyword} names no metric`)
  if (!line.atBlank && !line.atEnd) line.fail(`${keyword} names no metric`)
  line.skipBlanks()
  const known = declared.get(name) ?? {}
  if (keyword === 'HELP') {
    if (known.help !== undefined) line.fail(`a second HELP for ${name}`)
    known.help = line.rest.replace(/\\([\\n])/g, (_, char) => (char === 'n' ? '\n' : '\\'))
  } else {
    const word = line.rest.trimEnd()
    const type = METRIC_TYPES.find((t) => t === word)
    if (type === undefined) line.fail(`unknown type ${JSON.stringify(word.slice(0, 40))}`)
    if (known.type !== undefined && known.type !== type) line.fail(`a second TYPE for ${name}`)
    known.type = type
  }
  declared.set(name, known)
  return name
}

function readSample(line: Line): Sample {
  const name = line.match(METRIC_NAME) ?? line.fail('no name of a metric')
  line.skipBlanks()
  const labels = line.take('{') ? readLabels(line) : new Map<string, string>()
  line.skipBlanks()
  const word = line.match(TOKEN) ?? line.fail('no value')
  const value = parseValue(word) ?? line.fail(`${JSON.stringify(word.slice(0, 40))} is not a value`)
  line.skipBlanks()
  const time = line.match(TOKEN)
  line.skipBlanks()
  if (!line.atEnd) line.fail('something after the timestamp')
  if (time === undefined) return { name, labels, value }
  if (!/^[+-]?\d{1,19}$/.test(time))
    line.fail(`${JSON.stringify(time.slice(0, 40))} is not a timestamp`)
  const timestamp = BigInt(time)
  if (timestamp >= LAST_TIMESTAMP || timestamp < -LAST_TIMESTAMP)
    line.fail('a timestamp beyond 64 bits')
  return { name, labels, value, timestamp }
}

function readLabels(line: Line): Labels {
  const labels = new Map<string, string>()
  for (;;) {
    line.skipBlanks()
    if (line.take('}')) return labels
    const name = line.match(LABEL_NAME) ?? line.fail('no name of a label')
    if (name === '__name__') line.fail('label __name__ is reserved')
    if (labels.has(name)) line.fail(`label ${name} twice`)
    line.skipBlanks()
    if (!line.take('=')) line.fail(`no = after label ${name}`)
    line.skipBlanks()
    labels.set(name, line.quoted() ?? line.fail(`no quoted value of label ${name}`))
    line.skipBlanks()
    if (!line.take(',') && !line.at('}')) line.fail(`no , or } after label ${name}`)
  }
}

function assemble(
  declared: ReadonlyMap<string, Declared>,
  samples: readonly Sample[],
  mentioned: ReadonlySet<string>,
): readonly Family[] {
  const belongsTo = (name: string): string => {
    if (declared.has(name)) return name
    const parts = /^(.+)_(bucket|sum|count)$/.exec(name)
    const type = declared.get(parts?.[1] ?? '')?.type
    const isPart = type === 'histogram' || (type === 'summary' && parts?.[2] !== 'bucket')
    return parts !== null && isPart ? (parts[1] as string) : name
  }
  const families = new Map<string, Sample[]>([...mentioned].map((n) => [belongsTo(n), []]))
  for (const sample of samples) families.get(belongsTo(sample.name))?.push(sample)
  return [...families].map(([name, own]) => ({
    name,
    type: declared.get(name)?.type ?? 'untyped',
    help: declared.get(name)?.help,
    samples: own,
  }))
}

/** One line, read from left to right. Only space and tab separate. */
class Line {
  readonly #text: string
  readonly #number: number
  #at = 0

  constructor(text: string, number: number) {
    this.#text = text
    this.#number = number
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length
  }

  get atBlank(): boolean {
    return this.at(' ') || this.at('\t')
  }

  get rest(): string {
    return this.#text.slice(this.#at)
  }

  at(char: string): boolean {
    return this.#text[this.#at] === char
  }

  take(char: string): boolean {
    if (!this.at(char)) return false
    this.#at++
    return true
  }

  skipBlanks(): void {
    while (this.atBlank) this.#at++
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  /** A value in double quotes with its escapes undone; `undefined` where there is none. */
  quoted(): string | undefined {
    if (!this.take('"')) return undefined
    let value = ''
    for (;;) {
      const plain = this.match(/[^"\\]*/y) ?? ''
      value += plain
      if (this.take('"')) return value
      if (!this.take('\\')) this.fail('a quoted value without a closing quote')
      if (this.take('n')) value += '\n'
      else if (this.take('"')) value += '"'
      else if (this.take('\\')) value += '\\'
      else this.fail('an escape other than \\\\, \\" and \\n')
    }
  }

  fail(message: string): never {
    throw new ExpositionError(this.#number, message)
  }
}
