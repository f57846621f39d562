/** GitHub leaves out fields in some answers and versions; only what decides must be there. */
import { reasonsOf } from '../../src/pull-request/reasons/reasons.js'
import { pullRequestRef } from '../../src/shared/references.js'
import { expect, test } from '../support/jest.js'
import { answering } from './answering.js'

const sparse = { number: 12, state: 'closed', head: { sha: 'a'.repeat(40) }, base: { ref: 'main' } }

test.each([
  [{ merged: true }, true],
  [{ merged_at: '2026-09-17T10:00:00Z' }, true],
  [{ merged: false, merged_at: null }, false],
  [{}, false],
])('%j: merged is %s', async (fields, merged) => {
  const commit = 'c'.repeat(40)
  await using gitHub = await answering(() => ({ ...sparse, ...fields, merge_commit_sha: commit }))
  expect(await gitHub.github.readPullRequest(12)).toMatchObject({
    number: 12,
    merged,
    draft: false,
    closed: true,
    baseBranch: 'main',
    labels: [],
    url: '',
    headSha: sparse.head.sha,
    head: { repository: '', branch: '' },
    mergeCommitSha: merged ? commit : undefined,
  })
})

test('a comment without an address is found and kept', async () => {
  const comment = {
    id: 7,
    body: '<!-- merge-queue-action:pull-request -->\nQueued',
    user: { login: 'our-app[bot]', type: 'Bot' },
  }
  await using gitHub = await answering((path) =>
    path.includes('/comments') ? [comment] : { data: { viewer: { login: 'our-app[bot]' } } },
  )
  const wanted = { number: 12, marker: 'pull-request', body: 'Queued' }
  expect(await gitHub.github.upsertComment(wanted)).toEqual({ action: 'unchanged', url: '' })
})

test('without an address, the reasons have no link', () => {
  const ref = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
  const gitHub = {
    url: '',
    conflicting: true,
    draft: true,
    closed: false,
    merged: false,
    headSha: sparse.head.sha,
    baseBranch: 'main',
  }
  const reasons = reasonsOf({ ref, record: undefined, gitHub })
  expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['conflict', 'draft']))
  expect(reasons.flatMap(({ url }) => url ?? [])).toEqual([])
})

test('labels are those that have a name', async () => {
  const labels = [{ name: 'fast' }, { name: null }, {}, { name: 'ready' }]
  await using gitHub = await answering(() => ({ ...sparse, labels }))
  expect(await gitHub.github.readPullRequest(12)).toMatchObject({ labels: ['fast', 'ready'] })
})
