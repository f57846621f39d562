import * as z from 'zod'

const count = z.number().int().min(1)

const fields = {
  concurrency: count,
  testingTimeoutMinutes: count,
  mode: z.enum(['single', 'parallel']),
  canOptimisticallyMerge: z.boolean(),
  // 0 was seen on the wire, where the others begin at 1.
  pendingFailureDepth: z.number().int().min(0),
  batch: z.boolean(),
  batchingMaxWaitTimeMinutes: count,
  batchingMinSize: count,
  createPrsForTestingBranches: z.boolean(),
  commentsEnabled: z.boolean(),
  commandsEnabled: z.boolean(),
  statusCheckEnabled: z.boolean(),
  bisectionConcurrency: count,
  requiredStatuses: z.array(z.string().min(1)),
  directMergeMode: z.enum(['off', 'always']),
  optimizationMode: z.enum(['off', 'bisection_skip_redundant_tests']),
  mergeMethod: z.enum(['merge_commit', 'squash', 'rebase']),
}

const Settings = z.object(fields)

/** The settings of a queue, in the interface's field names. */
export type QueueSettings = z.output<typeof Settings>

/** Some settings, as a scenario or createQueue gives them. */
export const SettingsPatch = Settings.partial()

/**
 * Body of updateQueue beyond repository and branch. `switching_modes` is a state that the queue enters by itself.
 * Unknown fields are ignored, as services do.
 */
export const QueueUpdate = SettingsPatch.extend({
  state: z.enum(['running', 'paused', 'draining']).optional(),
  deleteRequiredStatuses: z.boolean().optional(),
})
export type QueueUpdate = z.output<typeof QueueUpdate>

export const DEFAULT_SETTINGS: QueueSettings = {
  concurrency: 1,
  testingTimeoutMinutes: 60,
  mode: 'single',
  canOptimisticallyMerge: false,
  pendingFailureDepth: 0,
  batch: false,
  batchingMaxWaitTimeMinutes: 5,
  batchingMinSize: 4,
  createPrsForTestingBranches: false,
  commentsEnabled: true,
  commandsEnabled: true,
  statusCheckEnabled: true,
  bisectionConcurrency: 1,
  requiredStatuses: ['CI (pr)'],
  directMergeMode: 'off',
  optimizationMode: 'off',
  mergeMethod: 'squash',
}

/** Leaves out what is undefined, so that a patch never erases. */
export function applySettings(
  settings: QueueSettings,
  patch: z.output<typeof SettingsPatch>,
): QueueSettings {
  const known = Object.keys(fields) as (keyof QueueSettings)[]
  const given = known.filter((name) => patch[name] !== undefined)
  return { ...settings, ...Object.fromEntries(given.map((name) => [name, patch[name]])) }
}
