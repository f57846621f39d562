import { repositoryPage } from '../github/reference.js'
import { readEpisodes } from '../history/read.js'
import { resubmitHintInput } from '../pull-request/inputs.js'
import { queueTarget } from '../queue/operation.js'
import { markdown, OUTPUT_BUDGET_BYTES } from '../reports/markdown.js'
import { asParts, failedAtLast, withParts } from '../reports/report.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { OperationContext, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { asFailure } from '../step/guard.js'
import {
  choices,
  line,
  lines,
  optional,
  timeInput,
  wholeNumber,
  withDefault,
} from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'
import { ownerInQueueTitle } from '../step/owner-placeholder.js'
import { extensionProblem } from '../step/report-files.js'
import { issueTokenProblem } from '../step/token-problem.js'
import { triageContents, triageHeadline, triageNext } from '../triage/contents.js'
import { judgePeriod } from '../triage/judge.js'
import { readPasses } from '../triage/passes.js'
import { sinceInput, sinceProblem, triagePeriod, untilProblem } from '../triage/period.js'
import { publishTriage, TRIAGE_EXTENSIONS } from '../triage/publish.js'
import { TriageReader } from '../triage/read.js'
import { meantBy, REQUEUE_WORDS, Requeue, type Requeued } from '../triage/requeue.js'
import { isPartial, type Triage, triageJson } from '../triage/triage.js'

const triageInputs = {
  since: sinceInput(),
  until: optional(timeInput()),
  maxPullRequests: withDefault(wholeNumber({ min: 1, max: 10_000 }), 100),
  minGroup: wholeNumber({ min: 2, max: 1000 }),
  requeue: choices(REQUEUE_WORDS),
  maxRequeue: wholeNumber({ min: 1, max: 1000 }),
  issueTitle: optional(line()),
  reportFiles: withDefault(lines('paths'), []),
  slackPayloadFile: optional(line()),
  failOn: withDefault(choices(['common']), []),
  resubmitHint: optional(resubmitHintInput()),
}
type TriageInputs = InputsOf<typeof triageInputs>

const OUTPUTS = [
  'triage',
  'common-count',
  'judged-count',
  'requeued-count',
  'unread-count',
  'report-markdown',
  'issue-number',
  'truncated',
] as const
type TriageOutput = (typeof OUTPUTS)[number]

export const operation = defineOperation({
  about:
    'Judge everything that left a queue without merging, name the checks that failed for several pull requests, and submit again what an incident threw out.',
  target: { ...queueTarget, outputs: ['target-branch'] as const },
  inputs: triageInputs,
  outputs: OUTPUTS,
  outcomes: ['triaged', 'requeued', 'partial', 'none', 'common-failure'],
  checks: {
    since: (inputs, { now }) => sinceProblem(inputs, now),
    until: (inputs, { now }) => untilProblem(inputs, now),
    requeue: ({ requeue }) =>
      requeue.length > 1 && requeue.includes('none') && 'must have `none` alone',
    reportFiles: ({ reportFiles }) => extensionProblem(reportFiles, TRIAGE_EXTENSIONS),
    issueTitle: [
      ({ issueTitle }, scope) => issueTitle !== undefined && issueTokenProblem(scope),
      ({ issueTitle }) => ownerInQueueTitle(issueTitle),
    ],
  },
  async run(inputs, context, ref) {
    const limit = context.deadline.atMost(LIMIT_MS)
    const { triage, truncated } = await readTriage(inputs, context, ref)
    const { meant, refused } = meantBy(inputs.requeue, triage.judged, triage.overAt)
    const withAll = (done: Pick<Requeued, 'submitted' | 'refused'>): Triage => ({
      ...triage,
      requeued: { ...done, refused: [...refused, ...done.refused] },
    })
    let known = triage
    const take = (done: Pick<Requeued, 'submitted' | 'refused'>) => {
      known = withAll(done)
      // A cancelled run ends with these outputs.
      context.setOutputs(outputsOf(known, truncated))
    }
    try {
      const requeue = new Requeue(context, ref)
      const requeued = await requeue.run(context.deadline, limit, meant, inputs.maxRequeue, take)
      return await endOf(inputs, context, withAll(requeued), requeued, truncated)
    } catch (error) {
      if (!context.deadline.isCancelled) throw error
      const failure = asFailure(error)
      const headline = 'The run was cancelled, and this is what it had judged'
      const details = { triage: triageJson(known) }
      return { ...failedAtLast(triageContents(known), headline, failure), details }
    }
  },
})

/** Time for all readings, and to begin with the last submission. */
const LIMIT_MS = 600_000

