/** Waits until a pull request is merged, has left the queue in another way, or the time is up. */
import type { MergeFacts } from '../github/merge-facts.js'
import { ServiceError } from '../http/errors.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import type { Fact } from '../shared/fact.js'
import { leadsToTarget, type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { CONFIRM_MS, type Polled, poll } from '../step/poll.js'
import { readFromGitHub } from '../step/read-from-github.js'
import { afterAbort, within } from '../step/within.js'
import {
  askForMerge,
  type Ending,
  endAborted,
  endLeft,
  endSeen,
  endUndecided,
  endUnprovedResubmission,
  leaveQueue,
} from './ending.js'
import { findReasons } from './findings.js'
import { GitHubQuestions } from './github-questions.js'
import type { WaitInputs } from './inputs.js'
import { stackOutputs } from './on-github.js'
import { obstacleOf, reasonsOf } from './reasons.js'
import {
  isIdle,
  isOtherHead,
  type Look,
  type Looks,
  lookUpQueue,
  placeIn,
  showsOtherHead,
  type WaitEnd,
} from './record.js'
import { reportEnding, type WaitResult } from './report-ending.js'
import { type PullRequestLocation, resolvePullRequest } from './resolve.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from './test-branch.js'
import { deadlineOf, Wait } from './wait.js'
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
  const wait = new Wait(context, inputs, pullRequest, { mayTakeOut: true })
  wait.deadline = deadline
  const waiting = awaitEnd(context, wait)
  return untilAborted(
    context,
    wait,
    waiting.then((ending) => reportEnding(context, wait, ending)),
  )
}

/** Looks until the wait is over, and submits a failed pull request again as often as asked. */
export async function awaitEnd(context: Context, wait: Wait): Promise<Ending> {
  const { inputs, ref } = wait
  const limit = duration(inputs.timeoutMinutes * 60)
  context.log.info(`Waiting up to ${limit} for ${pullRequestName(ref)} to be merged`)
  for (;;) {
    wait.resume()
    const polled = await within(context, wait.leftMs('reading'), (limited) =>
      pollRecord(limited, wait),
    )
    wait.noteOver()
    if (polled.type !== 'ended') return endUndecided(context, wait, polled)
    const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit
    if (!mayRetry || wait.deadline.passed || context.dryRun)
      return endSeen(context, wait, polled.end)
    const ending = await submitAgain(context, wait)
    if (ending !== undefined) return ending
  }
}

/** Longest time for anything between two readings of the record, such as the log. */
const ASIDE_MS = 4000

/** Looks until the wait has an end. The context ends a little after the timeout. */
function pollRecord(context: Context, wait: Wait): Promise<Polled<WaitEnd>> {
  return poll<Look, WaitEnd>(context, wait.deadline, {
    read: () => look(context, wait),
    take: async (reading) => {
      const { length } = wait.looks.states
      const end = reading.type === 'answer' ? wait.takeLook(reading.value) : undefined
      const isNewState = wait.looks.states.length > length
      await within(context, ASIDE_MS, (limited) => logLook(limited, wait, isNewState))
      return end
    },
    paceMs: (at) => nextLookMs(wait.looks, at, wait.inputs, context.random()),
  })
}

/** Reads the record, and asks GitHub for the head if the record shows another one than expected. */
async function look(context: Context, wait: Wait): Promise<Look> {
  const { ref } = wait
  wait.polls++
  const record = await context.service.findPullRequest(ref, { attempts: 1 })
  await within(context, ASIDE_MS, (limited) => noticeStack(limited, ref, record))
  if (!showsOtherHead(wait.looks, record)) return { record }
  const gitHub = await within(context, ASIDE_MS, (limited) => readFromGitHub(limited, ref))
  return { record, headOnGitHub: gitHub?.headSha }
}

/**
 * Asks for the stack once for each other base branch that a record names, and for the branches of
 * the members below. Later is too late: GitHub may drop the stack after the merge.
 */
async function noticeStack(
  context: Context,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
): Promise<void> {
  const { stack, targetBranch, number } = ref
  const { github, log } = context
  const base = record?.prBaseBranch ?? targetBranch
  if (!leadsToTarget(base, ref) && !stack.askedAbout?.has(base)) {
    stack.askedAbout = new Set(stack.askedAbout).add(base)
    await readFromGitHub(context, ref)
    context.setOutputs(stackOutputs(ref))
  }
  // The members below the second one are seen only through the branches in between.
  const { position = Number.POSITIVE_INFINITY } = stack.seen ?? { position: 1 }
  if (position <= 2 || stack.areMembersRead || !github.available) return
  stack.areMembersRead = true
  await bestEffort(context, github.noteMembersBelow(number), (why) =>
    log.debug(`The members of the stack below #${number} could not be read: ${why}`),
  )
}

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000
/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** Logs the changes that a look shows, and reads what only the log and the outputs need. */
async function logLook(context: Context, wait: Wait, isNewState: boolean): Promise<void> {
  const { record } = wait
  if (isNewState) {
    logState(context, wait)
    if (record?.state === 'TESTING') await rememberRuns(context, wait)
  }
  const isDue = context.clock.monotonic() - wait.queueReadAt >= QUEUE_EVERY_MS
  if (isDue && isIdle(record)) await readQueueOfWait(context, wait)
  if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS) await logHeartbeat(context, wait)
}

