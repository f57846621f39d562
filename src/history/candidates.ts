/** Finds the pull requests that left a queue in a time: the service's list, or else GitHub. */
import { type ClosedPullRequest, closedPullRequests } from '../github/closed.js'
import { type HttpError, hasStatus } from '../http/errors.js'
import type { ConcludedQuery } from '../service/requests.js'
import type { EnqueuedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { withMovedRows } from '../shared/moved-rows.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { parseTestBranch } from '../test-run/test-branch.js'
import { oneLine, type PresentState, type Subject } from './episodes.js'
import type { VisibleEnds } from './figures.js'
import { isWithin, type TimeSpan } from './period.js'

/** A pull request that may have left the queue in the time. */
export interface HistoryCandidate extends Subject {
  /** Its last change, in milliseconds since the epoch; 0 if unknown. */
  readonly at: number
  /** As the service lists it. GitHub cannot show it. */
  readonly present?: PresentState | undefined
  /** The list shows that it has merged. */
  readonly isMerged?: boolean
}

/** The pull requests that were found. */
export interface Candidates {
  readonly candidates: readonly HistoryCandidate[]
  readonly visibleEnds: VisibleEnds
  /** True for the service's list, false for GitHub's. */
  readonly isListed: boolean
  /** False if the list may lack some. */
  readonly isWhole: boolean
  /** Sentences about what the source lacks. */
  readonly missing: readonly string[]
}

/**
 * Finds the pull requests, each once.
 * @throws {ActionError} `not-found`: there is no queue, or no list can be read
 */
export async function findCandidates(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  span: TimeSpan,
): Promise<Candidates> {
  const query = {
    since: new Date(span.since).toISOString(),
    until: new Date(span.until).toISOString(),
  }
  try {
    return await listedByService(context, deadline, ref, query)
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    // A missing queue gets the same answer as a missing endpoint.
    const { createPrsForTestingBranches } = await context.service.getQueue(deadline, ref)
    context.log.info('Trunk does not list pull requests, so GitHub is asked for them')
    return closedOnGitHub(context, deadline, ref, span, {
      lacking: error,
      createPrsForTestingBranches,
    })
  }
}

/** More pages than any queue fills in two periods. */
const MAX_CANDIDATE_PAGES = 1000

/** Reads the list of the service. A later page that cannot be read only makes it incomplete. */
async function listedByService(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  query: { readonly since: string; readonly until: string },
): Promise<Candidates> {
  const { service, clock } = context
  let problem: string | undefined
  const later = async (page: ConcludedQuery) =>
    bestEffort(deadline, service.listPullRequests(deadline, ref, page), (why, error) => {
      problem = error?.explanation.problem ?? why
    })
  const first = await service.listPullRequests(deadline, ref, query)
  let rows = [...first.pullRequests]
  const cursors = new Set<string>()
  let cursor = first.nextCursor
  while (cursor && problem === undefined) {
    if (cursors.has(cursor) || cursors.size === MAX_CANDIDATE_PAGES) {
      problem = `it still does not end after ${cursors.size + 1} pages`
      break
    }
    cursors.add(cursor)
    const page = await later({ ...query, cursor })
    rows.push(...(page?.pullRequests ?? []))
    cursor = page?.nextCursor
  }
  if (cursors.size > 0 && problem === undefined)
    rows = await withMovedRows(rows, rowKey, async () => {
      const until = new Date(clock.now()).toISOString()
      return (await later({ ...query, until }))?.pullRequests ?? []
    })
  const missing: string[] = []
  if (problem !== undefined)
    missing.push(`The list of pull requests could not be read to its end: ${problem}.`)
  return {
    candidates: distinct(rows.map(listedCandidate)),
    visibleEnds: { failed: true, cancelled: true },
    isListed: true,
    isWhole: problem === undefined,
    missing,
  }
}

const rowKey = ({ prNumber, stateChangedAt }: EnqueuedPullRequest): string =>
  `${prNumber} ${stateChangedAt}`

function listedCandidate(row: EnqueuedPullRequest): HistoryCandidate {
  const { prNumber: number, prTitle = '', state, stateChangedAt } = row
  const changedAt = parseTime(stateChangedAt)
  return {
    number,
    title: oneLine(prTitle),
    at: changedAt ?? 0,
    present: { state, changedAt },
    isMerged: state === 'MERGED',
  }
}

/** The answer of a server without the list, and whether its queue makes pull requests for tests. */
interface OlderServer {
  readonly lacking: HttpError
  readonly createPrsForTestingBranches: boolean | undefined
}

const NO_LIST = 'Trunk does not list pull requests, so cancelled ones are missing.'
const ONLY_TESTED =
  'Failed pull requests are those with a closed pull request for their test branch; one that failed without a test run may be missing.'
const NOT_FAILED =
  'Failed pull requests are missing too, because GitHub has no closed pull requests for test branches.'

/**
 * Finds the pull requests that were merged into the branch, and those that a closed pull request of a
 * test branch names.
 */
async function closedOnGitHub(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  span: TimeSpan,
  { lacking, createPrsForTestingBranches }: OlderServer,
): Promise<Candidates> {
  const { github } = context
  if (!github.available)
    throw lacking.withProblem(
      `${lacking.explanation.problem}: Trunk does not list pull requests. GitHub shows merged ones, but \`github-token\` ${gitHubTokenProblem(context)}`,
    )
  const closed = await closedPullRequests(github, deadline, span.since)
  const into = mergedInto(ref, closed)
  const merged = into.flatMap((pullRequest) => mergedCandidate(pullRequest, span))
  const tested = closed.flatMap(testedCandidate)
  const hasNone = merged.length === 0 && tested.length === 0
  const failed = tested.length > 0 || (hasNone && createPrsForTestingBranches === true)
  return {
    candidates: distinct([...merged, ...tested]),
    visibleEnds: { failed, cancelled: false },
    isListed: false,
    isWhole: true,
    missing: [NO_LIST, failed ? ONLY_TESTED : NOT_FAILED],
  }
}

/**
 * The pull requests that were merged into the branch. A member of a stack may show only the branch of
 * the member below, because GitHub can drop the stack after the merge. A stack has one member above
 * another, so several merges into one branch show that it collects changes outside of this queue.
 */
function mergedInto(
  { targetBranch }: QueueRef,
  closed: readonly ClosedPullRequest[],
): readonly ClosedPullRequest[] {
  const mergedByBase = new Map<string, ClosedPullRequest[]>()
  for (const pullRequest of closed) {
    const { mergedAt, baseBranch } = pullRequest
    if (mergedAt === undefined) continue
    const others = mergedByBase.get(baseBranch) ?? []
    others.push(pullRequest)
    mergedByBase.set(baseBranch, others)
  }
  const merged = [...(mergedByBase.get(targetBranch) ?? [])]
  mergedByBase.delete(targetBranch)
  // The list grows, member by member.
  for (const { headBranch, isOwnHead } of merged) {
    const above = mergedByBase.get(headBranch) ?? []
    if (!isOwnHead || above.length !== 1) continue
    merged.push(...above)
    mergedByBase.delete(headBranch)
  }
  return merged
}

function mergedCandidate(
  { number, title, mergedAt }: ClosedPullRequest,
  span: TimeSpan,
): HistoryCandidate | [] {
  if (mergedAt === undefined || !isWithin(span, mergedAt)) return []
  return { number, title: oneLine(title), at: mergedAt, isMerged: true }
}

/** Returns the pull request that a test branch is named after. Its record decides what it did. */
function testedCandidate({
  headBranch,
  isOwnHead,
  updatedAt = 0,
}: ClosedPullRequest): HistoryCandidate | [] {
  const tested = parseTestBranch(headBranch, inputDefaults['test-branch-pattern'])
  if (tested === undefined || !isOwnHead) return []
  return { number: tested.number, title: '', at: updatedAt }
}

/** Keeps the first of each number. */
function distinct(candidates: readonly HistoryCandidate[]): readonly HistoryCandidate[] {
  const byNumber = new Map<number, HistoryCandidate>()
  for (const candidate of candidates) {
    const { number } = candidate
    if (Number.isSafeInteger(number) && number > 0 && !byNumber.has(number))
      byNumber.set(number, candidate)
  }
  return [...byNumber.values()]
}
