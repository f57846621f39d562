import { missingMembers } from '../../rehearsal/check-events.js'
import { checkWorkflow, notStartedOn } from '../../rehearsal/check-workflow.js'
import { describe, expect, test } from '../support/jest.js'

const COMMIT = 'c27b7c1879b8c5544e3ddd6edfe2c41b058163c6'
const ACTION = 'merge-queue-action/merge-queue-action'
const options = { repository: '.', version: '0.0.0' }
const expression = (text: string) => `\${{ ${text} }}`

/** A workflow that GitHub takes, with one line in place of another. */
function workflow(from = '', to = ''): string {
  const text = `on:
  pull_request:
    types: [labeled]
permissions: {}
jobs:
  enqueue:
    if: github.event.label.name == 'merge'
    runs-on: ubuntu-latest
    permissions:
      pull-requests: read
    steps:
      - uses: ${ACTION}@${COMMIT}
        with:
          operation: submit
          expected-head-sha: ${expression('github.event.pull_request.head.sha')}
  call:
    needs: enqueue
    uses: ${ACTION}/.github/workflows/enqueue.yml@${COMMIT}
    with:
      api-url: ${expression('vars.URL')}
      resubmit: 2
    secrets:
      api-token: ${expression('secrets.TOKEN')}
`
  expect(text).toContain(from)
  return text.replace(from, to)
}

test('a workflow that GitHub takes has no error', () => {
  expect(checkWorkflow(workflow(), options)).toEqual({
    errors: [],
    warnings: [
      'The rehearsal assumes that your repository has the variable URL and the secret TOKEN.',
    ],
  })
})

describe('what GitHub would refuse is an error', () => {
  test.each<[string, string, string, string]>([
    [
      'a misspelt input',
      'expected-head-sha',
      'expected-head-hsa',
      'the action has no input expected-head-hsa; did you mean `expected-head-sha`?',
    ],
    ['a version that is not released', `action@${COMMIT}`, 'action@v1', 'there is no release v1'],
    [
      'a shortened commit',
      `action@${COMMIT}`,
      'action@c27b7c1',
      'GitHub takes no shortened commit',
    ],
    [
      'a reusable workflow that does not exist',
      'enqueue.yml',
      'enqeue.yml',
      'there is no workflow',
    ],
    [
      'an output that the operation does not set',
      '          operation: submit\n',
      `          operation: submit\n        id: queue\n      - run: echo ${expression('steps.queue.outputs.mergd')}\n      - uses: ${ACTION}@${COMMIT}\n        with:\n`,
      'submit has no output mergd; did you mean `merged`?',
    ],
  ])('%s', (_, from, to, message) => {
    const { errors } = checkWorkflow(workflow(from, to), options)
    expect(errors.join('\n')).toContain(message)
  })
})

test('an output that a script sets under a similar name is an error', () => {
  const reads = `      - run: echo ${expression('steps.b.outputs.siz')}\n`
  const script = `      - { id: b, run: 'echo size=1 >> "$GITHUB_OUTPUT"' }\n${reads}`
  const { errors } = checkWorkflow(workflow('    steps:\n', `    steps:\n${script}`), options)
  expect(errors.join('\n')).toContain('its `run` sets no output siz; did you mean `size`?')
})

describe('what GitHub plays differently is a warning', () => {
  const job = '    runs-on: ubuntu-latest\n'

  test.each<[string, string, string, string]>([
    [
      'concurrency',
      job,
      `${job}    concurrency: queue-${expression('github.event.number')}\n`,
      "rehearsals don't play `concurrency`",
    ],
    [
      'a group that all pull requests share',
      job,
      `${job}    concurrency: { group: queue }\n`,
      'all pull requests share this group',
    ],
    [
      'concurrency of a workflow whose job has an `if`',
      'permissions: {}\n',
      'permissions: {}\nconcurrency: queue\n',
      'move `concurrency` to the job',
    ],
    [
      'a checkout without permission',
      '    steps:\n',
      '    steps:\n      - uses: actions/checkout@v6\n',
      'needs `contents: read`',
    ],
  ])('%s', (_, from, to, message) => {
    const { warnings } = checkWorkflow(workflow(from, to), options)
    expect(warnings.join('\n')).toContain(message)
  })
})

test.each([
  ['v1', '1.2.3', 0],
  ['v1.2.3', '1.2.3', 0],
  ['v2', '1.2.3', 1],
  ['main', '0.0.0', 0],
  ['v1.2', '1.2.3', 1],
  ['v1', '0.0.0', 1],
])('the reference %s has the expected errors after release %s', (ref, version, count) => {
  const text = workflow(`action@${COMMIT}`, `action@${ref}`)
  expect(checkWorkflow(text, { ...options, version }).errors).toHaveLength(count)
})

test.each([
  ['on: push', 'push', undefined, undefined],
  ['on: push', 'pull_request', 'opened', 'does not start on pull_request, but on push'],
  ['on: [push, issue_comment]', 'issue_comment', 'created', undefined],
  ['on: pull_request', 'pull_request', 'opened', undefined],
  ['on: pull_request', 'pull_request', 'labeled', 'with the action labeled, but with opened'],
  ['on: { pull_request: { types: [labeled] } }', 'pull_request', 'labeled', undefined],
  ['on: { pull_request: { types: labeled } }', 'pull_request', 'opened', 'but with labeled'],
])(
  'GitHub starts `%s` on %s with the action %s, or it is said why not',
  (on, event, action, problem) => {
    const why = notStartedOn(on, event, { action })
    expect(why ?? '').toContain(problem ?? '')
    expect(why === undefined).toBe(problem === undefined)
  },
)

test('members of the pull request that a workflow reads and the payload lacks are named', () => {
  const text = workflow()
  const path = 'github.event.pull_request.head.sha'
  const payload = { number: 6, base: { ref: 'main' } }
  expect(missingMembers(text, { pull_request: payload })).toEqual([
    `The workflow reads \`${path}\`, which GitHub always sends and the payload of the rehearsal lacks.`,
  ])
  expect(missingMembers(text, { pull_request: { ...payload, head: { sha: COMMIT } } })).toEqual([])
  expect(missingMembers(text, { inputs: {} })).toEqual([])
})
