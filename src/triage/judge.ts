/** Judges each stay as `explain` does, and groups the failures. */
import { type ExplainFacts, withConclusions } from '../explain/facts.js'
import { isNearFailure } from '../explain/rules.js'
import { type VerdictName, verdictWithoutRules } from '../explain/verdict.js'
import type { Check } from '../github/check.js'
import type { PastPullRequest, QueueHistory } from '../history/read.js'
import { hasStatus } from '../http/errors.js'
import { isMergedOnGitHub } from '../pull-request/on-github.js'
import { refusesMerge, takesOutOfQueue } from '../pull-request/reasons/queue-words.js'
import { whyNotMerged } from '../pull-request/reasons/why-not-merged.js'
import { isQueued } from '../pull-request/record.js'
import type { TimelineEntry } from '../service/timeline.js'
import type { ActionError } from '../shared/errors.js'
import { ifKnown, known, type Unread, unread } from '../shared/fact.js'
import { pluralize } from '../shared/text.js'
import { resultOf } from '../test-run/result.js'
import { leftWithPrerequisite, type TestRun } from '../test-run/test-run.js'
import {
  type CheckFailure,
  type FailedStay,
  type FailureKind,
  type Group,
  groupsOf,
} from './groups.js'
import { type Base, type Stay, type TriageFacts, UNKNOWN_HEAD } from './read.js'

/** A verdict of a triage. */
export type TriageVerdict = VerdictName | 'common-failure'

/** A candidate with its verdict. */
export interface Judged {
  readonly stay: Stay
  readonly facts: ExplainFacts
  /** As `explain` would say. */
  readonly own: VerdictName
  readonly verdict: TriageVerdict
  /** The common failures that it is a member of. */
  readonly groups: readonly Group[]
  /** The check that explains it, if one does. */
  readonly check: Pick<Check, 'name' | 'url'> | undefined
  /** One sentence without its period. */
  readonly reason: string
}

/** A candidate that could not be judged. */
export interface UnreadCandidate {
  readonly number: number
  /** Completes "could not be read: ". */
  readonly reason: string
  readonly error?: ActionError | undefined
}

/** How many pull requests left the queue, and why some are no candidates. */
export interface Counts {
  readonly failed: number
  readonly cancelled: number
  readonly queued: number
  readonly merged: number
  readonly closed: number
}

/** The judgement of a period. */
export interface TriageJudgement {
  /** The newest end first. */
  readonly judged: readonly Judged[]
  readonly unread: readonly UnreadCandidate[]
  readonly groups: readonly Group[]
  readonly counts: Counts
  /** Sentences about what could not be read of others. */
  readonly missing: readonly string[]
}

/** Why a pull request that left the queue is no candidate. */
type LeftOut = 'queued' | 'merged' | 'closed'

/** Judges the newest stay of each candidate. @param minGroup see {@link groupsOf} */
export function judgePeriod(
  { pullRequests }: QueueHistory,
  { stays, base }: TriageFacts,
  minGroup: number,
): TriageJudgement {
  const counts = { failed: 0, cancelled: 0, queued: 0, merged: 0, closed: 0 }
  const unreadOnes: UnreadCandidate[] = []
  const newest: Stay[] = []
  const failedStays = new Map<Stay, FailedStay>()
  const unproved: UnreadCandidate[] = []
  const unseen: UnreadCandidate[] = []
  for (const pull of pullRequests) {
    const own = stays.filter(({ ref }) => ref.number === pull.number)
    const last = own.at(-1)
    if (last === undefined) {
      const unreadOne = unreadWithoutList(pull)
      if (unreadOne !== undefined) unreadOnes.push(unreadOne)
      continue
    }
    const leftOut = leftOutAs(pull, last)
    for (const stay of own) {
      const failed = failedStayOf(stay, base, leftOut === undefined)
      if (failed !== undefined) failedStays.set(stay, failed)
      const problem = stay === last && leftOut === undefined ? undefined : unreadProof(stay, base)
      if (problem !== undefined) unproved.push({ number: pull.number, reason: problem.why })
    }
    if (leftOut !== undefined) {
      counts[leftOut]++
      continue
    }
    if (!last.mergeFacts.isKnown) unseen.push({ number: pull.number, reason: last.mergeFacts.why })
    counts[last.episode.end === 'failed' ? 'failed' : 'cancelled']++
    const problem = unreadPart(last, base)
    if (problem === undefined) newest.push(last)
    else unreadOnes.push({ number: pull.number, reason: problem.why, error: problem.error })
  }
  const groups = groupsOf([...failedStays.values()], minGroup)
  const judged = newest.map((stay) => {
    const failed = failedStays.get(stay)
    const own = failed === undefined ? [] : groups.filter((group) => group.stays.has(failed))
    return judgeStay(stay, base, own)
  })
  return {
    judged: judged.toSorted((a, b) => b.stay.episode.endedAt - a.stay.episode.endedAt),
    unread: unreadOnes.toSorted((a, b) => a.number - b.number),
    groups,
    counts,
    missing: [...missingProofs(unproved), ...missingStates(unseen)],
  }
}

