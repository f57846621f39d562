/** The checks of the repository: `branch-rules`, `label`, `events`, `targets`, `permissions`. */
import { expect, test } from '../support/jest.js'
import { ACTION, CI, checkWorld, setupWorld } from './world.js'

test.each([
  'creation',
  'update',
  'deletion',
  'non_fast_forward',
  'required_status_checks',
  'pull_request',
  'merge_queue',
  'commit_message_pattern',
  'branch_name_pattern',
  'required_signatures',
  'required_linear_history',
  'a_rule_of_next_year',
])(
  'branch-rules warns of a rule %s that covers the branches of the queue, with its ruleset',
  async (type) => {
    const rulesets = [{ id: 7, name: 'Protect all', branches: ['~ALL'], rules: [type] }]
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
    { id: 7, name: 'Tests', branches: ['trunk-merge/**/*'], rules: ['update', 'deletion'] },
    { id: 8, name: 'Merges', branches: ['refs/heads/trunk-temp/**/*'], rules: ['creation'] },
  ]
  const { rows } = await checkWorld({ gitHub: { rulesets } })
  const texts = rows.filter(({ check }) => check === 'branch-rules').map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain("`Tests` covers the queue's branches, with `update`, `deletion`")
  expect(texts[1]).toContain('`Merges` covers')
})

test('the remedy of branch-rules excludes the branches to their last segment, or exempts the app', async () => {
  const rulesets = [{ id: 7, name: 'All', branches: ['~ALL'], rules: ['update'] }]
  const { row } = await checkWorld({ gitHub: { rulesets } })
  expect(row('branch-rules').remedy).toContain('`trunk-merge/**/*` and `trunk-temp/**/*`')
  expect(row('branch-rules').remedy).toContain('mode Exempt')
})

const covering = (branches: readonly string[], exclude: readonly string[] = []) => ({
  gitHub: { rulesets: [{ id: 7, name: 'Main', branches, exclude, rules: ['update'] }] },
})

test.each([
  ['a pattern of another branch', ['main']],
  ['a trailing double star, which is one segment', ['trunk-merge/**', 'trunk-temp/**']],
  ['a star for two segments', ['trunk-*', 'trunk-merge/*']],
  ['an exclusion of all segments', ['~ALL'], ['trunk-merge/**/*', 'trunk-temp/**/*']],
])('branch-rules is ok for %s', async (_, branches, exclude: readonly string[] = []) => {
  const { row } = await checkWorld(covering(branches, exclude))
  expect(row('branch-rules').level).toBe('ok')
  expect(row('branch-rules').text).toContain('Classic branch protection is not judged')
})

test.each([
  ['an exclusion of one segment', ['~ALL'], ['trunk-merge/**', 'trunk-temp/**']],
  ['an exclusion of only one kind', ['~ALL'], ['trunk-merge/**/*']],
  ['stars for each segment', ['trunk-*/pr-*/*']],
  ['any folders and a name', ['**/*']],
  ['a class of characters', ['trunk-[lmn]erge/**/*']],
])('branch-rules warns for %s', async (_, branches, exclude: readonly string[] = []) => {
  const { row } = await checkWorld(covering(branches, exclude))
  expect(row('branch-rules').level).toBe('warning')
})

test.each([
  ['a rule', { rulesets: [{ id: 7, name: 'Q', branches: ['main'], rules: ['merge_queue'] }] }],
  ['classic protection', { mergeQueues: ['main'] }],
])('native-queue is a problem when GitHub’s own queue is on by %s', async (_, gitHub) => {
  const { row } = await checkWorld({ gitHub })
  expect(row('native-queue')).toMatchObject({ level: 'problem' })
  expect(row('native-queue').text).toContain('the two queues block each other')
})

test('native-queue is ok for the queue of another branch', async () => {
  const { row } = await checkWorld({ gitHub: { mergeQueues: ['release'] } })
  expect(row('native-queue').level).toBe('ok')
})

test.each([
  ['a server without the field', { lacks: ['mergeQueue'] }],
  ['no GraphQL', { graphql: false }],
])('native-queue is unknown with %s', async (_, gitHub) => {
  const { row } = await checkWorld({ gitHub })
  expect(row('native-queue').level).toBe('unknown')
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
    remedy: "Create it: `gh label create 'ship it'`.",
  })
})

test.each([
  ['$(reboot)', "'$(reboot)'"],
  ['a"b', "'a\"b'"],
  ["it's", "$'it\\'s'"],
  ['`id`', "$'\\x60id\\x60'"],
  ["\\'", "$'\\\\\\''"],
])('the command that creates the label %s quotes it for a shell', async (label, quoted) => {
  const { row } = await checkWorld({ inputs: { label } })
  expect(row('label').remedy).toBe(`Create it: \`gh label create ${quoted}\`.`)
})

