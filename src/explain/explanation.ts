/** The explanation that people read: the verdict first, then why, then what to do. */
import type { OwnComment } from '../github/posts.js'
import type { ServiceError } from '../http/errors.js'
import { fittingTable } from '../markdown/fitting.js'
import { code, folded, link, prose } from '../markdown/markdown.js'
import { type Findings, findingsOf } from '../pull-request/findings.js'
import { isMergedOnGitHub } from '../pull-request/on-github.js'
import { type Reason, worthReading } from '../pull-request/reasons.js'
import { isMerged, isQueued } from '../pull-request/record.js'
import { type PullRequestReport, reportComment } from '../pull-request/report.js'
import { resultOf } from '../pull-request/test-run.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { docsPage } from '../shared/docs.js'
import { ifKnown } from '../shared/fact.js'
import { stackPlace } from '../shared/references.js'
import { inBackticks, pluralize } from '../shared/text.js'
import type { Result } from '../step/context.js'
import { entryOf, type Facts, presentHead, shownFacts } from './facts.js'
import { isQuarantined, type TestVerdict, testTitle } from './known-tests.js'
import type { BrokenRule } from './rules.js'
import { VERDICTS, type Verdict, type VerdictName } from './verdict.js'

/** The findings of a step, in the form that outputs and reports need. */
export interface Explanation extends Findings {
  readonly facts: Facts
  readonly verdict: Verdict
  readonly tests: readonly TestVerdict[]
  /** One sentence each. */
  readonly notes: readonly string[]
}

/** @param missingPermissions those that kept a fact from being read */
export function explanationOf(
  found: Pick<Explanation, 'facts' | 'verdict' | 'tests' | 'notes'>,
  missingPermissions: ReadonlySet<string>,
  gitHubAvailable: boolean,
): Explanation {
  const { facts, verdict, notes } = found
  const shown = shownFacts(facts)
  const { reasons, failing } = findingsOf(shown, ifKnown(facts.queue)?.state, missingPermissions)
  const { isGreen } = checkStory(facts)
  const keepsRemedy = ({ kind }: Reason) =>
    (BY_REASON.includes(verdict.name) && !isGreen) ||
    kind === 'permission-missing' ||
    (verdict.name === 'not-submitted' && OBSTACLES.includes(kind))
  const isUnasked = !gitHubAvailable && facts.record?.state !== 'MERGED'
  return {
    ...found,
    reasons: [...reasons, ...(isUnasked ? [NO_TOKEN] : [])].map((reason) =>
      keepsRemedy(reason) ? reason : { ...reason, remedy: undefined },
    ),
    failing,
    notes: [
      ...checkStory(facts).green.map(
        (name) => `${inBackticks(name)} is green now: it was run again`,
      ),
      ...notes,
    ],
  }
}

const NO_TOKEN: Reason = {
  kind: 'permission-missing',
  text: "`github-token` is empty, so the action can't ask GitHub",
  remedy: 'Leave `github-token` at its default.',
}

/** Verdicts whose next step is that of each reason; the others have one of their own. */
const BY_REASON: readonly VerdictName[] = ['not-ready', 'cancelled', 'merge-refused', 'undecided']
/** Reasons why it cannot be submitted as it is. */
const OBSTACLES: readonly string[] = ['closed', 'draft', 'base-changed']

/** The present results of the checks that failed the pull request, by the service. */
interface CheckStory {
  /** Required checks that are green now. */
  readonly green: readonly string[]
  /** Jobs that did not run, so that a required check was skipped. */
  readonly stopped: readonly string[]
  /** No failed check is left. */
  readonly isGreen: boolean
}

function checkStory({ record, run, history }: Facts): CheckStory {
  const entry = entryOf(history)
  const { failed, notRun, pending, siblings, greenNow } = resultOf(ifKnown(run), entry)
  const isByCheck = record?.state === 'FAILED' && entry?.reason === BY_CHECK
  const stopped = siblings.filter(({ state }) => state === 'not-run').map(({ name }) => name)
  const isGreen = failed.length === greenNow.length && notRun.length + pending.length === 0
  if (!isByCheck || !isGreen || !run.isKnown) return { green: [], stopped: [], isGreen: false }
  if (stopped.length > 0) return { green: [], stopped, isGreen: false }
  const green = greenNow.length > 0 ? greenNow.map(({ name }) => name) : run.value.required
  return { green, stopped, isGreen: green.length > 0 }
}

const BY_CHECK = 'test_run_required_status_failed'

/** The rows of the output `failing-tests`: the row that matches each, or why none does. */
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
  /** Something is no longer as it was judged, so nothing was sent. */
  readonly isOutdated?: boolean
  /** The last reading; absent if the service was not asked again. */
  readonly last?: { readonly record: SubmittedPullRequest | undefined }
  /** It is not known whether it took effect. */
  readonly error?: ServiceError | undefined
  /** The comment that this run has counted it with. */
  readonly claim?: OwnComment
  /** Another run has counted it meanwhile. */
  readonly isOthers?: boolean
  /** The end of a dry run that would retry. */
  readonly plan?: Result
}

