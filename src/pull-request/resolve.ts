import {
  type EventPullRequest,
  type Lookup,
  type PullRequestFacts,
  pullRequestOfEvent,
  type WorkflowEvent,
} from '../github/event.js'
import type { GitHub, GitHubPullRequest } from '../github/github.js'
import { parseReference, refuseReference } from '../github/reference.js'
import { ActionError, InputError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { convert, line, optional } from '../step/inputs.js'
import type { InputsOf, Target } from '../step/operation.js'

const inputs = {
  pullRequest: optional(
    convert(
      (text, refuse) =>
        parseReference(text) ??
        refuse('must be a number such as 123 or #123, or the URL of a pull request'),
    ),
  ),
  targetBranch: optional(line()),
}

type PullRequestLocation = InputsOf<typeof inputs>

/** The pull request that a step is about, with what the event or GitHub says of it. */
export type ResolvedPullRequest = PullRequestFacts & { readonly ref: PullRequestRef }

/** Facts to read from GitHub where the event lacks them; without a token they stay undefined. */
type NeededFact = 'head-sha' | 'state'

type Output = 'pull-request' | 'target-branch' | 'head-sha'

const target = <Resolved>(
  resolve: (location: PullRequestLocation, context: Context) => Promise<Resolved>,
): Target<typeof inputs, Output, PullRequestLocation, Resolved> => ({
  inputs,
  outputs: ['pull-request', 'target-branch', 'head-sha'],
  locate(location, { repository }) {
    const problem = location.pullRequest && refuseReference(location.pullRequest, repository)
    if (problem !== undefined) throw new InputError([`Input \`pull-request\` ${problem}`])
    return location
  },
  resolve,
})

/** The pull request of the inputs or the event. */
export const pullRequestTarget = (...needs: readonly NeededFact[]) =>
  target((location, context) => resolvePullRequest(location, context, needs))

/** Resolves the pull request of a step when the operation asks for it. */
export type ResolvePullRequest = (options?: {
  /** Overrides the event, but not the input. */
  readonly number?: number | undefined
  readonly needs?: readonly NeededFact[]
  /** For what is asked of GitHub; the step's own where absent. */
  readonly context?: Context
}) => Promise<ResolvedPullRequest>

/** For an operation that may need no pull request, or finds its number in its own way. */
export const optionalPullRequestTarget = target<ResolvePullRequest>(
  async (location, own) =>
    ({ number, needs = [], context = own } = {}) => {
      const named = number === undefined ? undefined : { number, url: undefined }
      const pullRequest = location.pullRequest ?? named
      return resolvePullRequest({ ...location, pullRequest }, context, needs)
    },
)

/**
 * Finds the pull request by input, event payload, then GitHub (docs/operations.md), and sets its
 * outputs. GitHub is asked only for what is missing.
 * @throws {ActionError} `invalid-input`: nothing found, or more than one; else as GitHub failed
 */
async function resolvePullRequest(
  location: PullRequestLocation,
  context: Context,
  needs: readonly NeededFact[],
): Promise<ResolvedPullRequest> {
  const { repository, setOutputs } = context
  const named = await nameOne(location, context)
  setOutputs({ 'pull-request': named.number, 'head-sha': named.headSha })
  const known = await complete(named, location.targetBranch, needs, context)
  const targetBranch = location.targetBranch ?? known.baseBranch
  if (targetBranch === undefined)
    throw new ActionError('invalid-input', {
      request: `Finding the target branch of #${known.number}`,
      problem: `${eventOf(context.event)} does not name the base branch, and there is no \`github-token\` to ask GitHub with`,
      remedy: 'Set `target-branch`, or leave `github-token` at its default.',
    })
  setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha })
  return { ...known, ref: pullRequestRef(repository, targetBranch, known.number) }
}

/** The number, with whatever else is known. An event about another pull request says nothing. */
async function nameOne(
  { pullRequest }: PullRequestLocation,
  { event, repository, github }: Context,
): Promise<PullRequestFacts> {
  const said = pullRequestOfEvent(event, repository)
  if (pullRequest !== undefined) {
    const { number } = pullRequest
    return said.candidates.find((candidate) => candidate.number === number) ?? { number }
  }
  const { candidates, why } = said.lookup ? await lookUp(said.lookup, github) : said
  const [first, ...others] = candidates
  if (first !== undefined && others.length === 0) return first
  throw new ActionError('invalid-input', {
    request: `Finding the pull request of ${eventOf(event)}`,
    ...(first === undefined
      ? {
          problem: `the event ${why}`,
          remedy:
            'Set `pull-request` to its number, and `target-branch` where there is no `github-token`.',
        }
      : {
          problem: `there are several: ${candidates.map(nameOf).join(', ')}`,
          remedy: 'Set `pull-request` to the one you mean.',
        }),
  })
}

/** Asks GitHub by head, which also finds forks, then by commit. Only open pull requests count. */
async function lookUp({ head, commit }: Lookup, github: GitHub): Promise<EventPullRequest> {
  const named = [head && `the branch ${head}`, commit && `the commit ${commit}`]
  const what = named.filter(Boolean).join(' or ')
  const noToken = `names only ${what}, and there is no \`github-token\` to ask GitHub with`
  if (!github.available) return { candidates: [], why: noToken }
  const open = (found: readonly GitHubPullRequest[]) => found.filter(({ closed }) => !closed)
  let candidates = head === undefined ? [] : open(await github.pullRequestsOfHead(head))
  if (candidates.length === 0 && commit !== undefined)
    candidates = open(await github.pullRequestsOfCommit(commit))
  return { candidates, why: `names ${what}, and GitHub knows no open pull request for it` }
}

const nameOf = ({ number, baseBranch }: PullRequestFacts): string =>
  baseBranch === undefined ? `#${number}` : `#${number} (to ${baseBranch})`

/** Fills in from GitHub what is missing. Only the base branch is worth a failure. */
async function complete(
  named: PullRequestFacts,
  targetBranch: string | undefined,
  needs: readonly NeededFact[],
  { github, log, signal }: Context,
): Promise<PullRequestFacts> {
  const baseMissing = targetBranch === undefined && named.baseBranch === undefined
  const factMissing =
    (needs.includes('head-sha') && named.headSha === undefined) ||
    (needs.includes('state') && !isStateKnown(named))
  if (!github.available || (!baseMissing && !factMissing)) return named
  try {
    return await github.pullRequest(named.number)
  } catch (error) {
    if (baseMissing || signal.aborted || !(error instanceof ActionError)) throw error
    log.info(`Continuing without GitHub's data on #${named.number}: ${error.message}`)
    return named
  }
}

/** A merge says nothing without the branch that it went into. */
const isStateKnown = ({ closed, draft, merged, baseBranch }: PullRequestFacts): boolean =>
  closed !== undefined && draft !== undefined && !(merged && baseBranch === undefined)

const eventOf = ({ name }: WorkflowEvent): string =>
  name === '' ? 'a run without an event' : `the event \`${name}\``
