/** Waits until a pull request is merged, has left the queue in another way, or the time is up. */
import type { MergeFacts } from '../github/merge-facts.js'
import { ServiceError } from '../http/errors.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import type { Fact } from '../shared/fact.js'
import { pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { poll } from '../step/poll.js'
import { readFromGitHub } from '../step/read-from-github.js'
import { afterAbort, within } from '../step/within.js'
import {
  askForMerge,
  type Ending,
  endAborted,
  endLeft,
  endSeen,
  endUnprovedResubmission,
  endUnseen,
  leave,
} from './ending.js'
import { GitHubQuestions } from './github-questions.js'
import { noticeStack } from './on-github.js'
import { obstacleOf } from './reasons.js'
import { isOtherHead, isQueued, recordOutputs } from './record.js'
import { reportEnding, type WaitResult } from './report-ending.js'
import { type PullRequestLocation, resolvePullRequest } from './resolve.js'
import { DEFAULT_PATTERN } from './test-branch.js'
import {
  beginSubmission,
  type Look,
  nextLookMs,
  type Rules,
  reduceLook,
  showsOtherHead,
  type WaitEnd,
} from './view.js'
import { beginWait, deadlineOf, leftMs, noteOver, takeRecord, timeOf, type Wait } from './wait.js'
import type { WaitInputs } from './wait-inputs.js'
import { logLook } from './wait-log.js'
import { resubmit } from './writes.js'

/** Waits for a pull request that this step did not submit. */
export async function waitForMerge(
  inputs: WaitInputs,
  context: Context,
  location: PullRequestLocation,
): Promise<WaitResult> {
  const deadline = deadlineOf(context.clock, inputs)
  const pullRequest = await within(context, deadline.remainingMs, (limited) =>
    resolvePullRequest(location, limited),
  )
  const wait = beginWait(context, inputs, pullRequest, true)
  wait.deadline = deadline
  try {
    return await reportEnding(context, wait, await awaitEnd(context, wait))
  } catch (error) {
    if (!context.signal.aborted) throw error
    return reportAborted(context, wait)
  }
}

/** Looks until the wait is over, and submits a failed pull request again as often as asked. */
export async function awaitEnd(context: Context, wait: Wait): Promise<Ending> {
  const { inputs, view } = wait
  const limit = duration(inputs.timeoutMinutes * 60)
  context.log.info(`Waiting up to ${limit} for ${pullRequestName(view.ref)} to be merged`)
  for (;;) {
    wait.over = undefined
    const polled = await within(context, leftMs(wait, 'reading'), (limited) =>
      pollRecord(limited, wait),
    )
    noteOver(context, wait)
    if (polled.type !== 'ended') return endUnseen(context, wait, polled)
    const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit
    if (!mayRetry || wait.deadline.passed || context.dryRun)
      return endSeen(context, wait, polled.end)
    const ending = await submitAgain(context, wait)
    if (ending !== undefined) return ending
  }
}

/** Longest time between two looks for anything that is not a look at the record. */
const ASIDE_MS = 4000

/** Looks until the wait has an end. The context's time is that of the wait and a little more. */
function pollRecord(context: Context, wait: Wait) {
  const { inputs, view } = wait
  const rules = rulesOf(wait)
  return poll<Look, WaitEnd>(context, wait.deadline, {
    read: () => look(context, wait),
    take: async (reading) => {
      const { length } = view.looks.states
      let end: WaitEnd | undefined
      if (reading.type === 'answer') {
        const reduced = reduceLook(view.looks, reading.value, timeOf(context), rules)
        view.looks = reduced.next
        end = reduced.end
        context.setOutputs(recordOutputs(reading.value.record))
      }
      const isNewState = view.looks.states.length > length
      await within(context, ASIDE_MS, (limited) => logLook(limited, wait, isNewState))
      return end
    },
    paceMs: (at) => nextLookMs(view.looks, at, inputs, context.random()),
  })
}

function rulesOf({ inputs, view }: Wait): Rules {
  const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = inputs
  return {
    targetBranch: view.ref.targetBranch,
    stack: view.ref.stack,
    graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
    notReadyMs: (minutes ?? Infinity) * 60_000,
  }
}

/** Reads the record, and asks GitHub for the head if the record shows another one than expected. */
async function look(context: Context, wait: Wait): Promise<Look> {
  const { view } = wait
  wait.polls++
  const record = await context.service.findPullRequest(view.ref, { attempts: 1 })
  await within(context, ASIDE_MS, (limited) => noticeStack(limited, view.ref, record))
  if (record === undefined || !isQueued(record) || !showsOtherHead(view.looks, record))
    return { record }
  const gitHub = await within(context, ASIDE_MS, (limited) => readFromGitHub(limited, view.ref))
  return { record, headOnGitHub: gitHub?.headSha }
}

/** Submits a failed pull request again. @returns the end if it may not be, or could not be proved */
async function submitAgain(context: Context, wait: Wait): Promise<Ending | undefined> {
  const { view } = wait
  const { ref } = view
  const { record, submission } = view.looks
  if (record === undefined || (await askForMerge(context, wait)))
    return endSeen(context, wait, 'failed')
  const shown = await readForResubmission(context, wait)
  if (shown?.isKnown === false)
    return endLeft(context, wait, 'failed', [
      `It was not submitted again, because GitHub did not show whether it is still open: ${shown.why}`,
    ])
  const facts = shown?.value
  const { options = {}, expectedHead } = submission
  // A record without a head may be of a submission that was bound to one.
  const head = record.prSha ?? submission.pinnedHead ?? expectedHead ?? facts?.headSha
  const obstacle = facts && obstacleOf(facts, ref, head)
  if (obstacle !== undefined)
    return endLeft(context, wait, 'failed', [
      `It was not submitted again, because ${obstacle.text}`,
    ])
  wait.over = undefined
  const ms = Math.min(context.service.retryTimeoutMs, leftMs(wait, 'reading'))
  wait.isUnproved = true
  wait.isOurs = true
  view.looks = { ...view.looks, submission: { ...submission, before: record } }
  context.setOutputs({ submitted: undefined })
  try {
    const deadline = new Deadline(context.clock, ms)
    const resubmitted = await resubmit(context, ref, record, options, deadline)
    wait.isUnproved = false
    const again = resubmitted.sent ? resubmitted.record : undefined
    if (again !== undefined) {
      wait.resubmissions++
      takeRecord(context, wait, again)
    }
    const pinnedHead = isOtherHead(again?.prSha, head) ? head : undefined
    const next = { before: record, expectedHead, pinnedHead, options }
    const now = context.clock.monotonic()
    view.looks = { ...view.looks, ...beginSubmission(now, next, resubmitted.record) }
    return undefined
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ServiceError)) throw error
    noteOver(context, wait)
    return endUnprovedResubmission(context, wait, error)
  }
}

