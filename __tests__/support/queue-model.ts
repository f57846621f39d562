import { DEFAULT_SETTINGS } from '../../sandbox/engine/settings.js'
import { between, drawnFor, member, oneOf, onTheWire, queuedState } from './varied.js'

/** A queue as the service shows it, to be changed by a test at will. */
export type ShownQueue = Record<string, unknown> & { enqueuedPullRequests: object[] }

/** A queue without pull requests, with the settings that the sandbox starts from. */
const plainQueue = {
  ...DEFAULT_SETTINGS,
  state: 'running',
  branch: 'main',
  concurrency: 2,
  enqueuedPullRequests: [] as object[],
}

/** A pull request in a queue, as the service shows it. */
export const enqueued = (prNumber: number, state = queuedState(), more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(prNumber).padStart(12, '0')}`,
  state,
  prNumber,
  ...member('prTitle', `Change ${prNumber}`),
  ...member('prAuthor', oneOf('octocat', 'mona-lisa', 'dependabot[bot]')),
  prSha: String(prNumber).padStart(40, '0'),
  prBaseBranch: 'main',
  stateChangedAt: `2026-09-${between(10, 16)}T${between(10, 23)}:${between(10, 59)}:00.000Z`,
  priorityValue: 100,
  priorityName: 'medium',
  ...member('skipTheLine', false),
  ...member('noBatch', false),
  ...more,
})

/** Body of a request about a queue. */
export interface QueueBody {
  readonly targetBranch: string
  readonly [field: string]: unknown
}

/** The answer to one request; a plain OK where it says nothing. */
export interface StoreAnswer {
  readonly status?: number
  readonly body?: unknown
}

const NO_QUEUE: StoreAnswer = { status: 404, body: 'no such queue' }

/** A request as it arrived on the wire. */
export interface RawRequest {
  readonly method: string
  /** Without the version prefix, with the query. */
  readonly path: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** A complete and correct answer of the service. */
export interface ModelAnswer {
  readonly status: number
  readonly body: string
}

const json = (value: unknown): ModelAnswer => ({ status: 200, body: onTheWire(value) })
const OK: ModelAnswer = { status: 200, body: 'OK' }
const MISSING: ModelAnswer = { status: 404, body: 'not found' }

/** The service itself: what really happened, whatever answer reached the client. */
export class QueueModel {
  record: Record<string, unknown> | undefined
  /** By branch. */
  readonly queues = new Map<string, ShownQueue>()
  /** Writes that took effect, by path. */
  readonly applied = new Map<string, number>()
  /** Reads after which a waiting pull request is merged. */
  mergeAfterReads = Number.POSITIVE_INFINITY
  impactedTargets: unknown
  /** How often the second page of a listing begins with the end of the first one. */
  shiftedPages = 0
  #reads = 0
  #clock = Date.parse('2026-09-17T10:00:00.000Z')

  /** @param queues what they differ in from {@link plainQueue} */
  constructor(queues: Readonly<Record<string, object>> = { main: { concurrency: 1 } }) {
    for (const [branch, queue] of Object.entries(queues)) this.addQueue(branch, queue)
  }

  /** Adds a queue; what it does not say is as in {@link plainQueue}. */
  addQueue(branch: string, queue: object): void {
    this.queues.set(branch, structuredClone({ ...plainQueue, branch, ...queue }))
  }

  count(path: string): number {
    return this.applied.get(path) ?? 0
  }

  /** The queue of `main`. */
  get queue() {
    return this.queues.get('main')
  }

  get queued(): boolean {
    return this.record?.['isCurrentlySubmittedToQueue'] === true
  }

  /** Puts it into the queue, in a state that is the same for all models of a run. */
  enqueue(state = drawnFor('the queued pull request', queuedState)): void {
    this.record = enqueued(12, state, { prSha: 'a'.repeat(40) })
    this.#move(state, true)
  }

  /** Leaves the record of an earlier submission that ended. */
  leaveEnded(state: 'failed' | 'cancelled'): void {
    this.enqueue()
    this.#move(state, false)
  }

  /** Applies a request and answers it. */
  serve(request: RawRequest): ModelAnswer {
    const handler = this.#handlers[request.path.replace(/\?.*/, '')]
    return handler === undefined ? { status: 404, body: 'no such path' } : handler(request)
  }

  readonly #handlers: Readonly<Record<string, (request: RawRequest) => ModelAnswer>> = {
    '/getSubmittedPullRequest': () => this.#readRecord(),
    '/submitPullRequest': ({ path }) => {
      this.#apply(path)
      if (!this.queued) this.enqueue()
      return OK
    },
    '/cancelPullRequest': ({ path }) => {
      if (!this.queued) return MISSING
      this.#apply(path)
      this.#move('cancelled', false)
      return OK
    },
    '/restartTestsOnPullRequest': ({ path }) => {
      if (!this.queued) return MISSING
      this.#apply(path)
      this.#move('pending', true)
      return OK
    },
    '/setImpactedTargets': ({ path, body }) => {
      this.#apply(path)
      this.impactedTargets = (JSON.parse(body) as { impactedTargets: unknown }).impactedTargets
      return OK
    },
    '/getMergeQueueTestingDetails': () =>
      json({
        requiredStatuses: ['ci'],
        testBranch: `trunk-merge/pr-12/${RUN_ID}`,
        testBranchSha: 'b'.repeat(40),
        status: 'in_progress',
        checkSuites: [],
        statusChecks: [{ context: 'ci', url: 'https://ci.example/1', state: 'SUCCESS' }],
        testedPullRequests: [{ prNumber: 12, prUrl: 'https://example.test/12', title: 'One' }],
      }),
    '/listPullRequests': () =>
      json({ pullRequests: this.record === undefined ? [] : [this.record] }),
    '/getQueue': (request) => this.#askQueue(request),
    '/createQueue': (request) => this.#askQueue(request),
    '/updateQueue': (request) => this.#askQueue(request),
    '/deleteQueue': (request) => this.#askQueue(request),
    '/getMergeQueueMetrics': () => ({
      status: 200,
      body: '# TYPE mq_depth_current gauge\nmq_depth_current{repo="orion"} 3\n',
    }),
    '/flaky-tests/list-unhealthy-tests': ({ body }) => this.#listTests(body),
  }

  /** The four endpoints of queues, by their path. */
  readonly queueEndpoints: Readonly<Record<string, (body: QueueBody) => StoreAnswer>> = {
    '/getQueue': ({ targetBranch }) => {
      const queue = this.queues.get(targetBranch)
      return queue === undefined ? NO_QUEUE : { body: queue }
    },
    '/createQueue': ({ repo: _, targetBranch, ...settings }) => {
      if (this.queues.has(targetBranch)) return { status: 409, body: 'the queue exists' }
      this.addQueue(targetBranch, settings)
      return {}
    },
    '/updateQueue': ({ repo: _, targetBranch, deleteRequiredStatuses, ...settings }) => {
      const queue = this.queues.get(targetBranch)
      if (queue === undefined) return NO_QUEUE
      Object.assign(queue, settings)
      if ('requiredStatuses' in settings) queue['requiredStatusesSource'] = 'merge_instance'
      if (deleteRequiredStatuses)
        Object.assign(queue, { requiredStatuses: null, requiredStatusesSource: 'trunk_config' })
      return {}
    },
    '/deleteQueue': ({ targetBranch }) => {
      const queue = this.queues.get(targetBranch)
      if (queue === undefined) return NO_QUEUE
      if (queue.enqueuedPullRequests.length > 0) return { status: 400, body: 'not empty' }
      this.queues.delete(targetBranch)
      return {}
    },
  }

  /** An endpoint of the queues; the one pull request of the model is in `main`. */
  #askQueue({ path, body }: RawRequest): ModelAnswer {
    if (this.queue !== undefined)
      this.queue.enqueuedPullRequests = this.queued && this.record ? [this.record] : []
    const answer = this.queueEndpoints[path]?.(JSON.parse(body) as QueueBody)
    const { status = 200, body: shown = 'OK' } = answer ?? MISSING
    if (status === 200 && path !== '/getQueue') this.#apply(path)
    return { status, body: typeof shown === 'string' ? shown : JSON.stringify(shown) }
  }

  #readRecord(): ModelAnswer {
    if (this.record === undefined) return MISSING
    if (++this.#reads > this.mergeAfterReads && this.queued) this.#move('merged', false)
    return json(this.record)
  }

  /** Two pages of two tests each. */
  #listTests(body: string): ModelAnswer {
    const { page_query: query } = JSON.parse(body) as { page_query: { page_token?: string } }
    const first = (query.page_token ?? '') === ''
    // A test that was added meanwhile pushes the last one of the first page to the second.
    const isShifted = !first && this.shiftedPages-- > 0
    let numbers = isShifted ? [2, 3] : [3, 4]
    if (first) numbers = [1, 2]
    return json({
      tests: numbers.map((number) => ({
        id: `t-${number}`,
        name: `adds ${number}`,
        repository: { html_url: 'https://example.test/orion' },
        html_url: 'https://example.test/t',
        variant: '',
        status: { value: 'flaky', reason: 'r', timestamp: '2026-09-17T10:16:02.000Z' },
        codeowners: ['@octo-org/core'],
        pull_requests_impacted_last_7d: 2,
        quarantined: false,
      })),
      page: { total_rows: 4, total_pages: 2, page_index: 0, next_page_token: first ? 'two' : '' },
    })
  }

  #apply(path: string): void {
    this.applied.set(path, this.count(path) + 1)
  }

  #move(state: string, queued: boolean): void {
    this.#clock += 1000
    this.record = {
      ...this.record,
      state,
      stateChangedAt: new Date(this.#clock).toISOString(),
      isCurrentlySubmittedToQueue: queued,
    }
  }
}

export const RUN_ID = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
