/**
 * What is read of an event's payload (GitHub's "Webhook events and payloads"), as far as it can be read: whatever is missing or
 * of another type is as if it were not there. A shape is made when it is first used, which most steps do not.
 */
import * as z from 'zod'

/** A field that may be missing, null or of another type. */
const maybe = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)
/** As {@link maybe}, for a field whose null says something. */
const maybeNull = <S extends z.ZodType>(schema: S) => schema.nullish().catch(undefined)

export const PullRequestNumber = z.int().positive()

const Text = z.string().min(1)
const text = maybe(Text)
const textOrNull = maybeNull(Text)
const title = maybe(z.string())
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
    title,
    html_url: text,
    user: person,
    head: maybe(z.object({ sha: text, ref: text, repo: maybeNull(Repository) })),
    base: maybe(z.object({ ref: text, repo: maybe(Repository) })),
  }),
)
export type PullRequest = z.output<typeof PullRequest>

const Run = z.lazy(() =>
  z.object({
    head_sha: text,
    head_branch: text,
    head_repository: maybeNull(Repository.extend({ owner: person })),
    pull_requests: maybe(z.array(z.unknown())),
  }),
)

export const Payload = z.lazy(() =>
  z.object({
    repository: maybe(Repository),
    pull_request: maybe(PullRequest),
    issue: maybe(
      z.object({
        number: PullRequestNumber,
        pull_request: maybe(z.looseObject({ html_url: text, merged_at: textOrNull })),
        state: text,
        draft: truth,
        title,
        user: person,
      }),
    ),
    inputs: maybe(z.record(z.string(), z.unknown())),
    client_payload: maybe(z.record(z.string(), z.unknown())),
    merge_group: maybe(z.object({ head_ref: text })),
    workflow_run: maybe(Run),
    check_run: maybe(Run.unwrap().extend({ check_suite: maybe(Run) })),
    check_suite: maybe(Run),
    sha: text,
    after: text,
    deleted: truth,
  }),
)
export type Payload = z.output<typeof Payload>
