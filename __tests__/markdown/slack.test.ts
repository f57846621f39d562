import { buttons, footer } from '../../src/markdown/slack.js'
import { expect, test } from '../support/jest.js'

const LONGEST = 3000
const long = (length: number) => 'https://ci.test/'.padEnd(length, 'x')

test.each([
  ['no address', undefined],
  ['a script', 'javascript:alert(1)'],
  ['words', 'not an address'],
])('a page with %s gets no button and no link', (_, address) => {
  expect(buttons([['Log', address]])).toEqual([])
  expect(footer([['Log', address]])).toEqual([])
  expect(
    JSON.stringify(
      buttons([
        ['Log', address],
        ['Run', long(20)],
      ]),
    ),
  ).not.toContain('Log')
})

test('a button takes an address as long as Slack does, and a link any', () => {
  const urls = (length: number) => JSON.stringify(buttons([['Log', long(length)]]))
  expect(urls(LONGEST)).toContain(long(LONGEST))
  expect(buttons([['Log', long(LONGEST + 1)]])).toEqual([])
  expect(JSON.stringify(footer([['Log', `${long(LONGEST + 1)}?a&b`]]))).toContain('?a&amp;b|Log>')
})
