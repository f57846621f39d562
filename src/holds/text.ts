/** The text about holds: in the issue, in its comments, and in the summary of a step. */
import { code, joined, type Line, lineOf, link, own, words } from '../reports/line.js'
import { markdown, markdownParts, POST_BUDGET_BYTES } from '../reports/markdown.js'
import type { Table } from '../reports/report.js'
import { parseTime, utcMinute } from '../shared/clock.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import { type Hold, MEMORY } from './hold.js'

/** The title of the issue that lists the holds of a queue. */
export const issueTitle = ({ targetBranch }: QueueRef): string =>
  `Merge queue holds: ${targetBranch}`

/** The body of the issue. Its first line names every hold. */
export function issueText({ targetBranch }: QueueRef, holds: readonly Hold[]): string {
  const queue = words`The merge queue for ${code(targetBranch)}`
  if (holds.length === 0)
    return markdownParts([
      words`${queue} has no holds.`,
      'This issue opens again when a workflow stops the queue with a hold.',
    ])
  const named = holds.map(({ name, reason }) => {
    if (reason === '') return code(name)
    return words`${code(name)} (${withLinks(reason)})`
  })
  return markdownParts([
    words`${queue} is stopped by ${pluralize(holds.length, 'hold')}: ${joined(named, ', ')}.`,
    words`Each hold is a comment below, with its reason and the run that wrote it. The queue runs again when a workflow removes the last hold with ${code('resume-queue')}.`,
    words`To drop a hold by hand, delete its comment: the queue stays stopped until someone resumes it. Closing this issue drops no hold.`,
  ])
}

/** The comment of one hold. */
export function holdComment({ targetBranch }: QueueRef, hold: Hold): string {
  const { name, reason, since, until, run, workflow } = hold
  const queue = words`the merge queue for ${code(targetBranch)}`
  if (name === MEMORY)
    return markdownParts([
      words`The merge queue for ${code(targetBranch)} was running before its holds. The step that ends the last hold deletes this note.`,
    ])
  const headline = joined([code(name), withLinks(reason)], ': ')
  const who =
    workflow === '' ? link('A workflow run', run) : words`The workflow ${link(workflow, run)}`
  const parts = [
    words`${who} stopped ${queue} on ${own(shownTime(since))}. ${ending(until)}`,
    words`To end it, run ${code('resume-queue')} with ${code(`hold: ${name}`)}. If you delete this comment instead, the hold is gone, but the queue stays stopped until someone resumes it.`,
  ]
  return markdown({ headline, parts }, POST_BUDGET_BYTES)
}

/** Turns the addresses in a reason into links. Punctuation after an address is not part of it. */
const withLinks = (reason: string): Line =>
  reason
    .split(/(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])/)
    .flatMap((part, index) => lineOf(index % 2 === 1 ? link(part, part) : part))

function ending(until: string): Line {
  if (until === '') return words`The hold has no end date.`
  return words`The hold ends on ${own(shownTime(until))}, and the queue starts with the next ${code('resume-queue')} step after that.`
}

/** `2026-09-17 10:01 UTC`. */
export function shownTime(time: string): string {
  const at = parseTime(time)
  if (at === undefined) return 'an unknown date'
  return `${utcMinute(at)} UTC`
}

/** A table of holds for a summary. */
export const holdTable = (holds: readonly Hold[]): Table => ({
  head: ['Hold', 'Reason', 'Since', 'Until'],
  rows: holds.map(({ name, reason, since, until, run }) => [
    code(name),
    withLinks(reason),
    link(shownTime(since), run),
    until === '' ? '' : shownTime(until),
  ]),
})

/** `freeze (Frozen until Monday), incident`, for logs and messages. */
export const holdNames = (holds: readonly Hold[]): string =>
  holds.map(({ name, reason }) => (reason === '' ? name : `${name} (${reason})`)).join(', ')

/** `2 holds: freeze (Frozen until Monday), incident`, or `no holds`. */
export function heldClause(holds: readonly Hold[]): string {
  if (holds.length === 0) return 'no holds'
  return `${pluralize(holds.length, 'hold')}: ${holdNames(holds)}`
}

/** The remedy for a queue that no later step resumes. */
export const resumeAnyway = (ref: QueueRef): string =>
  `If the queue ${queueName(ref)} should run, use \`resume-queue\` without \`hold\`.`
