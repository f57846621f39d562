import * as z from 'zod'
import { ActionError } from '../errors.js'
import { line } from '../inputs.js'
import type { CheckScope, Context } from '../operation.js'
import type { PullRequestRef } from '../service/schemas.js'

/** `pull-request` as the author wrote it: a number, or the pull request's URL. */
const pullRequestReference = () =>
  z.string().transform((text, context) => {
    const number = /^#?([1-9]\d{0,9})$/.exec(text)
    if (number !== null) return { number: Number(number[1]), url: undefined }
    if (!URL.canParse(text) || !/\/pull\/[1-9]\d{0,9}(\/|$)/.test(new URL(text).pathname)) {
      context.issues.push({
        code: 'custom',
        message: 'must be a number such as 123 or #123, or the URL of a pull request',
        input: text,
      })
      return z.NEVER
    }
    const url = new URL(text)
    return { number: Number(/\/pull\/(\d+)/.exec(url.pathname)?.[1]), url }
  })

/** The inputs of every operation on a pull request. */
export const pullRequestInputs = {
  pullRequest: pullRequestReference().optional(),
  targetBranch: line().optional(),
}

export interface PullRequestInputs {
  readonly pullRequest?: { readonly number: number; readonly url: URL | undefined } | undefined
  readonly targetBranch?: string | undefined
}

/** Refuses a URL of another host or repository, or with user info. */
export function checkPullRequest(
  { pullRequest }: PullRequestInputs,
  { repository }: CheckScope,
): readonly string[] {
  const url = pullRequest?.url
  if (url === undefined) return []
  const expected = `/${repository.owner}/${repository.name}/pull/${pullRequest?.number}`
  if (url.username !== '' || url.password !== '')
    return ['Input `pull-request` must not hold user info']
  if (url.host !== repository.host || !`${url.pathname}/`.startsWith(`${expected}/`))
    return [
      `Input \`pull-request\` is a pull request of ${url.host}${url.pathname}, and this run is for ${repository.host}${expected.replace(/\/pull.*/, '')}`,
    ]
  return []
}

/** The pull request that a step is about. */
export interface ResolvedPullRequest {
  readonly ref: PullRequestRef
  /** Head commit, where the event or GitHub told it. */
  readonly headSha: string | undefined
  readonly draft: boolean | undefined
  readonly closed: boolean | undefined
  readonly merged: boolean | undefined
}

/**
 * Finds the pull request by input, event payload, then GitHub (contract: "Where the pull request comes from"), and records
 * `pull-request`, `target-branch` and `head-sha`.
 *
 * @throws {ActionError} `invalid-input`: nothing found, or more than one
 */
export async function resolvePullRequest(
  inputs: PullRequestInputs,
  { event, repository, learn }: Context,
  _options: { readonly needs?: readonly ('head-sha' | 'state')[] } = {},
): Promise<ResolvedPullRequest> {
  const payload = event.payload['pull_request'] as
    | {
        number: number
        draft?: boolean
        head: { sha: string }
        base: { ref: string }
        state?: string
        merged?: boolean
      }
    | undefined
  const number = inputs.pullRequest?.number ?? payload?.number
  const same = payload !== undefined && payload.number === number
  const targetBranch = inputs.targetBranch ?? (same ? payload.base.ref : undefined)
  if (number === undefined || targetBranch === undefined) {
    throw new ActionError('invalid-input', {
      asked: 'Finding the pull request',
      got: `the event ${JSON.stringify(event.name)} does not name it`,
      next: 'Set `pull-request` and `target-branch`.',
    })
  }
  const headSha = same ? payload.head.sha : undefined
  learn({ 'pull-request': number, 'target-branch': targetBranch, 'head-sha': headSha })
  return {
    ref: { repository, targetBranch, number },
    headSha,
    draft: same ? payload.draft : undefined,
    closed: same && payload.state !== undefined ? payload.state === 'closed' : undefined,
    merged: same ? payload.merged : undefined,
  }
}
