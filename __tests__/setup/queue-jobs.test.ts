/** The check `queue-jobs`: what looks like it gets in the way of the queue's tests. */
import { expect, test } from '../support/jest.js'
import { checkWorld } from './world.js'

const job = (more: string) => `unit: { ${more} runs-on: x, steps: [{ run: make }] }`
const ci = (top: string, ofJob = '', on = 'push') => `on: ${on}\n${top}\njobs: { ${job(ofJob)} }\n`

/** Expressions are written without the dollar sign. */
const withDollars = (text: string) => text.replaceAll('{{', '${{')

/** The rows of a repository with this workflow, and with a queue that opens pull requests or not. */
async function judged(text: string, queue: object = {}, workflows: Record<string, string> = {}) {
  const { rows } = await checkWorld({
    scenario: { queues: [{ requiredStatuses: ['unit'], ...queue }] },
    gitHub: { workflows: { 'ci.yml': withDollars(text), ...workflows } },
  })
  return rows.filter(({ check }) => check === 'queue-jobs')
}

const levels = async (...given: Parameters<typeof judged>) =>
  (await judged(...given)).map(({ level }) => level)

const group = (name: string, cancels = 'true') =>
  `concurrency: { group: "${name}", cancel-in-progress: ${cancels} }`

test.each([
  ['a fixed group', group('ci')],
  ['the name of the workflow alone', group('{{ github.workflow }}')],
  ['head_ref alone', group('{{ github.workflow }}-{{ github.head_ref }}')],
  ['the number of a pull request alone', group('{{ github.event.pull_request.number }}')],
  [
    'a condition that holds for test branches',
    group('ci', '"{{ github.ref != \'refs/heads/main\' }}"'),
  ],
  [
    'groups that differ only for main',
    group("{{ github.ref == 'refs/heads/main' && 'main' || 'ci' }}"),
  ],
])('warns of concurrency with %s, on push', async (_, top) => {
  const [row, ...others] = await judged(ci(top))
  expect(others).toEqual([])
  expect(row).toMatchObject({ level: 'warning' })
  expect(row?.text).toContain('`ci.yml` looks like one test run cancels another')
})

test('names the job of a group', async () => {
  const [row] = await judged(ci('', `${group('ci')},`))
  expect(row?.text).toContain('The job `unit` in `ci.yml` looks like one test run cancels another')
})

test.each([
  ['the ref', group('ci-{{ github.ref }}')],
  ['head_ref or else the run', group('{{ github.head_ref || github.run_id }}')],
  [
    'the pull request or else the ref',
    group('{{ github.event.pull_request.number || github.ref }}'),
  ],
  ['no cancelling', group('ci', 'false')],
  [
    'cancelling of pull requests alone',
    group('ci', '"{{ github.event_name == \'pull_request\' }}"'),
  ],
  ['only a name', 'concurrency: ci'],
  ['an unknown context', group('ci-{{ vars.GROUP }}')],
])('is ok for concurrency with %s, on push', async (_, top) => {
  expect(await levels(ci(top))).toEqual(['ok'])
})

const drafts = { createPrsForTestingBranches: true }

test.each([
  ['head_ref', group('{{ github.head_ref }}'), 'ok'],
  ['the name of the target branch', group('{{ github.base_ref }}'), 'warning'],
])('judges a group with %s on pull_request by the drafts', async (_, top, level) => {
  expect(await levels(ci(top, '', 'pull_request'), drafts)).toEqual([level])
})

test.each([
  'github.event.pull_request.draft == false',
  '!github.event.pull_request.draft && needs.x.outputs.y',
  '{{ !github.event.pull_request.draft }}',
  "github.event.pull_request.user.type != 'Bot'",
  "!endsWith(github.actor, '[bot]')",
  "github.actor != 'trunk-io[bot]' || !github.event.pull_request.draft && false",
])(
  'warns of a required job with the condition %s where the queue opens drafts',
  async (condition) => {
    const [row] = await judged(ci('', `if: "${condition}",`, 'pull_request'), drafts)
    expect(row).toMatchObject({ level: 'warning' })
    expect(row?.text).toContain('The job `unit` in `ci.yml` looks like it skips the draft')
  },
)

