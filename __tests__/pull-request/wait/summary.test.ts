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

test.each<[string, World, Inputs, readonly (string | RegExp)[]]>([
  ['sees the merge at once', merging(0), {}, ['### ✅ #12 merged into main', HEAD]],
  [
    'sees the merge after a second',
    merging(1),
    { 'poll-interval-seconds': '1' },
    ['### ✅ #12 merged into main after 1 s', '1 min in the queue: **1 min testing** →'],
  ],
  [
    'times out with `on-timeout: pass`',
    { shows: () => recordOf('testing') },
    { 'on-timeout': 'pass', 'timeout-minutes': '2' },
    ['### ⏸ Timed out after 2 min; #12 is still TESTING', HEAD],
  ],
  [
    'ends because the pull request is not ready in time',
    {
      shows: () => recordOf('not_ready', { readiness: { doesBaseBranchMatch: false } }),
    },
    { 'not-ready-timeout-minutes': '3' },
    ["### ⏸ #12 wasn't ready within 3 min: 1 thing missing", 'Its base branch is not main'],
  ],
  [
    'sees a merge into another branch',
    {
      shows: ({ now }) =>
        now < 90 ? recordOf('testing') : recordOf('merged', { prBaseBranch: 'release' }),
    },
    {},
    [/^### ❌ #12 left the merge queue$/, 'It was merged into release, not into main'],
  ],
  [
    'sees the record disappear',
    { shows: ({ now }) => (now < 90 ? recordOf('testing') : MISSING) },
    {},
    ['### ❌ #12 left the merge queue without a final state'],
  ],
])('the summary of a wait that %s', async (_, world, inputs, lines) => {
  const { seen } = await live(world, { operation: 'wait-for-merge', ...inputs })
  const found = linesOf(seen.summary)
  expect(found.slice(0, lines.length)).toEqual(
    lines.map((line) =>
      typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line),
    ),
  )
})

test('the summary shows the request and the answer if the service refuses it', async () => {
  const refused = { status: 403, body: 'not yours' }
  const { outcome, seen } = await live({ shows: () => refused }, { operation: 'wait-for-merge' })
  expect(outcome).toBe('unauthorized')
  expect(linesOf(seen.summary).slice(0, 2)).toEqual([
    '### ❌ Stopped waiting for #12: access was denied',
    'POST /getSubmittedPullRequest for #12 on main: HTTP 403: not yours',
  ])
})
