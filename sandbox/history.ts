/** A past of the queue: pull requests that came before the sandbox started. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Engine } from './engine/engine.js'
import { shaOf } from './engine/ids.js'
import { ENDED, type PullRequestFacts } from './engine/types.js'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Describes a past, from which every pull request in it is drawn. */
export const History = z.strictObject({
  /** Days before the start, in time of the clock. */
  days: z.number().positive().max(60),
  /** Pull requests that are submitted on a working day; a tenth as many on a day of a weekend. */
  perDay: z.int().min(1).max(500).default(30),
  branch: z.string().default('main'),
  firstNumber: z.int().min(1).default(2001),
  seed: z.string().default('1'),
})
export type History = z.output<typeof History>

/** A pull request of the past, and when it comes. */
interface Arrival {
  readonly facts: PullRequestFacts
  /** Milliseconds after the start of the past. */
  readonly afterMs: number
}

/** The pull requests of a past, in the order of their arrival. */
export function arrivalsOf(history: History, startedAt: number): readonly Arrival[] {
  const { days, perDay, seed, firstNumber } = history
  const times = Array.from({ length: Math.ceil(days) }, (_, day) => {
    const weekday = new Date(startedAt + day * DAY_MS).getUTCDay()
    const isWeekend = weekday === 0 || weekday === 6
    const count = isWeekend ? Math.floor(perDay / 10) : perDay
    return Array.from({ length: count }, (_, index) => {
      // Most people work in the middle of the day.
      const dice = diceOf(`${seed}/${day}/${index}`)
      const hour = 8 + (dice(0, 1000) + dice(1, 1000)) / 200
      return Math.floor(day * DAY_MS + hour * HOUR_MS)
    })
  })
  return times
    .flat()
    .filter((at) => at < days * DAY_MS)
    .sort((one, other) => one - other)
    .map((afterMs, index) => ({
      afterMs,
      facts: { ...factsOf(firstNumber + index, history), pushedAt: startedAt },
    }))
}

const AREAS = ['invoices', 'search', 'sessions', 'uploads', 'billing', 'the catalog', 'alerts']
const CHANGES = [
  'Round totals to cents in',
  'Retry after a reset in',
  'Split the large module of',
  'Drop an unused flag from',
  'Show the currency in',
  'Cache the permissions of',
  'Speed up the slowest query of',
]
const CHECKS = ['CI (integration)', 'CI (unit)', 'CI (lint)']

function factsOf(number: number, { seed, branch }: History): PullRequestFacts {
  const dice = diceOf(`${seed}#${number}`)
  const title = `${pick(CHANGES, dice(0, CHANGES.length))} ${pick(AREAS, dice(1, AREAS.length))}`
  return {
    number,
    title,
    author: pick(['octocat', 'mona', 'hubot'], dice(2, 3)),
    sha: shaOf(`${seed}#${number}`),
    base: branch,
    testMinutes: 6 + dice(3, 15),
    mergeability: 'mergeable',
    upToDate: false,
    failingCheck: pick(CHECKS, Math.max(0, dice(4, 6) - 3)),
    ...fateOf(dice(5, 100)),
  }
}

/** What happens to one of a hundred pull requests. */
function fateOf(percent: number): Pick<PullRequestFacts, 'fails' | 'event'> {
  if (percent < 8) return { fails: 'until-push' }
  if (percent < 12) return { fails: { firstRuns: 1 } }
  if (percent < 14) return { fails: 'always' }
  if (percent < 17) return { fails: 'never', event: { by: 'push', afterMinutes: 5 } }
  if (percent < 19) return { fails: 'never', event: { by: 'cancel', afterMinutes: 3 } }
  if (percent < 20) return { fails: 'never', event: { by: 'close', afterMinutes: 4 } }
  if (percent < 22) return { fails: 'never', event: { by: 'restart', afterMinutes: 6 } }
  if (percent < 23) return { fails: 'never', event: { by: 'manual-merge', afterMinutes: 2 } }
  if (percent < 25) return { fails: 'never', event: { by: 'merge-conflict' } }
  return { fails: 'never' }
}

/**
 * Plays a past: submits each pull request when it comes. One that left without a merge comes again a
 * few hours later, at most twice.
 */
export function playHistory(engine: Engine, history: History, startedAt: number): void {
  const { branch, days, seed } = history
  const end = startedAt + days * DAY_MS
  const visits = arrivalsOf(history, startedAt).map(({ facts: { number }, afterMs }) => ({
    number,
    at: startedAt + afterMs,
    left: 2,
  }))
  while (visits.length > 0) {
    const visit = visits.shift()
    if (visit === undefined || visit.at >= end) break
    const { number, at, left } = visit
    engine.advance(at)
    const state = engine.queues.get(branch)?.entry(number)?.state
    if (state !== undefined && (state === 'merged' || !ENDED.has(state))) continue
    const last = engine.transitions.findLast((change) => change.number === number)
    // What an incident threw out comes again as it is.
    if (state !== undefined && last?.test?.incident === undefined) engine.push(number)
    engine.submit(branch, number)
    if (left === 0) continue
    const again = {
      number,
      at: at + (2 + diceOf(`${seed}#${number}`)(6, 5)) * HOUR_MS,
      left: left - 1,
    }
    const index = visits.findIndex((other) => other.at > again.at)
    visits.splice(index === -1 ? visits.length : index, 0, again)
  }
}

const pick = <Value>(values: readonly Value[], index: number): Value => values[index] as Value

/** Draws numbers from a text, the same ones each time. */
function diceOf(text: string): (index: number, sides: number) => number {
  const hash = createHash('sha256').update(text).digest()
  return (index, sides) => hash.readUInt16BE(2 * index) % sides
}
