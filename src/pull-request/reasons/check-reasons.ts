/** The reasons that are about checks, and the blocks of the service beside them. */
import { type Check, isRed } from '../../github/check.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { duration } from '../../shared/duration.js'
import { ifKnown } from '../../shared/fact.js'
import { inBackticks } from '../../shared/text.js'
import { isQueueCheck } from '../../test-run/checks.js'
import type { Candidate, Rank, ReasonFacts, Remedy } from './facts.js'

/**
 * Ranks the checks. Their names are more useful than "a required check failed", and than any reason
 * of the queue while the pull request is tested, because that is about the past.
 */
export function rankOfChecks(facts: ReasonFacts): Rank {
  const { record, notRun = [], queueReason } = facts
  const isFailed = reasonsOfChecks(facts)[0]?.name === 'check-failed'
  const queueBlamesCheck = queueReason?.sameAs === 'check-failed'
  if (isFailed && record?.state === 'TESTING') return 'checks behind the queue'
  if (queueBlamesCheck && (isFailed || notRun.length > 0)) return 'checks behind the queue'
  return record?.state === 'FAILED' ? 'checks of a failure' : 'checks'
}

const isPending = ({ state, required }: Check): boolean => state === 'pending' && required === true

/** Lists the checks: for each name, the service before GitHub and the test branch before the head. */
export function reasonsOfChecks(facts: ReasonFacts): readonly Candidate[] {
  const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts
  const { checks = [], testChecks = [], unreportedChecks, workflowsToApprove = [] } = gitHub ?? {}
  const url = gitHub && `${gitHub.url}/checks`
  const unreported = (ifKnown(unreportedChecks) ?? []).map(
    // A workflow that waits for an approval may be the one that reports the check.
    (name): Check => ({
      name,
      url,
      required: true,
      state: 'pending',
      awaitsApproval: workflowsToApprove.length > 0,
    }),
  )
  const onTestBranch = [...failing, ...notRun, ...testChecks.filter(isRed)].toSorted(
    (one, other) => Number(other.required ?? false) - Number(one.required ?? false),
  )
  const onHead = checks.filter((check) => isRed(check) && check.required !== false)
  const rows: readonly CheckRow[] = [
    ...onTestBranch.map((check) => redRow(check, 'test branch')),
    ...unfinished.map((check) => pendingRow(check, 'test branch')),
    ...onHead.map((check) => redRow(check, 'head commit')),
    ...unreported.map((check) => unreportedRow(check)),
    ...testChecks.filter(isPending).map((check) => pendingRow(check, 'test branch')),
    ...checks.filter(isPending).map((check) => pendingRow(check, 'head commit')),
  ]
  const ofOthers = rows.filter(({ check }) => !isQueueCheck(check.name, ref, gitHub))
  return [...reasonsOfWorkflows(gitHub), ...ofOthers.map(reasonOfCheck), ...reasonsOfBlocks(facts)]
}

/** Lists the workflows that a person must approve, if a required check may come from them. */
function reasonsOfWorkflows({
  workflowsToApprove = [],
  unreportedChecks,
}: Partial<MergeFacts> = {}): readonly Candidate[] {
  if (unreportedChecks?.isKnown && unreportedChecks.value.length === 0) return []
  return workflowsToApprove.map(({ name, url }) => {
    const text = `Workflow ${inBackticks(name)} waits for approval on the head commit`
    return { name: 'check-pending', text, url, key: text, remedy: APPROVAL }
  })
}

/** A check that is a reason. */
interface CheckRow {
  readonly check: Pick<Check, 'name'> & Partial<Check>
  readonly kind: 'check-failed' | 'check-missing' | 'check-pending'
  /** Follows the name of the check. */
  readonly verb: string
  readonly place?: 'test branch' | 'head commit'
}

function redRow(check: Check, place: 'test branch' | 'head commit'): CheckRow {
  if (check.state === 'not-run') return { check, kind: 'check-missing', verb: 'did not run', place }
  return { check, kind: 'check-failed', verb: 'failed', place }
}

const pendingRow = (check: CheckRow['check'], place: 'test branch' | 'head commit'): CheckRow => ({
  check,
  kind: 'check-pending',
  verb: check.awaitsApproval ? 'waits for approval' : 'has not finished',
  place,
})

