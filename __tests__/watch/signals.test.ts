import { enqueued } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'
import { watchedQueue } from './watched-queue.js'

describe('`oldest-testing-minutes`', () => {
  test.each(['testing', 'tests_passed', 'pending_failure'])(
    'is the age of the oldest entry, also of one in %s',
    async (state) => {
      await using queue = await watchedQueue()
      queue.fill(['testing', 10], [state, 74.5], ['pending', 300], ['not_ready', 900])
      const { findings } = await queue.watch({ watch: 'oldest-testing-minutes: [60, 120]' })
      expect(findings['oldest-testing-minutes']).toEqual({
        signal: 'oldest-testing-minutes',
        value: 74.5,
        limit: 60,
        tier: 'degraded',
        text: 'the oldest test run is 1 h 14 min old, limit 1 h',
      })
    },
  )
})

test('`oldest-pending-minutes` is the age of the oldest entry in PENDING', async () => {
  await using queue = await watchedQueue()
  queue.fill(['pending', 61], ['pending', 121], ['testing', 500])
  const { findings } = await queue.watch({ watch: 'oldest-pending-minutes: [60, 120]' })
  expect(findings['oldest-pending-minutes']).toMatchObject({
    value: 121,
    limit: 120,
    tier: 'severe',
    text: 'the oldest pull request has waited 2 h 1 min for a test run, limit 2 h',
  })
})

test.each([
  [[], 'the queue is empty'],
  [['not_ready', 'not_ready', 'not_ready'], 'nothing in the queue is ready'],
])('`depth` is 0 with %j: %s', async (states, text) => {
  await using queue = await watchedQueue()
  queue.fill(...states.map((state) => [state, 5] as const))
  const { findings } = await queue.watch({ watch: 'depth: 3' })
  expect(findings['depth']).toMatchObject({ value: 0, text: `${text}, limit 3` })
})

test('the summary has a row for each signal, with its value, limits and tier', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 74.5], ['pending', 1])
  const { seen } = await queue.watch({ watch: 'oldest-testing-minutes: [60, 120]\ndepth: 3' })
  const summary = shown(seen.summary).replaceAll('&nbsp;', ' ')
  expect(summary).toContain('| ⚠️ Oldest test run #1 | 1 h 14 min ⚠️ 1 h · 🚨 2 h |')
  expect(summary).toContain('| ✅ Pull requests in the queue | 2 ⚠️ 3 |')
})

test('`depth` counts the entries without those not ready', async () => {
  await using queue = await watchedQueue()
  queue.fill(['pending', 1], ['testing', 1], ['not_ready', 1], ['tests_passed', 1])
  const { findings } = await queue.watch({ watch: 'depth: 3' })
  expect(findings['depth']).toMatchObject({ value: 3, limit: 3, tier: 'degraded' })
})

test.each([
  [59.9, 'healthy', 60],
  [60, 'degraded', 60],
  [119.9, 'degraded', 60],
  [120, 'severe', 120],
])('a value of %d min has the tier %s of the limits [60, 120]', async (minutes, tier, limit) => {
  await using queue = await watchedQueue()
  queue.fill(['testing', minutes])
  const { findings } = await queue.watch({ watch: 'oldest-testing-minutes: [60, 120]' })
  expect(findings['oldest-testing-minutes']).toMatchObject({ value: minutes, tier, limit })
})

test('a value never becomes severe with a single limit', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 5000])
  expect((await queue.watch({ watch: 'oldest-testing-minutes: 60' })).outcome).toBe('degraded')
})

test('the tier of the queue is the worst of its signals', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 130], ['pending', 70])
  const { outputs, findings } = await queue.watch()
  expect(outputs['tier']).toBe('severe')
  expect(Object.values(findings).map(({ tier }) => tier)).toEqual(['severe', 'degraded', 'healthy'])
})

