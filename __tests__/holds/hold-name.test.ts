import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const OPERATIONS = ['pause-queue', 'drain-queue', 'resume-queue'] as const
const WORDS = ['true', 'false', 'null', 'undefined', 'NaN', 'Array', 'Object', '[object Object]']

test.each(OPERATIONS.flatMap((operation) => WORDS.map((hold) => [operation, hold] as const)))(
  '%s refuses `hold: %s`, which a broken expression leaves, before any request',
  async (operation, hold) => {
    await using service = await fakeQueues({ main: {} })
    const inputs = { operation, hold, 'github-token': 'ghs_t0k3n' }
    const { outcome, error } = await runQueue(service.url, inputs)
    expect(outcome).toBe('invalid-input')
    expect(error).toContain(
      `Input \`hold\` is "${hold}", as an expression that went wrong leaves it`,
    )
    expect(service.calls).toEqual([])
  },
)
