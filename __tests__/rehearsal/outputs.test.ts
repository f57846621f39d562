/** Outputs that nothing sets, and what a called workflow of the same repository gets and gives. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkWorkflow } from '../../rehearsal/check-workflow.js'
import { expect, test } from '../support/jest.js'

const expression = (text: string) => `\${{ ${text} }}`

const CALLED = `on:
  workflow_call:
    outputs:
      who: { value: '${expression('jobs.find.outputs.who')}' }
jobs:
  find:
    runs-on: ubuntu-latest
    outputs: { who: '${expression('steps.search.outputs.who')}' }
    steps: [{ id: search, run: 'echo who=me >> "$GITHUB_OUTPUT"' }]
`
const CALLER = `on: push
jobs:
  call: { uses: ./.github/workflows/called.yml }
  use:
    needs: call
    runs-on: ubuntu-latest
    steps:
      - { id: read, uses: ./read }
      - run: echo ${expression('needs.call.outputs.who')} ${expression('steps.read.outputs.size')}
`
const READ = 'outputs: { size: { value: 1 } }\nruns: { using: composite, steps: [] }\n'

/** The errors of a workflow in a repository that has a workflow to call and an action. */
function errorsOf(caller: string, called = CALLED): readonly string[] {
  const repository = mkdtempSync(join(tmpdir(), 'outputs-'))
  const files = { '.github/workflows/called.yml': called, 'read/action.yml': READ }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
  return checkWorkflow(caller, { repository, version: '0.0.0' }).errors
}

const job = (text: string) => `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n${text}`

test('outputs that something sets are no error', () => {
  expect(errorsOf(CALLER)).toEqual([])
})

test.each<[string, string, string]>([
  [
    'an output that the called workflow does not have',
    CALLER.replace('outputs.who', 'outputs.whoo'),
    'job use: `needs.call.outputs.whoo` is always empty: ./.github/workflows/called.yml has no output whoo; did you mean `who`?',
  ],
  [
    'an output that an action of the repository does not have',
    CALLER.replace('outputs.size', 'outputs.siez'),
    'job use: `steps.read.outputs.siez` is always empty: ./read has no output siez; did you mean `size`?',
  ],
  [
    'an output of a job that is not in `needs`',
    CALLER.replace('    needs: call\n', ''),
    'job use: `needs.call.outputs.who` is always empty: the job does not need call',
  ],
  [
    'an output of a step with another id',
    CALLER.replace('steps.read', 'steps.raed'),
    'job use: `steps.raed.outputs.size` is always empty: no step before has the id raed; did you mean `read`?',
  ],
  [
    'an output of a later step',
    job(
      `    steps:\n      - { if: steps.late.outputs.a, run: a }\n      - { id: late, uses: ./read }\n`,
    ),
    'no step before has the id late',
  ],
  [
    'a key that the matrix lacks',
    job(
      `    strategy: { matrix: { os: [a] } }\n    steps: [{ run: 'echo ${expression('matrix.oss')}' }]\n`,
    ),
    '`matrix.oss` is always empty: the matrix has no oss; did you mean `os`?',
  ],
  [
    'an output that a script sets under a similar name',
    job(
      `    outputs: { a: '${expression('steps.b.outputs.siz')}' }\n    steps: [{ id: b, run: 'echo size=1 >> "$GITHUB_OUTPUT"' }]\n`,
    ),
    'its `run` sets no output siz; did you mean `size`?',
  ],
])('%s is an error', (_, workflow, message) => {
  expect(errorsOf(workflow).join('\n')).toContain(message)
})

test.each<[string, string, string]>([
  [
    'an output that its job does not declare',
    CALLED.replace('find.outputs.who', 'find.outputs.whom'),
    'on.workflow_call.outputs.who: `jobs.find.outputs.whom` is always empty: the job find has no output whom; did you mean `who`?',
  ],
  [
    'a job that it does not have',
    CALLED.replace('jobs.find', 'jobs.fidn'),
    'on.workflow_call.outputs.who: `jobs.fidn.outputs.who` is always empty: there is no job fidn; did you mean `find`?',
  ],
  [
    'a job that needs one it does not have',
    CALLED.replace('    steps', '    needs: gone\n    steps'),
    'job find: needs the job gone, which does not exist',
  ],
])('a called workflow with %s is an error', (_, called, message) => {
  expect(errorsOf(CALLER, called)).toEqual([`job call: ./.github/workflows/called.yml: ${message}`])
})

test('a text that is no expression reads no output', () => {
  expect(errorsOf(job(`    steps: [{ run: 'echo steps.gone.outputs.a needs.gone' }]\n`))).toEqual(
    [],
  )
})
