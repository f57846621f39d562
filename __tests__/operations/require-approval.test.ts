/** `require-approval`: a pull request is submitted only if GitHub shows it as approved now. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  type Inputs,
  live,
  MISSING,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'

const shows = ({ submittedAt }: Past) =>
  submittedAt === undefined ? MISSING : record('pending', true, 1)
const APPROVED = { author: 'mona', state: 'APPROVED' } as const
const REQUESTS = { author: 'hubot', state: 'CHANGES_REQUESTED' } as const
const DISMISSED = { author: 'hubot', state: 'DISMISSED' } as const

async function submitted(world: Partial<World>, inputs: Inputs = {}) {
  const step = await live(
    { shows, gitHub: {}, ...world },
    { 'require-approval': 'true', ...inputs },
  )
  const sends = step.sent.filter((path) => path === '/submitPullRequest').length
  return { ...step, sends }
}

describe('a pull request is submitted', () => {
  test.each<[string, Partial<PullRequestSeed>]>([
    ['if GitHub decides that it is approved', { review: 'APPROVED' }],
    ['if no review is required and someone approves', { reviews: [APPROVED] }],
    ['if the review that requested changes is dismissed', { reviews: [APPROVED, DISMISSED] }],
    [
      'if only someone who cannot write requests changes',
      { reviews: [APPROVED, { ...REQUESTS, canWrite: false }] },
    ],
  ])('%s', async (_, gitHub) => {
    const { passed, outcome, sends } = await submitted({ gitHub })
    expect({ passed, outcome, sends }).toEqual({ passed: true, outcome: 'submitted', sends: 1 })
  })
})

describe('a pull request is not submitted', () => {
  const NOT_APPROVED = '#12 is not approved'
  const REQUESTED = 'A review requests changes of #12'
  const STRANGER = { ...APPROVED, canWrite: false }

  test.each<[string, Partial<PullRequestSeed>, headline: string]>([
    ['without a review', {}, NOT_APPROVED],
    ['if only someone who cannot write approves', { reviews: [STRANGER] }, NOT_APPROVED],
    ['if its only approval is dismissed', { reviews: [DISMISSED] }, NOT_APPROVED],
    ['if GitHub decides that changes are requested', { review: 'CHANGES_REQUESTED' }, REQUESTED],
    ['if one of two reviews requests changes', { reviews: [APPROVED, REQUESTS] }, REQUESTED],
    [
      'if a required review is missing',
      { review: 'REVIEW_REQUIRED', reviews: [APPROVED] },
      '#12 lacks a required approval',
    ],
  ])('%s', async (_, gitHub, headline) => {
    const { seen, ...step } = await submitted({ gitHub })
    expect(step).toMatchObject({ passed: true, outcome: 'skipped-approval', sends: 0 })
    expect(seen.info).toContain(`${headline}: not submitted`)
  })
})

test('an approval by someone who has only read access does not count', async () => {
  const gitHubServer = { permissions: { mona: 'read' } } as const
  const step = await submitted({ gitHub: { reviews: [APPROVED] }, gitHubServer })
  expect(step).toMatchObject({ outcome: 'skipped-approval', sends: 0 })
})

test.each<[string, Partial<PullRequestSeed> & { labels?: readonly string[] }]>([
  ['skipped-closed', { state: 'closed' }],
  ['skipped-draft', { draft: true }],
  ['skipped-label', {}],
  ['skipped-approval', { labels: ['queue'] }],
])('of several obstacles, the first is reported: %s', async (outcome, gitHub) => {
  const step = await submitted({ gitHub }, { 'require-label': 'queue' })
  expect(step).toMatchObject({ outcome, sends: 0 })
})

test('`require-approval` without a token is refused before any request', async () => {
  const { outcome, error, calls } = await live({ shows }, { 'require-approval': 'true' })
  expect({ outcome, calls }).toEqual({ outcome: 'invalid-input', calls: [] })
  expect(error).toContain('`require-approval` needs `github-token`')
})

test.each(['reviewDecision', 'latestOpinionatedReviews'])(
  'the step fails and sends nothing if GitHub does not show %s',
  async (field) => {
    const { passed, sends, error } = await submitted({ gitHubServer: { lacks: [field] } })
    expect({ passed, sends }).toEqual({ passed: false, sends: 0 })
    expect(error).toContain(field)
  },
)

test('the step fails and names the permission if the token may not read the reviews', async () => {
  const world = { gitHubServer: { granted: { checks: 'read' } }, headOfEvent: A } as const
  const { passed, sends, error } = await submitted(world)
  expect({ passed, sends }).toEqual({ passed: false, sends: 0 })
  expect(error).toContain('pull-requests: read')
})

test('a dry run asks for the approval too', async () => {
  const dryRun = { 'dry-run': 'true' }
  expect(await submitted({}, dryRun)).toMatchObject({ outcome: 'skipped-approval' })
  expect(await submitted({ gitHub: { review: 'APPROVED' } }, dryRun)).toMatchObject({
    outcome: 'planned',
  })
})

describe('in a run that an approval started', () => {
  const review = {
    name: 'pull_request_review',
    more: { action: 'submitted', review: { state: 'approved' } },
  }

  test('an approval that GitHub shows only 4 s later is waited for', async () => {
    const { outcome, seconds } = await submitted({
      headOfEvent: A,
      eventIs: review,
      gitHub: { review: 'REVIEW_REQUIRED' },
      onGitHub: (_, { pullRequests }, clock) =>
        clock.elapsed >= 4000 &&
        pullRequests.set(12, { number: 12, headSha: A, review: 'APPROVED' }),
    })
    expect(outcome).toBe('submitted')
    expect(seconds).toBeLessThan(10)
  })

  test('an approval that GitHub never shows is read for 10 s', async () => {
    const world = { headOfEvent: A, eventIs: review, gitHub: {} }
    const { outcome, seconds } = await submitted(world)
    expect(outcome).toBe('skipped-approval')
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThan(13)
  })

  test('a label that started the run waits for nothing', async () => {
    expect((await submitted({ headOfEvent: A })).seconds).toBeLessThan(2)
  })
})
