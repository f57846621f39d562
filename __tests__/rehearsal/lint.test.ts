/** What actionlint finds in a workflow, with this action and its reusable workflows as GitHub would get them. */

import { problemsOfRun } from '../../rehearsal/check-workflow.js'
import { lint } from '../../rehearsal/lint.js'
import { makeRepository } from '../../rehearsal/repository.js'
import { expect, test } from '../support/jest.js'

const COMMIT = 'c27b7c1879b8c5544e3ddd6edfe2c41b058163c6'
const ACTION = 'merge-queue-action/merge-queue-action'
const expression = (text: string) => `\${{ ${text} }}`

const CALLER = `on: { pull_request: { types: [labeled] } }
permissions: {}
jobs:
  enqueue:
    runs-on: ubuntu-latest
    steps:
      - { id: find, uses: ./find }
      - id: queue
        uses: ${ACTION}@${COMMIT}
        with: { operation: submit, api-url: '${expression('steps.find.outputs.url')}' }
      - run: echo ${expression('steps.queue.outputs.state')}
  call:
    needs: enqueue
    uses: ${ACTION}/.github/workflows/enqueue.yml@${COMMIT}
    with: { api-url: a, resubmit: 2 }
    secrets: { api-token: '${expression('secrets.TOKEN')}' }
  own:
    uses: ./.github/workflows/called.yml
`
const CALLED = `on:
  workflow_call:
    outputs: { who: { value: '${expression('jobs.find.outputs.who')}' } }
jobs:
  find:
    runs-on: ubuntu-latest
    outputs: { who: me }
    steps: [{ run: echo }]
`
const FIND =
  'name: Find\ndescription: a\noutputs: { url: { description: a, value: b } }\nruns: { using: composite, steps: [] }\n'

function problemsOf(caller: string, called = CALLED) {
  const folder = makeRepository('octo-org/orion', {
    '.github/workflows/mine.yml': caller,
    '.github/workflows/called.yml': called,
    'find/action.yml': FIND,
  })
  return lint(folder, 'anywhere/mine.yml')
}

/** The problems of the caller with one text in place of another. */
function problemsWith(from: string, to: string) {
  expect(CALLER).toContain(from)
  return problemsOf(CALLER.replace(from, to))
}

test('a workflow that GitHub takes has no problem', () => {
  expect(problemsOf(CALLER)).toEqual({ errors: [], warnings: [] })
})

test.each([
  ['a misspelt activity type', 'labeled', 'labelled', 'line 1: invalid activity type "labelled"'],
  ['an output of no operation', 'queue.outputs.state', 'queue.outputs.stat', 'property "stat"'],
  ['an output that a local action lacks', 'outputs.url', 'outputs.ulr', 'property "ulr"'],
  ['an input that is required', 'operation: submit, ', '', 'missing input "operation"'],
  ['a misspelt input of a reusable workflow', 'resubmit', 'resubmits', 'input "resubmits"'],
  ['a text for a number', 'resubmit: 2', 'resubmit: twice', 'resubmit'],
  ['a misspelt secret of a reusable workflow', 'api-token', 'token', 'secret "token"'],
  ['a called file that is missing', 'called.yml', 'gone.yml', 'gone.yml'],
])('%s is an error', (_, from, to, message) => {
  expect(problemsWith(from, to).errors.join('\n')).toContain(message)
})

test('an error in a called workflow names its file', () => {
  const { errors } = problemsOf(CALLER, CALLED.replace('jobs.find', 'jobs.fidn'))
  expect(errors.join('\n')).toMatch(/^called\.yml, line 3: property "fidn"/)
})

test('a runner of their own and text from outside in a script are warnings', () => {
  const title = expression('github.event.pull_request.title')
  expect(problemsWith('ubuntu-latest', 'big-machine').warnings.join()).toContain('big-machine')
  const { errors, warnings } = problemsWith('echo', `echo ${title}`)
  expect(errors).toEqual([])
  expect(warnings.join()).toContain('potentially untrusted')
})

test('a long list of what is known is cut', () => {
  const [error = ''] = problemsWith('queue.outputs.state', 'queue.outputs.stat').errors
  expect(error.length).toBeLessThan(300)
  expect(error).toMatch(/…$/)
})

test('a run has the problems of this action, of actionlint and of its event together', () => {
  const text = CALLER.replace('operation: submit', 'operatoin: submit')
  const folder = makeRepository('octo-org/orion', {
    '.github/workflows/mine.yml': text,
    '.github/workflows/called.yml': CALLED,
    'find/action.yml': FIND,
  })
  const { errors, warnings } = problemsOfRun({
    ...{ workflow: 'anywhere/mine.yml', text, folder, repository: folder, names: [] },
    event: 'push',
  })
  for (const problem of ['no input operatoin', 'missing input "operation"', 'not start on push'])
    expect(errors.join('\n')).toContain(problem)
  expect(warnings.join('\n')).toContain('the secret TOKEN')
})
