import { RunCancelled } from '../../src/shared/errors.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'

const holdsIn = (outputs: Readonly<Record<string, string>>) =>
  JSON.parse(outputs['holds'] ?? 'null') as readonly Record<string, string>[]

test('a queue with two holds runs again when the second is removed', async () => {
  await using queue = await heldQueue()
  const freeze = await queue.pause('freeze', { reason: 'Frozen until Monday' })
  expect(freeze.error).toBe('')
  expect(freeze.outputs).toMatchObject({ outcome: 'paused', 'queue-state': 'paused' })
  const incident = await queue.pause('incident')
  expect(incident.outputs['outcome']).toBe('unchanged')
  expect(queue.holds()).toEqual(['freeze', 'incident'])
  const monday = await queue.resume('freeze')
  expect(monday.passed).toBe(true)
  expect(monday.outputs).toMatchObject({ outcome: 'held', 'queue-state': 'paused' })
  expect(holdsIn(monday.outputs).map(({ name }) => name)).toEqual(['incident'])
  const over = await queue.resume('incident')
  expect(over.error).toBe('')
  expect(over.outputs).toMatchObject({ outcome: 'resumed', 'queue-state': 'running', holds: '[]' })
  expect(queue.state()).toBe('running')
  expect(queue.holds()).toEqual([])
})

test('the issue is open while a hold exists, and closed otherwise', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { reason: 'Frozen until Monday' })
  const [issue] = queue.gitHub.issues
  expect(issue).toMatchObject({ title: 'Merge queue holds: main', state: 'open' })
  expect(issue?.body).toContain('is stopped by 1 hold: <code>freeze</code> (Frozen until Monday).')
  await queue.resume('freeze')
  expect(issue?.state).toBe('closed')
  await queue.pause('incident')
  expect(queue.gitHub.issues).toHaveLength(1)
  expect(issue?.state).toBe('open')
  expect(issue?.body).toContain('<code>incident</code>')
})

test('the output `holds` has name, reason, since, until and run', async () => {
  await using queue = await heldQueue()
  const until = '2026-09-21T08:00:00+02:00'
  const { outputs } = await queue.pause('freeze', { reason: 'Weekend', 'hold-until': until })
  const run = 'https://github.com/octo-org/orion/actions/runs/4242'
  const since = '2026-09-17T10:00:00.000Z'
  expect(holdsIn(outputs)).toEqual([{ name: 'freeze', reason: 'Weekend', since, until, run }])
})

test('a hold is written and proved before the state changes', async () => {
  await using queue = await heldQueue()
  const order: string[] = []
  queue.gitHub.beforeServing = () => {
    const { method, path } = queue.gitHub.calls.at(-1) ?? { method: '', path: '' }
    order.push(`${method} ${path.replace(/.*orion/, '').replace(/\?.*/, '')}`)
  }
  const before = queue.service.calls.length
  await queue.pause('freeze')
  expect(order.slice(0, 5)).toEqual([
    'GET /issues',
    'POST /issues',
    'POST /issues/1/comments',
    'GET /issues',
    'GET /issues/1/comments',
  ])
  expect(queue.service.calls.slice(before).map(({ path }) => path)).toEqual([
    '/getQueue',
    '/getQueue',
    '/updateQueue',
    '/getQueue',
  ])
})

test('a hold that GitHub refuses leaves the queue untouched, and is not looked for', async () => {
  await using queue = await heldQueue({ gitHub: { granted: { issues: 'read' } } })
  const { error, ...step } = await queue.pause('freeze')
  expect(step).toMatchObject({ passed: false, outcome: 'unauthorized' })
  expect(error).toContain('`issues: write`')
  expect(queue.service.writes()).toEqual([])
  expect(queue.gitHub.calls.at(-1)?.method).toBe('POST')
})

test('a hold on a locked issue fails and names the issue', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.resume('freeze')
  const [issue] = queue.gitHub.issues
  if (issue) issue.locked = true
  const { passed, error } = await queue.pause('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('Unlock the issue')
  expect(queue.state()).toBe('running')
})

test('an issue that someone deleted is opened again', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  queue.gitHub.issues.splice(0)
  queue.gitHub.comments.splice(0)
  expect((await queue.pause('incident')).outcome).toBe('unchanged')
  expect(queue.gitHub.issues).toHaveLength(1)
  expect(queue.holds()).toEqual(['incident'])
})

