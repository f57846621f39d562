/** The log of a wait: one line for each change, and a heartbeat in between. */
import { bestEffort } from '../shared/best-effort.js'
import { duration } from '../shared/duration.js'
import type { Context } from '../step/context.js'
import { explain } from './findings.js'
import { reasonsOf } from './reasons.js'
import { isIdle, lookUpQueue, placeIn } from './record.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from './test-branch.js'
import { takeQueue, type Wait, waitedMs } from './wait.js'

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