describe('an entry', () => {
  const inputs = { watch: 'oldest-testing-minutes: [60, 120]\ndepth: [1, 9]' }

  test('without `stateChangedAt` leaves the signals of its age unread, and the others read', async () => {
    await using queue = await watchedQueue()
    const shown = queue.service.queue()
    if (shown) shown.enqueuedPullRequests = [enqueued(7, 'testing', { stateChangedAt: null })]
    const { findings, warnings, outputs } = await queue.watch(inputs)
    expect(findings['oldest-testing-minutes']).toMatchObject({ value: null, tier: 'healthy' })
    expect(findings['oldest-testing-minutes']?.text).toContain('could not be read')
    expect(findings['depth']).toMatchObject({ value: 1, tier: 'degraded' })
    expect(warnings[0]).toContain('since when #7 is TESTING')
    expect(outputs['tier']).toBe('degraded')
  })

  test('without a state leaves every signal of the queue unread', async () => {
    await using queue = await watchedQueue()
    const shown = queue.service.queue()
    if (shown) shown.enqueuedPullRequests = [enqueued(7, 'testing', { state: null })]
    const { findings, outcome } = await queue.watch(inputs)
    expect(Object.values(findings).map(({ value }) => value)).toEqual([null, null])
    expect(outcome).toBe('healthy')
  })
})

describe('`oldest-pending-minutes` and a hold', () => {
  const inputs = { watch: 'oldest-pending-minutes: [60, 120]' }
  const minutesOf = async (queue: Awaited<ReturnType<typeof watchedQueue>>) =>
    (await queue.watch(inputs)).findings['oldest-pending-minutes']?.value

  test('leave out the time from the first to the last reading with the hold', async () => {
    await using queue = await watchedQueue()
    queue.fill(['pending', 10])
    await queue.run('pause-queue', { hold: 'freeze' })
    expect(await minutesOf(queue)).toBe(10)
    queue.pass(100)
    expect(await minutesOf(queue)).toBe(10)
    queue.pass(100)
    expect(await minutesOf(queue)).toBe(10)
    await queue.run('resume-queue', { hold: 'freeze' })
    queue.pass(15)
    expect(await minutesOf(queue)).toBe(25)
    queue.pass(40)
    const { findings } = await queue.watch(inputs)
    expect(findings['oldest-pending-minutes']).toMatchObject({
      value: 65,
      tier: 'degraded',
      text: 'the oldest pull request has waited 1 h 5 min for a test run, besides 3 h 20 min with a hold, limit 1 h',
    })
  })

  test('leave out only the part in which the entry waited', async () => {
    await using queue = await watchedQueue()
    await queue.run('pause-queue', { hold: 'freeze' })
    await minutesOf(queue)
    queue.pass(100)
    queue.fill(['pending', 30])
    expect(await minutesOf(queue)).toBe(0)
    queue.pass(5)
    await queue.run('resume-queue', { hold: 'freeze' })
    expect(await minutesOf(queue)).toBe(5)
  })

  test('forget a freeze that ended before every entry', async () => {
    await using queue = await watchedQueue()
    await queue.run('pause-queue', { hold: 'freeze' })
    await minutesOf(queue)
    queue.pass(100)
    await queue.run('resume-queue', { hold: 'freeze' })
    await minutesOf(queue)
    const health = queue.gitHub.issues.find(({ title }) => title.includes('health'))
    expect(health?.body.split('\n')[0]).not.toContain('"held"')
  })
})

