/**
 * Builds the exact request for every endpoint as plain data, which the client sends and a dry run
 * prints. Options that the user did not set are left out. Quoted sections are those of the published
 * interface; docs/behavior.md has the sources of other fields.
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

/** Options of a submission. The service chooses those that are absent. */
export interface SubmitOptions {
  /** A name or 0 (most urgent) to 255. */
  readonly priority?: string | number | undefined
  readonly noBatch?: boolean | undefined
}

/** Builds a POST about a pull request. `more` follows the fields that identify it. */
const onPullRequest = (
  path: string,
  effect: Effect,
  ref: PullRequestRef,
  more: Readonly<Record<string, unknown>> = {},
): HttpRequest => ({
  ...onQueue(path, effect, ref, { pr: { number: ref.number }, ...more }),
  subject: pullRequestName(ref),
})

/** Builds a POST about a queue. `more` follows the fields that identify it. */
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

/** `unsafe`, because a second request would put back a pull request that left in the meantime. */
export const submitPullRequest = (
  ref: PullRequestRef,
  { priority, noBatch }: SubmitOptions,
): HttpRequest => onPullRequest('/submitPullRequest', 'unsafe', ref, { priority, noBatch })

/** `unsafe`, because a second request would take out a pull request that was submitted again. */
export const cancelPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/cancelPullRequest', 'unsafe', ref)

/** `unsafe`, because a second request would discard the run that the first one started. */
export const restartTestsOnPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/restartTestsOnPullRequest', 'unsafe', ref)

/** Reads a pull request's state, its priority, and whether it is in the queue. */
export const getSubmittedPullRequest = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/getSubmittedPullRequest', 'safe', ref)

/** Reads the record with its timeline, which newer servers have (README, "Compatibility"). */
export const getPullRequestHistory = (ref: PullRequestRef): HttpRequest =>
  onPullRequest('/getSubmittedPullRequest', 'safe', ref, { includeTimeline: true })

/** One page of the pull requests that left a queue in a time; newer servers have the list. */
export interface ConcludedQuery {
  /** RFC 3339 times, both inclusive. */
  readonly since: string
  readonly until: string
  /** Absent for the first page. */
  readonly cursor?: string | undefined
}

/** The longest page that servers give. */
const MAX_PAGE = 100

/** Lists the pull requests that left the queue in a time, whatever their state is now. */
export const listPullRequests = (
  ref: QueueRef,
  { since, until, cursor }: ConcludedQuery,
): HttpRequest =>
  onQueue('/listPullRequests', 'safe', ref, { since, until, take: MAX_PAGE, cursor })

/**
 * Uploads the impacted targets of a pull request. `idempotent`, because the last upload for a commit
 * wins.
 * @param body chunks of the JSON text with `pr.sha` and `impactedTargets`; the caller has checked
 *   the limit of 20 MiB ("Limits")
 */
export const setImpactedTargets = (
  ref: PullRequestRef,
  body: NonNullable<HttpRequest['body']>,
): HttpRequest => ({ ...onPullRequest('/setImpactedTargets', 'idempotent', ref), body })

/** Returns the beginning of the body of setImpactedTargets, up to the value of `impactedTargets`. */
export function targetsBodyHead(ref: PullRequestRef, sha: string): Buffer {
  const { body } = onQueue('', 'safe', ref, { pr: { number: ref.number, sha } })
  return Buffer.from(`${JSON.stringify(body).slice(0, -1)},"impactedTargets":`)
}

/** Reads a test run; `testRunId` is the UUID in the name of its test branch. */
export const getMergeQueueTestingDetails = (ref: QueueRef, testRunId: string): HttpRequest => ({
  ...onQueue('/getMergeQueueTestingDetails', 'safe', ref, { testRunId }),
  subject: `test run ${testRunId} on ${ref.targetBranch}`,
})

/** `unsafe`, because after a lost answer a 409 doesn't show who created the queue. */
export const createQueue = (ref: QueueRef, { mode, concurrency }: NewQueueSettings): HttpRequest =>
  onQueue('/createQueue', 'unsafe', ref, { mode, concurrency })

/** Deletes an empty queue. `unsafe`, because a second request could delete a new queue. */
export const deleteQueue = (ref: QueueRef): HttpRequest => onQueue('/deleteQueue', 'unsafe', ref)

/** Reads a queue's state, settings and pull requests. */
export const getQueue = (ref: QueueRef): HttpRequest => onQueue('/getQueue', 'safe', ref)

/** `idempotent`, because sending the same values again changes nothing. */
export const updateQueue = (ref: QueueRef, update: QueueUpdate): HttpRequest =>
  onQueue('/updateQueue', 'idempotent', ref, update)

/**
 * Reads the metrics as a text exposition, the only answer that is not JSON. The interface requires
 * both `repo` and `repoHost`, or neither.
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

/** One page of a listing of unhealthy tests. */
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
