/**
 * The exact request of every endpoint of the published interface, as plain data: the client sends it, a dry run prints it.
 * What the user did not set is left out.
 */
import type { PullRequestRef, QueueRef, RepositoryRef } from './schemas.js'

/**
 * How a request may be repeated (docs/adr/0004).
 * `read`: freely. `repeatable`: the same body again leaves the same state, so as a read, but its answer needs no body.
 * `once`: only when it is certain that nothing was applied.
 */
export type Effect = 'read' | 'repeatable' | 'once'

/** A request before the base address and the token are added. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST'
  /** Relative to the base address, with the query. */
  readonly path: string
  readonly effect: Effect
  /** Whom it is about, for messages: `#12 on main`. */
  readonly subject: string
  /** JSON-serialisable, or the bytes of a JSON text in chunks. Absent for GET. */
  readonly body?: Readonly<Record<string, unknown>> | readonly Uint8Array[]
}

/** Settings of updateQueue in the interface's field names; only what is to change. */
export type QueueUpdate = Readonly<Record<string, unknown>>

/** What a submission asks for; what is absent is left to the service. */
export interface SubmitOptions {
  /** A name or 0 (most urgent) to 255. */
  readonly priority?: string | number | undefined
  readonly noBatch?: boolean | undefined
}

const pullRequestBody = ({ repository, targetBranch, number }: PullRequestRef) => ({
  repo: repository,
  targetBranch,
  pr: { number },
})

const queueBody = ({ repository, targetBranch }: QueueRef) => ({ repo: repository, targetBranch })

const pullRequestSubject = (ref: PullRequestRef) => `#${ref.number} on ${ref.targetBranch}`

const queueSubject = (ref: QueueRef) =>
  `the queue ${ref.repository.owner}/${ref.repository.name}@${ref.targetBranch}`

const repositorySubject = (repository: RepositoryRef) => `${repository.owner}/${repository.name}`

function post(
  path: string,
  effect: Effect,
  subject: string,
  body: NonNullable<ServiceRequest['body']>,
): ServiceRequest {
  return { method: 'POST', path, effect, subject, body }
}

export const submitPullRequest = (ref: PullRequestRef, options: SubmitOptions): ServiceRequest =>
  post('/submitPullRequest', 'once', pullRequestSubject(ref), {
    ...pullRequestBody(ref),
    ...(options.priority === undefined ? {} : { priority: options.priority }),
    ...(options.noBatch === undefined ? {} : { noBatch: options.noBatch }),
  })

export const cancelPullRequest = (ref: PullRequestRef): ServiceRequest =>
  post('/cancelPullRequest', 'once', pullRequestSubject(ref), pullRequestBody(ref))

export const restartTestsOnPullRequest = (ref: PullRequestRef): ServiceRequest =>
  post('/restartTestsOnPullRequest', 'once', pullRequestSubject(ref), pullRequestBody(ref))

export const getSubmittedPullRequest = (ref: PullRequestRef): ServiceRequest =>
  post('/getSubmittedPullRequest', 'read', pullRequestSubject(ref), pullRequestBody(ref))

/**
 * @param body the whole JSON text, already counted against the 20 MiB limit, or `"ALL"`-like small data
 */
export const setImpactedTargets = (
  ref: PullRequestRef,
  body: NonNullable<ServiceRequest['body']>,
): ServiceRequest => post('/setImpactedTargets', 'repeatable', pullRequestSubject(ref), body)

export const getMergeQueueTestingDetails = (ref: QueueRef, testRunId: string): ServiceRequest =>
  post('/getMergeQueueTestingDetails', 'read', `test run ${testRunId} on ${ref.targetBranch}`, {
    ...queueBody(ref),
    testRunId,
  })

export const createQueue = (
  ref: QueueRef,
  settings: { readonly mode?: string | undefined; readonly concurrency?: number | undefined },
): ServiceRequest =>
  post('/createQueue', 'once', queueSubject(ref), {
    ...queueBody(ref),
    ...(settings.mode === undefined ? {} : { mode: settings.mode }),
    ...(settings.concurrency === undefined ? {} : { concurrency: settings.concurrency }),
  })

export const deleteQueue = (ref: QueueRef): ServiceRequest =>
  post('/deleteQueue', 'once', queueSubject(ref), queueBody(ref))

export const getQueue = (ref: QueueRef): ServiceRequest =>
  post('/getQueue', 'read', queueSubject(ref), queueBody(ref))

export const updateQueue = (ref: QueueRef, update: QueueUpdate): ServiceRequest =>
  post('/updateQueue', 'repeatable', queueSubject(ref), { ...queueBody(ref), ...update })

/** @param repository absent for the metrics of every repository of the organization */
export function getMergeQueueMetrics(repository: RepositoryRef | undefined): ServiceRequest {
  const query =
    repository === undefined
      ? ''
      : `?${new URLSearchParams({ repo: repositorySubject(repository), repoHost: repository.host })}`
  return {
    method: 'GET',
    path: `/getMergeQueueMetrics${query}`,
    effect: 'read',
    subject: repository === undefined ? 'the organization' : repositorySubject(repository),
  }
}

/** Which page of which list. */
export interface UnhealthyTestQuery {
  readonly repository: RepositoryRef
  readonly orgSlug: string
  readonly status: 'FLAKY' | 'BROKEN'
  /** 1 to 100. */
  readonly pageSize: number
  /** From the page before; absent for the first. */
  readonly pageToken?: string | undefined
}

export const listUnhealthyTests = (query: UnhealthyTestQuery): ServiceRequest =>
  post(
    '/flaky-tests/list-unhealthy-tests',
    'read',
    `${query.status} tests of ${repositorySubject(query.repository)}`,
    {
      repo: query.repository,
      org_url_slug: query.orgSlug,
      page_query: { page_size: query.pageSize, page_token: query.pageToken ?? '' },
      status: query.status,
    },
  )
