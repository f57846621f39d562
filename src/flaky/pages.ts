import type { MergeQueueService } from '../service/client.js'
import type { UnhealthyTest, UnhealthyTestPage } from '../service/unhealthy.js'
import { nextTurn } from '../shared/clock.js'
import { ActionError } from '../shared/errors.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { type ListedTest, listedTest, type Unhealthy } from './unhealthy-test.js'

/** Consecutive pages without anything new: a list that changes while it is read explains two. */
const MOST_STALLED_PAGES = 2
/** Pages of one status: a million tests at 100 per page. Beyond that, the tokens never end. */
const MOST_PAGES = 10_000

interface ListingOptions extends Pick<Context, 'repository' | 'log' | 'signal'> {
  readonly service: Pick<MergeQueueService, 'listUnhealthyTests'>
  readonly orgSlug: string
  /** Listed one after the other, because the service takes one status per call. */
  readonly statuses: readonly Unhealthy[]
  readonly pageSize: number
  /** Before any filter; no limit where absent. */
  readonly maxTests?: number | undefined
}

/** The tests of a repository, page by page. Its fields are final once every page has been read. */
export class UnhealthyTests {
  readonly #options: ListingOptions
  /** Every test that was listed, filtered out later or not, with the reading that had it last. */
  readonly #seen = new Map<string, Listing>()
  /** Tells whether there was at least one test more than `maxTests`. */
  truncated = false

  constructor(options: ListingOptions) {
    this.#options = options
  }

  /** Tells whether tests of its status are listed, and this one was not among them. */
  lacks({ id, status }: ListedTest): boolean {
    return this.#options.statuses.includes(status.value) && !this.#seen.has(id)
  }

  /**
   * The tests of each page that were not listed before, in the order of the service.
   * @throws {ActionError} `bad-response`: the tokens never end, or the list ends too early
   */
  async *pages(): AsyncGenerator<readonly ListedTest[]> {
    for (const status of this.#options.statuses) {
      const listing = yield* this.#pagesOf(status)
      if (this.truncated) return
      const why = listing.shortfall ?? listing.shift
      if (why === undefined) continue
      // Tests moved between pages while the list was read; a second reading finds the missed ones.
      this.#options.log.info(`Reading the ${status} tests again: ${why}`)
      const again = yield* this.#pagesOf(status)
      if (this.truncated) return
      again.totalRows ??= listing.totalRows
      if (again.shortfall !== undefined) throw again.failure(again.shortfall)
    }
  }

  async *#pagesOf(status: Unhealthy): AsyncGenerator<readonly ListedTest[], Listing> {
    const { owner, name } = this.#options.repository
    const listing = new Listing(`${status.toUpperCase()} tests of ${owner}/${name}`)
    for (let request = this.#request(status, undefined); ; ) {
      const page = await request
      this.#options.signal.throwIfAborted()
      const fresh = page.tests.flatMap((test) => this.#takeNew(test, status, listing))
      const token = this.truncated ? undefined : listing.next(page)
      // The next page is fetched while this one is counted and written. Its request leaves with the
      // next turn of the event loop; until then the service would wait as well.
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
    const { repository, orgSlug, pageSize } = this.#options
    return this.#options.service.listUnhealthyTests({
      repository,
      orgSlug,
      status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
      pageSize,
      pageToken,
    })
  }

  /** The test, if it was not listed before and there is room for it. */
  #takeNew(test: UnhealthyTest, status: Unhealthy, listing: Listing): ListedTest | [] {
    const last = this.#seen.get(test.id)
    if (last === undefined)
      this.truncated ||= this.#seen.size >= (this.#options.maxTests ?? Number.POSITIVE_INFINITY)
    if (last === listing || this.truncated) return []
    listing.different++
    this.#seen.set(test.id, listing)
    return last === undefined ? listedTest(test, status) : []
  }

  #logProgress(status: Unhealthy, { pages, rows, totalRows }: Listing, ended: boolean): void {
    const isAll = totalRows === undefined || totalRows <= rows
    const tests = pluralize(isAll ? rows : totalRows, `${status} test`)
    const progress = `${isAll ? '' : `${rows} of `}${tests} on ${pluralize(pages, 'page')}`
    if (ended) this.#options.log.info(`Read ${progress}`)
    else if (pages % 100 === 0) this.#options.log.info(`Read ${progress} so far`)
  }
}

/**
 * The unhealthy tests of a repository that are wanted, from a listing that was read to its end.
 * Broken ones first: a test whose status changes meanwhile is then taken as broken.
 * @throws {ActionError} the listing cannot be read whole
 */
export async function readListing(
  context: Pick<Context, 'repository' | 'log' | 'signal' | 'service'>,
  orgSlug: string,
  wanted: (test: ListedTest) => boolean,
): Promise<readonly ListedTest[]> {
  const statuses = ['broken', 'flaky'] as const
  const tests: ListedTest[] = []
  const listing = new UnhealthyTests({ ...context, orgSlug, statuses, pageSize: 100 })
  for await (const page of listing.pages()) tests.push(...page.filter(wanted))
  return tests
}

/**
 * One reading of the list of one status. It ends whatever the tokens are, and knows whether it is
 * complete: no gate may pass, and no issue be closed, because the service stopped early.
 */
class Listing {
  /** Subject of the listing, for messages. */
  readonly #subject: string
  readonly #tokens = new Set<string>()
  /** Pages by their ends: one may come again under another token. */
  readonly #pages = new Set<string>()
  #stalled = 0
  #totalPages: number | undefined
  pages = 0
  /** Tests received, those of a repeated page left out. */
  rows = 0
  /** The same, each counted once. */
  different = 0
  /** The service's own count, from the last page that has it. */
  totalRows: number | undefined
  #shrank = false

  constructor(subject: string) {
    this.#subject = subject
  }

  /** Why tests must be missing although there is no next page; `undefined` for a complete list. */
  get shortfall(): string | undefined {
    const missing = (what: string, count: number, field: string, total: number | undefined) =>
      total !== undefined && count < total
        ? `the list ended after ${pluralize(count, what)}, but its \`${field}\` is ${total}`
        : undefined
    const { totalRows, rows, different } = this
    if (totalRows === undefined) return missing('page', this.pages, 'total_pages', this.#totalPages)
    return missing(rows > different ? 'different test' : 'test', different, 'total_rows', totalRows)
  }

  /** Signs that tests moved while they were read, so that some may have been passed over. */
  get shift(): string | undefined {
    if (this.#shrank) return 'the list became shorter while it was being read'
    const isRepeated = this.totalRows === undefined && this.rows > this.different
    return isRepeated ? 'a test was listed twice' : undefined
  }

  /** Counts a page and returns the token of the next one. Throws when the tokens never end. */
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
    this.#stalled = repeated || tests.length === 0 ? this.#stalled + 1 : 0
    if (this.#stalled > MOST_STALLED_PAGES)
      throw this.failure(
        `${this.#stalled} consecutive pages were empty or repeated, and there is still a next page`,
      )
    // A list may grow while it is read, but not to more than twice its length.
    if (this.pages >= Math.min(MOST_PAGES, 2 * (this.#totalPages ?? MOST_PAGES) + 10))
      throw this.failure(`there is still a next page after ${this.pages} pages`)
    return token
  }

  failure(problem: string): ActionError {
    return new ActionError('bad-response', {
      request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
      problem,
      remedy:
        'Nothing is reported, because the list is incomplete. Run the step again; if that does not help, report it to the service. `max-tests` reads only the first tests.',
    })
  }
}
