/** A wait for a pull request that fails. */
import { fakeService } from '../../__tests__/support/fake-service.js'
import { VirtualClock } from '../../__tests__/support/virtual-clock.js'
import type { CheckSeed, PullRequestSeed } from '../../sandbox/github/seeds.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { HEAD, type Inputs, MINUTE, START, summaryOf } from './world.js'

const LOG = 'https://github.com/octo-org/orion/actions/runs/4242/job/1'
const TEST_BRANCH = 'trunk-merge/pr-1284/cc58fdda-3258-4f4e-b229-7c5dd9c29324'

/** What the service shows from a minute on. */
const phase = (minute: number, state: string, more: object = {}) => ({ minute, state, more })

/** What a wait meets. */
interface World {
  readonly phases: readonly ReturnType<typeof phase>[]
  readonly pullRequest?: Partial<PullRequestSeed>
  readonly checks?: readonly CheckSeed[]
  readonly inputs?: Inputs
}

const merging = [phase(0, 'not_ready'), phase(1, 'pending'), phase(3, 'testing')]

/** Two required checks fail in the test run. */
export const failed = () =>
  wait({
    phases: [...merging, phase(14, 'pending_failure'), phase(16, 'failed')],
    checks: [
      { name: 'CI / integration (postgres-16)', conclusion: 'FAILURE', url: LOG, required: true },
      { name: 'CI / unit (billing)', conclusion: 'FAILURE', url: LOG, required: true },
      { name: 'CI / lint', conclusion: 'SUCCESS', required: true },
    ],
    inputs: { comment: 'always' },
  })

/** The summary of a wait, and the comment about it. */
async function wait({ phases, pullRequest = {}, checks = [], inputs = {} }: World) {
  const clock = new VirtualClock(START)
  const shown = () =>
    phases.findLast(({ minute }) => minute * MINUTE <= clock.elapsed) ?? phase(0, 'pending')
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => {
      const { state, minute, more } = shown()
      return {
        body: {
          state,
          isCurrentlySubmittedToQueue: !['merged', 'failed', 'cancelled'].includes(state),
          stateChangedAt: new Date(START + minute * MINUTE).toISOString(),
          prSha: HEAD,
          prNumber: 1284,
          priorityName: 'medium',
          ...more,
        },
      }
    },
    '/submitPullRequest': () => ({}),
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [] } }],
  })
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 1284, headSha: HEAD, ...pullRequest }],
    branches: [TEST_BRANCH],
    branchChecks: { [TEST_BRANCH]: checks },
  })
  const summary = await summaryOf(
    { operation: 'wait-for-merge', 'api-url': service.url, 'pull-request': '1284', ...inputs },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  return { summary, comment: github.comments[0]?.body }
}
