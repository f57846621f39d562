/** The explanation that people read: the verdict first, then why, then what to do. */
import { fittingTable } from '../markdown/fitting.js'
import { code, folded, link, prose } from '../markdown/markdown.js'
import { type Findings, findingsOf } from '../pull-request/findings.js'
import type { ReasonKind } from '../pull-request/reason-kinds.js'
import { type Reason, worthReading } from '../pull-request/reasons.js'
import { isQueued } from '../pull-request/record.js'
import type { PullRequestReport } from '../pull-request/report.js'
import { ifKnown } from '../shared/fact.js'
import { docsPage } from '../shared/links.js'
import { stackPlace } from '../shared/references.js'
import { inBackticks, pluralize } from '../shared/text.js'
import type { Facts } from './facts.js'
import { isQuarantined, type TestVerdict, testTitle } from './known-tests.js'
import { type Attempt, refusalOf } from './retry.js'
import type { BrokenRule } from './rules.js'
import { nextOf, VERDICTS, type Verdict, type VerdictName } from './verdict.js'

/** A verdict in words, with its reasons. */
export interface Explanation extends Findings {
  /** One sentence without its period. */
  readonly headline: string
  /** The reasons that add something to the headline and to each other. */
  readonly shownReasons: readonly Reason[]
  /** Further facts, one sentence without its period each. */
  readonly notes: readonly string[]
  /** The next step without a retry, as a sentence; empty if nothing is left to do. */
  readonly next: string
}

