import type { QueueModel } from '../support/queue-model.js'
import { enqueued, RUN_ID } from '../support/queue-model.js'

/**
 * One operation under faults: what to give it, and what the service's real state must be when the
 * step passes.
 */
export interface Subject {
  readonly inputs: Readonly<Record<string, string>>
  /** Files in the workspace. */
  readonly files?: Readonly<Record<string, string>>
  readonly prepare?: (model: QueueModel) => void
  /** Whether the model proves an outcome that passes. */
  readonly proven: (
    model: QueueModel,
    outcome: string,
    fault: string,
    outputs: Readonly<Record<string, string>>,
  ) => boolean
  /** Reads whose failure costs an explanation and no result. */
  readonly optional?: readonly string[]
  /** It needs GitHub, which answers well. */
  readonly gitHub?: boolean
  /** A wait continues through transient failures; its own readings end it. */
  readonly waits?: boolean
  /** Longest virtual time in milliseconds; one call's deadline where absent. */
  readonly limitMs?: number
  /** Outcomes that this operation may give besides those of the table. */
  readonly also?: readonly string[]
  /** Paths that may take effect at most once. */
  readonly atMostOnce?: readonly string[]
}

const pullRequest = { 'pull-request': '12', 'target-branch': 'main' }
const branch = { 'target-branch': 'main' }
/** Under test, so that no request but those that decide is sent. */
const queued = (model: QueueModel) => model.enqueue('testing')
const always = () => true
/** A send that was not answered in 30 s, then a read-back with a deadline of its own. */
const SEND_AND_READ_BACK_MS = 156_000

