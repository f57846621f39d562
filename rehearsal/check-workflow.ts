// Finds what GitHub would refuse in a workflow, or would silently do less than its author expects, and
// what actionlint cannot know and act would play all the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { didYouMean } from '../src/shared/nearest.js'
import { fixedConditions } from './check-conditions.js'
import { schedulesOf } from './check-events.js'
import { outputsNeverSet } from './check-outputs.js'
import { keptOut, payloadOfOtherEvent, refusedInputs } from './check-triggers.js'
import { plainSecrets } from './check-values.js'
import { assumedNames, warningsOf } from './check-warnings.js'
import { lint } from './lint.js'
import { readYamlText } from './repository.js'
import {
  callableOf,
  calledFile,
  findInExpressions,
  isMapping,
  type JobSyntax,
  type Problems,
  readSyntax,
  type StepSyntax,
  triggersIn,
  words,
} from './syntax.js'

const OWN_ACTION = /^[\w-]+\/merge-queue-action@(.+)$/
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

/** A run before it is played. */
export interface PlannedRun {
  /** Path of the workflow, and its text. */
  readonly workflow: string
  readonly text: string
  /** The throw-away repository that has it, and that of the user. */
  readonly folder: string
  readonly repository: string
  readonly names: readonly string[]
  readonly event: string
  readonly payload?: Readonly<Record<string, unknown>> | undefined
}

/** Finds all that is wrong with a run before it is played. */
export function problemsOfRun(run: PlannedRun): Problems {
  const { workflow, text, folder, repository, names, event, payload } = run
  const own = checkWorkflow(text, { repository, version: VERSION, names })
  const linted = lint(folder, workflow)
  const notStarted = notStartedOn(text, event, payload)
  return {
    errors: [...own.errors, ...linted.errors, notStarted ?? []].flat(),
    warnings: [...own.warnings, ...linted.warnings],
  }
}

/** Checks what actionlint cannot know: this action, secrets, forks, comparisons, concurrency. */
export function checkWorkflow(
  text: string,
  { repository, version, names = [] }: CheckOptions,
): Problems {
  const workflow = readSyntax(text)
  const jobs = Object.entries(workflow.jobs ?? {})
  const errors = [
    ...plainSecrets(text),
    ...jobs.flatMap(([name, job]) =>
      [
        ...problemsOfCall(job, version),
        ...(job.steps ?? []).flatMap((step) => problemsOfStep(step, version)),
        ...outputsNeverSet(job),
        ...fixedConditions(job, workflow.on),
        ...secretsNotPassed(job, repository),
      ].map((problem) => `job ${name}: ${problem}`),
    ),
  ]
  const warnings = [...warningsOf(text, repository), ...assumedNames(text, names)]
  return { errors, warnings }
}

/** A reusable workflow of this action. */
function problemsOfCall({ uses = '' }: JobSyntax, version: string): string[] {
  const file = calledFile(uses, '')
  if (file?.ref === undefined) return []
  if (existsSync(file.path)) return problemsOfReference(file.ref, version)
  const known = readdirSync('.github/workflows')
  return [`there is no workflow ${uses}${hint(basename(file.path), known)}`]
}

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
