import type { Clock } from '../shared/clock.js'
import { RunCancelled } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import { sanitize, truncate } from '../shared/text.js'
import type * as toolkit from './toolkit.js'

/** The part of its runner that a step uses; tests hand in a recorder of the same shape. */
export type Core = typeof toolkit & {
  saveState(name: string, value: string): void
  writeOutputs(outputs: Readonly<Record<string, string>>): void
  writeSummary(markdown: string): void
}

/** Everything outside the process that `main` needs. */
export interface Runner {
  readonly core: Core
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** Aborts when the run is cancelled; the reason is a {@link RunCancelled}. */
  readonly signal: AbortSignal
  /** Uniform in [0, 1): jitter. */
  readonly random: () => number
}

/** Name of the one state that a step leaves for its post step: what to restore. */
export const POST_STATE = 'restore'

/** Time that a cancelled run needs for outputs and summary, in milliseconds. */
export const WRITING_MS = 700

/** How long a cancelled run may still take, in milliseconds; 0 for any other reason to abort. */
export const graceMs = ({ reason }: AbortSignal): number =>
  reason instanceof RunCancelled ? reason.graceMs : 0

/** Title of an annotation, and its place in the repository. */
type AnnotationPlace = Partial<Readonly<Record<'title' | 'file', string>>>

/** The log of an operation. No line can run a workflow command or control the terminal. */
export interface Log {
  debug(message: string): void
  info(message: string): void
  /** An annotation of the step; the runner keeps ten of a kind. */
  notice(message: string, place?: AnnotationPlace): void
  warning(message: string): void
  group(title: string, lines: readonly string[]): void
}

/** The log of a step; only its end uses `error`, for exactly one error annotation. */
export interface StepLog extends Log {
  error(message: string, place?: AnnotationPlace): void
}

/** Longest text of one annotation that GitHub keeps. */
const ANNOTATION_LIMIT = 4096

/** The one log sink. It redacts first, because a cut text may end in a part of a secret. */
export function stepLog(core: typeof toolkit, redact: Redact): StepLog {
  const safe = (message: string) => sanitize(redact(message))
  const annotation = (message: string) => truncate(safe(message), ANNOTATION_LIMIT)
  const properties = (place: AnnotationPlace = {}) =>
    Object.fromEntries(
      Object.entries(place).map(([key, value]) => [key, safe(value).replaceAll('\n', ' ')]),
    )
  return {
    debug: (message) => core.debug(safe(message)),
    info: (message) => core.info(safe(message)),
    notice: (message, place) => core.notice(annotation(message), properties(place)),
    warning: (message) => core.warning(annotation(message)),
    error: (message, place) => core.error(annotation(message), properties(place)),
    group(title, lines) {
      core.startGroup(safe(title).replaceAll('\n', ' '))
      for (const line of lines) core.info(safe(line))
      core.endGroup()
    },
  }
}
