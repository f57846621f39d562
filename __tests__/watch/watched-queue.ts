import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { enqueued, fakeQueues, type Intercept } from '../support/fake-queue.js'
import type { Answer } from '../support/fake-service.js'
import type { RecorderOptions } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

interface World {
  readonly gitHub?: GitHubSandboxSeed
  readonly intercept?: Intercept
  readonly metrics?: () => Answer
}

/** A queue on its clock, its issue on GitHub, and the runs that watch it. */
export async function watchedQueue({ gitHub: seed, intercept, metrics }: World = {}) {
  const others = metrics === undefined ? {} : { '/getMergeQueueMetrics': metrics }
  const service = await fakeQueues({ main: { state: 'running' } }, intercept, others)
  const gitHub = await gitHubSandbox(seed)
  const clock = new VirtualClock()
  let runs = 0
  const run = (
    operation: string,
    inputs: Readonly<Record<string, string>> = {},
    options: RecorderOptions = {},
  ) => {
    runs++
    const env = {
      GITHUB_API_URL: gitHub.url,
      GITHUB_WORKFLOW: 'Watch the queue',
      GITHUB_RUN_ID: String(7000 + runs),
      ...options.env,
    }
    const given = { operation, 'github-token': 'ghs_t0k3n', ...inputs }
    return runQueue(service.url, given, { clock, ...options, env })
  }
  return {
    service,
    gitHub,
    clock,
    run,
    watch: async (inputs: Readonly<Record<string, string>> = {}, options?: RecorderOptions) => {
      const step = await run('watch-queue', inputs, options)
      return { ...step, findings: findingsIn(step.outputs) }
    },
    /** Time passes between two runs. */
    pass: (minutes: number) => clock.jump(minutes * 60_000),
    /** Changes the state of the queue by hand. */
    setState: (state: string) => {
      const queue = service.queue()
      if (queue) queue['state'] = state
    },
    /** Fills the queue: each entry has been in its state for some minutes. */
    fill: (...entries: readonly (readonly [state: string, minutes: number])[]) => {
      const queue = service.queue()
      if (queue)
        queue.enqueuedPullRequests = entries.map(([state, minutes], index) => {
          const stateChangedAt = new Date(clock.now() - minutes * 60_000).toISOString()
          return enqueued(index + 1, state, { stateChangedAt })
        })
    },
    /** What was announced so far, oldest first. */
    announced: () =>
      gitHub.comments.flatMap(
        ({ body }) => /^<!-- merge-queue-action:health\/(\S+)/.exec(body)?.[1] ?? [],
      ),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}

interface FindingOutput {
  readonly signal: string
  readonly value: number | string | null
  readonly limit: number
  readonly tier: string
  readonly text: string
}

/** The output `findings`, by the names of the signals. */
const findingsIn = (outputs: Readonly<Record<string, string>>) => {
  const findings = JSON.parse(outputs['findings'] || '[]') as readonly FindingOutput[]
  return Object.fromEntries(findings.map((finding) => [finding.signal, finding]))
}
