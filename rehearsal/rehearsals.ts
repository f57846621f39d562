// Plays workflows as a rehearsal file says, and checks what they do. `npm run act -- mine.yml`
// plays one of your own: docs/rehearse.md.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import * as z from 'zod'
import { GitHubScenario } from '../sandbox/github/seeds.js'
import type { TestRunOnGitHub } from '../sandbox/github/world.js'
import { readScenario, Scenario } from '../sandbox/scenario.js'
import { schemaProblems } from '../sandbox/schema-problems.js'
import { webhooksOf } from '../sandbox/webhooks.js'
import { missingMembers } from './check-events.js'
import { problemsOfRun } from './check-workflow.js'
import { hasText } from './log.js'
import { NotStarted } from './permissions.js'
import {
  type Event,
  isGreen,
  type Played,
  play,
  type Services,
  Submitted,
  submit,
  withServices,
} from './play.js'
import {
  type Files,
  makeRepository,
  newFolder,
  readWorkflows,
  readYamlText,
  writeFiles,
} from './repository.js'
import { describeWorld, paceWarning } from './world.js'

const REPOSITORY = 'octo-org/orion'
const texts = z.record(z.string(), z.string())

const Run = z.strictObject({
  /** A file of examples/, or a path from the folder of the rehearsal. */
  workflow: z.string(),
  /** As GitHub would start it. */
  event: z.string(),
  /**
   * In `repository_dispatch`, `webhookOf: 12` stands for the newest event of #12, transformed.
   * In `workflow_run`, `testRunOf: 12` stands for branch, commit and suite of the newest test run of #12.
   */
  payload: z.record(z.string(), z.unknown()).optional(),
  /** Minutes that pass before the run, for the sandbox and the action. Choose `speed: 1` with it. */
  passes: z.number().positive().optional(),
  /** Labels of pull requests on GitHub from this run on, by number. */
  labels: z.record(z.string(), z.array(z.string())).default({}),
  /** Which jobs of a matrix run. */
  matrix: texts.optional(),
  /** Whether a job must fail. */
  fails: z.boolean().default(false),
  /** Whether no job may run, because of an `if`. */
  skipped: z.boolean().default(false),
  /** Texts that the log must contain, each. */
  log: z.array(z.string()).default([]),
  /** Texts that the log must not contain. */
  without: z.array(z.string()).default([]),
  /** A second run, which starts when the log of this one contains `after`. */
  get meanwhile() {
    return Run.extend({ after: z.string() }).optional()
  },
})
type Run = z.output<typeof Run>

const Branch = z.strictObject({
  name: z.string(),
  sha: z.string(),
  committedAt: z.string().exactOptional(),
})
const Ruleset = z.strictObject({
  id: z.int(),
  name: z.string(),
  branches: z.array(z.string()),
  exclude: z.array(z.string()).exactOptional(),
  rules: z.array(z.string()),
})
const Comment = z.strictObject({ issue: z.int(), author: z.string(), body: z.string() })
const Issue = z.strictObject({
  number: z.int(),
  author: z.string().exactOptional(),
  title: z.string().exactOptional(),
  body: z.string().exactOptional(),
  state: z.enum(['open', 'closed']).exactOptional(),
  labels: z.array(z.string()).exactOptional(),
  locked: z.boolean().exactOptional(),
  isPullRequest: z.boolean().exactOptional(),
})

/** Keys that a rehearsal may set under `github`. The rest of the seed is for tests. */
const GITHUB = {
  pullRequests: GitHubScenario.shape.pullRequests.unwrap().exactOptional(),
  branches: z.array(z.union([z.string(), Branch])).exactOptional(),
  branchChecks: GitHubScenario.shape.branchChecks.unwrap().exactOptional(),
  permissions: z.record(z.string(), z.enum(['admin', 'write', 'read', 'none'])).exactOptional(),
  workflows: texts.exactOptional(),
  labels: z.array(z.string()).exactOptional(),
  rulesets: z.array(Ruleset).exactOptional(),
  protection: z.record(z.string(), z.array(z.string())).exactOptional(),
  comments: z.array(Comment).exactOptional(),
  issues: z.array(Issue).exactOptional(),
  isPublic: z.boolean().exactOptional(),
  graphql: z.boolean().exactOptional(),
}