test('a new hold is removed again if the queue cannot be changed', async () => {
  await using queue = await heldQueue({
    intercept: ({ path }) => (path === '/updateQueue' ? { status: 403, body: 'no' } : undefined),
  })
  const { error, ...step } = await queue.pause('freeze')
  expect(step).toMatchObject({ passed: false, outcome: 'unauthorized' })
  expect(error).toContain('the hold `freeze` was removed again')
  expect(queue.holds()).toEqual([])
  expect(queue.gitHub.issues[0]?.state).toBe('closed')
})

test('a new hold that is removed again is named as such although the rest cannot be read', async () => {
  await using queue = await heldQueue({
    intercept: ({ path }) => (path === '/updateQueue' ? { status: 403, body: 'no' } : undefined),
  })
  queue.gitHub.beforeServing = () => {
    if (queue.gitHub.calls.some(({ method }) => method === 'DELETE') && queue.holds().length === 0)
      queue.gitHub.faults.push({ status: 403 })
  }
  const { passed, error } = await queue.pause('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('the hold `freeze` was removed again')
})

test('an expired hold does not keep the queue stopped, and goes when it resumes', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('guard', { 'hold-until': '2026-09-17T11:00:00Z' })
  expect((await queue.resume('freeze')).outcome).toBe('held')
  await queue.pause('freeze')
  queue.clock.jump(3_600_000)
  const { outputs } = await queue.resume('freeze')
  expect(outputs).toMatchObject({ outcome: 'resumed', holds: '[]' })
  expect(queue.holds()).toEqual([])
})

test('a queue that a person paused stays paused after a hold, although an older hold had expired', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { 'hold-until': '2026-09-17T11:00:00Z' })
  queue.clock.jump(3_600_000)
  expect((await queue.run('resume-queue')).outcome).toBe('resumed')
  expect(queue.holds()).toEqual([])
  expect(queue.gitHub.issues[0]?.state).toBe('closed')
  await queue.run('update-queue', { 'queue-state': 'paused' })
  await queue.pause('guard')
  expect((await queue.resume('guard')).outcome).toBe('unchanged')
  expect(queue.state()).toBe('paused')
})

test('a resume without `hold` keeps expired holds while another hold remains', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { 'hold-until': '2026-09-17T11:00:00Z' })
  await queue.pause('incident')
  queue.clock.jump(3_600_000)
  expect((await queue.run('resume-queue')).outcome).toBe('resumed')
  expect(queue.holds()).toEqual(['freeze', 'incident'])
})

test('a hold of a running queue remembers that it ran, whatever an expired hold remembers', async () => {
  await using queue = await heldQueue({ state: 'paused' })
  await queue.pause('freeze', { 'hold-until': '2026-09-17T11:00:00Z' })
  queue.clock.jump(3_600_000)
  await queue.run('update-queue', { 'queue-state': 'running' })
  await queue.pause('incident')
  expect((await queue.resume('incident')).outcome).toBe('resumed')
})

test('a hold that someone removes while its step stops the queue fails the step', async () => {
  await using queue = await heldQueue({
    intercept: ({ path }) => {
      if (path === '/updateQueue' && queue.holds().includes('incident'))
        queue.gitHub.comments.splice(1)
      return undefined
    },
  })
  await queue.pause('freeze', { 'hold-until': '2026-09-17T11:00:00Z' })
  await queue.run('update-queue', { 'queue-state': 'running' })
  queue.clock.jump(3_600_000)
  const { passed, error } = await queue.pause('incident')
  expect(passed).toBe(false)
  expect(error).toContain(
    'someone removed the hold at the same time, and the queue is running again',
  )
  // Expired ones go, too.
  expect(queue.holds()).toEqual([])
})

test("a step's own hold counts as present if it has expired", async () => {
  await using queue = await heldQueue()
  await queue.pause('guard', { 'hold-until': '2026-09-17T11:00:00Z' })
  queue.clock.jump(3_600_000)
  expect((await queue.resume('guard')).outcome).toBe('resumed')
})

test('a second step with the same name renews the hold', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { reason: 'Weekend' })
  queue.clock.jump(60_000)
  const { outputs } = await queue.pause('freeze', { reason: 'Holidays' })
  expect(holdsIn(outputs)).toMatchObject([
    { reason: 'Holidays', since: '2026-09-17T10:00:00.000Z' },
  ])
  // Each step writes a comment of its own.
  expect(queue.holds()).toEqual(['freeze', 'freeze'])
  expect((await queue.resume('freeze')).outcome).toBe('resumed')
  expect(queue.holds()).toEqual([])
})

