/** The report on a pull request: job summary, comment and Slack message from the same pieces. */
import type { PostsAhead } from '../github/posts.js'
import {
  code,
  joined,
  type Line,
  link,
  own,
  prose,
  small,
  strong,
  type Words,
  words,
} from '../reports/line.js'
import { webAddress } from '../reports/markdown.js'
import { MARKS, type Part, type Point, type Report, type Table } from '../reports/report.js'
import type { SlackPlace } from '../reports/slack.js'
import { isEnded, STATE_WORDS, type SubmittedPullRequest } from '../service/schemas.js'
import { utcMinute } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { spokenDuration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, repositoryName } from '../shared/references.js'
import { firstOf } from '../shared/text.js'
import type { Context } from '../step/context.js'
import type { InputsOf } from '../step/operation.js'
import { WAIT_MARKER, yieldingToExplanation } from './failure-comments.js'
import type { publishInputs } from './inputs.js'
import { type Phase, secondsOf } from './readings.js'
import type { Reason } from './reasons/reasons.js'
import { REASONS } from './reasons/table.js'

type FactRows = readonly (readonly [string, string | number | undefined])[]

/** The end of an operation on a pull request, in the order in which people read it. */
export interface PullRequestReport {
  readonly status: 'good' | 'bad' | 'neutral'
  /** Mark that the heading begins with, if not the mark of the status. */
  readonly mark?: string | undefined
  /** The verdict: what happened, one plain sentence without its period. */
  readonly headline: string
  /** The reasons why it is not merged, the most useful one first. */
  readonly reasons?: readonly Reason[]
  /** Further facts, one sentence each. */
  readonly why?: readonly string[]
  /** The prospects of a queued pull request, one sentence without its period. */
  readonly outlook?: string | undefined
  readonly timeline?: readonly Phase[]
  /** Position in a stack, such as "2 of 5 in a stack on `main`". */
  readonly stack?: string | undefined
  /** Label and value of commits, which the comment shows too. */
  readonly commits?: FactRows
  /** Label and value of further facts. */
  readonly facts?: FactRows
  /** Label and value of facts that the comment shows in its last line. */
  readonly commentFacts?: FactRows
  /** Next step, one sentence. */
  readonly remedy?: string | undefined
  readonly pullRequestUrl?: string | undefined
  /** Title and author of the pull request, for readers who do not have its page before them. */
  readonly subject?: Line | undefined
  /** The head commit that left the queue without a merge, if it did. */
  readonly failedHead?: string | undefined
}

/** The job summary: what happened and why, what to do next, the times; the rest is folded. */
export function reportSummary(report: PullRequestReport, more: readonly Part[] = []): Report {
  const { timeline = [], pullRequestUrl, facts = [] } = report
  const page = pullRequestUrl === undefined ? [] : [link('Pull request', pullRequestUrl)]
  const details = joined([...knownFacts(facts), ...stackAndCommits(report), ...page])
  const folded = { fold: 'Timeline and details', parts: [timelineTable(timeline), details] }
  return {
    ...verdictReport(report),
    parts: [timesLine(timeline), timeline.length > 0 ? folded : details, ...more],
  }
}

/** @param request what the step was asked to do, such as `Waiting for #12 on main` */
export function reportFailure(request: string, report: PullRequestReport): ActionError {
  const { headline, reasons = [], why = [], stack, remedy = '' } = report
  const sentences: string[] = []
  const texts = reasons.map(textWithAddress)
  if (texts.length > 0) sentences.push(firstOf(texts, MAX_REPORTED_REASONS, '. '))
  sentences.push(...why)
  if (stack !== undefined) sentences.push(`It is ${stack}`)
  const problem = [headline, ...sentences].join('. ')
  return new ActionError('refused', { request, problem, details: sentences.join('. '), remedy })
}

/** The text of a reason for a log, which has no links: with the address of a check that failed. */
export function textWithAddress({ kind, text, url }: Reason): string {
  const address = kind === 'check-failed' ? webAddress(url) : undefined
  return address === undefined ? text : `${text} (${address})`
}

/** The comment: the verdict, details, and one small line with commits, time and run. */
export function reportComment(
  report: PullRequestReport,
  runUrl: string,
  now: number,
  details: readonly Part[] = [],
): Report {
  const facts = [...stackAndCommits(report), ...knownFacts(report.commentFacts ?? [])]
  const line = joined([...facts, own(`${utcMinute(now)} UTC`), link('Run', runUrl)])
  const parts = [...details, [small(line)]]
  return { ...verdictReport(report), parts }
}

/** Position in a stack, and commits. */
function stackAndCommits({ stack, commits = [] }: PullRequestReport): readonly Words[] {
  const facts = knownFacts(commits)
  return stack === undefined ? facts : [prose(stack), ...facts]
}

/** Heading, reasons with their remedies, and the next step if no reason has its own. */
function verdictReport({
  status,
  mark = MARKS[status],
  headline,
  reasons = [],
  outlook,
  why = [],
  remedy,
}: PullRequestReport): Report {
  const common = commonRemedy(reasons)
  // A step that passed has no next step.
  const isFailure = remedy !== undefined
  const lines = reasonPoints(reasons, isFailure && common === undefined)
  if (outlook !== undefined) lines.push(prose(outlook))
  lines.push(...why.map(prose))
  const step = common ?? (reasons[0]?.remedy === undefined ? remedy : undefined)
  const next = isFailure && step !== undefined ? prose(step) : undefined
  return { mark, headline: prose(headline), lines, next }
}

