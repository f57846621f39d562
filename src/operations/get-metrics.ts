import { conditionsInput } from '../metrics/conditions.js'
import { type ConditionResult, evaluateCondition } from '../metrics/evaluate.js'
import { groupPath, pushGroups } from '../metrics/groups.js'
import { type Family, formatValue, writeExposition } from '../metrics/model.js'
import { type Pushgateway, pushgatewayInput } from '../metrics/pushgateway-url.js'
import { readMetrics } from '../metrics/read.js'
import { exceededLimits, exceededTitle, familyJson, metricsReport } from '../metrics/report.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type RepositoryRef, repositoryName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { choice, line, optional, withDefault } from '../step/inputs.js'
import { defineOperation, noTarget } from '../step/operation.js'

export const operation = defineOperation({
  about:
    'Read the metrics of the queues as a table, JSON or a file, push them to a Pushgateway, or fail on a condition.',
  target: noTarget,
  inputs: {
    metricsScope: choice(['repository', 'organization']),
    metricsFile: optional(line()),
    pushgatewayUrl: optional(pushgatewayInput()),
    failWhen: withDefault(conditionsInput(), []),
  },
  outputs: ['metrics', 'metrics-file'],
  outcomes: ['read', 'threshold-exceeded'],
  async run({ metricsScope, metricsFile, pushgatewayUrl, failWhen }, context) {
    const repository = metricsScope === 'repository' ? context.repository : undefined
    const families = await readMetrics(context, context.deadline, repository)
    const metrics = families.map((family) => familyJson(family, context.redact))
    context.setOutputs({ metrics })
    if (metricsFile !== undefined) {
      const exposition = writeExposition(families)
      const path = await context.workspace.write('metrics-file', metricsFile, exposition)
      context.setOutputs({ 'metrics-file': path })
    }
    const verdicts = failWhen.map((condition) => evaluateCondition(condition, families))
    reportUnmatched(context, verdicts)
    const { groups, failure } = await push(
      context,
      context.deadline,
      pushgatewayUrl,
      families,
      repository,
    )
    const result = conditionsOutcome(verdicts, failure)
    return {
      ...result,
      details: {
        metrics,
        conditions: verdicts.map(({ condition, readings, failing }) => ({
          condition: condition.text,
          matched: readings.length,
          failing: failing.map(({ series, value }) => ({
            sample: series,
            value: formatValue(value),
          })),
        })),
        pushed: groups,
      },
      summary: metricsReport(families, verdicts, failure),
    }
  },
})

/** A failing condition decides the outcome. A failed push is added to its message. */
function conditionsOutcome(
  verdicts: readonly ConditionResult[],
  pushFailure: ActionError | undefined,
): Pick<Result, 'outcome' | 'failure'> {
  const failing = verdicts.filter((verdict) => verdict.failing.length > 0)
  if (failing.length > 0) {
    let problem = exceededLimits(verdicts)
    if (pushFailure !== undefined) problem += `. ${pushFailure.message}`
    const failure = new ActionError('refused', {
      // The heading of the summary may name the measurement, which the message does.
      title: exceededTitle(verdicts),
      request: 'Checking `fail-when`',
      problem,
      remedy: 'Check the queue, or change the condition in `fail-when`.',
    })
    return { outcome: 'threshold-exceeded', failure }
  }
  if (pushFailure === undefined) return { outcome: 'read' }
  return { outcome: pushFailure.kind, failure: pushFailure }
}

/** Pushes the groups one by one. It returns a failure, so that the conditions are still reported. */
async function push(
  context: Context,
  deadline: Deadline,
  gateway: Pushgateway | undefined,
  families: readonly Family[],
  repository: RepositoryRef | undefined,
): Promise<{ readonly groups: readonly string[]; readonly failure?: ActionError }> {
  if (gateway === undefined) return { groups: [] }
  const groups = pushGroups(families, repository && repositoryName(repository))
  if (context.dryRun) {
    context.log.group(
      'Dry run: these groups would be pushed',
      groups.map((group) => `PUT ${gateway.url}${groupPath(group)}`),
    )
    return { groups: [] }
  }
  // Loaded here, because most readings are not pushed.
  const { pushGroup } = await import('../metrics/pushgateway.js')
  const pushed: string[] = []
  try {
    for (const group of groups) {
      await pushGroup(context, deadline, gateway, group)
      pushed.push(groupPath(group))
    }
  } catch (error) {
    if (!(error instanceof ActionError) || deadline.isOver) throw error
    return { groups: pushed, failure: error }
  }
  let line = `Pushed ${pluralize(pushed.length, 'group')} to ${gateway.url}`
  if (pushed.length > 0) line += `: ${pushed.join(' ')}`
  context.log.info(line)
  return { groups: pushed }
}

/** Refuses conditions that can never be true. A metric that does not exist yet is only a warning. */
function reportUnmatched({ log }: Context, verdicts: readonly ConditionResult[]): void {
  const problems = verdicts.flatMap(({ mistake }) => mistake ?? [])
  if (problems.length > 0)
    throw new ActionError('invalid-input', {
      request: 'Checking `fail-when`',
      problem: problems.join('; '),
      remedy: 'Fix the condition; the output `metrics` lists every name with its labels.',
    })
  for (const { condition, doubt } of verdicts)
    if (doubt !== undefined)
      log.warning(
        `\`fail-when\`: \`${condition.text}\` is not true, because ${doubt.replace(/[^?]$/, '$&.')}`,
      )
}