test('a queue that someone had stopped without a hold stays stopped', async () => {
  await using queue = await heldQueue({ state: 'paused' })
  await queue.pause('freeze')
  await queue.pause('incident')
  await queue.resume('freeze')
  const { passed, outputs, seen } = await queue.resume('incident')
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'unchanged', 'queue-state': 'paused' })
  expect(seen.warnings.at(-1)?.message).toContain('as it was before its first hold')
})

test('a queue that is stopped without any hold is left as it is, with a warning', async () => {
  await using queue = await heldQueue({ state: 'paused' })
  const { passed, outputs, seen } = await queue.resume('freeze')
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'unchanged', 'queue-state': 'paused' })
  expect(seen.warnings[0]?.message).toContain('paused, and not by this hold')
  const strict = await queue.resume('freeze', { strict: 'true' })
  expect(strict.passed).toBe(false)
  expect(strict.outputs['outcome']).toBe('unchanged')
})

test('closing the issue by hand drops no hold, and the next step reopens it', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('incident')
  const [issue] = queue.gitHub.issues
  if (issue) issue.state = 'closed'
  expect((await queue.resume('freeze')).outcome).toBe('held')
  expect(issue?.state).toBe('open')
})

test('the holds of several issues count, and new ones go to the oldest', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const [issue] = queue.gitHub.issues
  const [comment] = queue.gitHub.comments
  if (issue === undefined || comment === undefined) throw new Error('no hold')
  queue.gitHub.issues.push({ ...issue, number: 9 })
  queue.gitHub.comments.push({
    ...comment,
    id: 50,
    issue: 9,
    body: comment.body.replaceAll('freeze', 'migration'),
  })
  await queue.pause('incident')
  expect(queue.gitHub.comments.at(-1)?.issue).toBe(1)
  expect((await queue.resume('freeze')).outcome).toBe('held')
  expect((await queue.resume('incident')).outcome).toBe('held')
  expect((await queue.resume('migration')).outcome).toBe('resumed')
  expect(queue.gitHub.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
})

test('a marker in the middle of a comment is no hold', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const [comment] = queue.gitHub.comments
  if (comment) comment.body = `Look:\n${comment.body}`
  const { outputs } = await queue.run('get-queue', { holds: 'true' })
  expect(outputs['holds']).toBe('[]')
})

test('a hold with every character in its reason is found again', async () => {
  await using queue = await heldQueue()
  const reason = '--> <!-- "x" \\ @mona &amp; <b>'
  await queue.pause('freeze', { reason })
  const { outputs } = await queue.run('get-queue', { holds: 'true' })
  expect(holdsIn(outputs)[0]?.['reason']).toBe(reason)
})

test('a secret in the reason does not reach GitHub', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { reason: 'tok-3n-0f-the-t3st is leaked' })
  expect(JSON.stringify(queue.gitHub.comments)).not.toContain('tok-3n')
  expect(JSON.stringify(queue.gitHub.issues)).not.toContain('tok-3n')
})

test('a hold that cannot be read while resuming leaves the queue stopped', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  queue.gitHub.beforeServing = () =>
    void queue.gitHub.faults.push({ status: 403, body: { message: 'no' } })
  const step = await queue.resume('freeze')
  expect(step).toMatchObject({ passed: false, outcome: 'unauthorized' })
  expect(queue.state()).toBe('paused')
})

test('a failure after the hold was removed says so', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  queue.gitHub.beforeServing = () => {
    if (queue.gitHub.comments.length === 0) queue.gitHub.faults.push({ status: 404, body: {} })
  }
  const { passed, error } = await queue.resume('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('the hold `freeze` of the queue octo-org/orion@main was removed')
  expect(error).toContain('use `resume-queue` without `hold`')
  expect(queue.state()).toBe('paused')
})

test('a failure to remove the second comment of a hold says that the hold was removed', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('freeze')
  queue.gitHub.beforeServing = () => {
    const isDeletion = queue.gitHub.calls.at(-1)?.method === 'DELETE'
    if (isDeletion && queue.holds().length === 1) queue.gitHub.faults.push({ status: 403 })
  }
  const { passed, error, seen } = await queue.resume('freeze')
  expect(passed).toBe(false)
  expect(error).toContain('the hold `freeze` of the queue octo-org/orion@main was removed')
  const line = 'Removed the hold freeze of the queue octo-org/orion@main'
  expect(seen.info.filter((text) => text === line)).toHaveLength(1)
})

