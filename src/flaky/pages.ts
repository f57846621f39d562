import type { MergeQueueService } from '../service/client.js'
import type { UnhealthyTest, UnhealthyTestPage } from '../service/unhealthy.js'
import { nextTurn } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { type ListedTest, listedTest, UNHEALTHY, type Unhealthy } from './unhealthy-test.js'

/** Consecutive pages without a new test. A list that changes while it is read can cause two. */
const MAX_STALLED_PAGES = 2
/** Pages of one status: a million tests at 100 per page. A longer list would never end. */
const MAX_LISTING_PAGES = 10_000

interface ListingOptions extends Pick<Context, 'repository' | 'log'> {
  readonly deadline: Deadline
  readonly service: Pick<MergeQueueService, 'listUnhealthyTests'>
  readonly orgSlug: string
  /** Listed one after the other, because the service takes one status per call. */
  readonly statuses: readonly Unhealthy[]
  readonly pageSize: number
  /** Counts tests before any filter. */
  readonly maxTests?: number | undefined
}

/** The tests of a repository, page by page. Its fields are final once every page has been read. */
export class UnhealthyTests {
  readonly #options: ListingOptions
  /** Ids of all listed tests, each with the reading that listed it last. */
  readonly #seen = new Map<string, StatusListing>()
  /** Own statuses that are neither flaky nor broken, by the ID of the test that is listed all the same. */
  readonly otherStatuses = new Map<string, string>()
  /** True if there was at least one more test than `maxTests`. */
  truncated = false

  constructor(options: ListingOptions) {
    this.#options = options
  }

  /** True if tests of this status are listed, and this one was not among them. */
  lacks({ id, status }: ListedTest): boolean {
    return this.#options.statuses.includes(status.value) && !this.#seen.has(id)
  }

  /**
   * Reads the pages, and yields the tests of each page that were not listed before.
   * @throws {ActionError} `bad-response`: the tokens never end, or the list ends too early
   */
  async *pages(): AsyncGenerator<readonly ListedTest[]> {
    for (const status of this.#options.statuses) {
      const listing = yield* this.#pagesOf(status)
      if (this.truncated) return
      const why = listing.shortfall ?? listing.shift
      if (why === undefined) continue
      // Tests moved between pages during the reading. A second reading finds those that were missed.
      this.#options.log.info(`Reading the ${status} tests again: ${why}`)
      const again = yield* this.#pagesOf(status)
      if (this.truncated) return
      again.totalRows ??= listing.totalRows
      if (again.shortfall !== undefined) throw again.failure(again.shortfall)
    }
  }

  async *#pagesOf(status: Unhealthy): AsyncGenerator<readonly ListedTest[], StatusListing> {
    const { owner, name } = this.#options.repository
    const listing = new StatusListing(`${status.toUpperCase()} tests of ${owner}/${name}`)
    for (let request = this.#request(status, undefined); ; ) {
      const page = await request
      this.#options.deadline.throwIfOver()
      const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing))
      const token = this.truncated ? undefined : listing.next(page)
      // The next page is fetched while this one is counted and written. Waiting for the next turn of
      // the event loop lets its request leave first.
      if (token !== undefined) {
        request = this.#request(status, token)
        // Awaited in the next iteration; until then, avoid an unhandled rejection.
        request.catch(() => {})
        await nextTurn()
      }
      if (fresh.length > 0) yield fresh
      if (this.truncated) return listing
      this.#logProgress(status, listing, token === undefined)
      if (token === undefined) return listing
    }
  }

  #request(status: Unhealthy, pageToken: string | undefined): Promise<UnhealthyTestPage> {
    const { deadline, service, repository, orgSlug, pageSize } = this.#options
    return service.listUnhealthyTests(deadline, {
      repository,
      orgSlug,
      status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
      pageSize,
      pageToken,
    })
  }

  /** Returns the test if it is new and `maxTests` allows it. */
  #takeNew(test: UnhealthyTest, status: Unhealthy, listing: StatusListing): ListedTest | [] {
    const last = this.#seen.get(test.id)
    if (last === undefined)
      this.truncated ||= this.#seen.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY)
    if (last === listing || this.truncated) return []
    listing.different++
    this.#seen.set(test.id, listing)
    const own = test.status?.value?.toLowerCase()
    if (own && !UNHEALTHY.some((known) => known === own)) this.otherStatuses.set(test.id, own)
    return last === undefined ? listedTest(test, status) : []
  }

  #logProgress(status: Unhealthy, { pages, rows, totalRows }: StatusListing, ended: boolean): void {
    let tests = pluralize(rows, `${status} test`)
    if (totalRows !== undefined && totalRows > rows)
      tests = `${rows} of ${pluralize(totalRows, `${status} test`)}`
    const progress = `${tests} on ${pluralize(pages, 'page')}`
    if (ended) this.#options.log.info(`Read ${progress}`)
    else if (pages % 100 === 0) this.#options.log.info(`Read ${progress} so far`)
  }
}

