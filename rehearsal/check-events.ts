// Finds schedules that GitHub would refuse, and members of an event that a workflow reads and a rehearsal leaves out.

/** The numbers that each field of a cron expression takes, and the names that stand for them. */
const FIELDS = [
  { name: 'minute', least: 0, most: 59, words: [] },
  { name: 'hour', least: 0, most: 23, words: [] },
  { name: 'day of the month', least: 1, most: 31, words: [] },
  {
    name: 'month',
    least: 1,
    most: 12,
    words: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  {
    name: 'day of the week',
    least: 0,
    most: 6,
    words: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  },
] as const
type Field = (typeof FIELDS)[number]

/** One schedule of a workflow. */
export interface Schedule {
  readonly cron?: unknown
  readonly timezone?: unknown
}

/** The schedules of `on:`. */
export function schedulesOf(on: unknown): readonly Schedule[] {
  if (typeof on !== 'object' || on === null || !('schedule' in on)) return []
  return Array.isArray(on.schedule) ? on.schedule : []
}

/** Returns why GitHub would refuse the schedules of a workflow. */
export function problemsOfSchedules(on: unknown): string[] {
  return schedulesOf(on).flatMap(({ cron, timezone }) => {
    const problems = problemsOfCron(String(cron))
    if (timezone !== undefined && !isTimeZone(String(timezone)))
      problems.push(`there is no time zone ${timezone}`)
    return problems
  })
}

function problemsOfCron(cron: string): string[] {
  const parts = cron.trim().split(/\s+/)
  if (parts.length !== FIELDS.length)
    return [`the cron expression ${cron} must have five fields, but has ${parts.length}`]
  return FIELDS.filter((field, index) => !isFieldOf(field, parts[index] ?? '')).map(
    (field) =>
      `the cron expression ${cron} has a wrong ${field.name}: ${parts[FIELDS.indexOf(field)]}`,
  )
}

/** Whether each part of a list is a star, a number or a range, with or without a step. */
function isFieldOf(field: Field, text: string): boolean {
  return text.split(',').every((part) => {
    const [, range = '', step = '1'] = /^([^/]+)(?:\/(\d+))?$/.exec(part) ?? []
    if (range === '' || Number(step) === 0) return false
    if (range === '*') return true
    const ends = range.split('-').map((end) => numberIn(field, end))
    return ends.length <= 2 && ends.every((end) => end >= field.least && end <= field.most)
  })
}

function numberIn({ words, least }: Field, text: string): number {
  const place = (words as readonly string[]).indexOf(text.toLowerCase())
  if (place >= 0) return place + least
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Members of a payload that GitHub sends whole. */
const SENT_WHOLE = ['pull_request', 'workflow_run', 'issue', 'comment', 'review', 'check_suite']

/** Warns of members that a workflow reads and the payload leaves out: they are empty, unlike on GitHub. */
export function missingMembers(text: string, payload: unknown): string[] {
  return SENT_WHOLE.flatMap((name) => {
    const member = memberOf(payload, name)
    if (member === undefined) return []
    const read = text.matchAll(new RegExp(`\\bgithub\\.event\\.${name}\\.(\\w+(?:\\.\\w+)*)`, 'g'))
    const paths = new Set([...read].map(([, path = '']) => path))
    return [...paths]
      .filter((path) => path.split('.').reduce(memberOf, member) === undefined)
      .map(
        (path) =>
          `The workflow reads \`github.event.${name}.${path}\`, which GitHub always sends and the payload of the rehearsal lacks.`,
      )
  })
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
