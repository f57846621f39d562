/** The checks of the repository: `branch-rules`, `label`, `events`, `targets`, `permissions`. */
import { expect, test } from '../support/jest.js'
import { ACTION, CI, checkWorld, type SetupWorld, setupWorld, testRows } from './world.js'

const covering = (branches: readonly string[], rules: readonly string[], exclude?: string[]) => ({
  gitHub: { rulesets: [{ id: 7, name: 'Main', branches, rules, ...(exclude && { exclude }) }] },
})
const NOT_JUDGED = 'Classic branch protection is not judged'

// GitHub itself tells which rules cover a branch, so its patterns are not judged here.
testRows('branch-rules', [
  [
    'warning',
    'a rule of any type covers the branches of the queue',
    covering(['~ALL'], ['a_rule_of_next_year']),
    "The ruleset `Main` covers the queue's branches, with `a_rule_of_next_year`",
  ],
  [
    'warning',
    'a ruleset covers only the branches that the queue merges on',
    covering(['~ALL'], ['update'], ['trunk-merge/**/*']),
  ],
  [
    'ok',
    'a ruleset excludes the branches of the queue',
    covering(['~ALL'], ['update'], ['trunk-merge/**/*', 'trunk-temp/**/*']),
    NOT_JUDGED,
  ],
  ['ok', 'a ruleset covers another branch', covering(['main'], ['update'])],
  ['unknown', 'rules cannot be read', { inputs: { 'github-token': '' } }, NOT_JUDGED],
])

test('branch-rules has one row for each ruleset, with all of its rules, its page and a remedy', async () => {
  const rulesets = [
    { id: 7, name: 'Tests', branches: ['trunk-merge/**/*'], rules: ['update', 'deletion'] },
    { id: 8, name: 'Merges', branches: ['refs/heads/trunk-temp/**/*'], rules: ['creation'] },
  ]
  const { rows } = await checkWorld({ gitHub: { rulesets } })
  const [tests, merges, ...others] = rows.filter(({ check }) => check === 'branch-rules')
  expect(others).toEqual([])
  expect(tests?.text).toContain("`Tests` covers the queue's branches, with `update`, `deletion`")
  expect(tests?.url).toContain('/rules/7')
  expect(tests?.remedy).toContain('`trunk-merge/**/*` and `trunk-temp/**/*`')
  expect(tests?.remedy).toContain('mode Exempt')
  expect(merges?.text).toContain('`Merges` covers')
})

testRows('native-queue', [
  [
    'problem',
    "a ruleset turns on GitHub's own queue",
    covering(['main'], ['merge_queue']),
    'the two queues block each other',
  ],
  [
    'problem',
    "classic protection turns on GitHub's own queue",
    { gitHub: { mergeQueues: ['main'] } },
  ],
  ['ok', 'another branch has a queue of GitHub', { gitHub: { mergeQueues: ['release'] } }],
  ['unknown', 'the server lacks the field', { gitHub: { lacks: ['mergeQueue'] } }],
  ['unknown', 'there is no GraphQL', { gitHub: { graphql: false } }],
])

testRows('label', [
  ['ok', 'it exists in another case', { inputs: { label: 'Merge' } }],
  ['problem', 'it does not exist', { inputs: { label: 'ship it' } }, 'There is no label `ship it`'],
  [
    'warning',
    "it is also the queue's own",
    {
      scenario: { queues: [{ enqueueingLabel: 'Merge' }] },
      inputs: { label: 'merge' },
    },
    '`enqueueing-label`',
  ],
  [
    'unknown',
    'the token may not read labels',
    { inputs: { label: 'merge' }, gitHub: { granted: {} } },
  ],
])

