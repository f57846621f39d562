/** Gathers the facts of a verdict: what cannot be read stays absent, and never fails the step. */
import type { SubmittedPullRequest } from '../../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../../service/timeline.js'
import { bestEffort } from '../../shared/best-effort.js'
import { Deadline } from '../../shared/clock.js'
import type { Context } from '../../step/context.js'
import { askForFacts } from '../explainer.js'
import { lookUpQueue } from '../record.js'
import type { Facts } from './facts.js'
import { findRun } from './find-run.js'
import { gatherFlaky } from './flaky-facts.js'
import type { Search } from './search.js'
import { judge } from './verdict.js'

/** The facts, and what the reader should know about how they were found. */
export interface Gathered {
  readonly facts: Facts
  readonly missingPermissions: readonly string[]
  /** One sentence each. */
  readonly notes: readonly string[]
}

/** Gathers the facts of one pull request. */
export async function gather(search: Search): Promise<Gathered> {
  const { context, ref, gitHub: questions } = search
  const { missingPermissions } = questions
  const record = await readRecord(search)
  const [timeline, gitHub, { queue }] = await Promise.all([
    readTimeline(search),
    askForFacts(context, ref, new Set(), missingPermissions),
    lookUpQueue(context, ref),
  ])
  const [newest] = timeline
  const entry = (newest?.state ?? record?.state) === record?.state ? newest : undefined
  const early: Facts = { ref, record, entry, gitHub, queue }
  const { run, notes } = hasRun(early)
    ? await findRun(search, early)
    : { run: undefined, notes: [] }
  const known: Facts = { ...early, run }
  const facts = { ...known, base: await readBase(search, known) }
  const flaky = await gatherFlaky(search, facts, timeline.length > 0)
  return {
    facts: { ...facts, flaky },
    missingPermissions: [...new Set(missingPermissions)],
    notes,
  }
}

/** Tells whether a test run can say more than what is known without one. */
const hasRun = (facts: Facts): boolean =>
  facts.record?.state !== 'PENDING' &&
  !['merged', 'not-submitted', 'cancelled', 'not-ready'].includes(judge(facts).name)

/** A record may lag behind the end of its test run. */
const LAG_MS = 60_000
const PAUSE_MS = 5000

/** The record; a run has often ended some seconds before the record says so. */
async function readRecord({
  context,
  ref,
  claim,
}: Search): Promise<SubmittedPullRequest | undefined> {
  const { service, clock, signal, event } = context
  const deadline = new Deadline(clock, claim && hasEnded(event) ? LAG_MS : 0)
  for (;;) {
    const record = await service.findPullRequest(ref)
    if (record?.state !== 'TESTING' || deadline.passed) return record
    await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal)
  }
}

/** Tells whether an event says that a run has ended. */
const hasEnded = ({ name, payload }: Context['event']): boolean =>
  payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending')

async function readTimeline({ context, ref }: Search): Promise<readonly TimelineEntry[]> {
  const history = context.service.getPullRequestHistory(ref, { attempts: 2 })
  const say = (why: string) => context.log.debug(`The history of #${ref.number}: ${why}`)
  return parseTimeline(await bestEffort(context, history, say))
}

/** The newest commit of the target branch, once a required check has failed. */
async function readBase({ ref, gitHub }: Search, facts: Facts): Promise<Facts['base']> {
  if (judge(facts).name !== 'check-failed') return undefined
  const sha = await gitHub.headOf(ref.targetBranch)
  const checks = await gitHub.checks(sha)
  return sha === undefined || checks === undefined ? undefined : { sha, checks }
}
