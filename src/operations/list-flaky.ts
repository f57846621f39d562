import { basename } from 'node:path'
import { collect } from '../flaky/collect.js'
import { GROUPINGS } from '../flaky/counts.js'
import { extensionOf, REPORT_EXTENSIONS, TestFiles } from '../flaky/files.js'
import { compileFilters, QUARANTINED } from '../flaky/filter.js'
import { flakyMarkdown } from '../flaky/markdown.js'
import { SORTS } from '../flaky/order.js'
import { UnhealthyTests } from '../flaky/pages.js'
import { annotate, publishComment, publishIssue } from '../flaky/publish.js'
import type { FlakyReport } from '../flaky/report.js'
import { slackPayload } from '../flaky/slack.js'
import { UNHEALTHY } from '../flaky/unhealthy-test.js'
import { SUMMARY_BUDGET_BYTES } from '../markdown/markdown.js'
import { optionalPullRequestTarget } from '../pull-request/resolve.js'
import { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import {
  choice,
  commentPolicy,
  flag,
  line,
  lines,
  optional,
  wholeNumber,
  withDefault,
} from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'

/** Larger numbers are typing errors: no count of tests comes near. */
const MOST = 1_000_000_000
const count = (min = 0) => wholeNumber({ min, max: MOST })

/** A little below the 256 KiB of an output. */
const OUTPUT_BUDGET_BYTES = 250 * 1024
/** Leaves room for the step's heading. */
const REPORT_BUDGET_BYTES = SUMMARY_BUDGET_BYTES - 1024

const inputs = {
  orgSlug: line(),
  status: choice(['flaky', 'broken', 'all']),
  pageSize: wholeNumber({ min: 1, max: 100 }),
  maxTests: optional(count(1)),
  codeOwners: withDefault(lines(), []),
  filePaths: withDefault(lines(), []),
  names: withDefault(lines(), []),
  quarantined: choice(QUARANTINED),
  minPullRequestsImpacted: count(),
  sort: choice(SORTS),
  groupBy: choice(GROUPINGS),
  maxRows: count(),
  baselineFile: optional(line()),
  reportFiles: withDefault(lines(), []),
  issueTitle: optional(line()),
  comment: commentPolicy(),
  mentionOwners: flag(),
  annotations: flag(),
  slackPayloadFile: optional(line()),
  failAbove: optional(count()),
  failAboveNew: optional(count()),
}
type Inputs = InputsOf<typeof inputs>

export const listFlaky = defineOperation({
  about:
    'List the flaky and broken tests of a repository, and report them in an issue, a comment, files or Slack.',
  target: optionalPullRequestTarget,
  inputs,
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
    'truncated',
  ],
  outcomes: ['listed', 'none', 'threshold-exceeded'],
  checks: (check) => [
    check(['reportFiles'], ({ reportFiles }) => {
      const wrong = reportFiles.find(
        (path) => !REPORT_EXTENSIONS.some((known) => known === extensionOf(path)),
      )
      return (
        wrong &&
        `Input \`report-files\` names ${JSON.stringify(wrong)}, which does not end in ${REPORT_EXTENSIONS.join(', ')}`
      )
    }),
    check(
      ['failAboveNew', 'baselineFile'],
      ({ failAboveNew, baselineFile }) =>
        failAboveNew !== undefined &&
        baselineFile === undefined &&
        'Input `fail-above-new` needs `baseline-file` to compare with',
    ),
  ],
  onlyWith: { mentionOwners: 'issueTitle' },
  async run(given, context, resolve) {
    if (given.issueTitle !== undefined && !context.github.available)
      throw new ActionError('invalid-input', {
        request: 'Reading `issue-title`',
        problem: '`github-token` is empty, so no issue can be written',
        remedy: 'Set `github-token`, with the permission `issues: write`.',
      })
    const writes = given.issueTitle !== undefined || given.comment !== 'never'
    if (writes && !context.dryRun) context.github.prepareToWrite()
    // Resolved before anything is read, because it may not be found.
    const pullRequest = given.comment === 'never' ? undefined : (await resolve()).ref.number
    const report = await list(given, context)
    const { counts, owners, change, truncated } = report
    const groups = report.grouping === 'none' ? undefined : report.groups
    const outcome = counts.total === 0 ? 'none' : 'listed'
    const gates = gatesOf(given, report)
    const exceeded = gates
      .filter(({ allowed = 0, found }) => found > allowed)
      .map(({ input, allowed, found, what }) => {
        const tests = found === 1 ? '1 test is' : `${found} tests are`
        return `${tests} ${what}, and ${input} allows ${allowed}`
      })
    const failed = exceeded.length > 0
    // A list that was cut can hide what a gate is about.
    if (truncated && gates.length > 0 && !failed)
      context.log.warning(
        `${gates.map(({ input }) => input).join(' and ')} checked only the first ${given.maxTests} tests, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`,
      )
    await publish(given, context, report, pullRequest, failed)
    return {
      outcome: failed ? 'threshold-exceeded' : outcome,
      // Everything but the tests, which are in `tests-file`.
      details: { counts, owners, groups, change, truncated },
      summary: flakyMarkdown(report, REPORT_BUDGET_BYTES),
      ...(failed && {
        failure: `Listing the tests of ${given.orgSlug}: ${exceeded.join(', and ')}. ${ADVICE[given.quarantined]}; the report names them.`,
      }),
    }
  },
})

