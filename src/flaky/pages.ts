import type { MergeQueueService } from '../service/client.js'
import type { UnhealthyTestPage } from '../service/unhealthy.js'
import { nextTurn } from '../shared/clock.js'
import type { Context } from '../step/context.js'
import { Listing } from './listing.js'
import { type ListedTest, listedTest, type Unhealthy } from './test.js'

/** What is listed, and with what. */
export interface ListingOptions extends Pick<Context, 'repository' | 'log' | 'signal'> {
  readonly service: Pick<MergeQueueService, 'listUnhealthyTests'>
  readonly orgSlug: string
  /** Listed one after the other, because the service takes one status per call. */
  readonly statuses: readonly Unhealthy[]
  readonly pageSize: number
  /** Most tests to take, before any filter; no limit where absent. */
  readonly maxTests?: number | undefined
}

/** The tests of a repository, page by page. Its fields are final once every page has been read. */
export class UnhealthyTests {
  readonly #options: ListingOptions
  /** Every test that was listed, including those filtered out later. */
  readonly ids = new Set<string>()
  /** Whether there was at least one test more than `maxTests`. */
  truncated = false

  constructor(options: ListingOptions) {
    this.#options = options
  }

  /** Whether tests of its status are listed. */
  asks(test: ListedTest): boolean {
    return this.#options.statuses.includes(test.status.value)
  }

  /**
   * The tests of each page that were not listed before, in the order of the service.
   *
   * @throws {ServiceError} a page could not be read
   * @throws {ActionError} `bad-response`: the tokens never end, or the list ends too early
   */
  async *pages(): AsyncGenerator<readonly ListedTest[]> {
    for (const status of this.#options.statuses) {
      const listing = yield* this.#pagesOf(status)
      if (this.truncated) return
      if (listing.shortfall === undefined && !listing.shrank) continue
      // Tests moved between pages while the list was read; a second reading finds the missed ones.
      const why = listing.shortfall ?? 'the list became shorter while it was being read'
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
      const fresh = this.#fresh(page.tests, status)
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

  #fresh(tests: UnhealthyTestPage['tests'], status: Unhealthy): ListedTest[] {
    const limit = this.#options.maxTests ?? Number.POSITIVE_INFINITY
    const fresh: ListedTest[] = []
    for (const test of tests) {
      if (this.ids.has(test.id)) continue
      if (this.ids.size >= limit) {
        this.truncated = true
        break
      }
      this.ids.add(test.id)
      fresh.push(listedTest(test, status))
    }
    return fresh
  }

  #logProgress(status: Unhealthy, { pages, rows, totalRows }: Listing, ended: boolean): void {
    const of = totalRows === undefined || totalRows <= rows ? '' : ` of ${totalRows}`
    const progress = `${rows}${of} ${status} tests on ${pages} ${pages === 1 ? 'page' : 'pages'}`
    if (ended) this.#options.log.info(`Read ${progress}`)
    else if (pages % 100 === 0) this.#options.log.info(`Read ${progress} so far`)
  }
}
