import type { UnhealthyTestPage } from '../service/unhealthy.js'
import { ActionError } from '../shared/errors.js'

/** Consecutive pages without anything new: a list that changes while it is read explains two. */
const MOST_STALLED_PAGES = 2
/** Pages of one status: a million tests at 100 per page. Beyond that, the tokens never end. */
const MOST_PAGES = 10_000

/**
 * One reading of the list of one status. It ends whatever the tokens are, and knows whether the
 * list is complete: no gate may pass, and no issue be closed, because the service stopped early.
 */
export class Listing {
  readonly #subject: string
  readonly #tokens = new Set<string>()
  readonly #pages = new Set<string>()
  #stalled = 0
  #totalPages: number | undefined
  pages = 0
  /** Tests received. A repeated test counts, as at the service; those of a repeated page do not. */
  rows = 0
  /** The service's own count, from the last page that has it. */
  totalRows: number | undefined
  /** Whether that count fell meanwhile: tests moved up, and some may have moved past the reader. */
  shrank = false

  /** @param subject what is listed, for messages */
  constructor(subject: string) {
    this.#subject = subject
  }

  /** Why tests may be missing although there is no next page; `undefined` for a complete list. */
  get shortfall(): string | undefined {
    const missing = (what: string, count: number, field: string, total: number | undefined) =>
      total !== undefined && count < total
        ? `the list ended after ${count} ${what}, but its \`${field}\` is ${total}`
        : undefined
    return this.totalRows === undefined
      ? missing('pages', this.pages, 'total_pages', this.#totalPages)
      : missing('tests', this.rows, 'total_rows', this.totalRows)
  }

  /** Counts a page and returns the token of the next one. Throws when the tokens never end. */
  next({ tests, page }: UnhealthyTestPage): string | undefined {
    this.pages++
    const repeated = this.#repeats(tests)
    if (!repeated) this.rows += tests.length
    const totalRows = page.total_rows ?? this.totalRows
    this.shrank ||= (totalRows ?? 0) < (this.totalRows ?? 0)
    this.totalRows = totalRows
    this.#totalPages = page.total_pages ?? this.#totalPages
    const token = page.next_page_token
    if (token === undefined || token === null || token === '') return undefined
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

  /** Whether this page was received before, under whatever token. */
  #repeats(tests: UnhealthyTestPage['tests']): boolean {
    const page = `${tests.length} ${tests[0]?.id} ${tests.at(-1)?.id}`
    const repeats = tests.length > 0 && this.#pages.has(page)
    this.#pages.add(page)
    return repeats
  }
}
