/** Judges which open pull requests are ready for the queue, and says why the others are not. */
import { type GitHubPullRequest, isOwnHead, readPullRequest } from '../github/pull-requests.js'
import type { ReadyFacts, ReadyFactsByNumber, ReadyFactsReader } from '../github/ready-facts.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { inParts } from '../shared/parts.js'
import { type PullRequestRef, pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isQueueCheck } from '../test-run/checks.js'
import { changedAt, differsFromHead, isQueued } from './record.js'

/** Why a pull request was not submitted. */
export type SkipReason =
  | 'draft'
  | 'closed'
  | 'label'
  | 'conflict'
  | 'checks'
  | 'approval'
  | 'queued'
  | 'failed-before'
  | 'too-young'
  | 'stack'
  | 'limit'
  | 'stopped'
  | 'refused'
  | 'unread'

/** A pull request that was not submitted. */
export interface Skipped {
  readonly number: number
  readonly reason: SkipReason
  /** What could not be read, or how it was refused. */
  readonly why?: string | undefined
}

/** Which pull requests are looked at, and what they need. */
export interface ReadyRules {
  readonly labels: readonly string[]
  readonly authors: readonly string[]
  readonly excludeLabels: readonly string[]
  readonly requireApproval: boolean
  readonly minAgeMinutes: number
}

/** A pull request that is ready. */
export interface Ready {
  readonly ref: PullRequestRef
  readonly pullRequest: GitHubPullRequest
  /** The head that was judged. */
  readonly headSha: string
  readonly pushedAt: number | undefined
}

/** The judgement of all open pull requests. */
export interface Judgement {
  /** The oldest push first. */
  readonly ready: readonly Ready[]
  readonly skipped: readonly Skipped[]
  /** Numbers that records showed in the queue, such as those that are not ready. */
  readonly queued: ReadonlySet<number>
}

