/**
 * Every outcome with its meaning: the one list from which docs/outcomes.md and the tables of
 * docs/operations.md are generated, and to which operations are held by its type. Plain data that
 * a step loads only to say what to do about a failure.
 */

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
        'Something in the workflow is wrong. The step lists every wrong input and sent nothing.',
      passes: false,
      next: 'Correct the inputs that the annotation names.',
    },
  ],
  unauthorized: [
    {
      meaning: 'The service or GitHub answered 401 or 403.',
      passes: false,
      next: 'Check that the token is current, belongs to this organization, and is for version 1 of the API.',
    },
  ],
  'not-found': [
    {
      of: ['delete-queue'],
      meaning: 'There is no such queue, so nothing was deleted.',
      passes: true,
    },
    {
      of: ['get-queue'],
      meaning: 'There is no such queue.',
      passes: false,
      next: 'Check `target-branch`, or create the queue with `create-queue`.',
    },
    {
      meaning: "The service doesn't know the pull request, the queue, or the repository.",
      passes: false,
      next: 'Check `api-url`, `repository` and `target-branch`.',
    },
  ],
  refused: [
    {
      meaning: 'The service refused the request, or the change did not take effect.',
      passes: false,
      next: 'Read the reason in the annotation; the same request would be refused again.',
    },
  ],
  'rate-limited': [
    {
      meaning: 'The service kept answering 429 until `retry-timeout-seconds` had passed.',
      passes: false,
      next: 'Run the step again later, or less often.',
    },
  ],
  'timed-out': [
    {
      of: WAITS,
      meaning: '`timeout-minutes` passed before the pull request was merged.',
      passes: 'depends',
      next: 'It is still in the queue, unless `on-timeout: cancel` took it out. With `on-timeout: pass` the step passes.',
    },
    {
      of: ['drain-queue'],
      meaning: '`timeout-minutes` passed while pull requests were still under test.',
      passes: false,
      next: 'The queue keeps draining. Wait again, or resume it.',
    },
    {
      meaning: 'No answer came in time.',
      passes: false,
      next: 'Run the step again.',
    },
  ],
  unavailable: [
    {
      meaning:
        'The service was out of reach, or kept failing until `retry-timeout-seconds` had passed.',
      passes: false,
      next: 'Check the status of the service and the network of the runner, then run the step again.',
    },
  ],
  'bad-response': [
    {
      meaning:
        "The answer can't be used: it is incomplete, malformed, a redirect, or about something else.",
      passes: false,
      next: 'Check that `api-url` is the address of the service and that no proxy answers for it.',
    },
  ],
  'unknown-outcome': [
    {
      meaning: "The action sent the request but couldn't confirm that it took effect.",
      passes: false,
      next: 'Check the queue before you run the step again.',
    },
  ],
  aborted: [
    {
      of: WAITS,
      meaning: 'Someone or something cancelled the run.',
      passes: false,
      next: 'The pull request stays in the queue, unless `on-abort: cancel` took it out.',
    },
    { meaning: 'Someone or something cancelled the run.', passes: false, next: 'Run it again.' },
  ],
  planned: [
    {
      of: ['apply-queue-config'],
      meaning:
        'Dry run or `plan-only`: the plan is in the log and the summary, and nothing was changed.',
      passes: true,
    },
    {
      meaning: 'Dry run: the exact requests are in the log and the summary, and none was sent.',
      passes: true,
    },
  ],
  'skipped-no-token': [
    {
      meaning: 'There is no `api-token`, and `on-missing-token` says to skip.',
      passes: true,
      next: 'If you expected a token here, see the recipe for forks.',
    },
  ],

  submitted: [{ meaning: 'A read showed the pull request in the queue.', passes: true }],
  'already-queued': [
    {
      meaning: 'The pull request was in the queue already.',
      passes: true,
    },
  ],
  'already-merged': [
    { meaning: 'The pull request is merged into the target branch already.', passes: true },
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
      meaning: 'The pull request does not have the label of `require-label`.',
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
        'The pull request was taken out: by a person, a push, a close, a draft, or another base branch.',
      passes: false,
      next: 'Read the reasons. Submit again once they are gone.',
    },
  ],
  'not-queued': [
    {
      of: ['cancel'],
      meaning: 'The pull request was not in the queue.',
      passes: 'depends',
      next: 'The step fails only with `strict: true`.',
    },
    {
      meaning: 'The pull request is not in the queue, so there are no tests to restart.',
      passes: false,
      next: 'Submit it first.',
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
        'The verdict says whose failure it is, and the reasons say why the pull request is not merged.',
      passes: true,
      next: 'The output `verdict` and the report say what to do next.',
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
      meaning: 'The pull request is not in the queue.',
      passes: false,
      next: 'Submit it, then wait.',
    },
    { meaning: 'The pull request was never submitted to this queue.', passes: true },
  ],
  uploaded: [{ meaning: 'The service accepted the list of targets.', passes: true }],
  'uploaded-all': [
    {
      meaning: 'The service accepted `ALL`: the pull request counts as impacting every target.',
      passes: true,
      next: '`all-reason` says why.',
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
        'The pull request was taken out because its tests failed, or because GitHub refused the merge.',
      passes: false,
      next: 'Read the reasons. Fix what they name, push, and submit again.',
    },
  ],
  removed: [
    {
      meaning: 'The pull request left the queue, and the service shows no final state.',
      passes: false,
      next: 'Look at the pull request, then submit again if it should merge.',
    },
  ],
  'not-ready': [
    {
      meaning: 'The pull request was `NOT_READY` for longer than `not-ready-timeout-minutes`.',
      passes: false,
      next: 'Read the reasons: each one says what is missing.',
    },
  ],
  created: [
    { meaning: 'A read showed the new queue with every setting that you asked for.', passes: true },
  ],
  'already-exists': [
    {
      meaning: 'The queue was there already, and it was not changed.',
      passes: true,
      next: 'If a warning names settings that differ, run `update-queue` with the same settings.',
    },
  ],
  updated: [{ meaning: 'A read showed every setting that you asked for.', passes: true }],
  unchanged: [
    { meaning: 'The queue was as you asked for already, so nothing was sent.', passes: true },
  ],
  paused: [{ meaning: 'A read showed that the queue is paused.', passes: true }],
  draining: [
    {
      meaning: 'The queue is draining, and the step did not wait.',
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
  'in-sync': [{ meaning: 'Every queue is as the file says.', passes: true }],
  applied: [{ meaning: 'A read showed that every queue is as the file says.', passes: true }],
  drifted: [
    {
      meaning: 'A queue differs from the file, and `fail-on-drift` is true.',
      passes: false,
      next: 'Apply the file, or change it to match the queues.',
    },
  ],
  listed: [{ meaning: 'There are unhealthy tests; the report lists them.', passes: true }],
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
