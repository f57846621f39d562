/**
 * The settings of a queue as workflows write them, in kebab-case (docs/maintaining/decisions/queues.md).
 * The input `queue-settings`, the configuration file and the JSON Schema share one schema.
 */

import {
  oldNames,
  QUEUE_SETTINGS,
  type QueueSetting,
  type QueueUpdate,
  type SettableState,
  type SettingField,
  type SettingValues,
  settingFields,
} from '../service/queue-settings.js'
import type { Queue } from '../service/schemas.js'
import { escapeJson } from '../shared/json-text.js'
import { redact } from '../shared/redact.js'
import { type KebabCase, kebabCase } from '../shared/text.js'
import * as z from '../shared/zod.js'
import { choice, mustBe } from '../step/inputs.js'

const wholeNumberSetting = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`
  const wrong = unquoted(`a whole number from ${range}`, /^\d+$/)
  // `abort` reports a number beyond every limit as one problem.
  return z.int({ ...wrong, abort: true }).check(z.minimum(min, wrong), z.maximum(max, wrong))
}

/** The error of a wrong value. YAML reads a number or a boolean in quotes as a text. */
const unquoted = (what: string, pattern: RegExp) => {
  const { error } = mustBe(what)
  return {
    error: (issue: { readonly input?: unknown }) => {
      const isQuoted = typeof issue.input === 'string' && pattern.test(issue.input)
      if (isQuoted) return `${error(issue)}; remove the quotes`
      return error(issue)
    },
  }
}

const nonEmpty = (what: string) =>
  z.string(mustBe(what)).check(z.minLength(1, { error: 'must not be empty' }))

function schemaOf(setting: QueueSetting): z.ZodMiniType {
  switch (setting.type) {
    case 'boolean':
      return z.boolean(unquoted('true or false', /^(?:true|false)$/i))
    case 'whole':
      return wholeNumberSetting(setting.min, setting.max)
    case 'word':
      return choice(setting.words)
    case 'text':
      return nonEmpty(setting.example)
    case 'texts':
      return z.nullable(z.array(nonEmpty(setting.example), mustBe('a list or null')))
  }
}

type SettingsShape = {
  readonly [Field in SettingField as KebabCase<Field>]: z.ZodMiniOptional<
    z.ZodMiniType<SettingValues[Field]>
  >
}

/** The fields of {@link queueSettings}, all optional, for schemas that add more fields. */
export const settingsShape = Object.fromEntries(
  settingFields.map((field) => {
    const { description } = QUEUE_SETTINGS[field]
    const schema = schemaOf(QUEUE_SETTINGS[field]).check(z.describe(description))
    return [kebabCase(field), z.optional(schema)]
  }),
) as SettingsShape

/** The message for a text that is not a mapping. */
export const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' }

/** Settings of a queue, all optional. An update doesn't change those left out. */
export const queueSettings = z.strictObject(settingsShape, notSettings)
export type QueueSettings = z.output<typeof queueSettings>
type SettingName = keyof QueueSettings

/** Every setting, in the order of the interface. */
export const settingNames = Object.keys(settingsShape) as readonly SettingName[]

/** One field that differs: a setting, the queue's state, or (`queue`) whether it exists. */
export interface FieldChange {
  /** Set in a list that has changes of several queues. */
  readonly branch?: string
  readonly field: SettingName | 'state' | 'queue'
  /** The value that the service showed; `null` if it showed none, or the default `required-statuses`. */
  readonly before: unknown
  /** The requested value; for `required-statuses`, `null` means the service's defaults. */
  readonly after: unknown
}

/** The `requiredStatusesSource` of a list that the queue itself sets. Any other source is a default. */
const OWN_SOURCE = 'merge_instance'

/** Returns the value that a queue shows for a field; `null` if none, or for default `required-statuses`. */
export function settingOnQueue(queue: Partial<Queue>, field: FieldChange['field']): unknown {
  if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN_SOURCE) !== OWN_SOURCE)
    return null
  return (queue as Readonly<Record<string, unknown>>)[onTheWire(field)] ?? null
}

/** Returns the wanted settings that differ from what the queue shows. */
export function changedSettings(
  queue: Partial<Queue>,
  wanted: QueueSettings,
): readonly FieldChange[] {
  return settingNames.flatMap((field) => {
    const after = wanted[field]
    const before = settingOnQueue(queue, field)
    if (after === undefined || agrees(before, after)) return []
    return [{ field, before, after }]
  })
}

/** Returns the change from a queue's present state to another one, if they differ. */
export function stateChange(
  { state: before }: Pick<Queue, 'state'>,
  after?: SettableState,
): readonly FieldChange[] {
  if (after === undefined || after === before) return []
  return [{ field: 'state', before, after }]
}

/** How a queue should be. An update doesn't change what is left out. */
export interface WantedQueue {
  readonly settings?: QueueSettings
  readonly state?: SettableState | undefined
  /** Another state that the queue may stay in. It is never sent. */
  readonly acceptedState?: SettableState | undefined
}

/** Returns the changes that make a queue as wanted. */
export const missingChanges = (
  queue: Queue,
  { settings = {}, state, acceptedState }: WantedQueue,
): readonly FieldChange[] => [
  ...changedSettings(queue, settings),
  ...(queue.state === acceptedState ? [] : stateChange(queue, state)),
]

/** Returns the changes that took effect. */
export const effectiveChanges = (
  changes: readonly FieldChange[],
  missing: readonly FieldChange[],
): readonly FieldChange[] =>
  changes.filter((change) => !missing.some(({ field }) => field === change.field))

/** Returns the changes from one queue to another, its existence first. `undefined` means no queue. */
export function queueChanges(
  queue: Queue | undefined,
  wanted: QueueSettings | undefined,
): readonly FieldChange[] {
  const presence = (exists: boolean) => (exists ? 'present' : 'absent')
  const before = presence(queue !== undefined)
  const after = presence(wanted !== undefined)
  const settings = changedSettings(queue ?? {}, wanted ?? {})
  if (before === after) return settings
  return [{ field: 'queue', before, after }, ...settings]
}

/** Returns whether a shown value equals the wanted one. Order and duplicates of a list don't matter. */
const agrees = (shown: unknown, wanted: unknown): boolean =>
  JSON.stringify(comparableValue(shown)) === JSON.stringify(comparableValue(wanted))

function comparableValue(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set<string>(value)].sort()
  return value
}

/**
 * Returns the settings before some changes, as the input `queue-settings` takes them, and those whose
 * value before can't be set: the service did not show it, or shows one that it doesn't accept.
 */
export function undoText(changes: readonly FieldChange[]): {
  readonly text: string
  readonly missing: readonly string[]
} {
  const lines: string[] = []
  const missing: string[] = []
  for (const { field, before } of changes) {
    const line = `${field}: ${escapeJson(JSON.stringify(before))}`
    const isSettable = queueSettings.safeParse({ [field]: before }).success
    if (isSettable && redact(line) === line) lines.push(line)
    else missing.push(field)
  }
  return { text: lines.join('\n'), missing }
}

/** Returns the body of an updateQueue request, with the interface's field names. */
export function updateFor(changes: readonly FieldChange[]): QueueUpdate {
  return Object.fromEntries(
    changes.map(({ field, after }) =>
      field === 'required-statuses' && after === null
        ? ['deleteRequiredStatuses', true]
        : [onTheWire(field), after],
    ),
  )
}

/** Returns the interface's name of a setting: `batchingMinSize` for `batching-min-size`. */
const onTheWire = (setting: string): string =>
  settingFields.find((field) => kebabCase(field) === setting) ?? setting

/** Returns the older name under which a queue shows a field, if it does. */
export const oldNameOf = (queue: Queue, field: FieldChange['field']): string | undefined =>
  oldNames.find(([name, old]) => kebabCase(name) === field && queue[old] !== undefined)?.[1]
