/**
 * The wire shapes of the service, as tolerant as its deployments need:
 * fields that are not read may be missing, null or new, and an unknown state passes.
 */
import * as z from 'zod'

/** `repo` of every request body. */
export interface RepositoryRef {
  readonly host: string
  readonly owner: string
  readonly name: string
}

/** A pull request in a queue, as requests address it. */
export interface PullRequestRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
  readonly number: number
}

/** A queue, as requests address it. */
export interface QueueRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
}

/** States that the interface names; compared without case, because the wire has them in lower case. */
export const PULL_REQUEST_STATES = [
  'NOT_READY',
  'PENDING',
  'TESTING',
  'TESTS_PASSED',
  'MERGED',
  'FAILED',
  'CANCELLED',
  'PENDING_FAILURE',
] as const
export type PullRequestState = (typeof PULL_REQUEST_STATES)[number]

/** States of a queue, as the wire has them. */
export const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'] as const

/** A state as the action shows it: the interface's spelling, an unknown one in upper case. */
const upperState = z
  .string()
  .min(1)
  .transform((state) => state.toUpperCase())

const optional = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined)

/** What a pull request that is not ready still needs, as far as the service says it. */
export const Readiness = z.object({
  hasImpactedTargets: optional(z.boolean()),
  requiresImpactedTargets: optional(z.boolean()),
  doesBaseBranchMatch: optional(z.boolean()),
  gitHubMergeability: optional(z.string()),
})
export type Readiness = z.output<typeof Readiness>

/** What the queue says of a pull request wherever it is shown. */
const pullRequestFields = {
  id: optional(z.string()),
  state: optional(upperState),
  stateChangedAt: optional(z.string()),
  priorityValue: optional(z.number()),
  priorityName: optional(z.string()),
  usedDefaultPriorityName: optional(z.string()),
  skipTheLine: optional(z.boolean()),
  noBatch: optional(z.boolean()),
  prTitle: optional(z.string()),
  prSha: optional(z.string()),
  prBaseBranch: optional(z.string()),
  prAuthor: optional(z.string()),
}

/** Answer of getSubmittedPullRequest. `state` is missing for a pull request that was never submitted at some servers. */
export const SubmittedPullRequest = z.object({
  ...pullRequestFields,
  readiness: optional(Readiness),
  forceEnqueued: optional(z.boolean()),
  isCurrentlySubmittedToQueue: z.boolean(),
  prNumber: optional(z.number()),
})
export type SubmittedPullRequest = z.output<typeof SubmittedPullRequest>

/** A pull request in the answer of getQueue. */
export const EnqueuedPullRequest = z.object({ ...pullRequestFields, prNumber: z.number() })
export type EnqueuedPullRequest = z.output<typeof EnqueuedPullRequest>

/** Answer of getQueue. Settings are optional here although the interface requires them: only those given are compared. */
export const Queue = z.object({
  state: z
    .string()
    .min(1)
    .transform((state) => state.toLowerCase()),
  branch: optional(z.string()),
  concurrency: optional(z.number()),
  testingTimeoutMinutes: optional(z.number()),
  mode: optional(z.string()),
  canOptimisticallyMerge: optional(z.boolean()),
  pendingFailureDepth: optional(z.number()),
  batch: optional(z.boolean()),
  batchingMaxWaitTimeMinutes: optional(z.number()),
  batchingMinSize: optional(z.number()),
  createPrsForTestingBranches: optional(z.boolean()),
  commentsEnabled: optional(z.boolean()),
  commandsEnabled: optional(z.boolean()),
  statusCheckEnabled: optional(z.boolean()),
  bisectionConcurrency: optional(z.number()),
  requiredStatuses: optional(z.array(z.string())),
  directMergeMode: optional(z.string()),
  optimizationMode: optional(z.string()),
  mergeMethod: optional(z.string()),
  enqueuedPullRequests: z.array(EnqueuedPullRequest),
})
export type Queue = z.output<typeof Queue>

const TestedPullRequest = z.object({
  prNumber: z.number(),
  prUrl: optional(z.string()),
  title: optional(z.string()),
})

/** Answer of getMergeQueueTestingDetails. */
export const TestingDetails = z.object({
  requiredStatuses: optional(z.array(z.string())),
  testBranch: optional(z.string()),
  testBranchSha: optional(z.string()),
  status: optional(z.string()),
  createdAt: optional(z.string()),
  checkSuites: optional(
    z.array(
      z.object({
        checkRuns: optional(
          z.array(
            z.object({
              name: z.string(),
              url: optional(z.string()),
              status: optional(z.string()),
              conclusion: optional(z.string()),
            }),
          ),
        ),
      }),
    ),
  ),
  statusChecks: optional(
    z.array(
      z.object({ context: z.string(), url: optional(z.string()), state: optional(z.string()) }),
    ),
  ),
  testedPullRequests: optional(z.array(TestedPullRequest)),
  dependentPrs: optional(z.array(z.unknown())),
  impactedTargets: optional(z.array(z.string())),
  impactedTargetsForTestedPrs: optional(z.array(z.unknown())),
})
export type TestingDetails = z.output<typeof TestingDetails>

/**
 * An element of `tests` of the listing; `status.value` is from the wire and may be missing. Missing fields stay missing or null:
 * a transform on each would make checking 100 000 tests three times as slow as `JSON.parse` (it takes 0.4 of it this way).
 */
export const UnhealthyTest = z.object({
  id: z.string(),
  repository: z.object({ html_url: z.string().nullish() }).nullish(),
  html_url: z.string().nullish(),
  name: z.string(),
  variant: z.string().nullish(),
  status: z
    .object({
      value: z.string().nullish(),
      reason: z.string().nullish(),
      timestamp: z.string().nullish(),
    })
    .nullish(),
  codeowners: z.array(z.string()).nullish(),
  pull_requests_impacted_last_7d: z.number().nullish(),
  quarantined: z.boolean().nullish(),
  file_path: z.string().nullish(),
  parent: z.string().nullish(),
  classname: z.string().nullish(),
  ticket: z.object({ html_url: z.string().nullish() }).nullish(),
})
export type UnhealthyTest = z.output<typeof UnhealthyTest>

/** Answer of listUnhealthyTests. An empty `next_page_token` ends the list. */
export const UnhealthyTestPage = z.object({
  tests: z.array(UnhealthyTest),
  page: z.object({
    total_rows: optional(z.number()),
    total_pages: optional(z.number()),
    page_index: optional(z.number()),
    next_page_token: optional(z.string()),
    prev_page_token: optional(z.string()),
    last_page_token: optional(z.string()),
  }),
})
export type UnhealthyTestPage = z.output<typeof UnhealthyTestPage>
