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
  [{}, ['(no owner)']],
  [{ codeowners: null }, ['(no owner)']],
  [{ codeowners: [] }, ['(no owner)']],
  [{ codeowners: [''] }, ['(no owner)']],
  [{ codeowners: ['', '@a'] }, ['@a']],
  [{ codeowners: ['@a'] }, ['@a']],
  [{ codeowners: ['@a', '@a'] }, ['@a']],
  [{ codeowners: ['@a', '@b', '@a'] }, ['@a', '@b']],
])('the owners of a test with %j are %j', (more, owners) => {
  expect(ownersOf(listedTest(wire('flaky', more), 'flaky'))).toEqual(owners)
})

test.each([
  [{}, 0],
  [{ pull_requests_impacted_last_7d: null }, 0],
  [{ pull_requests_impacted_last_7d: 3 }, 3],
])('a test with %j affects %i pull requests', (more, impact) => {
  expect(impactOf(listedTest(wire('flaky', more), 'flaky'))).toBe(impact)
})
