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

/** The stack of one pull request, as a step has seen it. */
export interface SeenStack {
  readonly seen?: Stack | undefined
  /** Branches that the pull request was based on as a member, or can be based on after a merge. */
  readonly branches?: ReadonlySet<string>
}

const NOTHING_SEEN: SeenStack = {}

/**
 * The stacks of the pull requests that a step has seen. GitHub may drop the stack or change the base
 * after a merge, so a stack that was seen once counts until the end of the step.
 */
export class StackTracker {
  readonly #stacks = new Map<number, SeenStack>()

  /** The stack of a pull request, as this step has seen it so far. */
  of(number: number): SeenStack {
    return this.#stacks.get(number) ?? NOTHING_SEEN
  }

  /** Notes a stack that was seen, and the branch that the pull request is based on. */
  note(number: number, stack: Stack | undefined): void {
    if (stack === undefined) return
    this.#stacks.set(number, { ...this.of(number), seen: stack })
    this.noteMember(number, stack.parent)
  }

  /** Notes the branch of a member below. */
  noteMember(number: number, branch: string | undefined): void {
    if (branch === undefined) return
    const { seen, branches } = this.of(number)
    this.#stacks.set(number, { seen, branches: new Set(branches).add(branch) })
  }

  /** Returns a reference with the stack as this step has seen it by now. */
  current(ref: PullRequestRef): PullRequestRef {
    return { ...ref, stack: this.of(ref.number) }
  }
}

/** A pull request in a queue, as requests address it. */
export interface PullRequestRef extends QueueRef {
  /** A whole number, 1 or more. */
  readonly number: number
  readonly stack: SeenStack
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
  stack: SeenStack = NOTHING_SEEN,
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
