/**
 * A small world around #12: the service, GitHub, and steps that run in it.
 *
 * - {@link live} runs one step; a test names what differs, such as the records that the service shows.
 * - {@link startWorld} starts the servers alone, for several steps or a service of another kind:
 *   explain-world.ts has a failed pull request with all that explains it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import {
  type GitHubSandbox,
  type GitHubSandboxSeed,
  gitHubSandbox,
} from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import type { Reason } from '../../src/pull-request/reasons/reasons.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Answer, fakeService } from './fake-service.js'
import { type RecorderOptions, recorder, wholeText } from './recorder.js'
import { shown } from './shown.js'
import { member, oneOf } from './varied.js'
import { VirtualClock } from './virtual-clock.js'

export const A = 'a'.repeat(40)
export const B = 'b'.repeat(40)
export const MISSING: Answer = { status: 404, body: 'not found' }
export const QUEUE = { state: 'running', enqueuedPullRequests: [{ prNumber: 12 }] }
/** No answer: time passes until the client gives up. */
export const HANGS: Answer = {}

/** A record; its time stamp is the minute after ten. What means nothing here differs each time. */
export const record = (
  state: string,
  inQueue: boolean,
  minute = 0,
  more: object = { prSha: A },
): Answer => ({
  body: {
    state: oneOf(state.toLowerCase(), state.toUpperCase()),
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: `2026-09-17T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...member('prNumber', 12),
    ...member('prBaseBranch', 'main'),
    ...member('prTitle', 'Reads the ledger in order'),
    ...member('readiness', {}),
    ...more,
  },
})

/** A record at its head; merged, failed and cancelled ones have left the queue. */
export const recordOf = (state: string, more: object = {}): Answer => {
  const inQueue = !['merged', 'failed', 'cancelled'].includes(state)
  return record(state, inQueue, 1, { prSha: A, ...more })
}

/** Inputs of a step. */
export type Inputs = Readonly<Record<string, string>>

/** What has happened in the world so far, in seconds of its clock. */
export interface Past {
  readonly now: number
  readonly submittedAt: number | undefined
  readonly submissions: readonly number[]
  readonly cancelledAt: number | undefined
  readonly cancellations: readonly number[]
  readonly restartedAt: number | undefined
}

/** An answer; one to a write takes effect unless `applied` is false. */
export type WriteAnswer = Answer & { readonly applied?: boolean }
/** One answer for each request, the next of a list, or the answer to what has happened. */
export type Told = WriteAnswer | readonly WriteAnswer[] | ((past: Past) => WriteAnswer)
type Shows = (past: Past) => Answer

/** Each request of the service by a short name, and its path. */
const PATHS = {
  read: '/getSubmittedPullRequest',
  submit: '/submitPullRequest',
  cancel: '/cancelPullRequest',
  restart: '/restartTestsOnPullRequest',
  queue: '/getQueue',
  details: '/getMergeQueueTestingDetails',
  metrics: '/getMergeQueueMetrics',
} as const
type RequestName = keyof typeof PATHS
const WRITES: readonly RequestName[] = ['submit', 'cancel', 'restart']

export interface World {
  /** Records of the pull request; where absent, `before` and then `after`. */
  readonly shows?: Told
  /** The record until a write takes effect; none where absent. */
  readonly before?: Answer
  /** The record from then on; `before` where absent. */
  readonly after?: Told
  /** More of a record that is read with its timeline. */
  readonly history?: object
  readonly submit?: Told
  readonly cancel?: Told
  readonly queue?: Told
  readonly restart?: Told
  readonly details?: object
  /** Metrics of the queue, as a text exposition. */
  readonly metrics?: Told
  /** The pull request on GitHub, or how GitHub fails; without it there is no token. */
  readonly gitHub?:
    | (Partial<PullRequestSeed> & { readonly labels?: readonly string[] })
    | 'hangs'
    | 'is down'
  readonly gitHubServer?: Partial<GitHubSandboxSeed>
  /** The head that the event names. */
  readonly headOfEvent?: string
  /** More of the pull request in that event. */
  readonly event?: object
  /** Another event than `pull_request`, with more of its payload. */
  readonly eventIs?: { readonly name: string; readonly more: object }
  /** The whole event, in place of the three above. */
  readonly wholeEvent?: StepEvent
  readonly env?: Readonly<Record<string, string>>
  /** Answers of the service in place of the usual ones, by path. */
  readonly script?: Script
  /** Called before GitHub answers the last of these requests. */
  readonly onGitHub?: (
    calls: GitHubSandbox['calls'],
    gitHub: GitHubSandbox,
    clock: VirtualClock,
  ) => unknown
  /** Called with each request of the service. */
  readonly onRequest?: (
    request: RequestName,
    world: {
      readonly clock: VirtualClock
      readonly gitHub: GitHubSandbox
      /** The workspace of the step. */
      readonly folder: string
    },
  ) => unknown
  /** The run is cancelled with a request of the service or of GitHub, or after some seconds. */
  readonly cancelRun?:
    | { readonly at: RequestName; readonly nth?: number }
    | { readonly after: number }
    | { readonly onGitHub: (calls: GitHubSandbox['calls']) => boolean | undefined }
  /** SIGINT where absent. */
  readonly cancelledBy?: 'SIGINT' | 'SIGTERM'
}

/** From the submission on, what `now` shows; before it, no record. */
export const onceSubmitted =
  (now: Told): Shows =>
  (past) =>
    past.submittedAt === undefined ? MISSING : answerOf(now, past)

/** In the queue until it is cancelled. */
export const inQueueUntilCancelled: Shows = ({ cancelledAt }) =>
  cancelledAt === undefined ? record('testing', true, 1) : record('cancelled', false, 2)

/** In the queue for a minute, and then something else. */
export const afterAMinute =
  (later: Told): Shows =>
  (past) =>
    past.now < 60 ? record('testing', true, 1) : answerOf(later, past)

const answerOf = (told: Told, past: Past, nth = 0): WriteAnswer => {
  if (typeof told === 'function') return told(past)
  if (!Array.isArray(told)) return told as WriteAnswer
  return told[Math.min(nth, told.length - 1)] ?? {}
}

const eventAt = (sha: string, { event: more, eventIs }: World) => ({
  name: eventIs?.name ?? 'pull_request',
  payload: {
    ...eventIs?.more,
    pull_request: {
      number: 12,
      state: 'open',
      draft: false,
      updated_at: '2026-09-17T09:59:30Z',
      head: { sha },
      base: { ref: 'main' },
      ...more,
    },
  },
})

type Script = Parameters<typeof fakeService>[0]
type StepEvent = NonNullable<RecorderOptions['event']>

/** What {@link startWorld} starts. */
interface Servers {
  readonly script: Script
  readonly gitHub: Partial<GitHubSandboxSeed>
  /** Inputs of each step, over those that name #12 of `main`. */
  readonly inputs?: Inputs
  /** The event of each step. */
  readonly event?: StepEvent | undefined
  readonly env?: Readonly<Record<string, string>>
  /** Files in the workspace of each step. */
  readonly files?: Readonly<Record<string, string>>
}

/** Starts the service and GitHub; steps run in them one after another or at once. */
export async function startWorld({ script, gitHub: seed, event, ...more }: Servers) {
  const service = await fakeService(script)
  const gitHub = await gitHubSandbox(seed)
  const start = (inputs: Inputs = {}, options: RecorderOptions = {}) => {
    const step = recorder(
      {
        'api-url': service.url,
        'pull-request': '12',
        'target-branch': 'main',
        'github-token': 'ghs_t0k3n',
        ...more.inputs,
        ...inputs,
      },
      {
        ...(event && { event }),
        ...options,
        env: { GITHUB_API_URL: gitHub.url, ...more.env, ...options.env },
      },
    )
    for (const [name, text] of Object.entries(more.files ?? {}))
      writeFileSync(join(step.folder, name), text)
    return step
  }
  return {
    service,
    gitHub,
    /** Prepares a step. */
    start,
    /** Runs a step to its end. */
    async run(inputs: Inputs = {}) {
      const step = start(inputs)
      const passed = await main(step.runner)
      return { ...step, passed, outputs: step.seen.outputs }
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}

/** Runs a step on #12 in a small world; gives what was seen, sent and written. */
export async function live(world: World, inputs: Inputs) {
  const clock = new VirtualClock()
  const abort = new AbortController()
  const cancelRun = () => abort.abort(new RunCancelled(world.cancelledBy ?? 'SIGINT'))
  const requests: { readonly name: RequestName; readonly at: number }[] = []
  const timesOf = (name: RequestName) =>
    requests.flatMap((request) => (request.name === name ? request.at : []))
  const past = (): Past => ({
    now: clock.elapsed / 1000,
    submittedAt: timesOf('submit')[0],
    submissions: timesOf('submit'),
    cancelledAt: timesOf('cancel')[0],
    cancellations: timesOf('cancel'),
    restartedAt: timesOf('restart')[0],
  })
  const hanging = { hangs: clock, stepMs: 20 }
  const { cancelRun: cancellation, before = MISSING, after = before } = world
  let hasChanged = false
  const answering = (name: RequestName, told: Told) => (): Answer => {
    requests.push({ name, at: clock.elapsed / 1000 })
    const nth = timesOf(name).length
    const answer = answerOf(told, past(), nth - 1)
    if (WRITES.includes(name) && answer.applied !== false) hasChanged = true
    world.onRequest?.(name, { clock, gitHub, folder })
    if (cancellation && 'at' in cancellation)
      if (cancellation.at === name && (cancellation.nth ?? 1) === nth) cancelRun()
    return answer === HANGS ? hanging : answer
  }
  const read = answering(
    'read',
    world.shows ?? ((past) => (hasChanged ? answerOf(after, past) : before)),
  )
  const seed = typeof world.gitHub === 'object' ? world.gitHub : {}
  await using silence = await fakeService(new Proxy({}, { get: () => () => hanging }))
  const urls = { hangs: silence.origin, 'is down': 'http://127.0.0.1:9' }
  const usual = world.headOfEvent === undefined ? undefined : eventAt(world.headOfEvent, world)
  await using servers = await startWorld({
    script: {
      [PATHS.read]: ({ body }) => {
        const answer = read()
        const asksForMore = (body as { includeTimeline?: boolean }).includeTimeline === true
        if (!asksForMore || typeof answer.body !== 'object') return answer
        return { ...answer, body: { ...answer.body, ...world.history } }
      },
      [PATHS.submit]: answering('submit', world.submit ?? {}),
      [PATHS.cancel]: answering('cancel', world.cancel ?? {}),
      [PATHS.restart]: answering('restart', world.restart ?? {}),
      [PATHS.queue]: answering('queue', world.queue ?? { body: QUEUE }),
      [PATHS.details]: answering('details', { body: world.details ?? {} }),
      [PATHS.metrics]: answering('metrics', world.metrics ?? { body: '' }),
      ...world.script,
    },
    gitHub: { pullRequests: [{ number: 12, headSha: A, ...seed }], ...world.gitHubServer },
    event: world.wholeEvent ?? usual,
    env: {
      ...(typeof world.gitHub === 'string' && { GITHUB_API_URL: urls[world.gitHub] }),
      ...world.env,
    },
  })
  const { service, gitHub } = servers
  gitHub.beforeServing = async () => {
    if (cancellation && 'onGitHub' in cancellation && cancellation.onGitHub(gitHub.calls))
      cancelRun()
    await world.onGitHub?.(gitHub.calls, gitHub, clock)
  }
  if (cancellation && 'after' in cancellation) clock.timer(cancellation.after * 1000, cancelRun)
  const token = world.gitHub === undefined ? { 'github-token': '' } : {}
  const { runner, seen, result, folder } = servers.start(
    { operation: 'submit', ...token, ...inputs },
    { clock, signal: abort.signal },
  )
  const log: { readonly at: number; readonly line: string }[] = []
  const info = (line: string) => {
    log.push({ at: clock.elapsed / 1000, line })
    runner.core.info(line)
  }
  const passed = await main({ ...runner, core: { ...runner.core, info } })
  const paths = service.paths()
  return {
    passed,
    seen,
    result,
    /** Paths of all requests of the service, and without the readings. */
    paths,
    sent: paths.filter((path) => path !== PATHS.read),
    folder,
    /** When each request of a kind came, in seconds. */
    timesOf,
    /** The lines of the log, with their seconds. */
    log,
    gitHub,
    calls: service.calls,
    outputs: seen.outputs,
    outcome: seen.outputs['outcome'],
    error: wholeText(seen.errors[0]),
    warnings: seen.warnings.map(({ message }) => message),
    reasons: JSON.parse(seen.outputs['reasons'] || '[]') as readonly Reason[],
    seconds: clock.elapsed / 1000,
  }
}

/** Lines of a summary or comment, without its tables. */
export const linesOf = (markdown: string) =>
  shown(markdown)
    .split('\n')
    .filter((line) => line !== '' && !/^[|<]/.test(line))
