import * as z from '../shared/zod.js'
import { checked, type GitHubApi } from './octokit.js'

/** A check run or a commit status, as GitHub shows it for a commit. */
export interface GitHubCheck {
  readonly name: string
  /** `expected`: required, and nothing has reported it. */
  readonly state: 'success' | 'failure' | 'pending' | 'expected'
  readonly url: string | undefined
  /** For this pull request; `undefined` where GitHub does not say. */
  readonly required: boolean | undefined
}

/** What GitHub says about whether a pull request can be merged; a part of it, without a query. */
export type MergeFacts = Partial<Facts> &
  Pick<Facts, 'closed' | 'merged' | 'url' | 'draft' | 'headSha' | 'baseBranch'>
type Facts = ReturnType<typeof factsOf>

/** `refUpdateRule` is the part of a branch protection that readers may see. */
const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $testBranches: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      state url isDraft headRefOid baseRefName mergeable mergeStateStatus reviewDecision
      baseRef { refUpdateRule { requiredStatusCheckContexts } }
      commits(last: 1) { nodes { commit { ...checks } } }
    }
    refs(refPrefix: $testBranches, first: 3) { nodes { target { ...checks } } }
  }
}
fragment checks on Commit {
  statusCheckRollup { contexts(first: 100) { nodes {
    ... on CheckRun { name status conclusion detailsUrl isRequired(pullRequestNumber: $number) }
    ... on StatusContext { context state targetUrl isRequired(pullRequestNumber: $number) }
  } } }
}`

const text = z.nullish(z.string())
const CheckNode = z.lazy(() =>
  z.object({
    name: text,
    conclusion: text,
    detailsUrl: text,
    context: text,
    state: text,
    targetUrl: text,
    isRequired: z.nullish(z.boolean()),
  }),
)
/** A list without what GitHub leaves out. A query gets 100 of a kind; no branch requires 1000. */
const items = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.nullish(z.array(z.nullish(item)).check(z.maxLength(1000))),
    z.transform((list) => (list ?? []).filter((one) => one != null)),
  )
const nodes = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.nullish(z.object({ nodes: items(item) })),
    z.transform((found) => found?.nodes ?? []),
  )

const Commit = z.lazy(() =>
  z.nullish(z.object({ statusCheckRollup: z.nullish(z.object({ contexts: nodes(CheckNode) })) })),
)

const UpdateRule = z.lazy(() =>
  z.nullish(z.object({ requiredStatusCheckContexts: items(z.string()) })),
)
const Answer = z.lazy(() =>
  z.object({
    repository: z.object({
      pullRequest: z.object({
        state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
        url: z.string(),
        isDraft: z.boolean(),
        headRefOid: z.string(),
        baseRefName: z.string(),
        mergeable: text,
        mergeStateStatus: text,
        reviewDecision: text,
        baseRef: z.nullish(z.object({ refUpdateRule: UpdateRule })),
        commits: nodes(z.object({ commit: Commit })),
      }),
      refs: nodes(z.object({ target: Commit })),
    }),
  }),
)

/** GraphQL's errors; a part that the token may not read is null in the data. */
const Problems = z.lazy(() => z.array(z.object({ path: z.nullish(z.array(z.unknown())) })))

/** Asks GitHub, with one query, what keeps a pull request from being merged. */
export async function readMergeFacts(
  api: GitHubApi,
  number: number,
  testBranches: string,
): Promise<MergeFacts> {
  const request = `Asking GitHub what keeps #${number} from being merged`
  return api.call(request, 'pull-requests: read', async ({ graphql }) => {
    const variables = { ...api.repository, number, testBranches: `refs/heads/${testBranches}` }
    try {
      return factsOf(checked(Answer, await graphql(QUERY, variables)), false)
    } catch (error) {
      // Octokit throws for an answer of which GitHub leaves out parts.
      const { data, errors } = error as { readonly data?: unknown; readonly errors?: unknown }
      const [answer, problems] = [Answer.safeParse(data), Problems.safeParse(errors)]
      if (!answer.success || !problems.success) throw error
      const checksHidden = problems.data.some(({ path }) => path?.includes('statusCheckRollup'))
      return factsOf(answer.data, checksHidden)
    }
  })
}

function factsOf({ repository }: z.output<typeof Answer>, checksHidden: boolean) {
  const { pullRequest, refs } = repository
  const { state, mergeable, mergeStateStatus: status, reviewDecision: review } = pullRequest
  return {
    closed: state !== 'OPEN',
    merged: state === 'MERGED',
    url: pullRequest.url,
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
    // By the protection of the base branch.
    requiredChecks: pullRequest.baseRef?.refUpdateRule?.requiredStatusCheckContexts ?? [],
    /** The token may not read the checks. */
    checksHidden,
  }
}

function checksOf(commit: z.output<typeof Commit>): readonly GitHubCheck[] {
  return (commit?.statusCheckRollup?.contexts ?? []).flatMap((node) => {
    const name = node.name ?? node.context
    if (!name) return []
    const state = stateOf(node.conclusion ?? node.state)
    const url = node.detailsUrl ?? node.targetUrl ?? undefined
    return [{ name, state, url, required: node.isRequired ?? undefined }]
  })
}

/** Conclusions of check runs and states of commit statuses; a run without one has not finished. */
function stateOf(word: string | null | undefined): GitHubCheck['state'] {
  if (word === 'EXPECTED') return 'expected'
  if (!word || word === 'PENDING') return 'pending'
  return ['SUCCESS', 'NEUTRAL', 'SKIPPED'].includes(word) ? 'success' : 'failure'
}
