/** Endpoints that the service has published since the interface document, for other clients. */
import { PullRequestsBody, SeveralBody, TestingResultsBody } from './bodies.js'
import type { Engine } from './engine/engine.js'
import { ENDED } from './engine/types.js'
import { recordOf } from './records.js'
import { type Endpoints, type Reply, type Service, text } from './routing.js'
import { enqueued, time } from './wire.js'

const DAY_MS = 86_400_000
/** How far back testing results go. */
const KEPT_DAYS = 45

export function laterRoutes({ postQueue }: Endpoints, { scenario }: Service): void {
  postQueue('/getSubmittedPullRequests', SeveralBody, (queue, { prs, ...asked }, engine) => {
    const found = prs.map(({ number }) => ({ number, entry: queue.entry(number) }))
    return {
      body: {
        pullRequests: found.flatMap(({ entry }) =>
          entry === undefined ? [] : [recordOf(entry, queue, engine, asked, scenario)],
        ),
        notFound: found.flatMap(({ number, entry }) => (entry === undefined ? [number] : [])),
      },
    }
  })
  postQueue('/listPullRequests', PullRequestsBody, (queue, { state, ...range }, engine) => {
    if (!scenario.service.listPullRequests) return text(404, 'Not found')
    const { since, until, ...page } = range
    const isConcluded = since !== undefined || until !== undefined
    const concluded = isConcluded ? concludedWithin(engine, queue.branch, range) : undefined
    const found = queue
      .entries()
      .filter((entry) => state === undefined || entry.state === state)
      .filter(({ pull }) => concluded?.has(pull.facts.number) ?? true)
      .toSorted((a, b) => b.sequence - a.sequence)
    const shown = found.map((entry) => enqueued(entry, queue.branch))
    return pageOf('pullRequests', shown, ({ id }) => id, page)
  })
  postQueue('/listMergeQueueTestingResults', TestingResultsBody, (queue, body, engine) => {
    const { since, until = engine.now, ...page } = body
    if (until - since > KEPT_DAYS * DAY_MS)
      return text(400, `The time range may span at most ${KEPT_DAYS} days`)
    const results = queue
      .testRuns()
      .flatMap(({ id, branch, status, createdAt, endedAt, members }) =>
        endedAt === undefined || endedAt < since || endedAt > until
          ? []
          : members.map(({ pull }) => ({
              testRunId: id,
              testBranch: branch,
              prNumber: pull.facts.number,
              status,
              startedAt: time(createdAt),
              finishedAt: time(endedAt),
            })),
      )
    return pageOf('testingResults', results.reverse(), ({ testRunId }) => testRunId, page)
  })
}

/** The pull requests that left the queue in a time, both ends included, wherever they are now. */
const concludedWithin = (
  { transitions }: Engine,
  branch: string,
  {
    since = 0,
    until = Number.POSITIVE_INFINITY,
  }: { since?: number | undefined; until?: number | undefined },
): ReadonlySet<number> =>
  new Set(
    transitions
      .filter((change) => change.branch === branch && ENDED.has(change.to))
      .filter(({ at }) => at >= since && at <= until)
      .map(({ number }) => number),
  )

/** One page of a list; the cursor is the id of the last row before it. */
function pageOf<Row extends object>(
  name: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { cursor, take }: { readonly cursor?: string | undefined; readonly take: number },
): Reply {
  const start = rows.findLastIndex((row) => idOf(row) === cursor) + 1
  if (cursor !== undefined && start === 0) return text(400, 'invalid cursor')
  const shown = rows.slice(start, start + take)
  const last = shown.at(-1)
  const hasMore = last !== undefined && start + take < rows.length
  return { body: { [name]: shown, ...(hasMore && { nextCursor: idOf(last) }) } }
}
