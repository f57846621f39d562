import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { Post } from '../../src/github/posts.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { answering } from './answering.js'

const SERIES = { marker: 'explain/retry', thread: { number: 12 } }

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
  const created = await github.createOwnComment(SERIES, { data: 'run-3', body: 'third' })
  expect(await github.listOwnComments(SERIES)).toEqual([
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
    const sorted = [...ids].sort((one, other) => one - other)
    expect((await gitHub.github.listOwnComments(SERIES)).map(({ id }) => id)).toEqual(sorted)
  },
)

test('a comment that a list shows on two pages is one comment', async () => {
  const comment = { id: 1, body: MARKED, user: { login: 'us', type: 'User' } }
  await using gitHub = await answering((path) =>
    path.includes('/comments') ? [comment, comment] : { login: 'us' },
  )
  const { github } = gitHub
  expect(await github.listComments({ number: 12 })).toHaveLength(1)
})

const MARKED = '<!-- merge-queue-action:hold freeze -->\nWeekend'

const AUTHORS = [
  { user: { login: 'us[bot]', type: 'Bot' }, author_association: 'NONE' },
  { user: { login: 'other[bot]', type: 'Bot' }, author_association: 'NONE' },
  { user: { login: 'owner', type: 'User' }, author_association: 'OWNER' },
  { user: { login: 'member', type: 'User' }, author_association: 'MEMBER' },
  { user: { login: 'collaborator', type: 'User' }, author_association: 'collaborator' },
  { user: { login: 'contributor', type: 'User' }, author_association: 'CONTRIBUTOR' },
  { user: { login: 'stranger', type: 'User' } },
  { user: null },
]
const TRUSTED = [1, 2, 3, 4, 5]

describe.each([
  ['the owner of the token', 'us[bot]', 'token-owner', [1]],
  ['every bot, if GitHub does not name the owner', undefined, 'token-owner', [1, 2]],
  ['everybody with write access, and bots', 'us[bot]', 'trusted', TRUSTED],
] as const)('posts of %s', (_, login, authors, expected) => {
  const world = () =>
    answering((path) => {
      const posts = AUTHORS.map((author, index) => ({ ...author, body: MARKED, id: index + 1 }))
      if (path.includes('/comments')) return posts
      if (path.includes('/issues'))
        return posts.map(({ id, ...post }) => ({ ...post, number: id, title: 'Holds' }))
      return path === '/graphql' ? { data: { viewer: { login } } } : { login }
    })

  test('are the comments that count', async () => {
    await using gitHub = await world()
    const { github } = gitHub
    const found = await github.listComments({ number: 12 }, authors)
    expect(found.map(({ id }) => id)).toEqual(expected)
    expect(found[0]).toMatchObject({ marker: 'hold', data: 'freeze', body: 'Weekend' })
  })

  test('are the issues that count', async () => {
    await using gitHub = await world()
    const { github } = gitHub
    const isWanted = ({ title, marker }: Post) => title === 'Holds' && marker === 'hold'
    const found = await github.listIssues({ state: 'all', authors, isWanted })
    expect(found.map(({ id }) => id)).toEqual(expected)
    // A filter by creator would hide what other trusted authors wrote.
    const asksByCreator = gitHub.asked.some((path) => path.includes('creator='))
    expect(asksByCreator).toBe(authors === 'token-owner' && login !== undefined)
  })
})

test.each([
  ['a pull request', {}, 'pull-requests: write'],
  ['an issue', { isIssue: true }, 'issues: write'],
])('without permission, a comment on %s names the permission', async (_, thread, permission) => {
  await using sandbox = await gitHubSandbox()
  sandbox.faults.push({ status: 403, body: { message: 'no' } })
  const { github } = gitHubClient(sandbox.url)
  const written = github.addComment({ number: 12, ...thread }, { marker: 'm', body: 'one' })
  await expect(written).rejects.toMatchObject({ permission })
})

test('an issue is opened, changed, closed and reopened by its number', async () => {
  const author = 'github-actions[bot]'
  await using sandbox = await gitHubSandbox({ issues: [{ number: 1, author, body: 'No marker' }] })
  const { github } = gitHubClient(sandbox.url)
  const text = { marker: 'holds', data: 'main', body: 'One hold' }
  const { id } = await github.openIssue('Holds of main', text)
  expect(await github.editIssue(id, { state: 'closed' })).toMatchObject({ isOpen: false })
  const changed = { ...text, body: 'Two holds' }
  const issue = await github.editIssue(id, { state: 'open', text: changed })
  expect(issue).toMatchObject({ isOpen: true, title: 'Holds of main', ...changed })
  expect(await github.listIssues({ state: 'open', isWanted: () => true })).toEqual([issue])
})
