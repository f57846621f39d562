/** What stands for a secret in a text. */
const STARS = '***'
/** A shorter "secret" is part of ordinary words; hiding it would only garble the text. */
const SHORTEST = 6

/** Takes a secret out of a text, in every form in which services, proxies and tools repeat one. */
export type Redact = (text: string) => string

/** @param secret may be empty: then every text stays as it is */
export function redactor(secret: string): Redact {
  const forms = secretForms(secret).filter((form) => form.length >= SHORTEST)
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, STARS), text)
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
