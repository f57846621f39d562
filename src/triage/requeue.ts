/** Submits again what an incident threw out: one after another, each once for its head commit. */
import { QUEUE_APP } from '../github/check.js'
import * as commits from '../github/commits.js'
import { ManyFacts } from '../github/many-facts.js'
import type { MergeFacts } from '../github/merge-facts.js'
import {
  type CommentSeries,
  deleteComment,
  listOwnComments,
  type OwnComment,
  updateOwnComment,
} from '../github/posts.js'
import { requireLiveHolds } from '../holds/store.js'
import { heldClause } from '../holds/text.js'
import type { HttpRequest } from '../http/request.js'
import {
  type AgainFacts,
  mayTryAgain,
  type SentAgain,
  submitFailedAgain,
} from '../pull-request/again.js'
import { retriedHead, tryOnce } from '../pull-request/again-claim.js'
import { explainSeries } from '../pull-request/failure-comments.js'
import { optionsAsBefore } from '../pull-request/writes.js'
import { code, type Line, words } from '../reports/line.js'
import { inline } from '../reports/markdown.js'
import { submitPullRequest } from '../service/requests.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort, readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { type Fact, ifKnown, known, NO_TOKEN, unread } from '../shared/fact.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isQueueCheck } from '../test-run/checks.js'
import type { Group } from './groups.js'
import type { Judged } from './judge.js'

/** What to submit again. */
export const REQUEUE_WORDS = ['none', 'infrastructure', 'common', 'failed'] as const
export type RequeueWord = (typeof REQUEUE_WORDS)[number]

/** A candidate that the words mean and that was not submitted. */
export interface Refused {
  readonly number: number
  /** Completes "Not submitted again: ". */
  readonly reason: string
  /** The answer was lost, and nothing shows whether it was submitted. */
  readonly mayBeSubmitted?: boolean
}

/** What was submitted again. */
export interface Requeued {
  readonly submitted: readonly number[]
  readonly refused: readonly Refused[]
  /** The first refusal of the service. */
  readonly refusal?: ActionError | undefined
  /** What a dry run would send. */
  readonly planned: readonly HttpRequest[]
}

/** The words and bounds of a step. */
export interface RequeueInputs {
  readonly requeue: readonly RequeueWord[]
  readonly maxRequeue: number
}

/** The candidates that the words mean, the oldest first, and those that have to wait. */
export function meantBy(
  words: readonly RequeueWord[],
  judged: readonly Judged[],
  overAt: ReadonlyMap<Group, number>,
): { readonly meant: readonly Judged[]; readonly refused: readonly Refused[] } {
  const meant: Judged[] = []
  const refused: Refused[] = []
  for (const one of judged.toReversed()) {
    const { stay, own, verdict, groups } = one
    if (stay.episode.end !== 'failed') continue
    const open = groups.find((group) => !overAt.has(group))
    const isOfWord =
      (words.includes('infrastructure') && own === 'infrastructure') ||
      (words.includes('common') && verdict === 'common-failure')
    const isRefused = own === 'conflict' || own === 'merge-refused'
    const ownFailure = words.includes('failed') && !isRefused ? failsAlone(one) : known(true)
    const isOfFailed = ownFailure.isKnown && !ownFailure.value
    const refuse = (reason: string) => refused.push({ number: stay.ref.number, reason })
    if ((isOfFailed || isOfWord) && !stay.isNewest) refuse('it has left the queue again since')
    else if (isOfFailed || (isOfWord && open === undefined)) meant.push(one)
    else if (isOfWord) refuse(`no later test run has passed \`${open?.check}\``)
    else if (!ownFailure.isKnown) refuse(ownFailure.why)
  }
  return { meant, refused }
}

/** True if a required check fails on its own head; unread if one that fails may be required. */
function failsAlone({ stay, facts }: Judged): Fact<boolean> {
  if (!stay.head.isKnown) return stay.head
  const run = ifKnown(facts.run)
  const mergeFacts = ifKnown(stay.mergeFacts)
  const names = new Set([
    ...(run?.required ?? []),
    ...(mergeFacts?.requiredChecks ?? []),
    ...[...facts.result.failed, ...facts.result.notRun].map(({ name }) => name),
  ])
  const failing = stay.head.value.checks.filter(
    ({ name, app, state }) =>
      state === 'failed' && app !== QUEUE_APP && !isQueueCheck(name, stay.ref, mergeFacts),
  )
  if (failing.some(({ name }) => names.has(name))) return known(true)
  const required = run?.allRequired ?? mergeFacts?.allRequiredChecks
  // The queue threw it out for a check, so an empty list is not the whole one.
  const areAllNamed = required?.isKnown && required.value.length > 0
  const [first] = failing
  if (areAllNamed || first === undefined) return known(false)
  return unread(
    `it could not be read which checks are required, and \`${first.name}\` fails on its own head`,
  )
}

