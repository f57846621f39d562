/** A pull request that was in the queue before the submission. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  B,
  live,
  MISSING,
  onceSubmitted,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'

describe('a pull request that was in the queue before the submission', () => {
  const OUT_AFTER_A_MINUTE = { 'on-timeout': 'cancel', 'timeout-minutes': '1' }
  const queued = record('pending', true, 1)

  test.each<[string, World]>([
    ['as a reading showed', { shows: queued }],
    [
      'as the service said of the submission',
      { shows: onceSubmitted(queued), submit: { status: 409, body: 'already submitted' } },
    ],
  ])('stays there with on-timeout: cancel, %s', async (_, world) => {
    const { outcome, sent, error } = await live(world, { wait: 'true', ...OUT_AFTER_A_MINUTE })
    expect(outcome).toBe('timed-out')
    expect(sent).not.toContain('/cancelPullRequest')
    expect(error).toContain('This step did not put it into the queue, so it was left there')
  })
})

describe('a first reading that shows the pull request in the queue', () => {
  const old = record('pending', true, 1)
  const late = (later: Answer) => ({
    shows: ({ now, submittedAt }: Past) => {
      if (submittedAt !== undefined) return record('pending', true, 3)
      return now < 3 ? old : later
    },
  })

  test('after it was taken out: it is submitted', async () => {
    const { passed, outcome, sent } = await live(late(record('cancelled', false, 2)), {})
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'submitted' })
    expect(sent).toContain('/submitPullRequest')
  })

  test('after it was taken out: a dry run plans the submission', async () => {
    const { outcome, sent } = await live(late(MISSING), { 'dry-run': 'true' })
    expect({ outcome, sent }).toEqual({ outcome: 'planned', sent: [] })
  })

  test('after it was merged: nothing is sent', async () => {
    const { passed, outcome, sent } = await live(late(record('merged', false, 2)), {})
    expect({ passed, outcome, sent }).toEqual({ passed: true, outcome: 'already-merged', sent: [] })
  })

  test.each<[Partial<PullRequestSeed>, string]>([
    [{ merged: true, baseBranch: 'release' }, 'skipped-closed'],
    [{ merged: true }, 'already-merged'],
    [{ state: 'closed' }, 'skipped-closed'],
    [{ draft: true }, 'skipped-draft'],
    [{}, 'already-queued'],
  ])('GitHub, which shows %j, has the last word: %s', async (gitHub, expected) => {
    const world = { shows: () => old, headOfEvent: A, gitHub }
    const { passed, outcome, sent } = await live(world, {})
    expect({ passed, outcome }).toEqual({ passed: true, outcome: expected })
    expect(sent).not.toContain('/submitPullRequest')
  })

  test('counts if a second reading 3 s later agrees, and a wait begins at once', async () => {
    const { outcome, calls, seconds } = await live({ shows: () => old }, {})
    expect({ outcome, seconds }).toEqual({ outcome: 'already-queued', seconds: 3 })
    expect(calls.filter(({ path }) => path === '/getSubmittedPullRequest')).toHaveLength(2)
    const merges = { shows: ({ now }: Past) => (now < 4 ? old : record('merged', false, 2)) }
    const waited = await live(merges, { wait: 'true', 'poll-interval-seconds': '5' })
    expect(waited).toMatchObject({ outcome: 'merged', seconds: 5 })
  })

  test('does not count if the second reading fails', async () => {
    const { passed, outcome } = await live(late({ status: 401, body: 'no' }), {})
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'unauthorized' })
  })
})

test.each(['high', 'urgent'])(
  'submit refuses another head in the queue and leaves it there, with the priority %s',
  async (priority) => {
    const { passed, outcome, sent } = await live(
      {
        shows: () =>
          record('pending', true, 1, { prSha: B, priorityName: 'low', priorityValue: 200 }),
        headOfEvent: A,
      },
      { 'expected-head-sha': A, priority },
    )
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'refused' })
    expect(sent).not.toContain('/cancelPullRequest')
  },
)

describe('a pull request that is queued with another priority', () => {
  const named = (priorityName: string, minute: number) =>
    record('pending', true, minute, { priorityName, prSha: A })

  test('is read again until the service shows the new priority', async () => {
    const shows = ({ now, submittedAt }: Past) =>
      submittedAt !== undefined && now - submittedAt >= 3 ? named('high', 1) : named('low', 1)
    const { passed, outcome, sent, seen } = await live({ shows }, { priority: 'high' })
    expect({ passed, outcome }).toEqual({ passed: true, outcome: 'already-queued' })
    expect(sent.filter((path) => path === '/submitPullRequest')).toHaveLength(1)
    expect(seen.outputs['priority']).toBe('high')
    expect(seen.warnings).toEqual([])
  })
})
