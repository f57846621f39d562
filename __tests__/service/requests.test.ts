/** The exact request of each endpoint. */

import { describeRequest } from '../../src/http/errors.js'
import * as requests from '../../src/service/requests.js'
import { pullRequestRef, queueRef } from '../../src/shared/references.js'
import { expect, test } from '../support/jest.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const queue = queueRef(repository, 'main')
const pullRequest = pullRequestRef(repository, 'main', 12)
const queueBody = { repo: repository, targetBranch: 'main' }
const body = { ...queueBody, pr: { number: 12 } }

test.each([
  [
    requests.submitPullRequest(pullRequest, {}),
    'unsafe',
    'POST /submitPullRequest for #12 on main',
    body,
  ],
  [
    requests.submitPullRequest(pullRequest, { priority: 0, noBatch: false }),
    'unsafe',
    'POST /submitPullRequest for #12 on main',
    { ...body, priority: 0, noBatch: false },
  ],
  [
    requests.cancelPullRequest(pullRequest),
    'unsafe',
    'POST /cancelPullRequest for #12 on main',
    body,
  ],
  [
    requests.restartTestsOnPullRequest(pullRequest),
    'unsafe',
    'POST /restartTestsOnPullRequest for #12 on main',
    body,
  ],
  [
    requests.getSubmittedPullRequest(pullRequest),
    'safe',
    'POST /getSubmittedPullRequest for #12 on main',
    body,
  ],
  [
    requests.getPullRequestHistory(pullRequest),
    'safe',
    'POST /getSubmittedPullRequest for #12 on main',
    { ...body, includeTimeline: true },
  ],
  [
    requests.setImpactedTargets(pullRequest, { impactedTargets: 'ALL' }),
    'idempotent',
    'POST /setImpactedTargets for #12 on main',
    { impactedTargets: 'ALL' },
  ],
  [
    requests.getMergeQueueTestingDetails(queue, 'cc58fdda'),
    'safe',
    'POST /getMergeQueueTestingDetails for test run cc58fdda on main',
    { ...queueBody, testRunId: 'cc58fdda' },
  ],
  [
    requests.createQueue(queue, {}),
    'unsafe',
    'POST /createQueue for the queue octo-org/orion@main',
    queueBody,
  ],
  [
    requests.createQueue(queue, { mode: 'parallel', concurrency: 3 }),
    'unsafe',
    'POST /createQueue for the queue octo-org/orion@main',
    { ...queueBody, mode: 'parallel', concurrency: 3 },
  ],
  [
    requests.deleteQueue(queue),
    'unsafe',
    'POST /deleteQueue for the queue octo-org/orion@main',
    queueBody,
  ],
  [requests.getQueue(queue), 'safe', 'POST /getQueue for the queue octo-org/orion@main', queueBody],
  [
    requests.updateQueue(queue, { batch: true }),
    'idempotent',
    'POST /updateQueue for the queue octo-org/orion@main',
    { ...queueBody, batch: true },
  ],
])('%#: %j', (request, effect, words, sent) => {
  expect(request).toMatchObject({ method: 'POST', effect })
  expect(describeRequest(request)).toBe(words)
  expect(request.body).toEqual(sent)
})

test('metrics are those of a repository, or of the organization', () => {
  const one = requests.getMergeQueueMetrics(repository)
  expect(one).toMatchObject({
    method: 'GET',
    effect: 'safe',
    path: '/getMergeQueueMetrics?repo=octo-org%2Forion&repoHost=github.com',
  })
  expect(describeRequest(one)).toBe('GET /getMergeQueueMetrics for octo-org/orion')
  expect(one.body).toBeUndefined()
  const all = requests.getMergeQueueMetrics(undefined)
  expect(all.path).toBe('/getMergeQueueMetrics')
})

test.each([
  ['without a token', undefined, ''],
  ['with an empty token', '', ''],
  ['with a token', 'next', 'next'],
])('a request %s for a page of unhealthy tests', (_, pageToken, sent) => {
  const query = { repository, orgSlug: 'octo', status: 'BROKEN', pageSize: 7, pageToken } as const
  const request = requests.listUnhealthyTests(query)
  expect(request).toEqual({
    method: 'POST',
    path: '/flaky-tests/list-unhealthy-tests',
    effect: 'safe',
    subject: 'BROKEN tests of octo-org/orion',
    body: {
      repo: repository,
      org_url_slug: 'octo',
      page_query: { page_size: 7, page_token: sent },
      status: 'BROKEN',
    },
  })
})

test('the body of an upload begins with everything but its targets', () => {
  const head = requests.targetsBodyHead(pullRequest, 'a'.repeat(40)).toString()
  expect(JSON.parse(`${head}[]}`)).toEqual({
    ...queueBody,
    pr: { number: 12, sha: 'a'.repeat(40) },
    impactedTargets: [],
  })
})
