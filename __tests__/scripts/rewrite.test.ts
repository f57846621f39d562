import { rewrite } from '../../scripts/package/rewrite.js'
import { expect, test } from '../support/jest.js'

test('comments go from a bundle, and licenses stay', () => {
  const code = `/*! MIT */
// why
a(/* of b */ c); // and how
/*
 * two lines
 */
d();
`
  expect(rewrite(code)).toBe('/*! MIT */\na( c); \nd();\n')
})

test('tabs indent code, and templates keep their spaces', () => {
  const code = 'if (a) {\n    b(`\n    c`)\n        d()\n}\n'
  expect(rewrite(code)).toBe('if (a) {\n\tb(`\n    c`)\n\t\td()\n}\n')
})

test('characters beyond ASCII are escaped in strings, templates and patterns', () => {
  const code = "a('\u2705 \u{1f600}'); b(`\u2026`); c(/[\u201c\u{1f600}]/u); // \u2192\n"
  const rewritten = rewrite(code)
  expect(rewritten).toMatch(/^[\0-\x7f]+$/)
  const seen = (text: string) => {
    const values: unknown[] = []
    const keep = (value: unknown) => values.push(String(value))
    new Function('a', 'b', 'c', text)(keep, keep, (pattern: RegExp) =>
      keep(pattern.test('\u{1f600}')),
    )
    return values
  }
  expect(seen(rewritten)).toEqual(seen(code))
})
