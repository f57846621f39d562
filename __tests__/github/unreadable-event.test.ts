import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubClient } from '../support/github.js'
import { expect, test } from '../support/jest.js'

test('GitHub is asked although the payload of the event is no JSON', async () => {
  const payload = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json')
  writeFileSync(payload, '{')
  // The client's packages read the payload for themselves, from the process's own environment.
  process.env['GITHUB_EVENT_PATH'] = payload
  await using sandbox = await gitHubSandbox({ pullRequests: [{ number: 12 }] })
  const { github } = gitHubClient(sandbox.url)
  expect(await github.readPullRequest(12)).toMatchObject({ number: 12 })
  expect(process.env['GITHUB_EVENT_PATH']).toBe(payload)
})
