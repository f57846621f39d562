/** Requests that no service has: they change the world around the queue, for rehearsals. */
import { Hono } from 'hono/quick'
import * as z from 'zod'
import { parseBody } from './bodies.js'
import { INTERRUPTIONS, MERGEABILITIES } from './engine/types.js'
import { replyTo, type Service, send } from './routing.js'
import { webhooksOf } from './webhooks.js'

/** The repository of a scenario that names none. */
const ANY_REPOSITORY = { owner: 'octo-org', name: 'orion' }

const OfPullRequest = z.object({ number: z.int().min(1) })
const Push = OfPullRequest.extend({ sha: z.string().optional() })
const Interrupt = OfPullRequest.extend({ by: z.enum(INTERRUPTIONS) })
const Mergeability = OfPullRequest.extend({ mergeability: z.enum(MERGEABILITIES) })

/**
 * The routes below `/sandbox`.
 * @param reset begins the scenario again
 */
export function rehearsalRoutes(
  { present, scenario }: Pick<Service, 'present' | 'scenario'>,
  reset: () => void,
): Hono {
  const app = new Hono()
  app.post('/reset', (c) => {
    reset()
    return c.text('OK')
  })
  app.post('/push', async (c) => {
    const { number, sha } = await parseBody(c, Push)
    return send(c, replyTo(present().push(number, sha)))
  })
  app.post('/interrupt', async (c) => {
    const { number, by } = await parseBody(c, Interrupt)
    return send(c, replyTo(present().interrupt(number, by)))
  })
  app.post('/mergeability', async (c) => {
    const { number, mergeability } = await parseBody(c, Mergeability)
    return send(c, replyTo(present().setMergeability(number, mergeability)))
  })
  app.get('/transitions', (c) =>
    c.json(
      present().transitions.map(({ test, ...t }) => ({
        ...t,
        at: new Date(t.at).toISOString(),
        ...(test && { testRun: test.id }),
      })),
    ),
  )
  app.get('/webhooks', (c) =>
    c.json(webhooksOf(present().transitions, scenario.repository ?? ANY_REPOSITORY)),
  )
  app.get('/queued', (c) =>
    c.json(
      [...present().queues.values()].flatMap((queue) =>
        queue.enqueued().map((entry) => ({
          branch: queue.branch,
          number: entry.pull.facts.number,
          state: entry.state,
          testBranch: entry.run?.test.branch ?? null,
        })),
      ),
    ),
  )
  return app
}
