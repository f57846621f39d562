/** The log of a wait: one line for each change, and a heartbeat in between. */
import { bestEffort } from '../../shared/best-effort.js'
import { duration } from '../../shared/duration.js'
import type { Context } from '../../step/context.js'
import { explain } from '../findings.js'
import { reasonsOf } from '../reasons.js'
import { isIdle, lookUpQueue, placeIn } from '../record.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from '../test-branch.js'
import type { WaitState } from './state.js'
import { seeQueue, type WaitStep } from './step.js'

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000
/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** Logs what a look has changed, and reads what only the log and the outputs need. */
export async function logLook(step: WaitStep, context: Context, before: WaitState): Promise<void> {
  if (step.state.states.length > before.states.length) {
    logState(step, context)
    if (step.state.state === 'TESTING') await rememberRuns(step, context)
  }
  if (isIdle(step.state.record)) await readQueue(step, context)
  if (context.clock.monotonic() - step.state.loggedAt >= HEARTBEAT_MS)
    await logHeartbeat(step, context)
}

function logState(step: WaitStep, context: Context): void {
  const { record } = step.state
  const why = record?.state === 'NOT_READY' ? reasonsOf({ ref: step.ref, record }) : []
  log(step, context, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '))
}

/** Warns of a queue that does not run, once per such state. */
async function readQueue(step: WaitStep, context: Context): Promise<void> {
  const { state, ref } = step
  const now = context.clock.monotonic()
  if (now - state.queueReadAt < QUEUE_EVERY_MS) return
  const { queue, warning } = await lookUpQueue(context, ref)
  step.state = { ...step.state, queueReadAt: now }
  if (queue === undefined) return context.log.debug(`${warning}`)
  if (warning !== undefined && queue.state !== state.queue?.state)
    context.log.warning(`${warning}. Still waiting.`)
  seeQueue(step, queue)
}

async function logHeartbeat(step: WaitStep, context: Context): Promise<void> {
  const { record, queue, startedAt } = step.state
  const { clock } = context
  const waited = clock.monotonic() - startedAt
  const limit = waited + step.deadline.remainingMs
  // Only here, because it costs a query of GitHub.
  const why =
    record?.state === 'NOT_READY'
      ? await explain(context, step.ref, { record, queueState: queue?.state, ...step.memory })
      : undefined
  const place = isIdle(record) && queue && placeIn(queue, step.ref)
  const now = [
    record === undefined ? 'Still no record of it' : `Still ${record.state}`,
    ...(place ? [place] : []),
    `${duration(waited / 1000)} of ${duration(limit / 1000)}`,
  ].join(', ')
  const reason = why?.reasons[0]?.text
  log(step, context, reason === undefined ? now : `${now}. ${reason}`)
}

function log(step: WaitStep, context: Context, line: string): void {
  step.state = { ...step.state, loggedAt: context.clock.monotonic() }
  context.log.info(line)
}

/** Test branches exist only while the tests run, so their ids are noted then. */
async function rememberRuns({ ref: { number }, memory }: WaitStep, context: Context) {
  const { github, log } = context
  if (!github.available) return
  const prefix = testBranchPrefix(number)
  const listed = github.commits().then((commits) => commits.branches(prefix))
  const say = (why: string) => log.debug(`The test branches could not be listed: ${why}`)
  for (const { branch } of (await bestEffort(context, listed, say)) ?? []) {
    const found = parseTestBranch(branch, DEFAULT_PATTERN)
    if (found?.number === number) memory.seen.add(found.id)
  }
}
