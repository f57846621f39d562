import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf, uuid, wireTest } from '../flaky/listing.js'
import { describe, expect, test } from '../support/jest.js'
import { listFlaky, owned, publish, range } from '../support/list-flaky.js'

test.each([
  [{ 'code-owners': '@octo-org/*' }, ['owned']],
  [{ 'code-owners': '(no owner)' }, ['quarantined', 'hit']],
  [{ 'file-paths': 'src/**/*.ts' }, ['owned']],
  [{ names: 'hi*' }, ['hit']],
  [{ quarantined: 'only' }, ['quarantined']],
  [{ quarantined: 'exclude' }, ['owned', 'hit']],
  [{ 'min-pull-requests-impacted': '4' }, ['hit']],
])('the filter %j keeps %j', async (filter, kept) => {
  const bare = { codeowners: [], file_path: null, pull_requests_impacted_last_7d: null }
  const tests = [
    wireTest(1, { name: 'owned', pull_requests_impacted_last_7d: 3 }),
    wireTest(2, { ...bare, name: 'quarantined', quarantined: true }),
    wireTest(3, { ...bare, name: 'hit', pull_requests_impacted_last_7d: 4 }),
  ]
  const run = await listFlaky(pagesOf({ FLAKY: tests }), filter as Record<string, string>)
  expect(run.tests()).toMatchObject(kept.map((name) => ({ name })))
  expect(run.outputs['total-count']).toBe(String(kept.length))
})

test('pages without a test that passes the filters write nothing to the files', async () => {
  const run = await listFlaky(pagesOf({ FLAKY: range(0, 6) }), {
    'page-size': '1',
    'min-pull-requests-impacted': '3',
    'report-files': 'all.json\nall.ndjson\nall.csv',
  })
  const ids = [3, 4, 5].map(uuid)
  expect(run.tests().map(({ id }) => id)).toEqual(ids)
  expect(JSON.parse(run.read('all.json'))).toMatchObject(ids.map((id) => ({ id })))
  expect(run.read('all.ndjson').trimEnd().split('\n')).toHaveLength(3)
  expect(run.read('all.csv').trimEnd().split('\r\n')).toHaveLength(4)
})

describe('a filter that looks at a missing field leaves the issue alone', () => {
  const bare = range(0, 2).map((test) => ({
    ...test,
    codeowners: null,
    file_path: null,
    quarantined: null,
    pull_requests_impacted_last_7d: null,
  }))
  const looksAt = (input: string, field: string) =>
    `\`${input}\` looks at \`${field}\`, which none of the 2 listed tests has.`
  const noTestOf = (owner: string) =>
    `No listed test has the code owner \`${owner}\` of \`code-owners\`.`
  test.each([
    [
      { 'code-owners': 'octo-org/ledger' },
      range(0, 2),
      `${noTestOf('octo-org/ledger')} Did you mean \`@octo-org/ledger\`?`,
    ],
    [
      { 'code-owners': '@octo-org/legder' },
      range(0, 2),
      `${noTestOf('@octo-org/legder')} Did you mean \`@octo-org/ledger\`?`,
    ],
    [
      { 'code-owners': '@octo-org/ledger-accounts-*' },
      range(0, 2),
      noTestOf('@octo-org/ledger-accounts-*'),
    ],
    [{ 'code-owners': 'ledger@octo.example' }, range(0, 2), noTestOf('ledger@octo.example')],
    [
      { 'code-owners': '@abcxyz' },
      [owned(1, '@abcdef')],
      `${noTestOf('@abcxyz')} Did you mean \`@abcdef\`?`,
    ],
    [{ 'code-owners': '@abwxyz' }, [owned(1, '@abcdef')], noTestOf('@abwxyz')],
    [{ 'code-owners': '@octo-org/ledger' }, bare, looksAt('code-owners', 'codeowners')],
    [{ 'file-paths': 'src/**' }, bare, looksAt('file-paths', 'file_path')],
    [{ quarantined: 'only' }, bare, looksAt('quarantined', 'quarantined')],
    [
      { 'min-pull-requests-impacted': '1' },
      bare,
      looksAt('min-pull-requests-impacted', 'pull_requests_impacted_last_7d'),
    ],
  ])('%j', async (filter, tests, warning) => {
    await using github = await gitHubSandbox()
    await publish(github.url, range(0, 2))
    const before = github.issues[0]?.body
    const run = await publish(github.url, tests, filter as Record<string, string>)
    expect(run.outputs).toMatchObject({ outcome: 'none', 'issue-number': '' })
    expect(run.seen.warnings.map(({ message }) => message)).toEqual([
      `${warning} The issue "Flaky tests" was left alone.`,
    ])
    expect(github.issues).toMatchObject([{ state: 'open', body: before }])
  })

  test('of an owner too, unless no test has that owner', async () => {
    await using github = await gitHubSandbox()
    const title = { 'issue-title': 'Flaky tests of {owner}' }
    const listed = [owned(1, '@a')].map((test) => ({ ...test, file_path: null }))
    await publish(github.url, [...listed, owned(2, '@b')], title)
    await publish(github.url, listed, { ...title, 'file-paths': 'src/**' })
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
    await publish(github.url, listed, title)
    await publish(github.url, listed, { ...title, 'code-owners': '@x' })
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed'])
  })

  test('with a warning in the singular for a single test', async () => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, bare.slice(0, 1), { 'file-paths': 'src/**' })
    expect(run.seen.warnings[0]?.message).toBe(
      '`file-paths` looks at `file_path`, which the only listed test does not have. The issue "Flaky tests" was left alone.',
    )
  })

  test('unless some test has the field: then the issue is closed', async () => {
    await using github = await gitHubSandbox()
    const tests = range(0, 2).map((test) => ({ ...test, quarantined: false }))
    await publish(github.url, tests)
    const run = await publish(github.url, tests, { quarantined: 'only' })
    expect(run.seen.warnings).toEqual([])
    expect(github.issues).toMatchObject([{ state: 'closed' }])
  })

  test('and mentions no issue that was never opened', async () => {
    await using github = await gitHubSandbox()
    const run = await publish(github.url, [])
    expect(run.outputs).toMatchObject({ outcome: 'none', 'issue-number': '' })
    expect(run.seen.info.join('\n')).not.toContain('Issue #')
  })

  test('unless the listing is empty: then the issue is closed', async () => {
    await using github = await gitHubSandbox()
    const more = { 'code-owners': '@octo-org/ledger', 'file-paths': 'src/**' }
    await publish(github.url, range(0, 2), more)
    const run = await publish(github.url, [], more)
    expect(run.seen.warnings).toEqual([])
    expect(github.issues).toMatchObject([{ state: 'closed' }])
  })
})
