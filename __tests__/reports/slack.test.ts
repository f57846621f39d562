import { link, prose, words } from '../../src/reports/line.js'
import type { Report } from '../../src/reports/report.js'
import { slackMessage } from '../../src/reports/slack.js'
import { expect, test } from '../support/jest.js'

const LONGEST = 3000
const long = (length: number) => 'https://ci.test/'.padEnd(length, 'x')

type Pages = Parameters<typeof slackMessage>[1]['pages']
const messageOf = (report: Partial<Report>, pages: Pages = []) =>
  slackMessage({ headline: 'Done', ...report }, { where: 'octo-org/orion', pages })
const textOf = (report: Partial<Report>, pages?: Pages) =>
  JSON.stringify(messageOf(report, pages).blocks)

test.each([
  ['no address', undefined],
  ['a script', 'javascript:alert(1)'],
  ['words', 'not an address'],
])('a page with %s gets no button', (_, address) => {
  expect(messageOf({}, [['Log', address]]).blocks).toHaveLength(1)
  const both = textOf({}, [
    ['Log', address],
    ['Run', long(20)],
  ])
  expect(both).not.toContain('Log')
  expect(both).toContain(long(20))
})

test('a button takes an address as long as Slack does', () => {
  expect(textOf({}, [['Log', long(LONGEST)]])).toContain(long(LONGEST))
  expect(messageOf({}, [['Log', long(LONGEST + 1)]]).blocks).toHaveLength(1)
})

test.each([
  [LONGEST, { type: 'link', url: long(LONGEST), text: 'Log' }],
  [LONGEST + 1, { type: 'text', text: 'Log' }],
])('a link of %i characters in rich text', (length, element) => {
  const { blocks } = messageOf({ lines: [link('Log', long(length))] })
  expect(blocks[1]).toEqual({
    type: 'rich_text',
    elements: [{ type: 'rich_text_section', elements: [element] }],
  })
})

const n = (count: number) => 'n'.repeat(count)
const WHERE = 'octo-org/orion: '
test.each([
  ['signs of Slack are escaped only where Slack reads them', 'a & <b> & <c>', 'a & <b> & <c>'],
  ['what hides is shown', 'a\n\u202eb', 'a \\u{202e}b'],
  ['the longest', n(134), n(134)],
  ['one that is too long', n(135), `${n(133)}…`],
])('a headline: %s', (_, headline, title) => {
  const { text, blocks } = messageOf({ headline })
  expect(blocks).toEqual([
    { type: 'header', text: { type: 'plain_text', text: `${WHERE}${title}`, emoji: false } },
  ])
  const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  expect(text).toBe(`${WHERE}${title}`.replace(/[&<>]/g, (sign) => escaped[sign] ?? ''))
})

test('lines are five at most, rows ten, and the others are counted', () => {
  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`)
  const text = textOf({ lines: names('line', 7), parts: [{ items: names('row', 12), total: 40 }] })
  expect(text.match(/line\d+/g)).toHaveLength(5)
  expect(text.match(/row\d+/g)).toHaveLength(10)
  expect(text).toContain('"2 more"')
  expect(text).toContain('"30 more"')
})

test('a table is shown by its brief form, and what is folded is not shown', () => {
  const table = { head: ['Name'], rows: [['cell']], title: 'Tests' }
  expect(textOf({ parts: [table] })).not.toContain('Tests')
  const text = textOf({
    parts: [
      { ...table, brief: ['short'] },
      { fold: 'More', parts: [table] },
    ],
  })
  expect(text).toContain('short')
  expect(text.match(/Tests/g)).toHaveLength(1)
  expect(text).not.toMatch(/cell|More/)
})

test('the next step is in bold: below its line if several lines have one, otherwise at the end', () => {
  const bold = '{"type":"text","text":"Next:","style":{"bold":true}}'
  expect(textOf({ next: prose('Fix `a`.') })).toContain(bold)
  const one = { line: 'One', next: 'Look.' }
  expect(textOf({ lines: ['Two', one] })).toMatch(/One.*Next:.*Look\./)
  const several = textOf({ lines: [one, { line: 'Two', next: 'Run.' }] })
  expect(several.split(bold)).toHaveLength(3)
  expect(several).toMatch(/One.*Look\..*Two.*Run\./)
  expect(textOf({ lines: ['One'] })).not.toContain('Next:')
})

test('`{{` is broken up in every text of a message, so that no Slack action fills in a template', () => {
  const template = 'a {{ env.TOKEN }} and {{{b}}}'
  const report = { headline: template, lines: [prose(template), link(template, undefined)] }
  const payload = JSON.stringify(messageOf({ ...report, next: words`${template}` }))
  expect(payload).not.toContain('{{')
  expect(payload.replaceAll('\u200b', '').split(template)).toHaveLength(6)
})
