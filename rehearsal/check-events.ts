// Finds members of an event that a workflow reads and a rehearsal leaves out.

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
