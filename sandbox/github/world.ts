/** State of GitHub at a moment: the seeds of a test or a scenario, and the work of the service. */
import {
  BASE_SHA,
  BASE_TIME,
  type Branch,
  type CheckSeed,
  changedFilesOf,
  type PullRequestSeed,
  SHA,
} from './seeds.js'

/** The service's work on GitHub. */
export interface ServiceOnGitHub {
  /** Its test runs so far, oldest first. */
  testRuns(): readonly TestRunOnGitHub[]
  /** The head of a pull request, as the service knows it. */
  headSha(number: number): string | undefined
  /** The commit that merged a pull request, once it has merged it. */
  mergeCommit(number: number): string | undefined
  /** When it merged a pull request. */
  mergedAt?(number: number): string | undefined
  /** When its head was pushed. */
  pushedAt?(number: number): string | undefined
  /** The queue's own check on the head of a pull request. */
  queueChecks(number: number): readonly CheckSeed[]
}

/** A test run, as GitHub shows it. */
export interface TestRunOnGitHub {
  readonly branch: string
  readonly sha: string
  readonly createdAt: string
  /** Absent while it runs. */
  readonly endedAt?: string | undefined
  /** The service deletes the branch when the run is over. */
  readonly isOver: boolean
  /** The draft pull request that it opens for the branch, where it does. */
  readonly draft?: Pick<PullRequestSeed, 'number' | 'title' | 'baseBranch'> | undefined
  readonly checks: readonly CheckSeed[]
  /** Head commits that the branch contains. */
  readonly contains: readonly string[]
}

/** Seeds of a test or a scenario. */
export interface WorldSeed {
  readonly pullRequests: ReadonlyMap<number, PullRequestSeed>
  /** With a commit of their own, or with the one that all have. */
  readonly branches?: readonly (string | Branch)[]
  /** The service whose work GitHub shows. */
  readonly service?: ServiceOnGitHub | undefined
  /** The checks of branches, by name. */
  readonly branchChecks?: Readonly<Record<string, readonly CheckSeed[]>>
}

/** Computes a value once for all that asks for it synchronously. */
export function atOnce<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined
  return () => {
    if (computed === undefined) {
      computed = { value: compute() }
      queueMicrotask(() => {
        computed = undefined
      })
    }
    return computed.value
  }
}

export class World {
  readonly #seed: WorldSeed

  constructor(seed: WorldSeed) {
    this.#seed = seed
  }

