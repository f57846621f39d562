import type { Remedies } from '../http/errors.js'
import type { ErrorKind } from '../shared/errors.js'

const MISCONFIGURED = {
  certificate:
    'Check the certificate of Trunk. If a private authority issued it, set NODE_EXTRA_CA_CERTS.',
  address: 'Check the host, the port and https:// in `api-url`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
} as const

/** Next step for a pull request outside the queue. */
export const SUBMIT_FIRST = 'Submit it first, with `operation: submit`.'

/** Next step after HTTP 403: the service, or something in front of it, doesn't allow the request. */
export const FORBIDDEN =
  'Check that `api-token` is an organization token, that `repository` belongs to its organization, and that no firewall or allow list shuts out the runner.'

/** Next step for each kind of failure, for messages and the table of outcomes. */
export const REMEDIES: Readonly<Record<ErrorKind, string>> = {
  'invalid-input': 'Correct your workflow and run it again.',
  unauthorized:
    'Check that `api-token` is current, belongs to this organization, and is for version 1 of the API.',
  'not-found':
    'Check `api-url`, `repository` and `target-branch`, that the repository is connected to Trunk under this name, and that the queue exists.',
  refused: "Read Trunk's answer, correct the inputs, then run the step again.",
  'rate-limited': 'Run the step again later, or raise `retry-timeout-seconds`.',
  'timed-out': 'Check that Trunk is up and `api-url` is right, then run the step again.',
  unavailable: 'Check that Trunk is up and `api-url` is right, then run the step again.',
  'bad-response':
    'Check that `api-url` is the address of Trunk, and that no proxy or web page answers for it.',
  'unknown-outcome': 'Check the queue before you run the step again.',
  aborted: 'Run the step again if you still need it.',
}

/** Next step after a failed call of the service. */
export const remedyFor: Remedies = (kind, failure, path) => {
  if (failure.type === 'misconfigured') return MISCONFIGURED[failure.why]
  if (failure.type === 'not-sent' && failure.proxy) return MISCONFIGURED.proxy
  if (failure.type === 'status' && failure.status === 403) return FORBIDDEN
  if (failure.type === 'status' && failure.status === 407) return MISCONFIGURED.proxy
  if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
    return 'Set `api-url` to the final address: a redirect would carry your token away.'
  if (failure.type === 'status' && failure.status === 501)
    return 'This server does not have this operation. Check that `api-url` is the one that Trunk documents.'
  if (kind === 'not-found') return notFound(path)
  return REMEDIES[kind]
}

/** Next step after a failed call that used the id of a fork's run instead of the token. */
export const forkRemedyFor: Remedies = (kind, failure, path) =>
  kind === 'unauthorized'
    ? "Trunk refused the run id that `allow-fork-run` sends in place of a token. Start this step with `workflow_run` instead, or with `pull_request_target`, which public repositories allow only by a policy, and run none of the fork's code there."
    : remedyFor(kind, failure, path)

/** Mentions only inputs that the request used. */
function notFound(path: string): string {
  if (path.startsWith('/flaky-tests/'))
    return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.'
  if (path.startsWith('/getMergeQueueMetrics'))
    return 'Check `api-url` and `repository`, and that the repository has a queue.'
  if (path.startsWith('/getMergeQueueTestingDetails'))
    return 'Check `test-run-id` and `target-branch`. An old test run may be gone.'
  return REMEDIES['not-found']
}
