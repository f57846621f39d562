/** The queue's test runs: their branches, their checks, and those of one pull request. */
import { type CheckState, stateOfCheck } from '../github/check-state.js'
import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import type { MergeQueueService } from '../service/client.js'
import type { TestingDetails } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { PullRequestRef, QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { convert, quote } from '../step/inputs.js'
import { parseTestBranch, testBranchPrefix } from './test-branch.js'

/** The input `test-run-id`: a UUID, with the suffix of a bisection run where it has one. */
export const testRunId = () =>
  convert((text, refuse) =>
    RUN_ID.test(text)
      ? text.slice(0, 36).toLowerCase() + text.slice(36)
      : refuse(`must be the UUID of a test run, but is ${quote(text)}`),
  )
const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[^\s/]{1,100})?$/i

/** The id of a run without its suffix, in lower case. */
export const bareRunId = (id: string): string => id.slice(0, 36).toLowerCase()

/** Reads a test run; its id is sent as it stands, and on 404 once more without its suffix. */
export async function readTestRun(
  service: MergeQueueService,
  queue: QueueRef,
  id: string,
  options?: CallOptions,
): Promise<TestingDetails> {
  try {
    return await service.getMergeQueueTestingDetails(queue, id, options)
  } catch (error) {
    if (!hasStatus(error, 404) || bareRunId(id).length === id.length) throw error
    return service.getMergeQueueTestingDetails(queue, bareRunId(id), options)
  }
}

/** One check of a test run: a check run or a commit status, one row per name. */
export interface Check {
  readonly name: string
  /** Verdict that counts for a merge: `success` is every conclusion that lets a required check pass. */
  readonly state: 'success' | 'failure' | 'pending'
  readonly url: string | undefined
  readonly required: boolean
}

/** The checks of a test run as they were reported; `missing` are required and never were. */
export type CheckReport = Readonly<ReturnType<typeof reportChecks>>

/** A row of testing details: one for each check run, and one for each commit status. */
export interface CheckRow {
  readonly kind: 'run' | 'status'
  readonly name: string
  readonly state: CheckState
  readonly url: string | undefined
  /** Check runs of one suite belong together. */
  readonly suite?: string
}

/**
 * Lists the checks of testing details. Services repeat the context of a commit status, newest first
 * (recorded answers), so its first finished row counts, and a re-run that passed is a pass.
 */
export function checkRows({
  checkSuites = [],
  statusChecks = [],
}: TestingDetails): readonly CheckRow[] {
  const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) =>
    checkRuns.map(({ name, url, conclusion }): CheckRow => {
      const state = stateOfCheck(conclusion)
      return { kind: 'run', name, url, state, suite: `service ${suite}` }
    }),
  )
  const statuses = new Map<string, CheckRow>()
  for (const { context: name, url, state: word } of statusChecks) {
    const state = stateOfCheck(word)
    const before = statuses.get(name)
    if (before === undefined || (before.state === 'pending' && state !== 'pending'))
      statuses.set(name, { kind: 'status', name, url, state })
  }
  return [...runs, ...statuses.values()]
}

/**
 * Reduces testing details to one row per check. Check runs of the same name come in no known order,
 * so the worst one counts, as it does between a check run and a status. A pending row counts only
 * when nothing finished.
 */
export function reportChecks(details: TestingDetails) {
  const required = new Set(details.requiredStatuses)
  const byName = new Map<string, Check>()
  for (const { name, url, state } of checkRows(details)) {
    const check = { name, url, state: FOR_A_MERGE[state], required: required.has(name) }
    const before = byName.get(name)
    if (before === undefined || RANK[check.state] > RANK[before.state]) byName.set(name, check)
  }
  const checks = [...byName.values()]
  return {
    checks,
    failing: checks.filter((check) => check.state === 'failure'),
    missing: [...required].filter((name) => !byName.has(name)),
  }
}

/** Translates a state into its meaning for a required check. */
const FOR_A_MERGE: Readonly<Record<CheckState, Check['state']>> = {
  passed: 'success',
  failed: 'failure',
  'not-run': 'failure',
  pending: 'pending',
}

const RANK: Readonly<Record<Check['state'], number>> = { pending: 0, success: 1, failure: 2 }

/**
 * Adds the ids of the test runs that have a test branch now: the branches exist only while the tests
 * run. Not worth a failed step.
 */
export async function rememberRuns(
  context: Context,
  { number }: PullRequestRef,
  ids: Set<string>,
): Promise<void> {
  const { github, log } = context
  if (!github.available) return
  const pattern = inputDefaults['test-branch-pattern']
  const listed = github
    .commits()
    .then(({ branches }) => branches(testBranchPrefix(pattern, number)))
  const say = (why: string) => log.debug(`The test branches could not be listed: ${why}`)
  for (const { branch } of (await bestEffort(context, listed, say)) ?? []) {
    const found = parseTestBranch(branch, pattern)
    if (found?.number === number) ids.add(found.id + found.suffix)
  }
}
