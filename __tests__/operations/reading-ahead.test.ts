/** Comments and issues that are read while a step does its work; round-trips.test.ts shows that. */
import { setTimeout as pause } from 'node:timers/promises'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { LIST } from '../flaky/listing.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { live, onceSubmitted, recordOf } from '../support/pull-request-world.js'
import { recorder } from '../support/recorder.js'

test('comments that cannot be read ahead are a warning when submit writes its own', async () => {
  const { passed, warnings } = await live(
    {
      shows: onceSubmitted(recordOf('pending')),
      gitHub: {},
      onGitHub: (calls, { faults }) =>
        calls.at(-1)?.path.includes('/issues/12/comments') &&
        faults.unshift({ status: 403, body: { message: 'no' } }),
    },
    { comment: 'always' },
  )
  expect(passed).toBe(true)
  expect(warnings).toEqual([expect.stringMatching(/^The comment could not be written: .*HTTP 403/)])
})

test('a step that fails before it writes its issue says nothing about the reading', async () => {
  await using gitHub = await gitHubSandbox()
  let answer = () => {}
  gitHub.beforeServing = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await using service = await fakeService({
    [LIST]: async () => {
      for (let turns = 0; turns < 100 && gitHub.calls.length === 0; turns++) await pause(10)
      return { status: 401, body: 'no' }
    },
  })
  const { runner, seen } = recorder(
    {
      operation: 'list-flaky',
      'api-url': service.url,
      'org-slug': 'octo',
      'issue-title': 'Flaky tests',
      'github-token': 'ghs_t0k3n',
    },
    { env: { GITHUB_API_URL: gitHub.url } },
  )
  expect(await main(runner)).toBe(false)
  expect(gitHub.calls).toHaveLength(1)
  answer()
  await pause(50)
  expect(seen.info).toEqual([])
  expect(seen.warnings).toEqual([])
})
