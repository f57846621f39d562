/** The forms in which services, proxies and encoders repeat a secret. Nothing else is recognized. */

/** One form of a secret. */
export interface Form {
  readonly text: string
  /** Length of the shortest beginning that shows more than the public part of the secret. */
  readonly least: number
}

/** Returns every form of a secret. */
export function formsOf(secret: string): Form[] {
  const hex = Buffer.from(secret).toString('hex')
  const publicPart = publicLength(secret)
  const groups: readonly (readonly [growth: number, texts: readonly string[]])[] = [
    [
      1,
      [...caseForms(secret), ...jsonForms(secret), ...percentForms(secret), ...htmlForms(secret)],
    ],
    [4 / 3, base64Forms(secret)],
    [2, [hex, hex.toUpperCase()]],
  ]
  return groups.flatMap(([growth, texts]) =>
    [...new Set(texts)].map((text) => ({
      text,
      least: Math.min(Math.floor(publicPart * growth) + 1, text.length),
    })),
  )
}

/**
 * Length of the beginning that many tokens share, such as `github_pat_`. Names of files and branches
 * begin with it too.
 */
function publicLength(secret: string): number {
  const length = /^(?:github_pat_|trunk_v\d+_|[^_-]*[_-])/.exec(secret)?.[0].length ?? 0
  // After a separator in the second half, too little would be left.
  return length <= secret.length / 2 ? length : 0
}

/** The action itself changes the case of some words of the service, such as states. */
const caseForms = (secret: string): string[] => [secret, secret.toLowerCase(), secret.toUpperCase()]

/** PHP escapes `/`, Go escapes `<`, `>` and `&`, and Python escapes everything beyond ASCII. */
function jsonForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  return [
    json,
    json.replaceAll('/', '\\/'),
    json.replace(/[<>&]/g, asCode),
    json.replace(/[^ -~]/g, asCode),
  ]
}

const asCode = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Encoders differ in the case of the digits, in `!'()*`, in addresses, and in a space. */
function percentForms(secret: string): string[] {
  const part = encodeURIComponent(secret)
  const strict = part.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1)
  return [encodeURI(secret), part, strict, inForm]
    .flatMap((form) => [form, form.replaceAll('%20', '+')])
    .flatMap((form) => [
      form.replace(/%../g, (code) => code.toUpperCase()),
      form.replace(/%../g, (code) => code.toLowerCase()),
    ])
}

/** Encoders write quotes differently. Some leave `>` as it is, or escape no quotes. */
function htmlForms(secret: string): string[] {
  const start = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return ['>', '&gt;'].flatMap((end) =>
    ['"', '&quot;', '&#34;'].flatMap((double) =>
      ["'", '&#39;', '&#x27;', '&apos;'].map((single) =>
        start.replaceAll('>', end).replaceAll('"', double).replaceAll("'", single),
      ),
    ),
  )
}

/**
 * Base64 after 0, 1 or 2 other bytes, as in a Basic credential, without the characters that depend
 * on the bytes before and after.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const own = all.slice(before === 0 ? 0 : before + 1)
    const forms = [own, own.replace(/=+$/, ''), own.replace(/.?=+$/, '')]
    return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
  })
}