/** Returns what could not be read of a stay that has no row, but may prove a common failure. */
function unreadProof(stay: Stay, base: Base): Unread | undefined {
  // A later push is no failed reading.
  const provesNothing = stay.head === UNKNOWN_HEAD || decidesAlone(stay.entry)
  return provesNothing ? undefined : unreadPart(stay, base)
}

function missingProofs(unproved: readonly UnreadCandidate[]): readonly string[] {
  const [first] = unproved
  if (first === undefined) return []
  const { number, reason } = first
  const count = pluralize(unproved.length, 'failure')
  return [
    `Common failures may be missing, because ${count} of pull requests that are left out or failed again could not be read, such as that of #${number}: ${reason}.`,
  ]
}

function missingStates(unseen: readonly UnreadCandidate[]): readonly string[] {
  const [first] = unseen
  if (first === undefined) return []
  const count = pluralize(unseen.length, 'pull request')
  return [
    `Some may be closed or merged, because GitHub shows no state of ${count}, such as #${first.number}: ${first.reason}.`,
  ]
}

/** A pull request that only a test branch names, so that nothing but its record shows its end. */
function unreadWithoutList({
  number,
  record,
  candidate: { present, isMerged = false },
}: PastPullRequest): UnreadCandidate | undefined {
  if (record.isKnown || present !== undefined || isMerged) return undefined
  return { number, reason: record.why, error: record.error }
}

function leftOutAs({ candidate }: PastPullRequest, stay: Stay): LeftOut | undefined {
  const record = ifKnown(stay.record)
  const mergeFacts = ifKnown(stay.mergeFacts)
  const state = record?.state ?? candidate.present?.state
  if (state === 'MERGED' || isMergedOnGitHub(mergeFacts, stay.ref)) return 'merged'
  if (isQueued(record)) return 'queued'
  return mergeFacts?.closed ? 'closed' : undefined
}

/** Words of the service that decide a verdict without a test run. */
const decidesAlone = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason === 'start_test_run_merge_conflict' ||
  refusesMerge(entry?.reason) ||
  takesOutOfQueue(entry?.reason) ||
  leftWithPrerequisite(entry)

/** Returns the first fact that a verdict needs and that could not be read. */
function unreadPart(
  { episode, record, run, entry, head, ...stay }: Stay,
  base: Base,
): Unread | undefined {
  if (!record.isKnown) return record
  if (episode.end === 'cancelled') return undefined
  if (!run.isKnown) {
    const isRead = hasStatus(run.error, 404) || decidesAlone(entry)
    const isSaid = !stay.isRunNamed && entry?.reason !== undefined
    if (!isRead && !isSaid) return unread(`its test run: ${run.why}`, run.error)
  }
  if (!head.isKnown) return unread(`the checks of its head: ${head.why}`, head.error)
  if (!base.isKnown) return unread(`the checks of the target branch: ${base.why}`, base.error)
  return run.isKnown ? unreadChecks({ episode, run: run.value, entry, ...stay }) : undefined
}

/** Returns why the checks of a run prove nothing. */
function unreadChecks({
  episode,
  run,
  entry,
  isRunNamed,
}: Pick<Stay, 'episode' | 'entry' | 'isRunNamed'> & { readonly run: TestRun }): Unread | undefined {
  const result = resultOf(run, entry)
  const { gitHubChecks } = run
  if (!isRunNamed && !isNearFailure(run, result, episode.endedAt))
    return unread('its test run: another one may have failed it')
  if (run.isWhole || result.failed.length > 0 || decidesAlone(entry)) return undefined
  return gitHubChecks.isKnown
    ? unread('not all checks of its test run are shown')
    : unread(`the checks of its test run: ${gitHubChecks.why}`, gitHubChecks.error)
}

/** The facts of a stay as `explain` would have read them when it ended. */
function factsOf({ ref, episode, entry, record, mergeFacts, run }: Stay, base: Base): ExplainFacts {
  const { end, endedAt, hasTimeline } = episode
  return {
    ...withConclusions({
      ref,
      record: record.isKnown
        ? {
            ...record.value,
            state: end.toUpperCase(),
            stateChangedAt: new Date(endedAt).toISOString(),
            isCurrentlySubmittedToQueue: false,
          }
        : undefined,
      history: known({ hasTimeline, entry }),
      run,
      // It may have merged since.
      mergeFacts: mergeFacts.isKnown ? known({ ...mergeFacts.value, merged: false }) : mergeFacts,
    }),
    queue: unread('it was not asked'),
    base,
    tests: undefined,
    notes: [],
  }
}

