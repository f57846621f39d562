/** The files that a pull request changes. */
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import { badAnswer, type GitHubClient, type Listing } from './octokit.js'

/** A file that a pull request changes. */
export interface ChangedFile {
  readonly path: string
  /** Its name before a rename. */
  readonly previousPath?: string | undefined
}

const File = mapped(
  z.object({ filename: z.string(), previous_filename: z.nullish(z.string()) }),
  ({ filename: path, previous_filename: before }): ChangedFile => ({
    path,
    previousPath: before ?? undefined,
  }),
)

const Basis = mapped(
  z.object({
    number: z.number(),
    changed_files: z.nullish(z.number()),
    head: z.object({ sha: z.string() }),
    base: z.object({ ref: z.string(), sha: z.nullish(z.string()) }),
  }),
  ({ number, changed_files, head, base }) => ({
    number,
    headSha: head.sha,
    base: `${base.ref} ${base.sha}`,
    /** Number of files that it changes. */
    count: changed_files ?? undefined,
  }),
)
/** The commits that decide which files a pull request changes. */
export type FilesBasis = Readonly<z.output<typeof Basis>>

/**
 * Different files, at most {@link MAX_FILES}. The list is whole if it has every file of the pull request,
 * and nothing moved while it was read.
 */
export interface PullFiles extends FilesBasis, Listing<ChangedFile> {
  readonly hasMoved: boolean
}

/** GitHub lists at most this many files of a pull request. */
export const MAX_FILES = 3000
/** How often a list is read in all while it is not whole. */
export const MAX_FILE_READINGS = 4
/** GitHub may still be counting the files of a new commit. */
const PAUSE_MS = 2000

const PERMISSION = 'pull-requests: read'
const readingFiles = (number: number): string => `Reading the files of #${number} from GitHub`

/** Reads the list of files once, for a hint to people. */
export const listFiles = async (
  github: GitHubClient,
  deadline: Deadline,
  number: number,
): Promise<readonly ChangedFile[]> =>
  (await github.list(deadline, readingFiles(number), PERMISSION, `/pulls/${number}/files`, File))
    .items

/** Reads what decides which files a pull request changes. */
export async function readFilesBasis(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
): Promise<FilesBasis> {
  const request = `Reading pull request #${number} from GitHub`
  const basis = await github.request(deadline, request, PERMISSION, `GET /pulls/${number}`, Basis)
  if (basis.number === number) return basis
  throw badAnswer(request, `it is pull request #${basis.number}, not #${number}`)
}

/**
 * Reads the files until the list is whole, at most {@link MAX_FILE_READINGS} times. GitHub pages by
 * position, so a list that moves meanwhile repeats files and lacks others.
 */
export async function readFiles(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
  first?: FilesBasis,
): Promise<PullFiles> {
  let before = first ?? (await readFilesBasis(github, deadline, number))
  for (let readings = 1; ; readings++) {
    const listed = await listFiles(github, deadline, number)
    const items = [...new Map(listed.map((file) => [file.path, file])).values()]
    const after = await readFilesBasis(github, deadline, number)
    const hasMoved =
      before.headSha !== after.headSha || before.base !== after.base || before.count !== after.count
    const isWhole = !hasMoved && items.length === after.count
    const isTooMany = (after.count ?? 0) > MAX_FILES
    if (isWhole || isTooMany || readings === MAX_FILE_READINGS)
      return { ...after, items, isWhole, hasMoved }
    if (!hasMoved) await deadline.sleep(PAUSE_MS)
    before = after
  }
}

/**
 * Reads all files that a pull request changes.
 * @throws {ActionError} `bad-response`: the list is not whole
 */
export async function readWholeFiles(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
): Promise<readonly ChangedFile[]> {
  const { items, isWhole } = await readFiles(github, deadline, number)
  if (!isWhole) throw incompleteList(readingFiles(number))
  return items
}

/** Returns the error for a list of which GitHub shows only a part. */
export const incompleteList = (request: string): ActionError =>
  new ActionError('bad-response', {
    request,
    problem: 'GitHub shows only a part of the list',
    remedy: 'Nothing: an incomplete list proves nothing.',
  })
