/** The inputs of `submit` and of every wait, and what a wait sets. */
import { didYouMean } from '../shared/nearest.js'
import { inBackticks } from '../shared/text.js'
import {
  butIs,
  choice,
  commentPolicy,
  commitSha,
  convert,
  decimal,
  flag,
  line,
  minutes,
  optional,
  wholeNumber,
  withDefault,
} from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import type { PullRequestOutput } from './resolve.js'

/** Inputs for the places where a report goes besides the job summary. */
export const publishInputs = { comment: commentPolicy(), slackPayloadFile: optional(line()) }

const MAX_HINT_LENGTH = 300

/** The input `resubmit-hint`, how people submit again. The action adds it to the next steps. */
export const resubmitHintInput = () =>
  convert((text, refuse) => {
    if (/[\r\n]/.test(text)) return refuse(`must be a single line${butIs(text)}`)
    const { length } = [...text]
    if (length <= MAX_HINT_LENGTH) return text
    return refuse(`must have at most ${MAX_HINT_LENGTH} characters, but has ${length}`)
  })

/** The inputs of `wait-for-merge`, which `submit` with `wait` has too. */
export const waitInputs = {
  ...publishInputs,
  resubmitHint: optional(resubmitHintInput()),
  timeoutMinutes: minutes(),
  pollIntervalSeconds: optional(decimal({ min: 0.05, max: 3600 })),
  onTimeout: choice(['fail', 'cancel', 'pass']),
  onAbort: choice(['leave', 'cancel']),
  notReadyTimeoutMinutes: optional(minutes()),
  resubmit: wholeNumber({ min: 0, max: 5 }),
}
export type WaitInputs = InputsOf<typeof waitInputs> & {
  /** Only `submit` has it. */
  readonly removeLabel?: string | undefined
}

/** The outputs of `submit` and of every wait, besides those of every pull request. */
export const WAIT_OUTPUTS = [
  'priority',
  'queue-state',
  'queue-position',
  'queue-depth',
  'merged',
  'state',
  'submitted',
  'head-sha',
  'merge-commit-sha',
  'duration-seconds',
  'polls',
  'timeline',
  'failing-checks',
  'reasons',
  'resubmissions',
] as const
export type WaitOutput = (typeof WAIT_OUTPUTS)[number] | PullRequestOutput

/** Every way in which a wait can end, besides the failures that all operations share. */
export const WAIT_OUTCOMES = [
  'merged',
  'failed',
  'cancelled',
  'removed',
  'not-submitted',
  'timed-out',
  'not-ready',
  'aborted',
] as const
export type WaitOutcome = (typeof WAIT_OUTCOMES)[number]

/** Names of priorities and their values (published schema). */
export const PRIORITIES: ReadonlyMap<string, number> = new Map([
  ['urgent', 0],
  ['high', 10],
  ['medium', 100],
  ['low', 200],
  ['lowest', 255],
])
const NAMES = [...PRIORITIES.keys()]
/** Names of other tools, which no spelling leads to. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  highest: 'urgent',
  critical: 'urgent',
  immediate: 'urgent',
  top: 'urgent',
  normal: 'medium',
  default: 'medium',
  minor: 'low',
  trivial: 'lowest',
}

/** The input `priority`: a name of the service, or a number from 0 (most urgent) to 255. */
export const priorityInput = () =>
  convert((text, refuse) => {
    const word = text.toLowerCase()
    const name = NAMES.find((known) => known === word)
    if (name !== undefined) return name
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text)
    return refuse(
      /^\d/.test(text)
        ? `must be a whole number from 0 to 255${butIs(text)}`
        : `must be a number from 0 to 255, or ${NAMES.map((name) => inBackticks(name)).join(', ')}${butIs(text)}${didYouMean(OTHER_NAMES[word] ?? text, NAMES)}`,
    )
  })

/** The inputs of `submit`. */
export const submitInputs = {
  priority: optional(priorityInput()),
  noBatch: optional(flag()),
  expectedHeadSha: optional(commitSha()),
  skipDraft: flag(),
  requireLabel: optional(line()),
  // No literal default in action.yml: `submit-ready` has another one for the same input.
  requireApproval: withDefault(flag(), false),
  removeLabel: optional(line()),
  // No literal default in action.yml: `drain-queue` has another one for the same input.
  wait: withDefault(flag(), false),
  ...waitInputs,
}
export type SubmitInputs = InputsOf<typeof submitInputs>
