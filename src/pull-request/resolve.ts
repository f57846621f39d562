import { isFresh, type WorkflowEvent } from '../github/event.js'
import {
  type EventPullRequest,
  type Lookup,
  type PullRequestFacts,
  pullRequestOfEvent,
} from '../github/event-pull-request.js'
import {
  pullRequestsOfCommit,
  pullRequestsOfHead,
  readPullRequest,
} from '../github/pull-requests.js'
import { parseReference, refuseReference } from '../github/reference.js'
import { HttpError } from '../http/errors.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestRef, stackSentence } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { branch, butIs, convert, optional } from '../step/inputs.js'
import type { InputsOf, Target } from '../step/operation.js'
import { askBeforeWork, readCurrentPullRequest } from '../step/read-from-github.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { stackOutputs } from './on-github.js'

/** The outputs of every operation on a pull request. */
const PULL_REQUEST_OUTPUTS = [
  'pull-request',
  'target-branch',
  'head-sha',
  'stack-position',
  'stack-size',
] as const
export type PullRequestOutput = (typeof PULL_REQUEST_OUTPUTS)[number]

const pullRequestInputs = {
  pullRequest: optional(
    convert(
      (text, refuse) =>
        parseReference(text) ??
        refuse(
          `must be a number such as \`123\` or \`#123\`, or the URL of a pull request${butIs(text)}`,
        ),
    ),
  ),
  targetBranch: optional(branch()),
}

/** Location of the pull request as the inputs give it; {@link resolvePullRequest} finds it. */
export type PullRequestLocation = InputsOf<typeof pullRequestInputs>

/** The pull request that a step is about, with the facts of the event or GitHub. */
export type ResolvedPullRequest = PullRequestFacts & {
  readonly ref: PullRequestRef
  /** The head in the payload: what the run has checked out, even if there was a push since. */
  readonly headOfEvent: string | undefined
}

/** Facts to read from GitHub if the event lacks them; without a token they stay undefined. */
type NeededFact = 'head-sha' | 'state'

/**
 * The pull request of the inputs or the event, for an operation that calls
 * {@link resolvePullRequest} itself because it needs more facts or may need no pull request.
 */
export const unresolvedPullRequestTarget = {
  inputs: pullRequestInputs,
  checks: {
    pullRequest: ({ pullRequest }, { repository, event }) =>
      pullRequest && refuseReference(pullRequest, repository, event),
  },
  outputs: PULL_REQUEST_OUTPUTS,
  resolve: async ({ pullRequest, targetBranch }) => ({ pullRequest, targetBranch }),
} satisfies Target<typeof pullRequestInputs, PullRequestOutput, PullRequestLocation>

/** The pull request of the inputs or the event. */
export const pullRequestTarget = { ...unresolvedPullRequestTarget, resolve: resolvePullRequest }

/** Sets the number of a location, unless an input names a pull request. */
export function withNumber(
  location: PullRequestLocation,
  number: number | undefined,
): PullRequestLocation {
  if (number === undefined || location.pullRequest !== undefined) return location
  return { ...location, pullRequest: { number, url: undefined } }
}

/**
 * Finds the pull request by input, event payload, then GitHub (docs/operations.md), and sets its
 * outputs. GitHub is asked only for what is missing.
 * @throws {ActionError} `invalid-input`: nothing found, or more than one; else as GitHub failed
 */
export async function resolvePullRequest(
  location: PullRequestLocation,
  context: Context<PullRequestOutput>,
  deadline: Deadline,
  needs: readonly NeededFact[] = [],
): Promise<ResolvedPullRequest> {
  return askBeforeWork(context, deadline, SET_BOTH, (deadline) =>
    resolve(location, context, deadline, needs),
  )
}

/** Facts from inputs and event alone; `undefined` if only GitHub knows the pull request. */
function factsBeforeGitHub(
  { pullRequest }: PullRequestLocation,
  { event, repository }: Context,
): PullRequestFacts | undefined {
  const { candidates, lookup } = pullRequestOfEvent(event, repository)
  if (pullRequest !== undefined) {
    const { number } = pullRequest
    return candidates.find((candidate) => candidate.number === number) ?? { number }
  }
  const [first, ...others] = candidates
  return lookup === undefined && others.length === 0 ? first : undefined
}

/** Returns the number if inputs or event name it. */
export const numberBeforeGitHub = (
  location: PullRequestLocation,
  context: Context,
): number | undefined => factsBeforeGitHub(location, context)?.number

/** Returns the pull request as inputs and event name it. GitHub may name another base branch. */
function refBeforeGitHub(
  location: PullRequestLocation,
  context: Context,
): PullRequestRef | undefined {
  const facts = factsBeforeGitHub(location, context)
  if (facts === undefined) return undefined
  const { number, baseBranch, isListed } = facts
  // A list may name the branch of another member of a stack, which has no queue.
  const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch)
  if (!targetBranch) return undefined
  return pullRequestRef(context.repository, targetBranch, number)
}

