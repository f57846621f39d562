/** Prepares an upload of impacted targets: from a list, or from a map of paths. */
import { MissingFileError } from '../runner/workspace.js'
import { ActionError } from '../shared/errors.js'
import { firstOf, inBackticks, pluralize } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import { choice, commitSha, flag, globs, line, optional, withDefault } from '../step/inputs.js'
import type { InputsOf } from '../step/read-inputs.js'
import { TargetFilter } from './filter.js'
import {
  type MapReason,
  type TargetDecision,
  targetsMapInput,
  unmatchedFiles,
} from './from-paths.js'
import { TARGET_FORMATS } from './line-formats.js'
import { TargetsParseError } from './parse-error.js'
import { readTargets, type TargetsRead } from './read.js'
import { fileCount, logDecision } from './report.js'
import { BODY_LIMIT_BYTES, TargetSet } from './target-set.js'

export const targetInputs = {
  impactedTargets: optional(z.string()),
  impactedTargetsFile: optional(line()),
  impactedTargetsFormat: choice(['auto', ...TARGET_FORMATS]),
  includeTargets: withDefault(globs('targets', 'exclude-targets'), []),
  excludeTargets: withDefault(globs('targets'), []),
  headSha: optional(commitSha()),
  onMissingFile: choice(['fail', 'all']),
  onEmpty: choice(['fail', 'all', 'send']),
  onTooLarge: choice(['all', 'fail']),
  allowForkRun: flag(),
  targetsMap: optional(targetsMapInput()),
  targetsMapFile: optional(line()),
  changedFilesFile: optional(line()),
  onUnmatched: choice(['all', 'fail', 'ignore']),
}

export type TargetInputs = InputsOf<typeof targetInputs>

