/** Gathers the facts of a verdict: what cannot be read stays absent, and never fails the step. */
import type { SubmittedPullRequest } from '../../service/schemas.js'
import { Deadline } from '../../shared/clock.js'
import type { Context } from '../../step/context.js'
import { lookUpQueue } from '../record.js'
import type { Facts } from './facts.js'
import { findFacts } from './find-facts.js'
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
  const record = await readRecord(search)
  const [{ facts: found, hasTimeline, notes }, { queue }] = await Promise.all([
    findFacts(search, record),
    lookUpQueue(context, ref),
  ])
  const known: Facts = { ...found, queue }
  const facts = { ...known, base: await readBase(search, known) }
  const flaky = await gatherFlaky(search, facts, hasTimeline)
  return {
    facts: { ...facts, flaky },
    missingPermissions: [...new Set(questions.missingPermissions)],
    notes,
  }
}

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

/** The newest commit of the target branch, once a required check has failed. */
async function readBase({ ref, gitHub }: Search, facts: Facts): Promise<Facts['base']> {
  if (judge(facts).name !== 'check-failed') return undefined
  const sha = await gitHub.ask((commits) => commits.headOf(ref.targetBranch))
  const checks = await gitHub.checks(sha)
  return sha === undefined || checks === undefined ? undefined : { sha, checks }
}
