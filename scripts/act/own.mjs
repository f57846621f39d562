// Plays a workflow of yours on an event of yours: docs/rehearse.md.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { gitHubPullRequests, readScenario, Scenario } from '../../lib/sandbox/scenario.js'
import {
  commit,
  commitAll,
  git,
  isGreen,
  newFolder,
  play,
  withServices,
  writeFiles,
} from './play.mjs'

/** Pull request that the sandbox plays where the event names none. */
const ANY_PULL_REQUEST = 1

/** @throws when the file is missing or not JSON */
function readEvent(path) {
  if (path === undefined) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `${path} could not be read as the JSON payload of an event: ${error.message}. ` +
        'docs/rehearse.md has one to start from.',
    )
  }
}

/** The events that start the workflow. */
function triggers(text) {
  const { on = {} } = parse(text)
  return typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
}

/** @throws when the workflow has several events and none was named */
function eventName(text, path, given) {
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

/**
 * A copy of the repository that the workflow is in, as committed, with the workflow as it is now;
 * or a new one.
 */
function copyRepository(path, text, repository) {
  const folder = newFolder('own')
  const workflow = { [`.github/workflows/${basename(path)}`]: text }
  let top
  try {
    top = git(dirname(path), 'rev-parse', '--show-toplevel')
  } catch {
    writeFiles(folder, workflow)
    commitAll(folder, repository)
    return folder
  }
  git(folder, 'clone', '--quiet', top, '.')
  git(folder, 'remote', 'set-url', 'origin', `https://github.com/${repository}.git`)
  writeFiles(folder, workflow)
  commit(folder)
  return folder
}

/** The scenario with the pull request of the event, at the head and base that the event names. */
function withEvent(scenario, payload) {
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
export async function playOwn({ workflow, event, on, scenario, speed }) {
  const path = resolve(workflow)
  if (!existsSync(path)) throw new Error(`There is no workflow ${workflow}.`)
  const text = readFileSync(path, 'utf8')
  const payload = readEvent(event)
  const repository = payload.repository?.full_name ?? 'octo-org/orion'
  const run = { event: eventName(text, workflow, on), payload }
  const folder = copyRepository(path, text, repository)
  const world = withEvent(await readScenario(scenario), payload)
  const github = { repository, pullRequests: gitHubPullRequests(world) }
  return withServices({ scenario: world, speed, github }, async (services) => {
    const store = newFolder('store')
    const print = ({ msg, job }) => console.log(job === undefined ? msg : `[${job}] ${msg}`)
    const { jobs } = await play(folder, path, run, { ...services, store }, print)
    for (const [job, result] of jobs) console.log(`${job}: ${result}`)
    if (jobs.size === 0) console.log(`No job of ${workflow} ran on ${run.event}.`)
    return isGreen(jobs)
  })
}
