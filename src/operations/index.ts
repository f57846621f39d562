import { inBackticks } from '../shared/text.js'
import { notOneOf, quote, splitList } from '../step/inputs.js'
import type { Operation } from '../step/operation.js'

/**
 * Every operation by name. Each is loaded on demand, because all schemas together would slow every
 * start.
 */
const modules: Readonly<Record<string, () => Promise<{ readonly operation: Operation }>>> = {
  submit: () => import('./submit.js'),
  cancel: () => import('./cancel.js'),
  'restart-tests': () => import('./restart-tests.js'),
  'get-pull-request': () => import('./get-pull-request.js'),
  'set-impacted-targets': () => import('./set-impacted-targets.js'),
  'wait-for-merge': () => import('./wait-for-merge.js'),
  'get-testing-details': () => import('./get-testing-details.js'),
  explain: () => import('./explain.js'),
  'triage-queue': () => import('./triage-queue.js'),
  'submit-ready': () => import('./submit-ready.js'),
  'get-queue': () => import('./get-queue.js'),
  'create-queue': () => import('./create-queue.js'),
  'update-queue': () => import('./update-queue.js'),
  'pause-queue': () => import('./pause-queue.js'),
  'drain-queue': () => import('./drain-queue.js'),
  'resume-queue': () => import('./resume-queue.js'),
  'delete-queue': () => import('./delete-queue.js'),
  'apply-queue-config': () => import('./apply-queue-config.js'),
  'list-flaky': () => import('./list-flaky.js'),
  'get-metrics': () => import('./get-metrics.js'),
  'watch-queue': () => import('./watch-queue.js'),
  'check-setup': () => import('./check-setup.js'),
  'report-queue': () => import('./report-queue.js'),
}

/** The names, in the order of the README. */
export const operationNames: readonly string[] = Object.keys(modules)

/** Names that other tools give our operations. */
const SYNONYMS: Readonly<Record<string, string>> = {
  submit: 'add add-to-queue enqueue merge queue',
  cancel: 'abort dequeue remove unqueue',
  'restart-tests': 'rerun restart retry',
  'get-pull-request': 'get get-status pr-status state status',
  'set-impacted-targets': 'impacted-targets targets upload upload-impacted-targets upload-targets',
  'wait-for-merge': 'wait',
  'get-testing-details': 'test-details testing-details',
  explain: 'diagnose verdict why',
  'triage-queue': 'incident post-mortem requeue resubmit triage',
  'submit-ready': 'enqueue-ready submit-all sweep',
  'get-queue': 'queue-state queue-status',
  'update-queue': 'configure',
  'pause-queue': 'freeze hold lock pause stop',
  'drain-queue': 'drain',
  'resume-queue': 'release resume start unfreeze unlock unpause',
  'apply-queue-config': 'apply plan sync',
  'list-flaky': 'broken flaky flaky-tests unhealthy',
  'get-metrics': 'metrics statistics stats',
  'watch-queue': 'alert health monitor watch watchdog',
  'check-setup': 'check doctor preflight setup validate verify',
  'report-queue': 'history report weekly-report',
}

/** Most people who write two operations want `submit` and a wait, which is one operation. */
const TWO_IN_ONE = 'or use `submit` with `wait: true` to submit and wait for the merge'

/** Explains why a value of `operation` names no operation, as the end of a sentence. */
export function unknownOperation(name: string): string {
  const known = operationNames.map(inBackticks).join(', ')
  if (name === '') return `is required and is empty. It must be one of ${known}`
  const several = splitList(name, /[\s,]+/)
  if (several.length > 1 && several.every((one) => operationNames.includes(one)))
    return `is ${quote(name)}, but a step runs one operation; write a step for each, ${TWO_IN_ONE}`
  const word = name.toLowerCase()
  const meant = Object.keys(SYNONYMS).find((known) => SYNONYMS[known]?.split(' ').includes(word))
  if (meant === undefined) return notOneOf(name, operationNames)
  return `is ${quote(name)}, which this action calls \`${meant}\``
}

/** Loads the operation with this name; `undefined` if there is none. */
export async function loadOperation(name: string): Promise<Operation | undefined> {
  if (operationNames.includes(name)) return (await modules[name]?.())?.operation
  return undefined
}

/** Loads all operations, for the documents and the tests. */
export async function loadOperations(): Promise<ReadonlyMap<string, Operation>> {
  const loaded = new Map<string, Operation>()
  for (const [name, load] of Object.entries(modules)) loaded.set(name, (await load()).operation)
  return loaded
}
