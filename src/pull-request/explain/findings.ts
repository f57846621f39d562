/** Why a pull request is not merged: one reading of the facts for all operations that say it. */
import { type Reason, reasonsOf } from '../reasons.js'
import type { Check } from '../test-runs.js'
import type { Facts } from './facts.js'
import { checksOf, failingChecks, type RunCheck } from './test-run.js'

/** What all operations say of the facts; a verdict says whose failure it is. */
export interface Findings {
  /** The most useful one first; none for a merged pull request. */
  readonly reasons: readonly Reason[]
  /** The checks that failed in its test run, each once. */
  readonly failing: readonly Check[]
}

/** The facts with which every explanation begins. */
export type BasicFacts = Pick<Facts, 'ref' | 'record' | 'entry' | 'gitHub' | 'run'>

/** @param missingPermissions those that kept a fact from being read */
export function findingsOf(
  { ref, record, entry, gitHub, run }: BasicFacts,
  queueState?: string,
  missingPermissions: readonly string[] = [],
): Findings {
  const checks = checksOf({ run, entry })
  const isOver = record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE'
  // Where nobody says what is required, every failed check may be the cause.
  const isCause = (check: RunCheck) => run?.required.length === 0 && check.state === 'failed'
  const causes = [...failingChecks(checks), ...(run?.checks ?? []).filter(isCause)]
  const failing = [...new Map(causes.map((check) => [check.name, check])).values()].map(
    ({ name, url, required }): Check => ({ name, url, required, state: 'failure' }),
  )
  const reasons = reasonsOf({
    ...{ ref, record, entry, failing, queueState, missingPermissions },
    // GitHub's short word for a check of the test branch has one for all that is not green.
    gitHub: gitHub && run ? { ...gitHub, testChecks: [] } : gitHub,
    notRun: isOver ? checks.notRun : [],
    unfinished: checks.pending,
  })
  return { reasons, failing }
}
