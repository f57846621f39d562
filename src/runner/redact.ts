/** What stands for a secret in a text. */
import type { Redact } from '../shared/text.js'

const STARS = '***'
/** A shorter "secret" is part of ordinary words; hiding it would only garble the text. */
const SHORTEST = 6

/** @param secret may be empty: then every text stays as it is */
export function redactor(secret: string): Redact {
  const forms = secretForms(secret).filter((form) => form.length >= SHORTEST)
  const spelt = secret.length >= SHORTEST ? spellings(secret) : undefined
  return (text) => {
    const rest = forms.reduce((left, form) => left.replaceAll(form, STARS), text)
    return spelt !== undefined && rest.includes('\\u') ? rest.replace(spelt, STARS) : rest
  }
}

/** JSON may write any character as its code (RFC 8259, 7), and some writers do; whoever parses it has the secret back. */
function spellings(secret: string): RegExp {
  const characters = Array.from({ length: secret.length }, (_, index) => {
    const hex = secret.charCodeAt(index).toString(16).padStart(4, '0')
    const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:\\u${hex}|\\\\u${anyCase}|\\\\\\u${hex})`
  })
  return new RegExp(characters.join(''), 'g')
}

/** The secret itself, then its forms in JSON, base64 and addresses; longest first, because one may hold another. */
export function secretForms(secret: string): string[] {
  if (secret === '') return []
  const json = JSON.stringify(secret).slice(1, -1)
  const percent = encodeURIComponent(secret)
  const forms = [
    secret,
    json,
    json.replaceAll('/', '\\/'),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
    percent,
    percent.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
  ]
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}
