/** What an explanation gives besides its report: outputs, log, result file, Slack. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRANCH, HEAD, RETRY, RUN } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { explained } from './explained.js'

test('the head is the one that GitHub shows, in the output as in the report', async () => {
  const headSha = 'd'.repeat(40)
  const { outputs, seen } = await explained({ pullRequest: { headSha } })
  expect(outputs['head-sha']).toBe(headSha)
  expect(seen.summary).toContain(`<code>${headSha.slice(0, 12)}</code>`)
})

test('outputs, log and result file have the facts and the verdict', async () => {
  const enqueuedPullRequests = [{ prNumber: 13 }, { prNumber: 12 }]
  const { outputs, info, result } = await explained({
    queue: { state: 'paused', enqueuedPullRequests },
  })
  expect(outputs).toMatchObject({
    state: 'FAILED',
    submitted: 'false',
    'head-sha': HEAD,
    'queue-state': 'paused',
    'queue-position': '2',
    'queue-depth': '2',
    'test-branch': BRANCH,
    'test-status': 'failed',
  })
  expect(jsonOutput(outputs, 'tested-pull-requests')).toMatchObject([{ prNumber: 12 }])
  expect(info).toContain('#12 failed the check `unit` (check-failed)')
  expect(result()).toMatchObject({
    verdict: { name: 'check-failed' },
    pullRequest: { prSha: HEAD },
    testRun: { id: RUN, branch: BRANCH },
  })
})

test('the result file has the broken rule, and the failing tests once', async () => {
  const { result } = await explained({ inputs: RETRY, listing: [] })
  expect(result()).toMatchObject({
    verdict: { name: 'check-failed', broken: { rule: 4 } },
    failingTests: [{ name: 'adds a row', known: false }],
  })
  expect(result()['verdict']).not.toHaveProperty('tests')
})

test('a message for Slack brings no comment', async () => {
  const { folder, outputs, comments } = await explained({}, { 'slack-payload-file': 'slack.json' })
  expect(outputs['outcome']).toBe('explained')
  expect(readFileSync(join(folder, 'slack.json'), 'utf8')).toContain('#12 failed the check unit')
  expect(comments).toEqual([])
})
