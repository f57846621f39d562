import { main } from '../../src/main.js'
import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'

const pause = { operation: 'pause-queue', reason: 'disk full on ci-3 <b>' }

test('pauses with the reason in log and summary, and a second run changes nothing', async () => {
  await using service = await fakeQueues({ main: {} })
  const first = await runQueue(service.url, pause)
  expect(first.passed).toBe(true)
  expect(first.outputs).toMatchObject({
    outcome: 'paused',
    changed: 'true',
    'queue-state': 'paused',
  })
  expect(first.seen.info).toContain('Reason: disk full on ci-3 <b>')
  expect(first.seen.summary).toContain('disk full on ci')
  expect(first.seen.summary).not.toContain('<b>')
  expect(first.seen.summary).toContain('```diff\n- state: running\n+ state: paused\n')
  expect(first.seen.state).toEqual({})
  const second = await runQueue(service.url, pause)
  expect(second.outputs).toMatchObject({ outcome: 'unchanged', changed: 'false' })
  expect(second.seen.info.join('\n')).not.toContain('Reason: ')
  expect(second.seen.summary).not.toContain('diff')
  expect(service.writes()).toEqual([['/updateQueue', { state: 'paused' }]])
})

test('the state to restore is saved before the write is sent, without the token', async () => {
  let saved: Record<string, string> = {}
  await using service = await fakeQueues({ main: { state: 'draining' } }, ({ path }) => {
    if (path === '/updateQueue') saved = { ...recorded.state }
    return undefined
  })
  const { runner, seen: recorded } = recorder({
    'api-url': service.url,
    'target-branch': 'main',
    ...pause,
    'resume-after-job': 'true',
  })
  expect(await main(runner)).toBe(true)
  expect(JSON.parse(saved['restore'] ?? '')).toEqual({
    found: 'draining',
    set: 'paused',
    proved: false,
  })
  expect(JSON.parse(recorded.state['restore'] ?? '')).toMatchObject({ proved: true })
  expect(JSON.stringify(saved)).not.toContain('tok-3n')
  expect(recorded.info).toContain(
    'When the job ends, the queue octo-org/orion@main is set back to draining if it is still paused',
  )
})

test('a queue that was switching modes is restored to running, because no request sets that state', async () => {
  await using service = await fakeQueues({ main: { state: 'switching_modes' } })
  const { seen, passed } = await runQueue(service.url, { ...pause, 'resume-after-job': 'true' })
  expect(passed).toBe(true)
  expect(JSON.parse(seen.state['restore'] ?? '')).toMatchObject({ found: 'running', set: 'paused' })
})

test('the step does not promise to restore an unknown state', async () => {
  await using service = await fakeQueues({ main: { state: 'frozen' } })
  const { seen, outputs } = await runQueue(service.url, { ...pause, 'resume-after-job': 'true' })
  expect(outputs['outcome']).toBe('paused')
  expect(seen.state).toEqual({ restore: '' })
  expect(seen.warnings[0]?.message).toContain('"frozen", which no request can set')
})

test.each([
  ['true', { restore: '' }, [expect.stringContaining('is paused already, so it is not resumed')]],
  ['false', {}, []],
])(
  "leaves another job's pause to that job, with resume-after-job: %s",
  async (resumes, state, says) => {
    await using service = await fakeQueues({ main: { state: 'paused' } })
    const { seen, outputs, warnings } = await runQueue(service.url, {
      ...pause,
      'resume-after-job': resumes,
    })
    expect(outputs['outcome']).toBe('unchanged')
    expect(seen.info).toContain('The queue octo-org/orion@main is already paused')
    expect(seen.state).toEqual(state)
    expect(warnings).toEqual(says)
  },
)

test('a dry run leaves nothing for the post step', async () => {
  await using service = await fakeQueues({ main: {} })
  const { seen, outputs } = await runQueue(service.url, {
    ...pause,
    'resume-after-job': 'true',
    'dry-run': 'true',
  })
  expect(outputs['outcome']).toBe('planned')
  expect(seen.state).toEqual({ restore: '' })
  expect(service.writes()).toEqual([])
})
