import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { uuid } from '../flaky/listing.js'
import { expect, test } from '../support/jest.js'
import { owned, publish } from '../support/list-flaky.js'
import { jsonOutput } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const title = { 'issue-title': 'Flaky tests of {owner}' }
const issues = (outputs: Readonly<Record<string, string>>) =>
  jsonOutput(outputs, 'issues') as { owner: string; number: number }[]
const writes = (github: { calls: readonly { method: string; path: string }[] }) =>
  github.calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length

test('a hundred owners get their issues from one listing, and a second run writes only changes', async () => {
  await using github = await gitHubSandbox()
  const tests = Array.from({ length: 100 }, (_, n) => owned(n, `@octo-org/team-${n}`))
  const first = await publish(github.url, tests, title)
  expect(first.green).toBe(true)
  expect(first.bodies).toHaveLength(1)
  expect(issues(first.outputs)).toHaveLength(100)
  expect(first.outputs['issue-number']).toBe(String(issues(first.outputs)[0]?.number))
  expect(github.issues.map((issue) => issue.title).sort()).toEqual(
    tests.map(({ codeowners }) => `Flaky tests of ${codeowners?.[0]}`).sort(),
  )
  for (const { owner, number } of issues(first.outputs)) {
    const issue = github.issues.find((one) => one.number === number)
    expect(issue?.title).toBe(`Flaky tests of ${owner}`)
    expect(issue?.body).toContain('1 flaky test')
  }
  // The user of the token, open and closed issues, a hundred new ones, and the open ones again.
  expect(github.calls).toHaveLength(1 + 2 + 100 + 1)
  const before = github.calls.length
  const second = await publish(github.url, tests, title)
  expect(issues(second.outputs)).toEqual(issues(first.outputs))
  expect(github.calls.length - before).toBe(2)
  expect(writes(github)).toBe(100)
  expect(second.seen.info).toContain('▸ Issues of 100 code owners: 0 written, 0 closed')
  const third = await publish(github.url, tests.slice(1), title)
  expect(issues(third.outputs)).toHaveLength(99)
  expect(writes(github)).toBe(101)
  expect(github.issues.filter(({ state }) => state === 'closed')).toMatchObject([
    { title: 'Flaky tests of @octo-org/team-0' },
  ])
  await publish(github.url, tests, title)
  expect(github.issues).toHaveLength(100)
  expect(github.issues.every(({ state }) => state === 'open')).toBe(true)
})

test('an owner with the token has one issue, in whose marker the token is in no form', async () => {
  await using github = await gitHubSandbox()
  const token = 'tok-3n-0f-the-t3st'
  for (const _ of ['first', 'second'])
    await publish(github.url, [owned(1, `@octo/${token}`)], title)
  expect(github.issues).toHaveLength(1)
  const written = JSON.stringify(github.issues)
  expect(written).not.toContain(token)
  expect(written).not.toContain(Buffer.from(token).toString('hex'))
})

test.each([
  ["@$&-$'-$1", "@$&-$'-$1"],
  ['@octo\n## Heading', '@octo ## Heading'],
])('the owner %j is written in the title as %j', async (owner, shown) => {
  await using github = await gitHubSandbox()
  await publish(github.url, [owned(1, owner)], title)
  expect(github.issues.map((issue) => issue.title)).toEqual([`Flaky tests of ${shown}`])
})

test.each(['{Owner}', '{owners}', '{ owner }', '{code-owner}', '{OWNER}', '{onwer}'])(
  '%s in a title is refused, because it would stay in the title',
  async (place) => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, [owned(1, '@a')], { 'issue-title': `Flaky ${place}` })
    expect(run.outputs['outcome']).toBe('invalid-input')
    expect(run.seen.errors[0]?.message).toContain(
      `Input \`issue-title\` contains \`${place}\`. Write \`{owner}\` for the code owner`,
    )
    expect(github.calls).toEqual([])
  },
)

test.each(['Flaky {main}', 'Flaky {}', 'Flaky {owner} of {main}', 'Flaky owner}'])(
  'the title %s is accepted',
  async (issueTitle) => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, [owned(1, '@a')], { 'issue-title': issueTitle })
    expect(run.green).toBe(true)
    expect(github.issues).toHaveLength(1)
  },
)

