/** Pull requests of the stand-in for GitHub, as a scenario file or a test sets them up. */
import * as z from 'zod'

/** The commit of every head and branch that says no other. */
export const SHA = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
/** Where base branches are before the first merge. */
export const BASE_SHA = '380387fbc80638b734a49e1be1c4dfec1c01b33c'

/** When that commit was made. */
export const BASE_TIME = '2026-09-17T09:00:00Z'

export interface Branch {
  readonly name: string
  readonly sha: string
  /** The time of its newest commit; {@link BASE_TIME} or that of the last merge where absent. */
  readonly committedAt?: string
}

/** An active ruleset of branches. */
export interface RulesetSeed {
  readonly id: number
  readonly name: string
  /** The branches that it covers: `~ALL`, or patterns as `fnmatch` reads them. */
  readonly branches: readonly string[]
  /** Patterns of branches that it does not cover. */
  readonly exclude?: readonly string[]
  /** Types of its rules. */
  readonly rules: readonly string[]
  /** Set for a ruleset of the organization; the repository has it as a parent's. */
  readonly ofOrganization?: boolean
}

/** Words are those of GitHub's GraphQL API. */
const Check = z
  .strictObject({
    name: z.string().min(1),
    /** Absent for a check run that has not finished. */
    conclusion: z
      .enum([
        'SUCCESS',
        'FAILURE',
        'CANCELLED',
        'TIMED_OUT',
        'NEUTRAL',
        'SKIPPED',
        'STALE',
        'ACTION_REQUIRED',
      ])
      .exactOptional(),
    /** It has not begun, because a person must approve the deployment of its job. */
    waits: z.boolean().exactOptional(),
    /** A commit status in place of a check run; `EXPECTED` is one that nothing has reported. */
    status: z.enum(['SUCCESS', 'FAILURE', 'ERROR', 'PENDING', 'EXPECTED']).exactOptional(),
    url: z.url().exactOptional(),
    required: z.boolean().exactOptional(),
    /** Checks of one suite began together; each check has a suite of its own where absent. */
    suite: z.int().min(1).exactOptional(),
    /** Name of the workflow that it is a job of. */
    workflow: z.string().exactOptional(),
    /** The app that reports it; `github-actions` where absent. */
    app: z.string().exactOptional(),
    /** Five minutes before its end where absent. */
    startedAt: z.iso.datetime().exactOptional(),
    finishedAt: z.iso.datetime().exactOptional(),
  })
  .readonly()

/** Where a field is absent, the pull request is open and can be merged. */
const PullRequest = z
  .strictObject({
    number: z.int().min(1),
    state: z.enum(['open', 'closed']).exactOptional(),
    merged: z.boolean().exactOptional(),
    draft: z.boolean().exactOptional(),
    headSha: z.string().exactOptional(),
    headBranch: z.string().exactOptional(),
    /** `owner/name`; another than the base's is a fork. */
    headRepository: z.string().exactOptional(),
    baseBranch: z.string().exactOptional(),
    /** The stack that it is a member of; early versions of GitHub's stacks show the base only. */
    stack: z
      .strictObject({
        number: z.int().min(1),
        base: z.string(),
        position: z.int().min(1).exactOptional(),
        size: z.int().min(1).exactOptional(),
      })
      .readonly()
      .exactOptional(),
    mergeCommitSha: z.nullable(z.string()).exactOptional(),
    title: z.string().exactOptional(),
    author: z.string().exactOptional(),
    labels: z.array(z.string()).readonly().exactOptional(),
    /** Other commits that it contains. */
    commits: z.array(z.string()).readonly().exactOptional(),
    mergeable: z.enum(['MERGEABLE', 'CONFLICTING', 'UNKNOWN']).exactOptional(),
    mergeStateStatus: z
      .enum(['BEHIND', 'BLOCKED', 'CLEAN', 'DIRTY', 'UNSTABLE', 'UNKNOWN'])
      .exactOptional(),
    review: z.enum(['APPROVED', 'CHANGES_REQUESTED', 'REVIEW_REQUIRED']).exactOptional(),
    /** The newest opinionated review of each reviewer; one by `mona` where `review` says so. */
    reviews: z
      .array(
        z
          .strictObject({
            author: z.string(),
            state: z.enum(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']),
            /** `false` for someone who can only read. */
            canWrite: z.boolean().exactOptional(),
          })
          .readonly(),
      )
      .readonly()
      .exactOptional(),
    /** The checks of its head commit. */
    checks: z.array(Check).readonly().exactOptional(),
    /** Workflows of its head commit that a person must approve, because its author is new. */
    workflowsToApprove: z.array(z.string()).readonly().exactOptional(),
    /** Checks that the protection of the base branch requires. */
    requiredChecks: z.array(z.string()).readonly().exactOptional(),
    /** Checks that a ruleset requires; `refUpdateRule` does not show them. */
    rulesetChecks: z.array(z.string()).readonly().exactOptional(),
    /** The files that it changes. */
    files: z
      .array(
        z.strictObject({ path: z.string(), previousPath: z.string().exactOptional() }).readonly(),
      )
      .readonly()
      .exactOptional(),
    /** This many more files, as a generator of code changes them: `generated/1.txt` and so on. */
    generatedFiles: z.int().min(1).exactOptional(),
    createdAt: z.iso.datetime().exactOptional(),
    /** When its head was pushed: its check suites begin then. */
    pushedAt: z.iso.datetime().exactOptional(),
    /** When its head was committed; with the push where absent. */
    committedAt: z.iso.datetime().exactOptional(),
    /** When it was closed or merged. */
    closedAt: z.iso.datetime().exactOptional(),
  })
  .readonly()

export type CheckSeed = z.output<typeof Check>
export type PullRequestSeed = z.output<typeof PullRequest>

/** All files that a pull request changes. GitHub lists only the first 3,000. */
export function changedFilesOf({
  files = [],
  generatedFiles = 0,
}: PullRequestSeed): NonNullable<PullRequestSeed['files']> {
  const generated = Array.from({ length: generatedFiles }, (_, index) => ({
    path: `generated/${index + 1}.txt`,
  }))
  return [...files, ...generated]
}

/** Part of a scenario file that is about GitHub. */
export const GitHubScenario = z.strictObject({
  pullRequests: z.array(PullRequest).default([]),
  /** The checks of branches, by name. */
  branchChecks: z.record(z.string(), z.array(Check)).default({}),
})
