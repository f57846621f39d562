/** Reports an upload of impacted targets: log, outputs, details and summary. */
import { code, joined, type Line, own, prose, type Words, words } from '../reports/line.js'
import { MARKS, type Part, type Report } from '../reports/report.js'
import { type PullRequestRef, stackPlace } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { TargetFilter } from './filter.js'
import { MAX_OPEN, reportFromPaths } from './report.js'
import {
  EXPECTED_REASONS,
  hasList,
  noTargetMatches,
  type TargetInputs,
  type Upload,
  uploadBytes,
} from './upload.js'

/** Returns the outputs of an upload that is about to be sent. They count even if it fails. */
export function uploadOutputs(upload: Upload) {
  return {
    'targets-count': upload.count,
    'duplicates-removed': upload.duplicates,
    'targets-sent': upload.sent,
    'all-reason': upload.all?.reason,
    'body-bytes': uploadBytes(upload),
    'targets-format': upload.read?.format,
  }
}

/** Logs what is about to be sent. */
export function logUpload(upload: Upload, { log }: Context): void {
  const { sent, all, count, first } = upload
  const reason = all?.reason
  const bytes = uploadBytes(upload)
  if (sent === 'none') log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`)
  if (sent === 'list')
    log.info(`${pluralize(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`)
  if (reason === 'requested') log.info('Every target is impacted (ALL), as requested.')
  else if (reason === 'map') log.info(`Every target is impacted (ALL)${allTargetsClause(upload)}.`)
  else if (reason !== undefined)
    log.warning(`Every target is impacted (ALL)${allTargetsClause(upload)}.`)
}

/** Explains why every target is sent, as the end of a sentence; empty if a list is sent. */
function allTargetsClause({ all, moreThan }: Upload): string {
  if (all === undefined) return ''
  if (moreThan === undefined) return `, because ${all.because}`
  return `, because ${all.because}: more than ${moreThan} targets`
}

/** The result file shows this many files of targets. A text of the workflow can list millions. */
const MAX_TARGET_FILES = 10_000

/** The files of each target, and those of none, for the result file. */
export function detailsOf({ fromPaths }: Upload) {
  if (fromPaths?.match === undefined) return {}
  const { targets, unmatched } = fromPaths.match
  let left = MAX_TARGET_FILES
  const targetFiles = [...targets].map(([target, files]) => {
    const named = files.slice(0, left)
    left -= named.length
    return { target, count: files.length, files: named.map(({ path }) => path) }
  })
  return { targetFiles, unmatchedFiles: unmatched }
}

/** Headlines of a summary, by what is sent. */
const HEADLINES = {
  list: ({ number, targetBranch }: PullRequestRef, { count = 0 }: Upload) =>
    words`${pluralize(count, 'impacted target')} for ${`#${number}`}, queue ${code(targetBranch)}`,
  all: ({ number, targetBranch }: PullRequestRef) =>
    words`ALL for ${`#${number}`}, queue ${code(targetBranch)}: it impacts every target`,
  none: ({ number }: PullRequestRef) => words`an empty list: ${`#${number}`} impacts no targets`,
}

/** Summarizes what was sent and why, then where the list came from. */
export function summarize(
  ref: PullRequestRef,
  sha: string,
  upload: Upload,
  given: TargetInputs,
  verb: 'Uploaded' | 'Would upload' = 'Uploaded',
): Report {
  const { count, all, sent, first, fromPaths, unmatched = [] } = upload
  const headline = HEADLINES[sent](ref, upload)
  const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason)
  const isAsExpected = isExpectedReason && unmatched.length === 0
  const parts: Part[] = []
  if (fromPaths !== undefined) {
    const filter = new TargetFilter(given.includeTargets, given.excludeTargets)
    const isSent = (target: string) => all !== undefined || filter.keeps(target)
    parts.push(...reportFromPaths(fromPaths, isSent))
  }
  const isInTable = fromPaths !== undefined && !hasList(given)
  if (first.length > 0 && !isInTable) {
    const isWhole = count === first.length
    const list = { block: first }
    const title = isWhole ? 'Targets' : `The first ${first.length} targets`
    parts.push(isWhole && first.length <= MAX_OPEN ? list : { fold: title, parts: [list] })
  }
  return {
    mark: isAsExpected ? MARKS.good : MARKS.warning,
    headline: words`${own(verb)} ${headline}${prose(allTargetsClause(upload))}`,
    lines: [factsOf(ref, sha, upload, given)],
    parts,
  }
}

/** Where the list came from, and what was left out of it, in one line. */
function factsOf(ref: PullRequestRef, sha: string, upload: Upload, given: TargetInputs): Line {
  const { read, leftOut = 0, duplicates = 0, fromPaths, unmatched = [] } = upload
  const facts: Words[] = []
  const place = stackPlace(ref)
  if (place !== undefined) facts.push(prose(place))
  const source = words`From ${sourceOfTargets(given)}`
  facts.push(read === undefined ? source : words`${source}, read as ${read.what}`)
  if (fromPaths?.count !== undefined) facts.push(pluralize(fromPaths.count, 'changed file'))
  facts.push(words`commit ${code(sha.slice(0, 12))}`)
  if (duplicates > 0) facts.push(`${pluralize(duplicates, 'duplicate')} removed`)
  if (leftOut > 0) facts.push(`${leftOut} left out by filters`)
  if (unmatched.length > 0) facts.push(prose(noTargetMatches(unmatched)))
  facts.push(`${uploadBytes(upload)} bytes`)
  return joined(facts)
}

/** Where the targets come from, in words. */
function sourceOfTargets(given: TargetInputs): Words {
  const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given
  const origins: Words[] = []
  if (impactedTargets !== undefined) origins.push(words`the input ${code('impacted-targets')}`)
  if (impactedTargetsFile !== undefined) origins.push(code(impactedTargetsFile))
  if (targetsMap !== undefined) origins.push(words`the input ${code('targets-map')}`)
  if (targetsMapFile !== undefined) origins.push(code(targetsMapFile))
  if (origins.length === 0) return 'no input'
  return joined(origins, ' and ')
}
