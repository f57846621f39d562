/**
 * The parts of an event's payload that are read (GitHub's "Webhook events and payloads"). Whatever
 * is missing or has another type counts as absent. Each kind of event has a shape, made when it is
 * first used, because most steps need one.
 */
import * as z from '../shared/zod.js'

/** A field that may be missing, null or of another type. */
const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined)
/** As {@link maybe}, for a field whose null says something. */
const maybeNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), undefined)

export const PullRequestNumber = z.int().check(z.positive())

const Text = z.string().check(z.minLength(1))
const text = maybe(Text)
const textOrNull = maybeNull(Text)
const truth = maybe(z.boolean())
const person = maybe(z.object({ login: text }))

const Repository = z.object({ id: maybe(z.number()), full_name: text, url: text })
export type Repository = z.output<typeof Repository>

export const PullRequest = z.lazy(() =>
  z.object({
    number: PullRequestNumber,
    state: text,
    draft: truth,
    merged: truth,
    merged_at: textOrNull,
    head: maybe(z.object({ sha: text, repo: maybeNull(Repository) })),
    base: maybe(z.object({ ref: text, repo: maybe(Repository) })),
  }),
)
export type PullRequest = z.output<typeof PullRequest>

const runFields = () => ({
  head_sha: text,
  head_branch: text,
  head_repository: maybeNull(z.extend(Repository, { owner: person })),
  pull_requests: maybe(z.array(z.unknown())),
})

/** The payload of one kind of event: whose repository it is, and what else that event has. */
const payload = <S extends z.core.$ZodShape>(fields: () => S) =>
  z.lazy(() => z.object({ repository: maybe(Repository), ...fields() }))

export const PullRequestPayload = payload(() => ({ pull_request: maybe(PullRequest) }))

export const CommentPayload = payload(() => ({
  issue: maybe(
    z.object({
      number: PullRequestNumber,
      pull_request: maybe(z.looseObject({ merged_at: textOrNull })),
      state: text,
      draft: truth,
    }),
  ),
}))

export const DispatchPayload = payload(() => ({
  inputs: maybe(z.record(z.string(), z.unknown())),
  client_payload: maybe(z.record(z.string(), z.unknown())),
}))

export const MergeGroupPayload = payload(() => ({
  merge_group: maybe(z.object({ head_ref: text })),
}))

export const WorkflowRunPayload = payload(() => ({ workflow_run: maybe(z.object(runFields())) }))

export const CheckRunPayload = payload(() => ({
  check_run: maybe(z.object({ ...runFields(), check_suite: maybe(z.object(runFields())) })),
}))

export const CheckSuitePayload = payload(() => ({ check_suite: maybe(z.object(runFields())) }))

export const StatusPayload = payload(() => ({ sha: text }))

export const PushPayload = payload(() => ({ after: text, deleted: truth }))
