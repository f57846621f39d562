/** The text about holds: in the issue, in its comments, and in the summary of a step. */
import { code, link, table, text } from '../reports/markdown.js'
import { parseTime, utcMinute } from '../shared/clock.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import { type Hold, MEMORY } from './hold.js'

/** The title of the issue that lists the holds of a queue. */
export const issueTitle = ({ targetBranch }: QueueRef): string =>
  `Merge queue holds: ${targetBranch}`

/** The body of the issue. Its first line names every hold. */
export function issueText({ targetBranch }: QueueRef, holds: readonly Hold[]): string {
  const queue = `The merge queue for ${code(targetBranch)}`
  if (holds.length === 0)
    return `${queue} has no holds.\n\nThis issue opens again when a workflow stops the queue with a hold.`
  const named = holds.map(({ name, reason }) => {
    if (reason === '') return code(name)
    return `${code(name)} (${withLinks(reason)})`
  })
  return [
    `${queue} is stopped by ${pluralize(holds.length, 'hold')}: ${named.join(', ')}.`,
    'Each hold is a comment below, with its reason and the run that wrote it. The queue runs again when a workflow removes the last hold with `resume-queue`.',
    'To drop a hold by hand, delete its comment. Closing this issue drops no hold.',
  ].join('\n\n')
}

/** The comment of one hold. */
export function holdComment({ targetBranch }: QueueRef, hold: Hold): string {
  const { name, reason, since, until, run, workflow } = hold
  if (name === MEMORY)
    return `The merge queue for ${code(targetBranch)} was running before its holds. The step that ends the last hold deletes this note.`
  let heading = `### ${code(name)}`
  if (reason !== '') heading += `: ${withLinks(reason)}`
  const who = workflow === '' ? link('A workflow run', run) : `The workflow ${link(workflow, run)}`
  return [
    heading,
    `${who} stopped the merge queue for ${code(targetBranch)} on ${shownTime(since)}. ${ending(until)}`,
    `To end it, run \`resume-queue\` with \`hold: ${name}\`. If you delete this comment instead, the hold is gone, but the queue stays stopped until someone resumes it.`,
  ].join('\n\n')
}

/** Turns the addresses in a reason into links. Punctuation after an address is not part of it. */
const withLinks = (reason: string): string =>
  reason
    .split(/(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])/)
    .map((part, index) => (index % 2 === 1 ? link(part, part) : spaced(part)))
    .join('')

/** Escapes text, but keeps its outer spaces. */
const spaced = (part: string): string => part.replace(/\S.*\S|\S/s, (core) => text(core))

function ending(until: string): string {
  if (until === '') return 'The hold has no end date.'
  return `The hold ends on ${shownTime(until)}, and the queue starts with the next \`resume-queue\` step after that.`
}

/** `2026-09-17 10:01 UTC`. */
export function shownTime(time: string): string {
  const at = parseTime(time)
  if (at === undefined) return 'an unknown date'
  return `${utcMinute(at)} UTC`
}

/** A table of holds for a summary. */
export const holdTable = (holds: readonly Hold[]): string =>
  table(
    ['Hold', 'Reason', 'Since', 'Until'],
    holds.map(({ name, reason, since, until, run }) => [
      code(name),
      withLinks(reason),
      link(shownTime(since), run),
      until === '' ? '' : text(shownTime(until)),
    ]),
  )

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