describe('`no-merge-minutes`', () => {
  const inputs = { watch: 'no-merge-minutes: [45, 90]' }
  /** The newest commit of `main` is this old when the clock begins. */
  const committed = (minutes: number) => ({
    branches: [
      {
        name: 'main',
        sha: 'c'.repeat(40),
        committedAt: new Date(Date.parse('2026-09-17T10:00:00Z') - minutes * 60_000).toISOString(),
      },
    ],
  })
  const minutesOf = async (queue: Awaited<ReturnType<typeof watchedQueue>>) =>
    (await queue.watch(inputs)).findings['no-merge-minutes']?.value

  test('is the age of the newest commit if the queue has waited for longer', async () => {
    await using queue = await watchedQueue({ gitHub: committed(50) })
    queue.fill(['testing', 70])
    const { findings } = await queue.watch(inputs)
    expect(findings['no-merge-minutes']).toMatchObject({ value: 50, tier: 'degraded' })
  })

  test.each(['pending', 'testing', 'tests_passed', 'pending_failure', 'something_new'])(
    'is the age of the oldest entry if the commit is older, also of one in %s',
    async (state) => {
      await using queue = await watchedQueue({ gitHub: committed(600) })
      queue.fill(['pending', 20], ['testing', 5], ['not_ready', 300], [state, 80])
      expect(await minutesOf(queue)).toBe(80)
    },
  )

  describe('while a hold keeps the queue stopped', () => {
    test('is 0, and afterwards counts from the last reading with the hold', async () => {
      await using queue = await watchedQueue({ gitHub: committed(600) })
      queue.fill(['testing', 10])
      expect(await minutesOf(queue)).toBe(10)
      await queue.run('pause-queue', { hold: 'freeze' })
      queue.pass(300)
      expect(await minutesOf(queue)).toBe(0)
      queue.pass(10)
      expect(await minutesOf(queue)).toBe(0)
      await queue.run('resume-queue', { hold: 'freeze' })
      queue.pass(25)
      expect(await minutesOf(queue)).toBe(25)
      queue.pass(25)
      const { findings } = await queue.watch(inputs)
      expect(findings['no-merge-minutes']).toMatchObject({ value: 50, tier: 'degraded' })
    })

    test('counts from the hold although the entries have changed their states since', async () => {
      await using queue = await watchedQueue({ gitHub: committed(600) })
      queue.fill(['testing', 10])
      await minutesOf(queue)
      await queue.run('pause-queue', { hold: 'freeze' })
      queue.pass(300)
      await minutesOf(queue)
      await queue.run('resume-queue', { hold: 'freeze' })
      queue.pass(20)
      queue.fill(['testing', 5])
      expect(await minutesOf(queue)).toBe(20)
      queue.pass(20)
      queue.fill(['testing', 5])
      expect(await minutesOf(queue)).toBe(40)
    })
  })

  test('counts from when the operation first saw entries, if that is longer ago', async () => {
    await using queue = await watchedQueue({ gitHub: committed(600) })
    queue.fill(['testing', 5])
    expect(await minutesOf(queue)).toBe(5)
    queue.pass(40)
    queue.fill(['pending', 10])
    expect(await minutesOf(queue)).toBe(40)
  })

  test('begins again after a reading without entries', async () => {
    await using queue = await watchedQueue({ gitHub: committed(600) })
    queue.fill(['testing', 5])
    expect(await minutesOf(queue)).toBe(5)
    queue.pass(40)
    queue.fill(['not_ready', 40])
    expect(await minutesOf(queue)).toBe(0)
    queue.pass(10)
    queue.fill(['testing', 3])
    expect(await minutesOf(queue)).toBe(3)
  })

  test('is 0 without an entry, and GitHub is not asked for the commit', async () => {
    await using queue = await watchedQueue({ gitHub: committed(600) })
    expect(await minutesOf(queue)).toBe(0)
    expect(queue.gitHub.calls.filter(({ path }) => path.includes('/branches/'))).toEqual([])
  })

  test('is unread without `contents: read`, and the warning names the permission', async () => {
    const granted = { issues: 'write' } as const
    await using queue = await watchedQueue({ gitHub: { ...committed(600), granted } })
    queue.fill(['testing', 100])
    const { findings, warnings, passed } = await queue.watch(inputs)
    expect(passed).toBe(true)
    expect(findings['no-merge-minutes']).toMatchObject({ value: null, tier: 'healthy' })
    expect(warnings[0]).toContain('`contents: read`')
  })
})
