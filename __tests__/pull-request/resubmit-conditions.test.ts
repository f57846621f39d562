/** What a wait looks at before it submits a failed pull request again. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B, live, MISSING, type Past, record } from './world.js'

describe('after an automatic resubmission', () => {
  const failedOnce = (later: (seconds: number) => ReturnType<typeof record>) => ({
    shows: ({ now, submittedAt }: { now: number; submittedAt: number | undefined }) => {
      if (submittedAt !== undefined) return later(now - submittedAt)
      return now < 60 ? record('testing', true, 0) : record('failed', false, 1)
    },
  })

  test('a push leaves it in the queue if `expected-head-sha` is not set', async () => {
    const { passed, sent } = await live(
      failedOnce((seconds) =>
        seconds > 300
          ? record('merged', false, 9, { prSha: B })
          : record('not_ready', true, 2, { prSha: seconds < 30 ? A : B }),
      ),
      { operation: 'wait-for-merge', resubmit: '1' },
    )
    expect(passed).toBe(true)
    expect(sent).not.toContain('/cancelPullRequest')
  })

  test.each<[string, Answer]>([
    ['from before the failure', record('testing', true, 0)],
    ['without the failure', MISSING],
  ])(
    'a reading %s is repeated, and does not count as a submission of someone else',
    async (_, stale) => {
      let readings = 0
      const shows = ({ now, submittedAt }: Past) => {
        if (submittedAt !== undefined) return record('merged', false, 9)
        if (now < 60) return record('testing', true, 0)
        return ++readings === 2 ? stale : record('failed', false, 1)
      }
      const inputs = { operation: 'wait-for-merge', resubmit: '1' }
      const { passed, seen, sent } = await live({ shows }, inputs)
      expect({ passed, resubmissions: seen.outputs['resubmissions'] }).toEqual({
        passed: true,
        resubmissions: '1',
      })
      expect(sent.filter((path) => path === '/submitPullRequest')).toHaveLength(1)
    },
  )

  const nothingIsSubmitted = async (gitHub: Partial<PullRequestSeed>, why: string, more = {}) => {
    const world = { ...failedOnce(() => record('merged', false, 9)), gitHub, ...more }
    const inputs = { operation: 'wait-for-merge', resubmit: '2' }
    const { passed, outcome, sent, error } = await live(world, inputs)
    expect({ passed, outcome }).toEqual({ passed: false, outcome: 'failed' })
    expect(sent).not.toContain('/submitPullRequest')
    expect(error).toContain(`It was not submitted again, because ${why}`)
  }

  describe.each<[string, Partial<PullRequestSeed>, string]>([
    ['a draft', { draft: true }, 'it is a draft'],
    ['at another base', { baseBranch: 'release' }, 'its base branch is `release`'],
    ['closed', { state: 'closed' }, 'it is closed'],
    ['at another head', { headSha: B }, 'its head is now'],
  ])('nothing is submitted that GitHub shows as %s', (_, gitHub, why) => {
    test('by GraphQL', () => nothingIsSubmitted(gitHub, why))
    test('by the REST API, if GraphQL is missing', () =>
      nothingIsSubmitted(gitHub, why, { graphql: false }))
  })

  test('nothing is submitted that GitHub shows as in conflict', () =>
    nothingIsSubmitted({ mergeable: 'CONFLICTING' }, 'it conflicts with `main`'))
})
