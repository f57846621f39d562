/**
 * The wire shapes of a listing of unhealthy tests. Missing fields stay missing or null, because a
 * transform on each takes as long as checking it.
 */
import * as z from '../shared/zod.js'
import { list, optional } from './schemas.js'

const textOrNull = z.nullish(z.string())
const linkOrNull = z.nullish(z.object({ html_url: textOrNull }))

/** An element of `tests` of the listing; `status.value` is from the wire and may be missing. */
export const UnhealthyTest = z.object({
  id: z.string(),
  repository: linkOrNull,
  html_url: textOrNull,
  name: z.string(),
  variant: textOrNull,
  status: z.nullish(z.object({ value: textOrNull, reason: textOrNull, timestamp: textOrNull })),
  codeowners: z.nullish(list(z.string())),
  pull_requests_impacted_last_7d: z.nullish(z.number()),
  quarantined: z.nullish(z.boolean()),
  file_path: textOrNull,
  parent: textOrNull,
  classname: textOrNull,
  ticket: linkOrNull,
})
export type UnhealthyTest = z.output<typeof UnhealthyTest>

/** Answer of listUnhealthyTests. An empty `next_page_token` ends the list. */
export const pageOf = (test: typeof UnhealthyTest) =>
  z.object({
    tests: list(test),
    page: z.object({
      total_rows: optional(z.number()),
      total_pages: optional(z.number()),
      next_page_token: optional(z.string()),
    }),
  })
export const UnhealthyTestPage = pageOf(UnhealthyTest)
export type UnhealthyTestPage = z.output<typeof UnhealthyTestPage>
