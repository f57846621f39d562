/**
 * The exact request of every endpoint of the published interface, as plain data: the client sends
 * it, a dry run prints it. What the user did not set is left out. Sections in quotes are those of
 * the interface; fields that it does not show come from elsewhere (docs/behavior.md).
 */
import type { Effect, HttpRequest } from '../http/request.js'
import {
  type PullRequestRef,
  pullRequestName,
  type QueueRef,
  queueName,
  type RepositoryRef,
  repositoryName,
} from '../shared/references.js'
import type { NewQueueSettings, QueueUpdate } from './queue-settings.js'

/** Options of a submission; what is absent is left to the service. */
export interface SubmitOptions {
  /** A name or 0 (most urgent) to 255. */
  readonly priority?: string | number | undefined
  readonly noBatch?: boolean | undefined
}

/** A POST about a pull request; `more` follows the fields that address it. */
const onPullRequest = (
  path: string,
  effect: Effect,
  ref: PullRequestRef,
  more: Readonly<Record<string, unknown>> = {},
): HttpRequest => ({
  ...onQueue(path, effect, ref, { pr: { number: ref.number }, ...more }),
  subject: pullRequestName(ref),
})

/** A POST about a queue; `more` follows the fields that address it. */
const onQueue = (
  path: string,
  effect: Effect,
  ref: QueueRef,
  more: Readonly<Record<string, unknown>> = {},
): HttpRequest => ({
  method: 'POST',
  path,
  effect,
  subject: `the queue ${queueName(ref)}`,
  body: { repo: ref.repository, targetBranch: ref.targetBranch, ...more },
})

/** Puts a pull request in the queue. `unsafe`: again, it puts back what was taken out meanwhile. */
export const submitPullRequest = (
  ref: PullRequestRef,
  { priority, noBatch }: SubmitOptions,
): HttpRequest => onPullRequest('/submitPullRequest', 'unsafe', ref, { priority, noBatch })

/** Takes a pull request out. `unsafe`: again, it takes out what was submitted again meanwhile. */
export const cancelPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/cancelPullRequest', 'unsafe', ref)

/** Restarts the tests. `unsafe`: again, it throws away the run that the first one started. */
export const restartTestsOnPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/restartTestsOnPullRequest', 'unsafe', ref)

/** Reads a pull request's state, its priority, and whether it is in the queue. */
export const getSubmittedPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/getSubmittedPullRequest', 'safe', ref)

/** The same with `includeTimeline`, which newer servers take (README, "Compatibility"). */
export const getPullRequestHistory = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/getSubmittedPullRequest', 'safe', ref, { includeTimeline: true })

/**
 * Says which targets a pull request impacts, for parallel queues. `idempotent`: the last upload for
 * a commit wins.
 * @param body with `pr.sha` and `impactedTargets`: the chunks of the JSON text, counted before
 *   against the 20 MiB of "Limits"
 */
export const setImpactedTargets = (
  ref: PullRequestRef,
  body: NonNullable<HttpRequest['body']>,
): HttpRequest => ({ ...onPullRequest('/setImpactedTargets', 'idempotent', ref), body })

/** The JSON text of that body up to the value of `impactedTargets`, which follows in chunks. */
export function targetsBodyHead(ref: PullRequestRef, sha: string): Buffer {
  const { body } = onQueue('', 'safe', ref, { pr: { number: ref.number, sha } })
  return Buffer.from(`${JSON.stringify(body).slice(0, -1)},"impactedTargets":`)
}

/** Reads a test run; `testRunId` is the UUID in the name of its test branch. */
export const getMergeQueueTestingDetails = (ref: QueueRef, testRunId: string): HttpRequest => ({
  ...onQueue('/getMergeQueueTestingDetails', 'safe', ref, { testRunId }),
  subject: `test run ${testRunId} on ${ref.targetBranch}`,
})

/** Creates a queue. `unsafe`: after a lost answer, a 409 does not say who created it. */
export const createQueue = (ref: QueueRef, { mode, concurrency }: NewQueueSettings): HttpRequest =>
  onQueue('/createQueue', 'unsafe', ref, { mode, concurrency })

/** Deletes an empty queue. `unsafe`: again, it deletes what was created again meanwhile. */
export const deleteQueue = (ref: QueueRef): HttpRequest => onQueue('/deleteQueue', 'unsafe', ref)

/** Reads a queue's state, settings and pull requests; 404 where there is none. */
export const getQueue = (ref: QueueRef): HttpRequest => onQueue('/getQueue', 'safe', ref)

/** Changes what it names. `idempotent`: the same values again change nothing. */
export const updateQueue = (ref: QueueRef, update: QueueUpdate): HttpRequest =>
  onQueue('/updateQueue', 'idempotent', ref, update)

/**
 * Reads the metrics as a text exposition, the only answer that is not JSON. `repo` and `repoHost`
 * go together or not at all.
 * @param repository absent for the metrics of every repository of the organization
 */
export function getMergeQueueMetrics(repository: RepositoryRef | undefined): HttpRequest {
  const query = repository && { repo: repositoryName(repository), repoHost: repository.host }
  return {
    method: 'GET',
    path: `/getMergeQueueMetrics${query ? `?${new URLSearchParams(query)}` : ''}`,
    effect: 'safe',
    subject: query?.repo ?? 'the organization',
  }
}

/** Which page of which list. */
export interface UnhealthyTestQuery {
  readonly repository: RepositoryRef
  readonly orgSlug: string
  readonly status: 'FLAKY' | 'BROKEN'
  readonly pageSize: number
  /** Absent for the first page. */
  readonly pageToken?: string | undefined
}

/** Reads one page of the flaky or the broken tests ("Unhealthy test listing"). */
export const listUnhealthyTests = (query: UnhealthyTestQuery): HttpRequest => ({
  method: 'POST',
  path: '/flaky-tests/list-unhealthy-tests',
  effect: 'safe',
  subject: `${query.status} tests of ${repositoryName(query.repository)}`,
  body: {
    repo: query.repository,
    org_url_slug: query.orgSlug,
    page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
    status: query.status,
  },
})