function logState(context: Context, wait: Wait): void {
  const { ref, record } = wait
  const why = record?.state === 'NOT_READY' ? reasonsOf({ ref, record }) : []
  log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '))
}

/** Reads the queue, and warns once per state of a queue that does not run. */
async function readQueueOfWait(context: Context, wait: Wait): Promise<void> {
  const now = context.clock.monotonic()
  const { queue, warning } = await lookUpQueue(context, wait.ref)
  wait.queueReadAt = now
  if (queue === undefined) return context.log.debug(`${warning}`)
  if (warning !== undefined && queue.state !== wait.queue?.state)
    context.log.warning(`${warning}. Still waiting.`)
  wait.takeQueue(queue)
}

async function logHeartbeat(context: Context, wait: Wait): Promise<void> {
  const { ref, record, queue, seenRuns, logged, deadline, elapsedMs } = wait
  // Not in each line, because it costs a query of GitHub.
  const found =
    record?.state === 'NOT_READY'
      ? await findReasons(context, ref, { record, queue, seenRuns, logged })
      : undefined
  const place = isIdle(record) && queue && placeIn(queue, ref)
  const now = [
    record === undefined ? 'Still no record of it' : `Still ${record.state}`,
    ...(place ? [place] : []),
    `${duration(elapsedMs / 1000)} of ${duration((elapsedMs + deadline.remainingMs) / 1000)}`,
  ].join(', ')
  const reason = found?.reasons[0]?.text
  log(context, wait, reason === undefined ? now : `${now}. ${reason}`)
}

function log({ clock, log }: Context, wait: Wait, line: string): void {
  wait.loggedAt = clock.monotonic()
  log.info(line)
}

/** Test branches exist only while the tests run, so their IDs are noted then. */
async function rememberRuns(context: Context, { ref, seenRuns }: Wait): Promise<void> {
  const { github, log } = context
  const { number } = ref
  if (!github.available) return
  const prefix = testBranchPrefix(number)
  const listed = github.commits().then((commits) => commits.branches(prefix))
  const branches = await bestEffort(context, listed, (why) =>
    log.debug(`The test branches could not be listed: ${why}`),
  )
  for (const { branch } of branches ?? []) {
    const found = parseTestBranch(branch, DEFAULT_PATTERN)
    if (found?.number === number) seenRuns.add(found.id)
  }
}

/** The share of the time in the present state to wait before the next poll, within seconds. */
type Pace = readonly [share: number, least: number, most: number]

/** For states in which nothing is about to happen. */
const IDLE: Pace = [0.2, 5, 60]
const ENDING: Pace = [0.1, 3, 15]
const PACES: Readonly<Record<string, Pace>> = {
  TESTING: [0.1, 10, 30],
  TESTS_PASSED: ENDING,
  PENDING_FAILURE: ENDING,
}

/**
 * Milliseconds until the next poll. The interval grows with the time in the present state, because
 * an old state is likely to last. Why these numbers: docs/maintaining/decisions/polling.md.
 * @param random uniform in [0, 1); spreads the polls of many waiting jobs by ±10 %
 */
export function pollIntervalMs(
  state: string | undefined,
  secondsInState: number,
  random: number,
): number {
  const [share, least, most] = PACES[state ?? ''] ?? IDLE
  const seconds = Math.min(most, Math.max(least, share * secondsInState))
  return seconds * 1000 * (0.9 + 0.2 * random)
}

/** Milliseconds until the next look. An absence or another head is confirmed soon. */
export function nextLookMs(
  { state, stateSince, absences, otherHeadSince }: Looks,
  at: number,
  { pollIntervalSeconds }: Pick<WaitInputs, 'pollIntervalSeconds'>,
  random: number,
): number {
  const pace =
    pollIntervalSeconds === undefined
      ? pollIntervalMs(state, (at - stateSince) / 1000, random)
      : pollIntervalSeconds * 1000
  const inDoubt = absences > 0 || otherHeadSince !== undefined
  return inDoubt ? Math.min(pace, CONFIRM_MS) : pace
}

