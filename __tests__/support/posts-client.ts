import { type MarkedText, parseMarked, withMarker } from '../../src/github/marker.js'
import type { GitHubClient } from '../../src/github/octokit.js'
import type { IssueChange, Post, Thread } from '../../src/github/posts.js'

/** Comments and issues in memory. */
export interface FakePosts {
  readonly comments: (thread: Thread) => Promise<readonly FakePost[]>
  readonly addComment: (thread: Thread, text: MarkedText) => Promise<FakePost>
  readonly deleteComment: (id: number) => Promise<void>
  readonly issues?: (label: string | undefined) => Promise<readonly FakePost[]>
  readonly openIssue?: (text: MarkedText, labels: readonly string[]) => Promise<FakePost>
  readonly editIssue?: (number: number, change: IssueChange) => Promise<FakePost>
}
type FakePost = Pick<Post, 'id'> & MarkedText & Partial<Post>

type Given = Readonly<Record<string, unknown>>

/** A client of GitHub that shows and changes posts in memory, all of one bot. */
export function postsClient(posts: FakePosts): GitHubClient {
  const wire = ({ id, title = '', isOpen = true, labels, ...text }: FakePost) => ({
    id,
    number: id,
    title,
    state: isOpen ? 'open' : 'closed',
    labels,
    body: withMarker(text),
    user: { login: 'us[bot]', type: 'Bot' },
  })
  const textIn = (given: Given) => parseMarked(String(given['body'])) ?? { marker: '', body: '' }
  const send = async (route: string, given: Given) => {
    const [, method, path = ''] = /^(\w+) (.*)$/.exec(route) ?? []
    const number = Number(/\d+/.exec(path)?.[0])
    if (method === 'DELETE') return posts.deleteComment(number)
    if (path === '/issues')
      return wire(await assured(posts.openIssue)(textIn(given), given['labels'] as string[]))
    if (path.endsWith('/comments')) return wire(await posts.addComment({ number }, textIn(given)))
    const { state } = given as IssueChange
    const text = given['body'] === undefined ? undefined : textIn(given)
    const change = { ...(state && { state }), ...(text && { text }) }
    return wire(await assured(posts.editIssue)(number, change))
  }
  const client = {
    available: true,
    redact: (text: string) => text,
    request: (...[, , , route, , given = {}]: [...unknown[]]) =>
      send(String(route), given as Given),
    list: async (...all: unknown[]) => {
      const path = String(all[3])
      const { query = {}, isLast } = (all[5] ?? {}) as {
        query?: Given
        isLast?: (page: readonly unknown[]) => boolean
      }
      const found =
        path === '/issues'
          ? await assured(posts.issues)(query['labels'] as string | undefined)
          : await posts.comments({ number: Number(/\d+/.exec(path)?.[0]) })
      const items = found.map(wire)
      isLast?.(items)
      return { items, isWhole: true }
    },
  }
  return client as unknown as GitHubClient
}

function assured<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('These posts have no issues.')
  return value
}
