import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { withMovedRows } from '../shared/moved-rows.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { sameName } from './event.js'
import type { GitHubClient } from './octokit.js'
import { StackField } from './payload.js'

const maybeText = z.nullish(z.string())

/** A closed pull request, as a list shows it. */
const Closed = mapped(
  z.object({
    number: z.number(),
    title: maybeText,
    merged_at: maybeText,
    updated_at: maybeText,
    head: z.object({ ref: z.string(), repo: z.nullish(z.object({ full_name: z.string() })) }),
    base: z.object({ ref: z.string() }),
    stack: StackField,
  }),
  ({ number, title, merged_at, updated_at, head, base, stack }) => ({
    number,
    title: title ?? '',
    mergedAt: parseTime(merged_at),
    updatedAt: parseTime(updated_at),
    headBranch: head.ref,
    headRepository: head.repo?.full_name ?? '',
    baseBranch: stack?.base ?? base.ref,
  }),
)
type Closed = z.output<typeof Closed>

/** A closed pull request. Times are milliseconds since the epoch. */
export type ClosedPullRequest = Readonly<Omit<Closed, 'headRepository'>> & {
  /** False for a head in a fork. */
  readonly isOwnHead: boolean
}

/** Reads the pull requests that were closed and changed since a time, the newest change first. */
export async function closedPullRequests(
  github: GitHubClient,
  deadline: Deadline,
  since: number,
): Promise<readonly ClosedPullRequest[]> {
  const isRecent = ({ updatedAt }: Closed) => updatedAt === undefined || updatedAt >= since
  const read = async (isLast: (page: readonly Closed[]) => boolean) =>
    github.list(
      deadline,
      'Reading the closed pull requests from GitHub',
      'pull-requests: read',
      '/pulls',
      Closed,
      { query: { state: 'closed', sort: 'updated', direction: 'desc' }, isLast },
    )
  const { items, isWhole } = await read((page) => !page.every(isRecent))
  const keyOf = ({ number, updatedAt }: Closed) => `${number} ${updatedAt}`
  const readFirst = async () => (await read(() => true)).items
  const found = isWhole ? items : await withMovedRows(items, keyOf, readFirst)
  const { owner, repo } = github.repository
  // A row may repeat on the next page; its newest state comes first.
  const byNumber = new Map(found.toReversed().map((row) => [row.number, row]))
  return [...byNumber.values()]
    .toReversed()
    .filter(isRecent)
    .map(({ headRepository, ...pullRequest }) => ({
      ...pullRequest,
      isOwnHead: sameName(headRepository, `${owner}/${repo}`),
    }))
}
