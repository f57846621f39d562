import { writeFile } from 'node:fs/promises'
import { fittingElements } from '../markdown/fitting.js'
import {
  ByteBudget,
  byteLength,
  fitRows,
  SUMMARY_BUDGET_BYTES,
  text,
} from '../markdown/markdown.js'
import type { Core, StepLog } from '../runner/runner.js'
import type { Workspace } from '../runner/workspace.js'
import { ActionError, type Explanation, InputError } from '../shared/errors.js'
import type { Redact } from '../shared/text.js'
import type { OutputValue, Result } from './context.js'
import { outputNames } from './contract.js'

/** Most bytes of one output: GitHub takes 1 MB for all outputs of a job. */
const OUTPUT_LIMIT_BYTES = 256 * 1024

interface Destination {
  readonly core: Core
  readonly log: StepLog
  /** For what does not go through `core`. */
  readonly redact: Redact
  readonly workspace: Workspace
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Writes the end of a step: result file, outputs, summary, and its one error annotation.
 *
 * @param learnt outputs recorded on the way; what the result says wins
 * @returns whether the step may be green: the result is no failure, and its outputs were written
 */
export async function writeReport(
  destination: Destination,
  operation: string,
  result: Result,
  recorded: Readonly<Record<string, unknown>>,
  summaryWanted: boolean,
): Promise<boolean> {
  const { log } = destination
  const outputs = fitting({ ...recorded, ...result.outputs, outcome: result.outcome }, log)
  const problems: string[] = []
  const attempt = async (what: string, write: () => Promise<void> | void) => {
    try {
      await write()
    } catch (error) {
      problems.push(`${what} could not be written (${(error as Error).message})`)
    }
  }
  let resultFile = ''
  const writeResult = async (details: Result['details']) => {
    resultFile = await writeResultFile(destination, operation, { ...result, details }, outputs)
  }
  await attempt('The result file', () => writeResult(result.details))
  // Without what did not go into JSON it still says how the step ended.
  if (resultFile === '' && result.details !== undefined) await writeResult({}).catch(() => {})
  await attempt('The outputs', () =>
    writeOutputs(destination, { ...outputs, 'result-file': resultFile }),
  )
  if (summaryWanted) await writeSummary(destination, operation, result)
  const failure = failureMessage(result, problems)
  if (failure === undefined) {
    log.info(`Outcome: ${result.outcome}`)
    return true
  }
  log.error(failure, { title: `Merge queue: ${operation} ended as ${result.outcome}` })
  if (result.failure instanceof ActionError) log.debug(causes(result.failure))
  return false
}

async function writeResultFile(
  { workspace, redact }: Destination,
  operation: string,
  result: Omit<Result, 'details'> & { readonly details: Result['details'] | undefined },
  outputs: Readonly<Record<string, unknown>>,
): Promise<string> {
  const path = await workspace.own('result.json')
  const { failure } = result
  const error =
    failure === undefined
      ? {}
      : {
          error: failure instanceof ActionError ? errorJson(failure.explanation) : { got: failure },
        }
  const ending = { operation, outcome: result.outcome, outputs, ...error }
  // Named first for the reader, and last so that no detail takes their place.
  const content = { ...ending, ...result.details, ...ending }
  await writeFile(path, redact(`${JSON.stringify(content, null, 2)}\n`))
  return path
}

/** `error` of the result file; its keys are part of the contract. */
const errorJson = ({ request, problem, remedy }: Explanation) => ({
  asked: request,
  got: problem,
  next: remedy,
})

/** Lists as JSON, cut where one output has no room for all of it. */
function fitting(
  outputs: Readonly<Record<string, unknown>>,
  log: StepLog,
): Readonly<Record<string, unknown>> {
  const fitted = Object.entries(outputs).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value]
    const elements = fittingElements(value, OUTPUT_LIMIT_BYTES)
    const leftOut = value.length - elements.length
    if (leftOut > 0)
      log.warning(
        `Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; the file of \`result-file\` has them all.`,
      )
    return [name, JSON.stringify(elements)]
  })
  return Object.fromEntries(fitted)
}

/** Every output of action.yml is set, so that a step that reads one never meets a leftover or nothing. */
function writeOutputs(
  { core, log }: Destination,
  outputs: Readonly<Record<string, unknown>>,
): void {
  for (const name of outputNames) {
    const value = outputs[name] as OutputValue
    const written = value === undefined ? '' : String(value)
    const bytes = byteLength(written)
    if (bytes <= OUTPUT_LIMIT_BYTES) core.setOutput(name, written)
    else {
      core.setOutput(name, '')
      log.warning(
        `Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it is left empty, and the file of \`result-file\` holds it.`,
      )
    }
  }
}

async function writeSummary(
  { core, log, env }: Destination,
  operation: string,
  result: Result,
): Promise<void> {
  if (!env['GITHUB_STEP_SUMMARY']) return
  const body = result.summary ?? summaryOfFailure(result)
  const markdown = `### Merge queue: ${text(operation)}\n\n${body}\n`
  try {
    await core.summary.addRaw(fitSummary(markdown), true).write()
  } catch (error) {
    log.warning(`The job summary could not be written (${(error as Error).message}).`)
  }
}

/** A summary above GitHub's limit is dropped whole, so one that would be is cut between two lines. */
function fitSummary(markdown: string): string {
  if (byteLength(markdown) <= SUMMARY_BUDGET_BYTES) return markdown
  const lines = markdown.trimEnd().split('\n')
  const fitting = fitRows(lines, new ByteBudget(SUMMARY_BUDGET_BYTES - 1024))
  const left = lines.length - fitting.length
  return `${fitting.join('\n')}\n\n${left} more lines are not shown; the file of \`result-file\` has everything.\n`
}

function summaryOfFailure({ outcome, failure }: Result): string {
  if (failure === undefined) return `Ended as **${text(outcome)}**.`
  if (!(failure instanceof ActionError)) return `❌ ${text(failure)}`
  const { request, problem, remedy } = failure.explanation
  const problems = failure instanceof InputError ? failure.problems : []
  return [
    `❌ **${text(outcome)}** — ${text(request)}`,
    problems.length > 0
      ? problems.map((problem) => `- ${text(problem)}`).join('\n')
      : text(problem),
    `**What to do next:** ${text(remedy)}`,
  ].join('\n\n')
}

function failureMessage(result: Result, problems: readonly string[]): string | undefined {
  const { failure } = result
  const message = failure instanceof ActionError ? failure.message : failure
  if (message === undefined && problems.length === 0) return undefined
  return [message, ...problems.map((problem) => `${problem}.`)].filter(Boolean).join('\n')
}

/** The chain of causes with their stacks, for the debug log. */
function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`
  return `${error.stack ?? error.message}${below}`
}
