import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { postMain } from '../../src/post.js'
import { fakeQueues, type Intercept } from './fake-queue.js'
import type { RecorderOptions } from './recorder.js'
import { runQueue } from './run-queue.js'
import { VirtualClock } from './virtual-clock.js'

interface World {
  readonly state?: string
  readonly gitHub?: GitHubSandboxSeed
  readonly intercept?: Intercept
  /** How far GitHub's lists lag. */
  readonly lagMs?: number
}

/** One queue, its issue on GitHub, and the steps of workflows that stop and resume it. */
export async function heldQueue(world: World = {}) {
  const { state = 'running', gitHub: seed, intercept, lagMs = 0 } = world
  const clock = new VirtualClock()
  const service = await fakeQueues({ main: { state } }, intercept)
  const lag = { now: clock.monotonic, ms: () => lagMs }
  const gitHub = await gitHubSandbox({ ...seed, ...(lagMs > 0 && { lag }) })
  const run = (
    operation: string,
    inputs: Readonly<Record<string, string>> = {},
    options: RecorderOptions = {},
  ) =>
    runQueue(
      service.url,
      { operation, 'github-token': 'ghs_t0k3n', ...inputs },
      {
        clock,
        ...options,
        env: { GITHUB_API_URL: gitHub.url, GITHUB_WORKFLOW: 'Freeze', ...options.env },
      },
    )
  type Step = Awaited<ReturnType<typeof run>>
  return {
    service,
    gitHub,
    clock,
    run,
    pause: (
      hold: string,
      inputs: Readonly<Record<string, string>> = {},
      options?: RecorderOptions,
    ) => run('pause-queue', { hold, ...inputs }, options),
    resume: (
      hold: string,
      inputs: Readonly<Record<string, string>> = {},
      options?: RecorderOptions,
    ) => run('resume-queue', { hold, ...inputs }, options),
    /** The end of the job of a step. */
    post: async (step: Step) => ({ proven: await postMain(step.runner), ...step }),
    state: () => service.queue()?.['state'],
    holds: () =>
      gitHub.comments.flatMap(
        ({ body }) => /^<!-- merge-queue-action:hold\/(\S+)/.exec(body)?.[1] ?? [],
      ),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}
