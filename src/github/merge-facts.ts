import { parseTime } from '../shared/clock.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { webLink } from '../shared/links.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { type Check, judgedBySuite, QUEUE_APP, stateOfCheck } from './check.js'
import { type GitHubApi, type GraphqlProblem, parseAnswer, refusedQuery } from './octokit.js'

/** GitHub's facts about a pull request and its merge. The REST API gives only some of them. */
export type MergeFacts = Partial<ReadMergeFacts> &
  Pick<ReadMergeFacts, 'closed' | 'merged' | 'url' | 'draft' | 'headSha' | 'baseBranch'>
type ReadMergeFacts = ReturnType<typeof mergeFactsOf>

/**
 * Parts of the query that older Enterprise Servers lack, with the names by which GitHub refuses
 * them. `refUpdateRule` has the part of a branch protection that readers may see.
 */
const OPTIONAL = {
  mergeStateStatus: [],
  reviewDecision: [],
  latestOpinionatedReviews: [],
  refUpdateRule: ['requiredStatusCheckContexts'],
  rules: ['RequiredStatusChecksParameters', 'requiredStatusChecks'],
  statusCheckRollup: [],
  isRequired: [],
  checkSuite: ['app', 'slug'],
} as const
type OptionalPart = keyof typeof OPTIONAL
const PARTS = Object.keys(OPTIONAL) as readonly OptionalPart[]

function queryWithout(lacking: ReadonlySet<OptionalPart>): string {
  const part = (name: OptionalPart, text: string = name) => (lacking.has(name) ? '' : text)
  const isRequired = part('isRequired', 'isRequired(pullRequestNumber: $number)')
  const protection = part('refUpdateRule', 'refUpdateRule { requiredStatusCheckContexts }')
  const rules = part(
    'rules',
    `rules(first: 100) { nodes { parameters {
      ... on RequiredStatusChecksParameters { requiredStatusChecks { context } } } }
      pageInfo { hasNextPage } }`,
  )
  const rollup = part(
    'statusCheckRollup',
    `statusCheckRollup { contexts(first: 100) { nodes {
      ... on CheckRun {
        databaseId name status conclusion detailsUrl startedAt completedAt ${isRequired}
        ${part('checkSuite', 'checkSuite { databaseId app { slug } }')}
      }
      ... on StatusContext { context state targetUrl ${isRequired} }
    } pageInfo { hasNextPage } } }`,
  )
  const reviews = part(
    'latestOpinionatedReviews',
    `latestOpinionatedReviews(first: 100) {
      nodes { state author { login } } pageInfo { hasNextPage }
    }`,
  )
  return `
query (
  $owner: String!, $repo: String!, $number: Int!, $baseBranch: String!, $testBranches: String!
) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft createdAt headRefOid baseRefName mergeable
      ${part('mergeStateStatus')} ${part('reviewDecision')} ${reviews}
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    ref(qualifiedName: $baseBranch) { name ${protection} ${rules} }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit { oid ${rollup} }`
}

