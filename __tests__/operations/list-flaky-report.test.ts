/** The whole report of three tests in each format. */
import { pagesOf, wireTest } from '../flaky/listing.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, listWithBaseline } from '../support/list-flaky.js'

const ADDS = wireTest(1, {
  name: 'adds',
  status: { value: 'broken', reason: 'Fails on main', timestamp: '2026-09-10T23:30:00.000Z' },
  quarantined: true,
  codeowners: ['@octo-org/ledger', '@mona'],
})
const SUBTRACTS = wireTest(2, {
  name: 'LedgerTest subtracts',
  variant: null,
  codeowners: [],
  file_path: null,
  ticket: null,
  html_url: null,
  pull_requests_impacted_last_7d: 1234,
})
const DIVIDES = wireTest(3, {
  name: 'divides',
  classname: null,
  status: { value: 'flaky' },
  ticket: { html_url: 'https://tickets.example/browse/LED-9/?x=1#y' },
  repository: null,
})
const TESTS = { FLAKY: [SUBTRACTS, DIVIDES], BROKEN: [ADDS] }

/** Lists the tests, with these as the baseline where there are any. */
async function report(inputs: Readonly<Record<string, string>>, baseline?: readonly object[]) {
  const given = {
    status: 'all',
    'report-files': 'all.csv',
    'slack-payload-file': 'slack.json',
    annotations: 'true',
    ...inputs,
  }
  const pages = pagesOf(TESTS)
  const { seen, outputs, read } = await (baseline === undefined
    ? listFlaky(pages, given)
    : listWithBaseline(pages, baseline, given))
  const text = read('slack.json')
  const slack = JSON.parse(text) as { text: string; blocks: object[] }
  // People read it too, as an artifact or in a log.
  expect(text).toBe(`${JSON.stringify(slack, null, 2)}\n`)
  return { markdown: (outputs['report-markdown'] ?? '').trimEnd().split('\n'), slack, seen }
}

test.each(['none', 'code-owner', 'file'])(
  'the report without a baseline, grouped by %s',
  async (grouping) => {
    const { markdown } = await report({ 'group-by': grouping })
    expect(markdown.join('\n')).toMatchSnapshot()
  },
)

describe('the report with a baseline', () => {
  const RESOLVED = wireTest(9, { name: 'multiplies', variant: null, html_url: null, ticket: null })

  test('has a list of new, still unhealthy and resolved tests, the last one folded', async () => {
    const { markdown } = await report({ status: 'flaky' }, [SUBTRACTS, RESOLVED])
    expect(markdown.join('\n')).toMatchSnapshot()
  })

  test('counts no test as resolved if `max-tests` cut the list', async () => {
    const { markdown, slack } = await report({ 'max-tests': '2' }, [SUBTRACTS, RESOLVED])
    expect(markdown[0]).toContain('### ⚠️ At least 2 unhealthy tests, 1 new')
    expect(markdown.at(-1)).toBe(
      '<sub>All tests are also in <code>all.csv</code>. There are more: <code>max-tests</code> ended the list. The list is incomplete, so no test counts as resolved.</sub>',
    )
    expect(slack.text).toBe('⚠️ octo-org/orion: At least 2 unhealthy tests, 1 new')
    expect(JSON.stringify(slack)).not.toContain('resolved')
  })
})

test('`mention-owners` notifies nobody in the summary and the output', async () => {
  const { seen } = await report({ 'mention-owners': 'true' })
  expect(seen.summary).not.toContain('@mona')
  expect(seen.outputs['report-markdown']).not.toContain('@mona')
})

test('the heading names the repository only if it is not the one of the run', async () => {
  expect((await report({})).markdown[0]).toBe('### ⚠️ 3 unhealthy tests')
  expect((await report({ repository: 'octo-org/vega' })).markdown[0]).toBe(
    '### ⚠️ 3 unhealthy tests in <a href="https://github.com/octo-org/vega">octo-org/vega</a>',
  )
})

test('each test that has a file gets an annotation', async () => {
  const { seen } = await report({})
  expect(seen.notices).toEqual([
    {
      message:
        'divides (linux) is flaky; 3 pull requests impacted in the last 7 days; https://app.example/tests/3',
      properties: { title: 'Flaky test', file: 'src/ledger/0.test.ts' },
    },
    {
      message:
        'adds (linux) is broken; 1 pull request impacted in the last 7 days; quarantined; Fails on main; https://app.example/tests/1',
      properties: { title: 'Broken test', file: 'src/ledger/1.test.ts' },
    },
  ])
})

test.each([null, ''])('an annotation of a test whose variant is %j names none', async (variant) => {
  const pages = pagesOf({ FLAKY: [wireTest(4, { variant })] })
  const { green, seen } = await listFlaky(pages, { annotations: 'true' })
  expect(green).toBe(true)
  expect(seen.notices[0]?.message).toMatch(/^[^(]+ is flaky; /)
})

test('annotations and the message for Slack shorten long names', async () => {
  const long = wireTest(4, {
    name: 'n'.repeat(300),
    variant: 'v'.repeat(100),
    status: { value: 'flaky', reason: 'r'.repeat(400) },
    html_url: `https://app.example/${'u'.repeat(600)}`,
  })
  const inputs = { annotations: 'true', 'slack-payload-file': 'slack.json' }
  const { seen, read } = await listFlaky(pagesOf({ FLAKY: [long] }), inputs)
  expect(/"n+…"/.exec(read('slack.json'))?.[0]).toHaveLength(122)
  const message = seen.notices[0]?.message ?? ''
  const lengths = ['n', 'v', 'r', 'u'].map(
    (char) => message.match(new RegExp(`${char}{20,}…`))?.[0].length,
  )
  expect(lengths).toEqual([200, 60, 300, 500 - 'https://app.example/'.length])
})
