// Finds events of a rehearsal that GitHub would not send, or that the filters of a workflow keep out.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { admits } from '../src/setup/filter-pattern.js'
import { didYouMean } from '../src/shared/nearest.js'
import { readYamlText } from './repository.js'
import {
  findInExpressions,
  type InputSyntax,
  isMapping,
  readSyntax,
  triggersIn,
  type WorkflowSyntax,
} from './syntax.js'

/** Names in `workflow_run` that no workflow of the repository has: GitHub never starts the workflow for them. */
export function unknownWorkflows(on: unknown, repository: string): string[] {
  const folder = join(repository, '.github/workflows')
  const wanted = triggersWithFilters(on)
    .filter(([event]) => event === 'workflow_run')
    .flatMap(([, filters]) => textsOf(filters['workflows']))
  if (wanted.length === 0 || !existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => {
      const { name } = readSyntax(readYamlText(join(folder, file), 'workflow'))
      return name ?? `.github/workflows/${file}`
    })
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => `no workflow of the repository has the name ${name}${didYouMean(name, names)}`)
}

/** The members of a payload that only some events have. */
const MEMBERS: Readonly<Record<string, RegExp>> = {
  pull_request: /^pull_request/,
  issue: /^issue/,
  comment: /_comment$/,
  review: /^pull_request_review/,
  workflow_run: /^(workflow_run|deployment.*)$/,
  check_suite: /^check_suite$/,
  check_run: /^(check_run|deployment.*)$/,
  inputs: /^workflow_dispatch$/,
  schedule: /^schedule$/,
}

/** Returns why GitHub would not send a payload with an event. */
export function payloadOfOtherEvent(event: string, payload: object): string | undefined {
  const other = Object.keys(payload).find((name) => MEMBERS[name]?.test(event) === false)
  if (other === undefined) return undefined
  return `the payload has \`${other}\`, which GitHub does not send with ${event}`
}

/** Members of the payload that a workflow reads and that none of its events has. */
export function membersOfOtherEvents(workflow: WorkflowSyntax): string[] {
  const events = triggersIn(workflow.on)
  // A called workflow gets the event of its caller.
  if (events.includes('workflow_call')) return []
  return findInExpressions(workflow, /\bgithub\.event\.(\w+)/g).flatMap(([path, name = '']) => {
    const isSentBy = MEMBERS[name]
    if (isSentBy === undefined || events.some((event) => isSentBy.test(event))) return []
    return [`\`${path}\` is always empty on ${events.join(', ')}`]
  })
}

const inputsOf = (trigger: unknown) =>
  (isMapping(trigger) && isMapping(trigger['inputs']) ? trigger['inputs'] : {}) as Readonly<
    Record<string, InputSyntax | null>
  >

/** Returns why the filters of a trigger keep an event out; `undefined` if they admit it. */
export function keptOut(
  event: string,
  filters: unknown,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isMapping(filters)) return undefined
  const run = payload['workflow_run']
  const workflows = textsOf(filters['workflows'])
  const name = isMapping(run) ? run['name'] : undefined
  if (typeof name === 'string' && workflows.length > 0 && !workflows.includes(name))
    return `it does not start after the workflow ${name}, but after ${workflows.join(', ')}`
  const branch = branchOf(event, payload)
  if (branch === undefined) return undefined
  const wanted = textsOf(filters['branches'])
  const ignored = textsOf(filters['branches-ignore'])
  if (wanted.length > 0 && admits(wanted, branch) === false)
    return `it does not start on ${event} for the branch ${branch}, but for ${wanted.join(', ')}`
  if (admits(ignored, branch)) return `it ignores the branch ${branch} on ${event}`
  return undefined
}

/** The branch that GitHub compares with the filters; `undefined` if the payload lacks it. */
function branchOf(event: string, payload: Readonly<Record<string, unknown>>): string | undefined {
  const { ref, pull_request: pullRequest, workflow_run: run } = payload
  let branch: unknown
  if (event === 'push') branch = ref
  else if (isMapping(run)) branch = run['head_branch']
  else if (isMapping(pullRequest) && isMapping(pullRequest['base']))
    branch = pullRequest['base']['ref']
  if (typeof branch !== 'string' || branch.startsWith('refs/tags/')) return undefined
  return branch.replace(/^refs\/heads\//, '')
}

/** Returns why GitHub would not take the inputs of a start by hand. */
export function refusedInputs(filters: unknown, given: unknown): string | undefined {
  const inputs = inputsOf(filters)
  const values = isMapping(given) ? given : {}
  const known = Object.keys(inputs)
  const unknown = Object.keys(values).find((name) => !known.includes(name))
  if (unknown !== undefined) return `it has no input ${unknown}${didYouMean(unknown, known)}`
  for (const [name, input] of Object.entries(inputs)) {
    const { required, default: value, options = [] } = input ?? {}
    const chosen = values[name] ?? value
    if (required === true && chosen === undefined) return `it requires the input ${name}`
    if (options.length > 0 && chosen !== undefined && !options.map(String).includes(String(chosen)))
      return `its input ${name} is one of ${options.join(', ')}, and not ${chosen}`
  }
  return undefined
}

const textsOf = (value: unknown): readonly string[] => [value ?? []].flat().map(String)

const triggersWithFilters = (on: unknown) =>
  Object.entries(isMapping(on) ? on : {}).filter(
    (entry): entry is [string, Readonly<Record<string, unknown>>] => isMapping(entry[1]),
  )
