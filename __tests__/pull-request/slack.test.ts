import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PullRequestReport, reportMessage } from '../../src/pull-request/report.js'
import { slackMessage } from '../../src/reports/slack.js'
import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { live, onceSubmitted, recordOf } from '../support/pull-request-world.js'

const report = {
  status: 'bad',
  headline: '#12 failed in the merge queue',
  reasons: [
    {
      kind: 'check-failed',
      text: 'Required check `lint <!channel>` failed on the head commit',
      url: 'https://ci.test/1',
    },
    { kind: 'draft', text: 'It is a draft', url: 'https://github.com@evil.example/' },
  ],
  remedy: 'Fix the failing checks, push, and submit again.',
  pullRequestUrl: 'https://github.com/octo-org/orion/pull/12',
} as const

const RUN = 'https://github.com/octo-org/orion/actions/runs/1'

function slackOf(one: PullRequestReport) {
  const message = reportMessage(one, 'octo-org/orion', RUN)
  return slackMessage(message.report, message)
}

test('headline, reasons with their links, what to do next, buttons for log and pull request', () => {
  expect(slackOf(report)).toMatchSnapshot()
})

test('the button for the log opens this run if no failed check has a page', () => {
  const { blocks } = slackOf({ ...report, reasons: [] })
  expect(JSON.stringify(blocks.at(-1))).toContain(`"url":"${RUN}"`)
})

test('the message of a failure names title and author', async () => {
  const shows = recordOf('failed', { prTitle: 'Round amounts', prAuthor: 'octocat' })
  const inputs = { operation: 'wait-for-merge', 'slack-payload-file': 'slack.json' }
  const { folder } = await live({ shows }, inputs)
  expect(readFileSync(join(folder, 'slack.json'), 'utf8')).toContain('Round amounts, by octocat')
})

test.each<[string, Answer, boolean, string]>([
  ['wait-for-merge', recordOf('failed'), false, '❌ octo-org/orion: #12 failed in the merge queue'],
  ['submit', recordOf('pending'), true, '✅ octo-org/orion: #12 is in the queue of main'],
])('%s writes its message', async (operation, shown, green, words) => {
  const world = { shows: operation === 'submit' ? onceSubmitted(shown) : shown }
  const { passed, folder } = await live(world, { operation, 'slack-payload-file': 'slack.json' })
  expect(passed).toBe(green)
  const written = readFileSync(join(folder, 'slack.json'), 'utf8')
  const payload = JSON.parse(written) as { readonly text: string }
  expect(payload.text).toContain(words)
  // For people, too: an artifact, or a step that prints it.
  expect(written).toBe(`${JSON.stringify(payload, null, 2)}\n`)
})

test('a message that cannot be written is a warning, and the submission counts', async () => {
  const { passed, warnings } = await live(
    {
      shows: onceSubmitted(recordOf('pending')),
      onRequest: (request, { folder }) =>
        request === 'submit' && mkdirSync(join(folder, 'slack.json')),
    },
    { 'slack-payload-file': 'slack.json' },
  )
  expect(passed).toBe(true)
  expect(warnings[0]).toContain('slack-payload-file')
})

test('all names of a text are code, and without a next step there is none', () => {
  const { blocks } = slackOf({
    status: 'neutral',
    headline: 'Looked',
    why: ['From `a` to `b`, by `c`'],
  })
  const written = JSON.stringify(blocks)
  for (const name of ['a', 'b', 'c'])
    expect(written).toContain(JSON.stringify({ type: 'text', text: name, style: { code: true } }))
  expect(written.match(/"code":true/g)).toHaveLength(3)
  expect(written).not.toContain('Next')
})

test.each([
  [300, 'é'.repeat(300)],
  [301, `${'é'.repeat(299)}…`],
])('a reason and a cause of %d characters are shown as far as 300', (length, shown) => {
  const text = 'é'.repeat(length)
  const { blocks } = slackOf({
    status: 'bad',
    headline: 'Looked',
    reasons: [{ kind: 'draft', text }],
    why: [text],
  })
  const texts = [...JSON.stringify(blocks).matchAll(/é+…?/g)].map(([found]) => found)
  expect(texts).toEqual([shown, shown])
})
