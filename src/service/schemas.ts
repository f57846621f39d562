/**
 * The schemas of the service's answers. They are tolerant, because deployments differ: fields that
 * we don't need may be missing, null or new, and unknown states are accepted.
 *
 * Creating a schema takes longer than checking an answer, and a step needs few of them. Fields
 * therefore share schema objects, and answers use `z.lazy`.
 */
import { webLink } from '../shared/links.js'
import { redact } from '../shared/redact.js'
import { mapped, optionalField } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { oldNames, QUEUE_SETTINGS, type SettingField, settingFields } from './queue-settings.js'

/** The states in the interface. Compare them regardless of case, because answers use lower case. */
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

/** Readable names of the states, active ones first. */
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

/** Returns the priority unless it is the default. Older servers don't send the default's name. */
export function chosenPriority({
  priorityName,
  priorityValue,
  usedDefaultPriorityName: byDefault = 'medium',
}: Pick<
  Partial<EnqueuedPullRequest>,
  'priorityName' | 'priorityValue' | 'usedDefaultPriorityName'
>): string | number | undefined {
  const priority = priorityName ?? priorityValue
  if (priority === byDefault || priority === 100) return undefined
  return priority
}

/** States of a queue. */
export const QUEUE_STATES = ['running', 'paused', 'draining', 'switching_modes'] as const

/** Any text. No title, name or address comes near the limit. */
export const anyText = z.string().check(z.maxLength(65_536))

/** A state in upper case, as in the interface. */
const upperState = anyText.check(z.minLength(1), z.toUpperCase())

/**
 * A list that stops at its first wrong element. Zod's own arrays collect an issue for each wrong
 * element, and a large answer could have a million.
 *
 * @param maxLength only a list of targets needs more than the default
 */
export const list = <S extends z.core.$ZodType>(element: S, maxLength = 50_000) =>
  listWithDefault(element, maxLength, (_, parsed) => parsed)

/** A {@link list} of objects that keep their other members, as {@link openObject} does. */
export const openList = <S extends z.core.$ZodShape>(shape: S) =>
  listWithDefault(z.object(shape), 50_000, withOthers)

/** @param keep gets an element as it was sent, and as the schema reads it */
const listWithDefault = <S extends z.core.$ZodType>(
  element: S,
  maxLength: number,
  keep: (value: unknown, parsed: z.output<S>) => z.output<S>,
) =>
  z.transform((values, context): z.output<S>[] => {
    const refuse = (issue: Partial<z.core.$ZodRawIssue>) => {
      context.issues.push({ code: 'custom', input: values, ...issue } as z.core.$ZodRawIssue)
      return z.NEVER
    }
    if (!Array.isArray(values)) return refuse({ code: 'invalid_type', expected: 'array' })
    if (values.length > maxLength)
      return refuse({ code: 'too_big', origin: 'array', maximum: maxLength, inclusive: true })
    const elements: z.output<S>[] = []
    for (let index = 0; index < values.length; index++) {
      const parsed = z.safeParse(element, values[index])
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        return refuse({ message: issue?.message, path: [index, ...(issue?.path ?? [])] })
      }
      elements.push(keep(values[index], parsed.data))
    }
    return elements
  })

/** An object that keeps members which the shape does not name, for the result file. */
export const openObject = <S extends z.core.$ZodShape>(shape: S) => {
  const schema = z.object(shape)
  return z.transform((value, context): z.output<typeof schema> => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return withOthers(value, parsed.data)
    const [issue] = parsed.error.issues
    context.issues.push({
      code: 'custom',
      message: issue?.message,
      path: issue?.path,
      input: value,
    } as z.core.$ZodRawIssue)
    return z.NEVER
  })
}

/** Adds the members that were sent and not parsed. Their names may contain a secret as well. */
function withOthers<T extends object>(value: unknown, parsed: T): T {
  const names = Object.keys(value as object)
  // Nearly every element of a long list ends here.
  if (names.length === Object.keys(parsed).length) return parsed
  const others = names.filter((name) => !Object.hasOwn(parsed, name) && name !== '__proto__')
  const members = others.map((name) => [redact(name), (value as Record<string, unknown>)[name]])
  return { ...parsed, ...Object.fromEntries(members) }
}

const recordText = optionalField(anyText)
/** An address that people follow, so other schemes than http(s) are dropped. */
const linkField = mapped(z.nullish(anyText), webLink)
const number = optionalField(z.number())
const optionalBoolean = optionalField(z.boolean())
const texts = optionalField(list(anyText))
/** A list, or the text `ALL`, which is read as `['ALL']`. */
const targets = optionalField(
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? [value] : value)),
    list(anyText, 1_000_000),
  ),
)
const objects = <S extends z.core.$ZodShape>(shape: S) => optionalField(list(z.object(shape)))

