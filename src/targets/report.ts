/** The part of the summary about targets from paths. */
import type { ChangedFile } from '../github/pull-files.js'
import { fittingTable } from '../reports/fitting.js'
import { code, codeBlock, folded } from '../reports/markdown.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import type { TargetDecision } from './from-paths.js'
import { ALL } from './target-set.js'

/** A cell shows this many files. */
const FILES_IN_CELL = 3
/** Tables and lists above this length are folded. */
const MAX_OPEN = 10
/** A list of files shows this many. */
const MAX_LISTED = 1000
/** Leaves room for the unmatched files and the rest of the summary. */
const TARGETS_BYTES = 300 * 1024

/**
 * Shows which target is impacted because of which files, and the files that nothing matches.
 * @param isSent false for a target that a filter left out
 */
export function reportFromPaths(
  { match }: TargetDecision,
  isSent: (target: string) => boolean,
): readonly string[] {
  if (match === undefined) return []
  const { targets, everything, unmatched } = match
  const rows = [...targets]
  if (everything.length > 0) rows.unshift([ALL, everything])
  const parts: string[] = []
  if (rows.length > 0) parts.push(targetsTable(rows, isSent))
  if (unmatched.length > 0) parts.push(unmatchedList(unmatched))
  return parts
}

function targetsTable(
  rows: readonly (readonly [string, readonly ChangedFile[]])[],
  isSent: (target: string) => boolean,
): string {
  const table = fittingTable(
    ['Target', 'Because of'],
    rows,
    ([target, files]) => [
      isSent(target) ? code(target) : `${code(target)} (left out by a filter)`,
      filesCell(files),
    ],
    'result',
    TARGETS_BYTES,
  )
  if (rows.length <= MAX_OPEN) return table
  return folded(`${pluralize(rows.length, 'target')} and their files`, table)
}

function filesCell(files: readonly ChangedFile[]): string {
  const lines = files.slice(0, FILES_IN_CELL).map(fileInCell)
  const left = files.length - FILES_IN_CELL
  if (left > 0) lines.push(`and ${left} more`)
  return lines.join('<br>')
}

function fileInCell({ path, previousPath }: ChangedFile): string {
  if (previousPath === undefined) return code(path)
  return `${code(previousPath)} → ${code(path)}`
}

function unmatchedList(unmatched: readonly string[]): string {
  const title = `No entry of the map matches ${pluralize(unmatched.length, 'changed file')}`
  const lines = unmatched.slice(0, MAX_LISTED)
  const left = unmatched.length - lines.length
  if (left > 0) lines.push(`and ${left} more`)
  const list = codeBlock(lines)
  if (unmatched.length > MAX_OPEN) return folded(title, list)
  return `${title}:\n\n${list}`
}

/** Logs what a map made of the changed files. */
export function logDecision(decision: TargetDecision, log: Context['log']): void {
  const { match } = decision
  if (match === undefined) return
  const counts = [`${pluralize(match.targets.size, 'target')} of the map`]
  if (match.unmatched.length > 0) counts.push(`${match.unmatched.length} unmatched`)
  log.info(`${fileCount(decision)}: ${counts.join(', ')}`)
}

/** The number of changed files, as `3 changed files`. */
export function fileCount({ count = 0 }: TargetDecision): string {
  if (count === 0) return 'There are no changed files'
  return pluralize(count, 'changed file')
}
