/**
 * The wire shapes of the service, as tolerant as its deployments need: fields that are not read may
 * be missing, null or new, and an unknown state passes.
 *
 * Making a schema takes longer than checking an answer with it, and a step needs few of them: so
 * there is one object for each kind of field, and a shape is made when it is first used.
 */
import { webLink } from '../shared/links.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { oldNames, QUEUE_SETTINGS, type SettingField, settingFields } from './queue-settings.js'

/** States that the interface names; compared without case, because the wire has lower case. */
export const PULL_REQUEST_STATES = [
  'NOT_READY',
  'PENDING',
  'TESTING',
  'TESTS_PASSED',
  'MERGED',
  'FAILED',
  'CANCELLED',
  'PENDING_FAILURE',
] as const

/** The states in the words of people, those under way first; an unknown one keeps its name. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  TESTING: 'testing',
  TESTS_PASSED: 'about to merge',
  PENDING_FAILURE: 'pending failure',
  PENDING: 'waiting',
  NOT_READY: 'not ready',
  MERGED: 'merged',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

/** The priority of a pull request if somebody chose it. Older servers don't tell a default. */
export function chosenPriority({
  priorityName,
  priorityValue,
  usedDefaultPriorityName: byDefault = 'medium',
}: Pick<
  Partial<EnqueuedPullRequest>,
  'priorityName' | 'priorityValue' | 'usedDefaultPriorityName'
>): string | number | undefined {
  const shown = priorityName ?? priorityValue
  return shown === byDefault || shown === 100 ? undefined : shown
}

/** States of a queue, as the wire has them. */
export const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'] as const

/** Any text of a record: no title, name or address comes near the limit. */
export const anyText = z.string().check(z.maxLength(65_536))

/** A state as the action shows it: the interface's spelling, an unknown one in upper case. */
const upperState = anyText.check(z.minLength(1), z.toUpperCase())

/** A field that may be missing or null; both are read as missing. */
export const optional = <S extends z.ZodMiniType>(schema: S) =>
  mapped(z.nullish(schema), (value) => value ?? undefined)

/**
 * A list that stops at its first wrong element: zod collects an issue for each, and an answer
 * within the size limit has room for a million.
 *
 * @param most elements; a list of targets is the only one that may be long
 */
export const list = <S extends z.core.$ZodType>(element: S, most = 50_000) =>
  z.transform((values, context): z.output<S>[] => {
    const refuse = (issue: Partial<z.core.$ZodRawIssue>) => {
      context.issues.push({ code: 'custom', input: values, ...issue } as z.core.$ZodRawIssue)
      return z.NEVER
    }
    if (!Array.isArray(values)) return refuse({ code: 'invalid_type', expected: 'array' })
    if (values.length > most)
      return refuse({ code: 'too_big', origin: 'array', maximum: most, inclusive: true })
    const elements: z.output<S>[] = []
    for (let index = 0; index < values.length; index++) {
      const parsed = z.safeParse(element, values[index])
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] })
      }
      elements.push(parsed.data)
    }
    return elements
  })

const text = optional(anyText)
/** Address that others give: people follow it, so only a web page counts. */
const link = mapped(z.nullish(anyText), webLink)
const number = optional(z.number())
const truth = optional(z.boolean())
const texts = optional(list(anyText))
/** A list, or `ALL` alone, which is read as the list of it. */
const targets = optional(
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? [value] : value)),
    list(anyText, 1_000_000),
  ),
)
const objects = <S extends z.core.$ZodShape>(shape: S) => optional(list(z.object(shape)))

/** Needs of a pull request that is not ready, as far as the service says them. */
export const Readiness = z.lazy(() =>
  z.object({
    hasImpactedTargets: truth,
    requiresImpactedTargets: truth,
    doesBaseBranchMatch: truth,
    gitHubMergeability: text,
  }),
)
export type Readiness = z.output<typeof Readiness>

/** What tells of which record a timeline is; all else of its answer is read field by field. */
export const PullRequestHistory = z.lazy(() =>
  z.looseObject({ prNumber: number, stateChangedAt: text }),
)

