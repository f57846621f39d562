import * as z from 'zod'

const count = z.int().min(1)

/** An enum in any case: clients write upper case, answers are in lower case. */
const word = <const Words extends readonly string[]>(words: Words) =>
  z.string().toLowerCase().pipe(z.enum(words))

/**
 * The settings of a queue by the interface's field names; this is the only place that lists them.
 */
const fields = {
  concurrency: count,
  // 0 is no timeout; the maximum is that of the published schema.
  testingTimeoutMinutes: z.int().min(0).max(4_294_967_295),
  mode: word(['single', 'parallel']),
  canOptimisticallyMerge: z.boolean(),
  // 0 was seen on the wire; the others start at 1.
  pendingFailureDepth: z.int().min(0),
  batch: z.boolean(),
  batchingMaxWaitTimeMinutes: count,
  batchingMinSize: count,
  createPrsForTestingBranches: z.boolean(),
  commentsEnabled: z.boolean(),
  commandsEnabled: z.boolean(),
  statusCheckEnabled: z.boolean(),
  bisectionConcurrency: count,
  // `null`: the repository's defaults; an empty list: none at all.
  requiredStatuses: z.array(z.string().min(1)).nullable(),
  directMergeMode: word(['off', 'always']),
  optimizationMode: word(['off', 'bisection_skip_redundant_tests']),
  mergeMethod: word(['merge_commit', 'squash', 'rebase']),
  enqueueingLabel: z.string().min(1),
  extensionEnabled: z.boolean(),
  labelCommandsEnabled: z.boolean(),
  stateLabelsEnabled: z.boolean(),
}

const Settings = z.object(fields)

/** The settings of a queue, in the interface's field names. */
export type QueueSettings = z.output<typeof Settings>

/** Some settings, as a scenario or createQueue gives them. */
export const SettingsPatch = Settings.partial()

/** States that a client may ask for; `switching_modes` is one that the queue enters by itself. */
export const RequestedState = word(['running', 'paused', 'draining'])

/** Body of updateQueue beyond repository and branch. Unknown fields are ignored, as services do. */
export const QueueUpdate = SettingsPatch.extend({
  state: RequestedState.optional(),
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
  requiredStatuses: null,
  directMergeMode: 'off',
  optimizationMode: 'off',
  mergeMethod: 'squash',
  enqueueingLabel: 'merge-queue',
  extensionEnabled: true,
  labelCommandsEnabled: true,
  stateLabelsEnabled: false,
}

/** The settings with a patch applied; a field that the patch leaves out stays as it is. */
export function applySettings(
  settings: QueueSettings,
  patch: z.output<typeof SettingsPatch>,
): QueueSettings {
  const known = Object.keys(fields) as (keyof QueueSettings)[]
  const given = known.filter((name) => patch[name] !== undefined)
  return { ...settings, ...Object.fromEntries(given.map((name) => [name, patch[name]])) }
}
