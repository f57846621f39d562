import { Queue, SubmittedPullRequest, TestingDetails } from '../../src/service/schemas.js'
import { UnhealthyTestPage } from '../../src/service/unhealthy.js'
import { expect, test } from '../support/jest.js'

/** A thousand wrong elements that count how many of them are looked at. */
function wrongElements(field: string) {
  const looks = new Set<number>()
  const elements = Array.from({ length: 1000 }, (_, index) => ({
    get [field]() {
      looks.add(index)
      return {}
    },
  }))
  return { looks, elements }
}

test.each([
  ['a queue', Queue, 'enqueuedPullRequests', 'prNumber', { state: 'running' }],
  ['a page of tests', UnhealthyTestPage, 'tests', 'id', { page: {} }],
  ['testing details', TestingDetails, 'statusChecks', 'context', {}],
])(
  '%s stops at the first wrong element of a list, with one issue',
  (_, schema, list, field, rest) => {
    const { looks, elements } = wrongElements(field)
    const { success, error } = schema.safeParse({ ...rest, [list]: elements })
    expect(success).toBe(false)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`${list}.0.${field}`])
    expect([...looks]).toEqual([0])
  },
)

test.each([
  ['pending', 'PENDING', true],
  ['TESTS_PASSED', 'TESTS_PASSED', true],
  ['of_a_new_kind', 'OF_A_NEW_KIND', true],
  ['merged', 'MERGED', false],
  ['failed', 'FAILED', false],
  ['Cancelled', 'CANCELLED', false],
])('the state %s is %s, and says alone whether it is in the queue: %s', (wire, state, inQueue) => {
  expect(SubmittedPullRequest.parse({ state: wire })).toMatchObject({
    state,
    isCurrentlySubmittedToQueue: inQueue,
  })
  const told = { state: wire, isCurrentlySubmittedToQueue: !inQueue }
  expect(SubmittedPullRequest.parse(told).isCurrentlySubmittedToQueue).toBe(!inQueue)
})

test.each([{}, { state: null }, { state: '' }, { prNumber: 12 }])('%j is not a record', (body) => {
  expect(SubmittedPullRequest.safeParse(body).success).toBe(false)
})

test('what is null is as what is missing', () => {
  const fields = ['id', 'stateChangedAt', 'priorityValue', 'priorityName', 'noBatch', 'prSha']
  const nulls = Object.fromEntries([...fields, 'readiness', 'prNumber'].map((key) => [key, null]))
  const record = SubmittedPullRequest.parse({ state: 'pending', ...nulls })
  for (const key of Object.keys(nulls)) expect(record).toHaveProperty(key, undefined)
  const readiness = { hasImpactedTargets: null, gitHubMergeability: 'mergeable' }
  expect(SubmittedPullRequest.parse({ state: 'pending', readiness }).readiness).toEqual({
    hasImpactedTargets: undefined,
    requiresImpactedTargets: undefined,
    doesBaseBranchMatch: undefined,
    gitHubMergeability: 'mergeable',
  })
})

const bare = { state: 'RUNNING', enqueuedPullRequests: [] }

test('words of a queue come in any case', () => {
  const words = {
    mode: 'SINGLE',
    directMergeMode: 'OFF',
    optimizationMode: 'Off',
    mergeMethod: 'MERGE_COMMIT',
    requiredStatusesSource: 'MERGE_INSTANCE',
  }
  const queue = Queue.parse({ ...bare, ...words })
  expect(queue.state).toBe('running')
  for (const [key, value] of Object.entries(words))
    expect(queue).toHaveProperty(key, value.toLowerCase())
  expect(Queue.safeParse({ ...bare, state: '' }).success).toBe(false)
})

test('older names of a setting stand for the present ones, where these are missing', () => {
  const old = { testingTimeoutMins: 7, batchingMaxWaitTimeMins: 9 }
  expect(Queue.parse({ ...bare, ...old })).toMatchObject({
    testingTimeoutMinutes: 7,
    batchingMaxWaitTimeMinutes: 9,
  })
  const both = { ...old, testingTimeoutMinutes: 0, batchingMaxWaitTimeMinutes: 1 }
  expect(Queue.parse({ ...bare, ...both })).toMatchObject(both)
})

test('a list inside a list names the first wrong element', () => {
  const details = { checkSuites: [{ checkRuns: [{ name: 'a' }, { url: 'x' }] }] }
  const { error } = TestingDetails.safeParse(details)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'checkSuites.0.checkRuns.1.name',
  ])
  expect(
    TestingDetails.parse({ checkSuites: [{ checkRuns: null }], requiredStatuses: null }),
  ).toEqual(
    expect.objectContaining({
      checkSuites: [{ checkRuns: undefined }],
      requiredStatuses: undefined,
    }),
  )
})

test('an unhealthy test has only web links, so that no report or file has another one', () => {
  const { tests } = UnhealthyTestPage.parse({
    tests: [
      {
        id: '1',
        name: 'posts',
        html_url: 'javascript:alert(1)',
        repository: { html_url: 'data:text/html,x' },
        ticket: { html_url: 'HTTPS://tickets.example/7' },
      },
    ],
    page: {},
  })
  expect(tests[0]).toMatchObject({
    html_url: undefined,
    repository: { html_url: undefined },
    ticket: { html_url: 'HTTPS://tickets.example/7' },
  })
})
