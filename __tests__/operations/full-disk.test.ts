/** A runner whose disk is full: what a step leaves for its post step cannot be saved. */
import { main } from '../../src/main.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** Runs an operation of which the n-th saving of its state fails. */
async function run(operation: string, inputs: Readonly<Record<string, string>>, failing: number) {
  await using service = await fakeQueues({ main: {} })
  const { runner, seen } = recorder({
    operation,
    'api-url': service.url,
    'target-branch': 'main',
    ...inputs,
  })
  let saved = 0
  const saveState = (name: string, value: string) => {
    if (saved++ === failing) throw new Error('ENOSPC: no space left on device, write')
    runner.core.saveState(name, value)
  }
  const passed = await main({ ...runner, core: { ...runner.core, saveState } })
  return { passed, seen, state: service.queue()?.['state'], error: seen.errors[0]?.message ?? '' }
}

describe.each(['pause-queue', 'drain-queue'])('%s', (operation) => {
  // The state of an earlier step is cleared first.
  test.each([0, 1])('leaves the queue alone if saving its state fails (%i)', async (failing) => {
    const { passed, seen, state, error } = await run(
      operation,
      { 'resume-after-job': 'true' },
      failing,
    )
    expect({ passed, state }).toEqual({ passed: false, state: 'running' })
    expect(seen.outputs['outcome']).toBe('refused')
    expect(error).toBe(
      'Saving the state for the post step: GITHUB_STATE could not be written (ENOSPC: no space left on device, write). Check the disk of the runner and the queue, then run the step again.',
    )
    expect(seen.errors[0]?.properties).toMatchObject({
      title: 'The state for the post step could not be saved',
    })
  })

  test('says so if the proof cannot be saved, and leaves the post step what it needs', async () => {
    const { passed, seen, error } = await run(operation, { 'resume-after-job': 'true' }, 2)
    expect(passed).toBe(false)
    expect(error).toContain('GITHUB_STATE could not be written')
    expect(JSON.parse(seen.state['restore'] ?? '')).toMatchObject({
      found: 'running',
      proved: false,
    })
  })
})
