// Plays the workflows of examples/ to their end with the runner `act` (host mode, no container) against a sandbox, as
// examples/rehearsals/*.yml say. Usage: node scripts/act.mjs [rehearsal…]; ACT names the act binary.
//
// A rehearsal:
//   scenario, speed   what the sandbox plays (default: the sandbox's own, 600 simulated minutes in a real one)
//   submitted         numbers of pull requests that are in the queue of main before the first run
//   github            what a local stand-in of GitHub's API knows; without it the job has no GitHub token
//   store             path → content: what the stand-ins of artifacts and caches hold before the first run
//   files             path → content: what the user's repository holds beside the workflow
//   runs              one after another, on the same sandbox:
//     workflow, event, payload    as GitHub would start it
//     fails                       whether the job must end red (default: false)
//     log                         texts that the log must hold, each
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'yaml'
import { GitHubSandbox } from '../lib/sandbox/github/server.js'
import { readScenario } from '../lib/sandbox/scenario.js'
import { startSandbox } from '../lib/sandbox/server.js'

const REHEARSALS = 'examples/rehearsals'
const STAND_INS = 'examples/rehearsals/stand-ins'
/** What one run may take at most; the runs that wait are sped up by the sandbox. */
const LIMIT_MS = 180_000

const temp = mkdtempSync(join(tmpdir(), 'merge-queue-action-act-'))
process.on('exit', () => rmSync(temp, { recursive: true, force: true }))

/** The action as a workflow gets it: what a release holds, and nothing that a checkout would add. */
const actionFolder = join(temp, 'action')
mkdirSync(actionFolder)
cpSync('action.yml', join(actionFolder, 'action.yml'))
cpSync('dist', join(actionFolder, 'dist'), { recursive: true })

function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
}

