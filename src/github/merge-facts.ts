import { webLink } from '../shared/links.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { FOR_A_MERGE, type MergeState, stateOfCheck } from './check-state.js'
import { checked, type GitHubApi } from './octokit.js'

/** A check run or a commit status, as GitHub shows it for a commit. */
export interface GitHubCheck {
  readonly name: string
  /** `expected`: required, and nothing has reported it. */
  readonly state: MergeState | 'expected'
  readonly url: string | undefined
  /** For this pull request; `undefined` where GitHub does not say. */
  readonly required: boolean | undefined
}

/** GitHub's word on whether a pull request can be merged; a part of it, without a query. */
export type MergeFacts = Partial<Facts> &
  Pick<Facts, 'closed' | 'merged' | 'url' | 'draft' | 'headSha' | 'baseBranch'>
type Facts = ReturnType<typeof factsOf>

/**
 * Parts of the query that older Enterprise Servers lack, with the names by which GitHub refuses
 * them. `refUpdateRule` is what readers may see of a branch protection, `rules` what rulesets say.
 */
const OPTIONAL = {
  mergeStateStatus: [],
  reviewDecision: [],
  refUpdateRule: ['requiredStatusCheckContexts'],
  rules: ['RequiredStatusChecksParameters', 'requiredStatusChecks'],
  statusCheckRollup: [],
  isRequired: [],
  checkSuite: ['app', 'slug'],
} as const
type Part = keyof typeof OPTIONAL
const PARTS = Object.keys(OPTIONAL) as readonly Part[]

function queryWithout(lacking: ReadonlySet<Part>): string {
  const part = (name: Part, text: string = name) => (lacking.has(name) ? '' : text)
  const isRequired = part('isRequired', 'isRequired(pullRequestNumber: $number)')
  const protection = part('refUpdateRule', 'refUpdateRule { requiredStatusCheckContexts }')
  const rules = part(
    'rules',
    `rules(first: 100) { nodes { parameters {
      ... on RequiredStatusChecksParameters { requiredStatusChecks { context } } } } }`,
  )
  const rollup = part(
    'statusCheckRollup',
    `statusCheckRollup { contexts(first: 100) { nodes {
      ... on CheckRun {
        name status conclusion detailsUrl ${isRequired}
        ${part('checkSuite', 'checkSuite { app { slug } }')}
      }
      ... on StatusContext { context state targetUrl ${isRequired} }
    } } }`,
  )
  return `
query ($owner: String!, $repo: String!, $number: Int!, $testBranches: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft headRefOid baseRefName mergeable
      ${part('mergeStateStatus')} ${part('reviewDecision')}
      baseRef { name ${protection} ${rules} }
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit { oid ${rollup} }`
}

const text = z.nullish(z.string())
const CheckNode = z.object({
  name: text,
  conclusion: text,
  detailsUrl: text,
  context: text,
  state: text,
  targetUrl: text,
  isRequired: z.nullish(z.boolean()),
  checkSuite: z.nullish(z.object({ app: z.nullish(z.object({ slug: text })) })),
})
/** A list without what GitHub leaves out. A query gets 100 of a kind; no branch requires 1000. */
const items = <S extends z.ZodMiniType>(item: S) =>
  mapped(z.nullish(z.array(z.nullish(item)).check(z.maxLength(1000))), (list) =>
    (list ?? []).filter((one) => one != null),
  )
const nodes = <S extends z.ZodMiniType>(item: S) =>
  mapped(z.nullish(z.object({ nodes: items(item) })), (found) => found?.nodes ?? [])

/** The checks of a commit. */
const Commit = mapped(
  z.nullish(z.object({ statusCheckRollup: z.nullish(z.object({ contexts: nodes(CheckNode) })) })),
  (commit) => commit?.statusCheckRollup?.contexts ?? [],
)

const UpdateRule = z.nullish(z.object({ requiredStatusCheckContexts: items(z.string()) }))
const Rule = z.object({
  parameters: z.nullish(z.object({ requiredStatusChecks: items(z.object({ context: text })) })),
})
/** The checks that a branch requires, by its protection and by rulesets. */
const BaseRef = mapped(
  z.nullish(z.object({ refUpdateRule: UpdateRule, rules: nodes(Rule) })),
  (branch) => {
    const ruled = (branch?.rules ?? []).flatMap(({ parameters }) =>
      (parameters?.requiredStatusChecks ?? []).flatMap(({ context }) => context ?? []),
    )
    return [...new Set([...(branch?.refUpdateRule?.requiredStatusCheckContexts ?? []), ...ruled])]
  },
)
const Answer = z.object({
  repository: z.object({
    pullRequest: z.object({
      state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
      url: z.nullish(z.string()),
      isDraft: z.boolean(),
      headRefOid: z.string(),
      baseRefName: z.string(),
      mergeable: text,
      mergeStateStatus: text,
      reviewDecision: text,
      baseRef: BaseRef,
      commits: nodes(z.object({ commit: Commit })),
    }),
    refs: nodes(z.object({ target: Commit })),
  }),
})

