/** The summary of a wait, for each way in which it ends. */
import { expect, test } from '../../support/jest.js'
import {
  type Inputs,
  linesOf,
  live,
  MISSING,
  type Past,
  record,
  recordOf,
  type World,
} from '../world.js'

const merging = (from: number) => ({
  shows: ({ now }: Past) => (now < from ? recordOf('testing') : record('merged', false, 2)),
})
const HEAD = 'Head commit aaaaaaaaaaaa'

test.each<[string, World, Inputs, readonly string[]]>([
  ['at once', merging(0), {}, ['### ✅ #12 merged into main', HEAD]],
  [
    'after a second',
    merging(1),
    { 'poll-interval-seconds': '1' },
    ['### ✅ #12 merged into main after 1 s', '1 min in the queue: **1 min testing** →'],
  ],
  [
    'when the time is up, which is fine',
    { shows: () => recordOf('testing') },
    { 'on-timeout': 'pass', 'timeout-minutes': '2' },
    ['### ⏸ Timed out after 2 min; #12 is still TESTING', HEAD],
  ],
  [
    'not in time',
    {
      shows: () => recordOf('not_ready', { readiness: { doesBaseBranchMatch: false } }),
    },
    { 'not-ready-timeout-minutes': '3' },
    ["### ⏸ #12 wasn't ready within 3 min: 1 thing missing", 'Its base branch is not main'],
  ],
  [
    'into another branch',
    {
      shows: ({ now }) =>
        now < 90 ? recordOf('testing') : recordOf('merged', { prBaseBranch: 'release' }),
    },
    {},
    ['### ❌ #12 left the merge queue', 'It was merged into release, not into main'],
  ],
  [
    'never: it is gone',
    { shows: ({ now }) => (now < 90 ? recordOf('testing') : MISSING) },
    {},
    ['### ❌ #12 left the merge queue without a final state'],
  ],
])('%s', async (_, world, inputs, lines) => {
  const { seen } = await live(world, { operation: 'wait-for-merge', ...inputs })
  const found = linesOf(seen.summary)
  for (const [index, line] of lines.entries()) expect(found[index]).toContain(line)
  if (lines[0]?.endsWith('left the merge queue')) expect(found[0]).toBe(lines[0])
})

test('a service that fails is in the report with its request and its answer', async () => {
  const refused = { status: 403, body: 'not yours' }
  const { outcome, seen } = await live({ shows: () => refused }, { operation: 'wait-for-merge' })
  expect(outcome).toBe('unauthorized')
  expect(linesOf(seen.summary).slice(0, 2)).toEqual([
    '### ❌ Stopped waiting for #12: access was denied',
    'POST /getSubmittedPullRequest for #12 on main: HTTP 403: not yours',
  ])
})
