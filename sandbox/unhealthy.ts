import { createHash } from 'node:crypto'
import * as z from 'zod'
import { asUuid } from './engine/ids.js'

const STATUSES = ['healthy', 'flaky', 'broken'] as const

/** An unhealthy test as the listing answers it. */
export const UnhealthyTest = z.looseObject({
  id: z.string(),
  name: z.string(),
  variant: z.string().optional(),
  status: z.object({ value: z.enum(STATUSES), reason: z.string(), timestamp: z.string() }),
  codeowners: z.array(z.string()).default([]),
  pull_requests_impacted_last_7d: z.number().int().min(0).default(0),
  quarantined: z.boolean().default(false),
  file_path: z.string().nullish(),
  parent: z.string().nullish(),
  classname: z.string().nullish(),
  ticket: z.object({ html_url: z.string() }).nullish(),
})
export type UnhealthyTest = z.output<typeof UnhealthyTest>

/** Tests generated from a seed, for lists that are too long to write. */
export const Generator = z.strictObject({
  count: z.number().int().min(0).max(100_000),
  seed: z.string().default('1'),
  /** The share that is broken instead of flaky. */
  brokenShare: z.number().min(0).max(1).default(0.1),
  owners: z.array(z.string()).min(1).default(['@octo-org/payments', '@octo-org/search']),
})
export type Generator = z.output<typeof Generator>

const DAY_MS = 86_400_000

/** @param now upper bound for the times of classification, in milliseconds since the epoch */
export function generateTests(generator: Generator, now: number): readonly UnhealthyTest[] {
  return Array.from({ length: generator.count }, (_, index) => makeTest(generator, index, now))
}

const AREAS = ['billing', 'catalog', 'search', 'session', 'upload'] as const
const CLAIMS = [
  'keeps the order of rows',
  'retries once after a reset',
  'shows the last page',
  'closes the connection',
  'rounds half a cent up',
  'distinguishes a timeout from a refusal',
  'forgets an old session',
] as const

function makeTest({ seed, brokenShare, owners }: Generator, index: number, now: number) {
  const hash = createHash('sha1').update(`${seed}/${index}`).digest()
  const dice = (byte: number, sides: number) => (hash[byte] ?? 0) % sides
  const broken = hash.readUInt16BE(0) / 65_536 < brokenShare
  const areaIndex = dice(2, AREAS.length)
  const area = AREAS[areaIndex] ?? AREAS[0]
  const file = `src/${area}/${area}_${dice(3, 40)}.test.ts`
  // A few tests impact many pull requests, most impact few.
  const impacted = Math.floor((hash.readUInt16BE(8) / 65_536) ** 3 * 60)
  return {
    id: asUuid(hash.toString('hex')),
    name: `${area} › ${CLAIMS[dice(12, CLAIMS.length)]} (case ${index})`,
    variant: '',
    status: {
      value: broken ? ('broken' as const) : ('flaky' as const),
      reason: broken ? 'Fails on the stable branch' : `Failed on ${dice(4, 9) + 1} of 100 runs`,
      timestamp: new Date(now - (hash.readUInt16BE(5) / 65_536) * 30 * DAY_MS).toISOString(),
    },
    codeowners: [owners[areaIndex % owners.length] ?? ''],
    pull_requests_impacted_last_7d: impacted,
    quarantined: dice(7, 5) === 0,
    // Services leave these out for some tests.
    ...(dice(10, 10) === 0
      ? { file_path: null }
      : { file_path: file, parent: area, classname: file }),
    ...(dice(11, 20) === 0
      ? { ticket: { html_url: `https://tickets.example/FLAKE-${index}` } }
      : {}),
  }
}

const PageQuery = z.object({
  page_size: z.number().int().min(1).max(100),
  page_token: z.string().optional(),
})
const UnhealthyQuery = z.object({ page_query: PageQuery, status: z.enum(['FLAKY', 'BROKEN']) })
const QuarantinedQuery = z.object({ page_query: PageQuery })

/**
 * One page of the tests with a status.
 * @returns the reason, as text, when the request is wrong
 */
export function unhealthyPage(
  tests: readonly UnhealthyTest[],
  repositoryUrl: string,
  body: unknown,
) {
  const query = UnhealthyQuery.safeParse(body)
  if (!query.success) return invalid(query.error)
  const { status, page_query } = query.data
  const rows = tests.filter((test) => test.status.value === status.toLowerCase())
  const page = pageOf(rows, status, page_query)
  return typeof page === 'string'
    ? page
    : { tests: page.rows.map((test) => shown(test, repositoryUrl)), page: page.page }
}

/** One page of the quarantined tests, whatever their status. */
export function quarantinedPage(
  tests: readonly UnhealthyTest[],
  repositoryUrl: string,
  body: unknown,
) {
  const query = QuarantinedQuery.safeParse(body)
  if (!query.success) return invalid(query.error)
  const rows = tests.filter(({ quarantined }) => quarantined)
  const page = pageOf(rows, 'QUARANTINED', query.data.page_query)
  return typeof page === 'string'
    ? page
    : { quarantined_tests: page.rows.map((test) => shown(test, repositoryUrl)), page: page.page }
}

const invalid = ({ issues: [issue] }: z.ZodError): string =>
  `invalid request: ${issue?.path.join('.')}`

const shown = (test: UnhealthyTest, repositoryUrl: string) => ({
  repository: { html_url: repositoryUrl },
  html_url: `https://app.example/tests/${test.id}`,
  ...test,
})

const tokenOf = (list: string, row: number): string =>
  Buffer.from(`${list}:${row}`).toString('base64url')

function pageOf(
  rows: readonly UnhealthyTest[],
  list: string,
  { page_size: size, page_token = '' }: z.output<typeof PageQuery>,
) {
  const start = startOf(page_token, list)
  if (start === undefined) return 'invalid page token'
  const pages = Math.ceil(rows.length / size)
  const page = {
    total_rows: rows.length,
    total_pages: pages,
    page_index: Math.floor(start / size),
    next_page_token: start + size < rows.length ? tokenOf(list, start + size) : '',
    prev_page_token: start > 0 ? tokenOf(list, Math.max(0, start - size)) : '',
    last_page_token: pages > 0 ? tokenOf(list, (pages - 1) * size) : '',
  }
  return { rows: rows.slice(start, start + size), page }
}

/** A token belongs to one list; with another one it is refused. */
function startOf(token: string, list: string): number | undefined {
  if (token === '') return 0
  const parts = /^([A-Z]+):(\d+)$/.exec(Buffer.from(token, 'base64url').toString())
  return parts?.[1] === list ? Number(parts[2]) : undefined
}
