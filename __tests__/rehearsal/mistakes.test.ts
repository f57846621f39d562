/** Mistakes in workflows that act plays all the same: each is named before anything runs. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkWorkflow, notStartedOn, VERSION } from '../../rehearsal/check-workflow.js'
import { withSchedule } from '../../rehearsal/play.js'
import { describe, expect, test } from '../support/jest.js'

const ACTION = 'merge-queue-action/merge-queue-action@c27b7c1879b8c5544e3ddd6edfe2c41b058163c6'
const expression = (text: string) => `\${{ ${text} }}`
const check = (text: string, names: readonly string[] = []) =>
  checkWorkflow(text, { repository: '.', version: '0.0.0', names })

/** A workflow with one step, and a job around it. */
const withStep = (step: string, on = 'push', job = '') =>
  `on: ${on}\njobs:\n  one:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - ${step}\n`
const withJob = (job: string, on = 'push') => withStep('run: echo', on, `    ${job}\n`)
const withAction = (inputs: string) => withStep(`{ uses: ${ACTION}, with: { ${inputs} } }`)
const DISPATCH = '{ workflow_dispatch: { inputs: { dry: { type: boolean } } } }'

describe('a condition that never changes is an error', () => {
  test.each<[string, string, string]>([
    [
      'an output that is compared with a boolean',
      withStep(`{ id: a, run: x }\n      - { run: y, if: steps.a.outputs.merged == true }`),
      '`steps.a.outputs.merged == true` compares a text with a boolean',
    ],
    [
      'a boolean input that is compared with a text',
      withStep(`{ run: a, if: inputs.dry == 'true' }`, DISPATCH),
      "`inputs.dry == 'true'` compares a boolean with a text",
    ],
    [
      'a boolean input of the payload alone',
      withStep('{ run: a, if: github.event.inputs.dry }', DISPATCH),
      '`github.event.inputs.dry` is a text, and an `if` takes the text false for true',
    ],
    [
      'a boolean output of this action alone',
      withStep(
        `{ id: a, uses: ${ACTION}, with: { operation: submit } }\n      - { run: b, if: always() && steps.a.outputs.merged }`,
      ),
      '`steps.a.outputs.merged` is a text',
    ],
    [
      'a text in place of a second comparison',
      withJob("if: github.actor == 'mona' || 'lisa'"),
      "the text 'lisa' alone is always true",
    ],
    [
      'an event that does not start the workflow',
      withJob("if: github.event_name == 'pull-request'", '[push, pull_request]'),
      "`github.event_name == 'pull-request'` never changes: the workflow starts on push, pull_request; did you mean `pull_request`?",
    ],
    [
      'a member of a list without a star',
      withJob("if: contains(github.event.pull_request.labels.name, 'merge')"),
      '`github.event.pull_request.labels.name` is always empty: labels is a list; write labels.*.name',
    ],
    [
      'a result that GitHub does not have',
      withStep("{ run: a, if: steps.a.outcome == 'failed' }"),
      "`steps.a.outcome == 'failed'` is never equal: results are success, failure, cancelled, skipped; did you mean `failure`?",
    ],
  ])('%s', (_, workflow, message) => {
    expect(check(workflow).errors.join('\n')).toContain(message)
  })

  test.each([
    ['one expression', withJob(`if: ${expression("github.actor == 'mona'")}`)],
    ['no braces', withJob("if: github.actor == 'mona'")],
    [
      'a text compared with a text',
      withStep(`{ run: a, if: github.event.inputs.dry == 'true' }`, DISPATCH),
    ],
    [
      'a text as a value',
      withStep(`run: echo ${expression("github.actor == 'mona' && 'a' || 'b'")}`),
    ],
    ['the event of a caller', withJob("if: github.event_name == 'push'", 'workflow_call')],
    ['a boolean input alone', withStep('{ run: a, if: inputs.dry && !inputs.dry }', DISPATCH)],
    [
      'an output that fromJSON makes a boolean',
      withStep('{ id: a, run: x }\n      - { run: y, if: fromJSON(steps.a.outputs.m) == true }'),
    ],
    [
      'a result that GitHub has',
      withStep("{ id: a, run: a }\n      - { run: b, if: steps.a.outcome == 'failure' }"),
    ],
  ])('but not %s', (_, workflow) => {
    expect(check(workflow).errors).toEqual([])
  })
})

