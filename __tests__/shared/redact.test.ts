import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { redactor } from '../../src/runner/secrets.js'
import { redact, withRedact } from '../../src/shared/redact.js'
import { inBackticks, truncate } from '../../src/shared/text.js'
import { expect, test } from '../support/jest.js'
import { code, codeBlock, link, prose, text } from '../support/written.js'

const secrets = fc.oneof(
  fc.stringMatching(/^[!-~]{8,40}$/),
  // Text in which GitHub would make links.
  fc.stringMatching(/^[@#:$.-][0-9a-f]{7,9}[@#:$-][0-9a-f]{1,9}$/),
)

test.each([
  ['text', text, 'before *** after'],
  ['code', code, '<code>before *** after</code>'],
  ['prose', prose, 'before *** after'],
  ['a code block', (value: string) => codeBlock([value]), '```\nbefore *** after\n```'],
  ['a link', (value: string) => link(value, undefined), 'before *** after'],
  [
    'the address of a link',
    (value: string) => link('x', `https://host.test/${value}`),
    '<a href="https://host.test/before%20***%20after">x</a>',
  ],
  ['backticks', inBackticks, '`before *** after`'],
])('a secret is removed before it is escaped in %s', (_, write, expected) => {
  fc.assert(
    fc.property(secrets, fc.constantFrom(encodeURIComponent, String), (secret, spell) => {
      const written = withRedact(redactor([secret]), () => write(`before ${spell(secret)} after`))
      expect(written.replaceAll('&#42;', '*')).toBe(expected)
    }),
  )
})

test('a secret with backticks is removed before prose is split at them', () => {
  const secret = '``0123456789'
  const written = withRedact(redactor([secret]), () => prose(`before ${secret} after`))
  expect(written.replaceAll('&#42;', '*')).toBe('before *** after')
})

test('a secret is removed before a text is cut', () => {
  const cut = (secret: string) =>
    withRedact(redactor([secret]), () => truncate(`see ${secret} and more`, 8))
  expect(cut('s3cret-t0ken')).toBe('see ***…')
  expect(withRedact(redactor(['s3cret-t0ken']), () => truncate('see s3cret-t0ken', 8))).toBe(
    'see ***',
  )
})

test('steps that run at the same time remove each their own secrets', async () => {
  const step = (secret: string) =>
    withRedact(redactor([secret]), async () => {
      await setImmediate()
      return redact('first-secret, second-secret')
    })
  expect(await Promise.all([step('first-secret'), step('second-secret')])).toEqual([
    '***, second-secret',
    'first-secret, ***',
  ])
  expect(redact('first-secret')).toBe('first-secret')
})
