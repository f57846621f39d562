/** What the author probably meant: hints for names and values that are almost right. */
import { closest } from 'fastest-levenshtein'
import { type InputName, inputDefaults } from './contract.js'
import { notOneOf, quote } from './inputs.js'

/** What other tools call our operations. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['add', 'submit'],
  ['enqueue', 'submit'],
  ['merge', 'submit'],
  ['queue', 'submit'],
  ['abort', 'cancel'],
  ['dequeue', 'cancel'],
  ['remove', 'cancel'],
  ['unqueue', 'cancel'],
  ['rerun', 'restart-tests'],
  ['restart', 'restart-tests'],
  ['retry', 'restart-tests'],
  ['get', 'get-pull-request'],
  ['status', 'get-pull-request'],
  ['impacted-targets', 'set-impacted-targets'],
  ['targets', 'set-impacted-targets'],
  ['upload-impacted-targets', 'set-impacted-targets'],
  ['upload-targets', 'set-impacted-targets'],
  ['wait', 'wait-for-merge'],
  ['testing-details', 'get-testing-details'],
  ['queue-status', 'get-queue'],
  ['configure', 'update-queue'],
  ['freeze', 'pause-queue'],
  ['pause', 'pause-queue'],
  ['drain', 'drain-queue'],
  ['resume', 'resume-queue'],
  ['unpause', 'resume-queue'],
  ['apply', 'apply-queue-config'],
  ['broken', 'list-flaky'],
  ['flaky', 'list-flaky'],
  ['flaky-tests', 'list-flaky'],
  ['unhealthy', 'list-flaky'],
  ['metrics', 'get-metrics'],
])

/** What is wrong with a value of `operation` that names none; as a predicate, for a message. */
export function unknownOperation(name: string, known: readonly string[]): string {
  if (name === '') return `is required: one of ${known.join(', ')}`
  const meant = SYNONYMS.get(name.toLowerCase())
  return meant === undefined
    ? notOneOf(name, known)
    : `is ${quote(name)}, which this action calls \`${meant}\``
}

/**
 * A warning for each input that action.yml does not know. The runner itself only lists the valid
 * ones, far from the step's own lines.
 * @param env the runner's variables: an unknown input is `INPUT_<NAME>` like any other
 */
export function misspelledInputs(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(inputDefaults) as InputName[]
  const unknown = Object.keys(env)
    .filter((key) => key.startsWith('INPUT_'))
    .map((key) => key.slice('INPUT_'.length).toLowerCase())
    .filter((name) => name !== '' && !known.some((input) => input === name))
  return unknown.map(
    (name) => `There is no input \`${name}\`; did you mean \`${closest(name, known)}\`?`,
  )
}
