// Finds what GitHub would refuse in a workflow, or would silently do less than its author expects, and
// what act would play all the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { didYouMean } from '../src/shared/nearest.js'
import { fixedConditions } from './check-conditions.js'
import { problemsOfSchedules, schedulesOf } from './check-events.js'
import { callOutputsNeverSet, outputsNeverSet } from './check-outputs.js'
import {
  keptOut,
  payloadOfOtherEvent,
  problemsOfFilters,
  problemsOfInputs,
  refusedInputs,
} from './check-triggers.js'
import { plainSecrets, wrongWords } from './check-values.js'
import { assumedNames, warningsOf } from './check-warnings.js'
import { readYamlText } from './repository.js'
import {
  type Callable,
  callableOf,
  calledFile,
  findInExpressions,
  type InputSyntax,
  isMapping,
  type JobSyntax,
  readSyntax,
  type StepSyntax,
  triggersIn,
  type WorkflowSyntax,
  words,
} from './syntax.js'

/** What to know about a workflow before it is played. */
export interface Findings {
  /** GitHub would not run this, or not as written. The rehearsal fails. */
  readonly errors: string[]
  /** GitHub may do something else than the rehearsal. */
  readonly warnings: string[]
}

const OWN_ACTION = /^[\w-]+\/merge-queue-action@(.+)$/
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

/** GitHub starts `pull_request` without `types` for these only. */
const TYPES_OF_PULL_REQUEST = words('opened synchronize reopened')

/** The events that start a workflow. */
export const triggersOf = (text: string): string[] => triggersIn(readSyntax(text).on)

/** Returns why GitHub would not start a workflow on an event, which act would play all the same. */
export function notStartedOn(
  text: string,
  event: string,
  payload: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { action, schedule, inputs } = payload
  const triggers = triggersOf(text)
  if (!triggers.includes(event))
    return `it does not start on ${event}, but on ${triggers.join(', ')}`
  const { on, jobs } = readSyntax(text)
  const other = payloadOfOtherEvent(event, payload)
  if (other !== undefined) return other
  const crons = schedulesOf(on).map(({ cron }) => cron)
  if (event === 'schedule' && schedule !== undefined && !crons.includes(schedule))
    return `it has no schedule ${schedule}, but ${crons.join(' and ')}`
  const readsSchedule = findInExpressions(jobs, /\bgithub\.event\.schedule\b/g).length > 0
  if (event === 'schedule' && schedule === undefined && crons.length > 1 && readsSchedule)
    return `it has several schedules and reads \`github.event.schedule\`: name one in the payload, as in {"schedule": "${crons[0]}"}`
  const filter = isMapping(on) ? on[event] : undefined
  const usual = /^pull_request(_target)?$/.test(event) ? TYPES_OF_PULL_REQUEST : undefined
  const types = isMapping(filter) && 'types' in filter ? [filter['types']].flat() : usual
  if (typeof action === 'string' && types?.includes(action) === false)
    return `it does not start on ${event} with the action ${action}, but with ${types.join(', ')}`
  if (event === 'workflow_dispatch') return refusedInputs(filter, inputs)
  return keptOut(event, filter, payload)
}

/** The newest release, as package.json names it; 0.0.0 if there is none yet. */
export const { version: VERSION }: { version: string } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

export interface CheckOptions {
  /** Folder of the repository that the workflow is in. */
  readonly repository: string
  /** Of package.json; 0.0.0 means that there is no release yet. */
  readonly version: string
  /** Variables and secrets that the user gave to the rehearsal. */
  readonly names?: readonly string[]
}

export function checkWorkflow(
  text: string,
  { repository, version, names = [] }: CheckOptions,
): Findings {
  const workflow = readSyntax(text)
  const jobs = Object.entries(workflow.jobs ?? {})
  const errors = [
    ...unknownActivityTypes(workflow.on),
    ...problemsOfFilters(workflow.on),
    ...problemsOfInputs(workflow),
    ...problemsOfSchedules(workflow.on),
    ...unknownKeys(workflow),
    ...plainSecrets(text),
    ...unknownPermissions(workflow.permissions),
    ...callOutputsNeverSet(workflow, repository),
    ...jobs.flatMap(([name, job]) =>
      [
        ...unknownPermissions(job.permissions),
        ...problemsOfJob(job, workflow),
        ...problemsOfCall(job, repository, version),
        ...(job.steps ?? []).flatMap((step) => problemsOfStep(step, version)),
        ...[job, ...(job.steps ?? [])].flatMap(wrongWords),
        ...outputsNeverSet(job, workflow, repository),
        ...fixedConditions(job, workflow.on),
        ...repeatedIds(job),
        ...secretsNotPassed(job, repository),
      ].map((problem) => `job ${name}: ${problem}`),
    ),
  ]
  const warnings = [...warningsOf(text, repository), ...assumedNames(text, names)]
  return { errors, warnings }
}

