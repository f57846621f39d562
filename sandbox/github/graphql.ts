/**
 * The part of GitHub's GraphQL API that the action asks for, in the shapes of its published schema.
 */
import type { CheckSeed, PullRequestSeed } from './seeds.js'
import { type Addresses, SHA } from './shapes.js'

/** What an answer is made of. */
export interface GraphqlWorld {
  readonly repository: string
  readonly pullRequests: ReadonlyMap<number, PullRequestSeed>
  readonly branches: readonly string[]
  /** The checks of branches, by name. */
  readonly branchChecks: Readonly<Record<string, readonly CheckSeed[]>>
  readonly addresses: Addresses
  /** `false` for a token without `checks: read`. */
  readonly mayReadChecks: boolean
}

interface Problem {
  readonly type: string
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Answers the query for what keeps a pull request from being merged. */
export function mergeFacts(
  { number, testBranches }: { readonly number: number; readonly testBranches: string },
  world: GraphqlWorld,
) {
  const seed = world.pullRequests.get(number)
  if (seed === undefined) {
    const message = `Could not resolve to a PullRequest with the number of ${number}.`
    const problem = { type: 'NOT_FOUND', path: ['repository', 'pullRequest'], message }
    return { data: { repository: { pullRequest: null, refs: { nodes: [] } } }, errors: [problem] }
  }
  const errors: Problem[] = []
  const rollup = (checks: readonly CheckSeed[], path: Problem['path']) => {
    if (checks.length === 0) return null
    const nodes = checks.map((check, index) => {
      if (world.mayReadChecks) return node(check)
      errors.push(forbidden([...path, 'statusCheckRollup', 'contexts', 'nodes', index]))
      return null
    })
    return { contexts: { nodes } }
  }
  const heads = ['repository', 'pullRequest', 'commits', 'nodes', 0, 'commit']
  const pullRequest = {
    ...pullRequestNode(seed, world),
    commits: { nodes: [{ commit: { statusCheckRollup: rollup(seed.checks ?? [], heads) } }] },
  }
  const prefix = testBranches.replace('refs/heads/', '')
  const found = world.branches.filter((name) => name.startsWith(prefix)).slice(0, 3)
  const refs = found.map((name, index) => {
    const path = ['repository', 'refs', 'nodes', index, 'target']
    return { target: { statusCheckRollup: rollup(world.branchChecks[name] ?? [], path) } }
  })
  const data = { repository: { pullRequest, refs: { nodes: refs } } }
  return errors.length === 0 ? { data } : { data, errors }
}

function pullRequestNode(seed: PullRequestSeed, { repository, addresses }: GraphqlWorld) {
  const { number, merged, state, draft, headSha, baseBranch, requiredChecks } = seed
  return {
    state: merged ? 'MERGED' : (state ?? 'open').toUpperCase(),
    url: `${addresses.web}/${repository}/pull/${number}`,
    isDraft: draft ?? false,
    headRefOid: headSha ?? SHA,
    baseRefName: baseBranch ?? 'main',
    mergeable: seed.mergeable ?? 'MERGEABLE',
    mergeStateStatus: seed.mergeStateStatus ?? 'CLEAN',
    reviewDecision: seed.review ?? null,
    baseRef: {
      refUpdateRule: requiredChecks && { requiredStatusCheckContexts: requiredChecks },
    },
  }
}

function node({ name, conclusion, status, url, required = false }: CheckSeed) {
  return status === undefined
    ? {
        name,
        status: conclusion === undefined ? 'IN_PROGRESS' : 'COMPLETED',
        conclusion: conclusion ?? null,
        detailsUrl: url ?? null,
        isRequired: required,
      }
    : { context: name, state: status, targetUrl: url ?? null, isRequired: required }
}

const forbidden = (path: Problem['path']): Problem => ({
  type: 'FORBIDDEN',
  path,
  message: 'Resource not accessible by integration',
})
