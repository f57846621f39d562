/** The checks of a test run as the service lists them. */
import {
  awaitsApproval,
  type Check,
  type CheckState,
  isRed,
  stateOfCheck,
} from '../github/check.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { TestingDetails } from '../service/schemas.js'
import type { QueueRef } from '../shared/references.js'

/** The checks of a test run as they were reported; `missing` are required and never were. */
export type CheckReport = Readonly<ReturnType<typeof reportChecks>>

/**
 * True if the queue itself reports a check, by the name or by the app that GitHub shows. That
 * check is red whenever the pull request has left the queue, so it never explains anything.
 */
export const isQueueCheck = (
  name: string,
  { targetBranch }: QueueRef,
  gitHub?: Pick<MergeFacts, 'queueChecks'>,
): boolean =>
  name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true

/**
 * Lists the checks of testing details. Services repeat the context of a commit status, newest first,
 * so the first finished row counts, and a re-run that passed is a pass.
 */
export function checkRows({
  checkSuites = [],
  statusChecks = [],
}: TestingDetails): readonly Check[] {
  const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) =>
    checkRuns.map(({ name, url, status, conclusion }): Check => {
      const state = stateOfCheck(conclusion)
      const word = conclusion?.toLowerCase()
      return {
        kind: 'run',
        name,
        url,
        state,
        conclusion: word,
        awaitsApproval: awaitsApproval(status, conclusion) || undefined,
        suite: `service ${suite}`,
      }
    }),
  )
  const statuses = new Map<string, Check>()
  for (const { context: name, url, state: word } of statusChecks) {
    const state = stateOfCheck(word)
    const before = statuses.get(name)
    if (before === undefined || (before.state === 'pending' && state !== 'pending'))
      statuses.set(name, { kind: 'status', name, url, state })
  }
  return [...runs, ...statuses.values()]
}

/**
 * Reduces testing details to one row per check, without the queue's own. Check runs of one name come
 * in no known order, so the worst one counts, as it does between a check run and a status. A pending
 * row counts only if nothing has finished.
 */
export function reportChecks(details: TestingDetails, queue: QueueRef) {
  const isOwn = (name: string) => isQueueCheck(name, queue)
  const required = new Set(details.requiredStatuses?.filter((name) => !isOwn(name)))
  const byName = new Map<string, Check>()
  for (const { name, url, state } of checkRows(details)) {
    if (isOwn(name)) continue
    const check = { name, url, state, required: required.has(name) }
    const before = byName.get(name)
    if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state)) byName.set(name, check)
  }
  const checks = [...byName.values()]
  return {
    checks,
    failing: checks.filter(isRed),
    missing: [...required].filter((name) => !byName.has(name)),
  }
}

/** From the state that counts least to the one that counts most. */
const RANKS: readonly CheckState[] = ['pending', 'passed', 'not-run', 'failed']
