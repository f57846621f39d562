/** Reads what GitHub shows of open pull requests: checks, reviews, conflicts. One query asks for many. */
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import { inParts } from '../shared/parts.js'
import * as z from '../shared/zod.js'
import { askAliased, MAX_IN_QUERY } from './aliases.js'
import { type Approval, approvalByDecision, approvalByReviews } from './approval.js'
import { awaitsApproval, type Check } from './check.js'
import { checksOfCommit, isOfQueue, withoutUnreadable } from './merge-facts.js'
import type { GitHubClient, GraphqlProblem } from './octokit.js'
import {
  Branch,
  type CheckNode,
  connection,
  FirstChecks,
  type Listed,
  MoreChecks,
  NOT_SHOWN,
  nodesOf,
  textField,
} from './query-parts.js'
import { lacksPartOf, part, type QueryPart } from './selection.js'

/** Facts that make a pull request ready, or not. */
export interface ReadyFacts {
  readonly isOpen: boolean
  readonly isDraft: boolean
  readonly headSha: string
  readonly baseBranch: string
  /** `undefined` if GitHub does not show all of them. */
  readonly labels: readonly string[] | undefined
  /** `undefined` while GitHub computes it. */
  readonly isConflicting: boolean | undefined
  /** `undefined` if GitHub does not show the decision or the reviews. */
  readonly approval: Approval | undefined
  /** All checks of its head, without the queue's own. */
  readonly checks: readonly Check[]
  /** Names of the checks that the target branch requires. */
  readonly requiredChecks: readonly string[]
  /** Names of the queue's own checks on the head commit. */
  readonly queueChecks: string[]
  /** A workflow of its head waits for a person, so that its checks do not exist yet. */
  readonly awaitsApproval: boolean
  /** When its head was pushed: the first check suite of the head, otherwise its commit date. */
  readonly pushedAt: number | undefined
}

export type ReadyFactsByNumber = ReadonlyMap<number, Fact<ReadyFacts>>

/** GitHub answers for so many lists of checks before its time limit of 10 s. */
const MAX_LISTS_IN_QUERY = 50
/** Queries at once. */
const MAX_AT_ONCE = 4
/** No pull request has more checks. */
const MAX_PAGES_OF_CHECKS = 20

/** Selects the head commit; an answer without it is refused. */
function headOf<S extends z.ZodMiniType>(commit: QueryPart<S>) {
  const { selection, schema } = part('PullRequestCommit', { commit })
  return {
    selection: { type: 'PullRequestCommitConnection', fields: { nodes: selection } },
    schema: z.object({ nodes: z.tuple([schema]) }),
  }
}
/** Null if the commit has no checks; an answer without the field is refused. */
const rollupOf = <S extends z.ZodMiniType>({ selection, schema }: QueryPart<S>) => ({
  selection,
  schema: z.nullable(schema),
})
const PullRequest = part('PullRequest', {
  state: z.string(),
  isDraft: z.boolean(),
  headRefOid: z.string(),
  baseRefName: z.string(),
  mergeable: z.string(),
  /** Absent if the server lacks it. */
  reviewDecision: z.nullish(z.string()),
  'labels(first: 100)': connection('LabelConnection', part('Label', { name: textField })),
  'latestOpinionatedReviews(first: 100, writersOnly: true)': connection(
    'PullRequestReviewConnection',
    part('PullRequestReview', { state: textField }),
  ),
  'commits(last: 1)': headOf(
    part('Commit', {
      committedDate: textField,
      statusCheckRollup: rollupOf(FirstChecks),
      'checkSuites(first: 100)': nodesOf(
        'CheckSuiteConnection',
        part('CheckSuite', { createdAt: textField, conclusion: textField }),
      ),
    }),
  ),
})
type Rollup = AnsweredPullRequest['commits']['nodes'][0]['commit']['statusCheckRollup']
type AnsweredPullRequest = z.output<typeof PullRequest.schema>
const NextChecks = part('PullRequest', {
  headRefOid: z.string(),
  'commits(last: 1)': headOf(part('Commit', { statusCheckRollup: rollupOf(MoreChecks) })),
})
const Mergeable = part('PullRequest', { headRefOid: z.string(), mergeable: z.string() })

const PERMISSION = 'pull-requests: read'

/** A pull request in a query. */
interface PullQuestion {
  readonly number: number
  /** Where its list of checks goes on. */
  readonly after?: string | undefined
}

