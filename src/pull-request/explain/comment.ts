/** The comments of `explain`: the newest one is kept up to date. */
import type { OwnComment, OwnComments } from '../../github/own-comments.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { Context } from '../../step/context.js'
import type { VerdictName } from './verdict-words.js'

/** Verdicts that begin no comment with `on-failure`. */
const FINE: readonly VerdictName[] = ['merged', 'queued', 'not-submitted']

/** Tells whether a comment is to be begun; one that stands follows every verdict. */
export const isWanted = (policy: string, verdict: VerdictName): boolean =>
  policy === 'always' || (policy === 'on-failure' && !FINE.includes(verdict))

const KNOWS_MORE = 'The comment stays as it is: it has the reports of this test run'

/**
 * Writes the newest comment. One that counts a retry is never deleted, and its first line never
 * changes; those that count nothing make room for it.
 * @param claim the comment that this run has written already
 * @param stays tells of a comment whether it is not to be replaced
 */
export async function keepComment(
  context: Context,
  comments: OwnComments,
  body: string,
  mayBegin: boolean,
  claim: OwnComment | undefined,
  stays: (comment: string) => boolean,
): Promise<void> {
  const keep = async () => {
    const all = await comments.list()
    const target = all.find(({ id }) => id === claim?.id) ?? all.at(-1)
    if (target === undefined) {
      if (mayBegin) await comments.create('', body)
      return
    }
    if (stays(target.body)) return context.log.info(KNOWS_MORE)
    if (target.body.trimEnd() !== body.trimEnd()) await comments.update(target, body)
    for (const other of all)
      if (other.id !== target.id && other.data === '') await comments.remove(other)
  }
  await bestEffort(context, keep(), (why) =>
    context.log.warning(`The comment could not be written: ${why}`),
  )
}
