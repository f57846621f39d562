/** Answers that routes of the stand-in share. */
import type { Context, Next } from 'hono'
import { noted } from './arguments.js'
import type { RulesetSeed } from './seeds.js'
import type { Addresses } from './shapes.js'
import type { World } from './world.js'

/** The site that routes are about. */
export interface Site {
  readonly world: World
  readonly repository: string
  /** Known once the server listens. */
  readonly addresses: () => Addresses
  readonly seed: {
    readonly rulesets?: readonly RulesetSeed[]
    readonly protection?: Readonly<Record<string, readonly string[]>>
  }
}

const queries = new WeakMap<Request, ReturnType<typeof noted<Readonly<Record<string, string>>>>>()
const bodies = new WeakMap<Request, ReturnType<typeof noted<object>>>()

/** The query of a request. A route has to read each parameter that it gets. */
export function queryOf(c: Context): Readonly<Record<string, string | undefined>> {
  const known = queries.get(c.req.raw) ?? noted(c.req.query())
  queries.set(c.req.raw, known)
  return known.values
}

/** The body of a request. A route has to read each member that it gets. */
export async function bodyOf<T extends object>(c: Context): Promise<Partial<T>> {
  const body = noted(await c.req.json<Partial<T>>())
  bodies.set(c.req.raw, body)
  return body.values
}

/** Refuses what a route would have ignored, because GitHub would not. */
export async function refuseIgnored(c: Context, next: Next): Promise<void> {
  queryOf(c)
  await next()
  const { raw } = c.req
  const unread = [queries, bodies].flatMap((all) => [...(all.get(raw)?.unread ?? [])])
  if (!c.res.ok || unread.length === 0) return
  const { pathname } = new URL(raw.url)
  c.res = refused(`The sandbox would ignore ${unread.join(', ')} of ${raw.method} ${pathname}`)
}

/** Refuses a value that the sandbox cannot obey. */
export const refused = (message: string): Response =>
  Response.json({ message, status: '400' }, { status: 400 })

/** A number of the query, at least 1. */
function count(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

/** Entries of a page, as GitHub limits them. */
const MAX_PER_PAGE = 100

/**
 * One page with GitHub's Link header.
 * @param body writes the page; as it is where absent
 */
export function page<Item>(
  c: Context,
  { web }: Addresses,
  items: readonly Item[],
  body: (page: readonly Item[]) => object = (rows) => rows,
): Response {
  const { per_page, page: wanted } = queryOf(c)
  const size = Math.min(MAX_PER_PAGE, count(per_page, 30))
  const number = count(wanted, 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  if (number < last) {
    const { pathname, searchParams } = new URL(c.req.url)
    const to = (target: number, rel: string) => {
      const query = new URLSearchParams(searchParams)
      query.set('page', String(target))
      return `<${web}${pathname}?${query}>; rel="${rel}"`
    }
    c.header('link', `${to(number + 1, 'next')}, ${to(last, 'last')}`)
  }
  return c.json(body(items.slice((number - 1) * size, number * size)))
}

export const notFound = (c: Context) => c.json({ message: 'Not Found', status: '404' }, 404)

export const forbidden = (c: Context) =>
  c.json({ message: 'Resource not accessible by integration', status: '403' }, 403)
