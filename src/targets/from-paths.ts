/** Targets from paths: the map, the changed files, and what they decide together. */

import { sameName, type WorkflowEvent } from '../github/event.js'
import type { ChangedFile } from '../github/pull-files.js'
import { MissingFileError, type Workspace } from '../runner/workspace.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError, InputError } from '../shared/errors.js'
import { FILE_LIMIT_BYTES } from '../shared/parse-limits.js'
import { type RepositoryRef, repositoryName } from '../shared/references.js'
import { firstOf, inBackticks, pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { convert } from '../step/inputs.js'
import { readChangedFiles } from './changed-files.js'
import { MAX_MAP_BYTES, parseMap, type TargetsMap } from './map.js'
import { changedName, type MapMatch, matchFiles } from './match.js'
import { TargetsParseError } from './parse-error.js'
import {
  type ExpectedHead,
  MovedPullRequestError,
  readPullRequestFiles,
} from './pull-request-files.js'

/** The input `targets-map`. */
export const targetsMapInput = () =>
  convert(async (text, refuse): Promise<GivenMap> => {
    const parsed = await parseMap(text, (line, column) => `line ${line}, column ${column}`)
    if ('map' in parsed) return parsed
    for (const problem of parsed.problems) refuse(problem)
    return { map: [], warnings: [] }
  })

/** The map of the input, and names in it that YAML has cut. */
interface GivenMap {
  readonly map: TargetsMap
  readonly warnings: readonly string[]
}

/** The inputs that targets from paths need. */
interface FromPathsInputs {
  readonly targetsMap?: GivenMap | undefined
  readonly targetsMapFile?: string | undefined
  readonly changedFilesFile?: string | undefined
  readonly onUnmatched: 'all' | 'fail' | 'ignore'
  readonly onMissingFile: 'fail' | 'all'
}

/** A map, and the files of the repository that decide what it means. */
interface LoadedMap {
  readonly map: TargetsMap
  /** Names in the repository: a pull request that changes one of these impacts everything. */
  readonly sources: readonly string[]
}

/**
 * Loads the map of the inputs; `undefined` if there is none.
 * @throws {InputError} with every problem of the file, its line and column
 * @throws {MissingFileError}
 */
export async function loadMap(
  { targetsMap, targetsMapFile: path }: FromPathsInputs,
  { workspace, event, repository, log }: Context,
): Promise<LoadedMap | undefined> {
  const workflow = workflowFile(event, repository)
  if (targetsMap !== undefined) {
    for (const warning of targetsMap.warnings) log.warning(`\`targets-map\`, ${warning}.`)
    return { map: targetsMap.map, sources: workflow }
  }
  if (path === undefined) return undefined
  const text = await workspace.readText('targets-map-file', path, MAX_MAP_BYTES)
  const parsed = await parseMap(text, (line, column) => `${path}:${line}:${column}`)
  if (!('map' in parsed)) throw new InputError(parsed.problems, path)
  for (const warning of parsed.warnings) log.warning(`${warning}.`)
  return { map: parsed.map, sources: [...workspace.namesInRepository(path), ...workflow] }
}

/** The workflow file of the run, if it is in the repository of the pull request. */
function workflowFile(
  { workflowRef, repository: ofRun }: WorkflowEvent,
  repository: RepositoryRef,
): readonly string[] {
  const prefix = `${ofRun}/`
  const isOwn = sameName(ofRun, repositoryName(repository)) && workflowRef.startsWith(prefix)
  const path = /^(.+?\.ya?ml)@/i.exec(workflowRef.slice(prefix.length))?.[1]
  if (!isOwn || path === undefined) return []
  return [path]
}

/** The changed files of a pull request, or why they are not known. */
export type Changes = KnownChanges | UnreadChanges

interface KnownChanges {
  readonly files: readonly ChangedFile[]
  /** As the pull request counts them. */
  readonly count: number | undefined
  /** False if GitHub lists only a part of the files. */
  readonly isWhole: boolean
  /** The commit that the files belong to; absent if they are from a file. */
  readonly headSha?: string
}

interface UnreadChanges {
  readonly unread: 'files-unread' | 'missing-file'
  readonly why: string
}

/**
 * Reads the changed files from the input `changed-files-file`, or else from GitHub. If they cannot be
 * read, `on-missing-file` decides whether the step fails.
 */
export async function readChanges(
  { changedFilesFile: path, onMissingFile }: FromPathsInputs,
  context: Context,
  deadline: Deadline,
  number: number,
  expected: ExpectedHead,
): Promise<Changes> {
  try {
    if (path === undefined) {
      const { items, ...facts } = await readPullRequestFiles(context, deadline, number, expected)
      return { ...facts, files: items }
    }
    return await readChangesFile(context.workspace, path)
  } catch (error) {
    if (onMissingFile === 'fail' || !(error instanceof ActionError)) throw error
    if (error instanceof MissingFileError) return { unread: 'missing-file', why: MISSING_FILE }
    if (path !== undefined || !isUnread(error, deadline)) throw error
    const why = `GitHub does not list the changed files, and \`on-missing-file\` is \`all\` (${error.explanation.problem})`
    return { unread: 'files-unread', why }
  }
}

const MISSING_FILE =
  'the file with the changed files does not exist, and `on-missing-file` is `all`'

/** True if GitHub does not show the files. A pull request that moved and a wrong input are answers. */
function isUnread(error: ActionError, deadline: Deadline): boolean {
  if (deadline.isCancelled || error.kind === 'aborted') return false
  return !(error instanceof InputError || error instanceof MovedPullRequestError)
}

async function readChangesFile(workspace: Workspace, path: string): Promise<KnownChanges> {
  const chunks = workspace.chunks('changed-files-file', path, FILE_LIMIT_BYTES)
  try {
    const files = await readChangedFiles(chunks)
    return { files, count: files.length, isWhole: true }
  } catch (error) {
    if (!(error instanceof TargetsParseError)) throw error
    const { message: problem, remedy } = error
    const request = `Reading \`changed-files-file\` (${JSON.stringify(path)})`
    const title = 'The changed files cannot be read'
    throw new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error })
  }
}

