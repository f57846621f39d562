import { UnhealthyTests } from '../../src/flaky/pages.js'
import type { Log } from '../../src/runner/runner.js'
import { endless } from '../support/bound.js'
import { expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const nothing = () => {}
const log: Log = {
  debug: nothing,
  info: nothing,
  notice: nothing,
  warning: nothing,
  group: nothing,
}

const noPage = { total_rows: undefined, total_pages: undefined }

type Options = ConstructorParameters<typeof UnhealthyTests>[0]

/** The listing of a service, a test a page, unless `more` says otherwise. */
const listing = (service: Options['service'], more: Partial<Options> = {}) =>
  new UnhealthyTests({
    service,
    repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    orgSlug: 'octo',
    statuses: ['flaky'],
    pageSize: 1,
    log,
    deadline: endless(new VirtualClock()),
    ...more,
  })

/** Reads every page, and adds the IDs of its tests. */
async function readInto(ids: string[], tests: UnhealthyTests): Promise<void> {
  for await (const page of tests.pages()) ids.push(...page.map(({ id }) => id))
}

test('tokens that never end are given up, whatever the service says of the length', async () => {
  let asked = 0
  const tests = listing({
    async listUnhealthyTests() {
      asked++
      return {
        tests: [{ id: `test-${asked}`, name: 'one' }],
        page: { ...noPage, next_page_token: `token-${asked}` },
      }
    },
  })
  await expect(readInto([], tests)).rejects.toMatchObject({ kind: 'bad-response' })
  expect(asked).toBe(10_000)
})

/** A listing whose first page is followed by `count` empty or repeated pages, and then a new one. */
function stalling(what: string, count: number) {
  let asked = 0
  const tests = listing({
    async listUnhealthyTests() {
      const isNew = asked === 0 || asked > count
      const id = isNew ? `test-${asked}` : 'test-0'
      const token = asked > count ? undefined : `token-${asked}`
      asked++
      return {
        tests: what === 'empty' && !isNew ? [] : [{ id, name: 'one' }],
        page: { ...noPage, next_page_token: token },
      }
    },
  })
  const ids: string[] = []
  return { ids, drain: () => readInto(ids, tests) }
}

test.each(['empty', 'repeated'])(
  'two %s pages in a row are read past, three are not',
  async (what) => {
    const two = stalling(what, 2)
    await two.drain()
    expect(two.ids).toEqual(['test-0', 'test-3'])
    const three = stalling(what, 3)
    await expect(three.drain()).rejects.toThrow('3 consecutive pages were empty or repeated')
    expect(three.ids).toEqual(['test-0'])
  },
)

test.each([
  ['another first test', (page: number) => [`first-${page}`, 'middle', 'last']],
  ['another last test', (page: number) => ['first', 'middle', `last-${page}`]],
  ['another length', (page: number) => ['first', ...Array(page).fill('middle'), 'last']],
])('a page with %s than the one before is no repetition', async (_, idsOf) => {
  let asked = 0
  const ids: string[] = []
  const tests = listing(
    {
      async listUnhealthyTests() {
        const shown = idsOf(++asked)
        return {
          tests: shown.map((id) => ({ id, name: 'one' })),
          page: { ...noPage, next_page_token: asked < 6 ? `token-${asked}` : undefined },
        }
      },
    },
    { pageSize: 10 },
  )
  await readInto(ids, tests)
  for (let page = 1; page <= 6; page++) expect(ids).toEqual(expect.arrayContaining(idsOf(page)))
})

test.each([
  [['a', 'b', 'a'], false],
  [['a', 'b', 'c'], true],
])('a list of at most two tests with %j is cut off: %s', async (ids, truncated) => {
  const tests = listing(
    {
      async listUnhealthyTests() {
        const page = { ...noPage, next_page_token: undefined }
        return { tests: ids.map((id) => ({ id, name: 'one' })), page }
      },
    },
    { pageSize: 10, maxTests: 2 },
  )
  const read: string[] = []
  await readInto(read, tests)
  expect(read).toEqual(['a', 'b'])
  expect(tests.truncated).toBe(truncated)
})

test('a run that is cancelled while a page is processed reads no further, whatever has arrived', async () => {
  const cancellation = new AbortController()
  const reason = new Error('The run was cancelled.')
  let asked = 0
  const tests = listing(
    {
      async listUnhealthyTests() {
        asked++
        return {
          tests: [{ id: `test-${asked}`, name: 'one' }],
          page: { ...noPage, next_page_token: asked < 2 ? 'two' : undefined },
        }
      },
    },
    { deadline: endless(new VirtualClock(), cancellation.signal) },
  )
  const ids: string[] = []
  const drain = async () => {
    for await (const page of tests.pages()) {
      ids.push(...page.map(({ id }) => id))
      cancellation.abort(reason)
    }
  }
  await expect(drain()).rejects.toBe(reason)
  expect(ids).toEqual(['test-1'])
})

test.each([
  ['became shorter while it was read is read again', [3, 2], 4],
  ['kept its length is read once', [2, 2], 2],
  ['shows its length on one page only is read once', [undefined, 2], 2],
])('a list that %s', async (_, totals, requests) => {
  let asked = 0
  const tests = listing({
    async listUnhealthyTests() {
      const index = asked++ % totals.length
      const next_page_token = index === 0 ? `token-${asked}` : undefined
      const page = { ...noPage, total_rows: totals[index], next_page_token }
      return { tests: [{ id: `test-${index}`, name: 'one' }], page }
    },
  })
  const ids: string[] = []
  await readInto(ids, tests)
  expect(ids).toEqual(['test-0', 'test-1'])
  expect(asked).toBe(requests)
})
