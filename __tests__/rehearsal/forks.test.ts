/** Runs of a rehearsal that get no secrets, as on GitHub. */
import { isWithoutSecrets, type Payload, withRepository } from '../../rehearsal/play.js'
import { expect, test } from '../support/jest.js'

const OWN = { full_name: 'octo-org/orion' }
const FORK = { full_name: 'someone/orion' }
const isWithout = (payload: Payload, event = 'pull_request') =>
  isWithoutSecrets(withRepository({ event, payload }, OWN.full_name))

test.each<[string, Payload]>([
  ['names its base', { pull_request: { head: { repo: FORK }, base: { repo: OWN } } }],
  ['does not name its base', { pull_request: { head: { repo: FORK }, base: { ref: 'main' } } }],
  ['was deleted', { pull_request: { head: { repo: null }, base: { repo: OWN } } }],
])('the pull request of a fork that %s gets no secrets', (_, payload) => {
  expect(isWithout(payload)).toBe(true)
})

test.each<[string, Payload]>([
  ['without repositories', { pull_request: { head: { ref: 'topic' } } }],
  ['with the head in the repository', { pull_request: { head: { repo: OWN } } }],
  ['of another repository', { pull_request: { head: { repo: FORK }, base: { repo: FORK } } }],
  [
    'in a payload of another repository',
    { repository: FORK, pull_request: { head: { repo: FORK } } },
  ],
])('a pull request %s gets secrets', (_, payload) => {
  expect(isWithout(payload)).toBe(false)
})

test('`pull_request_target` gets secrets for a fork', () => {
  expect(isWithout({ pull_request: { head: { repo: FORK } } }, 'pull_request_target')).toBe(false)
})
