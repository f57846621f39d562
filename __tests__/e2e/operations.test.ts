import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runAction } from '../../demo/run-action.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { operationNames } from '../../src/operations/index.js'
import { bundle } from '../support/bundle.js'
import { expect, test } from '../support/jest.js'

const HEAD_SHA = 'a'.repeat(40)
const CONFIG = 'queues:\n  - branch: main\n    concurrency: 4\n'
const pull = (number: number) => ({ 'pull-request': `${number}` })

/** The life of a queue: an operation, its inputs, the outcome. Each goes on from the one before. */
const life: readonly (readonly [
  string,
  (sandbox: Sandbox) => Readonly<Record<string, string>>,
  string,
])[] = [
  ['create-queue', () => ({}), 'created'],
  ['get-queue', () => ({}), 'found'],
  ['update-queue', () => ({ 'queue-settings': 'concurrency: 3' }), 'updated'],
  ['apply-queue-config', () => ({}), 'applied'],
  ['pause-queue', () => ({ reason: 'a test' }), 'paused'],
  ['submit', () => pull(1), 'submitted'],
  [
    'set-impacted-targets',
    () => ({ ...pull(1), 'impacted-targets': '//a\n//b', 'head-sha': HEAD_SHA }),
    'uploaded',
  ],
  ['get-pull-request', () => pull(1), 'found'],
  ['cancel', () => pull(1), 'cancelled'],
  ['resume-queue', () => ({}), 'resumed'],
  ['submit', () => pull(2), 'submitted'],
  ['restart-tests', () => pull(2), 'restarted'],
  ['wait-for-merge', () => ({ ...pull(2), 'poll-interval-seconds': '0.1' }), 'merged'],
  [
    'get-testing-details',
    ({ engine }) => ({ 'test-run-id': engine.queues.get('main')?.testRuns()[0]?.id ?? 'none' }),
    'found',
  ],
  ['submit-ready', () => ({ authors: 'octocat', 'require-approval': 'false' }), 'submitted'],
  ['triage-queue', () => ({}), 'triaged'],
  ['explain', () => pull(2), 'explained'],
  ['list-flaky', () => ({ 'org-slug': 'octo-org' }), 'listed'],
  ['get-metrics', () => ({}), 'read'],
  ['watch-queue', () => ({ watch: 'mq_depth_current: 20\nno-merge-minutes: 60' }), 'healthy'],
  ['check-setup', () => ({ features: 'holds, metrics' }), 'ready'],
  ['report-queue', () => ({ 'github-token': '' }), 'reported'],
  ['drain-queue', () => ({}), 'drained'],
  ['delete-queue', () => ({ confirm: 'octo-org/orion@main' }), 'deleted'],
]

/** The others do without GitHub here. */
const NEED_GITHUB = ['submit-ready', 'triage-queue', 'watch-queue']

test('every operation of the bundle passes in the sandbox with its outcome', async () => {
  await using sandbox = await startSandbox({
    speed: 300,
    scenario: {
      pullRequests: [{ number: 1, sha: HEAD_SHA }, { number: 2 }, { number: 3 }],
      unhealthyTests: { count: 3, seed: 'operations' },
    },
  })
  await using gitHub = await gitHubSandbox({
    service: sandbox.onGitHub,
    pullRequests: [
      { number: 1 },
      { number: 2 },
      { number: 3, checks: [{ name: 'ci', conclusion: 'SUCCESS' }] },
    ],
  })
  for (const [operation, inputs, outcome] of life) {
    const needsGitHub = NEED_GITHUB.includes(operation)
    const folder = await mkdtemp(join(tmpdir(), 'merge-queue-action-operations-'))
    const config = join(folder, 'workspace', '.github', 'merge-queue.yml')
    await mkdir(dirname(config), { recursive: true })
    await writeFile(config, CONFIG)
    const { code, outputs, summary, stdout } = await runAction({
      bundle: await bundle(),
      folder,
      ...(needsGitHub && { gitHubToken: 'ghs_t0k3n', env: { GITHUB_API_URL: gitHub.url } }),
      inputs: {
        operation,
        'api-url': sandbox.url,
        'api-token': sandbox.token,
        'target-branch': 'main',
        ...inputs(sandbox),
      },
    })
    const ended = {
      operation,
      code,
      outcome: outputs['outcome'],
      errors: stdout.match(/^::error.*/gm),
    }
    expect(ended).toEqual({ operation, code: 0, outcome, errors: null })
    expect(summary).toContain('### ')
  }
})

test('every operation has a row in this table', () => {
  const missing = operationNames
    .filter((name) => !life.some(([operation]) => operation === name))
    .map((name) => `${name}: add a row to \`life\` in __tests__/e2e/operations.test.ts`)
  expect(missing).toEqual([])
})

test('every operation has tests of its own', () => {
  // The tests of an operation with its own room are in a folder of that name.
  const hasTests = (name: string) =>
    [`__tests__/operations/${name}.test.ts`, `__tests__/${name}`].some((path) => existsSync(path))
  const missing = operationNames
    .filter((name) => !hasTests(name))
    .map((name) => `${name}: add __tests__/operations/${name}.test.ts`)
  expect(missing).toEqual([])
})
