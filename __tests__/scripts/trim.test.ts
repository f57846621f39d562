import { rewrite } from '../../scripts/package/trim.js'
import { expect, test } from '../support/jest.js'

test('comments that fill lines and notes of the bundler go; licenses and marks stay', () => {
  const code = `/*! MIT */
/***/ a();
// why
a(/* .b */ c);
/* harmony import */ d();
`
  expect(rewrite(code)).toBe('/*! MIT */\n/***/ a();\na(/* .b */ c);\nd();\n')
})

test('tabs indent code, and templates keep their spaces', () => {
  const code = 'if (a) {\n    b(`\n    c`)\n        d()\n}\n'
  expect(rewrite(code)).toBe('if (a) {\n\tb(`\n    c`)\n\t\td()\n}\n')
})

test.each(['createRequire(import.meta.url)', 'import a from "a"', 'export { a }'])(
  'the build fails for %s, which only an ES module can run',
  (code) => expect(() => rewrite(`${code}\n`)).toThrow('only an ES module can run'),
)
