import { readdirSync } from 'node:fs'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, range } from '../support/list-flaky.js'

const some = (tests: readonly unknown[], page: Readonly<Record<string, unknown>>): Answer => ({
  body: { tests, page },
})
const page = (tests: readonly unknown[], token?: string | null) =>
  some(tests, { next_page_token: token })

test.each([
  ['status', 'flaky'],
  ['ticket', 7],
  ['repository', []],
])('a test whose `%s` is %j is a bad response', async (field, value) => {
  const run = await listFlaky([page([{ ...wireTest(1), [field]: value } as never])])
  expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
  expect(run.seen.errors[0]?.message).toContain(field)
})

test('tokens that repeat fail the step, which leaves no file', async () => {
  const answers = [page([wireTest(1)], 'a'), page([wireTest(2)], 'b'), page([wireTest(3)], 'a')]
  const run = await listFlaky(answers, { 'report-files': 'flaky.csv' })
  expect(run.green).toBe(false)
  expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
  expect(run.seen.errors).toHaveLength(1)
  expect(run.bodies).toHaveLength(3)
  expect(readdirSync(run.folder, { recursive: true }).map(String).sort()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/csv|unhealthy|partial/)]),
  )
})

describe('a listing that ends before its total_rows', () => {
  const early: readonly (readonly [string, string, readonly Answer[]])[] = [
    [
      'no test at all of 250',
      '0 tests, but its `total_rows` is 250',
      [some([], { total_rows: 250 })],
    ],
    [
      'no token after the first page',
      '2 tests, but its `total_rows` is 5',
      [some(range(0, 2), { total_rows: 5, total_pages: 3 })],
    ],
    [
      'the first page twice',
      '2 tests, but its `total_rows` is 4',
      [
        some(range(0, 2), { total_rows: 4, next_page_token: 'a' }),
        some(range(0, 2), { total_rows: 4 }),
        some(range(0, 2), { total_rows: 4, next_page_token: 'b' }),
        some(range(0, 2), { total_rows: 4 }),
      ],
    ],
    [
      'a count that grows from page to page',
      '1 test, but its `total_rows` is 250',
      [
        some(range(0, 1), { total_rows: 1, next_page_token: 'a' }),
        some(range(1, 2), { total_rows: 250 }),
      ],
    ],
    [
      'a count that only the first page has',
      '2 tests, but its `total_rows` is 3',
      [
        some(range(0, 1), { total_rows: 3, next_page_token: 'a' }),
        some(range(1, 2), {}),
        some(range(0, 1), { total_rows: 3, next_page_token: 'b' }),
        some(range(1, 2), {}),
      ],
    ],
    [
      'fewer pages than it counts',
      '1 page, but its `total_pages` is 2',
      [some(range(0, 2), { total_pages: 2 })],
    ],
    [
      'a page that shifts: one test twice, another never',
      '3 different tests, but its `total_rows` is 4',
      [
        some(range(0, 2), { total_rows: 4, next_page_token: 'a' }),
        some(range(1, 3), { total_rows: 4 }),
        some(range(0, 2), { total_rows: 4, next_page_token: 'b' }),
        some(range(1, 3), { total_rows: 4 }),
      ],
    ],
    [
      'a count that only the first reading has',
      '1 test, but its `total_rows` is 3',
      [some(range(0, 1), { total_rows: 3 }), some(range(0, 1), {})],
    ],
  ]

  test.each(early)('%s: no gate passes and no issue is closed', async (_, shortfall, answers) => {
    await using github = await gitHubSandbox()
    const more = { 'github-token': 'ghs_t0k3n', 'issue-title': 'Flaky tests' }
    const options = { env: { GITHUB_API_URL: github.url } }
    await listFlaky(pagesOf({ FLAKY: range(0, 1) }), more, undefined, options)
    const run = await listFlaky(answers, { ...more, 'fail-above': '300' }, undefined, options)
    expect(run.green).toBe(false)
    expect(run.outputs).toMatchObject({ outcome: 'bad-response', 'tests-file': '' })
    expect(run.seen.errors).toHaveLength(1)
    expect(run.seen.errors[0]?.message).toContain(`the list ended after ${shortfall}`)
    expect(github.issues).toMatchObject([{ state: 'open' }])
  })

  test('fails the step if the other status is complete', async () => {
    const run = await listFlaky(
      ({ body }) =>
        (body as { status: string }).status === 'FLAKY'
          ? some(range(0, 1), { total_rows: 1 })
          : some([], { total_rows: 1 }),
      { status: 'all' },
    )
    expect(run.outputs).toMatchObject({ outcome: 'bad-response' })
    expect(run.seen.errors[0]?.message).toContain('BROKEN tests')
  })

  test('is complete if max-tests ended it', async () => {
    const answers = [some(range(0, 2), { total_rows: 9, next_page_token: 'a' })]
    const cut = await listFlaky(answers, { 'max-tests': '1' })
    expect(cut.outputs).toMatchObject({ outcome: 'listed', truncated: 'true' })
  })

  test('fails the step if it has fewer tests than max-tests', async () => {
    const short = await listFlaky([some(range(0, 2), { total_rows: 9 })], { 'max-tests': '3' })
    expect(short.outputs).toMatchObject({ outcome: 'bad-response' })
  })
})

test.each([
  ['with', { total_rows: 4 }],
  // The test that comes twice is the only sign.
  ['without', {}],
])(
  'a list whose pages shifted is complete after a second reading, %s total_rows',
  async (_, page) => {
    const run = await listFlaky([
      some(range(0, 2), { ...page, next_page_token: 'a' }),
      some(range(1, 3), page),
      some(range(0, 2), { ...page, next_page_token: 'b' }),
      some(range(2, 4), page),
    ])
    expect(run.outputs).toMatchObject({ outcome: 'listed', 'total-count': '4' })
    expect(run.bodies).toHaveLength(4)
  },
)

test('reading ends after twice the pages that the service counts', async () => {
  let served = 0
  const endless = () => ({
    body: {
      tests: [wireTest(++served)],
      page: { total_pages: 2, next_page_token: `t${served}` },
    },
  })
  const run = await listFlaky(endless)
  expect(run.green).toBe(false)
  expect(run.outputs['outcome']).toBe('bad-response')
  expect(run.bodies).toHaveLength(14)
})

test('max-tests keeps the first tests of the service, and no further page is read', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 9) }, 'full'), {
    'max-tests': '3',
    'page-size': '2',
  })
  expect(run.tests()).toMatchObject(range(0, 3))
  expect(run.bodies).toHaveLength(2)
})