/** Why a map marks everything as impacted, for the output `all-reason`. */
export type MapReason =
  | 'map-changed'
  | 'too-many-files'
  | 'files-unread'
  | 'missing-file'
  | 'map'
  | 'unmatched'

/** The targets that a map gives for the changed files. */
export interface TargetDecision {
  /** Set if everything is impacted. */
  readonly all?: {
    readonly reason: MapReason
    /** The reason with its names, as a clause. */
    readonly because: string
  }
  /** Absent if the changed files are not known. */
  readonly match?: MapMatch
  readonly count?: number | undefined
}

/** Finds the targets of the changed files, or the first reason why everything is impacted. */
export async function decideTargets(
  { map, sources }: LoadedMap,
  changes: Changes,
  onUnmatched: FromPathsInputs['onUnmatched'],
  deadline: Deadline,
): Promise<TargetDecision> {
  if ('unread' in changes) return { all: { reason: changes.unread, because: changes.why } }
  const { files, count, isWhole } = changes
  const match = await matchFiles(map, files, deadline)
  const everything = (reason: MapReason, because: string) => ({
    match,
    count,
    all: { reason, because },
  })
  const source = changedName(files, sources)
  if (source !== undefined)
    return everything(
      'map-changed',
      `the pull request changes ${inBackticks(source)}, which decides about its targets`,
    )
  if (!isWhole) return everything('too-many-files', partOfFiles(files.length, count))
  const [first] = match.everything
  if (first !== undefined)
    return everything('map', `${inBackticks(first.path)} matches a pattern of \`ALL\``)
  if (match.unmatched.length > 0 && onUnmatched === 'all')
    return everything('unmatched', `no entry of the map matches ${named(match.unmatched)}`)
  return { match, count }
}

/** Says that GitHub's list is not whole, as a clause. */
function partOfFiles(listed: number, count: number | undefined): string {
  if (count === undefined) return 'GitHub does not say how many files the pull request changes'
  if (listed < count) return `GitHub lists only ${listed} of the ${count} changed files`
  return `GitHub lists ${listed} changed files, but counts ${count}`
}

/** The first few files, as code. */
const named = (paths: readonly string[]): string => firstOf(paths.map(inBackticks), 3)

/** Returns the error for files that no entry matches. */
export const unmatchedFiles = (unmatched: readonly string[]): ActionError =>
  new ActionError('refused', {
    title: `The map does not cover ${pluralize(unmatched.length, 'changed file')}`,
    request: 'Finding the targets of the changed files',
    problem: `no entry of the map matches ${firstOf(unmatched.map(inBackticks), 20)}, and \`on-unmatched\` is \`fail\``,
    remedy: 'Add the files to an entry of the map, or set `on-unmatched: all`. Nothing was sent.',
  })
