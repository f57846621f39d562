import { valueAt, withheldSecrets } from '../github/event.js'
import { hasStatus } from '../http/errors.js'
import { code, codeBlock, folded, MARKS, prose, text } from '../markdown/markdown.js'
import {
  type ResolvedPullRequest,
  resolvePullRequest,
  unresolvedPullRequestTarget,
} from '../pull-request/resolve.js'
import { MissingFileError } from '../runner/workspace.js'
import * as requests from '../service/requests.js'
import { bestEffort } from '../shared/best-effort.js'
import { isBrokenWord } from '../shared/broken-words.js'
import { ActionError } from '../shared/errors.js'
import {
  type PullRequestRef,
  pullRequestName,
  stackPlace,
  stackSentence,
} from '../shared/references.js'
import { firstOf, inBackticks, pluralize } from '../shared/text.js'
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
import { defineOperation, type InputsOf, type Scope } from '../step/operation.js'
import { TargetFilter } from '../targets/filter.js'
import {
  decide,
  loadMap,
  type MapReason,
  readChanges,
  type TargetDecision,
  targetsMapInput,
  unmatchedFiles,
} from '../targets/from-paths.js'
import { TARGET_FORMATS } from '../targets/line-formats.js'
import { TargetsParseError } from '../targets/parse-error.js'
import type { ExpectedHead } from '../targets/pull-request-files.js'
import { readTargets, type TargetsRead } from '../targets/read.js'
import { reportFromPaths } from '../targets/report.js'
import { BODY_LIMIT_BYTES, TargetSet } from '../targets/target-set.js'

const targetInputs = {
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
type TargetInputs = InputsOf<typeof targetInputs>

const TO_TAKE_A_WORD = 'set `impacted-targets-format: lines` if a target really has this name'

/** The inputs that hold a map. */
const MAPS = ['targetsMap', 'targetsMapFile'] as const

/** The values of the output `all-reason` without a map, and the words for them. */
const REASONS_FOR_ALL = {
  requested: 'the list is `ALL`',
  'too-large': `the list does not fit into a request of ${BODY_LIMIT_BYTES} bytes`,
  'missing-file': 'the file does not exist, and `on-missing-file` is `all`',
  empty: 'no target is left, and `on-empty` is `all`',
  'refused-413': 'the service found the list too large (HTTP 413)',
} as const

/** Where a list comes from. */
interface Origin extends Omit<TargetsRead, 'format'> {
  readonly format: TargetsRead['format'] | 'map'
}

/** An upload that is ready to be sent. */
interface Upload {
  readonly sent: 'list' | 'all' | 'none'
  /** Why everything is impacted: the word of the output, and a clause. */
  readonly all?: {
    readonly reason: keyof typeof REASONS_FOR_ALL | MapReason
    readonly because: string
  }
  readonly body: readonly Uint8Array[]
  readonly read?: Origin
  /** What the map made of the changed files. */
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
        'is empty, and so are `impacted-targets-file` and `targets-map`, or an earlier step produced no list; a missing list does not mean that the change impacts nothing',
      ({ impactedTargets = '', impactedTargetsFormat }) =>
        impactedTargetsFormat !== 'lines' &&
        isBrokenWord(impactedTargets) &&
        brokenWord(impactedTargets, TO_TAKE_A_WORD),
    ],
    targetsMap: [
      ({ targetsMap, targetsMapFile }) =>
        targetsMap !== undefined &&
        targetsMapFile !== undefined &&
        'is set, and so is `targets-map-file`; set one of them',
      (given, scope) => given.targetsMap !== undefined && noTokenResult(given, scope),
    ],
    targetsMapFile: (given, scope) =>
      given.targetsMapFile !== undefined && noTokenResult(given, scope),
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
    const pullRequest = await resolvePullRequest(location, context, needs)
    const { ref } = pullRequest
    const expected = expectedHead(given, pullRequest)
    const read = () => readChanges(given, context, ref.number, expected)
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
    const fromPaths = async () => map && decide(map, changes ?? (await read()), given.onUnmatched)
    let upload = await prepare(given, context, head, fromPaths)
    logUpload(upload, context)
    if (context.dryRun) {
      const plan = [requests.setImpactedTargets(ref, upload.body)]
      const report = map && summarize(ref, sha, upload, given, 'Would upload')
      return planned(context.log, plan, { note: stackSentence(ref), report })
    }
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
      details: { firstTargets: upload.first, ...detailsOf(upload) },
      summary: summarize(ref, sha, upload, given),
    }
  },
})

