/** Workflow files as GitHub Actions reads them: what starts them, and what they use. */
import { isMap, parseDocument } from 'yaml'
import type { WorkflowFile } from '../github/repository-setup.js'
import { inBackticks } from '../shared/text.js'
import { admits } from './filter-pattern.js'

/** A workflow of the target branch. */
export interface Workflow {
  /** Such as `ci.yml`. */
  readonly name: string
  /** The events that start it, each with its filters as written; `undefined` without filters. */
  readonly triggers: ReadonlyMap<string, unknown>
  readonly uses: readonly Use[]
  /** Its whole text, for scripts that call the service themselves. */
  readonly text: string
}

/** An action or a reusable workflow that a workflow uses. */
export interface Use {
  /** Such as `actions/checkout@v5`. */
  readonly reference: string
  readonly inputs: Readonly<Record<string, unknown>>
}

/** No workflow that people write is longer, and the parser needs a kilobyte for each sign. */
const MAX_WORKFLOW_LENGTH = 256 * 1024
const MAX_WORKFLOW_ALIASES = 1000

/** Reads a workflow; `undefined` if GitHub does not show it, or it is not valid. */
export function readWorkflow({ name, text = '' }: WorkflowFile): Workflow | undefined {
  const content = parseWorkflow(text)
  if (!isRecord(content)) return undefined
  const triggers = triggersOf(content['on'])
  return triggers && { name, triggers, uses: usesOf(content['jobs']), text }
}

/** YAML 1.2, in which `on` is a text, with aliases. */
function parseWorkflow(text: string): unknown {
  if (text.length > MAX_WORKFLOW_LENGTH) return undefined
  try {
    const document = parseDocument(text, { prettyErrors: false })
    if (document.errors.length > 0 || !isMap(document.contents)) return undefined
    return document.toJS({ maxAliasCount: MAX_WORKFLOW_ALIASES })
  } catch {
    // Too many aliases, or too deep.
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `on: push`, `on: [push, pull_request]`, or a mapping of events to their filters. */
function triggersOf(on: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof on === 'string') return new Map([[on, undefined]])
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), undefined]))
  if (isRecord(on)) return new Map(Object.entries(on))
  return undefined
}

/** The reusable workflows of jobs, and the actions of their steps. */
function usesOf(jobs: unknown): readonly Use[] {
  if (!isRecord(jobs)) return []
  const callers: unknown[] = []
  for (const job of Object.values(jobs)) {
    if (!isRecord(job)) continue
    callers.push(job)
    if (Array.isArray(job['steps'])) callers.push(...job['steps'])
  }
  return callers.flatMap((caller) => {
    if (!isRecord(caller) || typeof caller['uses'] !== 'string') return []
    const inputs = isRecord(caller['with']) ? caller['with'] : {}
    return { reference: caller['uses'], inputs }
  })
}

/** Filters that GitHub allows only one of. */
const EXCLUSIVE = [
  ['branches', 'branches-ignore'],
  ['tags', 'tags-ignore'],
  ['paths', 'paths-ignore'],
] as const

/**
 * Returns why a push to a branch does not start a workflow, as the end of a sentence about it;
 * `undefined` if it does. Filters on paths are not judged.
 */
export function pushRefusal(workflow: Workflow, branch: string): string | undefined {
  if (!workflow.triggers.has('push')) return 'does not start on `push`'
  const filters = workflow.triggers.get('push')
  const isForTags = hasFilter(filters, 'tags') || hasFilter(filters, 'tags-ignore')
  const isForBranches = hasFilter(filters, 'branches') || hasFilter(filters, 'branches-ignore')
  if (isForTags && !isForBranches) return 'starts on `push` only for tags'
  return branchRefusal('push', filters, branch)
}

/** Like {@link pushRefusal}, for a pull request that is opened for a branch. */
export function pullRequestRefusal(workflow: Workflow, baseBranch: string): string | undefined {
  if (!workflow.triggers.has('pull_request')) return 'does not start on `pull_request`'
  const filters = workflow.triggers.get('pull_request')
  const types = filterTexts(filters, 'types')
  if (types.length > 0 && !types.includes('opened') && !types.includes('synchronize'))
    return `starts on \`pull_request\` only for ${types.map(inBackticks).join(', ')}`
  return branchRefusal('pull_request', filters, baseBranch)
}

function branchRefusal(event: string, filters: unknown, branch: string): string | undefined {
  const both = EXCLUSIVE.find((names) => names.every((name) => hasFilter(filters, name)))
  if (both !== undefined) {
    const names = both.map(inBackticks).join(' and ')
    return `has both ${names} for \`${event}\`, which GitHub refuses`
  }
  const included = filterTexts(filters, 'branches')
  const ignored = filterTexts(filters, 'branches-ignore')
  const isIncluded = included.length === 0 || admits(included, branch)
  const isIgnored = admits(ignored, branch)
  if (isIncluded === undefined || isIgnored === undefined)
    return `has a branch pattern for \`${event}\` that GitHub refuses`
  if (!isIncluded) return `starts on \`${event}\` only for ${included.map(inBackticks).join(', ')}`
  if (isIgnored) return `ignores ${ignored.map(inBackticks).join(', ')} on \`${event}\``
  return undefined
}

const hasFilter = (filters: unknown, name: string): boolean => filterTexts(filters, name).length > 0

/** The texts of a filter: one, or a list. */
function filterTexts(filters: unknown, name: string): readonly string[] {
  if (!isRecord(filters)) return []
  return [filters[name] ?? []].flat().map(String)
}

/** Returns the workflows that use something directly, or call one of these workflows that does. */
export function workflowsUsing(
  workflows: readonly Workflow[],
  isWanted: (use: Use) => boolean,
): readonly Workflow[] {
  const using = new Set(workflows.filter(({ uses }) => uses.some(isWanted)))
  const callsUsing = ({ reference }: Use): boolean =>
    [...using].some(({ name }) => reference === `./.github/workflows/${name}`)
  for (let before = 0; before !== using.size; ) {
    before = using.size
    for (const workflow of workflows) if (workflow.uses.some(callsUsing)) using.add(workflow)
  }
  return workflows.filter((workflow) => using.has(workflow))
}