/** A pull request, and its record, which may still be on its way. */
interface ResolvedWithRecord {
  readonly pullRequest: ResolvedPullRequest
  readonly record: Promise<SubmittedPullRequest | undefined>
}

/**
 * Finds the pull request as {@link resolvePullRequest} does, and reads its record meanwhile, in the
 * queue that inputs or event name. If GitHub names another one, that reading doesn't count.
 */
export async function resolveWithRecord(
  location: PullRequestLocation,
  context: Context<PullRequestOutput>,
  deadline: Deadline,
  needs: readonly NeededFact[] = [],
): Promise<ResolvedWithRecord> {
  const { service, ended } = context
  const early = refBeforeGitHub(location, context)
  const ahead = early && service.findPullRequest(deadline.until(ended), early)
  // A failure counts when the record is needed.
  ahead?.catch(() => {})
  const pullRequest = await resolvePullRequest(location, context, deadline, needs)
  const { ref } = pullRequest
  if (ahead !== undefined && early?.targetBranch === ref.targetBranch)
    return { pullRequest, record: ahead }
  return { pullRequest, record: service.findPullRequest(deadline, ref) }
}

const SET_BOTH =
  'Set `pull-request` and `target-branch`, so that the action need not ask GitHub for them.'

async function resolve(
  location: PullRequestLocation,
  context: Context<PullRequestOutput>,
  deadline: Deadline,
  needs: readonly NeededFact[],
): Promise<ResolvedPullRequest> {
  const { repository, setOutputs, github, stacks, log } = context
  const named = await identify(location, context, deadline)
  const headOfEvent = named.isFromGitHub ? undefined : named.facts.headSha
  setOutputs({ 'pull-request': named.facts.number, 'head-sha': named.facts.headSha })
  const { number } = named.facts
  // GitHub's preview shows a stack in the event that its REST resource may lack.
  if (!github.available || isFresh(context.event, context.clock.now()))
    stacks.note(number, named.facts.stack)
  const known = await addMissingFacts(named, location.targetBranch, needs, context, deadline)
  const targetBranch = location.targetBranch ?? known.baseBranch
  if (location.targetBranch === undefined && stacks.of(number).seen === undefined)
    stacks.note(number, known.stack)
  if (targetBranch === undefined)
    throw new ActionError('invalid-input', {
      request: `Finding the target branch of #${known.number}`,
      problem: `${missingBase(context, known.number)}, and \`github-token\` ${gitHubTokenProblem(context)}`,
      remedy: 'Set `target-branch`, or leave `github-token` at its default.',
    })
  const ref = pullRequestRef(repository, targetBranch, number, stacks.of(number))
  setOutputs({ 'target-branch': targetBranch, 'head-sha': known.headSha, ...stackOutputs(ref) })
  const place = stackSentence(ref)
  if (place !== undefined) log.info(place)
  return { ...known, headOfEvent, ref }
}

/**
 * Finds the number of the pull request to comment on, and sets the outputs that come with it. A run
 * without a pull request gets a warning, because a comment never fails a step.
 * @returns `undefined` if there is nothing to comment on, or no comment is wanted
 */
export async function numberToCommentOn(
  comment: string,
  location: PullRequestLocation,
  context: Context<PullRequestOutput>,
  deadline: Deadline,
): Promise<number | undefined> {
  if (comment === 'never') return undefined
  const question = askBeforeWork(context, deadline, SET_BOTH, (deadline) =>
    identify(location, context, deadline),
  )
  const named = await bestEffort(deadline, question, (why) =>
    context.log.warning(`No comment was written. ${why}`),
  )
  if (named === undefined) return undefined
  const { facts } = named
  const { number, headSha, baseBranch, isListed } = facts
  // A list may name the branch of another member of a stack.
  const targetBranch = location.targetBranch ?? (isListed ? undefined : baseBranch)
  const outputs = { 'pull-request': number, 'head-sha': headSha, 'target-branch': targetBranch }
  context.setOutputs(outputs)
  return number
}

/** Facts of a payload may be stale; facts from GitHub are not. */
interface Identified {
  readonly facts: PullRequestFacts
  readonly isFromGitHub: boolean
}

/** Finds the number and all other known facts. An event about another pull request is ignored. */
async function identify(
  location: PullRequestLocation,
  context: Context,
  deadline: Deadline,
): Promise<Identified> {
  const { event, repository } = context
  const named = factsBeforeGitHub(location, context)
  if (named !== undefined) return { facts: named, isFromGitHub: false }
  const ofEvent = pullRequestOfEvent(event, repository)
  const { candidates, why } = ofEvent.lookup
    ? await lookUpOnGitHub(ofEvent.lookup, context, deadline)
    : ofEvent
  const [first, ...others] = candidates
  if (first !== undefined && others.length === 0) return { facts: first, isFromGitHub: true }
  const request = `Finding the pull request of ${eventOf(event)}`
  if (first === undefined)
    throw new ActionError('invalid-input', {
      title: 'No pull request was found for this run',
      request,
      problem: `the event ${why}`,
      remedy:
        'Set `pull-request` to its number, and `target-branch` if there is no `github-token`.',
    })
  throw new ActionError('invalid-input', {
    request,
    problem: `there are several: ${candidates.map(numberAndBase).join(', ')}`,
    remedy: 'Set `pull-request` to the one you mean.',
  })
}

