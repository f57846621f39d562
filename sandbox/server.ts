import { createAdaptorServer } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Hono } from 'hono/quick'
import { type Clock, systemClock } from '../src/shared/clock.js'
import { BadRequest, type Repo } from './bodies.js'
import { interfaceRoutes } from './endpoints.js'
import { Engine } from './engine/engine.js'
import type { ServiceOnGitHub } from './github/world.js'
import { arrivalsOf, playHistory } from './history.js'
import { onLoopback } from './loopback.js'
import { onGitHub } from './on-github.js'
import { rehearsalRoutes } from './rehearsal-routes.js'
import type { Service } from './routing.js'
import { pullRequestsOf, Scenario, type ScenarioInput } from './scenario.js'
import { startPage } from './start-page.js'

/** Largest accepted request body, in bytes (published interface): 20 MiB. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024

const DAY_MS = 86_400_000

/** Requests kept, and the longest body that is kept with one, in bytes. */
const KEPT_REQUESTS = 10_000
const KEPT_BODY_BYTES = 64 * 1024

export interface SandboxOptions {
  /** Read from a file or written in a test; empty where absent. */
  readonly scenario?: ScenarioInput
  /** The real clock where absent. Each request brings the queues up to its time. */
  readonly clock?: Clock
  /** 0, the default, picks a free port. */
  readonly port?: number
  /** Address to listen at; loopback where absent. */
  readonly host?: string
  readonly token?: string
  /** Simulated minutes in one minute of the clock; 1 where absent. */
  readonly speed?: number
}

/** A request as it arrived, and the status of its answer. */
export interface LoggedRequest {
  /** Time of the clock, in milliseconds since the epoch. */
  readonly at: number
  readonly method: string
  /** Without the version prefix, with the query. */
  readonly path: string
  /** Parsed; `undefined` for no body and for one above 64 KiB. */
  readonly body: unknown
  readonly bodyBytes: number
  readonly status: number
}

export interface Sandbox {
  /** Base address, with `/v1`. */
  readonly url: string
  readonly token: string
  /** The queues, brought up to the time of the clock. */
  readonly engine: Engine
  /** For a stand-in of GitHub. */
  readonly onGitHub: ServiceOnGitHub
  /** Answered requests, in the order of their answers. */
  readonly requests: readonly LoggedRequest[]
  /** Number of requests that arrived, answered or not. */
  readonly arrivals: number
  /** Closes every connection and frees the port. */
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts the whole service: a start page, the interface at `/v1`, and `/sandbox` to change the
 * world around the queue. Dispose of it to free the port.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock, token = 'sandbox-token', speed = 1, port = 0 } = options
  const scenario = Scenario.parse(options.scenario ?? {})
  const minuteMs = 60_000 / speed
  const start = () => startEngine(scenario, clock.now(), minuteMs)
  let engine = start()
  /** The engines of `repositories`. */
  const others = new Map(scenario.repositories.map((name) => [name, start()]))
  const present = (repo?: Repo): Engine => {
    const other = repo && others.get(`${repo.owner}/${repo.name}`)
    const engineOfRepository = other ?? engine
    engineOfRepository.advance(clock.now())
    return engineOfRepository
  }
  const reset = () => {
    engine = start()
    for (const name of others.keys()) others.set(name, start())
  }
  const log = new RequestLog(clock)
  const closing = new AbortController()
  const app = new Hono()
  app.use((c, next) => log.keep(c, next))
  // The service has the clock of the sandbox.
  app.use(async (c, next) => {
    await next()
    c.header('date', new Date(clock.now()).toUTCString())
  })
  app.use(async (c, next) => {
    const { latencyMs } = scenario.service
    // It ends early when the sandbox closes: nothing waits for the answer any more.
    if (latencyMs > 0) await clock.sleep(latencyMs, closing.signal).catch(() => undefined)
    const isOpen = c.req.method === 'GET' && OPEN_PATHS.has(c.req.path)
    const allowed = isOpen || isAllowed(c, token, scenario)
    return allowed ? next() : c.text('Unauthorized', 401)
  })
  addRoutes(app, { scenario, present, minuteMs, startedAt: clock.now() }, reset)
  const listener = createAdaptorServer({ fetch: app.fetch })
  const server = await onLoopback(listener, port, options.host)
  return {
    url: `${server.origin}/v1`,
    token,
    requests: log.requests,
    onGitHub: onGitHub(present),
    get arrivals() {
      return log.arrivals
    },
    get engine() {
      return present()
    },
    [Symbol.asyncDispose]: () => {
      closing.abort()
      return server[Symbol.asyncDispose]()
    },
  }
}

