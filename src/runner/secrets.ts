/**
 * The secrets of a step, in every form in which services, proxies and tools repeat one. One list of
 * forms serves the runner's mask and the redaction of what leaves this action: what it reads is
 * judged as it came.
 */
import { redactJson } from '../shared/json-text.js'
import type { Redact } from '../shared/text.js'
import { type Core, type StepLog, stepLog } from './runner.js'
import { plainPieces, plainText, readings, type Spelled, spelled } from './spelling.js'

const STARS = '***'
/** A shorter "secret" is part of ordinary words; hiding it would only garble the text. */
const SHORTEST = 6
/** Fewer plain characters stand in many texts. */
const SHORTEST_PLAIN = 4
/** The runner masks in the whole log: a shorter form would garble every line. */
const SHORTEST_MASK = 4
/** Shortest beginning that is removed before a mark of a cut; shorter ones end ordinary words. */
const SHORTEST_BEGINNING = 4

/**
 * The secrets in the user info of an address, valid or not, as written and decoded: the pair and the
 * password; a user name only without a password.
 */
function userInfo(address: string): string[] {
  const written = /^[^/?#]*:\/\/([^/?#]*)@/.exec(address.trim())?.[1] ?? ''
  const [user = '', password = ''] = written.split(/:(.*)/s)
  return [[user, password] as const, [decoded(user), decoded(password)] as const]
    .flatMap(([name, word]) => [`${name}:${word}`, word === '' ? name : word])
    .filter((secret) => secret !== ':')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The runner as the rest of the step gets it: it lets no secret through. */
export interface RedactingRunner {
  readonly core: Pick<Core, 'getInput' | 'saveState' | 'setOutput' | 'writeSummary'>
  readonly log: StepLog
  /** For what does not go through `core`. */
  readonly redact: Redact
}

/** Masks the secrets of the inputs. Call it before anything that could print one. */
export function hideSecrets(core: Core): RedactingRunner {
  const tokens = ['api-token', 'github-token'].map((name) => core.getInput(name).trim())
  const addresses = ['api-url', 'pushgateway-url'].flatMap((name) => userInfo(core.getInput(name)))
  const secrets = [...new Set([...tokens, ...addresses])].filter((secret) => secret !== '')
  for (const mask of masks(secrets)) core.setSecret(mask)
  const redact = redactor(secrets)
  return {
    core: {
      getInput: core.getInput,
      saveState: core.saveState,
      setOutput: (name, value) => core.setOutput(name, redactJson(value, redact)),
      writeSummary: (markdown) => core.writeSummary(redact(markdown)),
    },
    log: stepLog(core, redact),
    redact,
  }
}

/** Forms for the runner to mask. It masks lines, so a form of several ones is masked line by line. */
function masks(secrets: readonly string[]): Set<string> {
  const forms = secrets.flatMap((secret) => [...baseForms(secret), ...escapedForms(secret)])
  const lines = forms.flatMap((form) => form.split(/[\r\n]+/))
  return new Set(lines.filter((line) => line.length >= SHORTEST_MASK))
}

/**
 * Takes secrets, and the beginnings that a cut left, out of a text. It knows each plain, in base64
 * and in hex, where every character may be escaped as in JSON, in an address or in HTML.
 */
export function redactor(secrets: readonly string[]): Redact {
  const known = secrets.filter((secret) => secret.length >= SHORTEST)
  if (known.length === 0) return (text) => text
  const forms = new SecretForms(known)
  return (text, isCut = false) => {
    // Most outputs of a step are empty.
    if (text === '') return text
    // The end first: what looks like a mark may be a part of a secret there, and what looks like a
    // whole secret may be its beginning.
    return forms.replaceBeforeMarks(forms.replace(isCut ? forms.replaceTail(text) : text))
  }
}

/**
 * Length of the beginning that many tokens share, such as `github_pat_`: it says of what kind a
 * secret is, and names of files and branches begin with it too.
 */
function publicLength(secret: string): number {
  const [{ length }] = /^(?:github_pat_|trunk_v\d+_|[^_-]*[_-])?/.exec(secret) as unknown as [
    string,
  ]
  // A separator near the end separates nothing that is public.
  return length <= secret.length / 2 ? length : 0
}

/** The secret as JSON, addresses, forms and HTML write it. */
function escapedForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const loose = encodeURIComponent(secret)
  const strict = loose.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1)
  const percent = [loose, strict, loose.replaceAll('%20', '+'), inForm].flatMap((form) => [
    form.replace(/%../g, (code) => code.toUpperCase()),
    form.replace(/%../g, (code) => code.toLowerCase()),
  ])
  const html = [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ].reduce((text, [char = '', entity = '']) => text.replaceAll(char, entity), secret)
  return [json, json.replaceAll('/', '\\/'), ...percent, html]
}

