/** Reads facts about many pull requests and commits from GitHub, twenty per query. */
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { inParts } from '../shared/parts.js'
import type * as z from '../shared/zod.js'
import { type AliasedAnswer, type AliasedField, askAliased, MAX_IN_QUERY } from './aliases.js'
import type { Check } from './check.js'
import {
  checksOfCommit,
  type MergeFacts,
  mergeFactsOf,
  needsRest,
  withoutUnreadable,
} from './merge-facts.js'
import { type GraphqlProblem, refusedQuery } from './octokit.js'
import { type PullRequestAccess, readPullRequest } from './pull-requests.js'
import {
  type CheckNode,
  type Listed,
  MoreChecks,
  nodesOf,
  PullRequestPart,
  textField,
} from './query-parts.js'
import { onlyIf, optionalPart, part, type Selection } from './selection.js'

/** The checks of a commit, and when it was there. */
export interface CommitFacts {
  readonly checks: readonly Check[]
  /** Its first check suite: it was pushed by then. */
  readonly pushedBy: number | undefined
  /** Its date, which is no later than its push. */
  readonly committedAt: number | undefined
}

/** Queries at once. */
const MAX_AT_ONCE = 4
/** No commit has more checks. */
const MAX_PAGES = 20

const { 'commits(last: 1)': _checksOfHead, ...FIELDS_WITHOUT_CHECKS } =
  PullRequestPart.selection.fields
const WITHOUT_CHECKS: Selection = { type: 'PullRequest', fields: FIELDS_WITHOUT_CHECKS }

const Commit = onlyIf(
  'GitObject',
  part('Commit', {
    committedDate: textField,
    statusCheckRollup: optionalPart(MoreChecks),
    'checkSuites(first: 100)': nodesOf(
      'CheckSuiteConnection',
      part('CheckSuite', { createdAt: textField }),
    ),
  }),
)
/** Only a pull request requires checks, so a commit alone has none. */
const NEEDS_NUMBER = ['CheckRun.isRequired', 'StatusContext.isRequired']

/** A commit whose list of checks is being read. */
interface PartOfCommit {
  readonly sha: string
  readonly after: string | undefined
  readonly items: readonly CheckNode[]
}

/** Reads facts; fields that the server lacks are left out from then on. */
export class ManyFacts {
  readonly #access: PullRequestAccess
  readonly #baseBranch: string
  readonly #lackingOfPulls = new Set<string>()
  readonly #lackingOfCommits = new Set<string>(NEEDS_NUMBER)

  /** @param baseBranch the branch whose required checks count */
  constructor(access: PullRequestAccess, baseBranch: string) {
    this.#access = access
    this.#baseBranch = baseBranch
  }

