/** Builds the report of a triage: common failures, then failures of a single pull request, then the rest. */
import { failsOnBase } from '../explain/headline.js'
import {
  code,
  firstLines,
  joined,
  type Line,
  link,
  own,
  prose,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import { type List, MARKS, type Part, type Report, type Table } from '../reports/report.js'
import { repositoryName } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import { inBackticks, pluralize, truncate } from '../shared/text.js'
import type { Group } from './groups.js'
import type { Judged, TriageVerdict } from './judge.js'
import { brokenBase, hasToActOn, isPartial, isToActOn, type Triage, titleOf } from './triage.js'

const MAX_ROWS = 50
/** Numbers of pull requests in one sentence. */
const MAX_NUMBERS = 12
const TITLE_LENGTH = 80
const REASON_LENGTH = 300

/** Verdicts for which the pull request itself must change. */
const OWN: readonly TriageVerdict[] = ['check-failed', 'conflict', 'merge-refused']

/** The report of a triage. */
export function triageContents(triage: Triage): Report {
  const { judged, ref, repositoryPage } = triage
  const ofOthers = judged.filter(({ verdict }) => verdict !== 'common-failure')
  const ownFailures = ofOthers.filter(({ verdict }) => OWN.includes(verdict))
  const rest = judged.filter((one) => !ownFailures.includes(one))
  const repository = link(repositoryName(ref.repository), repositoryPage)
  const parts: Part[] = [
    commonFailures(triage),
    incomplete(triage),
    submittedAgain(triage),
    table(triage, 'Their own', ownFailures),
  ]
  const restTable = table(triage, undefined, rest)
  const restName =
    rest.length === judged.length
      ? pluralize(rest.length, 'pull request')
      : `The rest (${rest.length})`
  if (rest.length > 0) parts.push({ fold: restName, parts: [restTable] })
  if (triage.notes.length > 0) parts.push(...triage.notes.map((note) => prose(note)))
  const next = triageNext(triage)
  return {
    mark: markOf(triage),
    headline: prose(triageHeadline(triage)),
    lines: [
      words`${repository} · queue ${code(ref.targetBranch)} · ${own(spanWords(triage))}`,
      ...leftOutLine(triage),
    ],
    ...(next !== undefined && { next: prose(next) }),
    parts,
    wholeIn: words`the output ${code('triage')} has all of them`,
  }
}

/** Each common failure in one sentence, below a title if there are several. */
function commonFailures(triage: Triage): List {
  const items = triage.groups.map((group) => groupSentence(triage, group))
  return { ...(items.length > 1 && { title: 'Common failures' }), items }
}

function markOf(triage: Triage): string {
  if (triage.groups.some((group) => !triage.overAt.has(group))) return MARKS.bad
  if (hasToActOn(triage) || isPartial(triage)) return MARKS.warning
  return triage.judged.length === 0 ? MARKS.neutral : MARKS.good
}

/** Says in one line whether it is everybody, or each one for itself. */
export function triageHeadline({ groups, overAt, judged, unread, missing }: Triage): string {
  if (judged.length + unread.length + groups.length === 0)
    return missing.length > 0
      ? 'Not everything could be read'
      : 'No pull request is left outside the queue'
  const parts: string[] = []
  const count = (wanted: TriageVerdict) => judged.filter(({ verdict }) => verdict === wanted).length
  const open = groups.filter((group) => !overAt.has(group)).length
  const over = groups.length - open
  const members = count('common-failure')
  const hit = members > 0 ? ` hit ${pluralize(members, 'pull request')}` : ''
  let isOver = ''
  if (over === groups.length) isOver = ' (over)'
  else if (over > 0) isOver = ` (${over} of them over)`
  const [only] = groups
  const what =
    groups.length === 1 && only !== undefined
      ? `The common failure ${inBackticks(only.check)}`
      : pluralize(groups.length, 'common failure')
  if (groups.length > 0) parts.push(`${what}${isOver}${hit}`)
  const cancelled = count('cancelled')
  const alone = judged.length - members - cancelled
  if (alone > 0) parts.push(`${pluralize(alone, 'pull request')} failed alone`)
  if (cancelled > 0) parts.push(`${cancelled} cancelled`)
  if (unread.length > 0) parts.push(`${unread.length} not judged`)
  return parts.join(', ')
}

const two = (value: number): string => String(value).padStart(2, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY_MS = 86_400_000

/** A time in UTC, with its day if the period is longer than one. */
function timeWords({ span }: Pick<Triage, 'span'>, at: number): string {
  const date = new Date(at)
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  if (span.until - span.since <= DAY_MS && at <= span.since + DAY_MS) return clock
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${clock}`
}

function spanWords({ span }: Triage): string {
  const whole = { span: { since: 0, until: Number.MAX_SAFE_INTEGER } }
  return `${timeWords(whole, span.since)} to ${timeWords(whole, span.until)} UTC`
}

/** One sentence about a common failure. */
function groupSentence(triage: Triage, group: Group): Line {
  const { check, kind, runs, pullRequests, firstAt, url } = group
  const { repositoryPage } = triage
  const name = url === undefined ? code(check) : link(check, url)
  const broken = brokenBase(triage, group)
  const count = pullRequests.length
  const forWhom = count === 0 ? '' : ` for ${pluralize(count, 'pull request')}`
  const what = `${kind === 'failed' ? 'failed' : 'did not run'}${forWhom}`
  const clauses: Line[] = [
    words`${name} ${own(what)} in ${own(pluralize(runs, 'run'))} since ${own(timeWords(triage, firstAt))}`,
  ]
  const overAt = triage.overAt.get(group)
  clauses.push(
    overAt === undefined
      ? words`no later run has passed it`
      : words`passes again since ${own(timeWords(triage, overAt))}`,
  )
  if (broken !== undefined)
    clauses.push(
      words`fails on ${code(triage.ref.targetBranch)} at ${code(broken.slice(0, 12))}, too`,
    )
  const sentence = words`${joined(clauses.slice(0, -1), ', ')}, and ${clauses.at(-1) ?? ''}`
  const numbers = pullRequests.map((number) => numberLink(number, repositoryPage))
  return count === 0 ? sentence : words`${sentence}: ${firstLines(numbers, MAX_NUMBERS)}`
}

const numberLink = (number: number, repositoryPage: string) =>
  link(`#${number}`, `${repositoryPage}/pull/${number}`)

/** Lists readings that failed. */
function incomplete({ missing, unread, repositoryPage }: Triage): List {
  const byReason = new Map<string, number[]>()
  for (const { number, reason } of unread)
    byReason.set(reason, [...(byReason.get(reason) ?? []), number])
  const items: Words[] = missing.map((sentence) => prose(truncate(sentence, 1000)))
  for (const [reason, numbers] of byReason) {
    const links = numbers.map((number) => numberLink(number, repositoryPage))
    items.push(
      words`Not judged: ${firstLines(links, MAX_NUMBERS)}. ${prose(truncate(reason, 500))}`,
    )
  }
  return { title: 'Incomplete', items }
}

/** Lists pull requests that were submitted again, and the reason for each other one. */
function submittedAgain({ requeued, repositoryPage }: Triage): List {
  const { submitted, refused } = requeued
  const items: Words[] = []
  const links = submitted.map((number) => numberLink(number, repositoryPage))
  if (links.length > 0) items.push(words`In the queue again: ${firstLines(links, MAX_NUMBERS)}`)
  for (const { number, reason, mayBeSubmitted } of refused.slice(0, MAX_ROWS))
    items.push(
      words`${own(mayBeSubmitted ? 'Perhaps' : 'Not')} ${numberLink(number, repositoryPage)}: ${prose(truncate(reason, REASON_LENGTH))}`,
    )
  return { title: 'Submitted again', items }
}

function table(triage: Triage, title: string | undefined, judged: readonly Judged[]): Table {
  const rows = judged.slice(0, MAX_ROWS)
  return {
    ...(title !== undefined && { title }),
    head: ['Pull request', 'Why'],
    rows: rows.map((one) => [pullRequestCell(triage, one), whyCell(triage, one)]),
    total: judged.length,
    allIn: words`the output ${code('triage')}`,
    brief: rows.map((one) => {
      const { stay } = one
      return words`${numberLink(stay.ref.number, triage.repositoryPage)} ${truncate(titleOf(one), TITLE_LENGTH)}: ${prose(truncate(one.reason, REASON_LENGTH))}`
    }),
  }
}

function pullRequestCell({ repositoryPage }: Triage, one: Judged): Line {
  const { stay } = one
  const author = stay.record.isKnown ? stay.record.value.prAuthor : undefined
  const title = truncate(titleOf(one), TITLE_LENGTH)
  return withSmallPrint(
    words`${numberLink(stay.ref.number, repositoryPage)} ${title}`,
    author === undefined ? [] : [author],
  )
}

function whyCell(triage: Triage, one: Judged): Line {
  const { check, reason, verdict, stay } = one
  const words = reason === '' ? VERDICT_WORDS[verdict] : reason
  const why = prose(
    truncate(verdict === 'broken-base' ? failsOnBase(one.facts) : words, REASON_LENGTH),
  )
  const facts: Words[] = [own(timeWords(triage, stay.episode.endedAt))]
  if (check?.url !== undefined) facts.push(link(check.name, check.url))
  return withSmallPrint(why, facts)
}

/** Each verdict for readers. */
const VERDICT_WORDS: Readonly<Record<TriageVerdict, string>> = {
  'common-failure': 'a common failure',
  'check-failed': 'a required check failed',
  'broken-base': 'the target branch fails the same checks',
  infrastructure: 'checks did not run',
  conflict: 'a conflict',
  'merge-refused': 'the merge was refused',
  cancelled: 'cancelled',
  undecided: 'the cause is not clear',
  'known-flaky': 'known to be flaky',
  'not-ready': 'not ready',
  'not-submitted': 'not submitted',
  queued: 'in the queue',
  merged: 'merged',
}

/** How many left the queue and need nothing, in one line. */
function leftOutLine({ counts }: Triage): readonly Line[] {
  const { queued, merged, closed } = counts
  const some = [
    queued > 0 ? `${queued} in the queue again` : '',
    merged > 0 ? `${merged} merged since` : '',
    closed > 0 ? `${closed} closed` : '',
  ].filter((clause) => clause !== '')
  return some.length === 0 ? [] : [words`Left out: ${own(some.join(', '))}`]
}

/** Returns the next step; `undefined` if nothing is left to act on. */
export function triageNext(triage: Triage): string | undefined {
  const { groups, overAt, judged, requeued } = triage
  const left = judged.filter(
    (one) => isToActOn(triage, one) && !requeued.submitted.includes(one.stay.ref.number),
  )
  const areMembersLeft = left.some(({ verdict }) => verdict === 'common-failure')
  if (groups.some((group) => !overAt.has(group)))
    return areMembersLeft
      ? withHint(
          'Repair the common failures first: no pull request is to blame for them. Then submit the members again.',
        )
      : 'Repair the common failures: no pull request is to blame for them.'
  if (areMembersLeft) return withHint('Submit the members of the common failures again.')
  if (left.length > 0) return withHint('Fix what each pull request shows, then submit it again.')
  return undefined
}
