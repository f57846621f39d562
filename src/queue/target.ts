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
    if (targetBranch !== undefined) return queueRef(repository, targetBranch)
    const found = branchOfEvent(event)
    if ('branch' in found) return queueRef(repository, found.branch)
    throw new InputError([
      `Input \`target-branch\` is required, because ${found.why}: set it to the queue's branch`,
    ])
  },
  async resolve(ref, { setOutputs }) {
    setOutputs({ 'target-branch': ref.targetBranch })
    return ref
  },
}

/**
 * The branch whose queue an event is about: the base of a pull request, else the branch of the run.
 * Never a tag, and never a guess: a comment's payload does not say the base of its pull request.
 */
export function branchOfEvent({
  name,
  payload,
  ref,
}: WorkflowEvent): { readonly branch: string } | { readonly why: string } {
  const base = textAt(payload, 'pull_request', 'base', 'ref')
  if (base !== undefined) return { branch: base }
  const group = textAt(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '')
  if (group !== undefined) return { branch: group }
  if (at(payload, 'issue', 'pull_request') !== undefined)
    return { why: 'the event does not say the base branch of the pull request' }
  const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1]
  if (branch !== undefined) return { branch }
  if (ref.startsWith('refs/tags/')) return { why: `the run is for the tag ${ref.slice(10)}` }
  return { why: `the event ${JSON.stringify(name)} has no branch` }
}