/** The latest requests. */
class RequestLog {
  readonly requests: LoggedRequest[] = []
  arrivals = 0
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async keep(c: Context, next: () => Promise<void>): Promise<void> {
    const at = this.#clock.now()
    this.arrivals++
    await next()
    if (this.requests.length === KEPT_REQUESTS) this.requests.shift()
    this.requests.push({ at, ...(await describe(c)), status: c.res.status })
  }
}

/** Pages that say whether and what it is, to anyone. */
const OPEN_PATHS: ReadonlySet<string> = new Set(['/', '/v1/status'])

function addRoutes(app: Hono, service: Service, reset: () => void): void {
  app.get('/', (c) => c.html(startPage(service.scenario)))
  app.get('/v1/status', (c) => c.json({ status: 'ok' }))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload too large', 413) }))
  app.route('/v1', interfaceRoutes(service))
  app.route('/sandbox', rehearsalRoutes(service, reset))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) =>
    error instanceof BadRequest ? c.text(error.message, 400) : c.text('Internal server error', 500),
  )
}

function startEngine(scenario: Scenario, now: number, minuteMs: number): Engine {
  const { evaluateSeconds, mergeSeconds } = scenario.service
  const { history } = scenario
  const startedAt = history === undefined ? now : now - history.days * DAY_MS
  const past = history === undefined ? [] : arrivalsOf(history, startedAt)
  const engine = new Engine({
    now: startedAt,
    ...(history === undefined && { minuteMs }),
    evaluateSeconds,
    mergeSeconds,
    pullRequests: [...past.map(({ facts }) => facts), ...pullRequestsOf(scenario)],
    otherPullRequests: scenario.otherPullRequests,
    defaultRequiredStatuses: scenario.defaultRequiredStatuses,
    incidents: scenario.incidents.map(({ fromMinutes, untilMinutes, ...incident }) => {
      // A past goes as fast as the clock.
      const at = (minutes: number) => now + minutes * (minutes < 0 ? 60_000 : minuteMs)
      return { ...incident, from: at(fromMinutes), until: at(untilMinutes) }
    }),
  })
  for (const { branch, state, ...settings } of scenario.queues) {
    engine.createQueue(branch, settings)
    if (state !== 'running') engine.updateQueue(branch, { state })
  }
  if (history === undefined) return engine
  playHistory(engine, history, startedAt)
  engine.advance(now)
  engine.continueAt(minuteMs)
  return engine
}

/**
 * The token, or, only for setImpactedTargets, the id of a run from a fork. Clients in such a run
 * send an empty token beside it.
 */
function isAllowed(c: Context, token: string, scenario: Scenario): boolean {
  const sent = c.req.header('x-api-token') ?? ''
  if (sent !== '') return sent === token
  const runId = c.req.header('x-forked-workflow-run-id')
  if (runId === undefined || c.req.path !== '/v1/setImpactedTargets') return false
  return scenario.service.forkRunIds?.includes(runId) ?? /^\d+$/.test(runId)
}

async function describe(c: Context): Promise<Omit<LoggedRequest, 'at' | 'status'>> {
  const { pathname, search } = new URL(c.req.url)
  const bodyBytes = Number(c.req.header('content-length') ?? 0)
  const isKept = bodyBytes > 0 && bodyBytes <= KEPT_BODY_BYTES && c.res.status !== 401
  return {
    method: c.req.method,
    path: pathname.replace(/^\/v1/, '') + search,
    body: isKept ? await c.req.json().catch(() => undefined) : undefined,
    bodyBytes,
  }
}
