import type { Workspace } from '../runner/workspace.js'
import { BRANCH_NAME, branchNameProblem } from '../shared/branch-name.js'
import { InputError } from '../shared/errors.js'
import * as z from '../shared/zod.js'
import { convert, quote } from '../step/inputs.js'
import {
  notSettings,
  type QueueSettings,
  queueSettings,
  settingNames,
  settingsShape,
} from './settings.js'

const queueEntry = z
  .strictObject(
    {
      branch: z
        .string({ error: 'must be the name of a branch, in quotes if it looks like a number' })
        .check(
          z.regex(BRANCH_NAME, { error: ({ input }) => branchNameProblem(String(input)) }),
          z.describe('Target branch of the queue.'),
        ),
      state: z.optional(
        z
          .literal('absent', {
            error: (issue) => `can only be absent, but is ${quote(issue.input)}`,
          })
          .check(z.describe('Delete the queue, with `prune` and only when it is empty.')),
      ),
      ...settingsShape,
    },
    notSettings,
  )
  .check(({ value: entry, issues }) => {
    if (entry.state === undefined) return
    for (const name of settingNames) {
      if (entry[name] !== undefined)
        issues.push({
          code: 'custom',
          input: entry,
          path: [name],
          message: 'has no meaning for a queue whose `state` is absent',
        })
    }
  })

/** The schema of the configuration file, which lists each branch at most once. */
export const queueConfig = z
  .strictObject(
    {
      queues: z
        .array(queueEntry, {
          error: ({ input }) =>
            input === undefined
              ? 'is missing; write each queue below it, as in `- branch: main`'
              : 'must be a list of queues',
        })
        .check(
          z.minLength(1, { error: 'must name at least one queue' }),
          z.describe('The queues of this repository, one for each branch.'),
        ),
    },
    { error: 'must begin with `queues:`' },
  )
  .check(({ value: { queues }, issues }) => {
    const seen = new Set<string>()
    queues.forEach(({ branch }, index) => {
      if (seen.has(branch))
        issues.push({
          code: 'custom',
          input: branch,
          path: ['queues', index, 'branch'],
          message: `is ${quote(branch)}, which the file already names`,
        })
      seen.add(branch)
    })
  })

/** One queue in the file. */
export type QueueEntry = z.output<typeof queueEntry>

/** A file with a thousand queues and every setting is about half this size. */
const MAX_BYTES = 1024 * 1024

/** The queues of the file, and names in it that YAML has cut. */
interface QueueConfig {
  readonly queues: readonly QueueEntry[]
  readonly warnings: readonly string[]
}

/** Reads the configuration file. @throws {InputError} with every problem, its line and column */
export async function readQueueConfig(workspace: Workspace, path: string): Promise<QueueConfig> {
  const text = await workspace.readText('queue-config-file', path, MAX_BYTES)
  // Imported here and below, because most operations need no YAML.
  const { readYaml } = await import('../shared/yaml.js')
  const place = (line: number, column: number) => `${path}:${line}:${column}`
  const { value, problems, warnings } = readYaml(text, queueConfig, place)
  if (value === undefined) throw new InputError(problems, path)
  return { queues: value.queues, warnings }
}

/** The settings of an input, and names in it that YAML has cut. */
interface GivenSettings {
  readonly settings: QueueSettings
  readonly warnings: readonly string[]
}

export const NO_SETTINGS: GivenSettings = { settings: {}, warnings: [] }

/** The input `queue-settings`: YAML with one setting per line. */
export const settingsInput = () =>
  convert(async (text, refuse): Promise<GivenSettings> => {
    const { readYaml } = await import('../shared/yaml.js')
    const place = (line: number, column: number) => `line ${line}, column ${column}`
    const { value = {}, problems, warnings } = readYaml(text, queueSettings, place)
    for (const problem of problems) refuse(problem)
    return { settings: value, warnings: warnings.map((one) => `\`queue-settings\`, ${one}.`) }
  })
