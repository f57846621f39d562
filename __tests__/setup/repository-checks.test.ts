/** The checks of the repository: `branch-rules`, `label`, `events`, `targets`, `permissions`. */
import { expect, test } from '../support/jest.js'
import { ACTION, CI, checkWorld } from './world.js'

test.each([
  'creation',
  'update',
  'deletion',
  'non_fast_forward',
  'required_status_checks',
  'pull_request',
])(
  'branch-rules warns of a rule %s that covers the branches of the queue, with its ruleset',
  async (type) => {
    const rulesets = [{ id: 7, name: 'Protect all', branches: [''], rules: [type] }]
    const { row } = await checkWorld({ gitHub: { rulesets } })
    expect(row('branch-rules').level).toBe('warning')
    expect(row('branch-rules').text).toContain(
      `The ruleset \`Protect all\` covers the queue's branches, with \`${type}\``,
    )
    expect(row('branch-rules').url).toContain('/rules/7')
  },
)

test('branch-rules has one row for each ruleset, with all of its rules', async () => {
  const rulesets = [
    { id: 7, name: 'Tests', branches: ['trunk-merge/'], rules: ['update', 'deletion'] },
    { id: 8, name: 'Merges', branches: ['trunk-temp/'], rules: ['creation'] },
  ]
  const { rows } = await checkWorld({ gitHub: { rulesets } })
  const texts = rows.filter(({ check }) => check === 'branch-rules').map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain("`Tests` covers the queue's branches, with `update`, `deletion`")
  expect(texts[1]).toContain('`Merges` covers')
})

test.each([
  ['of other branches', { id: 7, name: 'Main', branches: ['main'], rules: ['update'] }],
  [
    'that hinder nothing',
    { id: 7, name: 'Names', branches: [''], rules: ['commit_message_pattern'] },
  ],
])('branch-rules is ok with rules %s, and says what it does not judge', async (_, ruleset) => {
  const { row } = await checkWorld({ gitHub: { rulesets: [ruleset] } })
  expect(row('branch-rules').level).toBe('ok')
  expect(row('branch-rules').text).toContain('Classic branch protection is not judged')
})

test('branch-rules is unknown when rules cannot be read', async () => {
  const { row } = await checkWorld({ inputs: { 'github-token': '' } })
  expect(row('branch-rules').level).toBe('unknown')
  expect(row('branch-rules').text).toContain('Classic branch protection is not judged')
})

test('label is ok when it exists, in any case', async () => {
  const { row } = await checkWorld({ inputs: { label: 'Merge' } })
  expect(row('label').level).toBe('ok')
})

test('label is a problem when it does not exist', async () => {
  const { row } = await checkWorld({ inputs: { label: 'ship it' } })
  expect(row('label')).toMatchObject({
    level: 'problem',
    text: 'There is no label `ship it`',
    remedy: 'Create it: `gh label create "ship it"`.',
  })
})

test("label warns when it is also the queue's own", async () => {
  const { row } = await checkWorld({
    scenario: { queues: [{ enqueueingLabel: 'Merge' }] },
    inputs: { label: 'merge' },
  })
  expect(row('label').level).toBe('warning')
  expect(row('label').text).toContain('`enqueueing-label`')
})

test('label is unknown when the token may not read labels', async () => {
  const { row } = await checkWorld({ inputs: { label: 'merge' }, gitHub: { granted: {} } })
  expect(row('label').level).toBe('unknown')
})

const uses = (on: string, reference: string) =>
  `on: ${on}\njobs: { queue: { steps: [{ uses: '${reference}' }] } }\n`
const calls = (on: string, reference: string) =>
  `on: ${on}\njobs: { queue: { uses: '${reference}' } }\n`

test.each([
  ['this action', uses('pull_request_target', `${ACTION}@v1`)],
  ['this action in another case', uses('pull_request_target', `${ACTION.toUpperCase()}@v1`)],
  [
    'its reusable workflow',
    calls('pull_request_target', `${ACTION}/.github/workflows/enqueue.yml@v1`),
  ],
])('events warns of a public workflow on pull_request_target that uses %s', async (_, text) => {
  const workflows = { 'ci.yml': CI, 'queue.yml': text }
  const { row } = await checkWorld({ gitHub: { workflows, isPublic: true } })
  expect(row('events').level).toBe('warning')
  expect(row('events').text).toContain('`queue.yml` starts on `pull_request_target`')
  expect(row('events').url).toContain('recipes/forks.md')
})

test('events warns of a workflow that uses this action through one of its own', async () => {
  const workflows = {
    'ci.yml': CI,
    'shared.yml': uses('workflow_call', `${ACTION}@v1`),
    'forks.yml': calls('pull_request_target', './.github/workflows/shared.yml'),
  }
  const { row } = await checkWorld({ gitHub: { workflows, isPublic: true } })
  expect(row('events').text).toContain('`forks.yml`')
})

