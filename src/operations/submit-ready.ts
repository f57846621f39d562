import { type GitHubPullRequest, openPullRequests } from '../github/pull-requests.js'
import { ReadyFactsReader } from '../github/ready-facts.js'
import { repositoryPage } from '../github/reference.js'
import { shownHold } from '../holds/hold.js'
import { requireLiveHolds } from '../holds/store.js'
import { heldClause } from '../holds/text.js'
import { priorityInput } from '../pull-request/inputs.js'
import {
  type Judgement,
  judgeOpen,
  type ReadyRules,
  type Skipped,
  type SkipReason,
} from '../pull-request/ready.js'
import {
  countInQueue,
  InTurn,
  type QueueNow,
  type SubmitLimits,
  type SubmittedInTurn,
} from '../pull-request/submit-in-turn.js'
import { QUEUE_OUTPUTS, type QueueOutput, queueTarget, readQueue } from '../queue/operation.js'
import { queueSentence, queueVerdict } from '../queue/report.js'
import { joined, link, words } from '../reports/line.js'
import { failedAtLast, type Report } from '../reports/report.js'
import { type SubmitOptions, submitPullRequest } from '../service/requests.js'
import { bestEffort } from '../shared/best-effort.js'
import { Budget, type Deadline } from '../shared/deadline.js'
import type { QueueRef } from '../shared/references.js'
import { inBackticks, pluralize } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { flag, lines, minutes, optional, wholeNumber, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import { askGitHub } from '../step/read-from-github.js'
import { neededTokenProblem } from '../step/token-problem.js'

const OUTPUTS = [
  ...QUEUE_OUTPUTS,
  'holds',
  'submitted-pull-requests',
  'submitted-count',
  'skipped',
  'ready-count',
] as const
type ReadyOutput = (typeof OUTPUTS)[number]

export const operation = defineOperation({
  about: 'Submit every open pull request that is ready, the oldest push first.',
  target: queueTarget,
  inputs: {
    labels: withDefault(lines('names'), []),
    authors: withDefault(lines('names'), []),
    excludeLabels: withDefault(lines('names'), []),
    requireApproval: withDefault(flag(), true),
    minAgeMinutes: withDefault(minutes(), 0),
    priority: optional(priorityInput()),
    noBatch: optional(flag()),
    maxInQueue: wholeNumber({ min: 1, max: 10_000 }),
    maxSubmissions: wholeNumber({ min: 1, max: 1000 }),
  },
  outputs: OUTPUTS,
  outcomes: ['submitted', 'none', 'stopped', 'full', 'partial'],
  checks: {
    labels: [
      ({ labels, authors }) =>
        labels.length === 0 &&
        authors.length === 0 &&
        'or `authors` is required, because not every open pull request may go into the queue',
      (_, scope) => neededTokenProblem(scope, 'only GitHub knows what is ready'),
    ],
  },
  run: submitReady,
})

type ReadyInputs = ReadyRules & SubmitLimits & SubmitOptions

/** Time until the first submission, and to read what is ready. */
const UNTIL_FIRST_MS = 60_000
const READING_MS = 45_000
/** Requests to GitHub for both; together at most 30. */
const READING_REQUESTS = 22
/** Two of them go to the service. */
const FIRST_LOOK_REQUESTS = 10

const TOO_SLOW = 'Run the step again: what cannot be read is not submitted.'

async function submitReady(
  inputs: ReadyInputs,
  context: Context<ReadyOutput> & { readonly deadline: Deadline },
  ref: QueueRef,
): Promise<Result<ReadyOutput>> {
  const { deadline, log, dryRun } = context
  const rules = withoutBackslashes(inputs)
  const first = deadline.atMost(UNTIL_FIRST_MS).withRequests(FIRST_LOOK_REQUESTS)
  const time = {
    gitHub: deadline.atMost(READING_MS).withRequests(READING_REQUESTS),
    service: deadline.atMost(READING_MS),
  }
  const reader = new ReadyFactsReader(context.github, ref.targetBranch)
  const [now, open] = await Promise.all([
    askGitHub(
      deadline,
      new Budget(READING_MS),
      TOO_SLOW,
      () => readQueueAndHolds(context, time, ref),
      'no answer came in time',
    ),
    askGitHub(deadline, new Budget(READING_MS), TOO_SLOW, () =>
      openPullRequests(context, time.gitHub),
    ),
  ])
  const judged = await judgeOpen(context, time, ref, rules, open, now.queue, reader)
  await warnOfUnknownLabels(context, time.gitHub, rules, open)
  const { ready } = judged
  log.info(`${pluralize(ready.length, 'pull request')} of ${open.length} open ones: ready`)
  const limits = { ...inputs, ...rules }
  const turn = new InTurn(context, judged, rules, limits, reader, (time) =>
    readQueueAndHolds(context, { gitHub: time, service: time }, ref),
  )
  let done: SubmittedInTurn
  if (now.stoppedBy !== undefined) done = stoppedAtOnce(judged)
  else if (dryRun) done = planInTurn(inputs, judged, now)
  else done = await turn.run(deadline, first, ready)
  if (done.endedBy === 'stopped')
    log.info(`Nothing more is submitted: ${now.stoppedBy ?? 'the queue was stopped meanwhile'}`)
  return resultOf(context, ref, inputs, judged, done)
}

/** A backslash takes the rest of a line literally. */
const withoutBackslashes = (inputs: ReadyRules): ReadyRules => {
  const plain = (names: readonly string[]) => names.map((name) => name.replace(/^\\/, ''))
  return {
    ...inputs,
    labels: plain(inputs.labels),
    authors: plain(inputs.authors),
    excludeLabels: plain(inputs.excludeLabels),
  }
}

/** Reads the queue and its holds, and records both. @throws {ActionError} */
async function readQueueAndHolds(
  context: Context<QueueOutput | 'holds'>,
  time: { readonly gitHub: Deadline; readonly service: Deadline },
  ref: QueueRef,
): Promise<QueueNow> {
  const [queue, holds] = await Promise.all([
    // At the end of its time, the last failure of the service counts.
    readQueue(context, time.service, ref, { patience: time.service }),
    requireLiveHolds(context, time.gitHub, ref),
  ])
  context.setOutputs({ holds: holds.map(shownHold) })
  if (queue.state !== 'running') return { queue, stoppedBy: `the queue is ${queue.state}` }
  if (holds.length > 0) return { queue, stoppedBy: `the queue has ${heldClause(holds)}` }
  return { queue }
}

/** Warns of labels that neither an open pull request nor the repository has. */
async function warnOfUnknownLabels(
  { github, log }: Context,
  deadline: Deadline,
  { labels, excludeLabels }: ReadyRules,
  open: readonly GitHubPullRequest[],
): Promise<void> {
  const used = new Set(open.flatMap((pull) => pull.labels.map((label) => label.toLowerCase())))
  const setup = await import('../github/repository-setup.js')
  for (const label of [...labels, ...excludeLabels]) {
    if (used.has(label.toLowerCase())) continue
    await bestEffort(deadline, setup.label(github, deadline, label), (_, error) => {
      if (error?.kind === 'not-found')
        log.warning(`The repository has no label ${inBackticks(label)}.`)
    })
  }
}

/** All that is ready waits until the queue runs again. */
const stoppedAtOnce = ({ ready }: Judgement): SubmittedInTurn => ({
  submitted: [],
  skipped: ready.map(({ ref }) => ({ number: ref.number, reason: 'stopped' })),
  endedBy: 'stopped',
})

/** What a dry run would submit. */
function planInTurn(
  { maxInQueue, maxSubmissions }: SubmitLimits,
  { ready, queued }: Judgement,
  { queue }: QueueNow,
): SubmittedInTurn {
  const room = Math.max(0, maxInQueue - countInQueue(queue.enqueuedPullRequests, queued))
  const numbers = ready.map(({ ref }) => ref.number)
  const submitted = numbers.slice(0, Math.min(room, maxSubmissions))
  return {
    submitted,
    skipped: numbers.slice(submitted.length).map((number) => ({ number, reason: 'limit' })),
    endedBy: room < maxSubmissions && room < numbers.length ? 'full' : undefined,
  }
}

function resultOf(
  context: Context<ReadyOutput>,
  ref: QueueRef,
  inputs: ReadyInputs,
  judged: Judgement,
  done: SubmittedInTurn,
): Result<ReadyOutput> {
  const { log, dryRun } = context
  const { submitted, endedBy, refusal } = done
  const skipped = [...judged.skipped, ...done.skipped].toSorted((a, b) => a.number - b.number)
  const unread = skipped.filter(({ reason }) => reason === 'unread')
  if (unread.length > 0)
    log.warning(
      `Skipped ${pluralize(unread.length, 'pull request')} that could not be read: ${unread[0]?.why ?? 'GitHub did not answer'}`,
    )
  const isPlan = dryRun && submitted.length > 0
  const outputs = {
    'submitted-pull-requests': isPlan ? [] : submitted,
    'submitted-count': isPlan ? 0 : submitted.length,
    skipped: skipped.map(({ number, reason }) => ({ number, reason })),
    'ready-count': judged.ready.length,
  }
  const summary = reportOf(context, ref, submitted, skipped, isPlan)
  const details = { skipped, submitted: outputs['submitted-pull-requests'] }
  if (isPlan) {
    const requests = judged.ready
      .filter((ready) => submitted.includes(ready.ref.number))
      .map((ready) => submitPullRequest(ready.ref, inputs))
    const plan = planOnlyResult(log, requests, { report: summary })
    return { ...plan, outputs, details: { ...plan.details, ...details } }
  }
  const isRefused = refusal !== undefined
  if (isRefused && submitted.length === 0)
    return { ...failedAtLast(summary, 'Every submission was refused', refusal), outputs, details }
  let outcome: 'partial' | 'submitted' | 'stopped' | 'full' | 'none' = endedBy ?? 'none'
  if (submitted.length > 0) outcome = isRefused ? 'partial' : 'submitted'
  return { outcome, outputs, details, summary }
}

/** Each reason for readers. */
const REASON_WORDS: Readonly<Record<SkipReason, string>> = {
  refused: 'Refused, or not proved',
  limit: 'Ready, but over a limit',
  stopped: 'Ready, but the queue is stopped',
  unread: 'Could not be read',
  'failed-before': 'The queue has thrown out this head before',
  checks: 'A check is missing, running or red',
  approval: 'Not approved',
  conflict: 'Has a conflict',
  stack: 'In a stack: goes with another member, or waits for one below',
  'too-young': 'Pushed too recently',
  label: 'Its labels',
  draft: 'Draft',
  closed: 'Closed, merged or on another base branch',
  queued: 'In the queue already',
}

/** What was submitted, then why the others were not. */
function reportOf(
  { event }: Context,
  ref: QueueRef,
  submitted: readonly number[],
  skipped: readonly Skipped[],
  isPlan: boolean,
): Report {
  const page = repositoryPage(ref.repository, event)
  const linked = (numbers: readonly number[]) =>
    joined(
      numbers.map((number) => link(`#${number}`, `${page}/pull/${number}`)),
      ', ',
    )
  const items = Object.entries(REASON_WORDS).flatMap(([reason, text]) => {
    const numbers = skipped.flatMap((one) => (one.reason === reason ? one.number : []))
    return numbers.length === 0 ? [] : [words`${text} (${numbers.length}): ${linked(numbers)}`]
  })
  const skips = items.length === 0 ? [] : [{ title: 'Not submitted', items }]
  const isNone = submitted.length === 0
  return queueVerdict(
    isNone ? 'neutral' : 'good',
    queueSentence(ref, clauseOf(submitted.length, isPlan)),
    skips,
    isNone ? [] : [linked(submitted)],
  )
}

function clauseOf(count: number, isPlan: boolean): string {
  if (count === 0) return 'got no pull request'
  if (isPlan) return `would get ${pluralize(count, 'pull request')} (dry run)`
  return `got ${pluralize(count, 'pull request')}`
}
