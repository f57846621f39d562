/**
 * Every outcome with its meaning. docs/operations.md is generated from it, and operations can only
 * declare these outcomes. Plain data that no step loads.
 */
import { FORBIDDEN, REMEDIES, SUBMIT_FIRST } from '../service/remedies.js'
import type { ErrorKind } from '../shared/errors.js'

/** The meaning of an outcome for a step. */
export interface OutcomeMeaning {
  readonly meaning: string
  /** `depends`: on the inputs that `meaning` names. */
  readonly passes: boolean | 'depends'
  /** Next step; absent if there is nothing to do. */
  readonly next?: string | undefined
}

const passed = (meaning: string, next?: string) => ({ meaning, passes: true, next }) as const
const failed = (meaning: string, next: string) => ({ meaning, passes: false, next }) as const
const depends = (meaning: string, next: string) => ({ meaning, passes: 'depends', next }) as const

/** Meanings of the failures that every operation can have. */
const FAILURE_MEANINGS: Readonly<Record<ErrorKind, string>> = {
  'invalid-input':
    'An input or the event is wrong. The step lists everything that is wrong, and has changed nothing.',
  unauthorized:
    'Trunk or GitHub answered 401 (the token is not accepted) or 403 (it may not do this).',
  'not-found':
    'Trunk has no such pull request, queue, or repository. Or GitHub answered 404, as it does for a repository that `github-token` may not see.',
  refused: "Trunk refused the request, or the change didn't take effect.",
  'rate-limited':
    'Trunk answered 429 until `retry-timeout-seconds` had passed, or GitHub limited the requests for longer than a minute.',
  'timed-out': 'Trunk took too long to answer.',
  unavailable: 'Trunk was out of reach, or kept failing until `retry-timeout-seconds` had passed.',
  'bad-response':
    "The answer can't be used: it is incomplete, malformed, a redirect, or about something else.",
  'unknown-outcome': "The action sent the request but couldn't confirm that it took effect.",
  aborted: 'Someone cancelled the run, or a newer run replaced it.',
}
const ERROR_KINDS = Object.keys(FAILURE_MEANINGS) as readonly ErrorKind[]
const failures = Object.fromEntries(
  ERROR_KINDS.map((kind) => [kind, failed(FAILURE_MEANINGS[kind], REMEDIES[kind])]),
) as Readonly<Record<ErrorKind, OutcomeMeaning>>

