// Finds what GitHub would refuse in a workflow, or would silently do less than its author expects, and
// what act would play all the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { didYouMean } from '../../src/shared/nearest.js'
import { problemsOfSchedules, schedulesOf } from './check-events.js'
import { unknownOutputs } from './check-outputs.js'
import { readYamlText } from './repository.js'

/** What to know about a workflow before it is played. */
export interface Findings {
  /** GitHub would not run this, or not as written. The rehearsal fails. */
  readonly errors: string[]
  /** GitHub may do something else than the rehearsal. */
  readonly warnings: string[]
}

interface Call {
  readonly id?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job extends Call {
  readonly needs?: string | readonly string[]
  readonly 'runs-on'?: unknown
  readonly if?: unknown
  readonly environment?: unknown
  readonly permissions?: unknown
  readonly outputs?: object
  readonly concurrency?: Concurrency
  readonly secrets?: 'inherit' | Readonly<Record<string, unknown>>
  readonly steps?: readonly (Call & { readonly if?: unknown })[]
  readonly 'timeout-minutes'?: unknown
}
type Concurrency = string | { readonly group?: unknown }
interface Input {
  readonly type?: string
  readonly required?: boolean
  readonly default?: unknown
}
interface Workflow {
  readonly on?: unknown
  readonly permissions?: unknown
  readonly concurrency?: Concurrency
  readonly jobs?: Readonly<Record<string, Job>>
}

const OWN_ACTION = /^[\w-]+\/merge-queue-action@(.+)$/
const OWN_WORKFLOW = /^[\w-]+\/merge-queue-action\/(\.github\/workflows\/[\w.-]+)@(.+)$/
const LOCAL_WORKFLOW = /^\.\/(\.github\/workflows\/[\w.-]+)$/
/** What a job may not have if it calls a reusable workflow. */
const NOT_WITH_CALL = ['runs-on', 'steps', 'environment', 'timeout-minutes', 'env'] as const

const PERMISSIONS = (
  'actions artifact-metadata attestations checks contents deployments discussions id-token issues models ' +
  'packages pages pull-requests repository-projects security-events statuses'
).split(' ')

/** Activity types of the events that start the examples. GitHub never starts a workflow for another word. */
const ACTIVITY_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: words(
    'assigned unassigned labeled unlabeled opened edited closed reopened synchronize converted_to_draft ' +
      'locked unlocked enqueued dequeued milestoned demilestoned ready_for_review review_requested ' +
      'review_request_removed auto_merge_enabled auto_merge_disabled',
  ),
  pull_request_review: words('submitted edited dismissed'),
  issue_comment: words('created edited deleted'),
  check_suite: words('completed'),
  check_run: words('created rerequested completed requested_action'),
  workflow_run: words('completed requested in_progress'),
}

function words(text: string): readonly string[] {
  return text.split(' ')
}

/** GitHub starts `pull_request` without `types` for these only. */
const TYPES_OF_PULL_REQUEST = words('opened synchronize reopened')

/** The events that start a workflow. */
export function triggersOf(text: string): string[] {
  const { on = {} }: Workflow = parse(text, { merge: true })
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on as object)
}

/** Returns why GitHub would not start a workflow on an event, which act would play all the same. */
export function notStartedOn(
  text: string,
  event: string,
  { action, schedule }: { readonly action?: unknown; readonly schedule?: unknown } = {},
): string | undefined {
  const triggers = triggersOf(text)
  if (!triggers.includes(event))
    return `it does not start on ${event}, but on ${triggers.join(', ')}`
  const { on }: Workflow = parse(text, { merge: true })
  const crons = schedulesOf(on).map(({ cron }) => cron)
  if (event === 'schedule' && schedule !== undefined && !crons.includes(schedule))
    return `it has no schedule ${schedule}, but ${crons.join(' and ')}`
  const filter = isRecord(on) ? on[event] : undefined
  const usual = /^pull_request(_target)?$/.test(event) ? TYPES_OF_PULL_REQUEST : undefined
  const types = isRecord(filter) && 'types' in filter ? [filter['types']].flat() : usual
  if (typeof action !== 'string' || types === undefined || types.includes(action)) return undefined
  return `it does not start on ${event} with the action ${action}, but with ${types.join(', ')}`
}

/** The newest release, as package.json names it; 0.0.0 if there is none yet. */
export const { version: VERSION }: { version: string } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/**
 * @param repository folder of the repository that the workflow is in
 * @param version of package.json; 0.0.0 means that there is no release yet
 */
