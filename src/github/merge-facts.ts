import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { webLink } from '../shared/links.js'
import { leadsToTarget, type PullRequestRef } from '../shared/references.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { awaitsApproval, type Check, judgedBySuite, QUEUE_APP, stateOfCheck } from './check.js'
import { type GitHubClient, type GraphqlProblem, parseAnswer, refusedQuery } from './octokit.js'
import { type PullRequestAccess, readPullRequest } from './pull-requests.js'
import { lacksPartOf, type Selection, selectionText, unknownParts } from './selection.js'

/** GitHub's facts about a pull request and its merge. The REST API gives only some of them. */
export type MergeFacts = Partial<ReadMergeFacts> &
  Pick<ReadMergeFacts, 'closed' | 'merged' | 'url' | 'draft' | 'headSha' | 'baseBranch'>
type ReadMergeFacts = ReturnType<typeof mergeFactsOf>

const isRequired = 'isRequired(pullRequestNumber: $number)'
export const PAGE_INFO: Selection = { type: 'PageInfo', fields: { hasNextPage: true } }
/** For lists that are read to their end. */
export const CURSOR_PAGE: Selection = {
  type: 'PageInfo',
  fields: { ...PAGE_INFO.fields, endCursor: true },
}
const CHECK_SUITE: Selection = {
  type: 'CheckSuite',
  fields: { databaseId: true, app: { type: 'App', fields: { slug: true } } },
}
const CHECK_RUN: Selection = {
  type: 'CheckRun',
  fields: {
    databaseId: true,
    name: true,
    status: true,
    conclusion: true,
    detailsUrl: true,
    startedAt: true,
    completedAt: true,
    [isRequired]: true,
    checkSuite: CHECK_SUITE,
  },
}
const STATUS_CONTEXT: Selection = {
  type: 'StatusContext',
  fields: { context: true, state: true, targetUrl: true, createdAt: true, [isRequired]: true },
}
/** The checks of a commit. @param field the list, with its arguments */
export const checksOf = (field: string, pageInfo: Selection): Selection => ({
  type: 'Commit',
  fields: {
    statusCheckRollup: {
      type: 'StatusCheckRollup',
      fields: {
        [field]: {
          type: 'StatusCheckRollupContextConnection',
          fields: {
            nodes: {
              type: 'StatusCheckRollupContext',
              fields: {},
              on: [CHECK_RUN, STATUS_CONTEXT],
            },
            pageInfo,
          },
        },
      },
    },
  },
})
const COMMIT = checksOf('contexts(first: 100)', PAGE_INFO)
/** Workflows that wait for an approval have a suite without check runs. */
const HEAD_COMMIT: Selection = {
  type: 'Commit',
  fields: {
    ...COMMIT.fields,
    'checkSuites(first: 100)': {
      type: 'CheckSuiteConnection',
      fields: {
        nodes: {
          type: 'CheckSuite',
          fields: {
            conclusion: true,
            workflowRun: {
              type: 'WorkflowRun',
              fields: { url: true, workflow: { type: 'Workflow', fields: { name: true } } },
            },
          },
        },
      },
    },
  },
}
const REVIEWS: Selection = {
  type: 'PullRequestReviewConnection',
  fields: {
    nodes: {
      type: 'PullRequestReview',
      fields: { state: true, author: { type: 'Actor', fields: { login: true } } },
    },
    pageInfo: PAGE_INFO,
  },
}
export const PULL_REQUEST: Selection = {
  type: 'PullRequest',
  fields: {
    state: true,
    url: true,
    isDraft: true,
    createdAt: true,
    headRefOid: true,
    baseRefName: true,
    mergeable: true,
    mergeStateStatus: true,
    reviewDecision: true,
    'latestOpinionatedReviews(first: 100)': REVIEWS,
    'commits(last: 1)': {
      type: 'PullRequestCommitConnection',
      fields: { nodes: { type: 'PullRequestCommit', fields: { commit: HEAD_COMMIT } } },
    },
  },
}
/** The checks that a branch requires. Readers may see a part of its protection, and its rulesets. */
export const BRANCH: Selection = {
  type: 'Ref',
  fields: {
    refUpdateRule: { type: 'RefUpdateRule', fields: { requiredStatusCheckContexts: true } },
    'rules(first: 100)': {
      type: 'RepositoryRuleConnection',
      fields: {
        nodes: {
          type: 'RepositoryRule',
          fields: {
            parameters: {
              type: 'RuleParameters',
              fields: {},
              on: [
                {
                  type: 'RequiredStatusChecksParameters',
                  fields: {
                    requiredStatusChecks: {
                      type: 'StatusCheckConfiguration',
                      fields: { context: true },
                    },
                  },
                },
              ],
            },
          },
        },
        pageInfo: PAGE_INFO,
      },
    },
  },
}
const TEST_BRANCHES: Selection = {
  type: 'RefConnection',
  fields: {
    nodes: {
      type: 'Ref',
      fields: { target: { type: 'GitObject', fields: {}, on: [COMMIT] } },
    },
  },
}
const REPOSITORY: Selection = {
  type: 'Repository',
  fields: {
    'pullRequest(number: $number)': PULL_REQUEST,
    'ref(qualifiedName: $baseBranch)': BRANCH,
    'refs(refPrefix: $testBranches, first: 3)': TEST_BRANCHES,
  },
}

const VARIABLES = {
  owner: 'String!',
  repo: 'String!',
  number: 'Int!',
  baseBranch: 'String!',
  testBranches: 'String!',
}

