/** The part of the summary about targets from paths. */
import type { ChangedFile } from '../github/commits.js'
import { fittingTable } from '../markdown/fitting.js'
import { code, codeBlock, folded } from '../markdown/markdown.js'
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

/** Shows which target is impacted because of which files, and the files that nothing matches. */
export function reportFromPaths({ match }: TargetDecision): readonly string[] {
  if (match === undefined) return []
  const { targets, everything, unmatched } = match
  const rows = [...(everything.length > 0 ? [[ALL, everything] as const] : []), ...targets]
  return [targetsTable(rows), unmatchedList(unmatched)].filter((part) => part !== '')
}

function targetsTable(rows: readonly (readonly [string, readonly ChangedFile[]])[]): string {
  if (rows.length === 0) return ''
  const table = fittingTable(
    ['Target', 'Because of'],
    rows,
    ([target, files]) => [code(target), filesCell(files)],
    'result',
    TARGETS_BYTES,
  )
  if (rows.length <= MAX_OPEN) return table
  return folded(`${pluralize(rows.length, 'target')} and their files`, table)
}

function filesCell(files: readonly ChangedFile[]): string {
  const first = files.slice(0, FILES_IN_CELL).map(fileInCell).join('<br>')
  const left = files.length - FILES_IN_CELL
  return left > 0 ? `${first}<br>and ${left} more` : first
}

const fileInCell = ({ path, previousPath }: ChangedFile): string =>
  previousPath === undefined ? code(path) : `${code(previousPath)} → ${code(path)}`

function unmatchedList(unmatched: readonly string[]): string {
  if (unmatched.length === 0) return ''
  const listed = unmatched.slice(0, MAX_LISTED)
  const left = unmatched.length - listed.length
  const title = `No entry of the map matches ${pluralize(unmatched.length, 'changed file')}`
  const list = codeBlock(left > 0 ? [...listed, `and ${left} more`] : listed)
  return unmatched.length > MAX_OPEN ? folded(title, list) : `${title}:\n\n${list}`
}
/** Logs what the map made of the changed files. */

/** Logs what a map made of the changed files. */
export function logDecision(decision: TargetDecision, log: Context['log']): void {
  const { match } = decision
  if (match === undefined) return
  const ofMap = pluralize(match.targets.size, 'target')
  const unmatched = match.unmatched.length === 0 ? '' : `, ${match.unmatched.length} unmatched`
  log.info(`${fileCount(decision)}: ${ofMap} of the map${unmatched}`)
}

/** The number of changed files, as `3 changed files`. */
export const fileCount = ({ count = 0 }: TargetDecision): string =>
  count === 0 ? 'There are no changed files' : pluralize(count, 'changed file')
