/** Which of several runs of one check counts. */
import { type Check, judgedBySuite } from '../../src/github/check.js'
import { expect, test } from '../support/jest.js'

const ci = (more: Partial<Check>): Check => ({
  name: 'ci',
  state: 'passed',
  kind: 'run',
  suite: 7,
  ...more,
})

test.each<[string, Partial<Check>, Partial<Check>]>([
  ['the later start', { id: 9, startedAt: 1000 }, { id: 8, startedAt: 2000 }],
  [
    'the greater number of two that started at once',
    { id: 8, startedAt: 1 },
    { id: 9, startedAt: 1 },
  ],
  ['the greater number if one has no start', { id: 8, startedAt: 2000 }, { id: 9 }],
  ['the greater number if the other one has no start', { id: 8 }, { id: 9, startedAt: 2000 }],
  ['the greater number if neither has a start', { id: 8 }, { id: 9 }],
])('of two runs in one suite, that with %s counts', (_, older, newer) => {
  const [first, second] = [ci({ ...older, state: 'failed' }), ci(newer)]
  expect(judgedBySuite([first, second])).toEqual([second])
  expect(judgedBySuite([second, first])).toEqual([second])
})

test.each<[string, Partial<Check>, Partial<Check>]>([
  ['nothing tells them apart', {}, {}],
  ['only one has a number', { id: 9 }, {}],
  ['they are in two suites', { id: 8 }, { id: 9, suite: 8 }],
  ['they have two names', { id: 8 }, { id: 9, name: 'lint' }],
  ['their suite is not known', { id: 8, suite: undefined }, { id: 9, suite: undefined }],
  ['one is a status', { id: 8, kind: 'status' }, { id: 9 }],
])('two checks both count if %s', (_, one, other) => {
  const checks = [ci(one), ci(other)]
  expect(judgedBySuite(checks)).toEqual(checks)
})