describe('a schedule that the workflow does not have is an error', () => {
  const SCHEDULES = "{ schedule: [{ cron: '0 7 * * 1' }, { cron: '0 18 * * 5' }] }"
  const reads = withStep("{ run: a, if: github.event.schedule == '0 8 * * 1' }", SCHEDULES)

  test('in a condition', () => {
    expect(check(reads).errors.join()).toContain(
      "`github.event.schedule == '0 8 * * 1'` never changes: `on` has no schedule 0 8 * * 1; did you mean `0 7 * * 1`?",
    )
    expect(check(reads.replace('0 8 * * 1', '0 7 * * 1')).errors).toEqual([])
  })

  test('in the payload of an event of another kind', () => {
    const text = withStep('run: a', 'workflow_dispatch')
    expect(notStartedOn(text, 'workflow_dispatch', { schedule: '0 7 * * 1' })).toContain(
      'the payload has `schedule`, which GitHub does not send with workflow_dispatch',
    )
  })

  test('left out of the payload, if the workflow decides by it', () => {
    const text = reads.replace('0 8 * * 1', '0 7 * * 1')
    expect(notStartedOn(text, 'schedule')).toContain('name one in the payload')
    expect(notStartedOn(text, 'schedule', { schedule: '0 7 * * 1' })).toBeUndefined()
    const deaf = withStep('run: a', SCHEDULES)
    expect(notStartedOn(deaf, 'schedule')).toBeUndefined()
    expect(withSchedule({ event: 'schedule' }, deaf).payload).toEqual({ schedule: '0 7 * * 1' })
    expect(withSchedule({ event: 'push' }, deaf).payload).toEqual({})
  })

  test.each<[string, object]>([
    ['push', { pull_request: { number: 1 } }],
    ['pull_request', { issue: { number: 1 } }],
    ['workflow_run', { check_suite: {} }],
    ['schedule', { inputs: {} }],
    ['issue_comment', { review: {} }],
  ])('and so is another member that %s does not have: %j', (event, payload) => {
    expect(notStartedOn(withStep('run: a', event), event, { ...payload })).toContain(
      `which GitHub does not send with ${event}`,
    )
  })
})

describe('a secret that is written in the workflow is an error', () => {
  const HOOK = 'https://hooks.slack.com/services/T0000/B0000/XXXX'
  const uses = 'uses: slackapi/slack-github-action@v4'

  test.each([
    withStep(`{ ${uses}, with: { webhook: "${HOOK}", webhook-type: incoming-webhook } }`),
    withStep(`{ run: "curl -d @message.json ${HOOK}" }`),
    withStep('{ run: a, env: { HOOK: "https://discord.com/api/webhooks/1/abc" } }'),
    withStep(`{ ${uses}, with: { webhook: example.com/hook, webhook-type: incoming-webhook } }`),
    withAction('operation: submit, api-token: abc'),
    withAction(`operation: submit, github-token: ghp_${'a'.repeat(36)}`),
    `env: { TOKEN: xoxb-12345678901-abc }\n${withStep('run: a')}`,
    `on: push\njobs: { one: { uses: "${ACTION.replace('@', '/.github/workflows/enqueue.yml@')}", with: { api-url: a }, secrets: { api-token: abc } } }`,
  ])('%s', (text) => {
    expect(check(text).errors.join()).toContain('is a secret that everyone can read')
  })

  test.each([
    withAction(`operation: submit, api-token: "${expression('secrets.TOKEN')}"`),
    withStep(
      `{ ${uses}, with: { webhook: "${expression('secrets.A')}", webhook-type: incoming-webhook } }`,
    ),
    withStep('run: echo https://api.slack.com/messaging/webhooks'),
    `${withStep('run: a')}# ${HOOK}\n`,
  ])('but not %s', (text) => {
    expect(check(text).errors).toEqual([])
  })
})

describe('an event that the filters keep out starts nothing', () => {
  const base = (ref: string) => ({ action: 'opened', pull_request: { base: { ref } } })
  const run = { workflow_run: { name: 'CI', head_branch: 'topic' } }
  const choice = `{ workflow_dispatch: { inputs: { color: { required: true, options: [blue] } } } }`

  test.each<[string, string, object, string | undefined]>([
    [
      '{ pull_request: { branches: [main] } }',
      'pull_request',
      base('v1'),
      'for the branch v1, but for main',
    ],
    ['{ pull_request: { branches: [main] } }', 'pull_request', base('main'), undefined],
    [
      "{ push: { branches: ['**', '!v*'] } }",
      'push',
      { ref: 'refs/heads/v1' },
      'for the branch v1',
    ],
    [
      '{ push: { branches-ignore: [v1] } }',
      'push',
      { ref: 'refs/heads/v1' },
      'it ignores the branch v1',
    ],
    ['{ push: { branches: [main] } }', 'push', {}, undefined],
    ['{ workflow_run: { workflows: [CI] } }', 'workflow_run', run, undefined],
    [
      '{ workflow_run: { workflows: [Lint] } }',
      'workflow_run',
      run,
      'after the workflow CI, but after Lint',
    ],
    ['{ workflow_run: { branches: [main] } }', 'workflow_run', run, 'for the branch topic'],
    [choice, 'workflow_dispatch', { inputs: { color: 'blue' } }, undefined],
    [choice, 'workflow_dispatch', {}, 'it requires the input color'],
    [choice, 'workflow_dispatch', { inputs: { color: 'red' } }, 'is one of blue, and not red'],
    [
      choice,
      'workflow_dispatch',
      { inputs: { colour: 'x' } },
      'no input colour; did you mean `color`?',
    ],
  ])('%s on %s with %j', (on, event, payload, problem) => {
    const why = notStartedOn(`on: ${on}`, event, { ...payload })
    expect(why ?? '').toContain(problem ?? '')
    expect(why === undefined).toBe(problem === undefined)
  })
})

