import { gitHubSandbox } from '../../sandbox/github/server.js'
import { expect, test } from '../support/jest.js'
import { publish, range } from '../support/list-flaky.js'

const comment = { 'issue-title': '', 'pull-request': '12', 'target-branch': 'main' }

test('a second run updates the comment', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const { outputs } = await publish(github.url, range(0, 2), { ...comment, comment: 'always' })
  expect(outputs).toMatchObject({ 'pull-request': '12', 'target-branch': 'main' })
  expect(github.comments[0]?.body).toMatch(/^<!-- merge-queue-action:list-flaky\/[\da-f]{16} -->\n/)
  await publish(github.url, range(0, 3), { ...comment, comment: 'always' })
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('3 flaky tests')
})

test('each status and each issue title has its own comment', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const more = { ...comment, comment: 'always' }
  const steps = [{}, { status: 'all' }, { 'issue-title': 'Flaky' }, { 'issue-title': 'Broken' }]
  for (const step of [...steps, ...steps])
    await publish(github.url, range(0, 2), { ...more, ...step })
  expect(github.comments).toHaveLength(4)
})

test('a schedule has no pull request to comment on, which is a warning', async () => {
  await using github = await gitHubSandbox()
  const more = { 'issue-title': '', comment: 'always' }
  const run = await publish(github.url, range(0, 2), more)
  expect(run.outputs).toMatchObject({ outcome: 'listed', 'pull-request': '' })
  expect(run.seen.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^No comment was written. Finding the pull request of a run without/),
  ])
})

test('comment: on-failure comments once a limit is exceeded, and updates the comment afterwards', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const more = { ...comment, comment: 'on-failure', 'fail-above': '1' }
  await publish(github.url, range(0, 1), more)
  expect(github.comments).toEqual([])
  await publish(github.url, range(0, 2), more)
  expect(github.comments[0]?.body).toContain('### ❌ 2 flaky tests')
  for (const without of [{ 'dry-run': 'true' }, { 'github-token': '' }]) {
    const { seen } = await publish(github.url, range(0, 1), { ...more, ...without })
    expect(seen.info.join()).not.toContain('would get a comment')
    expect(seen.warnings).toEqual([])
    expect(github.comments[0]?.body).toContain('❌')
  }
  const { green } = await publish(github.url, range(0, 1), more)
  expect(green).toBe(true)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/1 flaky test\n/)
  expect(github.comments[0]?.body).not.toContain('❌')
})

test('mention-owners works with a comment alone, without a warning', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const more = { ...comment, comment: 'always', 'mention-owners': 'true' }
  const run = await publish(github.url, range(0, 1), more)
  expect(github.comments[0]?.body).toContain('@octo-org/ledger')
  expect(run.seen.warnings).toEqual([])
})

test('a dry run of list-flaky writes no comment', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const more = { ...comment, comment: 'always', 'dry-run': 'true' }
  const run = await publish(github.url, range(0, 2), more)
  expect(run.outputs['outcome']).toBe('listed')
  expect(github.comments).toEqual([])
  expect(run.seen.info).toContain('Dry run: #12 would get a comment with the report')
})

test('a comment on a pull request whose files cannot be read lists the tests without them', async () => {
  await using github = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  github.beforeServing = () => {
    const isAboutFiles = github.calls.at(-1)?.path.includes('/files') === true
    if (isAboutFiles) github.faults.push({ status: 403, body: { message: 'Forbidden' } })
  }
  const run = await publish(github.url, range(0, 2), { ...comment, comment: 'always' })
  expect(run.green).toBe(true)
  expect(github.comments[0]?.body).toContain('2 flaky tests')
  expect(run.seen.warnings).toEqual([])
})
