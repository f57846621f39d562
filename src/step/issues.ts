/** The issue with a report: one for a title, or one for each code owner. */
import { isNotPermitted } from '../github/octokit.js'
import { listIssues } from '../github/posts.js'
import { type KeptIssues, upsertIssue, upsertIssues, type WantedIssue } from '../github/upserts.js'
import { markdown, POST_BUDGET_BYTES } from '../reports/markdown.js'
import type { Report } from '../reports/report.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { redact } from '../shared/redact.js'
import { LINE_BREAKS, pluralize, truncate } from '../shared/text.js'
import type { Context } from './context.js'
import { OWNER_PLACEHOLDER } from './owner-placeholder.js'

/** The issue of a title. */
export interface WantedReportIssue extends Omit<WantedIssue, 'body'> {
  /** Closes the issue, because nothing is left to act on. */
  readonly isDone?: boolean
}

/** One issue for each code owner. */
export interface OwnerIssues {
  /** Contains {@link OWNER_PLACEHOLDER}. */
  readonly title: string
  /** The beginning of all markers. */
  readonly marker: string
  readonly owners: ReadonlyMap<string, Report>
  /** True if an open issue of an owner without a report is to be closed. */
  readonly isDone: (owner: string) => boolean
}

/** The issue of an owner. */
interface OwnerIssue {
  readonly owner: string
  readonly number: number
}

/** The issues after publishing. */
export interface Published {
  readonly issueNumber?: number | undefined
  /** With an issue for each code owner. */
  readonly issues?: readonly OwnerIssue[]
  /**
   * Why GitHub refuses the issue, for lack of permission or because issues are disabled. The step
   * fails after everything else is written. Other failures are warnings.
   */
  readonly refusal?: ActionError | undefined
}

/** Keeps the issue of a title up to date, or closes it. */
export async function keepIssue(
  context: Context,
  deadline: Deadline,
  { report, isDone, ...wanted }: WantedReportIssue & { readonly report: Report },
): Promise<Published> {
  const body = isDone ? undefined : markdown(report, POST_BUDGET_BYTES)
  const { action, number, url } = await upsertIssue(context, deadline, { ...wanted, body })
  if (action !== 'none') context.log.info(`Issue #${number} ${action}: ${url}`)
  return { issueNumber: number }
}

/** Leaves room for the rest of the title, which may have 256 characters. */
const MAX_OWNER_LENGTH = 100

/** The end of an owner's marker: markers have no spaces, and owners may be spelled in any case. */
const ownerMark = (owner: string): string =>
  Buffer.from(redact(owner).toLowerCase()).toString('hex')

/** The owner of an issue, in lower case. */
const ownerOf = (marker: string): string =>
  Buffer.from(marker.split('/').at(-1) ?? '', 'hex').toString()

/** Keeps the issue of each owner up to date, and closes those that are done. */
export async function keepOwnerIssues(
  context: Context,
  deadline: Deadline,
  { title, marker: family, owners, isDone }: OwnerIssues,
): Promise<Published> {
  const { log } = context
  const wanted = [...owners].map(([owner, report]) => ({
    owner,
    marker: `${family}/${ownerMark(owner)}`,
    title: title.replaceAll(OWNER_PLACEHOLDER, () =>
      truncate(owner.replace(LINE_BREAKS, ' '), MAX_OWNER_LENGTH),
    ),
    body: markdown(report, POST_BUDGET_BYTES),
  }))
  const keptIssues = await upsertIssues(context, deadline, family, wanted, (marker) =>
    isDone(ownerOf(marker)),
  )
  const { kept, refused } = keptIssues
  const issues = wanted.flatMap(({ owner, marker }): OwnerIssue | [] => {
    const number = kept.get(marker)?.number
    return number === undefined ? [] : { owner, number }
  })
  const changes = [...kept.values()].filter(({ action }) => action !== 'unchanged')
  const closedCount = changes.filter(({ action }) => action === 'closed').length
  log.group(
    `Issues of ${pluralize(issues.length, 'code owner')}: ${changes.length - closedCount} written, ${closedCount} closed`,
    changes.map(({ number, action, url }) => `#${number} ${action}: ${url}`),
  )
  const refusal = refused.find(({ error }) => isNotPermitted(error))?.error
  // If no issue was written, the error of the step is enough.
  if (refusal === undefined || kept.size > 0) warnOfRefused(log, keptIssues)
  return { issues, issueNumber: issues[0]?.number, refusal }
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

/**
 * Finds owners that have or had an issue, in lower case. A failure finds none; it is reported when
 * the issues are written.
 * @param isWanted selects owners
 * @param isEnough ends the search
 */
export async function ownersWithIssues(
  context: Context,
  deadline: Deadline,
  family: string,
  isWanted: (owner: string) => boolean,
  isEnough: (owners: readonly string[]) => boolean,
): Promise<readonly string[]> {
  const ownersOf = (issues: readonly { readonly marker: string }[]) =>
    issues.map(({ marker }) => ownerOf(marker))
  const reading = listIssues(context, deadline, {
    state: 'all',
    isWanted: ({ marker }) => marker.startsWith(`${family}/`) && isWanted(ownerOf(marker)),
    isEnough: (issues) => isEnough(ownersOf(issues)),
  })
  return ownersOf((await bestEffort(deadline, reading, () => {})) ?? [])
}
