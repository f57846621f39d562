/**
 * Groups the failures of several pull requests by their check. A check that failed in independent test
 * runs, for pull requests on whose own heads it did not fail, is nobody's own failure.
 */
import { bareRunId } from '../test-run/test-run.js'

/** A check that failed, or one that did not run. */
export type FailureKind = 'failed' | 'not-run'

/** A required check that explains the end of a stay. */
export interface CheckFailure {
  readonly kind: FailureKind
  readonly name: string
  readonly url?: string | undefined
  /** The end of the check, in milliseconds since the epoch. */
  readonly at: number
  /** It failed on the pull request's own head, too. */
  readonly isOwn: boolean
}

/** A stay in the queue that ended without a merge, and the test run that ended it. */
export interface FailedStay {
  readonly number: number
  /** Not a pull request that is in the queue again, has merged, or is closed. */
  readonly isCandidate: boolean
  readonly endedAt: number
  readonly run: FailedRun
  readonly failures: readonly CheckFailure[]
}

/** The test run of a stay. */
export interface FailedRun {
  readonly id: string
  readonly createdAt: number | undefined
  readonly isBisection: boolean
  readonly tested: readonly number[]
  readonly ahead: readonly number[]
  /** Runs of which this one is a bisection, as far as the timeline shows them. */
  readonly bisected: readonly string[]
}

/** A check that failed, or did not run, for several pull requests. */
export interface Group {
  readonly check: string
  readonly kind: FailureKind
  /** Number of independent test runs. */
  readonly runs: number
  /** Candidates only. */
  readonly pullRequests: readonly number[]
  readonly firstAt: number
  readonly lastAt: number
  readonly url?: string | undefined
  /** The stays of its members, also of pull requests that are no candidates. */
  readonly stays: ReadonlySet<FailedStay>
}

/** Finds the common failures, the largest first. @param minGroup independent runs that it takes */
export function groupsOf(stays: readonly FailedStay[], minGroup: number): readonly Group[] {
  const byCheck = new Map<string, Membership[]>()
  for (const stay of stays)
    for (const failure of stay.failures) {
      const key = JSON.stringify([failure.kind, failure.name])
      const others = byCheck.get(key) ?? []
      others.push({ stay, failure })
      byCheck.set(key, others)
    }
  return [...byCheck.values()]
    .flatMap((all) => groupOf(all, minGroup) ?? [])
    .toSorted(
      (a, b) =>
        b.pullRequests.length - a.pullRequests.length ||
        b.runs - a.runs ||
        a.firstAt - b.firstAt ||
        (a.check < b.check ? -1 : 1),
    )
}

/** A stay and its failure of one check. */
interface Membership {
  readonly stay: FailedStay
  readonly failure: CheckFailure
}

function groupOf(all: readonly Membership[], minGroup: number): Group | undefined {
  const members = all.filter(({ failure }) => !failure.isOwn)
  const numbers = new Set(members.map(({ stay }) => stay.number))
  const [first] = members
  if (first === undefined || numbers.size < 2) return undefined
  const roots = independentRuns(all)
  const counted = new Set(members.map(({ stay }) => roots.rootOf(stay.run.id)))
  counted.delete(roots.rootOf(UNKNOWN))
  const candidates = members.filter(({ stay }) => stay.isCandidate)
  if (counted.size < minGroup) return undefined
  const times = members.map(({ failure }) => failure.at)
  const lastAt = Math.max(...times)
  const newest = members.find(({ failure }) => failure.at === lastAt) ?? first
  return {
    check: first.failure.name,
    kind: first.failure.kind,
    runs: counted.size,
    pullRequests: [...new Set(candidates.map(({ stay }) => stay.number))].sort((a, b) => a - b),
    firstAt: Math.min(...times),
    lastAt,
    url: newest.failure.url,
    stays: new Set(members.map(({ stay }) => stay)),
  }
}

/** A bisection of an unknown run may be one of any run, so it counts as none. */
const UNKNOWN = 'unknown'

/** Joins the runs that do not prove a failure independently of each other. */
function independentRuns(all: readonly Membership[]): Roots {
  const roots = new Roots()
  const whole = all.filter(({ stay }) => !stay.run.isBisection)
  for (const { stay } of all) {
    const { id, isBisection, bisected } = stay.run
    // The id of a bisection may be that of its run, with a suffix.
    roots.join(id, bareRunId(id))
    for (const other of bisected) {
      roots.join(id, other)
      roots.join(other, bareRunId(other))
    }
    if (!isBisection || bisected.length > 0) continue
    if (whole.some((other) => bareRunId(other.stay.run.id) === bareRunId(id))) continue
    roots.join(id, bisectedBy(stay, whole) ?? UNKNOWN)
  }
  for (const one of all)
    for (const other of all)
      if (dependsOn(one, other)) roots.join(one.stay.run.id, other.stay.run.id)
  return roots
}

/** Returns the newest run before a bisection that tested all of its pull requests. */
function bisectedBy({ run }: FailedStay, whole: readonly Membership[]): string | undefined {
  const { createdAt = Number.POSITIVE_INFINITY, tested } = run
  return whole
    .map(({ stay }) => stay.run)
    .filter((other) => tested.every((number) => other.tested.includes(number)))
    .filter((other) => (other.createdAt ?? Number.NEGATIVE_INFINITY) <= createdAt)
    .toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))[0]?.id
}

/** True if the cause of one failure may be the pull request of the other. */
function dependsOn({ stay }: Membership, other: Membership): boolean {
  const { run } = stay
  const { number, endedAt } = other.stay
  const wasAhead = run.ahead.includes(number) && endedAt >= (run.createdAt ?? stay.endedAt)
  return wasAhead || (other.failure.isOwn && run.tested.includes(number))
}

/** Disjoint sets of test runs. */
class Roots {
  readonly #parents = new Map<string, string>()

  rootOf(id: string): string {
    let root = id
    for (let parent = this.#parents.get(root); parent !== undefined; ) {
      root = parent
      parent = this.#parents.get(root)
    }
    return root
  }

  join(one: string, other: string): void {
    const [root, otherRoot] = [this.rootOf(one), this.rootOf(other)]
    if (root !== otherRoot) this.#parents.set(root, otherRoot)
  }
}
