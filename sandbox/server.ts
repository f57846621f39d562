import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import { type Clock, systemClock } from '../src/shared/clock.js'
import { Engine } from './engine/engine.js'
import type { MergeQueue } from './engine/queue.js'
import { type Answer, ENDED } from './engine/types.js'
import { exposition } from './metrics.js'
import { Scenario, type ScenarioInput } from './scenario.js'
import { generateTests, listPage } from './unhealthy.js'
import { queueSettings, submittedPullRequest, testingDetails, wholeQueue } from './wire.js'

/** Largest request body that is taken, in bytes (published interface): 20 MiB. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024

/** Requests kept, and the longest body that is kept with one, in bytes. */
const KEPT_REQUESTS = 10_000
const KEPT_BODY_BYTES = 64 * 1024

export interface SandboxOptions {
  /** As read from a file, or as a test writes it; empty where absent. */
  readonly scenario?: ScenarioInput
  /** The real clock where absent. The queue moves to its present time at each request. */
  readonly clock?: Clock
  /** 0, the default, takes a free one. */
  readonly port?: number
  readonly token?: string
  /** Simulated minutes in one minute of the clock; 1 where absent. */
  readonly speed?: number
}

/** A request as it came and how it was answered. */
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
  /** The queues, brought to the present time of the clock. */
  readonly engine: Engine
  /** Requests that were answered, in that order. */
  readonly requests: readonly LoggedRequest[]
  /** Number of requests that arrived, answered or not. */
  readonly arrivals: number
  /** Closes every connection and frees the port. */
  [Symbol.asyncDispose](): Promise<void>
}

const Repo = z.object({
  host: z.string().min(1),
  owner: z.string().min(1),
  name: z.string().min(1),
})
const QueueBody = z.object({ repo: Repo, targetBranch: z.string().min(1) })
const PullRequestBody = QueueBody.extend({ pr: z.object({ number: z.number().int().min(1) }) })
const TargetsBody = QueueBody.extend({
  pr: z.object({ number: z.number().int().min(1), sha: z.string().min(1) }),
  impactedTargets: z.union([z.literal('ALL'), z.array(z.string())]),
})
const DetailsBody = QueueBody.extend({ testRunId: z.string().min(1) })

/** What an endpoint answers: text as it is, everything else as JSON. */
interface Reply {
  readonly status?: ContentfulStatusCode
  readonly body: string | object
}

const OK: Reply = { body: 'OK' }
const text = (status: ContentfulStatusCode, body: string): Reply => ({ status, body })
const STATUS = { invalid: 400, missing: 404, exists: 409 } as const
const reply = (answer: Answer<unknown>): Reply =>
  answer.ok ? OK : text(STATUS[answer.reason], answer.message)

/**
 * Starts the whole service on loopback: the interface at `/v1`, and `/sandbox` to move the world outside the queue.
 * Dispose it to free the port.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock, token = 'sandbox-token', speed = 1, port = 0 } = options
  const scenario = Scenario.parse(options.scenario ?? {})
  const minuteMs = 60_000 / speed
  const engine = startEngine(scenario, clock.now(), minuteMs)
  const requests: LoggedRequest[] = []
  let arrivals = 0
  const present = (): Engine => {
    engine.advance(clock.now())
    return engine
  }
  const service = { scenario, present, minuteMs, startedAt: clock.now() }

  const closing = new AbortController()
  /** Ends early when the sandbox closes: who waits for the answer has lost the connection by then. */
  const delay = async () => {
    const { latencyMs } = scenario.service
    if (latencyMs > 0) await clock.sleep(latencyMs, closing.signal).catch(() => undefined)
  }

  const app = new Hono()
  app.use(async (c, next) => {
    const at = clock.now()
    arrivals++
    await next()
    if (requests.length === KEPT_REQUESTS) requests.shift()
    requests.push({ at, ...(await describe(c)), status: c.res.status })
  })
  app.use(async (c, next) => {
    await delay()
    return isAllowed(c, token, scenario) ? next() : c.text('Unauthorized', 401)
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload too large', 413) }))
  app.route('/v1', interfaceRoutes(service))
  app.route('/sandbox', adminRoutes(service))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) =>
    error instanceof BadRequest ? c.text(error.message, 400) : c.text('Internal server error', 500),
  )

  const server = createAdaptorServer({ fetch: app.fetch })
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    token,
    requests,
    get arrivals() {
      return arrivals
    },
    get engine() {
      return present()
    },
    [Symbol.asyncDispose]: () => {
      closing.abort()
      return close(server)
    },
  }
}

