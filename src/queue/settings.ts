/**
 * The settings of a queue as a workflow writes them: in kebab-case (docs/maintaining/decisions/queues.md), with messages
 * for people. One schema for the input `queue-settings`, the configuration file and the JSON Schema.
 */

import {
  oldNames,
  QUEUE_SETTINGS,
  type QueueSetting,
  type QueueUpdate,
  type SettingField,
  type SettingValues,
  settingFields,
} from '../service/queue-settings.js'
import type { Queue } from '../service/schemas.js'
import { type KebabCase, kebabCase } from '../shared/text.js'
import * as z from '../shared/zod.js'
import { choice, mustBe } from '../step/inputs.js'

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} up` : `${min} to ${max}`
  const wrong = mustBe(`a whole number from ${range}`)
  // Aborts, so that a number beyond every limit is one problem.
  return z.int({ ...wrong, abort: true }).check(z.minimum(min, wrong), z.maximum(max, wrong))
}

/** A text that is not empty. */
const name = (what: string) =>
  z.string(mustBe(what)).check(z.minLength(1, { error: 'must not be empty' }))

function schemaOf(setting: QueueSetting): z.ZodMiniType {
  switch (setting.type) {
    case 'boolean':
      return z.boolean(mustBe('true or false'))
    case 'whole':
      return wholeNumber(setting.min, setting.max)
    case 'word':
      return choice(setting.words)
    case 'text':
      return name(setting.example)
    case 'texts':
      return z.nullable(z.array(name(setting.example), mustBe('a list or null')))
  }
}

type SettingsShape = {
  readonly [Field in SettingField as KebabCase<Field>]: z.ZodMiniOptional<
    z.ZodMiniType<SettingValues[Field]>
  >
}

/** Fields of {@link queueSettings}, for the schemas that have more. Each may be left out. */
export const settingsShape = Object.fromEntries(
  settingFields.map((field) => {
    const { description } = QUEUE_SETTINGS[field]
    const schema = schemaOf(QUEUE_SETTINGS[field]).check(z.describe(description))
    return [kebabCase(field), z.optional(schema)]
  }),
) as SettingsShape

/** Replaces the library's message for a text that is something else altogether. */
export const notSettings = { error: 'must be settings, one on each line, such as concurrency: 5' }

/** Some settings of a queue; those left out stay as they are. */
export const queueSettings = z.strictObject(settingsShape, notSettings)
export type QueueSettings = z.output<typeof queueSettings>
type SettingName = keyof QueueSettings

/** Every setting, in the order of the interface. */
export const settingNames = Object.keys(settingsShape) as readonly SettingName[]

/** One field that differs: a setting, the queue's state, or (`queue`) whether it exists. */
export interface FieldChange {
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
 * Value that a queue shows of a setting. Default `required-statuses` are `null`, also where the service
 * lists what they are: then their source is not the queue itself.
 */
export function shownSetting(queue: Partial<Queue>, field: FieldChange['field']): unknown {
  if (field === 'required-statuses' && (queue.requiredStatusesSource ?? OWN) !== OWN) return null
  return (queue as Readonly<Record<string, unknown>>)[onTheWire(field)] ?? null
}

/** The given settings that differ from what the queue shows; a new queue shows nothing. */
export function changedSettings(
  queue: Partial<Queue>,
  wanted: QueueSettings,
): readonly FieldChange[] {
  return settingNames.flatMap((field) => {
    const after = wanted[field]
    const before = shownSetting(queue, field)
    return after === undefined || agrees(before, after) ? [] : [{ field, before, after }]
  })
}

/** What leads from one queue to another, its existence first; `undefined` is no queue. */
export function queueChanges(
  queue: Queue | undefined,
  wanted: QueueSettings | undefined,
): readonly FieldChange[] {
  const presence = (exists: boolean) => (exists ? 'present' : 'absent')
  const [before, after] = [presence(queue !== undefined), presence(wanted !== undefined)]
  const settings = changedSettings(queue ?? {}, wanted ?? {})
  return before === after ? settings : [{ field: 'queue', before, after }, ...settings]
}

/** Tells whether a setting is as requested. The order of a list means nothing. */
export const agrees = (shownNow: unknown, wanted: unknown): boolean =>
  JSON.stringify(comparable(shownNow)) === JSON.stringify(comparable(wanted))

const comparable = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set<string>(value)].sort() : value

/** The body of updateQueue for some changes, in the interface's field names. */
export function updateFor(changes: readonly FieldChange[]): QueueUpdate {
  return Object.fromEntries(
    changes.map(({ field, after }) =>
      field === 'required-statuses' && after === null
        ? ['deleteRequiredStatuses', true]
        : [onTheWire(field), after],
    ),
  )
}

/** `batching-min-size` in a workflow is `batchingMinSize` at the service. */
const onTheWire = (setting: string): string =>
  settingFields.find((field) => kebabCase(field) === setting) ?? setting

/** The older name under which a queue shows a field; `undefined` for the current one. */
export const oldNameOf = (queue: Queue, field: FieldChange['field']): string | undefined =>
  oldNames.find(([name, old]) => kebabCase(name) === field && queue[old] !== undefined)?.[1]