/** The answers to one query, by number. */
interface Answered<T> {
  readonly pulls: ReadonlyMap<number, Fact<T>>
  readonly requiredChecks: Listed<string>
}

/** The questions of one step; fields that the server lacks are left out from then on. */
export class ReadyFactsReader {
  readonly #github: GitHubClient
  readonly #baseBranch: string
  readonly #lacking = new Set<string>()

  /** @param baseBranch the branch whose required checks count */
  constructor(github: GitHubClient, baseBranch: string) {
    this.#github = github
    this.#baseBranch = baseBranch
  }

  /** Reads all facts. What cannot be read is unread; only bugs and cancelled runs throw. */
  async read(deadline: Deadline, numbers: readonly number[]): Promise<ReadyFactsByNumber> {
    const questions = numbers.map((number) => ({ number }))
    const answers: Answered<AnsweredPullRequest>[] = []
    for (const parts of inParts(inParts(questions, MAX_IN_QUERY), MAX_AT_ONCE)) {
      const ask = (numbers: readonly PullQuestion[]) => this.#ask(deadline, numbers, PullRequest)
      answers.push(...(await Promise.all(parts.map(ask))))
    }
    const pulls = new Map(answers.flatMap((answer) => [...answer.pulls]))
    // All answers are about the same branch.
    const branches = answers.map((answer) => answer.requiredChecks)
    const requiredChecks = branches.find(({ isWhole }) => isWhole) ?? NOT_SHOWN
    const areRulesWhole = requiredChecks.isWhole && !lacksPartOf(Branch.selection, this.#lacking)
    const checks = await this.#readChecks(deadline, pulls)
    return new Map(
      [...pulls].map(([number, pull]): [number, Fact<ReadyFacts>] => {
        if (!pull.isKnown) return [number, pull]
        if (!areRulesWhole)
          return [number, unread('GitHub does not show all checks that the branch requires')]
        const ofHead = checks.get(number) ?? known(NOT_SHOWN)
        if (!ofHead.isKnown) return [number, ofHead]
        const readable = withoutUnreadable(ofHead.value, this.#lacking)
        return [number, readyFactsOf(pull.value, readable, requiredChecks.items)]
      }),
    )
  }

  /** Asks again whether pull requests conflict, all with one query. Absent: not computed yet. */
  async readConflicts(
    deadline: Deadline,
    heads: ReadonlyMap<number, string>,
  ): Promise<ReadonlyMap<number, boolean>> {
    const questions = [...heads.keys()].map((number) => ({ number }))
    const { pulls } = await this.#ask(deadline, questions, Mergeable)
    const conflicts = new Map<number, boolean>()
    for (const [number, answer] of pulls) {
      if (!answer.isKnown || answer.value.headRefOid !== heads.get(number)) continue
      const isConflicting = conflictOf(answer.value.mergeable)
      if (isConflicting !== undefined) conflicts.set(number, isConflicting)
    }
    return conflicts
  }

  /** Reads the lists of checks to their ends. */
  async #readChecks(
    deadline: Deadline,
    pulls: ReadonlyMap<number, Fact<AnsweredPullRequest>>,
  ): Promise<ReadonlyMap<number, Fact<Listed<CheckNode>>>> {
    const lists = new Map<number, Fact<Listed<CheckNode>>>()
    const heads = new Map<number, string>()
    let more: PullQuestion[] = []
    const take = (number: number, rollup: Rollup) => {
      const page = rollup?.contexts ?? { items: [], isWhole: true, next: undefined }
      const before = ifKnown(lists.get(number)) ?? { items: [], isWhole: true }
      const isWhole = before.isWhole && page.isWhole
      lists.set(number, known({ items: [...before.items, ...page.items], isWhole }))
      if (page.next !== undefined) more.push({ number, after: page.next })
    }
    for (const [number, pull] of pulls) {
      if (!pull.isKnown) continue
      heads.set(number, pull.value.headRefOid)
      take(number, pull.value.commits.nodes[0].commit.statusCheckRollup)
    }
    // One part after the other, so that some are whole if the requests run out.
    const parts = inParts(more, MAX_LISTS_IN_QUERY)
    for (const part of parts) {
      more = [...part]
      for (let pages = 1; more.length > 0 && pages < MAX_PAGES_OF_CHECKS; pages++) {
        const { pulls: answers } = await this.#ask(deadline, more, NextChecks)
        more = []
        for (const [number, answer] of answers) {
          if (!answer.isKnown) lists.set(number, answer)
          else if (answer.value.headRefOid !== heads.get(number))
            lists.set(number, unread('its head moved meanwhile'))
          else take(number, answer.value.commits.nodes[0].commit.statusCheckRollup)
        }
      }
      for (const { number } of more) lists.set(number, unread('its head has too many checks'))
    }
    return lists
  }

  /** Asks one question about several pull requests. */
  async #ask<S extends z.ZodMiniType>(
    deadline: Deadline,
    questions: readonly PullQuestion[],
    { selection, schema }: QueryPart<S>,
  ): Promise<Answered<z.output<S>>> {
    const failed = (why: string, error?: ActionError) => ({
      pulls: new Map(questions.map(({ number }) => [number, unread(why, error)])),
      requiredChecks: NOT_SHOWN,
    })
    try {
      const { fields, problems, requiredChecks } = await askAliased(
        this.#github,
        deadline,
        {
          request: `Asking GitHub which pull requests are ready (${questions.length} of them)`,
          permission: PERMISSION,
          baseBranch: this.#baseBranch,
          fields: questions.map(({ number, after = '' }) => ({
            alias: aliasOf(number),
            field: `pullRequest(number: ${number})`,
            selection,
            // GitHub takes the number of a pull request for each of its checks.
            fill: (text) =>
              text
                .replaceAll('$number', String(number))
                .replace('$after', () => JSON.stringify(after)),
          })),
        },
        this.#lacking,
      )
      const pulls = questions.map(
        ({ number }) => [number, answerOf(fields, problems, number, schema)] as const,
      )
      return { pulls: new Map(pulls), requiredChecks }
    } catch (error) {
      if (deadline.isCancelled || !(error instanceof ActionError)) throw error
      return failed(error.explanation.problem, error)
    }
  }
}

