import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { webLink } from '../shared/links.js'
import { leadsToTarget, type PullRequestRef } from '../shared/references.js'
import * as z from '../shared/zod.js'
import { awaitsApproval, type Check, judgedBySuite, QUEUE_APP, stateOfCheck } from './check.js'
import { type GitHubClient, type GraphqlProblem, parseAnswer, refusedQuery } from './octokit.js'
import { type PullRequestAccess, readPullRequest } from './pull-requests.js'
import {
  Branch,
  type CheckNode,
  type Listed,
  NOT_SHOWN,
  PullRequestPart,
  type ReviewNode,
  type SuiteNode,
  TestBranches,
} from './query-parts.js'
import { lacksPartOf, part, selectionText, unknownParts } from './selection.js'

/** GitHub's facts about a pull request and its merge. The REST API gives only some of them. */
export type MergeFacts = Partial<ReadMergeFacts> &
  Pick<ReadMergeFacts, 'closed' | 'merged' | 'url' | 'draft' | 'headSha' | 'baseBranch'>
type ReadMergeFacts = ReturnType<typeof mergeFactsOf>

const Repository = part('Repository', {
  'pullRequest(number: $number)': PullRequestPart,
  'ref(qualifiedName: $baseBranch)': Branch,
  'refs(refPrefix: $testBranches, first: 3)': TestBranches,
})
const MergeFactsAnswer = z.object({ repository: Repository.schema })

const VARIABLES = {
  owner: 'String!',
  repo: 'String!',
  number: 'Int!',
  baseBranch: 'String!',
  testBranches: 'String!',
}

/** GitHub refuses a variable that nothing uses. */
function queryWithout(lacking: ReadonlySet<string>): string {
  const body = `{ repository(owner: $owner, name: $repo) ${selectionText(Repository.selection, lacking)} }`
  const declared = Object.entries(VARIABLES)
    .filter(([name]) => body.includes(`$${name}`))
    .map(([name, type]) => `$${name}: ${type}`)
  return `query (${declared.join(', ')}) ${body}`
}

/**
 * Asks GitHub, with one query, what keeps a pull request from being merged. A server that lacks a
 * field is asked again without it.
 * @param baseBranch the branch whose required checks count
 * @param readPullRequest reads the facts that no rule can do without, if the query lacks one of them
 */
async function factsAtBase(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
  baseBranch: string,
  testBranches: string,
  readPullRequest: () => Promise<RestFacts>,
): Promise<MergeFacts> {
  const request = `Asking GitHub what keeps #${number} from being merged`
  const variables = {
    ...github.repository,
    number,
    baseBranch: `refs/heads/${baseBranch}`,
    testBranches: `refs/heads/${testBranches}`,
  }
  const lacking = new Set<string>()
  // Each round leaves out at least one part more.
  for (;;) {
    const query = queryWithout(lacking)
    const { data, errors } = await github.graphql(deadline, request, PERMISSION, query, variables)
    // A part that the token may not read is null in the data.
    const answer = MergeFactsAnswer.safeParse(data)
    if (errors.length === 0 || answer.success) {
      const { repository } = answer.success
        ? answer.data
        : parseAnswer(request, MergeFactsAnswer, data)
      const rest = needsRest(repository.pullRequest) ? await readPullRequest() : undefined
      return mergeFactsOf(repository, rest, errors, lacking)
    }
    const unknown = unknownParts(Repository.selection, lacking, errors)
    if (unknown.length === 0 || unknown.includes('Repository.pullRequest'))
      throw refusedQuery(request, PERMISSION, errors)
    for (const part of unknown) lacking.add(part)
  }
}

const PERMISSION = 'pull-requests: read'

type AnsweredRepository = z.output<typeof MergeFactsAnswer>['repository']

/** Facts of the REST API. */
interface RestFacts {
  readonly closed: boolean
  readonly merged: boolean
  readonly draft: boolean
  readonly headSha: string
  readonly ownBase: string
  readonly url: string
  readonly createdAt: string | undefined
}

