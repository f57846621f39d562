/** Whose holds count: bots, and people whom GitHub gives write access. */

import type { GitHubSandboxSeed } from '../../sandbox/github/server.js'
import { heldQueue } from '../support/held-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'

type Association = 'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'CONTRIBUTOR' | 'NONE'

/** A queue with two holds, the first of which another author wrote. */
async function holdOf(author: string, association: Association, gitHub: GitHubSandboxSeed = {}) {
  const queue = await heldQueue({ gitHub })
  await queue.pause('freeze')
  await queue.pause('incident')
  const [comment] = queue.gitHub.comments
  Object.assign(comment ?? {}, { author, association })
  const names = async () => {
    const { outputs, warnings } = await queue.run('get-queue', { holds: 'true' })
    const holds = JSON.parse(outputs['holds'] || '[]') as readonly { name: string }[]
    return { names: holds.map(({ name }) => name), warnings }
  }
  return Object.assign(queue, { names })
}

const questions = ({ gitHub }: { gitHub: { calls: readonly { path: string }[] } }) =>
  gitHub.calls.filter(({ path }) => path.endsWith('/permission'))

describe.each([
  ['an admin who is no member', 'NONE', 'admin', true],
  ['a private member who may write', 'CONTRIBUTOR', 'write', true],
  ['a collaborator who may write', 'COLLABORATOR', 'write', true],
  ['a member who may only read', 'MEMBER', 'read', false],
  ['a collaborator who may only triage', 'COLLABORATOR', 'read', false],
  ['an owner without access', 'OWNER', 'none', false],
] as const)('a hold of %s', (_, association, permission, isCounted) => {
  const permissions = { mona: permission }

  test(isCounted ? 'counts' : 'does not count', async () => {
    await using queue = await holdOf('mona', association, { permissions })
    const { names, warnings } = await queue.names()
    expect(names).toEqual(isCounted ? ['freeze', 'incident'] : ['incident'])
    expect(warnings).toEqual([])
    expect(questions(queue)).toHaveLength(1)
  })

  test(`on an issue by the same author ${isCounted ? 'counts' : 'does not count'}`, async () => {
    await using queue = await heldQueue({ gitHub: { permissions } })
    await queue.pause('freeze')
    const [issue] = queue.gitHub.issues
    Object.assign(issue ?? {}, { author: 'mona', association })
    const { outputs } = await queue.run('get-queue', { holds: 'true' })
    expect(jsonOutput(outputs, 'holds')).toHaveLength(isCounted ? 1 : 0)
  })
})

test('a hold of another bot counts, and GitHub is not asked about it', async () => {
  await using queue = await holdOf('renovate[bot]', 'NONE')
  expect((await queue.names()).names).toEqual(['freeze', 'incident'])
  expect(questions(queue)).toEqual([])
})

test('a person whom GitHub answers with 404 has no write access', async () => {
  await using queue = await holdOf('mona', 'MEMBER')
  queue.gitHub.beforeServing = () => {
    if (queue.gitHub.calls.at(-1)?.path.endsWith('/permission'))
      queue.gitHub.faults.push({ status: 404, body: { message: 'mona is not a user' } })
  }
  expect(await queue.names()).toEqual({ names: ['incident'], warnings: [] })
})

describe.each([
  ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['502', { status: 502, body: 'down' }],
  ['an answer without a permission', { status: 200, body: { user: { login: 'mona' } } }],
  ['null', { status: 200, body: null }],
  ['a list', { status: 200, body: [] }],
])('if the question about a person ends with %s', (_, fault) => {
  test.each([
    ['MEMBER', true],
    ['COLLABORATOR', true],
    ['OWNER', true],
    ['CONTRIBUTOR', false],
    ['NONE', false],
  ] as const)('the association %s decides, with a warning', async (association, isCounted) => {
    await using queue = await holdOf('mona', association)
    queue.gitHub.beforeServing = () => {
      if (queue.gitHub.calls.at(-1)?.path.endsWith('/permission')) queue.gitHub.faults.push(fault)
    }
    const { names, warnings } = await queue.names()
    expect(names).toEqual(isCounted ? ['freeze', 'incident'] : ['incident'])
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('mona')
  })
})

test('GitHub is asked once per author and step, however often the holds are read', async () => {
  await using queue = await holdOf('mona', 'MEMBER')
  const comment = queue.gitHub.comments[0]
  if (comment) queue.gitHub.comments.push({ ...comment, id: 70 })
  expect((await queue.resume('incident')).outcome).toBe('held')
  expect(
    queue.gitHub.calls.filter(({ path }) => path.includes('/comments?')).length,
  ).toBeGreaterThan(1)
  expect(questions(queue)).toHaveLength(1)
})

test('GitHub is not asked about people who wrote no hold', async () => {
  await using queue = await heldQueue()
  await queue.pause('freeze')
  const [comment] = queue.gitHub.comments
  if (comment) queue.gitHub.comments.push({ ...comment, id: 70, author: 'mona', body: 'Thanks!' })
  await queue.run('get-queue', { holds: 'true' })
  expect(questions(queue)).toEqual([])
})
