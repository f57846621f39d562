/** The names of the checks, in the order of the report. */
export const CHECKS = [
  'api',
  'token',
  'queue',
  'native-queue',
  'test-runs',
  'required-checks',
  'queue-jobs',
  'branch-rules',
  'label',
  'events',
  'targets',
  'permissions',
  'listing',
  'metrics',
] as const
type CheckName = (typeof CHECKS)[number]

export type RowLevel = 'ok' | 'warning' | 'problem' | 'unknown'

/** One line of the report. Texts are prose, with names and values in backticks. */
export interface SetupRow {
  readonly check: CheckName
  readonly level: RowLevel
  readonly text: string
  /** The next step; empty if there is nothing to do. */
  readonly remedy: string
  /** Where to look; empty if there is no such page. */
  readonly url: string
}

/** A row about something that is as it should be. */
export const okRow = (check: CheckName, text: string, url = ''): SetupRow => ({
  check,
  level: 'ok',
  text,
  remedy: '',
  url,
})

/** A row about something that will not work. */
export const problemRow = (check: CheckName, text: string, remedy: string, url = ''): SetupRow => ({
  check,
  level: 'problem',
  text,
  remedy,
  url,
})

/** A row about something that may not work as people expect. */
export const warningRow = (check: CheckName, text: string, remedy: string, url = ''): SetupRow => ({
  check,
  level: 'warning',
  text,
  remedy,
  url,
})

/** A row about something that could not be read. */
export const unknownRow = (check: CheckName, text: string, remedy = '', url = ''): SetupRow => ({
  check,
  level: 'unknown',
  text,
  remedy,
  url,
})
