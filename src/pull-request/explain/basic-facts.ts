/** The facts with which every explanation begins: what cannot be read stays absent. */
import type { GitHubPullRequest } from '../../github/github.js'
import type { SubmittedPullRequest } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import { bestEffort } from '../../shared/best-effort.js'
import { isStacked } from './facts.js'
import { type AskFacts, type FoundRun, findRun } from './find-run.js'
import type { BasicFacts } from './findings.js'
import type { RunSearch } from './search.js'

/** The facts, and what is to be known of how they were found. */
export interface Found {
  readonly facts: BasicFacts
  readonly hasTimeline: boolean
  /** One sentence for each test run that does not count. */
  readonly notes: readonly string[]
}

/**
 * Finds them, the service and GitHub side by side.
 * @param gitHub used if GitHub's query fails
 */
export async function findFacts(
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
  gitHub?: GitHubPullRequest,
): Promise<Found> {
  const asked = search.gitHub.facts(search)
  const [shown = gitHub, { entry, hasTimeline, run, notes }] = await Promise.all([
    asked,
    askService(search, record, () => asked),
  ])
  return { facts: { ref: search.ref, record, entry, gitHub: shown, run }, hasTimeline, notes }
}

async function askService(
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
  facts: AskFacts,
): Promise<FoundRun & Pick<Found, 'hasTimeline'> & Pick<BasicFacts, 'entry'>> {
  const { state } = record ?? {}
  const goesOn = record?.isCurrentlySubmittedToQueue && !isHeldUp(state)
  if (record === undefined || (search.isBrief && goesOn)) return { hasTimeline: false, notes: [] }
  const timeline = await readTimeline(search)
  const [newest] = timeline
  // An entry about another state is not why it is in this one.
  const entry = (newest?.state ?? state) === state ? newest : undefined
  const known = { entry, hasTimeline: timeline.length > 0 }
  if (!hasRun(record, entry, search.isBrief)) return { ...known, notes: [] }
  return { ...known, ...(await findRun(search, entry, facts)) }
}

const isHeldUp = (state: string | undefined): boolean =>
  state === 'NOT_READY' || state === 'PENDING_FAILURE'

/** States that a test run says nothing of. */
const UNTESTED: readonly string[] = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED']

/** Tells whether a test run can say more than what is known without one. */
const hasRun = (
  { state = '' }: SubmittedPullRequest,
  entry: TimelineEntry | undefined,
  isBrief = false,
): boolean =>
  isBrief
    ? state === 'FAILED' || state === 'PENDING_FAILURE'
    : !UNTESTED.includes(state) && !isStacked(entry)

async function readTimeline({ context, ref, isBrief }: RunSearch) {
  const history = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 })
  const say = (why: string) => context.log.debug(`The history of #${ref.number}: ${why}`)
  const answer = await bestEffort(context, history, say)
  return (await import('../../service/timeline.js')).parseTimeline(answer)
}
