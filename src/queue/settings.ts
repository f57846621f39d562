/**
 * The settings of a queue as an author writes them: the interface's field names in kebab-case
 * (docs/adr/0042). One schema reads the input `queue-settings` and the configuration file, and makes the JSON Schema.
 */
import * as z from 'zod'
import type { QueueUpdate } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { notOneOf, quote } from '../step/inputs.js'

const wholeFrom = (min: number, description: string) => {
  const error = (issue: { input?: unknown }) =>
    `must be a whole number from ${min} up, and is ${quote(shown(issue.input))}`
  return z.int({ error }).min(min, { error }).describe(description).optional()
}

const truth = (description: string) =>
  z
    .boolean({ error: (issue) => `must be true or false, and is ${quote(shown(issue.input))}` })
    .describe(description)
    .optional()

const oneOf = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  description: string,
) =>
  z
    .enum(values, { error: (issue) => notOneOf(shown(issue.input), values) })
    .describe(description)
    .optional()

const statusName = z
  .string({
    error: (issue) => `must be the name of a status, in quotes, and is ${shown(issue.input)}`,
  })
  .min(1, { error: 'must not be empty' })

/** Fields of {@link queueSettings}, for the schemas that have more. */
export const settingsShape = {
  concurrency: wholeFrom(1, 'How many pull requests are tested at a time.'),
  'testing-timeout-minutes': wholeFrom(1, 'Longest time that one test run may take, in minutes.'),
  mode: oneOf(
    ['single', 'parallel'],
    'One line, or one line for each set of impacted targets. A change makes the queue switch modes first.',
  ),
  'can-optimistically-merge': truth(
    'Merge a pull request when a later one that contains it has passed.',
  ),
  'pending-failure-depth': wholeFrom(
    0,
    'How many later pull requests may still save one that failed.',
  ),
  batch: truth('Test several pull requests together.'),
  'batching-max-wait-time-minutes': wholeFrom(
    1,
    'Longest time to wait for a batch to fill, in minutes.',
  ),
  'batching-min-size': wholeFrom(1, 'Smallest batch that is tested without waiting.'),
  'create-prs-for-testing-branches': truth('Open a pull request for each testing branch.'),
  'comments-enabled': truth('Comment on pull requests.'),
  'commands-enabled': truth('Take commands from comments.'),
  'status-check-enabled': truth('Report a status check on pull requests.'),
  'bisection-concurrency': wholeFrom(
    1,
    'How many tests run at a time when a failed batch is split.',
  ),
  'required-statuses': z
    .array(statusName, {
      error: (issue) => `must be a list or null, and is ${quote(shown(issue.input))}`,
    })
    .nullable()
    .describe(
      "Statuses that a test run must report. Left out: untouched; null: back to the service's defaults.",
    )
    .optional(),
  'direct-merge-mode': oneOf(
    ['off', 'always'],
    'Whether a pull request that is up to date with the branch may merge without a test run.',
  ),
  'optimization-mode': oneOf(
    ['off', 'bisection_skip_redundant_tests'],
    'Whether a bisection uses earlier test results again.',
  ),
  'merge-method': oneOf(['merge_commit', 'squash', 'rebase'], 'How a pull request is merged.'),
} as const

/** Instead of the library's words, for a text that is something else altogether. */
export const notSettings = { error: 'must be settings, a line each, such as concurrency: 5' }

/** Some settings of a queue; what is left out is left alone. */
export const queueSettings = z.strictObject(settingsShape, notSettings)
export type QueueSettings = z.output<typeof queueSettings>
export type SettingName = keyof QueueSettings

/** Every setting, in the order of the interface. */
export const settingNames = Object.keys(settingsShape) as readonly SettingName[]

/** One field that differs: a setting, the queue's state, or (`queue`) whether there is a queue at all. */
export interface Change {
  readonly field: SettingName | 'state' | 'queue'
  /** As the service showed it; `null` where it showed nothing. */
  readonly before: unknown
  /** As it was asked for; `null` for `required-statuses` is the service's defaults. */
  readonly after: unknown
}

/** What a queue shows of a setting: a setting name is the interface's field name in kebab-case. */
export function shownSetting(queue: Queue, field: Change['field']): unknown {
  return (queue as Readonly<Record<string, unknown>>)[fieldName(field)] ?? null
}

/** The settings that are given and differ from what the queue shows, in the order of the interface. */
export function differences(queue: Queue, wanted: QueueSettings): readonly Change[] {
  return settingNames.flatMap((field) => {
    const after = wanted[field]
    const before = shownSetting(queue, field)
    return after === undefined || agrees(field, before, after) ? [] : [{ field, before, after }]
  })
}

/** Whether a setting is as it was asked for. The order of a list means nothing. */
export function agrees(field: Change['field'], shownNow: unknown, wanted: unknown): boolean {
  if (field !== 'required-statuses') return shownNow === wanted
  // Servers show "the defaults" as null or as an empty list, so both count as not set.
  const names = (value: unknown) => [...new Set((value ?? []) as readonly string[])].sort()
  return JSON.stringify(names(shownNow)) === JSON.stringify(names(wanted))
}

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

/** A wrong value as an author would recognise it. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing')
