/**
 * Schemas of the parts of an event's payload that are read (GitHub's "Webhook events and payloads").
 * A field of another type counts as absent. Most steps need one schema, so each is created when it is
 * first used.
 */
import type { Stack } from '../shared/references.js'
import { lenientField, mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'

/** As {@link lenientField}, for a field where null has a meaning. */
const lenientOrNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), undefined)

export const PullRequestNumber = z.int().check(z.positive())

const NonEmptyText = z.string().check(z.minLength(1))
const payloadText = lenientField(NonEmptyText)
const textOrNull = lenientOrNull(NonEmptyText)
const payloadTruth = lenientField(z.boolean())

export const Repository = z.object({
  id: lenientField(z.number()),
  full_name: payloadText,
  url: payloadText,
})
export type Repository = z.output<typeof Repository>

/** `stack` of a pull request, in payloads and in the REST resource: null or absent without one. */
export const StackField = z.lazy(() =>
  lenientField(
    mapped(
      z.object({
        position: lenientField(PullRequestNumber),
        size: lenientField(PullRequestNumber),
        base: z.object({ ref: NonEmptyText }),
      }),
      ({ base, position, size }): Stack => ({ base: base.ref, position, size }),
    ),
  ),
)

export const PullRequest = z.lazy(() =>
  z.object({
    number: PullRequestNumber,
    state: payloadText,
    draft: payloadTruth,
    merged: payloadTruth,
    merged_at: textOrNull,
    head: lenientField(
      z.object({ ref: payloadText, sha: payloadText, repo: lenientOrNull(Repository) }),
    ),
    base: lenientField(z.object({ ref: payloadText, repo: lenientField(Repository) })),
    stack: StackField,
  }),
)
export type PullRequest = z.output<typeof PullRequest>

/** A workflow run, a check suite, or a check run. The branch of a check run is in its suite. */
export const Run = z.lazy(() => {
  const suite = { head_branch: payloadText, pull_requests: lenientField(z.array(z.unknown())) }
  return mapped(
    z.object({
      ...suite,
      head_sha: payloadText,
      head_repository: lenientOrNull(
        z.extend(Repository, { owner: lenientField(z.object({ login: payloadText })) }),
      ),
      check_suite: lenientField(z.object(suite)),
    }),
    ({ check_suite: suite, ...run }) => ({
      ...run,
      head_branch: run.head_branch ?? suite?.head_branch,
      pull_requests: run.pull_requests?.length ? run.pull_requests : suite?.pull_requests,
    }),
  )
})

export const Issue = z.lazy(() =>
  z.object({
    number: PullRequestNumber,
    pull_request: lenientField(z.object({ merged_at: textOrNull })),
    state: payloadText,
    draft: payloadTruth,
  }),
)

/** One part of a payload; `undefined` if it is missing or has another shape. */
export function parsePayloadPart<S extends z.ZodMiniType>(
  payload: Readonly<Record<string, unknown>>,
  name: string,
  shape: S,
): z.output<S> | undefined {
  const parsed = shape.safeParse(payload[name])
  return parsed.success ? parsed.data : undefined
}
