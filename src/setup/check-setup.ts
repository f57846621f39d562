/** Checks a set-up: which checks there are, and how they share their time and their requests. */
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { within } from '../step/within.js'
import { type SetupFacts, setupFacts } from './facts.js'
import {
  checkBranchRules,
  checkEvents,
  checkLabel,
  checkPermissions,
  checkTargets,
} from './repository-checks.js'
import { CHECKS, type SetupRow } from './row.js'
import { checkApi, checkListing, checkMetrics, checkQueue, checkToken } from './service-checks.js'
import { checkRequiredChecks, checkTestRuns } from './test-run-checks.js'

/** The features that people can have checked. */
export const FEATURES = ['submit', 'explain', 'targets', 'holds', 'list-flaky', 'metrics'] as const
export type Feature = (typeof FEATURES)[number]

/** The features to check, and the inputs that some of them need. */
export interface SetupQuestion {
  readonly features: readonly Feature[]
  readonly label?: string | undefined
  readonly orgSlug?: string | undefined
}

/** Limits of all checks together. */
const MAX_CHECK_MS = 45_000
const MAX_REQUESTS = 40

/**
 * Runs `work` with a context that has the time and the requests of all checks together.
 * @param work what may take that time
 */
export function withSetupLimits<T, C extends Context>(
  context: C,
  work: (limitedContext: C) => Promise<T>,
): Promise<T> {
  const allowance = { left: MAX_REQUESTS }
  return within(context, MAX_CHECK_MS, (contextWithDeadline) =>
    work({
      ...contextWithDeadline,
      service: contextWithDeadline.service.withAllowance(allowance),
      github: contextWithDeadline.github.withAllowance(allowance),
    }),
  )
}

/** Runs all checks side by side, and returns their rows in the order of the report. */
export async function checkSetup(
  context: Context,
  ref: QueueRef,
  question: SetupQuestion,
): Promise<{ readonly rows: readonly SetupRow[]; readonly facts: SetupFacts }> {
  const facts = setupFacts(context, ref)
  const rows = (await Promise.all(checksFor(facts, question))).flat()
  rows.sort((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check))
  return { rows, facts }
}

/** Starts the checks that the features need. */
function checksFor(
  facts: SetupFacts,
  { features, label, orgSlug }: SetupQuestion,
): readonly Promise<readonly SetupRow[]>[] {
  const wants = (feature: Feature) => features.includes(feature)
  const needs: readonly string[] = label === undefined ? features : [...features, 'label']
  const checks = [checkApi(facts), checkToken(facts), checkQueue(facts)]
  if (wants('submit')) {
    checks.push(checkTestRuns(facts), checkRequiredChecks(facts))
    checks.push(checkBranchRules(facts), checkEvents(facts))
  }
  if (label !== undefined) checks.push(checkLabel(facts, label))
  if (wants('targets')) checks.push(checkTargets(facts))
  checks.push(checkPermissions(facts, needs))
  if (wants('list-flaky') && orgSlug !== undefined) checks.push(checkListing(facts, orgSlug))
  if (wants('metrics')) checks.push(checkMetrics(facts))
  return checks
}