/** Every operation of the table of contents must be here. */
const subjects: Readonly<Record<string, Subject>> = {
  submit: {
    inputs: { ...pullRequest, 'github-token': '' },
    proven: (model) => model.queued,
    optional: ['/getQueue'],
    atMostOnce: ['/submitPullRequest'],
  },
  cancel: {
    inputs: pullRequest,
    prepare: queued,
    // 404 to every question is the service's own word that nothing is queued.
    proven: (model, _outcome, fault) => !model.queued || fault === 'status 404 from the first',
    atMostOnce: ['/cancelPullRequest'],
  },
  'restart-tests': {
    inputs: pullRequest,
    prepare: queued,
    proven: (model) => model.count('/restartTestsOnPullRequest') === 1,
    atMostOnce: ['/restartTestsOnPullRequest'],
  },
  'get-pull-request': {
    inputs: pullRequest,
    prepare: queued,
    proven: always,
    optional: ['/getQueue', '/getMergeQueueMetrics'],
  },
  'wait-for-merge': {
    inputs: { ...pullRequest, 'poll-interval-seconds': '5' },
    prepare: (model) => {
      model.enqueue('testing')
      model.mergeAfterReads = 2
    },
    proven: (model) => model.record?.['state'] === 'merged',
    waits: true,
    optional: ['/getQueue', '/getMergeQueueTestingDetails'],
    limitMs: 3_700_000,
  },
  'get-testing-details': {
    inputs: { ...pullRequest, 'test-run-id': RUN_ID },
    prepare: queued,
    proven: always,
  },
  explain: {
    inputs: { ...pullRequest, 'github-token': '' },
    prepare: queued,
    proven: always,
    optional: ['/getQueue', '/getMergeQueueTestingDetails', '/getMergeQueueMetrics'],
    also: ['explained', 'not-submitted'],
  },
  'triage-queue': {
    inputs: branch,
    gitHub: true,
    prepare: (model) => {
      model.record = {
        ...enqueued(12, 'cancelled', { stateChangedAt: '2026-09-17T09:20:00.000Z' }),
        isCurrentlySubmittedToQueue: false,
      }
    },
    proven: (_model, outcome, _fault, outputs) =>
      outcome === 'partial' || outputs['judged-count'] === '1',
    also: ['partial', 'triaged'],
  },
  'submit-ready': {
    inputs: { ...branch, authors: 'octocat', 'require-approval': 'false' },
    gitHub: true,
    proven: (model, outcome) => model.queued || outcome === 'none',
    // A record that cannot be read is not ready, and a second failure of the queue ends the step.
    also: ['none', 'partial'],
    atMostOnce: ['/submitPullRequest'],
    limitMs: 260_000,
  },
  'get-queue': {
    inputs: branch,
    prepare: queued,
    proven: always,
    optional: ['/getSubmittedPullRequest'],
  },
  'create-queue': {
    inputs: { ...branch, 'queue-settings': 'mode: parallel\nconcurrency: 3\nbatch: true' },
    prepare: (model) => {
      model.queues.clear()
    },
    // An existing queue is not changed, with a warning.
    proven: ({ queue }, outcome) =>
      queue?.['concurrency'] === 3 &&
      queue['mode'] === 'parallel' &&
      (queue['batch'] === true || outcome === 'already-exists'),
    limitMs: SEND_AND_READ_BACK_MS,
  },
  'update-queue': {
    inputs: { ...branch, 'queue-settings': 'concurrency: 7' },
    proven: ({ queue }) => queue?.['concurrency'] === 7,
  },
  'pause-queue': { inputs: branch, proven: ({ queue }) => queue?.['state'] === 'paused' },
  'drain-queue': {
    inputs: { ...branch, 'timeout-minutes': '5' },
    proven: ({ queue }) => queue?.['state'] === 'draining',
    limitMs: 900_000,
  },
  'resume-queue': {
    inputs: branch,
    prepare: (model) => {
      model.addQueue('main', { concurrency: 1, state: 'paused' })
    },
    proven: ({ queue }) => queue?.['state'] === 'running',
  },
  'delete-queue': {
    inputs: { ...branch, confirm: 'octo-org/orion@main' },
    proven: ({ queue }, outcome, fault) =>
      queue === undefined || (outcome === 'not-found' && fault.startsWith('status 404')),
    limitMs: SEND_AND_READ_BACK_MS,
  },
  'apply-queue-config': {
    inputs: { 'queue-config-file': 'queues.yml' },
    files: { 'queues.yml': 'queues:\n  - branch: main\n    concurrency: 5\n' },
    proven: ({ queue }) => queue?.['concurrency'] === 5,
  },
  'set-impacted-targets': {
    inputs: {
      ...pullRequest,
      'impacted-targets': '//a:a\n//b:b',
      'head-sha': 'a'.repeat(40),
      'github-token': '',
    },
    // No endpoint shows the targets, so the service's word is all there is.
    proven: ({ impactedTargets }, _outcome, fault) =>
      fault.includes('acknowledged, not applied') ||
      JSON.stringify(impactedTargets) === '["//a:a","//b:b"]' ||
      impactedTargets === 'ALL',
    also: ['uploaded-all'],
    limitMs: 301_000,
  },
  'list-flaky': {
    inputs: { 'org-slug': 'octo' },
    proven: (_model, _outcome, _fault, outputs) => outputs['total-count'] === '4',
  },
  'get-metrics': { inputs: {}, proven: always },
  'watch-queue': {
    inputs: { ...branch, watch: 'depth: 20\nmq_depth_current: 20' },
    gitHub: true,
    proven: (_model, outcome) => outcome === 'healthy',
    optional: ['/getMergeQueueMetrics'],
    // The queue and the metrics are read one after the other.
    limitMs: 260_000,
  },
  'check-setup': {
    inputs: { ...branch, features: 'holds, metrics' },
    // It passes only if the queue was read: an unknown queue comes with a problem of the address.
    proven: (_model, _outcome, _fault, outputs) => outputs['queue-state'] !== '',
    also: ['problems'],
  },
  'report-queue': {
    inputs: { ...branch, 'github-token': '' },
    prepare: (model) => {
      const start = '2026-09-16T09:00:00.000Z'
      const end = '2026-09-16T09:20:00.000Z'
      model.record = {
        ...enqueued(12, 'merged', { stateChangedAt: end }),
        isCurrentlySubmittedToQueue: false,
        timeline: [
          { state: 'merged', timestamp: end },
          { state: 'pending', timestamp: start },
        ],
      }
    },
    // A record that cannot be read is named as missing.
    proven: (_model, outcome, _fault, outputs) =>
      outcome === 'partial' || outputs['merged-count'] === '1',
    also: ['partial', 'reported'],
  },
}

/** How to run an operation under faults. */
export function subjectOf(name: string): Subject {
  const subject = subjects[name]
  if (subject === undefined)
    throw new Error(`${name}: add it to \`subjects\` in __tests__/faults/operations.ts`)
  return subject
}
