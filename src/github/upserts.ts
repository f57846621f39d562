/**
 * Keeps comments and issues up to date. Two runs at once can create the same one twice; the oldest
 * stays.
 */
import { HttpError, hasStatus } from '../http/errors.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError, type ErrorKind } from '../shared/errors.js'
import { cutTitle, type MarkedText } from './marker.js'
import { isNotPermitted } from './octokit.js'
import {
  addComment,
  deleteComment,
  editComment,
  editIssue,
  hasText,
  type IssueChange,
  listComments,
  listIssues,
  oldestFirst,
  openIssue,
  type Post,
  type PostAccess,
  type PostsAhead,
  undefinedIfGone,
} from './posts.js'

/** The change to a comment or an issue. */
interface UpsertResult {
  /** Number of an issue; undefined with `none`. */
  readonly number?: number | undefined
  readonly url: string | undefined
  /** `none`: nothing exists, and nothing was to be created or closed. */
  readonly action: 'created' | 'updated' | 'unchanged' | 'reopened' | 'closed' | 'none'
}

/** A comment to keep up to date. */
export interface WantedComment extends MarkedText {
  /** Number of the pull request. */
  readonly number: number
  /** Creates nothing if there is no comment yet. */
  readonly onlyUpdate?: boolean
  /**
   * Returns what to write instead if another comment of this action is about the same. Then nothing
   * is created, and an existing comment gets this text.
   */
  readonly instead?: (comments: readonly Post[]) => string | undefined
  /** The comments on the pull request, for the first look. */
  readonly ahead?: PostsAhead | undefined
}

/** An issue to keep up to date. Without a body, the issue is closed. */
export interface WantedIssue {
  readonly marker: string
  readonly title: string
  readonly body: string | undefined
  /** Creates nothing if there is no issue yet. */
  readonly onlyUpdate?: boolean
  /** The open issues with this marker, for the first look. */
  readonly ahead?: PostsAhead | undefined
}

/** Maximum attempts to write a comment or an issue that is lost or deleted meanwhile. */
const MAX_COMMENT_ROUNDS = 4

/** How to find and write one comment or issue. */
interface CommentTarget {
  /** Asked once the posts are found. */
  readonly text: () => MarkedText
  readonly title?: string
  readonly find: () => Promise<readonly Post[]>
  readonly findClosed?: () => Promise<Post | undefined>
  /** True if nothing is to be created; asked once the posts are found. */
  readonly onlyUpdate?: () => boolean
  readonly create: () => Promise<Post>
  readonly update: (post: Post) => Promise<Post>
  readonly dropDuplicate: (post: Post) => Promise<unknown>
}

type IssueState = 'open' | 'closed'
type FindIssues = (state: IssueState) => Promise<readonly Post[]>

/** Sends a write, after a pause if GitHub asks for one. */
type Paced = <T>(write: () => Promise<T>) => Promise<T>

/** @throws {HttpError} */
export async function upsertComment(
  access: PostAccess,
  deadline: Deadline,
  { number, onlyUpdate, instead, ahead, ...wanted }: WantedComment,
): Promise<UpsertResult> {
  const thread = { number }
  const read = firstFrom(deadline, ahead, () => listComments(access, deadline, thread))
  let replacement: string | undefined
  const text = () => (replacement === undefined ? wanted : { ...wanted, body: replacement })
  const { url, action } = await keepPost(access, deadline, {
    text,
    find: async () => {
      const comments = await read()
      replacement = instead?.(comments)
      return comments.filter(({ marker }) => marker === wanted.marker)
    },
    onlyUpdate: () => onlyUpdate === true || replacement !== undefined,
    create: () => addComment(access, deadline, thread, text()),
    update: ({ id }) => editComment(access, deadline, thread, id, text()),
    dropDuplicate: ({ id }) => deleteComment(access, deadline, thread, id),
  })
  return { url, action }
}

