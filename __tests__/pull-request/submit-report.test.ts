/** What `submit` logs and warns of. */
import { expect, test } from '../support/jest.js'
import { type Inputs, live, MISSING, type Past, recordOf, type World } from './world.js'

test.each<[string, World, Inputs, readonly string[]]>([
  [
    'merged elsewhere',
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
    'without the label',
    { shows: () => MISSING, gitHub: { labels: ['other'] } },
    { 'require-label': 'queue' },
    ['#12 does not have the label queue: not submitted', 'Outcome: skipped-label'],
  ],
  [
    'merged already, where a comment is begun for no merge',
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
    'merged while it is read back, whatever its priority was',
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
])('%s', async (_, world, inputs, info) => {
  const { seen, passed, gitHub } = await live(world, inputs)
  expect(passed).toBe(true)
  expect(seen.info).toEqual(info)
  expect(seen.warnings).toEqual([])
  expect(gitHub.comments).toEqual([])
})

test('what the service kept is said whole', async () => {
  const shows = () => recordOf('pending', { priorityName: 'low', noBatch: false })
  const { seen } = await live({ shows }, { priority: 'high', 'no-batch': 'true' })
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    '#12 on main: The service kept priority low instead of high and no-batch false instead of true',
  ])
})

test('a queue that cannot be read is said', async () => {
  const shows = ({ submittedAt }: Past) =>
    submittedAt === undefined ? MISSING : recordOf('testing')
  const { seen } = await live({ shows, queue: () => ({ status: 400, body: 'no' }) }, {})
  const said = seen.warnings.map(({ message }) => message).join()
  expect(said).toContain('The queue could not be read: HTTP 400: no')
})

test('the record is read beside GitHub', async () => {
  let read = false
  const early: boolean[] = []
  await live(
    {
      shows: () => {
        read = true
        return recordOf('pending')
      },
      gitHub: {},
      // The answer waits for the reading, or for a second.
      onGitHub: async () => {
        const limit = Date.now() + 1000
        while (!read && Date.now() < limit) await new Promise((go) => setTimeout(go, 5))
        early.push(read)
      },
    },
    {},
  )
  expect(early[0]).toBe(true)
})