/** GitHub refuses a variable that nothing uses. */
function queryWithout(lacking: ReadonlySet<string>): string {
  const body = `{ repository(owner: $owner, name: $repo) ${selectionText(REPOSITORY, lacking)} }`
  const declared = Object.entries(VARIABLES)
    .filter(([name]) => body.includes(`$${name}`))
    .map(([name, type]) => `$${name}: ${type}`)
  return `query (${declared.join(', ')}) ${body}`
}

export const textField = z.nullish(z.string())
export type CheckNode = z.output<typeof CheckNode>
export const CheckNode = z.object({
  databaseId: z.nullish(z.number()),
  name: textField,
  status: textField,
  conclusion: textField,
  detailsUrl: textField,
  context: textField,
  state: textField,
  targetUrl: textField,
  createdAt: textField,
  isRequired: z.nullish(z.boolean()),
  startedAt: textField,
  completedAt: textField,
  checkSuite: z.nullish(
    z.object({
      databaseId: z.nullish(z.number()),
      app: z.nullish(z.object({ slug: textField })),
    }),
  ),
})
/** One page of the checks of a commit. */
export const CheckContexts = mapped(
  z.object({
    nodes: z.array(z.nullish(CheckNode)).check(z.maxLength(100)),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: textField }),
  }),
  ({ nodes, pageInfo }) => {
    const items = nodes.filter((node) => node != null)
    const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
    const isCut = pageInfo.hasNextPage && next === undefined
    return { items, isWhole: items.length === nodes.length && !isCut, next }
  },
)
/** The part of a list that GitHub shows. */
export interface Listed<T> {
  readonly items: readonly T[]
  readonly isWhole: boolean
}

/** A query gets at most 100 of a kind, and no branch requires 1000 checks. */
const itemsOf = <S extends z.ZodMiniType>(item: S) =>
  z.nullish(z.array(z.nullish(item)).check(z.maxLength(1000)))
/** A list of GitHub, with what it says of its end. */
export const connection = <S extends z.ZodMiniType>(item: S) =>
  mapped(
    z.nullish(
      z.object({
        nodes: itemsOf(item),
        pageInfo: z.nullish(z.object({ hasNextPage: z.nullish(z.boolean()) })),
      }),
    ),
    (connection): Listed<z.output<S>> => {
      // GitHub puts null in place of what the token may not read.
      const items = (connection?.nodes ?? []).filter((one) => one != null)
      const isWhole =
        items.length === connection?.nodes?.length && connection.pageInfo?.hasNextPage === false
      return { items, isWhole }
    },
  )

const NO_ITEMS = { items: [], isWhole: true } as const
const NOT_SHOWN = { items: [], isWhole: false } as const

const CheckSuite = z.object({
  conclusion: textField,
  workflowRun: z.nullish(
    z.object({ url: textField, workflow: z.nullish(z.object({ name: textField })) }),
  ),
})

/** The checks of a commit; its rollup is null if there is none. */
const Commit = mapped(
  z.nullish(
    z.object({
      statusCheckRollup: z.nullish(z.object({ contexts: connection(CheckNode) })),
      checkSuites: connection(CheckSuite),
    }),
  ),
  (commit): ShownCommit => {
    const suites = commit?.checkSuites.items ?? []
    const rollup = commit?.statusCheckRollup
    if (rollup === undefined) return { ...NOT_SHOWN, suites }
    return { ...(rollup?.contexts ?? NO_ITEMS), suites }
  },
)

/** The checks of a commit, as far as GitHub shows them. */
interface ShownCommit extends Listed<CheckNode> {
  readonly suites: readonly z.output<typeof CheckSuite>[]
}

/** The newest review of each reviewer that approves or requests changes. */
export const Review = z.object({
  state: textField,
  author: z.nullish(z.object({ login: textField })),
})

const UpdateRule = z.nullish(z.object({ requiredStatusCheckContexts: itemsOf(z.string()) }))
const Rule = z.object({
  parameters: z.nullish(
    z.object({ requiredStatusChecks: itemsOf(z.object({ context: textField })) }),
  ),
})
/** The names of the checks that a branch requires, by its protection and by rulesets. */
export const Branch = mapped(
  z.nullish(z.object({ refUpdateRule: UpdateRule, rules: connection(Rule) })),
  (branch): Listed<string> => {
    if (branch == null) return NOT_SHOWN
    const { refUpdateRule, rules } = branch
    const ruled = rules.items.flatMap(({ parameters }) => parameters?.requiredStatusChecks ?? [])
    const names = [
      ...(refUpdateRule?.requiredStatusCheckContexts ?? []),
      ...ruled.map((check) => check?.context),
    ]
    const items = names.flatMap((name) => name ?? [])
    return { items, isWhole: rules.isWhole && items.length === names.length }
  },
)
/** What GitHub shows of a pull request. */
export const ShownPullRequest = z.object({
  state: z.nullish(z.enum(['OPEN', 'CLOSED', 'MERGED'])),
  url: textField,
  isDraft: z.nullish(z.boolean()),
  createdAt: textField,
  headRefOid: textField,
  baseRefName: textField,
  mergeable: textField,
  mergeStateStatus: textField,
  reviewDecision: textField,
  latestOpinionatedReviews: connection(Review),
  commits: connection(z.object({ commit: Commit })),
})
const MergeFactsAnswer = z.object({
  repository: z.object({
    pullRequest: ShownPullRequest,
    ref: Branch,
    refs: connection(z.object({ target: Commit })),
  }),
})

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
    const unknown = unknownParts(REPOSITORY, lacking, errors)
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
  const areRulesWhole = ref.isWhole && !isHidden('ref') && !lacksPartOf(BRANCH, lacking)
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

function workflowsToApprove(suites: ShownCommit['suites']): readonly WaitingWorkflow[] {
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

function changeRequestsOf({
  items,
  isWhole,
}: Listed<z.output<typeof Review>>): Fact<readonly string[]> {
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