/** A test of the listing, and its own status if that contradicts the list that it is in. */
export type ListedRow = ListedTest & { readonly otherStatus?: string | undefined }

/**
 * Reads the whole listing and returns the wanted tests. It reads broken tests first, so that a test
 * that changes its status meanwhile counts as broken.
 * @throws {ActionError} if the listing cannot be read to its end
 */
export async function readListing(
  context: Pick<Context, 'repository' | 'log' | 'service'>,
  deadline: Deadline,
  orgSlug: string,
  wanted: (test: ListedTest) => boolean,
): Promise<readonly ListedRow[]> {
  const statuses = ['broken', 'flaky'] as const
  const tests: ListedTest[] = []
  const listing = new UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 })
  for await (const page of listing.pages()) tests.push(...page.filter(wanted))
  return tests.map((test) => ({ ...test, otherStatus: listing.otherStatuses.get(test.id) }))
}

/**
 * One reading of the tests of one status. It ends whatever page tokens the service sends, and finds
 * out whether the list is complete, because an incomplete list must not pass a gate or close an issue.
 */
class StatusListing {
  /** Subject of the listing, for messages. */
  readonly #subject: string
  readonly #tokens = new Set<string>()
  /** Each page by its first and last test, because a page may come again under another token. */
  readonly #pages = new Set<string>()
  #stalled = 0
  #totalPages: number | undefined
  pages = 0
  /** Number of received tests, without those of repeated pages. */
  rows = 0
  /** Number of different tests. */
  different = 0
  /** The service's count, from the last page that has one. */
  totalRows: number | undefined
  #shrank = false

  constructor(subject: string) {
    this.#subject = subject
  }

  /** Why tests must be missing; `undefined` if the list is complete. */
  get shortfall(): string | undefined {
    const missing = (what: string, count: number, field: string, total: number | undefined) => {
      if (total === undefined || count >= total) return undefined
      return `the list ended after ${pluralize(count, what)}, but its \`${field}\` is ${total}`
    }
    const { totalRows, rows, different } = this
    if (totalRows === undefined) return missing('page', this.pages, 'total_pages', this.#totalPages)
    return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows)
  }

  /** Why tests may have moved between pages, so that some may have been missed. */
  get shift(): string | undefined {
    if (this.#shrank) return 'the list became shorter while it was being read'
    if (this.totalRows === undefined && this.rows > this.different) return 'a test was listed twice'
    return undefined
  }

  /** Counts a page and returns the token of the next one. Throws if the tokens never end. */
  next({ tests, page }: UnhealthyTestPage): string | undefined {
    this.pages++
    const ends = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`
    const repeated = tests.length > 0 && this.#pages.has(ends)
    this.#pages.add(ends)
    if (!repeated) this.rows += tests.length
    const totalRows = page.total_rows ?? this.totalRows
    this.#shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0)
    this.totalRows = totalRows
    this.#totalPages = page.total_pages ?? this.#totalPages
    const token = page.next_page_token
    if (!token) return undefined
    if (this.#tokens.has(token))
      throw this.failure('the token for the next page was used before, so the list would never end')
    this.#tokens.add(token)
    if (repeated || tests.length === 0) this.#stalled++
    else this.#stalled = 0
    if (this.#stalled > MAX_STALLED_PAGES)
      throw this.failure(
        `${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`,
      )
    // A list may grow while it is read, but not to more than twice its length.
    if (this.pages >= Math.min(MAX_LISTING_PAGES, 2 * (this.#totalPages ?? MAX_LISTING_PAGES) + 10))
      throw this.failure(`there is still a next page after ${this.pages} pages`)
    return token
  }

  failure(problem: string): ActionError {
    return new ActionError('bad-response', {
      request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
      problem,
      remedy:
        'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to Trunk. `max-tests` reads only the first tests.',
    })
  }
}
