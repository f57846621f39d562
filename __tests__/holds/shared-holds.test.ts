/** Holds that two runs share: what a step proves, removes and leaves behind. */
import { RunCancelled } from '../../src/shared/errors.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'

const GUARDED = { 'resume-after-job': 'true' }

const holdsIn = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(outputs['holds'] ?? 'null') as readonly Record<string, string>[]

test('a step that fails removes its own comment, and not that of another run', async () => {
  let isBroken = false
  await using queue = await heldQueue({
    intercept: ({ path }) =>
      isBroken && path === '/updateQueue' ? { status: 403, body: 'no' } : undefined,
  })
  await queue.pause('freeze', { reason: 'Of another run' })
  await queue.run('update-queue', { 'queue-state': 'running' })
  isBroken = true
  const { passed, error } = await queue.pause('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('the hold `freeze` was removed again')
  expect(queue.gitHub.comments.map(({ body }) => body.includes('Of another run'))).toEqual([true])
})

test('a step that fails keeps its hold if it is the only one of a stopped queue', async () => {
  await using queue = await heldQueue({ state: 'paused' })
  const run = new AbortController()
  queue.gitHub.beforeServing = (count) => {
    if (count === 6) run.abort(new RunCancelled('SIGINT'))
  }
  const { passed, error } = await queue.pause('freeze', {}, { signal: run.signal })
  expect(passed).toBe(false)
  expect(error).toContain('the hold `freeze` stays')
  expect(error).toContain('run `resume-queue` with `hold: freeze`')
  expect(queue.holds()).toEqual(['freeze'])
})

describe('a job that is run again', () => {
  /** Environment of a job in an attempt of run 4242. */
  const job = (id: string, attempt: number, more = {}) => ({
    env: { GITHUB_JOB: id, GITHUB_RUN_ATTEMPT: String(attempt), ...more },
  })
  const left = 'and stays for another one that uses its name'

  test('removes its own hold and that of its first attempt', async () => {
    await using queue = await heldQueue()
    await queue.pause('migration', GUARDED, job('migrate', 1))
    await queue.pause('migration', GUARDED, job('migrate', 2))
    const { proven } = await queue.post(await queue.pause('migration', GUARDED, job('migrate', 3)))
    expect(proven).toBe(true)
    expect(queue.holds()).toEqual([])
    expect(queue.state()).toBe('running')
  })

  test.each([
    ['another job of its run', job('other', 1)],
    ['another run', job('migrate', 1, { GITHUB_RUN_ID: '4000' })],
    ['another attempt that cannot be earlier', job('migrate', 3)],
    ['its own attempt, as another cell of a matrix', job('migrate', 2)],
    ['a job without an id', job('', 1)],
  ])('leaves the hold of %s, which keeps the queue stopped', async (_, other) => {
    await using queue = await heldQueue()
    await queue.pause('migration', GUARDED, other)
    const [comment] = queue.gitHub.comments
    const own = await queue.pause('migration', GUARDED, job('migrate', 2))
    const { proven, seen } = await queue.post(own)
    expect(proven).toBe(true)
    expect(queue.gitHub.comments).toEqual([comment])
    expect(queue.state()).toBe('paused')
    expect(seen.notices[0]?.message).toContain(left)
  })

  test('leaves all comments but its own if one attempt has several', async () => {
    await using queue = await heldQueue()
    await queue.pause('migration', GUARDED, job('migrate', 1))
    await queue.pause('migration', GUARDED, job('migrate', 1))
    const { seen } = await queue.post(await queue.pause('migration', GUARDED, job('migrate', 2)))
    expect(queue.holds()).toEqual(['migration', 'migration'])
    expect(queue.state()).toBe('paused')
    expect(seen.notices[0]?.message).toContain(left)
  })

  test('leaves the comment of another cell if a person deleted its own', async () => {
    await using queue = await heldQueue()
    const own = await queue.pause('migration', GUARDED, job('migrate', 2))
    queue.gitHub.comments.splice(0)
    await queue.pause('migration', GUARDED, job('migrate', 2))
    await queue.post(own)
    expect(queue.holds()).toContain('migration')
    expect(queue.state()).toBe('paused')
  })

  test('gives a notice about a comment that stays although the queue runs', async () => {
    await using queue = await heldQueue()
    await queue.pause('migration', GUARDED, job('other', 1))
    const own = await queue.pause('migration', GUARDED, job('migrate', 2))
    await queue.run('update-queue', { 'queue-state': 'running' })
    const { seen } = await queue.post(own)
    expect(queue.holds()).toEqual(['migration'])
    expect(seen.notices[0]?.message).toContain(left)
  })

  test('waits for its own comment if a list shows only that of an earlier attempt', async () => {
    await using queue = await heldQueue({ lagMs: 4000 })
    await queue.pause('migration', GUARDED, job('migrate', 1))
    await queue.clock.sleep(60_000)
    const own = await queue.pause('migration', GUARDED, job('migrate', 2))
    const [first, second] = queue.gitHub.comments
    let isHidden = true
    queue.gitHub.beforeServing = () => {
      const { method, path = '' } = queue.gitHub.calls.at(-1) ?? {}
      if (!isHidden || method !== 'GET' || !path.includes('/comments?')) return
      isHidden = false
      queue.gitHub.faults.push({
        status: 200,
        changes: (body) => (body as { id: number }[]).filter(({ id }) => id !== second?.id),
      })
    }
    expect(first).toBeDefined()
    await queue.post(own)
    expect(isHidden).toBe(false)
    expect(queue.holds()).toEqual([])
    expect(queue.state()).toBe('running')
  })
})

test('the post step leaves a comment of its run whose attempt cannot be read', async () => {
  await using queue = await heldQueue()
  const guard = await queue.pause('migration', GUARDED)
  await queue.pause('migration', GUARDED)
  const other = queue.gitHub.comments.at(-1)
  if (other === undefined) throw new Error('no comment')
  other.body = other.body.replace('"attempt":"1"', '"attempt":7')
  expect(other.body).toContain('"attempt":7')
  expect((await queue.post(guard)).proven).toBe(true)
  expect(queue.gitHub.comments).toEqual([other])
  expect(queue.state()).toBe('paused')
})

test.each([
  ['no other hold', []],
  ['another hold', ['freeze']],
])('the post step says that the queue was deleted if there is %s', async (_, others) => {
  await using queue = await heldQueue()
  const guard = await queue.pause('guard', GUARDED)
  for (const other of others) await queue.pause(other)
  await queue.run('delete-queue', { confirm: 'octo-org/orion@main' })
  expect(queue.state()).toBeUndefined()
  const { proven, seen } = await queue.post(guard)
  expect(proven).toBe(true)
  expect([...seen.notices, ...seen.warnings].map(({ message }) => message)).toEqual([
    'The hold guard of the queue octo-org/orion@main was removed. The queue was deleted meanwhile.',
  ])
  expect(queue.holds()).toEqual(others)
})

test.each([403, 404, 502])(
  'the post step restores the queue if the last reading of its step ended with %i',
  async (status) => {
    await using queue = await heldQueue()
    queue.gitHub.beforeServing = () => {
      if (queue.state() === 'paused') queue.gitHub.faults.push({ status, body: {} })
    }
    const guard = await queue.pause('guard', { ...GUARDED, 'retry-timeout-seconds': '5' })
    expect(guard.passed).toBe(false)
    queue.gitHub.beforeServing = () => {}
    queue.gitHub.faults.splice(0)
    guard.seen.errors.splice(0)
    const { proven } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(queue.state()).toBe('running')
    expect(queue.holds()).toEqual([])
  },
)

describe('an issue that GitHub lists without finding its comments', () => {
  const unreadable = async () => {
    const queue = await heldQueue()
    await queue.pause('freeze')
    queue.gitHub.beforeServing = () => {
      const { method, path } = queue.gitHub.calls.at(-1) ?? { method: '', path: '' }
      if (method === 'GET' && path.includes('/comments')) queue.gitHub.faults.push({ status: 410 })
    }
    return queue
  }

  test('fails a step that ends a hold, and leaves the queue stopped', async () => {
    await using queue = await unreadable()
    const { passed, error } = await queue.resume('incident')
    expect(passed).toBe(false)
    expect(error).toContain('lists the issue #1, but does not find its comments')
    expect(queue.state()).toBe('paused')
  })
})

describe('with lists that lag by 4 s', () => {
  test('a hold that was just placed is found by the step that ends it', async () => {
    await using queue = await heldQueue({ lagMs: 4000 })
    expect((await queue.pause('freeze')).error).toBe('')
    expect((await queue.resume('freeze')).outcome).toBe('resumed')
    expect(queue.holds()).toEqual([])
  })
})

test('one hold with comments in two issues remembers that the queue was running', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const [issue] = queue.gitHub.issues
  const [comment] = queue.gitHub.comments
  if (issue === undefined || comment === undefined) throw new Error('no hold')
  const body = comment.body.replace('"running"', '"paused"')
  queue.gitHub.issues.push({ ...issue, number: 9 })
  queue.gitHub.comments.push({ ...comment, id: 50, issue: 9, body })
  expect((await queue.resume('freeze')).outcome).toBe('resumed')
})