/** Deadlines of the readings: requests to GitHub are limited. */
export interface ReadingDeadlines {
  readonly gitHub: Deadline
  readonly service: Deadline
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const includesText = (all: readonly string[], wanted: string) =>
  all.some((one) => sameText(one, wanted))

/** True if a pull request has all labels and one of the authors. `app/renovate` is `renovate[bot]`. */
function isSelected({ labels, author }: GitHubPullRequest, rules: ReadyRules): boolean {
  const logins = rules.authors.map((name) => name.replace(/^app\/(.*)$/i, '$1[bot]'))
  return (
    rules.labels.every((label) => includesText(labels, label)) &&
    (logins.length === 0 || includesText(logins, author))
  )
}

const hasLabelOf = (labels: readonly string[], rules: ReadyRules): boolean =>
  rules.excludeLabels.some((label) => includesText(labels, label)) ||
  !rules.labels.every((label) => includesText(labels, label))

/** Judges the open pull requests of a queue. */
export async function judgeOpen(
  context: Context,
  time: ReadingDeadlines,
  queueRef: QueueRef,
  rules: ReadyRules,
  open: readonly GitHubPullRequest[],
  queue: Queue,
  reader: ReadyFactsReader,
): Promise<Judgement> {
  const queued = new Set(queue.enqueuedPullRequests.map(({ prNumber }) => prNumber))
  const queuedByRecord = new Set<number>()
  const isQueuedNow = (number: number) => queued.has(number) || queuedByRecord.has(number)
  const stacks = new Stacks(context, queueRef, open)
  const selected = open.filter((pull) => isSelected(pull, rules))
  const { candidates, unreadStacks } = await stacks.candidates(time.gitHub, selected)
  const below = candidates.flatMap((pull) => stacks.below(pull) ?? [])
  const all = [...new Set([...candidates, ...below])]
  const skips = new Map<number, Skipped>()
  const skip = (number: number, reason: SkipReason, why?: string) => {
    skips.set(number, { number, reason, why })
  }
  for (const { number } of unreadStacks) skip(number, 'unread', 'GitHub does not show its stack')
  const isCandidate = new Set(candidates.map(({ number }) => number))
  for (const { number, draft, labels } of all) {
    if (queued.has(number)) skip(number, 'queued')
    else if (draft) skip(number, 'draft')
    else if (isCandidate.has(number) && hasLabelOf(labels, rules)) skip(number, 'label')
  }
  const isLeft = ({ number }: { readonly number: number }) => !skips.has(number)
  const facts = await readFacts(time.gitHub, reader, all.filter(isLeft))
  for (const pull of all.filter(isLeft)) {
    const { number } = pull
    const forAll = isCandidate.has(number) ? rules : { ...rules, labels: [], excludeLabels: [] }
    const reason = reasonOf(pull, facts.get(number), forAll, queueRef, context.clock.now())
    if (reason !== undefined) skip(number, reason.reason, reason.why)
  }
  for (const part of inParts(all.filter(isLeft), MAX_RECORDS_AT_ONCE)) {
    const records = part.map(async (pull): Promise<void> => {
      const record = await readFact(
        time.service,
        context.service.findPullRequest(time.service, refOf(context, queueRef, pull.number)),
      )
      const reason = reasonOfRecord(record, factsOf(facts, pull.number))
      if (reason === undefined) return
      if (reason.reason === 'queued') queuedByRecord.add(pull.number)
      skip(pull.number, reason.reason, reason.why)
    })
    await Promise.all(records)
  }
  const ready = all.filter(isLeft).map(({ number }) => number)
  for (const pull of all.filter(isLeft)) {
    const members = stacks.below(pull) ?? []
    const areReady = members.every(({ number }) => ready.includes(number) || isQueuedNow(number))
    if (!areReady) skip(pull.number, 'stack')
  }
  // Only the highest member is submitted: the queue takes those below with it.
  for (const upper of open) {
    const isTaken = isQueuedNow(upper.number) || (isCandidate.has(upper.number) && isLeft(upper))
    if (!isTaken) continue
    for (const { number } of stacks.below(upper) ?? [])
      if (!skips.has(number)) skip(number, 'stack')
  }
  const order = ({ pushedAt, pullRequest }: Ready) =>
    pushedAt ?? Date.parse(pullRequest.createdAt ?? '')
  return {
    ready: candidates
      .filter(isLeft)
      .map((pullRequest) => {
        const { headSha, pushedAt } = factsOf(facts, pullRequest.number)
        return { ref: refOf(context, queueRef, pullRequest.number), pullRequest, headSha, pushedAt }
      })
      .toSorted((a, b) => order(a) - order(b) || a.ref.number - b.ref.number),
    skipped: selected.flatMap(({ number }) => skips.get(number) ?? []),
    queued: queuedByRecord,
  }
}

/** Records read at once. */
const MAX_RECORDS_AT_ONCE = 8

const refOf = ({ repository, stacks }: Context, { targetBranch }: QueueRef, number: number) =>
  pullRequestRef(repository, targetBranch, number, stacks.of(number))

function factsOf(facts: ReadyFactsByNumber, number: number): ReadyFacts {
  const fact = facts.get(number)
  if (!fact?.isKnown) throw new TypeError(`#${number} was judged without facts`)
  return fact.value
}

/** GitHub computes conflicts when it is asked, which takes some seconds. */
const CONFLICT_PAUSES_MS = [3000, 7000]

/** Reads the facts of pull requests, and whether they conflict, for all together. */
async function readFacts(
  deadline: Deadline,
  reader: ReadyFactsReader,
  pulls: readonly GitHubPullRequest[],
): Promise<ReadyFactsByNumber> {
  const facts = new Map(
    await reader.read(
      deadline,
      pulls.map(({ number }) => number),
    ),
  )
  for (const pauseMs of CONFLICT_PAUSES_MS) {
    const uncomputed = new Map(
      [...facts].flatMap(([number, fact]) =>
        fact.isKnown && fact.value.isConflicting === undefined
          ? [[number, fact.value.headSha] as const]
          : [],
      ),
    )
    if (uncomputed.size === 0 || deadline.remainingMs < pauseMs) break
    await deadline.sleep(pauseMs)
    for (const [number, isConflicting] of await reader.readConflicts(deadline, uncomputed))
      facts.set(number, known({ ...factsOf(facts, number), isConflicting }))
  }
  return facts
}

type Reason = Pick<Skipped, 'reason' | 'why'>

/** Why a pull request is not ready, as far as GitHub shows it. */
export function reasonOf(
  pull: Pick<GitHubPullRequest, 'ownBase'>,
  fact: Fact<ReadyFacts> | undefined,
  rules: ReadyRules,
  queueRef: QueueRef,
  now: number,
): Reason | undefined {
  if (!fact?.isKnown) return { reason: 'unread', why: fact?.why }
  const { value: facts } = fact
  // A member of a stack moves to the base of the stack when those below have merged.
  const isSameBase = [pull.ownBase, queueRef.targetBranch].includes(facts.baseBranch)
  if (!facts.isOpen || !isSameBase) return { reason: 'closed' }
  if (facts.isDraft) return { reason: 'draft' }
  const needsLabels = rules.labels.length > 0 || rules.excludeLabels.length > 0
  if (needsLabels && facts.labels === undefined)
    return { reason: 'unread', why: 'GitHub does not show all of its labels' }
  if (hasLabelOf(facts.labels ?? [], rules)) return { reason: 'label' }
  if (facts.isConflicting === undefined)
    return { reason: 'unread', why: 'GitHub has not computed whether it conflicts' }
  if (facts.isConflicting) return { reason: 'conflict' }
  if (!haveChecksPassed(facts, queueRef)) return { reason: 'checks' }
  if (rules.requireApproval && facts.approval === undefined)
    return { reason: 'unread', why: 'GitHub does not show whether it is approved' }
  if (rules.requireApproval && facts.approval !== 'approved') return { reason: 'approval' }
  if (rules.minAgeMinutes === 0) return undefined
  if (facts.pushedAt === undefined)
    return { reason: 'unread', why: 'GitHub does not show when its head was pushed' }
  return now - facts.pushedAt < rules.minAgeMinutes * 60_000 ? { reason: 'too-young' } : undefined
}

/** True if all required checks have passed or, if none is required, all of at least one. */
function haveChecksPassed(facts: ReadyFacts, ref: QueueRef): boolean {
  const isOther = (name: string) => !isQueueCheck(name, ref, facts)
  const checks = facts.checks.filter(({ name }) => isOther(name))
  const requiredNames = facts.requiredChecks.filter(isOther)
  const required = checks.filter((check) => check.required)
  const arePassed = (some: typeof checks) => some.every(({ state }) => state === 'passed')
  if (requiredNames.length === 0 && required.length === 0)
    return checks.length > 0 && arePassed(checks) && !facts.awaitsApproval
  const areReported = requiredNames.every((name) => checks.some((check) => check.name === name))
  return areReported && arePassed(required)
}

/** Why a pull request is not submitted, as its record shows. */
export function reasonOfRecord(
  record: Fact<SubmittedPullRequest | undefined>,
  { headSha, pushedAt }: Pick<Ready, 'headSha' | 'pushedAt'>,
): Reason | undefined {
  if (!record.isKnown) return { reason: 'unread', why: record.why }
  const { value } = record
  if (isQueued(value)) return { reason: 'queued' }
  if (value?.state !== 'FAILED' && value?.state !== 'CANCELLED') return undefined
  const { prSha } = value
  if (prSha !== undefined)
    return differsFromHead(prSha, headSha) ? undefined : { reason: 'failed-before' }
  // Without its head, a record from before the push is that of another head.
  const isFromBefore = (changedAt(value) ?? Infinity) < (pushedAt ?? -Infinity)
  return isFromBefore ? undefined : { reason: 'failed-before' }
}

/** Stacks whose lists lack the stack; each costs a request. */
const MAX_STACK_READINGS = 5

/** The stacks among the open pull requests. Lists of GitHub may leave out the stack. */
class Stacks {
  readonly #context: Context
  readonly #ref: QueueRef
  readonly #byHead: ReadonlyMap<string, GitHubPullRequest>

