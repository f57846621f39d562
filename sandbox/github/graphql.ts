/**
 * The part of GitHub's GraphQL API that the action asks for, in the shapes of its published schema.
 */
import { type CheckSeed, type PullRequestSeed, SHA } from './seeds.js'
import { type Addresses, idOf, minutesBefore } from './shapes.js'
import type { World } from './world.js'

/** The facts that an answer is made of. */
export interface GraphqlWorld {
  readonly repository: string
  readonly world: World
  readonly addresses: Addresses
  /** Whether the token has a permission to read. */
  may(permission: string): boolean
}

interface Problem {
  readonly type: string
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Variables of the query; both branches are full references. */
export interface MergeFactsVariables {
  readonly number: number
  readonly baseBranch: string
  readonly testBranches: string
}

/** Variables of the question for the reviews of a pull request. */
export type ReviewsVariables = Pick<MergeFactsVariables, 'number'>

/** Variables of the question for the workflows of a branch. */
export interface WorkflowsVariables {
  /** The full reference of the branch. */
  readonly ref: string
  readonly workflows: string
}

/** What people may do in the repository; `write` where absent. */
export type PermissionsSeed = Readonly<Record<string, 'admin' | 'write' | 'read' | 'none'>>

/** The workflow files of every branch, and whether everybody sees the repository. */
export interface WorkflowsSeed {
  readonly workflows?: Readonly<Record<string, string>> | undefined
  readonly isPublic?: boolean | undefined
}

/** Answers the question for the workflows of a branch. */
export function workflowFiles(
  { ref }: WorkflowsVariables,
  { workflows, isPublic = false }: WorkflowsSeed,
  { world, may }: Pick<GraphqlWorld, 'world' | 'may'>,
) {
  if (!may('contents')) {
    const errors = [forbidden(['repository', 'object'])]
    return { data: { repository: { isPrivate: !isPublic, ref: null, object: null } }, errors }
  }
  const branch = world.branch(ref.replace('refs/heads/', ''))
  const entries = Object.entries(workflows ?? {}).map(([name, text]) => ({
    name,
    object: { text, isTruncated: false },
  }))
  const object = workflows === undefined ? null : { entries }
  const shown = branch && { name: branch.name }
  return { data: { repository: { isPrivate: !isPublic, ref: shown ?? null, object } } }
}

/** Answers the query for what keeps a pull request from being merged. */
export function mergeFacts(
  { number, baseBranch, testBranches }: MergeFactsVariables,
  graphql: GraphqlWorld,
) {
  const { world } = graphql
  if (!graphql.may('pull-requests')) {
    const problem = forbidden(['repository', 'pullRequest'])
    return { data: { repository: { pullRequest: null, refs: { nodes: [] } } }, errors: [problem] }
  }
  const seed = world.pullRequests().get(number)
  if (seed === undefined) {
    const message = `Could not resolve to a PullRequest with the number of ${number}.`
    const problem = { type: 'NOT_FOUND', path: ['repository', 'pullRequest'], message }
    return { data: { repository: { pullRequest: null, refs: { nodes: [] } } }, errors: [problem] }
  }
  const errors: Problem[] = []
  const rollup = (checks: readonly CheckSeed[], path: Problem['path']) => {
    if (checks.length === 0) return null
    const nodes = checks.map((check, index) => {
      if (graphql.may(check.status === undefined ? 'checks' : 'statuses')) return node(check)
      errors.push(forbidden([...path, 'statusCheckRollup', 'contexts', 'nodes', index]))
      return null
    })
    return { contexts: { nodes, pageInfo } }
  }
  const heads = ['repository', 'pullRequest', 'commits', 'nodes', 0, 'commit']
  const pullRequest = {
    ...pullRequestNode(seed, graphql),
    commits: { nodes: [{ commit: { statusCheckRollup: rollup(seed.checks ?? [], heads) } }] },
  }
  const prefix = testBranches.replace('refs/heads/', '')
  const isReadable = graphql.may('contents')
  if (!isReadable) errors.push(...['ref', 'refs'].map((name) => forbidden(['repository', name])))
  const found = world.branches().filter(({ name }) => name.startsWith(prefix))
  const refs = found.slice(0, 3).map(({ name, sha }, index) => {
    const path = ['repository', 'refs', 'nodes', index, 'target']
    return { name, target: { oid: sha, statusCheckRollup: rollup(world.checksOf(name), path) } }
  })
  const ref = isReadable ? branchNode(seed, baseBranch.replace('refs/heads/', '')) : null
  const data = { repository: { pullRequest, ref, refs: isReadable ? { nodes: refs } : null } }
  return errors.length === 0 ? { data } : { data, errors }
}

/** Answers the question whether a pull request is approved. */
const REVIEW_WORDS = new Set(
  'query owner repo name number String Int repository pullRequest reviewDecision latestOpinionatedReviews first writersOnly true nodes state pageInfo hasNextPage'.split(
    ' ',
  ),
)

/** The words of a query that {@link reviews} does not answer: to leave them out would mislead. */
export const fieldsBeyondReviews = (query: string): readonly string[] => [
  ...new Set((query.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => !REVIEW_WORDS.has(word))),
]

/** Answers the queries for the reviews of a pull request. */
export function reviews(
  { number }: ReviewsVariables,
  { permissions = {} }: { readonly permissions?: PermissionsSeed },
  { world, may }: GraphqlWorld,
) {
  const path = ['repository', 'pullRequest']
  const without = (problem: Problem) => ({
    data: { repository: { pullRequest: null } },
    errors: [problem],
  })
  if (!may('pull-requests')) return without(forbidden(path))
  const seed = world.pullRequests().get(number)
  const message = `Could not resolve to a PullRequest with the number of ${number}.`
  if (seed === undefined) return without({ type: 'NOT_FOUND', path, message })
  const byWriters = reviewsOf(seed).filter(
    ({ author, canWrite = mayWrite(permissions, author) }) => canWrite,
  )
  const pullRequest = {
    reviewDecision: seed.review ?? null,
    latestOpinionatedReviews: { nodes: byWriters.map(({ state }) => ({ state })), pageInfo },
  }
  return { data: { repository: { pullRequest } } }
}

function pullRequestNode(seed: PullRequestSeed, { repository, addresses }: GraphqlWorld) {
  const { number, merged, state, draft, headSha, baseBranch } = seed
  return {
    state: merged ? 'MERGED' : (state ?? 'open').toUpperCase(),
    url: `${addresses.web}/${repository}/pull/${number}`,
    isDraft: draft ?? false,
    createdAt: seed.createdAt ?? null,
    headRefOid: headSha ?? SHA,
    baseRefName: baseBranch ?? 'main',
    mergeable: seed.mergeable ?? 'MERGEABLE',
    mergeStateStatus: seed.mergeStateStatus ?? 'CLEAN',
    reviewDecision: seed.review ?? null,
    latestOpinionatedReviews: {
      nodes: reviewsOf(seed).map(({ author: login, state }) => ({ state, author: { login } })),
      pageInfo,
    },
  }
}

const pageInfo = { hasNextPage: false }

/** A branch. Only the one that the pull request, or its stack, merges into requires checks. */
function branchNode(seed: PullRequestSeed, name: string) {
  const { stack, baseBranch = 'main', requiredChecks, rulesetChecks = [] } = seed
  const isBase = name === (stack?.base ?? baseBranch)
  const hasRules = isBase && rulesetChecks.length > 0
  return {
    name,
    refUpdateRule:
      isBase && requiredChecks ? { requiredStatusCheckContexts: requiredChecks } : null,
    rules: { nodes: hasRules ? [requiredChecksRule(rulesetChecks)] : [], pageInfo },
  }
}

const mayWrite = (permissions: PermissionsSeed, login: string): boolean =>
  /^(admin|write)$/.test(permissions[login] ?? 'write')

/** The newest review of each reviewer that approves or requests changes. */
function reviewsOf({ reviews, review }: PullRequestSeed): NonNullable<PullRequestSeed['reviews']> {
  if (reviews !== undefined) return reviews
  if (review === undefined || review === 'REVIEW_REQUIRED') return []
  return [{ author: 'mona', state: review }]
}

const requiredChecksRule = (contexts: readonly string[]) => ({
  type: 'REQUIRED_STATUS_CHECKS',
  parameters: { requiredStatusChecks: contexts.map((context) => ({ context })) },
})

function node(check: CheckSeed) {
  const { name, conclusion, status, url = null, required = false } = check
  const finishedAt = check.finishedAt ?? null
  if (status !== undefined)
    return {
      context: name,
      state: status,
      targetUrl: url,
      isRequired: required,
      createdAt: finishedAt,
    }
  const { workflow, app = 'github-actions', suite = idOf(name) } = check
  return {
    databaseId: idOf(`${suite} ${name}`),
    name,
    status: conclusion === undefined ? 'IN_PROGRESS' : 'COMPLETED',
    conclusion: conclusion ?? null,
    detailsUrl: url,
    isRequired: required,
    startedAt: check.startedAt ?? (finishedAt && minutesBefore(finishedAt, 5)),
    completedAt: conclusion === undefined ? null : finishedAt,
    checkSuite: {
      databaseId: suite,
      app: { slug: app },
      workflowRun: workflow === undefined ? null : { workflow: { name: workflow } },
    },
  }
}

/** Answer of a server that lacks a field of the query. */
export const undefinedField = (fieldName: string) => ({
  errors: [
    {
      path: ['query', 'repository', 'pullRequest', fieldName],
      extensions: { code: 'undefinedField', typeName: 'PullRequest', fieldName },
      message: `Field '${fieldName}' doesn't exist on type 'PullRequest'`,
    },
  ],
})

const forbidden = (path: Problem['path']): Problem => ({
  type: 'FORBIDDEN',
  path,
  message: 'Resource not accessible by integration',
})