/** Submits a failed pull request again, or returns the end of the wait. */
async function submitAgain(context: Context, wait: Wait): Promise<Ending | undefined> {
  const { ref, record } = wait
  const { pinnedHead, expectedHead } = wait.looks.submission
  if (record === undefined || (await askForMerge(context, wait)))
    return endSeen(context, wait, 'failed')
  const notAgain = (why: string) =>
    endLeft(context, wait, 'failed', [`It was not submitted again, because ${why}`])
  const shown = await readForResubmission(context, wait)
  if (shown?.isKnown === false)
    return notAgain(`GitHub did not show whether it is still open: ${shown.why}`)
  const facts = shown?.value
  // Without a head in the record, the failed submission may still have been for a certain head.
  const head = record.prSha ?? pinnedHead ?? expectedHead ?? facts?.headSha
  const obstacle = facts && obstacleOf(facts, ref, head)
  if (obstacle !== undefined) return notAgain(obstacle.text)
  return sendAgain(context, wait, record, head)
}

/** How often GitHub is asked whether a pull request may be submitted again. */
const MAX_QUESTIONS = 3
const QUESTION_PAUSE_MS = 5000

/**
 * Reads what GitHub shows of a pull request before it is submitted again, and repeats the question
 * after an error. A token that may not read pull requests counts as no token.
 * @returns `undefined` without a token
 */
async function readForResubmission(
  context: Context,
  wait: Wait,
): Promise<Fact<MergeFacts> | undefined> {
  const { github, clock, signal, log } = context
  const { ref, logged } = wait
  for (let asked = 1; github.available; asked++) {
    const { facts, isPermitted } = await within(context, wait.leftMs('gitHub'), async (limited) => {
      const questions = new GitHubQuestions(limited, ref, DEFAULT_PATTERN, logged)
      const facts = await questions.facts()
      return { facts, isPermitted: questions.missingPermissions.size === 0 }
    })
    if (!facts.isKnown && !isPermitted) {
      log.warning(
        `#${ref.number} is submitted again without GitHub's word that it is still open, because \`github-token\` may not read pull requests. Add \`pull-requests: read\` to the \`permissions\` of the job.`,
      )
      return undefined
    }
    if (facts.isKnown || asked === MAX_QUESTIONS) return facts
    await clock.sleep(Math.min(QUESTION_PAUSE_MS, wait.leftMs('gitHub')), signal)
  }
  return undefined
}

/** Sends and proves another submission. @returns the end of the wait if it could not be proved */
async function sendAgain(
  context: Context,
  wait: Wait,
  failed: SubmittedPullRequest,
  head: string | undefined,
): Promise<Ending | undefined> {
  const { ref, looks } = wait
  const { submission } = looks
  const { options = {}, expectedHead } = submission
  wait.resume()
  const ms = Math.min(context.service.retryTimeoutMs, wait.leftMs('reading'))
  wait.isUnproved = true
  wait.mayTakeOut = true
  wait.beginSubmission({ ...submission, before: failed })
  context.setOutputs({ submitted: undefined })
  try {
    const deadline = new Deadline(context.clock, ms)
    const resubmitted = await resubmit(context, ref, failed, options, deadline)
    wait.isUnproved = false
    const again = resubmitted.sent ? resubmitted.record : undefined
    if (again !== undefined) {
      wait.resubmissions++
      wait.takeRecord(again)
    }
    const pinnedHead = isOtherHead(again?.prSha, head) ? head : undefined
    const next = { before: failed, expectedHead, pinnedHead, options }
    wait.beginSubmission(next, resubmitted.record)
    return undefined
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ServiceError)) throw error
    wait.noteOver()
    return endUnprovedResubmission(context, wait, error)
  }
}

/** Waits for the result, and ends a run that is cancelled meanwhile as `on-abort` says. */
export async function untilAborted(
  context: Context,
  wait: Wait,
  running: Promise<WaitResult>,
): Promise<WaitResult> {
  try {
    return await running
  } catch (error) {
    if (!context.signal.aborted) throw error
    return reportAborted(context, wait)
  }
}

/** Leaves the queue if asked to, and reports, before GitHub kills the cancelled run. */
async function reportAborted(context: Context, wait: Wait): Promise<WaitResult> {
  const ms = graceMs(context.signal) - WRITING_MS - MARGIN_MS
  const deadline = new Deadline(context.clock, ms)
  const exit =
    wait.removalStarted || wait.inputs.onAbort === 'cancel'
      ? await afterAbort(context, ms - LAST_WORDS_MS, (last) => leaveQueue(last, wait))
      : undefined
  return afterAbort(context, deadline.remainingMs, (last) =>
    reportEnding(last, wait, endAborted(wait, exit)),
  )
}

/** The step must be over before the run is killed. */
const MARGIN_MS = 200
/** Time for the comment and the label of a cancelled run. */
const LAST_WORDS_MS = 800