test.each(['[1]', '7', 'null', '{"until":[]', '{"until":7,"run":"javascript:x'])(
  'a comment with the data %s is a hold with unknown text',
  async (data) => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    queue.gitHub.comments.push({
      id: 70,
      issue: 1,
      author: 'renovate[bot]',
      body: `<!-- merge-queue-action:hold/x ${data} -->\n`,
    })
    const step = await queue.resume('freeze')
    expect(step.outcome).toBe('held')
    expect(holdsIn(step.outputs)).toEqual([
      { name: 'x', reason: '', since: '', until: '', run: '' },
    ])
    expect((await queue.resume('all')).outcome).toBe('resumed')
  },
)

test('a token whose labels GitHub drops fails before the queue changes', async () => {
  await using queue = await heldQueue({ gitHub: { dropsLabels: true } })
  const { passed, error } = await queue.pause('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('GitHub did not set the label `merge-queue-holds`')
  expect(queue.service.writes()).toEqual([])
  expect(queue.gitHub.comments).toEqual([])
})

describe('`expected-state` that leaves the queue stopped without a hold', () => {
  test.each(['freeze', 'all'])('warns, or fails with `strict: true` (hold: %s)', async (hold) => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    const draining = { 'expected-state': 'draining' }
    const { outputs, seen } = await queue.resume(hold, draining)
    expect(outputs).toMatchObject({ outcome: 'unchanged', 'queue-state': 'paused' })
    expect(seen.warnings[0]?.message).toContain('no hold keeps it stopped')
    await queue.pause('freeze')
    const strict = await queue.resume(hold, { ...draining, strict: 'true' })
    expect(strict.passed).toBe(false)
    expect(strict.error).toContain('no hold keeps it stopped')
  })
})

