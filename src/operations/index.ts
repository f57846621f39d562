import { notOneOf, quote } from '../step/inputs.js'
import type { Operation } from '../step/operation.js'

/**
 * Every operation by name, loaded when asked for: all their schemas would slow every start. Those
 * that share nearly everything are one chunk of the bundle.
 */
const loaders = new Map<string, () => Promise<Operation>>([
  ['submit', async () => (await import(/* webpackChunkName: "waits" */ './submit.js')).submit],
  ['cancel', async () => (await import(/* webpackChunkName: "waits" */ './cancel.js')).cancel],
  [
    'restart-tests',
    async () => (await import(/* webpackChunkName: "waits" */ './restart-tests.js')).restartTests,
  ],
  ['get-pull-request', async () => (await import('./get-pull-request.js')).getPullRequest],
  [
    'set-impacted-targets',
    async () => (await import('./set-impacted-targets.js')).setImpactedTargets,
  ],
  [
    'wait-for-merge',
    async () => (await import(/* webpackChunkName: "waits" */ './wait-for-merge.js')).waitForMerge,
  ],
  [
    'get-testing-details',
    async () =>
      (await import(/* webpackChunkName: "explain" */ './get-testing-details.js'))
        .getTestingDetails,
  ],
  ['explain', async () => (await import(/* webpackChunkName: "explain" */ './explain.js')).explain],
  [
    'get-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './get-queue.js')).getQueue,
  ],
  [
    'create-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './create-queue.js')).createQueue,
  ],
  [
    'update-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './update-queue.js')).updateQueue,
  ],
  [
    'pause-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './pause-queue.js')).pauseQueue,
  ],
  [
    'drain-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './drain-queue.js')).drainQueue,
  ],
  [
    'resume-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './resume-queue.js')).resumeQueue,
  ],
  [
    'delete-queue',
    async () => (await import(/* webpackChunkName: "queues" */ './delete-queue.js')).deleteQueue,
  ],
  [
    'apply-queue-config',
    async () =>
      (await import(/* webpackChunkName: "queues" */ './apply-queue-config.js')).applyQueueConfig,
  ],
  [
    'list-flaky',
    async () => (await import(/* webpackChunkName: "flaky" */ './list-flaky.js')).listFlaky,
  ],
  ['get-metrics', async () => (await import('./get-metrics.js')).getMetrics],
])

/** The names, in the order of the README. */
export const operationNames: readonly string[] = [...loaders.keys()]

/** Names that other tools give our operations. */
const SYNONYMS: Readonly<Record<string, string>> = {
  submit: 'add enqueue merge queue',
  cancel: 'abort dequeue remove unqueue',
  'restart-tests': 'rerun restart retry',
  'get-pull-request': 'get status',
  'set-impacted-targets': 'impacted-targets targets upload-impacted-targets upload-targets',
  'wait-for-merge': 'wait',
  'get-testing-details': 'testing-details',
  explain: 'diagnose verdict why',
  'get-queue': 'queue-status',
  'update-queue': 'configure',
  'pause-queue': 'freeze pause',
  'drain-queue': 'drain',
  'resume-queue': 'resume unpause',
  'apply-queue-config': 'apply',
  'list-flaky': 'broken flaky flaky-tests unhealthy',
  'get-metrics': 'metrics',
}

/** Says what is wrong with a value of `operation` that names none; as a predicate, for a message. */
export function unknownOperation(name: string): string {
  if (name === '') return `is required: one of ${operationNames.join(', ')}`
  const word = name.toLowerCase()
  const meant = Object.keys(SYNONYMS).find((own) => SYNONYMS[own]?.split(' ').includes(word))
  return meant === undefined
    ? notOneOf(name, operationNames)
    : `is ${quote(name)}, which this action calls \`${meant}\``
}

/** The operation of that name, or `undefined` when there is none. */
export const loadOperation = async (name: string): Promise<Operation | undefined> =>
  loaders.get(name)?.()

/** All of them, for documents and tests. */
export async function loadOperations(): Promise<ReadonlyMap<string, Operation>> {
  const loaded = new Map<string, Operation>()
  for (const [name, load] of loaders) loaded.set(name, await load())
  return loaded
}