/** GraphQL's errors; a part that the token may not read is null in the data. */
const Problems = z.array(
  z.object({ path: z.nullish(z.array(z.unknown())), message: z.catch(text, undefined) }),
)

/** Asks GitHub, with one query, what keeps a pull request from being merged. */
export async function readMergeFacts(
  api: GitHubApi,
  number: number,
  testBranches: string,
): Promise<MergeFacts> {
  const request = `Asking GitHub what keeps #${number} from being merged`
  const variables = { ...api.repository, number, testBranches: `refs/heads/${testBranches}` }
  return api.call(request, 'pull-requests: read', async ({ graphql }) => {
    const lacking = new Set<Part>()
    // Each round leaves out at least one part more.
    for (;;) {
      try {
        const whole = checked(Answer, await graphql(queryWithout(lacking), variables))
        return factsOf(whole, [], lacking)
      } catch (error) {
        // Octokit throws for an answer of which GitHub leaves out parts.
        const { data, errors } = error as { readonly data?: unknown; readonly errors?: unknown }
        const [answer, problems] = [Answer.safeParse(data), Problems.safeParse(errors)]
        if (!problems.success) throw error
        if (answer.success) return factsOf(answer.data, problems.data, lacking)
        const found = PARTS.filter((part) => !lacking.has(part) && isLacking(part, problems.data))
        if (found.length === 0) throw error
        for (const part of found) lacking.add(part)
      }
    }
  })
}

/** Tells whether GitHub says that it does not know a part of the query. */
const isLacking = (part: Part, problems: z.output<typeof Problems>): boolean =>
  problems.some(({ message }) => {
    const unknown = /^(?:Field|No such type) '?(\w+)|^Fragment on (\w+)/.exec(message ?? '')
    const name = unknown?.[1] ?? unknown?.[2] ?? ''
    return name === part || OPTIONAL[part].some((other) => other === name)
  })

/** The app that reports the queue's own check, which is red whenever a pull request has left it. */
const QUEUE_APP = 'trunk-io'

function factsOf(
  { repository }: z.output<typeof Answer>,
  problems: z.output<typeof Problems>,
  lacking: ReadonlySet<Part>,
) {
  const { pullRequest, refs } = repository
  const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest
  return {
    closed: state !== 'OPEN',
    merged: state === 'MERGED',
    url: pullRequest.url ?? '',
    draft: pullRequest.isDraft,
    headSha: pullRequest.headRefOid,
    baseBranch: pullRequest.baseRefName,
    conflicting: mergeable === 'CONFLICTING' || status === 'DIRTY',
    behind: status === 'BEHIND',
    reviewRequired: review === 'REVIEW_REQUIRED',
    changesRequested: review === 'CHANGES_REQUESTED',
    checks: pullRequest.commits.flatMap(({ commit }) => checksOf(commit)),
    // The queue's test branches exist only while the tests run.
    testChecks: refs.flatMap(({ target }) => checksOf(target)),
    requiredChecks: pullRequest.baseRef,
    /** Names of the queue's own checks on the head commit; nothing that counts, even if required. */
    queueChecks: pullRequest.commits.flatMap(({ commit }) =>
      commit.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
    ),
    /** The token may not read the checks. */
    checksHidden: problems.some(({ path }) => path?.includes('statusCheckRollup')),
    /** Fields that this GitHub does not know, and so could not give. */
    lacking: [...lacking],
  }
}

const isOfQueue = ({ checkSuite }: z.output<typeof CheckNode>): boolean =>
  checkSuite?.app?.slug === QUEUE_APP

function checksOf(commit: z.output<typeof Commit>): readonly GitHubCheck[] {
  return commit.flatMap((node) => {
    const name = node.name ?? node.context
    if (!name || isOfQueue(node)) return []
    // A run without a conclusion has not finished.
    const word = node.conclusion ?? node.state
    const state = word === 'EXPECTED' ? 'expected' : FOR_A_MERGE[stateOfCheck(word)]
    const url = webLink(node.detailsUrl ?? node.targetUrl)
    return [{ name, state, url, required: node.isRequired ?? undefined }]
  })
}
