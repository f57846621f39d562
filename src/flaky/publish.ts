import { shortHash } from '../github/marker.js'
import { isNotPermitted } from '../github/octokit.js'
import type { Post, PostsAhead } from '../github/posts.js'
import type { ChangedFile } from '../github/pull-files.js'
import type { KeptIssues } from '../github/upserts.js'
import { markdown, POST_BUDGET_BYTES } from '../reports/markdown.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { redact } from '../shared/redact.js'
import { LINE_BREAKS, pluralize, truncate } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { keepComment, readAhead, writeIssue } from '../step/github-writes.js'
import { OWNER_PLACEHOLDER } from '../step/owner-placeholder.js'
import type { Collection } from './collect.js'
import { flakyComment } from './comment.js'
import { flakyContents } from './contents.js'
import { compileOwners } from './filter.js'
import type { FlakyReport } from './report.js'
import { impactOf } from './unhealthy-test.js'

/** GitHub shows ten annotations of a kind per step. */
const MAX_ANNOTATIONS = 10

/** Annotates the files of the first tests. Tests without a file get no annotation. */
export function annotate({ log }: Context, { rows }: FlakyReport): void {
  for (const test of rows.filter(({ file_path }) => file_path).slice(0, MAX_ANNOTATIONS)) {
    const { name, variant, status, html_url: page, file_path: file } = test
    const subject = [truncate(name, 200)]
    if (variant) subject.push(`(${truncate(variant, 60)})`)
    const facts = [
      `${subject.join(' ')} is ${status.value}`,
      `${pluralize(impactOf(test), 'pull request')} impacted in the last 7 days`,
    ]
    if (test.quarantined === true) facts.push('quarantined')
    if (status.reason) facts.push(truncate(status.reason, 300))
    if (page) facts.push(truncate(page, 500))
    const title = status.value === 'broken' ? 'Broken test' : 'Flaky test'
    log.notice(facts.join('; '), { title, file: file ?? '' })
  }
}

/** Reports for issues: one of all tests, or one for each owner if the title contains `{owner}`. */
interface IssueReports extends Collection {
  readonly title: string
  /** True if an owner passes the filter `code-owners`. */
  readonly isConcerned: (owner: string) => boolean
  readonly mentionOwners: boolean
  /** The open issue of the title, if it is read ahead. */
  readonly ahead: PostsAhead | undefined
}

/** Begins to read the open issue of a title while the tests are listed. The issues of owners come later. */
export function readIssueAhead(
  context: Context,
  deadline: Deadline,
  title = OWNER_PLACEHOLDER,
): PostsAhead | undefined {
  if (title.includes(OWNER_PLACEHOLDER)) return undefined
  const isWanted = ({ marker }: Post) => marker === issueMarker(title)
  return readAhead(context, deadline, (posts, deadline) =>
    posts.listIssues(context, deadline, { state: 'open', isWanted }),
  )
}

/**
 * Keeps the issue of a title up to date, or one issue for each owner, and closes it when no test is
 * left. The marker depends on the title, so each title has its own issue. It also warns of doubts
 * about the filters, with which the issue is left alone.
 * @returns why GitHub refuses to write, for lack of permission or because issues are disabled
 */
export async function publishIssues(
  context: Context<'issues' | 'issue-number'>,
  deadline: Deadline,
  reports: IssueReports,
): Promise<ActionError | undefined> {
  const { title } = reports
  const { log, dryRun } = context
  const isForOwners = title.includes(OWNER_PLACEHOLDER)
  const reason = isForOwners
    ? await reasonAgainstIssues(context, deadline, reports)
    : reasonAgainstIssue(reports)
  if (reason !== undefined) {
    log.warning(`${reason} The issue ${JSON.stringify(title)} was left alone.`)
    return undefined
  }
  if (dryRun) {
    log.info(`Dry run: ${isForOwners ? plannedIssues(reports) : plannedIssue(reports)}`)
    return undefined
  }
  if (isForOwners) return writeIssue(context, deadline, writeOwners(context, deadline, reports))
  return writeIssue(context, deadline, writeOne(context, deadline, reports))
}

