/**
 * Every outcome with its meaning: the one list from which docs/outcomes.md and the tables of
 * docs/operations.md are generated, and to which operations are held by its type. Plain data that
 * a step loads only to say what to do about a failure.
 */
import { FORBIDDEN, REMEDIES, SUBMIT_FIRST } from '../service/remedies.js'

/** How a step ended, for its readers. */
export interface OutcomeMeaning {
  /** The operations that it is about; every other one where absent. */
  readonly of?: readonly string[]
  readonly meaning: string
  /**
   * Tells whether the step passes; `depends` where inputs decide, and `next` or `meaning` names
   * them.
   */
  readonly passes: boolean | 'depends'
  /** Next step; absent if there is nothing to do. */
  readonly next?: string
}

const WAITS = ['wait-for-merge', 'submit']

/** The outcomes that every operation shares. */
export const COMMON_OUTCOMES = [
  'invalid-input',
  'unauthorized',
  'not-found',
  'refused',
  'rate-limited',
  'timed-out',
  'unavailable',
  'bad-response',
  'unknown-outcome',
  'aborted',
  'planned',
  'skipped-no-token',
] as const satisfies readonly Outcome[]

export const OUTCOMES = {
  'invalid-input': [
    {
      meaning:
        'An input or the event is wrong. The step lists everything that is wrong, and has sent nothing.',
      passes: false,
      next: REMEDIES['invalid-input'],
    },
  ],
  unauthorized: [
    {
      meaning:
        'The service or GitHub answered 401 (the token is not accepted) or 403 (it may not do this).',
      passes: false,
      next: `After 401: ${REMEDIES.unauthorized} After 403: ${FORBIDDEN} If GitHub refused, the message has the permission.`,
    },
  ],
  'not-found': [
    {
      of: ['delete-queue'],
      meaning: 'The queue is already gone.',
      passes: true,
    },
    {
      of: ['get-queue'],
      meaning: 'The branch has no queue.',
      passes: false,
      next: 'Check `target-branch`, or create the queue with `create-queue`.',
    },
    {
      meaning: "The service doesn't know the pull request, the queue, or the repository.",
      passes: false,
      next: REMEDIES['not-found'],
    },
  ],
  refused: [
    {
      meaning: "The service refused the request, or the change didn't take effect.",
      passes: false,
      next: REMEDIES.refused,
    },
  ],
  'rate-limited': [
    {
      meaning: 'The service kept answering 429 until `retry-timeout-seconds` had passed.',
      passes: false,
      next: REMEDIES['rate-limited'],
    },
  ],
  'timed-out': [
    {
      of: WAITS,
      meaning: '`timeout-minutes` passed before the pull request was merged.',
      passes: 'depends',
      next: 'Raise `timeout-minutes`, or find out what holds up the queue. With `on-timeout: pass` the step passes.',
    },
    {
      of: ['drain-queue'],
      meaning: '`timeout-minutes` passed while pull requests were still under test.',
      passes: false,
      next: 'Wait again, or resume the queue, which is still draining.',
    },
    {
      meaning: 'The service took too long to answer.',
      passes: false,
      next: REMEDIES['timed-out'],
    },
  ],
  unavailable: [
    {
      meaning:
        'The service was out of reach, or kept failing until `retry-timeout-seconds` had passed.',
      passes: false,
      next: REMEDIES.unavailable,
    },
  ],
  'bad-response': [
    {
      meaning:
        "The answer can't be used: it is incomplete, malformed, a redirect, or about something else.",
      passes: false,
      next: REMEDIES['bad-response'],
    },
  ],
  'unknown-outcome': [
    {
      meaning: "The action sent the request but couldn't confirm that it took effect.",
      passes: false,
      next: REMEDIES['unknown-outcome'],
    },
  ],
  aborted: [
    {
      of: WAITS,
      meaning: 'Someone cancelled the run, or a newer run replaced it.',
      passes: false,
      next: 'The pull request stays in the queue, unless `on-abort: cancel` took it out.',
    },
    {
      meaning: 'Someone cancelled the run, or a newer run replaced it.',
      passes: false,
      next: REMEDIES.aborted,
    },
  ],
  planned: [
    {
      of: ['apply-queue-config'],
      meaning: 'Dry run or `plan-only`: you find the plan in the log and the summary.',
      passes: true,
    },
    {
      meaning: 'Dry run: you find the exact requests in the log and the summary.',
      passes: true,
    },
  ],
  'skipped-no-token': [
    {
      meaning: '`api-token` is empty, and you chose to skip with `on-missing-token`.',
      passes: true,
      next: 'If you expected a token here, check the secret and who may use it.',
    },
  ],

  submitted: [{ meaning: 'A read showed the pull request in the queue.', passes: true }],
  'already-queued': [
    {
      meaning: 'The pull request was already in the queue.',
      passes: true,
    },
  ],
  'already-merged': [
    { meaning: 'The pull request is already merged into the target branch.', passes: true },
  ],
  'skipped-draft': [
    {
      meaning: 'The pull request is a draft, and `skip-draft` is true.',
      passes: true,
      next: 'Mark it as ready for review, then submit again.',
    },
  ],
  'skipped-closed': [{ meaning: 'The pull request is closed without a merge.', passes: true }],
  'skipped-label': [
    {
      meaning: 'The pull request lacks the label that you set in `require-label`.',
      passes: true,
      next: 'Add the label, then submit again.',
    },
  ],
  cancelled: [
    {
      of: ['cancel'],
      meaning: 'A read showed that the pull request left the queue.',
      passes: true,
    },
    {
      meaning:
        'A person took the pull request out, or someone pushed to it, closed it, converted it to a draft, or changed its base branch.',
      passes: false,
      next: 'Read the reasons. Submit again once they are gone.',
    },
  ],
  'not-queued': [
    {
      of: ['cancel'],
      meaning: "The pull request wasn't in the queue.",
      passes: 'depends',
      next: 'The step fails only with `strict: true`.',
    },
    {
      meaning: "The pull request isn't in the queue, so it has no tests to restart.",
      passes: false,
      next: SUBMIT_FIRST,
    },
  ],
  restarted: [{ meaning: 'A read showed that the tests started over.', passes: true }],
  found: [
    {
      of: ['get-pull-request', 'get-queue'],
      meaning: 'The service answered, and the outputs have the answer.',
      passes: 'depends',
      next: 'The step fails if the state is one of `fail-on`.',
    },
    { meaning: 'The service answered, and the outputs have the answer.', passes: true },
  ],
  explained: [
    {
      meaning:
        "You find whose failure it is in `verdict`, and why the pull request isn't merged in `reasons`.",
      passes: true,
      next: 'Do what the report suggests.',
    },
  ],
  retried: [
    {
      meaning:
        'All failing tests are known to be flaky, and the action tried once more for this head commit.',
      passes: true,
    },
  ],
  'not-submitted': [
    {
      of: WAITS,
      meaning: "The pull request isn't in the queue.",
      passes: false,
      next: SUBMIT_FIRST,
    },
    { meaning: 'The pull request was never submitted to this queue.', passes: true },
  ],
  uploaded: [{ meaning: 'The service accepted the list of targets.', passes: true }],
  'uploaded-all': [
    {
      meaning: 'The service accepted `ALL`: the pull request counts as impacting every target.',
      passes: true,
      next: 'You find out why in `all-reason`.',
    },
  ],
  'uploaded-none': [
    {
      meaning: 'The service accepted an empty list: the pull request impacts no targets.',
      passes: true,
    },
  ],
  merged: [{ meaning: 'The pull request is merged into the target branch.', passes: true }],
  failed: [
    {
      meaning:
        'The queue took the pull request out because its tests failed, or because GitHub refused the merge.',
      passes: false,
      next: 'Fix what you find in the reasons, push, and submit again.',
    },
  ],
  removed: [
    {
      meaning: 'The pull request left the queue without a final state.',
      passes: false,
      next: 'Look at the pull request, then submit again if it should merge.',
    },
  ],
  'not-ready': [
    {
      meaning: 'The pull request was `NOT_READY` for longer than `not-ready-timeout-minutes`.',
      passes: false,
      next: 'Do what each of the reasons suggests.',
    },
  ],
  created: [{ meaning: 'A read showed the new queue with all of your settings.', passes: true }],
  'already-exists': [
    {
      meaning: 'The queue already exists, and the action left it as it is.',
      passes: true,
      next: 'If a warning lists settings that differ, run `update-queue` with yours.',
    },
  ],
  updated: [{ meaning: 'A read showed all of your settings.', passes: true }],
  unchanged: [{ meaning: 'The queue was already as you want it.', passes: true }],
  paused: [{ meaning: 'A read showed that the queue is paused.', passes: true }],
  draining: [
    {
      meaning: 'The queue is draining, and you chose not to wait.',
      passes: true,
    },
  ],
  drained: [{ meaning: 'Nothing is under test or about to merge.', passes: true }],
  resumed: [{ meaning: 'A read showed that the queue is running.', passes: true }],
  deleted: [{ meaning: 'A read showed that the queue is gone.', passes: true }],
  'not-empty': [
    {
      meaning: 'The queue still has pull requests, and only an empty queue can be deleted.',
      passes: false,
      next: 'Cancel them or let them merge, then run the step again.',
    },
  ],
  'in-sync': [{ meaning: 'Every queue matches your file.', passes: true }],
  applied: [{ meaning: 'A read showed that every queue matches your file.', passes: true }],
  drifted: [
    {
      meaning: 'A queue differs from your file, and `fail-on-drift` is true.',
      passes: false,
      next: 'Apply the file, or change it to match the queues.',
    },
  ],
  listed: [{ meaning: 'The report lists the unhealthy tests.', passes: true }],
  none: [{ meaning: 'No test matches the filters.', passes: true }],
  read: [{ meaning: 'The service answered, and the outputs have the metrics.', passes: true }],
  'threshold-exceeded': [
    {
      of: ['get-metrics'],
      meaning: 'A condition of `fail-when` holds.',
      passes: false,
      next: 'Check the queue, or change the condition.',
    },
    {
      meaning: 'More tests are listed or new than `fail-above` or `fail-above-new` allows.',
      passes: false,
      next: 'Fix or quarantine some of the tests. All files and outputs were written.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly OutcomeMeaning[]>>

/** One word for how a step ended. */
export type Outcome = keyof typeof OUTCOMES

/** The next step after an outcome of an operation, if there is one. */
export const nextStepOf = (outcome: string, operation: string): string | undefined =>
  outcome in OUTCOMES ? meaningOf(outcome as Outcome, operation).next : undefined

/** The meaning of an outcome of an operation. */
export const meaningOf = (outcome: Outcome, operation: string): OutcomeMeaning => {
  const meanings: readonly OutcomeMeaning[] = OUTCOMES[outcome]
  const own = meanings.find(({ of }) => of === undefined || of.includes(operation))
  if (own === undefined) throw new Error(`The outcome ${outcome} of ${operation} has no meaning`)
  return own
}
