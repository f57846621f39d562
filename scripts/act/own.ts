// Plays a workflow of yours on an event of yours: docs/rehearse.md.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { gitHubPullRequests, readScenario, Scenario } from '../../sandbox/scenario.js'
import { isGreen, type Payload, play, submit, withServices } from './play.js'
import { git, makeRepository, newFolder } from './repository.js'

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
  readonly scenario: string
  /** Pull requests that are in the queue of main before the run. */
  readonly submitted: readonly number[]
  readonly speed: number
}

/** @throws when the file is missing or not JSON */
function readEvent(path: string | undefined): Payload {
  if (path === undefined) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `${path} could not be read as the JSON payload of an event: ${(error as Error).message}. ` +
        'docs/rehearse.md has one to start from.',
    )
  }
}

/** The events that start the workflow. */
function triggers(text: string): string[] {
  const { on = {} } = parse(text)
  return typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
}

/** @throws when the workflow has several events and none was named */
function eventName(text: string, path: string, given: string | undefined): string {
  const names = triggers(text)
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
  if (!existsSync(path)) throw new Error(`There is no workflow ${own.workflow}.`)
  const text = readFileSync(path, 'utf8')
  const payload = readEvent(own.event)
  const name = payload.repository?.full_name ?? 'octo-org/orion'
  const run = { event: eventName(text, own.workflow, own.on), payload }
  const source = own.repository === undefined ? topOf(dirname(path)) : topOf(own.repository)
  if (own.repository !== undefined && source === undefined)
    throw new Error(`${own.repository} is not in a Git repository.`)
  const folder = makeRepository(name, { [`.github/workflows/${basename(path)}`]: text }, { source })
  const scenario = withEvent(await readScenario(own.scenario), payload)
  const github = { repository: name, pullRequests: gitHubPullRequests(scenario) }
  return withServices({ scenario, speed: own.speed, github }, async (services) => {
    for (const number of own.submitted) await submit(services, name, number)
    const { jobs } = await play(folder, path, run, {
      ...services,
      store: newFolder('store'),
      vars: own.vars,
      onLine: ({ msg, job }) => console.log(job === undefined ? msg : `[${job}] ${msg}`),
    })
    for (const [job, result] of jobs) console.log(`${job}: ${result}`)
    if (jobs.size === 0) console.log(`No job of ${own.workflow} ran on ${run.event}.`)
    return isGreen(jobs)
  })
}