/** A throw-away repository of a user, with one workflow; act reads branch and commit from it. */
function makeRepository(name, workflow, files) {
  const folder = join(temp, name)
  const path = `.github/workflows/${basename(workflow)}`
  writeFiles(folder, { ...files, [path]: readFileSync(workflow, 'utf8') })
  const git = (...args) => {
    const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
    const { status, stderr } = spawnSync('git', [...who, ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  git('remote', 'add', 'origin', 'https://github.com/octo-org/orion.git')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A repository that uses the action')
  return folder
}

/** Maps each action that the workflow uses to a folder here: nothing is fetched from GitHub. */
function localRepositories(workflow) {
  const text = readFileSync(workflow, 'utf8')
  const used = [...text.matchAll(/uses: ([\w-]+\/[\w.-]+)(?:\/[\w./-]+)?@([\w.-]+)/g)]
  return used.flatMap(([, repository, ref]) => {
    const own = repository === 'merge-queue-action/merge-queue-action'
    const folder = own ? actionFolder : resolve(STAND_INS, repository)
    return existsSync(folder) ? ['--local-repository', `${repository}@${ref}=${folder}`] : []
  })
}

/** @returns what happened: every line of the log, and whether each job succeeded */
async function act(folder, run, workflow, { sandbox, github, store }) {
  const payload = join(temp, 'event.json')
  writeFileSync(payload, JSON.stringify(run.payload ?? {}))
  const args = [
    run.event,
    ...['--workflows', join('.github/workflows', basename(workflow))],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...['--eventpath', payload],
    ...['--var', `MERGE_QUEUE_API_URL=${sandbox.url}`],
    ...['--var', 'MERGE_QUEUE_ORG=octo-org'],
    ...['--secret', `MERGE_QUEUE_API_TOKEN=${sandbox.token}`],
    ...['--action-cache-path', join(temp, 'cache')],
    ...['--no-cache-server', '--json'],
    ...(github === undefined
      ? []
      : ['--env', `GITHUB_API_URL=${github.url}`, '--secret', 'GITHUB_TOKEN=stand-in']),
    ...localRepositories(workflow),
  ]
  const env = { ...process.env, HOME: temp, XDG_CACHE_HOME: join(temp, 'cache') }
  // What a CI service sets for this very run is none of the rehearsal's business.
  for (const name of Object.keys(env))
    if (/^(GITHUB|ACTIONS|RUNNER|INPUT)_/.test(name)) delete env[name]
  const child = spawn(process.env.ACT || 'act', args, {
    cwd: folder,
    env: { ...env, REHEARSAL_REPOSITORY: folder, REHEARSAL_STORE: store },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  })
  const lines = []
  const jobs = new Map()
  const read = async (stream) => {
    for await (const line of createInterface({ input: stream })) {
      const entry = asEntry(line)
      lines.push(entry.msg)
      if (entry.jobResult !== undefined) jobs.set(entry.job, entry.jobResult)
    }
  }
  const failed = new Promise((_, reject) => child.once('error', reject))
  const ended = new Promise((done) => child.once('close', done))
  await Promise.race([Promise.all([read(child.stdout), read(child.stderr), ended]), failed])
  return { lines, jobs }
}

function asEntry(line) {
  try {
    const { msg = '', job, jobResult } = JSON.parse(line)
    return { msg: String(msg).trimEnd(), job, jobResult }
  } catch {
    return { msg: line }
  }
}

/** @returns one sentence for each thing that is not as the rehearsal says */
function judge(run, { lines, jobs }) {
  const text = lines.join('\n')
  const green = jobs.size > 0 && [...jobs.values()].every((result) => result === 'success')
  const wanted = run.fails !== true
  return [
    ...(green === wanted
      ? []
      : [`the jobs ended ${green ? 'green' : 'red'}: ${JSON.stringify([...jobs])}`]),
    ...(run.log ?? [])
      .filter((part) => !text.includes(part))
      .map((part) => `the log lacks “${part}”`),
  ]
}

async function submit({ url, token }, number) {
  const { status } = await fetch(`${url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': token },
    body: JSON.stringify({
      repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      targetBranch: 'main',
      pr: { number },
    }),
  })
  if (status !== 200) throw new Error(`the sandbox refuses #${number} with ${status}`)
}

async function rehearse(path) {
  const {
    scenario,
    speed = 600,
    submitted = [],
    github,
    store = {},
    files,
    runs,
  } = parse(readFileSync(path, 'utf8'), {
    merge: true,
  })
  const shared = join(temp, `store-${basename(path, '.yml')}`)
  writeFiles(shared, store)
  const world = scenario ?? (await readScenario('sandbox/scenarios/default.yml'))
  const sandbox = await startSandbox({ scenario: world, speed })
  const hub = github === undefined ? undefined : new GitHubSandbox(github)
  const closeHub = await hub?.listen()
  const problems = []
  try {
    for (const number of submitted) await submit(sandbox, number)
    for (const [index, run] of runs.entries()) {
      const workflow = join('examples', run.workflow)
      const folder = makeRepository(`${basename(path, '.yml')}-${index}`, workflow, files)
      const seen = await act(folder, run, workflow, { sandbox, github: hub, store: shared })
      const wrong = judge(run, seen)
      if (wrong.length > 0) console.error(seen.lines.map((line) => `    ${line}`).join('\n'))
      problems.push(...wrong.map((problem) => `${workflow} on ${run.event}: ${problem}`))
    }
  } finally {
    await closeHub?.()
    await sandbox[Symbol.asyncDispose]()
  }
  return problems
}

const given = process.argv.slice(2)
const rehearsals =
  given.length > 0
    ? given
    : readdirSync(REHEARSALS)
        .filter((name) => name.endsWith('.yml'))
        .map((name) => join(REHEARSALS, name))
let failed = 0
for (const path of rehearsals) {
  const problems = await rehearse(path)
  if (problems.length > 0) failed++
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${path}`)
  for (const problem of problems) console.error(`       ${problem}`)
}
console.log(`${rehearsals.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
