/** Whether a pull request may be tried again, from facts alone. */
import { type AgainFacts, mayTryAgain } from '../../src/pull-request/again.js'
import { known, unread } from '../../src/shared/fact.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { describe, expect, test } from '../support/jest.js'
import { A, B } from '../support/pull-request-world.js'
import { shows } from './reason-cases.js'

const OPEN = {
  closed: false,
  draft: false,
  baseBranch: 'main',
  headSha: A,
  changeRequests: known([]),
}
/** Every condition holds. */
const FAILED: AgainFacts = {
  ref: pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12),
  act: 'submit',
  record: shows('failed'),
  head: A,
  onGitHub: known(OPEN),
  reviews: 'none-against',
  queue: known({ state: 'running' }),
  heldBy: known(undefined),
  triedHeads: known([B, undefined]),
}
const onGitHub = (facts: object) => ({ onGitHub: known({ ...OPEN, ...facts }) })

/** What stops it, in the order in which it counts; each with the condition that it breaks. */
const STOPS: Readonly<Record<string, readonly [stop: Partial<AgainFacts>, condition?: string]>> = {
  'the comment that counts the retries cannot be read': [{ triedHeads: unread('x') }, 'triedHeads'],
  'this head commit was retried before': [
    { triedHeads: known([A]), head: A.toUpperCase() },
    'triedHeads',
  ],
  'GitHub did not show whether it is still open: HTTP 403': [
    { onGitHub: unread('HTTP 403') },
    'onGitHub',
  ],
  'the queue could not be read': [{ queue: unread('x') }, 'queue'],
  'the queue is switching modes': [{ queue: known({ state: 'switching_modes' }) }, 'queue'],
  'the holds of the queue could not be read: HTTP 403': [{ heldBy: unread('HTTP 403') }, 'heldBy'],
  'the queue has the hold `freeze`': [
    { heldBy: known('the queue has the hold `freeze`') },
    'heldBy',
  ],
  'it is closed': [onGitHub({ closed: true }), 'onGitHub'],
  'it is a draft': [onGitHub({ draft: true }), 'onGitHub'],
  'its base branch is `next`': [onGitHub({ baseBranch: 'next' }), 'onGitHub'],
  'its head is now `bbbbbbbbbbbb`': [onGitHub({ headSha: B }), 'onGitHub'],
  'it conflicts with `main`': [onGitHub({ conflicting: true }), 'onGitHub'],
  'it is CANCELLED': [{ record: shows('cancelled') }],
  'it is undefined': [{ record: undefined }],
  'it is PENDING_FAILURE': [{ record: shows('pending_failure') }],
  'the reviews could not be read': [onGitHub({ changeRequests: undefined }), 'reviews'],
  'the reviews could not be read: HTTP 403': [
    onGitHub({ changeRequests: unread('HTTP 403') }),
    'reviews',
  ],
  'a review by `mona` requests changes': [onGitHub({ changeRequests: known(['mona']) }), 'reviews'],
  'a review requests changes': [onGitHub({ changesRequested: true }), 'reviews'],
}

const whyNot = (facts: Partial<AgainFacts>) => {
  const again = mayTryAgain({ ...FAILED, ...facts })
  return again.may ? undefined : again.why
}

test('a pull request may be submitted again if every condition holds', () => {
  expect(mayTryAgain(FAILED)).toEqual({ may: true })
  expect(mayTryAgain({ ...FAILED, head: undefined, triedHeads: 'any' })).toEqual({ may: true })
})

describe('a pull request may not be submitted again', () => {
  test.each(Object.entries(STOPS))('because %s', (why, [stop]) => {
    expect(whyNot(stop)).toBe(why)
  })

  test('because no source names the head that must not be tried twice', () => {
    expect(whyNot({ head: undefined })).toBe('its head commit is not known')
  })
})

test.each(
  Object.entries(STOPS).flatMap(([why, [stop, condition]]) =>
    condition === undefined ? [] : [[condition, why, stop] as const],
  ),
)('without the condition %s, it does not matter that %s', (condition, _, stop) => {
  // Reviews are facts of GitHub.
  const reviews = condition === 'onGitHub' ? 'any' : FAILED.reviews
  expect(whyNot({ ...stop, reviews, [condition]: 'any' })).toBeUndefined()
})

describe('tests may be restarted', () => {
  const about = { act: 'restart', record: shows('pending_failure') } as const

  test('while the pull request is about to fail, whatever its reviews', () => {
    expect(whyNot({ ...about, ...onGitHub({ changesRequested: true }) })).toBeUndefined()
  })

  test('but not once it has failed', () => {
    expect(whyNot({ ...about, record: shows('failed') })).toBe('it is FAILED')
  })

  test('but not at another head', () => {
    expect(whyNot({ ...about, ...onGitHub({ headSha: B }) })).toContain('its head is now')
  })
})
