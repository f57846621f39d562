// Plays one workflow with the runner `act` (host mode, no container): a throw-away repository, this
// action from its bundle, and stand-ins for third-party actions. Nothing is fetched for what is
// known here.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { GitHubSandbox } from '../../lib/sandbox/github/server.js'
import { startSandbox } from '../../lib/sandbox/server.js'

const STAND_INS = 'examples/rehearsals/stand-ins'
/** Uses of actions and of reusable workflows: repository, path of a reusable workflow, ref. */
const USES = /uses: ([\w-]+\/[\w.-]+)(?:\/(\.github\/workflows\/[\w.-]+)|\/[\w./-]+)?@([\w.-]+)/g
const OWN_ACTION = /\/merge-queue-action$/
/** Longest run, in milliseconds: runs that wait are sped up by the sandbox. */
const LIMIT_MS = 180_000

const temp = mkdtempSync(join(tmpdir(), 'merge-queue-action-act-'))
process.on('exit', () => rmSync(temp, { recursive: true, force: true }))

/** The action as a workflow gets it from a release, and nothing that a checkout would add. */
const actionFolder = join(temp, 'action')
mkdirSync(actionFolder)
for (const path of ['action.yml', 'dist', '.github/workflows'])
  cpSync(path, join(actionFolder, path), { recursive: true })

/** A new folder below the temporary one. */
export const newFolder = (name) => mkdtempSync(join(temp, `${name}-`))

export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
}

/** @returns what git prints */
export function git(folder, ...args) {
  const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/**
 * Makes the folder a repository with one commit; act reads branch, commit and name of the
 * repository from it.
 */
export function commitAll(folder, repository) {
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'remote', 'add', 'origin', `https://github.com/${repository}.git`)
  commit(folder)
}

/** Commits everything, so that act finds a commit even in a repository that had none. */
export function commit(folder) {
  git(folder, 'add', '--all')
  const message = 'A repository that uses the action'
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', message)
}

/**
 * Runs the function with the two services that a workflow talks to: the sandbox and, by default,
 * GitHub.
 */
export async function withServices({ scenario, speed, github }, use) {
  const sandbox = await startSandbox({ scenario, speed })
  const hub = github && new GitHubSandbox({ service: sandbox.onGitHub, ...github })
  const listening = await hub?.listen()
  try {
    return await use({ sandbox, github: hub })
  } finally {
    await listening?.[Symbol.asyncDispose]()
    await sandbox[Symbol.asyncDispose]()
  }
}

/**
 * `--local-repository` for each action and reusable workflow that is known here, those inside
 * reusable workflows included.
 */
function localRepositories(text) {
  return [...text.matchAll(USES)].flatMap(([, repository, reusable, ref]) => {
    const own = OWN_ACTION.test(repository)
    const folder = own ? actionFolder : resolve(STAND_INS, repository)
    if (!existsSync(folder)) return []
    const nested =
      own && reusable !== undefined ? localRepositories(readFileSync(reusable, 'utf8')) : []
    return ['--local-repository', `${repository}@${ref}=${folder}`, ...nested]
  })
}

/**
 * What the workflow calls the address and the token of the service, besides the names of the
 * examples.
 */
function settings(text, { sandbox, github }) {
  const named = (context, input) =>
    [...text.matchAll(new RegExp(`${input}: .*\\b${context}\\.(\\w+)`, 'g'))].map(
      ([, name]) => name,
    )
  const variables = new Set(['MERGE_QUEUE_API_URL', ...named('vars', 'api-url')])
  const secrets = new Set(['MERGE_QUEUE_API_TOKEN', ...named('secrets', 'api-token')])
  return [
    ...[...variables].flatMap((name) => ['--var', `${name}=${sandbox.url}`]),
    ...[...secrets].flatMap((name) => ['--secret', `${name}=${sandbox.token}`]),
    ...['--var', 'MERGE_QUEUE_ORG=octo-org'],
    ...(github === undefined
      ? []
      : ['--env', `GITHUB_API_URL=${github.url}`, '--secret', 'GITHUB_TOKEN=stand-in']),
  ]
}

/** Every runner of GitHub's is this machine. */
const platforms = (text) =>
  [...text.matchAll(/runs-on: ([\w.-]+)/g)].flatMap(([, label]) => [
    '--platform',
    `${label}=-self-hosted`,
  ])

/** The environment of this process, without what a CI service set for this very run. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(GITHUB|ACTIONS|RUNNER|INPUT)_/.test(name),
  )
  return { ...Object.fromEntries(kept), HOME: temp, XDG_CACHE_HOME: join(temp, 'cache') }
}

function asEntry(line) {
  try {
    const { msg = '', job, jobResult } = JSON.parse(line)
    return { msg: String(msg).trimEnd(), job, jobResult }
  } catch {
    return { msg: line }
  }
}

/**
 * Plays a workflow of a repository folder.
 * @param run `event` and `payload`, as GitHub would start it
 * @param services from {@link withServices}, with `store`, the folder behind the stand-ins of
 *   artifacts and caches
 * @param onLine gets each line of the log as it comes
 * @returns every line of the log, and the result of each job
 * @throws when act cannot be started
 */
export async function play(folder, workflow, run, services, onLine = () => {}) {
  const payload = join(newFolder('event'), 'event.json')
  writeFileSync(payload, JSON.stringify(run.payload ?? {}))
  const path = join('.github/workflows', basename(workflow))
  const text = readFileSync(join(folder, path), 'utf8')
  const args = [
    ...[run.event, '--workflows', path, '--eventpath', payload],
    ...['--platform', 'ubuntu-latest=-self-hosted', ...platforms(text)],
    ...settings(text, services),
    ...['--action-cache-path', join(temp, 'cache'), '--no-cache-server', '--json'],
    ...localRepositories(text),
  ]
  const child = spawn(process.env.ACT || 'act', args, {
    cwd: folder,
    env: {
      ...cleanEnvironment(),
      REHEARSAL_REPOSITORY: folder,
      REHEARSAL_STORE: services.store,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const limit = setTimeout(() => child.kill(), LIMIT_MS)
  const lines = []
  const jobs = new Map()
  const read = async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      const entry = asEntry(line)
      lines.push(entry.msg)
      onLine(entry)
      if (entry.jobResult !== undefined) jobs.set(entry.job, entry.jobResult)
    }
  }
  const failed = new Promise((_, reject) => child.once('error', reject))
  const ended = new Promise((done) => child.once('close', done))
  try {
    await Promise.race([Promise.all([read(child.stdout), read(child.stderr), ended]), failed])
  } finally {
    // Also where act could not be started, so that the message does not take three minutes.
    clearTimeout(limit)
  }
  return { lines, jobs }
}

/** Whether every job that ran succeeded, and at least one did. */
export const isGreen = (jobs) =>
  jobs.size > 0 && [...jobs.values()].every((result) => result === 'success')
