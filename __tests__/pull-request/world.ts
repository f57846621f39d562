import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from '../support/fake-service.js'
import { recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'
import { member, oneOf } from '../support/varied.js'
import { VirtualClock } from '../support/virtual-clock.js'

export const A = 'a'.repeat(40)
export const B = 'b'.repeat(40)
export const MISSING: Answer = { status: 404, body: 'not found' }
export const QUEUE = { state: 'running', enqueuedPullRequests: [{ prNumber: 12 }] }

/** A record; its time stamp is the minute after ten. What means nothing here differs each time. */
export const record = (
  state: string,
  inQueue: boolean,
  minute = 0,
  more: object = { prSha: A },
): Answer => ({
  body: {
    state: oneOf(state.toLowerCase(), state.toUpperCase()),
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: `2026-09-17T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...member('prNumber', 12),
    ...member('prBaseBranch', 'main'),
    ...member('prTitle', 'Reads the ledger in order'),
    ...member('readiness', {}),
    ...more,
  },
})

/** Inputs of a step. */
export type Inputs = Readonly<Record<string, string>>

/** What has happened in the world so far, in seconds of its clock. */
export interface Past {
  readonly now: number
  readonly submittedAt: number | undefined
  readonly cancelledAt: number | undefined
  readonly restartedAt: number | undefined
}

export interface World {
  /** Answers of the service by what has happened. */
  readonly shows: (past: Past) => Answer
  readonly submit?: (past: Past) => Answer
  readonly cancel?: (past: Past) => Answer
  readonly queue?: (past: Past) => Answer
  readonly restart?: () => Answer
  /** The pull request on GitHub; without one there is no token. */
  readonly gitHub?: Partial<PullRequestSeed> & { readonly labels?: readonly string[] }
  /** `false` where GitHub answers its REST API alone. */
  readonly graphql?: boolean
  /** The head that the event names. */
  readonly headOfEvent?: string
  /** More of the pull request in that event. */
  readonly event?: object
  /** Called before GitHub answers the last of these requests. */
  readonly onGitHub?: (calls: GitHubSandbox['calls'], gitHub: GitHubSandbox) => void | Promise<void>
  readonly comments?: readonly { issue: number; author: string; body: string }[]
  /** Calls back after each request of the service, with its path. */
  readonly after?: (
    path: string,
    world: { readonly clock: VirtualClock; readonly gitHub: GitHubSandbox },
  ) => void
}

const eventAt = (sha: string, more?: object) => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 12,
      state: 'open',
      draft: false,
      updated_at: '2026-09-17T09:59:30Z',
      head: { sha },
      base: { ref: 'main' },
      ...more,
    },
  },
})

/** Runs a step on #12 in a small world; gives what was seen, sent and written. */
export async function live(
  world: World,
  inputs: Readonly<Record<string, string>>,
  signal = new AbortController().signal,
) {
  const clock = new VirtualClock()
  const at: { submit?: number; cancel?: number; restart?: number } = {}
  const past = (): Past => ({
    now: clock.elapsed / 1000,
    submittedAt: at.submit,
    cancelledAt: at.cancel,
    restartedAt: at.restart,
  })
  const answer = (path: string, given: Answer): Answer => {
    world.after?.(path, { clock, gitHub })
    return given
  }
  await using service = await fakeService({
    '/getSubmittedPullRequest': () => answer('read', world.shows(past())),
    '/submitPullRequest': () => {
      at.submit ??= clock.elapsed / 1000
      return answer('submit', world.submit?.(past()) ?? {})
    },
    '/cancelPullRequest': () => {
      at.cancel ??= clock.elapsed / 1000
      return answer('cancel', world.cancel?.(past()) ?? {})
    },
    '/restartTestsOnPullRequest': () => {
      at.restart ??= clock.elapsed / 1000
      return answer('restart', world.restart?.() ?? {})
    },
    '/getQueue': () => answer('queue', world.queue?.(past()) ?? { body: QUEUE }),
  })
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, headSha: A, ...world.gitHub }],
    ...(world.graphql === undefined ? {} : { graphql: world.graphql }),
    ...(world.comments === undefined ? {} : { comments: world.comments }),
  })
  gitHub.beforeServing = () => world.onGitHub?.(gitHub.calls, gitHub)
  const { runner, seen, result } = recorder(
    {
      operation: 'submit',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'main',
      'github-token': world.gitHub === undefined ? '' : 'ghs_t0k3n',
      ...inputs,
    },
    {
      clock,
      signal,
      env: { GITHUB_API_URL: gitHub.url },
      ...(world.headOfEvent === undefined
        ? {}
        : { event: eventAt(world.headOfEvent, world.event) }),
    },
  )
  const passed = await main(runner)
  const sent = service.paths().filter((path) => path !== '/getSubmittedPullRequest')
  return {
    passed,
    seen,
    result,
    sent,
    calls: service.calls,
    gitHub,
    outcome: seen.outputs['outcome'],
    error: seen.errors[0]?.message ?? '',
    seconds: clock.elapsed / 1000,
  }
}

/** A record at its head; merged, failed and cancelled ones have left the queue. */
export const recordOf = (state: string, more: object = {}): Answer => {
  const inQueue = !['merged', 'failed', 'cancelled'].includes(state)
  return record(state, inQueue, 1, { prSha: A, ...more })
}

/** Lines of a summary or comment, without its tables. */
export const linesOf = (markdown: string) =>
  shown(markdown)
    .split('\n')
    .filter((line) => line !== '' && !/^[|<]/.test(line))

/** Cancels the run after its nth request of a kind. */
export function cancelling(path: string, nth = 1) {
  const abort = new AbortController()
  let seen = 0
  const after = (called: string) => {
    if (called === path && ++seen === nth) abort.abort(new RunCancelled('SIGINT'))
  }
  return { abort, after }
}
