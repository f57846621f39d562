/** Who is ahead of a queued pull request, and how long others took. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explained, queued } from '../explain/explained.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, recordOf, type World } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const AHEAD = [
  { prNumber: 3, state: 'testing', prTitle: 'Round amounts' },
  { prNumber: 5, state: 'pending', prTitle: 'Sort the ledger' },
  { prNumber: 8, state: 'pending', prTitle: 'Drop a column' },
]
const BEHIND = { prNumber: 20, state: 'pending', prTitle: 'Comes later' }
const OWN = { prNumber: 12, state: 'pending' }
const queueOf = (entries: readonly object[], more: object = {}) => ({
  state: 'running',
  enqueuedPullRequests: entries,
  ...more,
})
const QUEUE = queueOf([...AHEAD, OWN, BEHIND])

/** A histogram of the time in the queue: all observations are between two bounds in seconds. */
const timeInQueue = (
  above: number,
  upTo: number | '+Inf',
  labels = 'branch="main",queue_type="main"',
) =>
  `
# TYPE mq_pr_time_in_queue_1h_seconds histogram
mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="${above}"} 0
mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="${upTo}"} 10
${upTo === '+Inf' ? '' : `mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="+Inf"} 10`}
`.replace(/\n\n/g, '\n')
const EIGHTEEN_MINUTES: Answer = { body: timeInQueue(960, 1200) }
const LINE = "3 ahead; half of the last hour's pull requests took about 18 min"

const getPullRequest = (world: Partial<World> = {}, inputs: Inputs = {}) =>
  live(
    { shows: recordOf('pending'), queue: { body: QUEUE }, metrics: EIGHTEEN_MINUTES, ...world },
    { operation: 'get-pull-request', ...inputs },
  )
const explain = (world: Parameters<typeof explained>[0] = {}, inputs: Inputs = {}) =>
  explained(
    { record: queued('pending'), queue: QUEUE, metrics: EIGHTEEN_MINUTES, event: null, ...world },
    inputs,
  )

const expectedOutputs = {
  ahead: JSON.stringify([
    { number: 3, state: 'TESTING', title: 'Round amounts' },
    { number: 5, state: 'PENDING', title: 'Sort the ledger' },
    { number: 8, state: 'PENDING', title: 'Drop a column' },
  ]),
  'typical-minutes': '18',
}

describe('get-pull-request', () => {
  test('says in one line how many are ahead, and how long others took', async () => {
    const { outputs, seen } = await getPullRequest()
    expect(outputs).toMatchObject(expectedOutputs)
    expect(shown(seen.summary)).toContain(LINE)
    expect(seen.info).toContain(LINE)
  })

  test.each([
    ['failed', recordOf('failed')],
    ['was never submitted', { status: 404, body: 'no' }],
  ])('asks for neither if the pull request %s', async (_, record) => {
    const { outputs, sent } = await getPullRequest({ shows: record })
    expect(outputs).toMatchObject({ ahead: '', 'typical-minutes': '' })
    expect(sent.filter((path) => /Queue$|Metrics/.test(path))).toEqual([])
  })

  const { ahead: THREE } = expectedOutputs
  const ALONE = "Half of the last hour's pull requests took about 18 min"
  const BISECTIONS = timeInQueue(960, 1200, 'branch="main",queue_type="bisection"')
  const OF_RELEASE = timeInQueue(960, 1200, 'branch="release"')
  const NO_ONE = timeInQueue(960, 1200).replaceAll(' 10', ' 0')
  const UNLABELED = timeInQueue(960, 1200, 'branch="",queue_type=""')
  const queue = (...entries: readonly object[]) => ({ queue: { body: queueOf(entries) } })
  const metrics = (body: string) => ({ metrics: { body } })

  test.each<[string, Partial<World>, ahead: string, minutes: string, line: string]>([
    ['the queue cannot be read', { queue: { status: 500 } }, '', '18', ALONE],
    ['the queue does not list it', queue(...AHEAD), '', '18', ALONE],
    ['it is first', queue(OWN, BEHIND), '[]', '18', LINE.replace('3 ahead', 'Nothing is ahead')],
    ['the metrics cannot be read', { metrics: { status: 403 } }, THREE, '', '3 ahead'],
    ['the metrics are no exposition', metrics('nothing "'), THREE, '', '3 ahead'],
    ['nothing left in the last hour', metrics(NO_ONE), THREE, '', '3 ahead'],
    ['only others were measured', metrics(BISECTIONS + OF_RELEASE), THREE, '', '3 ahead'],
    ['the labels of branch and kind are empty', metrics(UNLABELED), THREE, '18', LINE],
    [
      'most took longer than the last bound',
      metrics(timeInQueue(7200, '+Inf')),
      THREE,
      '120',
      LINE.replace('about 18', 'more than 120'),
    ],
  ])('passes and says what it knows if %s', async (_, world, ahead, minutes, line) => {
    const { passed, outputs, seen } = await getPullRequest(world)
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ ahead, 'typical-minutes': minutes })
    expect(seen.info).toContain(line)
  })

  test('in a parallel queue, says that only those with a shared target hold it up', async () => {
    const queue = { body: { ...QUEUE, mode: 'parallel' } }
    const { outputs, seen } = await getPullRequest({ queue })
    expect(outputs).toMatchObject(expectedOutputs)
    expect(seen.info.join()).toContain(
      '3 ahead, of which only those with a shared target hold it up',
    )
  })
})

describe('explain', () => {
  test('says it in outputs, summary, comment and Slack message of a queued pull request', async () => {
    const inputs = { comment: 'always', 'slack-payload-file': 'slack.json' }
    const { verdict, outputs, summary, comments, folder } = await explain({}, inputs)
    expect(verdict).toBe('queued')
    expect(outputs).toMatchObject(expectedOutputs)
    expect(summary).toContain(LINE)
    expect(shown(comments[0] ?? '')).toContain(LINE)
    expect(readFileSync(join(folder, 'slack.json'), 'utf8')).toContain(LINE)
  })

  test('in a parallel queue, lists only those that its test run builds on', async () => {
    const parallel = {
      record: queued('testing'),
      queue: { ...QUEUE, mode: 'parallel' },
      details: { status: 'in_progress', dependentPrs: [5] },
    }
    const { outputs, summary } = await explain(parallel)
    expect(outputs['ahead']).toBe(
      JSON.stringify([{ number: 5, state: 'PENDING', title: 'Sort the ledger' }]),
    )
    expect(summary).toContain('1 ahead; half of')
  })
})
