/**
 * The wire shapes of a listing of unhealthy tests. A list has a hundred thousand of them, and zod
 * takes three times as long as `JSON.parse` to check one: so a test is checked by hand, and only
 * this shape is (docs/adr/0030).
 */
import { webLink } from '../shared/links.js'
import * as z from '../shared/zod.js'
import { list, optional } from './schemas.js'

type Maybe<T> = T | null | undefined
type Row = Readonly<Record<string, unknown>>

/** A field that is wrong; without a name, the test itself. */
class WrongField extends Error {
  readonly field: string
  constructor(field: string, problem = 'a value of another type') {
    super(problem)
    this.field = field
  }
}

function object(row: Row, field: string): Maybe<Row> {
  const value = row[field]
  if (value != null && (typeof value !== 'object' || Array.isArray(value)))
    throw new WrongField(field)
  return value as Maybe<Row>
}

interface Types {
  readonly string: string
  readonly number: number
  readonly boolean: boolean
}

function maybe<Type extends keyof Types>(row: Row, field: string, type: Type): Maybe<Types[Type]> {
  const value = row[field]
  if (value != null && typeof value !== type) throw new WrongField(field)
  return value as Maybe<Types[Type]>
}

function text(row: Row, field: string): string {
  const value = row[field]
  if (typeof value !== 'string') throw new WrongField(field)
  return value
}

const MOST_OWNERS = 50_000

function texts(row: Row, field: string): Maybe<readonly string[]> {
  const value = row[field] as Maybe<readonly unknown[]>
  if (value == null) return value
  if (!Array.isArray(value)) throw new WrongField(field)
  if (value.length > MOST_OWNERS)
    throw new WrongField(field, `Too big: more than ${MOST_OWNERS} elements`)
  if (!value.every((item) => typeof item === 'string')) throw new WrongField(field)
  return value as readonly string[]
}

/** A web address; another one is left out. */
function page(row: Row): Maybe<string> {
  const address = maybe(row, 'html_url', 'string')
  return address == null ? address : webLink(address)
}

function link(row: Row, field: string): Maybe<{ readonly html_url?: Maybe<string> }> {
  const value = object(row, field)
  return value && { html_url: page(value) }
}

/** Copies the fields that are known, in the order of the interface. */
function readTest(row: Row) {
  const status = object(row, 'status')
  return {
    id: text(row, 'id'),
    repository: link(row, 'repository'),
    html_url: page(row),
    name: text(row, 'name'),
    variant: maybe(row, 'variant', 'string'),
    status: status && readStatus(status),
    codeowners: texts(row, 'codeowners'),
    pull_requests_impacted_last_7d: maybe(row, 'pull_requests_impacted_last_7d', 'number'),
    quarantined: maybe(row, 'quarantined', 'boolean'),
    file_path: maybe(row, 'file_path', 'string'),
    parent: maybe(row, 'parent', 'string'),
    classname: maybe(row, 'classname', 'string'),
    ticket: link(row, 'ticket'),
  }
}

/** `value` is from the wire, not from a closed set. */
type Status = Partial<Readonly<Record<'value' | 'reason' | 'timestamp', Maybe<string>>>>

const readStatus = (row: Row): Status => ({
  value: maybe(row, 'value', 'string'),
  reason: maybe(row, 'reason', 'string'),
  timestamp: maybe(row, 'timestamp', 'string'),
})

type ReadTest = Readonly<ReturnType<typeof readTest>>

/** An element of `tests` of the listing. */
export type UnhealthyTest = Partial<ReadTest> & Pick<ReadTest, 'id' | 'name'>

/** One test, for zod; a wrong one has one issue, which names the first wrong field. */
export const UnhealthyTest = z.transform((row, { issues }): UnhealthyTest => {
  try {
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      throw new WrongField('', 'it is no object')
    return readTest(row as Row)
  } catch (error) {
    if (!(error instanceof WrongField)) throw error
    const { field, message } = error
    const path = field === '' ? [] : [field]
    issues.push({ code: 'custom', input: row, path, message })
    return z.NEVER
  }
})

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
