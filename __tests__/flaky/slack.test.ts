import fc from 'fast-check'
import { flakyMessage } from '../../src/flaky/contents.js'
import type { FlakyReport } from '../../src/flaky/report.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { slackMessage } from '../../src/reports/slack.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { wireTest } from './listing.js'
import { hostileReport, reportOf } from './reports.js'

const RUN = 'https://github.com/octo-org/orion/actions/runs/4242'
const slackOf = (report: FlakyReport) => {
  const message = flakyMessage(report, RUN)
  return slackMessage(message.report, message)
}

/** Every property in a message, with the object that it stands in. */
function* properties(node: unknown): Generator<readonly [string, unknown, object]> {
  if (Array.isArray(node)) for (const item of node) yield* properties(item)
  else if (typeof node === 'object' && node !== null)
    for (const [name, value] of Object.entries(node)) {
      yield [name, value, node]
      yield* properties(value)
    }
}

test('whatever the tests are called, a message keeps to the limits and says only what we wrote', () => {
  fc.assert(
    fc.property(hostileReport(15), (report) => {
      const { text, blocks } = slackOf(report)
      expect(text).not.toMatch(/[<>]/)
      expect(blocks.length).toBeLessThanOrEqual(50)
      const all = [...properties(blocks)]
      const named = (name: string) => all.filter(([key]) => key === name)
      for (const [, type] of named('type'))
        expect(type).not.toMatch(/^(user|usergroup|channel|broadcast|emoji)$/)
      const texts = named('text').filter(([, value]) => typeof value === 'string')
      for (const [, value] of texts) expect(value).toMatch(/^.{1,3000}$/s)
      const isMarkdown = ([, , parent]: (typeof all)[number]) =>
        (parent as { type?: string }).type === 'mrkdwn'
      for (const [, value] of texts.filter(isMarkdown)) expect(value).not.toMatch(/<[^h]/)
      for (const [, url] of named('url')) expect(url).toMatch(/^https?:\/\/[^\s<>|]{1,3000}$/)
      for (const [, fields] of named('fields'))
        expect((fields as unknown[]).length).toBeLessThanOrEqual(10)
      const [header] = blocks
      expect(header).toMatchObject({ type: 'header', text: { type: 'plain_text' } })
      expect((header as { text: { text: string } }).text.text.length).toBeLessThanOrEqual(150)
    }),
    { numRuns: cases(100) },
  )
})

const n = (count: number) => 'n'.repeat(count)
test.each<[string, Parameters<typeof wireTest>[1], string]>([
  ['the longest name', { name: n(120) }, `"${n(120)}"`],
  ['a longer name', { name: n(121) }, `"${n(119)}…"`],
  ['owners of the longest text', { codeowners: [n(40), n(38)] }, `, ${n(40)}, ${n(38)}"`],
  ['owners of a longer text', { codeowners: [n(40), n(39)] }, `, ${n(40)}, ${n(37)}…"`],
  ['no owner', { codeowners: [] }, ' — 1 pull request in 7 days"'],
])('a line of a message: %s', (_, over, shown) => {
  const one = listedTest({ id: '1', name: 'test', ...wireTest(1, over) }, 'flaky')
  const { blocks } = slackOf(reportOf([one], { grouping: 'none' }))
  expect(JSON.stringify(blocks)).toContain(shown)
})

test('a message without tests has the verdict and its buttons', () => {
  const { text, blocks } = slackOf(reportOf([], { grouping: 'none' }))
  expect(text).toBe('✅ octo-org/orion: No unhealthy tests')
  expect(blocks.map(({ type }) => type)).toEqual(['header', 'actions'])
})

/** The texts of a message, without their style. */
const textsOf = (message: ReturnType<typeof slackOf>) =>
  [...properties(message.blocks)].flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : [],
  )

test('a message lists a new test once, and at most ten tests', () => {
  const tests = Array.from({ length: 14 }, (_, index) =>
    listedTest({ id: `${index}`, name: `test ${index}`, html_url: 'https://a.test' }, 'flaky'),
  )
  const newRows = tests.slice(0, 3)
  const change = { new: 3, still: 11, resolved: 0, newRows, resolvedRows: [] }
  const texts = textsOf(slackOf(reportOf(tests, { grouping: 'none', change })))
  expect(texts.filter((text) => text === 'test 0')).toHaveLength(1)
  expect(texts.filter((text) => text.startsWith('test '))).toHaveLength(10)
  expect(texts).toContain('Still unhealthy (11)')
  expect(texts).toContain('4 more')
})
