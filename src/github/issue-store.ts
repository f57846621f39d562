/**
 * Keeps what the steps of a queue share in one issue and its comments. GitHub lists the issue by its
 * label, because a repository can have more issues than a step could read. Every comment has an id, so
 * a step adds and removes its own with single requests, and no two steps overwrite each other.
 */
import { HttpError, hasStatus } from '../http/errors.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { MarkedText } from './marker.js'
import {
  addComment,
  deleteComment,
  editIssue,
  hasComment,
  hasText,
  listComments,
  listIssues,
  oldestFirst,
  openIssue,
  type Post,
  type PostAccess,
  storedText,
  type Thread,
  undefinedIfGone,
} from './posts.js'

/** Names the issue of one queue, and the comments that belong to it. */
interface IssueStoreNames {
  readonly label: string
  /** Marker of the issue. It names the whole branch, which a title may be too short for. */
  readonly marker: string
  /** Is cut at GitHub's limit. */
  readonly title: string
  /** Markers of comments begin with this. */
  readonly commentPrefix: string
  /** For messages, such as `the holds of the queue octo-org/orion@main`. */
  readonly subject: string
}

/** How a store reaches GitHub. */
interface IssueStoreAccess {
  readonly posts: PostAccess
  /** Reads again for up to 10 seconds while a reading contradicts what the step knows. */
  readonly settled: <R>(
    deadline: Deadline,
    read: () => Promise<R>,
    contradicts: (reading: R) => boolean,
  ) => Promise<R>
}

/** A comment of a store. */
export interface StoredComment extends Pick<Post, 'id' | 'url' | 'marker' | 'data' | 'body'> {
  /** Number of its issue. */
  readonly issue: number
}

/** Identifies a comment of a store. */
type CommentId = Pick<StoredComment, 'id' | 'issue'>

/** The issues and the comments of a store at one time. */
export interface IssueStoreReading {
  /** Oldest first. More than one if two steps opened the issue at the same time. */
  readonly issues: readonly Post[]
  /** The comments of all issues, oldest first. */
  readonly comments: readonly StoredComment[]
}

/** How an issue should look. Only people read its body. */
interface IssueView {
  readonly isOpen: boolean
  readonly body: string
  /** Text for later steps, in the hidden line. */
  readonly data?: string
}

/** A comment is written this often if GitHub's answer is lost or its issue is deleted meanwhile. */
const MAX_WRITES = 3

/** The issue of one queue and its comments. Every method throws a `HttpError`. */
export class IssueStore {
  readonly #access: IssueStoreAccess
  readonly #names: IssueStoreNames
  /** The issues as last read, and the one that this step opened, oldest first. */
  #issues: readonly Post[] = []
  /** Numbers of the issues that GitHub listed in the last reading. */
  #listed: ReadonlySet<number> = new Set()
  /** Comments that this step deleted. GitHub may still list them for some seconds. */
  readonly #removed = new Set<number>()

  constructor(access: IssueStoreAccess, names: IssueStoreNames) {
    this.#access = access
    this.#names = names
  }

  /** Number of the oldest issue, as last read or opened. */
  get issue(): number | undefined {
    return this.#issues[0]?.id
  }

