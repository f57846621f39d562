import * as z from 'zod'
import type { Workspace } from '../runner/workspace.js'
import { InputError } from '../shared/errors.js'
import { quote } from '../step/inputs.js'
import { notSettings, type QueueSettings, settingNames, settingsShape } from './settings.js'
import { readYaml } from './yaml.js'

const queueEntry = z
  .strictObject(
    {
      branch: z
        .string({ error: 'must be the name of a branch, in quotes if it looks like a number' })
        .regex(/^\S+$/, {
          error: (issue) => `must be the name of a branch, and is ${quote(issue.input)}`,
        })
        .describe('Target branch of the queue.'),
      state: z
        .literal('absent', { error: (issue) => `can only be absent, and is ${quote(issue.input)}` })
        .describe('The queue is to go: deleted with `prune`, and only when it is empty.')
        .optional(),
      ...settingsShape,
    },
    notSettings,
  )
  .superRefine((entry, context) => {
    if (entry.state === undefined) return
    for (const name of settingNames) {
      if (entry[name] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'has no meaning for a queue whose `state` is absent',
        })
    }
  })

/** The configuration file: the queues of one repository, each branch once. */
export const queueConfig = z
  .strictObject(
    {
      queues: z
        .array(queueEntry, { error: 'must be a list of queues' })
        .min(1, { error: 'must name at least one queue' })
        .describe('The queues of this repository, one for each branch.'),
    },
    { error: 'must begin with `queues:`' },
  )
  .superRefine(({ queues }, context) => {
    const seen = new Set<string>()
    queues.forEach(({ branch }, index) => {
      if (seen.has(branch))
        context.addIssue({
          code: 'custom',
          path: ['queues', index, 'branch'],
          message: `is ${quote(branch)}, which the file has named before`,
        })
      seen.add(branch)
    })
  })

/** A queue as the file wants it. */
export interface WantedQueue {
  readonly branch: string
  /** The file says that there should be no such queue. */
  readonly absent: boolean
  readonly settings: QueueSettings
}

/** A thousand queues with every setting have about half of this. */
const MAX_BYTES = 1024 * 1024

/**
 * Reads the configuration file.
 *
 * @throws {InputError} everything that is wrong with it, each with line and column
 * @throws {ActionError} `invalid-input`: no such file, or outside the workspace
 */
export async function readQueueConfig(
  workspace: Workspace,
  path: string,
): Promise<readonly WantedQueue[]> {
  const text = await workspace.text('queue-config-file', path, MAX_BYTES)
  const { value, problems } = await readYaml(text, queueConfig)
  if (value === undefined)
    throw new InputError(problems.map((p) => `${path}:${p.line}:${p.column}: ${p.message}`))
  return value.queues.map(({ branch, state, ...settings }) => ({
    branch,
    absent: state === 'absent',
    settings,
  }))
}