/** The next step that all reasons share, which is shown once below them. */
function commonRemedy(reasons: readonly Reason[]): string | undefined {
  const remedies = new Set(reasons.map(({ remedy }) => remedy))
  return remedies.size === 1 ? reasons[0]?.remedy : undefined
}

const knownFacts = (facts: FactRows): readonly Line[] =>
  facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => words`${name} ${code(value ?? '')}`)

/** A longer timeline is only in the folded table. */
const MOST_PHASES = 8

/** The times in one line: how long in all, how long in each state, and when it ended. */
function timesLine(timeline: readonly Phase[]): Line {
  if (timeline.length < 2 || timeline.length > MOST_PHASES) return []
  const total = secondsOf(timeline)
  const missed = lastBeforeMissedTests(timeline)
  if (missed !== undefined)
    return words`${spokenDuration(total)} in the queue, where it was last seen ${STATE_WORDS[missed] ?? missed}`
  const longest = Math.max(...timeline.map(({ seconds }) => seconds))
  const phases = timeline.map(({ state, since, seconds }) => {
    const word = STATE_WORDS[state] ?? state
    if (isEnded(state)) return words`${word} ${own(since.slice(11, 16))}\u00a0UTC`
    const time = words`${spokenDuration(seconds)} ${word}`
    return seconds === longest ? strong(time) : time
  })
  return words`${spokenDuration(total)} in the queue: ${joined(phases, ' → ')}`
}

const TESTS: readonly string[] = ['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED']

/** Returns the state before a merge if no reading saw the tests, so that its time is that of several states. */
function lastBeforeMissedTests(timeline: readonly Phase[]): string | undefined {
  if (timeline.at(-1)?.state !== 'MERGED') return undefined
  if (timeline.some(({ state }) => TESTS.includes(state))) return undefined
  return timeline.at(-2)?.state
}

/** As many as people read at a glance. */
const MAX_REPORTED_REASONS = 10

/** @param withRemedies shows the remedy of each reason below it */
function reasonPoints(reasons: readonly Reason[], withRemedies: boolean): (Line | Point)[] {
  const lines = reasons
    .slice(0, MAX_REPORTED_REASONS)
    .map(({ kind, text, url, remedy }): Line | Point => {
      const { page } = REASONS[kind]
      const hasPage = page !== undefined && webAddress(url) !== undefined
      const line = hasPage ? words`${prose(text)} (${link(page, url)})` : prose(text)
      return withRemedies && remedy !== undefined ? { line, next: prose(remedy) } : line
    })
  const left = reasons.length - lines.length
  if (left > 0) lines.push(words`${left} more; the output ${code('reasons')} has all of them`)
  return lines
}

/** The timeline as a table. The axis of a Mermaid chart would be in the reader's time zone. */
function timelineTable(timeline: readonly Phase[]): Table {
  let day = ''
  const rows = timeline.map(({ state, since, seconds }) => {
    const [date = '', time = ''] = since.split('T')
    let start = time.slice(0, 5)
    if (date !== day) start = `${date} ${start}`
    day = date
    return [code(state), isEnded(state) ? '' : spokenDuration(seconds), own(start)]
  })
  const allIn = words`the output ${code('timeline')}`
  return { head: ['State', { number: 'For' }, words`Since (UTC)`], rows, allIn }
}

interface PublishOptions extends InputsOf<typeof publishInputs> {
  /** The comments on the pull request, read while the step did its work. */
  readonly comments?: PostsAhead | undefined
}

/** Outcomes after which no comment may report a failure: it is in the queue again, or has merged. */
const RECOVERED: readonly string[] = ['submitted', 'already-queued', 'merged', 'already-merged']

/** Writes the report to the comment and to Slack. */
export async function publishReport(
  context: Context,
  deadline: Deadline,
  { comment, slackPayloadFile, comments }: PublishOptions,
  ref: PullRequestRef,
  report: PullRequestReport,
  outcome = '',
): Promise<void> {
  const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad')
  const corrects = comment === 'on-failure' && RECOVERED.includes(outcome)
  if (!isWanted && !corrects && slackPayloadFile === undefined) return
  const { publish } = await import('../step/publish.js')
  const { event, clock, repository } = context
  const { failedHead } = report
  await publish(context, deadline, reportComment(report, event.runUrl, clock.now()), {
    slack: {
      path: slackPayloadFile,
      ...reportMessage(report, repositoryName(repository), event.runUrl),
    },
    comment:
      isWanted || corrects
        ? {
            number: ref.number,
            marker: WAIT_MARKER,
            onlyUpdate: corrects,
            ahead: comments,
            ...(failedHead !== undefined && yieldingToExplanation(ref.number, failedHead)),
          }
        : undefined,
  })
}

/** The report as a message for Slack: headline, reasons with links, next step. */
export function reportMessage(
  report: PullRequestReport,
  where: string,
  runUrl: string,
): SlackPlace & { readonly report: Report } {
  const { subject, reasons = [], pullRequestUrl } = report
  const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && webAddress(url))
  const pages = [
    // The failed check says more than the log of this step.
    ['Log', failedCheck?.url ?? runUrl],
    ['Pull request', pullRequestUrl],
  ] as const
  return { report: verdictReport(report), where, subject, pages }
}

/** Title and author of a pull request as the record has them; `undefined` without a title. */
export function subjectOf(record: SubmittedPullRequest | undefined): Line | undefined {
  const { prTitle, prAuthor } = record ?? {}
  if (!prTitle) return undefined
  return prAuthor ? words`${prTitle}, by ${prAuthor}` : words`${prTitle}`
}
