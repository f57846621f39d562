/** The findings of a reading, for the outputs and the log. */
import { formatValue } from '../metrics/model.js'
import type { Context } from '../step/context.js'
import { findingText, type HealthFinding, limitOfFinding } from './health.js'
import type { ReadSignal, WatchedSignal } from './signal.js'

/** One element of the output `findings`. These keys are part of the public contract. */
export function findingJson(finding: HealthFinding) {
  const { watched, reading, tier } = finding
  const value = reading.isRead ? (reading.value ?? null) : null
  return {
    signal: watched.name,
    value: value === null ? null : valueForOutput(watched, value),
    limit: limitOfFinding(finding),
    tier,
    text: findingText(finding),
  }
}

/** Minutes are rounded down, so that no value looks like a limit that it has not reached. */
function valueForOutput({ source }: WatchedSignal, value: number): number | string {
  if (typeof source === 'string') return Math.floor(value * 10) / 10
  return Number.isFinite(value) ? value : formatValue(value)
}

/** Warns of signals that could not be read, and of values that may be higher than shown. */
export function warnOfSignals({ log }: Context, findings: readonly HealthFinding[]): void {
  const reasons = new Map<string, string[]>()
  for (const { watched, reading, tier } of findings) {
    if (reading.isRead) {
      if (isDoubtful(watched, reading)) log.warning(`\`watch\`: ${reading.doubt}.`)
      continue
    }
    const signals = reasons.get(reading.why) ?? []
    reasons.set(reading.why, [...signals, `\`${watched.name}\` (stays ${tier})`])
  }
  for (const [why, signals] of reasons)
    log.warning(`Unread: ${signals.join(', ')}, because ${why.replace(/[^?.]$/, '$&.')}`)
}

/** True if a limit lies above the highest value that the signal can show. */
const isDoubtful = ({ limits }: WatchedSignal, { doubt, value = 0 }: ReadSignal): boolean =>
  doubt !== undefined && (limits.severe ?? limits.degraded) > value