/** Fields of a pull request wherever the queue shows it. */
const pullRequestFields = {
  id: text,
  state: optional(upperState),
  stateChangedAt: text,
  priorityValue: number,
  priorityName: text,
  usedDefaultPriorityName: text,
  skipTheLine: truth,
  noBatch: truth,
  prTitle: text,
  prSha: text,
  prBaseBranch: text,
  prAuthor: text,
}

/** Tells whether a state is final, so that only another submission leads on. Unknown ones are not. */
export const isEnded = (state = ''): boolean => ['MERGED', 'FAILED', 'CANCELLED'].includes(state)

/**
 * Answer of getSubmittedPullRequest. Some servers leave out `state` for a pull request that was
 * never submitted, older ones leave out `isCurrentlySubmittedToQueue`: then the state says it.
 */
export const SubmittedPullRequest = z.lazy(() =>
  mapped(
    z.object({
      ...pullRequestFields,
      readiness: optional(Readiness),
      forceEnqueued: truth,
      isCurrentlySubmittedToQueue: truth,
      prNumber: number,
    }),
    (record, context) => {
      const { state, isCurrentlySubmittedToQueue: inQueue = state && !isEnded(state) } = record
      if (typeof inQueue === 'boolean') return { ...record, isCurrentlySubmittedToQueue: inQueue }
      const message = 'neither `state` nor `isCurrentlySubmittedToQueue` is there'
      context.issues.push({ code: 'custom', message, input: record })
      return z.NEVER
    },
  ),
)
export type SubmittedPullRequest = z.output<typeof SubmittedPullRequest>

/** A pull request in the answer of getQueue. */
export const EnqueuedPullRequest = z.lazy(() =>
  z.object({ ...pullRequestFields, prNumber: z.number() }),
)
export type EnqueuedPullRequest = z.output<typeof EnqueuedPullRequest>

/** A word of a closed set as the interface spells it; older servers use upper case. */
const word = optional(anyText.check(z.toLowerCase()))

const bySettingType = { boolean: truth, text, whole: number, word, texts }

type SettingSchemas = {
  readonly [Field in SettingField]: (typeof bySettingType)[(typeof QUEUE_SETTINGS)[Field]['type']]
}

/** Answer of getQueue. Settings are optional here: only those given are compared. */
export const Queue = z.lazy(() => mapped(QueueFields, withNewNames))

const QueueFields = z.lazy(() =>
  z.object({
    state: anyText.check(z.minLength(1), z.toLowerCase()),
    branch: text,
    ...(Object.fromEntries(
      settingFields.map((field) => [field, bySettingType[QUEUE_SETTINGS[field].type]]),
    ) as SettingSchemas),
    testingTimeoutMins: number,
    batchingMaxWaitTimeMins: number,
    requiredStatusesSource: word,
    enqueuedPullRequests: list(EnqueuedPullRequest),
  }),
)
export type Queue = z.output<typeof QueueFields>

/** The old names stay beside the new ones: they show what kind of server this is. */
const withNewNames = (queue: Queue): Queue => ({
  ...queue,
  ...Object.fromEntries(oldNames.map(([field, old]) => [field, queue[field] ?? queue[old]])),
})

/** Answer of getMergeQueueTestingDetails. */
export const TestingDetails = z.lazy(() =>
  z.object({
    requiredStatuses: texts,
    testBranch: text,
    testBranchSha: text,
    status: word,
    createdAt: text,
    checkSuites: objects({
      checkRuns: objects({ name: anyText, url: link, status: text, conclusion: text }),
    }),
    statusChecks: objects({ context: anyText, url: link, state: text }),
    testedPullRequests: objects({ prNumber: z.number(), prUrl: link, title: text }),
    dependentPrs: optional(list(z.number())),
    impactedTargets: targets,
    impactedTargetsForTestedPrs: targets,
  }),
)
export type TestingDetails = z.output<typeof TestingDetails>
