import fc from 'fast-check'
import { slackPayload } from '../../src/flaky/slack.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { wireTest } from './listing.js'
import { hostileReport, reportOf } from './reports.js'

const RUN = 'https://github.com/octo-org/orion/actions/runs/4242'

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
      const { text, blocks } = slackPayload(report, RUN)
      expect(text).not.toMatch(/[<>]/)
      expect(blocks.length).toBeLessThanOrEqual(50)
      for (const [key, value, parent] of properties(blocks)) {
        const type = (parent as { type?: string }).type
        if (key === 'type') expect(value).not.toMatch(/^(user|usergroup|channel|broadcast|emoji)$/)
        if (key === 'text' && typeof value === 'string') {
          expect(value.length).toBeGreaterThan(0)
          expect(value.length).toBeLessThanOrEqual(3000)
          if (type === 'mrkdwn') expect(value).not.toMatch(/<[^h]/)
        }
        if (key === 'url') expect(value).toMatch(/^https?:\/\/[^\s<>|]{1,3000}$/)
        if (key === 'fields') expect((value as unknown[]).length).toBeLessThanOrEqual(10)
      }
      const [header] = blocks
      expect(header).toMatchObject({ type: 'header', text: { type: 'plain_text' } })
      expect((header as { text: { text: string } }).text.text.length).toBeLessThanOrEqual(150)
    }),
    { numRuns: cases(100) },
  )
})

test('names the numbers and the tests, and links to the run', () => {
  const tests = Array.from({ length: 12 }, (_, index) =>
    listedTest({ id: String(index), name: 'test', ...wireTest(index) }, 'flaky'),
  )
  const message = slackPayload(reportOf(tests, { grouping: 'none' }), RUN)
  expect(message.text).toBe('octo-org/orion: 12 unhealthy tests')
  const text = JSON.stringify(message.blocks)
  expect(text).toContain('"Tests (10 of 12)"')
  expect(text).toContain('"url":"https://app.example/tests/3","text":"reads the ledger 3"')
  expect(text).toContain(`<${RUN}|Report of the run>`)
})
