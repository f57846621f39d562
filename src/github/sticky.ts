import { ServiceError, unlessStatus } from '../http/errors.js'
import { ActionError } from '../shared/errors.js'
import { mapped } from '../shared/shapes.js'
import { truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'
import {
  COMMENTS,
  Comment,
  isBy,
  marked,
  markerIn,
  readComments,
  textFields,
} from './comment-text.js'
import { Early } from './early.js'
import type { GitHubApi } from './octokit.js'

export { Early }

/** Change that was made to a comment or an issue. */
interface Kept {
  /** Of an issue; undefined with `none`: there was nothing to close. */
  readonly number?: number | undefined
  readonly url: string | undefined
  readonly action: 'created' | 'updated' | 'unchanged' | 'reopened' | 'closed' | 'none'
}

/** GitHub refuses longer titles of issues, counted in characters. */
const MOST_TITLE_LENGTH = 256

/** Text to keep up to date, in Markdown. */
interface Wanted {
  readonly number: number
  /** Distinguishes the action's comments; letters, digits, dots, dashes, slashes. */
  readonly marker: string
  readonly body: string
  /** Creates nothing if there is none yet. */
  readonly onlyUpdate?: boolean
}

/** What will be written: a comment on this pull request, or the issue of this marker. */
export interface Prepared {
  readonly comment?: number
  readonly issue?: string
}

/** Without a body, the issue is closed when it is open. */
type IssueWanted = Pick<Wanted, 'marker'> & { readonly title: string; body: string | undefined }

/** Its number is its `id` here: that is how GitHub addresses it. */
const Issue = z.lazy(() =>
  mapped(
    z.object({
      number: z.number(),
      title: z.string(),
      pull_request: z.optional(z.unknown()),
      ...textFields,
    }),
    ({ number, ...issue }) => ({ ...issue, id: number }),
  ),
)
type Item = Comment & { readonly title?: string }

/** How one kind of item is found and written. */
interface Store {
  readonly find: () => Promise<readonly Item[]>
  /** An item that is opened again when none is found. */
  readonly findClosed?: () => Promise<Item | undefined>
  /** Absent where nothing is to be created. */
  readonly create: (() => Promise<Item>) | undefined
  readonly update: (item: Item) => Promise<Item>
  readonly dropDuplicate: (item: Item) => Promise<unknown>
}

const ISSUES = 'issues: write'

/** How often to look again for what was lost on creation, or deleted meanwhile. */
const ROUNDS = 4

/**
 * Comments and issues, found again by a hidden marker and, because anyone can copy that, by their
 * author, the token's owner. Two concurrent runs can create several; the oldest stays.
 */
export class Sticky {
  readonly #api: GitHubApi
  readonly #early: Early

  constructor(api: GitHubApi, early: Early) {
    this.#api = api
    this.#early = early
  }

  /** Asks early what a comment on a pull request, or the issue of a marker, needs. */
  async prepare({ comment, issue }: Prepared): Promise<void> {
    const { signal } = this.#api
    if (comment !== undefined)
      this.#early.begin(commentsOn(comment), signal, () => readComments(this.#api, comment))
    if (issue !== undefined)
      this.#early.begin(openIssue(issue), signal, () => this.#readIssues(isOf(issue), 'open'))
    await this.identity()
  }

  /** @throws {ServiceError} */
  async comment({ number, marker, body, onlyUpdate = false }: Wanted): Promise<Kept> {
    const wanted = { body: marked(marker, this.#api.redact(body)) }
    const send = (request: string, route: string) =>
      this.#api.request(`${request} #${number}`, COMMENTS, route, Comment, wanted)
    const { url, action } = await this.#keep(wanted, {
      find: () => this.#comments(number, marker),
      create: onlyUpdate
        ? undefined
        : () => send('Commenting on', `POST /issues/${number}/comments`),
      update: ({ id }) => send('Updating a comment on', `PATCH /issues/comments/${id}`),
      dropDuplicate: ({ id }) => {
        const request = `Deleting a duplicate comment on #${number}`
        const route = `DELETE /issues/comments/${id}`
        return this.#api.request(request, COMMENTS, route, z.unknown())
      },
    })
    return { url, action }
  }

  /** @throws {ServiceError} */
  issue(wanted: IssueWanted): Promise<Kept> {
    const { marker } = wanted
    return this.#issue(wanted, (state) => {
      const read = () => this.#readIssues(isOf(marker), state)
      return state === 'open' ? this.#early.take(openIssue(marker), this.#api.signal, read) : read()
    })
  }

  /**
   * Keeps the issues of a family, whose markers begin alike: writes those that are wanted, and closes
   * the open ones that are not. One list is read for all of them, and as many writes leave as GitHub
   * asks for: one at a time, a second apart.
   * @param isDone whether the issue of a marker that is not wanted is to be closed
   * @returns what was done, to each one in its order, and to those that are closed
   * @throws {ServiceError}
   */
  async issues(
    family: string,
    wanted: readonly (IssueWanted & { readonly body: string })[],
    isDone: (marker: string) => boolean,
  ): Promise<{ readonly kept: readonly Kept[]; readonly closed: number }> {
    const isFamily = (marker: string) => marker.startsWith(`${family}/`)
    const open = await this.#readIssues(isFamily, 'open')
    let closed: Promise<readonly Item[]> | undefined
    const find = (marker: string) => async (state: IssueState) => {
      if (state === 'open') return open.filter((item) => markerIn(item) === marker)
      const missing = new Set(wanted.map((one) => one.marker))
      for (const item of open) missing.delete(markerIn(item))
      closed ??= this.#readIssues(isFamily, 'closed', (found) => {
        for (const item of found) missing.delete(markerIn(item))
        return missing.size === 0
      })
      return (await closed).filter((item) => markerIn(item) === marker)
    }
    const paced = pacer(this.#api)
    const kept: Kept[] = []
    for (const one of wanted) kept.push(await this.#issue(one, find(one.marker), paced))
    const markers = new Set(wanted.map(({ marker }) => marker))
    const done = [...new Set(open.map(markerIn))].filter((one) => !markers.has(one) && isDone(one))
    for (const marker of done)
      await this.#issue({ marker, title: '', body: undefined }, find(marker), paced)
    if (kept.some(({ action }) => action === 'created'))
      await this.#dropDuplicates(isFamily, kept, paced)
    return { kept, closed: done.length }
  }

  /** Another run may have opened the same issues meanwhile: the oldest of each stays. */
  async #dropDuplicates(
    isFamily: (marker: string) => boolean,
    kept: readonly Kept[],
    paced: Paced,
  ): Promise<void> {
    const now = await this.#readIssues(isFamily, 'open')
    for (const { number } of kept.filter(({ action }) => action === 'created')) {
      const created = now.find(({ id }) => id === number)
      const same = now.filter((item) => created && markerIn(item) === markerIn(created))
      for (const { id } of oldestFirst(same).slice(1))
        await paced(() =>
          this.#updateIssue(id, { state: 'closed', state_reason: 'not_planned' }).catch(unlessGone),
        )
    }
  }

  #updateIssue(id: number, change: Readonly<Record<string, string>>) {
    return this.#api.request(`Updating issue #${id}`, ISSUES, `PATCH /issues/${id}`, Issue, change)
  }

  async #issue(
    { marker, title, body }: IssueWanted,
    find: (state: IssueState) => Promise<readonly Item[]>,
    paced: Paced = (write) => write(),
  ): Promise<Kept> {
    const update = ({ id }: Item, change: Readonly<Record<string, string>>) =>
      paced(() => this.#updateIssue(id, change))
    if (body === undefined)
      return this.#settled(async () => {
        const open = oldestFirst(await find('open'))
        for (const item of open)
          await update(item, { state: 'closed', state_reason: 'completed' }).catch(unlessGone)
        const [oldest] = open
        return oldest ? keptAs(oldest, 'closed') : NOTHING
      })
    // Cut here, so that the issue is found to be the same in the next run.
    const shortened = truncate(this.#api.redact(title), MOST_TITLE_LENGTH)
    const wanted = { title: shortened, body: marked(marker, this.#api.redact(body)) }
    return this.#keep(wanted, {
      find: () => find('open'),
      findClosed: async () => (await find('closed'))[0],
      create: () => {
        const request = `Opening the issue ${JSON.stringify(title)}`
        return paced(() => this.#api.request(request, ISSUES, 'POST /issues', Issue, wanted))
      },
      update: (item) => update(item, { ...wanted, state: 'open' }),
      dropDuplicate: (item) => update(item, { state: 'closed', state_reason: 'not_planned' }),
    })
  }

  /** Creates, updates or opens the oldest item, and drops its duplicates. */
  #keep(wanted: Pick<Item, 'title' | 'body'>, store: Store): Promise<Kept> {
    let created: Item | undefined
    const round = async (): Promise<Kept | undefined> => {
      const found = await store.find()
      const [oldest, ...duplicates] = oldestFirst(created ? [created, ...found] : found)
      const target = oldest ?? (await store.findClosed?.())
      if (target === undefined) {
        created = await store.create?.()
        return store.create ? undefined : NOTHING
      }
      const unchanged = oldest !== undefined && isSame(oldest, wanted)
      const isClosed = oldest === undefined
      const item = unchanged ? oldest : await store.update(target).catch(unlessGone)
      for (const duplicate of duplicates) await store.dropDuplicate(duplicate).catch(unlessGone)
      if (item === undefined) return undefined
      if (isClosed) return keptAs(item, 'reopened')
      if (!unchanged) return keptAs(item, 'updated')
      return keptAs(item, item.id === created?.id ? 'created' : 'unchanged')
    }
    return this.#settled(round, () => created && keptAs(created, 'created'))
  }

  /**
   * Repeats a round until it returns something: another run may have created the same thing, and a
   * creation whose answer was lost is not sent blindly again.
   * @param created what is known to have been created, which a later failure does not undo
   */
  async #settled<T>(
    round: () => Promise<T | undefined>,
    created: () => T | undefined = () => undefined,
  ): Promise<T> {
    for (let left = ROUNDS; left > 0; left--) {
      try {
        const kept = await round()
        if (kept !== undefined) return kept
      } catch (error) {
        const known = created()
        if (known !== undefined && error instanceof ActionError) return known
        if (!(error instanceof ServiceError) || !error.ambiguous || left === 1) throw error
        await this.#api.pause(1000)
      }
    }
    throw new ActionError('unavailable', {
      request: 'Keeping a comment or issue on GitHub up to date',
      problem: 'it was deleted each time it was written',
      remedy: 'Check what else deletes comments or issues of this action.',
    })
  }

  /** The login of the token's owner, where GitHub says it. */
  identity(): Promise<string | undefined> {
    return this.#early.login(this.#api)
  }

  async #comments(number: number, marker: string): Promise<readonly Item[]> {
    const login = await this.identity()
    const read = () => readComments(this.#api, number)
    const found = await this.#early.take(commentsOn(number), this.#api.signal, read)
    return found.filter((comment) => markerIn(comment) === marker && isBy(comment, login))
  }

  /** All open issues of some markers, or the newest closed ones: as many pages as it takes. */
  async #readIssues(
    isWanted: (marker: string) => boolean,
    state: IssueState,
    isEnough: (found: readonly Item[]) => boolean = (found) => found.length > 0,
  ): Promise<readonly Item[]> {
    const creator = await this.identity()
    const request = `Looking for the ${state} issue of this report`
    const query = { state, ...(creator === undefined ? {} : { creator }) }
    // The list holds pull requests too.
    const isOurs = (issue: z.output<typeof Issue>) =>
      !issue.pull_request && isWanted(markerIn(issue)) && isBy(issue, creator)
    const isLast = (page: readonly z.output<typeof Issue>[]) =>
      state === 'closed' && isEnough(page.filter(isOurs))
    return (await this.#api.list(request, ISSUES, '/issues', Issue, query, isLast)).filter(isOurs)
  }
}

/** Passes on one write after the other. */
type Paced = <T>(write: () => Promise<T>) => Promise<T>

/** Writes at least a second apart, as GitHub asks of those that create content. */
function pacer(api: GitHubApi): Paced {
  let isFirst = true
  return async (write) => {
    if (!isFirst) await api.pause(1000)
    isFirst = false
    return write()
  }
}

type IssueState = 'open' | 'closed'

const commentsOn = (number: number): string => `comments on #${number}`
const openIssue = (marker: string): string => `open issue ${marker}`

const isOf = (marker: string) => (found: string) => found === marker

const NOTHING: Kept = { url: undefined, action: 'none' }

const keptAs = ({ id, html_url }: Item, action: Kept['action']): Kept => ({
  number: id,
  url: html_url ?? '',
  action,
})

/** Without repetition: what was just created may be in the list already, or not yet. */
function oldestFirst(items: readonly Item[]): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/** It was deleted in the meantime. */
const unlessGone = unlessStatus(404, 410)

/** GitHub may return different line endings. */
const isSame = (stored: Item, { title, body }: Pick<Item, 'title' | 'body'>): boolean =>
  stored.title === title && (stored.body ?? '').replace(/\r\n/g, '\n').trimEnd() === body?.trimEnd()
