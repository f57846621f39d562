/**
 * The secrets of a step, in every form in which services, proxies and tools repeat one. One list of
 * forms serves the runner's mask and the redaction of what this action reads and writes.
 */
import type { Redact } from '../shared/text.js'
import { type Core, type StepLog, stepLog } from './runner.js'

const STARS = '***'
/** A shorter "secret" is part of ordinary words; hiding it would only garble the text. */
const SHORTEST = 6
/** A beginning of a secret is removed from this many characters on. */
const HEAD = 8

/** The secrets in credentials: the pair and the password; a user name only without a password. */
export const credentialSecrets = (user: string, password: string): string[] => [
  `${user}:${password}`,
  password === '' ? user : password,
]

/** The secrets in the user info of an address, valid or not, as written and decoded. */
function userInfo(address: string): string[] {
  const written = /^[^/?#]*:\/\/([^/?#]*)@/.exec(address.trim())?.[1] ?? ''
  const [user = '', password = ''] = written.split(/:(.*)/s)
  return [
    ...credentialSecrets(user, password),
    ...credentialSecrets(decoded(user), decoded(password)),
  ].filter((secret) => secret !== ':')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What the rest of the step gets of its runner: it lets no secret through. */
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
  const forms = secrets.flatMap((secret) => [...baseForms(secret), ...escapedForms(secret)])
  for (const form of new Set(forms)) core.setSecret(form)
  const redact = redactor(secrets)
  return {
    core: {
      getInput: core.getInput,
      saveState: core.saveState,
      setOutput: (name, value) => core.setOutput(name, redact(value)),
      writeSummary: (markdown) => core.writeSummary(redact(markdown)),
    },
    log: stepLog(core, redact),
    redact,
  }
}

/**
 * Takes secrets, and their beginnings, out of a text. It knows each plain and in base64, where
 * every character may be escaped as in JSON, in an address or in HTML.
 */
export function redactor(secrets: readonly string[]): Redact {
  const known = secrets.filter((secret) => secret.length >= SHORTEST)
  if (known.length === 0) return (text) => text
  const forms = new SecretForms([...new Set(known.flatMap(baseForms))])
  return (text, isCut = false) => {
    const whole = forms.replace(text)
    return isCut ? forms.replaceTail(whole) : whole
  }
}

/** The secret as JSON, addresses, forms and HTML write it. */
function escapedForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const loose = encodeURIComponent(secret)
  const strict = loose.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  const percent = [loose, strict, loose.replaceAll('%20', '+')].flatMap((form) => [
    form.replace(/%../g, (code) => code.toUpperCase()),
    form.replace(/%../g, (code) => code.toLowerCase()),
  ])
  const html = secret.replace(/[&<>"]/g, (char) => `&${NAMED[char]};`).replaceAll("'", '&#39;')
  return [json, json.replaceAll('/', '\\/'), ...percent, html]
}

/** The secret and its base64, also where other text stands before it, as in a Basic credential. */
function baseForms(secret: string): string[] {
  const aligned = Buffer.from(secret).toString('base64')
  const shifted = [1, 2].map((bytes) =>
    Buffer.concat([Buffer.alloc(bytes), Buffer.from(secret)])
      .toString('base64')
      // Without the characters that also depend on what stands before and after.
      .slice(bytes + 1)
      .replace(/.?=+$/, ''),
  )
  const base64 = [aligned, aligned.replace(/.?=+$/, ''), ...shifted]
  const url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  return [secret, ...new Set([...base64, ...url])].filter((form) => form.length > 0)
}

const NAMED: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

/** Anything that may be an escaped character. */
const ESCAPE = /%[\da-f]{2}|&(?:#|\w+;)|\\[^\w\s]|\\u[\da-f]{4}/i
/** What may be left of an escaped character at the end of a text that was cut. */
const CUT_ESCAPE = /(?:%(?:25){0,2}[\da-f]?|&(?:amp;)?#?\w{0,8}|\\{1,8}(?:u[\da-f]{0,3})?)$/i
/** More than a beginning of {@link HEAD} characters has in any spelling. */
const LONGEST_TAIL = 256
/** The first characters of an escape. */
const ESCAPES = '\\%&+<'
/** How much of a text is unescaped at a time. */
const PIECE = 64 * 1024

/** The search for secrets in their forms, and for the beginnings of these. */
class SecretForms {
  readonly #forms: readonly string[]
  readonly #heads: readonly string[]
  /** Whether undoing escapes leaves the heads as they are, and finds every one of them. */
  readonly #headsAreSimple: boolean
  /** Expressions are made when they are needed: hardly any text holds a secret. */
  #head: RegExp | undefined
  #tail: RegExp | undefined
  readonly #prefixes = new Map<string, RegExp>()

  constructor(forms: readonly string[]) {
    this.#forms = forms
    this.#heads = [...new Set(forms.map((form) => form.slice(0, HEAD)))]
    this.#headsAreSimple = this.#heads.every((head) => /^[!-$'-[\]-~]+$/.test(head))
  }

  /** Takes out every occurrence, and every beginning of at least {@link HEAD} characters. */
  replace(text: string): string {
    if (!this.#mayHold(text)) return text
    this.#head ??= new RegExp(this.#heads.map(pattern).join('|'), 'g')
    const head = this.#head
    let result = ''
    let from = 0
    head.lastIndex = 0
    for (let match = head.exec(text); match !== null; match = head.exec(text)) {
      const { index } = match
      result += text.slice(from, index) + STARS
      from = Math.max(head.lastIndex, ...this.#forms.map((form) => this.#endOf(form, text, index)))
      head.lastIndex = from
    }
    return from === 0 ? text : result + text.slice(from)
  }

  /** A quick look that is never wrong when it says no: most texts have escapes, few a secret. */
  #mayHold(text: string): boolean {
    const holds = (plain: string) => this.#heads.some((head) => plain.includes(head))
    if (!this.#headsAreSimple || holds(text)) return true
    if (!['\\', '%', '&'].some((char) => text.includes(char)) || !ESCAPE.test(text)) return false
    // In pieces, which overlap by more than a head: whole, it would take many times its memory.
    for (let at = 0; at < text.length; at += PIECE)
      if (holds(unescaped(text.slice(at, at + PIECE + LONGEST_TAIL)))) return true
    return false
  }

  /** Takes out a beginning of any length at the end of a text that was cut. */
  replaceTail(text: string): string {
    this.#tail ??= new RegExp(`(?:${this.#heads.map(beginning).join('|')})$`)
    const end = text.slice(-LONGEST_TAIL)
    const starts = [end, end.replace(CUT_ESCAPE, '')]
      .map((rest) => rest.search(this.#tail as RegExp))
      .filter((start) => start !== -1)
    if (starts.length === 0) return text
    return text.slice(0, text.length - end.length + Math.min(...starts)) + STARS
  }

  /** Where the longest beginning of a form ends that stands at `start`. */
  #endOf(form: string, text: string, start: number): number {
    const first = text.charAt(start)
    if (first !== form.charAt(0) && !ESCAPES.includes(first)) return start
    let end = start
    let least = 0
    let most = form.length
    // Where a beginning stands, every shorter one does: so the longest is found by halving.
    for (let length = most; least < most; length = Math.ceil((least + most) / 2)) {
      const prefix = this.#prefix(form.slice(0, length))
      prefix.lastIndex = start
      if (prefix.test(text)) {
        least = length
        end = prefix.lastIndex
      } else most = length - 1
    }
    return end
  }

  #prefix(part: string): RegExp {
    const known = this.#prefixes.get(part) ?? new RegExp(pattern(part), 'y')
    this.#prefixes.set(part, known)
    return known
  }
}

/** Every escape that {@link spellings} knows; the groups are the code or the name. */
const ESCAPED =
  /\\{1,8}u([\da-f]{4})|%(?:25){0,2}([\da-f]{2})|&(?:amp;)?#(?:x0{0,6}([\da-f]+)|(\d+));|&(?:amp;)?(amp|lt|gt|quot|apos);/gi

/** What our Markdown puts between characters so that GitHub links nothing, and around a dollar sign. */
const BREAK = '(?:&#8203;)?'
const IGNORED = /[\\\u200b]|<\/?span>/g

/** The text with every escape undone, and without backslashes and breaks. */
const unescaped = (text: string): string =>
  text
    .replace(ESCAPED, (whole, json, percent, hex, decimal, name) => {
      if (name !== undefined)
        return Object.keys(NAMED).find((char) => NAMED[char] === name.toLowerCase()) ?? whole
      const code = Number.parseInt(json ?? percent ?? hex ?? decimal, decimal ? 10 : 16)
      return String.fromCharCode(code)
    })
    .replace(IGNORED, '')

const pattern = (part: string): string => part.split('').map(spellings).join(BREAK)

/** A pattern for every beginning of a part. */
const beginning = (part: string): string =>
  part
    .split('')
    .map(spellings)
    .reduceRight((rest, char) => `${char}(?:${BREAK}${rest})?`)

/** A pattern for one UTF-16 unit: itself, or as JSON, an address or HTML escapes it, also twice. */
function spellings(char: string): string {
  const code = char.charCodeAt(0)
  const hex = code.toString(16)
  const literal = char.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
  // The plain character comes last: it may also be the first one of an escape.
  return `(?:${[
    `\\\\{1,8}u${anyCase(hex.padStart(4, '0'))}`,
    ...(SHORT.has(char) ? [`\\\\{1,8}${SHORT.get(char)}`] : []),
    ...(char === ' ' ? ['\\+'] : []),
    ...(char === '$' ? ['<span>&#36;</span>'] : []),
    ...(/[\ud800-\udfff]/.test(char) ? halfOfPair(char) : [percentBytes(char)]),
    `&(?:amp;)?#0{0,6}${code};`,
    `&(?:amp;)?#[xX]0{0,6}${anyCase(hex)};`,
    ...(NAMED[char] === undefined ? [] : [`&(?:amp;)?${NAMED[char]};`]),
    /\w/.test(char) ? literal : `\\\\{0,8}${literal}`,
  ].join('|')})`
}

/** Control characters whose escape is a letter. */
const SHORT = new Map([...'\0\b\t\n\v\f\r'].map((char, index) => [char, '0btnvfr'[index]]))

const anyCase = (hex: string): string =>
  hex.replace(/[a-f]/gi, (digit) => `[${digit.toLowerCase()}${digit.toUpperCase()}]`)

const percentBytes = (char: string): string =>
  [...Buffer.from(char)]
    .map((byte) => `%(?:25){0,2}${anyCase(byte.toString(16).padStart(2, '0'))}`)
    .join('')

/** Half of a surrogate pair has no bytes of its own: the first half stands for any pair. */
const halfOfPair = (char: string): string[] =>
  char < '\udc00' ? ['(?:%(?:25){0,2}[\\da-fA-F]{2}){4}', '&(?:amp;)?#[xX]?[\\da-fA-F]+;'] : ['']
