/** The changed files of a pull request, as GitHub lists them. The only place in this room that asks GitHub. */
import { isFresh } from '../github/event.js'
import {
  type FilesBasis,
  MAX_FILE_READINGS,
  MAX_FILES,
  type PullFiles,
  readFiles,
  readFilesBasis,
} from '../github/pull-files.js'
import { readUntilConsistent } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import { Budget } from '../shared/deadline.js'
import { ActionError, InputError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { quote } from '../step/inputs.js'
import { askGitHub } from '../step/read-from-github.js'
import { inputProblem } from '../step/read-inputs.js'
import { gitHubTokenProblem } from '../step/token-problem.js'

/** The head that the upload is for, as far as it is known before GitHub is asked. */
export interface ExpectedHead {
  readonly sha: string | undefined
  /**
   * Where the head comes from: the input and the commit of a list are binding. GitHub may show a newer
   * one than the event.
   */
  readonly from: 'input' | 'list' | 'event'
}

const BUDGET_MS = 60_000

/**
 * Reads the changed files, all of one head commit.
 * @throws {ActionError} as GitHub failed; `refused`: the pull request keeps moving, or the list is of
 *   another commit; `invalid-input`: the input `head-sha` is another commit
 */
export async function readPullRequestFiles(
  context: Context,
  deadline: Deadline,
  number: number,
  expected: ExpectedHead,
): Promise<PullFiles> {
  if (!context.github.available)
    throw new ActionError('invalid-input', {
      request: readingChangedFiles(number),
      problem: `\`github-token\` ${gitHubTokenProblem(context)}`,
      remedy: 'Leave `github-token` at its default, or set `changed-files-file`.',
    })
  return askGitHub(deadline, new Budget(BUDGET_MS), REMEDY, (limit) =>
    readSettledFiles(context, limit, number, expected),
  )
}

const REMEDY = 'Run the step again, or set `changed-files-file`.'

async function readSettledFiles(
  context: Context,
  deadline: Deadline,
  number: number,
  expected: ExpectedHead,
): Promise<PullFiles> {
  const { github } = context
  const read = () => readFilesBasis(github, deadline, number)
  const first = await firstReading(context, deadline, read, expected)
  refuseOtherHead(number, expected, first.headSha)
  const files = await readFiles(github, deadline, number, first)
  if (files.headSha !== first.headSha) refuseMovedHead(number, expected, first, files)
  if (files.hasMoved && (files.count ?? 0) <= MAX_FILES)
    throw movedError(
      number,
      `its head, its base or the number of its files changed each of the ${MAX_FILE_READINGS} times that the files were read`,
    )
  return files
}

/** Reads what decides about the files. GitHub may lag behind a fresh event, so it gets some time. */
async function firstReading(
  context: Context,
  deadline: Deadline,
  read: () => Promise<FilesBasis>,
  { sha }: ExpectedHead,
) {
  const { event, clock } = context
  if (sha === undefined || !isFresh(event, clock.now())) return read()
  return readUntilConsistent(deadline, read, ({ headSha }) => headSha !== sha)
}

function refuseMovedHead(
  number: number,
  { sha, from }: ExpectedHead,
  before: FilesBasis,
  after: FilesBasis,
): void {
  if (sha !== undefined && from !== 'event')
    throw movedError(number, `its head moved from ${before.headSha} to ${after.headSha}`)
}

function refuseOtherHead(number: number, { sha, from }: ExpectedHead, headSha: string): void {
  if (sha === undefined || from === 'event' || headSha === sha) return
  if (from === 'list')
    throw movedError(number, `its head is ${headSha}, but the list of targets is of ${sha}`)
  throw new InputError([
    inputProblem(
      'headSha',
      `is ${quote(sha)}, but the head of #${number} is ${headSha}, and GitHub lists the files of that; leave \`head-sha\` out, or set \`changed-files-file\` to the files of your commit`,
    ),
  ])
}

const readingChangedFiles = (number: number): string => `Reading the changed files of #${number}`

/** The pull request moved, so that its files are not known: an answer, and no failure of GitHub. */
export class MovedPullRequestError extends ActionError {}

const movedError = (number: number, problem: string): ActionError =>
  new MovedPullRequestError('refused', {
    title: `#${number} moved`,
    request: readingChangedFiles(number),
    problem,
    remedy:
      'Nothing was sent. If the head moved, the run for the new head uploads its own targets; otherwise run the step again.',
  })
