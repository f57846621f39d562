import type { MergeFacts } from '../github/merge-facts.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { inputDefaults } from '../step/contract.js'
import { within } from '../step/within.js'
import { ifAnswered } from './ask.js'
import { lastQueueEvent, type QueueEvent } from './queue-event.js'
import { type Reason, type ReasonFacts, reasonsOf } from './reasons.js'
import { testBranchPrefix } from './test-runs.js'

/** Time limit for all questions, in milliseconds: an explanation is not worth a longer wait. */
const LIMIT_MS = 10_000

/** What the caller knows already; `gitHub` is used if the query fails. */
export type KnownFacts = Omit<ReasonFacts, 'ref' | 'event'>

/**
 * Finds out why a pull request is not merged: one query of GitHub, and one question to the service
 * when it has left the queue. What cannot be found out is omitted, and never fails the step.
 * @param said messages that are in the log already
 * @returns the reasons, the most useful one first; none for a merged pull request
 */
export async function explain(
  context: Context,
  ref: PullRequestRef,
  known: KnownFacts,
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
  const facts = await ifAnswered(context, github.mergeFacts(number, testBranches), (why) =>
    say(`GitHub does not say why #${number} is not merged: ${why}`),
  )
  if (facts?.checksHidden)
    say(
      '`github-token` may not read checks, so none are named. Give the job `permissions: checks: read, statuses: read`.',
    )
  return facts
}

async function askForEvent(context: Context, ref: PullRequestRef): Promise<QueueEvent | undefined> {
  const { service, log } = context
  const history = service.getPullRequestHistory(ref, { attempts: 1 })
  return lastQueueEvent(
    await ifAnswered(context, history, (why) => log.debug(`The history of #${ref.number}: ${why}`)),
  )
}