/** Reads and judges the period. */
async function readTriage(
  { minGroup, maxPullRequests, ...inputs }: TriageInputs,
  context: OperationContext<TriageOutput>,
  ref: QueueRef,
): Promise<{ readonly triage: Triage; readonly truncated: boolean }> {
  const now = context.clock.now()
  const span = triagePeriod(inputs, now)
  const query = { ref, span: { since: span.since, until: now }, maxPullRequests }
  const { history, more } = await readEpisodes(
    context,
    context.deadline,
    { ...query, unmergedIn: span },
    async (deadline, history) => {
      const reader = new TriageReader(context, deadline, ref)
      const facts = await reader.read(history, span)
      const judgement = judgePeriod(history, facts, minGroup)
      const passes = await readPasses(context, reader, ref, history, judgement.groups)
      return { judgement, passes, base: facts.base }
    },
  )
  const { neverListed, visibleEnds } = history
  const notes = visibleEnds.failed ? neverListed : []
  return {
    triage: {
      ...more.judgement,
      ref,
      repositoryPage: repositoryPage(context.repository, context.event),
      span,
      base: more.base,
      overAt: more.passes.overAt,
      requeued: { submitted: [], refused: [] },
      missing: [...history.missing, ...more.judgement.missing, ...more.passes.missing].filter(
        (sentence) => !notes.includes(sentence),
      ),
      notes,
    },
    truncated: history.truncated,
  }
}

/** The outputs of everything but the issue. */
const outputsOf = (triage: Triage, truncated: boolean, contents = triageContents(triage)) => ({
  triage: triageJson(triage),
  'common-count': triage.groups.length,
  'judged-count': triage.judged.length,
  'requeued-count': triage.requeued.submitted.length,
  'unread-count': triage.unread.length,
  'report-markdown': markdown(contents, OUTPUT_BUDGET_BYTES),
  truncated,
})

/** Publishes the triage, and ends the step. */
async function endOf(
  inputs: TriageInputs,
  context: OperationContext<TriageOutput>,
  triage: Triage,
  { submitted, refusal, planned }: Requeued,
  truncated: boolean,
): Promise<Result<TriageOutput>> {
  const { log, setOutputs, deadline } = context
  const contents = triageContents(triage)
  const json = triageJson(triage)
  log.info(`Queue ${queueName(triage.ref)}: ${triageHeadline(triage)}`)
  for (const sentence of triage.missing) log.info(`Missing: ${sentence}`)
  for (const { number, reason } of triage.unread) log.info(`Not judged: #${number}: ${reason}`)
  const next = triageNext(triage)
  if (next !== undefined) log.info(`Next: ${next}`)
  setOutputs(outputsOf(triage, truncated, contents))
  const published = await publishTriage(inputs, context, deadline, triage, contents)
  setOutputs({ 'issue-number': published.issueNumber })
  const details = { triage: json }
  const failed = (failure: ActionError, headline: string): Result<TriageOutput> => ({
    ...failedAtLast(contents, headline, failure),
    details,
  })
  const common = inputs.failOn.length > 0 ? commonFailure(triage) : undefined
  if (common !== undefined)
    return { outcome: 'common-failure', failure: common, details, summary: contents }
  const unjudged = nothingJudged(triage)
  if (unjudged !== undefined) return failed(unjudged, 'No pull request could be judged')
  if (refusal !== undefined && submitted.length === 0)
    return failed(refusal, refusalHeadline(triage.requeued))
  if (published.refusal !== undefined)
    return failed(published.refusal, 'The triage was made, but its issue was not written')
  if (planned.length > 0) {
    const plan = planOnlyResult(log, planned)
    const summary = plan.summary && withParts(contents, asParts(plan.summary))
    return { ...plan, details: { ...details, ...plan.details }, summary }
  }
  const outcome = outcomeOf(triage, submitted)
  if (outcome === 'requeued' && isPartial(triage))
    log.warning(`Not everything could be judged: ${gapOf(triage)}`)
  return { outcome, details, summary: contents }
}

function refusalHeadline({ refused }: Triage['requeued']): string {
  const isOneUnknown = refused.some(({ mayBeSubmitted }) => mayBeSubmitted)
  return isOneUnknown ? 'No submission could be proved' : 'Every submission was refused'
}

function outcomeOf(triage: Triage, submitted: readonly number[]) {
  if (submitted.length > 0) return 'requeued'
  if (isPartial(triage)) return 'partial'
  return triage.judged.length === 0 ? 'none' : 'triaged'
}

function gapOf({ unread, missing }: Triage): string {
  if (missing[0] !== undefined) return missing[0]
  return `${pluralize(unread.length, 'pull request')} could not be read`
}

/** The failure of the reading if there were candidates, and none of them could be judged. */
function nothingJudged({ judged, unread, ref }: Triage): ActionError | undefined {
  const [first] = unread
  if (first === undefined || judged.length > 0) return undefined
  const failed = unread.find(({ error }) => error !== undefined)?.error
  if (failed !== undefined) return failed
  const request = `Judging what left the queue ${queueName(ref)}`
  return new ActionError('unavailable', {
    request,
    problem: `nothing could be read of ${pluralize(unread.length, 'pull request')}: ${first.reason}`,
    remedy:
      'Give the job `checks: read`, `statuses: read`, `contents: read` and `pull-requests: read`, and leave `github-token` at its default.',
  })
}

/** The failure of `fail-on: common`. */
function commonFailure(triage: Triage): ActionError | undefined {
  const open = triage.groups.filter((group) => !triage.overAt.has(group))
  const [first] = open
  if (first === undefined) return undefined
  const names = open.map(({ check }) => `\`${check}\``).join(', ')
  return new ActionError('refused', {
    request: `Judging what left the queue ${queueName(triage.ref)}`,
    problem: `${pluralize(open.length, 'common failure')} not over: ${names}`,
    remedy: 'Repair these checks: no pull request is to blame for them.',
    title: 'A check fails for several pull requests',
  })
}