interface Service {
  readonly scenario: Scenario
  readonly present: () => Engine
  readonly minuteMs: number
  readonly startedAt: number
}

function startEngine(scenario: Scenario, now: number, minuteMs: number): Engine {
  const { evaluateSeconds, mergeSeconds } = scenario.service
  const engine = new Engine({
    now,
    minuteMs,
    evaluateSeconds,
    mergeSeconds,
    pullRequests: scenario.pullRequests,
    otherPullRequests: scenario.otherPullRequests,
    defaultRequiredStatuses: scenario.defaultRequiredStatuses,
  })
  for (const { branch, state, ...settings } of scenario.queues) {
    engine.createQueue(branch, settings)
    if (state !== 'running') engine.updateQueue(branch, { state })
  }
  return engine
}

/** The twelve endpoints of the interface. */
function interfaceRoutes(service: Service): Hono {
  const app = new Hono()
  const endpoints = endpointsOf(app, service)
  pullRequestRoutes(endpoints, service)
  queueRoutes(endpoints, service)
  monitoringRoutes(app, endpoints, service)
  return app
}

type Endpoints = ReturnType<typeof endpointsOf>

/** Ways to add an endpoint that takes a body. */
function endpointsOf(app: Hono, { scenario, present }: Service) {
  /** An endpoint whose body names the repository of the scenario. */
  const post = <S extends z.ZodType<{ repo: z.output<typeof Repo> }>>(
    path: string,
    schema: S,
    answer: (body: z.output<S>, engine: Engine) => Reply,
  ) =>
    app.post(path, async (c) => {
      const body = await parseBody(c, schema)
      const known = isRepository(body.repo, scenario)
      const { status = 200, body: said } = known
        ? answer(body, present())
        : text(404, 'There is no such repository')
      return typeof said === 'string' ? c.text(said, status) : c.json(said, status)
    })
  /** An endpoint about a queue that must be there. */
  const postQueue = <S extends z.ZodType<z.output<typeof QueueBody>>>(
    path: string,
    schema: S,
    answer: (queue: MergeQueue, body: z.output<S>, engine: Engine) => Reply,
  ) =>
    post(path, schema, (body, engine) => {
      const queue = engine.queues.get(body.targetBranch)
      if (queue !== undefined) return answer(queue, body, engine)
      return text(404, `There is no queue for branch ${body.targetBranch}`)
    })
  return { post, postQueue }
}

function pullRequestRoutes({ post, postQueue }: Endpoints, { scenario }: Service): void {
  const Submit = PullRequestBody.extend({
    priority: z.unknown().optional(),
    noBatch: z.unknown().optional(),
  })
  post('/submitPullRequest', Submit, ({ targetBranch, pr, ...asked }, engine) => {
    if (scenario.service.submitQueued === 'conflict' && engine.isEnqueued(targetBranch, pr.number))
      return text(409, `Pull request #${pr.number} is already in the queue`)
    return reply(engine.submit(targetBranch, pr.number, asked))
  })
  post('/cancelPullRequest', PullRequestBody, ({ targetBranch, pr }, engine) =>
    reply(engine.cancel(targetBranch, pr.number)),
  )
  post('/restartTestsOnPullRequest', PullRequestBody, ({ targetBranch, pr }, engine) =>
    reply(engine.restart(targetBranch, pr.number)),
  )
  postQueue('/getSubmittedPullRequest', PullRequestBody, (queue, { pr }, engine) => {
    const entry = queue.entry(pr.number)
    if (entry === undefined) return text(404, `Pull request #${pr.number} was never submitted`)
    return { body: submittedPullRequest(entry, queue, engine.now) }
  })
  post('/setImpactedTargets', TargetsBody, ({ targetBranch, pr, impactedTargets }, engine) => {
    const targets = impactedTargets === 'ALL' ? impactedTargets : new Set(impactedTargets)
    return reply(engine.setTargets(targetBranch, pr.number, pr.sha, targets))
  })
  postQueue('/getMergeQueueTestingDetails', DetailsBody, (queue, body, engine) => {
    const run = queue.testRun(body.testRunId)
    if (run === undefined) return text(404, 'There is no such test run')
    return { body: testingDetails(run, queue, engine, repositoryUrl(body.repo)) }
  })
}

