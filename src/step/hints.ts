/** What the author probably meant: hints for names and values that are almost right. */
import { closest } from 'fastest-levenshtein'
import { type InputName, inputDefaults } from './contract.js'
import { notOneOf, quote } from './inputs.js'

/** What other tools call our operations. */
const SYNONYMS: Readonly<Record<string, string>> = {
  submit: 'add enqueue merge queue',
  cancel: 'abort dequeue remove unqueue',
  'restart-tests': 'rerun restart retry',
  'get-pull-request': 'get status',
  'set-impacted-targets': 'impacted-targets targets upload-impacted-targets upload-targets',
  'wait-for-merge': 'wait',
  'get-testing-details': 'testing-details',
  'get-queue': 'queue-status',
  'update-queue': 'configure',
  'pause-queue': 'freeze pause',
  'drain-queue': 'drain',
  'resume-queue': 'resume unpause',
  'apply-queue-config': 'apply',
  'list-flaky': 'broken flaky flaky-tests unhealthy',
  'get-metrics': 'metrics',
}

/** What is wrong with a value of `operation` that names none; as a predicate, for a message. */
export function unknownOperation(name: string, known: readonly string[]): string {
  if (name === '') return `is required: one of ${known.join(', ')}`
  const word = name.toLowerCase()
  const meant = Object.keys(SYNONYMS).find((own) => SYNONYMS[own]?.split(' ').includes(word))
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