const Rehearsal = z.strictObject({
  /** What the sandbox plays; its own scenario where absent. */
  scenario: Scenario.optional(),
  /** Simulated minutes per real minute. */
  speed: z.number().positive().default(600),
  /** Pull requests that are in the queue of main before the first run, or were until a state. */
  submitted: z.array(Submitted).default([]),
  /** What the stand-in for GitHub's API knows; without it, the job has no token. */
  github: z.strictObject(GITHUB).exactOptional(),
  /** Path → content: what artifacts and caches hold before the first run. */
  store: texts.default({}),
  /** Path → content: what the user's repository contains besides the workflow. */
  files: texts.default({}),
  /** A repository to start from, as committed: a path from the folder of the rehearsal. */
  repository: z.string().optional(),
  /** A shell command that changes the repository before the run. */
  prepare: z.string().optional(),
  /** More variables and secrets of the repository. */
  vars: texts.optional(),
  secrets: texts.optional(),
  /** Environment → the names of its secrets, which only its jobs get. */
  environments: z.record(z.string(), z.array(z.string())).optional(),
  /** One after another, on the same sandbox. */
  runs: z.array(Run).min(1),
})
type Rehearsal = z.output<typeof Rehearsal>

/** Every key of a rehearsal file and of its runs, for docs/rehearse.md. */
export const KEYS_OF_REHEARSAL: readonly string[] = [
  ...Object.keys(Rehearsal.shape),
  ...Object.keys(Run.shape),
]

/** One workflow of a rehearsal, and one sentence for each thing that is wrong. */
export interface Rehearsed {
  readonly workflow: string
  readonly runs: number
  readonly problems: readonly string[]
}

/** @throws an Error that names the file and what is wrong with it */
export function readRehearsal(path: string): Rehearsal {
  const parsed = Rehearsal.safeParse(parse(readYamlText(path, 'rehearsal'), { merge: true }))
  if (!parsed.success)
    throw new Error(`${path} is not a rehearsal:\n${schemaProblems(path, Rehearsal, parsed.error)}`)
  for (const [index, { payload }] of parsed.data.runs.entries())
    refuseMisplaced(path, index, payload)
  return parsed.data
}

/** `testRunOf` counts only in `workflow_run`; elsewhere it would be ignored. */
function refuseMisplaced(path: string, index: number, payload: Run['payload'] = {}): void {
  const { workflow_run: run, ...others } = payload
  const nested = Object.values((run ?? {}) as object)
  if (!/"testRunOf":/.test(JSON.stringify([others, nested]))) return
  throw new Error(
    `${path} is not a rehearsal:\n${path}: runs[${index}].payload: \`testRunOf\` has an effect only in \`workflow_run\``,
  )
}

/** What a run says about its end. */
type ExpectedEnd = Pick<Run, 'fails' | 'skipped' | 'log' | 'without'>

/** Returns one sentence for each thing that is not as the rehearsal says. */
export function deviations(
  run: ExpectedEnd,
  { lines, jobs, refusal }: Pick<Played, 'lines' | 'jobs' | 'refusal'>,
): string[] {
  if (refusal !== undefined) return [`act could not play the workflow: ${refusal}`]
  const text = lines.join('\n')
  const results = JSON.stringify([...jobs])
  const end = endOf(jobs)
  let expected = 'passed'
  if (run.fails) expected = 'failed'
  if (run.skipped) expected = 'did not start'
  return [
    ...(end === expected ? [] : [`the jobs ${end}: ${results}`]),
    ...run.log.filter((part) => !hasText(text, part)).map((part) => `the log lacks “${part}”`),
    ...run.without.filter((part) => hasText(text, part)).map((part) => `the log has “${part}”`),
  ]
}