/** A queue that another step stops with the hold `late` while a step resumes it. */
async function queueWithLateHold() {
  let saved: typeof queue.gitHub.comments = []
  const queue = await heldQueue({
    intercept: ({ path, body }) => {
      const isResume = path === '/updateQueue' && (body as { state: string }).state === 'running'
      const [comment] = queue.gitHub.comments.length === 0 ? saved : []
      if (isResume && comment)
        queue.gitHub.comments.push({
          ...comment,
          id: 90,
          body: comment.body.replaceAll('freeze', 'late').replace('"running"', '"paused"'),
        })
      return undefined
    },
  })
  const pause = async (inputs: Readonly<Record<string, string>> = {}) => {
    const step = await queue.pause('freeze', inputs)
    saved = [...queue.gitHub.comments]
    return step
  }
  return Object.assign(queue, { pauseThenLate: pause })
}

test('a hold that appears while the queue resumes stops it again', async () => {
  await using queue = await queueWithLateHold()
  await queue.pauseThenLate()
  const { passed, outputs, seen } = await queue.resume('freeze')
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'held', 'queue-state': 'paused' })
  expect(seen.info.join('\n')).toContain('stays paused, because it has 1 hold: late')
  expect(queue.state()).toBe('paused')
  // The late hold remembers the queue as paused, so the step left a note.
  expect(queue.gitHub.comments.at(-1)?.body).toContain('was running before its holds')
  const over = await queue.resume('late')
  expect(over.outputs).toMatchObject({ outcome: 'resumed', holds: '[]' })
  expect(queue.gitHub.comments).toEqual([])
})

test('if the last read fails, the outcome is unknown', async () => {
  await using queue = await heldQueue({
    intercept: ({ path, body }) => {
      if (path === '/updateQueue' && (body as { state: string }).state === 'running')
        queue.gitHub.beforeServing = () => void queue.gitHub.faults.push({ status: 403, body: {} })
      return undefined
    },
  })
  await queue.pause('freeze')
  const { error, ...step } = await queue.resume('freeze')
  expect(step).toMatchObject({ passed: false, outcome: 'unknown-outcome' })
  expect(error).toContain('the queue was resumed, and then the holds could not be read again')
})

test('a running queue is unchanged when one of two holds is removed', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  await queue.pause('incident')
  await queue.run('update-queue', { 'queue-state': 'running' })
  const { outputs } = await queue.resume('freeze')
  expect(outputs['outcome']).toBe('unchanged')
  expect(queue.holds()).toEqual(['incident'])
})

test('`hold: all` removes every hold and resumes, also when lists lag', async () => {
  await using queue = await heldQueue({ lagMs: 4000 })
  await queue.pause('freeze')
  await queue.pause('incident')
  const { outputs, seen } = await queue.resume('all')
  expect(outputs).toMatchObject({ outcome: 'resumed', holds: '[]' })
  expect(seen.warnings).toEqual([])
  expect(queue.holds()).toEqual([])
  expect(queue.gitHub.issues[0]?.state).toBe('closed')
})

test('without `hold`, the queue resumes, and a warning names the holds', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze', { reason: 'Weekend' })
  const { outputs, seen } = await queue.run('resume-queue')
  expect(outputs['outcome']).toBe('resumed')
  expect(seen.warnings[0]?.message).toContain('it has 1 hold: freeze (Weekend)')
  expect(queue.holds()).toEqual(['freeze'])
})

test('without `hold`, a token that may not read issues is no problem', async () => {
  await using queue = await heldQueue({ state: 'paused', gitHub: { granted: {} } })
  const { passed, outputs, seen } = await queue.run('resume-queue')
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'resumed', holds: '' })
  expect(seen.warnings).toEqual([])
})

test('drain-queue with a hold drains, and leaves a paused queue paused', async () => {
  await using queue = await heldQueue()
  const guard = await queue.run('drain-queue', { hold: 'guard' })
  expect(guard.outputs).toMatchObject({ outcome: 'drained', 'queue-state': 'draining' })
  await queue.pause('freeze')
  const second = await queue.run('drain-queue', { hold: 'second' })
  expect(second.outputs).toMatchObject({ outcome: 'drained', 'queue-state': 'paused' })
  expect(holdsIn(second.outputs).map(({ name }) => name)).toEqual(['guard', 'freeze', 'second'])
})

