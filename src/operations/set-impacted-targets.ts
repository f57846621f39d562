import { valueAt, withheldSecrets } from '../github/event.js'
import { readPullRequest } from '../github/pull-requests.js'
import { hasStatus } from '../http/errors.js'
import { isQueued } from '../pull-request/record.js'
import {
  type ResolvedPullRequest,
  resolvePullRequest,
  unresolvedPullRequestTarget,
} from '../pull-request/resolve.js'
import * as requests from '../service/requests.js'
import { readUntilConsistent } from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import { isBrokenWord } from '../shared/broken-words.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, stackSentence } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { brokenWord } from '../step/inputs.js'
import { defineOperation, type Scope } from '../step/operation.js'
import { decideTargets, loadMap, readChanges } from '../targets/from-paths.js'
import type { ExpectedHead } from '../targets/pull-request-files.js'
import {
  hasList,
  hasMap,
  prepareUpload,
  type TargetInputs,
  targetInputs,
  uploadOfAll,
} from '../targets/upload.js'
import { detailsOf, logUpload, summarize, uploadOutputs } from '../targets/upload-report.js'

const LINES_FORMAT_ADVICE = 'set `impacted-targets-format: lines` if a target really has this name'

/** The inputs that hold a map. */
const MAPS = ['targetsMap', 'targetsMapFile'] as const

export const operation = defineOperation({
  about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
  target: unresolvedPullRequestTarget,
  inputs: targetInputs,
  outputs: [
    'targets-count',
    'duplicates-removed',
    'targets-sent',
    'all-reason',
    'body-bytes',
    'targets-format',
    'changed-files-count',
    'unmatched-files',
  ],
  outcomes: ['uploaded', 'uploaded-all', 'uploaded-none'],
  retryTimeoutSeconds: 300,
  checks: {
    impactedTargets: [
      ({ impactedTargets, impactedTargetsFile }) =>
        impactedTargets !== undefined &&
        impactedTargetsFile !== undefined &&
        'is set, and so is `impacted-targets-file`; set one of them',
      (given) =>
        !hasList(given) &&
        !hasMap(given) &&
        given.onEmpty !== 'all' &&
        'is empty, and so are `impacted-targets-file` and `targets-map`; set one of them, or check the step that was to produce the list, because a missing list does not mean that the change impacts nothing',
      ({ impactedTargets = '', impactedTargetsFormat }) =>
        impactedTargetsFormat !== 'lines' &&
        isBrokenWord(impactedTargets) &&
        brokenWord(impactedTargets, LINES_FORMAT_ADVICE),
    ],
    targetsMap: [
      ({ targetsMap, targetsMapFile }) =>
        targetsMap !== undefined &&
        targetsMapFile !== undefined &&
        'is set, and so is `targets-map-file`; set one of them',
      (given, scope) => given.targetsMap !== undefined && mapTokenProblem(given, scope),
    ],
    targetsMapFile: (given, scope) =>
      given.targetsMapFile !== undefined && mapTokenProblem(given, scope),
    headSha: ({ headSha }, { event: { payload, sha } }) =>
      headSha !== undefined &&
      headSha === sha &&
      valueAt(payload, 'pull_request', 'head') !== undefined &&
      valueAt(payload, 'pull_request', 'head', 'sha') !== headSha &&
      'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
  },
  onlyWith: {
    impactedTargetsFormat: ['impactedTargets', 'impactedTargetsFile'],
    onMissingFile: ['impactedTargetsFile', ...MAPS],
    changedFilesFile: MAPS,
    onUnmatched: MAPS,
  },
  withoutToken: ({ allowForkRun }, event) =>
    allowForkRun && withheldSecrets(event)?.from === 'fork' && event.runId !== ''
      ? { 'x-forked-workflow-run-id': event.runId }
      : undefined,
  async run(given, context, location) {
    const map = await loadMap(given, context)
    const needs = given.headSha === undefined ? (['head-sha'] as const) : []
    const pullRequest = await resolvePullRequest(location, context, context.deadline, needs)
    const { ref } = pullRequest
    const expected = expectedHead(given, pullRequest)
    const read = () => readChanges(given, context, context.deadline, ref.number, expected)
    // Without a list, the head on GitHub decides, because the files are of that commit.
    const changes = map !== undefined && !hasList(given) ? await read() : undefined
    const headOfFiles = changes !== undefined && 'headSha' in changes ? changes.headSha : undefined
    const sha = headOfFiles ?? expected.sha
    if (sha === undefined)
      throw new ActionError('invalid-input', {
        request: 'Finding the head commit of the pull request',
        problem: 'neither the event nor GitHub includes it',
        remedy:
          'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
      })
    context.setOutputs({ 'head-sha': sha })
    const head = requests.targetsBodyHead(ref, sha)
    const fromPaths = async () =>
      map && decideTargets(map, changes ?? (await read()), given.onUnmatched, context.deadline)
    let upload = await prepareUpload(given, context, head, fromPaths)
    context.setOutputs(uploadOutputs(upload))
    logUpload(upload, context)
    if (context.dryRun) {
      const plan = [requests.setImpactedTargets(ref, upload.body)]
      const report = map && summarize(ref, sha, upload, given, 'Would upload')
      return planOnlyResult(context.log, plan, { note: stackSentence(ref), report })
    }
    try {
      await context.service.setImpactedTargets(context.deadline, ref, upload.body)
    } catch (error) {
      const again = upload.sent === 'list' && given.onTooLarge === 'all' && hasStatus(error, 413)
      if (!again) throw error
      upload = { ...upload, ...uploadOfAll(head, 'refused-413') }
      context.setOutputs(uploadOutputs(upload))
      logUpload(upload, context)
      await context.service.setImpactedTargets(context.deadline, ref, upload.body)
    }
    // The run id of a fork is valid only for the upload.
    if (context.service.authenticated) await warnIfHeadMoved(ref, sha, context, context.deadline)
    return {
      outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
      details: { firstTargets: upload.first, ...detailsOf(upload) },
      summary: summarize(context.stacks.current(ref), sha, upload, given),
    }
  },
})

