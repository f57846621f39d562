/** The wire shapes of a listing of unhealthy tests, which only `list-flaky` and `explain` load. */
import { webLink } from '../shared/links.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { anyText, list, optional } from './schemas.js'

const text = z.nullish(anyText)
/** People follow these addresses, so only a web page counts. */
const link = z.optional(mapped(text, (address) => (address === null ? null : webLink(address))))
const page = z.nullish(z.object({ html_url: link }))

/**
 * An element of `tests` of the listing. A field that is null stays null, because `tests-file` has
 * the tests as the service sent them.
 */
export const UnhealthyTest = z.object({
  id: anyText,
  repository: page,
  html_url: link,
  name: anyText,
  variant: text,
  /** `value` is from the wire, not from a closed set. */
  status: z.nullish(z.object({ value: text, reason: text, timestamp: text })),
  codeowners: z.nullish(list(anyText)),
  pull_requests_impacted_last_7d: z.nullish(z.number()),
  quarantined: z.nullish(z.boolean()),
  file_path: text,
  parent: text,
  classname: text,
  ticket: page,
})
export type UnhealthyTest = z.output<typeof UnhealthyTest>

/** Answer of listUnhealthyTests. An empty `next_page_token` ends the list. */
export const UnhealthyTestPage = z.object({
  tests: list(UnhealthyTest),
  page: z.object({
    total_rows: optional(z.number()),
    total_pages: optional(z.number()),
    next_page_token: optional(z.string()),
  }),
})
export type UnhealthyTestPage = z.output<typeof UnhealthyTestPage>
