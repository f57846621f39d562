import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { DEFAULT_REQUIRED_STATUSES } from './engine/engine.js'
import { shaOf } from './engine/ids.js'
import { RequestedState, SettingsPatch } from './engine/settings.js'
import { INTERRUPTIONS, MERGEABILITIES, OBSTACLES } from './engine/types.js'
import { GitHubScenario, type PullRequestSeed } from './github/seeds.js'
import { History } from './history.js'
import { schemaProblems } from './schema-problems.js'
import { Generator, UnhealthyTest } from './unhealthy.js'

const minutes = z.number().min(0)

const Fails = z.union([
  z.enum(['never', 'always', 'until-push']),
  z.strictObject({ firstRuns: z.number().int().min(1) }),
  z.strictObject({ with: z.array(z.number().int()).min(1) }),
])

/** Event in the life of a pull request besides its tests and its merge; happens once. */
const Event = z.union([
  z.strictObject({ by: z.enum(INTERRUPTIONS), afterMinutes: z.number().positive().default(1) }),
  z.strictObject({ by: z.enum(OBSTACLES) }),
])

const world = {
  author: z.string().default('octocat'),
  /** Length of one test run. */
  testMinutes: minutes.default(10),
  fails: Fails.default('never'),
  failingCheck: z.string().optional(),
  /** Fails at first and passes in its re-run, within one test run. */
  flakyCheck: z.string().optional(),
  event: Event.optional(),
  mergeability: z.enum(MERGEABILITIES).default('mergeable'),
  mergeableAfterMinutes: minutes.optional(),
  upToDate: z.boolean().default(false),
}

const ScenarioPullRequest = z
  .strictObject({
    number: z.number().int().min(1),
    title: z.string().optional(),
    sha: z
      .string()
      .regex(/^[0-9a-f]{40}$/)
      .optional(),
    base: z.string().default('main'),
    ...world,
  })
  .transform(({ title, sha, ...facts }) => ({
    ...facts,
    title: title ?? `Pull request ${facts.number}`,
    sha: sha ?? shaOf(`#${facts.number}`),
  }))

/** The base of its lowest member is `base`, that of the others the branch of the one below. */
const ScenarioStack = z.strictObject({
  base: z.string().default('main'),
  /** Numbers of listed pull requests, bottom first. */
  members: z.array(z.int().min(1)).min(2),
})

const ScenarioQueue = SettingsPatch.extend({
  branch: z.string().default('main'),
  state: RequestedState.default('running'),
}).strict()

/** Where services are known to differ. */
const Service = z.strictObject({
  /** Effect of a submit of a pull request that is already queued. */
  submitQueued: z.enum(['rewrite', 'conflict']).default('rewrite'),
  updateAnswer: z.enum(['queue', 'ok']).default('queue'),
  /** Makes getQueue list pull requests that are not ready. */
  listNotReady: z.boolean().default(false),
  /** Gives clients that ask for it a timeline; older servers have none. */
  showTimeline: z.boolean().default(true),
  /** Answers listPullRequests; older servers answer 404. */
  listPullRequests: z.boolean().default(true),
  /** Statuses that getQueue shows: the queue's own list, or the one in force and whose it is. */
  showRequiredStatuses: z.enum(['own', 'effective']).default('own'),
  /** Effect of an update with an empty list of required statuses; v1 ignores it. */
  emptyRequiredStatuses: z.enum(['ignored', 'applied']).default('ignored'),
  /** The branch that the record of a stack's member names as its base. */
  stackBaseInRecord: z.enum(['parent', 'target']).default('parent'),
  /** Delay of every answer, in milliseconds of the clock. */
  latencyMs: z.number().int().min(0).default(0),
  /** Ids of runs from forks that may upload targets without a token; any where absent. */
  forkRunIds: z.array(z.string()).optional(),
  /** From a submit until the queue has checked readiness. */
  evaluateSeconds: z.number().min(0).default(2),
  /** Between the last passed test and the merge. */
  mergeSeconds: z.number().min(0).default(3),
})

