/** What `submit` logs and warns of. */
import { expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING, recordOf, type World } from '../support/pull-request-world.js'

test.each<[string, World, Inputs, readonly string[]]>([
  [
    'merged into another branch',
    { shows: () => MISSING, gitHub: { merged: true, baseBranch: 'release' } },
    {},
    ['#12 is merged into release, not into main: not submitted', 'Outcome: skipped-closed'],
  ],
  [
    'closed',
    { shows: () => MISSING, gitHub: { state: 'closed' } },
    { comment: 'always' },
    ['#12 is closed: not submitted', 'Outcome: skipped-closed'],
  ],
  [
    'without the required label',
    { shows: () => MISSING, gitHub: { labels: ['other'] } },
    { 'require-label': 'queue' },
    ['#12 does not have the label queue: not submitted', 'Outcome: skipped-label'],
  ],
  [
    'merged already, and writes no comment',
    { shows: () => recordOf('merged'), gitHub: { merged: true } },
    { comment: 'always' },
    ['#12 is already merged', 'Outcome: already-merged'],
  ],
  [
    'queued already',
    { shows: () => recordOf('pending') },
    {},
    [
      '#12 on main is in the queue already; reading once more in 3 s',
      '#12 was already in the queue of main, place 1 of 1; state PENDING',
      'Outcome: already-queued',
    ],
  ],
  [
    'merged during the read-back, with another priority',
    {
      shows: ({ submittedAt }) =>
        submittedAt === undefined ? MISSING : recordOf('merged', { priorityName: 'low' }),
      gitHub: { labels: ['queue'] },
    },
    { comment: 'on-failure', 'remove-label': 'queue', priority: 'high' },
    [
      '#12 was submitted and merged into main; state MERGED',
      'Label queue removed',
      'Outcome: submitted',
    ],
  ],
])('submit logs what it did with a pull request that is %s', async (_, world, inputs, info) => {
  const { seen, passed, gitHub } = await live(world, inputs)
  expect(passed).toBe(true)
  expect(seen.info).toEqual(info)
  expect(seen.warnings).toEqual([])
  expect(gitHub.comments).toEqual([])
})

test('submit warns of each option that the service did not change', async () => {
  const shows = () => recordOf('pending', { priorityName: 'low', noBatch: false })
  const { seen } = await live({ shows }, { priority: 'high', 'no-batch': 'true' })
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    '#12 on main: Trunk kept priority low instead of high and no-batch false instead of true',
  ])
})
