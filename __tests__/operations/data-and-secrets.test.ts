/** What an operation reads is judged as it came; only what leaves it holds no secret. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { LIST, pagesOf, wireTest } from '../flaky/listing.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** Begins as every fine-grained token of GitHub does. */
const TOKEN = 'github_pat_11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ0123456789'
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

test('a test whose path begins as a token does is found by a filter and fails the gate', async () => {
  const flaky = wireTest(1, { file_path: 'github_plugin/ledger.test.ts' })
  await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [flaky, wireTest(2)] }) })
  const { runner, seen } = recorder({
    operation: 'list-flaky',
    'api-url': service.url,
    'org-slug': 'octo',
    'github-token': TOKEN,
    'file-paths': 'github_plugin/**',
    'fail-above': '0',
  })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'threshold-exceeded', 'total-count': '1' })
})

test('a wait on a branch whose name begins as a token does sees the merge', async () => {
  const merged = {
    state: 'merged',
    isCurrentlySubmittedToQueue: false,
    prNumber: 12,
    prBaseBranch: 'github_pages',
    stateChangedAt: '2026-09-17T10:00:00.000Z',
  }
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: merged }],
    '/getQueue': [{ body: { state: 'running', branch: 'github_pages' } }],
  })
  const head = 'github_pages_head'
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, merged: true, baseBranch: 'github_pages', headBranch: head }],
  })
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'github_pages',
      'github-token': TOKEN,
    },
    { env: { GITHUB_API_URL: gitHub.url }, clock: new VirtualClock() },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'github_pages' })
  expect(service.calls[0]?.body).toMatchObject({ targetBranch: 'github_pages' })
})

test('a required status whose name begins as a token does is set and proved', async () => {
  await using service = await fakeQueues({ main: {} })
  const settings = 'required-statuses: [github_pages]'
  const run = await runQueue(service.url, {
    operation: 'update-queue',
    'queue-settings': settings,
    'github-token': TOKEN,
  })
  expect(run.error).toBe('')
  expect(run.outputs['outcome']).toBe('updated')
  expect(service.writes()).toEqual([['/updateQueue', { requiredStatuses: ['github_pages'] }]])
})

test('targets and check names that begin as a token does are shown as they are', async () => {
  const target = '//tools/github_plugin:lib'
  const checks = [{ context: 'integration-tests (linux)', state: 'FAILURE', url: null }]
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      { body: { status: 'failed', impactedTargets: [target], statusChecks: checks } },
    ],
  })
  const { runner, seen } = recorder({
    operation: 'get-testing-details',
    'api-url': service.url,
    'target-branch': 'main',
    'test-run-id': RUN,
    'api-token': 'integration-0123456789abcdef',
    'github-token': TOKEN,
  })
  expect(await main(runner)).toBe(true)
  const file = readFileSync(seen.outputs['impacted-targets-file'] ?? '', 'utf8')
  expect(file).toContain(target)
  expect(seen.outputs['failing-checks']).toContain('integration-tests (linux)')
  expect(seen.summary).toContain('integration-tests')
})

test('an address of the service that is no web page is no link anywhere', async () => {
  const script = 'javascript:alert(1)'
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      {
        body: {
          status: 'failed',
          checkSuites: [{ checkRuns: [{ name: 'unit', url: script, conclusion: 'failure' }] }],
          statusChecks: [{ context: 'lint', url: script, state: 'FAILURE' }],
          testedPullRequests: [{ prNumber: 12, prUrl: script, title: 'One' }],
        },
      },
    ],
  })
  const { runner, seen, folder } = recorder({
    operation: 'get-testing-details',
    'api-url': service.url,
    'target-branch': 'main',
    'test-run-id': RUN,
  })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['failing-checks']).toContain('unit')
  for (const text of [JSON.stringify(seen), ...filesBelow(folder)])
    expect(text).not.toContain(script)
})

test('an address of a test that no report may link is in no file either', async () => {
  const disguised = 'https://github.com@evil.example/1'
  const rows = [
    wireTest(1, {
      html_url: disguised,
      repository: { html_url: disguised },
      ticket: { html_url: disguised },
    }),
    wireTest(2, { html_url: 'https://', ticket: { html_url: null } }),
  ]
  await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: rows }) })
  const { runner, seen, folder } = recorder({
    operation: 'list-flaky',
    'api-url': service.url,
    'org-slug': 'octo-org',
    'report-files': 'tests.csv\ntests.md',
  })
  expect(await main(runner)).toBe(true)
  const tests = JSON.parse(readFileSync(seen.outputs['tests-file'] ?? '', 'utf8'))
  expect(tests[0]).toMatchObject({ id: rows[0]?.id, repository: {}, ticket: {} })
  expect(tests[1]).not.toHaveProperty('html_url')
  expect(tests[1]).toHaveProperty('ticket.html_url', null)
  for (const text of [JSON.stringify(seen), ...filesBelow(folder)])
    expect(text).not.toContain('evil.example')
})

