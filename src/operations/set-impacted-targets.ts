import { valueAt, withheldSecrets } from '../github/event.js'
import { hasStatus } from '../http/errors.js'
import { code, codeBlock, folded, MARKS, prose, text } from '../markdown/markdown.js'
import { resolvePullRequest, unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { MissingFileError } from '../runner/workspace.js'
import * as requests from '../service/requests.js'
import { bestEffort } from '../shared/best-effort.js'
import { isBrokenWord } from '../shared/broken-words.js'
import { ActionError } from '../shared/errors.js'
import { compileGlobs } from '../shared/globs.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import {
  brokenWord,
  choice,
  commitSha,
  flag,
  globs,
  line,
  optional,
  withDefault,
} from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'
import { FORMATS } from '../targets/line-formats.js'
import { TargetsParseError } from '../targets/parse-error.js'
import { readTargets, type TargetsRead } from '../targets/read.js'
import { BODY_LIMIT_BYTES, TargetSet } from '../targets/target-set.js'

const inputs = {
  impactedTargets: optional(z.string()),
  impactedTargetsFile: optional(line()),
  impactedTargetsFormat: choice(['auto', ...FORMATS]),
  includeTargets: withDefault(globs('targets'), []),
  excludeTargets: withDefault(globs('targets'), []),
  headSha: optional(commitSha()),
  onMissingFile: choice(['fail', 'all']),
  onEmpty: choice(['fail', 'all', 'send']),
  onTooLarge: choice(['all', 'fail']),
  allowForkRun: flag(),
}
type Inputs = InputsOf<typeof inputs>

const TO_TAKE_A_WORD = 'set `impacted-targets-format: lines` if a target really has this name'

