/** The exact request of each endpoint. */

import { describeRequest } from '../../src/http/errors.js'
import type { Effect, HttpRequest } from '../../src/http/request.js'
import * as requests from '../../src/service/requests.js'
import { pullRequestRef, queueRef } from '../../src/shared/references.js'
import { expect, test } from '../support/jest.js'

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }
const queue = queueRef(repository, 'main')
const pull = pullRequestRef(repository, 'main', 12)
const queueBody = { repo: repository, targetBranch: 'main' }
const body = { ...queueBody, pr: { number: 12 } }

const settings = { mode: 'parallel', concurrency: 3 } as const
const more = { priority: 0, noBatch: false }
const targets = { impactedTargets: 'ALL' } as const
const batch = { batch: true }
const testRun = { testRunId: 'cc58fdda' }
const history = { ...body, includeTimeline: true }
const forPull = 'for #12 on main'
const forQueue = 'for the queue octo-org/orion@main'
const forRun = 'for test run cc58fdda on main'

test.each([
  ['submitPullRequest', forPull, requests.submitPullRequest(pull, {}), body],
  ['submitPullRequest', forPull, requests.submitPullRequest(pull, more), { ...body, ...more }],
  ['cancelPullRequest', forPull, requests.cancelPullRequest(pull), body],
  ['restartTestsOnPullRequest', forPull, requests.restartTestsOnPullRequest(pull), body],
  ['createQueue', forQueue, requests.createQueue(queue, {}), queueBody],
  ['createQueue', forQueue, requests.createQueue(queue, settings), { ...queueBody, ...settings }],
  ['deleteQueue', forQueue, requests.deleteQueue(queue), queueBody],
])('%s %s must not be repeated', expectPost('unsafe'))

test.each([
  ['setImpactedTargets', forPull, requests.setImpactedTargets(pull, targets), targets],
  ['updateQueue', forQueue, requests.updateQueue(queue, batch), { ...queueBody, ...batch }],
])('%s %s may be repeated', expectPost('idempotent'))

test.each([
  ['getSubmittedPullRequest', forPull, requests.getSubmittedPullRequest(pull), body],
  ['getSubmittedPullRequest', forPull, requests.getPullRequestHistory(pull), history],
  [
    'getMergeQueueTestingDetails',
    forRun,
    requests.getMergeQueueTestingDetails(queue, 'cc58fdda'),
    { ...queueBody, ...testRun },
  ],
  ['getQueue', forQueue, requests.getQueue(queue), queueBody],
])('%s %s changes nothing', expectPost('safe'))

function expectPost(effect: Effect) {
  return (name: string, subject: string, request: HttpRequest, sent: object): void => {
    expect(request).toMatchObject({ method: 'POST', effect })
    expect(request.body).toEqual(sent)
    expect(describeRequest(request)).toBe(`POST /${name} ${subject}`)
  }
}

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
  const head = requests.targetsBodyHead(pull, 'a'.repeat(40)).toString()
  expect(JSON.parse(`${head}[]}`)).toEqual({
    ...queueBody,
    pr: { number: 12, sha: 'a'.repeat(40) },
    impactedTargets: [],
  })
})
