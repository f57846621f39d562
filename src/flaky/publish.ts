/** The places of the report of unhealthy tests. */
import { shortHash } from '../github/marker.js'
import type { Post, PostsAhead } from '../github/posts.js'
import type { ChangedFile } from '../github/pull-files.js'
import type { Report } from '../reports/report.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import { readAhead } from '../step/github-writes.js'
import type { Published } from '../step/issues.js'
import { OWNER_PLACEHOLDER } from '../step/owner-placeholder.js'
import { type Places, publish } from '../step/publish.js'
import { extensionOf } from '../step/report-files.js'
import type { Collection } from './collect.js'
import { flakyComment } from './comment.js'
import { flakyContents, flakyMessage } from './contents.js'
import { compileOwners } from './filter.js'
import type { FlakyInputs } from './inputs.js'
import type { FlakyReport } from './report.js'

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

/** Each title has its own issue. */
const issueMarker = (title: string): string => `list-flaky/${shortHash(title)}`

/**
 * Writes the report to every place that the inputs name.
 * @param pullRequest gets the comment
 * @param ahead the open issue, if it is read ahead
 */
export async function publishTests(
  given: FlakyInputs,
  context: Context,
  deadline: Deadline,
  listing: Collection,
  summary: Report,
  pullRequest: number | undefined,
  ahead: PostsAhead | undefined,
): Promise<Published> {
  const { report } = listing
  await publish(context, deadline, summary, {
    files: { paths: given.reportFiles.filter((file) => extensionOf(file) === '.md') },
    slack: { path: given.slackPayloadFile, ...flakyMessage(report, context.event.runUrl) },
    comment:
      pullRequest === undefined
        ? undefined
        : await commentOn(pullRequest, given, context, deadline, report),
  })
  const { issueTitle: title } = given
  if (title === undefined) return {}
  const isForOwners = title.includes(OWNER_PLACEHOLDER)
  const reason = isForOwners
    ? await reasonAgainstOwnerIssues(context, deadline, title, report)
    : reasonAgainstIssue(report)
  if (reason !== undefined) {
    context.log.warning(`${reason} The issue ${JSON.stringify(title)} was left alone.`)
    return {}
  }
  const place = isForOwners
    ? { ownerIssues: ownerIssues(title, given, listing) }
    : {
        issue: {
          title,
          marker: issueMarker(title),
          report: issueContents(given, report),
          isDone: report.counts.total === 0,
          ahead,
        },
      }
  return publish(context, deadline, summary, place)
}

const issueContents = ({ mentionOwners }: FlakyInputs, report: FlakyReport): Report =>
  flakyContents(report, { kind: 'issue', mentionOwners })

function ownerIssues(
  title: string,
  given: FlakyInputs,
  { owners, report }: Collection,
): Places['ownerIssues'] {
  // An owner without tests is known only from the marker of their issue.
  const isConcerned = compileOwners(given.codeOwners)
  return {
    title,
    marker: issueMarker(title),
    owners: new Map([...owners].map(([owner, own]) => [owner, issueContents(given, own)])),
    isDone: (owner) => !report.truncated && isConcerned(owner),
  }
}

/** Says why the one issue must stay as it is, because tests may be missing in the report. */
function reasonAgainstIssue({ doubts, truncated, counts }: FlakyReport): string | undefined {
  if (doubts.length > 0) return doubts.map(({ text }) => text).join(' ')
  if (truncated && counts.total === 0)
    return '`max-tests` ended the list before any test passed the filters, and a later one might.'
  return undefined
}

/**
 * Says why the issues of the owners must stay as they are. An owner that no test has may be healthy
 * again: their issue, open or closed, proves that the name is spelled right.
 */
async function reasonAgainstOwnerIssues(
  context: Context,
  deadline: Deadline,
  title: string,
  { doubts }: FlakyReport,
): Promise<string | undefined> {
  const reasons = doubts.filter(({ owner }) => owner === undefined)
  if (reasons.length > 0) return reasons.map(({ text }) => text).join(' ')
  const patterns = doubts.flatMap(({ owner }) => owner ?? [])
  if (patterns.length === 0) return undefined
  const { ownersWithIssues } = await import('../step/issues.js')
  const isUnknown = (pattern: string, owners: readonly string[]) =>
    !owners.some(compileOwners([pattern]))
  const knownOwners = await ownersWithIssues(
    context,
    deadline,
    issueMarker(title),
    compileOwners(patterns),
    (owners) => !patterns.some((pattern) => isUnknown(pattern, owners)),
  )
  for (const { owner, text } of doubts)
    if (owner !== undefined && isUnknown(owner, knownOwners)) context.log.warning(text)
  return undefined
}

/** Time to read the files of the pull request, which the comment can do without. */
const CHANGED_FILES_MS = 20_000

/** The comment on the pull request. Steps that differ in status or issue title have their own. */
async function commentOn(
  number: number,
  { comment, issueTitle = '', mentionOwners }: FlakyInputs,
  context: Context,
  deadline: Deadline,
  report: FlakyReport,
): Promise<Places['comment']> {
  const { event, clock } = context
  // A comment about an exceeded limit must not stay when no limit is exceeded.
  const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0
  const hasTests = report.counts.total > 0 && !onlyUpdate
  const changedFiles = hasTests ? await readChangedFiles(context, deadline, number) : undefined
  const facts = { mentionOwners, changedFiles, runUrl: event.runUrl, now: clock.now() }
  return {
    number,
    marker: issueMarker(`${report.status} ${issueTitle}`),
    report: flakyComment(report, facts),
    onlyUpdate,
  }
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