describe('what GitHub takes, but not as it was meant, is a warning', () => {
  const checkout = `{ uses: actions/checkout@v6, with: { ref: "${expression('github.event.pull_request.head.sha')}" } }`

  test.each<[string, string, string]>([
    [
      'a word in braces that the action does not replace',
      withAction("operation: list-flaky, issue-title: 'Of {team}'"),
      'does not replace `{team}` in issue-title; it replaces only `{owner}` in issue-title, and `{number}` and `{id}` in test-branch-pattern',
    ],
    [
      'a variable of the shell in an input',
      withAction("operation: list-flaky, issue-title: 'Of $" + "{owner}'"),
      'does not replace `$',
    ],
    [
      'a misspelt variable',
      withStep(`run: echo ${expression('vars.MERGE_QUEUE_API_ULR')}`),
      'the variable MERGE_QUEUE_API_ULR (did you mean `MERGE_QUEUE_API_URL`?)',
    ],
    [
      'a checkout of a fork with secrets',
      withStep(checkout, 'pull_request_target'),
      'the code of a fork could read the secrets',
    ],
    [
      'a group by ref on an event of the default branch',
      withJob(`concurrency: queue-${expression('github.ref')}`, 'issue_comment'),
      'on issue_comment, all pull requests share this group',
    ],
    [
      'a member of the payload that other events have',
      withStep(`run: echo ${expression('github.event.pull_request.number')}`, 'issue_comment'),
      '`github.event.pull_request` is always empty on issue_comment',
    ],
    [
      'a workflow that does not exist',
      withJob('name: one', '{ workflow_run: { workflows: [Test] } }'),
      'no workflow of the repository has the name Test',
    ],
  ])('%s', (_, workflow, message) => {
    expect(check(workflow).warnings.join('\n')).toContain(message)
  })

  test.each([
    [
      'a word that the action replaces',
      withAction("operation: list-flaky, issue-title: 'Of {owner}'"),
    ],
    ['a checkout of a fork without secrets', withStep(checkout, 'pull_request')],
    [
      'the payload of the caller',
      withStep(`run: echo ${expression('github.event.pull_request.number')}`, 'workflow_call'),
    ],
    ['a group on a schedule', withJob('concurrency: queue', '{ schedule: [{ cron: 0 7 * * 1 }] }')],
  ])('but not %s', (_, workflow) => {
    const { warnings } = check(workflow)
    expect(warnings.filter((warning) => !warning.includes("don't play"))).toEqual([])
  })

  test('a name that the rehearsal sets is no misspelling', () => {
    const text = withStep(`run: echo ${expression('vars.MERGE_QUEUE_API_UR')}`)
    expect(check(text, ['MERGE_QUEUE_API_UR']).warnings.join('\n')).not.toContain('did you mean')
  })
})

/** The problems of a call of a workflow of the same repository. */
function checkCall(call: string, called: string) {
  const repository = mkdtempSync(join(tmpdir(), 'mistakes-'))
  const path = join(repository, '.github/workflows/called.yml')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, called)
  const caller = `on: push\njobs: { call: { uses: ./.github/workflows/called.yml${call} } }\n`
  return checkWorkflow(caller, { repository, version: '0.0.0' })
}

test('a secret that a called workflow reads and does not get is an error', () => {
  const called = withStep(`run: echo ${expression('secrets.TOKEN')}`, 'workflow_call')
  expect(checkCall('', called).errors.join('\n')).toContain(
    'reads the secret TOKEN, which it gets only with `secrets: inherit`',
  )
  expect(checkCall(', secrets: inherit', called).errors).toEqual([])
})

test('a warning about a called workflow names it', () => {
  const step = `{ uses: ${ACTION}, with: { operation: list-flaky, issue-title: 'Of {team}' } }`
  expect(checkCall('', withStep(step, 'workflow_call')).warnings.join('\n')).toContain(
    'job call: ./.github/workflows/called.yml: job one: the action does not replace `{team}`',
  )
})

// A shared group is meant in some examples, and each says so. Our own workflows start only for what they do.
const MEANT = /don't play `concurrency`|share this group|assumes/
// A repository with other workflows than ours uses the examples.
const WORKFLOWS = [
  { folder: 'examples', repository: 'examples', meant: MEANT },
  { folder: '.github/workflows', repository: '.', meant: /concurrency|assumes/ },
].flatMap(({ folder, repository, meant }) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => ({ path: join(folder, name), repository, meant })),
)

test.each(WORKFLOWS)(
  '$path has no error, and only warnings about concurrency',
  ({ path, repository, meant }) => {
    const text = readFileSync(path, 'utf8')
    const { errors, warnings } = checkWorkflow(text, { repository, version: VERSION })
    expect(errors).toEqual([])
    expect(warnings.filter((warning) => !meant.test(warning))).toEqual([])
  },
)
