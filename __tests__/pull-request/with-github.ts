import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { recorder } from '../support/recorder.js'
import { MISSING, record } from './world.js'

export const HEAD = 'a'.repeat(40)
export const MERGE = '0123456789abcdef0123456789abcdef01234567'
export const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

export interface GitHubWorld {
  readonly gitHubIsDown?: boolean
  readonly pullRequest?: Partial<PullRequestSeed>
  readonly answers: readonly Answer[] | (() => Answer)
  readonly branches?: readonly string[]
  readonly inputs: Readonly<Record<string, string>>
  readonly details?: object
  readonly comments?: readonly { issue: number; author: string; body: string }[]
}

/** Runs an operation with the service and GitHub beside each other. */
export async function withGitHub({
  pullRequest,
  answers,
  inputs,
  details,
  comments,
  gitHubIsDown = false,
  branches = [`trunk-merge/pr-12/${RUN}`, `trunk-merge/pr-123/${RUN}`],
}: GitHubWorld) {
  await using github = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: HEAD, labels: ['queue'], ...pullRequest }],
    branches,
    ...(comments === undefined ? {} : { comments }),
  })
  await using service = await fakeService({
    '/getSubmittedPullRequest': answers,
    '/submitPullRequest': [{}],
    '/getQueue': [{ body: { state: 'running', enqueuedPullRequests: [{ prNumber: 12 }] } }],
    '/getMergeQueueTestingDetails': [{ body: details ?? {} }],
  })
  const run = recorder(
    {
      'api-url': service.url,
      'pull-request': '12',
      'github-token': 'ghs_t0k3n',
      ...inputs,
    },
    { env: { GITHUB_API_URL: gitHubIsDown ? 'http://127.0.0.1:9' : github.url } },
  )
  const passed = await main(run.runner)
  return { passed, ...run, github, service }
}

export const waitWithGitHub = (answers: GitHubWorld['answers'], more: Partial<GitHubWorld> = {}) =>
  withGitHub({ ...more, answers, inputs: { operation: 'wait-for-merge', ...more.inputs } })

/** Answers about a pull request that a submission puts into the queue. */
export const SUBMITTED = [MISSING, record('pending', true)]

export const submitWithGitHub = (more: Partial<GitHubWorld> = {}) =>
  withGitHub({ answers: SUBMITTED, ...more, inputs: { operation: 'submit', ...more.inputs } })