/** Why a pull request is not ready, as far as the service sends it. */
const Readiness = z.lazy(() =>
  openObject({
    hasImpactedTargets: optionalBoolean,
    requiresImpactedTargets: optionalBoolean,
    doesBaseBranchMatch: optionalBoolean,
    gitHubMergeability: recordText,
  }),
)
export type Readiness = z.output<typeof Readiness>

/** The fields of a record that belong to its timeline; timeline.ts reads the rest. */
export const PullRequestHistory = z.lazy(() =>
  z.looseObject({
    prNumber: number,
    prTitle: recordText,
    state: optionalField(upperState),
    stateChangedAt: recordText,
  }),
)

export type PullRequestHistory = z.output<typeof PullRequestHistory>

/** Fields of a pull request in every answer that contains one. */
const pullRequestFields = {
  id: recordText,
  state: optionalField(upperState),
  stateChangedAt: recordText,
  priorityValue: number,
  priorityName: recordText,
  usedDefaultPriorityName: recordText,
  skipTheLine: optionalBoolean,
  noBatch: optionalBoolean,
  prTitle: recordText,
  prSha: recordText,
  prBaseBranch: recordText,
  prAuthor: recordText,
}

/** True if the pull request must be submitted again to continue. Unknown states are not final. */
export const isEnded = (state = ''): boolean => ['MERGED', 'FAILED', 'CANCELLED'].includes(state)

/** True if the pull request belongs to a test run. */
export const isInTestRun = (state = ''): boolean =>
  ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'].includes(state)

/**
 * Answer of getSubmittedPullRequest. Some servers leave out `state` for a pull request that was
 * never submitted. Older ones leave out `isCurrentlySubmittedToQueue`, which we derive from `state`.
 */
export const SubmittedPullRequest = z.lazy(() =>
  mapped(
    openObject({
      ...pullRequestFields,
      readiness: optionalField(Readiness),
      forceEnqueued: optionalBoolean,
      isCurrentlySubmittedToQueue: optionalBoolean,
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

const enqueuedFields = { ...pullRequestFields, prNumber: z.number() }
/** A pull request in the answer of getQueue. */
export type EnqueuedPullRequest = z.output<z.ZodMiniObject<typeof enqueuedFields>>

/** Answer of listPullRequests. `nextCursor` is absent on the last page. */
export const PullRequestPage = z.lazy(() =>
  z.object({ pullRequests: openList(enqueuedFields), nextCursor: recordText }),
)
export type PullRequestPage = z.output<typeof PullRequestPage>

/** An enum value in lower case, as in the interface; older servers use upper case. */
const word = optionalField(anyText.check(z.toLowerCase()))

const bySettingType = { boolean: optionalBoolean, text: recordText, whole: number, word, texts }

type SettingSchemas = {
  readonly [Field in SettingField]: (typeof bySettingType)[(typeof QUEUE_SETTINGS)[Field]['type']]
}

/** Answer of getQueue. Settings may be missing; only those that are set are compared. */
export const Queue = z.lazy(() => mapped(QueueFields, withNewNames))

const QueueFields = z.lazy(() =>
  openObject({
    state: anyText.check(z.minLength(1), z.toLowerCase()),
    branch: recordText,
    ...(Object.fromEntries(
      settingFields.map((field) => [field, bySettingType[QUEUE_SETTINGS[field].type]]),
    ) as SettingSchemas),
    testingTimeoutMins: number,
    batchingMaxWaitTimeMins: number,
    requiredStatusesSource: word,
    enqueuedPullRequests: openList(enqueuedFields),
  }),
)
export type Queue = z.output<typeof QueueFields>

/** Copies old names to new ones. The old names stay, because they reveal an older server. */
const withNewNames = (queue: Queue): Queue => ({
  ...queue,
  ...Object.fromEntries(oldNames.map(([field, old]) => [field, queue[field] ?? queue[old]])),
})

/** Answer of getMergeQueueTestingDetails. */
export const TestingDetails = z.lazy(() =>
  z.object({
    requiredStatuses: texts,
    testBranch: recordText,
    testBranchSha: recordText,
    status: word,
    createdAt: recordText,
    checkSuites: objects({
      checkRuns: objects({
        name: anyText,
        url: linkField,
        status: recordText,
        conclusion: recordText,
      }),
    }),
    statusChecks: objects({ context: anyText, url: linkField, state: recordText }),
    testedPullRequests: objects({ prNumber: z.number(), prUrl: linkField, title: recordText }),
    dependentPrs: optionalField(list(z.number())),
    impactedTargets: targets,
    impactedTargetsForTestedPrs: targets,
  }),
)
export type TestingDetails = z.output<typeof TestingDetails>