function endOf(jobs: Played['jobs']): string {
  if (isGreen(jobs)) return 'passed'
  return [...jobs.values()].every((result) => result === 'skipped') ? 'did not start' : 'failed'
}

/** Fills in the test run of a pull request, because its ids are known only once the queue has made it. */
export function asEvent(
  { event, payload }: Pick<Run, 'event' | 'payload'>,
  { sandbox }: Pick<Services, 'sandbox'>,
): Event {
  const { webhookOf } = payload ?? {}
  if (event === 'repository_dispatch' && webhookOf !== undefined)
    return { event, payload: dispatchOf(Number(webhookOf), sandbox) }
  const { testRunOf, ...given } = (payload?.['workflow_run'] ?? {}) as Record<string, unknown>
  if (testRunOf === undefined) return { event, payload }
  const prefix = `trunk-merge/pr-${testRunOf}/`
  const run = sandbox.onGitHub.testRuns().findLast(({ branch }) => branch.startsWith(prefix))
  if (run === undefined) throw new Error(`the queue has not tested #${testRunOf}`)
  const tested = {
    head_branch: run.branch,
    head_sha: run.sha,
    head_repository: { full_name: REPOSITORY },
    check_suite_id: run.checks[0]?.suite,
    // As GitHub names no pull request for a run on a branch that a push made.
    event: run.draft === undefined ? 'push' : 'pull_request',
    pull_requests: [],
    run_attempt: 1,
    ...endOfRun(run),
  }
  return { event, payload: { ...payload, workflow_run: { ...tested, ...given } } }
}

/** The newest event of a pull request, as examples/webhooks/repository-dispatch.js and GitHub pass it on. */
function dispatchOf(number: number, { engine }: Services['sandbox']) {
  const [owner = '', name = ''] = REPOSITORY.split('/')
  const webhooks = webhooksOf(engine.transitions, { owner, name })
  const payload = webhooks.findLast(({ pr_number }) => pr_number === number)
  if (payload === undefined) throw new Error(`the queue has sent no event of #${number}`)
  const { event_type, client_payload } = transformed(payload)
  return { action: event_type, client_payload, repository: { full_name: REPOSITORY } }
}

/** Runs the transformation as Svix does: the code declares `handler`. */
export function transformed(payload: object): Dispatch {
  const code = readFileSync('examples/webhooks/repository-dispatch.js', 'utf8')
  const webhook = { method: 'POST', url: '', payload }
  // As JSON, so that what is undefined is left out, as on the wire.
  return JSON.parse(
    JSON.stringify(runInNewContext(`${code}\nhandler(webhook).payload`, { webhook })),
  )
}

interface Dispatch {
  readonly event_type: string
  readonly client_payload: Readonly<Record<string, unknown>>
}

/** How the checks of a test run ended. */
function endOfRun({ checks }: TestRunOnGitHub) {
  const ends = checks.map(({ conclusion }) => conclusion)
  if (ends.includes(undefined)) return { status: 'in_progress', conclusion: null }
  const conclusion = ends.find((end) => end !== 'SUCCESS') ?? 'SUCCESS'
  return { status: 'completed', conclusion: conclusion.toLowerCase() }
}

type World = Omit<Rehearsal, 'github'> &
  Services & {
    readonly shared: string
    /** Folder of the rehearsal. */
    readonly home: string
    /** Warnings that were printed. */
    readonly warned: Set<string>
    /** Whether the log and the world are printed of a run that is as it should be, too. */
    readonly verbose: boolean
  }

/** Changes the labels of a pull request on GitHub. */
function relabel({ github }: World, number: number, labels: readonly string[]): void {
  const before = github?.pullRequests.get(number)
  if (github === undefined || before === undefined)
    throw new Error(`\`labels\` of a run: #${number} is not in \`github.pullRequests\``)
  github.pullRequests.set(number, { ...before, labels })
}

