/** The pace of the sandbox is worth a warning only where it may decide. */
import { paceWarning } from '../../scripts/act/world.js'
import { expect, test } from '../support/jest.js'

const requests = [{ at: 5 }, { at: 100 }, { at: 200 }]
const move = { number: 1, from: 'pending', to: 'testing' } as const
const warningFor = (transition: object, since = 50) =>
  paceWarning(
    { requests, engine: { transitions: [{ ...move, at: 150, ...transition }] } },
    600,
    since,
  ).join()

test('a warning names what the queue did between two requests of the run', () => {
  expect(warningFor({})).toContain('the queue moved #1 to testing')
  expect(warningFor({})).toContain('10 min pass in a second')
})

test.each([
  ['before the first request of the run', { at: 60 }],
  ['after its last request', { at: 250 }],
  ['by the submit of the run itself', { from: undefined }],
])('no warning if the queue moved only %s', (_, transition) => {
  expect(warningFor(transition)).toBe('')
})

test('no warning for a run without requests', () => {
  expect(warningFor({}, 300)).toBe('')
})

test('the states of a pull request stand together, so that no merge is left out', () => {
  const moves = ['testing', 'tests_passed', 'merged'] as const
  const transitions = [10, 9].flatMap((number) =>
    moves.map((to) => ({ at: 150, from: 'pending' as const, to, number })),
  )
  expect(paceWarning({ requests, engine: { transitions } }, 600, 50).join()).toContain(
    'moved #10 to testing, tests_passed, merged; #9 to testing, tests_passed, merged.',
  )
})