test.each([
  ['hold', 'All Hands', 'must be lower-case letters, digits and dashes, at most 40 of them'],
  ['hold', 'x'.repeat(41), 'at most 40 of them'],
  ['hold', 'all', 'which `resume-queue` uses for every hold'],
  ['hold-until', '2026-09-17T09:00:00Z', 'must be in the future'],
  ['hold-until', '2026-09-21T08:00:00', 'must be a time with its zone'],
  ['hold-until', '2027-02-30T08:00:00Z', 'must be a time with its zone'],
  ['hold-until', 'monday', 'must be a time with its zone'],
])('pause-queue refuses `%s: %s`', async (input, value, message) => {
  await using queue = await heldQueue()
  const { error, ...step } = await queue.pause('freeze', { [input]: value })
  expect(step).toMatchObject({ passed: false, outcome: 'invalid-input' })
  expect(error).toContain(message)
  expect(queue.service.calls).toEqual([])
})

test.each(['pause-queue', 'drain-queue', 'resume-queue'])(
  '%s with a hold needs a GitHub token',
  async (operation) => {
    await using queue = await heldQueue()
    const { passed, error } = await queue.run(operation, { hold: 'freeze', 'github-token': '' })
    expect(passed).toBe(false)
    expect(error).toContain('Input `hold` needs `github-token` with `issues: write`')
  },
)

test.each([
  ['pause-queue', 'hold-until', '2026-09-21T08:00:00Z'],
  ['drain-queue', 'hold-until', '2026-09-21T08:00:00Z'],
  ['resume-queue', 'strict', 'true'],
])('%s warns that `%s` has no effect without `hold`', async (operation, input, value) => {
  await using queue = await heldQueue()
  const { seen } = await queue.run(operation, { [input]: value })
  expect(seen.warnings[0]?.message).toContain(`\`${input}\` has no effect without \`hold\``)
})

test.each([
  ['without a token', '', {}],
  ['without permission', 'ghs_t0k3n', { granted: {} }],
])('get-queue warns that it cannot read the holds %s', async (_, token, gitHub) => {
  await using queue = await heldQueue({ gitHub })
  const { passed, outputs, seen } = await queue.run('get-queue', {
    holds: 'true',
    'github-token': token,
  })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'found', holds: '' })
  expect(seen.warnings[0]?.message).toContain('The holds of the queue could not be read')
})

describe('a dry run', () => {
  test('writes no hold', async () => {
    await using queue = await heldQueue()
    const { outputs, seen } = await queue.pause('freeze', { 'dry-run': 'true' })
    expect(outputs['outcome']).toBe('planned')
    expect(seen.info.join('\n')).toContain('would get the hold `freeze`')
    expect(queue.gitHub.issues).toEqual([])
    expect(queue.service.writes()).toEqual([])
  })

  test.each([
    ['freeze', 'would lose the hold `freeze`'],
    ['all', 'would lose 1 hold: freeze'],
  ])('removes no hold with `hold: %s`, and says what it would do', async (hold, line) => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    const { outputs, seen } = await queue.resume(hold, { 'dry-run': 'true' })
    expect(outputs['outcome']).toBe('planned')
    expect(seen.info.join('\n')).toContain(line)
    expect(queue.holds()).toEqual(['freeze'])
    expect(queue.state()).toBe('paused')
  })
})

