/**
 * The list of all queue settings, by their names in the API. Inputs and the configuration file
 * (queue/settings.ts), the JSON Schema, requests, answers, the sandbox and generated test data derive
 * from it.
 *
 * It is plain data, because creating a schema is slow and most steps don't need one.
 */

/** One setting. The description goes into the JSON Schema and the documentation. */
export type QueueSetting = { readonly description: string } & (
  | { readonly type: 'boolean' }
  /** Not empty. Names the right values in the message for a wrong one. */
  | { readonly type: 'text'; readonly example: string }
  | { readonly type: 'whole'; readonly min: number; readonly max?: number }
  | { readonly type: 'word'; readonly words: readonly [string, ...string[]] }
  /** A list of texts, or `null` for the service's defaults. */
  | { readonly type: 'texts'; readonly example: string }
)

const boolean = (description: string) => ({ type: 'boolean', description }) as const
const whole = (min: number, description: string) => ({ type: 'whole', min, description }) as const
const choiceSetting = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  description: string,
) => ({ type: 'word', words, description }) as const

export const QUEUE_SETTINGS = {
  concurrency: whole(1, 'How many pull requests are tested at a time.'),
  testingTimeoutMinutes: {
    ...whole(0, 'Time limit for one test run, in minutes. 0 is no limit.'),
    max: 4_294_967_295,
  },
  mode: choiceSetting(
    ['single', 'parallel'],
    'One line of pull requests, or one for each set of impacted targets. A change makes the queue switch modes first.',
  ),
  canOptimisticallyMerge: boolean(
    'Merge a pull request when a later one that contains it has passed.',
  ),
  pendingFailureDepth: whole(0, 'How many later pull requests may still save one that failed.'),
  batch: boolean('Test several pull requests together.'),
  batchingMaxWaitTimeMinutes: whole(1, 'Longest time to wait for a batch to fill, in minutes.'),
  batchingMinSize: whole(1, 'Smallest batch that is tested without waiting.'),
  createPrsForTestingBranches: boolean('Open a pull request for each testing branch.'),
  commentsEnabled: boolean('Comment on pull requests.'),
  commandsEnabled: boolean('Take commands from comments.'),
  statusCheckEnabled: boolean('Report a status check on pull requests.'),
  bisectionConcurrency: whole(1, 'How many tests run at a time when a failed batch is split.'),
  requiredStatuses: {
    type: 'texts',
    example: 'the name of a status, in quotes',
    description:
      "Statuses that a test run must report. `null` restores Trunk's defaults, and `[]` requires none at all.",
  },
  directMergeMode: choiceSetting(
    ['off', 'always'],
    'Whether a pull request that is up to date with the branch may merge without a test run.',
  ),
  optimizationMode: choiceSetting(
    ['off', 'bisection_skip_redundant_tests'],
    'Whether a bisection uses earlier test results again.',
  ),
  mergeMethod: choiceSetting(['merge_commit', 'squash', 'rebase'], 'How a pull request is merged.'),
  enqueueingLabel: {
    type: 'text',
    example: 'the name of a label',
    description: 'Label that puts a pull request in the queue.',
  },
  extensionEnabled: boolean('Let the browser extension work with the queue.'),
  labelCommandsEnabled: boolean('Take commands from labels.'),
  stateLabelsEnabled: boolean("Show a pull request's state in the queue as a label."),
} as const satisfies Readonly<Record<string, QueueSetting>>

/** Name of a setting in the API. */
export type SettingField = keyof typeof QUEUE_SETTINGS

type ValueOf<S extends QueueSetting> = S extends {
  readonly words: infer Words extends readonly string[]
}
  ? Words[number]
  : {
      readonly boolean: boolean
      readonly text: string
      readonly whole: number
      readonly texts: readonly string[] | null
      readonly word: never
    }[S['type']]

export type SettingValues = {
  readonly [Field in SettingField]: ValueOf<(typeof QUEUE_SETTINGS)[Field]>
}

/** Some settings; absent ones stay unchanged. */
type SomeSettings = {
  readonly [Field in SettingField]?: SettingValues[Field] | undefined
}

/** The states that updateQueue accepts. Only the queue itself enters and leaves `switching_modes`. */
export const SETTABLE_STATES = ['running', 'paused', 'draining'] as const
export type SettableState = (typeof SETTABLE_STATES)[number]

/** Body of updateQueue: only the changes. */
export type QueueUpdate = SomeSettings & {
  readonly state?: SettableState
  /** Removes the list of required statuses, so that the service's defaults apply. */
  readonly deleteRequiredStatuses?: boolean
}

/** The settings that createQueue accepts. All others need a following updateQueue. */
export type NewQueueSettings = Pick<SomeSettings, 'mode' | 'concurrency'>

export const settingFields = Object.keys(QUEUE_SETTINGS) as readonly SettingField[]

/** Settings that have another name on older servers, with that name. */
export const oldNames = [
  ['testingTimeoutMinutes', 'testingTimeoutMins'],
  ['batchingMaxWaitTimeMinutes', 'batchingMaxWaitTimeMins'],
] as const satisfies readonly (readonly [SettingField, string])[]
