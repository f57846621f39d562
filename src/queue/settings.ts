/**
 * The settings of a queue, under the interface's names in kebab-case (docs/adr/0042): one schema
 * for the input `queue-settings`, the configuration file and the JSON Schema.
 */

import type { QueueUpdate } from '../service/requests.js'
import { OLD_FIELD_NAMES, type Queue } from '../service/schemas.js'
import * as z from '../shared/zod.js'
import { choice, mustBe } from '../step/inputs.js'

/** A setting that may be left out; the description goes into the JSON Schema. */
const setting = <S extends z.ZodMiniType>(schema: S, description: string) =>
  z.optional(schema.check(z.describe(description)))

const whole = (min: number, description: string, max = Number.MAX_SAFE_INTEGER) => {
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`
  const wrong = mustBe(`a whole number from ${range}`)
  return setting(z.int(wrong).check(z.minimum(min, wrong), z.maximum(max, wrong)), description)
}

const truth = (description: string) => setting(z.boolean(mustBe('true or false')), description)

/** A text that is not empty. */
const name = (what: string) =>
  z.string(mustBe(what)).check(z.minLength(1, { error: 'must not be empty' }))

/** Fields of {@link queueSettings}, for the schemas that have more. */
export const settingsShape = {
  concurrency: whole(1, 'How many pull requests are tested at a time.'),
  'testing-timeout-minutes': whole(
    0,
    'Time limit for one test run, in minutes; 0 is no limit.',
    4_294_967_295,
  ),
  mode: setting(
    choice(['single', 'parallel']),
    'One line of pull requests, or one for each set of impacted targets. A change makes the queue switch modes first.',
  ),
  'can-optimistically-merge': truth(
    'Merge a pull request when a later one that contains it has passed.',
  ),
  'pending-failure-depth': whole(0, 'How many later pull requests may still save one that failed.'),
  batch: truth('Test several pull requests together.'),
  'batching-max-wait-time-minutes': whole(
    1,
    'Longest time to wait for a batch to fill, in minutes.',
  ),
  'batching-min-size': whole(1, 'Smallest batch that is tested without waiting.'),
  'create-prs-for-testing-branches': truth('Open a pull request for each testing branch.'),
  'comments-enabled': truth('Comment on pull requests.'),
  'commands-enabled': truth('Take commands from comments.'),
  'status-check-enabled': truth('Report a status check on pull requests.'),
  'bisection-concurrency': whole(1, 'How many tests run at a time when a failed batch is split.'),
  'required-statuses': setting(
    z.nullable(z.array(name('the name of a status, in quotes'), mustBe('a list or null'))),
    "Statuses that a test run must report. Left out: untouched; null: the service's defaults; []: none at all.",
  ),
  'direct-merge-mode': setting(
    choice(['off', 'always']),
    'Whether a pull request that is up to date with the branch may merge without a test run.',
  ),
  'optimization-mode': setting(
    choice(['off', 'bisection_skip_redundant_tests']),
    'Whether a bisection uses earlier test results again.',
  ),
  'merge-method': setting(
    choice(['merge_commit', 'squash', 'rebase']),
    'How a pull request is merged.',
  ),
  'enqueueing-label': setting(
    name('the name of a label'),
    'Label that puts a pull request in the queue.',
  ),
  'extension-enabled': truth('Let the browser extension work with the queue.'),
  'label-commands-enabled': truth('Take commands from labels.'),
  'state-labels-enabled': truth("Show a pull request's state in the queue as a label."),
} as const

/** Replaces the library's message for a text that is something else altogether. */
export const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' }

/** Some settings of a queue; those left out stay as they are. */
export const queueSettings = z.strictObject(settingsShape, notSettings)
export type QueueSettings = z.output<typeof queueSettings>
export type SettingName = keyof QueueSettings

/** Every setting, in the order of the interface. */
export const settingNames = Object.keys(settingsShape) as readonly SettingName[]

/** One field that differs: a setting, the queue's state, or (`queue`) whether it exists. */
export interface Change {
  /** Named where the changes of several queues are together. */
  readonly branch?: string
  readonly field: SettingName | 'state' | 'queue'
  /** As the service showed it; `null` for nothing, and for the default `required-statuses`. */
  readonly before: unknown
  /** As requested; `null` for `required-statuses` is the service's defaults. */
  readonly after: unknown
}

/** The source of `required-statuses` set for the queue itself; all others mean the defaults. */
const OWN = 'merge_instance'

/**
 * What a queue shows of a setting. Default `required-statuses` are `null`, also where the service
 * lists what they are: then their source is not the queue itself.
 */
export function shownSetting(queue: Partial<Queue>, field: Change['field']): unknown {
  if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN) !== OWN) return null
  return (queue as Readonly<Record<string, unknown>>)[fieldName(field)] ?? null
}

/** The given settings that differ from what the queue shows; a new queue shows nothing. */
export function differences(queue: Partial<Queue>, wanted: QueueSettings): readonly Change[] {
  return settingNames.flatMap((field) => {
    const after = wanted[field]
    const before = shownSetting(queue, field)
    return after === undefined || agrees(before, after) ? [] : [{ field, before, after }]
  })
}

/** Whether a setting is as requested. The order of a list means nothing. */
export const agrees = (shownNow: unknown, wanted: unknown): boolean =>
  JSON.stringify(comparable(shownNow)) === JSON.stringify(comparable(wanted))

const comparable = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set<string>(value)].sort() : value

/** The body of updateQueue for some changes, in the interface's field names. */
export function updateFor(changes: readonly Change[]): QueueUpdate {
  return Object.fromEntries(
    changes.map(({ field, after }) =>
      field === 'required-statuses' && after === null
        ? ['deleteRequiredStatuses', true]
        : [fieldName(field), after],
    ),
  )
}

/** `batching-min-size` in a workflow is `batchingMinSize` at the service. */
const fieldName = (setting: string): string =>
  setting.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The older name under which a queue shows a field; `undefined` for the current one. */
export function oldNameOf(queue: Queue, field: Change['field']): string | undefined {
  const name = new Map<string, keyof Queue>(Object.entries(OLD_FIELD_NAMES)).get(fieldName(field))
  return name === undefined || queue[name] === undefined ? undefined : name
}