describe('the post step', () => {
  const guarded = { 'resume-after-job': 'true' }

  test('removes its hold and resumes the queue', async () => {
    await using queue = await heldQueue()
    const { proven, seen } = await queue.post(await queue.pause('guard', guarded))
    expect(proven).toBe(true)
    expect(seen.info.at(-1)).toContain('was removed, and the queue runs again')
    expect(queue.state()).toBe('running')
    expect(queue.holds()).toEqual([])
  })

  test('leaves the queue stopped for another hold, with a notice', async () => {
    await using queue = await heldQueue()
    const guard = await queue.pause('guard', guarded)
    await queue.pause('freeze', { reason: 'Weekend' })
    const { proven, seen } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(seen.notices[0]?.message).toContain(
      'stays paused, because it has 1 hold: freeze (Weekend)',
    )
    expect(seen.errors).toEqual([])
    expect(queue.holds()).toEqual(['freeze'])
    expect((await queue.resume('freeze')).outcome).toBe('resumed')
  })

  test('names the state of the queue if a hold appears while it resumes the queue', async () => {
    await using queue = await queueWithLateHold()
    const { proven, seen } = await queue.post(await queue.pauseThenLate(guarded))
    expect(proven).toBe(true)
    expect(seen.notices[0]?.message).toContain('stays paused, because it has 1 hold: late')
    expect(queue.state()).toBe('paused')
  })

  test('resumes a queue that ran before an older hold, although both holds are gone', async () => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    const guard = await queue.pause('guard', guarded)
    queue.gitHub.comments.splice(0)
    const { proven } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(queue.state()).toBe('running')
  })

  test('resumes a queue that its drain left paused, without a warning', async () => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    const guard = await queue.run('drain-queue', { hold: 'guard', ...guarded })
    expect((await queue.resume('freeze')).outcome).toBe('held')
    const { proven, seen } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(seen.warnings).toEqual([])
    expect(queue.state()).toBe('running')
  })

  test('leaves a queue stopped that was stopped before the first hold', async () => {
    await using queue = await heldQueue({ state: 'paused' })
    const { proven, seen } = await queue.post(await queue.pause('guard', guarded))
    expect(proven).toBe(true)
    expect(seen.warnings[0]?.message).toContain('was paused before its first hold')
    expect(queue.state()).toBe('paused')
    expect(queue.holds()).toEqual([])
  })

  test('ignores a state of another hold', async () => {
    await using queue = await heldQueue()
    const guard = await queue.pause('guard', guarded)
    guard.seen.state['restore'] = (guard.seen.state['restore'] ?? '').replace('guard', 'other')
    const { proven, seen } = await queue.post(guard)
    expect(proven).toBe(true)
    expect(seen.warnings[0]?.message).toContain('was ignored')
    expect(queue.holds()).toEqual(['guard'])
  })

  test('fails if its hold cannot be removed', async () => {
    await using queue = await heldQueue()
    const guard = await queue.pause('guard', guarded)
    queue.gitHub.beforeServing = () => void queue.gitHub.faults.push({ status: 403, body: {} })
    const { proven, seen } = await queue.post(guard)
    expect(proven).toBe(false)
    expect(seen.errors).toHaveLength(1)
    expect(queue.state()).toBe('paused')
  })
})

test('a hold whose answer was lost is written once', async () => {
  await using queue = await heldQueue()
  queue.gitHub.faults.push(undefined, undefined, { status: 502, applied: true })
  expect((await queue.pause('freeze')).error).toBe('')
  expect(queue.holds()).toEqual(['freeze'])
})

test('a hold costs 6 requests to GitHub and 4 to the service, and its end at most 8 and 4', async () => {
  await using queue = await heldQueue()
  const asked = async (step: Promise<unknown>) => {
    const before = [queue.gitHub.calls.length, queue.service.calls.length] as const
    await step
    return [queue.gitHub.calls.length - before[0], queue.service.calls.length - before[1]]
  }
  expect(await asked(queue.pause('freeze'))).toEqual([6, 4])
  expect(await asked(queue.pause('incident'))).toEqual([7, 2])
  expect(await asked(queue.resume('freeze'))).toEqual([7, 2])
  expect(await asked(queue.resume('incident'))).toEqual([8, 4])
})

describe('a run that is cancelled', () => {
  test.each([3, 4])(
    'before request %i to GitHub removes its new hold again, and leaves nothing to restore',
    async (nth) => {
      await using queue = await heldQueue()
      const run = new AbortController()
      queue.gitHub.beforeServing = (count) => {
        if (count === nth + 1) run.abort(new RunCancelled('SIGINT'))
      }
      const guarded = { 'resume-after-job': 'true' }
      const { error, seen, ...step } = await queue.pause('freeze', guarded, { signal: run.signal })
      expect(step).toMatchObject({ passed: false, outcome: 'aborted' })
      expect(error).toContain('the hold `freeze` was removed again')
      expect(seen.state).toEqual({ restore: '' })
      expect(queue.holds()).toEqual([])
      expect(queue.state()).toBe('running')
    },
  )

  test('after its hold was removed says that the queue may still be stopped', async () => {
    await using queue = await heldQueue()
    await queue.pause('freeze')
    const run = new AbortController()
    queue.gitHub.beforeServing = () => {
      if (queue.holds().length === 0) run.abort(new RunCancelled('SIGINT'))
    }
    const { passed, error } = await queue.resume('freeze', {}, { signal: run.signal })
    expect(passed).toBe(false)
    expect(error).toContain('use `resume-queue` without `hold`')
  })
})