  /** The pull requests; the service may have merged some, and opened drafts of its own. */
  readonly pullRequests = atOnce(() => this.#pullRequests())

  #pullRequests(): ReadonlyMap<number, PullRequestSeed> {
    const { pullRequests, service } = this.#seed
    const own = [...pullRequests.values()].map((seed) => {
      const mergeCommitSha = seed.merged ? undefined : service?.mergeCommit(seed.number)
      const required = [...(seed.requiredChecks ?? []), ...(seed.rulesetChecks ?? [])]
      const queueChecks = service?.queueChecks(seed.number) ?? []
      const checks = [
        ...(seed.checks ?? []),
        ...queueChecks.map((check) => ({ ...check, required: required.includes(check.name) })),
      ]
      const closedAt = service?.mergedAt?.(seed.number)
      const merge =
        mergeCommitSha === undefined
          ? {}
          : { merged: true, mergeCommitSha, ...(closedAt !== undefined && { closedAt }) }
      const headSha = seed.headSha ?? service?.headSha(seed.number)
      const pushedAt = seed.pushedAt ?? service?.pushedAt?.(seed.number)
      return {
        ...seed,
        ...(headSha !== undefined && { headSha }),
        ...(pushedAt !== undefined && { pushedAt }),
        checks,
        ...merge,
      }
    })
    const pulls = own.map((seed) => withoutMergedBelow(seed, own))
    return new Map([...pulls, ...this.#drafts()].map((seed) => [seed.number, seed]))
  }

  /** All branches by name, as GitHub lists them. */
  branches(): readonly Branch[] {
    const { branches = [], branchChecks = {} } = this.#seed
    const named = branches.map((one) => (typeof one === 'string' ? { name: one, sha: SHA } : one))
    const known = [
      ...named,
      ...this.#testRuns()
        .filter(({ isOver }) => !isOver)
        .map(branchOf),
    ]
    const more = Object.keys(branchChecks).filter((name) => !known.some((b) => b.name === name))
    const all = [...known, ...more.map((name) => ({ name, sha: SHA }))]
    return all.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  branch(name: string): Branch | undefined {
    const isBase = [...this.#seed.pullRequests.values()].some(
      ({ baseBranch = 'main', stack }) => baseBranch === name || stack?.base === name,
    )
    const found = this.branches().find((branch) => branch.name === name)
    return found ?? (isBase ? { name, sha: this.#merges().at(-1) ?? BASE_SHA } : undefined)
  }

  /** The time of the newest commit of a branch. */
  committedAt({ name, committedAt }: Branch): string {
    const { pullRequests, service } = this.#seed
    const merges = [...pullRequests.values()].flatMap(({ number, baseBranch = 'main' }) =>
      baseBranch === name ? (service?.mergedAt?.(number) ?? []) : [],
    )
    return committedAt ?? merges.sort().at(-1) ?? BASE_TIME
  }

  /** The checks of a commit, or of the commit that a branch is at. */
  checksOf(ref: string): readonly CheckSeed[] {
    const { branchChecks = {} } = this.#seed
    const named = this.branch(ref.replace(/^(refs\/)?heads\//, ''))
    const sha = named?.sha ?? ref
    return [
      ...this.#testRuns().flatMap((run) => (run.sha === sha ? run.checks : [])),
      ...this.#heads(sha).flatMap(({ checks = [] }) => checks),
      ...Object.entries(branchChecks).flatMap(([name, checks]) =>
        name === named?.name || (named === undefined && this.branch(name)?.sha === sha)
          ? checks
          : [],
      ),
    ]
  }

  /** Tells whether a commit is known, by the name of a branch too. */
  has(given: string): boolean {
    const ref = given.replace(/^heads\//, '')
    const commits = [
      SHA,
      BASE_SHA,
      ...this.#merges(),
      ...this.#testRuns().map(({ sha }) => sha),
      ...this.branches().map(({ sha }) => sha),
    ]
    return commits.includes(ref) || this.branch(ref) !== undefined || this.#heads(ref).length > 0
  }

  /** Tells whether a commit contains another. */
  contains(sha: string, ancestor: string): boolean {
    if (sha === ancestor || ancestor === BASE_SHA) return true
    const run = this.#testRuns().find((one) => one.sha === sha)
    if (run !== undefined) return run.contains.includes(ancestor)
    return this.#heads(sha).some(({ commits = [] }) => commits.includes(ancestor))
  }

  /** The commits of a head that its base lacks, as far as the seeds name them. */
  commitsBetween(base: string, head: string): readonly string[] {
    const known = this.#heads(head).flatMap(({ commits = [] }) => commits)
    return [...known, head].filter((sha) => sha !== base)
  }

  /** The names of the files that a head changes. */
  filesOf(head: string): readonly { readonly filename: string }[] {
    const files = this.#heads(head).flatMap(changedFilesOf)
    return files.map(({ path }) => ({ filename: path }))
  }

  /** The checks that a ruleset requires for a branch. */
  rulesetChecks(branch: string): readonly string[] {
    return this.#checksRequiredOf(branch, ({ rulesetChecks }) => rulesetChecks)
  }

  /** The checks that the protection of a branch requires. */
  requiredChecks(branch: string): readonly string[] {
    return this.#checksRequiredOf(branch, ({ requiredChecks }) => requiredChecks)
  }

  /** A stack merges into its own base, which is that of its lowest member. */
  #checksRequiredOf(
    branch: string,
    namesOf: (pull: PullRequestSeed) => readonly string[] | undefined,
  ): readonly string[] {
    const names = [...this.pullRequests().values()]
      .filter(({ stack, baseBranch = 'main' }) => (stack?.base ?? baseBranch) === branch)
      .flatMap((pull) => namesOf(pull) ?? [])
    return [...new Set(names)]
  }

  #heads(sha: string): readonly PullRequestSeed[] {
    return [...this.pullRequests().values()].filter(({ headSha = SHA }) => headSha === sha)
  }

  readonly #testRuns = atOnce(() => this.#seed.service?.testRuns() ?? [])

  #drafts(): readonly PullRequestSeed[] {
    return this.#testRuns().flatMap(({ draft, branch, sha, isOver, createdAt, endedAt }) => {
      if (draft === undefined) return []
      return [
        {
          ...draft,
          draft: true,
          state: isOver ? ('closed' as const) : ('open' as const),
          author: 'trunk-io[bot]',
          createdAt,
          ...(isOver && endedAt !== undefined && { closedAt: endedAt }),
          headBranch: branch,
          headSha: sha,
        },
      ]
    })
  }

  #merges(): readonly string[] {
    const { pullRequests, service } = this.#seed
    return [...pullRequests.keys()].flatMap((number) => service?.mergeCommit(number) ?? [])
  }
}

const branchOf = ({ branch, sha, createdAt }: TestRunOnGitHub): Branch => ({
  name: branch,
  sha,
  committedAt: createdAt,
})

/**
 * A stacked pull request once members were merged: the base of the one above moves to the base of
 * the stack, and a merged one no longer shows its stack.
 */
function withoutMergedBelow(
  seed: PullRequestSeed,
  all: readonly PullRequestSeed[],
): PullRequestSeed {
  const { stack, ...rest } = seed
  if (stack === undefined) return seed
  if (seed.merged) return rest
  const below = all.find(
    (other) =>
      other.stack?.number === stack.number && other.stack.position === (stack.position ?? 0) - 1,
  )
  return below?.merged ? { ...seed, baseBranch: stack.base } : seed
}
