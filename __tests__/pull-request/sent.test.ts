/** The submission of a step, from request to proof, and what the step may take out again. */
import {
  afterExit,
  left,
  mayArrive,
  mayTakeOut,
  nothingSent,
  refused,
  resubmitted,
  type Sent,
  sending,
  withoutEffect,
  withProof,
} from '../../src/pull-request/sent.js'
import { LEFT_BEFORE } from '../../src/pull-request/writes.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { expect, test } from '../support/jest.js'

const record = (state: string, inQueue: boolean) =>
  SubmittedPullRequest.parse({ state, isCurrentlySubmittedToQueue: inQueue })
const QUEUED = record('pending', true)
const FAILED = record('failed', false)
const OUT = { takenOut: true, sentence: 'It was taken out' }

const none = nothingSent(false)
const sent = sending(none)

test.each<[string, Sent, Sent['stage'], boolean, boolean]>([
  ['before a submission', none, 'none', false, false],
  ['in a step that may take out everything', nothingSent(true), 'none', false, true],
  ['when it was sent', sent, 'sent', true, true],
  ['when a reading shows it', withProof(sent, QUEUED, true), 'proved', false, true],
  ['when someone else was first', withProof(sent, QUEUED, false), 'none', false, false],
  ['when the service refuses it', refused(sent), 'refused', false, false],
  ['when a refused one failed', withoutEffect(refused(sent)), 'none', false, false],
  ['when readings show no effect', withoutEffect(sent), 'lost', true, true],
  ['when nothing was sent and a reading failed', withoutEffect(none), 'none', false, false],
  [
    'when it may arrive after an attempt to take it out',
    afterExit(withoutEffect(sent), {
      ...LEFT_BEFORE,
      mayArrive: true,
      lastRead: { record: undefined },
    }),
    'sent',
    true,
    true,
  ],
  ['when an attempt to take it out was not read back', afterExit(sent, OUT), 'sent', true, true],
])('%s, the stage, a late arrival, and the permission are these', (_, state, stage, late, may) => {
  expect(state.stage).toBe(stage)
  expect(mayArrive(state)).toBe(late)
  expect(mayTakeOut(state)).toBe(may)
})

test('a submission that ended at once has left the queue', () => {
  expect(withProof(sent, FAILED, true)).toMatchObject({ stage: 'left', exit: LEFT_BEFORE })
})

test('an attempt to take it out that a reading confirms is how it left', () => {
  const exit = { ...OUT, lastRead: { record: FAILED } }
  expect(afterExit(sent, exit)).toMatchObject({ stage: 'left', exit })
})

test('an attempt after which it is still queued changes nothing', () => {
  expect(afterExit(sent, { ...OUT, lastRead: { record: QUEUED } })).toBe(sent)
})

test('a resubmission forgets how the one before left, and is counted', () => {
  const again = sending(left(withProof(sent, QUEUED, true), LEFT_BEFORE))
  expect(again).toMatchObject({ stage: 'sent', exit: undefined })
  expect(resubmitted(again, QUEUED)).toMatchObject({ stage: 'proved', resubmissions: 1 })
})
