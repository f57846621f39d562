/** A code owner that no test has: a misspelt name, or one whose tests are all healthy again. */

import { gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf } from '../flaky/listing.js'
import { describe, expect, test } from '../support/jest.js'
import { owned, publish, reportEverywhere } from '../support/list-flaky.js'
import { shown } from '../support/shown.js'

const title = { 'issue-title': 'Flaky tests of {owner}' }
const messagesOf = ({ warnings }: { readonly warnings: readonly { readonly message: string }[] }) =>
  warnings.map(({ message }) => message)

const reports = (tests: ReturnType<typeof owned>[], inputs: Readonly<Record<string, string>>) =>
  reportEverywhere(pagesOf({ FLAKY: tests }, 'full'), inputs)

test('every report and a warning name an owner that no test has, although another owner of the filter has tests', async () => {
  const owners = { 'code-owners': '@octo-org/web\n@octo-org/legder' }
  const run = await reports([owned(1, '@octo-org/web')], owners)
  expect(run.summary).toContain('### ⚠️ 1 flaky test')
  for (const report of [shown(run.summary), shown(run.comment)])
    expect(report).toContain('No listed test has the code owner @octo-org/legder')
  expect(JSON.stringify(run.slack)).toContain('"@octo-org/legder"')
  expect(messagesOf(run.seen)).toEqual([
    expect.stringContaining('No listed test has the code owner `@octo-org/legder`'),
  ])
})

describe('every report names the filters in its heading', () => {
  const tests = [owned(1, '@octo-org/web')]
  test.each([
    [{ 'code-owners': '@octo-org/web' }, 'code owner @octo-org/web'],
    [{ 'file-paths': 'src/**\ntest/**' }, 'files src/**, test/**'],
    [{ names: 'reads*' }, 'name reads*'],
    [{ names: 'a*\nb*\nc*\nd*\ne*' }, 'names a*, b*, c* and 2 more'],
    [{ quarantined: 'exclude' }, 'not quarantined'],
    [{ quarantined: 'only' }, 'quarantined'],
    [{ 'min-pull-requests-impacted': '1' }, 'at least 1 pull request hit'],
    [{ 'code-owners': '(no owner)', names: 'x*' }, 'code owner (no owner); name x*'],
  ])('%j', async (filters, words) => {
    const run = await reports(tests, filters as Record<string, string>)
    expect(shown(run.summary).split('\n')[0]).toContain(` (${words})`)
    expect(shown(run.comment)).toContain(`(${words})`)
    expect(run.slack.text).toContain(`(${words})`)
  })

  test('the issue of an owner names that owner', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, [owned(1, '@a'), owned(2)], { ...title, quarantined: 'exclude' })
    expect(github.issues.map(({ body }) => shown(body).split('\n')[1])).toEqual([
      expect.stringContaining('(code owner (no owner); not quarantined)'),
      expect.stringContaining('(code owner @a; not quarantined)'),
    ])
  })
})

describe('with an issue of each owner', () => {
  test('and once it is closed, there is no warning either', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, [owned(1, '@a'), owned(2, '@b')], title)
    const more = { ...title, 'code-owners': '@a' }
    await publish(github.url, [owned(2, '@b')], more)
    const run = await publish(github.url, [owned(2, '@b')], more)
    expect(run.seen.warnings).toEqual([])
    expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'open'])
  })

  test('an owner without an issue is a warning that names the nearest', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, [owned(1, '@a'), owned(2, '@bcd')], title)
    const run = await publish(github.url, [owned(1, '@a'), owned(2, '@bcd')], {
      ...title,
      'code-owners': '@a\n@bdc',
    })
    expect(messagesOf(run.seen)).toEqual([
      'No listed test has the code owner `@bdc` of `code-owners`. Did you mean `@bcd`?',
    ])
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'open'])
  })

  test('a pattern of owners is known by the issue of any of them', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, [owned(1, '@octo-org/web'), owned(2, '@b')], title)
    const run = await publish(github.url, [owned(2, '@b')], {
      ...title,
      'code-owners': '@octo-org/*',
    })
    expect(run.seen.warnings).toEqual([])
    expect(github.issues.map(({ state }) => state).sort()).toEqual(['closed', 'open'])
  })
})

describe('code owners are compared without regard to case', () => {
  test('in the filter', async () => {
    const { outputs, seen } = await reports([owned(1, '@Octo-Org/Web')], {
      'code-owners': '@octo-org/WEB',
    })
    expect(outputs['total-count']).toBe('1')
    expect(seen.warnings).toEqual([])
  })

  test('in the issues of the owners, of which there is one', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, [owned(1, '@Octo-Org/Web'), owned(2, '@octo-org/web')], title)
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.body).toContain('2 flaky tests')
    const run = await publish(github.url, [owned(3, '@b')], {
      ...title,
      'code-owners': '@OCTO-ORG/web',
    })
    expect(run.seen.warnings).toEqual([])
    expect(github.issues.map(({ state }) => state)).toEqual(['closed'])
  })
})
