import { hasStatus, UnusableBody, undefinedIfStatus } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { parseHttpDate } from '../http/retry.js'
import { type CallOptions, isSuccess, type Transport } from '../http/transport.js'
import type { Deadline } from '../shared/deadline.js'
import {
  type PullRequestRef,
  type QueueRef,
  queueName,
  type RepositoryRef,
} from '../shared/references.js'
import { mismatch } from '../shared/shapes.js'
import type * as z from '../shared/zod.js'
import type { NewQueueSettings, QueueUpdate } from './queue-settings.js'
import * as requests from './requests.js'
import {
  PullRequestHistory,
  PullRequestPage,
  Queue,
  SubmittedPullRequest,
  TestingDetails,
} from './schemas.js'
import type { UnhealthyTestPage } from './unhealthy.js'
import { type Proof, writeProved } from './verified-write.js'

/**
 * The client of the service, with one method for each endpoint. Reads return parsed data. A write
 * needs a proof, and returns the value that proves it (verified-write.ts). Every method throws a
 * {@link HttpError} if its request fails.
 */
export class MergeQueueService {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** True if there is a token, which every read needs. A fork's run may upload without one. */
  get authenticated(): boolean {
    return this.#transport.authenticated
  }

  /** The address of the service, which ends with `/v1`. */
  get baseUrl(): string {
    return this.#transport.baseUrl
  }

  get retryTimeoutMs(): number {
    return this.#transport.retryTimeoutMs
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#transport.close()
  }

  submitPullRequest<T>(
    deadline: Deadline,
    ref: PullRequestRef,
    submit: requests.SubmitOptions,
    proof: PullRequestProof<T>,
  ): Promise<T> {
    return this.#writePullRequest(deadline, ref, requests.submitPullRequest(ref, submit), proof)
  }

  cancelPullRequest<T>(
    deadline: Deadline,
    ref: PullRequestRef,
    proof: PullRequestProof<T>,
  ): Promise<T> {
    return this.#writePullRequest(deadline, ref, requests.cancelPullRequest(ref), proof)
  }

  restartTestsOnPullRequest<T>(
    deadline: Deadline,
    ref: PullRequestRef,
    proof: PullRequestProof<T>,
  ): Promise<T> {
    return this.#writePullRequest(deadline, ref, requests.restartTestsOnPullRequest(ref), proof)
  }

  getSubmittedPullRequest(
    deadline: Deadline,
    ref: PullRequestRef,
    options?: CallOptions,
  ): Promise<SubmittedPullRequest> {
    const read = (body: string) => ofNumber(ref.number, parseJson(body, SubmittedPullRequest))
    return this.#transport.read(deadline, requests.getSubmittedPullRequest(ref), read, options)
  }

  /** Returns the record of a pull request; `undefined` if it was never submitted. */
  async findPullRequest(
    deadline: Deadline,
    ref: PullRequestRef,
    options?: CallOptions,
  ): Promise<SubmittedPullRequest | undefined> {
    const record = await this.getSubmittedPullRequest(deadline, ref, options).catch(
      undefinedIfNotFound,
    )
    const isEmpty = record?.state === undefined && !record?.isCurrentlySubmittedToQueue
    return isEmpty ? undefined : record
  }

  /** Reads one page of the pull requests that left a queue; older servers answer 404. */
  listPullRequests(
    deadline: Deadline,
    ref: QueueRef,
    query: requests.ConcludedQuery,
  ): Promise<PullRequestPage> {
    return this.#json(deadline, requests.listPullRequests(ref, query), PullRequestPage)
  }

  /** Leaves the timeline unparsed, because its shape is not published. */
  getPullRequestHistory(deadline: Deadline, ref: PullRequestRef, options?: CallOptions) {
    const read = (body: string) => ofNumber(ref.number, parseJson(body, PullRequestHistory))
    return this.#transport.read(deadline, requests.getPullRequestHistory(ref), read, options)
  }

  /** The only write without a proof: no endpoint shows the targets of a commit. */
  setImpactedTargets(
    deadline: Deadline,
    ref: PullRequestRef,
    body: NonNullable<HttpRequest['body']>,
  ): Promise<void> {
    return this.#transport.write(deadline, requests.setImpactedTargets(ref, body))
  }