/** Lists the tests, writes them to their files, and records their numbers. */
async function list(given: Inputs, context: Context): Promise<FlakyReport> {
  const { repository, workspace, setOutputs, log } = context
  const statuses = given.status === 'all' ? UNHEALTHY : [given.status]
  const tests = new UnhealthyTests({ ...given, ...context, statuses })
  const own = await workspace.own('unhealthy-tests.json')
  const listing = given.reportFiles.filter((path) => extensionOf(path) !== '.md')
  const files = await TestFiles.open(workspace, own, listing)
  try {
    const passes = compileFilters(given)
    const collected = await collect({ ...given, workspace, tests, passes, files })
    const [testsFile = own] = await files.commit()
    const named = listing.length > 0 ? listing : [basename(testsFile)]
    const { counts, owners, change, truncated } = collected
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
    return { repository, status: given.status, files: named, ...collected }
  } catch (error) {
    await files.discard()
    throw error
  }
}

/** Writes the report to every place that the inputs name. */
async function publish(
  given: Inputs,
  context: Context,
  report: FlakyReport,
  pullRequest: number | undefined,
  exceeded: boolean,
): Promise<void> {
  const { setOutputs, workspace } = context
  setOutputs({ 'report-markdown': flakyMarkdown(report, OUTPUT_BUDGET_BYTES) })
  for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
    await workspace.write('report-files', path, flakyMarkdown(report, REPORT_BUDGET_BYTES))
  if (given.slackPayloadFile !== undefined) {
    const payload = `${JSON.stringify(slackPayload(report, context.event.runUrl), null, 2)}\n`
    await workspace.write('slack-payload-file', given.slackPayloadFile, payload)
  }
  if (given.annotations) annotate(context, report)
  if (pullRequest !== undefined && (given.comment === 'always' || exceeded))
    await publishComment(context, pullRequest, report, given.mentionOwners)
  if (given.issueTitle !== undefined)
    await publishIssue(context, given.issueTitle, report, given.mentionOwners)
}

/** What lowers the count: quarantining a test does so only where quarantined tests are left out. */
const ADVICE = {
  include: 'Fix tests, or leave quarantined ones out with `quarantined: exclude`',
  exclude: 'Fix or quarantine tests',
  only: 'Repair tests',
} as const

/** The thresholds that are set, and what they are compared with. */
function gatesOf({ failAbove, failAboveNew }: Inputs, { counts, change }: FlakyReport) {
  const gates = [
    { input: '`fail-above`', allowed: failAbove, found: counts.total, what: 'listed' },
    { input: '`fail-above-new`', allowed: failAboveNew, found: change?.new ?? 0, what: 'new' },
  ]
  return gates.filter(({ allowed }) => allowed !== undefined)
}
