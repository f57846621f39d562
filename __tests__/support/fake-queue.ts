import { type Answer, type Call, fakeService } from './fake-service.js'
import { type QueueBody, QueueModel, type ShownQueue } from './queue-model.js'

export { enqueued } from './queue-model.js'

/** Answers before the queue does; `undefined` lets the queue answer. */
export type Intercept = (call: Call, queue: ShownQueue | undefined) => Answer | undefined

/**
 * A loopback service with queues in memory, as tolerant and as terse as the real one may be.
 * @param others answers to paths that are not about a queue, such as the metrics
 */
export async function fakeQueues(
  queues: Readonly<Record<string, object>>,
  intercept: Intercept = () => undefined,
  others: Parameters<typeof fakeService>[0] = {},
) {
  const model = new QueueModel(queues)
  const store = model.queues
  const script = Object.entries(model.queueEndpoints).map(([path, endpoint]) => {
    const answer = (call: Call): Answer => {
      const body = call.body as QueueBody
      return intercept(call, store.get(body.targetBranch)) ?? endpoint(body)
    }
    return [path, answer] as const
  })
  const service = await fakeService({ ...Object.fromEntries(script), ...others })
  return {
    ...service,
    store,
    queue: (branch = 'main') => store.get(branch),
    /** The writes that arrived: path, and body without repository and branch. */
    writes: () =>
      service.calls
        .filter(({ path }) => path !== '/getQueue')
        .map(({ path, body }) => {
          const { repo: _, targetBranch: __, ...rest } = body as QueueBody
          return [path, rest] as const
        }),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  }
}
