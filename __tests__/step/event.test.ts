/** The event of a run, from the variables that the runner sets. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEvent } from '../../src/step/event.js'
import { expect, test } from '../support/jest.js'

const path = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json')
test('each variable has its place', () => {
  writeFileSync(path, '{"action":"opened"}')
  expect(
    readEvent({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: path,
      GITHUB_REF: 'refs/pull/12/merge',
      GITHUB_SHA: 'a'.repeat(40),
      GITHUB_WORKFLOW: 'Freeze',
      GITHUB_WORKFLOW_REF: 'octo-org/orion/.github/workflows/freeze.yml@refs/heads/main',
      GITHUB_RUN_ID: '7',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_ACTOR: 'mona',
      GITHUB_JOB: 'queue',
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_API_URL: 'https://git.example.com/api/v3',
      GITHUB_REPOSITORY: 'octo-org/orion',
      GITHUB_ACTION_REPOSITORY: 'octo-org/action',
    }),
  ).toEqual({
    name: 'pull_request',
    payload: { action: 'opened' },
    ref: 'refs/pull/12/merge',
    sha: 'a'.repeat(40),
    runId: '7',
    runAttempt: '2',
    actor: 'mona',
    job: 'queue',
    repository: 'octo-org/orion',
    serverUrl: 'https://git.example.com',
    apiUrl: 'https://git.example.com/api/v3',
    workflow: 'Freeze',
    workflowRef: 'octo-org/orion/.github/workflows/freeze.yml@refs/heads/main',
    actionRepository: 'octo-org/action',
    runUrl: 'https://git.example.com/octo-org/orion/actions/runs/7',
  })
})

test('without variables it is an event of github.com, and a slash at the end of an address is left out', () => {
  const event = readEvent({ GITHUB_SERVER_URL: '', GITHUB_API_URL: '' })
  expect(event).toEqual(readEvent({}))
  expect(event).toMatchObject({
    name: '',
    payload: {},
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
  })
  const env = {
    GITHUB_SERVER_URL: 'https://git.example.com/',
    GITHUB_API_URL: 'https://git.example.com/api/v3/',
  }
  expect(readEvent(env)).toMatchObject({
    serverUrl: 'https://git.example.com',
    apiUrl: 'https://git.example.com/api/v3',
  })
})

test.each(['', '{', 'null', '7', '"x"', '[1]'])('the payload %j is empty', (text) => {
  writeFileSync(path, text)
  expect(readEvent({ GITHUB_EVENT_PATH: path }).payload).toEqual({})
})