  constructor(context: Context, ref: QueueRef, open: readonly GitHubPullRequest[]) {
    const own = open.filter((pull) => isOwnHead(context.github, pull))
    this.#context = context
    this.#ref = ref
    this.#byHead = new Map(own.map((pull) => [pull.head.branch, pull]))
  }

  /** The open members below, the next one first; `undefined` if one is missing. */
  below({ ownBase }: GitHubPullRequest): readonly GitHubPullRequest[] | undefined {
    const members: GitHubPullRequest[] = []
    for (let base = ownBase; base !== this.#ref.targetBranch; ) {
      const member = this.#byHead.get(base)
      if (member === undefined || members.includes(member)) return undefined
      members.push(member)
      base = member.ownBase
    }
    return members
  }

  /** Returns the pull requests that merge into the target branch, alone or in a stack. */
  async candidates(deadline: Deadline, selected: readonly GitHubPullRequest[]) {
    const { stacks } = this.#context
    const { targetBranch } = this.#ref
    const unreadStacks: GitHubPullRequest[] = []
    const members = new Set<number>()
    // Those above are asked first, because members below are in the same stack.
    const above = selected
      .filter(({ ownBase }) => ownBase !== targetBranch)
      .toSorted((a, b) => (this.below(b)?.length ?? 0) - (this.below(a)?.length ?? 0))
    let readings = 0
    for (const pull of above) {
      const { number, ownBase } = pull
      const below = this.below(pull)
      let stack = stacks.of(number).seen
      if (stack === undefined && pull.isListed && below !== undefined) {
        const read =
          readings++ < MAX_STACK_READINGS
            ? await readFact(deadline, readPullRequest(this.#context, deadline, number))
            : unread('too many stacks')
        if (!read.isKnown) unreadStacks.push(pull)
        else stack = read.value.stack
      }
      if (stack?.base !== targetBranch) continue
      members.add(number)
      for (const member of below ?? []) {
        if (member.ownBase === targetBranch) continue
        members.add(member.number)
        stacks.note(member.number, { base: targetBranch, parent: member.ownBase })
      }
      stacks.note(number, { ...stack, parent: ownBase })
    }
    const candidates = selected.filter(
      ({ number, ownBase }) => ownBase === targetBranch || members.has(number),
    )
    return { candidates, unreadStacks }
  }
}