  /** Reads pull requests, without the checks of their heads. */
  readPullRequests(
    deadline: Deadline,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, Fact<MergeFacts>>> {
    return inQueries(numbers, (part) => this.#readPulls(deadline, part))
  }

  /** Reads the checks of commits to their ends. */
  readCommits(
    deadline: Deadline,
    shas: readonly string[],
  ): Promise<ReadonlyMap<string, Fact<CommitFacts>>> {
    return inQueries([...new Set(shas)], (part) => this.#readCommits(deadline, part))
  }

  async #readPulls(deadline: Deadline, numbers: readonly number[]) {
    const aliasOf = (number: number) => `p${number}`
    const answer = await this.#ask(
      deadline,
      `Asking GitHub about ${numbers.length} pull requests`,
      numbers.map((number) => ({
        alias: aliasOf(number),
        field: `pullRequest(number: ${number})`,
        selection: WITHOUT_CHECKS,
      })),
      this.#lackingOfPulls,
    )
    const read = async (number: number): Promise<Fact<MergeFacts>> => {
      if (!answer.isKnown) return answer
      const { fields, requiredChecks, problems } = answer.value
      const alias = aliasOf(number)
      const parsed = PullRequestPart.schema.safeParse(fields[alias])
      if (!parsed.success) return hidden(problems, alias)
      const rest = needsRest(parsed.data) ? await this.#readRest(deadline, number) : undefined
      if (rest !== undefined && !rest.isKnown) return rest
      const ofIt = problems.filter(({ path }) => path?.includes(alias) || path?.includes('ref'))
      const shown = { pullRequest: parsed.data, ref: requiredChecks, refs: NO_REFS }
      return known(mergeFactsOf(shown, rest?.value, ofIt, this.#lackingOfPulls))
    }
    // One after another, because a server that lacks a field needs a request for each.
    const facts: [number, Fact<MergeFacts>][] = []
    for (const number of numbers) facts.push([number, await read(number)])
    return facts
  }

  async #readRest(deadline: Deadline, number: number) {
    try {
      return known(await readPullRequest(this.#access, deadline, number))
    } catch (error) {
      if (deadline.isCancelled || !(error instanceof ActionError)) throw error
      return unread(error.explanation.problem, error)
    }
  }

  async #readCommits(deadline: Deadline, shas: readonly string[]) {
    const facts = new Map<string, Fact<CommitFacts>>()
    let parts: readonly PartOfCommit[] = shas.map((sha) => ({ sha, after: undefined, items: [] }))
    for (let page = 1; parts.length > 0; page++) {
      const answer = await this.#ask(
        deadline,
        `Reading the checks of ${parts.length} commits from GitHub`,
        parts.map(({ sha, after = null }) => ({
          alias: `c${sha}`,
          field: `object(expression: ${JSON.stringify(sha)})`,
          selection: Commit.selection,
          fill: (text) => text.replace('$after', () => JSON.stringify(after)),
        })),
        this.#lackingOfCommits,
      )
      parts = parts.flatMap((part): readonly PartOfCommit[] => {
        const { sha } = part
        if (!answer.isKnown) {
          facts.set(sha, answer)
          return []
        }
        const { fields, problems } = answer.value
        const parsed = Commit.schema.safeParse(fields[`c${sha}`])
        const problem = problems.find(({ path }) => path?.includes(`c${sha}`))
        const isShown = parsed.success && problem === undefined
        const rollup = isShown ? parsed.data.statusCheckRollup : undefined
        if (!isShown || rollup === undefined) {
          facts.set(sha, hidden(problems, `c${sha}`))
          return []
        }
        const page_ = rollup?.contexts ?? { items: [], isWhole: true, next: undefined }
        const items = [...part.items, ...page_.items]
        if (page_.next !== undefined && page < MAX_PAGES) return [{ sha, after: page_.next, items }]
        const isWhole = page_.isWhole && page_.next === undefined
        facts.set(sha, this.#commitOf(parsed.data, { items, isWhole }))
        return []
      })
    }
    return [...facts]
  }

  #commitOf(commit: z.output<typeof Commit.schema>, listed: Listed<CheckNode>): Fact<CommitFacts> {
    const { items, isWhole } = withoutUnreadable(listed, this.#lackingOfCommits)
    if (!isWhole) return unread('GitHub does not show all checks of the commit')
    const suites = commit.checkSuites.items
    const starts = suites.flatMap(({ createdAt }) => parseTime(createdAt) ?? [])
    return known({
      checks: checksOfCommit({ items, isWhole }, []),
      pushedBy: starts.length > 0 ? Math.min(...starts) : undefined,
      committedAt: parseTime(commit.committedDate),
    })
  }

  async #ask(
    deadline: Deadline,
    request: string,
    fields: readonly AliasedField[],
    lacking: Set<string>,
  ): Promise<Fact<AliasedAnswer>> {
    const { github } = this.#access
    if (!github.available) return unread('`github-token` is empty')
    const query = { request, permission: PERMISSION, baseBranch: this.#baseBranch, fields }
    try {
      return known(await askAliased(github, deadline, query, lacking))
    } catch (error) {
      if (deadline.isCancelled || !(error instanceof ActionError)) throw error
      return unread(error.explanation.problem, error)
    }
  }
}

const PERMISSION = 'pull-requests: read'
const PERMISSIONS = 'pull-requests: read`, `checks: read` and `statuses: read'
const NO_REFS = { items: [], isWhole: true } as const

function hidden(problems: readonly GraphqlProblem[], alias: string) {
  const own = problems.filter(({ path }) => path?.includes(alias))
  if (own.length === 0) return unread('GitHub does not show it')
  const error = refusedQuery('Reading what GitHub shows', PERMISSIONS, own)
  return unread(error.explanation.problem, error)
}

/** Asks about all of them, some queries at once. */
async function inQueries<Key, Value>(
  keys: readonly Key[],
  ask: (part: readonly Key[]) => Promise<readonly (readonly [Key, Value])[]>,
): Promise<ReadonlyMap<Key, Value>> {
  const answers = new Map<Key, Value>()
  for (const atOnce of inParts(inParts(keys, MAX_IN_QUERY), MAX_AT_ONCE))
    for (const part of await Promise.all(atOnce.map(ask)))
      for (const [key, value] of part) answers.set(key, value)
  return answers
}
