import { DEFAULT_SETTINGS } from '../../sandbox/engine/settings.js'

/** A queue as the service shows it, to be changed by a test at will. */
export type ShownQueue = Record<string, unknown> & { enqueuedPullRequests: object[] }

/** A queue without pull requests, with the settings that the sandbox starts from. */
export const plainQueue = {
  ...DEFAULT_SETTINGS,
  state: 'running',
  branch: 'main',
  concurrency: 2,
  enqueuedPullRequests: [] as object[],
}

/** A pull request in a queue, as the service shows it. */
export const enqueued = (prNumber: number, state = 'pending', more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(prNumber).padStart(12, '0')}`,
  state,
  prNumber,
  prTitle: `Change ${prNumber}`,
  prAuthor: 'octocat',
  prSha: String(prNumber).padStart(40, '0'),
  prBaseBranch: 'main',
  stateChangedAt: '2026-09-17T09:50:00.000Z',
  priorityValue: 100,
  priorityName: 'medium',
  skipTheLine: false,
  noBatch: false,
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

const MISSING: StoreAnswer = { status: 404, body: 'no such queue' }

/** Queues by branch, without a simulation: the four queue endpoints on plain records. */
export class QueueStore extends Map<string, ShownQueue> {
  constructor(queues: Readonly<Record<string, object>> = {}) {
    super()
    for (const [branch, queue] of Object.entries(queues)) this.add(branch, queue)
  }

  /** Adds a queue; what it does not say is as in `plainQueue`. */
  add(branch: string, queue: object): void {
    this.set(branch, structuredClone({ ...plainQueue, branch, ...queue }))
  }

  /** The endpoints by their path. */
  readonly endpoints: Readonly<Record<string, (body: QueueBody) => StoreAnswer>> = {
    '/getQueue': ({ targetBranch }) => {
      const queue = this.get(targetBranch)
      return queue === undefined ? MISSING : { body: queue }
    },
    '/createQueue': ({ repo: _, targetBranch, ...settings }) => {
      if (this.has(targetBranch)) return { status: 409, body: 'the queue exists' }
      this.add(targetBranch, settings)
      return {}
    },
    '/updateQueue': ({ repo: _, targetBranch, deleteRequiredStatuses, ...settings }) => {
      const queue = this.get(targetBranch)
      if (queue === undefined) return MISSING
      Object.assign(queue, settings)
      if ('requiredStatuses' in settings) queue['requiredStatusesSource'] = 'merge_instance'
      if (deleteRequiredStatuses)
        Object.assign(queue, { requiredStatuses: null, requiredStatusesSource: 'trunk_config' })
      return {}
    },
    '/deleteQueue': ({ targetBranch }) => {
      const queue = this.get(targetBranch)
      if (queue === undefined) return MISSING
      if (queue.enqueuedPullRequests.length > 0) return { status: 400, body: 'not empty' }
      this.delete(targetBranch)
      return {}
    },
  }
}