export function checkWorkflow(
  text: string,
  { repository, version }: { readonly repository: string; readonly version: string },
): Findings {
  const workflow: Workflow = parse(text, { merge: true })
  const jobs = Object.entries(workflow.jobs ?? {})
  const errors = [
    ...unknownActivityTypes(workflow.on),
    ...problemsOfSchedules(workflow.on),
    ...unknownPermissions(workflow.permissions),
    ...jobs.flatMap(([name, job]) =>
      [
        ...unknownPermissions(job.permissions),
        ...problemsOfJob(job, workflow),
        ...problemsOfCall(job, repository, version),
        ...(job.steps ?? []).flatMap((step) => problemsOfStep(step, version)),
        ...unknownOutputsOfJobs(job, workflow),
        ...unknownOutputs(job, (job.steps ?? []).filter(isOwn)),
      ].map((problem) => `job ${name}: ${problem}`),
    ),
  ]
  const warnings = jobs.flatMap(([name, job]) =>
    [...lostCheckout(job, workflow), ...concurrencyOf(job, workflow)].map(
      (warning) => `job ${name}: ${warning}`,
    ),
  )
  const assumed = namesIn(text)
  if (assumed !== '') warnings.push(`The rehearsal assumes that your repository has ${assumed}.`)
  return { errors, warnings }
}

function unknownActivityTypes(on: unknown): string[] {
  if (!isRecord(on)) return []
  return Object.entries(on).flatMap(([event, filter]) => {
    const known = ACTIVITY_TYPES[event]
    if (known === undefined || !isRecord(filter)) return []
    const types = [filter['types'] ?? []].flat().map(String)
    return types
      .filter((type) => !known.includes(type))
      .map((type) => `${event} has no activity type ${type}${hint(type, known)}`)
  })
}

function unknownPermissions(permissions: unknown): string[] {
  if (!isRecord(permissions)) return []
  return Object.keys(permissions)
    .filter((name) => !PERMISSIONS.includes(name))
    .map((name) => `GitHub has no permission ${name}${hint(name, PERMISSIONS)}`)
}

/** Outputs of other jobs that a job reads and that they don't declare: GitHub gives an empty text for them. */
function unknownOutputsOfJobs(job: Job, { jobs = {} }: Workflow): string[] {
  const read = JSON.stringify(job).matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)
  return [...read].flatMap(([path, name = '', output = '']) => {
    const needed = jobs[name]
    // A reusable workflow declares its outputs itself.
    if (needed === undefined || needed.uses !== undefined) return []
    const known = Object.keys(needed.outputs ?? {})
    if (known.includes(output)) return []
    return [
      `\`${path}\` is always empty: the job ${name} has no output ${output}${hint(output, known)}`,
    ]
  })
}

function problemsOfJob(job: Job, { jobs = {} }: Workflow): string[] {
  const missing = [job.needs ?? []].flat().filter((name) => !(name in jobs))
  const conditions = [job.if, ...(job.steps ?? []).map((step) => step.if)].map(String)
  return [
    ...missing.map((name) => `needs the job ${name}, which does not exist`),
    ...(job.uses === undefined && job['runs-on'] === undefined ? ['has no runs-on'] : []),
    ...(conditions.some((condition) => /\bsecrets\./.test(condition))
      ? ['an `if` cannot read `secrets`; put the secret into `env` and test that']
      : []),
    ...(/\benv\./.test(String(job.if)) ? ['the `if` of a job cannot read `env`'] : []),
  ]
}

/** A reusable workflow, this action's or one of the same repository. */
function problemsOfCall(job: Job, repository: string, version: string): string[] {
  if (job.uses === undefined) return []
  const [, ownPath, ref = ''] = OWN_WORKFLOW.exec(job.uses) ?? []
  const [, localPath] = LOCAL_WORKFLOW.exec(job.uses) ?? []
  const forbidden = NOT_WITH_CALL.filter((key) => key in job).map(
    (key) => `a job that calls a reusable workflow cannot have \`${key}\``,
  )
  if (ownPath === undefined && localPath === undefined) return forbidden
  const path = ownPath ?? join(repository, localPath ?? '')
  const refs = ownPath === undefined ? [] : problemsOfReference(ref, version)
  if (!existsSync(path)) {
    const known = ownPath === undefined ? [] : readdirSync('.github/workflows')
    return [
      ...forbidden,
      `there is no workflow ${job.uses}${hint(path.replace(/.*\//, ''), known)}`,
    ]
  }
  const text = readYamlText(path, 'workflow')
  const callable = callableOf(parse(text, { merge: true }))
  if (callable === undefined) return [...forbidden, `${job.uses} is not a reusable workflow`]
  const inside = localPath === undefined ? [] : checkWorkflow(text, { repository, version }).errors
  return [
    ...forbidden,
    ...refs,
    ...problemsOfArguments(job, callable),
    ...inside.map((problem) => `${job.uses}: ${problem}`),
  ]
}

interface Callable {
  readonly inputs?: Readonly<Record<string, Input>>
  readonly secrets?: Readonly<Record<string, Input>>
}

