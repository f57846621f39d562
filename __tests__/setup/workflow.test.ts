/** Which workflows run for a test branch, by their triggers as GitHub reads them. */
import {
  localPath,
  pullRequestRefusal,
  pushRefusal,
  readAction,
  readWorkflow,
  wholeBody,
} from '../../src/setup/workflow.js'
import { expect, test } from '../support/jest.js'

const BRANCH = 'trunk-merge/pr-1/00000000-0000-4000-8000-000000000000'

function workflow(text: string, name = 'ci.yml') {
  const read = readWorkflow({ name, text })
  if (read === undefined) throw new Error(`${name} could not be read`)
  return read
}

test.each([
  ['a single event', 'on: push'],
  ['a list of events', 'on: [workflow_dispatch, push]'],
  ['an event without filters', 'on:\n  push:\n  pull_request:'],
  ['all branches', "on: { push: { branches: ['**'] } }"],
  ['one pattern without a list', "on: { push: { branches: 'trunk-merge/**' } }"],
  ['a pattern of each level', "on: { push: { branches: ['trunk-merge/*/*'] } }"],
  ['other ignored branches', "on: { push: { branches-ignore: ['docs/**'] } }"],
  ['tags as well as branches', "on: { push: { tags: ['v*'], branches: ['**'] } }"],
  ['ignored tags and ignored branches', 'on: { push: { tags-ignore: [x], branches-ignore: [y] } }'],
  [
    'an inclusion after an exclusion',
    "on: { push: { branches: ['**', '!trunk-merge/**', 'trunk-merge/**'] } }",
  ],
  [
    'an anchor in a list',
    "on:\n  pull_request: { branches: &names ['trunk-merge/**'] }\n  push: { branches: *names }",
  ],
])('a workflow runs for a test branch with %s', (_, text) => {
  expect(pushRefusal(workflow(text), BRANCH)).toBeUndefined()
})

test.each([
  ['another event', 'on: pull_request', 'does not start on `push`'],
  ['only `main`', 'on: { push: { branches: [main] } }', 'starts on `push` only for `main`'],
  ['too few levels', "on: { push: { branches: ['trunk-merge/*'] } }", 'only for `trunk-merge/*`'],
  ['only tags', "on: { push: { tags: ['**'] } }", 'starts on `push` only for tags'],
  [
    'an exclusion after an inclusion',
    "on: { push: { branches: ['**', '!trunk-merge/**'] } }",
    'starts on `push` only for `**`, `!trunk-merge/**`',
  ],
  [
    'ignored test branches',
    "on: { push: { branches-ignore: ['trunk-*/**'] } }",
    'ignores `trunk-*/**` on `push`',
  ],
  [
    'filters that exclude each other',
    "on: { push: { branches: ['**'], branches-ignore: [x] } }",
    'has both `branches` and `branches-ignore` for `push`, which GitHub refuses',
  ],
  [
    'paths that exclude each other',
    'on: { push: { paths: [a], paths-ignore: [b] } }',
    'has both `paths` and `paths-ignore`',
  ],
  ['a broken pattern', "on: { push: { branches: ['trunk-merge/[x'] } }", 'that GitHub refuses'],
])('a workflow does not run for a test branch with %s', (_, text, why) => {
  expect(pushRefusal(workflow(text), BRANCH)).toContain(why)
})

test.each([
  ['no filters', 'on: pull_request'],
  ['the target branch', 'on: { pull_request: { branches: [main] } }'],
  ['the type of a new pull request', 'on: { pull_request: { types: [opened, labeled] } }'],
])('a workflow runs for a pull request of a test branch with %s', (_, text) => {
  expect(pullRequestRefusal(workflow(text), 'main')).toBeUndefined()
})

test.each([
  ['another event', 'on: push', 'does not start on `pull_request`'],
  ['another target branch', 'on: { pull_request: { branches: [release] } }', 'only for `release`'],
  ['other types', 'on: { pull_request: { types: labeled } }', 'only for `labeled`'],
  ['an ignored target branch', "on: { pull_request: { branches-ignore: ['m*'] } }", 'ignores `m*`'],
])('a workflow does not run for a pull request of a test branch with %s', (_, text, why) => {
  expect(pullRequestRefusal(workflow(text), 'main')).toContain(why)
})

test.each([
  ['text that is not YAML', 'on: [push'],
  ['a list', '- on: push'],
  ['nothing', ''],
  ['no triggers', 'jobs: {}'],
  ['a number of triggers', 'on: 7'],
  ['levels without end', `on: ${'['.repeat(10_000)}`],
  ['megabytes', `on: push\nx: ${'y'.repeat(300_000)}`],
  [
    'aliases without end',
    `a: &a [x]\n${[...'bcdefgh'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefg'[i]}`).join(', ')}]`).join('\n')}\non: *h`,
  ],
])('a file with %s is no workflow', (_, text) => {
  expect(readWorkflow({ name: 'ci.yml', text })).toBeUndefined()
})

test('a file that GitHub does not show is no workflow', () => {
  expect(readWorkflow({ name: 'ci.yml', text: undefined })).toBeUndefined()
})

test('a workflow uses what its jobs and steps use, also through its own workflows and actions', () => {
  const workflows = [
    workflow('on: workflow_call\njobs: { a: { steps: [{ run: x }, { uses: o/x@v1 }] } }', 'a.yml'),
    workflow('on: push\njobs: { b: { uses: ./.github/workflows/a.yml } }', 'b.yml'),
    workflow('on: push\njobs: { c: { uses: ./.github/workflows/b.yml } }', 'c.yml'),
    workflow('on: push\njobs: { d: { steps: [{ uses: o/y@v1 }] } }', 'd.yml'),
    workflow('on: push\njobs: []', 'e.yml'),
    workflow('on: push\njobs: { f: { steps: [{ uses: ./.github/actions/outer/ }] } }', 'f.yml'),
    workflow('on: push\njobs: { g: { uses: me/it/.github/workflows/a.yml@main } }', 'g.yml'),
    workflow('on: push\njobs: { h: { uses: ./.github/workflows/h.yml } }', 'h.yml'),
  ]
  const action = (steps: string) => {
    const read = readAction(`runs: { using: composite, steps: ${steps} }`)
    if (read === undefined) throw new Error(steps)
    return read
  }
  const actions = new Map([
    ['.github/actions/outer', action('[{ uses: ./inner }, { uses: ./.github/actions/outer }]')],
    ['inner', action('[{ uses: o/x@v1 }]')],
  ])
  const sources = { workflows, actions, repository: 'me/it' }
  const using = workflows.filter((one) =>
    wholeBody(one, sources).uses.some(({ reference }) => reference === 'o/x@v1'),
  )
  expect(using.map(({ name }) => name)).toEqual(['a.yml', 'b.yml', 'c.yml', 'f.yml', 'g.yml'])
})

test.each([
  ['./', '.'],
  ['./x/', 'x'],
  ['./a/../b', 'b'],
  ['me/it@v1', '.'],
  ['ME/it/x/y@v1', 'x/y'],
  ['me/other@v1', undefined],
  ['docker://me/it', undefined],
])('%s is at %s in the repository me/it', (reference, path) => {
  expect(localPath(reference, 'me/it')).toBe(path)
})