test.each([
  ['ship it', "'ship it'"],
  ['$(reboot)', "'$(reboot)'"],
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

const uses = (on: string, reference: string) =>
  `on: ${on}\njobs: { queue: { steps: [{ uses: '${reference}' }] } }\n`
const calls = (on: string, reference: string) =>
  `on: ${on}\njobs: { queue: { uses: '${reference}' } }\n`
const composite = (reference: string) =>
  `runs: { using: composite, steps: [{ uses: '${reference}' }] }`

/** A public repository, in which fork pull requests start `queue.yml`, with composite actions. */
const ofForks = (text: string, more: SetupWorld['gitHub'] = {}): SetupWorld => ({
  gitHub: {
    workflows: {
      'ci.yml': CI,
      'queue.yml': text,
      'shared.yml': uses('workflow_call', `${ACTION}@v1`),
    },
    files: {
      '.github/actions/enqueue/action.yml': composite(`${ACTION}@v1`),
      '.github/actions/outer/action.yaml': composite('./.github/actions/enqueue'),
      'broken/action.yml': 'runs: [',
    },
    isPublic: true,
    ...more,
  },
})
const STARTS = '`queue.yml` starts on `pull_request_target`'

testRows('events', [
  ...[
    ['this action', uses('pull_request_target', `${ACTION}@v1`)],
    ['this action in another case', uses('pull_request_target', `${ACTION.toUpperCase()}@v1`)],
    [
      'its reusable workflow',
      calls('pull_request_target', `${ACTION}/.github/workflows/enqueue.yml@v1`),
    ],
    [
      'a workflow of its own that uses this action',
      calls('pull_request_target', './.github/workflows/shared.yml'),
    ],
    ['a composite action', uses('pull_request_target', './.github/actions/enqueue')],
    ['a composite action in another', uses('pull_request_target', './.github/actions/outer/')],
    [
      'a composite action by the name of the repository',
      uses('pull_request_target', 'octo-org/orion/.github/actions/enqueue@main'),
    ],
  ].map(
    ([what, text = '']) =>
      [
        'warning',
        `a public workflow on pull_request_target uses ${what}`,
        ofForks(text),
        STARTS,
      ] as const,
  ),
  [
    'ok',
    'the repository is private',
    ofForks(uses('pull_request_target', `${ACTION}@v1`), { isPublic: false }),
  ],
  [
    'ok',
    'the workflow uses an action whose name begins alike',
    ofForks(uses('pull_request_target', `${ACTION}-two@v1`)),
  ],
  ['ok', 'the workflow starts on another event', ofForks(uses('pull_request', `${ACTION}@v1`))],
  [
    'unknown',
    'a composite action cannot be read',
    ofForks(uses('pull_request_target', './broken')),
    '`broken` could not be read',
  ],
  [
    'unknown',
    'the step uses the action by a local path',
    { options: { env: { GITHUB_ACTION_REPOSITORY: '' } } },
    'by a local path',
  ],
  ['unknown', 'a workflow cannot be read', ofForks('on: [push')],
  ['unknown', 'workflows cannot be read', { gitHub: { granted: { issues: 'read' } } }],
])

const ofRelease = { 'target-branch': 'release' }
const release = (gitHub: object) => ({
  scenario: { queues: [{ branch: 'release', mode: 'parallel' as const }] },
  gitHub: { branches: ['release'], isPublic: true, ...gitHub },
})

test.each([
  ['push', 'workflows'],
  ['workflow_dispatch', 'workflows'],
  ['pull_request_target', 'workflowsOnDefault'],
  ['schedule', 'workflowsOnDefault'],
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

const targets = { features: 'targets' }
const parallel = { scenario: { queues: [{ mode: 'parallel' as const }] }, inputs: targets }

const withWorkflow = (text: string, files = {}) => ({
  ...parallel,
  gitHub: { workflows: { 't.yml': text }, files },
})
const withStep = (step: string) => withWorkflow(`on: push\njobs: { a: { steps: [{ ${step} }] } }`)
const UPLOADS = 'The queue is parallel; uploads: `t.yml`'

testRows('targets', [
  [
    'problem',
    'the queue is not parallel',
    { inputs: targets },
    'mode `single`, so impacted targets have no effect',
  ],
  [
    'ok',
    'this action uploads them',
    withStep(`uses: './x', with: { operation: set-impacted-targets }`),
    UPLOADS,
  ],
  [
    'ok',
    'the reusable workflow of this action uploads them',
    withWorkflow(calls('push', `${ACTION}/.github/workflows/impacted-targets.yml@v1`)),
    UPLOADS,
  ],
  ['ok', "Trunk's action uploads them", withWorkflow(uses('push', 'trunk-io/merge-action@v1'))],
  [
    'ok',
    'a script with a comment uploads them',
    withStep('run: "# all\\ncurl https://x.example/setImpactedTargets"'),
  ],
  [
    'ok',
    'an address of an upload is in a variable',
    withWorkflow('on: push\nenv: { URL: https://x.example/setImpactedTargets }\njobs: {}'),
  ],
  [
    'ok',
    'a composite action uploads them',
    withWorkflow(uses('pull_request', './up'), {
      'up/action.yml': 'runs: { steps: [{ run: curl /setImpactedTargets }] }',
    }),
  ],
  [
    'warning',
    'only a comment of the file mentions an upload',
    withWorkflow('# setImpactedTargets\non: push\njobs: {}'),
  ],
  [
    'warning',
    'only a comment of a script mentions an upload',
    withStep('run: "make # setImpactedTargets"'),
  ],
  [
    'warning',
    'only a comment of JavaScript mentions an upload',
    withStep('with: { script: "// setImpactedTargets" }'),
  ],
  ['warning', 'only a name mentions an upload', withStep('name: No setImpactedTargets')],
  [
    'warning',
    'only a workflow that nothing calls uploads them',
    withWorkflow('on: workflow_call\njobs: { a: { steps: [{ run: curl /setImpactedTargets }] } }'),
  ],
  [
    'warning',
    'no workflow uploads them',
    parallel,
    'No workflow of `main` uploads impacted targets',
  ],
  [
    'unknown',
    'the queue cannot be read',
    { ...parallel, inputs: { ...targets, 'api-token': 'another' } },
  ],
  ['unknown', 'the workflows cannot be read', { ...parallel, gitHub: { granted: {} } }],
  ['unknown', 'one workflow cannot be read', withWorkflow('on: [push')],
])

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
