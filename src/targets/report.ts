/** The part of the summary about targets from paths. */
import type { ChangedFile } from '../github/pull-files.js'
import { code, joined, type Line, type Words, words } from '../reports/line.js'
import type { Part } from '../reports/report.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import type { TargetDecision } from './from-paths.js'
import { ALL } from './target-set.js'

/** A cell shows this many files. */
const FILES_IN_CELL = 3
/** Tables and lists above this length are folded. */
export const MAX_OPEN = 10
/** A list of files shows this many. */
const MAX_LISTED = 1000
/** A table shows this many targets, which leaves room for the unmatched files. */
const MAX_TARGETS = 3000

/**
 * Shows which target is impacted because of which files, and the files that nothing matches.
 * @param isSent false for a target that a filter left out
 */
export function reportFromPaths(
  { match }: TargetDecision,
  isSent: (target: string) => boolean,
): readonly Part[] {
  if (match === undefined) return []
  const { targets, everything, unmatched } = match
  const rows = [...targets]
  if (everything.length > 0) rows.unshift([ALL, everything])
  const parts: Part[] = []
  if (rows.length > 0) parts.push(targetsTable(rows, isSent))
  if (unmatched.length > 0) parts.push(...unmatchedList(unmatched))
  return parts
}

function targetsTable(
  targets: readonly (readonly [string, readonly ChangedFile[]])[],
  isSent: (target: string) => boolean,
): Part {
  const rows = targets
    .slice(0, MAX_TARGETS)
    .map(([target, files]) => [
      isSent(target) ? code(target) : words`${code(target)} (left out by a filter)`,
      filesCell(files),
    ])
  const allIn = words`the output ${code('result')}`
  const table = { head: ['Target', 'Because of'], rows, total: targets.length, allIn }
  if (targets.length <= MAX_OPEN) return table
  return { fold: `${pluralize(targets.length, 'target')} and their files`, parts: [table] }
}

function filesCell(files: readonly ChangedFile[]): Line {
  const lines = files.slice(0, FILES_IN_CELL).map(fileInCell)
  const left = files.length - FILES_IN_CELL
  if (left > 0) lines.push(`and ${left} more`)
  return joined(lines, '\n')
}

function fileInCell({ path, previousPath }: ChangedFile): Words {
  if (previousPath === undefined) return code(path)
  return words`${code(previousPath)} → ${code(path)}`
}

function unmatchedList(unmatched: readonly string[]): readonly Part[] {
  const title = `No entry of the map matches ${pluralize(unmatched.length, 'changed file')}`
  const list = { block: unmatched.slice(0, MAX_LISTED), total: unmatched.length }
  if (unmatched.length > MAX_OPEN) return [{ fold: title, parts: [list] }]
  return [words`${title}:`, list]
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
