/** The part of GitHub's GraphQL schema that the sandbox answers. Enums and text formats are strings here. */
export const SCHEMA = `
type Query {
  viewer: User
  repository(owner: String!, name: String!): Repository
}
type User { login: String! }
type Repository {
  isPrivate: Boolean
  defaultBranchRef: Ref
  mergeQueue(branch: String): MergeQueue
  pullRequest(number: Int!): PullRequest
  ref(qualifiedName: String!): Ref
  refs(refPrefix: String!, first: Int, last: Int): RefConnection
  object(expression: String!): GitObject
}
type MergeQueue { id: ID! }
type PullRequest {
  number: Int
  state: String
  url: String
  isDraft: Boolean
  createdAt: String
  headRefOid: String
  baseRefName: String
  mergeable: String
  mergeStateStatus: String
  reviewDecision: String
  labels(first: Int, last: Int): LabelConnection
  latestOpinionatedReviews(first: Int, last: Int, writersOnly: Boolean): PullRequestReviewConnection
  commits(first: Int, last: Int): PullRequestCommitConnection
}
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! endCursor: String }
type LabelConnection { nodes: [Label] totalCount: Int pageInfo: PageInfo! }
type Label { name: String! }
type PullRequestReviewConnection { nodes: [PullRequestReview] totalCount: Int pageInfo: PageInfo! }
type PullRequestReview { state: String author: User }
type PullRequestCommitConnection { nodes: [PullRequestCommit] totalCount: Int pageInfo: PageInfo! }
type PullRequestCommit { commit: Commit }

type RefConnection { nodes: [Ref] totalCount: Int pageInfo: PageInfo! }
type Ref {
  name: String
  target: GitObject
  refUpdateRule: RefUpdateRule
  rules(first: Int, last: Int): RepositoryRuleConnection
}
type RefUpdateRule { requiredStatusCheckContexts: [String] }
type RepositoryRuleConnection { nodes: [RepositoryRule] totalCount: Int pageInfo: PageInfo! }
type RepositoryRule { type: String parameters: RuleParameters }
union RuleParameters = RequiredStatusChecksParameters
type RequiredStatusChecksParameters { requiredStatusChecks: [StatusCheckConfiguration] }
type StatusCheckConfiguration { context: String }

interface GitObject { oid: String }
type Commit implements GitObject { oid: String committedDate: String statusCheckRollup: StatusCheckRollup checkSuites(first: Int, last: Int): CheckSuiteConnection }
type Tree implements GitObject { oid: String entries: [TreeEntry] }
type TreeEntry { name: String object: GitObject }
type Blob implements GitObject { oid: String text: String isTruncated: Boolean }

type StatusCheckRollup { contexts(first: Int, last: Int, after: String): StatusCheckRollupContextConnection }
type StatusCheckRollupContextConnection { nodes: [StatusCheckRollupContext] totalCount: Int pageInfo: PageInfo! }
union StatusCheckRollupContext = CheckRun | StatusContext
type CheckRun {
  databaseId: Int
  name: String
  status: String
  conclusion: String
  detailsUrl: String
  startedAt: String
  completedAt: String
  isRequired(pullRequestNumber: Int): Boolean
  checkSuite: CheckSuite
}
type CheckSuiteConnection { nodes: [CheckSuite] totalCount: Int pageInfo: PageInfo! }
type CheckSuite { databaseId: Int createdAt: String conclusion: String app: App workflowRun: WorkflowRun }
type App { slug: String }
type WorkflowRun { url: String workflow: Workflow }
type Workflow { name: String }
type StatusContext {
  context: String
  state: String
  targetUrl: String
  createdAt: String
  isRequired(pullRequestNumber: Int): Boolean
}`
