import {
  chosenPriority,
  Queue,
  SubmittedPullRequest,
  TestingDetails,
} from '../../src/service/schemas.js'
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
])('the state %s is %s, and says alone whether it is in the queue: %s', (wire, state, inQueue) => {
  expect(SubmittedPullRequest.parse({ state: wire })).toMatchObject({
    state,
    isCurrentlySubmittedToQueue: inQueue,
  })
  const told = { state: wire, isCurrentlySubmittedToQueue: !inQueue }
  expect(SubmittedPullRequest.parse(told).isCurrentlySubmittedToQueue).toBe(!inQueue)
})

const NO_STATE = 'neither `state` nor `isCurrentlySubmittedToQueue` is there'
test.each([
  [{}, NO_STATE],
  [{ state: null }, NO_STATE],
  [{ state: '' }, 'Too small: expected string to have >=1 characters'],
])('%j is not a record: %s', (body, message) => {
  const issues = SubmittedPullRequest.safeParse(body).error?.issues
  expect(issues?.map((issue) => issue.message)).toEqual([message])
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

test.each<[string, (text: string) => boolean]>([
  ['a field', (prTitle) => SubmittedPullRequest.safeParse({ state: 'pending', prTitle }).success],
  ['a state', (state) => SubmittedPullRequest.safeParse({ state }).success],
  ['a word', (mode) => Queue.safeParse({ ...bare, mode }).success],
  ['an element', (text) => TestingDetails.safeParse({ requiredStatuses: [text] }).success],
  [
    'a link',
    (text) => TestingDetails.safeParse({ statusChecks: [{ context: 'a', url: text }] }).success,
  ],
])('%s has at most 65 536 characters', (_, isFine) => {
  expect(isFine('x'.repeat(65_536))).toBe(true)
  expect(isFine('x'.repeat(65_537))).toBe(false)
})

test.each([
  [50_000, (list: unknown[]) => TestingDetails.safeParse({ dependentPrs: list })],
  [1_000_000, (list: unknown[]) => TestingDetails.safeParse({ impactedTargets: list })],
])('a list has at most %i elements', (most, parse) => {
  // Wrong ones, so that none is read: what is said of the list comes first.
  const issueOf = (length: number) => parse(Array(length).fill(null)).error?.issues[0]?.path
  expect(issueOf(most)?.length).toBe(2)
  expect(issueOf(most + 1)?.length).toBe(1)
})

const TEST_ROW = {
  id: '1',
  repository: { html_url: 'https://github.com/octo-org/orion' },
  html_url: 'https://service.test/1',
  name: 'adds a row',
  variant: 'linux',
  status: { value: 'FLAKY', reason: 'r', timestamp: '2026-09-17T10:16:00Z' },
  codeowners: ['@a', '@b'],
  pull_requests_impacted_last_7d: 3,
  quarantined: false,
  file_path: 'a.ts',
  parent: 'p',
  classname: 'c',
  ticket: { html_url: 'https://tickets.example/7' },
}
const page = (...tests: unknown[]) => UnhealthyTestPage.safeParse({ tests, page: {} })

test('an unhealthy test has every field of the interface, then the others', () => {
  const sent = { more: 1, ...TEST_ROW }
  expect(JSON.stringify(page(sent).data?.tests)).toBe(JSON.stringify([{ ...TEST_ROW, more: 1 }]))
  expect(JSON.stringify(page(TEST_ROW).data?.tests)).toBe(JSON.stringify([TEST_ROW]))
})

test.each(Object.keys(TEST_ROW))('%s of an unhealthy test', (field) => {
  const isRequired = field === 'id' || field === 'name'
  for (const value of [undefined, null])
    expect(page({ ...TEST_ROW, [field]: value }).success).toBe(!isRequired)
  const value = field === 'codeowners' ? 7 : [7]
  const [issue, ...others] = page({ ...TEST_ROW, [field]: value }).error?.issues ?? []
  expect(issue).toMatchObject({
    path: ['tests', 0, field],
    message: expect.stringMatching(/^Invalid input: expected \w+, received (array|number)$/),
  })
  expect(others).toEqual([])
})

test.each(['value', 'reason', 'timestamp'])('%s of a status is a text or nothing', (field) => {
  const status = (value: unknown) => page({ ...TEST_ROW, status: { [field]: value } })
  expect(status(null).success).toBe(true)
  expect(status(7).error?.issues[0]?.path).toEqual(['tests', 0, 'status', field])
})

test('an unhealthy test has at most 50 000 owners', () => {
  const owners = (count: number) => page({ ...TEST_ROW, codeowners: Array(count).fill('@a') })
  expect(owners(50_000).success).toBe(true)
  expect(owners(50_001).error?.issues[0]).toMatchObject({
    path: ['tests', 0, 'codeowners'],
    message: 'Too big: expected array to have <=50000 items',
  })
})

test.each([null, 'x', 7, []])('%j is not an unhealthy test', (row) => {
  expect(page(row).error?.issues).toMatchObject([
    { path: ['tests', 0], message: expect.stringContaining('expected object, received') },
  ])
})

test.each<[string, object, string | number | undefined]>([
  ['a name', { priorityName: 'high', priorityValue: 10 }, 'high'],
  ['a number without a name', { priorityValue: 7 }, 7],
  ['0, the most urgent', { priorityValue: 0 }, 0],
  ['nothing', {}, undefined],
  ['the usual name', { priorityName: 'medium', priorityValue: 100 }, undefined],
  ['the usual number', { priorityValue: 100 }, undefined],
  ['the default of the queue', { priorityName: 'low', usedDefaultPriorityName: 'low' }, undefined],
  [
    'medium, where the queue has another default',
    { priorityName: 'medium', usedDefaultPriorityName: 'low' },
    'medium',
  ],
])('a priority that somebody chose: %s', (_, shown, chosen) => {
  expect(chosenPriority(shown)).toBe(chosen)
})
