/** Bodies of requests, as clients of the service send them. */
import type { Context } from 'hono'
import * as z from 'zod'
import { PULL_REQUEST_STATES } from './engine/types.js'

/** `repo` of every body. */
export const Repo = z.object({
  host: z.string().min(1),
  owner: z.string().min(1),
  name: z.string().min(1),
})
export type Repo = z.output<typeof Repo>

/** Some clients send the number as text. */
const PullRequestNumber = z.union([
  z.int().min(1),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

export const QueueBody = z.object({ repo: Repo, targetBranch: z.string().min(1) })
export const PullRequestBody = QueueBody.extend({ pr: z.object({ number: PullRequestNumber }) })
const withTimeline = { includeTimeline: z.boolean().optional() }
/** Published since: a pull request by its head branch. */
const Reference = z.union([
  z.object({ number: PullRequestNumber }),
  z.object({ branch: z.string().min(1) }),
])
export const SubmittedBody = QueueBody.extend({ pr: Reference, ...withTimeline })
export const SeveralBody = QueueBody.extend({
  prs: z
    .array(z.object({ number: PullRequestNumber }))
    .min(1)
    .max(50),
  ...withTimeline,
})
const time = z.iso.datetime({ offset: true }).transform(Date.parse)
const paged = {
  cursor: z.uuid().optional(),
  take: z.int().min(1).max(100).default(50),
}
export const PullRequestsBody = QueueBody.extend({
  state: z.enum(PULL_REQUEST_STATES).optional(),
  since: time.optional(),
  until: time.optional(),
  ...paged,
})
export const TestingResultsBody = QueueBody.extend({
  since: time,
  until: time.optional(),
  ...paged,
})
export const SubmitBody = PullRequestBody.extend({
  priority: z.unknown().optional(),
  noBatch: z.unknown().optional(),
})
export const TargetsBody = QueueBody.extend({
  pr: z.object({ number: PullRequestNumber, sha: z.string().min(1) }),
  impactedTargets: z.union([z.literal('ALL'), z.array(z.string())], {
    error: 'must be an array of strings or "ALL"',
  }),
})
export const DetailsBody = QueueBody.extend({ testRunId: z.string().min(1) })
export const ListBody = z.looseObject({ repo: Repo, org_url_slug: z.string().min(1) })

/** Answered with 400 and its message. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest'
}

/** @throws BadRequest for text that is not JSON, and for a wrong field */
export async function parseBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new BadRequest('The body is not JSON')
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`)
}
