// Plays one workflow with the runner `act` (host mode, no container): a throw-away repository, this
// action from its bundle, and stand-ins for third-party actions. Nothing is fetched for what is
// known here.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { ENDED, PULL_REQUEST_STATES } from '../sandbox/engine/types.js'
import type { Granted } from '../sandbox/github/permissions.js'
import {
  type GitHubSandbox,
  type GitHubSandboxSeed,
  gitHubSandbox,
} from '../sandbox/github/server.js'
import type { ScenarioInput } from '../sandbox/scenario.js'
import { type Sandbox, startSandbox } from '../sandbox/server.js'
import { systemClock } from '../src/shared/clock.js'
import { schedulesOf } from './check-events.js'
import { jobNames } from './job-names.js'
import { type Entry, isAboutResult, isOutput, jobResults, shortLine } from './log.js'
import { type Environments, withPermissions } from './permissions.js'
import { type Files, newFolder, readWorkflows, temp } from './repository.js'
import { HOSTED, readSyntax } from './syntax.js'

const STAND_INS = 'rehearsal/stand-ins'
/** Uses of actions and of reusable workflows: repository, path of a reusable workflow, ref. */
const USES = /uses: ([\w-]+\/[\w.-]+)(?:\/(\.github\/workflows\/[\w.-]+)|\/[\w./-]+)?@([\w.-]+)/g
const OWN_ACTION = /\/merge-queue-action$/
/** Longest run, in milliseconds: runs that wait are sped up by the sandbox. */
const LIMIT_MS = 300_000
const STATE_INTERVAL_MS = 5

/** Variables of this process that a workflow sees: a developer's tokens are none of its business. */
const ENVIRONMENT =
  /^(PATH|PATHEXT|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|TERM|SHELL|SystemRoot|ComSpec|USER|LOGNAME|\w+_proxy|\w+_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+)$/

/** An event as GitHub sends it. */
export interface Event {
  readonly event: string
  readonly payload?: Payload | undefined
}

/** The members of a payload that decide how a workflow is started. */
export interface Payload {
  readonly [member: string]: unknown
  readonly action?: string
  readonly label?: { readonly name: string }
  readonly repository?: { readonly full_name?: string }
  readonly sender?: { readonly login?: string }
  readonly pull_request?: PullRequestPayload
  readonly issue?: PullRequestPayload
}
interface PullRequestPayload {
  readonly number?: number
  readonly state?: string
  readonly draft?: boolean
  readonly merged?: boolean
  readonly merge_commit_sha?: string | null
  readonly labels?: readonly { readonly name: string }[]
  readonly head?: {
    readonly ref?: string
    readonly sha?: string
    /** `null` for a fork that was deleted. */
    readonly repo?: { readonly full_name?: string } | null
  }
  readonly base?: {
    readonly ref?: string
    readonly sha?: string
    readonly repo?: { readonly full_name?: string }
  }
}

/** The servers that a workflow talks to, and their clock. */
export interface Services {
  /** The repository of the workflow, as in `octo-org/orion`. */
  readonly repositoryName: string
  /** Numbers the runs, from 1. */
  readonly nextRun: () => number
  readonly sandbox: Sandbox
  readonly github: GitHubSandbox | undefined
  readonly clock: ShiftedClock
}

/** The clock of a rehearsal: that of this machine, and what passed between runs. */
export interface ShiftedClock {
  shiftMs: number
}

export interface PlayOptions extends Services {
  /** Folder behind the stand-ins of artifacts and caches. */
  readonly store: string
  /** More variables and secrets of the repository. */
  readonly vars?: Readonly<Record<string, string>> | undefined
  readonly secrets?: Readonly<Record<string, string>> | undefined
  /** Secrets that belong to an environment: only its jobs get them. */
  readonly environments?: Environments | undefined
  /** Which jobs of a matrix run, as in `{ os: 'ubuntu-latest' }`. */
  readonly matrix?: Readonly<Record<string, string>> | undefined
  /** Gets each line of the log as it comes. */
  readonly onLine?: (entry: Entry) => void
}

