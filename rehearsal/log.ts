// The log of a run without what only the runner cares about.

/** One line of act's log. */
export interface Entry {
  readonly msg: string
  /** Its path: the names of workflows and jobs that lead to it, and a number for a cell of a matrix. */
  readonly job?: string
  /** Its name as GitHub shows it. */
  readonly jobName?: string
  readonly jobResult?: string
  /** Its name in the workflow, which all cells of a matrix share. */
  readonly jobID?: string
  /** The cell. */
  readonly matrix?: object
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
export const lastName = (path: string): string => path.replace(/^.*\//, '').trim()

/**
 * True if a rehearsal file may expect the line. The runner also prints the script of each step, which has
 * the texts of branches that are not taken.
 */
export const isOutput = ({ raw_output, command, job, level }: Entry): boolean =>
  raw_output === true || command !== undefined || job === undefined || level === 'error'

/** True for the reason why a job fails. A step that may fail (`continue-on-error`) has none. */
const isError = ({ level, command }: Entry): boolean => level === 'error' && command === undefined

/** True for a line that `jobResults` needs. */
export const isAboutResult = (entry: Entry): boolean =>
  isError(entry) || entry.jobResult !== undefined

/**
 * Returns the result of each job, by its name. Once a cell of a matrix has failed, act reports each later one as failed, too:
 * a cell without an error has passed.
 */
export function jobResults(entries: readonly Entry[]): Map<string, string> {
  const jobsWithError = new Set(entries.filter(isError).map(({ job }) => job))
  const results = new Map<string, string>()
  for (const { job = '', jobName = job, jobID, matrix = {}, jobResult } of entries) {
    if (jobResult === undefined) continue
    const isCell = Object.keys(matrix).length > 0
    const otherFailed = entries.some((end) => end.jobID === jobID && jobsWithError.has(end.job))
    const hasPassed = isCell && otherFailed && !jobsWithError.has(job)
    const result = hasPassed ? 'success' : jobResult
    // Jobs may share a name: a failure of one is not hidden by another.
    if (!/^(failure|cancelled)$/.test(results.get(jobName) ?? '')) results.set(jobName, result)
  }
  return results
}

/** The line as a reader gets it; `undefined` for what the runner tells itself. */
export function shortLine(entry: Entry): string | undefined {
  const text = describe(entry)
  if (text === undefined || entry.job === undefined) return text
  return `[${entry.jobName ?? lastName(entry.job)}] ${text}`
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
