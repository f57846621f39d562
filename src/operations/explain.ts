import { reportGlobs } from '../explain/evidence.js'
import { explain } from '../explain/explanation.js'
import { type ExplainFacts, explainInputs, readFacts } from '../explain/facts.js'
import { logVerdict, publishVerdict, readComments, verdictOutputs } from '../explain/publish.js'
import { retry } from '../explain/retry.js'
import { judge } from '../explain/verdict.js'
import { readTypicalTime } from '../metrics/typical.js'
import { type Outlook, outlookOf } from '../pull-request/outlook.js'
import { GitHubQuestions, QUESTIONS_MS } from '../pull-request/reasons/github-questions.js'
import {
  resolveWithRecord,
  unresolvedPullRequestTarget,
  withNumber,
} from '../pull-request/resolve.js'
import type { Deadline } from '../shared/deadline.js'
import { ifKnown } from '../shared/fact.js'
import type { Context } from '../step/context.js'
import { defineOperation } from '../step/operation.js'
import { testRunOfEvent } from '../test-run/test-branch.js'
import { numbersAhead } from '../test-run/test-run.js'

export const operation = defineOperation({
  about:
    "Explain why a pull request isn't merged, whose failure it is and what to do, and try again once if all failing tests are known to be flaky.",
  target: unresolvedPullRequestTarget,
  inputs: explainInputs,
  outputs: [
    'verdict',
    'reasons',
    'failing-checks',
    'failing-tests',
    'retries',
    'tested-pull-requests',
    'report-markdown',
    'state',
    'submitted',
    'queue-state',
    'queue-position',
    'queue-depth',
    'test-branch',
    'test-status',
    'ahead',
    'typical-minutes',
  ],
  outcomes: ['explained', 'retried', 'not-submitted'],
  checks: {
    retryOn: [
      ({ retryOn, comment }) =>
        retryOn !== 'never' &&
        comment === 'never' &&
        'needs `comment: on-failure` or `comment: always`: the comment counts the retries',
      ({ retryOn, failedTestsFiles, testChecks, orgSlug }) => {
        if (retryOn === 'never') return undefined
        const hasFiles = failedTestsFiles.length > 0 || testChecks.some(({ files }) => files)
        const missing = [
          ...(hasFiles ? [] : ['`failed-tests-files`']),
          ...(testChecks.length > 0 ? [] : ['`test-checks`']),
          ...(orgSlug === undefined ? ['`org-slug`'] : []),
        ]
        return missing.length > 0 && `needs ${missing.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`
      },
    ],
  },
  onlyWith: { failedTestsFiles: 'testChecks', testChecks: 'orgSlug' },
  async run(inputs, context, location) {
    const { event, repository, github, workspace, clock } = context
    // Before the first request: a path that leads outside is a wrong input.
    const globs = reportGlobs(inputs.failedTestsFiles, inputs.testChecks)
    const reports = workspace.find('failed-tests-files', globs)
    const named = testRunOfEvent(event, repository, inputs.testBranchPattern)
    const startedAt = clock.monotonic()
    const { pullRequest, record } = await resolveWithRecord(
      withNumber(location, named?.number),
      context,
      context.deadline,
    )
    const { ref } = pullRequest
    const claim = named?.number === ref.number ? named : undefined
    const ms = Math.max(0, QUESTIONS_MS - (clock.monotonic() - startedAt))
    const questions = new GitHubQuestions(
      context,
      context.deadline,
      ref,
      inputs.testBranchPattern,
      new Set(),
      ms,
    )
    const [facts, comments] = await Promise.all([
      readFacts(context.deadline, { context, ref, inputs, claim, reports, questions }, record),
      readComments(context, context.deadline, questions, inputs.comment, ref.number),
    ])
    const verdict = judge(facts)
    const outlook =
      verdict.name === 'queued' ? await readOutlookOf(context, context.deadline, facts) : undefined
    const explanation = explain(facts, verdict, questions.missingPermissions, github.available)
    const step = { inputs, context, questions, facts, verdict, outlook }
    context.setOutputs(verdictOutputs(step, explanation))
    logVerdict(step, explanation)
    const attempt = await retry(step, context.deadline, comments)
    return publishVerdict(step, context.deadline, explanation, attempt, comments)
  },
})

/** Time for what the step can do without, in milliseconds. */
const OUTLOOK_MS = 30_000

/** Reads what a pull request in the queue can expect. */
async function readOutlookOf(
  context: Context,
  deadline: Deadline,
  facts: ExplainFacts,
): Promise<Outlook> {
  const { ref, entry } = facts
  const run = ifKnown(facts.run)
  const typical = await readTypicalTime(context, deadline.atMost(OUTLOOK_MS), ref.targetBranch)
  const dependsOn = run?.ahead && numbersAhead(run, entry)
  return outlookOf(ref, ifKnown(facts.queue), typical, dependsOn)
}
