/** `remove-label`: when the label is removed, and when it stays. */
import { expect, test } from '../support/jest.js'
import {
  A,
  afterAMinute,
  HANGS,
  type Inputs,
  inQueueUntilCancelled,
  live,
  MISSING,
  onceSubmitted,
  recordOf,
  type Told,
  type World,
} from '../support/pull-request-world.js'

const WAITS = { wait: 'true' }
const MERGED = { merged: true, mergeCommitSha: A }

/** Submits a pull request with the label, which the step may remove; gives how often it asked to. */
async function submit({ gitHub, ...world }: World, inputs: Inputs) {
  const labels = { labels: ['queue'], ...Object(gitHub) }
  const step = await live({ ...world, gitHub: labels }, { 'remove-label': 'queue', ...inputs })
  const changes = step.gitHub.calls.filter(
    ({ method, path }) => method !== 'GET' && path !== '/graphql',
  )
  return { ...step, changes: changes.map(({ method }) => method) }
}

const ending = (later: Told) => ({ shows: onceSubmitted(afterAMinute(later)) })
const queued = { shows: onceSubmitted(recordOf('pending')) }
const merged = { shows: recordOf('merged'), gitHub: MERGED }
const mergesOnGitHub: World = {
  ...ending({ status: 401, body: 'no' }),
  onRequest: (request, { gitHub }) =>
    request === 'submit' &&
    gitHub.pullRequests.set(12, { number: 12, headSha: A, labels: ['queue'], ...MERGED }),
}
/** A run that is cancelled in its wait, while the service shows these records. */
const cancelled = (shows: Told): World => ({
  shows: onceSubmitted(shows),
  cancelRun: { at: 'read', nth: 4 },
})
const CANCELS = { ...WAITS, 'on-abort': 'cancel' }

test.each<[string, World, Inputs, outcome: string]>([
  ['after the submission', queued, {}, 'submitted'],
  ['after a wait that ends merged', ending(recordOf('merged')), WAITS, 'merged'],
  ['after a wait that ends failed', ending(recordOf('failed')), WAITS, 'failed'],
  ['after a wait for a record that disappears', ending(MISSING), WAITS, 'removed'],
  ['after a wait for a merge that GitHub alone shows', mergesOnGitHub, WAITS, 'merged'],
  ['if it is already merged, with wait', merged, WAITS, 'already-merged'],
  ['after on-abort: cancel', cancelled(inQueueUntilCancelled), CANCELS, 'aborted'],
])('the label is removed %s', async (_, world, inputs, expected) => {
  const { outcome, changes, seen } = await submit(world, inputs)
  expect({ outcome, changes }).toEqual({ outcome: expected, changes: ['DELETE'] })
  const { title } = seen.errors[0]?.properties ?? {}
  const work = seen.info.filter((line) => !line.startsWith('Outcome: ') && line !== title)
  expect(work.at(-1)).toBe('Label queue removed')
})

const takenOutByOther: World = {
  ...cancelled(({ cancelledAt }) => recordOf(cancelledAt === undefined ? 'testing' : 'cancelled')),
  cancel: MISSING,
}
const ONE_MINUTE = { ...WAITS, 'timeout-minutes': '1' }
const DRY_RUN = { comment: 'always', 'dry-run': 'true' }

test.each<[string, World, Inputs, outcome: string, words: string]>([
  ['after a wait that ends cancelled', ending(recordOf('cancelled')), WAITS, 'cancelled', ''],
  ['while it is in the queue at the timeout', queued, ONE_MINUTE, 'timed-out', 'queue stays'],
  [
    'after a cancelled run with on-abort: leave',
    cancelled(afterAMinute(recordOf('merged'))),
    WAITS,
    'aborted',
    'The pull request may still be merged',
  ],
  [
    'if someone else took it out while the run was cancelled',
    takenOutByOther,
    CANCELS,
    'aborted',
    'It had already left the queue',
  ],
  ['in a dry run', { shows: recordOf('pending') }, DRY_RUN, 'already-queued', ''],
])('the label stays %s', async (_, world, inputs, expected, words) => {
  const { outcome, changes, error, seen, warnings } = await submit(world, inputs)
  expect({ outcome, changes, warnings }).toEqual({ outcome: expected, changes: [], warnings: [] })
  expect([...seen.info, error].join('\n')).toContain(words)
})

test('a pull request without the label is no warning', async () => {
  const { seen, warnings } = await submit({ ...queued, gitHub: { labels: [] } }, {})
  expect(seen.info).toContain('Label queue was not there')
  expect(warnings).toEqual([])
})

test('HTTP 404 is a warning unless GitHub says that the label does not exist', async () => {
  const failing = (message: string) =>
    submit(
      {
        ...queued,
        onGitHub: (calls, { faults }) =>
          calls.at(-1)?.method === 'DELETE' && faults.push({ status: 404, body: { message } }),
      },
      {},
    )
  expect((await failing('Label does not exist')).warnings).toEqual([])
  const { passed, warnings } = await failing('Not Found')
  expect(passed).toBe(true)
  expect(warnings).toEqual([
    expect.stringMatching(/^The label could not be removed: .* HTTP 404: Not Found/),
  ])
})

test('the queue, the label and the comment get 30 s together', async () => {
  const world: World = {
    ...queued,
    queue: HANGS,
    gitHub: 'hangs',
    headOfEvent: A,
  }
  const inputs = { 'skip-draft': 'false', 'remove-label': 'queue', comment: 'always' }
  const { outcome, warnings, seconds } = await live(world, inputs)
  expect(outcome).toBe('submitted')
  expect(warnings.join('\n')).toContain('The label could not')
  expect(seconds).toBeLessThanOrEqual(31)
})
