import { type CheckState, checkOutput } from '../github/check.js'
import {
  resolvePullRequest,
  unresolvedPullRequestTarget,
  withNumber,
} from '../pull-request/resolve.js'
import { code, link, own, type Words, words } from '../reports/line.js'
import { MARKS, type Part, type Report } from '../reports/report.js'
import type { TestingDetails } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { queueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { defineOperation } from '../step/operation.js'
import { type CheckReport, reportChecks } from '../test-run/checks.js'
import { testRunOfEvent } from '../test-run/test-branch.js'
import { readTestRun, testRunInputs } from '../test-run/test-run.js'

export const operation = defineOperation({
  about:
    'Read what a test run of the queue tests, and which of its checks failed or never reported.',
  target: unresolvedPullRequestTarget,
  inputs: testRunInputs,
  outputs: [
    'test-status',
    'test-branch',
    'test-branch-sha',
    'tested-pull-requests',
    'failing-checks',
    'missing-checks',
    'impacted-targets-file',
  ],
  outcomes: ['found'],
  async run(inputs, context, location) {
    const { event } = context
    const branch = testRunOfEvent(event, context.repository, inputs.testBranchPattern)
    const id = inputs.testRunId ?? branch?.id
    if (id === undefined)
      throw new ActionError('invalid-input', {
        request: 'Finding the test run',
        problem: `the event ${JSON.stringify(event.name)} on ${event.ref || 'no branch'} is not for a test branch of the queue`,
        remedy:
          'Set `test-run-id`, or set `test-branch-pattern` if the queue names its branches differently.',
      })
    const { targetBranch } = inputs
    context.setOutputs({ 'target-branch': targetBranch })
    // The event's base may be the test branch itself.
    const queue =
      targetBranch === undefined
        ? (
            await resolvePullRequest(
              withNumber(location, branch?.number),
              context,
              context.deadline,
            )
          ).ref
        : queueRef(context.repository, targetBranch)
    const details = await readTestRun(context.deadline, context.service, queue, id, inputs)
    const report = reportChecks(details, queue)
    for (const line of logLines(id, details, report)) context.log.info(line)
    return {
      outcome: 'found',
      outputs: {
        'test-status': details.status,
        'test-branch': details.testBranch,
        'test-branch-sha': details.testBranchSha,
        'tested-pull-requests': details.testedPullRequests ?? [],
        'failing-checks': report.failing.map(checkOutput),
        'missing-checks': report.missing,
        'impacted-targets-file': await writeTargets(details, context),
      },
      details: {
        testRunId: id,
        testingDetails: details,
        checks: report.checks.map(checkOutput),
        failing: report.failing.map(checkOutput),
        missing: report.missing,
      },
      summary: summary(id, details, report),
    }
  },
})

/** @returns the path, or `undefined` when the service named no targets */
async function writeTargets({ impactedTargets }: TestingDetails, { workspace }: Context) {
  if (impactedTargets === undefined) return undefined
  const path = workspace.own('impacted-targets.txt')
  const body = impactedTargets.map((target) => `${target}\n`).join('')
  return workspace.write('impacted-targets-file', path, body)
}

const pullRequestsOf = ({ testedPullRequests = [] }: TestingDetails): string =>
  testedPullRequests.map(({ prNumber }) => `#${prNumber}`).join(', ')

function logLines(id: string, details: TestingDetails, { failing, missing }: CheckReport) {
  const tested = pullRequestsOf(details)
  const subject = tested === '' ? 'names no pull request' : `testing ${tested}`
  const lines = [`Test run ${id}: ${details.status ?? 'no status'}, ${subject}`]
  for (const { name, url } of failing)
    lines.push(url === undefined ? `Failed: ${name}` : `Failed: ${name} (${url})`)
  for (const name of missing) lines.push(`Required and never reported: ${name}`)
  return lines
}

function summary(id: string, details: TestingDetails, { checks, missing }: CheckReport): Report {
  const { status, testBranch, testedPullRequests: tested = [] } = details
  const pulls = pullRequestsOf(details)
  const [mark, verdict] = STATUSES[status ?? ''] ?? [MARKS.neutral, `is ${status}`]
  const where = testBranch === undefined ? [] : words` on ${code(testBranch)}`
  const rows: Words[][] = [
    ...checks.map(({ name, url, state, required }) => [
      link(name, url),
      own(ICONS[state]),
      required ? 'yes' : '',
    ]),
    ...missing.map((name) => [name, words`⚪ never reported`, 'yes']),
  ]
  const titles = tested.map(({ prNumber, prUrl, title = '' }) => [
    link(`#${prNumber}`, prUrl),
    title,
  ])
  const checksPart: Part =
    rows.length === 0
      ? words`No check has reported yet.`
      : { head: ['Check', 'State', 'Required'], rows }
  return {
    mark,
    headline: `The test run${pulls === '' ? '' : ` of ${pulls}`} ${verdict}`,
    lines: [words`Test run ${code(id)}${where}`],
    parts: [{ head: ['Pull request', 'Title'], rows: titles }, checksPart],
  }
}

/** Marks and words of the statuses. */
const STATUSES: Readonly<Record<string, readonly [mark: string, verdict: string]>> = {
  '': [MARKS.neutral, 'has no status'],
  in_progress: [MARKS.neutral, 'is in progress'],
  failed: [MARKS.bad, 'failed'],
  cancelled: ['🚫', 'was cancelled'],
  succeeded: [MARKS.good, 'passed'],
}

const ICONS: Readonly<Record<CheckState, string>> = {
  passed: '✅ success',
  failed: '❌ failure',
  'not-run': '❌ did not run',
  pending: '🟡 pending',
}
