/**
 * Against Prometheus' own tools. Not part of `npm test`: `scripts/check-metrics.sh` builds them and
 * runs this.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { onLoopback } from '../../sandbox/loopback.js'
import { startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { writeExposition } from '../../src/metrics/model.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { familiesArbitrary, SAMPLE_TEXT } from './exposition.js'

const { PROMTOOL = '', PUSHGATEWAY = '' } = process.env
const TOKEN = 'tok-3n-0f-the-t3st'

/**
 * What `promtool check metrics` says. Its status is 1 for text that it cannot read and 3 for mere
 * advice on names.
 */
function promtool(text: string) {
  const { status, stderr } = spawnSync(PROMTOOL, ['check', 'metrics'], { input: text })
  return { readable: status === 0 || status === 3, said: String(stderr) }
}

const sandbox = (clock = new VirtualClock()) =>
  startSandbox({
    token: TOKEN,
    clock,
    scenario: {
      queues: [{ branch: 'main' }, { branch: 'release/2.0', mode: 'parallel' }],
      otherPullRequests: {},
    },
  })

test('promtool reads what is written, however hostile the labels', () => {
  const samples = fc.sample(familiesArbitrary, { numRuns: 40, seed: 5 })
  for (const families of samples) {
    const text = writeExposition(families)
    expect([promtool(text), text]).toEqual([expect.objectContaining({ readable: true }), text])
  }
})

test('promtool says the same of the service as of what is written from it', async () => {
  await using service = await sandbox()
  for (const number of [7, 8, 9]) service.engine.submit('main', number)
  const answer = await fetch(`${service.url}/getMergeQueueMetrics`, {
    headers: { 'x-api-token': TOKEN },
  })
  const served = await answer.text()
  const { runner, seen } = recorder({
    operation: 'get-metrics',
    'api-url': service.url,
    'metrics-file': 'queue.prom',
  })
  expect(await main(runner)).toBe(true)
  const written = readFileSync(seen.outputs['metrics-file'] ?? '', 'utf8')
  expect(promtool(served)).toMatchObject({ readable: true })
  expect(promtool(written)).toEqual(promtool(served))
  expect(promtool(writeExposition(parseExposition(SAMPLE_TEXT)))).toEqual(promtool(SAMPLE_TEXT))
})

async function freePort(): Promise<number> {
  await using server = await onLoopback(createServer())
  return server.port
}

/** A real Pushgateway that is ready to take pushes. */
async function pushgateway() {
  const port = await freePort()
  const child = spawn(PUSHGATEWAY, [`--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 200 && !(await isReady()); tries++) await sleep(50)
  return {
    url,
    /** What Prometheus would scrape: samples by name, without those of the Pushgateway itself. */
    scrape: async () => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return parseExposition(text)
        .flatMap(({ samples }) => samples)
        .filter(({ labels }) => labels.get('job') === 'merge_queue')
    },
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await new Promise((resolve) => child.on('close', resolve))
    },
  }
}

test('a real Pushgateway takes a push, serves it back, and a second push replaces it', async () => {
  const clock = new VirtualClock()
  await using service = await sandbox(clock)
  await using gateway = await pushgateway()
  const push = async () => {
    const { runner, seen } = recorder({
      operation: 'get-metrics',
      'api-url': service.url,
      'pushgateway-url': gateway.url,
    })
    expect(await main(runner)).toBe(true)
    return seen
  }
  const depths = async () =>
    Object.fromEntries(
      (await gateway.scrape())
        .filter(({ name }) => name === 'mq_depth_current')
        .filter(({ labels }) => labels.get('queue_type') === 'main')
        .map(({ labels, value }) => [`${labels.get('repo')}@${labels.get('branch')}`, value]),
    )

  await push()
  expect(await depths()).toEqual({ 'octo-org/orion@main': 0, 'octo-org/orion@release/2.0': 0 })
  for (const number of [7, 8]) expect(service.engine.submit('main', number).ok).toBe(true)
  // Those that are not ready yet do not count.
  await clock.sleep(30_000)
  await push()
  expect(await depths()).toEqual({ 'octo-org/orion@main': 2, 'octo-org/orion@release/2.0': 0 })
  await clock.sleep(40 * 60_000)
  await push()
  expect(await depths()).toEqual({ 'octo-org/orion@main': 0, 'octo-org/orion@release/2.0': 0 })
  const families = new Set((await gateway.scrape()).map(({ name }) => name))
  expect(families).toContain('mq_pr_wait_duration_1h_seconds_bucket')
})