/** @throws {HttpError} */
export function upsertIssue(
  access: PostAccess,
  deadline: Deadline,
  wanted: WantedIssue,
): Promise<UpsertResult> {
  const isWanted = ({ marker }: Post) => marker === wanted.marker
  const open = firstFrom(deadline, wanted.ahead, () =>
    listIssues(access, deadline, { state: 'open', isWanted }),
  )
  // Closed issues are many, and the newest is the one to reopen.
  const isEnough = (found: readonly Post[]) => found.length > 0
  const closed = () => listIssues(access, deadline, { state: 'closed', isWanted, isEnough })
  return upsertFound(access, deadline, wanted, (state) => (state === 'open' ? open() : closed()))
}

/** Reads posts; the first time, takes those that were read ahead. */
function firstFrom(
  deadline: Deadline,
  ahead: PostsAhead | undefined,
  read: () => Promise<readonly Post[]>,
) {
  let early = ahead
  return async () => {
    const first = early
    early = undefined
    const found = first && (await deadline.race(first))
    return found ?? read()
  }
}

/**
 * Keeps the issues of a family, whose markers begin with `<family>/`: writes the wanted ones, and
 * closes the open ones that are done. It reads one list for all of them, and again if a creation may
 * have been lost or an issue is gone. It writes one issue a second, as GitHub asks. A refused issue
 * does not keep it from the others.
 * @param isDone returns true if an open issue that is not wanted can be closed
 * @throws {HttpError} if the issues cannot be read
 */
export async function upsertIssues(
  access: PostAccess,
  deadline: Deadline,
  family: string,
  wanted: readonly (WantedIssue & { readonly body: string })[],
  isDone: (marker: string) => boolean,
): Promise<KeptIssues> {
  const isFamily = ({ marker }: Post) => marker.startsWith(`${family}/`)
  const markers = new Set(wanted.map(({ marker }) => marker))
  let lists = familyLists(access, deadline, isFamily, markers)
  const open = await lists('open')
  const find =
    (marker: string): FindIssues =>
    async (state) =>
      (await lists(state)).filter((issue) => issue.marker === marker)
  const inPace = pacer(deadline)
  const paced: Paced = async (write) => {
    try {
      return await inPace(write)
    } catch (error) {
      if (isListOutdated(error)) lists = familyLists(access, deadline, isFamily, markers)
      throw error
    }
  }
  const done = open
    .filter(({ marker }) => !markers.has(marker) && isDone(marker))
    .map(({ marker, title }): WantedIssue => ({ marker, title, body: undefined }))
  const writes = new IssueWrites(deadline)
  for (const issue of [...wanted, ...done])
    await writes.add(issue, () => upsertFound(access, deadline, issue, find(issue.marker), paced))
  const created = writes.numbersOf('created')
  if (created.length > 0)
    await writes.attempt(
      'a duplicate issue',
      closeDuplicates(access, deadline, isFamily, created, paced),
    )
  return writes
}

/** Reads the open issues of a family, or the closed ones that are wanted, when first asked for. */
function familyLists(
  access: PostAccess,
  deadline: Deadline,
  isFamily: (issue: Post) => boolean,
  wanted: ReadonlySet<string>,
): FindIssues {
  let open: readonly Post[] | undefined
  let closed: readonly Post[] | undefined
  return async (state) => {
    open ??= await listIssues(access, deadline, { state: 'open', isWanted: isFamily })
    if (state === 'open') return open
    const openMarkers = new Set(open.map(({ marker }) => marker))
    const isEnough = includesEach([...wanted].filter((marker) => !openMarkers.has(marker)))
    closed ??= await listIssues(access, deadline, {
      state: 'closed',
      isWanted: isFamily,
      isEnough,
    })
    return closed
  }
}

