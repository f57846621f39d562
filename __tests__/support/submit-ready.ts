/** A queue, its service and GitHub with many open pull requests, and steps of `submit-ready`. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import {
  type GitHubSandbox,
  type GitHubSandboxSeed,
  gitHubSandbox,
} from '../../sandbox/github/server.js'
import { type Answer, type Call, fakeService } from './fake-service.js'
import { wholeText } from './recorder.js'
import { runQueue } from './run-queue.js'

/** The head of a pull request. */
export const headOf = (number: number): string => String(number).padStart(40, '0')

/** A pull request that is ready; those with a lower number were pushed earlier. */
export const readyPull = (number: number, more: Partial<PullRequestSeed> = {}) => ({
  number,
  headSha: headOf(number),
  author: 'dependabot[bot]',
  review: 'APPROVED' as const,
  pushedAt: new Date(Date.parse('2026-09-16T00:00:00Z') + number * 60_000)
    .toISOString()
    .replace('.000Z', 'Z'),
  checks: [{ name: 'ci', conclusion: 'SUCCESS' as const, required: true }],
  requiredChecks: ['ci'],
  ...more,
})

/** A record, as the service keeps it. */
export interface Kept {
  readonly state: string
  readonly head?: string
}

export interface ReadyWorld {
  readonly pulls: readonly (PullRequestSeed & { readonly number: number })[]
  /** Records before the step. */
  readonly records?: Readonly<Record<number, Kept>>
  readonly queueState?: string
  readonly gitHub?: Partial<GitHubSandboxSeed>
  /** Answers a submission in place of the queue; `undefined` lets the queue take it. */
  readonly onSubmit?: (number: number, world: RunningWorld) => Answer | undefined
  /** Answers any other request in place of the service. */
  readonly intercept?: (call: Call, world: RunningWorld) => Answer | undefined
}

export interface RunningWorld {
  readonly records: Map<number, Kept>
  readonly gitHub: GitHubSandbox
  queueState: string
  /** Puts a pull request into the queue. */
  enqueue(number: number): void
}

const numberOf = ({ body }: Call) => (body as { pr: { number: number } }).pr.number
const isActive = ({ state }: Kept) => !['merged', 'failed', 'cancelled'].includes(state)

/** Starts a world in which steps run one after another or at once. */
export async function readyWorld(seed: ReadyWorld) {
  const records = new Map<number, Kept>(
    Object.entries(seed.records ?? {}).map(([number, kept]) => [Number(number), kept]),
  )
  const gitHub = await gitHubSandbox({ pullRequests: [...seed.pulls], ...seed.gitHub })
  const world: RunningWorld = {
    records,
    gitHub,
    queueState: seed.queueState ?? 'running',
    enqueue: (number) => {
      records.set(number, {
        state: 'pending',
        head: gitHub.pullRequests.get(number)?.headSha ?? '',
      })
    },
  }
  const row = (number: number, { state, head }: Kept) => ({
    prNumber: number,
    state,
    prBaseBranch: 'main',
    stateChangedAt: '2026-09-17T10:00:00.000Z',
    ...(head !== undefined && { prSha: head }),
  })
  const submitted: number[] = []
  const answer = (call: Call, usual: () => Answer) => seed.intercept?.(call, world) ?? usual()
  const service = await fakeService({
    '/getQueue': (call) =>
      answer(call, () => ({
        body: {
          state: world.queueState,
          enqueuedPullRequests: [...records]
            .filter(([, kept]) => isActive(kept) && kept.state !== 'not_ready')
            .map(([number, kept]) => row(number, kept)),
        },
      })),
    '/getSubmittedPullRequest': (call) =>
      answer(call, () => {
        const number = numberOf(call)
        const kept = records.get(number)
        if (kept === undefined) return { status: 404, body: 'not found' }
        return { body: { ...row(number, kept), isCurrentlySubmittedToQueue: isActive(kept) } }
      }),
    '/updateQueue': ({ body }) => {
      const { state } = body as { state?: string }
      if (state !== undefined) world.queueState = state.toLowerCase()
      return {}
    },
    '/submitPullRequest': (call) => {
      const number = numberOf(call)
      submitted.push(number)
      const other = seed.onSubmit?.(number, world)
      if (other !== undefined) return other
      world.enqueue(number)
      return {}
    },
    '/cancelPullRequest': (call) => {
      const number = numberOf(call)
      records.set(number, { state: 'cancelled', head: headOf(number) })
      return {}
    },
  })
  const step = (inputs: Readonly<Record<string, string>>) =>
    runQueue(
      service.url,
      { 'github-token': 'ghs_t0k3n', ...inputs },
      { env: { GITHUB_API_URL: gitHub.url } },
    )
  return Object.assign(world, {
    /** Numbers in the order in which their submissions arrived. */
    submitted,
    calls: service.calls,
    async run(inputs: Readonly<Record<string, string>> = {}) {
      const from = gitHub.calls.length
      const run = await step({
        operation: 'submit-ready',
        authors: 'dependabot[bot]',
        ...inputs,
      })
      const { outputs, seen } = run
      return {
        ...run,
        submitted: JSON.parse(outputs['submitted-pull-requests'] || '[]') as readonly number[],
        skipped: Object.fromEntries(
          (
            JSON.parse(outputs['skipped'] || '[]') as readonly { number: number; reason: string }[]
          ).map(({ number, reason }) => [number, reason]),
        ),
        error: wholeText(seen.errors[0]),
        gitHubCalls: gitHub.calls.slice(from),
      }
    },
    /** Adds a hold, which somebody ignores who lets the queue run. */
    async hold() {
      const { passed } = await step({ operation: 'pause-queue', hold: 'release' })
      if (!passed) throw new Error('The hold was not added')
      world.queueState = 'running'
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  })
}
