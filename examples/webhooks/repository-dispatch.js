/**
 * Transformation of a Trunk webhook into a `repository_dispatch` of GitHub, for the endpoint's *Advanced* tab. The
 * endpoint sends `authorization: Bearer <token>` as a custom header; the token needs `contents: write` on the repository.
 * Subscribe it to the events that your workflows start on, such as `pull_request.failed` and `pull_request.canceled`.
 */
function handler(webhook) {
  const {
    action,
    repository,
    target_branch,
    pr_number,
    pr_numbers,
    failure_reason,
    cancellation_reason,
  } = webhook.payload
  const { test_branch, timestamp, http_details_url } = webhook.payload
  webhook.method = 'POST'
  webhook.url = `https://api.github.com/repos/${repository.owner}/${repository.name}/dispatches`
  webhook.payload = {
    event_type: `merge-queue-${action}`,
    // GitHub takes at most ten members.
    client_payload: {
      pull_request: pr_number,
      pull_requests: pr_numbers,
      target_branch,
      reason: failure_reason || cancellation_reason,
      test_branch,
      timestamp,
      url: http_details_url,
    },
  }
  return webhook
}
