import { type Answer, type Call, fakeService } from './fake-service.js'

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

export const plainQueue = {
  state: 'running',
  branch: 'main',
  concurrency: 2,
  testingTimeoutMinutes: 60,
  mode: 'single',
  canOptimisticallyMerge: false,
  pendingFailureDepth: 0,
  batch: false,
  batchingMaxWaitTimeMinutes: 5,
  batchingMinSize: 4,
  createPrsForTestingBranches: false,
  commentsEnabled: true,
  commandsEnabled: true,
  statusCheckEnabled: true,
  bisectionConcurrency: 1,
  requiredStatuses: null as string[] | null,
  directMergeMode: 'off',
  optimizationMode: 'off',
  mergeMethod: 'squash',
  enqueuedPullRequests: [] as object[],
}
export type FakeQueue = Record<string, unknown> & { enqueuedPullRequests: object[] }

interface Body {
  readonly targetBranch: string
  readonly [field: string]: unknown
}

/** Answers before the queue does: `undefined` lets it go on. */
export type Intercept = (call: Call, queue: FakeQueue | undefined) => Answer | undefined

/** A loopback service with queues in memory, as tolerant and as terse as the real one may be. */
export async function fakeQueues(
  queues: Record<string, object>,
  intercept: Intercept = () => undefined,
) {
  const store = new Map<string, FakeQueue>(
    Object.entries(queues).map(([branch, queue]) => [
      branch,
      structuredClone({ ...plainQueue, branch, ...queue }) as FakeQueue,
    ]),
  )
  const endpoint =
    (answer: (body: Body, queue: FakeQueue | undefined) => Answer) =>
    (call: Call): Answer => {
      const body = call.body as Body
      return (
        intercept(call, store.get(body.targetBranch)) ?? answer(body, store.get(body.targetBranch))
      )
    }
  const missing: Answer = { status: 404, body: 'no such queue' }
  const service = await fakeService({
    '/getQueue': endpoint((_, queue) => (queue === undefined ? missing : { body: queue })),
    '/createQueue': endpoint(({ repo: _, targetBranch, ...given }, queue) => {
      if (queue !== undefined) return { status: 409, body: 'the queue exists' }
      store.set(
        targetBranch,
        structuredClone({ ...plainQueue, branch: targetBranch, ...given }) as FakeQueue,
      )
      return {}
    }),
    '/updateQueue': endpoint(
      ({ repo: _, targetBranch: __, deleteRequiredStatuses, ...given }, queue) => {
        if (queue === undefined) return missing
        Object.assign(queue, given)
        if ('requiredStatuses' in given) queue['requiredStatusesSource'] = 'merge_instance'
        if (deleteRequiredStatuses)
          Object.assign(queue, { requiredStatuses: null, requiredStatusesSource: 'trunk_config' })
        return {}
      },
    ),
    '/deleteQueue': endpoint(({ targetBranch }, queue) => {
      if (queue === undefined) return missing
      if (queue.enqueuedPullRequests.length > 0) return { status: 400, body: 'not empty' }
      store.delete(targetBranch)
      return {}
    }),
  })
  return {
    ...service,
    store,
    queue: (branch = 'main') => store.get(branch),
    /** The writes that arrived: path, and body without repository and branch. */
    writes: () =>
      service.calls
        .filter(({ path }) => path !== '/getQueue')
        .map(({ path, body }) => {
          const { repo: _, targetBranch: __, ...rest } = body as Body
          return [path, rest] as const
        }),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}
