/** Addresses from the service that no reader should follow. */
import { main } from '../../src/main.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { fakeService } from '../support/fake-service.js'
import { filesBelow } from '../support/files-below.js'
import { expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'
import { recorder } from '../support/recorder.js'

test('an address that is not http or https is written nowhere', async () => {
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
    'test-run-id': 'cc58fdda-3258-4f4e-b229-7c5dd9c29324',
  })
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['failing-checks']).toContain('unit')
  for (const text of [JSON.stringify(seen), ...filesBelow(folder)])
    expect(text).not.toContain(script)
})

test('an address that hides its host behind user info is in no report and no file', async () => {
  const disguised = 'https://github.com@evil.example/1'
  const rows = [
    wireTest(1, {
      html_url: disguised,
      repository: { html_url: disguised },
      ticket: { html_url: disguised },
    }),
    wireTest(2, { html_url: 'https://', ticket: { html_url: null } }),
  ]
  const { green, seen, folder, ...listing } = await listFlaky(pagesOf({ FLAKY: rows }), {
    'report-files': 'tests.csv\ntests.md',
  })
  expect(green).toBe(true)
  const tests = listing.tests()
  expect(tests[0]).toMatchObject({ id: rows[0]?.id, repository: {}, ticket: {} })
  expect(tests[1]).not.toHaveProperty('html_url')
  expect(tests[1]).toHaveProperty('ticket.html_url', null)
  for (const text of [JSON.stringify(seen), ...filesBelow(folder)])
    expect(text).not.toContain('evil.example')
})