const aliasOf = (number: number): string => `p${number}`

/** Returns the answer about one pull request; a part that GitHub hides makes it unread. */
function answerOf<S extends z.ZodMiniType>(
  fields: Readonly<Record<string, unknown>>,
  problems: readonly GraphqlProblem[],
  number: number,
  schema: S,
): Fact<z.output<S>> {
  const hidden = problems.find(({ path }) => path?.includes(aliasOf(number)))
  if (hidden !== undefined)
    return unread(`GitHub does not show it: ${hidden.message ?? 'no reason'}`)
  const parsed = schema.safeParse(fields[aliasOf(number)])
  return parsed.success ? known(parsed.data) : unread('GitHub does not show all of it')
}

function readyFactsOf(
  pull: AnsweredPullRequest,
  head: Listed<CheckNode>,
  requiredOfBranch: readonly string[],
): Fact<ReadyFacts> {
  const { labels, latestOpinionatedReviews: reviews, commits, reviewDecision } = pull
  if (!head.isWhole) return unread('GitHub does not show all checks of its head')
  const approval =
    reviewDecision === undefined
      ? undefined
      : (approvalByDecision(reviewDecision) ?? approvalByReviews(reviews.items, !reviews.isWhole))
  // GitHub lists a required check without a report as EXPECTED.
  const expected = head.items.flatMap((node) =>
    node.state === 'EXPECTED' ? (node.context ?? []) : [],
  )
  const requiredChecks = [...new Set([...requiredOfBranch, ...expected])]
  const names = labels.items.flatMap(({ name }) => name ?? [])
  const { commit } = commits.nodes[0]
  const suites = commit.checkSuites.items
  const starts = suites.flatMap(({ createdAt }) => parseTime(createdAt) ?? [])
  return known({
    isOpen: pull.state === 'OPEN',
    isDraft: pull.isDraft,
    headSha: pull.headRefOid,
    baseBranch: pull.baseRefName,
    labels: labels.isWhole && names.length === labels.items.length ? names : undefined,
    isConflicting: conflictOf(pull.mergeable),
    approval,
    checks: checksOfCommit(head, requiredChecks),
    requiredChecks,
    queueChecks: head.items.flatMap((node) => (isOfQueue(node) ? (node.name ?? []) : [])),
    awaitsApproval: suites.some(({ conclusion }) => awaitsApproval(undefined, conclusion)),
    pushedAt: starts.length > 0 ? Math.min(...starts) : parseTime(commit.committedDate),
  })
}

/** `undefined` while GitHub computes it. */
function conflictOf(mergeable: string): boolean | undefined {
  if (mergeable === 'CONFLICTING') return true
  return mergeable === 'MERGEABLE' ? false : undefined
}
