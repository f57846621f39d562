import type { Remedies } from '../http/errors.js'

const MISCONFIGURED = {
  certificate:
    'Check the certificate of the service; if a private authority issued it, set NODE_EXTRA_CA_CERTS.',
  address: 'Check the host, the port and https:// in `api-url`.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner, and what the proxy allows.',
} as const

/** Next step after a failed call of the service. */
export const remedyFor: Remedies = (kind, failure, path) => {
  if (failure.type === 'misconfigured') return MISCONFIGURED[failure.why]
  if (failure.type === 'status' && failure.status === 407) return MISCONFIGURED.proxy
  if (failure.type === 'status' && failure.status >= 300 && failure.status < 400)
    return 'Redirects are not followed, because they would carry the token away; set `api-url` to the final address.'
  if (failure.type === 'status' && failure.status === 501)
    return 'This service does not have this operation; check that `api-url` is the one that the service documents.'
  switch (kind) {
    case 'unauthorized':
      return 'Check that `api-token` holds a valid token of this organization for v1 of the API; a token of another API version does not work here.'
    case 'not-found':
      return notFound(path)
    case 'rate-limited':
      return 'Run the step again later, or raise `retry-timeout-seconds`.'
    case 'timed-out':
    case 'unavailable':
      return 'Check that the service is up and `api-url` is right, then run the step again.'
    case 'bad-response':
      return 'Check that `api-url` is the address of the service and not of a proxy or a web page in front of it.'
    case 'unknown-outcome':
      return 'Check the queue before running the step again.'
    case 'aborted':
      return 'Run the step again when it is needed.'
    default:
      return 'Read what the service said, correct the inputs, then run the step again.'
  }
}

/** Names only what the request names: not every endpoint is about a queue. */
function notFound(path: string): string {
  if (path.startsWith('/flaky-tests/'))
    return 'Check `api-url`, `repository` and `org-slug`, and that the organization has this repository.'
  if (path.startsWith('/getMergeQueueMetrics'))
    return 'Check `api-url` and `repository`, and that the repository has a queue.'
  return 'Check `api-url`, `repository` and `target-branch`, and that the queue exists.'
}