/** True if the answer lacks a fact that no rule can do without. */
export const needsRest = ({
  state,
  isDraft,
  headRefOid,
  baseRefName,
}: AnsweredRepository['pullRequest']): boolean =>
  [state, isDraft, headRefOid, baseRefName].some((value) => value == null)

/** @param rest facts of the REST API, in place of those that the answer lacks */
export function mergeFactsOf(
  { pullRequest, ref, refs }: AnsweredRepository,
  rest: RestFacts | undefined,
  problems: readonly GraphqlProblem[],
  lacking: ReadonlySet<string>,
) {
  const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest
  const isHidden = (part: string) => problems.some(({ path }) => path?.includes(part))
  const isUnread = (part: string) => isHidden(part.replace(/.*\./, '')) || lacking.has(part)
  const readable = (commit: Listed<CheckNode>) => withoutUnreadable(commit, lacking)
  const headCommit = pullRequest.commits.items.at(0)?.commit
  const head = readable(headCommit ?? NOT_SHOWN)
  // GitHub lists a required check without a report as EXPECTED.
  const expected = head.items.flatMap((node) =>
    node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : [],
  )
  const required = [...new Set([...ref.items, ...expected])]
  const areRulesWhole = ref.isWhole && !isHidden('ref') && !lacksPartOf(Branch.selection, lacking)
  const checks = checksOfCommit(head, required)
  const unreported = required.filter((name) => !checks.some((check) => check.name === name))
  return {
    closed: state == null ? rest?.closed === true : state !== 'OPEN',
    merged: state == null ? rest?.merged === true : state === 'MERGED',
    url: pullRequest.url ?? rest?.url ?? '',
    draft: pullRequest.isDraft ?? rest?.draft === true,
    createdAt: pullRequest.createdAt ?? rest?.createdAt,
    headSha: pullRequest.headRefOid ?? rest?.headSha ?? '',
    baseBranch: pullRequest.baseRefName ?? rest?.ownBase ?? '',
    conflicting: isConflicting(mergeable, status),
    behind: status === 'BEHIND',
    reviewRequired: review === 'REVIEW_REQUIRED',
    changesRequested: review === 'CHANGES_REQUESTED',
    /** Reviewers whose newest review requests changes, whether or not a merge needs a review. */
    changeRequests: changeRequestsOf(
      isUnread('PullRequest.latestOpinionatedReviews')
        ? NOT_SHOWN
        : pullRequest.latestOpinionatedReviews,
    ),
    /** The checks that have reported on the head commit. */
    checks,
    // The queue's test branches exist only while the tests run.
    testChecks: refs.items.flatMap(({ target }) => checksOfCommit(readable(target), required)),
    /** The required checks that have not reported on the head commit. */
    unreportedChecks:
      head.isWhole && !isUnread('Commit.statusCheckRollup')
        ? known(unreported)
        : unread('GitHub does not show all checks of the head commit'),
    /** Workflows of the head commit that a person must approve before their checks exist. */
    workflowsToApprove: workflowsToApprove(headCommit?.suites ?? []),
    /** Names of the checks that the base branch requires, as far as GitHub shows them. */
    requiredChecks: required,
    /** The same, if GitHub shows all of them. */
    allRequiredChecks: areRulesWhole
      ? known(required)
      : unread('GitHub does not show all checks that the branch requires'),
    /** Names of the queue's own checks on the head commit. They never count, even if required. */
    queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
    /** True if the token may not read the checks. */
    checksHidden: isHidden('statusCheckRollup'),
    /** Fields that this GitHub does not know. */
    lacking: [...new Set([...lacking].map((part) => part.replace(/.*\./, '')))],
  }
}

/** A workflow that waits for an approval. */
interface WaitingWorkflow {
  readonly name: string
  readonly url: string | undefined
}

function workflowsToApprove(suites: readonly SuiteNode[]): readonly WaitingWorkflow[] {
  const waiting = suites.flatMap(({ conclusion, workflowRun }): WaitingWorkflow | [] => {
    const name = workflowRun?.workflow?.name
    if (!name || !awaitsApproval(undefined, conclusion)) return []
    return { name, url: webLink(workflowRun.url) }
  })
  return [...new Map(waiting.map((workflow) => [workflow.name, workflow])).values()]
}

