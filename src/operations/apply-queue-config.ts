import { posix } from 'node:path'
import { shortHash } from '../github/marker.js'
import type { HttpRequest } from '../http/request.js'
import { numberToCommentOn, unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { type QueueEntry, readQueueConfig } from '../queue/config.js'
import { changeOutputs } from '../queue/operation.js'
import {
  changeLine,
  changesDiff,
  driftLine,
  planDiff,
  problemLine,
  queueVerdict,
  warningLine,
  withQueues,
} from '../queue/report.js'
import { type FieldChange, type QueueSettings, queueChanges, updateFor } from '../queue/settings.js'
import {
  type ConfiguredQueue,
  createAndConfigure,
  ensureQueue,
  isQueueEmpty,
  notEmpty,
  plannedCreate,
  queueOrThrow,
  removeQueue,
} from '../queue/writes.js'
import { prose, type Words } from '../reports/line.js'
import type { Part, Report } from '../reports/report.js'
import { deleteQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { queueName, queueRef } from '../shared/references.js'
import { firstOf, inBackticks, pluralize } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { commentPolicy, flag, line } from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'
import { publish } from '../step/publish.js'

const configInputs = {
  queueConfigFile: line(),
  prune: flag(),
  failOnDrift: flag(),
  planOnly: flag(),
  comment: commentPolicy(),
}

type ConfigOutput = 'changed' | 'changes'

export const operation = defineOperation({
  about: 'Make the queues of the repository match a file, or report where they differ.',
  target: unresolvedPullRequestTarget,
  inputs: configInputs,
  outputs: ['changed', 'changes'],
  outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
  onlyWith: { pullRequest: 'comment', targetBranch: 'comment' },
  async run(given, context, location) {
    const { queueConfigFile: path, prune, comment } = given
    const pullRequest = await numberToCommentOn(comment, location, context, context.deadline)
    const plans: QueuePlan[] = []
    const { queues, warnings } = await readQueueConfig(context.workspace, path)
    for (const warning of warnings) context.log.warning(`${warning}.`)
    for (const wanted of queues)
      plans.push(await planQueue(context, context.deadline, wanted, prune))
    logPlan(context, plans)
    context.setOutputs(changeOutputs([]))
    const plan = planSummary(path, plans, planNext(context, given))
    let result: Result<ConfigOutput> | undefined
    try {
      result = await concludeConfig(context, context.deadline, given, plans, plan)
      return result
    } finally {
      // Also if it failed; not if the run was cancelled.
      if (pullRequest !== undefined && !context.deadline.isOver)
        await keepPlanComment(context, context.deadline, given, pullRequest, plan, result)
    }
  },
})

/** Writes what was applied or would change. @param result absent if the step failed with an error */
async function keepPlanComment(
  context: Context,
  deadline: Deadline,
  { queueConfigFile: path, comment: policy }: InputsOf<typeof configInputs>,
  pullRequest: number,
  plan: Report,
  result: Result<ConfigOutput> | undefined,
): Promise<void> {
  const isFailed = result === undefined || result.failure !== undefined
  const onlyUpdate = policy !== 'always' && !isFailed
  const report = (result?.outcome === 'applied' && result.summary) || plan
  const comment = { number: pullRequest, marker: configMarker(path), onlyUpdate }
  await publish(context, deadline, report, { comment })
}

/** Each file has its own comment. */
const configMarker = (path: string): string => `queue-config/${shortHash(posix.normalize(path))}`

/** Reports the plan, or applies it. */
async function concludeConfig(
  context: Context<ConfigOutput>,
  deadline: Deadline,
  { queueConfigFile: path, failOnDrift, planOnly }: InputsOf<typeof configInputs>,
  plans: readonly QueuePlan[],
  summary: Report,
): Promise<Result<ConfigOutput>> {
  const differing = plans.filter(isDiffering)
  if (differing.length === 0) return { outcome: 'in-sync', details: { queues: plans }, summary }
  const changes = differing.flatMap((plan) => plan.changes)
  const isApplied = !failOnDrift && !context.dryRun && !planOnly
  if (isApplied && context.event.name === 'pull_request')
    context.log.warning(
      `This applies ${path} from a pull request, before it is merged. Use \`dry-run: true\` in runs for pull requests, and apply the file in runs for the target branch.`,
    )
  for (const sentence of modeSwitches(differing)) context.log.warning(sentence)
  if (failOnDrift) return drifted(path, differing, changes)
  if (isApplied) return apply(context, deadline, path, differing)
  warnOfOccupied(context, differing)
  const plannedWords = { why: context.dryRun ? 'Dry run' : 'Plan only', report: summary }
  const { details, ...plan } = planOnlyResult(
    context.log,
    differing.flatMap(plannedRequests),
    plannedWords,
  )
  return {
    ...plan,
    outputs: { changed: false, changes },
    details: { ...details, changes, queues: differing },
  }
}

const isDiffering = ({ action }: QueuePlan): boolean => action !== 'none'

/** The plan for the summary and the comment, with a diff per branch. */
function planSummary(path: string, plans: readonly QueuePlan[], next: Words | undefined): Report {
  const differing = plans.filter(isDiffering)
  if (differing.length === 0) return queueVerdict('good', `Every queue matches \`${path}\``)
  const changing = differing.filter(willChange)
  const diff = planDiff(differing.flatMap(({ changes }) => changes))
  const parts = [...diff, ...planNotes(differing)]
  const report = queueVerdict('neutral', planCounts(changing), parts, switchNotes(differing))
  return changing.length === 0 ? report : { ...report, next }
}

/** `1 queue would change, 1 would be created`. */
function planCounts(changing: readonly QueuePlan[]): string {
  const clauses = PLANNED.flatMap(([planned, clause]) => {
    const count = changing.filter(({ action }) => action === planned).length
    return count === 0 ? [] : [{ count, clause }]
  })
  if (clauses.length === 0) return 'No queue would change'
  return clauses
    .map(({ count, clause }, index) =>
      index === 0 ? `${pluralize(count, 'queue')} ${clause}` : `${count} ${clause}`,
    )
    .join(', ')
}

const PLANNED = [
  ['update', 'would change'],
  ['create', 'would be created'],
  ['delete', 'would be deleted'],
] as const

/** The run that applies the plan; none if this one does, or only compares. */
function planNext(
  { dryRun, event }: Context,
  { failOnDrift, planOnly }: InputsOf<typeof configInputs>,
): Words | undefined {
  if (failOnDrift || !(dryRun || planOnly)) return undefined
  const inputs: string[] = []
  if (dryRun) inputs.push('dry-run')
  if (planOnly) inputs.push('plan-only')
  const when = event.name === 'pull_request' ? 'After the merge, run' : 'Run'
  return prose(`${when} this step without ${inputs.map(inBackticks).join(' and ')} to apply it.`)
}

/** True if the step can make the queue as the file has it. */
const willChange = (plan: QueuePlan): boolean => !isKept(plan) && !isOccupied(plan)

const switchNotes = (differing: readonly QueuePlan[]) => modeSwitches(differing).map(warningLine)

/** The queues of a plan that the step does not delete. */
const planNotes = (differing: readonly QueuePlan[]): readonly Part[] => [
  keptSentence(differing),
  withQueues('Not deleted before they are empty', refsOf(differing.filter(isOccupied))),
]

/** A change of mode drains the queue, so each has a sentence. */
const modeSwitches = (plans: readonly QueuePlan[]): readonly string[] =>
  plans
    .filter(({ action, changes }) => action === 'update' && changes.some(isModeChange))
    .map(
      ({ ref }) =>
        `The queue ${inBackticks(queueName(ref))} switches modes, which drains it: its running tests finish first, and nothing new starts until then.`,
    )

const isModeChange = ({ field }: FieldChange): boolean => field === 'mode'

function logPlan({ log }: Context, plans: readonly QueuePlan[]): void {
  for (const { ref, action, changes } of plans) {
    const name = queueName(ref)
    if (action === 'none') log.info(`${name}: matches the file`)
    else log.group(`${name}: ${action}`, changes.map(changeLine))
  }
}

/** How many changes and queues a failure names. The summary has more, and the result file has all. */
const MAX_NAMED_QUEUES = 20

/** Returns a failed result. Its output `changes` has what applying the file would change. */
function drifted(
  path: string,
  differing: QueuePlan[],
  changes: readonly FieldChange[],
): Result<ConfigOutput> {
  const isOne = differing.length === 1
  const count = `${pluralize(differing.length, 'queue')} ${isOne ? 'differs' : 'differ'}`
  // If a queue does not exist, all of its settings differ, so it is enough to name the queue.
  const named = differing.flatMap((plan) => (plan.queue ? plan.changes : plan.changes.slice(0, 1)))
  const lines = named.map((change) => {
    if (isOne) return driftLine(change)
    return `${change.branch}: ${driftLine(change)}`
  })
  const failure = new ActionError('refused', {
    request: `Comparing the queues with ${path}`,
    problem: `${count} (${branchesOf(differing)}): ${firstOf(lines, MAX_NAMED_QUEUES, '; ')}`,
    remedy: 'Apply the file, or change it to match the queues.',
  })
  const parts = [...planDiff(changes), ...planNotes(differing)]
  const why = [problemLine('`fail-on-drift` is true'), ...switchNotes(differing)]
  return {
    outcome: 'drifted',
    outputs: { changed: false, changes },
    details: { queues: differing },
    summary: queueVerdict('bad', `${count} from \`${path}\``, parts, why),
    failure,
  }
}

const branchesOf = (plans: readonly QueuePlan[]): string =>
  firstOf(
    plans.map(({ branch }) => branch),
    MAX_NAMED_QUEUES,
  )

async function apply(
  context: Context<ConfigOutput>,
  deadline: Deadline,
  path: string,
  differing: QueuePlan[],
): Promise<Result<ConfigOutput>> {
  const { log } = context
  const kept = differing.filter(isKept)
  for (const { ref } of kept)
    log.warning(
      `The file marks the queue ${queueName(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`,
    )
  const done = await applyPlans(context, deadline, differing)
  const changes = done.flatMap((plan) => plan.changes)
  const details = { applied: done, kept: kept.map(({ branch }) => branch) }
  if (done.length === 0) {
    const summary = queueVerdict('warning', 'Nothing was changed', [keptSentence(kept)])
    // A queue that should be absent still exists, so this is not `in-sync`.
    return { outcome: 'planned', details, summary }
  }
  const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`
  const parts = [...changesDiff(changes), keptSentence(kept)]
  const summary = queueVerdict('good', `${changed} to match \`${path}\``, parts)
  return { outcome: 'applied', details, summary }
}

const isKept = ({ action }: QueuePlan): boolean => action === 'keep'

const keptSentence = (plans: readonly QueuePlan[]): Part =>
  withQueues('Not deleted without `prune`', refsOf(plans.filter(isKept)))

const refsOf = (plans: readonly QueuePlan[]) => plans.map(({ ref }) => ref)

type QueuePlan = Awaited<ReturnType<typeof planQueue>>

/** Reads one queue, and plans the changes that make it match the file. */
async function planQueue(
  context: Context,
  deadline: Deadline,
  { branch, state, ...settings }: QueueEntry,
  prune: boolean,
) {
  const ref = queueRef(context.repository, branch)
  const queue = await context.service.findQueue(deadline, ref)
  const wanted = state === 'absent' ? undefined : settings
  const changes = queueChanges(queue, wanted).map((change) => ({ branch, ...change }))
  const action = changes.length === 0 ? 'none' : actionFor(queue, wanted, prune)
  return { branch, ref, settings, queue, action, changes } as const
}

/** `keep` means that the file marks the queue as absent, but `prune` is not set. */
function actionFor(queue: Queue | undefined, wanted: QueueSettings | undefined, prune: boolean) {
  if (queue === undefined) return 'create'
  if (wanted !== undefined) return 'update'
  return prune ? 'delete' : 'keep'
}

/** The writes of a plan, for a dry run. */
function plannedRequests(plan: QueuePlan): readonly HttpRequest[] {
  const { action, ref, settings, changes } = plan
  if (action === 'create') return plannedCreate(ref, settings)
  if (action === 'update') return [updateQueue(ref, updateFor(changes))]
  if (action === 'delete' && !isOccupied(plan)) return [deleteQueue(ref)]
  return []
}

/** Returns whether a queue can't be deleted because it is not empty. */
const isOccupied = ({ action, queue }: QueuePlan): boolean =>
  action === 'delete' && queue !== undefined && !isQueueEmpty(queue)

/** Warns about queues that can't be deleted now because they are not empty. */
function warnOfOccupied({ log }: Context, plans: readonly QueuePlan[]): void {
  for (const { ref, queue } of plans.filter(isOccupied)) {
    const { request, problem } = notEmpty(ref, queue as Queue)
    log.warning(`${request} would fail now: ${problem}.`)
  }
}

/**
 * Applies the plans one by one, deletions last, and reads each queue back. It stops at the first
 * failure, whose error and outputs list what was changed before.
 */
async function applyPlans(
  context: Context<ConfigOutput>,
  deadline: Deadline,
  plans: readonly QueuePlan[],
): Promise<QueuePlan[]> {
  const done: QueuePlan[] = []
  const deletions = plans.filter(({ action }) => action === 'delete')
  const rest = plans.filter(({ action }) => action === 'create' || action === 'update')
  for (const plan of [...rest, ...deletions]) {
    const record = (changes: readonly FieldChange[]) =>
      context.setOutputs(changeOutputs([...done.flatMap((before) => before.changes), ...changes]))
    await applyPlan(context, deadline, plan, record).catch((error: unknown) => {
      if (!(error instanceof ActionError)) throw error
      const before =
        done.length === 0 ? 'nothing was changed before' : `changed before: ${branchesOf(done)}`
      const problem = error.explanation.problem.replace(/[.\s]+$/, '')
      throw error.withProblem(`${problem} (queue ${queueName(plan.ref)}; ${before})`)
    })
    record(plan.changes)
    done.push(plan)
  }
  return done
}

/** @param record gets the changes that took effect, also if the plan then fails */
async function applyPlan(
  context: Context,
  deadline: Deadline,
  { action, ref, settings, changes, queue }: QueuePlan,
  record: (changes: readonly FieldChange[]) => void,
): Promise<void> {
  const finish = (ensured: ConfiguredQueue) => {
    record(ensured.changed)
    queueOrThrow(ensured)
  }
  if (action === 'update') finish(await ensureQueue(context, deadline, ref, changes, { settings }))
  if (action === 'delete') {
    const removal = await removeQueue(context, deadline, ref, queue)
    if (typeof removal !== 'string') throw new ActionError('refused', notEmpty(ref, removal))
    context.log.info(`The queue ${queueName(ref)} was deleted`)
  }
  if (action === 'create') {
    const created = await createAndConfigure(context, deadline, ref, changes, settings)
    if (!created.created)
      throw new ActionError('refused', {
        request: `Creating the queue ${queueName(ref)}`,
        problem: 'someone else created it while this step ran',
        remedy: 'Run the step again: it compares the queue with the file again.',
      })
    finish(created)
  }
}
