import { checkOnDemand, rewrite } from '../../scripts/package/trim.js'
import { expect, test } from '../support/jest.js'

const REQUIRE = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)'
const built = `import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
const external_http_ = ${REQUIRE}("node:http");
const external_https_ = ${REQUIRE}("https");
const copy = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
`

test('a built-in that not every step uses is loaded when its first member is used', () => {
  const code = rewrite(built)
  expect(code).toContain('const external_http_ = process.getBuiltinModule("http");')
  expect(code).toContain('process.getBuiltinModule("https")[member]')
  expect(code).toContain('const copy = external_https_;')
})

test.each([
  ['another name for the require', 'createRequire', 'takeRequire'],
  ['another name of a built-in', 't(external_https_, 2)', 't(external_node_https_namespace, 2)'],
  ['another kind of copy', '_, 2)', '_, 6)'],
  ['a plain require', `${REQUIRE}("https")`, 'require("node:https")'],
  ['an import', 'const copy', 'import https from "node:https"; const copy'],
])('the build fails when the bundler writes %s', (_, from, to) => {
  const code = built.replaceAll(from, to)
  expect(code).not.toBe(built)
  expect(() => rewrite(code)).toThrow('scripts/package/trim.ts expects')
})

test('the build fails when a built-in of the list is nowhere in the bundle', () => {
  expect(() => checkOnDemand(rewrite(built))).toThrow(
    'never loads assert, crypto, fs/promises, tls',
  )
})
