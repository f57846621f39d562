/** A triage as data: its output, and what is left to act on. */

import type { Check } from '../github/check.js'
import type { TimeSpan } from '../history/period.js'
import { ifKnown } from '../shared/fact.js'
import type { QueueRef } from '../shared/references.js'
import type { Group } from './groups.js'
import type { Judged, TriageJudgement } from './judge.js'
import type { Base } from './read.js'
import type { Requeued } from './requeue.js'

/** Everything that a triage found out and did. */
export interface Triage extends TriageJudgement {
  readonly ref: QueueRef
  /** The address of the repository's page. */
  readonly repositoryPage: string
  readonly span: TimeSpan
  readonly base: Base
  /** When common failures were over. */
  readonly overAt: ReadonlyMap<Group, number>
  readonly requeued: Pick<Requeued, 'submitted' | 'refused'>
  /** Sentences about what could not be read. */
  readonly missing: readonly string[]
  /** Sentences about what the sources never show. */
  readonly notes: readonly string[]
}

const isoTime = (at: number): string => new Date(at).toISOString()

/** The output `triage`. */
export function triageJson(triage: Triage) {
  const { span, counts, groups, judged, unread, requeued, overAt } = triage
  return {
    period: { since: isoTime(span.since), until: isoTime(span.until) },
    counts,
    groups: groups.map((group) => {
      const { check, kind, runs, pullRequests, firstAt, lastAt, url = null } = group
      const over = overAt.get(group)
      return {
        check,
        kind,
        runs,
        pullRequests,
        firstAt: isoTime(firstAt),
        lastAt: isoTime(lastAt),
        overAt: over === undefined ? null : isoTime(over),
        brokenBase: brokenBase(triage, group) ?? null,
        url,
      }
    }),
    pullRequests: judged.map((one) => {
      const { stay, verdict, reason, check, facts } = one
      const record = ifKnown(stay.record)
      return {
        number: stay.ref.number,
        title: titleOf(one),
        author: record?.prAuthor ?? '',
        verdict,
        reason,
        check: check?.name ?? null,
        url: check?.url ?? null,
        endedAt: isoTime(stay.episode.endedAt),
        testBranch: ifKnown(facts.run)?.branch ?? null,
      }
    }),
    requeued: requeued.submitted,
    refused: requeued.refused.map(({ number, reason }) => ({ number, reason })),
    unread: unread.map(({ number, reason }) => ({ number, reason })),
  }
}

/** The title of a pull request; empty if nothing shows it. */
export const titleOf = ({ stay }: Judged): string =>
  ifKnown(stay.record)?.prTitle ?? stay.episode.title

/** The newest commit of the target branch if it fails the check of a group, too. */
export function brokenBase({ base }: Pick<Triage, 'base'>, group: Group): string | undefined {
  if (!base.isKnown || group.kind !== 'failed') return undefined
  const fails = ({ name, state }: Check) => name === group.check && state === 'failed'
  return base.value.checks.some(fails) ? base.value.sha : undefined
}

/** True if the triage could not read everything. */
export const isPartial = ({ unread, missing }: Pick<Triage, 'unread' | 'missing'>): boolean =>
  unread.length > 0 || missing.length > 0

/** Members that can be submitted again once their common failures are over. */
function isLeftToSubmit({ requeued, overAt }: Triage, { stay, groups }: Judged): boolean {
  const isOver = groups.every((group) => overAt.has(group))
  return isOver && stay.episode.end === 'failed' && !requeued.submitted.includes(stay.ref.number)
}

/** True for a verdict that someone has to act on. */
export function isToActOn(triage: Triage, judged: Judged): boolean {
  const { verdict, groups } = judged
  if (verdict === 'cancelled') return false
  if (verdict !== 'common-failure') return true
  return groups.some((group) => !triage.overAt.has(group)) || isLeftToSubmit(triage, judged)
}

/** True if anything is left to act on. */
export const hasToActOn = (triage: Triage): boolean =>
  triage.groups.some((group) => !triage.overAt.has(group)) ||
  triage.judged.some((one) => isToActOn(triage, one))
