/**
 * Stores holds, which are named reasons to keep a queue stopped. Each queue has one issue on GitHub, and
 * each step writes one comment on it, so adding or removing a hold is a single request.
 */

import { IssueStore, type StoredComment } from '../github/issue-store.js'
import type { MarkedText } from '../github/marker.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { webLink } from '../shared/links.js'
import { redact } from '../shared/redact.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import { type Hold, type HoldComment, liveHolds, type NamedHold } from './hold.js'
import { holdComment, issueText, issueTitle } from './text.js'

/**
 * The label of the issues with holds. A step can't read all issues of a large repository, but one
 * request lists those with a label. If someone removes the label, the holds are gone and the queue
 * stays stopped, as if someone had deleted all comments.
 */
const HOLDS_LABEL = 'merge-queue-holds'

const COMMENT_MARKER = 'hold/'

const MAX_REASON_LENGTH = 1000

/** The data in the hidden line of a comment. A damaged field counts as unknown. */
const HoldData = z.object({
  reason: z.catch(z.string(), ''),
  since: z.catch(z.string(), ''),
  until: z.catch(z.string(), ''),
  run: z.catch(z.string(), ''),
  attempt: z.catch(z.string(), ''),
  job: z.catch(z.string(), ''),
  workflow: z.catch(z.string(), ''),
  step: z.catch(z.string(), ''),
  before: z.catch(z.optional(z.enum(SETTABLE_STATES)), undefined),
})

/** Returns JSON without secrets, and without characters that could end the hidden line. */
const asData = (value: object): string =>
  JSON.stringify(value, (_, field) => (typeof field === 'string' ? redact(field) : field)).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Returns the hold in a comment. What cannot be read is unknown, because the comment still counts. */
function parseHold({ id, issue, url, marker, data }: StoredComment): HoldComment {
  const { before, ...fields } = HoldData.parse(objectIn(data))
  const name = marker.slice(COMMENT_MARKER.length)
  const run = webLink(fields.run) ?? ''
  return { ...fields, id, issue, url, name, run, stateBefore: before }
}

/** Returns the object in a JSON text, or an empty one. */
function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
    return {}
  } catch {
    return {}
  }
}

type HoldStoreContext = Pick<Context, 'github' | 'authors' | 'clock' | 'log'>

/** The holds of one queue on GitHub. */
export type HoldStore = ReturnType<typeof holdStore>

/** Returns the functions that read and change the holds of a queue. They throw a `HttpError`. */
export function holdStore(context: HoldStoreContext, deadline: Deadline, ref: QueueRef) {
  const { log } = context
  const access = { posts: context, settled: readUntilConsistent }
  const store = new IssueStore(access, {
    label: HOLDS_LABEL,
    marker: `queue-holds/${encodeURIComponent(ref.targetBranch)}`,
    title: issueTitle(ref),
    commentPrefix: COMMENT_MARKER,
    subject: `the holds of the queue ${queueName(ref)}`,
  })
  const remove = (comment: HoldComment) => store.remove(deadline, comment)
  const removeAll = async (comments: readonly HoldComment[]) => {
    for (const comment of comments) await remove(comment)
  }
  return {
    /** Lists the comments with holds, also with expired ones. */
    list: async (): Promise<readonly HoldComment[]> =>
      (await store.read(deadline)).comments.map(parseHold),

    /** Writes a comment, on the oldest issue. List before you add. */
    add: async (hold: Hold): Promise<HoldComment> =>
      parseHold(await store.add(deadline, textOf(ref, hold), { body: issueText(ref, [hold]) })),

    /** Lists until a new comment is there. @throws {ActionError} after 10 seconds */
    prove: async (comment: HoldComment): Promise<readonly HoldComment[]> =>
      (await store.prove(deadline, comment)).comments.map(parseHold),

    /** Asks for a comment by its id, because lists lag. */
    exists: (comment: HoldComment) => store.exists(deadline, comment),

    /** Deletes a comment, unless it is gone already. */
    remove,

    /** Deletes comments that no longer count. A failure is only a warning. */
    async removeLeftovers(comments: readonly HoldComment[]): Promise<void> {
      await bestEffort(deadline, removeAll(comments), (why) =>
        log.warning(`An expired hold could not be removed: ${why}`),
      )
    },

    /**
     * Opens the issue while holds exist, closes it otherwise, and updates its text. Only people read
     * that text, so a failure is only a warning.
     */
    async show(holds: readonly Hold[]): Promise<void> {
      const view = { isOpen: holds.length > 0, body: issueText(ref, holds) }
      await bestEffort(deadline, store.show(deadline, view), (why) =>
        log.warning(`The issue that lists the holds could not be updated: ${why}`),
      )
    },
  }
}

function textOf(ref: QueueRef, hold: Hold): MarkedText {
  const { name, stateBefore: before, ...fields } = hold
  const reason = truncate(redact(hold.reason), MAX_REASON_LENGTH)
  return {
    marker: `${COMMENT_MARKER}${name}`,
    data: asData({ ...fields, reason, before }),
    body: holdComment(ref, { ...hold, reason }),
  }
}

/** Reads the holds that count. If that fails, reports the reason and returns `undefined`. */
export function readLiveHolds(
  context: HoldStoreContext,
  deadline: Deadline,
  ref: QueueRef,
  onFailure: (why: string) => void,
): Promise<readonly NamedHold[] | undefined> {
  return bestEffort(deadline, requireLiveHolds(context, deadline, ref), onFailure)
}

/** Reads the holds that keep a queue stopped. @throws {ActionError} */
export async function requireLiveHolds(
  context: HoldStoreContext,
  deadline: Deadline,
  ref: QueueRef,
): Promise<readonly NamedHold[]> {
  const comments = await holdStore(context, deadline, ref).list()
  return liveHolds(comments, context.clock.now())
}