/** The secret, its hex and its base64, also after other text, as in a Basic credential. */
function baseForms(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  const base64 = [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    // Without the characters that also depend on what stands before, or after.
    const own = encoded.slice(shift === 0 ? 0 : shift + 1)
    return [own, own.replace(/=+$/, ''), own.replace(/.?=+$/, '')]
  })
  const url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  const forms = [secret, hex, hex.toUpperCase(), ...base64, ...url]
  return [...new Set(forms)].filter((form) => form !== '')
}

/** One form of a secret, which is found as it is or by its plain characters. */
interface Form {
  readonly text: string
  /** Empty where too few are left to find a secret by. */
  readonly plain: string
  /** Its ends have no plain characters, so that it reaches to those of its neighbors. */
  readonly isOpenBefore: boolean
  readonly isOpenAfter: boolean
  /** Length of the shortest beginning that shows something of the secret. */
  readonly least: number
}

/** Every form of a secret; the public part is longer in base64 and hex. */
function formsOf(secret: string): readonly Form[] {
  const part = publicLength(secret)
  const hexLength = 2 * Buffer.byteLength(secret)
  return baseForms(secret).map((text) => {
    const growth = text === secret ? 1 : text.length === hexLength ? 2 : 4 / 3
    const { plain, starts, ends } = spelled(text)
    return {
      text,
      isOpenBefore: starts[0] !== 0,
      isOpenAfter: ends.at(-1) !== text.length,
      plain: plain.length < SHORTEST_PLAIN ? '' : plain,
      least: Math.min(Math.floor(part * growth) + 1, text.length),
    }
  })
}

