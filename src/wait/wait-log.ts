/** The log of a waiting step. */

import { lookUpQueue, queuePositionText } from '../pull-request/queue-position.js'
import { findReasons } from '../pull-request/reasons/findings.js'
import { reasonsOf } from '../pull-request/reasons/reasons.js'
import { isBeforeTests } from '../pull-request/record.js'
import type { Wait } from '../pull-request/wait.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import type { Context } from '../step/context.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from '../test-run/test-branch.js'

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000

/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** Logs the changes that an observation shows, and reads what only the log and the outputs need. */
export async function logObservation(
  context: Context,
  deadline: Deadline,
  wait: Wait,
  isNewState: boolean,
): Promise<void> {
  const { record } = wait
  if (isNewState) {
    logState(context, wait)
    if (record?.state === 'TESTING') await rememberRuns(context, deadline, wait)
  }
  const isDue = context.clock.monotonic() - wait.queueReadAt >= QUEUE_EVERY_MS
  if (isDue && isBeforeTests(record)) await readQueueOfWait(context, deadline, wait)
  if (context.clock.monotonic() - wait.loggedAt >= HEARTBEAT_MS)
    await logHeartbeat(context, deadline, wait)
}

function logState(context: Context, wait: Wait): void {
  const { ref, record } = wait
  const why = record?.state === 'NOT_READY' ? reasonsOf({ ref, record }) : []
  log(context, wait, [`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '))
}

/** Reads the queue, and warns once per state of a queue that does not run. */
async function readQueueOfWait(context: Context, deadline: Deadline, wait: Wait): Promise<void> {
  const now = context.clock.monotonic()
  const { queue, warning } = await lookUpQueue(context, deadline, wait.ref)
  wait.queueReadAt = now
  if (queue === undefined) return context.log.debug(`${warning}`)
  if (warning !== undefined && queue.state !== wait.queue?.state)
    context.log.warning(`${warning}. Still waiting.`)
  wait.takeQueue(queue)
}

async function logHeartbeat(context: Context, deadline: Deadline, wait: Wait): Promise<void> {
  const { ref, record, queue, seenRuns, logged, timeout, elapsedMs } = wait
  let line = record === undefined ? 'Still no record of it' : `Still ${record.state}`
  const place = isBeforeTests(record) && queue && queuePositionText(queue, ref)
  if (place) line += `, ${place}`
  const total = elapsedMs + timeout.remainingMs
  line += `, ${duration(elapsedMs / 1000)} of ${duration(total / 1000)}`
  // Not in each line of the log, because it costs a query of GitHub.
  if (record?.state === 'NOT_READY') {
    const findings = await findReasons(context, deadline, ref, { record, queue, seenRuns, logged })
    wait.takeFindings(findings)
    const [reason] = findings.reasons
    if (reason !== undefined) line += `. ${reason.text}`
  }
  log(context, wait, line)
}

function log({ clock, log }: Context, wait: Wait, line: string): void {
  wait.loggedAt = clock.monotonic()
  log.info(line)
}

/** Test branches exist only while the tests run, so their IDs are noted then. */
async function rememberRuns(
  context: Context,
  deadline: Deadline,
  { ref, seenRuns }: Wait,
): Promise<void> {
  const { github, log } = context
  const { number } = ref
  if (!github.available) return
  const prefix = testBranchPrefix(number)
  const listed = import('../github/commits.js').then(({ branches }) =>
    branches(github, deadline, prefix),
  )
  const branches = await bestEffort(deadline, listed, (why) =>
    log.debug(`The test branches could not be listed: ${why}`),
  )
  for (const { branch } of branches ?? []) {
    const found = parseTestBranch(branch, DEFAULT_PATTERN)
    if (found?.number === number) seenRuns.add(found.id)
  }
}
