import { writeFileSync } from 'node:fs'
import { fittingElements } from '../markdown/fitting.js'
import {
  ByteBudget,
  failureLine,
  fitRows,
  headingOf,
  nextLine,
  prose,
  SUMMARY_BUDGET_BYTES,
  text,
} from '../markdown/markdown.js'
import type { StepLog } from '../runner/runner.js'
import type { RedactingRunner } from '../runner/secrets.js'
import type { Workspace } from '../runner/workspace.js'
import { type ActionError, ERROR_TITLES, type ErrorKind, InputError } from '../shared/errors.js'
import { redactJson } from '../shared/json-text.js'
import { truncate } from '../shared/text.js'
import type { Outputs, Result } from './context.js'
import { outputNames } from './contract.js'
import { jsonText, outputText } from './output-text.js'

/** Maximum size of one output, in bytes: GitHub accepts 1 MB for all outputs of a job. */
export const OUTPUT_LIMIT_BYTES = 256 * 1024

interface Destination extends RedactingRunner {
  readonly workspace: Workspace
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Writes the end of a step: result file, outputs, summary, and its one error annotation.
 * @param recorded outputs recorded on the way; the result's own win
 * @returns whether the step may pass: the result is not a failure, and its outputs were written
 */
export function writeReport(
  destination: Destination,
  operation: string,
  result: Result,
  recorded: Outputs,
  summaryWanted: boolean,
): boolean {
  const { log } = destination
  const outputs = fitting({ ...recorded, ...result.outputs, outcome: result.outcome }, log)
  const problems: string[] = []
  const attempt = <T>(what: string, write: () => T): T | undefined => {
    try {
      return write()
    } catch (error) {
      problems.push(`${what} could not be written (${(error as Error).message}).`)
      return undefined
    }
  }
  const textWith = (end: Result) => resultText(destination, operation, end, outputs)
  // Without details that JSON cannot hold, it still says how the step ended.
  const content =
    attempt('The details of the result', () => textWith(result)) ??
    textWith({ ...result, details: {} })
  const resultFile = attempt('The result file', () => {
    const path = destination.workspace.own('result.json')
    writeFileSync(path, content)
    return path
  })
  attempt('The outputs', () =>
    writeOutputs(destination, {
      ...outputs,
      'result-file': resultFile ?? '',
      result: fitResult(content, OUTPUT_LIMIT_BYTES),
    }),
  )
  const title = titleOf(operation, result)
  if (summaryWanted) {
    const body = withNext(result.summary ?? summaryOfEnd(result), result.failure)
    const heading = `${markOf(result)}${title}`
    // A report that has a verdict begins with it.
    const above = headingOf(body) !== undefined ? '' : `### ${text(heading)}\n\n`
    writeSummary(destination, fitSummary(`${above}${body}\n`))
  }
  const { outcome, failure } = result
  if (problems.length > 0 && failure === undefined)
    problems.push(`The operation itself ended as \`${outcome}\`. ${MAKE_ROOM}`)
  const said = [failure?.message ?? [], ...problems].flat()
  if (said.length === 0) {
    log.info(`Outcome: ${outcome}`)
    return true
  }
  log.error(said.join('\n'), { title })
  if (failure !== undefined) log.debug(causes(failure))
  return false
}

const MAKE_ROOM =
  'Check the disk of the runner, `RUNNER_TEMP` and `GITHUB_OUTPUT`, before you run the step again.'

/** The content of the result file; throws where an operation's details hold what JSON cannot. */
function resultText(
  { redact }: Destination,
  operation: string,
  { outcome, failure, details }: Result,
  outputs: Outputs,
): string {
  const step = { operation, outcome, outputs, ...(failure && { error: errorOf(failure) }) }
  // First because people read them first, and last so that no detail replaces them.
  return redactJson(`${jsonText({ ...step, ...details, ...step }, 2)}\n`, redact)
}

/** The keys are part of the contract. */
const errorOf = ({ explanation: { request, problem, remedy } }: ActionError) => ({
  asked: request,
  got: problem,
  next: remedy,
})

/** Characters of a text that are worth as much as one element of a list. */
const ELEMENT_LENGTH = 64

/** The same JSON object where it fits; else its longest lists and texts are cut, and it says so. */
export function fitResult(text: string, limitBytes: number): string {
  const result = JSON.parse(text) as Record<string, unknown>
  const compact = jsonText(result)
  if (Buffer.byteLength(compact) <= limitBytes) return compact
  // An element takes two bytes, a character one: no more than these can fit.
  for (let most = Math.ceil(limitBytes / 2); most > 0; most = Math.floor(most / 2)) {
    const longest = Math.min(limitBytes, most * ELEMENT_LENGTH)
    const shortened = (_: string, value: unknown) => {
      if (typeof value === 'string') return truncate(value, longest)
      return Array.isArray(value) ? value.slice(0, most) : value
    }
    const fitted = jsonText({ ...result, truncated: true }, undefined, shortened)
    if (Buffer.byteLength(fitted) <= limitBytes) return fitted
  }
  return jsonText({ outcome: result['outcome'], truncated: true })
}

/** Lists and objects as JSON, cut where one output has no room for all of it. */
function fitting(outputs: Outputs, log: StepLog): Outputs {
  const fitted = Object.entries(outputs).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value]
    if (!Array.isArray(value)) {
      const whole = jsonText(value)
      const fitted = fitResult(whole, OUTPUT_LIMIT_BYTES)
      if (fitted !== whole)
        log.warning(`Output \`${name}\` has no room for all of its lists, and says \`truncated\`.`)
      return [name, fitted]
    }
    const elements = fittingElements(value, OUTPUT_LIMIT_BYTES)
    const leftOut = value.length - elements.length
    if (leftOut > 0)
      log.warning(
        `Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`,
      )
    return [name, jsonText(elements)]
  })
  return Object.fromEntries(fitted)
}

