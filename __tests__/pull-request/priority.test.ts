/** What the service shows of the options of a submission, and what it has ignored. */

import { ignoredOptions } from '../../src/pull-request/writes.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { expect, test } from '../support/jest.js'

const NAMES = [
  ['urgent', 0],
  ['high', 10],
  ['medium', 100],
  ['low', 200],
  ['lowest', 255],
] as const
const record = (shown: object) =>
  SubmittedPullRequest.parse({ id: 'a', prNumber: 12, state: 'PENDING', ...shown })

test.each(NAMES)('%s is %d, by name and by number', (name, value) => {
  for (const shown of [{ priorityValue: value }, { priorityName: name }])
    for (const priority of [name, value])
      expect(ignoredOptions({ priority }, record(shown))).toEqual([])
  for (const shown of [{ priorityValue: value + 1 }, { priorityName: 'other', priorityValue: 1 }])
    expect(ignoredOptions({ priority: name }, record(shown))).toHaveLength(1)
})

test.each([true, false])('no-batch: %s', (noBatch) => {
  expect(ignoredOptions({ noBatch }, record({ noBatch }))).toEqual([])
  expect(ignoredOptions({ noBatch }, record({}))).toEqual([])
  expect(ignoredOptions({ noBatch }, record({ noBatch: !noBatch }))).toEqual([
    `no-batch ${!noBatch} instead of ${noBatch}`,
  ])
})
