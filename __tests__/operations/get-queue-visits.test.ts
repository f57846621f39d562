/** The time in the queue and the other pull requests of a run, which only timelines show. */

import { enqueued, fakeQueues } from '../support/fake-queue.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { shown } from '../support/shown.js'

/** A time before the runs of these tests, which start at 10:00. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.parse('2026-09-17T10:00:00.000Z') - minutes * 60_000).toISOString()

const entry = (state: string, minutes: number, more: object = {}) => ({
  timestamp: minutesAgo(minutes),
  state,
  ...more,
})

const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const testedIn = (...numbers: number[]) => ({
  testing: {
    testRun: { id: RUN, testedPullRequests: numbers.map((prNumber) => ({ prNumber })) },
  },
})

/** A pull request of the queue, and its timeline, newest first. */
interface Queued {
  readonly number: number
  readonly timeline: readonly object[] | Answer
  readonly more?: object
}

/** Reads a queue, and returns the rows of its table as people see them. */
async function read(
  pullRequests: readonly Queued[],
  inputs: Readonly<Record<string, string>> = {},
) {
  const enqueuedPullRequests = pullRequests.map(({ number, timeline, more }) => {
    const [newest] = Array.isArray(timeline) ? timeline : []
    const { state = 'pending', timestamp = minutesAgo(5) } = newest ?? {}
    const shownAs = { stateChangedAt: timestamp, prTitle: `Change ${number}`, prAuthor: 'mona' }
    return enqueued(number, state, { ...shownAs, ...more })
  })
  await using service = await fakeQueues({ main: { enqueuedPullRequests } }, undefined, {
    '/getSubmittedPullRequest': ({ body }) => {
      const { number } = (body as { readonly pr: { readonly number: number } }).pr
      const timeline = pullRequests.find((one) => one.number === number)?.timeline ?? []
      if (!Array.isArray(timeline)) return timeline as Answer
      const record = { prNumber: number, isCurrentlySubmittedToQueue: true }
      return { body: timeline.length === 0 ? record : { ...record, timeline } }
    },
  })
  const step = await runQueue(service.url, { operation: 'get-queue', ...inputs })
  const asked = service.paths().filter((path) => path === '/getSubmittedPullRequest').length
  const rows = shown(step.seen.summary)
    .replaceAll('&nbsp;', ' ')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
  return { ...step, rows, asked }
}

const lastCell = (row = '') => row.split(' | ').at(-1)?.replace(/ \|$/, '')

describe('the last column shows', () => {
  test.each<[string, readonly object[], string]>([
    [
      'the time in the queue below the time in the state',
      [entry('testing', 24), entry('pending', 30), entry('not_ready', 48)],
      '24 min 48 min in queue',
    ],
    ['one time if the two are equal', [entry('pending', 24)], '24 min'],
    [
      'the present stay alone after an earlier one',
      [entry('testing', 5), entry('pending', 9), entry('failed', 70), entry('pending', 90)],
      '5 min 9 min in queue',
    ],
    [
      'no time in the queue if the timeline begins in a test run',
      [entry('pending', 5), entry('testing', 40)],
      '5 min',
    ],
  ])('%s', async (_, timeline, cell) => {
    const { rows } = await read([{ number: 7, timeline }])
    expect(lastCell(rows[0])).toBe(cell)
  })
})

test('a pull request that is not in a test run now is tested with no other', async () => {
  const { rows } = await read([
    { number: 7, timeline: [entry('pending', 5, testedIn(7, 8)), entry('testing', 9)] },
    {
      number: 8,
      timeline: [entry('pending', 5, testedIn(7, 8))],
      more: { state: 'testing' },
    },
  ])
  expect(rows.join()).not.toContain('tested with')
})

test('a batch of many names four of the others', async () => {
  const numbers = [7, 8, 9, 10, 11, 12, 13]
  const { rows } = await read([
    { number: 7, timeline: [entry('testing', 5, testedIn(...numbers))] },
  ])
  expect(rows[0]).toContain('tested with #8, #9, #10, #11 and 2 more')
})

test('a server without timelines is asked for one', async () => {
  const { asked, rows } = await read([1, 2, 3].map((number) => ({ number, timeline: [] })))
  expect(asked).toBe(1)
  expect(rows).toHaveLength(3)
})

test('without a summary no timeline is read', async () => {
  const { asked, passed } = await read([{ number: 7, timeline: [entry('pending', 5)] }], {
    summary: 'false',
  })
  expect(passed).toBe(true)
  expect(asked).toBe(0)
})

test('a timeline that cannot be read costs its own time only', async () => {
  const timeline = [entry('testing', 5), entry('pending', 9)]
  const { passed, rows, warnings, asked } = await read([
    { number: 7, timeline },
    { number: 8, timeline: { status: 500, body: 'oops' } },
    { number: 9, timeline },
  ])
  expect(passed).toBe(true)
  expect(warnings).toEqual([])
  expect(rows.map(lastCell)).toEqual(['5 min 9 min in queue', '5 min', '5 min 9 min in queue'])
  expect(asked).toBe(3)
})

test('a server that fails twice is not asked for the other timelines', async () => {
  const timeline = { status: 500, body: 'oops' }
  const { rows, asked } = await read([7, 8, 9, 10].map((number) => ({ number, timeline })))
  expect(rows.map(lastCell)).toEqual(['5 min', '5 min', '5 min', '5 min'])
  expect(asked).toBe(2)
})

test('of a long queue, the first twenty are asked for, and the summary says so', async () => {
  const timeline = [entry('pending', 5)]
  const numbers = Array.from({ length: 21 }, (_, index) => index + 1)
  const long = await read(numbers.map((number) => ({ number, timeline })))
  expect(long.asked).toBe(20)
  expect(long.seen.summary).toContain('The time in the queue was read for the first 20.')
  const short = await read(numbers.slice(1).map((number) => ({ number, timeline })))
  expect(short.seen.summary).not.toContain('was read for')
})

test.each([
  [{ priorityName: 'high', priorityValue: 10 }, 'mona · priority high |'],
  [{ priorityName: undefined, priorityValue: 37 }, 'mona · priority 37 |'],
  [{ priorityName: 'medium', priorityValue: 100 }, 'mona |'],
])('the row of a pull request with %j ends its small print so: %s', async (more, end) => {
  const { rows } = await read([{ number: 7, timeline: [entry('pending', 5)], more }])
  expect(rows[0]).toContain(end)
})

test('the summary of a queue with a batch, priorities and one that waits long', async () => {
  const { seen } = await read([
    {
      number: 1284,
      timeline: [entry('testing', 24, testedIn(1284, 1291)), entry('pending', 48)],
      more: {
        prTitle: 'Post a receipt once, even if the webhook is delivered twice within a second',
      },
    },
    {
      number: 1291,
      timeline: [entry('testing', 24, testedIn(1284, 1291)), entry('pending', 31)],
      more: { prTitle: 'Round taxes to cents', prAuthor: 'octocat' },
    },
    {
      number: 1296,
      timeline: [entry('pending', 3)],
      more: {
        prAuthor: 'dependabot[bot]',
        priorityName: 'urgent',
        priorityValue: 0,
        skipTheLine: true,
      },
    },
    { number: 1305, timeline: [entry('not_ready', 95)] },
  ])
  expect(seen.summary.replace(/<details>.*/s, '')).toMatchSnapshot()
})
