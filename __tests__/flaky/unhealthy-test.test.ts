import { impactOf, listedTest, ownersOf } from '../../src/flaky/unhealthy-test.js'
import { expect, test } from '../support/jest.js'

const wire = (status: string | null | undefined, more: object = {}) => ({
  id: '1',
  name: 'adds',
  status: status === undefined ? null : { value: status, reason: 'r' },
  ...more,
})

test.each([
  ['flaky', 'flaky', 'flaky'],
  ['BROKEN', 'flaky', 'broken'],
  ['Flaky', 'broken', 'flaky'],
  ['healthy', 'broken', 'broken'],
  [null, 'broken', 'broken'],
] as const)('a test with the status %s, listed as %s, is %s', (own, listed, value) => {
  const test = listedTest(wire(own), listed)
  expect(test.status).toMatchObject({ value, reason: 'r' })
})

test('a test without a status has the one that it is listed as', () => {
  expect(listedTest(wire(undefined), 'flaky').status).toMatchObject({ value: 'flaky' })
})

test.each([
  [undefined, ['(no owner)']],
  [null, ['(no owner)']],
  [[], ['(no owner)']],
  [[''], ['(no owner)']],
  [['', '@a'], ['@a']],
  [['@a'], ['@a']],
  [['@a', '@a'], ['@a']],
  [
    ['@a', '@b', '@a'],
    ['@a', '@b'],
  ],
])('the owners %j are %j', (codeowners, owners) => {
  expect(ownersOf(listedTest(wire('flaky', { codeowners }), 'flaky'))).toEqual(owners)
})

test.each([
  [undefined, 0],
  [null, 0],
  [3, 3],
])('%s pull requests are %i', (count, impact) => {
  const more = { pull_requests_impacted_last_7d: count }
  expect(impactOf(listedTest(wire('flaky', more), 'flaky'))).toBe(impact)
})