/** The inputs and secrets of a reusable workflow; `undefined` for any other workflow. */
function callableOf({ on }: Workflow): Callable | undefined {
  if ([on].flat().includes('workflow_call')) return {}
  if (!isRecord(on) || !('workflow_call' in on)) return undefined
  return (on['workflow_call'] ?? {}) as Callable
}

function problemsOfArguments(job: Job, { inputs = {}, secrets = {} }: Callable): string[] {
  const given = job.with ?? {}
  const givenSecrets = isRecord(job.secrets) ? job.secrets : {}
  return [
    ...unknown(given, inputs, 'input'),
    ...unknown(givenSecrets, secrets, 'secret'),
    ...missing(given, inputs, 'input'),
    ...(job.secrets === 'inherit' ? [] : missing(givenSecrets, secrets, 'secret')),
    ...Object.entries(given).flatMap(([name, value]) => {
      const type = inputs[name]?.type
      const text = String(value)
      const isWrong =
        !text.includes('${{') &&
        ((type === 'boolean' && !/^(true|false)$/.test(text)) ||
          (type === 'number' && Number.isNaN(Number(text))))
      return isWrong ? [`the input ${name} must be a ${type}, but is ${text}`] : []
    }),
  ]
}

const unknown = (given: object, declared: object, what: string) =>
  Object.keys(given)
    .filter((name) => !(name in declared))
    .map((name) => `the called workflow has no ${what} ${name}${hint(name, Object.keys(declared))}`)

const missing = (given: object, declared: Readonly<Record<string, Input>>, what: string) =>
  Object.entries(declared)
    .filter(
      ([name, { required, default: value }]) => required && value === undefined && !(name in given),
    )
    .map(([name]) => `the called workflow requires the ${what} ${name}`)

const isOwn = ({ uses = '' }: Call) => OWN_ACTION.test(uses)

function problemsOfStep(step: Call, version: string): string[] {
  const [, ref] = OWN_ACTION.exec(step.uses ?? '') ?? []
  if (ref === undefined) return []
  const { inputs }: { inputs: object } = parse(readFileSync('action.yml', 'utf8'))
  const names = Object.keys(inputs)
  return [
    ...problemsOfReference(ref, version),
    ...Object.keys(step.with ?? {})
      .filter((name) => !names.includes(name))
      .map((name) => `the action has no input ${name}${hint(name, names)}`),
  ]
}

/** A branch such as `main` exists; a version has to be released, and GitHub takes no short commit. */
function problemsOfReference(ref: string, version: string): string[] {
  const [, major] = /^v(\d+)(?:\.\d+\.\d+)?$/.exec(ref) ?? []
  const isReleased = version !== '0.0.0' && Number(major) <= Number(version.split('.')[0])
  if (/^v\d/.test(ref) && !isReleased)
    return [`there is no release ${ref}; use the commit from a snippet of README.md`]
  if (/^[0-9a-f]{7,39}$/.test(ref))
    return [`GitHub takes no shortened commit such as ${ref}; write all 40 digits`]
  return []
}

/** `permissions` of a job replace all others, so a private repository cannot be checked out. */
function lostCheckout(job: Job, workflow: Workflow): string[] {
  const granted = job.permissions ?? workflow.permissions
  const isCheckedOut = job.steps?.some(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  if (!isCheckedOut || !isRecord(granted) || 'contents' in granted) return []
  return ['actions/checkout needs `contents: read` in a private repository']
}

function concurrencyOf(job: Job, workflow: Workflow): string[] {
  const own = groupOf(job.concurrency)
  const group = own ?? groupOf(workflow.concurrency)
  if (group === undefined) return []
  const effects = [`rehearsals don't play \`concurrency\` (group ${group})`]
  if (!group.includes('${{'))
    effects.push(
      'all pull requests share this group: GitHub keeps one waiting run and cancels the others',
    )
  if (own === undefined && job.if !== undefined)
    effects.push(
      'a run whose `if` is false still cancels the waiting one; move `concurrency` to the job',
    )
  return effects
}

function groupOf(concurrency: Concurrency | undefined): string | undefined {
  if (concurrency === undefined) return undefined
  return typeof concurrency === 'string' ? concurrency : String(concurrency.group)
}

/** The secrets and variables that a workflow reads: a rehearsal has each of them. */
function namesIn(text: string): string {
  const of = (context: string) => [
    ...new Set(
      [...text.matchAll(new RegExp(`\\b${context}\\.(\\w+)`, 'g'))].map(([, name]) => name),
    ),
  ]
  const secrets = of('secrets').filter((name) => name !== 'GITHUB_TOKEN')
  const parts = [
    ...of('vars').map((name) => `the variable ${name}`),
    ...secrets.map((name) => `the secret ${name}`),
  ]
  return new Intl.ListFormat('en').format(parts)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hint = (word: string, known: readonly string[]): string => didYouMean(word, known)