/** Asks GitHub by head, else by commit. Only open pull requests count. */
async function lookUpOnGitHub(
  lookup: Lookup,
  context: Context,
  deadline: Deadline,
): Promise<EventPullRequest> {
  const what =
    'heads' in lookup
      ? `the branch ${lookup.heads.map(({ repository, branch }) => `${repository}:${branch}`).join(', ')}`
      : `the commit ${lookup.commit}`
  const { github } = context
  const noToken = `has only ${what}, and \`github-token\` ${gitHubTokenProblem(context)}`
  if (!github.available) return { candidates: [], why: noToken }
  const listed =
    'heads' in lookup
      ? await Promise.all(lookup.heads.map((head) => pullRequestsOfHead(context, deadline, head)))
      : [await pullRequestsOfCommit(context, deadline, lookup.commit)]
  const candidates = listed.flat().filter(({ closed }) => !closed)
  return { candidates, why: `is about ${what}, and GitHub has no open pull request for it` }
}

function numberAndBase({ number, baseBranch }: PullRequestFacts): string {
  if (baseBranch === undefined) return `#${number}`
  return `#${number} (to ${baseBranch})`
}

/** Asks GitHub for missing or possibly stale facts. Only a missing base fails the step. */
async function addMissingFacts(
  identified: Identified,
  targetBranch: string | undefined,
  needs: readonly NeededFact[],
  context: Context,
  deadline: Deadline,
): Promise<PullRequestFacts> {
  const { facts } = identified
  const { github } = context
  if (targetBranch === undefined && facts.baseBranch === undefined) {
    if (!github.available) return facts
    return readPullRequest(context, deadline, facts.number)
  }
  if (targetBranch === undefined && facts.isListed && github.available)
    return readStackedBase(facts, context, deadline)
  const canComplete = github.available && isIncomplete(facts, needs)
  if (!canComplete && !mayBeStale(identified, targetBranch, needs, context)) return facts
  return (await readCurrentPullRequest(context, deadline, facts.number)) ?? facts
}

/** True if a needed fact is missing. */
function isIncomplete(
  { headSha, closed, draft }: PullRequestFacts,
  needs: readonly NeededFact[],
): boolean {
  if (needs.includes('head-sha') && headSha === undefined) return true
  return needs.includes('state') && (closed === undefined || draft === undefined)
}

/**
 * True if the facts come from the event and may be out of date. A pull request that the event shows
 * as closed or as a draft is always read again, because the step skips it and passes.
 */
function mayBeStale(
  { facts, isFromGitHub }: Identified,
  targetBranch: string | undefined,
  needs: readonly NeededFact[],
  { event, clock }: Context,
): boolean {
  if (isFromGitHub) return false
  const { closed, draft } = facts
  const needsState = needs.includes('state')
  if (needsState && (closed === true || draft === true)) return true
  const usesState = needsState && (closed !== undefined || draft !== undefined)
  const usesBase = targetBranch === undefined
  return (usesState || usesBase) && !isFresh(event, clock.now())
}

/**
 * Asks GitHub whether a listed pull request is in a stack, because a list names the branch of the
 * member below as its base, which has no queue. A token that may not read it counts as no token.
 * @throws {ActionError} as GitHub failed: the step would act on the wrong queue
 */
async function readStackedBase(
  facts: PullRequestFacts,
  context: Context,
  deadline: Deadline,
): Promise<PullRequestFacts> {
  const { log } = context
  const { number, baseBranch = '' } = facts
  try {
    return await readPullRequest(context, deadline, number)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { request, problem } = error.explanation
    if (error.kind === 'unauthorized' || error.kind === 'not-found') {
      log.warning(
        `GitHub does not show to \`github-token\` whether #${number} is in a stack, so its queue is that of ${inBackticks(baseBranch)}, the base branch in the event: ${problem}. Set \`target-branch\`, or give the job \`pull-requests: read\`.`,
      )
      return facts
    }
    throw new ActionError(
      error.kind,
      {
        request,
        problem: `${problem}. Without GitHub, the action can't know whether ${inBackticks(baseBranch)}, the base branch in the event, is only a branch of a stack`,
        remedy: 'Set `target-branch` to the branch of the queue, or run the step again.',
      },
      { cause: error },
    )
  }
}

/** Says why the event does not give the base branch of a pull request. */
function missingBase({ event, repository }: Context, number: number): string {
  const { candidates } = pullRequestOfEvent(event, repository)
  const isOther = candidates.length > 0 && !candidates.some((one) => one.number === number)
  if (isOther)
    return `${eventOf(event)} is about ${candidates.map(numberAndBase).join(', ')}, not about #${number}`
  return `${eventOf(event)} doesn't include the base branch`
}

function eventOf({ name }: WorkflowEvent): string {
  if (name === '') return 'a run without an event'
  return `the event \`${name}\``
}