/** The keys of a workflow. GitHub refuses any other. */
const KEYS = words('name run-name on permissions env defaults concurrency jobs')

/** A key of `on` that stands beside it is the usual mistake. */
function unknownKeys(workflow: WorkflowSyntax): string[] {
  return Object.keys(workflow)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const isTrigger = /^(schedule|push|pull_request\w*|workflow_\w+|issue_comment)$/.test(key)
      return `a workflow has no key ${key}${isTrigger ? '; indent it below `on`' : hint(key, KEYS)}`
    })
}

function unknownActivityTypes(on: unknown): string[] {
  if (!isMapping(on)) return []
  return Object.entries(on).flatMap(([event, filter]) => {
    const known = ACTIVITY_TYPES[event]
    if (known === undefined || !isMapping(filter)) return []
    const types = [filter['types'] ?? []].flat().map(String)
    return types
      .filter((type) => !known.includes(type))
      .map((type) => `${event} has no activity type ${type}${hint(type, known)}`)
  })
}

function unknownPermissions(permissions: unknown): string[] {
  if (!isMapping(permissions)) return []
  return Object.keys(permissions)
    .filter((name) => !PERMISSIONS.includes(name))
    .map((name) => `GitHub has no permission ${name}${hint(name, PERMISSIONS)}`)
}

function problemsOfJob(job: JobSyntax, { jobs = {} }: WorkflowSyntax): string[] {
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
function problemsOfCall(job: JobSyntax, repository: string, version: string): string[] {
  if (job.uses === undefined) return []
  const forbidden = NOT_WITH_CALL.filter((key) => key in job).map(
    (key) => `a job that calls a reusable workflow cannot have \`${key}\``,
  )
  const file = calledFile(job.uses, repository)
  if (file === undefined) return forbidden
  const { path, ref } = file
  if (!existsSync(path)) {
    const known = ref === undefined ? [] : readdirSync('.github/workflows')
    return [
      ...forbidden,
      `there is no workflow ${job.uses}${hint(path.replace(/.*\//, ''), known)}`,
    ]
  }
  const text = readYamlText(path, 'workflow')
  const callable = callableOf(readSyntax(text))
  if (callable === undefined) return [...forbidden, `${job.uses} is not a reusable workflow`]
  const refs = ref === undefined ? [] : problemsOfReference(ref, version)
  const inside = ref === undefined ? checkWorkflow(text, { repository, version }).errors : []
  return [
    ...forbidden,
    ...refs,
    ...problemsOfArguments(job, callable),
    ...inside.map((problem) => `${job.uses}: ${problem}`),
  ]
}

function problemsOfArguments(job: JobSyntax, { inputs = {}, secrets = {} }: Callable): string[] {
  const given = job.with ?? {}
  const givenSecrets = isMapping(job.secrets) ? job.secrets : {}
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

const missing = (given: object, declared: Readonly<Record<string, InputSyntax>>, what: string) =>
  Object.entries(declared)
    .filter(
      ([name, { required, default: value }]) => required && value === undefined && !(name in given),
    )
    .map(([name]) => `the called workflow requires the ${what} ${name}`)

/** Secrets of the repository that a called workflow reads and does not get. */
function secretsNotPassed(job: JobSyntax, repository: string): string[] {
  const { uses = '', secrets } = job
  const file = calledFile(uses, repository)
  if (secrets === 'inherit' || file === undefined || !existsSync(file.path)) return []
  const called = readSyntax(readYamlText(file.path, 'workflow'))
  const declared = Object.keys(callableOf(called)?.secrets ?? {})
  return findInExpressions(called, /(?<![\w.])secrets\.([\w-]+)/g)
    .map(([, name = '']) => name)
    .filter((name) => name !== 'GITHUB_TOKEN' && !declared.includes(name))
    .map((name) => `${uses} reads the secret ${name}, which it gets only with \`secrets: inherit\``)
}

function repeatedIds({ steps = [] }: JobSyntax): string[] {
  const ids = steps.flatMap(({ id }) => id ?? [])
  const repeated = ids.filter((id, place) => ids.indexOf(id) !== place)
  return repeated.map((id) => `two steps have the id ${id}`)
}

function problemsOfStep(step: StepSyntax, version: string): string[] {
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

const hint = (word: string, known: readonly string[]): string => didYouMean(word, known)