/** @param missingPermissions those that kept a fact from being read */
export function explain(
  facts: Facts,
  verdict: Verdict,
  missingPermissions: ReadonlySet<string>,
  isGitHubAvailable: boolean,
): Explanation {
  const { ref, record } = facts
  const { reasons, failing } = findingsOf(
    { ...facts, run: ifKnown(facts.run), gitHub: ifKnown(facts.mergeFacts) },
    ifKnown(facts.queue)?.state,
    missingPermissions,
  )
  const present = checksNow(facts)
  const keepsRemedy = ({ kind }: Reason) =>
    (BY_REASON.includes(verdict.name) && !present.isGreen) ||
    kind === 'permission-missing' ||
    (verdict.name === 'not-submitted' && OBSTACLES.includes(kind))
  const isUnasked = !isGitHubAvailable && record?.state !== 'MERGED'
  const all = [...reasons, ...(isUnasked ? [NO_TOKEN] : [])].map((reason) =>
    keepsRemedy(reason) ? reason : { ...reason, remedy: undefined },
  )
  const fill = (template: string) =>
    template
      .replaceAll('{branch}', () => ref.targetBranch)
      .replaceAll('{commit}', () => ifKnown(facts.base)?.sha.slice(0, 12) ?? 'its head')
  return {
    reasons: all,
    failing,
    headline: `#${ref.number} ${fill(headlineOf(facts, verdict, present))}${testedTogether(facts, verdict)}`,
    shownReasons: worthReading(all).filter(
      ({ kind, sameAs }) =>
        (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
        // The names of the jobs that did not run explain more.
        (sameAs !== 'check-failed' || present.stopped.length === 0),
    ),
    notes: [
      ...present.green.map((name) => `${inBackticks(name)} is green now: it was run again`),
      ...facts.notes,
    ],
    next: fill(nextStep(facts, verdict, present)),
  }
}

const NO_TOKEN: Reason = {
  kind: 'permission-missing',
  text: "`github-token` is empty, so the action can't ask GitHub",
  remedy: 'Leave `github-token` at its default.',
}

/** Verdicts for which each reason has its next step; the others have one for all. */
const BY_REASON: readonly VerdictName[] = ['not-ready', 'cancelled', 'merge-refused', 'undecided']
/** Reasons that keep a pull request from being submitted for the first time. */
const OBSTACLES: readonly ReasonKind[] = ['closed', 'draft', 'base-changed']

/** The present results of the checks that failed the pull request, by the service. */
interface ChecksNow {
  /** Required checks that are green now. */
  readonly green: readonly string[]
  /** Jobs that did not run, so that a required check was skipped. */
  readonly stopped: readonly string[]
  /** No failed check is left. */
  readonly isGreen: boolean
}

function checksNow({ record, run, entry, result }: Facts): ChecksNow {
  const { failed, notRun, pending, siblings, greenNow } = result
  const isByCheck = record?.state === 'FAILED' && entry?.reason === BY_CHECK
  const stopped = siblings.filter(({ state }) => state === 'not-run').map(({ name }) => name)
  const isGreen = failed.length === greenNow.length && notRun.length + pending.length === 0
  if (!isByCheck || !isGreen || !run.isKnown) return { green: [], stopped: [], isGreen: false }
  if (stopped.length > 0) return { green: [], stopped, isGreen: false }
  const green = greenNow.length > 0 ? greenNow.map(({ name }) => name) : run.value.required
  return { green, stopped, isGreen: green.length > 0 }
}

const BY_CHECK = 'test_run_required_status_failed'

/** Returns the words of the verdict; even without a clear cause, a failure can be described. */
function headlineOf(
  { run, entry }: Facts,
  { name }: Verdict,
  { isGreen, stopped }: ChecksNow,
): string {
  const { text } = VERDICTS[name]
  if (name !== 'undecided' || entry?.reason !== BY_CHECK) return text
  if (isGreen) return 'failed a required check, which is green now'
  if (stopped.length > 0)
    return `failed, although no required check did: ${stopped.map(inBackticks).join(', ')} did not run`
  return ifKnown(run)?.isWhole
    ? text
    : 'failed a required check, and nothing that can be read names it'
}

/** Verdicts whose headline names the pull requests that were tested together with it. */
const TESTED_TOGETHER: readonly VerdictName[] = [
  'check-failed',
  'broken-base',
  'known-flaky',
  'queued',
]

function testedTogether({ ref, run }: Facts, { name }: Verdict): string {
  const tested = ifKnown(run)?.tested ?? []
  const others = tested.filter(({ prNumber }) => prNumber !== ref.number)
  if (!TESTED_TOGETHER.includes(name) || others.length === 0) return ''
  return `, tested together with ${others.map(({ prNumber }) => `#${prNumber}`).join(', ')}`
}

/** Returns the next step; before it can be submitted again, an obstacle must go. */
function nextStep(facts: Facts, { name }: Verdict, { isGreen }: ChecksNow): string {
  const { record, head } = facts
  const hasPassed = isGreen && (name === 'check-failed' || name === 'undecided')
  if (!hasPassed && name !== 'known-flaky') return nextOf(name)
  const refusal = refusalOf(facts, (hasPassed ? record?.prSha : undefined) ?? head)
  if (refusal?.next !== undefined) return refusal.next
  if (hasPassed) return 'Submit it again: the check that failed is green now.'
  return isQueued(record)
    ? 'Restart its tests: the failing tests are known to be flaky.'
    : nextOf(name)
}

/** Makes the report for summary, comment and Slack. */
export function explanationReport(
  facts: Facts,
  verdict: Verdict,
  { headline, shownReasons, notes, next }: Explanation,
  attempt: Attempt,
): PullRequestReport {
  const { record } = attempt.last ?? facts
  return {
    status: VERDICTS[verdict.name].status,
    mark: attempt.isSent ? '🔁' : undefined,
    headline,
    reasons: shownReasons,
    why: [
      ...(verdict.broken ? [brokenText(verdict.broken)] : []),
      ...(attempt.text === undefined ? [] : [attempt.text]),
      ...notes,
    ],
    stack: stackPlace(facts.ref),
    commits: [['Head commit', facts.head?.slice(0, 12)]],
    facts: [
      ['State', record?.state],
      ['Test branch', ifKnown(facts.run)?.branch],
    ],
    remedy: (attempt.next ?? next) || undefined,
    pullRequestUrl: ifKnown(facts.mergeFacts)?.url,
  }
}

const brokenText = ({ rule, why }: BrokenRule): string =>
  `Not known to be flaky${rule === undefined ? '' : ` (rule ${rule})`}: ${why}`

/** The rows of the output `failing-tests`: the row that matches each, or why none does. */
export const failingTests = ({ tests }: Pick<Verdict, 'tests'>) =>
  tests.map(({ test, rows, ...verdict }) => ({
    name: test.name,
    file: test.file,
    known: verdict.kind === 'known',
    why: verdict.kind === 'known' ? undefined : verdict.why,
    rows: rows.map(({ id, html_url: url }) => ({ id, url })),
  }))

/** Bytes of the tests' table in a report. */
const TABLE_BYTES = 20_000

/** Makes the end of a report: a link to the rules, and the failing tests with their rows, folded. */
export function testsReport({ tests, broken }: Pick<Verdict, 'tests' | 'broken'>): string {
  const rules = broken?.rule === undefined ? '' : link('The rules of a retry', docsPage(RULES))
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