/** The default meaning of each outcome; {@link OPERATION_MEANINGS} has those of single operations. */
export const OUTCOMES = {
  ...failures,
  unauthorized: failed(
    FAILURE_MEANINGS.unauthorized,
    `After 401: ${REMEDIES.unauthorized} After 403: ${FORBIDDEN} If GitHub refused, the message has the permission.`,
  ),
  'unknown-outcome': failed(
    FAILURE_MEANINGS['unknown-outcome'],
    'Run `get-pull-request` or `get-queue`. If it shows the change, there is nothing to do. Otherwise run the step again.',
  ),
  planned: passed('With `dry-run`, the log and the summary have the exact requests.'),
  'skipped-no-token': passed(
    '`api-token` is empty, and you chose to skip with `on-missing-token`.',
    'If you expected a token here, check the secret and who may use it.',
  ),

  submitted: passed('The pull request is in the queue.'),
  'already-queued': passed('The pull request was already in the queue.'),
  'already-merged': passed('The pull request is already merged into the target branch.'),
  'skipped-draft': depends(
    'It is a draft, and `skip-draft` is true. Fails with `wait: true`.',
    'Mark it as ready for review, then submit again.',
  ),
  'skipped-closed': depends(
    'It is closed, or merged into another branch. Fails with `wait: true`.',
    'Reopen it, then submit again.',
  ),
  'skipped-label': depends(
    'It lacks the label of `require-label`. Fails with `wait: true`.',
    'Add the label, then submit again.',
  ),
  'skipped-approval': depends(
    'GitHub does not show it as approved, and `require-approval` is true. Fails with `wait: true`.',
    'Have it approved, then submit again.',
  ),
  cancelled: failed(
    'Someone took the pull request out, pushed to it, closed it, converted it to a draft, or changed its base branch.',
    'Read the reasons, then submit again if it should still merge.',
  ),
  'not-queued': failed(
    "The pull request isn't in the queue, so it has no tests to restart.",
    SUBMIT_FIRST,
  ),
  restarted: passed('The tests started over.'),
  found: passed('Trunk answered, and the outputs have the answer.'),
  explained: passed(
    "`verdict` has whose failure it is, and `reasons` why the pull request isn't merged.",
    'Follow the report.',
  ),
  retried: passed(
    'Trunk lists every failing test as flaky, and the action tried once more for this head commit.',
  ),
  'not-submitted': passed('The pull request was never submitted to this queue.'),
  uploaded: passed('Trunk accepted the list of targets.'),
  'uploaded-all': passed(
    'Trunk accepted `ALL`: the pull request counts as impacting every target.',
    'See `all-reason`.',
  ),
  'uploaded-none': passed('Trunk accepted an empty list: the pull request impacts no targets.'),
  merged: passed('The pull request is merged into the target branch.'),
  failed: failed(
    'The queue took the pull request out because its tests failed, or because GitHub refused the merge.',
    'Fix what the reasons show, push, and submit again.',
  ),
  removed: failed(
    'The pull request left the queue without a final state.',
    'Look at the pull request, then submit again if it should merge.',
  ),
  'not-ready': failed(
    'The pull request was `NOT_READY` for longer than `not-ready-timeout-minutes`.',
    'Follow the remedy of each reason.',
  ),
  stopped: passed(
    'The queue does not run, or a hold counts, so nothing was submitted.',
    'The next run submits what is ready once the queue runs again.',
  ),
  full: passed(
    'The queue had `max-in-queue` pull requests, so nothing was submitted.',
    'The next run goes on.',
  ),
  triaged: passed(
    'Everything that left the queue has a verdict.',
    'Look at the common failures first.',
  ),
  requeued: passed(
    'Something was submitted again.',
    'A warning says if something else could not be judged.',
  ),
  'common-failure': failed(
    'A check failed for several pull requests and is not over, and `fail-on` lists `common`.',
    'Repair the check: no pull request is to blame for it.',
  ),
  created: passed('The queue exists, with all of your settings.'),
  'already-exists': passed(
    'The queue already exists, and the action left it as it is.',
    'If a warning lists settings that differ, run `update-queue` with yours.',
  ),
  updated: passed('The queue has all of your settings.'),
  unchanged: passed('The queue was already as you want it.'),
  paused: passed('The queue is paused.'),
  draining: passed('The queue is draining, and you chose not to wait.'),
  drained: passed('Nothing is under test or about to merge.'),
  resumed: passed('The queue is running.'),
  held: passed(
    'Your hold is gone, and other holds keep the queue stopped.',
    'The summary and the outputs list the holds that are left.',
  ),
  deleted: passed('The queue is gone.'),
  'not-empty': failed(
    'The queue still has pull requests, and only an empty queue can be deleted.',
    'Cancel or merge what is left in the queue, then run the step again.',
  ),
  'in-sync': passed('Every queue matches your file.'),
  applied: passed('The step changed the queues, and every queue matches your file.'),
  drifted: failed(
    'A queue differs from your file, and `fail-on-drift` is true.',
    'Apply the file, or change it to match the queues.',
  ),
  listed: passed('The report lists the unhealthy tests.'),
  none: passed('No test matches the filters.'),
  reported: passed('The report covers the whole period.'),
  partial: passed(
    'The report is written, and it says what is missing.',
    'See the list under **Incomplete** in the report.',
  ),
  read: passed('The outputs have the metrics.'),
  ready: passed(
    'No check of your set-up found a problem.',
    'Read the warnings, and what could not be checked.',
  ),
  problems: failed(
    'A check of your set-up found a problem, or a warning with `strict: true`.',
    'Follow the remedies in the summary.',
  ),
  'threshold-exceeded': failed(
    'More tests than `fail-above` allows, or more new ones than `fail-above-new`.',
    'Fix some of the tests, or leave quarantined ones out with `quarantined: exclude`. You still get all files and outputs.',
  ),
  healthy: passed('No signal has reached its limit, and no incident is open.'),
  degraded: depends(
    'A signal has reached its first limit, or the queue has not recovered yet. Fails if `fail-on` names it.',
    'Look at the signals in the summary.',
  ),
  severe: depends(
    'A signal has reached its second limit, or the queue has not recovered yet. Fails if `fail-on` names it or `degraded`.',
    'Look at the signals in the summary.',
  ),
  recovered: passed('The incident is over, and this run announced it.'),
} satisfies Readonly<Record<string, OutcomeMeaning>>

