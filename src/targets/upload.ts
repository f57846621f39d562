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
  includeTargets: withDefault(globs('targets'), []),
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
export const REASONS_FOR_ALL = {
  requested: 'the list is `ALL`',
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
  readonly read?: Origin
  /** The targets that the map gives for the changed files. */
  readonly fromPaths?: TargetDecision
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

/**
 * Reads the list, adds the targets of the map, and applies the policies for a missing, an empty and a
 * too large list.
 * @param readDecision what the map decides; called only if the list does not mark everything
 */
export async function prepare(
  given: TargetInputs,
  context: Context<'changed-files-count' | 'unmatched-files'>,
  head: Buffer,
  readDecision: () => Promise<TargetDecision | undefined>,
): Promise<Upload> {
  const { workspace, log, setOutputs } = context
  if (!hasList(given) && !hasMap(given)) return everything(head, 'empty')
  const filter = new TargetFilter(given.includeTargets, given.excludeTargets)
  const into = new TargetSet(head, (target) => filter.keeps(target))
  const list = hasList(given) ? await readTargetsList(given, workspace, into) : undefined
  if (list === 'missing') return everything(head, 'missing-file')
  if (list?.all) return { ...everything(head, 'requested'), read: list }
  const fromPaths = into.full ? undefined : await readDecision()
  if (fromPaths !== undefined) {
    logDecision(fromPaths, log)
    setOutputs({
      'changed-files-count': fromPaths.count,
      'unmatched-files': fromPaths.match?.unmatched,
    })
  }
  const read = list ?? READ_FROM_MAP
  const seen = { read, ...(fromPaths && { fromPaths }) }
  if (fromPaths?.all !== undefined) return { ...everythingBecause(head, fromPaths.all), ...seen }
  const { targets, unmatched: files } = fromPaths?.match ?? NO_MATCH
  if (files.length > 0 && given.onUnmatched === 'fail') throw unmatchedFiles(files)
  for (const target of targets.keys()) into.add(target)
  const { full, count, duplicates, leftOut } = into
  let targetCount = pluralize(count, 'target')
  if (full) targetCount = `more than ${targetCount}`
  log.info(
    `Read as ${read.what}: ${targetCount}, ${pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`,
  )
  if (full && given.onTooLarge === 'all')
    return { ...everything(head, 'too-large'), ...seen, leftOut, moreThan: count }
  if (full)
    throw new ActionError('invalid-input', {
      title: 'There are too many impacted targets for one request',
      request: 'Preparing the upload of the impacted targets',
      problem: `more than ${count} targets do not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
      remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
    })
  const unmatched = count === 0 && leftOut > 0 ? filter.unmatched : []
  if (unmatched.length > 0)
    log.warning(`The filters leave no target: ${noTargetMatches(unmatched)}.`)
  const known = { ...seen, leftOut, count, duplicates, first: into.first(), unmatched }
  if (count > 0) return { sent: 'list', body: into.body(), ...known }
  if (given.onEmpty === 'all') return { ...everything(head, 'empty'), ...known }
  if (given.onEmpty === 'send') return { sent: 'none', body: into.body(), ...known }
  throw nothingLeft(known)
}

const NO_MATCH = { targets: new Map<string, unknown>(), unmatched: [] }

/** How a map shows where no list was read. */
const READ_FROM_MAP = { format: 'map', what: 'a targets map', all: false } as const

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
export const everything = (head: Buffer, reason: keyof typeof REASONS_FOR_ALL): Upload =>
  everythingBecause(head, { reason, because: REASONS_FOR_ALL[reason] })
function everythingBecause(head: Buffer, all: NonNullable<Upload['all']>): Upload {
  return { sent: 'all', all, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] }
}

/** Names filters that match no target: ``no target matches `web/**` ``. */
export const noTargetMatches = (patterns: readonly string[]): string =>
  `no target matches ${firstOf(patterns.map(inBackticks), MAX_NAMED_FILTERS)}`

/** Messages name at most this many filters. */
const MAX_NAMED_FILTERS = 10

/** Returns the error for an upload without a target, which may be a failed computation. */
function nothingLeft({
  read,
  leftOut = 0,
  fromPaths,
}: Pick<Upload, 'read' | 'leftOut' | 'fromPaths'>): ActionError {
  const { what } = read ?? READ_FROM_MAP
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
    remedy:
      'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
  })
}

/** The size of the body, in bytes. */
export const uploadBytes = ({ body }: Upload): number =>
  body.reduce((sum, chunk) => sum + chunk.length, 0)