/** What a workflow did. */
export interface Played {
  /** What its steps printed, and errors of the runner. */
  readonly lines: readonly string[]
  /** The lines that a reader needs. */
  readonly shortLines: readonly string[]
  /** The result of each job. */
  readonly jobs: ReadonlyMap<string, string>
  /** The files that have the summaries of the steps. */
  readonly summaries: readonly string[]
  /** Why act could not play the workflow, in its words. */
  readonly refusal?: string
}

/** The slug of the organization, unless the scenario has another one. Trunk answers 404 to any other. */
const ORGANIZATION = 'octo-org'

/** Runs the function with the sandbox and, if it is given, the stand-in for GitHub. */
export async function withServices<T>(
  world: {
    repositoryName: string
    scenario: ScenarioInput
    speed: number
    github?: GitHubSandboxSeed | undefined
  },
  use: (services: Services) => Promise<T>,
): Promise<T> {
  const shifted: ShiftedClock = { shiftMs: 0 }
  const clock = { ...systemClock, now: () => systemClock.now() + shifted.shiftMs }
  const { repositoryName, scenario, speed } = world
  const organization = ORGANIZATION
  const [owner = '', name = ''] = repositoryName.split('/')
  await using sandbox = await startSandbox({
    scenario: { organization, repository: { owner, name }, ...scenario },
    speed,
    clock,
  })
  let runs = 0
  const nextRun = () => ++runs
  const services = { repositoryName, nextRun, sandbox, clock: shifted }
  if (world.github === undefined) return await use({ ...services, github: undefined })
  await using github = await gitHubSandbox({ service: sandbox.onGitHub, ...world.github })
  return await use({ ...services, github })
}

/** A pull request that is in the queue of `main` before a run, or has been. */
export const Submitted = z.union([
  z.number(),
  z.strictObject({ number: z.number(), until: z.enum(PULL_REQUEST_STATES) }),
])
export type Submitted = z.output<typeof Submitted>

