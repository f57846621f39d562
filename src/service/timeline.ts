/**
 * The `timeline` that newer servers add to a record (docs/behavior.md). Its schema is published in
 * parts only, so it is read field by field, and a field with another shape counts as absent.
 */
import { parseTime } from '../shared/clock.js'
import { webLink } from '../shared/links.js'
import { lenientField, mapped } from '../shared/shapes.js'
import { truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'

/** A text for a message. Longer ones are not plausible. */
const BoundedText = z.string().check(z.minLength(1), z.maxLength(2000))
const timelineText = lenientField(BoundedText)
/** A web address. Others count as absent, so that another field can supply one. */
const address = lenientField(mapped(BoundedText, (given: string) => webLink(given)))
/** An enum value in lower case: API v1 uses lower case, older notes and webhooks upper case. */
const lowerCaseWord = lenientField(
  z.string().check(z.minLength(1), z.maxLength(200), z.toLowerCase()),
)

/** A reason, which may be prose. Long ones are cut, because an absent reason would mean another thing. */
const reasonField = lenientField(
  mapped(z.string().check(z.trim(), z.minLength(1), z.toLowerCase()), (said) =>
    truncate(said, 200),
  ),
)

/** As many elements of a list as a person could read. */
const MAX_ITEMS = 100

/** The valid elements of a list, among the first ones. */
const items = <S extends z.ZodMiniType>(item: S) =>
  mapped(z.catch(z.array(z.unknown()), []), (list) =>
    list.slice(0, MAX_ITEMS).flatMap((one) => item.safeParse(one).data ?? []),
  )

const NumberedPullRequest = z.object({ prNumber: z.int().check(z.positive()) })

const StatusFields = z.object({
  name: timelineText,
  context: timelineText,
  url: address,
  targetUrl: address,
  detailsUrl: address,
})
/** A check that failed a test run: an object, or only its name. */
const CausingStatus = z.pipe(
  mapped(z.union([BoundedText, StatusFields]), (status) => {
    if (typeof status === 'string') return { name: status }
    const { name, context, url, targetUrl, detailsUrl } = status
    return { name: name ?? context, url: url ?? targetUrl ?? detailsUrl }
  }),
  z.object({ name: BoundedText, url: z.optional(z.string()) }),
)

const Actor = z.union([BoundedText, mapped(z.object({ login: BoundedText }), ({ login }) => login)])

/** Fields of an entry, or of the object inside it that belongs to its state. */
const Members = z.lazy(() =>
  z.object({
    reason: reasonField,
    actor: lenientField(Actor),
    failureCausingStatuses: items(CausingStatus),
    testRun: lenientField(
      z.object({ id: BoundedText, testedPullRequests: z.optional(items(NumberedPullRequest)) }),
    ),
    testRunId: timelineText,
    blockReasons: items(z.object({ kind: lowerCaseWord, name: timelineText, url: address })),
    conflictCulprit: lenientField(
      z.object({
        type: lowerCaseWord,
        prNumber: lenientField(z.int().check(z.positive())),
        prUrl: address,
      }),
    ),
    waitingFor: items(NumberedPullRequest),
    otherTestedPullRequests: items(NumberedPullRequest),
    prerequisitePullRequests: items(NumberedPullRequest),
  }),
)
type Members = z.output<typeof Members>

/** One entry of a timeline: a state of the pull request, with its cause. */
export interface TimelineEntry extends Partial<Omit<Members, 'testRunId'>> {
  /** In upper case. */
  readonly state?: string | undefined
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined
}

/**
 * @param maxEntries the newest ones count
 * @returns the entries, newest first; empty if the server has no timeline
 */
export function parseTimeline(answer: unknown, maxEntries = MAX_ITEMS): readonly TimelineEntry[] {
  const list = Timeline.safeParse(answer).data?.timeline ?? []
  const entries = list.filter(isEntry)
  // The newest may be the last, so all are put in order before the oldest are left out. Schemas would
  // take seconds for a timeline of 20 MB.
  const timed = entries.map((entry) => ({ entry, at: timeOf(entry) }))
  // If an entry has no time, keep the server's order, which begins with the newest.
  if (timed.every(isTimed)) timed.sort((one, other) => other.at - one.at)
  return timed.slice(0, maxEntries).map(readEntry)
}

const Timeline = z.object({ timeline: z.array(z.unknown()) })

type RawEntry = Readonly<Record<string, unknown>>

const isEntry = (entry: unknown): entry is RawEntry =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

interface TimedEntry {
  readonly entry: RawEntry
  readonly at: number | undefined
}

const isTimed = (timed: TimedEntry): timed is TimedEntry & { readonly at: number } =>
  timed.at !== undefined

const timeOf = ({ timestamp }: RawEntry): number | undefined =>
  typeof timestamp === 'string' ? parseTime(timestamp) : undefined

/** The name of the object with reason and actor, by state. */
const STATE_OBJECT_KEYS: Readonly<Record<string, string | undefined>> = {
  NOT_READY: 'notReady',
  PENDING: 'pending',
  TESTING: 'testing',
  PENDING_FAILURE: 'pendingFailure',
  TESTS_PASSED: 'testsPassed',
  MERGED: 'merged',
  FAILED: 'failure',
  CANCELLED: 'cancellation',
}
/** Objects of an entry that belong to no state. */
const STATELESS_OBJECT_KEYS: ReadonlySet<string> = new Set(['actor', 'testRun', 'conflictCulprit'])

/** Returns the objects that may contain the members: the state's object, then the entry itself. */
function entryParts(entry: RawEntry, state = ''): readonly unknown[] {
  const own = entry[STATE_OBJECT_KEYS[state] ?? '']
  if (typeof own === 'object' && own !== null) return [own, entry]
  return [
    entry,
    ...Object.keys(entry).flatMap((name) => (STATELESS_OBJECT_KEYS.has(name) ? [] : entry[name])),
  ]
}

const stateField = lenientField(BoundedText.check(z.toUpperCase()))

function readEntry({ entry, at }: TimedEntry): TimelineEntry {
  const state = stateField.parse(entry['state'])
  const parts = entryParts(entry, state).map(membersOf)
  // The first part with a member wins.
  const { testRunId, ...members }: Partial<Members> = Object.assign({}, ...parts.toReversed())
  const byId = testRunId === undefined ? undefined : { id: testRunId }
  return { testRun: byId, ...members, state, at }
}

/** Returns the members of an object, without empty lists. */
const membersOf = (part: unknown): Partial<Members> =>
  Object.fromEntries(
    Object.entries(Members.safeParse(part).data ?? {}).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value,
    ),
  )