/** The problem of a map that needs GitHub's list of files, as the end of a sentence. */
const mapTokenProblem = (
  { changedFilesFile, onMissingFile }: TargetInputs,
  { hasGitHubToken }: Pick<Scope, 'hasGitHubToken'>,
) =>
  !hasGitHubToken &&
  changedFilesFile === undefined &&
  onMissingFile === 'fail' &&
  'needs `github-token` to ask GitHub for the changed files; leave it at its default, or set `changed-files-file`'

/** The head to upload for. A list was computed from the event's commit, so it does not cover a later push. */
function expectedHead(
  given: TargetInputs,
  { headOfEvent, headSha }: ResolvedPullRequest,
): ExpectedHead {
  if (given.headSha !== undefined) return { sha: given.headSha, from: 'input' }
  return { sha: headOfEvent ?? headSha, from: hasList(given) ? 'list' : 'event' }
}

/**
 * Warns if the upload was for an older head: the service acknowledges it, but it has no effect.
 * GitHub decides; without GitHub, a queued record does. A record that contradicts the upload is
 * read again for 10 s, because it can lag.
 */
async function warnIfHeadMoved(
  ref: PullRequestRef,
  sha: string,
  context: Context,
  deadline: Deadline,
): Promise<void> {
  const { service, github, log } = context
  const { number } = ref
  const say = (why: string) =>
    log.info(
      `Trunk acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`,
    )
  const unlessFailed = <T>(reading: Promise<T>) => bestEffort(deadline, reading, say)
  const movedAccordingTo = (source: string, head: string) =>
    `The targets were uploaded for ${sha}, but according to ${source} the head of #${number} is ${head}, so they do not count. The run for that commit must upload its own.`
  const readRecord = () => unlessFailed(service.findPullRequest(deadline, ref, { attempts: 3 }))
  const [pullRequest, first] = await Promise.all([
    github.available ? unlessFailed(readPullRequest(context, deadline, number)) : undefined,
    readRecord(),
  ])
  if (pullRequest !== undefined && pullRequest.headSha !== sha) {
    log.warning(movedAccordingTo('GitHub', pullRequest.headSha))
    return
  }
  const problemOf = (record: typeof first): string | undefined => {
    // A record that ended may be about the head of an earlier submission.
    if (record === undefined || !isQueued(record)) return undefined
    const head = record.prSha?.toLowerCase() ?? sha
    if (head !== sha) {
      if (pullRequest !== undefined) return undefined
      return movedAccordingTo('the queue', head)
    }
    const { requiresImpactedTargets, hasImpactedTargets } = record.readiness ?? {}
    if (hasImpactedTargets !== false || requiresImpactedTargets === false) return undefined
    return `Trunk acknowledged the upload, but the queue still has no impacted targets for #${number}. Check that ${sha} is the head of the pull request.`
  }
  if (problemOf(first) === undefined) return
  const isContradiction = (record: typeof first) => problemOf(record) !== undefined
  const problem = problemOf(await readUntilConsistent(deadline, readRecord, isContradiction))
  if (problem !== undefined) log.warning(problem)
}
