import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'
import { answering } from './answering.js'

test('comments of one marker are listed with their data and text, oldest first', async () => {
  const author = 'github-actions[bot]'
  const marked = (marker: string, text: string) => `<!-- merge-queue-action:${marker} -->\n${text}`
  await using sandbox = await gitHubSandbox({
    pullRequests: [{ number: 12 }],
    comments: [
      { issue: 12, author, body: marked('explain/retry run-1 of 2 ', 'first\r\nline') },
      { issue: 12, author, body: marked('pull-request', 'of another marker') },
      { issue: 12, author, body: 'of no marker' },
      { issue: 12, author: 'mona', body: marked('explain/retry run-2', 'copied') },
      { issue: 12, author, body: marked('explain/retry', '') },
    ],
  })
  const { github } = gitHubClient(sandbox.url)
  const comments = await github.ownComments('explain/retry', 12)
  const created = await comments.create('run-3', 'third')
  expect(await comments.list()).toEqual([
    expect.objectContaining({ id: 1, data: 'run-1 of 2', body: 'first\nline' }),
    expect.objectContaining({ id: 5, data: '', body: '' }),
    expect.objectContaining({ id: created.id, data: 'run-3', body: 'third' }),
  ])
})

test.each([[[3, 1, 2]], [[3, 2, 1]], [[1, 2, 10]]])(
  'comments that GitHub lists as %j are oldest first',
  async (ids) => {
    const login = 'github-actions[bot]'
    const comments = ids.map((id) => ({
      id,
      body: '<!-- merge-queue-action:explain/retry -->\n',
      user: { login, type: 'Bot' },
    }))
    await using gitHub = await answering((path) =>
      path.includes('/comments') ? comments : { login },
    )
    const own = await gitHub.github.ownComments('explain/retry', 12)
    const sorted = [...ids].sort((one, other) => one - other)
    expect((await own.list()).map(({ id }) => id)).toEqual(sorted)
  },
)
