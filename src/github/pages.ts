import { ActionError } from '../shared/errors.js'
import * as z from '../shared/zod.js'
import { checked, type Octokit } from './octokit.js'

/** 100 000 entries, more than any list that is read here. */
const MOST_PAGES = 1000
/** GitHub lists 100 on a page, and references with the same beginning at once. */
const Page = z.array(z.unknown()).check(z.maxLength(10_000))

/**
 * The pages of a list. GitHub's `Link` is followed only within the same origin, because the next
 * page gets the token, and never to a page that was read before.
 */
export async function* pages(
  octokit: Octokit,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
): AsyncGenerator<readonly unknown[]> {
  const {
    method,
    headers,
    url: first,
  } = octokit.request.endpoint(route, { ...parameters, per_page: 100 })
  const read = new Set<string>()
  for (let url: string | undefined = first; url !== undefined; ) {
    if (read.has(url) || read.size === MOST_PAGES) throw endless(read.size)
    read.add(url)
    const answer = await octokit.request({ method, headers, url })
    yield checked(Page, answer.data)
    url = nextPage(answer.headers.link, url)
  }
}

/** All entries of a list. */
export async function listAll(...list: Parameters<typeof pages>): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  for await (const page of pages(...list)) entries.push(...page)
  return entries
}

function nextPage(link: string | undefined, current: string): string | undefined {
  const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  if (target === undefined) return undefined
  const next = URL.canParse(target, current) ? new URL(target, current) : undefined
  if (next?.origin === new URL(current).origin) return next.href
  throw badList(
    next === undefined
      ? 'the link to the next page is not an address'
      : `the next page is at ${next.origin}, which is not followed because it would get the token`,
  )
}

const endless = (count: number): ActionError =>
  badList(`after ${count} ${count === 1 ? 'page' : 'pages'} the list still does not end`)

const badList = (problem: string): ActionError =>
  new ActionError('bad-response', {
    request: 'Reading a list from GitHub',
    problem,
    remedy: 'Check that GITHUB_API_URL is the address of GitHub and not of a proxy in front of it.',
  })
