/**
 * Stores holds, which are named reasons to keep a queue stopped. Each queue has one issue on GitHub,
 * and each hold is one comment on it, so adding or removing a hold is a single request.
 */

import type { MarkedText } from '../github/marker.js'
import type { Post, Posts, Thread } from '../github/posts.js'
import { ServiceError, undefinedIfStatus } from '../http/errors.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { bestEffort } from '../shared/best-effort.js'
import { ActionError } from '../shared/errors.js'
import { webLink } from '../shared/links.js'
import type { QueueRef } from '../shared/references.js'
import { truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import { type Hold, isSame } from './hold.js'
import { holdComment, issueText, issueTitle } from './text.js'

/** A hold as stored on GitHub. */
export interface StoredHold extends Hold {
  readonly url: string
  /** Every comment with this name, oldest first. The newest has the text of the hold. */
  readonly comments: readonly { readonly issue: number; readonly id: number }[]
}

/**
 * The label of the issues with holds. A step can't read all issues of a large repository, but one
 * request lists those with a label. If someone removes the label, the holds are gone and the queue
 * stays stopped, as if someone had deleted all comments.
 */
const LABEL = 'merge-queue-holds'

const COMMENT_MARKER = 'hold/'
const issueMarker = ({ targetBranch }: QueueRef): string =>
  `queue-holds/${encodeURIComponent(targetBranch)}`

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

function parseHold(issue: number, { id, url, marker, data }: Post): StoredHold | undefined {
  if (!marker.startsWith(COMMENT_MARKER)) return undefined
  const { before, ...fields } = HoldData.parse(parsedOr({}, data))
  const name = marker.slice(COMMENT_MARKER.length)
  const run = webLink(fields.run) ?? ''
  return { name, ...fields, run, stateBefore: before, url, comments: [{ issue, id }] }
}

function parsedOr(fallback: object, text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : fallback
  } catch {
    return fallback
  }
}

/** A hold is written this often if GitHub's answer is lost or the issue is deleted meanwhile. */
const MAX_WRITES = 3

const onIssue = (number: number): Thread => ({ number, isIssue: true })

/** The holds of one queue on GitHub. */
export class HoldStore {
  readonly #context: Pick<Context, 'github' | 'redact' | 'clock' | 'signal' | 'log'>
  readonly #ref: QueueRef
  /** The issues as last read, and the one that this step opened, oldest first. */
  #issues: readonly Post[] = []
  /** Comments that this step deleted. GitHub may still list them for a moment. */
  readonly #removed = new Set<number>()

  constructor(
    context: Pick<Context, 'github' | 'redact' | 'clock' | 'signal' | 'log'>,
    ref: QueueRef,
  ) {
    this.#context = context
    this.#ref = ref
  }

  #posts(): Promise<Posts> {
    return this.#context.github.posts()
  }

  /** Reads all holds, including expired ones, one per name. @throws {ServiceError} */
  async read(): Promise<readonly StoredHold[]> {
    const posts = await this.#posts()
    const marker = issueMarker(this.#ref)
    const listed = await posts.issues({
      state: 'all',
      label: LABEL,
      authors: 'trusted',
      isWanted: (issue) => issue.marker === marker,
    })
    const opened = this.#issues.filter(({ id }) => !listed.some((issue) => issue.id === id))
    this.#issues = [...listed, ...opened].sort((one, other) => one.id - other.id)
    const found: StoredHold[] = []
    for (const { id: issue } of this.#issues) {
      // An issue that someone deleted has no holds.
      const comments =
        (await posts.comments(onIssue(issue), 'trusted').catch(undefinedIfDeleted)) ?? []
      for (const comment of comments) {
        const hold = this.#removed.has(comment.id) ? undefined : parseHold(issue, comment)
        if (hold !== undefined) found.push(hold)
      }
    }
    return mergeByName(found)
  }

  /**
   * Writes a hold to its comment, or to a new comment on the oldest issue.
   * @param previous the hold with this name, as last read
   * @throws {ServiceError}
   */
  async write(hold: Hold, previous: StoredHold | undefined): Promise<void> {
    const text = this.#textOf(hold)
    for (let write = 1; write <= MAX_WRITES; write++) {
      try {
        if (await this.#send(text, hold, write === 1 ? previous : undefined)) return
      } catch (error) {
        const isFinal =
          !(error instanceof ServiceError && error.mayHaveApplied) || write === MAX_WRITES
        if (isFinal) throw explained(error)
        await this.#context.clock.sleep(1000, this.#context.signal)
        if ((await this.read()).some((stored) => isSame(stored, hold))) return
      }
    }
    throw new ActionError('unavailable', {
      request: `Writing the hold ${hold.name}`,
      problem: `its issue was deleted in each of ${MAX_WRITES} attempts`,
      remedy: 'Check what else deletes issues of this repository, then run the step again.',
    })
  }

  /** Returns false if the issue was deleted meanwhile. */
  async #send(text: MarkedText, hold: Hold, previous: StoredHold | undefined): Promise<boolean> {
    const posts = await this.#posts()
    const comment = previous?.comments.at(-1)
    if (comment !== undefined) {
      // 403: another token wrote the comment, and this token may not edit it.
      const edited = posts.editComment(onIssue(comment.issue), comment.id, text)
      if ((await edited.catch(undefinedIfStatus(403, 404, 410))) !== undefined) return true
    }
    let [issue] = this.#issues
    if (issue === undefined) {
      const body = issueText(this.#ref, [hold])
      const opening = { marker: issueMarker(this.#ref), body }
      issue = await posts.openIssue(issueTitle(this.#ref), opening, [LABEL])
      this.#issues = [issue]
    }
    const { id } = issue
    if (await posts.addComment(onIssue(id), text).catch(undefinedIfDeleted)) return true
    this.#issues = this.#issues.filter((one) => one.id !== id)
    return false
  }

  /** Deletes every comment of a hold. @throws {ServiceError} */
  async remove({ comments }: StoredHold): Promise<void> {
    const posts = await this.#posts()
    for (const { issue, id } of comments) {
      await posts.deleteComment(onIssue(issue), id)
      this.#removed.add(id)
    }
  }

  /**
   * Opens the issue while holds exist, closes it otherwise, and updates its text. Only people read that
   * text, so a failure is only a warning.
   */
  async show(holds: readonly Hold[]): Promise<void> {
    const { log } = this.#context
    const [first, ...others] = this.#issues
    if (first === undefined) return
    const state = holds.length === 0 ? 'closed' : 'open'
    const text = { marker: issueMarker(this.#ref), body: issueText(this.#ref, holds) }
    const title = issueTitle(this.#ref)
    const posts = await this.#posts()
    const update = async () => {
      const isSameText = posts.stored(text).body.trimEnd() === first.body.trimEnd()
      if (!isSameText || first.isOpen !== (state === 'open'))
        await posts.editIssue(first.id, { state, title, text })
      for (const { id, isOpen } of others)
        if (isOpen && state === 'closed') await posts.editIssue(id, { state })
    }
    await bestEffort(this.#context, update(), (why) =>
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

const undefinedIfDeleted = undefinedIfStatus(404, 410)

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

/** Explains a locked issue. GitHub answers 403, as it does for missing permissions. */
function explained(error: unknown): unknown {
  if (!(error instanceof ServiceError) || !/is locked/i.test(error.explanation.problem))
    return error
  const remedy = 'Unlock the issue, or delete it; the next step opens a new one.'
  return new ActionError(error.kind, { ...error.explanation, remedy }, { cause: error })
}