function judgeStay(stay: Stay, base: Base, groups: readonly Group[]): Judged {
  const facts = factsOf(stay, base)
  const own = verdictWithoutRules(facts)
  const isCommon = groups.length > 0 && COMMON.includes(own)
  const { reasons } = whyNotMerged({
    ...facts,
    run: ifKnown(facts.run),
    gitHub: ifKnown(facts.mergeFacts),
  })
  const { failed, notRun, pending } = facts.result
  const [group] = groups
  const [check] = [...failed, ...notRun, ...pending]
  return {
    stay,
    facts,
    own,
    verdict: isCommon ? 'common-failure' : own,
    groups: isCommon ? groups : [],
    check: isCommon && group !== undefined ? { name: group.check, url: group.url } : check,
    reason: reasons[0]?.text ?? stay.entry?.reason ?? '',
  }
}

/** Verdicts that give way to a common failure. */
const COMMON: readonly VerdictName[] = ['check-failed', 'broken-base', 'infrastructure']

/** A stay as a proof of the failures of its run; `undefined` if it proves none. */
function failedStayOf(stay: Stay, base: Base, isCandidate: boolean): FailedStay | undefined {
  const { ref, episode, head, entry } = stay
  if (!head.isKnown || leftWithPrerequisite(entry)) return undefined
  if (unreadPart(stay, base) !== undefined) return undefined
  const run = runOf(stay)
  if (run === undefined) return undefined
  const failures = failuresOf(stay, base).map(({ kind, check }): CheckFailure => {
    const { name, url, finishedAt: at = episode.endedAt } = check
    const isOwn = head.value.checks.some(
      (other) =>
        other.name === name &&
        (other.state === 'failed' || (kind === 'not-run' && other.state === 'not-run')),
    )
    return { kind, name, url, at, isOwn }
  })
  if (failures.length === 0) return undefined
  const { number } = ref
  const unique = new Map(failures.map((failure) => [`${failure.kind} ${failure.name}`, failure]))
  return { number, isCandidate, endedAt: episode.endedAt, run, failures: [...unique.values()] }
}

/** The required checks that ended a stay. */
function failuresOf(
  stay: Stay,
  base: Base,
): readonly { readonly kind: FailureKind; readonly check: Check }[] {
  const { episode, entry } = stay
  const facts = factsOf(stay, base)
  const { failed, notRun, pending } = facts.result
  if (episode.end === 'cancelled') {
    // The queue stops the run of a pull request that is cancelled.
    const before = failed.filter(({ finishedAt = Infinity }) => finishedAt <= episode.endedAt)
    return before.map((check) => ({ kind: 'failed', check }))
  }
  if (takesOutOfQueue(entry?.reason)) return []
  if (failed.length > 0) return failed.map((check) => ({ kind: 'failed', check }))
  if (verdictWithoutRules(facts) !== 'infrastructure') return []
  return [...notRun, ...pending].map((check) => ({ kind: 'not-run', check }))
}

/** The test run of a stay, also if the service has deleted it; `undefined` if it is not known. */
function runOf({ episode, entry, run, ref }: Stay): FailedStay['run'] | undefined {
  const { bisected, last } = bisectionOf(episode.entries)
  if (run.isKnown) {
    const { id, createdAt, isBisection, tested, ahead = [] } = run.value
    return {
      id: id.toLowerCase(),
      createdAt,
      isBisection: isBisection || bisected.length > 0,
      tested: tested.map(({ prNumber }) => prNumber),
      ahead,
      bisected,
    }
  }
  if (last === undefined) return undefined
  const tested = [...(entry?.testRun?.testedPullRequests ?? []), { prNumber: ref.number }]
  return {
    id: last,
    createdAt: undefined,
    isBisection: /bisection/.test(last) || bisected.length > 0,
    tested: tested.map(({ prNumber }) => prNumber),
    ahead: [],
    bisected,
  }
}

/** Finds the last run of a stay, and the earlier ones of which it is a bisection. */
function bisectionOf(entries: readonly TimelineEntry[]) {
  const bisected: string[] = []
  let last: string | undefined
  let isSplit = false
  for (const { testRun, reason } of entries) {
    if (reason === 'bisection_required') isSplit = true
    const id = testRun?.id.toLowerCase()
    if (id === undefined || id === last) continue
    if (isSplit && last !== undefined) bisected.push(last)
    isSplit = false
    last = id
  }
  return { bisected, last }
}
