import { textAt } from '../github/event.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { within } from '../step/within.js'
import { ifAnswered } from './ask.js'
import { type Reason, type ReasonFacts, reasonsOf } from './reasons.js'
import { testBranchPrefix } from './test-runs.js'

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/**
 * Finds out why a pull request is not merged: one query of GitHub, and one question to the service
 * when it has left the queue. What cannot be found out is omitted, and never fails the step.
 * @param known before; its `gitHub` is used if the query fails
 * @param said messages that are in the log already
 * @returns the reasons, the most useful one first; none for a merged pull request
 */
export async function explain(
  context: Context,
  ref: PullRequestRef,
  known: Omit<ReasonFacts, 'ref' | 'event'>,
  said = new Set<string>(),
): Promise<readonly Reason[]> {
  const { record } = known
  if (record?.state === 'MERGED') return []
  const say = (message: string) => {
    if (!said.has(message)) context.log.info(message)
    said.add(message)
  }
  return within(context, LIMIT_MS, async (bounded) => {
    const [gitHub = known.gitHub, event] = await Promise.all([
      askForFacts(bounded, ref, say),
      record?.isCurrentlySubmittedToQueue === false ? askForEvent(bounded, ref) : undefined,
    ])
    return reasonsOf({ ref, ...known, gitHub, event })
  })
}

async function askForFacts(
  context: Context,
  { number }: PullRequestRef,
  say: (message: string) => void,
): Promise<MergeFacts | undefined> {
  const { github } = context
  if (!github.available) {
    say('Without `github-token` only the service says why the pull request is not merged.')
    return undefined
  }
  const testBranches = testBranchPrefix(inputDefaults['test-branch-pattern'], number)
  const sayWhy = (why: string) => say(`GitHub does not say why #${number} is not merged: ${why}`)
  const facts = await ifAnswered(context, github.mergeFacts(number, testBranches), sayWhy)
  if (facts?.checksHidden)
    say(
      '`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.',
    )
  return facts
}

async function askForEvent(context: Context, ref: PullRequestRef): Promise<QueueEvent> {
  const { service, log } = context
  const history = service.getPullRequestHistory(ref, { attempts: 1 })
  const say = (why: string) => log.debug(`The history of #${ref.number}: ${why}`)
  return lastQueueEvent(await ifAnswered(context, history, say))
}

/** The service's own reason why a pull request left its queue (README, "Compatibility"). */
type QueueEvent = ReasonFacts['event']

const WORDS: ReadonlyMap<string, string> = new Map([
  ['TEST_RUN_REQUIRED_STATUS_FAILED', 'a required check failed in its test run'],
  ['TEST_RUN_TIMEOUT', 'its test run took longer than the queue allows'],
  [
    'START_TEST_RUN_MERGE_CONFLICT',
    'it conflicts with the branch or with what is ahead in the queue',
  ],
  ['PR_PUSHED_TO', 'commits were pushed to it'],
  ['PR_CLOSED', 'it was closed'],
  ['PR_CONVERTED_TO_DRAFT', 'it was turned into a draft'],
  ['PR_BASE_BRANCH_CHANGED', 'its base branch was changed'],
  ['NOT_READY_TIMEOUT_EXPIRED', 'it was not ready for longer than the queue allows'],
  ['USER_REQUESTED', 'a person asked for it'],
])

/**
 * Finds the last entry with a `reason` or an `actor` in an answer to `includeTimeline`. Its shape
 * is not published, so every list in the answer is searched, and the answer itself.
 */
function lastQueueEvent(answer: unknown): QueueEvent {
  const entries = Object.values(answer ?? {})
    .filter(Array.isArray)
    .flatMap((list: unknown[]) => list.slice(-100))
    .filter((entry) => typeof entry === 'object' && entry !== null)
  return [...newestFirst(entries), answer].map(eventOf).find((event) => event !== undefined)
}

function eventOf(entry: unknown): QueueEvent {
  const parts = [entry, ...Object.values(entry ?? {})]
  const found = (...path: readonly string[]) =>
    parts.map((part) => textAt(part, ...path)).find((text) => text !== undefined)
  const reason = found('reason')?.slice(0, 200).toUpperCase()
  const actor = (found('actor') ?? found('actor', 'login'))?.slice(0, 200)
  const words = reason && (WORDS.get(reason) ?? reason.toLowerCase().replaceAll('_', ' '))
  if (actor === undefined) return words === undefined ? undefined : { text: words, reason }
  const by = `\`${actor.replaceAll('`', "'")}\``
  return { text: words === undefined ? `it was ${by}` : `${words} (${by})`, reason }
}

const TIMES = ['at', 'time', 'timestamp', 'createdAt', 'occurredAt', 'stateChangedAt']

/** By their times if all have one; otherwise the service's own order decides. */
function newestFirst(entries: readonly unknown[]): readonly unknown[] {
  const timed = entries.map((entry) => ({ entry, at: timeOf(entry) })).reverse()
  if (timed.every(({ at }) => !Number.isNaN(at))) timed.sort((one, other) => other.at - one.at)
  return timed.map(({ entry }) => entry)
}

const timeOf = (entry: unknown): number =>
  Date.parse(TIMES.map((name) => textAt(entry, name)).find((time) => time !== undefined) ?? '')