test.each([
  ['in a private repository', uses('pull_request_target', `${ACTION}@v1`), false],
  ['for another action', uses('pull_request_target', 'octo-org/labeler@v1'), true],
  ['for an action whose name begins alike', uses('pull_request_target', `${ACTION}-two@v1`), true],
  ['on another event', uses('pull_request', `${ACTION}@v1`), true],
])('events is ok %s', async (_, text, isPublic) => {
  const { row } = await checkWorld({ gitHub: { workflows: { 'a.yml': text }, isPublic } })
  expect(row('events').level).toBe('ok')
})

test('events is unknown in a step that uses the action by a local path', async () => {
  const { row } = await checkWorld({ options: { env: { GITHUB_ACTION_REPOSITORY: '' } } })
  expect(row('events').level).toBe('unknown')
  expect(row('events').text).toContain('by a local path')
})

test('events is unknown for a workflow that cannot be read', async () => {
  const workflows = { 'ci.yml': CI, 'odd.yml': 'on: [push' }
  const { row } = await checkWorld({ gitHub: { workflows, isPublic: true } })
  expect(row('events').level).toBe('unknown')
})

test('events is unknown when workflows cannot be read', async () => {
  const { row } = await checkWorld({ gitHub: { granted: { issues: 'read' } } })
  expect(row('events').level).toBe('unknown')
})

const targets = { features: 'targets' }
const parallel = { scenario: { queues: [{ mode: 'parallel' as const }] }, inputs: targets }

test('targets is a problem when the queue is not parallel', async () => {
  const { row } = await checkWorld({ inputs: targets })
  expect(row('targets').level).toBe('problem')
  expect(row('targets').text).toContain('mode `single`, so impacted targets have no effect')
})

test.each([
  [
    'this action',
    `on: push\njobs: { a: { steps: [{ uses: './x', with: { operation: set-impacted-targets } }] } }`,
  ],
  ['its reusable workflow', calls('push', `${ACTION}/.github/workflows/impacted-targets.yml@v1`)],
  ["Trunk's action", uses('push', 'trunk-io/merge-action@v1')],
  ['a script', 'on: push\njobs: { a: { steps: [{ run: curl $API/setImpactedTargets }] } }'],
])('targets is ok when a workflow uploads them with %s', async (_, text) => {
  const { row } = await checkWorld({ ...parallel, gitHub: { workflows: { 'targets.yml': text } } })
  expect(row('targets')).toMatchObject({
    level: 'ok',
    text: 'The queue is parallel; uploads: `targets.yml`',
  })
})

test('targets warns when no workflow uploads them', async () => {
  const { row } = await checkWorld(parallel)
  expect(row('targets').level).toBe('warning')
  expect(row('targets').text).toContain('No workflow of `main` uploads impacted targets')
})

test.each([
  ['the queue', { ...parallel, inputs: { ...targets, 'api-token': 'another' } }],
  ['the workflows', { ...parallel, gitHub: { granted: {} } }],
  ['one workflow', { ...parallel, gitHub: { workflows: { 'odd.yml': 'on: [push' } } }],
])('targets is unknown when %s cannot be read', async (_, world) => {
  const { row } = await checkWorld(world)
  expect(row('targets').level).toBe('unknown')
})

const ALL = {
  contents: 'read',
  checks: 'read',
  statuses: 'read',
  'pull-requests': 'read',
  issues: 'read',
} as const

test.each([
  ['contents', 'submit'],
  ['checks', 'submit'],
  ['statuses', 'explain'],
  ['pull-requests', 'targets'],
  ['issues', 'holds'],
])('permissions names `%s: read` when the token lacks it for `%s`', async (name, feature) => {
  const granted = Object.fromEntries(Object.entries(ALL).filter(([key]) => key !== name))
  const { rows } = await checkWorld({
    scenario: { queues: [{ mode: 'parallel' }] },
    gitHub: { granted },
    inputs: { features: feature },
  })
  const [problem, ...others] = rows.filter(
    ({ check, level }) => check === 'permissions' && level === 'problem',
  )
  expect(others).toEqual([])
  expect(problem?.text).toContain(`The token lacks \`${name}: read\``)
  expect(problem?.remedy).toContain(`Add \`${name}: read\``)
})

test('permissions lists those to write as not checked', async () => {
  const { row } = await checkWorld({ inputs: { features: 'submit, holds' } })
  expect(row('permissions').level).toBe('ok')
  expect(row('permissions').text).toContain(
    'Not checked, because only writing shows it: `pull-requests: write`, `issues: write`',
  )
})

test('permissions asks for `issues: read` when a label is checked', async () => {
  const { rows } = await checkWorld({
    gitHub: { granted: { ...ALL, issues: 'none' as 'read' } },
    inputs: { features: 'metrics', label: 'merge' },
  })
  expect(rows.find(({ check }) => check === 'permissions')?.text).toContain('`issues: read`')
})

test('permissions takes another refusal of GitHub for unknown, in its words', async () => {
  const { rows } = await checkWorld({ inputs: { features: 'holds' }, gitHub: { token: 'other' } })
  const [row] = rows.filter(({ check }) => check === 'permissions')
  expect(row?.level).toBe('unknown')
  expect(row?.text).toContain('Bad credentials')
})
