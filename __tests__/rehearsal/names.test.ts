/** Jobs have the names that GitHub shows, and that a required check or `needs` is about. */
import { jobNames } from '../../rehearsal/job-names.js'
import { jobResults } from '../../rehearsal/log.js'
import { expect, test } from '../support/jest.js'

const WORKFLOWS = {
  '.github/workflows/ci.yml': `
name: CI / all
jobs:
  plain: { strategy: { matrix: { os: [ubuntu-latest], node: [20, 22] } } }
  shown: { name: 'Build \${{ matrix.path }}', strategy: { matrix: { path: [a/b, c-2] } } }
  included: { strategy: { matrix: { include: [{ node: 20, arch: { cpu: arm, bits: 64 } }] } } }
  asked: { name: 'On \${{ inputs.branch }}', strategy: { matrix: { a: [1, 2] } } }
  unit: { name: Tests / unit }
  test-1: { strategy: { matrix: { a: [1] } } }
  enqueue: { uses: ./.github/workflows/called.yml }
`,
  '.github/workflows/called.yml': 'jobs: { enqueue: { name: Enqueue } }',
}

test.each([
  ['plain-2', 'plain', { node: 22, os: 'ubuntu-latest' }, 'plain (ubuntu-latest, 22)'],
  ['Build a/b-1', 'shown', { path: 'a/b' }, 'Build a/b'],
  ['Build c-2', 'shown', { path: 'c-2' }, 'Build c-2'],
  ['included', 'included', { arch: { cpu: 'arm', bits: 64 }, node: 20 }, 'included (20, arm, 64)'],
  ['On main-2', 'asked', { a: 2 }, 'On main'],
  ['test-1', 'test-1', { a: 1 }, 'test-1 (1)'],
  ['Tests / unit', 'unit', {}, 'Tests / unit'],
  ['enqueue/called.yml/Enqueue', 'enqueue', {}, 'enqueue / Enqueue'],
])('act’s %s is named as on GitHub', (played, jobID, matrix, name) => {
  const entry = { msg: '', job: `CI / all/${played}   `, jobID, matrix }
  expect(jobNames(WORKFLOWS)(entry)).toBe(name)
})

test('a failed cell is not hidden by one with the same name', () => {
  const ends = ['failure', 'success'].map((jobResult, index) => ({
    ...{ msg: '', job: `w/a-${index}`, jobName: 'a', jobID: 'a', jobResult },
  }))
  expect([...jobResults(ends)]).toEqual([['a', 'failure']])
})
