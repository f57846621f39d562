/** Answers that routes of the stand-in share. */
import type { Context } from 'hono'
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

/**
 * One page with GitHub's Link header.
 * @param body puts the page into an object, as some lists are
 */
export function page(
  c: Context,
  { web }: Addresses,
  items: readonly object[],
  body: (page: readonly object[]) => object = (rows) => rows,
): Response {
  const size = Number(c.req.query('per_page') ?? 30)
  const number = Number(c.req.query('page') ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  if (number < last) {
    const { pathname, searchParams } = new URL(c.req.url)
    const to = (wanted: number, rel: string) => {
      const query = new URLSearchParams(searchParams)
      query.set('page', String(wanted))
      return `<${web}${pathname}?${query}>; rel="${rel}"`
    }
    c.header('link', `${to(number + 1, 'next')}, ${to(last, 'last')}`)
  }
  return c.json(body(items.slice((number - 1) * size, number * size)))
}

export const notFound = (c: Context) => c.json({ message: 'Not Found', status: '404' }, 404)

export const forbidden = (c: Context) =>
  c.json({ message: 'Resource not accessible by integration', status: '403' }, 403)
