/** The changed files of a pull request, as GitHub lists them. The only place in this room that asks GitHub. */
import { type ChangedFile, MAX_FILES } from '../github/commits.js'
import { isFresh } from '../github/event.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { SharedTimeBudget } from '../shared/clock.js'
import { ActionError, InputError } from '../shared/errors.js'
import { gitHubTokenProblem } from '../step/clients.js'
import type { Context } from '../step/context.js'
import { quote } from '../step/inputs.js'
import { askWithinBudget } from '../step/read-from-github.js'
import { inputProblem } from '../step/read-inputs.js'

/** The files of one head commit. */
export interface PullRequestFiles {
  readonly headSha: string
  /** At most {@link MAX_FILES}. */
  readonly files: readonly ChangedFile[]
  /** As the pull request counts them. */
  readonly count: number
  /** GitHub lists only a part of the files. */
  readonly isTruncated: boolean
}

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
/** How often the files are read in all while the head keeps moving. */
const MAX_FILE_READINGS = 4

/**
 * Reads the changed files, all of one head commit.
 * @throws {ActionError} as GitHub failed; `refused`: the head keeps moving, or the list is of another
 *   commit; `invalid-input`: the input `head-sha` is another commit
 */
export async function readPullRequestFiles(
  context: Context,
  number: number,
  expected: ExpectedHead,
): Promise<PullRequestFiles> {
  if (!context.github.available)
    throw new ActionError('invalid-input', {
      request: readingChangedFiles(number),
      problem: `\`github-token\` ${gitHubTokenProblem(context)}`,
      remedy: 'Leave `github-token` at its default, or set `changed-files-file`.',
    })
  const budget = new SharedTimeBudget(BUDGET_MS)
  return askWithinBudget(context, budget, REMEDY, (contextWithDeadline) =>
    readSettledFiles(contextWithDeadline, number, expected),
  )
}

const REMEDY = 'Run the step again, or set `changed-files-file`.'

async function readSettledFiles(
  context: Context,
  number: number,
  expected: ExpectedHead,
): Promise<PullRequestFiles> {
  const { github } = context
  const commits = await github.commits()
  let before = await firstReading(context, number, expected)
  for (let readings = 1; readings <= MAX_FILE_READINGS; readings++) {
    refuseMovedHead(number, expected, before.headSha, readings > 1)
    const files = await commits.listedFiles(number)
    const after = await github.pullRequest(number)
    if (after.headSha === before.headSha) {
      const { headSha, changedFiles: count } = after
      if (count !== undefined) return { headSha, files, count, isTruncated: count > files.length }
      const isTruncated = files.length >= MAX_FILES
      return { headSha, files, count: files.length, isTruncated }
    }
    before = after
  }
  throw movedHeadError(
    number,
    `its head moved ${MAX_FILE_READINGS} times while the files were read`,
  )
}

/** Reads the pull request. GitHub's answer may lag behind a fresh event, so it gets some time. */
async function firstReading(context: Context, number: number, { sha }: ExpectedHead) {
  const { github, event, clock } = context
  const read = () => github.pullRequest(number)
  if (sha === undefined || !isFresh(event, clock.now())) return read()
  return readUntilConsistent(context, read, ({ headSha }) => headSha !== sha)
}

function refuseMovedHead(
  number: number,
  { sha, from }: ExpectedHead,
  headSha: string,
  hasMoved: boolean,
): void {
  if (sha === undefined || from === 'event' || headSha === sha) return
  if (hasMoved) throw movedHeadError(number, `its head moved from ${sha} to ${headSha}`)
  if (from === 'list')
    throw movedHeadError(number, `its head is ${headSha}, but the list of targets is of ${sha}`)
  throw new InputError([
    inputProblem(
      'headSha',
      `is ${quote(sha)}, but the head of #${number} is ${headSha}, and GitHub lists the files of that; leave \`head-sha\` out, or set \`changed-files-file\` to the files of your commit`,
    ),
  ])
}

const readingChangedFiles = (number: number): string => `Reading the changed files of #${number}`

const movedHeadError = (number: number, problem: string): ActionError =>
  new ActionError('refused', {
    title: `The head of #${number} moved`,
    request: readingChangedFiles(number),
    problem,
    remedy: 'Nothing was sent. The run for the new head uploads its own targets.',
  })
