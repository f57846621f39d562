/** Asks GitHub about many things of one repository with one query, each under an alias. */
import type { Deadline } from '../shared/deadline.js'
import * as z from '../shared/zod.js'
import { type GitHubClient, type GraphqlProblem, parseAnswer, refusedQuery } from './octokit.js'
import { Branch, type Listed } from './query-parts.js'
import { type Selection, selectionText, unknownParts } from './selection.js'

/** GitHub answers for so many pull requests or commits before its time limit of 10 s. */
export const MAX_IN_QUERY = 20

/** A field of the repository, under an alias. */
export interface AliasedField {
  readonly alias: string
  /** With its arguments, such as `pullRequest(number: 12)`. */
  readonly field: string
  readonly selection: Selection
  /** Puts values into the text of the selection. */
  readonly fill?: (text: string) => string
}

/** One query of several fields. */
interface AliasedQuery {
  /** For messages. */
  readonly request: string
  readonly permission: string
  /** The branch whose required checks are read beside them. */
  readonly baseBranch: string
  readonly fields: readonly AliasedField[]
}

/** Facts by alias. */
export interface AliasedAnswer {
  readonly fields: Readonly<Record<string, unknown>>
  readonly requiredChecks: Listed<string>
  /** Why parts of the answer are missing. */
  readonly problems: readonly GraphqlProblem[]
}

const Answer = z.object({ repository: z.looseObject({ ref: Branch.schema }) })

/**
 * Asks GitHub; a server that lacks a field is asked again without it.
 * @param lacking fields that the server lacks; later queries leave them out, too
 * @throws {ActionError}
 */
export async function askAliased(
  github: GitHubClient,
  deadline: Deadline,
  { request, permission, baseBranch, fields }: AliasedQuery,
  lacking: Set<string>,
): Promise<AliasedAnswer> {
  const variables = { ...github.repository, baseBranch: `refs/heads/${baseBranch}` }
  const repositoryOf: Selection = {
    type: 'Repository',
    fields: {
      'ref(qualifiedName: $baseBranch)': Branch.selection,
      ...Object.fromEntries(fields.map(({ field, selection }) => [field, selection])),
    },
  }
  for (;;) {
    // Other queries at the same time add to the set.
    const leftOut = new Set(lacking)
    const branch = selectionText(Branch.selection, lacking)
    const aliased = fields.map(({ alias, field, selection, fill = (text: string) => text }) => {
      return `${alias}: ${field} ${fill(selectionText(selection, lacking))}`
    })
    const query = `
query ($owner: String!, $repo: String!, $baseBranch: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $baseBranch) ${branch}
    ${aliased.join('\n    ')}
  }
}`
    const answer = await github.graphql(deadline, request, permission, query, variables)
    const { data, errors: problems } = answer
    const parsed = Answer.safeParse(data)
    if (parsed.success) {
      const { ref, ...shown } = parsed.data.repository
      const isBranchShown = !problems.some(({ path }) => path?.includes('ref'))
      return {
        fields: shown,
        requiredChecks: isBranchShown ? ref : { items: [], isWhole: false },
        problems,
      }
    }
    if (problems.length === 0) parseAnswer(request, Answer, data)
    const found = unknownParts(repositoryOf, leftOut, problems)
    if (found.length === 0) throw refusedQuery(request, permission, problems)
    for (const part of found) lacking.add(part)
  }
}
