import {
  bulletList,
  buttons,
  footer,
  linkElement,
  message,
  richText,
  section,
} from '../../src/reports/slack.js'
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

test.each([
  [LONGEST, { type: 'link', url: long(LONGEST), text: 'Log' }],
  [LONGEST + 1, { type: 'text', text: 'Log' }],
])('a link of %i characters in rich text', (length, element) => {
  expect(linkElement('Log', long(length))).toEqual(element)
})

const n = (count: number) => 'n'.repeat(count)
test.each([
  ['signs of Slack are escaped only where Slack reads them', 'a & <b> & <c>', 'a & <b> & <c>'],
  ['what hides is shown', 'a\n\u202eb', 'a \\u{202e}b'],
  ['the longest', n(150), n(150)],
  ['one that is too long', n(151), `${n(149)}…`],
])('a headline: %s', (_, headline, title) => {
  const { text, blocks } = message(headline, [])
  expect(blocks).toEqual([
    { type: 'header', text: { type: 'plain_text', text: title, emoji: false } },
  ])
  const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  expect(text).toBe(title.replace(/[&<>]/g, (sign) => escaped[sign] ?? ''))
})

test('`{{` is broken up in every text of a message, so that no Slack action fills in a template', () => {
  const template = 'a {{ env.TOKEN }} and {{{b}}}'
  const blocks = bulletList(template, [
    section(richText(template)),
    section([linkElement(template, undefined)]),
  ])
  const payload = JSON.stringify(message(template, blocks))
  expect(payload).not.toContain('{{')
  expect(payload.replaceAll('\u200b', '').split(template)).toHaveLength(6)
})
