import fc from 'fast-check'
import { compileFilters, type Filters } from '../../src/flaky/filter.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { expect, test } from '../support/jest.js'

const NO_FILTERS: Filters = {
  codeOwners: [],
  filePaths: [],
  names: [],
  quarantined: 'include',
  minPullRequestsImpacted: 0,
}

const passes = (filters: Partial<Filters>, fields: object): boolean =>
  compileFilters({ ...NO_FILTERS, ...filters })(
    listedTest({ id: '1', name: 'adds', ...fields }, 'flaky'),
  )

const FILE = 'src/cart/total.ts'
const WAYS_TO_WRITE = [FILE, './src/cart/total.ts', '/src/cart/total.ts', 'src\\cart\\total.ts']

test.each([
  ['./src/**', true],
  ['/', true],
  ['src\\cart\\*.ts', true],
  ['.\\src\\', true],
  ['src/*', false],
  ['src\\cart', true],
  ['lib/', false],
  ['src/cart/total.ts/', false],
])(
  'file-paths: %s takes src/cart/total.ts, however the listing writes it: %s',
  (pattern, taken) => {
    for (const path of WAYS_TO_WRITE)
      expect(passes({ filePaths: [pattern] }, { file_path: path })).toBe(taken)
  },
)

test.each([{ file_path: null }, { file_path: '' }, {}])('a test with %j is not in src', (more) => {
  expect(passes({ filePaths: ['src/'] }, more)).toBe(false)
})

test.each([
  ['adds[1]', 'adds[1]', true],
  ['adds[1]', 'adds1', true],
  ['adds[1]', 'adds[2]', false],
  ['cart', 'cart total', false],
])('names: %s takes the test %s: %s', (pattern, name, taken) => {
  expect(passes({ names: [pattern] }, { name })).toBe(taken)
})

test('every name and every file path matches itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(passes({ names: [text] }, { name: text })).toBe(true)
      fc.pre(!/[\\/]$/.test(text))
      expect(passes({ filePaths: [text] }, { file_path: text })).toBe(true)
    }),
  )
})