const unreportedRow = (check: Check): CheckRow => ({
  check,
  kind: 'check-missing',
  verb: 'was never reported',
})

const APPROVAL: Remedy = { remedy: 'Approve it on GitHub, or ask someone who may', again: true }

const WORKFLOW_APPROVAL: Remedy = {
  remedy: 'Approve the workflow that waits, because it may report the check',
  again: true,
}

const STOPPED_JOB: Remedy = {
  remedy: 'Find out why the job was stopped, for example by its own time limit',
  again: true,
}

function reasonOfCheck({ check, kind, verb, place }: CheckRow): Candidate {
  const { name, url, required, followsCancellation } = check
  let text = `${required ? 'Required check' : 'Check'} ${inBackticks(name)}`
  text += followsCancellation ? ' counts as not run' : ` ${verb}`
  if (place !== undefined) text += ` on the ${place}`
  if (kind === 'check-missing') text += whyNotRun(check)
  return { name: kind, text, url, key: `${kind} ${place} ${name}`, remedy: remedyOf(check, kind) }
}

/** The remedy of a check, if it is not the one of its kind. */
function remedyOf(
  { awaitsApproval, kind: source, required }: Partial<Check>,
  kind: CheckRow['kind'],
): Remedy | undefined {
  if (awaitsApproval) return kind === 'check-missing' ? WORKFLOW_APPROVAL : APPROVAL
  // A check that was reported, or is not required, was stopped; no path filter skipped it.
  const wasStopped = kind === 'check-missing' && (source !== undefined || !required)
  return wasStopped ? STOPPED_JOB : undefined
}

/** Says how a check was stopped, as far as GitHub shows it. Nobody knows who stopped it. */
function whyNotRun({
  conclusion,
  startedAt = Number.NaN,
  finishedAt = Number.NaN,
  followsCancellation,
}: Partial<Check>): string {
  if (followsCancellation) return ': it failed after other jobs of its run were cancelled'
  const word = STOPPED_WORDS.get(conclusion ?? '')
  if (word === undefined) return ''
  const seconds = (finishedAt - startedAt) / 1000
  if (seconds >= 0) return `: it ${word} after ${duration(seconds)}`
  return `: it ${word}`
}

const STOPPED_WORDS: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'was cancelled'],
  ['timed_out', 'timed out'],
  ['startup_failure', 'could not start'],
])

/** Lists what the service says a pull request that is not ready waits for. */
function reasonsOfBlocks({ entry, ref, gitHub }: ReasonFacts): readonly Candidate[] {
  return (entry?.blockReasons ?? []).flatMap(
    ({ kind, name, url = gitHub?.url }): readonly Candidate[] => {
      const ofCheck = (row: Omit<CheckRow, 'check'>, nameless: string): readonly Candidate[] => {
        if (name === undefined) return [{ name: row.kind, text: nameless, url }]
        if (isQueueCheck(name, ref, gitHub)) return []
        return [reasonOfCheck({ ...row, check: { name, url, required: true } })]
      }
      switch (kind) {
        case 'behind_base':
          return [{ name: 'behind', text: behindText(ref.targetBranch), url: gitHub?.url }]
        case 'merge_conflict':
          return [
            {
              name: 'conflict',
              text: conflictText(ref.targetBranch),
              url: gitHub && `${gitHub.url}/conflicts`,
            },
          ]
        case 'failing_required_check':
          return ofCheck(FAILED_ON_HEAD, 'A required check failed on the head commit')
        case 'awaiting_required_check':
          return ofCheck(PENDING_ON_HEAD, 'A required check has not finished')
        default:
          return []
      }
    },
  )
}

const FAILED_ON_HEAD = { kind: 'check-failed', verb: 'failed', place: 'head commit' } as const
const PENDING_ON_HEAD = {
  kind: 'check-pending',
  verb: 'has not finished',
  place: 'head commit',
} as const

/** The text of `behind`. @param base the branch that is ahead */
export const behindText = (base: string): string =>
  `It is behind ${inBackticks(base)}, which must be merged into it first`

/** The text of `conflict`. @param base the branch that it conflicts with */
export const conflictText = (base: string): string => `It conflicts with ${inBackticks(base)}`