/** Another run may have opened the same issues meanwhile. */
async function closeDuplicates(
  access: PostAccess,
  deadline: Deadline,
  isFamily: (issue: Post) => boolean,
  created: readonly number[],
  paced: Paced,
): Promise<void> {
  const open = await listIssues(access, deadline, { state: 'open', isWanted: isFamily })
  for (const number of created) {
    const own = open.find(({ id }) => id === number)
    const [, ...duplicates] = open.filter(({ marker }) => marker === own?.marker)
    for (const { id } of duplicates) await paced(() => closeAsDuplicate(access, deadline, id))
  }
}

function closeAsDuplicate(access: PostAccess, deadline: Deadline, number: number) {
  const change: IssueChange = { state: 'closed', state_reason: 'not_planned' }
  return editIssue(access, deadline, number, change).catch(undefinedIfGone)
}

function upsertFound(
  access: PostAccess,
  deadline: Deadline,
  { marker, title, body, onlyUpdate = false }: WantedIssue,
  find: FindIssues,
  paced: Paced = (write) => write(),
): Promise<UpsertResult> {
  if (body === undefined)
    return repeat(deadline, async () => {
      const open = await find('open')
      const done: IssueChange = { state: 'closed', state_reason: 'completed' }
      for (const { id } of open)
        await paced(() => editIssue(access, deadline, id, done)).catch(undefinedIfGone)
      const [oldest] = open
      return oldest ? upsertResultOf(oldest, 'closed') : NOTHING_KEPT
    })
  const text = { marker, body }
  // The stored title has to equal the wanted one in the next run.
  const shortened = cutTitle(access.github.redact(title))
  return keepPost(access, deadline, {
    text: () => text,
    title: shortened,
    find: () => find('open'),
    findClosed: async () => (await find('closed')).at(-1),
    create: () => paced(() => openIssue(access, deadline, shortened, text)),
    onlyUpdate: () => onlyUpdate,
    update: ({ id }) =>
      paced(() => editIssue(access, deadline, id, { title: shortened, text, state: 'open' })),
    dropDuplicate: ({ id }) => paced(() => closeAsDuplicate(access, deadline, id)),
  })
}

/** Creates, updates or reopens the oldest comment or issue, and drops its duplicates. */
function keepPost(
  access: PostAccess,
  deadline: Deadline,
  target: CommentTarget,
): Promise<UpsertResult> {
  let created: Post | undefined
  const round = async (): Promise<UpsertResult | 'again'> => {
    const found = await target.find()
    // GitHub's list may lag behind the creation.
    const [oldest, ...duplicates] = oldestFirst([...(created ? [created] : []), ...found])
    const post = oldest ?? (await target.findClosed?.())
    if (post === undefined) {
      if (target.onlyUpdate?.()) return NOTHING_KEPT
      created = await target.create()
      return 'again'
    }
    const isUnchanged =
      oldest?.title === (target.title ?? '') && hasText(access, oldest, target.text())
    const written = isUnchanged ? oldest : await target.update(post).catch(undefinedIfGone)
    for (const duplicate of duplicates) await target.dropDuplicate(duplicate)
    if (written === undefined) return 'again'
    if (oldest === undefined) return upsertResultOf(written, 'reopened')
    if (!isUnchanged) return upsertResultOf(written, 'updated')
    return upsertResultOf(written, written.id === created?.id ? 'created' : 'unchanged')
  }
  return repeat(deadline, round, () => created && upsertResultOf(created, 'created'))
}

/**
 * Repeats a round until it does not return `again`. Another run may have created the same thing, and if
 * the answer to a creation was lost, the next round looks for its result before it creates again.
 * @param created returns the created post, which counts even if a later request fails
 */