/** The values of the output `all-reason`, and the words for them. */
const REASONS = {
  requested: 'the list is `ALL`',
  'too-large': `the list does not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
  'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
  empty: 'no target is left, and `on-empty` is `all`',
  'refused-413': 'the service found the list too large (HTTP 413)',
} as const

/** An upload that is ready to be sent. */
interface Upload {
  readonly sent: 'list' | 'all' | 'none'
  readonly reason?: keyof typeof REASONS
  readonly body: readonly Uint8Array[]
  readonly read?: TargetsRead
  /** How many targets the filters removed. */
  readonly leftOut?: number
  /** Targets and duplicates; unknown where reading stopped early or nothing was read. */
  readonly count?: number
  readonly duplicates?: number
  /** If reading stopped early: the number of targets that were already too many. */
  readonly moreThan?: number
  readonly first: readonly string[]
}

export const operation = defineOperation({
  about: 'Upload the targets that a pull request impacts, which a parallel queue needs.',
  target: unresolvedPullRequestTarget,
  inputs,
  outputs: [
    'targets-count',
    'duplicates-removed',
    'targets-sent',
    'all-reason',
    'body-bytes',
    'targets-format',
  ],
  outcomes: ['uploaded', 'uploaded-all', 'uploaded-none'],
  retryTimeoutSeconds: 300,
  checks: {
    impactedTargets: [
      ({ impactedTargets, impactedTargetsFile }) =>
        impactedTargets !== undefined &&
        impactedTargetsFile !== undefined &&
        'is set, and so is `impacted-targets-file`; set one of them',
      ({ impactedTargets, impactedTargetsFile, onEmpty }) =>
        impactedTargets === undefined &&
        impactedTargetsFile === undefined &&
        onEmpty !== 'all' &&
        'is empty, and so is `impacted-targets-file`, or an earlier step produced no list; a missing list does not mean that the change impacts nothing',
      ({ impactedTargets = '', impactedTargetsFormat }) =>
        impactedTargetsFormat !== 'lines' &&
        isBrokenWord(impactedTargets) &&
        brokenWord(impactedTargets, TO_TAKE_A_WORD),
    ],
    headSha: ({ headSha }, { event: { payload, sha } }) =>
      headSha !== undefined &&
      headSha === sha &&
      valueAt(payload, 'pull_request', 'head') !== undefined &&
      valueAt(payload, 'pull_request', 'head', 'sha') !== headSha &&
      'is the merge commit of this run (`github.sha`), which the queue never tests; leave it empty, or use `github.event.pull_request.head.sha`',
  },
  onlyWith: { onMissingFile: 'impactedTargetsFile' },
  withoutToken: ({ allowForkRun }, event) =>
    allowForkRun && withheldSecrets(event)?.from === 'fork' && event.runId !== ''
      ? { 'x-forked-workflow-run-id': event.runId }
      : undefined,
  async run(given, context, location) {
    const needs = given.headSha === undefined ? (['head-sha'] as const) : []
    const { ref, headSha, headOfEvent } = await resolvePullRequest(location, context, needs)
    // The list was computed from the event's commit, so it does not cover a later push.
    const sha = given.headSha ?? headOfEvent ?? headSha
    if (sha === undefined)
      throw new ActionError('invalid-input', {
        request: 'Finding the head commit of the pull request',
        problem: 'neither the event nor GitHub includes it',
        remedy:
          'Set `head-sha` to the head of the pull request (never the merge commit), or give a `github-token`.',
      })
    context.setOutputs({ 'head-sha': sha })
    const head = requests.targetsBodyHead(ref, sha)
    let upload = await prepare(given, context, head)
    logUpload(upload, context)
    if (context.dryRun) return planned(context.log, [requests.setImpactedTargets(ref, upload.body)])
    try {
      await context.service.setImpactedTargets(ref, upload.body)
    } catch (error) {
      const again = upload.sent === 'list' && given.onTooLarge === 'all' && hasStatus(error, 413)
      if (!again) throw error
      upload = { ...upload, ...everything(head, 'refused-413') }
      logUpload(upload, context)
      await context.service.setImpactedTargets(ref, upload.body)
    }
    // The run id of a fork is valid only for the upload.
    if (context.service.authenticated) await warnIfHeadMoved(ref, sha, context)
    return {
      outcome: upload.sent === 'list' ? 'uploaded' : `uploaded-${upload.sent}`,
      details: { firstTargets: upload.first },
      summary: summarize(ref, sha, upload, given),
    }
  },
})

/** Reads the list, and applies the policies for a missing, an empty and a too large one. */
async function prepare(given: Inputs, { workspace, log }: Context, head: Buffer): Promise<Upload> {
  const { impactedTargets = '', impactedTargetsFile: path } = given
  if (impactedTargets === '' && path === undefined) return everything(head, 'empty')
  const into = new TargetSet(head, filter(given))
  const chunks =
    path === undefined
      ? [Buffer.from(impactedTargets)]
      : workspace.chunks('impacted-targets-file', path)
  let read: TargetsRead
  try {
    read = await readTargets(chunks, { format: given.impactedTargetsFormat, into })
  } catch (error) {
    if (error instanceof MissingFileError && given.onMissingFile === 'all')
      return everything(head, 'missing-file')
    if (!(error instanceof TargetsParseError)) throw error
    const file = `\`impacted-targets-file\` (${JSON.stringify(path)})`
    const request = `Reading ${path === undefined ? '`impacted-targets`' : file}`
    const { message: problem, remedy } = error
    const title = 'The impacted targets cannot be read'
    throw new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error })
  }
  if (read.all) return { ...everything(head, 'requested'), read }
  const { full, count, duplicates, leftOut } = into
  log.info(
    `Read as ${read.what}: ${full ? 'more than ' : ''}${pluralize(count, 'target')}, ${pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`,
  )
  if (full && given.onTooLarge === 'all')
    return { ...everything(head, 'too-large'), read, leftOut, moreThan: count }
  if (full)
    throw new ActionError('invalid-input', {
      title: 'There are too many impacted targets for one request',
      request: 'Preparing the upload of the impacted targets',
      problem: `more than ${count} targets do not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
      remedy: 'Leave targets out with `exclude-targets`, or set `on-too-large: all`.',
    })
  const known = { read, leftOut, count, duplicates, first: into.first() }
  if (count > 0) return { sent: 'list', body: into.body(), ...known }
  if (given.onEmpty === 'all') return { ...everything(head, 'empty'), ...known }
  if (given.onEmpty === 'send') return { sent: 'none', body: into.body(), ...known }
  throw nothingLeft(read, leftOut)
}

/** Keeps targets that match an included glob, if there are any, and no excluded one. */
function filter({ includeTargets: include, excludeTargets: exclude }: Inputs) {
  if (include.length === 0 && exclude.length === 0) return undefined
  const included = include.length === 0 ? () => true : compileGlobs(include)
  const excluded = compileGlobs(exclude)
  return (target: string) => included(target) && !excluded(target)
}

function everything(head: Buffer, reason: keyof typeof REASONS): Upload {
  return { sent: 'all', reason, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] }
}

function nothingLeft({ what }: TargetsRead, leftOut: number): ActionError {
  return new ActionError('invalid-input', {
    title: 'There are no impacted targets',
    request: 'Reading the impacted targets',
    problem:
      leftOut > 0
        ? `the filters left out ${leftOut === 1 ? 'the only target' : `all ${leftOut} targets`} (read as ${what})`
        : `there are none (read as ${what})`,
    remedy:
      'Check that the computation did not fail. If the change impacts nothing, set `on-empty: send`; to mark every target as impacted, set `on-empty: all`.',
  })
}

const bytesOf = ({ body }: Upload): number => body.reduce((sum, chunk) => sum + chunk.length, 0)

/** Logs what is about to be sent, and sets the outputs, which count even if the upload fails. */
function logUpload(upload: Upload, { log, setOutputs }: Context): void {
  const { sent, reason, count, duplicates, read, first } = upload
  const bytes = bytesOf(upload)
  setOutputs({
    'targets-count': count,
    'duplicates-removed': duplicates,
    'targets-sent': sent,
    'all-reason': reason,
    'body-bytes': bytes,
    'targets-format': read?.format,
  })
  if (sent === 'none') log.info(`The list is empty: the change impacts nothing (${bytes} bytes).`)
  if (sent === 'list')
    log.info(`${pluralize(count ?? 0, 'target')}, ${bytes} bytes. The first: ${first.join(', ')}`)
  if (reason === 'requested') log.info('Every target is impacted (ALL), as requested.')
  else if (reason !== undefined) log.warning(`Every target is impacted (ALL)${because(upload)}.`)
}

/** Explains why every target is sent, as the end of a sentence; empty if a list is sent. */
const because = ({ reason, moreThan }: Upload): string =>
  reason === undefined
    ? ''
    : `, because ${REASONS[reason]}${moreThan === undefined ? '' : `: more than ${moreThan} targets`}`

/** Warns if the upload was for an older head: the service acknowledges it, but it has no effect. */
async function warnIfHeadMoved(ref: PullRequestRef, sha: string, context: Context): Promise<void> {
  const { service, github, log } = context
  const { number } = ref
  const say = (why: string) =>
    log.info(
      `The service acknowledged the upload. The action couldn't compare it with the head of #${number}: ${why}`,
    )
  const unlessFailed = <T>(reading: Promise<T>) => bestEffort(context, reading, say)
  const [queue, pullRequest] = await Promise.all([
    unlessFailed(service.findPullRequest(ref, { attempts: 3 })),
    github.available ? unlessFailed(github.pullRequest(number)) : undefined,
  ])
  const other = [
    { who: 'the queue', sha: queue?.prSha?.toLowerCase() },
    { who: 'GitHub', sha: pullRequest?.headSha },
  ].find((seen) => seen.sha !== undefined && seen.sha !== sha)
  if (other !== undefined)
    log.warning(
      `The targets were uploaded for ${sha}, but according to ${other.who} the head of #${number} is ${other.sha}, so they do not count. The run for that commit must upload its own.`,
    )
  else if (queue?.readiness?.hasImpactedTargets === false)
    log.warning(
      `The service acknowledged the upload, but the queue still has no impacted targets for #${number}. Check that ${sha} is the head of the pull request.`,
    )
}