/** Every output of action.yml is set, so that a step that reads one never finds an old value. */
function writeOutputs({ core, log, redact }: Destination, outputs: Outputs): void {
  for (const name of outputNames) {
    const value = outputs[name]
    const written = outputText(name, typeof value === 'string' ? redactJson(value, redact) : value)
    const bytes = Buffer.byteLength(written)
    const fits = bytes <= OUTPUT_LIMIT_BYTES
    core.setOutput(name, fits ? written : '')
    if (!fits)
      log.warning(
        `Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`,
      )
  }
}

/** Adds to the job summary, where the runner has one. A failure is only a warning. */
export function writeSummary(
  { core, log, env }: Pick<Destination, 'core' | 'log' | 'env'>,
  markdown: string,
): void {
  if (!env['GITHUB_STEP_SUMMARY']) return
  try {
    core.writeSummary(markdown)
  } catch (error) {
    log.warning(`The job summary could not be written (${(error as Error).message}).`)
  }
}

/** GitHub drops a summary above its limit, so a longer one is cut between two lines. */
function fitSummary(markdown: string): string {
  if (Buffer.byteLength(markdown) <= SUMMARY_BUDGET_BYTES) return markdown
  const lines = markdown.trimEnd().split('\n')
  const fitting = fitRows(lines, new ByteBudget(SUMMARY_BUDGET_BYTES - 1024))
  const left = lines.length - fitting.length
  return `${fitting.join('\n')}\n\n${left} more ${left === 1 ? 'line is' : 'lines are'} not shown; \`result-file\` has everything.\n`
}

/** The verdict in one plain line: titles the annotation, and heads a summary without a heading. */
function titleOf(operation: string, { outcome, failure, summary = '' }: Result): string {
  const name = operation === '' ? 'The step' : operation
  if (failure === undefined) return `Merge queue: ${name}`
  if (failure instanceof InputError) return `${name} did not start: ${failure.count}`
  return (
    headingOf(summary) ??
    failure.explanation.title ??
    ERROR_TITLES[outcome as ErrorKind] ??
    `${name} ended as ${outcome}`
  )
}

function markOf({ outcome, failure }: Result): string {
  if (failure === undefined) return ''
  return outcome === 'aborted' ? '🚫 ' : '❌ '
}

function summaryOfEnd({ outcome, failure }: Result): string {
  if (failure instanceof InputError)
    return failure.problems.map((each) => `- ${withValues(each)}`).join('\n')
  if (failure === undefined) return `Ended as **${text(outcome)}**.`
  return failureLine(failure.explanation)
}

/**
 * The body of a summary, in which a red step says what to do below the verdict and its reasons; a
 * report that is its own failure does so itself.
 */
function withNext(body: string, failure: Result['failure']): string {
  if (failure === undefined || body.includes(nextLine(''))) return body
  const parts = body.split('\n\n')
  // A table, a code block or what is folded are details, and stand below.
  const reasons = /^(?!\||<details|```|#)./.test(parts[1] ?? '') ? 1 : 0
  return parts.toSpliced(1 + reasons, 0, nextLine(failure.explanation.remedy)).join('\n\n')
}

/** Prose in which a value in quotes is code too, as an author would copy it; an empty one has none. */
const withValues = (problem: string): string =>
  prose(
    problem.replace(/"((?:[^"\\`]|\\.)*)"/g, (quoted, value) =>
      value === '' ? quoted : `\`${value}\``,
    ),
  )

/** The chain of causes with their stacks, for the debug log. */
function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`
  return `${error.stack ?? error.message}${below}`
}
