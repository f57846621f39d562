/** The reasons that are about checks, and the blocks of the service beside them. */
import { type Check, type CheckState, isRed } from '../../github/check.js'
import { duration } from '../../shared/duration.js'
import { ifKnown } from '../../shared/fact.js'
import { inBackticks } from '../../shared/text.js'
import { isQueueCheck } from '../../test-run/checks.js'
import type { Candidate, ReasonFacts, Remedy } from './facts.js'

/**
 * Returns the reason that the checks stand before. Their names are more useful than "a required check
 * failed", and than any reason of the queue while the pull request is tested, because that is about
 * the past.
 */
export function placeOfChecks(facts: ReasonFacts): 'queue-reason' | 'stack' | 'conflict' {
  const { record, notRun = [], queueReason } = facts
  const isFailed = reasonsOfChecks(facts)[0]?.name === 'check-failed'
  const queueBlamesCheck = queueReason?.sameAs === 'check-failed'
  if (isFailed && record?.state === 'TESTING') return 'queue-reason'
  if (queueBlamesCheck && (isFailed || notRun.length > 0)) return 'queue-reason'
  return record?.state === 'FAILED' ? 'stack' : 'conflict'
}

type Place = 'test branch' | 'head commit'

/** Lists the checks: for each name, the service before GitHub and the test branch before the head. */
export function reasonsOfChecks(facts: ReasonFacts): readonly Candidate[] {
  const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts
  const { checks = [], testChecks = [], unreportedChecks, workflowsToApprove = [] } = gitHub ?? {}
  const isPending = ({ state, required }: Check) => state === 'pending' && required === true
  const unreported = ifKnown(unreportedChecks)
  const onTestBranch = [...failing, ...notRun, ...testChecks.filter(isRed)].toSorted(
    (one, other) => Number(other.required ?? false) - Number(one.required ?? false),
  )
  const onHead = checks.filter((check) => isRed(check) && check.required !== false)
  const at = (place: Place, some: readonly Check[]) =>
    some.map((check) => ({ check: check.name, candidate: reasonOfCheck(check, place) }))
  const ofChecks = [
    ...at('test branch', onTestBranch),
    ...at('test branch', unfinished),
    ...at('head commit', onHead),
    ...(unreported ?? []).map((check) => ({ check, candidate: reasonOfUnreported(check, facts) })),
    ...at('test branch', testChecks.filter(isPending)),
    ...at('head commit', checks.filter(isPending)),
  ]
  // A workflow that waits for a person may be the one that reports a required check.
  const workflows = unreported?.length === 0 ? [] : workflowsToApprove
  return [
    ...workflows.map(({ name, url }): Candidate => {
      const text = `Workflow ${inBackticks(name)} waits for approval on the head commit`
      return { name: 'check-pending', text, url, key: text, remedy: APPROVAL }
    }),
    ...ofChecks
      .filter(({ check }) => !isQueueCheck(check, ref, gitHub))
      .map(({ candidate }) => candidate),
    ...reasonsOfBlocks(facts),
  ]
}

const APPROVAL: Remedy = { remedy: 'Approve it on GitHub, or ask someone who may', again: true }

const WORKFLOW_APPROVAL: Remedy = {
  remedy: 'Approve the workflow that waits, because it may report the check',
  again: true,
}

const STOPPED_JOB: Remedy = {
  remedy: 'Find out why the job was stopped, for example by its own time limit',
  again: true,
}

const KINDS: Readonly<Record<CheckState, 'check-failed' | 'check-missing' | 'check-pending'>> = {
  failed: 'check-failed',
  'not-run': 'check-missing',
  pending: 'check-pending',
  passed: 'check-pending',
}

const titleOf = ({ name, required }: Pick<Check, 'name' | 'required'>): string =>
  `${required ? 'Required check' : 'Check'} ${inBackticks(name)}`

function reasonOfCheck(check: Check, place: Place): Candidate {
  const { name, url, state, required, awaitsApproval } = check
  const kind = KINDS[state]
  const text = `${titleOf(check)} ${verbOf(check)} on the ${place}${whyNotRun(check)}`
  let remedy: Remedy | undefined
  // A check that was reported, or is not required, was stopped; no path filter skipped it.
  if (state === 'not-run' && (check.kind !== undefined || !required)) remedy = STOPPED_JOB
  if (awaitsApproval) remedy = state === 'not-run' ? WORKFLOW_APPROVAL : APPROVAL
  return { name: kind, text, url, key: `${kind} ${place} ${name}`, remedy }
}

/** The reason that a required check was never reported. */
function reasonOfUnreported(name: string, { gitHub }: ReasonFacts): Candidate {
  const awaitsApproval = (gitHub?.workflowsToApprove ?? []).length > 0
  return {
    name: 'check-missing',
    text: `${titleOf({ name, required: true })} was never reported`,
    url: gitHub && `${gitHub.url}/checks`,
    key: `unreported ${name}`,
    remedy: awaitsApproval ? WORKFLOW_APPROVAL : undefined,
  }
}

function verbOf({ state, followsCancellation, awaitsApproval }: Check): string {
  if (followsCancellation) return 'counts as not run'
  if (state === 'failed') return 'failed'
  if (state === 'not-run') return 'did not run'
  return awaitsApproval ? 'waits for approval' : 'has not finished'
}

/** Says how a check was stopped, as far as GitHub shows it. Nobody knows who stopped it. */
function whyNotRun({
  state,
  conclusion,
  startedAt = Number.NaN,
  finishedAt = Number.NaN,
  followsCancellation,
}: Check): string {
  if (state !== 'not-run') return ''
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

/** The blocks that {@link reasonsOfChecks} reads. */
export const KNOWN_BLOCKS: readonly (string | undefined)[] = [
  'behind_base',
  'merge_conflict',
  'failing_required_check',
  'awaiting_required_check',
]

/** Lists what the service says a pull request that is not ready waits for. */
function reasonsOfBlocks({ entry, ref, gitHub }: ReasonFacts): readonly Candidate[] {
  const page = gitHub?.url
  return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = page }): Candidate | [] => {
    if (kind === 'behind_base')
      return { name: 'behind', text: behindText(ref.targetBranch), url: page }
    if (kind === 'merge_conflict')
      return {
        name: 'conflict',
        text: conflictText(ref.targetBranch),
        url: page && `${page}/conflicts`,
      }
    if (!KNOWN_BLOCKS.includes(kind)) return []
    const state = kind === 'failing_required_check' ? 'failed' : 'pending'
    if (name !== undefined)
      return isQueueCheck(name, ref, gitHub)
        ? []
        : reasonOfCheck({ name, url, required: true, state }, 'head commit')
    if (state === 'pending')
      return { name: 'check-pending', text: 'A required check has not finished', url }
    return { name: 'check-failed', text: 'A required check failed on the head commit', url }
  })
}

/** The text of `behind`. @param base the branch that is ahead */
export const behindText = (base: string): string =>
  `It is behind ${inBackticks(base)}, which must be merged into it first`

/** The text of `conflict`. @param base the branch that it conflicts with */
export const conflictText = (base: string): string => `It conflicts with ${inBackticks(base)}`
