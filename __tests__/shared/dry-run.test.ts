import { gitHubSandbox } from '../../sandbox/github/server.js'
import { Transport } from '../../src/http/transport.js'
import { pushGroup } from '../../src/metrics/pushgateway.js'
import { MergeQueueService } from '../../src/service/client.js'
import { DryRunError } from '../../src/shared/errors.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { type Bound, bound, endless } from '../support/bound.js'
import { clientOptions } from '../support/client-options.js'
import { faultServer } from '../support/fault-server.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { QueueModel } from '../support/queue-model.js'
import { VirtualClock } from '../support/virtual-clock.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const REF = pullRequestRef(repository, 'main', 12)
const clock = new VirtualClock()
const common = { ...clientOptions(), dryRun: true }

/** The proof of a write: never reached, because the write is refused. */
const never = () => {
  throw new Error('It was read back.')
}
const PROOF = { judge: never, missing: never }

const WRITES: Readonly<Record<string, (service: Bound<MergeQueueService>) => Promise<unknown>>> = {
  submitPullRequest: (service) => service.submitPullRequest(REF, {}, PROOF),
  cancelPullRequest: (service) => service.cancelPullRequest(REF, PROOF),
  restartTestsOnPullRequest: (service) => service.restartTestsOnPullRequest(REF, PROOF),
  setImpactedTargets: (service) => service.setImpactedTargets(REF, {}),
  createQueue: (service) => service.createQueue(REF, {}, PROOF),
  updateQueue: (service) => service.updateQueue(REF, { state: 'paused' }, PROOF),
  deleteQueue: (service) => service.deleteQueue(REF, PROOF),
}

test('in a dry run the client of the service refuses every write and still reads', async () => {
  await using server = await faultServer({
    model: new QueueModel(),
    clock,
    fault: () => undefined,
  })
  const transport = new Transport({
    ...common,
    baseUrl: server.url,
    headers: {},
    retryTimeoutMs: 120_000,
    remedyFor: () => '',
    onRetry: () => undefined,
  })
  const service = bound(new MergeQueueService(transport), endless(clock))
  for (const [path, write] of Object.entries(WRITES)) {
    const error = await write(service).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DryRunError)
    expect(String(error)).toContain(`POST /${path} for `)
  }
  expect(server.paths()).toEqual([])
  expect(await service.getQueue(REF)).toMatchObject({ state: 'running' })
  service.close()
})

test('in a dry run the client of GitHub refuses every write and still reads', async () => {
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const { github } = gitHubClient(sandbox.url, { dryRun: true })
  const comment = { number: 12, marker: 'comment', body: 'Hello' }
  const issue = { marker: 'issue', title: 'Flaky', body: 'Hello' }
  for (const write of [
    () => github.deleteLabel(12, 'merge'),
    () => github.upsertComment(comment),
    () => github.upsertIssue(issue),
  ])
    await expect(write()).rejects.toBeInstanceOf(DryRunError)
  expect(sandbox.comments).toEqual([])
  expect(sandbox.issues).toEqual([])
  expect((await github.readPullRequest(12)).number).toBe(12)
})

test('in a dry run nothing is pushed to a Pushgateway', async () => {
  await using server = await faultServer({
    model: new QueueModel(),
    clock,
    fault: () => undefined,
  })
  const context = { ...common, log: { info: () => undefined } }
  const group = { key: [], families: [] }
  const push = pushGroup(
    context,
    endless(clock),
    { url: server.url, user: '', password: '' },
    group,
  )
  await expect(push).rejects.toBeInstanceOf(DryRunError)
  expect(server.paths()).toEqual([])
})
