/** Reads the signals of a queue's health. */
import { type EnqueuedPullRequest, isInTestRun, type Queue } from '../service/schemas.js'
import { parseTime } from '../shared/clock.js'
import { spokenDuration } from '../shared/duration.js'
import { inBackticks, pluralize } from '../shared/text.js'
import { readExpression } from './expressions.js'
import {
  type HealthFacts,
  type HealthMemory,
  heldMsSince,
  isOnItsWay,
  PAUSED_STATES,
} from './facts.js'
import { type QueueSignal, type SignalReading, unreadSignal, type WatchedSignal } from './signal.js'

type SignalReader = (facts: HealthFacts, memory: HealthMemory) => SignalReading

const READERS: Readonly<Record<QueueSignal, SignalReader>> = {
  'oldest-testing-minutes': (facts) =>
    readOldest(facts, isInTestRun, {
      none: 'nothing is under test',
      some: (minutes) => `the oldest test run is ${minutes} old`,
    }),
  'oldest-pending-minutes': readPending,
  depth: readDepth,
  'stopped-minutes': readStop,
  'no-merge-minutes': readNoMerge,
}

/**
 * Reads one signal.
 * @param memory already up to date with the facts
 */
export function readSignal(
  { source }: WatchedSignal,
  facts: HealthFacts,
  memory: HealthMemory,
): SignalReading {
  if (typeof source === 'string') return READERS[source](facts, memory)
  return readExpression(source, facts)
}

const MS_PER_MINUTE = 60_000

function minutesSince(since: number | undefined, at: number): number {
  if (since === undefined) return 0
  return Math.max(0, at - since) / MS_PER_MINUTE
}

const minutesText = (minutes: number): string => spokenDuration(minutes * 60)

/** Leaves out the time for which a hold kept the queue stopped. */
function readPending(facts: HealthFacts, memory: HealthMemory): SignalReading {
  const reading = readOldest(facts, (state) => state === 'PENDING', {
    none: 'nothing waits for a test run',
    some: (minutes) => `the oldest pull request has waited ${minutes} for a test run`,
  })
  if (!reading.isRead || !reading.value) return reading
  if (!facts.isHeld.isKnown) return unreadSignal(facts.isHeld.why)
  const heldMinutes = heldMsSince(memory, facts.at - reading.value * MS_PER_MINUTE) / MS_PER_MINUTE
  if (heldMinutes === 0) return reading
  const value = Math.max(0, reading.value - heldMinutes)
  const text = `the oldest pull request has waited ${minutesText(value)} for a test run, besides ${minutesText(heldMinutes)} with a hold`
  return { ...reading, value, text }
}

function readOldest(
  { queue, at }: HealthFacts,
  isCounted: (state: string) => boolean,
  { none, some }: { readonly none: string; readonly some: (minutes: string) => string },
): SignalReading {
  const oldest = findOldest(queue, isCounted, at)
  if ('why' in oldest) return unreadSignal(oldest.why)
  const { pullRequest, minutes } = oldest
  if (pullRequest === undefined) return { isRead: true, value: 0, text: none }
  return { isRead: true, value: minutes, text: some(minutesText(minutes)), pullRequest }
}

/** The entry that has been in one of several states for the longest time, if there is one. */
type Oldest =
  | { readonly pullRequest: number | undefined; readonly minutes: number }
  | { readonly why: string }

function findOldest(
  { enqueuedPullRequests }: Queue,
  isCounted: (state: string) => boolean,
  at: number,
): Oldest {
  let pullRequest: number | undefined
  let minutes = 0
  for (const entry of enqueuedPullRequests) {
    if (entry.state === undefined) return { why: stateMissing(entry) }
    if (!isCounted(entry.state)) continue
    const since = parseTime(entry.stateChangedAt)
    if (since === undefined)
      return { why: `Trunk does not show since when #${entry.prNumber} is ${entry.state}` }
    const age = minutesSince(since, at)
    if (pullRequest === undefined || age > minutes) {
      pullRequest = entry.prNumber
      minutes = age
    }
  }
  return { pullRequest, minutes }
}

const stateMissing = ({ prNumber }: EnqueuedPullRequest): string =>
  `Trunk does not show the state of #${prNumber}`

function readDepth({ queue: { enqueuedPullRequests: all } }: HealthFacts): SignalReading {
  const unknown = all.find(({ state }) => state === undefined)
  if (unknown !== undefined) return unreadSignal(stateMissing(unknown))
  const depth = all.filter(({ state }) => state !== 'NOT_READY').length
  if (all.length === 0) return { isRead: true, value: 0, text: 'the queue is empty' }
  if (depth === 0) return { isRead: true, value: 0, text: 'nothing in the queue is ready' }
  return { isRead: true, value: depth, text: `the queue has ${pluralize(depth, 'pull request')}` }
}

function readStop({ at, queue, isHeld }: HealthFacts, memory: HealthMemory): SignalReading {
  if (queue.state === 'running') return { isRead: true, value: 0, text: 'the queue is running' }
  const state = PAUSED_STATES.get(queue.state)
  if (state === undefined)
    return unreadSignal(`the queue is in the unknown state ${inBackticks(queue.state)}`)
  if (!isHeld.isKnown) return unreadSignal(isHeld.why)
  if (isHeld.value) return { isRead: true, value: 0, text: `the queue is ${state} and has a hold` }
  const value = minutesSince(memory.stoppedSince, at)
  const text = `the queue has been ${state} for ${minutesText(value)} without a hold`
  return { isRead: true, value, text }
}

function readNoMerge(facts: HealthFacts, memory: HealthMemory): SignalReading {
  const { at, queue, isHeld, newestCommitAt } = facts
  const oldest = findOldest(queue, isOnItsWay, at)
  if ('why' in oldest) return unreadSignal(oldest.why)
  if (oldest.pullRequest === undefined)
    return { isRead: true, value: 0, text: 'nothing is on its way to a merge' }
  if (!isHeld.isKnown) return unreadSignal(isHeld.why)
  if (isHeld.value) return { isRead: true, value: 0, text: 'the queue has a hold' }
  if (!newestCommitAt.isKnown) return unreadSignal(newestCommitAt.why)
  const heldUntil = memory.heldPeriods?.at(-1)?.[1]
  const value = Math.min(
    Math.max(oldest.minutes, minutesSince(memory.busySince, at)),
    minutesSince(newestCommitAt.value, at),
    heldUntil === undefined ? Number.POSITIVE_INFINITY : minutesSince(heldUntil, at),
  )
  const text = `nothing has merged for ${minutesText(value)}, and pull requests are queued`
  return { isRead: true, value, text }
}
