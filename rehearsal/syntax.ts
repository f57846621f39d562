// The parts of a workflow file that the checks before a rehearsal read.
import { join } from 'node:path'
import { parse } from 'yaml'

/** Facts about a workflow before it is played. */
export interface Problems {
  /** GitHub would not run this, or not as written. The rehearsal fails. */
  readonly errors: string[]
  /** GitHub may do something else than the rehearsal. */
  readonly warnings: string[]
}

/** Permissions as a workflow or a job declares them. */
export type PermissionsSyntax =
  | Readonly<Record<string, 'read' | 'write' | 'none'>>
  | 'read-all'
  | 'write-all'

export interface StepSyntax {
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly if?: unknown
  readonly env?: object
  readonly with?: Readonly<Record<string, unknown>>
}

export interface JobSyntax extends StepSyntax {
  readonly name?: string
  readonly needs?: string | readonly string[]
  readonly 'runs-on'?: unknown
  readonly environment?: string | { readonly name: string }
  readonly permissions?: PermissionsSyntax
  readonly outputs?: object
  readonly concurrency?: ConcurrencySyntax
  readonly secrets?: 'inherit' | Readonly<Record<string, unknown>>
  readonly steps?: readonly StepSyntax[]
  readonly strategy?: { readonly matrix?: unknown }
  readonly 'timeout-minutes'?: unknown
}

export type ConcurrencySyntax = string | { readonly group?: unknown }

export interface InputSyntax {
  readonly type?: string
  readonly required?: boolean
  readonly default?: unknown
  readonly options?: readonly unknown[]
}

export interface WorkflowSyntax {
  readonly name?: string
  readonly on?: unknown
  readonly permissions?: PermissionsSyntax
  readonly concurrency?: ConcurrencySyntax
  readonly jobs?: Readonly<Record<string, JobSyntax>>
}

/** The inputs, secrets and outputs of a reusable workflow. */
export interface Callable {
  readonly inputs?: Readonly<Record<string, InputSyntax>>
  readonly secrets?: Readonly<Record<string, InputSyntax>>
  readonly outputs?: Readonly<Record<string, { readonly value?: unknown }>>
}

const OWN_WORKFLOW = /^[\w-]+\/merge-queue-action\/(\.github\/workflows\/[\w.-]+)@(.+)$/
const LOCAL_WORKFLOW = /^\.\/(\.github\/workflows\/[\w.-]+)$/

export const words = (text: string): readonly string[] => text.split(' ')

/** Runners that GitHub hosts. */
export const HOSTED = words(
  'ubuntu-latest ubuntu-24.04 ubuntu-22.04 ubuntu-24.04-arm ubuntu-22.04-arm ubuntu-slim ' +
    'windows-latest windows-2025 windows-2022 windows-11-arm macos-latest macos-26 macos-15 macos-14',
)

export const readSyntax = (text: string): WorkflowSyntax => parse(text, { merge: true }) ?? {}

export const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the events of `on:`. */
export function triggersIn(on: unknown = {}): string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on as object)
}

/** Returns the inputs, secrets and outputs of a reusable workflow; `undefined` for any other workflow. */
export function callableOf({ on }: WorkflowSyntax): Callable | undefined {
  if ([on].flat().includes('workflow_call')) return {}
  if (!isMapping(on) || !('workflow_call' in on)) return undefined
  return (on['workflow_call'] ?? {}) as Callable
}

/** The file of a reusable workflow: of this action, with the version that the caller names, or of the same repository. */
export interface CalledFile {
  readonly path: string
  readonly ref?: string
}

/** Finds the file of a reusable workflow; `undefined` for one of another repository. */
export function calledFile(uses: string, repository: string): CalledFile | undefined {
  const [, ownPath, ref] = OWN_WORKFLOW.exec(uses) ?? []
  if (ownPath !== undefined && ref !== undefined) return { path: ownPath, ref }
  const [, localPath] = LOCAL_WORKFLOW.exec(uses) ?? []
  if (localPath !== undefined) return { path: join(repository, localPath) }
  return undefined
}

/** Returns the expressions of a part of a workflow: what is in `${{ }}`, and each `if`. */
export function expressionsIn(part: unknown, key = ''): string[] {
  if (typeof part === 'string') {
    const inside = [...part.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, expression = '']) => expression)
    return key === 'if' && inside.length === 0 ? [part] : inside
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => expressionsIn(value, name))
}

/** Returns what a pattern finds in the expressions of a part of a workflow, outside of texts in quotes, each once. */
export function findInExpressions(part: unknown, pattern: RegExp): RegExpExecArray[] {
  const found = expressionsIn(part).flatMap((expression) => [
    ...expression.replaceAll(/'(?:[^']|'')*'/g, "''").matchAll(pattern),
  ])
  return [...new Map(found.map((match) => [match[0], match])).values()]
}