/** The values of the output `all-reason` without a map, and the words for them. */
const REASONS_FOR_ALL = {
  requested: 'the list has `ALL`',
  'too-large': `the list does not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
  'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
  empty: 'no target is left, and `on-empty` is `all`',
  'refused-413': 'Trunk found the list too large (HTTP 413)',
} as const

/** Where a list comes from. */
interface Origin extends Omit<TargetsRead, 'format'> {
  readonly format: TargetsRead['format'] | 'map'
}

/** An upload that is ready to be sent. */
export interface Upload {
  readonly sent: 'list' | 'all' | 'none'
  /** Why everything is impacted: the word of the output, and a clause. */
  readonly all?: {
    readonly reason: keyof typeof REASONS_FOR_ALL | MapReason
    readonly because: string
  }
  readonly body: readonly Uint8Array[]
  readonly read?: Origin | undefined
  /** The targets that the map gives for the changed files. */
  readonly fromPaths?: TargetDecision | undefined
  /** How many targets the filters removed. */
  readonly leftOut?: number
  /** The filters that matched no target, if they left none. */
  readonly unmatched?: readonly string[]
  /** Targets and duplicates; unknown where reading stopped early or nothing was read. */
  readonly count?: number
  readonly duplicates?: number
  /** If reading stopped early: the number of targets that were already too many. */
  readonly moreThan?: number
  readonly first: readonly string[]
}

/** True if the step gets a list of targets. */
export const hasList = ({ impactedTargets, impactedTargetsFile }: TargetInputs): boolean =>
  impactedTargets !== undefined || impactedTargetsFile !== undefined
/** True if the step gets a map of paths. */
export const hasMap = ({ targetsMap, targetsMapFile }: TargetInputs): boolean =>
  targetsMap !== undefined || targetsMapFile !== undefined

type UploadContext = Context<'changed-files-count' | 'unmatched-files'>

/**
 * Reads the list, adds the targets of the map, and applies the policies for a missing, an empty and a
 * too large list.
 * @param readDecision what the map decides; called only if the list does not mark everything
 */
export async function prepareUpload(
  given: TargetInputs,
  context: UploadContext,
  head: Buffer,
  readDecision: () => Promise<TargetDecision | undefined>,
): Promise<Upload> {
  const { log } = context
  const filter = new TargetFilter(given.includeTargets, given.excludeTargets)
  const targets = new TargetSet(head, (target) => filter.keeps(target))
  const { all, read, fromPaths } = await readSources(given, context, targets, readDecision)
  if (all !== undefined) return { ...everythingBecause(head, all), read, fromPaths }
  addTargetsOfMap(targets, fromPaths, given)
  const { full, count, duplicates, leftOut } = targets
  let targetCount = pluralize(count, 'target')
  if (full) targetCount = `more than ${targetCount}`
  log.info(
    `Read as ${read.what}: ${targetCount}, ${pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`,
  )
  if (full) {
    if (given.onTooLarge === 'fail') throw tooManyTargets(count)
    return { ...uploadOfAll(head, 'too-large'), read, fromPaths, leftOut, moreThan: count }
  }
  const facts = { read, fromPaths, leftOut, count, duplicates }
  if (count > 0) return { ...facts, sent: 'list', body: targets.body(), first: targets.first() }
  const unmatched = leftOut > 0 ? filter.unmatched : []
  if (unmatched.length > 0)
    log.warning(`The filters leave no target: ${noTargetMatches(unmatched)}.`)
  switch (given.onEmpty) {
    case 'all':
      return { ...facts, ...uploadOfAll(head, 'empty'), unmatched }
    case 'send':
      return { ...facts, sent: 'none', body: targets.body(), first: [], unmatched }
    case 'fail':
      throw nothingLeft(read, leftOut, fromPaths)
  }
}

/** Where the targets come from; with `all`, they don't matter, because everything is impacted. */
type Sources = Pick<Upload, 'fromPaths'> &
  (
    | { readonly all: NonNullable<Upload['all']>; readonly read?: Origin }
    | { readonly all?: undefined; readonly read: Origin }
  )

/** Reads the list into the set, then what the map decides. */
async function readSources(
  given: TargetInputs,
  { workspace, log, setOutputs }: UploadContext,
  targets: TargetSet,
  readDecision: () => Promise<TargetDecision | undefined>,
): Promise<Sources> {
  if (!hasList(given) && !hasMap(given)) return { all: knownReason('empty') }
  let read: Origin = READ_FROM_MAP
  if (hasList(given)) {
    const list = await readTargetsList(given, workspace, targets)
    if (list === 'missing') return { all: knownReason('missing-file') }
    if (targets.hasAll) {
      warnOfNeedlessTargets(targets, log)
      return { all: knownReason('requested'), read: list }
    }
    read = list
  }
  // A list that is already too large needs no map.
  if (targets.full) return { read }
  const fromPaths = await readDecision()
  if (fromPaths === undefined) return { read }
  logDecision(fromPaths, log)
  setOutputs({
    'changed-files-count': fromPaths.count,
    'unmatched-files': fromPaths.match?.unmatched,
  })
  if (fromPaths.all !== undefined) return { all: fromPaths.all, read, fromPaths }
  return { read, fromPaths }
}

/** How a map shows where no list was read. */
const READ_FROM_MAP = { format: 'map', what: 'a targets map' } as const

function warnOfNeedlessTargets({ count, leftOut, full }: TargetSet, log: Context['log']): void {
  const others = count + leftOut
  if (others === 0) return
  const moreThan = full ? 'more than ' : ''
  log.warning(
    `The list has \`ALL\` among ${moreThan}${pluralize(others, 'other target')}, which it makes needless. If the change does not impact everything, take \`ALL\` out.`,
  )
}

/** @throws {ActionError} `refused`: a file matches no entry, and `on-unmatched` is `fail` */
function addTargetsOfMap(
  targets: TargetSet,
  fromPaths: TargetDecision | undefined,
  { onUnmatched }: TargetInputs,
): void {
  if (fromPaths?.match === undefined) return
  const { match } = fromPaths
  if (match.unmatched.length > 0 && onUnmatched === 'fail') throw unmatchedFiles(match.unmatched)
  for (const target of match.targets.keys()) targets.add(target)
}

