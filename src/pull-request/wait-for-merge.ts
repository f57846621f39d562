/** Waits until a pull request is merged, has left the queue in another way, or the time is up. */
import type { MergeFacts } from '../github/merge-facts.js'
import { ServiceError } from '../http/errors.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import type { Fact } from '../shared/fact.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { CONFIRM_MS, poll } from '../step/poll.js'
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
import { explain } from './findings.js'
import { GitHubQuestions } from './github-questions.js'
import type { WaitInputs } from './inputs.js'
import { stackOutputs } from './on-github.js'
import { obstacleOf, reasonsOf } from './reasons.js'
import {
  beginSubmission,
  isIdle,
  isOtherHead,
  isQueued,
  type Look,
  type Looks,
  lookUpQueue,
  placeIn,
  type Rules,
  recordOutputs,
  reduceLook,
  showsOtherHead,
  type WaitEnd,
} from './record.js'
import { reportEnding, type WaitResult } from './report-ending.js'
import { type PullRequestLocation, resolvePullRequest } from './resolve.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from './test-branch.js'
import {
  beginWait,
  deadlineOf,
  leftMs,
  noteOver,
  takeQueue,
  takeRecord,
  timeOf,
  type Wait,
  waitedMs,
} from './wait.js'
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

/**
 * Asks GitHub once for the stack of a pull request whose record names another base branch than the
 * target: after the merge, GitHub may no longer show it.
 */
async function noticeStack(
  context: Context,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
): Promise<void> {
  const { stack, targetBranch } = ref
  const base = record?.prBaseBranch ?? targetBranch
  if (base === targetBranch || stack.seen !== undefined || stack.asked) return
  stack.asked = true
  await readFromGitHub(context, ref)
  context.setOutputs(stackOutputs(ref))
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

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000
/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** Logs what a look has changed, and reads what only the log and the outputs need. */
export async function logLook(context: Context, wait: Wait, isNewState: boolean): Promise<void> {
  const { record } = wait.view.looks
  if (isNewState) {
    logState(context, wait)
    if (record?.state === 'TESTING') await rememberRuns(context, wait)
  }
  if (isIdle(record)) await readQueue(context, wait)
  if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS) await logHeartbeat(context, wait)
}

function logState(context: Context, wait: Wait): void {
  const { ref, looks } = wait.view
  const { record } = looks
  const why = record?.state === 'NOT_READY' ? reasonsOf({ ref, record }) : []
  log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '))
}

/** Reads the queue, and warns once per state of a queue that does not run. */
async function readQueue(context: Context, wait: Wait): Promise<void> {
  const now = context.clock.monotonic()
  if (now - wait.queueReadAt < QUEUE_EVERY_MS) return
  const { queue, warning } = await lookUpQueue(context, wait.view.ref)
  wait.queueReadAt = now
  if (queue === undefined) return context.log.debug(`${warning}`)
  if (warning !== undefined && queue.state !== wait.queue?.state)
    context.log.warning(`${warning}. Still waiting.`)
  takeQueue(context, wait, queue)
}

async function logHeartbeat(context: Context, wait: Wait): Promise<void> {
  const { deadline, queue, said, seen, view } = wait
  const { ref, looks } = view
  const { record } = looks
  const waited = waitedMs(context, wait)
  // Only here, because it costs a query of GitHub.
  const found =
    record?.state === 'NOT_READY'
      ? await explain(context, ref, { record, queueState: queue?.state, seen, said })
      : undefined
  const place = isIdle(record) && queue && placeIn(queue, ref)
  const now = [
    record === undefined ? 'Still no record of it' : `Still ${record.state}`,
    ...(place ? [place] : []),
    `${duration(waited / 1000)} of ${duration((waited + deadline.remainingMs) / 1000)}`,
  ].join(', ')
  const reason = found?.reasons[0]?.text
  log(context, wait, reason === undefined ? now : `${now}. ${reason}`)
}

function log({ clock, log }: Context, wait: Wait, line: string): void {
  wait.loggedAt = clock.monotonic()
  log.info(line)
}

/** Test branches exist only while the tests run, so their IDs are noted then. */
async function rememberRuns(context: Context, { view, seen }: Wait): Promise<void> {
  const { github, log } = context
  const { number } = view.ref
  if (!github.available) return
  const prefix = testBranchPrefix(number)
  const listed = github.commits().then((commits) => commits.branches(prefix))
  const branches = await bestEffort(context, listed, (why) =>
    log.debug(`The test branches could not be listed: ${why}`),
  )
  for (const { branch } of branches ?? []) {
    const found = parseTestBranch(branch, DEFAULT_PATTERN)
    if (found?.number === number) seen.add(found.id)
  }
}
