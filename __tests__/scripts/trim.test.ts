import { checkOnDemand, rewrite } from '../../scripts/package/trim.js'
import { expect, test } from '../support/jest.js'

const built = `exports.modules = {};
const external_http_ = require("node:http");
const external_https_ = require("https");
const copy = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
`

test('a built-in that not every step uses is loaded when its first member is used', () => {
  const code = rewrite(built)
  expect(code).toContain('const external_http_ = require("node:http");')
  expect(code).toContain('(_, member) => require("https")[member]')
  expect(code).toContain('const copy = external_https_;')
})

test.each(['', ', { toJSON() {} }'])(
  'a class of zod is made by a function that is compiled at once%s',
  (more) => {
    const made = (maker: string) =>
      `exports.Type = core/* $constructor */.xI("$ZodType", ${maker}${more});`
    const maker = '(inst, def) => { inst.def = def }'
    expect(rewrite(made(maker))).toBe(made(`(${maker})`))
    expect(() => rewrite(made(maker.replace('(inst, def) =>', 'function (inst, def)')))).toThrow(
      'scripts/package/trim.ts expects',
    )
  },
)

test('an import has a short name, and never one that is taken', () => {
  const code = 'exports.text = () => _text_js__WEBPACK_IMPORTED_MODULE_12__/* .sanitize */ .aj'
  expect(rewrite(code)).toBe('exports.text = () => _text_js_12/* .sanitize */ .aj')
  expect(() => rewrite(`${code} + _text_js_12`)).toThrow('a name _text_js_12 of its own')
})

test('what is not ASCII is escaped, and means what it meant', () => {
  const code = rewrite("exports.text = ['…', `🚫`, '🚫🚩ä'.replace(/[🚫ä]/gu, '')]")
  expect(code).toMatch(/^[\0-\x7f]*$/)
  const exports = {}
  Function('exports', code)(exports)
  expect(exports).toEqual({ text: ['…', '🚫', '🚩'] })
})

test.each([
  ['an escaped character beyond ASCII', 'exports.modules = {}', 'exports.mark = /\\…/'],
  ['an ES module', 'require("node:http")', 'createRequire(import.meta.url)("node:http")'],
  ['another name of a built-in', 't(external_https_, 2)', 't(external_node_https_namespace, 2)'],
  ['another kind of copy', '_, 2)', '_, 6)'],
  ['another spelling of a require', 'require("https")', "require('node:https')"],
  ['an import', 'exports.modules', 'import https from "node:https"; exports.modules'],
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