/** How often GitHub is asked whether a pull request may be submitted again. */
const MAX_QUESTIONS = 3
const QUESTION_PAUSE_MS = 5000

/**
 * Reads what GitHub shows of a pull request that is to be submitted again. After an error it asks
 * again. A token that may not read pull requests counts as none, because `resubmit` needs none.
 * @returns `undefined` without a token
 */
async function readForResubmission(
  context: Context,
  wait: Wait,
): Promise<Fact<MergeFacts> | undefined> {
  const { github, clock, signal } = context
  const { view, said } = wait
  for (let asked = 1; github.available; asked++) {
    const { facts, isPermitted } = await within(
      context,
      leftMs(wait, 'gitHub'),
      async (limited) => {
        const questions = new GitHubQuestions(limited, view.ref, DEFAULT_PATTERN, said)
        const facts = await questions.facts()
        return { facts, isPermitted: questions.missingPermissions.size === 0 }
      },
    )
    if (!facts.isKnown && !isPermitted) return undefined
    if (facts.isKnown || asked === MAX_QUESTIONS) return facts
    await clock.sleep(Math.min(QUESTION_PAUSE_MS, leftMs(wait, 'gitHub')), signal)
  }
  return undefined
}

/** The end of a cancelled run, within the time that GitHub leaves it; the report has the rest. */
export async function reportAborted(context: Context, wait: Wait): Promise<WaitResult> {
  const ms = graceMs(context.signal) - WRITING_MS - MARGIN_MS
  const deadline = new Deadline(context.clock, ms)
  const exit =
    wait.removalStarted || wait.inputs.onAbort === 'cancel'
      ? await afterAbort(context, ms - LAST_WORDS_MS, (last) => leave(last, wait))
      : undefined
  return afterAbort(context, deadline.remainingMs, (last) =>
    reportEnding(last, wait, endAborted(wait, exit)),
  )
}

/** The step must be over before the run is killed. */
const MARGIN_MS = 200
/** The comment and the label of a cancelled run. */
const LAST_WORDS_MS = 800
