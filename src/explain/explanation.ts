/** The explanation that people read: the verdict first, then why, then what to do. */

import type { OwnComment } from '../github/posts.js'
import type { ServiceError } from '../http/errors.js'
import { fittingTable } from '../markdown/fitting.js'
import { code, folded, link, prose } from '../markdown/markdown.js'
import { type Findings, findingsOf } from '../pull-request/findings.js'
import { type Reason, worthReading } from '../pull-request/reasons.js'
import { isQueued } from '../pull-request/record.js'
import { type PullRequestReport, reportComment } from '../pull-request/report.js'
import { presentHead } from '../pull-request/test-run.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { pluralize } from '../shared/text.js'
import type { Result } from '../step/context.js'
import type { Facts } from './facts.js'
import type { Gathered } from './gather.js'
import { isQuarantined, type TestVerdict, titleOf } from './known-tests.js'
import { testsOf } from './rules.js'
import { VERDICTS, type Verdict } from './verdict.js'

/** Findings of a step. */
export interface Explanation extends Findings {
  readonly facts: Facts
  readonly verdict: Verdict
  readonly tests: readonly TestVerdict[]
  /** One sentence each. */
  readonly notes: readonly string[]
}

/** Puts facts and verdict into reasons. */
export function explanationOf(
  { facts, missingPermissions, notes }: Gathered,
  verdict: Verdict,
  gitHubAvailable: boolean,
): Explanation {
  const { reasons, failing } = findingsOf(facts, facts.queue?.state, missingPermissions)
  const keepsRemedy = ({ kind }: Reason) =>
    BY_REASON.includes(verdict.name) ||
    kind === 'permission-missing' ||
    (verdict.name === 'not-submitted' && OBSTACLES.includes(kind))
  const isUnasked = !gitHubAvailable && facts.record?.state !== 'MERGED'
  return {
    facts,
    verdict,
    reasons: [...reasons, ...(isUnasked ? [NO_TOKEN] : [])].map((reason) =>
      keepsRemedy(reason) ? reason : { ...reason, remedy: undefined },
    ),
    failing,
    tests: facts.flaky ? testsOf(facts, facts.flaky) : [],
    notes,
  }
}

const NO_TOKEN: Reason = {
  kind: 'permission-missing',
  text: "`github-token` is empty, so the action can't ask GitHub",
  remedy: 'Leave `github-token` at its default.',
}

/** Verdicts whose next step is that of each reason; the others have one of their own. */
const BY_REASON: readonly string[] = ['not-ready', 'cancelled', 'merge-refused', 'undecided']
/** Reasons why it cannot be submitted as it is. */
const OBSTACLES: readonly string[] = ['closed', 'draft', 'base-changed']

/** The outputs that name tests: the row that matches each, or why none does. */
export const failingTests = ({ tests }: Pick<Explanation, 'tests'>) =>
  tests.map(({ test, rows, ...verdict }) => ({
    name: test.name,
    file: test.file,
    known: verdict.kind === 'known',
    why: verdict.kind === 'known' ? undefined : verdict.why,
    rows: rows.map(({ id, html_url: url }) => ({ id, url })),
  }))

/** How a retry ended; without a text, none was asked for. */
export interface Attempt {
  /** This head has been retried, by this run or an earlier one. */
  readonly isCounted?: boolean
  readonly sent?: boolean
  /** One sentence without its period. */
  readonly text?: string
  /** Something is no more as it was judged, so nothing was sent. */
  readonly isOutdated?: boolean
  /** The last reading; absent if the service was not asked again. */
  readonly last?: { readonly record: SubmittedPullRequest | undefined }
  /** It is not known whether it took effect. */
  readonly error?: ServiceError | undefined
  /** The comment that this run has counted it with. */
  readonly claim?: OwnComment
  /** The end of a dry run that would retry. */
  readonly plan?: Result
}

/** The report for summary, comment and Slack. */
export function explanationReport(
  { facts, verdict, reasons, notes }: Explanation,
  retry: Attempt,
): PullRequestReport {
  const { ref, run, base, gitHub, record } = facts
  const { status, text: words } = VERDICTS[verdict.name]
  const after = isQueued(retry.last?.record) ? 'queued' : 'undecided'
  const { next } = VERDICTS[retry.sent || retry.last || retry.isOutdated ? after : verdict.name]
  const fill = (template: string) =>
    template
      .replaceAll('{branch}', () => ref.targetBranch)
      .replaceAll('{commit}', () => base?.sha.slice(0, 12) ?? 'its head')
  const others = (run?.tested ?? []).filter(({ prNumber }) => prNumber !== ref.number)
  const together = others.map(({ prNumber }) => `#${prNumber}`).join(', ')
  const isTogether = ['check-failed', 'broken-base', 'known-flaky', 'queued'].includes(verdict.name)
  const { broken } = verdict
  return {
    status,
    mark: retry.sent ? '🔁' : undefined,
    headline: `#${ref.number} ${fill(words)}${isTogether && together !== '' ? `, tested together with ${together}` : ''}`,
    // The headline of this verdict is that reason.
    reasons: worthReading(reasons).filter(
      ({ kind }) => kind !== 'not-in-queue' || verdict.name !== 'not-submitted',
    ),
    why: [
      ...(broken ? [`Not known to be flaky (rule ${broken.rule}): ${broken.why}`] : []),
      ...(retry.text === undefined ? [] : [retry.text]),
      ...notes,
    ],
    facts: [
      ['State', (retry.last ?? { record }).record?.state],
      ['Test branch', run?.branch],
      ['Head commit', presentHead(facts)?.slice(0, 12)],
    ],
    remedy: retry.error?.explanation.remedy ?? (next === '' ? undefined : fill(next)),
    pullRequestUrl: gitHub?.url,
  }
}

/** The comment. */
export const explanationComment = (
  report: PullRequestReport,
  tests: readonly TestVerdict[],
  runUrl: string,
  now: number,
): string => reportComment(report, runUrl, now, testsTable(tests))

/** Bytes of the tests' table in a report. */
const TABLE_BYTES = 20_000

/** The failing tests, folded: the row of the listing, or why none is. */
export function testsTable(tests: readonly TestVerdict[]): string {
  if (tests.length === 0) return ''
  const row = (verdict: TestVerdict) => [testCell(verdict), listingCell(verdict)]
  const head = ['Failing test', 'In the listing']
  const table = fittingTable(head, tests, row, 'failing-tests', TABLE_BYTES)
  return folded(pluralize(tests.length, 'failing test'), table)
}

function testCell({ test, rows }: TestVerdict): string {
  const name = link(titleOf(test), rows[0]?.html_url)
  return test.file === undefined ? name : `${name}<br><sub>${code(test.file)}</sub>`
}

function listingCell(verdict: TestVerdict): string {
  if (verdict.kind !== 'known') return prose(verdict.why)
  return `known to be flaky${isQuarantined(verdict) ? ', quarantined' : ''}`
}