/** Reads the list of the inputs into the set; `missing` if `on-missing-file` marks everything. */
async function readTargetsList(
  given: TargetInputs,
  workspace: Context['workspace'],
  into: TargetSet,
): Promise<TargetsRead | 'missing'> {
  const { impactedTargets = '', impactedTargetsFile: path } = given
  const chunks =
    path === undefined
      ? [Buffer.from(impactedTargets)]
      : workspace.chunks('impacted-targets-file', path)
  try {
    return await readTargets(chunks, { format: given.impactedTargetsFormat, into })
  } catch (error) {
    if (error instanceof MissingFileError && given.onMissingFile === 'all') return 'missing'
    if (!(error instanceof TargetsParseError)) throw error
    let request = 'Reading `impacted-targets`'
    if (path !== undefined) request = `Reading \`impacted-targets-file\` (${JSON.stringify(path)})`
    const { message: problem, remedy } = error
    const title = 'The impacted targets cannot be read'
    throw new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error })
  }
}

/** Reasons that the workflow's author has asked for, so that they are no warning. */
export const EXPECTED_REASONS: ReadonlySet<string> = new Set(['requested', 'map'])

/** Returns the upload of `ALL`. */
export const uploadOfAll = (head: Buffer, reason: keyof typeof REASONS_FOR_ALL): Upload =>
  everythingBecause(head, knownReason(reason))
const knownReason = (reason: keyof typeof REASONS_FOR_ALL) => ({
  reason,
  because: REASONS_FOR_ALL[reason],
})
function everythingBecause(head: Buffer, all: NonNullable<Upload['all']>): Upload {
  return { sent: 'all', all, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] }
}

/** Names filters that match no target: ``no target matches `web/**` ``. */
export const noTargetMatches = (patterns: readonly string[]): string =>
  `no target matches ${firstOf(patterns.map(inBackticks), MAX_NAMED_FILTERS)}`

/** Messages name at most this many filters. */
const MAX_NAMED_FILTERS = 10

/** Returns the error for more targets than a request takes. */
const tooManyTargets = (count: number): ActionError =>
  new ActionError('invalid-input', {
    title: 'There are too many impacted targets for one request',
    request: 'Preparing the upload of the impacted targets',
    problem: `more than ${count} targets do not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
    remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
  })

/** Returns the error for an upload without a target, which may be a failed computation. */
function nothingLeft(
  { what }: Origin,
  leftOut: number,
  fromPaths: TargetDecision | undefined,
): ActionError {
  if (leftOut === 0 && fromPaths !== undefined)
    return new ActionError('invalid-input', {
      title: 'There are no impacted targets',
      request: 'Finding the targets of the changed files',
      problem: `${fileCount(fromPaths)}, and none of them belongs to a target`,
      remedy:
        'If such a change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
    })
  let problem = 'there are none'
  if (leftOut === 1) problem = 'the filters left out the only target'
  if (leftOut > 1) problem = `the filters left out all ${leftOut} targets`
  return new ActionError('invalid-input', {
    title: 'There are no impacted targets',
    request: 'Reading the impacted targets',
    problem: `${problem} (read as ${what})`,
    remedy: `${leftOut > 0 ? CHECK_FILTERS : CHECK_COMPUTATION} If the change impacts nothing, set \`on-empty: send\`; to mark every target as impacted, set \`on-empty: all\`.`,
  })
}

const CHECK_FILTERS = 'Check the patterns of `include-targets` and `exclude-targets`.'
const CHECK_COMPUTATION = 'Check that the computation did not fail.'

/** The size of the body, in bytes. */
export const uploadBytes = ({ body }: Upload): number =>
  body.reduce((sum, chunk) => sum + chunk.length, 0)
