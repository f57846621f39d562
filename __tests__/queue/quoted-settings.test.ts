/** A number or a boolean in quotes, which YAML reads as a text. */
import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const problemOf = async (settings: string) => {
  await using service = await fakeQueues({ main: {} })
  const inputs = { operation: 'update-queue', 'queue-settings': settings }
  return (await runQueue(service.url, inputs)).error
}

test.each(["concurrency: '5'", 'testing-timeout-minutes: "30"', "batch: 'true'", 'batch: "False"'])(
  'the message about %s says to remove the quotes',
  async (settings) => {
    expect(await problemOf(settings)).toContain('; remove the quotes')
  },
)

test.each(['concurrency: five', 'concurrency: 0', 'concurrency: 1.5', 'batch: yes'])(
  'the message about %s says nothing of quotes',
  async (settings) => {
    const problem = await problemOf(settings)
    expect(problem).toContain('must be')
    expect(problem).not.toContain('quotes')
  },
)
