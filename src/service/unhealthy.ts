/**
 * The wire shapes of a listing of unhealthy tests. There may be a hundred thousand of them, so
 * objects are checked by compiled code, for which zod's functional flavor has no constructor: 0.4
 * of the time of `JSON.parse` for a page, instead of three times as long. Missing fields stay
 * missing or null, because a transform on each would cost as much again.
 */
import { $ZodObjectJIT } from 'zod/v4/core'
import * as z from '../shared/zod.js'
import { list, optional } from './schemas.js'

const object = <S extends z.core.$ZodShape>(shape: S) =>
  new $ZodObjectJIT({ type: 'object', shape }) as z.core.$ZodObject<S, z.core.$strip>

const textOrNull = z.nullish(z.string())
const linkOrNull = z.nullish(object({ html_url: textOrNull }))

/** An element of `tests` of the listing; `status.value` is from the wire and may be missing. */
export const UnhealthyTest = object({
  id: z.string(),
  repository: linkOrNull,
  html_url: textOrNull,
  name: z.string(),
  variant: textOrNull,
  status: z.nullish(object({ value: textOrNull, reason: textOrNull, timestamp: textOrNull })),
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
export const UnhealthyTestPage = z.object({
  tests: list(UnhealthyTest),
  page: z.object({
    total_rows: optional(z.number()),
    total_pages: optional(z.number()),
    page_index: optional(z.number()),
    next_page_token: optional(z.string()),
    prev_page_token: optional(z.string()),
    last_page_token: optional(z.string()),
  }),
})
export type UnhealthyTestPage = z.output<typeof UnhealthyTestPage>
