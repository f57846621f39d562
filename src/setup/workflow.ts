/** Workflow files as GitHub Actions reads them: what starts them, and what they use. */
import { posix } from 'node:path'
import { isMap, parseDocument } from 'yaml'
import { sameName } from '../github/event.js'
import type { WorkflowFile } from '../github/repository-setup.js'
import { inBackticks } from '../shared/text.js'
import { admits } from './filter-pattern.js'

/** The steps of a workflow or a composite action. */
export interface Body {
  readonly uses: readonly Use[]
  /** Its scripts and values, without names and descriptions. */
  readonly texts: readonly string[]
}

/** A workflow file of a branch. */
export interface Workflow extends Body {
  /** Such as `ci.yml`. */
  readonly name: string
  /** The events that start it, each with its filters as written; `undefined` without filters. */
  readonly triggers: ReadonlyMap<string, unknown>
  readonly content: Content
}

/** A mapping of YAML. */
export type Content = Readonly<Record<string, unknown>>

/** An action or a reusable workflow that a workflow uses. */
export interface Use {
  /** Such as `actions/checkout@v5`. */
  readonly reference: string
  readonly inputs: Content
}

/** No workflow that people write is longer, and the parser needs a kilobyte for each sign. */
const MAX_WORKFLOW_LENGTH = 256 * 1024
const MAX_WORKFLOW_ALIASES = 1000

/** Reads a workflow; `undefined` if GitHub does not show it, or it is not valid. */
export function readWorkflow({ name, text = '' }: WorkflowFile): Workflow | undefined {
  const content = parseContent(text)
  if (!isRecord(content)) return undefined
  const triggers = triggersOf(content['on'])
  return triggers && { name, triggers, content, ...bodyOf(jobsOf(content), content) }
}

/** Reads the `action.yml` of an action; `undefined` if it is not valid. */
export function readAction(text: string): Body | undefined {
  const content = parseContent(text)
  if (!isRecord(content)) return undefined
  return bodyOf([content['runs']], content['runs'])
}

/** The jobs of a workflow by their ids. */
const jobsOf = ({ jobs }: Content): readonly Content[] => Object.values(namedJobs(jobs))

/** The jobs in a mapping of jobs. */
export const namedJobs = (jobs: unknown): Readonly<Record<string, Content>> =>
  Object.fromEntries(
    Object.entries(isRecord(jobs) ? jobs : {}).flatMap(([id, job]) =>
      isRecord(job) ? [[id, job]] : [],
    ),
  )

/** YAML 1.2, in which `on` is a text, with aliases. */
function parseContent(text: string): unknown {
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

/** True for a mapping of YAML. */
export const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `on: push`, `on: [push, pull_request]`, or a mapping of events to their filters. */
function triggersOf(on: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof on === 'string') return new Map([[on, undefined]])
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), undefined]))
  if (isRecord(on)) return new Map(Object.entries(on))
  return undefined
}

/** The reusable workflows of jobs, and the actions of their steps. @param all has every text */
function bodyOf(jobs: readonly unknown[], all: unknown): Body {
  const callers: unknown[] = []
  for (const job of jobs) {
    if (!isRecord(job)) continue
    callers.push(job)
    if (Array.isArray(job['steps'])) callers.push(...job['steps'])
  }
  const uses = callers.flatMap((caller) => {
    if (!isRecord(caller) || typeof caller['uses'] !== 'string') return []
    const inputs = isRecord(caller['with']) ? caller['with'] : {}
    return { reference: caller['uses'], inputs }
  })
  return { uses, texts: textsIn(all) }
}

/** Texts for people, which do nothing. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['name', 'description', 'run-name'])

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (FOR_PEOPLE.has(key) ? [] : textsIn(each)))
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

/** The workflows and composite actions of one branch. */
export interface Sources {
  readonly workflows: readonly Workflow[]
  /** Composite actions by their folder. */
  readonly actions: ReadonlyMap<string, Body>
  /** `owner/name`, by which a workflow may name its own repository. */
  readonly repository: string
}

/** Returns the path of a reference to a file or folder of the repository itself. */
export function localPath(reference: string, repository: string): string | undefined {
  if (reference.startsWith('./')) return posix.normalize(reference).replace(/\/$/, '')
  const [, owner = '', path = '.'] = /^([^/@]+\/[^/@]+)(?:\/([^@]+))?@/.exec(reference) ?? []
  return sameName(owner, repository) ? path : undefined
}

/** Returns a reusable workflow of the same branch. */
export const calledWorkflow = (
  { reference }: Use,
  { workflows, repository }: Sources,
): Workflow | undefined => {
  const path = localPath(reference, repository)
  return workflows.find(({ name }) => path === `.github/workflows/${name}`)
}

/** Returns what a workflow does itself, and through workflows and composite actions of its branch. */
export function wholeBody(workflow: Workflow, sources: Sources): Body {
  const bodies = new Set<Body>([workflow])
  // The set grows, body by body.
  for (const { uses } of bodies) {
    for (const use of uses) {
      const path = localPath(use.reference, sources.repository)
      const next = calledWorkflow(use, sources) ?? sources.actions.get(path ?? '')
      if (next !== undefined) bodies.add(next)
    }
  }
  const all = [...bodies]
  return { uses: all.flatMap(({ uses }) => uses), texts: all.flatMap(({ texts }) => texts) }
}
