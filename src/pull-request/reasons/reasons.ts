/** Why a pull request is not merged, as a pure function of what the service and GitHub show. */
import { webLink } from '../../shared/links.js'
import type { PullRequestRef } from '../../shared/references.js'
import { withHint } from '../../shared/resubmit-hint.js'
import { isMergedOnGitHub } from '../on-github.js'
import { isMerged, isQueued } from '../record.js'
import { placeOfChecks } from './check-reasons.js'
import type { Candidate, ReasonFacts, Remedy, SharedKind } from './facts.js'
import { queueReasonOf } from './queue-words.js'
import {
  type Act,
  REASON_NAMES,
  REASONS,
  type ReasonKind,
  type ReasonName,
  type StopFacts,
  type StopOf,
} from './table.js'

/** One reason. In `text` and `remedy`, only names are in backticks. */
export interface Reason {
  readonly kind: ReasonKind
  /** One sentence without its period. */
  readonly text: string
  readonly url?: string | undefined
  /** Next step, one sentence. */
  readonly remedy?: string | undefined
  /** Kind of another reason that describes the same fact, and names more of it. */
  readonly sameAs?: SharedKind | undefined
  /** Set if the service gives it as the cause of the present state, such as a cancellation. */
  readonly isCauseOfState?: boolean | undefined
}

/** Lists why a pull request is not merged, the most useful reason first; none for a merged one. */
export function reasonsOf(known: Omit<ReasonFacts, 'queueReason'>): readonly Reason[] {
  const { gitHub, record, ref, entry } = known
  if (isMergedOnGitHub(gitHub, ref) || isMerged(record, ref)) return []
  const meaning = entry && queueReasonOf(entry)
  const queueReason = meaning?.onlyAtEnd && isQueued(record) ? undefined : meaning
  const facts: ReasonFacts = { ...known, queueReason }
  const place = placeOfChecks(facts)
  const names = REASON_NAMES.flatMap((name): readonly ReasonName[] => {
    if (name === 'check-failed') return []
    return name === place ? ['check-failed', name] : [name]
  })
  const byKey = new Map<string, Reason>()
  for (const finder of names)
    for (const candidate of candidatesOf(finder, facts)) {
      const { name = finder, text, url, key = name, sameAs, isCauseOfState } = candidate
      const { kind = name as ReasonKind, onlyIfOpen, ...row } = REASONS[name]
      if (byKey.has(key) || (gitHub?.closed && onlyIfOpen)) continue
      const remedy = remedyOf(candidate.remedy ?? row, facts)
      byKey.set(key, { kind, text, url: webLink(url), remedy, sameAs, isCauseOfState })
    }
  return [...byKey.values()]
}

/** The reasons that a row finds. */
function candidatesOf(name: ReasonName, facts: ReasonFacts): readonly Candidate[] {
  const { reason, hasNoUrl, page } = REASONS[name]
  const text = reason?.(facts)
  if (!text) return []
  if (typeof text !== 'string') return text
  const url = facts.gitHub?.url
  if (url === undefined || hasNoUrl) return [{ text, url: undefined }]
  return [{ text, url: page === undefined ? url : `${url}/${page}` }]
}

/** Leaves out reasons that another reason describes better. */
export const withoutCoveredReasons = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs))

/** Converts reasons to what the output and the result file list. */
export const reasonsOutput = (reasons: readonly Reason[]) =>
  reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason)

/** The remedy as a sentence; what has left the queue must be submitted again. */
function remedyOf(remedy: Partial<Remedy>, { ref, record }: ReasonFacts): string | undefined {
  const submit = record === undefined ? 'submit it' : 'submit it again'
  return wordRemedy(remedy, ref, isQueued(record) ? undefined : submit)
}

/** The last step of a remedy that has `again`. */
type LastStep = 'submit it' | 'submit it again' | 'restart its tests'

/** Makes a remedy a sentence. */
export function wordRemedy(
  { remedy, again }: Partial<Remedy>,
  { targetBranch }: PullRequestRef,
  lastStep: LastStep | undefined,
): string | undefined {
  if (remedy === undefined) return undefined
  const step = remedy.replaceAll('{branch}', () => targetBranch)
  if (again === 'named') return withHint(`${step}.`)
  if (!again || lastStep === undefined) return `${step}.`
  const sentence = `${step}, then ${lastStep}.`
  return lastStep === 'submit it again' ? withHint(sentence) : sentence
}

/** A reason that stops a step. */
export interface Stop<Kind = ReasonName> {
  readonly kind: Kind
  /** Completes "It was not submitted again, because ". */
  readonly why: string
  /** Next step, one sentence; absent if none is known. */
  readonly next?: string | undefined
}

/** Returns the first reason that stops a step, if any does. @param it the subject of the text */
export function stopOf<A extends Act>(
  act: A,
  facts: StopFacts,
  it = 'it',
): Stop<StopOf<A>> | undefined {
  for (const kind of REASON_NAMES) {
    const row = REASONS[kind]
    const why = row.stops?.includes(act) && row.clause?.(facts, it)
    if (why)
      return {
        kind: kind as StopOf<A>,
        why,
        next: wordRemedy(row, facts.ref, 'submit it again'),
      }
  }
  return undefined
}

/** Returns the first next step. */
export const firstRemedy = (reasons: readonly Reason[]): string | undefined =>
  reasons.find(({ remedy }) => remedy !== undefined)?.remedy
