import { writeFileSync } from 'node:fs'
import { fittingElements } from '../reports/fitting.js'
import { type Line, plainText, prose, strong, words } from '../reports/line.js'
import { markdown, SUMMARY_BUDGET_BYTES, visible } from '../reports/markdown.js'
import { failureLine, MARKS, type Report, withNext } from '../reports/report.js'
import type { RedactingRunner } from '../runner/secrets.js'
import type { Workspace } from '../runner/workspace.js'
import {
  type ActionError,
  ERROR_TITLES,
  type ErrorKind,
  explanationText,
  InputError,
} from '../shared/errors.js'
import { redactJson } from '../shared/json-text.js'
import { truncate } from '../shared/text.js'
import type { Outputs, StepResult } from './context.js'
import { type OutputName, outputNames } from './contract.js'
import { jsonText, oneLineTexts, outputText } from './output-text.js'

/** Maximum size of one output, in bytes: GitHub accepts 1 MB for all outputs of a job. */
const OUTPUT_LIMIT_BYTES = 256 * 1024

interface Destination extends RedactingRunner {
  readonly workspace: Workspace
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Writes the result file, the outputs, the summary, and one error annotation if the step fails.
 * @param recorded outputs recorded while the operation ran; those of the result override them
 * @returns whether the step may pass: the result is not a failure, and its outputs were written
 */
export function writeReport(
  destination: Destination,
  operation: string,
  result: StepResult,
  recorded: Outputs<OutputName>,
  summaryWanted: boolean,
): boolean {
  const { log } = destination
  const given = { ...recorded, ...result.outputs, outcome: result.outcome }
  const outputs = fitting(given, destination)
  const problems: string[] = []
  const attempt = <T>(what: string, write: () => T): T | undefined => {
    try {
      return write()
    } catch (error) {
      problems.push(`${what} could not be written (${(error as Error).message}).`)
      return undefined
    }
  }
  const textWith = (end: StepResult) => resultText(destination, operation, end, outputs)
  // If JSON cannot express the details, write the result without them.
  const content =
    attempt('The details of the result', () => textWith(result)) ??
    textWith({ ...result, details: {} })
  const resultFile = attempt('The result file', () => {
    const path = destination.workspace.own('result.json')
    writeFileSync(path, content)
    return path
  })
  attempt('The outputs', () =>
    setOutputs(destination, {
      ...outputs,
      'result-file': resultFile ?? '',
      result: fitResult(content, OUTPUT_LIMIT_BYTES),
    }),
  )
  const title = stepTitle(operation, result)
  if (summaryWanted)
    addToSummary(
      destination,
      withNext(result.summary ?? reportOfEnd(result, title), result.failure),
    )
  const { outcome, failure } = result
  if (problems.length > 0 && failure === undefined)
    problems.push(`The operation itself ended as \`${outcome}\`. ${MAKE_ROOM}`)
  const belowTitle = failure === undefined ? undefined : messageBelow(failure)
  // A log shows no titles.
  if (failure !== undefined && belowTitle !== failure.message) log.info(title)
  const said = [belowTitle ?? [], ...problems].flat()
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

/** Returns the content of the result file; throws if JSON cannot express the details. */
function resultText(
  { redact }: Destination,
  operation: string,
  { outcome, failure, details }: StepResult,
  outputs: Outputs<OutputName>,
): string {
  const step = { operation, outcome, outputs, ...(failure && { error: errorOf(failure) }) }
  // First for people, and again last so that details cannot override these fields.
  return redactJson(`${jsonText({ ...step, ...details, ...step }, 2, oneLineTexts)}\n`, redact)
}

/** These keys are part of the public contract. */
const errorOf = ({ explanation: { request, problem, remedy } }: ActionError) => ({
  asked: request,
  got: problem,
  next: remedy,
})

/** When shortening, a text may have this many characters for each element that a list may have. */
const CHARS_PER_ELEMENT = 64

/** Shortens the longest lists and texts of a JSON object until it fits, and sets `truncated`. */
export function fitResult(text: string, limitBytes: number): string {
  const result = JSON.parse(text) as Record<string, unknown>
  const compact = jsonText(result)
  if (Buffer.byteLength(compact) <= limitBytes) return compact
  // An element takes at least two bytes, so no more than half of the limit can fit.
  for (
    let maxElements = Math.ceil(limitBytes / 2);
    maxElements > 0;
    maxElements = Math.floor(maxElements / 2)
  ) {
    const longest = Math.min(limitBytes, maxElements * CHARS_PER_ELEMENT)
    const shortened = (_: string, value: unknown) => {
      if (typeof value === 'string') return truncate(value, longest)
      if (Array.isArray(value)) return value.slice(0, maxElements)
      return value
    }
    const fitted = jsonText({ ...result, truncated: true }, undefined, shortened)
    if (Buffer.byteLength(fitted) <= limitBytes) return fitted
  }
  return jsonText({ outcome: result['outcome'], truncated: true })
}

/** Converts lists and objects to JSON that fits into an output, and redacts texts. */
function fitting(outputs: Outputs<OutputName>, { log, redact }: Destination): Outputs<OutputName> {
  const fitted = Object.entries(outputs).map(([name, value]) => {
    // Before the text is made one line, which may hide a secret from the redaction of `writeOutputs`.
    if (typeof value === 'string') return [name, redactJson(value, redact)]
    if (typeof value !== 'object') return [name, value]
    if (!Array.isArray(value)) {
      const whole = jsonText(value, undefined, oneLineTexts)
      const fitted = fitResult(whole, OUTPUT_LIMIT_BYTES)
      if (fitted !== whole)
        log.warning(`Output \`${name}\` has no room for all of its lists, so \`truncated\` is set.`)
      return [name, fitted]
    }
    const written = (each: unknown) => jsonText(each, undefined, oneLineTexts)
    const elements = fittingElements(value, OUTPUT_LIMIT_BYTES, written)
    const leftOut = value.length - elements.length
    if (leftOut > 0)
      log.warning(
        `Output \`${name}\` has no room for the last ${leftOut} of ${value.length} elements; \`result-file\` has all of them.`,
      )
    return [name, written(elements)]
  })
  return Object.fromEntries(fitted)
}

/** Sets every output of action.yml, so that no step reads an old value. */
function setOutputs({ core, log }: Destination, outputs: Outputs<OutputName>): void {
  const texts: Record<string, string> = {}
  for (const name of outputNames) {
    const written = outputText(name, outputs[name])
    const bytes = Buffer.byteLength(written)
    const fits = bytes <= OUTPUT_LIMIT_BYTES
    texts[name] = fits ? written : ''
    if (!fits)
      log.warning(
        `Output \`${name}\` has ${bytes} bytes, more than the ${OUTPUT_LIMIT_BYTES} that fit; it was left empty, and \`result-file\` has the whole value.`,
      )
  }
  core.writeOutputs(texts)
}

/** Adds a report to the job summary if the runner has one. A failure is only a warning. */
export function addToSummary(
  { core, log, env }: Pick<Destination, 'core' | 'log' | 'env'>,
  report: Report,
): void {
  if (!env['GITHUB_STEP_SUMMARY']) return
  try {
    core.writeSummary(`${markdown(report, SUMMARY_BUDGET_BYTES)}\n`)
  } catch (error) {
    log.warning(`The job summary could not be written (${(error as Error).message}).`)
  }
}

/** The report of a step that has none. */
function reportOfEnd({ outcome, failure }: StepResult, headline: string): Report {
  if (failure === undefined) return { headline, lines: [words`Ended as ${strong(outcome)}.`] }
  const mark = outcome === 'aborted' ? MARKS.cancelled : MARKS.bad
  if (!(failure instanceof InputError))
    return { mark, headline, lines: [failureLine(failure.explanation)] }
  return { mark, headline, parts: [{ items: failure.problems.map(withValues) }] }
}

/** The title of the annotation, and the heading of a summary that has none. */
function stepTitle(operation: string, { outcome, failure, summary }: StepResult): string {
  const name = operation === '' ? 'The step' : operation
  if (failure === undefined) return `Merge queue: ${name}`
  if (failure instanceof InputError) return `${name} did not start: ${failure.count}`
  return (
    failure.explanation.title ??
    (summary && visible(plainText(summary.headline))) ??
    ERROR_TITLES[outcome as ErrorKind] ??
    `${name} ended as ${outcome}`
  )
}

/** The message of a failure, without the headline if that is the title already. */
function messageBelow({ message, explanation }: ActionError): string {
  const { request, details, remedy } = explanation
  if (details === undefined) return message
  if (details === '') return `${request}. ${remedy}`
  return explanationText({ ...explanation, problem: details })
}

/** Formats prose, with values in quotes as code so that people can copy them. */
const withValues = (problem: string): Line =>
  prose(
    problem.replace(/`[^`]*`|"((?:[^"\\`]|\\.)*)"/g, (quoted, value) =>
      value ? `\`${value}\`` : quoted,
    ),
  )

/** The stacks of an error and its causes, for the debug log. */
function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const below = error.cause === undefined ? '' : `\nCaused by: ${causes(error.cause)}`
  return `${error.stack ?? error.message}${below}`
}
