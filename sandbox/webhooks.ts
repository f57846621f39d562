/** The queue's own events, as Trunk's webhooks send them (its event catalog at Svix, read in November 2026). */
import type { Transition } from './engine/entry.js'
import type { PullRequestState } from './engine/types.js'

/** The words of the catalog; other changes of state send nothing. */
const ACTIONS: Partial<Record<PullRequestState, string>> = {
  not_ready: 'submitted',
  pending: 'queued',
  testing: 'testing',
  merged: 'merged',
  failed: 'failed',
  cancelled: 'canceled',
}

/** Returns the webhooks of the family `pull_request.*` for the transitions of a repository, in their order. */
export function webhooksOf(
  transitions: readonly Transition[],
  repository: { readonly owner: string; readonly name: string },
) {
  return transitions.flatMap((transition) => {
    const action = ACTIONS[transition.to]
    if (action === undefined || transition.to === transition.from) return []
    const { number, branch, at, reason, test, isBisection } = transition
    const why = reason?.toUpperCase()
    return [
      {
        type: `pull_request.${action}`,
        action,
        status: action,
        pr_number: number,
        repository: { host: 'github.com', ...repository },
        target_branch: branch,
        timestamp: new Date(at).toISOString(),
        is_bisection: isBisection,
        batched: (test?.members.length ?? 0) > 1,
        ...(test && { test_branch: test.branch, test_branch_sha: test.sha }),
        ...(why !== undefined && action === 'failed' && { failure_reason: why }),
        ...(why !== undefined && action === 'canceled' && { cancellation_reason: why }),
        http_details_url: `https://app.trunk.io/gh/${repository.owner}/${repository.name}/merge/${branch}/${number}`,
      },
    ]
  })
}
