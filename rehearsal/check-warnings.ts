// Finds what GitHub takes in a workflow and may play unlike a rehearsal, or unlike its author expects.
import { existsSync } from 'node:fs'
import { closestTo } from '../src/shared/nearest.js'
import { membersOfOtherEvents, unknownWorkflows } from './check-triggers.js'
import { placesLeft } from './check-values.js'
import { readYamlText } from './repository.js'
import {
  type ConcurrencySyntax,
  calledFile,
  isMapping,
  type JobSyntax,
  readSyntax,
  triggersIn,
  type WorkflowSyntax,
  words,
} from './syntax.js'

/** Returns one sentence for each part of a workflow that GitHub takes, and may play unlike the rehearsal or unlike its author expects. */
export function warningsOf(text: string, repository: string): string[] {
  const workflow = readSyntax(text)
  const ofJobs = Object.entries(workflow.jobs ?? {}).flatMap(([name, job]) =>
    [
      ...lostCheckout(job, workflow),
      ...concurrencyOf(job, workflow),
      ...unsafeCheckout(job, workflow),
      ...[job, ...(job.steps ?? [])].flatMap(placesLeft),
      ...warningsOfCall(job, repository),
    ].map((warning) => `job ${name}: ${warning}`),
  )
  return [
    ...unknownWorkflows(workflow.on, repository),
    ...membersOfOtherEvents(workflow),
    ...ofJobs,
  ]
}

function warningsOfCall({ uses = '' }: JobSyntax, repository: string): string[] {
  const file = calledFile(uses, repository)
  if (file === undefined || file.ref !== undefined || !existsSync(file.path)) return []
  const inside = warningsOf(readYamlText(file.path, 'workflow'), repository)
  return inside.map((warning) => `${uses}: ${warning}`)
}

/** `permissions` of a job replace all others, so a private repository cannot be checked out. */
function lostCheckout(job: JobSyntax, workflow: WorkflowSyntax): string[] {
  const granted = job.permissions ?? workflow.permissions
  const isCheckedOut = job.steps?.some(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  if (!isCheckedOut || !isMapping(granted) || 'contents' in granted) return []
  return ['actions/checkout needs `contents: read` in a private repository']
}

/** Runs on these events have secrets, and a fork decides what its head contains. */
function unsafeCheckout(job: JobSyntax, workflow: WorkflowSyntax): string[] {
  const triggers = triggersIn(workflow.on)
  const event = ['pull_request_target', 'workflow_run'].find((name) => triggers.includes(name))
  const checkouts = (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  if (event === undefined || !/\bhead[._]/.test(JSON.stringify(checkouts))) return []
  return [
    'on pull_request_target, the code of a fork could read the secrets and the token of the job',
  ]
}

function concurrencyOf(job: JobSyntax, workflow: WorkflowSyntax): string[] {
  const own = groupOf(job.concurrency)
  const group = own ?? groupOf(workflow.concurrency)
  if (group === undefined) return []
  const effects = [`rehearsals don't play \`concurrency\` (group ${group})`]
  const shared = triggersIn(workflow.on).filter((event) => isShared(group, event))
  if (shared.length > 0)
    effects.push(
      `on ${shared.join(', ')}, all pull requests share this group: GitHub keeps one waiting run and cancels the others`,
    )
  if (own === undefined && job.if !== undefined)
    effects.push(
      'a run whose `if` is false still cancels the waiting one; move `concurrency` to the job',
    )
  return effects
}

/** Members of `github` that are the same for all pull requests, and those that are so unless their event is on the pull request's ref. */
const SAME = words('workflow repository repository_owner event_name job base_ref')
const SAME_ON_DEFAULT_BRANCH = [...SAME, ...words('ref ref_name ref_type sha')]
const ON_DEFAULT_BRANCH = words('issue_comment workflow_run check_suite check_run')

/** Whether runs for different pull requests have the same group. */
function isShared(group: string, event: string): boolean {
  const same = new Map([
    ['pull_request', SAME],
    ['pull_request_review', SAME],
    ['pull_request_target', SAME_ON_DEFAULT_BRANCH],
    ...ON_DEFAULT_BRANCH.map((name) => [name, [...SAME_ON_DEFAULT_BRANCH, 'head_ref']] as const),
  ]).get(event)
  if (same === undefined || /\b(?:inputs|matrix|needs|vars)\./.test(group)) return false
  return [...group.matchAll(/\bgithub\.(\w+)/g)].every(([, name = '']) => same.includes(name))
}

function groupOf(concurrency: ConcurrencySyntax | undefined): string | undefined {
  if (concurrency === undefined) return undefined
  return typeof concurrency === 'string' ? concurrency : String(concurrency.group)
}

/** Variables and secrets of the examples. */
const USUAL_NAMES = words('MERGE_QUEUE_API_URL MERGE_QUEUE_API_TOKEN MERGE_QUEUE_ORG')

/** Names the secrets and variables that a workflow reads: a rehearsal has each of them. */
export function assumedNames(text: string, given: readonly string[]): string[] {
  const known = [...USUAL_NAMES, ...given]
  const of = (context: string) => [
    ...new Set(
      [...text.matchAll(new RegExp(`\\b${context}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    ),
  ]
  const withHint = (name: string) => {
    const near = closestTo(name, known)
    if (known.includes(name) || near === undefined || near.edits > 2) return name
    return `${name} (did you mean \`${near.name}\`?)`
  }
  const secrets = of('secrets').filter((name) => name !== 'GITHUB_TOKEN')
  const parts = [
    ...of('vars').map((name) => `the variable ${withHint(name)}`),
    ...secrets.map((name) => `the secret ${withHint(name)}`),
  ]
  if (parts.length === 0) return []
  const assumed = new Intl.ListFormat('en').format(parts)
  return [`The rehearsal assumes that your repository has ${assumed}.`]
}