  /**
   * Reads the issues and their comments. GitHub may list an issue, and then not find its comments: that
   * is read again, because it may as well be a missing permission as a deleted issue.
   * @throws {ActionError} `not-found` if it stays so
   */
  async read(deadline: Deadline): Promise<IssueStoreReading> {
    const { unread, ...reading } = await this.#access.settled(
      deadline,
      () => this.#read(deadline),
      (last) => last.unread !== undefined,
    )
    if (unread !== undefined) throw this.#unreadable(unread)
    return reading
  }

  /** Returns the number of a listed issue as `unread` if GitHub does not find its comments. */
  async #read(
    deadline: Deadline,
  ): Promise<IssueStoreReading & { readonly unread: number | undefined }> {
    await this.#readIssues(deadline)
    const comments: StoredComment[] = []
    let unread: number | undefined
    for (const { id } of this.#issues) {
      const posts = await listComments(this.#access.posts, deadline, onIssue(id), 'trusted').catch(
        undefinedIfGone,
      )
      if (posts === undefined && this.#listed.has(id)) unread = id
      comments.push(...this.#own(id, posts ?? []))
    }
    return { issues: this.#issues, comments: oldestFirst(comments), unread }
  }

  async #readIssues(deadline: Deadline): Promise<void> {
    const listed = await this.#list(deadline)
    this.#listed = new Set(listed.map(({ id }) => id))
    this.#issues = oldestFirst([...this.#issues, ...listed])
  }

  #list(deadline: Deadline): Promise<readonly Post[]> {
    const { label } = this.#names
    const { marker } = storedText(this.#access.posts, { marker: this.#names.marker, body: '' })
    return listIssues(this.#access.posts, deadline, {
      state: 'all',
      label,
      authors: 'trusted',
      isWanted: (issue) => issue.marker === marker,
    })
  }

  #own(issue: number, comments: readonly Post[]): readonly StoredComment[] {
    const { commentPrefix } = this.#names
    return comments
      .filter(({ marker, id }) => marker.startsWith(commentPrefix) && !this.#removed.has(id))
      .map((comment) => ({ ...comment, issue }))
  }

  #unreadable(issue: number): ActionError {
    return new ActionError('not-found', {
      request: `Reading ${this.#names.subject}`,
      problem: `GitHub lists the issue #${issue}, but does not find its comments`,
      remedy:
        'Check the issue. GitHub gives the same answer if the `permissions` of the job lack `issues: read`.',
    })
  }

  /**
   * Adds a comment to the oldest issue, and opens the issue if there is none. Read before you add.
   * @param text its data is unique, so that the comment is found again if GitHub's answer is lost
   * @param opening how a new issue looks
   */
  async add(
    deadline: Deadline,
    text: MarkedText,
    opening: Omit<IssueView, 'isOpen'>,
  ): Promise<StoredComment> {
    for (let left = MAX_WRITES; left > 0; left--) {
      try {
        const added = await this.#post(deadline, text, opening)
        if (added !== undefined) return added
      } catch (error) {
        if (!(error instanceof HttpError && error.mayHaveApplied)) throw explainLock(error)
        const added = await this.#findAgain(deadline, text)
        if (added !== undefined) return added
        if (left === 1) throw error
      }
    }
    throw new ActionError('not-found', {
      request: `Writing ${this.#names.subject}`,
      problem: `their issue was deleted in each of ${MAX_WRITES} attempts`,
      remedy: 'Check what else deletes issues of this repository, then run the step again.',
    })
  }

  /** Returns `undefined` if the issue was deleted meanwhile. */
  async #post(
    deadline: Deadline,
    text: MarkedText,
    opening: Omit<IssueView, 'isOpen'>,
  ): Promise<StoredComment | undefined> {
    const issue = this.#issues[0] ?? (await this.#open(deadline, opening))
    try {
      const comment = await addComment(this.#access.posts, deadline, onIssue(issue.id), text)
      return { ...comment, issue: issue.id }
    } catch (error) {
      if (!hasStatus(error, 404, 410)) throw error
      await this.#forgetDeleted(deadline, issue, error)
      return undefined
    }
  }

  /** Forgets an issue that was deleted. @throws the refusal if GitHub goes on listing the issue */
  async #forgetDeleted(deadline: Deadline, { id }: Post, refusal: HttpError): Promise<void> {
    const isListed = (listed: readonly Post[]) => listed.some((issue) => issue.id === id)
    const list = () => this.#list(deadline)
    if (isListed(await this.#access.settled(deadline, list, isListed))) throw refusal
    this.#issues = this.#issues.filter((issue) => issue.id !== id)
  }

  /** Looks for a comment after the answer to its creation was lost. */
  async #findAgain(deadline: Deadline, text: MarkedText): Promise<StoredComment | undefined> {
    const { marker, data } = storedText(this.#access.posts, text)
    const find = async () =>
      (await this.read(deadline)).comments.find(
        (comment) => comment.marker === marker && comment.data === data,
      )
    return this.#access.settled(deadline, find, (comment) => comment === undefined)
  }

  /**
   * Opens the issue. Without its label, no later step would find it, so it is closed again.
   * @throws {ActionError} `refused` if GitHub did not set the label
   */
  async #open(deadline: Deadline, { body, data = '' }: Omit<IssueView, 'isOpen'>): Promise<Post> {
    const { label, marker } = this.#names
    const issue = await openIssue(
      this.#access.posts,
      deadline,
      this.#names.title,
      { marker, data, body },
      [label],
    )
    if (hasLabel(issue, label)) {
      this.#issues = [issue]
      return issue
    }
    await editIssue(this.#access.posts, deadline, issue.id, {
      state: 'closed',
      state_reason: 'not_planned',
    })
    throw new ActionError('refused', {
      request: `Opening the issue with ${this.#names.subject}`,
      problem: `GitHub did not set the label \`${label}\`, by which later steps find the issue`,
      remedy:
        'GitHub drops the labels of a token without push access. Use the token of the job with `issues: write`, or a `github-token` that may push.',
    })
  }

  /**
   * Reads until GitHub lists a new comment, on an issue that it lists by the label.
   * @throws {ActionError} `unknown-outcome` if it does not list it within 10 seconds
   */
  async prove(deadline: Deadline, { id, issue }: CommentId): Promise<IssueStoreReading> {
    const read = async () => {
      const reading = await this.read(deadline)
      const isListed = reading.comments.some((comment) => comment.id === id)
      return { reading, isShown: isListed && this.#listed.has(issue) }
    }
    const { reading, isShown } = await this.#access.settled(deadline, read, (last) => !last.isShown)
    if (isShown) return reading
    throw new ActionError('unknown-outcome', {
      request: `Writing ${this.#names.subject}`,
      problem: 'GitHub acknowledged the comment, but does not list it',
      remedy:
        'Check the issue: its label, its author and the author of the comment decide what counts.',
    })
  }

  /** Asks for one comment by its id, which does not lag as lists do. */
  async exists(deadline: Deadline, { id, issue }: CommentId): Promise<boolean> {
    return hasComment(this.#access.posts, deadline, onIssue(issue), id)
  }

  /** Deletes a comment, unless it is gone already. */
  async remove(deadline: Deadline, { id, issue }: CommentId): Promise<void> {
    await deleteComment(this.#access.posts, deadline, onIssue(issue), id)
    this.#removed.add(id)
  }

  /** Makes the oldest issue look as given. Younger ones are closed, and their comments still count. */
  async show(deadline: Deadline, view: IssueView): Promise<void> {
    const [oldest, ...others] = this.#issues
    if (oldest === undefined) return
    const edited = await this.#edit(deadline, oldest, view)
    for (const { id, isOpen } of others)
      if (isOpen) await editIssue(this.#access.posts, deadline, id, { state: 'closed' })
    this.#issues = [edited, ...others.map((other) => ({ ...other, isOpen: false }))]
  }

  /**
   * Makes the issue look as given, and opens it first if there is none. Read before you save.
   * @throws {ActionError} `refused` if GitHub did not set the label
   */
  async save(deadline: Deadline, view: IssueView): Promise<void> {
    if (this.#issues.length === 0) {
      await this.#open(deadline, view)
      // Another step may have opened one at the same time.
      await this.#readIssues(deadline)
    }
    await this.show(deadline, view)
  }

  async #edit(
    deadline: Deadline,
    issue: Post,
    { isOpen, body, data = '' }: IssueView,
  ): Promise<Post> {
    const { marker, title } = this.#names
    const text = { marker, data, body }
    if (issue.isOpen === isOpen && hasText(this.#access.posts, issue, text)) return issue
    const state = isOpen ? 'open' : 'closed'
    return editIssue(this.#access.posts, deadline, issue.id, { state, title, text })
  }
}

const onIssue = (number: number): Thread => ({ number, isIssue: true })

/** GitHub ignores the case of labels. An answer without labels leaves the question to the next list. */
const hasLabel = ({ labels }: Post, wanted: string): boolean =>
  labels === undefined || labels.some((label) => label.toLowerCase() === wanted.toLowerCase())

/** Explains a locked issue. GitHub answers 403, as it does for missing permissions. */
function explainLock(error: unknown): unknown {
  if (!(error instanceof HttpError) || !/is locked/i.test(error.explanation.problem)) return error
  const remedy = 'Unlock the issue, or delete it; the next step opens a new one.'
  return new ActionError(error.kind, { ...error.explanation, remedy }, { cause: error })
}
