import { basename } from 'node:path'
import { annotate } from '../flaky/annotate.js'
import { type Collection, collect } from '../flaky/collect.js'
import { flakyContents } from '../flaky/contents.js'
import { REPORT_EXTENSIONS, TestFiles } from '../flaky/files.js'
import { type FlakyInputs, flakyInputs } from '../flaky/inputs.js'
import {
  flakyOutcome,
  flakyOutputs,
  gatesOf,
  logCounts,
  warnOfGaps,
  withNotes,
  withoutIssue,
} from '../flaky/outcome.js'
import { UnhealthyTests } from '../flaky/pages.js'
import { publishTests, readIssueAhead } from '../flaky/publish.js'
import { UNHEALTHY } from '../flaky/unhealthy-test.js'
import { sameName } from '../github/event.js'
import { repositoryPage } from '../github/reference.js'
import { numberToCommentOn, unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { markdown, OUTPUT_BUDGET_BYTES } from '../reports/markdown.js'
import type { Deadline } from '../shared/deadline.js'
import { repositoryName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { defineOperation } from '../step/operation.js'
import { misspeltPlaceholder, OWNER_PLACEHOLDER } from '../step/owner-placeholder.js'
import { extensionOf, extensionProblem } from '../step/report-files.js'
import { issueTokenProblem } from '../step/token-problem.js'

export const operation = defineOperation({
  about:
    'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
  target: unresolvedPullRequestTarget,
  inputs: flakyInputs,
  outputs: [
    'total-count',
    'flaky-count',
    'broken-count',
    'quarantined-count',
    'new-count',
    'resolved-count',
    'owners',
    'tests-file',
    'report-markdown',
    'issue-number',
    'issues',
    'truncated',
  ],
  outcomes: ['listed', 'none', 'threshold-exceeded'],
  checks: {
    reportFiles: ({ reportFiles }) => extensionProblem(reportFiles, REPORT_EXTENSIONS),
    issueTitle: [
      ({ issueTitle }, scope) => issueTitle !== undefined && issueTokenProblem(scope),
      ({ issueTitle = '' }) => {
        const place = misspeltPlaceholder(issueTitle)
        return (
          place &&
          `contains \`${place}\`. Write \`${OWNER_PLACEHOLDER}\` for the code owner, or leave out the braces`
        )
      },
    ],
    failAboveNew: ({ failAboveNew, baselineFile }) =>
      failAboveNew !== undefined &&
      baselineFile === undefined &&
      'needs `baseline-file` to compare with',
  },
  onlyWith: {
    pullRequest: 'comment',
    targetBranch: 'comment',
    mentionOwners: ['issueTitle', 'comment'],
  },
  async run(given, context, location) {
    const pullRequest = await numberToCommentOn(given.comment, location, context, context.deadline)
    const ahead = readIssueAhead(context, context.deadline, given.issueTitle)
    const { testsFile, ...listing } = await listTests(given, context, context.deadline)
    context.setOutputs(flakyOutputs(listing.report, testsFile))
    logCounts(context, listing.report)
    const { report } = listing
    const { counts, owners, change, truncated, exceeded } = report
    const groups = report.grouping === 'none' ? undefined : report.groups
    warnOfGaps(given, context, listing)
    for (const note of listing.unmatched) context.log.info(note)
    const contents = flakyContents(report)
    context.setOutputs({ 'report-markdown': markdown(contents, OUTPUT_BUDGET_BYTES) })
    if (given.annotations) annotate(context, report)
    const summary = withNotes(contents, listing.unmatched)
    const { issueNumber, issues, refusal } = await publishTests(
      given,
      context,
      context.deadline,
      listing,
      summary,
      pullRequest,
      ahead,
    )
    context.setOutputs({ issues, 'issue-number': issueNumber })
    return {
      ...flakyOutcome(given, report, refusal),
      // The tests themselves are in `tests-file`.
      details: { counts, owners, groups, change, truncated, exceeded },
      summary: refusal === undefined ? summary : withoutIssue(refusal, report, summary),
    }
  },
})

/** The tests, and the path of the file that has them. */
interface ListedTests extends Collection {
  readonly testsFile: string
}

/** Lists the tests, and writes them to the files. */
async function listTests(
  given: FlakyInputs,
  context: Context,
  deadline: Deadline,
): Promise<ListedTests> {
  const { repository, event, workspace, service, log } = context
  const statuses = given.status === 'all' ? UNHEALTHY : [given.status]
  const tests = new UnhealthyTests({ ...given, repository, service, log, deadline, statuses })
  const own = workspace.own('unhealthy-tests.json')
  const listing = given.reportFiles.filter((path) => extensionOf(path) !== '.md')
  const files = TestFiles.open(workspace, own, listing)
  try {
    const named = listing.length > 0 ? listing : [basename(own)]
    const about = {
      repository,
      repositoryPage: repositoryPage(repository, event),
      isOfRun: sameName(repositoryName(repository), event.repository),
      status: given.status,
      files: named,
    }
    const byOwner = given.issueTitle?.includes(OWNER_PLACEHOLDER) === true
    const options = { ...given, about, workspace, tests, files, byOwner }
    const collection = await collect(options)
    const [testsFile = own] = files.commit()
    const gates = gatesOf(given, collection.report)
    const exceeded = gates.filter(({ allowed, found }) => found > allowed)
    return { ...collection, report: { ...collection.report, exceeded }, testsFile }
  } catch (error) {
    files.discard()
    throw error
  }
}
