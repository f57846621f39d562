/** Tries a head commit again only once, over all runs: a comment claims the try before it is sent. */
import {
  type CommentSeries,
  createOwnComment,
  deleteComment,
  listOwnComments,
  type OwnComment,
  type PostAccess,
} from '../github/posts.js'
import { HttpError } from '../http/errors.js'
import { attemptOptional } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'

const RETRIED = 'retried='

/** Returns the head whose further try a comment claims. */
export function retriedHead({ data }: Pick<OwnComment, 'data'>): string | undefined {
  if (data.startsWith(RETRIED)) return data.slice(RETRIED.length).toLowerCase()
  return undefined
}

/** A claim for a head, which a comment of the series becomes. */
export interface Claim {
  readonly series: CommentSeries
  readonly head: string
  /** The text of the comment. */
  readonly body: string
}

/** Lets another run's claim become visible before the comments are read again. */
const CLAIM_PAUSE_MS = 2000

/**
 * Claims the further try of a head with a new comment. No update of another run can undo the claim,
 * because its first line never changes. The oldest of several claims counts.
 * @param readAgain what else to read before anything is sent
 * @returns `undefined` if another run has claimed it
 */
export async function claimRetry<T>(
  context: PostAccess,
  deadline: Deadline,
  { series, head, body }: Claim,
  readAgain: () => Promise<T>,
): Promise<{ readonly claim: OwnComment; readonly present: T } | undefined> {
  const claim = await createOwnComment(context, deadline, series, {
    data: `${RETRIED}${head}`,
    body,
  })
  await deadline.sleep(CLAIM_PAUSE_MS)
  const list = listOwnComments(context, deadline, series)
  const [listed, present] = await Promise.all([list, readAgain()])
  const claims = listed.filter((comment) => retriedHead(comment) === head.toLowerCase())
  // A claim that is gone, or is not the oldest, allows nothing.
  if (claims[0]?.id === claim.id) return { claim, present }
  if (claims.some(({ id }) => id === claim.id))
    await deleteComment(context, deadline, series.thread, claim.id)
  return undefined
}

/** The end of a claimed try. */
export type ClaimedTry<T> =
  | {
      /** The claim could not be written or read back, so nothing was sent. */
      readonly result: 'unclaimed'
      readonly why: string
      readonly remedy?: string | undefined
    }
  | { readonly result: 'claimed-by-other' }
  | { readonly result: 'tried'; readonly claim: OwnComment; readonly value: T }
  | {
      /** The send failed. `mayHaveApplied` tells whether it may have taken effect. */
      readonly result: 'failed'
      readonly claim: OwnComment
      readonly error: ActionError
      readonly mayHaveApplied: boolean
    }

/**
 * Claims a head, reads again, and acts. The claim counts, whatever comes of it.
 * @param readAgain everything that the try depends on; read side by side with the comments
 * @param act decides with the new facts, then sends and proves. Its own claim is among the comments by
 *   then, so it decides with `triedHeads: 'any'`
 * @throws if the run is cancelled or out of time
 */
export async function tryOnce<Present, T>(
  context: PostAccess,
  deadline: Deadline,
  claimed: Claim,
  readAgain: () => Promise<Present>,
  act: (present: Present) => Promise<T>,
): Promise<ClaimedTry<T>> {
  const claiming = claimRetry(context, deadline, claimed, readAgain)
  const attempted = await attemptOptional(deadline, claiming)
  if (!attempted.succeeded) {
    const { problem = attempted.why, remedy } = attempted.error?.explanation ?? {}
    return { result: 'unclaimed', why: problem, remedy }
  }
  if (attempted.value === undefined) return { result: 'claimed-by-other' }
  const { claim, present } = attempted.value
  try {
    return { result: 'tried', claim, value: await act(present) }
  } catch (error) {
    if (deadline.isOver || !(error instanceof ActionError)) throw error
    const mayHaveApplied = error instanceof HttpError && error.mayHaveApplied
    return { result: 'failed', claim, error, mayHaveApplied }
  }
}
