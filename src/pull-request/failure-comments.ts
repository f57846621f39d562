/**
 * One failure gets one comment, whether `explain` or a step that waits comes first. The head commit
 * says whether both are about the same failure.
 */
import type { CommentSeries } from '../github/posts.js'
import type { WantedComment } from '../github/upserts.js'
import { link, words } from '../reports/line.js'
import { inline } from '../reports/markdown.js'

/** The marker of the comment that `submit` and `wait-for-merge` share. */
export const WAIT_MARKER = 'pull-request'
/** The marker of the comments of `explain`. */
const EXPLAIN_MARKER = 'explain'

/** The comments of `explain` on a pull request. All operations claim a further try among them. */
export const explainSeries = (number: number): CommentSeries => ({
  marker: EXPLAIN_MARKER,
  thread: { number },
})

const failureOf = (head: string): string => `failed=${head.toLowerCase()}`

/**
 * The hidden line that begins an explanation of a failure. It belongs to the text, because the data
 * of these comments counts the retries.
 */
export const failureMarker = (head: string): string => `<!-- ${failureOf(head)} -->`

/** True if the comment of a step that waits is about the failure of this head. */
export const isAboutFailure = ({ data }: { readonly data: string }, head: string): boolean =>
  data === failureOf(head)

/** What remains of the comment of a step that waits, beside an explanation. */
export const pointerToExplanation = (number: number, url: string): string =>
  inline(words`${`Why #${number} left the queue:`} ${link('the explanation', url)}`)

/** The part of a waiting step's comment that names its failure, and yields to an explanation of it. */
export function yieldingToExplanation(
  number: number,
  head: string,
): Pick<WantedComment, 'data' | 'instead'> {
  return {
    data: failureOf(head),
    instead: (comments) => {
      const explanation = comments.findLast(
        ({ marker, body }) => marker === EXPLAIN_MARKER && body.startsWith(failureMarker(head)),
      )
      return explanation && pointerToExplanation(number, explanation.url)
    },
  }
}
