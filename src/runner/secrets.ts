/** Finds the secrets of a step in its inputs, masks them, and removes them from text. */
import { redactJson } from '../shared/json-text.js'
import type { Redact } from '../shared/redact.js'
import { type Core, type StepLog, stepLog } from './runner.js'
import { type Form, formsOf } from './secret-forms.js'

const STARS = '***'
/** A shorter secret is masked by the runner only, because it is a part of ordinary words. */
const MIN_SECRET_LENGTH = 6
/** The runner masks in the whole log: a shorter form would garble every line. */
const MIN_MASK_LENGTH = 4
/** Shortest beginning that is removed before the mark of a cut; shorter ones end ordinary words. */
const MIN_BEGINNING_LENGTH = 4

/**
 * Returns the secrets in the user info of an address, as written and decoded: the password, and the
 * pair of user name and password. Without a password, the user name is the secret.
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

/** The runner for the rest of the step. Everything that goes through it is redacted. */
export interface RedactingRunner {
  readonly core: Pick<Core, 'getInput' | 'saveState' | 'writeOutputs' | 'writeSummary'>
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
      writeOutputs: (outputs) =>
        core.writeOutputs(
          Object.fromEntries(
            Object.entries(outputs).map(([name, value]) => [name, redactJson(value, redact)]),
          ),
        ),
      writeSummary: (markdown) => core.writeSummary(redact(markdown)),
    },
    log: stepLog(core, redact),
    redact,
  }
}

/** Returns the lines of all forms, because the runner masks line by line. */
function masks(secrets: readonly string[]): Set<string> {
  const lines = secrets.flatMap(formsOf).flatMap(({ text }) => text.split(/[\r\n]+/))
  return new Set(lines.filter((line) => line.length >= MIN_MASK_LENGTH))
}

/** Marks that others leave where they cut a text. Ours is the first one. */
const CUT_MARK = /(…|\.\.\.|\\u2026|&hellip;)/i
/** Every mark has one of these. Searching for them is several times as fast. */
const CUT_SIGNS = ['…', '...', '\\', '&']

/** Characters with a meaning in a regular expression. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** Returns a function that removes secrets, and the beginnings of secrets that a cut left. */
export function redactor(secrets: readonly string[]): Redact {
  const forms = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH).flatMap(formsOf)
  const shortest = Math.min(...forms.map(({ text }) => text.length))
  // One search instead of a dozen for nearly every text, which has no secret.
  const anyForm = new RegExp(forms.map(({ text }) => text.replace(SPECIAL, '\\$&')).join('|'))
  return (text, isCut = false) => {
    // The end first: what looks like a mark or a whole secret there may belong to a longer secret.
    const end = isCut ? withoutBeginning(text, forms, 1) : text
    const isClean = end.length < shortest || !anyForm.test(end)
    const whole = isClean ? end : withoutForms(end, forms)
    if (!CUT_SIGNS.some((sign) => whole.includes(sign)) || !CUT_MARK.test(whole)) return whole
    const parts = whole.split(CUT_MARK)
    return parts
      .map((part, at) =>
        at % 2 === 0 && at < parts.length - 1
          ? withoutBeginning(part, forms, MIN_BEGINNING_LENGTH)
          : part,
      )
      .join('')
  }
}

/** Replaces every form in a text. Forms that overlap become one replacement. */
function withoutForms(text: string, forms: readonly Form[]): string {
  const matches: { start: number; end: number }[] = []
  for (const { text: form } of forms)
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
      matches.push({ start: at, end: at + form.length })
  if (matches.length === 0) return text
  matches.sort((one, other) => one.start - other.start)
  let result = ''
  let from = 0
  for (const { start, end } of matches) {
    if (start >= from) result += text.slice(from, start) + STARS
    from = Math.max(from, end)
  }
  return result + text.slice(from)
}

/** Replaces the longest beginning of a form, of at least so many characters, that ends a text. */
function withoutBeginning(text: string, forms: readonly Form[], atLeast: number): string {
  const starts = forms.map(({ text: form, least }) => {
    const head = form.slice(0, Math.max(least, atLeast))
    let at = text.indexOf(head, text.length - form.length)
    while (at !== -1 && !form.startsWith(text.slice(at))) at = text.indexOf(head, at + 1)
    return at === -1 ? text.length : at
  })
  const start = Math.min(text.length, ...starts)
  if (start === text.length) return text
  return text.slice(0, start) + STARS
}
