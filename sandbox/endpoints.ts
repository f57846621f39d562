/** The twelve endpoints of the interface. */
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type * as z from 'zod'
import {
  DetailsBody,
  ListBody,
  PullRequestBody,
  parseBody,
  QueueBody,
  type Repo,
  SubmitBody,
  SubmittedBody,
  TargetsBody,
} from './bodies.js'
import type { Engine } from './engine/engine.js'
import type { MergeQueue } from './engine/queue.js'
import type { Answer } from './engine/types.js'
import { exposition } from './metrics.js'
import type { Scenario } from './scenario.js'
import { timelineOf } from './timeline.js'
import { generateTests, listPage } from './unhealthy.js'
import { queueSettings, submittedPullRequest, testingDetails, wholeQueue } from './wire.js'

/** What every endpoint needs. */
export interface Service {
  readonly scenario: Scenario
  /** The queues, brought up to date. */
  readonly present: () => Engine
  readonly minuteMs: number
  readonly startedAt: number
}

/** An answer: text as it is, everything else as JSON. */
export interface Reply {
  readonly status?: ContentfulStatusCode
  readonly body: string | object
}

const text = (status: ContentfulStatusCode, body: string): Reply => ({ status, body })
const STATUS = { invalid: 400, missing: 404, exists: 409 } as const

/** The plain OK of a write, or why it was refused. */
export const replyTo = (answer: Answer<unknown>): Reply =>
  answer.ok ? { body: 'OK' } : text(STATUS[answer.reason], answer.message)

export const send = (c: Context, { status = 200, body }: Reply): Response =>
  typeof body === 'string' ? c.text(body, status) : c.json(body, status)

/** The routes below `/v1`. */
export function interfaceRoutes(service: Service): Hono {
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
  const post = <S extends z.ZodType<{ repo: Repo }>>(
    path: string,
    schema: S,
    answer: (body: z.output<S>, engine: Engine) => Reply,
  ) =>
    app.post(path, async (c) => {
      const body = await parseBody(c, schema)
      const known = isRepository(body.repo, scenario)
      return send(c, known ? answer(body, present()) : text(404, 'There is no such repository'))
    })
  /** An endpoint about a queue that must exist. */
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
  post('/submitPullRequest', SubmitBody, ({ targetBranch, pr, ...options }, engine) => {
    if (scenario.service.submitQueued === 'conflict' && engine.isEnqueued(targetBranch, pr.number))
      return text(409, `Pull request #${pr.number} is already in the queue`)
    return replyTo(engine.submit(targetBranch, pr.number, options))
  })
  post('/cancelPullRequest', PullRequestBody, ({ targetBranch, pr }, engine) =>
    replyTo(engine.cancel(targetBranch, pr.number)),
  )
  post('/restartTestsOnPullRequest', PullRequestBody, ({ targetBranch, pr }, engine) =>
    replyTo(engine.restart(targetBranch, pr.number)),
  )
  postQueue('/getSubmittedPullRequest', SubmittedBody, (queue, { pr, repo, ...asked }, engine) => {
    const entry = queue.entry(pr.number)
    if (entry === undefined) return text(404, `Pull request #${pr.number} was never submitted`)
    const record = submittedPullRequest(entry, queue, engine.now)
    if (!scenario.service.showTimeline || !asked.includeTimeline) return { body: record }
    const { transitions } = engine
    const repositoryUrl = repositoryUrlOf(repo)
    const gitHub = scenario.gitHub.pullRequests.find(({ number }) => number === pr.number)
    const timeline = timelineOf({ entry, queue, transitions, repositoryUrl, gitHub })
    return { body: { ...record, timeline } }
  })
  post('/setImpactedTargets', TargetsBody, ({ targetBranch, pr, impactedTargets }, engine) => {
    const targets = impactedTargets === 'ALL' ? impactedTargets : new Set(impactedTargets)
    return replyTo(engine.setTargets(targetBranch, pr.number, pr.sha, targets))
  })
  postQueue('/getMergeQueueTestingDetails', DetailsBody, (queue, body, engine) => {
    const run = queue.testRun(body.testRunId)
    if (run === undefined) return text(404, 'There is no such test run')
    return { body: testingDetails(run, queue, engine, repositoryUrlOf(body.repo)) }
  })
}

function queueRoutes({ post, postQueue }: Endpoints, { scenario: { service } }: Service): void {
  post('/createQueue', QueueBody.loose(), ({ targetBranch, mode, concurrency }, engine) =>
    // Only these two: the rest is for updateQueue.
    replyTo(engine.createQueue(targetBranch, { mode, concurrency })),
  )
  post('/deleteQueue', QueueBody, ({ targetBranch }, engine) =>
    replyTo(engine.deleteQueue(targetBranch)),
  )
  postQueue('/getQueue', QueueBody, (queue) => ({ body: wholeQueue(queue, service) }))
  postQueue('/updateQueue', QueueBody.loose(), (queue, { targetBranch, ...update }, engine) => {
    const { requiredStatuses: list, ...others } = update
    const isIgnored =
      service.emptyRequiredStatuses === 'ignored' && Array.isArray(list) && list.length === 0
    const answer = engine.updateQueue(targetBranch, isIgnored ? others : update)
    const showsQueue = answer.ok && service.updateAnswer === 'queue'
    return showsQueue ? { body: queueSettings(queue, service) } : replyTo(answer)
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
  post('/flaky-tests/list-unhealthy-tests', ListBody, (body) => {
    if (scenario.organization !== undefined && body.org_url_slug !== scenario.organization)
      return text(404, 'There is no such organization')
    const page = listPage(tests, repositoryUrlOf(body.repo), body)
    return typeof page === 'string' ? text(400, page) : { body: page }
  })
  app.get('/getMergeQueueMetrics', async (c) => {
    const { repo, repoHost } = c.req.query()
    if ((repo === undefined) !== (repoHost === undefined))
      return c.text('repo and repoHost must be given together', 400)
    const named = repo === undefined ? undefined : repositoryOf(repo, repoHost ?? '')
    if (named !== undefined && !isRepository(named, scenario))
      return c.text('There is no such repository', 404)
    const { owner, name } = named ?? scenario.repository ?? { owner: 'octo-org', name: 'orion' }
    return c.body(await exposition(present(), `${owner}/${name}`, minuteMs), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}

/** A scenario without a repository accepts any. */
function isRepository(repo: Repo, { repository }: Scenario): boolean {
  if (repository === undefined) return true
  const { host, owner, name } = repository
  return repo.host === host && repo.owner === owner && repo.name === name
}

/** The owner may hold slashes. */
function repositoryOf(repo: string, host: string): Repo {
  const slash = repo.lastIndexOf('/')
  return { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) }
}

const repositoryUrlOf = ({ host, owner, name }: Repo): string => `https://${host}/${owner}/${name}`