/** Tells nothing of a conflict if GitHub shows neither field. */
function isConflicting(
  mergeable: string | null | undefined,
  status: string | null | undefined,
): boolean | undefined {
  if (mergeable == null && status == null) return undefined
  return mergeable === 'CONFLICTING' || status === 'DIRTY'
}

const UNREADABLE_RUNS = ['CheckRun', 'CheckRun.name', 'CheckRun.conclusion']
const UNREADABLE_STATUSES = ['StatusContext', 'StatusContext.context', 'StatusContext.state']

/** Leaves out the checks whose name or result the server lacks, because they may have any. */
export function withoutUnreadable(
  commit: Listed<CheckNode>,
  lacking: ReadonlySet<string>,
): Listed<CheckNode> {
  const areRunsShown = !UNREADABLE_RUNS.some((part) => lacking.has(part))
  const areStatusesShown = !UNREADABLE_STATUSES.some((part) => lacking.has(part))
  if (areRunsShown && areStatusesShown) return commit
  const items = commit.items.filter(
    ({ name, context }) => (areRunsShown && name != null) || (areStatusesShown && context != null),
  )
  return { items, isWhole: false }
}

function changeRequestsOf({ items, isWhole }: Listed<ReviewNode>): Fact<readonly string[]> {
  if (!isWhole || items.some(({ state }) => state == null))
    return unread('GitHub does not show all reviewers')
  const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED')
  return known(requests.map(({ author }) => author?.login ?? 'ghost'))
}

/** True if the queue itself reports a check. */
export const isOfQueue = ({ checkSuite }: CheckNode): boolean => checkSuite?.app?.slug === QUEUE_APP

/** @param required the names that the base branch requires, because `isRequired` ignores rulesets */
export function checksOfCommit(
  commit: Listed<CheckNode>,
  required: readonly string[],
): readonly Check[] {
  const checks = commit.items.flatMap((node): Check | [] => {
    const name = node.name ?? node.context
    if (!name || isOfQueue(node) || node.state === 'EXPECTED') return []
    return {
      name,
      kind: node.name ? 'run' : 'status',
      id: node.databaseId ?? undefined,
      // A run without a conclusion has not finished.
      state: stateOfCheck(node.conclusion ?? node.state),
      conclusion: node.conclusion?.toLowerCase(),
      awaitsApproval: awaitsApproval(node.status, node.conclusion) || undefined,
      url: webLink(node.detailsUrl ?? node.targetUrl),
      required: required.includes(name) || (node.isRequired ?? undefined),
      suite: node.checkSuite?.databaseId ?? undefined,
      startedAt: parseTime(node.startedAt),
      finishedAt: parseTime(node.completedAt ?? node.createdAt),
    }
  })
  // A failure that is not shown may be the cause of a cancellation.
  return commit.isWhole ? judgedBySuite(checks) : checks
}

/** Ignores a failed request: the stack stays unknown. */
function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ActionError)) throw error
}

/**
 * GraphQL names the branch of the member below as the base of a stacked pull request. The checks
 * that a merge requires are those of the branch that the stack merges into.
 */
export async function readMergeFacts(
  access: PullRequestAccess,
  deadline: Deadline,
  { number, targetBranch }: Pick<PullRequestRef, 'number' | 'targetBranch'>,
  testBranches: string,
) {
  const read = (baseBranch: string): Promise<MergeFacts> =>
    factsAtBase(access.github, deadline, number, baseBranch, testBranches, () =>
      readPullRequest(access, deadline, number),
    )
  const expectedBase = access.stacks.of(number).seen?.base ?? targetBranch
  const facts = await read(expectedBase)
  const stack = access.stacks.of(number)
  if (leadsToTarget(facts.baseBranch, { stack, targetBranch: expectedBase }))
    return { ...facts, baseBranch: expectedBase }
  const pullRequest = await readPullRequest(access, deadline, number).catch(undefinedIfRefused)
  if (pullRequest === undefined)
    return { ...facts, allRequiredChecks: unread('GitHub does not show the stack') }
  const { baseBranch } = pullRequest
  return { ...(baseBranch === expectedBase ? facts : await read(baseBranch)), baseBranch }
}
