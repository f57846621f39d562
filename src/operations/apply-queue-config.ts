import { code } from '../markdown/markdown.js'
import { type AppliedPlan, applyPlans } from '../queue/apply.js'
import { readQueueConfig } from '../queue/config.js'
import { changeOutputNames } from '../queue/outputs.js'
import { plannedRequests, planQueues, type QueuePlan } from '../queue/plan.js'
import { changeLine, changesTable, headline } from '../queue/report.js'
import { queueName } from '../shared/references.js'
import type { Context, Outputs, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { flag, line } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import { noTarget } from '../step/target.js'

export const applyQueueConfig = defineOperation({
  about: 'Make the queues of the repository match a file, or report where they differ.',
  target: noTarget,
  inputs: { queueConfigFile: line(), prune: flag(), failOnDrift: flag() },
  outputs: changeOutputNames,
  outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
  async run({ queueConfigFile: path, prune, failOnDrift }, context) {
    const wanted = await readQueueConfig(context.workspace, path)
    const plans = await planQueues(context, wanted, prune)
    const differing = plans.filter(({ action }) => action !== 'none')
    logPlan(context, plans)
    context.setOutputs(configOutputs([]))
    if (differing.length === 0)
      return {
        outcome: 'in-sync',
        details: { queues: plans },
        summary: headline('good', `Every queue matches ${path}`),
      }
    if (failOnDrift) return drifted(path, differing)
    if (context.dryRun) return dryRun(context, path, differing)
    return apply(context, path, differing)
  },
})

function logPlan({ log }: Context, plans: readonly QueuePlan[]): void {
  for (const { ref, action, changes } of plans) {
    const name = queueName(ref)
    if (action === 'none') log.info(`${name}: matches the file`)
    else log.group(`${name}: ${action}`, changes.map(changeLine))
  }
}

const configOutputs = (plans: readonly AppliedPlan[]): Outputs => ({
  changed: plans.length > 0,
  changes: asRows(plans),
})

const asRows = (plans: readonly AppliedPlan[]) =>
  plans.flatMap(({ branch, changes }) => changes.map((change) => ({ branch, ...change })))

/** `changes` of a plan is what would be changed; `changed` stays `false`. */
function drifted(path: string, differing: readonly QueuePlan[]): Result {
  const branches = differing.map(({ branch }) => branch).join(', ')
  return {
    outcome: 'drifted',
    outputs: { ...configOutputs(differing), changed: false },
    details: { queues: differing },
    summary: `${headline('bad', `${queues(differing.length)} from ${path}`)}\n\n${changesTable(differing)}`,
    failure: `Comparing the queues with ${path}: ${differing.length} of them differ (${branches}): ${asRows(differing).slice(0, 20).map(changeLine).join('; ')}. Apply the file, or change it to match the queues.`,
  }
}

function dryRun(context: Context, path: string, differing: readonly QueuePlan[]): Result {
  const result = planned(context.log, plannedRequests(differing))
  return {
    ...result,
    outputs: { ...configOutputs(differing), changed: false },
    details: { ...result.details, queues: differing },
    summary: `${headline('neutral', `${queues(differing.length)} from ${path}`)}\n\n${changesTable(differing)}${keptSentence(differing)}\n\n${result.summary}`,
  }
}

async function apply(
  context: Context,
  path: string,
  differing: readonly QueuePlan[],
): Promise<Result> {
  const { log, event } = context
  if (event.name === 'pull_request')
    log.warning(
      `This applies ${path} from a pull request, before it is merged; use \`dry-run: true\` in pull request runs and apply from the branch.`,
    )
  const kept = differing.filter(({ action }) => action === 'keep')
  for (const { ref } of kept)
    log.warning(
      `The file marks the queue ${queueName(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`,
    )
  const done: AppliedPlan[] = []
  try {
    await applyPlans(context, differing, done)
  } finally {
    context.setOutputs(configOutputs(done))
  }
  return {
    outcome: outcomeOf(done, kept),
    details: { applied: done, kept: kept.map(({ branch }) => branch) },
    summary: appliedReport(path, done, differing),
  }
}

const queues = (differing: number): string =>
  differing === 1 ? '1 queue differs' : `${differing} queues differ`

function appliedReport(
  path: string,
  done: readonly AppliedPlan[],
  differing: readonly QueuePlan[],
): string {
  if (done.length === 0) return headline('warning', 'Nothing was changed') + keptSentence(differing)
  const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`
  return `${headline('good', `${changed} as ${path} says`)}\n\n${changesTable(done, 'Before', 'After')}${keptSentence(differing)}`
}

/** `in-sync` only when nothing differs: a queue that should be absent and was kept does. */
function outcomeOf(done: readonly AppliedPlan[], kept: readonly QueuePlan[]): string {
  if (done.length > 0) return 'applied'
  return kept.length > 0 ? 'planned' : 'in-sync'
}

function keptSentence(differing: readonly QueuePlan[]): string {
  const kept = differing.filter(({ action }) => action === 'keep')
  if (kept.length === 0) return ''
  const names = kept.map(({ ref }) => code(queueName(ref))).join(', ')
  return `\n\nNot deleted without <code>prune</code>: ${names}.`
}