/** The step gives up after so many refusals of the service. */
const MAX_REFUSALS_IN_A_ROW = 3

/** What is read before each submission. */
interface Present {
  readonly onGitHub: Fact<MergeFacts>
  readonly queue: Fact<Pick<Queue, 'state'>>
  readonly heldBy: Fact<string | undefined>
}

/** The end of one candidate: submitted, or why not. */
type End =
  | 'submitted'
  | (Omit<Refused, 'number'> & { readonly ends?: boolean; readonly refusal?: ActionError })

/** Submits candidates again in turn, until a limit or the queue ends it. */
export class Requeue {
  readonly #context: Context
  readonly #ref: QueueRef
  readonly #many: ManyFacts
  readonly #planned: HttpRequest[] = []

  constructor(context: Context, ref: QueueRef) {
    this.#context = context
    this.#ref = ref
    this.#many = new ManyFacts(context, ref.targetBranch)
  }

  /**
   * @param limit begins no further submission after it
   * @param note called with what is done so far, also before the first submission
   */
  async run(
    deadline: Deadline,
    limit: Deadline,
    meant: readonly Judged[],
    max: number,
    note: (done: Pick<Requeued, 'submitted' | 'refused'>) => void,
  ): Promise<Requeued> {
    const { log, dryRun } = this.#context
    const submitted: number[] = []
    const refused: Refused[] = []
    let inARow = 0
    let first: ActionError | undefined
    let endedBy: string | undefined
    const noteDone = () => note({ submitted: [...submitted], refused: [...refused] })
    noteDone()
    for (const one of meant) {
      const { number } = one.stay.ref
      const maybe = refused.filter(({ mayBeSubmitted }) => mayBeSubmitted).length
      if (submitted.length + this.#planned.length + maybe >= max)
        endedBy ??= `as many as \`max-requeue\` allows ${dryRun ? 'would be' : 'were'} submitted before it`
      if (inARow >= MAX_REFUSALS_IN_A_ROW)
        endedBy ??= `Trunk refused ${MAX_REFUSALS_IN_A_ROW} submissions in a row`
      if (limit.passed) endedBy ??= 'the time was up'
      if (endedBy !== undefined) {
        refused.push({ number, reason: endedBy })
        continue
      }
      const end = await this.#tryOne(deadline, one)
      if (end === 'submitted') {
        inARow = 0
        if (dryRun) continue
        submitted.push(number)
        log.info(`#${number} is in the queue again`)
        noteDone()
        continue
      }
      const { reason, mayBeSubmitted = false } = end
      log.info(`#${number} ${mayBeSubmitted ? 'may be' : 'is not'} submitted again: ${reason}`)
      refused.push({ number, reason, mayBeSubmitted })
      if (end.ends) endedBy = reason
      if (end.refusal === undefined) continue
      inARow++
      first ??= end.refusal
      log.warning(
        `#${number} ${mayBeSubmitted ? 'may have been' : 'was not'} submitted again: ${end.refusal.message}`,
      )
    }
    return { submitted, refused, refusal: first, planned: this.#planned }
  }

  async #tryOne(deadline: Deadline, one: Judged): Promise<End> {
    const { ref, record, head } = one.stay
    const context = this.#context
    const failed = ifKnown(record)
    const sha = ifKnown(head)?.sha
    if (failed === undefined || sha === undefined) return { reason: 'its head is not known' }
    const series = explainSeries(ref.number)
    const [before, comments] = await Promise.all([
      this.#readPresent(deadline, one),
      this.#readComments(deadline, series),
    ])
    const problem = notAgain(one, failed, sha, before, comments)
    if (problem !== undefined) return problem
    const isTested = await this.#containsHead(deadline, one, sha)
    if (isTested !== undefined) return { reason: isTested }
    if (context.dryRun) {
      this.#planned.push(submitPullRequest(ref, optionsAsBefore(failed)))
      return 'submitted'
    }
    const body = inline(words`Submitting ${code(sha.slice(0, 12))} again: ${whyOf(one)}.`)
    const tried = await tryOnce(
      context,
      deadline,
      { series, head: sha, body },
      () => this.#readPresent(deadline, one),
      async (present): Promise<SentAgain | Exclude<End, string>> => {
        const now = notAgain(one, failed, sha, present, 'claimed')
        return now ?? submitFailedAgain(context, deadline, ref, failed, { head: sha })
      },
    )
    if (tried.result === 'unclaimed')
      return { reason: `the comment that counts it could not be written: ${tried.why}` }
    if (tried.result === 'claimed-by-other') return { reason: 'another run has claimed it' }
    await this.#mergeComments(deadline, series, tried.claim, body, ifKnown(comments) ?? [])
    if (tried.result === 'failed') {
      const { error: refusal, mayHaveApplied: mayBeSubmitted } = tried
      const { problem } = refusal.explanation
      if (!mayBeSubmitted) return { reason: problem, refusal }
      const reason = `it is not known whether it was submitted: ${problem}`
      return { reason, mayBeSubmitted, refusal }
    }
    return 'reason' in tried.value ? tried.value : endOf(tried.value)
  }

  /** Reads the queue, its holds and the pull request. */
  async #readPresent(deadline: Deadline, { stay: { ref } }: Judged): Promise<Present> {
    const context = this.#context
    const readHolds = async () => {
      const live = await requireLiveHolds(context, deadline, this.#ref)
      return live.length === 0 ? undefined : `the queue has ${heldClause(live)}`
    }
    const [pulls, queue, heldBy] = await Promise.all([
      this.#many.readPullRequests(deadline, [ref.number]),
      readFact(deadline, context.service.getQueue(deadline, this.#ref)),
      context.github.available ? readFact(deadline, readHolds()) : NO_TOKEN,
    ])
    return { onGitHub: pulls.get(ref.number) ?? unread('it was not asked'), queue, heldBy }
  }

  async #readComments(
    deadline: Deadline,
    series: CommentSeries,
  ): Promise<Fact<readonly OwnComment[]>> {
    if (!this.#context.github.available) return NO_TOKEN
    return readFact(deadline, listOwnComments(this.#context, deadline, series))
  }

  /** Returns why it is not known that the run tested the head; `undefined` if it is. */
  async #containsHead(
    deadline: Deadline,
    { facts }: Judged,
    sha: string,
  ): Promise<string | undefined> {
    const run = ifKnown(facts.run)
    if (run?.sha === undefined) return 'nothing proves that its test run tested the present head'
    const asked = commits.contains(this.#context.github, deadline, run.sha, sha)
    const contains = await readFact(deadline, asked)
    if (!contains.isKnown)
      return `it could not be read whether its test run tested the present head: ${contains.why}`
    return contains.value ? undefined : 'its test run did not test the present head'
  }

  /** Keeps one comment: the text of an explanation moves to the claim, above its line. */
  async #mergeComments(
    deadline: Deadline,
    series: CommentSeries,
    claim: OwnComment,
    body: string,
    before: readonly OwnComment[],
  ): Promise<void> {
    const context = this.#context
    const explanations = before.filter(({ data }) => data === '')
    const newest = explanations.at(-1)
    if (newest === undefined) return
    const merging = async () => {
      const merged = `${newest.body.trimEnd()}\n\n${body}`
      await updateOwnComment(context, deadline, series, { ...claim, body: merged })
      for (const { id } of explanations) await deleteComment(context, deadline, series.thread, id)
    }
    await bestEffort(deadline, merging(), (why) =>
      context.log.warning(`The comments could not be merged: ${why}`),
    )
  }
}

/** Decides from facts alone whether a candidate is submitted again. */
function notAgain(
  { stay }: Judged,
  record: SubmittedPullRequest,
  head: string,
  { onGitHub, queue, heldBy }: Present,
  comments: Fact<readonly OwnComment[]> | 'claimed',
): Exclude<End, string> | undefined {
  let triedHeads: AgainFacts['triedHeads'] = 'any'
  if (comments !== 'claimed')
    triedHeads = comments.isKnown ? known(comments.value.map(retriedHead)) : comments
  const facts = { ref: stay.ref, act: 'submit', record, head, onGitHub, queue, heldBy } as const
  const again = mayTryAgain({ ...facts, reviews: 'none-against', triedHeads })
  if (again.may) return undefined
  const isStopped = again.kind === 'queue-state' || again.kind === 'held'
  const areUnread = !queue.isKnown || !heldBy.isKnown
  return { reason: again.why, ends: isStopped || (again.kind === 'unread' && areUnread) }
}

function endOf(sent: SentAgain): End {
  if (sent.result === 'other-head')
    return { reason: `its head moved meanwhile. ${sent.exit.sentence}` }
  if (sent.result === 'by-other') return { reason: 'someone else has submitted it meanwhile' }
  if (sent.result === 'changed') return { reason: 'its state has changed meanwhile' }
  return 'submitted'
}

/** Why it is submitted again, for its comment. */
function whyOf({ own, verdict, groups }: Judged): Line {
  const [group] = groups
  if (verdict === 'common-failure' && group?.kind === 'failed')
    return words`${code(group.check)} failed for several pull requests`
  if (verdict === 'common-failure' && group !== undefined)
    return words`${code(group.check)} did not run for several pull requests`
  if (own === 'infrastructure') return words`its required checks did not run`
  return words`it was thrown out in an incident, and no required check fails on its own head`
}
