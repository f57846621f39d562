// What each state means, for docs/reference.md. A state without a meaning does not compile.
import type { PULL_REQUEST_STATES, QUEUE_STATES } from '../src/service/schemas.js'

export const STATES_OF_PULL_REQUESTS: Readonly<
  Record<(typeof PULL_REQUEST_STATES)[number], string>
> = {
  NOT_READY:
    'In the queue, but a review, a check on the pull request itself or impacted targets are missing, perhaps for days.',
  PENDING: 'Ready, and waiting for its turn.',
  TESTING: 'The queue tests it, alone or together with others.',
  TESTS_PASSED: 'Its tests passed. It merges next, or waits for those ahead.',
  PENDING_FAILURE:
    'A test run failed, and the queue is finding out whose failure it is. It can still pass.',
  MERGED: 'The queue merged it. **Ends a wait.**',
  FAILED: 'Its tests failed, or GitHub refused the merge. **Ends a wait.**',
  CANCELLED:
    'Someone took it out, pushed to it, closed it, converted it to a draft, or changed its base branch. **Ends a wait.**',
}

export const STATES_OF_QUEUES: Readonly<Record<(typeof QUEUE_STATES)[number], string>> = {
  running: 'Tests and merges. Set it with `resume-queue`.',
  paused:
    'Merges nothing and starts no tests, but still accepts pull requests and keeps their order. Trunk says both that running tests finish and that they stop. Set it with `pause-queue`.',
  draining: 'Finishes running tests and starts no new ones. Set it with `drain-queue`.',
  switching_modes:
    'After a change of `mode`: running tests finish first. The queue leaves this state by itself.',
}
