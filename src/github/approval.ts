import type { Deadline } from '../shared/deadline.js'
import * as z from '../shared/zod.js'
import { badAnswer, type GitHubClient, parseAnswer, refusedQuery } from './octokit.js'

/** The approval of a pull request, or the reason why it is not approved. */
export type Approval = 'approved' | 'not-reviewed' | 'review-required' | 'changes-requested'

const APPROVAL_PERMISSION = 'pull-requests: read'

const DECISION = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { reviewDecision } }
}`
const REVIEWS = `
query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      latestOpinionatedReviews(first: 100, writersOnly: true) {
        nodes { state } pageInfo { hasNextPage }
      }
    }
  }
}`

const pullRequestAnswer = <S extends z.ZodMiniType>(pullRequest: S) =>
  z.object({ repository: z.object({ pullRequest }) })
const ReviewDecision = pullRequestAnswer(z.object({ reviewDecision: z.nullable(z.string()) }))
// Null in place of a review means that the token may not read it.
const Reviews = pullRequestAnswer(
  z.object({
    latestOpinionatedReviews: z.object({
      nodes: z.array(z.object({ state: z.string() })).check(z.maxLength(100)),
      pageInfo: z.object({ hasNextPage: z.boolean() }),
    }),
  }),
)

/**
 * Asks GitHub whether a pull request is approved. If the branch requires no review, the newest
 * reviews of people who can write decide.
 * @throws {ActionError} if GitHub does not show all that the answer depends on
 */
export async function readApproval(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
): Promise<Approval> {
  const request = `Asking GitHub whether #${number} is approved`
  const ask = async <S extends z.ZodMiniType>(query: string, schema: S): Promise<z.output<S>> => {
    const variables = { ...github.repository, number }
    const { data, errors } = await github.graphql(
      deadline,
      request,
      APPROVAL_PERMISSION,
      query,
      variables,
    )
    if (errors.length > 0) throw refusedQuery(request, APPROVAL_PERMISSION, errors)
    return parseAnswer(request, schema, data)
  }
  const { repository } = await ask(DECISION, ReviewDecision)
  const byDecision = approvalByDecision(repository.pullRequest.reviewDecision)
  if (byDecision !== undefined) return byDecision
  const answer = await ask(REVIEWS, Reviews)
  const { nodes, pageInfo } = answer.repository.pullRequest.latestOpinionatedReviews
  const byReviews = approvalByReviews(nodes, pageInfo.hasNextPage)
  if (byReviews === undefined) throw badAnswer(request, 'it has more than 100 reviewers')
  return byReviews
}

/** Reads GitHub's `reviewDecision`; `undefined` if no review is required, so that reviews decide. */
export function approvalByDecision(decision: string | null): Approval | undefined {
  if (decision === null) return undefined
  if (decision === 'APPROVED') return 'approved'
  return decision === 'CHANGES_REQUESTED' ? 'changes-requested' : 'review-required'
}

/**
 * Judges the newest reviews of people who can write.
 * @param areMore true if these are not all, so that another may request changes
 */
export function approvalByReviews(
  reviews: readonly { readonly state?: string | null | undefined }[],
  areMore: boolean,
): Approval | undefined {
  if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED')) return 'changes-requested'
  if (areMore) return undefined
  return reviews.some(({ state }) => state === 'APPROVED') ? 'approved' : 'not-reviewed'
}
