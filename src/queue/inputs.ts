import * as z from 'zod'
import type { QueueRef } from '../shared/references.js'
import { line } from '../step/inputs.js'
import type { CheckScope, Context } from '../step/operation.js'
import { type QueueSettings, queueSettings } from './settings.js'
import { branchOfEvent } from './target.js'
import { readYaml } from './yaml.js'

/** The input of every operation on one queue. */
export const queueInputs = { targetBranch: line().optional() }

interface QueueInputs {
  readonly targetBranch?: string | undefined
}

/** `queue-settings`: YAML, a line a setting. */
export const settingsInput = () =>
  z.string().transform(async (text, context): Promise<QueueSettings> => {
    const { value, problems } = await readYaml(text, queueSettings)
    if (value !== undefined) return value
    for (const { line: at, column, message } of problems)
      context.issues.push({
        code: 'custom',
        message: `line ${at}, column ${column}: ${message}`,
        input: text,
      })
    return z.NEVER
  })

/** Refuses a run in which nothing says which queue is meant. */
export function checkQueue(inputs: QueueInputs, { event }: CheckScope): readonly string[] {
  if (inputs.targetBranch !== undefined) return []
  const found = branchOfEvent(event)
  return 'branch' in found
    ? []
    : [`Input \`target-branch\` is required, because ${found.why}: set it to the queue's branch`]
}

/** The queue that a step is about; records `target-branch`. {@link checkQueue} has passed. */
export function resolveQueue(inputs: QueueInputs, context: Context): QueueRef {
  const found = branchOfEvent(context.event)
  const targetBranch = inputs.targetBranch ?? ('branch' in found ? found.branch : '')
  context.setOutputs({ 'target-branch': targetBranch })
  return { repository: context.repository, targetBranch }
}