/** How a careless service repeats the token in its data. */
const SPELLINGS: readonly ((token: string) => string)[] = [
  (token) => token,
  (token) => `"${token}"`,
  (token) => encodeURIComponent(token),
  (token) => Buffer.from(token).toString('hex'),
  (token) => Buffer.from(token).toString('hex').toUpperCase(),
  (token) => Buffer.from(token).toString('base64'),
  (token) => Buffer.from(token).toString('base64url'),
  (token) => Buffer.from(`x:${token}`).toString('base64'),
  (token) => token.replace(/[&<>"']/g, (char) => HTML[char] as string),
]
const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What a reader sees of Markdown, without the places where links are prevented. */
const shownOf = (markdown: string): string =>
  markdown
    .replace(/<\/?span>|\u200b|&#8203;/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** The same text with addresses as they were before they were encoded. */
const addressesOf = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

test('no sink holds a secret that stands in the data, and nothing is lost by that', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[!-~]{16,40}$/),
      fc.constantFrom(...SPELLINGS),
      async (secret, spell) => {
        const told = `told ${spell(secret)} twice`
        const page = `https://github.com/octo/orion/issues/${spell(secret)}`
        const row = wireTest(1, {
          name: told,
          variant: told,
          file_path: `src/${told}/a.ts`,
          codeowners: [told],
          html_url: page,
          ticket: { html_url: page },
        })
        const rows = [row, wireTest(2)]
        await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: rows }) })
        await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
        const { runner, seen, folder } = recorder(
          {
            operation: 'list-flaky',
            'api-url': service.url,
            'org-slug': 'octo',
            'api-token': secret,
            'github-token': TOKEN,
            names: 'told *',
            annotations: 'true',
            comment: 'always',
            'pull-request': '12',
            'issue-title': 'Flaky tests',
            'slack-payload-file': 'slack.json',
            'report-files': 'a.json\na.ndjson\na.csv\na.md',
          },
          { env: { GITHUB_API_URL: gitHub.url }, clock: new VirtualClock() },
        )
        await main(runner)
        expect(seen.errors).toEqual([])
        expect(seen.outputs['total-count']).toBe('1')
        const { secrets: _, ...sinks } = seen
        const written = [
          JSON.stringify(sinks),
          sinks.summary,
          ...Object.values(sinks.outputs),
          ...filesBelow(folder),
          ...gitHub.comments.map(({ body }) => body),
          ...gitHub.issues.flatMap(({ title, body }) => [title, body]),
        ]
        expect(gitHub.comments).toHaveLength(1)
        expect(gitHub.issues).toHaveLength(1)
        for (const text of written)
          for (const spelling of SPELLINGS)
            for (const shown of [
              text,
              shownOf(text),
              addressesOf(text),
              text.replaceAll('""', '"'),
            ])
              expect(shown).not.toContain(spelling(secret))
        expect(written.filter((text) => text.includes('told')).length).toBeGreaterThan(6)
      },
    ),
    { numRuns: 15 },
  )
})

test('a part of a secret is not left where a name is shortened or an address is split', async () => {
  const secret = 'abcdefgh/tok-3n0f/t3st-of-mona'
  const row = wireTest(1, {
    name: `${'x'.repeat(60)}${secret}`,
    file_path: `${'y'.repeat(20)}/${secret}/ledger.test.ts`,
    ticket: { html_url: `https://tickets.example/${secret}` },
  })
  await using service = await fakeService({ [LIST]: pagesOf({ FLAKY: [row] }) })
  const { runner, seen } = recorder({
    operation: 'list-flaky',
    'api-url': service.url,
    'org-slug': 'octo',
    'api-token': secret,
  })
  expect(await main(runner)).toBe(true)
  const shown = shownOf(seen.summary)
  expect(shown).toContain('tickets.example/***')
  for (const part of ['xabc', 'tok-3n0f', 't3st-of-mona']) expect(shown).not.toContain(part)
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : readFileSync(path, 'utf8')
  })
