/** What a rehearsal takes from the repository of its user. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platforms } from '../../rehearsal/play.js'
import { makeRepository, readWorkflows } from '../../rehearsal/repository.js'
import { expect, test } from '../support/jest.js'

const git = (cwd: string, ...args: string[]) =>
  String(
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd }),
  )

/** A repository with the branch `topic`, and a workflow that calls another one. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const workflows = join(folder, '.github/workflows')
  mkdirSync(workflows, { recursive: true })
  const caller = 'on: push\njobs: { a: { uses: ./.github/workflows/called.yml } }\n'
  writeFileSync(join(workflows, 'caller.yml'), caller)
  writeFileSync(join(workflows, 'called.yml'), 'on: workflow_call\n# committed\n')
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'x')
  git(folder, 'branch', 'topic')
  writeFileSync(join(workflows, 'called.yml'), 'on: workflow_call\n# changed\n')
  return folder
}

test('a called workflow is played as it is now, like its caller', () => {
  const source = repository()
  const files = readWorkflows(join(source, '.github/workflows/caller.yml'))
  const folder = makeRepository('octo-org/orion', files, { source })
  const called = readFileSync(join(folder, '.github/workflows/called.yml'), 'utf8')
  expect(called).toContain('changed')
})

test('a workflow that calls itself is refused with the names of all that lead back', () => {
  const workflows = join(repository(), '.github/workflows')
  const again = 'on: workflow_call\njobs: { a: { uses: ./.github/workflows/caller.yml } }\n'
  writeFileSync(join(workflows, 'called.yml'), again)
  expect(() => readWorkflows(join(workflows, 'caller.yml'))).toThrow(
    'calls itself: caller.yml → called.yml → caller.yml.',
  )
})

test('two jobs may call the same workflow', () => {
  const workflows = join(repository(), '.github/workflows')
  const uses = 'uses: ./.github/workflows/called.yml'
  const twice = `on: push\njobs: { a: { ${uses} }, b: { ${uses} } }\n`
  writeFileSync(join(workflows, 'caller.yml'), twice)
  expect(Object.keys(readWorkflows(join(workflows, 'caller.yml')))).toHaveLength(2)
})

test('every branch of the repository can be checked out', () => {
  const folder = makeRepository('octo-org/orion', {}, { source: repository() })
  expect(git(folder, 'branch', '--format', '%(refname:short)').split('\n')).toContain('topic')
})

test('main has the files of the rehearsal when another branch is checked out', () => {
  const source = repository()
  git(source, 'checkout', '--quiet', 'topic')
  const folder = makeRepository('octo-org/orion', { deploy: 'echo' }, { source })
  expect(git(folder, 'show', 'main:deploy')).toBe('echo')
})

test.each([
  ['ubuntu-22.04', '{ runs-on: ubuntu-latest }'],
  ['big', '{ runs-on: big }'],
  ['linux', '{ runs-on: [self-hosted, linux] }'],
  ['gpu', '{ runs-on: { labels: gpu } }'],
  ['windows-2019', '{ strategy: { matrix: { runner: [windows-2019] } }, runs-on: ubuntu-latest }'],
  ['arm', '{ strategy: { matrix: { include: [{ on: arm }] } }, runs-on: ubuntu-latest }'],
])('the label %s of the job %s stands for this machine', (label, job) => {
  expect(platforms([`jobs: { a: ${job} }`])).toContain(`${label}=-self-hosted`)
})
