/**
 * Stores holds, which are named reasons to keep a queue stopped. Each queue has one issue on GitHub,
 * and each hold is one comment on it, so adding or removing a hold is a single request.
 */

import { IssueStore, type StoredComment } from '../github/issue-store.js'
import type { MarkedText } from '../github/marker.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { readSettled } from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import { webLink } from '../shared/links.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import type { Hold } from './hold.js'
import { holdComment, issueText, issueTitle } from './text.js'

/** A hold as stored on GitHub. */
export interface StoredHold extends Hold {
  readonly url: string
  /** Every comment with this name, oldest first. The newest has the text of the hold. */
  readonly comments: readonly StoredComment[]
}

/**
 * The label of the issues with holds. A step can't read all issues of a large repository, but one
 * request lists those with a label. If someone removes the label, the holds are gone and the queue
 * stays stopped, as if someone had deleted all comments.
 */
const LABEL = 'merge-queue-holds'

const COMMENT_MARKER = 'hold/'

const MAX_REASON_LENGTH = 1000

/** The data in the hidden line of a comment. A damaged field counts as unknown. */
const HoldData = z.object({
  reason: z.catch(z.string(), ''),
  since: z.catch(z.string(), ''),
  until: z.catch(z.string(), ''),
  run: z.catch(z.string(), ''),
  workflow: z.catch(z.string(), ''),
  before: z.catch(z.optional(z.enum(SETTABLE_STATES)), undefined),
})

/** Returns JSON without characters that could end the hidden line or its HTML comment. */
const asData = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function parseHold(comment: StoredComment): StoredHold {
  const { url, marker, data } = comment
  const { before, ...fields } = HoldData.parse(parsedOr({}, data))
  const name = marker.slice(COMMENT_MARKER.length)
  const run = webLink(fields.run) ?? ''
  return { name, ...fields, run, stateBefore: before, url, comments: [comment] }
}

function parsedOr(fallback: object, text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : fallback
  } catch {
    return fallback
  }
}

type StoreContext = Pick<Context, 'github' | 'redact' | 'clock' | 'signal' | 'log'>

/** The holds of one queue on GitHub. */
export class HoldStore {
  readonly #context: StoreContext
  readonly #ref: QueueRef
  readonly #store: IssueStore

  constructor(context: StoreContext, ref: QueueRef) {
    this.#context = context
    this.#ref = ref
    this.#store = new IssueStore(
      {
        posts: () => context.github.posts(),
        settled: (read, contradicts) => readSettled(context, read, contradicts),
      },
      {
        label: LABEL,
        marker: `queue-holds/${encodeURIComponent(ref.targetBranch)}`,
        title: issueTitle(ref),
        commentPrefix: COMMENT_MARKER,
        subject: `the holds of the queue ${queueName(ref)}`,
      },
    )
  }

  /** Reads all holds, including expired ones, one per name. @throws {ServiceError} */
  async read(): Promise<readonly StoredHold[]> {
    return mergeByName((await this.#store.read()).comments.map(parseHold))
  }

  /**
   * Writes a hold to its comment, or to a new comment on the oldest issue.
   * @param previous the hold with this name, as last read
   * @throws {ServiceError}
   */
  async write(hold: Hold, previous: StoredHold | undefined): Promise<void> {
    const text = this.#textOf(hold)
    const comment = previous?.comments.at(-1)
    if (comment !== undefined && (await this.#store.edit(comment, text))) return
    await this.#store.add(text, { body: issueText(this.#ref, [hold]) })
  }

  /** Deletes every comment of a hold. @throws {ServiceError} */
  async remove({ comments }: StoredHold): Promise<void> {
    for (const comment of comments) await this.#store.remove(comment)
  }

  /**
   * Opens the issue while holds exist, closes it otherwise, and updates its text. Only people read that
   * text, so a failure is only a warning.
   */
  async show(holds: readonly Hold[]): Promise<void> {
    const { log } = this.#context
    const view = { isOpen: holds.length > 0, body: issueText(this.#ref, holds) }
    await bestEffort(this.#context, this.#store.show(view), (why) =>
      log.warning(`The issue that lists the holds could not be updated: ${why}`),
    )
  }

  #textOf(hold: Hold): MarkedText {
    const { redact } = this.#context
    const { name, since, until, run, workflow, stateBefore: before } = hold
    const reason = shortReason(redact(hold.reason))
    return {
      marker: `${COMMENT_MARKER}${name}`,
      data: asData({ reason, since, until, run, workflow: redact(workflow), before }),
      body: holdComment(this.#ref, { ...hold, reason }),
    }
  }
}

const shortReason = (reason: string): string => truncate(reason, MAX_REASON_LENGTH)

function mergeByName(found: readonly StoredHold[]): readonly StoredHold[] {
  const byName = new Map<string, StoredHold>()
  const newestLast = [...found].sort((one, other) => newestId(one) - newestId(other))
  for (const hold of newestLast) {
    const comments = [...(byName.get(hold.name)?.comments ?? []), ...hold.comments]
    byName.set(hold.name, { ...hold, comments })
  }
  return [...byName.values()]
}

const newestId = ({ comments }: StoredHold): number => comments.at(-1)?.id ?? 0