function queueRoutes({ post, postQueue }: Endpoints, { scenario }: Service): void {
  const { updateAnswer, listNotReady } = scenario.service
  post('/createQueue', QueueBody.loose(), ({ targetBranch, mode, concurrency }, engine) =>
    // Only these two: the rest is for updateQueue.
    reply(engine.createQueue(targetBranch, { mode, concurrency })),
  )
  post('/deleteQueue', QueueBody, ({ targetBranch }, engine) =>
    reply(engine.deleteQueue(targetBranch)),
  )
  postQueue('/getQueue', QueueBody, (queue) => ({ body: wholeQueue(queue, listNotReady) }))
  postQueue('/updateQueue', QueueBody.loose(), (queue, { targetBranch, ...update }, engine) => {
    const answer = engine.updateQueue(targetBranch, update)
    return answer.ok && updateAnswer === 'queue' ? { body: queueSettings(queue) } : reply(answer)
  })
}

function monitoringRoutes(
  app: Hono,
  { post }: Endpoints,
  { scenario, present, minuteMs, startedAt }: Service,
): void {
  const tests = Array.isArray(scenario.unhealthyTests)
    ? scenario.unhealthyTests
    : generateTests(scenario.unhealthyTests, startedAt)
  const List = z.looseObject({ repo: Repo, org_url_slug: z.string().min(1) })
  post('/flaky-tests/list-unhealthy-tests', List, (body) => {
    if (scenario.organization !== undefined && body.org_url_slug !== scenario.organization)
      return text(404, 'There is no such organization')
    const page = listPage(tests, repositoryUrl(body.repo), body)
    return typeof page === 'string' ? text(400, page) : { body: page }
  })
  app.get('/getMergeQueueMetrics', async (c) => {
    const { repo, repoHost } = c.req.query()
    if ((repo === undefined) !== (repoHost === undefined))
      return c.text('repo and repoHost must be given together', 400)
    const asked = repo === undefined ? undefined : repositoryOf(repo, repoHost ?? '')
    if (asked !== undefined && !isRepository(asked, scenario))
      return c.text('There is no such repository', 404)
    const { owner, name } = asked ?? scenario.repository ?? { owner: 'octo-org', name: 'orion' }
    return c.body(await exposition(present(), `${owner}/${name}`, minuteMs), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}

/** What no client of the service can do: moving the world outside the queue, for rehearsals. */
function adminRoutes({ present }: Service): Hono {
  const app = new Hono()
  const WithNumber = z.object({ number: z.number().int().min(1) })
  const say = (c: Context, { status = 200, body }: Reply) =>
    typeof body === 'string' ? c.text(body, status) : c.json(body, status)
  app.post('/push', async (c) => {
    const { number, sha } = await parseBody(c, WithNumber.extend({ sha: z.string().optional() }))
    return say(c, reply(present().push(number, sha)))
  })
  app.post('/mergeability', async (c) => {
    const states = z.enum(['unspecified', 'in_progress', 'mergeable', 'not_mergeable'])
    const { number, mergeability } = await parseBody(c, WithNumber.extend({ mergeability: states }))
    return say(c, reply(present().change(number, { mergeability })))
  })
  app.get('/transitions', (c) =>
    c.json(present().transitions.map((t) => ({ ...t, at: new Date(t.at).toISOString() }))),
  )
  app.get('/queued', (c) =>
    c.json(
      [...present().queues.values()].flatMap((queue) =>
        queue.enqueued().map((entry) => ({
          branch: queue.branch,
          number: entry.pull.facts.number,
          state: entry.state,
          ended: ENDED.has(entry.state),
          testBranch: entry.run?.test.branch ?? null,
        })),
      ),
    ),
  )
  return app
}

/** Answered with 400 and its message. */
class BadRequest extends Error {
  override readonly name = 'BadRequest'
}

async function parseBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new BadRequest('The body is not JSON')
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** The token, or for setImpactedTargets alone the id of a run from a fork (README, "Compatibility"). */
function isAllowed(c: Context, token: string, scenario: Scenario): boolean {
  const sent = c.req.header('x-api-token')
  if (sent !== undefined) return sent === token
  const runId = c.req.header('x-forked-workflow-run-id')
  if (runId === undefined || c.req.path !== '/v1/setImpactedTargets') return false
  return scenario.service.forkRunIds?.includes(runId) ?? /^\d+$/.test(runId)
}

/** A missing repository in the scenario stands for every one. */
function isRepository(repo: z.output<typeof Repo>, { repository }: Scenario): boolean {
  if (repository === undefined) return true
  const { host, owner, name } = repository
  return repo.host === host && repo.owner === owner && repo.name === name
}

/** The owner may hold slashes. */
function repositoryOf(repo: string, host: string): z.output<typeof Repo> {
  const slash = repo.lastIndexOf('/')
  return { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) }
}

const repositoryUrl = ({ host, owner, name }: z.output<typeof Repo>): string =>
  `https://${host}/${owner}/${name}`

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

function listen(server: ServerType, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function close(server: ServerType): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