test.each([
  "github.actor != 'dependabot[bot]'",
  "github.event.pull_request.draft == false || startsWith(github.head_ref, 'trunk-merge/')",
  'always()',
  'needs.x.outputs.y',
  "contains(github.event.pull_request.labels.*.name, 'x')",
])('is ok for a required job with the condition %s', async (condition) => {
  expect(await levels(ci('', `if: "${condition}",`, 'pull_request'), drafts)).toEqual(['ok'])
})

test('a condition does not count where the queue opens no pull requests, or for another job', async () => {
  const text = ci('', 'if: "!github.event.pull_request.draft",', '[push, pull_request]')
  expect(await levels(text)).toEqual(['ok'])
  expect(await levels(text, { ...drafts, requiredStatuses: ['e2e'] })).toEqual(['ok'])
})

test.each([
  ['above the queue’s', 90, 60, ['warning']],
  ['equal to the queue’s', 60, 60, ['ok']],
  ['with no limit of the queue', 90, 0, ['ok']],
  ['that is no number', '{{ 90 }}', 60, ['ok']],
])('judges a timeout %s', async (_, minutes, limit, found) => {
  const text = ci('', `timeout-minutes: "${minutes}",`.replace(/"(\d+)"/, '$1'))
  expect(await levels(text, { testingTimeoutMinutes: limit })).toEqual(found)
})

test.each([
  ['its name', 'unit: { name: Unit tests, timeout-minutes: 90 }', 'Unit tests'],
  ['a matrix', 'unit: { strategy: { matrix: { os: [a] } }, timeout-minutes: 90 }', 'unit (a)'],
  [
    'a name with an expression',
    'u: { name: "unit {{ matrix.os }}!", timeout-minutes: 90 }',
    'unit linux!',
  ],
  ['a called workflow', 'call: { uses: ./.github/workflows/shared.yml }', 'call / inner'],
])('knows a required check by %s', async (_, jobs, name) => {
  const shared = 'on: workflow_call\njobs: { inner: { timeout-minutes: 90 } }'
  const queue = { requiredStatuses: [name], testingTimeoutMinutes: 60 }
  const text = `on: push\njobs: { ${jobs} }`
  expect(await levels(text, queue, { 'shared.yml': shared })).toEqual(['warning'])
})

test.each([
  ['a matrix', 'unit: { strategy: { matrix: { os: [a] } }, timeout-minutes: 90 }', 'lint (a)'],
  ['a beginning', 'u: { name: "unit {{ matrix.os }}!", timeout-minutes: 90 }', 'a unit linux!'],
  ['an end', 'u: { name: "unit {{ matrix.os }}!", timeout-minutes: 90 }', 'unit linux'],
  ['a middle', 'u: { name: "{{ a }} of {{ b }}", timeout-minutes: 90 }', 'unit for linux'],
  ['only expressions', 'u: { name: "{{ a }} ({{ b }})", timeout-minutes: 90 }', 'unit (linux)'],
])('takes no required check for a job that differs by %s', async (_, jobs, name) => {
  const queue = { requiredStatuses: [name], testingTimeoutMinutes: 60 }
  expect(await levels(`on: push\njobs: { ${jobs} }`, queue)).toEqual(['ok'])
})

test('is unknown for required jobs when the queue cannot be read, and still judges groups', async () => {
  const { levels: levelsOf } = await checkWorld({
    gitHub: { workflows: { 'ci.yml': ci(group('ci')) } },
    inputs: { 'api-token': 'another-token' },
  })
  expect(levelsOf('queue-jobs')).toEqual(['warning', 'unknown'])
})