/** Makes the report for summary, comment and Slack. */
export function explanationReport(
  { facts, verdict, reasons, notes }: Explanation,
  retry: Attempt,
): PullRequestReport {
  const { ref, base, record } = facts
  const [run, gitHub] = [ifKnown(facts.run), ifKnown(facts.gitHub)]
  const { status } = VERDICTS[verdict.name]
  const text = headlineOf(facts, verdict)
  const { stopped } = checkStory(facts)
  const fill = (template: string) =>
    template
      .replaceAll('{branch}', () => ref.targetBranch)
      .replaceAll('{commit}', () => ifKnown(base)?.sha.slice(0, 12) ?? 'its head')
  const others = (run?.tested ?? []).filter(({ prNumber }) => prNumber !== ref.number)
  const together = others.map(({ prNumber }) => `#${prNumber}`).join(', ')
  const isTogether = TESTED_TOGETHER.includes(verdict.name) && together !== ''
  const next = nextStep(facts, verdict, retry)
  return {
    status,
    mark: retry.sent ? '🔁' : undefined,
    headline: `#${ref.number} ${fill(text)}${isTogether ? `, tested together with ${together}` : ''}`,
    // The headline of this verdict is that reason.
    reasons: worthReading(reasons).filter(
      ({ kind, sameAs }) =>
        (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
        // The names of the jobs that did not run explain more.
        (sameAs !== 'check-failed' || stopped.length === 0),
    ),
    why: [
      ...(verdict.broken ? [brokenText(verdict.broken)] : []),
      ...(retry.text === undefined ? [] : [retry.text]),
      ...notes,
    ],
    stack: stackPlace(ref),
    commits: [['Head commit', presentHead(facts)?.slice(0, 12)]],
    facts: [
      ['State', (retry.last ?? { record }).record?.state],
      ['Test branch', run?.branch],
    ],
    remedy: retry.error?.explanation.remedy ?? (next === '' ? undefined : fill(next)),
    pullRequestUrl: gitHub?.url,
  }
}

const brokenText = ({ rule, why }: BrokenRule): string =>
  `Not known to be flaky${rule === undefined ? '' : ` (rule ${rule})`}: ${why}`

/** Verdicts whose headline names the pull requests that were tested together with it. */
const TESTED_TOGETHER: readonly VerdictName[] = [
  'check-failed',
  'broken-base',
  'known-flaky',
  'queued',
]

/** Returns the words of the verdict; a failure that has no clear cause can still be described. */
function headlineOf(facts: Facts, { name }: Verdict): string {
  const { text } = VERDICTS[name]
  if (name !== 'undecided' || entryOf(facts.history)?.reason !== BY_CHECK) return text
  const { isGreen, stopped } = checkStory(facts)
  if (isGreen) return 'failed a required check, which is green now'
  if (stopped.length > 0)
    return `failed, although no required check did: ${stopped.map(inBackticks).join(', ')} did not run`
  return ifKnown(facts.run)?.isWhole
    ? text
    : 'failed a required check, and nothing that can be read names it'
}

function nextStep(facts: Facts, verdict: Verdict, { sent, last, isOutdated }: Attempt): string {
  const { ref, gitHub } = facts
  if (sent || last || isOutdated) {
    const record = last?.record
    if (isMerged(record, ref) || isMergedOnGitHub(ifKnown(gitHub), ref)) return VERDICTS.merged.next
    return VERDICTS[isQueued(record) ? 'queued' : 'undecided'].next
  }
  const isFailure = verdict.name === 'check-failed' || verdict.name === 'undecided'
  if (isFailure && checkStory(facts).isGreen)
    return 'Submit it again: the check that failed is green now.'
  if (verdict.name === 'known-flaky' && isQueued(facts.record))
    return 'Restart its tests: the failing tests are known to be flaky.'
  return VERDICTS[verdict.name].next
}

/** Makes the comment. */
export const explanationComment = (
  report: PullRequestReport,
  explanation: Explanation,
  runUrl: string,
  now: number,
): string => reportComment(report, runUrl, now, testsReport(explanation))

/** Bytes of the tests' table in a report. */
const TABLE_BYTES = 20_000

/** Makes the end of a report: a link to the rules, and the failing tests with their rows, folded. */
export function testsReport({ tests, verdict }: Pick<Explanation, 'tests' | 'verdict'>): string {
  const rules =
    verdict.broken?.rule === undefined ? '' : link('The rules of a retry', docsPage(RULES))
  if (tests.length === 0) return rules
  const row = (verdict: TestVerdict) => [testCell(verdict), listingCell(verdict)]
  const head = ['Failing test', 'In the listing']
  const table = fittingTable(head, tests, row, 'failing-tests', TABLE_BYTES)
  const folding = folded(pluralize(tests.length, 'failing test'), table)
  return rules === '' ? folding : `${rules}\n\n${folding}`
}

const RULES = 'recipes/kicked.md#try-again-automatically'

function testCell({ test, rows }: TestVerdict): string {
  const name = link(testTitle(test), rows[0]?.html_url)
  return test.file === undefined ? name : `${name}<br><sub>${code(test.file)}</sub>`
}

function listingCell(verdict: TestVerdict): string {
  if (verdict.kind !== 'known') return prose(verdict.why)
  return `known to be flaky${isQuarantined(verdict) ? ', quarantined' : ''}`
}