const plannedIssues = ({ owners }: IssueReports): string =>
  `an issue for each of ${pluralize(owners.size, 'code owner')} would be kept up to date`

function plannedIssue({ title, report }: IssueReports): string {
  const change = report.counts.total === 0 ? 'closed' : 'kept up to date'
  return `the issue ${JSON.stringify(title)} would be ${change}`
}

/** Says why the one issue must stay as it is, because tests may be missing in the report. */
function reasonAgainstIssue({ report }: IssueReports): string | undefined {
  const { doubts, truncated, counts } = report
  if (doubts.length > 0) return doubts.map(({ text }) => text).join(' ')
  if (truncated && counts.total === 0)
    return '`max-tests` ended the list before any test passed the filters, and a later one might.'
  return undefined
}

/**
 * Says why the issues of the owners must stay as they are. An owner that no test has may be healthy
 * again: an issue of theirs, open or closed, shows that the name is no typing error.
 */
async function reasonAgainstIssues(
  context: Context,
  deadline: Deadline,
  { title, report }: IssueReports,
): Promise<string | undefined> {
  const { doubts } = report
  const reasons = doubts.filter(({ owner }) => owner === undefined)
  if (reasons.length > 0) return reasons.map(({ text }) => text).join(' ')
  const patterns = doubts.flatMap(({ owner }) => owner ?? [])
  if (patterns.length === 0) return undefined
  const knownOwners = await ownersWithIssues(context, deadline, title, patterns)
  for (const { owner, text } of doubts)
    if (owner !== undefined && !knownOwners.some(compileOwners([owner]))) context.log.warning(text)
  return undefined
}

/** Finds owners that have or had an issue of this title. */
async function ownersWithIssues(
  context: Context,
  deadline: Deadline,
  title: string,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const family = `${issueMarker(title)}/`
  const isInDoubt = compileOwners(patterns)
  const read = async () => {
    const { listIssues } = await import('../github/posts.js')
    return listIssues(context, deadline, {
      state: 'all',
      isWanted: ({ marker }) => marker.startsWith(family) && isInDoubt(ownerOf(marker)),
      isEnough: (issues) =>
        patterns.every((pattern) =>
          issues.some(({ marker }) => compileOwners([pattern])(ownerOf(marker))),
        ),
    })
  }
  // Whatever GitHub refuses now is reported when the issues are written.
  const issues = await bestEffort(deadline, read(), () => {})
  return (issues ?? []).map(({ marker }) => ownerOf(marker))
}

/** The end of an owner's marker: markers have no spaces, and owners may be spelled in any case. */
const ownerMark = (owner: string): string =>
  Buffer.from(redact(owner).toLowerCase()).toString('hex')

/** The owner of an issue, in lower case. */
const ownerOf = (marker: string): string =>
  Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString()

