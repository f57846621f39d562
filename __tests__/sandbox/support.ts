import { Engine, type EngineOptions } from '../../sandbox/engine/engine.js'
import type { PullRequestFacts } from '../../sandbox/engine/types.js'
import { type GitHubSandboxSeed, gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubPullRequests, Scenario, type ScenarioInput } from '../../sandbox/scenario.js'
import { type SandboxOptions, startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import type { Reason } from '../../src/pull-request/reasons/reasons.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

export const START = Date.parse('2026-09-17T10:00:00.000Z')
export const MINUTE = 60_000
export const REPO = { host: 'github.com', owner: 'octo-org', name: 'orion' }
export type Json = Readonly<Record<string, unknown>>

/** Both stand-ins with a scenario on virtual time, clients of them, and steps that run there. */
export async function play(
  scenario: ScenarioInput,
  { gitHub = {}, ...options }: Partial<SandboxOptions> & { gitHub?: GitHubSandboxSeed } = {},
) {
  const clock = new VirtualClock()
  const sandbox = await startSandbox({ scenario, clock, ...options })
  const github = await gitHubSandbox({
    pullRequests: gitHubPullRequests(Scenario.parse(scenario)),
    service: sandbox.onGitHub,
    ...gitHub,
  })
  /** Sends a body about the repository and its branch `main`; a text is sent as it is. */
  const post = async (
    path: string,
    body: object | string = {},
    headers: Readonly<Record<string, string>> = { 'x-api-token': sandbox.token },
  ) => {
    const text =
      typeof body === 'string'
        ? body
        : JSON.stringify({ repo: REPO, targetBranch: 'main', ...body })
    const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: text })
    return { status: response.status, text: await response.text() }
  }
  return {
    clock,
    sandbox,
    github,
    post,
    submit: (...numbers: number[]) =>
      numbers.map((number) => sandbox.engine.submit('main', number)),
    pass: (minutes: number) => clock.sleep(minutes * MINUTE),
    read: async (path: string, body: object = {}) =>
      JSON.parse((await post(path, body)).text) as Json,
    /** The record of a pull request. */
    recordOf: async (number: number, more: object = {}) => {
      const { text } = await post('/getSubmittedPullRequest', { pr: { number }, ...more })
      return JSON.parse(text) as Json
    },
    /** Runs a step of the action on a pull request, or on that of its event. */
    step: async (
      operation: string,
      number: number | undefined,
      inputs: Readonly<Record<string, string>> = {},
      { env, ...more }: RecorderOptions = {},
      prepare: (folder: string) => void = () => {},
    ) => {
      const { runner, seen, folder } = recorder(
        {
          operation,
          'api-url': sandbox.url,
          'api-token': sandbox.token,
          'target-branch': 'main',
          'pull-request': String(number ?? ''),
          ...inputs,
        },
        { clock, env: { GITHUB_API_URL: github.url, ...env }, ...more },
      )
      prepare(folder)
      const passed = await main(runner)
      const reasons = JSON.parse(seen.outputs['reasons'] || '[]') as readonly Reason[]
      return { passed, seen, outputs: seen.outputs, reasons }
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}
export type Played = Awaited<ReturnType<typeof play>>

/** Facts of a pull request whose tests take ten minutes and pass. */
export const facts = (number: number, more: Partial<PullRequestFacts> = {}): PullRequestFacts => ({
  number,
  title: `Change ${number}`,
  author: 'octocat',
  sha: String(number).padStart(40, '0'),
  base: 'main',
  testMinutes: 10,
  fails: 'never',
  mergeability: 'mergeable',
  upToDate: false,
  ...more,
})

/**
 * An engine with one queue, `main`, that checks readiness and merges without delay, and helpers for
 * tests. `at` is in minutes since the start.
 */
export function rehearse(
  settings: object,
  pullRequests: readonly PullRequestFacts[],
  options: Partial<EngineOptions> = {},
) {
  const engine = new Engine({
    now: START,
    evaluateSeconds: 0,
    mergeSeconds: 0,
    pullRequests,
    ...options,
  })
  engine.createQueue('main', settings)
  return {
    engine,
    queue: () => {
      const queue = engine.queues.get('main')
      if (queue === undefined) throw new Error('there is no queue')
      return queue
    },
    submit: (...numbers: number[]) => numbers.map((number) => engine.submit('main', number)),
    upload: (number: number, targets: 'ALL' | readonly string[], sha?: string) =>
      engine.setTargets(
        'main',
        number,
        sha ?? String(number).padStart(40, '0'),
        targets === 'ALL' ? targets : new Set(targets),
      ),
    at: (minutes: number) => engine.advance(START + minutes * MINUTE),
    state: (number: number) => engine.queues.get('main')?.entry(number)?.state,
    states: (...numbers: number[]) =>
      numbers.map((number) => engine.queues.get('main')?.entry(number)?.state),
    /** The states that one pull request went through. */
    path: (number: number) =>
      engine.transitions.filter((t) => t.number === number).map((t) => t.to),
    /** Numbers in the order in which they were merged. */
    merged: () => engine.transitions.filter((t) => t.to === 'merged').map((t) => t.number),
    /** What is tested together, in order. */
    runs: () =>
      engine.queues.get('main')?.runs.map((run) => run.members.map((m) => m.pull.facts.number)),
  }
}
