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
