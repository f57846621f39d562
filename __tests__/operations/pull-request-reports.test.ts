/** The log and the summary of the operations on a pull request. */
import type { Answer } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const HEAD = '0123456789abcdef0123456789abcdef01234567'
const record = (state: string, inQueue: boolean, minute: number): Answer => ({
  body: {
    state,
    isCurrentlySubmittedToQueue: inQueue,
    stateChangedAt: `2026-09-17T10:0${minute}:00.000Z`,
    priorityName: 'high',
    priorityValue: 10,
    prSha: HEAD,
  },
})
const QUEUE = {
  state: 'paused',
  enqueuedPullRequests: [{ prNumber: 11 }, { prNumber: 12 }, { prNumber: 13 }],
}

/** A step on #12: what the service shows before and after a write, its answer to that, and inputs. */
interface Step {
  readonly operation: string
  readonly before?: Answer
  readonly after?: Answer
  readonly write?: Answer
  readonly inputs?: Inputs
}

const NOW = record('pending', true, 1)
const FAILED = record('failed', false, 1)
const MERGED = record('merged', false, 1)
const TESTING = record('testing', true, 1)
const STRICT = { strict: 'true' }
const since = (stateChangedAt: string): Answer => ({
  body: { ...(NOW.body as object), stateChangedAt },
})

const STEPS: Readonly<Record<string, Step>> = {
  'cancel takes it out': {
    operation: 'cancel',
    before: TESTING,
    after: record('cancelled', false, 2),
  },
  'cancel finds a failed one': { operation: 'cancel', before: FAILED },
  'cancel finds a failed one, with `strict: true`': {
    operation: 'cancel',
    before: FAILED,
    inputs: STRICT,
  },
  'cancel finds no record, with `strict: true`': { operation: 'cancel', inputs: STRICT },
  'cancel finds a merged one': { operation: 'cancel', before: MERGED },
  'cancel finds a merged one, with `strict: true`': {
    operation: 'cancel',
    before: MERGED,
    inputs: STRICT,
  },
  'cancel comes after the merge': { operation: 'cancel', before: TESTING, after: MERGED },
  'restart-tests restarts them': {
    operation: 'restart-tests',
    before: record('pending_failure', true, 1),
    after: record('testing', true, 2),
  },
  'restart-tests finds a failed one': { operation: 'restart-tests', before: FAILED },
  'restart-tests finds no record': { operation: 'restart-tests' },
  'restart-tests finds a merged one': { operation: 'restart-tests', before: MERGED },
  'restart-tests finds that the record disappears': {
    operation: 'restart-tests',
    before: TESTING,
    after: MISSING,
    write: MISSING,
  },
  'get-pull-request finds it in the queue': { operation: 'get-pull-request', before: NOW },
  'get-pull-request finds a time in another zone': {
    operation: 'get-pull-request',
    before: since('2026-09-17T12:01:00+02:00'),
  },
  'get-pull-request finds a time that is none': {
    operation: 'get-pull-request',
    before: since('in the morning'),
  },
  'get-pull-request finds a failed one': { operation: 'get-pull-request', before: FAILED },
  'get-pull-request finds no record': { operation: 'get-pull-request' },
  'get-pull-request finds no state': {
    operation: 'get-pull-request',
    before: { body: { isCurrentlySubmittedToQueue: true } },
  },
  'get-pull-request finds a state of `fail-on`, and a reason': {
    operation: 'get-pull-request',
    before: NOW,
    inputs: { 'fail-on': 'pending' },
  },
  'get-pull-request finds a state of `fail-on`': {
    operation: 'get-pull-request',
    before: TESTING,
    inputs: { 'fail-on': 'testing' },
  },
}

test.each(Object.entries(STEPS))('the annotations, log and summary if %s', async (_, step) => {
  const { operation, before = MISSING, after = before, write = {}, inputs } = step
  const { passed, seen } = await live(
    { before, after, submit: write, cancel: write, restart: write, queue: { body: QUEUE } },
    { operation, ...inputs },
  )
  const annotations = [...seen.errors, ...seen.warnings].map(
    ({ message, properties: { title } }) =>
      `! ${title === undefined ? '' : `${title}: `}${message}`,
  )
  const log = seen.info.filter((line) => !line.includes('may be out of date'))
  const lines = [passed ? 'passed' : 'failed', ...annotations, ...log.map((line) => `> ${line}`)]
  expect([...lines, '', shown(seen.summary).trimEnd()].join('\n')).toMatchSnapshot()
})
