import { basename } from 'node:path'
import { type Collection, collect } from '../flaky/collect.js'
import { GROUPINGS } from '../flaky/counts.js'
import { REPORT_EXTENSIONS, TestFiles } from '../flaky/files.js'
import { compileOwners, QUARANTINED } from '../flaky/filter.js'
import { flakyMarkdown } from '../flaky/markdown.js'
import { SORTS } from '../flaky/order.js'
import { UnhealthyTests } from '../flaky/pages.js'
import {
  annotate,
  misspeltPlace,
  OWNER_PLACE,
  publishComment,
  publishIssues,
} from '../flaky/publish.js'
import { type FlakyReport, firstTests, flakyRemedy, type Threshold } from '../flaky/report.js'
import { flakySlack } from '../flaky/slack.js'
import { UNHEALTHY } from '../flaky/unhealthy-test.js'
import { sameName } from '../github/event.js'
import { repositoryPage } from '../github/reference.js'
import { failureLine, prose, SUMMARY_BUDGET_BYTES } from '../markdown/markdown.js'
import { payloadFile } from '../markdown/slack.js'
import { numberToCommentOn, unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { ActionError } from '../shared/errors.js'
import { repositoryName } from '../shared/references.js'
import { issueTokenProblem } from '../step/clients.js'
import type { Context, Result } from '../step/context.js'
import {
  choice,
  commentPolicy,
  flag,
  globs,
  line,
  lines,
  optional,
  orgSlug,
  wholeNumber,
  withDefault,
} from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'
import { extensionOf, extensionProblem } from '../step/report-files.js'

/** A larger number is a typing error. */
const MAX_COUNT = 1_000_000_000
const countInput = (min = 0) => wholeNumber({ min, max: MAX_COUNT })

/** A little below the 256 KiB of an output. */
const OUTPUT_BUDGET_BYTES = 250 * 1024
/** Leaves room for the step's heading and for notes on the filters. */
const REPORT_BUDGET_BYTES = SUMMARY_BUDGET_BYTES - 16 * 1024

const flakyInputs = {
  orgSlug: orgSlug(),
  status: choice(['flaky', 'broken', 'all']),
  pageSize: wholeNumber({ min: 1, max: 100 }),
  maxTests: optional(countInput(1)),
  codeOwners: withDefault(globs('owners'), []),
  filePaths: withDefault(globs('paths'), []),
  names: withDefault(globs('names'), []),
  quarantined: choice(QUARANTINED),
  minPullRequestsImpacted: countInput(),
  sort: choice(SORTS),
  groupBy: choice(GROUPINGS),
  maxRows: countInput(),
  baselineFile: optional(line()),
  reportFiles: withDefault(lines('paths'), []),
  issueTitle: optional(line()),
  comment: commentPolicy(),
  mentionOwners: flag(),
  annotations: flag(),
  slackPayloadFile: optional(line()),
  failAbove: optional(countInput()),
  failAboveNew: optional(countInput()),
}
type FlakyInputs = InputsOf<typeof flakyInputs>

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
        const place = misspeltPlace(issueTitle)
        return (
          place &&
          `contains \`${place}\`. Write \`${OWNER_PLACE}\` for the code owner, or leave out the braces`
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
    const pullRequest = await numberToCommentOn(given.comment, location, context)
    const listing = await listTests(given, context)
    const { report } = listing
    const { counts, owners, change, truncated, exceeded } = report
    const groups = report.grouping === 'none' ? undefined : report.groups
    warnOfGaps(given, context, listing)
    for (const note of listing.unmatched) context.log.info(note)
    const markdown = flakyMarkdown(report, REPORT_BUDGET_BYTES)
    const summary = withNotes(markdown, listing.unmatched)
    const refused = await publishTests(given, context, listing, pullRequest, summary)
    return {
      ...flakyOutcome(given, report, refused),
      // The tests themselves are in `tests-file`.
      details: { counts, owners, groups, change, truncated, exceeded },
      summary: refused === undefined ? summary : noIssueText(refused, report, summary),
    }
  },
})

/** Adds notes on the filters below the headline. */
function withNotes(report: string, notes: readonly string[]): string {
  if (notes.length === 0) return report
  const [headline = '', ...rest] = report.split('\n\n')
  return [headline, notes.map(prose).join('<br>\n'), ...rest].join('\n\n')
}

/** Adds why the issue was not written. It is the headline unless a limit is exceeded. */
function noIssueText({ explanation }: ActionError, { exceeded }: FlakyReport, report: string) {
  const why = failureLine(explanation)
  return exceeded.length > 0
    ? `${report}\n${why}`
    : `### ❌ The tests were listed, but their issue was not written\n\n${why}\n\n${report}`
}

