import * as z from 'zod'
import {
  QUEUE_SETTINGS,
  type QueueSetting,
  type SettingField,
  type SettingValues,
  settingFields,
} from '../../src/service/queue-settings.js'

/** An enum in any case: clients write upper case, answers are in lower case. */
const word = <const Words extends readonly string[]>(words: Words) =>
  z.string().toLowerCase().pipe(z.enum(words))

function schemaOf(setting: QueueSetting): z.ZodType {
  switch (setting.type) {
    case 'boolean':
      return z.boolean()
    case 'whole':
      return z
        .int()
        .min(setting.min)
        .max(setting.max ?? Number.MAX_SAFE_INTEGER)
    case 'word':
      return word(setting.words)
    case 'text':
      return z.string().min(1)
    case 'texts':
      return z.array(z.string().min(1)).nullable()
  }
}

const known = Object.fromEntries(
  settingFields.map((field) => [field, schemaOf(QUEUE_SETTINGS[field])]),
) as { readonly [Field in SettingField]: z.ZodType<SettingValues[Field]> }

/** Every setting of a queue; the last two are in recorded answers, and no client of ours sets them. */
const Settings = z.object({
  ...known,
  allowedBotSubmitters: z.array(z.string()).readonly(),
  notReadyTimeoutHours: z.number().positive(),
})

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
  allowedBotSubmitters: [],
  notReadyTimeoutHours: 24,
}

/** The settings with a patch applied; a field that the patch leaves out stays as it is. */
export function applySettings(
  settings: QueueSettings,
  patch: z.output<typeof SettingsPatch>,
): QueueSettings {
  const names = Object.keys(Settings.shape) as (keyof QueueSettings)[]
  const given = names.filter((name) => patch[name] !== undefined)
  return { ...settings, ...Object.fromEntries(given.map((name) => [name, patch[name]])) }
}
