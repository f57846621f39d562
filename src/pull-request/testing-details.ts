/** One test run, as the service shows it: the inputs that name it, its reading, its checks. */
import { type Check, type CheckState, isRed, stateOfCheck } from '../github/check.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import type { MergeQueueService } from '../service/client.js'
import type { TestingDetails } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import { convert, optional, quote } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { parseTestBranch, testBranchPattern, UUID } from './test-branch.js'

const RUN_ID = new RegExp(`^${UUID}(-[^\\s/]{1,100})?$`, 'i')

/** The inputs that name a test run; its UUID has the suffix of a bisection run, if it is one. */
export const testRunInputs = {
  testRunId: optional(
    convert((text, refuse) =>
      RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${quote(text)}`),
    ),
  ),
  testBranchPattern: testBranchPattern(),
}

/** The id of a run without its suffix, in lower case. */
export const bareRunId = (id: string): string => id.slice(0, 36).toLowerCase()

/**
 * Reads a test run; its ID is sent as given, and after a 404 once more without its suffix.
 * @throws {ActionError} `bad-response`: it is the answer about another test run
 */
export async function readTestRun(
  service: MergeQueueService,
  queue: QueueRef,
  id: string,
  { testBranchPattern }: Pick<InputsOf<typeof testRunInputs>, 'testBranchPattern'>,
  options?: CallOptions,
): Promise<TestingDetails> {
  const read = (id: string) => service.getMergeQueueTestingDetails(queue, id, options)
  const bare = id.slice(0, bareRunId(id).length)
  const details = await read(id).catch((error: unknown) => {
    if (!hasStatus(error, 404) || bare === id) throw error
    return read(bare)
  })
  const shown = parseTestBranch(details.testBranch ?? '', testBranchPattern)
  if (shown === undefined || bareRunId(shown.id) === bareRunId(id)) return details
  throw new ActionError('bad-response', {
    request: `POST /getMergeQueueTestingDetails for test run ${id}`,
    problem: `it shows the test run ${bareRunId(shown.id)}`,
    remedy: 'Check `test-run-id`, then run the step again.',
  })
}

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
    checkRuns.map(({ name, url, conclusion }): Check => {
      const state = stateOfCheck(conclusion)
      return { kind: 'run', name, url, state, suite: `service ${suite}` }
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

/** From what counts least to what counts most. */
const RANKS: readonly CheckState[] = ['pending', 'passed', 'not-run', 'failed']
