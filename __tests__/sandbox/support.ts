import { Engine, type EngineOptions } from '../../sandbox/engine/engine.js'
import type { PullRequestFacts } from '../../sandbox/engine/types.js'

export const START = Date.parse('2026-09-17T10:00:00.000Z')
export const MINUTE = 60_000

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
