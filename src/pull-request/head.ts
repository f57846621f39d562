/** Compares the head commit that a workflow expects with the head that the queue would merge. */

import type { PullRequestFacts } from '../github/event-pull-request.js'
import { readPullRequest } from '../github/pull-requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import { inBackticks } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { askBeforeWork, readFromGitHub } from '../step/read-from-github.js'
import { isMergedOnGitHub } from './on-github.js'
import { type Submission, wantedHead } from './readings.js'
import { differsFromHead, isMerged, isQueued } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'
import type { QueueExit } from './writes.js'

/** Reads the head from GitHub, because a payload can be old; `undefined` without a token. */
async function headOnGitHub(context: Context, deadline: Deadline, { number }: PullRequestRef) {
  if (context.github.available) return (await readPullRequest(context, deadline, number)).headSha
  return undefined
}

/** Reads the head before the submission. If GitHub takes too long, the other sources decide. */
async function headBeforeWork(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<string | undefined> {
  try {
    return await askBeforeWork(context, deadline, '', (deadline) =>
      headOnGitHub(context, deadline, ref),
    )
  } catch (error) {
    if (!(error instanceof ActionError) || error.kind !== 'timed-out') throw error
    context.log.info(`${error.explanation.request}: ${error.explanation.problem}`)
    return undefined
  }
}

/**
 * Compares the head before anything is sent. GitHub decides; without GitHub, the event and the
 * queue do. A record that shows another head is read again for 10 s, because it can lag.
 * @throws {ActionError} `refused`: another head, or none is known
 */
export async function refuseOtherHead(
  context: Context,
  deadline: Deadline,
  { ref, headSha, headOfEvent }: ResolvedPullRequest,
  record: SubmittedPullRequest | undefined,
  expected: string,
): Promise<void> {
  let head = await headBeforeWork(context, deadline, ref)
  if (!head) {
    const ofQueue = await headOfQueue(context, deadline, ref, record, expected)
    head = contradictingHead([headSha, headOfEvent, ofQueue], expected)
  }
  if (differsFromHead(head, expected)) throw movedHead(ref, expected, head)
}

/** Returns a head that differs from the expected one, if any source shows it. */
function contradictingHead(heads: readonly (string | undefined)[], expected: string) {
  const known = heads.filter((head) => head !== undefined)
  return known.find((head) => differsFromHead(head, expected)) ?? known[0]
}

/** Reads the head in the queue. A record that ended may show the head of an earlier submission. */
async function headOfQueue(
  { service }: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
  expected: string,
): Promise<string | undefined> {
  const queued = (now: SubmittedPullRequest | undefined) => (isQueued(now) ? now?.prSha : undefined)
  const isOther = (head: string | undefined) =>
    head !== undefined && differsFromHead(head, expected)
  if (!isOther(queued(record))) return queued(record)
  const read = async () => queued(await service.findPullRequest(deadline, ref))
  return readUntilConsistent(deadline, read, isOther)
}

/**
 * Reads the head that the queue has after a submission. GitHub decides if the record shows another
 * head or none. The head in the event proves nothing: it may be from before a push.
 * @returns no `sha` if neither the service nor GitHub shows a head within 10 s
 */
async function settledHead(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  first: SubmittedPullRequest | undefined,
  expected: string,
): Promise<{
  readonly sha: string | undefined
  /** The last one that was read. */
  readonly record: SubmittedPullRequest | undefined
}> {
  const { service, log } = context
  const say = (why: string) => log.info(why)
  const readRecord = () =>
    bestEffort(deadline, service.findPullRequest(deadline, ref, { attempts: 1 }), say)
  const readOnGitHub = () => bestEffort(deadline, headOnGitHub(context, deadline, ref), say)
  let last: HeadReading | undefined
  const read = async (): Promise<HeadReading> => {
    const isFirst = last === undefined
    const record = (isFirst ? first : undefined) ?? (await readRecord())
    // A reading that fails, or has no head, changes nothing.
    const inQueue = record?.prSha ?? last?.inQueue
    const onGitHub = differsFromHead(inQueue, expected) ? await readOnGitHub() : undefined
    last = { record: record ?? last?.record, inQueue, onGitHub }
    return last
  }
  const { record, inQueue, onGitHub } = await readUntilConsistent(
    deadline,
    read,
    (heads) => heads.onGitHub === undefined && differsFromHead(heads.inQueue, expected),
  )
  return { sha: onGitHub ?? inQueue, record }
}

/** The heads after a submission. */
interface HeadReading {
  /** The last record that was read. */
  readonly record: SubmittedPullRequest | undefined
  readonly inQueue: string | undefined
  /** Asked for only if the queue has another head than expected, or none. */
  readonly onGitHub: string | undefined
}

/** The facts of a pull request that its merge is compared with. */
type HeadBefore = Pick<ResolvedPullRequest, 'ref' | 'headSha'> & Partial<ResolvedPullRequest>

/** The last record after a submission, and how it left the queue if it has another head. */
interface HeadProof {
  readonly record: SubmittedPullRequest
  readonly moved?: { readonly headSha: string | undefined; readonly exit: QueueExit }
}

/**
 * Keeps a submission in the queue only at the expected head, because a push between the check and the
 * submission must not merge. At another head, it is taken out again.
 * @returns the last record, with the proved head even if the service still shows another one
 * @throws {ActionError} it was merged at another head, or at one that nothing shows
 */
export async function keepAtHead(
  context: Context,
  deadline: Deadline,
  pullRequest: HeadBefore,
  record: SubmittedPullRequest,
  expected: string | undefined,
  leave: (record: SubmittedPullRequest) => Promise<QueueExit>,
): Promise<HeadProof> {
  const { ref } = pullRequest
  if (isMerged(record, ref))
    await refuseOtherMerge(context, deadline, pullRequest, record, expected)
  if (expected === undefined || isEnded(record.state)) return { record }
  const head = await settledHead(context, deadline, ref, record, expected)
  const last = head.record ?? record
  if (differsFromHead(head.sha, expected))
    return { record: last, moved: { headSha: head.sha, exit: await leave(last) } }
  return { record: { ...last, prSha: head.sha } }
}

/**
 * Proves the head of a submission as {@link keepAtHead} does.
 * @throws {ActionError} `refused`: another head; `unknown-outcome`: nothing shows the head
 */
export async function proveHead(
  context: Context,
  deadline: Deadline,
  pullRequest: ResolvedPullRequest,
  record: SubmittedPullRequest,
  expected: string | undefined,
  leave: (record: SubmittedPullRequest) => Promise<QueueExit>,
): Promise<SubmittedPullRequest> {
  const settled = await keepAtHead(context, deadline, pullRequest, record, expected, leave)
  const { moved } = settled
  if (moved && expected) throw movedHead(pullRequest.ref, expected, moved.headSha, moved.exit)
  return settled.record
}

/** Returns the error for another head. @param exit set if the pull request was submitted */
export function movedHead(
  ref: PullRequestRef,
  expected: string,
  headSha: string | undefined,
  exit?: QueueExit,
): ActionError {
  const request = `Submitting ${pullRequestName(ref)} at ${expected}`
  if (headSha === undefined) return unknownHead(ref, request, exit)
  const problem = `its head is ${inBackticks(headSha)}`
  const againAtNewHead = withHint('Run the checks of the new head, then submit that.')
  if (exit === undefined)
    return new ActionError('refused', {
      request,
      problem,
      remedy: againAtNewHead,
      title: `#${ref.number} was not submitted, because it has another head than expected`,
    })
  return new ActionError('refused', {
    request,
    problem: `${problem}. ${exit.sentence}`,
    remedy: exit.takenOut
      ? againAtNewHead
      : withHint(
          'Make sure that it is not in the queue, run the checks of the new head, then submit that.',
        ),
    title: `#${ref.number} has another head than expected`,
  })
}

function unknownHead(ref: PullRequestRef, request: string, exit?: QueueExit): ActionError {
  const remedy =
    'Leave `github-token` at its default, so that the action can ask GitHub for the head.'
  if (exit === undefined)
    return new ActionError('refused', {
      request,
      problem: 'neither the event, the queue nor GitHub shows its head commit',
      remedy,
      title: `#${ref.number} was not submitted, because its head is not known`,
    })
  return new ActionError('unknown-outcome', {
    request,
    problem: `neither Trunk nor GitHub showed its head commit. ${exit.sentence}`,
    remedy,
    title: `Couldn't confirm the head of #${ref.number}`,
  })
}

/**
 * Returns the error if a pull request was merged at another head than the wanted one. GitHub decides
 * if it shows the merge; otherwise all known heads count. If `expected-head-sha` is set, a merge at
 * an unknown head is an error too.
 */
export function otherHeadMerged(
  ref: PullRequestRef,
  submission: Submission,
  record: SubmittedPullRequest | undefined,
  onGitHub: Pick<PullRequestFacts, 'headSha' | 'merged' | 'baseBranch'> | undefined,
): ActionError | undefined {
  const wanted = wantedHead(submission)
  if (wanted === undefined) return undefined
  const head = headOfMerge(ref, wanted, submission, record, onGitHub)
  const request = `Submitting ${pullRequestName(ref)} at ${wanted}`
  const remedy = 'Run the checks on the target branch, and revert the merge if they fail.'
  if (head === undefined && submission.expectedHead === undefined) return undefined
  if (head === undefined)
    return new ActionError('unknown-outcome', {
      request,
      problem: 'neither Trunk nor GitHub returned the head commit of the merge',
      remedy,
      title: `#${ref.number} was merged at a head that is not known`,
    })
  if (!differsFromHead(head, wanted)) return undefined
  return new ActionError('refused', {
    request,
    problem: `its head was ${inBackticks(head)} when it was merged`,
    remedy,
    title: `#${ref.number} was merged at another head than expected`,
  })
}

/** Returns a head that differs from the wanted one, if a source of the merge shows it. */
function headOfMerge(
  ref: PullRequestRef,
  wanted: string,
  { headBefore }: Submission,
  record: SubmittedPullRequest | undefined,
  onGitHub: Pick<PullRequestFacts, 'headSha' | 'merged' | 'baseBranch'> | undefined,
): string | undefined {
  if (isMergedOnGitHub(onGitHub, ref)) return onGitHub?.headSha
  const heads = [onGitHub?.headSha]
  if (isMerged(record, ref)) heads.unshift(record?.prSha)
  // The head from before the merge can contradict the wanted one, but can't confirm it.
  if (headBefore !== undefined && differsFromHead(headBefore, wanted)) heads.push(headBefore)
  return contradictingHead(heads, wanted)
}

/**
 * Refuses a merge at another head than the expected one. Asks GitHub too.
 * @throws {ActionError} `refused`: another head; `unknown-outcome`: nothing shows the head
 */
export async function refuseOtherMerge(
  context: Context,
  deadline: Deadline,
  pullRequest: HeadBefore,
  record: SubmittedPullRequest | undefined,
  expectedHead: string | undefined,
): Promise<void> {
  if (expectedHead === undefined) return
  const { ref, headSha: headBefore } = pullRequest
  // The event of a merge shows the merged head.
  const ofEvent = isMergedOnGitHub(pullRequest, ref) ? pullRequest : undefined
  const onGitHub = (await readFromGitHub(context, deadline, ref)) ?? ofEvent
  const present = context.stacks.current(ref)
  const error = otherHeadMerged(present, { expectedHead, headBefore }, record, onGitHub)
  if (error !== undefined) throw error
}