/** Puts a pull request into the queue of `main`, so that a run finds it there. */
export async function submit(services: Services, submitted: Submitted) {
  const { sandbox, repositoryName } = services
  const number = typeof submitted === 'number' ? submitted : submitted.number
  const [owner, name] = repositoryName.split('/')
  const { status } = await fetch(`${sandbox.url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token },
    body: JSON.stringify({
      repo: { host: 'github.com', owner, name },
      targetBranch: 'main',
      pr: { number },
    }),
  })
  if (status !== 200) throw new Error(`the sandbox refuses #${number} with ${status}`)
  if (typeof submitted !== 'number') await reach(services, submitted)
}

/** Waits until the scenario has brought a pull request to a state. */
async function reach({ sandbox }: Services, { number, until }: Exclude<Submitted, number>) {
  for (;;) {
    const state = sandbox.engine.queues.get('main')?.entry(number)?.state
    if (state === until) return
    if (state !== undefined && ENDED.has(state))
      throw new Error(
        `#${number} is ${state}, and nothing saw it ${until}: choose a pull request of the scenario ` +
          'that comes to this state, or a lower speed.',
      )
    await setTimeout(STATE_INTERVAL_MS)
  }
}

/** The action as a workflow gets it from a release, and nothing that a checkout would add. */
function makeActionFolder(): string {
  const folder = newFolder('action')
  for (const path of ['action.yml', 'dist', '.github/workflows'])
    cpSync(path, join(folder, path), { recursive: true })
  return folder
}

/**
 * `--local-repository` for each action and reusable workflow that is known here, those inside
 * reusable workflows included.
 */
function localRepositories(text: string, actionFolder: string): string[] {
  return [...text.matchAll(USES)].flatMap(([, repository = '', reusable, ref]): string[] => {
    const own = OWN_ACTION.test(repository)
    const folder = own ? actionFolder : resolve(STAND_INS, repository)
    if (!existsSync(folder)) return []
    const nested =
      own && reusable !== undefined
        ? localRepositories(readFileSync(reusable, 'utf8'), actionFolder)
        : []
    return ['--local-repository', `${repository}@${ref}=${folder}`, ...nested]
  })
}

/** The actions of the same repository that workflows use. */
function localActions(texts: readonly string[], folder: string): string[] {
  return [...texts.join('\n').matchAll(/uses: (\.\/[\w./-]+)/g)]
    .flatMap(([, path = '']) =>
      ['action.yml', 'action.yaml'].map((name) => join(folder, path, name)),
    )
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
}

/**
 * Has every job get a token with the permissions that it declares.
 * @param folder the repository of the workflow
 * @returns the path of the workflow to play
 */
function grantPermissions(
  folder: string,
  path: string,
  run: Event,
  actionFolder: string,
  environments: Environments = {},
): string {
  const grant = (file: string, target: string, caller?: Granted) => {
    const onCall = (uses: string, granted: Granted) => {
      const [repository = '', called] = uses.replace(/@.*/, '').split('/.github/')
      const home = uses.startsWith('./') ? folder : OWN_ACTION.test(repository) && actionFolder
      if (!home || called === undefined) return
      const nested = join(home, '.github', called)
      grant(nested, nested, granted)
    }
    const options = { readOnly: isWithoutSecrets(run), onCall, environments }
    writeFileSync(target, withPermissions(readFileSync(file, 'utf8'), options, caller))
  }
  // Not in place: a checkout has the workflow as its author wrote it.
  const target = join(newFolder('workflow'), basename(path))
  grant(join(folder, path), target)
  return target
}

/** Events whose runs get no secrets when Dependabot starts them, besides those of a fork. */
const BY_DEPENDABOT = /^(pull_request_target|push|create|deployment|deployment_status)$/

const actorOf = ({ payload }: Event): string => payload?.sender?.login ?? 'octocat'

/** Adds the repository to a payload that leaves it out: GitHub always sends it, and without it a fork passes for a branch. */
export function withRepository({ event, payload }: Event, repositoryName: string): Event {
  return { event, payload: { repository: { full_name: repositoryName }, ...payload } }
}

/** Adds the schedule to a payload that leaves it out, because GitHub always sends it. */
export function withSchedule({ event, payload }: Event, text: string): Event {
  const [first] = event === 'schedule' ? schedulesOf(readSyntax(text).on) : []
  return { event, payload: { ...(first && { schedule: first.cron }), ...payload } }
}

/** Whether GitHub starts the workflow without secrets: for a fork's pull request, and for Dependabot. */
export function isWithoutSecrets(run: Event): boolean {
  const { pull_request: pullRequest, repository } = run.payload ?? {}
  const { head, base } = pullRequest ?? {}
  const own = base?.repo?.full_name ?? repository?.full_name
  const from = head?.repo?.full_name ?? own
  const isFork = head?.repo === null || from !== own
  const isByDependabot = actorOf(run) === 'dependabot[bot]'
  return /^pull_request(_review|_review_comment)?$/.test(run.event)
    ? isFork || isByDependabot
    : isByDependabot && BY_DEPENDABOT.test(run.event)
}

/**
 * Variables and secrets: what the workflow calls the address and the token of the service, the
 * names of the examples, and those that were given.
 */
export function settings(text: string, run: Event, options: Omit<PlayOptions, 'store'>): string[] {
  const named = (context: string, input: string) =>
    [...text.matchAll(new RegExp(`${input}: [^,\\n]*?\\b${context}\\.(\\w+)`, 'g'))].flatMap(
      ([, name]) => name ?? [],
    )
  const all = (names: string[], value: string) => names.map((name) => [name, value] as const)
  const { sandbox, github, clock } = options
  const variables = {
    ...Object.fromEntries(all(['MERGE_QUEUE_ORG', ...named('vars', 'org-slug')], ORGANIZATION)),
    ...Object.fromEntries(all(['MERGE_QUEUE_API_URL', ...named('vars', 'api-url')], sandbox.url)),
    ...options.vars,
  }
  const secrets = {
    ...Object.fromEntries(
      all(['MERGE_QUEUE_API_TOKEN', ...named('secrets', 'api-token')], sandbox.token),
    ),
    ...repositorySecrets(options),
  }
  const flags = (flag: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
  const number = String(options.nextRun())
  return [
    ...flags('--var', variables),
    ...flags('--env', { GITHUB_RUN_ID: number, GITHUB_RUN_NUMBER: number }),
    ...(isWithoutSecrets(run) ? [] : flags('--secret', secrets)),
    ...(github === undefined
      ? []
      : [
          '--env',
          `GITHUB_API_URL=${github.url}`,
          '--secret',
          'GITHUB_TOKEN=ghs_rehearsalWithoutPermissions',
        ]),
    ...flags('--env', clock.shiftMs === 0 ? {} : shiftOf(clock)),
  ]
}

/** The secrets that were given. An empty one is missing in the repository, and its environment may have it. */
function repositorySecrets({
  secrets = {},
  environments = {},
}: Pick<PlayOptions, 'secrets' | 'environments'>) {
  const ofEnvironments = Object.values(environments).flat()
  const kept = Object.entries(secrets).filter(
    ([name, value]) => value !== '' || !ofEnvironments.includes(name),
  )
  return Object.fromEntries(kept)
}

/** Makes every Node.js of a workflow see the clock of the rehearsal, and so does `date` of the stand-ins. */
const shiftOf = ({ shiftMs }: ShiftedClock) => ({
  REHEARSAL_SHIFT_MS: String(shiftMs),
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('lib/rehearsal/shifted-clock.js')).href}`,
})

/** Every runner that GitHub hosts or that a workflow names is this machine. */
export function platforms(texts: readonly string[]): string[] {
  const labels = texts.flatMap((text) => {
    const { jobs = {} } = readSyntax(text)
    return Object.values(jobs).flatMap((job) => [
      job['runs-on'],
      job.strategy?.matrix,
      // Of a reusable workflow that takes a label, or a JSON list of labels.
      String(job.with?.['runs-on'] ?? '').match(/[\w.-]+/g),
    ])
  })
  const names = new Set([...HOSTED, ...labels.flatMap(textsIn)])
  return [...names]
    .filter((name) => /^[\w.-]+$/.test(name))
    .flatMap((name) => ['--platform', `${name}=-self-hosted`])
}
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The environment of a run: of this process's own, only what is on the list above. */
export function environmentOf(
  own: NodeJS.ProcessEnv,
  folder: string,
  { store, clock }: Pick<PlayOptions, 'store' | 'clock'>,
): NodeJS.ProcessEnv {
  // Their commands come before those of the machine.
  const standIns = [resolve(STAND_INS, 'bin')]
  if (clock.shiftMs !== 0) standIns.push(resolve(STAND_INS, 'clock'))
  const kept = Object.entries(own).filter(([name]) => ENVIRONMENT.test(name))
  return {
    ...Object.fromEntries(kept),
    PATH: [...standIns, own['PATH']].join(delimiter),
    HOME: temp,
    XDG_CACHE_HOME: join(temp, 'cache'),
    // Of no secret, and a workflow that installs packages is quicker with it.
    npm_config_cache: own['npm_config_cache'] ?? join(homedir(), '.npm'),
    REHEARSAL_REPOSITORY: folder,
    REHEARSAL_STORE: store,
  }
}

/** Adds the reusable workflows of this action that workflows call. */
function withCalledOfThisAction(workflows: Files): Files {
  const called = Object.values(workflows).flatMap((text) =>
    [...text.matchAll(USES)].flatMap(([, repository = '', path]) =>
      path !== undefined && OWN_ACTION.test(repository) && existsSync(path) ? [path] : [],
    ),
  )
  const texts = called.map((path) => [path, readFileSync(path, 'utf8')] as const)
  return { ...Object.fromEntries(texts), ...workflows }
}

function asEntry(line: string): Entry {
  try {
    const { msg = '', ...rest } = JSON.parse(line)
    return { ...rest, msg: String(msg).trimEnd() }
  } catch {
    return { msg: line }
  }
}

/**
 * Plays a workflow of a repository folder.
 * @throws when act cannot be started
 */
export async function play(
  folder: string,
  workflow: string,
  event: Event,
  options: PlayOptions,
): Promise<Played> {
  const path = join('.github/workflows', basename(workflow))
  const scheduled = withSchedule(event, readFileSync(join(folder, path), 'utf8'))
  const run = withRepository(scheduled, options.repositoryName)
  const payload = join(newFolder('event'), 'event.json')
  writeFileSync(payload, JSON.stringify(run.payload))
  // Also what it calls: a called workflow has runners, secrets and actions, too.
  const workflows = readWorkflows(join(folder, path))
  const texts = Object.values(workflows)
  const text = [...texts, ...localActions(texts, folder)].join('\n')
  const actionFolder = makeActionFolder()
  const played =
    options.github === undefined
      ? path
      : grantPermissions(folder, path, run, actionFolder, options.environments)
  const args = [
    ...[run.event, '--workflows', played, '--eventpath', payload, '--actor', actorOf(run)],
    ...platforms(texts),
    ...settings(text, run, options),
    ...Object.entries(options.matrix ?? {}).flatMap(([key, value]) => [
      '--matrix',
      `${key}:${value}`,
    ]),
    ...[
      '--action-cache-path',
      join(temp, 'cache'),
      '--no-cache-server',
      '--no-skip-checkout',
      '--json',
    ],
    ...localRepositories(text, actionFolder),
  ]
  const child = spawn(process.env['ACT'] || 'act', args, {
    cwd: folder,
    env: environmentOf(process.env, folder, options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const limit = globalThis.setTimeout(() => child.kill(), LIMIT_MS)
  const lines: string[] = []
  const shortLines: string[] = []
  const summaries: string[] = []
  const results: Entry[] = []
  const nameOf = jobNames(withCalledOfThisAction(workflows))
  const read = async (stream: Readable) => {
    for await (const line of createInterface({ input: stream })) {
      const parsed = asEntry(line)
      const entry = parsed.job === undefined ? parsed : { ...parsed, jobName: nameOf(parsed) }
      if (isOutput(entry)) lines.push(entry.msg)
      const short = shortLine(entry)
      if (short !== undefined) shortLines.push(short)
      options.onLine?.(entry)
      if (entry.command === 'summary') summaries.push(keepSummary(entry))
      if (isAboutResult(entry)) results.push(entry)
    }
  }
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  let status: number | null = null
  try {
    const played = Promise.all([ended, read(child.stdout), read(child.stderr)])
    status = (await Promise.race([played, failed]))[0]
  } finally {
    // Also where act could not be started, so that the message does not take minutes.
    clearTimeout(limit)
  }
  const jobs = jobResults(results)
  // With no job, act ends with 0 if each was skipped.
  if (status === 0 || jobs.size > 0) return { lines, shortLines, jobs, summaries }
  const refusal = lines.find((line) => line.startsWith('Error: ')) ?? lines.at(-1) ?? ''
  return { lines, shortLines, jobs, summaries, refusal }
}

/** Keeps the summary of a step in a file that outlives this process. Each step has its own, as on GitHub. */
function keepSummary({ jobName = '', step = '', content = '' }: Entry): string {
  summaryFolder ??= mkdtempSync(join(tmpdir(), 'merge-queue-action-summaries-'))
  summaryCount++
  const name = `${summaryCount}-${jobName}-${step.split('\n')[0]}`.replace(/[^\w.-]+/g, '-')
  const path = join(summaryFolder, `${name.slice(0, 80)}.md`)
  writeFileSync(path, content)
  return path
}
let summaryFolder: string | undefined
let summaryCount = 0

/** Whether every job that ran succeeded, and at least one did. */
export const isGreen = (jobs: ReadonlyMap<string, string>) =>
  jobs.size > 0 && [...jobs.values()].every((result) => result === 'success')
