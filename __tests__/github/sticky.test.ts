import { describe, expect, test } from '@jest/globals'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'

const MARKER = '<!-- merge-queue-action:pull-request -->'
const wanted = (body: string) => ({ number: 12, marker: 'pull-request', body })

describe('a comment', () => {
  test('is created, left alone, edited', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    const first = await github.upsertComment(wanted('Queued\n\n| a |\n'))
    expect(first).toEqual({
      action: 'created',
      url: expect.stringContaining('/pull/12#issuecomment-1'),
    })
    expect(await github.upsertComment(wanted('Queued\n\n| a |\n'))).toEqual({
      ...first,
      action: 'unchanged',
    })
    expect(await github.upsertComment(wanted('Merged'))).toEqual({ ...first, action: 'updated' })
    expect(sandbox.comments).toEqual([
      { id: 1, issue: 12, author: 'github-actions[bot]', body: `${MARKER}\nMerged` },
    ])
    expect(sandbox.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test.each(['github-actions[bot]', 'our-app[bot]', 'mona'])(
    'of %s is found on a later page, and nobody else’s',
    async (login) => {
      const noise = Array.from({ length: 150 }, (_, i) => ({
        issue: 12,
        author: 'mona',
        body: `${i}`,
      }))
      await using sandbox = await gitHubSandbox({
        login,
        comments: [
          { issue: 12, author: 'eve', body: `${MARKER}\nCopied` },
          { issue: 13, author: login, body: `${MARKER}\nOn another pull request` },
          { issue: 12, author: login, body: `I quote:\n${MARKER}` },
          { issue: 12, author: login, body: '<!-- merge-queue-action:flaky -->\nAnother report' },
          ...noise,
          { issue: 12, author: login, body: `${MARKER}\r\nOld` },
        ],
      })
      const { github } = gitHubClient(sandbox.url)
      const { action } = await github.upsertComment(wanted('New'))
      expect(action).toBe('updated')
      expect(sandbox.comments.filter(({ body }) => body === `${MARKER}\nNew`)).toEqual([
        expect.objectContaining({ id: 155 }),
      ])
    },
  )

  test('line ends as GitHub gives them back are no change', async () => {
    await using sandbox = await gitHubSandbox({
      comments: [{ issue: 12, author: 'github-actions[bot]', body: `${MARKER}\r\na\r\nb` }],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertComment(wanted('a\nb\n'))).toMatchObject({ action: 'unchanged' })
  })

  test.each([true, false])(
    'lost answer of the creation (applied: %s): there is one in the end',
    async (applied) => {
      await using sandbox = await gitHubSandbox()
      sandbox.faults.push(undefined, undefined, { status: 502, applied })
      const { github } = gitHubClient(sandbox.url)
      await github.upsertComment(wanted('Queued'))
      expect(sandbox.comments).toHaveLength(1)
    },
  )

  test('longer than GitHub takes is cut at the end of a line', async () => {
    await using sandbox = await gitHubSandbox()
    const { github } = gitHubClient(sandbox.url)
    await github.upsertComment(wanted('a row of the table\n'.repeat(5000)))
    const [{ body } = { body: '' }] = sandbox.comments
    expect(body.length).toBeLessThanOrEqual(65_536)
    expect(body).toMatch(/^a row of the table\n\n… cut, because GitHub takes no longer text\.$/m)
  })

  test('without the permission it is told which', async () => {
    await using sandbox = await gitHubSandbox()
    const message = 'Resource not accessible by integration'
    sandbox.faults.push(undefined, undefined, { status: 403, body: { message } })
    const { github } = gitHubClient(sandbox.url)
    await expect(github.upsertComment(wanted('Queued'))).rejects.toMatchObject({
      kind: 'unauthorized',
      message:
        'Commenting on #12: HTTP 403: Resource not accessible by integration. Give the job `permissions: pull-requests: write`, or a `github-token` that may do it.',
    })
  })
})

describe('an issue', () => {
  const report = { marker: 'flaky', title: 'Flaky tests', labels: ['flaky'] }
  const FLAKY = '<!-- merge-queue-action:flaky -->'

  test('lives: none, created, unchanged, updated, closed, none, reopened', async () => {
    await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
    const { github } = gitHubClient(sandbox.url)
    const keep = async (body: string | undefined, title = report.title) =>
      (await github.upsertIssue({ ...report, title, body })).action
    expect(await keep(undefined)).toBe('none')
    expect(await keep('Two')).toBe('created')
    expect(await keep('Two')).toBe('unchanged')
    expect(await keep('Three')).toBe('updated')
    expect(await keep('Three', 'Flaky tests of orion')).toBe('updated')
    expect(await keep(undefined)).toBe('closed')
    expect(sandbox.issues).toMatchObject([{ number: 13, state: 'closed' }])
    expect(await keep(undefined)).toBe('none')
    expect(await keep('One')).toBe('reopened')
    expect(sandbox.issues).toEqual([
      {
        number: 13,
        author: 'github-actions[bot]',
        title: report.title,
        body: `${FLAKY}\nOne`,
        state: 'open',
        labels: ['flaky'],
      },
    ])
  })

  test('says where it is', async () => {
    await using sandbox = await gitHubSandbox()
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertIssue({ ...report, body: 'Two' })).toEqual({
      number: 1,
      url: expect.stringMatching(/\/octo-org\/orion\/issues\/1$/),
      action: 'created',
    })
  })

  test('of somebody else, or a pull request, is never touched', async () => {
    const body = `${FLAKY}\nCopied`
    const author = 'github-actions[bot]'
    await using sandbox = await gitHubSandbox({
      issues: [
        { number: 1, author: 'eve', body },
        { number: 2, author, body, isPullRequest: true },
        { number: 3, author, body: 'No marker' },
      ],
    })
    const { github } = gitHubClient(sandbox.url)
    expect(await github.upsertIssue({ ...report, body: undefined })).toMatchObject({
      action: 'none',
    })
    expect(await github.upsertIssue({ ...report, body: 'Two' })).toMatchObject({ number: 4 })
    expect(sandbox.issues.slice(0, 3).every(({ state }) => state === 'open')).toBe(true)
  })
})
