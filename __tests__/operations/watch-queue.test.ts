import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { watchedQueue } from '../watch/watched-queue.js'

test('a healthy queue passes, and the outputs say so', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 5], ['not_ready', 900])
  const { outputs, passed, findings, result } = await queue.watch()
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({
    outcome: 'healthy',
    tier: 'healthy',
    'previous-tier': 'healthy',
    announced: 'false',
    since: '',
    'issue-number': '',
    'queue-state': 'running',
    'queue-depth': '2',
    'testing-count': '1',
    'target-branch': 'main',
  })
  expect(Object.keys(findings)).toEqual([
    'oldest-testing-minutes',
    'oldest-pending-minutes',
    'stopped-minutes',
  ])
  expect(result()).toMatchObject({ outcome: 'healthy', recoverAfter: 3 })
})

test('slow, stuck and recovered: each is announced by one run, with the start of the incident', async () => {
  await using queue = await watchedQueue()
  const since = '2026-09-17T10:00:00.000Z'
  queue.fill(['testing', 74])
  expect((await queue.watch()).outputs).toMatchObject({
    outcome: 'degraded',
    tier: 'degraded',
    'previous-tier': 'healthy',
    announced: 'true',
    since,
    'issue-number': '1',
  })
  queue.pass(60)
  expect((await queue.watch()).outputs).toMatchObject({
    outcome: 'severe',
    'previous-tier': 'degraded',
    announced: 'true',
    since,
  })
  queue.fill()
  const waiting = { outcome: 'severe', tier: 'severe', announced: 'false', since }
  expect((await queue.watch()).outputs).toMatchObject(waiting)
  expect((await queue.watch()).outputs).toMatchObject(waiting)
  expect((await queue.watch()).outputs).toMatchObject({
    outcome: 'recovered',
    tier: 'healthy',
    'previous-tier': 'severe',
    announced: 'true',
    since,
  })
  expect((await queue.watch()).outputs).toMatchObject({ outcome: 'healthy', since: '' })
})

describe('`fail-on`', () => {
  const degraded = { watch: 'oldest-testing-minutes: [60, 120]', 'fail-on': 'degraded' }

  test('fails the step in the named tier, after the announcement', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 74])
    const { passed, outputs, error, seen } = await queue.watch(degraded)
    expect(passed).toBe(false)
    expect(outputs).toMatchObject({ outcome: 'degraded', announced: 'true' })
    expect(error).toContain('`fail-on` lists `degraded`')
    expect(seen.errors[0]?.properties['title']).toContain(
      'the oldest test run is 1 h 14 min old, limit 1 h',
    )
    expect(shown(seen.summary)).toMatch(/^### ❌ The queue of main is slow since 10:00 UTC: /)
  })

  test.each([
    ['fails a tier that is worse', 130, 'degraded', false],
    ['passes a tier that is better', 74, 'severe', true],
  ])('%s than the named one, also in a dry run', async (_, minutes, tier, passes) => {
    await using queue = await watchedQueue()
    queue.fill(['testing', minutes])
    const inputs = { ...degraded, 'fail-on': tier }
    expect((await queue.watch({ ...inputs, 'dry-run': 'true' })).passed).toBe(passes)
    expect((await queue.watch(inputs)).passed).toBe(passes)
  })

  test('fails until the queue counts as recovered, and passes with the recovery', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 74])
    await queue.watch(degraded)
    queue.fill()
    const steps = [
      await queue.watch(degraded),
      await queue.watch(degraded),
      await queue.watch(degraded),
    ]
    expect(steps.map(({ passed }) => passed)).toEqual([false, false, true])
    expect(steps[0]?.seen.errors[0]?.properties['title']).toContain(
      '1 of 3 healthy readings in a row',
    )
  })
})

describe('a dry run', () => {
  const dry = { 'dry-run': 'true', watch: 'oldest-testing-minutes: [60, 120]' }

  test('is `planned` where it would announce, reports the tier, and writes nothing', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 74])
    const { outputs, passed, seen } = await queue.watch({ ...dry, 'slack-payload-file': 's.json' })
    expect(passed).toBe(true)
    expect(outputs).toMatchObject({ outcome: 'planned', tier: 'degraded', announced: 'false' })
    expect(seen.summary).toContain('Dry run')
    expect(queue.gitHub.issues).toEqual([])
    expect(queue.gitHub.calls.every(({ method }) => method === 'GET')).toBe(true)
  })
})

test('Slack gets a message when something is announced, and only then', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 74], ['pending', 200])
  const step = await queue.watch({ 'slack-payload-file': 'slack.json' })
  const payload = JSON.parse(readFileSync(join(step.folder, 'slack.json'), 'utf8'))
  expect(payload.text).toBe(
    '🚨 octo-org/orion: The queue of main is very slow since 10:00 UTC: 2 of 3 signals are bad',
  )
  const buttons = payload.blocks.at(-1).elements.map((button: { url: string }) => button.url)
  expect(buttons).toEqual([
    'https://github.com/octo-org/orion/issues/1',
    'https://github.com/octo-org/orion/actions/runs/7001',
  ])
  const silent = await queue.watch({ 'slack-payload-file': 'slack.json' })
  expect(() => readFileSync(join(silent.folder, 'slack.json'))).toThrow('ENOENT')
})

test('the whole message for Slack about two bad signals', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 74], ['pending', 200])
  const step = await queue.watch({ 'slack-payload-file': 'slack.json' })
  expect(JSON.parse(readFileSync(join(step.folder, 'slack.json'), 'utf8'))).toMatchSnapshot()
})

test('a title is cut at the limit of GitHub, and the marker has the whole branch', async () => {
  const long = 'b'.repeat(240)
  await using queue = await watchedQueue()
  queue.setState('paused')
  const paused = queue.service.queue()
  if (paused === undefined) throw new Error('there is no queue')
  for (const branch of [`${long}1`, `${long}2`]) {
    queue.service.store.set(branch, { ...paused, branch })
    await queue.watch({ 'target-branch': branch })
    await queue.watch({ 'target-branch': branch })
  }
  expect(queue.gitHub.issues.map(({ title }) => title.length)).toEqual([256, 256])
})

test('a secret in the name of a signal leaves in no text', async () => {
  const secret = 'tok-3n-0f-the-t3st'
  await using queue = await watchedQueue({
    metrics: () => ({ body: `queued{branch="main",pool="${secret}"} 30\n` }),
  })
  const watch = `queued{pool="${secret}"}: 20`
  const step = await queue.watch({ watch, 'slack-payload-file': 'slack.json' })
  expect(step.outcome).toBe('degraded')
  const texts = [
    step.seen.summary,
    JSON.stringify(step.seen.outputs),
    JSON.stringify(queue.gitHub.issues),
    JSON.stringify(queue.gitHub.comments),
    readFileSync(join(step.folder, 'slack.json'), 'utf8'),
  ]
  expect(texts.filter((text) => text.includes(secret))).toEqual([])
})

test('a queue that does not exist fails the step, and nothing is written', async () => {
  await using queue = await watchedQueue()
  const { outcome, passed } = await queue.watch({ 'target-branch': 'other' })
  expect(passed).toBe(false)
  expect(outcome).toBe('not-found')
  expect(queue.gitHub.calls).toEqual([])
})
