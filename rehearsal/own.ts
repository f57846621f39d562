// Plays a workflow of yours on an event of yours: docs/rehearse.md.
import { dirname, join, resolve } from 'node:path'
import type { PullRequestSeed } from '../sandbox/github/seeds.js'
import { gitHubPullRequests, readScenario, Scenario } from '../sandbox/scenario.js'
import { missingMembers } from './check-events.js'
import { problemsOfRun, triggersOf } from './check-workflow.js'
import { shortLine } from './log.js'
import { isGreen, type Payload, play, type Submitted, submit, withServices } from './play.js'
import {
  git,
  makeRepository,
  newFolder,
  readText,
  readWorkflows,
  readYamlText,
} from './repository.js'
import { describeWorld, paceWarning } from './world.js'

/** Pull request that the sandbox plays where the event names none. */
const ANY_PULL_REQUEST = 1

export interface OwnRun {
  readonly workflow: string
  /** Path of the payload. */
  readonly event: string | undefined
  readonly on: string | undefined
  /** Folder of the user's repository; the one that the workflow is in where absent. */
  readonly repository: string | undefined
  readonly vars: Readonly<Record<string, string>>
  /** Paths that the pull request changes; those of its commits if there are none. */
  readonly files: readonly string[]
  readonly scenario: string
  /** Pull requests that are in the queue of main before the run, or were until a state. */
  readonly submitted: readonly Submitted[]
  /** Whether to print every line of the runner. */
  readonly verbose: boolean
  readonly speed: number
}

/** @throws when the file is missing or not JSON */
function readEvent(path: string | undefined): Payload {
  if (path === undefined) return {}
  const text = readText(path, 'event')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(
      `${path} is not the JSON payload of an event: ${(error as Error).message}. ` +
        'docs/rehearse.md has one to start from.',
    )
  }
}

/** @throws when the workflow has several events and none was named */
function eventName(text: string, path: string, given: string | undefined): string {
  const names = triggersOf(text)
  const name = given ?? (names.length === 1 ? names[0] : undefined)
  if (name === undefined)
    throw new Error(
      `${path} starts on ${names.join(', ')}: name one with --on, as in --on ${names[0]}.`,
    )
  if (!names.includes(name))
    throw new Error(`${path} does not start on ${name}, but on ${names.join(', ')}.`)
  return name
}

/** The repository that a folder is in, or `undefined`. */
function topOf(folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--show-toplevel')
  } catch {
    return undefined
  }
}

/** The files that the commits of an event change; `undefined` if the repository lacks one of them. */
export function changedFiles(
  source: string | undefined,
  { pull_request: pull }: Payload,
): PullRequestSeed['files'] {
  const [base, head] = [pull?.base?.sha ?? pull?.base?.ref, pull?.head?.sha]
  if (source === undefined || base === undefined || head === undefined) return undefined
  const diff = ['diff', '--name-status', '--find-renames', '-z', `${base}...${head}`, '--']
  try {
    return filesOf(git(source, ...diff).split('\0'))
  } catch {
    return undefined
  }
}

/** @param parts status and path of each file; a renamed one has its old path before the new one */
function filesOf(parts: readonly string[]): NonNullable<PullRequestSeed['files']> {
  const files: { path: string; previousPath?: string }[] = []
  const next = parts.filter(Boolean).values()
  for (const status of next) {
    const path = next.next().value ?? ''
    const isRenamed = status.startsWith('R')
    files.push(isRenamed ? { path: next.next().value ?? '', previousPath: path } : { path })
  }
  return files
}

/**
 * The pull requests of GitHub, with that of the event as the event describes it; a label that was
 * just put on is there.
 */
function onGitHub(
  scenario: Scenario,
  { action, label, ...payload }: Payload,
  files: PullRequestSeed['files'],
): PullRequestSeed[] {
  const { number, labels, state, draft, merged, merge_commit_sha, head, base } =
    payload.pull_request ?? payload.issue ?? {}
  const now = labels ?? (action === 'labeled' && label ? [label] : [])
  const said = {
    ...{ state, draft, merged, mergeCommitSha: merge_commit_sha },
    ...{ headSha: head?.sha, headBranch: head?.ref, headRepository: head?.repo?.full_name },
    ...{ baseBranch: base?.ref, labels: now.map(({ name }) => name), files },
  }
  const known = Object.entries(said).filter(([, value]) => value !== undefined && value !== null)
  return gitHubPullRequests(scenario).map((item) =>
    item.number === number ? { ...item, ...Object.fromEntries(known) } : item,
  )
}

/** The scenario with the pull request of the event, at the head and base that the event names. */
function withEvent(scenario: Scenario, payload: Payload): Scenario {
  const { number = ANY_PULL_REQUEST, head, base } = payload.pull_request ?? payload.issue ?? {}
  const known = scenario.pullRequests.find((item) => item.number === number)
  const own = {
    ...(known ?? { ...scenario.otherPullRequests, number }),
    ...(head?.sha === undefined ? {} : { sha: head.sha }),
    ...(base?.ref === undefined ? {} : { base: base.ref }),
  }
  const others = scenario.pullRequests.filter((item) => item !== known)
  return Scenario.parse({ ...scenario, pullRequests: [...others, own] })
}

/** @returns whether the jobs passed */
export async function playOwn(own: OwnRun): Promise<boolean> {
  const path = resolve(own.workflow)
  const text = readYamlText(own.workflow, 'workflow')
  const payload = readEvent(own.event)
  const name = payload.repository?.full_name ?? 'octo-org/orion'
  const run = { event: eventName(text, own.workflow, own.on), payload }
  const source = own.repository === undefined ? topOf(dirname(path)) : topOf(own.repository)
  if (own.repository !== undefined && source === undefined)
    throw new Error(`${own.repository} is not in a Git repository.`)
  const scenario = withEvent(await readScenario(own.scenario), payload)
  const folder = makeRepository(name, readWorkflows(path), { source })
  const { errors, warnings } = problemsOfRun({
    ...run,
    ...{ workflow: path, text, folder },
    repository: source ?? join(dirname(path), '../..'),
    names: Object.keys(own.vars),
  })
  warnings.push(...missingMembers(text, payload))
  for (const warning of warnings) console.log(`warning: ${warning}`)
  for (const error of errors) console.log(`error: ${own.workflow}: ${error}`)
  if (errors.length > 0) return false
  const { branchChecks } = scenario.gitHub
  const files =
    own.files.length > 0 ? own.files.map((path) => ({ path })) : changedFiles(source, payload)
  const pullRequests = onGitHub(scenario, payload, files)
  const github = { repository: name, pullRequests, branchChecks, isFilesUnknown: true }
  const world = { repositoryName: name, scenario, speed: own.speed, github }
  return withServices(world, async (services) => {
    for (const one of own.submitted) await submit(services, one)
    const startedAt = Date.now()
    const { jobs, summaries } = await play(folder, path, run, {
      ...services,
      store: newFolder('store'),
      vars: own.vars,
      onLine: (entry) => {
        const line = own.verbose ? entry.msg : shortLine(entry)
        if (line !== undefined) console.log(line)
      },
    })
    for (const line of describeWorld(services, startedAt)) console.log(line)
    for (const summary of summaries) console.log(`Summary of a step: ${summary}`)
    for (const line of paceWarning(services.sandbox, own.speed, startedAt)) console.log(line)
    for (const [job, result] of jobs) console.log(`${job}: ${result}`)
    if (jobs.size === 0) console.log(`No job of ${own.workflow} ran on ${run.event}.`)
    return isGreen(jobs)
  })
}
