// The log of a run without what only the runner cares about.

/** One line of act's log. */
export interface Entry {
  readonly msg: string
  readonly job?: string
  readonly jobResult?: string
  readonly stage?: string
  readonly step?: string
  /** Its place; that of a composite action's step has that of the action before it. */
  readonly stepID?: readonly string[]
  readonly stepResult?: string
  /** Whether a step printed it. */
  readonly raw_output?: boolean
  readonly command?: string
  readonly kvPairs?: Readonly<Record<string, string>>
  readonly arg?: string
  /** The text of a summary. */
  readonly content?: string
  readonly level?: string
}

const MARKS: Readonly<Record<string, string>> = { success: '✓', failure: '✗', skipped: '-' }
/** Act's own words for what the lines before have said. */
const NOISE = /^(Couldn't get a valid docker connection|exit ?status |Error: Job ')/
const ANNOTATIONS = new Set(['error', 'warning', 'notice', 'group'])

/** The name of a job without those of its workflows and act's padding. */
export const jobName = (path: string): string => path.replace(/^.*\//, '').trim()

/**
 * True if a rehearsal file may expect the line. The runner also prints the script of each step, which has
 * the texts of branches that are not taken.
 */
export const isOutput = ({ raw_output, command, job, level }: Entry): boolean =>
  raw_output === true || command !== undefined || job === undefined || level === 'error'

/** The line as a reader gets it; `undefined` for what the runner tells itself. */
export function shortLine(entry: Entry): string | undefined {
  const text = describe(entry)
  if (text === undefined || entry.job === undefined) return text
  return `[${jobName(entry.job)}] ${text}`
}

function describe(entry: Entry): string | undefined {
  const { msg, job, stage, step, stepResult, command, kvPairs, arg } = entry
  if (entry.raw_output) return `    ${msg}`
  if (command !== undefined && ANNOTATIONS.has(command)) {
    const { title = '' } = kvPairs ?? {}
    // A title has no code spans.
    const isRepeated = title === '' || arg?.replaceAll('`', '').startsWith(title)
    return `    ${command}: ${isRepeated ? '' : `${title}: `}${arg}`
  }
  if (stepResult !== undefined)
    return (stage === 'Main' && entry.stepID?.length === 1) || stepResult === 'failure'
      ? `${MARKS[stepResult] ?? stepResult} ${step?.split('\n')[0]}`
      : undefined
  // What act says of itself, such as a workflow that it cannot read.
  const isShown = job === undefined || entry.level === 'error'
  return isShown && !NOISE.test(msg) ? msg : undefined
}

/** An outcome is a whole word: `Outcome: uploaded` doesn't stand for `Outcome: uploaded-all`. */
export function hasText(log: string, part: string): boolean {
  if (!/^Outcome: [\w-]+$/.test(part)) return log.includes(part)
  return new RegExp(`${part}(?![\\w-])`).test(log)
}