  getMergeQueueTestingDetails(
    deadline: Deadline,
    ref: QueueRef,
    testRunId: string,
    options?: CallOptions,
  ): Promise<TestingDetails> {
    return this.#json(
      deadline,
      requests.getMergeQueueTestingDetails(ref, testRunId),
      TestingDetails,
      options,
    )
  }

  createQueue<T>(
    deadline: Deadline,
    ref: QueueRef,
    settings: NewQueueSettings,
    proof: QueueProof<T>,
  ): Promise<T> {
    return this.#writeQueue(deadline, ref, requests.createQueue(ref, settings), proof)
  }

  deleteQueue<T>(deadline: Deadline, ref: QueueRef, proof: QueueProof<T>): Promise<T> {
    return this.#writeQueue(deadline, ref, requests.deleteQueue(ref), proof)
  }

  getQueue(deadline: Deadline, ref: QueueRef, options?: CallOptions): Promise<Queue> {
    const read = (body: string) => requireBranch(ref.targetBranch, parseJson(body, Queue))
    return this.#transport.read(deadline, requests.getQueue(ref), read, options).catch((error) => {
      if (!hasStatus(error, 404)) throw error
      throw error.withExplanation({ title: `Trunk has no queue ${queueName(ref)}` })
    })
  }

  /**
   * Reads a queue, and what its answer shows of the service. HTTP 401 and 404 are answers, too: they
   * are about the token and the queue.
   */
  probeQueue(deadline: Deadline, ref: QueueRef, options?: CallOptions): Promise<QueueProbe> {
    const request = requests.getQueue(ref)
    return this.#transport.exchange<QueueProbe>(
      deadline,
      request,
      options ?? {},
      (message, attempt) => {
        const { statusCode: status = 0, headers } = message
        if (!isSuccess(message) && status !== 401 && status !== 404) return undefined
        return attempt.body(message).then((body) => ({
          status,
          sentAt: parseHttpDate(headers.date),
          queue: isSuccess(message)
            ? requireBranch(ref.targetBranch, parseJson(body, Queue))
            : undefined,
        }))
      },
    )
  }

  /** Returns the queue; `undefined` if it does not exist. */
  findQueue(deadline: Deadline, ref: QueueRef, options?: CallOptions): Promise<Queue | undefined> {
    return this.getQueue(deadline, ref, options).catch(undefinedIfNotFound)
  }

  updateQueue<T>(
    deadline: Deadline,
    ref: QueueRef,
    update: QueueUpdate,
    proof: QueueProof<T>,
  ): Promise<T> {
    return this.#writeQueue(deadline, ref, requests.updateQueue(ref, update), proof)
  }

  /** Returns the unparsed text exposition, which may be empty. */
  getMergeQueueMetrics(
    deadline: Deadline,
    repository: RepositoryRef | undefined,
    options?: CallOptions,
  ): Promise<string> {
    const request = requests.getMergeQueueMetrics(repository)
    const read = (body: string, isWhole: boolean) => {
      // A cut line may have lost digits. An empty body is valid, unless it was cut.
      if (isWhole || body.endsWith('\n')) return body
      if (body === '') throw new UnusableBody('broken-body', 'its body is empty')
      throw new UnusableBody('wrong-shape', 'its last line is not complete')
    }
    return this.#transport.read(deadline, request, read, options)
  }

  async listUnhealthyTests(
    deadline: Deadline,
    query: requests.UnhealthyTestQuery,
    options?: CallOptions,
  ): Promise<UnhealthyTestPage> {
    // Loaded on demand, because few operations need it.
    const { UnhealthyTestPage: page } = await import('./unhealthy.js')
    return this.#json(deadline, requests.listUnhealthyTests(query), page, options)
  }

  #writePullRequest<T>(
    deadline: Deadline,
    ref: PullRequestRef,
    request: HttpRequest,
    proof: PullRequestProof<T>,
  ) {
    return writeProved(
      this.#transport,
      deadline,
      request,
      (options) => this.findPullRequest(deadline, ref, options),
      proof,
    )
  }

  #writeQueue<T>(deadline: Deadline, ref: QueueRef, request: HttpRequest, proof: QueueProof<T>) {
    return writeProved(
      this.#transport,
      deadline,
      request,
      (options) => this.findQueue(deadline, ref, options),
      proof,
    )
  }

  #json<S extends z.ZodMiniType>(
    deadline: Deadline,
    request: HttpRequest,
    schema: S,
    options?: CallOptions,
  ) {
    return this.#transport.read(deadline, request, (body) => parseJson(body, schema), options)
  }
}

/** The first answer of a service. */
export interface QueueProbe {
  readonly status: number
  /** The time at which the service answered, in milliseconds since the epoch. */
  readonly sentAt: number | undefined
  /** Absent after HTTP 401 and 404. */
  readonly queue: Queue | undefined
}

type PullRequestProof<T> = Proof<SubmittedPullRequest, T>
type QueueProof<T> = Proof<Queue, T>

const undefinedIfNotFound = undefinedIfStatus(404)

/** Throws for the record of another pull request. */
function ofNumber<R extends Pick<SubmittedPullRequest, 'prNumber'>>(number: number, record: R): R {
  const { prNumber = number } = record
  if (prNumber === number) return record
  throw new UnusableBody('wrong-shape', `it is the record of #${prNumber}, not of #${number}`)
}

/** Throws for the queue of another branch. */
function requireBranch(targetBranch: string, queue: Queue): Queue {
  const { branch = targetBranch } = queue
  if (branch === targetBranch) return queue
  throw new UnusableBody(
    'wrong-shape',
    `it is the queue of ${JSON.stringify(branch)}, not of ${JSON.stringify(targetBranch)}`,
  )
}

function parseJson<S extends z.ZodMiniType>(body: string, schema: S): z.output<S> {
  let data: unknown
  try {
    data = JSON.parse(body)
  } catch (error) {
    const what = body.trim() === '' ? 'its body is empty' : 'its body is not JSON'
    throw new UnusableBody('broken-body', what, error)
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const problem = mismatch(data, parsed.error, 'the interface')
  throw new UnusableBody('wrong-shape', problem, parsed.error)
}