/** The problem of a map that needs GitHub's list of files, as the end of a sentence. */
const noTokenResult = (
  { changedFilesFile, onMissingFile }: TargetInputs,
  { hasGitHubToken }: Pick<Scope, 'hasGitHubToken'>,
) =>
  !hasGitHubToken &&
  changedFilesFile === undefined &&
  onMissingFile === 'fail' &&
  'needs `github-token` to ask GitHub for the changed files; leave it at its default, or set `changed-files-file`'

const hasList = ({ impactedTargets, impactedTargetsFile }: TargetInputs): boolean =>
  impactedTargets !== undefined || impactedTargetsFile !== undefined

const hasMap = ({ targetsMap, targetsMapFile }: TargetInputs): boolean =>
  targetsMap !== undefined || targetsMapFile !== undefined

/** The head to upload for. A list was computed from the event's commit, so it does not cover a later push. */
function expectedHead(
  given: TargetInputs,
  { headOfEvent, headSha }: ResolvedPullRequest,
): ExpectedHead {
  if (given.headSha !== undefined) return { sha: given.headSha, from: 'input' }
  return { sha: headOfEvent ?? headSha, from: hasList(given) ? 'list' : 'event' }
}

/**
 * Reads the list, adds the targets of the map, and applies the policies for a missing, an empty and a
 * too large list.
 * @param readDecision what the map decides; called only if the list does not mark everything
 */
async function prepare(
  given: TargetInputs,
  context: Context,
  head: Buffer,
  readDecision: () => Promise<TargetDecision | undefined>,
): Promise<Upload> {
  const { workspace, log, setOutputs } = context
  if (!hasList(given) && !hasMap(given)) return everything(head, 'empty')
  const filter = new TargetFilter(given.includeTargets, given.excludeTargets)
  const into = new TargetSet(head, (target) => filter.keeps(target))
  const list = hasList(given) ? await readList(given, workspace, into) : undefined
  if (list === 'missing') return everything(head, 'missing-file')
  if (list?.all) return { ...everything(head, 'requested'), read: list }
  const isTooLong = into.full
  const fromPaths = isTooLong ? undefined : await readDecision()
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
  log.info(
    `Read as ${read.what}: ${full ? 'more than ' : ''}${pluralize(count, 'target')}, ${pluralize(duplicates, 'duplicate')} removed, ${leftOut} left out by the filters`,
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
async function readList(
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
    const file = `\`impacted-targets-file\` (${JSON.stringify(path)})`
    const request = `Reading ${path === undefined ? '`impacted-targets`' : file}`
    const { message: problem, remedy } = error
    const title = 'The impacted targets cannot be read'
    throw new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error })
  }
}

/** Reasons that the workflow's author has asked for, so that they are no warning. */
const EXPECTED_REASONS: ReadonlySet<string> = new Set(['requested', 'map'])

/** Returns the upload of `ALL`. */
const everything = (head: Buffer, reason: keyof typeof REASONS_FOR_ALL): Upload =>
  everythingBecause(head, { reason, because: REASONS_FOR_ALL[reason] })

function everythingBecause(head: Buffer, all: NonNullable<Upload['all']>): Upload {
  return { sent: 'all', all, body: [Buffer.concat([head, Buffer.from('"ALL"}')])], first: [] }
}

/** Names filters that match no target: ``no target matches `web/**` ``. */
const noTargetMatches = (patterns: readonly string[]): string =>
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

const uploadBytes = ({ body }: Upload): number => body.reduce((sum, chunk) => sum + chunk.length, 0)

/** Logs what is about to be sent, and sets the outputs, which count even if the upload fails. */
function logUpload(upload: Upload, { log, setOutputs }: Context): void {
  const { sent, all, count, duplicates, read, first } = upload
  const reason = all?.reason
  const bytes = uploadBytes(upload)
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
  else if (reason === 'map') log.info(`Every target is impacted (ALL)${because(upload)}.`)
  else if (reason !== undefined) log.warning(`Every target is impacted (ALL)${because(upload)}.`)
}

