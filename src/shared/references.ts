import { inBackticks } from './text.js'

/** `repo` of every request body. */
export interface RepositoryRef {
  readonly host: string
  readonly owner: string
  readonly name: string
}

/** Only this file can make a reference: no unresolved branch or number can reach a request. */
declare const checked: unique symbol

/** A queue, as requests address it. */
export interface QueueRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
  readonly [checked]: 'queue'
}

/** A stack of pull requests, each based on the branch of the one below. */
export interface Stack {
  /** The branch that the whole stack merges into. */
  readonly base: string
  /** Counts from 1 at the bottom. Early versions of GitHub's stacks lack it, and the size. */
  readonly position?: number | undefined
  readonly size?: number | undefined
  /** The branch of the member below, on which the pull request is based; else the stack's base. */
  readonly parent?: string | undefined
}

/**
 * The stack of one pull request, as seen so far in this step. GitHub may drop the stack or change
 * the base after a merge, so a stack that was seen once counts until the end of the step.
 */
interface StackMemory {
  seen: Stack | undefined
  /** Branches that the pull request was based on as a member, or can be based on after a merge. */
  branches?: ReadonlySet<string>
  /** Base branches in records about which GitHub was asked. */
  askedAbout?: ReadonlySet<string>
  /** GitHub was asked for the branches of all members below. */
  areMembersRead?: boolean
}

/** The stacks of the pull requests that a step has seen. */
export class StackTracker {
  readonly #memories = new Map<number, StackMemory>()

  /** The stack of a pull request, as this step has seen it so far. */
  of(number: number): StackMemory {
    const memory = this.#memories.get(number) ?? { seen: undefined }
    this.#memories.set(number, memory)
    return memory
  }
}

/** Notes a stack that was seen, and the branch that the pull request is based on. */
export function noteStack(memory: StackMemory, stack: Stack | undefined): void {
  if (stack === undefined) return
  memory.seen = stack
  noteMember(memory, stack.parent)
}

/** Notes the branch of a member below. */
export function noteMember(memory: StackMemory, branch: string | undefined): void {
  if (branch !== undefined) memory.branches = new Set(memory.branches).add(branch)
}

/** A pull request in a queue, as requests address it. */
export interface PullRequestRef extends QueueRef {
  /** A whole number, 1 or more. */
  readonly number: number
  readonly stack: StackMemory
}

/** True for a member of a stack that merges into the target branch. */
export const isInStack = ({
  stack,
  targetBranch,
}: Pick<PullRequestRef, 'stack' | 'targetBranch'>): boolean => stack.seen?.base === targetBranch

/**
 * True if a report with this base branch is about the queue of the pull request. In a stack, the
 * branch of any member below also counts. Any other branch means that it has left the stack.
 */
export function leadsToTarget(
  baseBranch: string,
  ref: Pick<PullRequestRef, 'stack' | 'targetBranch'>,
): boolean {
  if (baseBranch === ref.targetBranch) return true
  return isInStack(ref) && (ref.stack.branches?.has(baseBranch) ?? true)
}

/** "2 of 5 in a stack on `main`"; `undefined` without a stack. */
export function stackPlace({ stack: { seen } }: Pick<PullRequestRef, 'stack'>): string | undefined {
  if (seen === undefined) return undefined
  const { base, position, size } = seen
  const stack = `in a stack on ${inBackticks(base)}`
  if (position === undefined) return stack
  if (size === undefined) return `${position} ${stack}`
  return `${position} of ${size} ${stack}`
}

/** "#12 is 2 of 5 in a stack on `main`"; `undefined` without a stack. */
export function stackSentence(ref: Pick<PullRequestRef, 'number' | 'stack'>): string | undefined {
  const place = stackPlace(ref)
  return place && `#${ref.number} is ${place}`
}

/** @throws {TypeError} the branch is empty */
export function queueRef(repository: RepositoryRef, targetBranch: string): QueueRef {
  if (targetBranch === '') throw new TypeError('A queue needs the name of its branch.')
  return { repository, targetBranch } as QueueRef
}

/** @throws {TypeError} the branch is empty or the number is not a positive whole number */
export function pullRequestRef(
  repository: RepositoryRef,
  targetBranch: string,
  number: number,
  stack: StackMemory = { seen: undefined },
): PullRequestRef {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new TypeError(`A pull request needs a number, not ${number}.`)
  return { ...queueRef(repository, targetBranch), number, stack }
}

/** `owner/name`. */
export const repositoryName = ({ owner, name }: RepositoryRef): string => `${owner}/${name}`

/** `owner/name@branch`: the name of a queue in messages and in `confirm`. */
export const queueName = ({ repository, targetBranch }: QueueRef): string =>
  `${repositoryName(repository)}@${targetBranch}`

/** `#12 on main`, for logs and messages. */
export const pullRequestName = ({ number, targetBranch }: PullRequestRef): string =>
  `#${number} on ${targetBranch}`
