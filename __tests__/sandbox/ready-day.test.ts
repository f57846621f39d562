/** A day of hourly sweeps over 60 open pull requests. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { ScenarioInput } from '../../sandbox/scenario.js'
import { expect, test } from '../support/jest.js'
import { play } from './support.js'

const NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1)
const isBot = (number: number) => number % 2 === 1
const RED = [9, 19]
const DRAFTS = [11, 21]
const UNAPPROVED = [13, 23]
/** Fails in the queue until somebody pushes. */
const FAILS = 25
/** Of bots, some above the change of a person. */
const MEMBER_OF_A_PERSON = 2
const DRAFT_BELOW = 4
const ABOVE_A_DRAFT = 39
const STACKS = [
  [31, 33, 35],
  [MEMBER_OF_A_PERSON, 37],
  [DRAFT_BELOW, ABOVE_A_DRAFT],
]
/** Submitted with a member above. */
const TAKEN_WITH_OTHERS = [31, 33]
/** Approved in the course of the day. */
const APPROVED_LATER = 1

/** The higher the number, the earlier the push, so that the order is not that of the list. */
const pushedAt = (number: number) =>
  new Date(Date.parse('2026-09-17T09:00:00Z') - number * 60_000).toISOString()

const GREEN = [{ name: 'CI', conclusion: 'SUCCESS' as const, required: true }]
const pullOnGitHub = (number: number): PullRequestSeed => ({
  number,
  pushedAt: pushedAt(number),
  author: isBot(number) ? 'dependabot[bot]' : 'octocat',
  draft: DRAFTS.includes(number) || number === DRAFT_BELOW,
  review: [...UNAPPROVED, APPROVED_LATER].includes(number) ? 'REVIEW_REQUIRED' : 'APPROVED',
  checks: RED.includes(number) ? [{ ...GREEN[0], name: 'CI', conclusion: 'FAILURE' }] : GREEN,
  requiredChecks: ['CI'],
})

const SCENARIO: ScenarioInput = {
  queues: [{ branch: 'main', concurrency: 2, requiredStatuses: ['CI'] }],
  pullRequests: NUMBERS.map((number) => ({
    number,
    testMinutes: 20,
    ...(number === FAILS && { fails: 'until-push' as const, failingCheck: 'CI' }),
  })),
  stacks: STACKS.map((members) => ({ members })),
  gitHub: { pullRequests: NUMBERS.map(pullOnGitHub) },
}

const NOT_SENT = [...RED, ...DRAFTS, ...UNAPPROVED, ...TAKEN_WITH_OTHERS, ABOVE_A_DRAFT]
const READY = NUMBERS.filter((number) => isBot(number) && !NOT_SENT.includes(number))

const merged = ({ sandbox }: World) =>
  NUMBERS.filter((number) => sandbox.engine.pullRequest(number)?.mergedAt !== undefined)

/** Plays hourly sweeps; `events` happen before the sweep of an hour. */
async function day(events: Readonly<Record<number, (world: World) => void>>) {
  const world = await play(SCENARIO)
  const sweeps = []
  for (let hour = 0; hour < 24; hour++) {
    events[hour]?.(world)
    const { passed, outputs, seen } = await world.step('submit-ready', undefined, {
      'github-token': 'ghs_t0k3n',
      authors: 'dependabot[bot]',
      'max-submissions': '4',
      'max-in-queue': '5',
    })
    const skipped = JSON.parse(outputs['skipped'] ?? '[]') as readonly Skip[]
    sweeps.push({
      passed,
      warnings: seen.warnings,
      submitted: JSON.parse(outputs['submitted-pull-requests'] ?? '[]') as readonly number[],
      skipped: Object.fromEntries(skipped.map(({ number, reason }) => [number, reason])),
      // A stack may go beyond the limit with the members that its highest one takes along.
      inQueue: READY.filter((number) => world.sandbox.engine.isEnqueued('main', number)),
    })
    await world.pass(60)
  }
  return Object.assign(world, { sweeps })
}
type World = Awaited<ReturnType<typeof play>>
type Skip = { readonly number: number; readonly reason: string }

test('hourly sweeps submit what is ready once, in the order of the pushes, within the limits', async () => {
  await using world = await day({
    8: ({ github }) => {
      const approved = { ...pullOnGitHub(APPROVED_LATER), review: 'APPROVED' as const }
      github.pullRequests.set(APPROVED_LATER, approved)
    },
    14: ({ sandbox }) => void sandbox.engine.push(FAILS),
  })
  for (const { passed, warnings, submitted, inQueue } of world.sweeps) {
    expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
    expect(submitted.length).toBeLessThanOrEqual(4)
    expect(inQueue.length).toBeLessThanOrEqual(5)
  }
  const sent = world.sandbox.requests.flatMap(({ path, body }) =>
    path === '/submitPullRequest' ? (body as { pr: { number: number } }).pr.number : [],
  )
  // The head that failed is sent again after the push of a fix, and only then.
  expect(sent).toEqual([...READY.toSorted((a, b) => b - a), FAILS])
  expect(world.sweeps[13]?.skipped[FAILS]).toBe('failed-before')
  expect(world.sweeps[14]?.submitted).toEqual([FAILS])
  expect(merged(world)).toEqual(
    [...READY, ...TAKEN_WITH_OTHERS, MEMBER_OF_A_PERSON].toSorted((a, b) => a - b),
  )
  const reasons = world.sweeps.at(-1)?.skipped
  for (const [numbers, reason] of [
    [RED, 'checks'],
    [DRAFTS, 'draft'],
    [UNAPPROVED, 'approval'],
    [[ABOVE_A_DRAFT], 'stack'],
  ] as const)
    expect(numbers.map((number) => reasons?.[number])).toEqual(numbers.map(() => reason))
})