/** Summarizes what was sent and why, then where the list came from. */
function summarize(ref: PullRequestRef, sha: string, upload: Upload, given: Inputs): string {
  const { read, leftOut, count, duplicates, reason, sent, first } = upload
  const { impactedTargets, impactedTargetsFile: path } = given
  const input = impactedTargets === undefined ? 'no input' : `the input ${code('impacted-targets')}`
  const name = text(pullRequestName(ref))
  const what = {
    list: `Uploaded ${pluralize(count ?? 0, 'impacted target')} for ${name}`,
    all: `Uploaded ALL for ${name}: it impacts every target`,
    none: `Uploaded an empty list: ${text(`#${ref.number}`)} impacts no targets`,
  }[sent]
  const mark = MARKS[reason === undefined || reason === 'requested' ? 'good' : 'warning']
  const origin = path === undefined ? input : code(path)
  const facts = [
    `From ${origin}${read === undefined ? '' : `, read as ${text(read.what)}`}`,
    `commit ${code(sha.slice(0, 12))}`,
    duplicates ? `${pluralize(duplicates, 'duplicate')} removed` : '',
    leftOut ? `${leftOut} left out by filters` : '',
    `${bytesOf(upload)} bytes`,
  ]
  const title = count === first.length ? 'Targets' : `The first ${first.length} targets`
  return [
    `### ${mark} ${what}${prose(because(upload))}`,
    facts.filter((fact) => fact !== '').join(' · '),
    ...(first.length === 0 ? [] : [folded(title, codeBlock(first))]),
  ].join('\n\n')
}