async function writeOne(
  context: Context<'issue-number'>,
  deadline: Deadline,
  { title, report, mentionOwners, ahead }: IssueReports,
): Promise<void> {
  const { log, setOutputs } = context
  const { upsertIssue } = await import('../github/upserts.js')
  let body: string | undefined
  if (report.counts.total > 0) body = issueBody(report, mentionOwners)
  const kept = await upsertIssue(context, deadline, {
    marker: issueMarker(title),
    title,
    body,
    ahead,
  })
  if (kept.action === 'none') return
  setOutputs({ 'issue-number': kept.number })
  log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`)
}

const issueBody = (report: FlakyReport, mentionOwners: boolean): string =>
  markdown(flakyContents(report, { kind: 'issue', mentionOwners }), POST_BUDGET_BYTES)

/** @throws {ActionError} if the token lacks the permission for an issue */
async function writeOwners(
  context: Context<'issues' | 'issue-number'>,
  deadline: Deadline,
  { title, report, owners, isConcerned, mentionOwners }: IssueReports,
): Promise<void> {
  const { log, setOutputs } = context
  const { upsertIssues } = await import('../github/upserts.js')
  const family = issueMarker(title)
  const ownerIssues = [...owners].map(([owner, ownReport]) => ({
    owner,
    marker: `${family}/${ownerMark(owner)}`,
    title: title.replaceAll(OWNER_PLACEHOLDER, () =>
      truncate(owner.replace(LINE_BREAKS, ' '), MAX_OWNER_LENGTH),
    ),
    body: issueBody(ownReport, mentionOwners),
  }))
  // An owner without tests is known only from the marker of their issue.
  const isDone = (marker: string) => !report.truncated && isConcerned(ownerOf(marker))
  const keptIssues = await upsertIssues(context, deadline, family, ownerIssues, isDone)
  const issues: { readonly owner: string; readonly number: number }[] = []
  for (const { owner, marker } of ownerIssues) {
    const number = keptIssues.kept.get(marker)?.number
    if (number !== undefined) issues.push({ owner, number })
  }
  setOutputs({ issues, 'issue-number': issues[0]?.number })
  const changes = [...keptIssues.kept.values()].filter(({ action }) => action !== 'unchanged')
  const closedCount = changes.filter(({ action }) => action === 'closed').length
  log.group(
    `Issues of ${pluralize(issues.length, 'code owner')}: ${changes.length - closedCount} written, ${closedCount} closed`,
    changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`),
  )
  const forbidden = keptIssues.refused.find(({ error }) => isNotPermitted(error))
  // Without any issue, the error of the step says it all.
  if (forbidden === undefined || keptIssues.kept.size > 0) warnOfRefused(log, keptIssues)
  if (forbidden !== undefined) throw forbidden.error
}

/** Names the issues that GitHub refused with its words, and those that were not tried after that. */
function warnOfRefused(log: Context['log'], { kept, refused, untried }: KeptIssues): void {
  if (refused.length === 0) return
  const problems = new Map<string, readonly string[]>()
  const note = (problem: string, title: string) =>
    problems.set(problem, [...(problems.get(problem) ?? []), JSON.stringify(title)])
  for (const { title, error } of refused) note(error.explanation.problem, title)
  for (const title of untried) note('not tried after that', title)
  const clauses = [...problems].map(([problem, titles]) => `${titles.join(', ')}: ${problem}`)
  const unwritten = refused.length + untried.length
  const total = pluralize(kept.size + unwritten, 'issue')
  log.warning(`${unwritten} of ${total} could not be written. ${clauses.join('; ')}.`)
}

/** Leaves room for the rest of the title, which may have 256 characters. */
const MAX_OWNER_LENGTH = 100

const issueMarker = (subject: string): string => `list-flaky/${shortHash(subject)}`

interface CommentOptions {
  readonly number: number
  /** Steps that differ in status or issue title have comments of their own. */
  readonly title: string | undefined
  readonly mentionOwners: boolean
  readonly onlyUpdate: boolean
}

/** Time to read the files of the pull request, which the comment can do without. */
const CHANGED_FILES_MS = 20_000

/** Keeps the comment on the pull request up to date. */
export async function publishComment(
  context: Context,
  deadline: Deadline,
  report: FlakyReport,
  { number, title = '', mentionOwners, onlyUpdate }: CommentOptions,
): Promise<void> {
  const { event, clock } = context
  const marker = issueMarker(`${report.status} ${title}`)
  let changedFiles: readonly ChangedFile[] | undefined
  if (report.counts.total > 0 && !onlyUpdate)
    changedFiles = await readChangedFiles(context, deadline, number)
  const place = { mentionOwners, changedFiles, runUrl: event.runUrl, now: clock.now() }
  const body = flakyComment(report, place)
  await keepComment(context, deadline, 'the report', { number, marker, body, onlyUpdate })
}

/** Reads the files that a pull request changes; `undefined` if GitHub does not show them. */
async function readChangedFiles(
  context: Context,
  deadline: Deadline,
  number: number,
): Promise<readonly ChangedFile[] | undefined> {
  if (!context.github.available) return undefined
  const { github, log } = context
  const limit = deadline.atMost(CHANGED_FILES_MS)
  const files = import('../github/pull-files.js').then(({ listFiles }) =>
    listFiles(github, limit, number),
  )
  return bestEffort(limit, files, (why) => log.info(why))
}
