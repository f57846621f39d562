import { priorityInput } from '../../src/pull-request/inputs.js'
import { expect, test } from '../support/jest.js'

const read = (text: string) => priorityInput().safeParseAsync(text)

test.each([
  ['0', 0],
  ['255', 255],
  ['007', 7],
  ['urgent', 'urgent'],
  ['HIGH', 'high'],
])('%s is a priority', async (text, value) => {
  expect((await read(text)).data).toBe(value)
})

test.each([
  ['256', 'must be a whole number from 0 to 255'],
  ['0001', 'must be a whole number from 0 to 255'],
  ['1.5', 'must be a whole number from 0 to 255'],
  ['12x', 'must be a whole number from 0 to 255'],
  ['-1', 'must be a number from 0 to 255, or'],
  ['x12', 'must be a number from 0 to 255, or'],
  ['hihg', 'did you mean `high`?'],
  ['highest', 'did you mean `urgent`?'],
  ['CRITICAL', 'did you mean `urgent`?'],
  ['normal', 'did you mean `medium`?'],
])('%s is no priority', async (text, message) => {
  expect((await read(text)).error?.issues[0]?.message).toContain(message)
})
