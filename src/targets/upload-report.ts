/** Reports an upload of impacted targets: log, outputs, details and summary. */
import { code, codeBlock, folded, MARKS, prose, text } from '../markdown/markdown.js'
import { type PullRequestRef, pullRequestName, stackPlace } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { reportFromPaths } from './report.js'
import {
  EXPECTED_REASONS,
  hasList,
  noTargetMatches,
  type TargetInputs,
  type Upload,
  uploadBytes,
} from './upload.js'

/** Logs what is about to be sent, and sets the outputs, which count even if the upload fails. */
export function logUpload(upload: Upload, { log, setOutputs }: Context): void {
  const { sent, all, count, duplicates, read, first } = upload
  const reason = all?.reason
  const bytes = uploadBytes(upload)
  setOutputs({
    'targets-count': count,
    'duplicates-removed': duplicates,
    'targets-sent': sent,
    'all-reason': reason,
    'body-bytes': bytes,
    'targets-format': read?.format,
  })
  if (sent === 'none') log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`)
  if (sent === 'list')
    log.info(`${pluralize(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`)
  if (reason === 'requested') log.info('Every target is impacted (ALL), as requested.')
  else if (reason === 'map') log.info(`Every target is impacted (ALL)${because(upload)}.`)
  else if (reason !== undefined) log.warning(`Every target is impacted (ALL)${because(upload)}.`)
}

/** Explains why every target is sent, as the end of a sentence; empty if a list is sent. */
export function because({ all, moreThan }: Upload): string {
  if (all === undefined) return ''
  const excess = moreThan === undefined ? '' : `: more than ${moreThan} targets`
  return `, because ${all.because}${excess}`
}

/** The files of each target, for the result file. */
export function detailsOf({ fromPaths }: Upload) {
  if (fromPaths?.match === undefined) return {}
  const targetFiles = [...fromPaths.match.targets].map(([target, files]) => ({
    target,
    files: files.map(({ path }) => path),
  }))
  return { targetFiles }
}

/** Headlines of a summary, by what is sent. */
const HEADLINES = {
  list: (name: string, { count = 0 }: Upload) =>
    `${pluralize(count, 'impacted target')} for ${name}`,
  all: (name: string) => `ALL for ${name}: it impacts every target`,
  none: (_: string, __: Upload, number: string) => `an empty list: ${number} impacts no targets`,
}

/** Summarizes what was sent and why, then where the list came from. */
export function summarize(
  ref: PullRequestRef,
  sha: string,
  upload: Upload,
  given: TargetInputs,
  verb: 'Uploaded' | 'Would upload' = 'Uploaded',
): string {
  const { read, leftOut, count, duplicates, all, sent, first, fromPaths, unmatched = [] } = upload
  const what = HEADLINES[sent](text(pullRequestName(ref)), upload, text(`#${ref.number}`))
  const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason)
  const isAsExpected = isExpectedReason && unmatched.length === 0
  const mark = MARKS[isAsExpected ? 'good' : 'warning']
  const place = stackPlace(ref)
  const facts = [
    place === undefined ? '' : prose(place),
    `From ${sourceOfTargets(given)}${read === undefined ? '' : `, read as ${text(read.what)}`}`,
    fromPaths?.count === undefined ? '' : text(pluralize(fromPaths.count, 'changed file')),
    `commit ${code(sha.slice(0, 12))}`,
    duplicates ? `${pluralize(duplicates, 'duplicate')} removed` : '',
    leftOut ? `${leftOut} left out by filters` : '',
    unmatched.length > 0 ? prose(noTargetMatches(unmatched)) : '',
    `${uploadBytes(upload)} bytes`,
  ]
  const title = count === first.length ? 'Targets' : `The first ${first.length} targets`
  const isInTable = fromPaths !== undefined && !hasList(given)
  return [
    `### ${mark} ${verb} ${what}${prose(because(upload))}`,
    facts.filter((fact) => fact !== '').join(' · '),
    ...(fromPaths === undefined ? [] : reportFromPaths(fromPaths)),
    ...(first.length === 0 || isInTable ? [] : [folded(title, codeBlock(first))]),
  ].join('\n\n')
}

/** Where the targets come from, in words. */
function sourceOfTargets(given: TargetInputs): string {
  const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given
  const origins = [
    impactedTargets === undefined ? '' : `the input ${code('impacted-targets')}`,
    impactedTargetsFile === undefined ? '' : code(impactedTargetsFile),
    targetsMap === undefined ? '' : `the input ${code('targets-map')}`,
    targetsMapFile === undefined ? '' : code(targetsMapFile),
  ].filter((origin) => origin !== '')
  return origins.length === 0 ? 'no input' : origins.join(' and ')
}
