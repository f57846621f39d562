import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { startSandbox } from '../../sandbox/server.js'
import { bundle } from '../support/bundle.js'
import { explainWorld, REPORT, RETRY, RUN } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { runBundle } from '../support/run-bundle.js'

/**
 * Built-ins that take Node a noticeable time to load, except those of a request over https. An ESM
 * import of `node:http` would load undici.
 */
const EXPENSIVE = ['assert', 'fs/promises', 'internal/deps/undici/undici']

/** A hook that makes a process write the names of the built-ins that it loaded. */
async function listing() {
  const folder = await mkdtemp(join(tmpdir(), 'merge-queue-action-loading-'))
  const hook = join(folder, 'hook.cjs')
  const list = join(folder, 'list.txt')
  await writeFile(
    hook,
    `const { writeFileSync } = require('fs')
process.on('exit', () => writeFileSync(${JSON.stringify(list)}, process.moduleLoadList.join('\\n')))`,
  )
  const loaded = async (names: readonly string[]) => {
    const all = new Set((await readFile(list, 'utf8')).split('\n'))
    return names.filter((name) => all.has(`NativeModule ${name}`))
  }
  return { folder, env: { NODE_OPTIONS: `--require ${hook}` }, loaded }
}

/** Runs the bundle and gives the expensive built-ins that it loaded. */
async function loadedBy(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { folder, env: hook, loaded } = await listing()
  const { code, stdout } = await runBundle(
    { 'pull-request': '1', 'target-branch': 'main', ...inputs },
    { folder, env: { ...env, ...hook } },
  )
  expect(code).toBe(0)
  expect(stdout.match(/^::error.*/gm)).toBeNull()
  return loaded(EXPENSIVE)
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['get-pull-request', {}],
  ['submit', {}],
  ['cancel', {}],
  ['get-queue', {}],
  ['pause-queue', {}],
  ['get-metrics', {}],
  ['set-impacted-targets', { 'impacted-targets': '//a', 'head-sha': 'a'.repeat(40) }],
  ['list-flaky', { 'org-slug': 'octo-org' }],
  ['report-queue', {}],
])('%s loads neither the fetch of Node nor promises of files', async (operation, inputs) => {
  await using sandbox = await startSandbox({
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: [{ number: 1 }],
      unhealthyTests: { count: 3, seed: 'loading' },
    },
  })
  const loaded = await loadedBy({
    operation,
    'api-url': sandbox.url,
    'api-token': sandbox.token,
    ...inputs,
  })
  expect(loaded).toEqual([])
})

/** Definitions in the packages and rooms that only some steps need. */
const PARTS = {
  xml: 'class SaxesParser',
  yaml: 'class Composer',
  zod: 'class $ZodRegistry',
  octokit: 'class Octokit',
  comments: 'function listComments',
  'facts of GitHub': 'function readMergeFacts',
  'writes of pull requests': 'function submitVerified',
  'writes of queues': 'function ensureQueue',
  holds: 'function stopWithHold',
  wait: 'function awaitEnd',
} as const

/** The parts that a step has loaded. */
async function partsLoadedBy(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
  phase: 'main' | 'post' = 'main',
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'merge-queue-action-loading-'))
  const workspace = join(folder, 'workspace')
  await mkdir(workspace)
  for (const [name, text] of Object.entries(files)) await writeFile(join(workspace, name), text)
  const coverage = join(folder, 'coverage')
  const { code } = await runBundle(inputs, {
    folder,
    phase,
    env: { ...env, NODE_V8_COVERAGE: coverage },
  })
  expect(code).toBe(0)
  const scripts = new Set<string>()
  for (const name of await readdir(coverage)) {
    const { result } = JSON.parse(await readFile(join(coverage, name), 'utf8')) as {
      result: readonly { url: string }[]
    }
    for (const { url } of result) if (url.includes('/lib/bundles/')) scripts.add(fileURLToPath(url))
  }
  const texts = await Promise.all([...scripts].map((path) => readFile(path, 'utf8')))
  return Object.entries(PARTS)
    .filter(([, definition]) => texts.some((text) => text.includes(definition)))
    .map(([name]) => name)
}

test('every part is in the bundle by its definition', async () => {
  const folder = await bundle()
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const missing = Object.entries(PARTS).filter(
    ([, definition]) => !texts.some((text) => text.includes(definition)),
  )
  expect(missing).toEqual([])
})

test('a post step without a saved state does not load the schemas', async () => {
  expect(await partsLoadedBy({ operation: 'submit' }, {}, {}, 'post')).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['get-pull-request', ['zod']],
  ['submit', ['zod', 'writes of pull requests']],
  ['get-queue', ['zod', 'comments', 'writes of queues']],
])('%s without GitHub loads only what it needs', async (operation, parts) => {
  await using sandbox = await startSandbox({
    scenario: { queues: [{ branch: 'main' }], pullRequests: [{ number: 1 }] },
  })
  const loaded = await partsLoadedBy({
    operation,
    'api-url': sandbox.url,
    'api-token': sandbox.token,
    'pull-request': '1',
    'target-branch': 'main',
  })
  expect(loaded).toEqual(parts)
})

test('the parser of reports is loaded only for reports', async () => {
  await using world = await explainWorld()
  const env = { GITHUB_API_URL: world.github.url }
  const parsers = async (inputs: Readonly<Record<string, string>>) => {
    const { url } = world.service
    const asked = { 'api-url': url, 'pull-request': '12', 'target-branch': 'main', ...inputs }
    const parts = await partsLoadedBy(asked, env, { 'report.xml': REPORT })
    return parts.filter((part) => part === 'xml')
  }
  const { 'retry-on': _, comment: __, ...reports } = RETRY
  const explain = { operation: 'explain', 'github-token': 'ghs_t0k3n' }
  expect(await parsers({ ...explain, ...reports, 'test-run-id': RUN })).toEqual(['xml'])
  expect(await parsers(explain)).toEqual([])
  expect(await parsers({ ...explain, operation: 'get-pull-request' })).toEqual([])
})

test('comments and labels are written without the fetch of Node', async () => {
  await using sandbox = await startSandbox({
    scenario: { queues: [{ branch: 'main' }], pullRequests: [{ number: 1 }] },
  })
  await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 1, labels: ['merge'] }] })
  const loaded = await loadedBy(
    {
      operation: 'submit',
      'api-url': sandbox.url,
      'api-token': sandbox.token,
      'github-token': 'ghs_0123456789',
      comment: 'always',
      'remove-label': 'merge',
    },
    { GITHUB_API_URL: gitHub.url },
  )
  expect(gitHub.calls.map(({ method }) => method)).toEqual(
    expect.arrayContaining(['POST', 'DELETE']),
  )
  expect(loaded).toEqual([])
})