test('label is unknown when GitHub answers with null', async () => {
  await using world = await setupWorld()
  const isLabel = (path: string | undefined) => path?.includes('/labels/') === true
  world.gitHub.beforeServing = () => {
    if (isLabel(world.gitHub.calls.at(-1)?.path))
      world.gitHub.faults.unshift({ status: 200, body: null })
  }
  const { row } = await world.check({ label: 'merge' })
  expect(row('label').level).toBe('unknown')
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
  ['a composite action', uses('pull_request_target', './.github/actions/enqueue')],
  ['one in another', uses('pull_request_target', './.github/actions/outer/')],
  [
    'one by the name of the repository',
    uses('pull_request_target', 'octo-org/orion/.github/actions/enqueue@main'),
  ],
])('events warns of a public workflow that uses this action through %s', async (_, text) => {
  const composite = (reference: string) =>
    `runs: { using: composite, steps: [{ uses: '${reference}' }] }`
  const files = {
    '.github/actions/enqueue/action.yml': composite(`${ACTION}@v1`),
    '.github/actions/outer/action.yaml': composite('./.github/actions/enqueue'),
  }
  const gitHub = { workflows: { 'ci.yml': CI, 'queue.yml': text }, files, isPublic: true }
  const { row } = await checkWorld({ gitHub })
  expect(row('events').level).toBe('warning')
  expect(row('events').text).toContain('`queue.yml`')
})

test('events is unknown for a composite action that cannot be read', async () => {
  const workflows = { 'queue.yml': uses('pull_request_target', './broken') }
  const files = { 'broken/action.yml': 'runs: [' }
  const { row } = await checkWorld({ gitHub: { workflows, files, isPublic: true } })
  expect(row('events')).toMatchObject({ level: 'unknown', text: '`broken` could not be read' })
})

const ofRelease = { 'target-branch': 'release' }
const release = (gitHub: object) => ({
  scenario: { queues: [{ branch: 'release', mode: 'parallel' as const }] },
  gitHub: { branches: ['release'], isPublic: true, ...gitHub },
})

test('events reads workflows on pull_request_target from the default branch', async () => {
  const ours = uses('pull_request_target', `${ACTION}@v1`)
  const old = await checkWorld({
    ...release({ workflows: { 'q.yml': ours }, workflowsOnDefault: {} }),
    inputs: ofRelease,
  })
  expect(old.row('events').level).toBe('ok')
  const current = await checkWorld({
    ...release({ workflows: {}, workflowsOnDefault: { 'q.yml': ours } }),
    inputs: ofRelease,
  })
  expect(current.row('events').level).toBe('warning')
})

test.each([
  ['push', 'workflows'],
  ['workflow_dispatch', 'workflows'],
  ['schedule', 'workflowsOnDefault'],
  ['issue_comment', 'workflowsOnDefault'],
  ['workflow_run', 'workflowsOnDefault'],
])('an upload on %s is read from %s', async (event, place) => {
  const upload = { 't.yml': uses(event, 'trunk-io/merge-action@v1') }
  const inputs = { ...ofRelease, ...targets }
  const both = { workflows: {}, workflowsOnDefault: {} }
  const there = await checkWorld({ ...release({ ...both, [place]: upload }), inputs })
  expect(there.row('targets').level).toBe('ok')
  const [other = ''] = Object.keys(both).filter((name) => name !== place)
  const elsewhere = await checkWorld({ ...release({ ...both, [other]: upload }), inputs })
  expect(elsewhere.row('targets').level).toBe('warning')
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
  [
    'a script with a comment',
    'on: push\njobs: { a: { steps: [{ run: "# all\\ncurl https://x.example/setImpactedTargets" }] } }',
  ],
  [
    'an address in a variable',
    'on: push\nenv: { URL: https://x.example/setImpactedTargets }\njobs: { a: { steps: [] } }',
  ],
])('targets is ok when a workflow uploads them with %s', async (_, text) => {
  const { row } = await checkWorld({ ...parallel, gitHub: { workflows: { 'targets.yml': text } } })
  expect(row('targets')).toMatchObject({
    level: 'ok',
    text: 'The queue is parallel; uploads: `targets.yml`',
  })
})

test.each([
  ['a comment of the file', '# setImpactedTargets\non: push\njobs: {}'],
  [
    'a comment of a script',
    'on: push\njobs: { a: { steps: [{ run: "make # setImpactedTargets" }] } }',
  ],
  [
    'a comment of JavaScript',
    'on: push\njobs: { a: { steps: [{ with: { script: "// setImpactedTargets" } }] } }',
  ],
  ['a name', 'on: push\njobs: { a: { name: No setImpactedTargets, steps: [] } }'],
  [
    'a workflow that nothing calls',
    'on: workflow_call\njobs: { a: { steps: [{ run: curl /setImpactedTargets }] } }',
  ],
])('targets warns when only %s mentions an upload', async (_, text) => {
  const { row } = await checkWorld({ ...parallel, gitHub: { workflows: { 't.yml': text } } })
  expect(row('targets').level).toBe('warning')
})

test('targets is ok when a workflow uploads them through a composite action', async () => {
  const workflows = { 't.yml': uses('pull_request', './up') }
  const files = { 'up/action.yml': 'runs: { steps: [{ run: curl /setImpactedTargets }] }' }
  const { row } = await checkWorld({ ...parallel, gitHub: { workflows, files } })
  expect(row('targets').level).toBe('ok')
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
