import { operationNames } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'
import { runWith, useTrap } from './each-request.js'
import { type Fault, faults } from './faults.js'
import { subjectOf } from './operations.js'
import { brokenInvariants, TOKEN } from './run.js'

const away = useTrap()

test.each(operationNames)('%s breaks no invariant under faults that last', async (name) => {
  const subject = subjectOf(name)
  const clean = await runWith(name, subject, undefined, () => false)
  const wrong: string[] = []
  for (const position of clean.requests.keys())
    for (const fault of lasting(faults(away().url, TOKEN))) {
      const run = await runWith(name, subject, fault.misbehave, (index) => index >= position)
      const story = `${fault.name} from ${position < 2 ? 'the first' : position}`
      const broken = brokenInvariants(subject, run, away(), story)
      wrong.push(...broken.map((problem) => `${story}: ${problem}`))
    }
  expect(wrong).toEqual([])
})

/** One fault of each way to end: each makes many requests when it does not stop. */
const LASTING = new Set([
  'reset before the answer, not applied',
  'closed before the answer, applied',
  'no answer, not applied',
  'reset in the body',
  'stalled in the body',
  'an HTML page, not applied',
  'an HTML page, applied',
  'status 404',
  'status 409, applied',
  'status 401',
  'status 500, applied',
  'status 503, not applied',
  '429, no Retry-After',
  '429, Retry-After 7',
  'an error whose body stalls',
  'the token in every text',
])
const lasting = (list: readonly Fault[]) => list.filter(({ name }) => LASTING.has(name))
