/** What each expression of Markdown finds, and what it must leave alone. */
import { visible } from '../../src/reports/markdown.js'
import { describe, expect, test } from '../support/jest.js'
import { code, codeBlock, prose, text } from '../support/written.js'

const BREAK = '&#8203;'
const breaksIn = (value: string) => text(value).split(BREAK).length - 1

describe('a break keeps GitHub from linking', () => {
  test.each([
    '@org',
    'a@b',
    '#12',
    'GH-12',
    'Ä-1',
    ':tada:',
    'http://x',
    'www.x',
    'WWW.x',
    'abcdef1',
    'ABCDEF1',
  ])('%s', (value) => {
    expect(breaksIn(value)).toBeGreaterThan(0)
  })

  test.each(['org', '#a', '# 1', 'a-b', '1-2', 'a: b', 'ww.x', 'abcdef', 'xabcde1', '123456'])(
    'not in %s',
    (value) => {
      expect(breaksIn(value)).toBe(0)
    },
  )
})

describe('plain text on one line', () => {
  test.each([
    ['a\r\n\t b', 'a b'],
    [' \fa\v ', 'a'],
    ['ä\nb', 'ä b'],
    ['a\u202eb', 'a\\u{202e}b'],
    ['\u202eb', '\\u{202e}b'],
    ['a\u202e', 'a\\u{202e}'],
    ['👩\u200d💻\ufe0f', '👩\u200d💻\ufe0f'],
    ['\ud800', '\\u{d800}'],
  ])('%j is shown as %j', (value, shown) => {
    expect(visible(value)).toBe(shown)
  })
})

test.each([
  ['a `b` c', `a ${code('b')} c`],
  ['`a``b`', `${code('a')}${code('b')}`],
  ['a ` b', `a ${text('`')} b`],
  ['``', code('')],
])('%j becomes prose with code: %j', (value, shown) => {
  expect(prose(value)).toBe(shown)
})

test.each([
  ['no backtick', '```'],
  ['``', '```'],
  ['a ``` b', '````'],
  ['````` ` ```', '``````'],
])('the fence around %j is %s', (line, fence) => {
  expect(codeBlock([line])).toBe(`${fence}\n${line}\n${fence}`)
})