/** Explains why every target is sent, as the end of a sentence; empty if a list is sent. */
function because({ all, moreThan }: Upload): string {
  if (all === undefined) return ''
  const excess = moreThan === undefined ? '' : `: more than ${moreThan} targets`
  return `, because ${all.because}${excess}`
}

/** Logs what the map made of the changed files. */
function logDecision(decision: TargetDecision, log: Context['log']): void {
  const { match } = decision
  if (match === undefined) return
  const ofMap = pluralize(match.targets.size, 'target')
  const unmatched = match.unmatched.length === 0 ? '' : `, ${match.unmatched.length} unmatched`
  log.info(`${fileCount(decision)}: ${ofMap} of the map${unmatched}`)
}

const fileCount = ({ count = 0 }: TargetDecision): string =>
  count === 0 ? 'There are no changed files' : pluralize(count, 'changed file')

/** The files of each target, for the result file. */
function detailsOf({ fromPaths }: Upload) {
  if (fromPaths?.match === undefined) return {}
  const targetFiles = [...fromPaths.match.targets].map(([target, files]) => ({
    target,
    files: files.map(({ path }) => path),
  }))
  return { targetFiles }
}

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

/** Headlines of a summary, by what is sent. */
const HEADLINES = {
  list: (name: string, { count = 0 }: Upload) =>
    `${pluralize(count, 'impacted target')} for ${name}`,
  all: (name: string) => `ALL for ${name}: it impacts every target`,
  none: (_: string, __: Upload, number: string) => `an empty list: ${number} impacts no targets`,
}

/** Summarizes what was sent and why, then where the list came from. */
function summarize(
  ref: PullRequestRef,
  sha: string,
  upload: Upload,
  given: TargetInputs,
  verb: 'Uploaded' | 'Would upload' = 'Uploaded',
): string {
  const { read, leftOut, count, duplicates, all, sent, first, fromPaths, unmatched = [] } = upload
  const what = HEADLINES[sent](text(pullRequestName(ref)), upload, text(`#${ref.number}`))
  const isExpectedReason = all === undefined || EXPECTED_REASONS.has(all.reason)
  const isAsExpected = isExpectedReason && unmatched.length === 0
  const mark = MARKS[isAsExpected ? 'good' : 'warning']
  const place = stackPlace(ref)
  const facts = [
    place === undefined ? '' : prose(place),
    `From ${sourceOfTargets(given)}${read === undefined ? '' : `, read as ${text(read.what)}`}`,
    fromPaths?.count === undefined ? '' : text(pluralize(fromPaths.count, 'changed file')),
    `commit ${code(sha.slice(0, 12))}`,
    duplicates ? `${pluralize(duplicates, 'duplicate')} removed` : '',
    leftOut ? `${leftOut} left out by filters` : '',
    unmatched.length > 0 ? prose(noTargetMatches(unmatched)) : '',
    `${uploadBytes(upload)} bytes`,
  ]
  const title = count === first.length ? 'Targets' : `The first ${first.length} targets`
  const isInTable = fromPaths !== undefined && !hasList(given)
  return [
    `### ${mark} ${verb} ${what}${prose(because(upload))}`,
    facts.filter((fact) => fact !== '').join(' · '),
    ...(fromPaths === undefined ? [] : reportFromPaths(fromPaths)),
    ...(first.length === 0 || isInTable ? [] : [folded(title, codeBlock(first))]),
  ].join('\n\n')
}

/** Where the targets come from, in words. */
function sourceOfTargets(given: TargetInputs): string {
  const { impactedTargets, impactedTargetsFile, targetsMap, targetsMapFile } = given
  const origins = [
    impactedTargets === undefined ? '' : `the input ${code('impacted-targets')}`,
    impactedTargetsFile === undefined ? '' : code(impactedTargetsFile),
    targetsMap === undefined ? '' : `the input ${code('targets-map')}`,
    targetsMapFile === undefined ? '' : code(targetsMapFile),
  ].filter((origin) => origin !== '')
  return origins.length === 0 ? 'no input' : origins.join(' and ')
}
