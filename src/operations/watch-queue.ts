import { queueTarget, readQueue } from '../queue/operation.js'
import { foldedQueue } from '../queue/report.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { queueName, repositoryName } from '../shared/references.js'
import { capitalize, pluralize } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { choices, line, optional, wholeNumber, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'
import type { Outcome } from '../step/outcomes.js'
import { publish } from '../step/publish.js'
import { gitHubTokenProblem } from '../step/token-problem.js'
import { findingJson, warnOfSignals } from '../watch/finding-outputs.js'
import { healthReport, healthSummary } from '../watch/health-markdown.js'
import {
  type HealthReport,
  type PublishedHealth,
  pagesOf,
  publishHealth,
  statementOf,
  unannounced,
} from '../watch/publish.js'
import { healthStore, readGitHubHealth, readHealthMetrics } from '../watch/read-health.js'
import { BAD_TIERS, type BadTier, isAtLeast } from '../watch/tiers.js'
import { mentionsInput, watchInput } from '../watch/watch-input.js'
import { adviceOf, badFindings, type HealthStatement, verdictOf } from '../watch/words.js'

export const operation = defineOperation({
  about:
    'Watch the health of a queue on a schedule: announce it once when it gets worse, and once when it has recovered.',
  target: queueTarget,
  inputs: {
    watch: watchInput(),
    recoverAfter: wholeNumber({ min: 1, max: 1000 }),
    mention: withDefault(mentionsInput(), []),
    slackPayloadFile: optional(line()),
    failOn: withDefault(choices(BAD_TIERS), []),
  },
  outputs: ['tier', 'previous-tier', 'announced', 'since', 'findings', 'issue-number', 'holds'],
  outcomes: ['healthy', 'degraded', 'severe', 'recovered'],
  checks: {
    watch: (_, scope) =>
      !scope.hasGitHubToken &&
      `needs \`github-token\` with the permission \`issues: write\`, and it ${gitHubTokenProblem(scope)}`,
  },
  async run({ watch, recoverAfter, mention, slackPayloadFile, failOn }, context, ref) {
    const queue = await readQueue(context, context.deadline, ref)
    const metrics = await readHealthMetrics(context, context.deadline, watch)
    const store = healthStore(context, ref)
    const { record, ...facts } = await readGitHubHealth(
      context,
      context.deadline,
      { ref, queue, watch },
      store,
    )
    const at = context.clock.now()
    const report: HealthReport = {
      ref,
      facts: { at, branch: ref.targetBranch, queue, metrics, ...facts },
      record,
      rules: { watch, recoverAfter },
      mentions: mention,
    }
    const expected = unannounced(report)
    const { issue } = store
    context.setOutputs(healthOutputs({ ...expected, issue }))
    warnOfSignals(context, expected.assessment.findings)
    if (context.dryRun) return dryRunResult(context, report, { ...expected, issue }, failOn)
    const published = await publishHealth(context, context.deadline, report, store)
    context.setOutputs(healthOutputs(published))
    if (published.announcement !== undefined)
      await writeMessage(context, context.deadline, report, published, slackPayloadFile)
    const outcome =
      published.announcement === 'recovered' ? 'recovered' : published.record.health.tier
    return healthResult(context, report, published, { outcome, failOn })
  },
})

/** Writes the announcement as a message for Slack. */
async function writeMessage(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  { assessment, announcement, issue }: PublishedHealth,
  path: string | undefined,
): Promise<void> {
  const pages = pagesOf(context, report)
  const statement = statementOf(report, assessment, announcement)
  await publish(context, deadline, healthReport(statement, pages), {
    slack: {
      path,
      where: repositoryName(context.repository),
      pages: [
        ['Queue health', `${pages.repository}/issues/${issue}`],
        ['Run', pages.run],
      ],
    },
  })
}

function healthOutputs({ assessment, record, announcement, issue }: PublishedHealth) {
  const { since } = announcement === 'recovered' ? assessment.health : record.health
  return {
    tier: record.health.tier,
    'previous-tier': assessment.before.tier,
    announced: announcement !== undefined,
    since: since === undefined ? undefined : new Date(since).toISOString(),
    findings: assessment.findings.map(findingJson),
    'issue-number': issue,
  }
}

/** The facts that decide how the step ends. */
interface HealthEnd {
  readonly outcome: Outcome
  readonly failOn: readonly BadTier[]
  /** A line of the summary, in prose. */
  readonly note?: string
}

/** Returns the result. `fail-on` counts for the tier that the queue keeps. */
function healthResult(
  context: Context,
  report: HealthReport,
  { assessment, record, announcement, issue }: PublishedHealth,
  { outcome, failOn, note }: HealthEnd,
): Result {
  const { tier } = record.health
  const statement = statementOf(report, assessment, announcement)
  const pages = pagesOf(context, report)
  const isFailing = failOn.some((named) => isAtLeast(tier, named))
  const failure = isFailing ? tierFailure(report, statement) : undefined
  const verdict = verdictOf(statement)
  context.log.info(capitalize(verdict.replaceAll('`', '')))
  return {
    outcome,
    failure,
    details: {
      recoverAfter: report.rules.recoverAfter,
      healthyReadings: record.health.healthyReadings,
    },
    summary: healthSummary(statement, pages, {
      isFailing,
      note,
      issue,
      queue: foldedQueue(context, report.ref, report.facts.queue),
    }),
  }
}

function tierFailure({ ref, rules }: HealthReport, statement: HealthStatement): ActionError {
  const [worst] = badFindings(statement.assessment.findings)
  const advice = worst === undefined ? '' : adviceOf(worst)
  const details = `\`fail-on\` lists \`${statement.assessment.health.tier}\``
  return new ActionError('refused', {
    request: `Watching the queue ${queueName(ref)}`,
    problem: `${verdictOf(statement)}. ${details}`,
    details,
    remedy:
      advice ||
      `The step passes after ${pluralize(rules.recoverAfter, 'healthy reading')} in a row.`,
  })
}

/** A dry run ends as planned where it would announce something. */
function dryRunResult(
  context: Context,
  report: HealthReport,
  expected: PublishedHealth,
  failOn: readonly BadTier[],
): Result {
  const { due, health } = expected.assessment
  if (due === undefined)
    return healthResult(context, report, expected, { outcome: health.tier, failOn })
  const note = `Dry run: \`${due}\` would be announced.`
  context.log.info(note)
  return healthResult(context, report, expected, { outcome: 'planned', failOn, note })
}
