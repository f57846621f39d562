import fc from 'fast-check'
import { hideSecrets, redactor } from '../../src/runner/secrets.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** How others write a secret; deliberately not the product's list. */
const WRITERS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'lower case': (secret) => secret.toLowerCase(),
  'upper case': (secret) => secret.toUpperCase(),
  JSON: (secret) => JSON.stringify(secret).slice(1, -1),
  'JSON with escaped slashes': (secret) =>
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  "Go's JSON": (secret) => JSON.stringify(secret).slice(1, -1).replace(/[<>&]/g, jsonCode),
  "Python's JSON": (secret) =>
    JSON.stringify(secret)
      .slice(1, -1)
      .replace(/[^ -~]/g, jsonCode),
  encodeURIComponent: (secret) => encodeURIComponent(secret),
  encodeURI: (secret) => encodeURI(secret),
  'RFC 3986': (secret) =>
    encodeURIComponent(secret).replace(/[!'()*]/g, (char) => `%${hex(char).toUpperCase()}`),
  'percent codes in lower case': (secret) =>
    encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
  'a form': (secret) => new URLSearchParams([['', secret]]).toString().slice(1),
  HTML: (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;'),
  XML: (secret) =>
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;'),
  "Go's HTML": (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&#34;')
      .replaceAll("'", '&#39;'),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 for URLs': (secret) => Buffer.from(secret).toString('base64url'),
  'hex in lower case': (secret) => Buffer.from(secret).toString('hex'),
  'hex in upper case': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
}
const jsonCode = (char: string) => `\\u${hex(char).padStart(4, '0')}`
const hex = (char: string) => char.charCodeAt(0).toString(16).padStart(2, '0')

const secrets = fc.stringMatching(/^[!-~]{8,40}$/)
/**
 * A password may hold anything, such as control characters, quotes and what an escape begins with.
 */
const passwords = fc
  .tuple(
    fc.stringMatching(/^[!-~]{1,4}$/),
    fc.string({
      unit: fc.constantFrom(...' \t\n\r\b\f\v\0\x1b"\'\\/+%&<>ß字😀'),
      minLength: 1,
      maxLength: 5,
    }),
    fc.stringMatching(/^[!-~]{5,30}$/),
  )
  .map((parts) => parts.join(''))
test.each(Object.entries(WRITERS))('a secret written as %s is taken out', (_, write) => {
  fc.assert(
    fc.property(fc.oneof(secrets, passwords), (secret) => {
      const text = `before ${write(secret)} after`
      expect(redactor([secret])(text)).toBe('before *** after')
    }),
  )
})

test.each(Object.entries(WRITERS))('in a long text, too: %s', (_, write) => {
  const before = '- '.repeat(4000)
  const after = ' -'.repeat(4000)
  fc.assert(
    fc.property(fc.oneof(secrets, passwords), (secret) => {
      const redact = redactor(['another-secret', secret])
      expect(redact(`${before}${write(secret)}${after}`)).toBe(`${before}***${after}`)
      expect(redact(before)).toBe(before)
    }),
  )
})

test('a secret behind a user name in base64 is taken out', () => {
  fc.assert(
    fc.property(secrets, fc.stringMatching(/^[a-z-]{0,12}$/), (secret, user) => {
      // What the user name shows anyway.
      fc.pre(!user.includes(secret.slice(0, 4)))
      const basic = Buffer.from(`${user}:${secret}`).toString('base64')
      const rest = redactor([secret])(`Basic ${basic}`).replace(/^Basic /, '')
      const shown = Buffer.from(rest.replace('***', ''), 'base64').toString('latin1')
      expect(shown).not.toContain(secret.slice(0, 4))
    }),
  )
})

test('a secret that begins with backslashes is taken out where it was cut', () => {
  const secret = '\\\\!!!!!!!!'
  expect(redactor([secret])(`before ${secret.slice(0, 9)}`, true)).toBe('before ***')
})

test('a secret that holds the mark of a cut is taken out where it was cut behind that', () => {
  const redact = redactor(['.`.`...`!!.!`!!'])
  expect(redact('before .`.`...', true)).toBe('before ***')
  expect(redact('before .`.`...')).toBe('before ***...')
})

test.each([1, 2])('in base64 behind %d other characters, no character of it is left', (shift) => {
  const secret = 'tok-3n-0f-the-t3st'.slice(0, 18 - shift)
  const encoded = Buffer.from('x'.repeat(shift) + secret).toString('base64')
  expect(redactor([secret])(encoded)).toBe(`${encoded.slice(0, shift + 1)}***`)
})

// What stands behind a secret decides on the last character of its base64, unless its bytes are a
// multiple of three.
test.each([0, 1, 2])(
  'in base64 before other characters: %d bytes more than whole groups',
  (more) => {
    const secret = `s3cret/t0k3n${'~'.repeat(more)}`
    const written = Buffer.from(`${secret}~`).toString('base64')
    const { runner, seen } = recorder({ 'api-token': secret })
    const { redact } = hideSecrets(runner.core)
    expect(seen.secrets.some((mask) => written.includes(mask))).toBe(true)
    expect(redact(written)).toMatch(/^\*\*\*.{0,4}$/)
  },
)

test.each(Object.entries(WRITERS))('a text that is nothing but the secret: %s', (_, write) => {
  const secret = '/ok&3n-0f-the-t3st'
  expect(redactor([secret])(write(secret))).toBe('***')
  // Letters beyond ASCII have no place in any spelling: they are not part of the secret.
  expect(redactor([secret])(`ß${write(secret)}ß.`)).toBe('ß***ß.')
  // Unless it has some itself, at both ends.
  const foreign = `ß${secret}ß`
  expect(redactor([foreign])(write(foreign))).toBe('***')
})

test.each(Object.entries(WRITERS))(
  'a secret that ends in what reads as an escape is taken out to its end: %s',
  (_, write) => {
    const secret = 'abcd%a\\0'
    const redact = redactor([secret])
    expect(redact(`x ${write(secret)}`)).toBe('x ***')
    expect(redact(`x ${write(secret)} y`)).toBe('x *** y')
    expect(redact(`x ${write('abcd%a')}`, true)).toBe('x ***')
  },
)

test('a text that was cut shows no beginning of a secret', () => {
  // What may stay is a part of an escape, such as the `amp;` of `&amp;` whose `&` was taken out as
  // itself, or a backslash or a percent sign, which begins one.
  const secrets = fc.stringMatching(/^[!-,.-^`-~]{8,40}$/)
  fc.assert(
    fc.property(secrets, fc.nat(), (secret, at) => {
      const redact = redactor([secret])
      for (const write of Object.values(WRITERS)) {
        const written = write(secret)
        const cut = `before ${written.slice(0, 1 + (at % written.length))}`
        expect(redact(cut, true)).toMatch(
          /^before (?:\*+[\w;&#%=]{0,5}|%(?:25)*(?:5[Cc]|\w)?|&#(?:37|92);|&(?:amp;)?#?\w*|\\+(?:u\w*)?)*$/,
        )
      }
    }),
  )
})

test.each(Object.entries(WRITERS))(
  'before the mark of a cut, too, where it is spelled: %s',
  (_, write) => {
    const secret = 'tok/3n+0f&the"t3st'
    // Nine characters are whole groups in base64.
    const beginning = write(secret.slice(0, 9))
    expect(redactor([secret])(`invalid ${beginning}… (cut)`)).toBe('invalid ***… (cut)')
  },
)

test.each(['…', '...', '\\u2026', '&hellip;'])(
  'a beginning of four characters or more is taken out before the mark of a cut: %s',
  (mark) => {
    const redact = redactor(['tok-3n-0f-the-t3st'])
    expect(redact(`invalid token tok-3n-0${mark} (cut)`)).toBe(`invalid token ***${mark} (cut)`)
    expect(redact(`${mark} token tok-3${mark}`)).toBe(`${mark} token ***${mark}`)
    expect(redact(`tok-${mark} and tok${mark}`)).toBe(`tok-${mark} and tok${mark}`)
    expect(redact(`cut${mark} here, tok-3n-0f not`)).toBe(`cut${mark} here, tok-3n-0f not`)
    const encoded = Buffer.from('tok-3n-0f-the-t3st').toString('base64').slice(0, 12)
    expect(redact(`Basic ${encoded}${mark}`)).toBe(`Basic ***${mark}`)
  },
)

test.each([
  ['github_pat_11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ0123456789', 'github_pat_'],
  ['ghs_0123456789abcdefghij', 'ghs_'],
  // Newer installation tokens are JSON Web Tokens of more than 500 characters.
  [`ghs_${'eyJhbGciOiJSUzI1NiJ9.'.repeat(25)}`, 'ghs_'],
  ['trunk_v2_0123456789abcdef', 'trunk_v2_'],
  ['integration-0123456789abcdef', 'integration-'],
])('the public part of %s is no secret, cut or not', (secret, part) => {
  const redact = redactor([secret])
  const forms = (value: string) =>
    ['utf8', 'hex', 'base64'].map((encoding) => Buffer.from(value).toString(encoding as 'hex'))
  // The last character of base64 may hold the first bits of the secret itself.
  for (const text of forms(part))
    for (let length = 0; length < text.replace(/.=+$/, '').length; length++) {
      expect(redact(text.slice(0, length), true)).toBe(text.slice(0, length))
      expect(redact(`${text.slice(0, length)}…`)).toBe(`${text.slice(0, length)}…`)
    }
  for (const text of forms(secret)) {
    const cut = text.slice(0, Math.ceil(part.length * (text.length / secret.length)) + 2)
    expect(redact(cut, true)).toBe('***')
    expect(redact(`${cut}… and more`)).toBe('***… and more')
    expect(redact(`<${text}>`)).toBe('<***>')
  }
})

test.each([
  // A separator at the middle is the last one that ends a public part.
  ['abcdef-ghijklm', 'abcdef-', 'abcdef-'],
  ['abcdef-ghijklm', 'abcdef-g', '***'],
  ['abcdefg-hijklmn', 'abcdefg', '***'],
  ['s3cretvalue-x', 's3cret', '***'],
  ['s3cretvalue', 's', '***'],
])('only the first half of %s may be public: cut to %s it leaves %s', (secret, cut, left) => {
  expect(redactor([secret])(`/${cut}`, true)).toBe(`/${left}`)
})

test('every form is masked, and none that would garble the log', () => {
  const masked = (secret: string) => {
    const { runner, seen } = recorder({ 'api-token': secret })
    hideSecrets(runner.core)
    return seen.secrets
  }
  const secret = 'a+b/c d"e\'f<g>&h(i)*ß'
  const url = encodeURIComponent(secret)
  const strict = url.replace(/[!'()*]/g, (char) => `%${hex(char)}`)
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1)
  const inBothCases = [url, strict, url.replaceAll('%20', '+'), inForm].flatMap((form) =>
    (['toUpperCase', 'toLowerCase'] as const).map((change) =>
      form.replace(/%../g, (code) => code[change]()),
    ),
  )
  const forms = masked(secret)
  for (const form of [
    secret,
    'a+b/c d\\"e\'f<g>&h(i)*ß',
    'a+b\\/c d\\"e\'f<g>&h(i)*ß',
    ...inBothCases,
    'a+b/c d&quot;e&#39;f&lt;g&gt;&amp;h(i)*ß',
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('base64url'),
  ])
    expect(forms).toContain(form)
  const basic = Buffer.from(`x:${secret}`).toString('base64')
  expect(forms.some((mask) => basic.includes(mask))).toBe(true)
  expect(forms.filter((mask) => /undefined|^\s*$/.test(mask))).toEqual([])
  for (const short of ['a', 'ab', 'abc', 'ab\ncd', 'secret-1\n}\nsecret-2'])
    for (const mask of masked(short)) {
      expect(typeof mask).toBe('string')
      expect(mask.length).toBeGreaterThanOrEqual(4)
      expect(mask).not.toMatch(/[\r\n]|undefined/)
    }
  expect(masked('abcd')).toContain('abcd')
  expect(masked('secret-1\n}\nsecret-2')).toEqual(expect.arrayContaining(['secret-1', 'secret-2']))
})

test('several secrets are taken out, and what is not a secret is left unchanged', () => {
  const redact = redactor(['first-secret', 'second-secret'])
  expect(redact('a first-secret, a second-secret, first-secret')).toBe('a ***, a ***, ***')
  expect(redactor(['id'])('{"id":1}')).toBe('{"id":1}')
  expect(redactor([])('text', true)).toBe('text')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(redactor(['s3cret-t0ken'])(text)).toBe(text)
    }),
  )
})

test('every secret input is masked and redacted: both tokens and the user info of an address', () => {
  const inputs = {
    'api-token': 'api-t0ken-x',
    'github-token': 'ghs_t0ken-y',
    'pushgateway-url': 'https://push:p%40ssw0rd-z@push.example.com/prefix',
  }
  const { runner, seen } = recorder(inputs)
  const { log, redact } = hideSecrets(runner.core)
  const basic = Buffer.from('push:p@ssw0rd-z').toString('base64')
  const forms = ['api-t0ken-x', 'ghs_t0ken-y', 'p@ssw0rd-z', 'p%40ssw0rd-z', basic]
  for (const form of forms) {
    expect(seen.secrets).toContain(form)
    expect(redact(`<${form}>`)).toBe('<***>')
  }
  log.warning(`${'x'.repeat(4074)} api-t0ken-x ${'x'.repeat(100)}`)
  expect(seen.warnings[0]?.message).not.toContain('api')
})

test('redaction takes time in proportion to the text', () => {
  const redact = redactor(['aaaaaaaaaaaaaaaaaaaaaaab'])
  // Beginnings of the secret that overlap: a search that starts again at each of them would not
  // end.
  const text = `%25${'a'.repeat(1_000_000)}`
  expect(redact(text)).toBe(text)
  expect(redact(`${text}b…`)).toBe(`${text.slice(0, -23)}***…`)
})

test('user info that is wrongly encoded is masked as it is written', () => {
  const { runner, seen } = recorder({ 'api-url': 'https://mona:pa%zzword@service.test' })
  const { redact } = hideSecrets(runner.core)
  expect(seen.secrets).toEqual(expect.arrayContaining(['pa%zzword', 'mona:pa%zzword']))
  expect(seen.secrets.filter((mask) => mask.includes('undefined'))).toEqual([])
  expect(redact('GET https://mona:pa%zzword@service.test')).not.toContain('zzword')
})

test.each([
  ['https://user:p4ssw0rd@host.example/', ['user:p4ssw0rd', 'p4ssw0rd']],
  ['  https://user:p4ss:w0rd@host.example  ', ['user:p4ss:w0rd', 'p4ss:w0rd']],
  ['https://s3cret-tok3n@host.example', ['s3cret-tok3n']],
  ['https://user:p%40ss-w0rd@host.example', ['p%40ss-w0rd', 'p@ss-w0rd']],
])('the secrets of the address %j are %j', (address, secrets) => {
  const { runner, seen } = recorder({ 'api-url': address })
  hideSecrets(runner.core)
  expect(seen.secrets).toEqual(expect.arrayContaining(secrets))
})

test.each([
  'https://host.example/user:p4ssw0rd@x',
  'https://host.example?user:p4ssw0rd@x',
  'https://host.example#://user:p4ssw0rd@x',
  'user:p4ssw0rd@host.example',
])('the address %j has no user info', (address) => {
  const { runner, seen } = recorder({ 'api-url': address })
  hideSecrets(runner.core)
  expect(seen.secrets.join()).not.toContain('p4ssw0rd')
})