export type Outcome = keyof typeof OUTCOMES

type Meanings = Partial<Readonly<Record<Outcome, OutcomeMeaning>>>

const WAIT: Meanings = {
  'timed-out': depends(
    '`timeout-minutes` passed before the pull request was merged, or Trunk took too long to answer. With `on-timeout: pass` the step passes if Trunk has answered.',
    'Raise `timeout-minutes`, or find out what holds up the queue.',
  ),
  aborted: failed(
    FAILURE_MEANINGS.aborted,
    'If `on-abort: cancel` took it out, submit it again. Otherwise it is still in the queue.',
  ),
  'not-submitted': failed("The pull request isn't in the queue.", SUBMIT_FIRST),
}

const GATE: Meanings = {
  found: depends(
    `${OUTCOMES.found.meaning} Fails if the state is one of \`fail-on\`.`,
    'If it fails, run the step again when the state has changed.',
  ),
}

/** Meanings of outcomes that differ for an operation. */
export const OPERATION_MEANINGS: Readonly<Record<string, Meanings>> = {
  'wait-for-merge': WAIT,
  submit: WAIT,
  cancel: {
    cancelled: passed('The pull request left the queue.'),
    'not-queued': depends(
      "The pull request wasn't in the queue. Fails with `strict: true`.",
      'If this is fine, leave `strict` at `false`.',
    ),
    'skipped-label': passed('It has the label of `unless-label`, so nothing was sent.'),
  },
  'get-pull-request': GATE,
  'get-queue': {
    ...GATE,
    'not-found': failed(
      'The branch has no queue.',
      'Check `target-branch`, or create the queue with `create-queue`.',
    ),
  },
  'get-testing-details': {
    'not-found': failed(
      'Trunk has no such test run, or no longer.',
      'Check `test-run-id` and `target-branch`.',
    ),
  },
  'drain-queue': {
    'timed-out': failed(
      '`timeout-minutes` passed while pull requests were still under test, or Trunk took too long to answer.',
      'If the queue is draining, wait again or resume it.',
    ),
  },
  'resume-queue': {
    unchanged: depends(
      "The queue was already running, isn't in your `expected-state`, or is stopped but not by your `hold`. In the last case the step warns, or fails with `strict: true`.",
      'If the queue should run, resume it without `hold`.',
    ),
  },
  'delete-queue': { 'not-found': passed('The queue is already gone.') },
  'apply-queue-config': {
    planned: passed('With `dry-run` or `plan-only`, the log and the summary have the plan.'),
  },
  'watch-queue': {
    planned: depends(
      'With `dry-run`, the queue is read, and nothing is announced. Fails if `fail-on` names the tier.',
      'Look at the signals in the summary.',
    ),
  },
  'report-queue': {
    none: passed('Nothing left the queue in the period.'),
    'not-found': failed(
      'The branch has no queue, or Trunk does not list pull requests and there is no GitHub token.',
      'Check `target-branch` and `github-token`.',
    ),
  },
  'triage-queue': {
    none: passed('No pull request that left the queue in the time is still outside of it.'),
    partial: passed(
      'Some pull requests could not be judged, or the list was cut.',
      'See the list under **Incomplete** in the report.',
    ),
    'not-found': failed(
      'The branch has no queue, or Trunk does not list pull requests and there is no GitHub token.',
      'Check `target-branch` and `github-token`.',
    ),
  },
  'submit-ready': {
    submitted: passed('What was ready is in the queue, within the limits.'),
    none: passed('No pull request was ready.', '`skipped` has the reason of each.'),
    partial: passed(
      'Some were submitted, and some were refused; each of those has a warning.',
      'Follow the warnings.',
    ),
  },
  'get-metrics': {
    'threshold-exceeded': failed(
      'A condition of `fail-when` is true.',
      'Check the queue, or change the condition in `fail-when`.',
    ),
  },
}

/** The outcomes that every operation shares. */
export const COMMON_OUTCOMES: readonly Outcome[] = [...ERROR_KINDS, 'planned', 'skipped-no-token']

/** Returns the meaning of an outcome for an operation. */
export const meaningOf = (outcome: Outcome, operation: string): OutcomeMeaning =>
  OPERATION_MEANINGS[operation]?.[outcome] ?? OUTCOMES[outcome]
