import { gitHubSandbox } from '../../sandbox/github/server.js'
import { applyConfig } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'

const CHANGED = 'queues: [{ branch: main, concurrency: 5 }]'
const IN_SYNC = 'queues: [{ branch: main }]'

/** A queue and a pull request; `apply` comments on the pull request. */
async function world(options: { readonly refusesUpdates?: boolean } = {}) {
  const service = await fakeQueues({ main: { concurrency: 3 } }, ({ path }) =>
    options.refusesUpdates && path === '/updateQueue'
      ? { status: 422, body: 'not now' }
      : undefined,
  )
  const gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: 'a'.repeat(40) }] })
  const place = { 'pull-request': '12', 'target-branch': 'main', 'github-token': 'ghs_x' }
  return {
    service,
    comments: () => gitHub.comments.map(({ body }) => body),
    apply(text: string, inputs: Readonly<Record<string, string>>, file?: string) {
      const env = { GITHUB_API_URL: gitHub.url }
      return applyConfig(service.url, text, { ...place, ...inputs }, { env, ...(file && { file }) })
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await gitHub[Symbol.asyncDispose]()
    },
  }
}

test.each([
  ['always', 'fail-on-drift', 1],
  ['always', 'plan-only', 1],
  ['on-failure', 'fail-on-drift', 1],
  ['on-failure', 'plan-only', 0],
  ['never', 'fail-on-drift', 0],
])('comment: %s with %s writes %i comments', async (comment, mode, count) => {
  await using one = await world()
  await one.apply(CHANGED, { comment, [mode]: 'true' })
  expect(one.comments()).toHaveLength(count)
})

test.each(['always', 'on-failure'])(
  'comment: %s shows the plan of a step that failed to apply it',
  async (comment) => {
    await using one = await world({ refusesUpdates: true })
    const { outputs } = await one.apply(CHANGED, { comment })
    expect(outputs['outcome']).toBe('refused')
    expect(one.comments()).toEqual([expect.stringContaining('1 queue would change')])
  },
)

test.each([
  [IN_SYNC, {}, 'in-sync'],
  [CHANGED, { 'dry-run': 'true' }, 'planned'],
])(
  'comment: on-failure does not mention a comment if nothing fails: %s',
  async (file, more, outcome) => {
    await using one = await world()
    const { outputs, seen } = await one.apply(file, { comment: 'on-failure', ...more })
    expect(outputs['outcome']).toBe(outcome)
    expect(seen.warnings).toEqual([])
    expect(seen.info.join('\n')).not.toContain('comment')
  },
)

test('an unchanged plan leaves the comment as it is, and applying it updates the comment', async () => {
  await using one = await world()
  const plan = { comment: 'always', 'plan-only': 'true' }
  await one.apply(CHANGED, plan)
  expect(one.comments()).toEqual([expect.stringContaining('### ℹ️ 1 queue would change\n')])
  const { seen } = await one.apply(CHANGED, plan)
  expect(seen.info.join('\n')).toContain('Comment unchanged')
  await one.apply(CHANGED, { comment: 'always' })
  expect(one.comments()).toEqual([
    expect.stringMatching(/### ✅ 1 queue was changed to match .*\n- concurrency: 3\n/s),
  ])
})

test('each configuration file has its own comment, however its path is written', async () => {
  await using one = await world()
  const plan = { comment: 'always', 'plan-only': 'true' }
  await one.apply(CHANGED, plan)
  await one.apply(CHANGED, { ...plan, 'queue-config-file': './.github/merge-queue.yml' })
  expect(one.comments()).toHaveLength(1)
  const other = 'queues/release.yml'
  await one.apply('queues: [{ branch: v2 }]', { ...plan, 'queue-config-file': other }, other)
  expect(one.comments()).toEqual([
    expect.stringContaining('concurrency: 5'),
    expect.stringContaining('New queue <code>v2</code>'),
  ])
})

test.each([
  ['push', { ref: 'refs/heads/main', after: 'a'.repeat(40), repository: {} }],
  ['schedule', { schedule: '0 3 * * *' }],
])('a %s event has no pull request to comment on, which is a warning', async (name, payload) => {
  await using service = await fakeQueues({ main: { concurrency: 3 } })
  await using gitHub = await gitHubSandbox()
  const options = { event: { name, payload }, env: { GITHUB_API_URL: gitHub.url } }
  const inputs = { comment: 'always', 'github-token': 'ghs_x' }
  const { outputs, seen } = await applyConfig(service.url, CHANGED, inputs, options)
  expect(outputs).toMatchObject({ outcome: 'applied', 'pull-request': '' })
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^No comment was written. Finding the pull request of the event/),
  ])
})

test('`pull-request` without `comment` has no effect, which is a warning', async () => {
  await using service = await fakeQueues({ main: {} })
  const inputs = { 'pull-request': '12', 'target-branch': 'main' }
  const { seen } = await applyConfig(service.url, 'queues: [{ branch: main }]', inputs)
  expect(seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^`pull-request`, `target-branch` have no effect without `comment`/),
  ])
})
