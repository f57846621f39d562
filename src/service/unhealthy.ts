/** The schema of listUnhealthyTests. Only `list-flaky` and `explain` load it. */
import { webLink } from '../shared/links.js'
import { mapped, optionalField } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { anyText, list, openList, openObject } from './schemas.js'

const testText = z.nullish(anyText)
/** An address that people follow, so other schemes than http(s) are dropped. */
const testLink = z.optional(
  mapped(testText, (address) => (address === null ? null : webLink(address))),
)
const page = z.nullish(z.object({ html_url: testLink }))

/**
 * One test of the listing. Null stays null, because `tests-file` contains the tests as the service
 * sent them.
 */
const testFields = {
  id: anyText,
  repository: page,
  html_url: testLink,
  name: anyText,
  variant: testText,
  /** `value` may be an unknown word. */
  status: z.nullish(z.object({ value: testText, reason: testText, timestamp: testText })),
  codeowners: z.nullish(list(anyText)),
  pull_requests_impacted_last_7d: z.nullish(z.number()),
  quarantined: z.nullish(z.boolean()),
  file_path: testText,
  parent: testText,
  classname: testText,
  ticket: page,
}
export const UnhealthyTest = openObject(testFields)
export type UnhealthyTest = z.output<typeof UnhealthyTest>

/** Answer of listUnhealthyTests. An empty `next_page_token` ends the list. */
export const UnhealthyTestPage = z.object({
  tests: openList(testFields),
  page: z.object({
    total_rows: optionalField(z.number()),
    total_pages: optionalField(z.number()),
    next_page_token: optionalField(z.string()),
  }),
})
export type UnhealthyTestPage = z.output<typeof UnhealthyTestPage>
