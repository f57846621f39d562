/** The endpoints of the interface; `later-endpoints.ts` has those that were published since. */
import { Hono } from 'hono/quick'
import {
  DetailsBody,
  ListBody,
  PullRequestBody,
  QueueBody,
  type Repo,
  SubmitBody,
  SubmittedBody,
  TargetsBody,
} from './bodies.js'
import { laterRoutes } from './later-endpoints.js'
import { exposition } from './metrics.js'
import { numberOfBranch, recordOf } from './records.js'
import {
  type Endpoints,
  endpointsOf,
  isRepository,
  noRepository,
  replyTo,
  type Service,
  send,
  text,
} from './routing.js'
import { generateTests, quarantinedPage, unhealthyPage } from './unhealthy.js'
import { queueSettings, repositoryUrlOf, testingDetails, wholeQueue } from './wire.js'

/** The routes below `/v1`. */
export function interfaceRoutes(service: Service): Hono {
  const app = new Hono()
  const endpoints = endpointsOf(app, service)
  pullRequestRoutes(endpoints, service)
  laterRoutes(endpoints, service)
  queueRoutes(endpoints, service)
  monitoringRoutes(app, endpoints, service)
  return app
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
  postQueue('/getSubmittedPullRequest', SubmittedBody, (queue, { pr, ...asked }, engine) => {
    const number = 'number' in pr ? pr.number : numberOfBranch(pr.branch, scenario)
    const entry = queue.entry(number)
    if (entry === undefined) return text(404, `Pull request #${number} was never submitted`)
    return { body: recordOf(entry, queue, engine, asked, scenario) }
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
  for (const [path, list] of [
    ['/flaky-tests/list-unhealthy-tests', unhealthyPage],
    // Published since: what a rule keeps from failing a build.
    ['/flaky-tests/list-quarantined-tests', quarantinedPage],
  ] as const)
    post(path, ListBody, (body) => {
      if (scenario.organization !== undefined && body.org_url_slug !== scenario.organization)
        return text(
          404,
          `There is no organization ${body.org_url_slug}; the sandbox has ${scenario.organization}`,
        )
      const page = list(tests, repositoryUrlOf(body.repo), body)
      return typeof page === 'string' ? text(400, page) : { body: page }
    })
  app.get('/getMergeQueueMetrics', async (c) => {
    const { repo, repoHost } = c.req.query()
    if ((repo === undefined) !== (repoHost === undefined))
      return c.text('repo and repoHost must be given together', 400)
    const named = repo === undefined ? undefined : repositoryOf(repo, repoHost ?? '')
    if (named !== undefined && !isRepository(named, scenario))
      return send(c, noRepository(named, scenario))
    const { owner, name } = named ?? scenario.repository ?? { owner: 'octo-org', name: 'orion' }
    return c.body(await exposition(present(named), `${owner}/${name}`, minuteMs), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}

/** The owner may hold slashes. */
function repositoryOf(repo: string, host: string): Repo {
  const slash = repo.lastIndexOf('/')
  return { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) }
}
