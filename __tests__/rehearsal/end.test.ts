/** When a run of a rehearsal ended as its file says. */
import { deviations } from '../../rehearsal/rehearsals.js'
import { expect, test } from '../support/jest.js'

const ANY = { fails: false, skipped: false, log: [], without: [] }
const jobs = (...results: string[]) =>
  new Map(results.map((result, index) => [`job ${index}`, result] as const))

test.each<[string, object, string[]]>([
  ['all jobs pass', {}, ['success', 'success']],
  ['one job fails and that is expected', { fails: true }, ['success', 'failure']],
  ['no job starts and that is expected', { skipped: true }, []],
  ['all jobs are skipped and that is expected', { skipped: true }, ['skipped']],
])('a run is as expected if %s', (_, expected, results) => {
  expect(deviations({ ...ANY, ...expected }, { lines: [], jobs: jobs(...results) })).toEqual([])
})

test.each<[string, object, string[], string]>([
  ['a job fails', {}, ['success', 'failure'], 'the jobs failed'],
  ['no job starts', {}, [], 'the jobs did not start'],
  ['no job starts where one must fail', { fails: true }, [], 'the jobs did not start'],
  ['all jobs are skipped where one must fail', { fails: true }, ['skipped'], 'did not start'],
  ['all jobs pass where one must fail', { fails: true }, ['success'], 'the jobs passed'],
  ['a job passes where none may run', { skipped: true }, ['success'], 'the jobs passed'],
])('a run is not as expected if %s', (_, expected, results, problem) => {
  const found = deviations({ ...ANY, ...expected }, { lines: [], jobs: jobs(...results) })
  expect(found.join()).toContain(problem)
})

test.each(['fails', 'skipped'])('a workflow that act cannot play is not one that `%s`', (key) => {
  const refusal = 'Error: workflow is not valid.'
  const found = deviations({ ...ANY, [key]: true }, { lines: [refusal], jobs: jobs(), refusal })
  expect(found).toEqual([`act could not play the workflow: ${refusal}`])
})
