import { at, textAt, type WorkflowEvent } from '../github/event.js'
import { InputError } from '../shared/errors.js'
import { type QueueRef, queueRef } from '../shared/references.js'
import { line, optional } from '../step/inputs.js'
import type { Target } from '../step/operation.js'

const inputs = { targetBranch: optional(line()) }

/** The outputs of a queue; all but the first come with a reading. */
export const QUEUE_OUTPUTS = [
  'target-branch',
  'queue-state',
  'queue-mode',
  'queue-depth',
  'testing-count',
  'oldest-age-seconds',
  'queue',
] as const

/** The queue of `target-branch`, else of the event's branch; records `target-branch`. */
export const queueTarget: Target<
  typeof inputs,
  (typeof QUEUE_OUTPUTS)[number],
  QueueRef,
  QueueRef
> = {
  inputs,
  outputs: QUEUE_OUTPUTS,
  locate({ targetBranch }, { event, repository }) {
    return queueRef(repository, targetBranch ?? branchOfEvent(event))
  },
  async resolve(ref, { setOutputs }) {
    setOutputs({ 'target-branch': ref.targetBranch })
    return ref
  },
}

/**
 * The branch whose queue an event is about: the base of a pull request, else the branch of the run.
 * Never a tag, and never a guess: a comment's payload does not say the base of its pull request.
 * @throws {InputError} there is none
 */
export function branchOfEvent({ name, payload, ref }: WorkflowEvent): string {
  const known =
    textAt(payload, 'pull_request', 'base', 'ref') ??
    textAt(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '')
  if (known !== undefined) return known
  if (at(payload, 'issue', 'pull_request') !== undefined)
    throw needed('the event does not say the base branch of the pull request')
  const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1]
  if (branch !== undefined) return branch
  if (ref.startsWith('refs/tags/')) throw needed(`the run is for the tag ${ref.slice(10)}`)
  throw needed(`the event ${JSON.stringify(name)} has no branch`)
}

const needed = (why: string) =>
  new InputError([
    `Input \`target-branch\` is required, because ${why}: set it to the queue's branch`,
  ])