test('issues are written one second apart', async () => {
  await using github = await gitHubSandbox()
  const run = await publish(github.url, [owned(1, '@a'), owned(2, '@b'), owned(3, '@c')], title)
  const waited = run.clock.now() - new VirtualClock().now()
  // The first one needs no pause.
  expect(waited).toBeGreaterThanOrEqual(2000)
  expect(waited).toBeLessThan(3000)
})

test('tests without an owner share an issue, and a test of two owners is in both issues', async () => {
  await using github = await gitHubSandbox()
  const run = await publish(github.url, [owned(1, '@b', '@a'), owned(2), owned(3)], title)
  expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['(no owner)', '@a', '@b'])
  const body = (name: string) => github.issues.find((one) => one.title.endsWith(name))?.body
  expect(body('(no owner)')).toContain('2 flaky tests')
  expect(body('@a')).toContain('ledger 1')
  expect(body('@b')).toContain('ledger 1')
  expect(body('@b')).not.toContain('ledger 2')
})

test('with code-owners only the issues of those owners are touched', async () => {
  await using github = await gitHubSandbox()
  const tests = [owned(1, '@a'), owned(2, '@b'), owned(3, '@c', '@a')]
  await publish(github.url, tests, title)
  const before = github.issues.map(({ body }) => body)
  const more = { ...title, 'code-owners': '@a' }
  const run = await publish(github.url, [...tests.slice(0, 1), owned(9, '@a')], more)
  expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['@a'])
  const after = github.issues.map(({ body, state }) => [body, state])
  expect(after.slice(1)).toEqual(before.slice(1).map((body) => [body, 'open']))
  expect(after[0]?.[0]).toContain('ledger 9')
})

test('the issue of an owner whose tests are all resolved is closed', async () => {
  await using github = await gitHubSandbox()
  const tests = [owned(1, '@a'), owned(2, '@b')]
  await publish(github.url, tests, title)
  const more = { ...title, 'baseline-file': 'baseline.json' }
  const run = await publish(github.url, tests.slice(0, 1), more, (folder) =>
    writeFileSync(join(folder, 'baseline.json'), JSON.stringify(tests)),
  )
  expect(run.outputs['resolved-count']).toBe('1')
  expect(issues(run.outputs).map(({ owner }) => owner)).toEqual(['@a'])
  expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
})

test('max-rows applies to the issue of an owner', async () => {
  await using github = await gitHubSandbox()
  const test = { name: 'x', codeowners: ['@a'] }
  const tests = Array.from({ length: 300 }, (_, n) => ({ ...test, id: uuid(n) }))
  await publish(github.url, tests, { ...title, 'max-rows': '300' })
  expect(github.issues[0]?.body?.match(/^\| ⚠️/gm)).toHaveLength(300)
})

test('the issue of an owner has no groups by owner', async () => {
  await using github = await gitHubSandbox()
  const more = { ...title, 'group-by': 'code-owner' }
  await publish(github.url, [owned(1, '@a', '@b'), owned(2, '@b')], more)
  for (const { body } of github.issues) expect(body?.match(/\| Test \|/g)).toHaveLength(1)
})

test('a cut list closes no issue', async () => {
  await using github = await gitHubSandbox()
  await publish(github.url, [owned(1, '@a'), owned(2, '@b')], title)
  await publish(github.url, [owned(1, '@a'), owned(2, '@b')], { ...title, 'max-tests': '1' })
  expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
})

test('two concurrent runs leave one issue', async () => {
  await using github = await gitHubSandbox()
  const both = [
    publish(github.url, [owned(1, '@a')], title),
    publish(github.url, [owned(1, '@a')], title),
  ]
  await Promise.all(both)
  expect(github.issues.filter(({ state }) => state === 'open').length).toBe(1)
})

test('a dry run writes no issue of an owner', async () => {
  await using github = await gitHubSandbox()
  const run = await publish(github.url, [owned(1, '@a')], { ...title, 'dry-run': 'true' })
  expect(github.calls).toEqual([])
  expect(run.seen.info).toContain(
    'Dry run: an issue for each of 1 code owner would be kept up to date',
  )
})
