import { code } from '../markdown/markdown.js'
import { readQueueConfig } from '../queue/config.js'
import { applyPlans, plannedRequests, planQueues, type QueuePlan } from '../queue/plan.js'
import { changeLine, changesTable, headline } from '../queue/report.js'
import { changeOutputs, plannedChanges } from '../queue/result.js'
import type { Change } from '../queue/settings.js'
import { queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { flag, line } from '../step/inputs.js'
import { defineOperation, noTarget } from '../step/operation.js'

export const applyQueueConfig = defineOperation({
  about: 'Make the queues of the repository match a file, or report where they differ.',
  target: noTarget,
  inputs: { queueConfigFile: line(), prune: flag(), failOnDrift: flag() },
  outputs: ['changed', 'changes'],
  outcomes: ['in-sync', 'applied', 'planned', 'drifted'],
  async run({ queueConfigFile: path, prune, failOnDrift }, context) {
    const wanted = await readQueueConfig(context.workspace, path)
    const plans = await planQueues(context, wanted, prune)
    const differing = plans.filter(({ action }) => action !== 'none')
    logPlan(context, plans)
    context.setOutputs(changeOutputs([]))
    if (differing.length === 0)
      return {
        outcome: 'in-sync',
        details: { queues: plans },
        summary: headline('good', `Every queue matches ${path}`),
      }
    const changes = differing.flatMap((plan) => plan.changes)
    if (failOnDrift) return drifted(path, differing, changes)
    if (context.dryRun) {
      const result = plannedChanges(context, changes, differing.flatMap(plannedRequests))
      return {
        ...result,
        details: { ...result.details, queues: differing },
        summary: `${result.summary}${keptSentence(differing.filter(isKept))}`,
      }
    }
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

/** `changes` of a plan is what would be changed; `changed` stays `false`. */
function drifted(
  path: string,
  differing: readonly QueuePlan[],
  changes: readonly Change[],
): Result {
  const branches = differing.map(({ branch }) => branch).join(', ')
  const count = differing.length === 1 ? '1 queue differs' : `${differing.length} queues differ`
  return {
    outcome: 'drifted',
    outputs: { changed: false, changes },
    details: { queues: differing },
    summary: `${headline('bad', `${count} from ${path}`)}\n\n${changesTable(changes)}`,
    failure: `Comparing the queues with ${path}: ${differing.length} of them differ (${branches}): ${changes.slice(0, 20).map(changeLine).join('; ')}. Apply the file, or change it to match the queues.`,
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
  const kept = differing.filter(isKept)
  for (const { ref } of kept)
    log.warning(
      `The file marks the queue ${queueName(ref)} as absent, but it exists. It was not deleted; \`prune: true\` deletes it when it is empty.`,
    )
  const done = await applyPlans(context, differing)
  const changes = done.flatMap((plan) => plan.changes)
  const changed = done.length === 1 ? '1 queue was changed' : `${done.length} queues were changed`
  const report =
    done.length === 0
      ? headline('warning', 'Nothing was changed')
      : `${headline('good', `${changed} as ${path} says`)}\n\n${changesTable(changes, 'Before', 'After')}`
  return {
    // Not in sync: a queue that should be absent was kept.
    outcome: done.length === 0 ? 'planned' : 'applied',
    details: { applied: done, kept: kept.map(({ branch }) => branch) },
    summary: report + keptSentence(kept),
  }
}

const isKept = ({ action }: QueuePlan): boolean => action === 'keep'

function keptSentence(kept: readonly QueuePlan[]): string {
  if (kept.length === 0) return ''
  const names = kept.map(({ ref }) => code(queueName(ref))).join(', ')
  return `\n\nNot deleted without <code>prune</code>: ${names}.`
}
