/** What people read about holds. */
import type { Hold } from '../../src/holds/hold.js'
import { holdComment, issueText } from '../../src/holds/text.js'
import { queueRef } from '../../src/shared/references.js'
import { heldQueue } from '../support/held-queue.js'
import { expect, test } from '../support/jest.js'

const ORION = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const HOLD: Hold = {
  name: 'freeze',
  reason: '',
  since: '2026-09-17T10:00:00.000Z',
  until: '',
  run: 'https://github.com/octo-org/orion/actions/runs/1',
  attempt: '1',
  job: 'freeze',
  workflow: '',
  step: 'step',
  stateBefore: 'running',
}

test('the issue lists a hold without a reason by its name alone', () => {
  const [line] = issueText(queueRef(ORION, 'main'), [HOLD, { ...HOLD, reason: 'Why' }]).split('\n')
  expect(line).toContain('<code>freeze</code>, <code>freeze</code> (Why).')
})

test('the log says what the end of the job does with a hold', async () => {
  await using queue = await heldQueue()
  const { seen } = await queue.pause('guard', { 'resume-after-job': 'true' })
  expect(seen.info).toContain(
    'When the job ends, the hold guard is removed, and the queue octo-org/orion@main runs again if no other hold is left',
  )
})

test.each([
  [
    'See https://a.example/x, then wait',
    'See <a href="https://a.example/x">https&#58;&#8203;//a.example/x</a>, then wait',
  ],
  ['no address:  only text ', 'no address&#58; only text '],
])('the reason %j has its addresses as links, without the text around them', (reason, shown) => {
  const comment = holdComment(queueRef(ORION, 'main'), { ...HOLD, reason })
  expect(comment.split('\n')[0]).toBe(`### <code>freeze</code>: ${shown}`)
})

test.each([
  ['Freeze', 'The workflow <a href="https://ci.test/1">Freeze</a> stopped'],
  ['', '<a href="https://ci.test/1">A workflow run</a> stopped'],
])('the comment of a hold names the workflow %j, and links its run', (workflow, who) => {
  const hold = { ...HOLD, workflow, run: 'https://ci.test/1' }
  expect(holdComment(queueRef(ORION, 'main'), hold)).toContain(who)
})

test.each([
  ['', 'The hold `freeze` keeps it stopped. The queue has 1 hold: freeze.'],
  [
    '2026-09-21T08:00:00+02:00',
    'The hold `freeze` keeps it stopped until 2026-09-21 06:00 UTC. The queue has 1 hold: freeze.',
  ],
])(
  'the log says until when a hold with the end %j keeps the queue stopped',
  async (until, line) => {
    await using queue = await heldQueue()
    const { seen } = await queue.pause('freeze', { 'hold-until': until })
    expect(seen.info).toContain(line)
  },
)