/** Lists the tests, writes them to the files, and sets the outputs. */
async function listTests(given: FlakyInputs, context: Context): Promise<Collection> {
  const { repository, event, workspace, service, log, signal } = context
  const statuses = given.status === 'all' ? UNHEALTHY : [given.status]
  const tests = new UnhealthyTests({ ...given, repository, service, log, signal, statuses })
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
    const byOwner = given.issueTitle?.includes(OWNER_PLACE) === true
    const options = { ...given, about, workspace, tests, files, byOwner }
    const collection = await collect(options)
    const [testsFile = own] = files.commit()
    setFlakyOutputs(context, collection.report, testsFile)
    const gates = gatesOf(given, collection.report)
    const exceeded = gates.filter(({ allowed, found }) => found > allowed)
    return { ...collection, report: { ...collection.report, exceeded } }
  } catch (error) {
    files.discard()
    throw error
  }
}

function setFlakyOutputs(
  { setOutputs, log }: Context,
  report: FlakyReport,
  testsFile: string,
): void {
  const { counts, owners, change, truncated } = report
  setOutputs({
    'total-count': counts.total,
    'flaky-count': counts.flaky,
    'broken-count': counts.broken,
    'quarantined-count': counts.quarantined,
    'new-count': change?.new,
    'resolved-count': change?.resolved,
    owners: owners.map(({ name: owner, ...numbers }) => ({ owner, ...numbers })),
    'tests-file': testsFile,
    truncated,
  })
  const since = change && `; ${change.new} new, ${change.resolved ?? 'unknown'} resolved`
  log.info(
    `Tests after the filters: ${counts.total} (${counts.flaky} flaky, ${counts.broken} broken, ${counts.quarantined} quarantined)${since ?? ''}`,
  )
}

/** Warns of filters that may have lost tests, and of gates that checked only part of the list. */
function warnOfGaps(given: FlakyInputs, { log }: Context, { report }: Collection): void {
  // With an issue, the warning also says what happened to it.
  if (given.issueTitle === undefined) for (const { text } of report.doubts) log.warning(text)
  const gates = gatesOf(given, report).map(({ input }) => `\`${input}\``)
  if (report.truncated && gates.length > 0 && report.exceeded.length === 0)
    log.warning(
      `${gates.join(' and ')} checked only the first ${given.maxTests === 1 ? 'test' : `${given.maxTests} tests`}, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`,
    )
}

/** An exceeded limit decides the outcome. A refused issue is added to its message. */
function flakyOutcome(
  given: FlakyInputs,
  report: FlakyReport,
  refused: ActionError | undefined,
): Pick<Result, 'outcome' | 'failure'> {
  const { counts, exceeded } = report
  if (exceeded.length > 0) {
    const issue = refused === undefined ? '' : `. ${refused.message}`
    const failure = new ActionError('refused', {
      request: `Listing the tests of ${given.orgSlug}`,
      problem: `${firstTests(report)}${issue}`,
      remedy: flakyRemedy(report),
    })
    return { outcome: 'threshold-exceeded', failure }
  }
  if (refused !== undefined) return { outcome: refused.kind, failure: refused }
  return { outcome: counts.total === 0 ? 'none' : 'listed' }
}

/**
 * Writes the report to every place that the inputs name.
 * @returns why GitHub refuses to write the issue; the step fails after everything else is written
 */
async function publishTests(
  given: FlakyInputs,
  context: Context,
  listing: Collection,
  pullRequest: number | undefined,
  summary: string,
): Promise<ActionError | undefined> {
  const { setOutputs, workspace } = context
  const { report } = listing
  setOutputs({ 'report-markdown': flakyMarkdown(report, OUTPUT_BUDGET_BYTES) })
  for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
    await workspace.write('report-files', path, summary)
  if (given.slackPayloadFile !== undefined) {
    const payload = payloadFile(flakySlack(report, context.event.runUrl))
    await workspace.write('slack-payload-file', given.slackPayloadFile, payload)
  }
  if (given.annotations) annotate(context, report)
  const { comment, issueTitle: title, mentionOwners } = given
  // A comment about an exceeded limit must not stay when no limit is exceeded.
  const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0
  if (pullRequest !== undefined)
    await publishComment(context, report, { number: pullRequest, title, mentionOwners, onlyUpdate })
  if (title === undefined) return undefined
  const isConcerned = compileOwners(given.codeOwners)
  return publishIssues(context, { ...listing, title, isConcerned, mentionOwners })
}

/** The given limits with the counts found. */
function gatesOf(
  { failAbove, failAboveNew }: FlakyInputs,
  { counts, change }: FlakyReport,
): readonly Threshold[] {
  const gates = [
    { input: 'fail-above', allowed: failAbove, found: counts.total },
    { input: 'fail-above-new', allowed: failAboveNew, found: change?.new ?? 0 },
  ] as const
  return gates.flatMap(({ allowed, ...gate }) =>
    allowed === undefined ? [] : [{ ...gate, allowed }],
  )
}