async function repeat(
  deadline: Deadline,
  round: () => Promise<UpsertResult | 'again'>,
  created: () => UpsertResult | undefined = () => undefined,
): Promise<UpsertResult> {
  for (let left = MAX_COMMENT_ROUNDS; left > 0; left--) {
    try {
      const kept = await round()
      if (kept !== 'again') return kept
    } catch (error) {
      const known = created()
      if (known !== undefined && error instanceof ActionError) return known
      if (!(error instanceof HttpError) || !error.mayHaveApplied || left === 1) throw error
      await deadline.sleep(1000)
    }
  }
  throw new ActionError('unavailable', {
    request: 'Keeping a comment or issue on GitHub up to date',
    problem: 'it was deleted each time it was written',
    remedy: 'Check what else deletes comments or issues of this action.',
  })
}

/** The changes to several issues. */
export interface KeptIssues {
  /** By marker. */
  readonly kept: ReadonlyMap<string, UpsertResult>
  /** Issues that GitHub refused to write or to close. */
  readonly refused: readonly { readonly title: string; readonly error: ActionError }[]
  /** Titles of issues that were not tried, because GitHub would not have taken them either. */
  readonly untried: readonly string[]
}

/** Writes issues one after another, until GitHub would refuse the others as well. */
class IssueWrites implements KeptIssues {
  readonly kept = new Map<string, UpsertResult>()
  readonly refused: { readonly title: string; readonly error: ActionError }[] = []
  readonly untried: string[] = []
  readonly #deadline: Deadline

  constructor(deadline: Deadline) {
    this.#deadline = deadline
  }

  async add({ marker, title }: WantedIssue, write: () => Promise<UpsertResult>): Promise<void> {
    if (this.#isHopeless) {
      this.untried.push(title)
      return
    }
    const kept = await this.attempt(title, write())
    if (kept !== undefined) this.kept.set(marker, kept)
  }

  /** Waits for a write, and notes why GitHub refused it. */
  attempt<T>(title: string, write: Promise<T>): Promise<T | undefined> {
    return bestEffort(this.#deadline, write, (why, error = unavailable(title, why)) => {
      this.refused.push({ title, error })
    })
  }

  numbersOf(action: UpsertResult['action']): readonly number[] {
    const changed = [...this.kept.values()].filter((kept) => kept.action === action)
    return changed.flatMap(({ number }) => number ?? [])
  }

  /** True after an outage, at the rate limit, or if the token seems to lack the permission. */
  get #isHopeless(): boolean {
    const [last] = this.refused.slice(-1)
    if (last === undefined) return false
    const { error } = last
    // GitHub refuses one issue among others as too quick, with this status.
    const isLimited = error.kind === 'rate-limited' && !hasStatus(error, 422)
    if (isLimited || OUTAGES.includes(error.kind)) return true
    const areAllForbidden = this.refused.every((one) => isNotPermitted(one.error))
    return this.kept.size === 0 && this.refused.length > 1 && areAllForbidden
  }
}

/** Failures that the next request would meet too. */
const OUTAGES: readonly ErrorKind[] = ['unavailable', 'timed-out', 'unknown-outcome']

const unavailable = (title: string, problem: string): ActionError =>
  new ActionError('unavailable', {
    request: `Writing the issue ${JSON.stringify(title)}`,
    problem,
    remedy: 'Run the step again.',
  })

/** Waits a second between two writes, as GitHub asks. */
function pacer(deadline: Deadline): Paced {
  let isFirst = true
  return async (write) => {
    if (!isFirst) await deadline.sleep(1000)
    isFirst = false
    return write()
  }
}

const NOTHING_KEPT: UpsertResult = { url: undefined, action: 'none' }

const upsertResultOf = (
  { id: number, url }: Post,
  action: UpsertResult['action'],
): UpsertResult => ({
  number,
  url,
  action,
})

/** True if a creation may have taken effect, or an issue was deleted. */
const isListOutdated = (error: unknown): boolean =>
  hasStatus(error, 404, 410) || (error instanceof HttpError && error.mayHaveApplied)

const includesEach = (markers: readonly string[]) => (found: readonly Post[]) =>
  markers.every((marker) => found.some((issue) => issue.marker === marker))
