import type { Log } from '../runner/runner.js'
import type { MergeQueueService } from '../service/client.js'
import type { UnhealthyTestPage } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import { IdSet } from './id-set.js'
import { type ListedTest, listedTest, type Unhealthy } from './test.js'

/** Pages in a row that bring no new test and yet name a next one. A list that moves while it is read explains two. */
const MOST_STALLED_PAGES = 2
/** Pages of one status: a million tests at 100 a page. Beyond that it is a token without end. */
const MOST_PAGES = 10_000

/** What is listed. */
export interface ListQuery {
  readonly repository: RepositoryRef
  readonly orgSlug: string
  /** Listed one after the other, because the service takes one status a call. */
  readonly statuses: readonly Unhealthy[]
  /** 1 to 100. */
  readonly pageSize: number
  /** Most tests to take, before any filter; no limit where absent. */
  readonly maxTests?: number | undefined
}

/** The part of the service that a listing needs. */
export type ListingService = Pick<MergeQueueService, 'listUnhealthyTests'>

/** The tests of a repository, page by page. What it has seen is for its reader to ask when it is through. */
export class UnhealthyTests {
  readonly #service: ListingService
  readonly #query: ListQuery
  readonly #log: Log
  readonly #signal: AbortSignal
  /** Every test that was seen, filtered out later or not. */
  readonly ids = new IdSet()
  /** Whether there was at least one test more than `maxTests`. */
  truncated = false
  /** Tests that came more than once, and count once. */
  repeated = 0

  constructor(options: {
    service: ListingService
    query: ListQuery
    log: Log
    signal: AbortSignal
  }) {
    this.#service = options.service
    this.#query = options.query
    this.#log = options.log
    this.#signal = options.signal
  }

  /** Whether the listing is of tests of this status. */
  asks(test: ListedTest): boolean {
    return this.#query.statuses.includes(test.status.value)
  }

  /**
   * The tests of each page that were not on one before, in the order of the service.
   *
   * @throws {ServiceError} a page could not be read
   * @throws {ActionError} `bad-response`: the tokens lead in a circle or nowhere
   */
  async *pages(): AsyncGenerator<readonly ListedTest[]> {
    for (const status of this.#query.statuses) {
      yield* this.#pagesOf(status)
      if (this.truncated) return
    }
  }

  async *#pagesOf(status: Unhealthy): AsyncGenerator<readonly ListedTest[]> {
    const guard = new PageGuard(`${status.toUpperCase()} tests of ${name(this.#query.repository)}`)
    for (let request = this.#ask(status, undefined); ; ) {
      const { tests, page } = await request
      this.#signal.throwIfAborted()
      const fresh = this.#fresh(tests, status)
      const token = this.truncated ? undefined : guard.next(page, tests.length, fresh.length)
      // The next page is on its way while this one is counted and written.
      if (token !== undefined) request = this.#ahead(status, token)
      if (fresh.length > 0) yield fresh
      if (this.truncated) return
      this.#logProgress(status, guard, page.total_rows ?? undefined, token)
      if (token === undefined) return
    }
  }

  #ahead(status: Unhealthy, token: string): Promise<UnhealthyTestPage> {
    const request = this.#ask(status, token)
    // It is awaited in its turn; until then its failure is nobody's.
    request.catch(() => {})
    return request
  }

  #ask(status: Unhealthy, pageToken: string | undefined): Promise<UnhealthyTestPage> {
    const { repository, orgSlug, pageSize } = this.#query
    return this.#service.listUnhealthyTests({
      repository,
      orgSlug,
      status: status === 'flaky' ? 'FLAKY' : 'BROKEN',
      pageSize,
      pageToken,
    })
  }

  #fresh(tests: UnhealthyTestPage['tests'], status: Unhealthy): ListedTest[] {
    const limit = this.#query.maxTests ?? Number.POSITIVE_INFINITY
    const fresh: ListedTest[] = []
    for (const test of tests) {
      if (this.ids.has(test.id)) this.repeated++
      else if (this.ids.size >= limit) {
        this.truncated = true
        break
      } else {
        this.ids.add(test.id)
        fresh.push(listedTest(test, status))
      }
    }
    return fresh
  }

  #logProgress(
    status: Unhealthy,
    guard: PageGuard,
    rows: number | undefined,
    token: string | undefined,
  ) {
    const of = rows === undefined || rows < guard.tests ? '' : ` of ${rows}`
    const story = `${guard.tests}${of} ${status} tests on ${guard.pages} ${guard.pages === 1 ? 'page' : 'pages'}`
    if (token === undefined) this.#log.info(`Read ${story}`)
    else if (guard.pages % 100 === 0) this.#log.info(`Read ${story} so far`)
  }
}

/** Watches the pages of one status, so that a listing ends whatever its tokens are. */
class PageGuard {
  readonly #subject: string
  readonly #tokens = new Set<string>()
  #stalled = 0
  pages = 0
  /** Tests received, repeated ones included. */
  tests = 0

  constructor(subject: string) {
    this.#subject = subject
  }

  /**
   * The token of the next page; `undefined` after the last.
   *
   * @throws {ActionError} `bad-response`
   */
  next(page: UnhealthyTestPage['page'], received: number, fresh: number): string | undefined {
    this.pages++
    this.tests += received
    const token = page.next_page_token
    if (token === undefined || token === null || token === '') return undefined
    if (this.#tokens.has(token))
      throw this.#fail('the token of the next page is one that came before, so the list has no end')
    this.#tokens.add(token)
    this.#stalled = fresh > 0 ? 0 : this.#stalled + 1
    if (this.#stalled > MOST_STALLED_PAGES)
      throw this.#fail(
        `${this.#stalled} pages in a row brought no test that was not there before, and still name a next page`,
      )
    // A list may grow while it is read, but not to more than twice its length.
    const most = Math.min(MOST_PAGES, 2 * (page.total_pages ?? MOST_PAGES) + 10)
    if (this.pages >= most)
      throw this.#fail(`there is still a next page after ${this.pages} pages${toldPages(page)}`)
    return token
  }

  #fail(problem: string): ActionError {
    return new ActionError('bad-response', {
      request: `POST /flaky-tests/list-unhealthy-tests for ${this.#subject}, page ${this.pages}`,
      problem,
      remedy:
        'Nothing is reported, because the list is not whole. Report it to the service; `max-tests` reads only the beginning.',
    })
  }
}

const toldPages = ({ total_pages: pages }: UnhealthyTestPage['page']): string =>
  typeof pages === 'number' ? `, and the service counts ${pages} of them` : ''

const name = (repository: RepositoryRef) => `${repository.owner}/${repository.name}`