/** Rest of an escaped character at the end of a text that was cut. */
const CUT_ESCAPE = /(?:%(?:25){0,2}[\da-f]?|&(?:amp;)?#?\w{0,8}|\\{1,8}(?:u[\da-f]{0,3})?)$/i
/** Marks that a cut leaves behind the text: ours is the first one. */
const CUT_MARK = /(…|\.\.\.|\\u2026|&hellip;)/i
/** Each mark holds one of these, which are found several times as fast. */
const CUT_SIGNS = ['…', '...', '\\', '&']
/** Most characters that one character takes in any spelling, twice escaped. */
const LONGEST_SPELLING = 16

type Range = readonly [start: number, end: number]

/** Finds the forms of secrets, and of their beginnings those that a cut left. */
class SecretForms {
  readonly #forms: readonly Form[]
  /** The forms within which no other one stands: a text without these has none. */
  readonly #innermost: readonly string[]
  /** Length of the longest form in any spelling. */
  readonly #longest: number

  constructor(secrets: readonly string[]) {
    this.#forms = secrets.flatMap(formsOf)
    const texts = this.#forms.map(({ text }) => text)
    this.#innermost = texts.filter(
      (text) => !texts.some((other) => other !== text && text.includes(other)),
    )
    this.#longest = LONGEST_SPELLING * Math.max(...texts.map(({ length }) => length))
  }

  /** Takes out every secret that stands there whole. */
  replace(text: string): string {
    const ranges = [...this.#asTheyAre(text), ...this.#spelled(text)]
    if (ranges.length === 0) return text
    ranges.sort(([one], [other]) => one - other)
    let result = ''
    let from = 0
    for (const [start, end] of ranges) {
      if (start >= from) result += text.slice(from, start) + STARS
      from = Math.max(from, end)
    }
    return result + text.slice(from)
  }

  *#asTheyAre(text: string): Generator<Range> {
    // Faster than one expression of all forms.
    if (!this.#innermost.some((form) => text.includes(form))) return
    for (const { text: form } of this.#forms)
      for (const at of occurrences(text, form)) yield [at, at + form.length]
  }

  *#spelled(text: string): Generator<Range> {
    for (const { plain, written, at } of plainPieces(text, this.#longest)) {
      const found = this.#forms.filter((form) => form.plain !== '' && plain.includes(form.plain))
      if (found.length === 0) continue
      const piece = spelled(written)
      for (const form of found)
        for (const index of occurrences(piece.plain, form.plain)) {
          const [start, end] = rangeOf(form, piece, index, written.length)
          yield [backToFirst(text, at + start), at + end]
        }
    }
  }

  /** Takes out a beginning of at least so many characters at the end of a text that was cut. */
  replaceTail(text: string, atLeast = 1): string {
    const end = text.slice(-this.#longest)
    const ends = [end, end.replace(CUT_ESCAPE, '')]
    const start = Math.min(...ends.map((rest) => this.#startOfBeginning(rest, atLeast)))
    if (start === Number.POSITIVE_INFINITY) return text
    return text.slice(0, backToFirst(text, text.length - end.length + start)) + STARS
  }

  /** Where the longest beginning of a form starts that ends a text; infinity where none does. */
  #startOfBeginning(text: string, atLeast: number): number {
    const rounds = readings(text)
    const { plain, starts, ends } = rounds.at(-1) as Spelled
    // A secret may hold what is an escape itself, which the cut left open.
    const plains = [plain, plain.replace(CUT_ESCAPE, '')]
    const found = this.#forms.flatMap((form) => {
      const least = Math.max(form.least, atLeast)
      const leastPlain = plainText(form.text.slice(0, least)).length
      const spelledStarts = plains
        .map((one) => beginningAt(one, form.plain, leastPlain) ?? -1)
        .map((at) => (form.isOpenBefore && at >= 0 ? (ends[at - 1] ?? 0) : starts[at]))
        // Only a form of an address writes a space as `+`, never a `+` as a space.
        .filter((start) => text.charAt(start ?? 0) !== ' ' || form.text.startsWith(' '))
      // A beginning that has no plain characters is known by what it is before they are left out.
      const writtenStarts = rounds.map(
        (round) => round.starts[beginningAt(round.plain, form.text, least) ?? -1],
      )
      return [...writtenStarts, ...spelledStarts]
    })
    return Math.min(...found.map((start) => start ?? Number.POSITIVE_INFINITY))
  }

  /** Takes out what a cut with a mark left, such as `ghs_01…`, wherever it stands. */
  replaceBeforeMarks(text: string): string {
    if (!CUT_SIGNS.some((sign) => text.includes(sign))) return text
    if (!CUT_MARK.test(text) || !this.#mayHoldBeginning(text)) return text
    const parts = text.split(CUT_MARK)
    // Every other part is a mark, and what follows the last one was not cut.
    for (let at = 0; at < parts.length - 1; at += 2)
      parts[at] = this.replaceTail(parts[at] as string, SHORTEST_BEGINNING)
    return parts.join('')
  }

  /** A quick look, because texts with marks are long and hardly any holds a secret. */
  #mayHoldBeginning(text: string): boolean {
    const shortest = this.#forms.map(({ text: form, least }) =>
      form.slice(0, Math.max(least, SHORTEST_BEGINNING)),
    )
    if (shortest.some((beginning) => text.includes(beginning))) return true
    const plain = shortest.map(plainText)
    for (const piece of plainPieces(text, this.#longest))
      if (plain.some((beginning) => piece.plain.includes(beginning))) return true
    return false
  }
}

/** Where a text holds another one. */
function* occurrences(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) yield at
}

/** Where the form stands whose plain characters begin at `index` of a text of this length. */
function rangeOf(form: Form, { starts, ends }: Spelled, index: number, length: number): Range {
  const last = index + form.plain.length - 1
  const start = form.isOpenBefore ? (ends[index - 1] ?? 0) : starts[index]
  const end = form.isOpenAfter ? (starts[last + 1] ?? length) : ends[last]
  return [start as number, end as number]
}

/** The place before the backslashes, or the break of our Markdown, that belong to a character. */
function backToFirst(text: string, at: number): number {
  let start = at
  while (/[\\\u200b]/.test(text.charAt(start - 1))) start--
  return start
}

/** Where the longest beginning of a form starts that ends a text: `least` characters or more. */
function beginningAt(text: string, form: string, least: number): number | undefined {
  for (let length = Math.min(form.length, text.length); length >= Math.max(least, 1); length--)
    if (text.endsWith(form.slice(0, length))) return text.length - length
  return undefined
}