const textField = z.nullish(z.string())
type CheckNode = z.output<typeof CheckNode>
const CheckNode = z.object({
  databaseId: z.nullish(z.number()),
  name: textField,
  conclusion: textField,
  detailsUrl: textField,
  context: textField,
  state: textField,
  targetUrl: textField,
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
/** The part of a list that GitHub shows. */
interface Listed<T> {
  readonly items: readonly T[]
  readonly isWhole: boolean
}

/** A query gets at most 100 of a kind, and no branch requires 1000 checks. */
const itemsOf = <S extends z.ZodMiniType>(item: S) =>
  z.nullish(z.array(z.nullish(item)).check(z.maxLength(1000)))
const connection = <S extends z.ZodMiniType>(item: S) =>
  mapped(
    z.nullish(
      z.object({
        nodes: itemsOf(item),
        pageInfo: z.nullish(z.object({ hasNextPage: z.nullish(z.boolean()) })),
      }),
    ),
    (found): Listed<z.output<S>> => {
      // GitHub puts null in place of what the token may not read.
      const items = (found?.nodes ?? []).filter((one) => one != null)
      const isWhole = items.length === found?.nodes?.length && found.pageInfo?.hasNextPage === false
      return { items, isWhole }
    },
  )

const NO_ITEMS = { items: [], isWhole: true } as const
const NOT_SHOWN = { items: [], isWhole: false } as const

/** The checks of a commit; its rollup is null if there is none. */
const Commit = mapped(
  z.nullish(
    z.object({ statusCheckRollup: z.nullish(z.object({ contexts: connection(CheckNode) })) }),
  ),
  (commit): Listed<CheckNode> => {
    if (commit?.statusCheckRollup === undefined) return NOT_SHOWN
    return commit.statusCheckRollup?.contexts ?? NO_ITEMS
  },
)

/** The newest review of each reviewer that approves or requests changes. */
const Review = z.object({
  state: z.string(),
  author: z.nullish(z.object({ login: z.string() })),
})

const UpdateRule = z.nullish(z.object({ requiredStatusCheckContexts: itemsOf(z.string()) }))
const Rule = z.object({
  parameters: z.nullish(
    z.object({ requiredStatusChecks: itemsOf(z.object({ context: textField })) }),
  ),
})
/** The names of the checks that a branch requires, by its protection and by rulesets. */
const Branch = mapped(
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
const MergeFactsAnswer = z.object({
  repository: z.object({
    pullRequest: z.object({
      state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
      url: z.nullish(z.string()),
      isDraft: z.boolean(),
      createdAt: textField,
      headRefOid: z.string(),
      baseRefName: z.string(),
      mergeable: textField,
      mergeStateStatus: textField,
      reviewDecision: textField,
      latestOpinionatedReviews: connection(Review),
      commits: connection(z.object({ commit: Commit })),
    }),
    ref: Branch,
    refs: connection(z.object({ target: Commit })),
  }),
})

/**
 * Asks GitHub, with one query, what keeps a pull request from being merged.
 * @param baseBranch the branch whose required checks count
 */
export async function readMergeFacts(
  api: GitHubApi,
  number: number,
  baseBranch: string,
  testBranches: string,
): Promise<MergeFacts> {
  const request = `Asking GitHub what keeps #${number} from being merged`
  const variables = {
    ...api.repository,
    number,
    baseBranch: `refs/heads/${baseBranch}`,
    testBranches: `refs/heads/${testBranches}`,
  }
  const lacking = new Set<OptionalPart>()
  // Each round leaves out at least one part more.
  for (;;) {
    const query = queryWithout(lacking)
    const { data, errors } = await api.graphql(request, PERMISSION, query, variables)
    if (errors.length === 0)
      return mergeFactsOf(parseAnswer(request, MergeFactsAnswer, data), [], lacking)
    // A part that the token may not read is null in the data.
    const answer = MergeFactsAnswer.safeParse(data)
    if (answer.success) return mergeFactsOf(answer.data, errors, lacking)
    const found = PARTS.filter((part) => !lacking.has(part) && isLacking(part, errors))
    if (found.length === 0) throw refusedQuery(request, PERMISSION, errors)
    for (const part of found) lacking.add(part)
  }
}

const PERMISSION = 'pull-requests: read'

/** True if GitHub refused a part of the query as unknown. */
const isLacking = (part: OptionalPart, problems: readonly GraphqlProblem[]): boolean =>
  problems.some(({ message }) => {
    const unknown = /^(?:Field|No such type) '?(\w+)|^Fragment on (\w+)/.exec(message ?? '')
    const name = unknown?.[1] ?? unknown?.[2] ?? ''
    return name === part || OPTIONAL[part].some((other) => other === name)
  })

function mergeFactsOf(
  { repository }: z.output<typeof MergeFactsAnswer>,
  problems: readonly GraphqlProblem[],
  lacking: ReadonlySet<OptionalPart>,
) {
  const { pullRequest, ref, refs } = repository
  const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest
  const isHidden = (...parts: readonly string[]) =>
    problems.some(({ path }) => path?.some((part) => parts.includes(String(part))))
  const isUnread = (...parts: readonly OptionalPart[]) =>
    parts.some((part) => lacking.has(part)) || isHidden(...parts)
  const head = pullRequest.commits.items.at(0)?.commit ?? NOT_SHOWN
  // GitHub lists a required check without a report as EXPECTED.
  const expected = head.items.flatMap((node) =>
    node.state === 'EXPECTED' && !isOfQueue(node) ? (node.context ?? []) : [],
  )
  const required = [...new Set([...ref.items, ...expected])]
  const areRulesWhole = ref.isWhole && !isHidden('ref') && !isUnread('refUpdateRule', 'rules')
  const checks = checksOfCommit(head, required)
  const unreported = required.filter((name) => !checks.some((check) => check.name === name))
  return {
    closed: state !== 'OPEN',
    merged: state === 'MERGED',
    url: pullRequest.url ?? '',
    draft: pullRequest.isDraft,
    createdAt: pullRequest.createdAt ?? undefined,
    headSha: pullRequest.headRefOid,
    baseBranch: pullRequest.baseRefName,
    conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
    behind: status === 'BEHIND',
    reviewRequired: review === 'REVIEW_REQUIRED',
    changesRequested: review === 'CHANGES_REQUESTED',
    /** Reviewers whose newest review requests changes, whether or not a merge needs a review. */
    changeRequests: changeRequestsOf(
      isUnread('latestOpinionatedReviews') ? NOT_SHOWN : pullRequest.latestOpinionatedReviews,
    ),
    /** The checks that have reported on the head commit. */
    checks,
    // The queue's test branches exist only while the tests run.
    testChecks: refs.items.flatMap(({ target }) => checksOfCommit(target, required)),
    /** The required checks that have not reported on the head commit. */
    unreportedChecks:
      head.isWhole && !isUnread('statusCheckRollup')
        ? known(unreported)
        : unread('GitHub does not show all checks of the head commit'),
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
    lacking: [...lacking],
  }
}

function changeRequestsOf({
  items,
  isWhole,
}: Listed<z.output<typeof Review>>): Fact<readonly string[]> {
  if (!isWhole) return unread('GitHub does not show all reviewers')
  const requests = items.filter(({ state }) => state === 'CHANGES_REQUESTED')
  return known(requests.map(({ author }) => author?.login ?? 'ghost'))
}

const isOfQueue = ({ checkSuite }: CheckNode): boolean => checkSuite?.app?.slug === QUEUE_APP

/** @param required the names that the base branch requires, because `isRequired` ignores rulesets */
function checksOfCommit(commit: Listed<CheckNode>, required: readonly string[]): readonly Check[] {
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
      url: webLink(node.detailsUrl ?? node.targetUrl),
      required: required.includes(name) || (node.isRequired ?? undefined),
      suite: node.checkSuite?.databaseId ?? undefined,
      startedAt: parseTime(node.startedAt),
      finishedAt: parseTime(node.completedAt),
    }
  })
  // A failure that is not shown may be the cause of a cancellation.
  return commit.isWhole ? judgedBySuite(checks) : checks
}
