import fc from 'fast-check'
import { redactor } from '../../src/runner/secrets.js'
import { redactJson } from '../../src/shared/json-text.js'
import { expect, test } from '../support/jest.js'

/** Secrets that are numbers, hold quotes, end in a backslash, or are pieces of JSON itself. */
const SECRETS = [
  '48151623',
  'a"b"c\\d"',
  'ends-in\\',
  '","state":',
  '":true,"',
  'null,"b',
  '}],"a":',
]

test.each([
  // Only values of JSON are looked at by themselves.
  ['{"a":"s3cret-x"}\nand s3cret-x', '{"a":"***"}\nand ***'],
  ['{"s3cret-x":1}\n"s3cret-x": 1', '{"s3cret-x":1}\n"***": 1'],
  ['[\n{"a":"s3cret-x"},\n{"s3cret-x":2}\n', '[\n{"a":"***"},\n{"s3cret-x":2}\n'],
  ['not {"a":1}, s3cret-x', 'not {"a":1}, ***'],
  // Other values stay as they were written.
  ['{"a":"s3cret-x","b":"\\u00e9\\/"}', '{"a":"***","b":"\\u00e9\\/"}'],
  // It is found only in the whole text.
  ['a two\nlines b', 'a *** b'],
])('masks the values of JSON, and other text as a whole: %j', (text, clean) => {
  expect(redactJson(text, redactor(['s3cret-x', 'two\nlines']))).toBe(clean)
})

test('any JSON keeps its shape without any secret', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.string({ minLength: 6 }),
      fc.boolean(),
      (value, secret, pretty) => {
        const json = JSON.stringify(
          [value, secret, { nested: `x${secret}y` }],
          null,
          pretty ? 2 : 0,
        )
        const redacted = JSON.parse(redactJson(json, redactor([secret]))) as unknown[]
        expect(redacted).toHaveLength(3)
        expect(JSON.stringify(redacted.slice(1))).not.toContain(JSON.stringify(secret).slice(1, -1))
      },
    ),
    { examples: SECRETS.map((secret): [number, string, boolean] => [48151623, secret, true]) },
  )
})
