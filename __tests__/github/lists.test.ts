import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'

const MARKER = '<!-- merge-queue-action:pull-request -->'

const wanted = (body: string) => ({ number: 12, marker: 'pull-request', body })

describe('lists', () => {
  test('a next page on another origin is not followed', async () => {
    await using other = await gitHubSandbox()
    await using sandbox = await gitHubSandbox()
    const link = `<${other.url}/repos/octo-org/orion/issues/12/comments?page=2>; rel="next"`
    sandbox.faults.push({ status: 200, body: [], headers: { link } })
    await expect(
      gitHubClient(sandbox.url).github.upsertComment(wanted('Queued')),
    ).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining(`the next page is at ${other.url}, which is not followed`),
    })
    expect(other.calls).toEqual([])
  })

  const PAGE_2 = '</repos/octo-org/orion/issues/12/comments?per_page=100&page=2>'
  test.each([
    ['the next page', `${PAGE_2}; rel="next"`, 2],
    ['the next page, without quotes', `${PAGE_2}; rel=next`, 2],
    ['the next page, among others', `</first>; rel="first", ${PAGE_2};rel="next"`, 2],
    ['other pages', `${PAGE_2}; rel="last", </first>; rel="first"`, 1],
    ['a page without a word about it', PAGE_2, 1],
  ])('a link to %s', async (_, link, pages) => {
    const author = 'github-actions[bot]'
    const noise = Array.from({ length: 100 }, () => ({ issue: 12, author, body: '' }))
    await using sandbox = await gitHubSandbox({
      comments: [...noise, { issue: 12, author, body: `${MARKER}\nNew` }],
    })
    sandbox.faults.push({ status: 200, body: [], headers: { link } })
    const { github } = gitHubClient(sandbox.url)
    const { action } = await github.upsertComment({ ...wanted('New'), onlyUpdate: true })
    expect(action).toBe(pages === 2 ? 'unchanged' : 'none')
    expect(sandbox.calls.filter(({ method }) => method === 'GET')).toHaveLength(pages)
  })

  test('a link to what is no address is named', async () => {
    await using sandbox = await gitHubSandbox()
    const headers = { link: '<http://[>; rel="next"' }
    sandbox.faults.push({ status: 200, body: [], headers })
    await expect(
      gitHubClient(sandbox.url).github.upsertComment(wanted('Queued')),
    ).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining('the link to the next page is not an address'),
    })
  })

  test('an own comment that moves to a page that was already read is found', async () => {
    const author = 'github-actions[bot]'
    const noise = Array.from({ length: 100 }, () => ({ issue: 12, author, body: '' }))
    await using sandbox = await gitHubSandbox({
      comments: [...noise, { issue: 12, author, body: `${MARKER}\nRetried` }],
    })
    sandbox.beforeServing = () => {
      if (sandbox.comments.length > 100 && sandbox.calls.at(-1)?.path.includes('page=2'))
        sandbox.comments.shift()
    }
    const { github } = gitHubClient(sandbox.url)
    const series = { marker: 'pull-request', thread: { number: 12 } }
    const own = await github.listOwnComments(series)
    expect(own.map(({ body }) => body)).toEqual(['Retried'])
  })

  test('a page that links to itself ends', async () => {
    await using sandbox = await gitHubSandbox()
    const link = '</repos/octo-org/orion/issues/12/comments?per_page=100>; rel="next"'
    const page = { status: 200, body: [], headers: { link } }
    sandbox.faults.push(page, page, page)
    await expect(
      gitHubClient(sandbox.url).github.upsertComment(wanted('Queued')),
    ).rejects.toMatchObject({
      kind: 'bad-response',
      message: expect.stringContaining('the list still does not end (pages read: 1)'),
    })
  })
})