/** A scenario file: the world that the sandbox plays. `--speed` says how fast its time passes. */
export const Scenario = z.strictObject({
  /** Any repository where absent. */
  repository: z
    .strictObject({
      host: z.string().default('github.com'),
      owner: z.string(),
      name: z.string(),
    })
    .optional(),
  /** Other repositories on the same host. Each has queues like those of `repository`. */
  repositories: z.array(z.string().regex(/^[\w.-]+\/[\w.-]+$/)).default([]),
  /** Slug of the organization; any where absent. */
  organization: z.string().optional(),
  queues: z.array(ScenarioQueue).default([]),
  pullRequests: z.array(ScenarioPullRequest).default([]),
  stacks: z.array(ScenarioStack).default([]),
  /** Facts about every other pull request; without them, an unknown number is refused. */
  otherPullRequests: z.strictObject(world).optional(),
  /** In force where a queue has no `requiredStatuses` of its own. */
  defaultRequiredStatuses: z.array(z.string()).default([...DEFAULT_REQUIRED_STATUSES]),
  /** Facts that GitHub knows of a pull request and the service does not. */
  gitHub: GitHubScenario.default({ pullRequests: [], branchChecks: {} }),
  /** Times in which a check fails for everybody, or does not run: minutes after the start, or before it. */
  incidents: z
    .array(
      z.strictObject({
        check: z.string(),
        kind: z.enum(['failed', 'not-run']).default('failed'),
        fromMinutes: z.number(),
        untilMinutes: z.number(),
      }),
    )
    .default([]),
  unhealthyTests: z.union([z.array(UnhealthyTest), Generator]).default([]),
  service: Service.default(Service.parse({})),
  /** A past of the queue before the start; none where absent. */
  history: History.optional(),
})

/** A scenario as a test or a file writes it: fields with a default may be left out. */
export type ScenarioInput = z.input<typeof Scenario>
export type Scenario = z.output<typeof Scenario>

/** @throws an Error that names the file and every wrong field */
export async function readScenario(path: string): Promise<Scenario> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error(`There is no scenario ${path}: looked for it at ${resolve(path)}.`)
  })
  const parsed = Scenario.safeParse(parseYaml(path, text))
  if (parsed.success) return parsed.data
  throw new Error(`${path} is not a scenario:\n${schemaProblems(path, Scenario, parsed.error)}`)
}

function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text, { merge: true })
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('\n')
    throw new Error(`The scenario ${path} is not YAML: ${problem.replace(/:$/, '')}.`)
  }
}

/** The pull requests of a scenario, with their stacks. */
export const pullRequestsOf = ({ pullRequests, stacks, gitHub }: Scenario) =>
  pullRequests.map((facts) => {
    const stack = stacks.find(({ members }) => members.includes(facts.number))
    if (stack === undefined) return facts
    const parent = stack.members[stack.members.indexOf(facts.number) - 1]
    const seed = gitHub.pullRequests.find(({ number }) => number === parent)
    const branch = seed?.headBranch ?? `change-${parent}`
    return { ...facts, stack, base: parent === undefined ? stack.base : branch }
  })

/** The pull requests of a scenario as the stand-in for GitHub plays them. */
export const gitHubPullRequests = (scenario: Scenario): PullRequestSeed[] =>
  pullRequestsOf(scenario).map((facts) => {
    const { number, title, author, sha, base } = facts
    const stack = 'stack' in facts ? facts.stack : undefined
    const place = stack && {
      number: 1 + scenario.stacks.indexOf(stack),
      base: stack.base,
      position: 1 + stack.members.indexOf(number),
      size: stack.members.length,
    }
    return {
      number,
      title,
      author,
      headSha: sha,
      baseBranch: base,
      ...(place && { stack: place }),
      ...scenario.gitHub.pullRequests.find((seed) => seed.number === number),
    }
  })