test('a hold that ends while its step runs is a warning', async () => {
  const ending = { 'hold-until': '2026-09-17T10:00:30Z' }
  await using queue = await heldQueue({
    intercept: ({ path }) => {
      if (path === '/updateQueue') queue.clock.jump(60_000)
      return undefined
    },
  })
  const { passed, outputs, seen } = await queue.pause('freeze', ending)
  expect(passed).toBe(true)
  expect(outputs['holds']).toBe('[]')
  expect(seen.warnings[0]?.message).toContain('The hold `freeze`')
  expect(seen.warnings[0]?.message).toContain('ended while this step ran')
  expect(seen.info.join('\n')).not.toContain('0 holds')
})

test('the post step leaves a queue that someone drained instead, with a warning', async () => {
  await using queue = await heldQueue()
  const guard = await queue.pause('guard', GUARDED)
  await queue.run('update-queue', { 'queue-state': 'draining' })
  const { proven, seen } = await queue.post(guard)
  expect(proven).toBe(true)
  expect(seen.warnings.at(-1)?.message).toContain('draining, not paused as this job left it')
  expect(queue.state()).toBe('draining')
  expect(queue.holds()).toEqual([])
})

test('the post step resumes a drained queue that another hold had paused, with a warning', async () => {
  await using queue = await heldQueue()
  const guard = await queue.run('drain-queue', { hold: 'guard', ...GUARDED })
  await queue.pause('freeze')
  expect((await queue.resume('freeze')).outcome).toBe('held')
  const { proven, seen } = await queue.post(guard)
  expect(proven).toBe(true)
  expect(seen.warnings.at(-1)?.message).toContain('It was paused, not draining')
  expect(queue.state()).toBe('running')
})

test('a run that is cancelled while GitHub deletes its hold says that it may be gone', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const run = new AbortController()
  queue.gitHub.beforeServing = () => {
    if (queue.gitHub.calls.at(-1)?.method !== 'DELETE') return
    queue.gitHub.faults.push({ status: 502, applied: true })
    run.abort(new RunCancelled('SIGINT'))
  }
  const { passed, error } = await queue.resume('freeze', {}, { signal: run.signal })
  expect(passed).toBe(false)
  expect(error).toContain('may be removed already')
  expect(error).toContain('use `resume-queue` without `hold`')
})