/** Plays one run, and beside it the one that it names. */
async function playRun(
  run: Run,
  world: World,
): Promise<{ workflow: string; problems: string[] }[]> {
  const { home, clock } = world
  clock.shiftMs += (run.passes ?? 0) * 60_000
  for (const [number, labels] of Object.entries(run.labels)) relabel(world, Number(number), labels)
  const workflow = run.workflow.includes('/')
    ? join(home, run.workflow)
    : join('examples', run.workflow)
  const files: Files = { ...world.files, ...readWorkflows(workflow) }
  const text = readYamlText(workflow, 'workflow')
  const source = world.repository === undefined ? undefined : resolve(home, world.repository)
  const folder = makeRepository(REPOSITORY, files, { source, prepare: world.prepare })
  const { errors, warnings } = problemsOfRun({
    ...{ workflow, text, folder, event: run.event, payload: run.payload },
    repository: join(dirname(workflow), '../..'),
    names: Object.keys({ ...world.vars, ...world.secrets }),
  })
  if (errors.length > 0) return [{ workflow, problems: errors }]
  const started = asEvent(run, world)
  warnings.push(...missingMembers(text, started.payload))
  // Examples explain these themselves.
  if (run.workflow.includes('/'))
    for (const warning of warnings) {
      const line = `    warning: ${workflow}: ${warning}`
      if (!world.warned.has(line)) console.error(line)
      world.warned.add(line)
    }
  const { meanwhile } = run
  let beside: ReturnType<typeof playRun> | undefined
  const startedAt = Date.now() + clock.shiftMs
  const seen = await play(folder, workflow, started, {
    ...world,
    store: world.shared,
    matrix: run.matrix,
    onLine: ({ msg }) => {
      if (meanwhile !== undefined && msg.includes(meanwhile.after))
        beside ??= playRun(meanwhile, world)
    },
  }).catch((error: unknown): Played => {
    if (!(error instanceof NotStarted)) throw error
    return {
      lines: [error.message],
      shortLines: [error.message],
      jobs: new Map([[workflow, 'refused']]),
      summaries: [],
    }
  })
  const wrong = deviations(run, seen)
  if (wrong.length > 0 || world.verbose)
    for (const line of [
      ...seen.shortLines,
      ...describeWorld(world, startedAt),
      ...seen.summaries.map((path) => `Summary of a step: ${path}`),
      ...paceWarning(world.sandbox, world.speed, startedAt),
    ])
      console.error(`    ${line}`)
  if (meanwhile !== undefined && beside === undefined)
    wrong.push(`the log lacks “${meanwhile.after}”, so ${meanwhile.workflow} never started`)
  const place = world.runs.indexOf(run) + 1
  const name = place === 0 ? 'the run beside it' : `run ${place}`
  const problems = wrong.map((problem) => `${name}, on ${run.event}: ${problem}`)
  return [{ workflow, problems }, ...((await beside) ?? [])]
}

/** Plays a rehearsal. */
export async function rehearse(path: string, verbose: boolean): Promise<Rehearsed[]> {
  const rehearsal = readRehearsal(path)
  const scenario = rehearsal.scenario ?? (await readScenario('sandbox/scenarios/default.yml'))
  const shared = newFolder('store')
  writeFiles(shared, rehearsal.store)
  const { speed } = rehearsal
  const github = rehearsal.github && { ...rehearsal.github, isFilesUnknown: true }
  const world = { repositoryName: REPOSITORY, scenario, speed, github }
  return await withServices(world, async (services) => {
    for (const one of rehearsal.submitted) await submit(services, one)
    const seen: Awaited<ReturnType<typeof playRun>> = []
    const played = {
      ...rehearsal,
      ...services,
      shared,
      home: dirname(path),
      warned: new Set<string>(),
      verbose,
    }
    for (const run of rehearsal.runs) seen.push(...(await playRun(run, played)))
    return [...new Set(seen.map(({ workflow }) => workflow))].map((workflow) => {
      const ofWorkflow = seen.filter((run) => run.workflow === workflow)
      // Each run of a workflow that GitHub would refuse finds the same.
      const problems = new Set(ofWorkflow.flatMap(({ problems }) => problems))
      return { workflow, runs: ofWorkflow.length, problems: [...problems] }
    })
  })
}
