/** Checks a set-up: which checks there are, and how they share their time and their requests. */
import type { Deadline } from '../shared/deadline.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type SetupFacts, setupFacts } from './facts.js'
import { checkQueueJobs } from './queue-jobs.js'
import {
  checkBranchRules,
  checkEvents,
  checkLabel,
  checkNativeQueue,
  checkPermissions,
  checkTargets,
} from './repository-checks.js'
import { CHECKS, type SetupRow } from './row.js'
import { checkApi, checkListing, checkMetrics, checkQueue, checkToken } from './service-checks.js'
import { checkRequiredChecks, checkTestRuns } from './test-run-checks.js'

/** The features that people can have checked. */
export const FEATURES = ['submit', 'explain', 'targets', 'holds', 'list-flaky', 'metrics'] as const
type Feature = (typeof FEATURES)[number]

/** The features to check, and the inputs that some of them need. */
interface SetupQuestion {
  readonly features: readonly Feature[]
  readonly label?: string | undefined
  readonly orgSlug?: string | undefined
}

/** Limits of all checks together. */
const MAX_CHECK_MS = 45_000
const MAX_REQUESTS = 40

/** Returns the time and the requests of all checks together. */
export const setupDeadline = (deadline: Deadline): Deadline =>
  deadline.atMost(MAX_CHECK_MS).withRequests(MAX_REQUESTS)

/** Runs all checks side by side, and returns their rows in the order of the report. */
export async function checkSetup(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  question: SetupQuestion,
): Promise<{ readonly rows: readonly SetupRow[]; readonly facts: SetupFacts }> {
  const facts = setupFacts(context, deadline, ref)
  const rows = (await Promise.all(checksFor(deadline, facts, question))).flat()
  rows.sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check))
  return { rows, facts }
}

/** Starts the checks that the features need. */
function checksFor(
  deadline: Deadline,
  facts: SetupFacts,
  { features, label, orgSlug }: SetupQuestion,
): readonly Promise<readonly SetupRow[]>[] {
  const wants = (feature: Feature) => features.includes(feature)
  const needs: readonly string[] = label === undefined ? features : [...features, 'label']
  const checks = [checkApi(facts), checkToken(facts), checkQueue(facts, deadline)]
  if (wants('submit')) {
    checks.push(checkNativeQueue(facts))
    checks.push(checkTestRuns(facts), checkRequiredChecks(facts), checkQueueJobs(facts))
    checks.push(checkBranchRules(facts), checkEvents(facts))
  }
  if (label !== undefined) checks.push(checkLabel(facts, label))
  if (wants('targets')) checks.push(checkTargets(facts))
  checks.push(checkPermissions(facts, needs))
  if (wants('list-flaky') && orgSlug !== undefined)
    checks.push(checkListing(facts, deadline, orgSlug))
  if (wants('metrics')) checks.push(checkMetrics(facts))
  return checks
}
