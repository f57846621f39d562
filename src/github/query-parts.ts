/** Parts that several queries of GitHub share: the checks of a commit, a branch, a pull request. */
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import {
  eitherOf,
  mappedPart,
  onlyIf,
  optionalPart,
  part,
  type QueryPart,
  type Selection,
} from './selection.js'

export const textField = z.nullish(z.string())

/** The part of a list that GitHub shows. */
export interface Listed<T> {
  readonly items: readonly T[]
  readonly isWhole: boolean
}

const NO_ITEMS = { items: [], isWhole: true } as const
export const NOT_SHOWN = { items: [], isWhole: false } as const

/** A query gets at most 100 of a kind, and no branch requires 1000 checks. */
const itemsOf = <S extends z.ZodMiniType>(item: S) =>
  z.nullish(z.array(z.nullish(item)).check(z.maxLength(1000)))

const listOf = <S extends z.ZodMiniType>(item: S) =>
  mapped(
    z.nullish(
      z.object({
        nodes: itemsOf(item),
        pageInfo: z.nullish(z.object({ hasNextPage: z.nullish(z.boolean()) })),
      }),
    ),
    (list): Listed<z.output<S>> => {
      // GitHub puts null in place of what the token may not read.
      const items = (list?.nodes ?? []).filter((one) => one != null)
      const isWhole = items.length === list?.nodes?.length && list.pageInfo?.hasNextPage === false
      return { items, isWhole }
    },
  )

/** Selects a list whose end does not matter. */
export const nodesOf = <S extends z.ZodMiniType>(
  type: string,
  { selection, schema }: QueryPart<S>,
) => ({
  selection: { type, fields: { nodes: selection } },
  schema: listOf(schema),
})

const PAGE_INFO: Selection = { type: 'PageInfo', fields: { hasNextPage: true } }

/** Selects a list, and whether it has more pages. */
export const connection = <S extends z.ZodMiniType>(
  type: string,
  { selection, schema }: QueryPart<S>,
) => ({
  selection: { type, fields: { nodes: selection, pageInfo: PAGE_INFO } },
  schema: listOf(schema),
})

const isRequired = 'isRequired(pullRequestNumber: $number)'
const CheckContext = eitherOf(
  'StatusCheckRollupContext',
  part('CheckRun', {
    databaseId: z.nullish(z.number()),
    name: textField,
    status: textField,
    conclusion: textField,
    detailsUrl: textField,
    startedAt: textField,
    completedAt: textField,
    [isRequired]: z.nullish(z.boolean()),
    checkSuite: optionalPart(
      part('CheckSuite', {
        databaseId: z.nullish(z.number()),
        app: optionalPart(part('App', { slug: textField })),
      }),
    ),
  }),
  part('StatusContext', {
    context: textField,
    state: textField,
    targetUrl: textField,
    createdAt: textField,
    [isRequired]: z.nullish(z.boolean()),
  }),
)
export type CheckNode = z.output<typeof CheckContext.schema>

const CONTEXTS = 'StatusCheckRollupContextConnection'

/** One page of the checks of a commit, for a list that is read to its end. */
const CheckPage = {
  selection: {
    type: CONTEXTS,
    fields: {
      nodes: CheckContext.selection,
      pageInfo: { type: 'PageInfo', fields: { hasNextPage: true, endCursor: true } },
    },
  },
  schema: mapped(
    z.object({
      nodes: z.array(z.nullish(CheckContext.schema)).check(z.maxLength(100)),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: textField }),
    }),
    ({ nodes, pageInfo }) => {
      const items = nodes.filter((node) => node != null)
      const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
      const isCut = pageInfo.hasNextPage && next === undefined
      return { items, isWhole: items.length === nodes.length && !isCut, next }
    },
  ),
} satisfies QueryPart

/** The first page of the checks of a commit. */
export const FirstChecks = part('StatusCheckRollup', { 'contexts(first: 100)': CheckPage })
/** The next page, from a cursor. */
export const MoreChecks = part('StatusCheckRollup', {
  'contexts(first: 100, after: $after)': CheckPage,
})

/** The checks of a commit; its rollup is null if there is none. */
const CHECKS_OF_COMMIT = {
  statusCheckRollup: optionalPart(
    part('StatusCheckRollup', { 'contexts(first: 100)': connection(CONTEXTS, CheckContext) }),
  ),
}

function listedChecks(
  commit:
    | { readonly statusCheckRollup?: { readonly contexts: Listed<CheckNode> } | null | undefined }
    | null
    | undefined,
): Listed<CheckNode> {
  const rollup = commit?.statusCheckRollup
  if (rollup === undefined) return NOT_SHOWN
  return rollup?.contexts ?? NO_ITEMS
}

const TestedCommit = mappedPart(onlyIf('GitObject', part('Commit', CHECKS_OF_COMMIT)), listedChecks)

/** Living test branches, with the checks of their commits. */
export const TestBranches = nodesOf('RefConnection', part('Ref', { target: TestedCommit }))

const HeadCommit = mappedPart(
  part('Commit', {
    ...CHECKS_OF_COMMIT,
    // Workflows that wait for an approval have a suite without check runs.
    'checkSuites(first: 100)': nodesOf(
      'CheckSuiteConnection',
      part('CheckSuite', {
        conclusion: textField,
        workflowRun: optionalPart(
          part('WorkflowRun', {
            url: textField,
            workflow: optionalPart(part('Workflow', { name: textField })),
          }),
        ),
      }),
    ),
  }),
  (commit) => ({ ...listedChecks(commit), suites: commit?.checkSuites.items ?? [] }),
)
/** The check suites of a head commit. */
export type SuiteNode = z.output<typeof HeadCommit.schema>['suites'][number]

const Review = part('PullRequestReview', {
  state: textField,
  author: optionalPart(part('Actor', { login: textField })),
})
export type ReviewNode = z.output<typeof Review.schema>

/** The pull request of the question. */
export const PullRequestPart = part('PullRequest', {
  state: z.nullish(z.enum(['OPEN', 'CLOSED', 'MERGED'])),
  url: textField,
  isDraft: z.nullish(z.boolean()),
  createdAt: textField,
  headRefOid: textField,
  baseRefName: textField,
  mergeable: textField,
  mergeStateStatus: textField,
  reviewDecision: textField,
  // The newest review of each reviewer that approves or requests changes.
  'latestOpinionatedReviews(first: 100)': connection('PullRequestReviewConnection', Review),
  'commits(last: 1)': nodesOf(
    'PullRequestCommitConnection',
    part('PullRequestCommit', { commit: HeadCommit }),
  ),
})

/**
 * The names of the checks that a branch requires. Readers may see a part of its protection, and its
 * rulesets.
 */
export const Branch = mappedPart(
  part('Ref', {
    refUpdateRule: optionalPart(
      part('RefUpdateRule', { requiredStatusCheckContexts: itemsOf(z.string()) }),
    ),
    'rules(first: 100)': connection(
      'RepositoryRuleConnection',
      part('RepositoryRule', {
        parameters: optionalPart(
          onlyIf(
            'RuleParameters',
            part('RequiredStatusChecksParameters', {
              requiredStatusChecks: checkNames(),
            }),
          ),
        ),
      }),
    ),
  }),
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

function checkNames() {
  const { selection, schema } = part('StatusCheckConfiguration', { context: textField })
  return { selection, schema: itemsOf(schema) }
}
