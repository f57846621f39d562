/** The checks of a test run, from what the engine knows. */
import type { TestRun } from './engine/entry.js'
import type { PullRequest } from './engine/types.js'

export type CheckState = 'PENDING' | 'SUCCESS' | 'FAILURE' | 'CANCELLED'
export interface Check {
  readonly name: string
  readonly state: CheckState
  /** Every state that was reported, oldest first. */
  readonly reports: readonly CheckState[]
}

/**
 * The state of one required check. The blamed pull requests name theirs; the last check of a run
 * that was stopped or timed out never reported.
 */
function checkState(
  name: string,
  run: TestRun,
  required: readonly string[],
): CheckState | undefined {
  if (run.status === 'succeeded') return 'SUCCESS'
  if (run.status === 'in_progress') return 'PENDING'
  const red = new Set(run.blamed.map((pull) => pull.facts.failingCheck ?? required[0]))
  if (red.has(name)) return 'FAILURE'
  const { incident } = run
  if (incident?.check === name) return incident.kind === 'failed' ? 'FAILURE' : 'CANCELLED'
  return run.blamed.length === 0 && incident === undefined && name === required.at(-1)
    ? undefined
    : 'SUCCESS'
}

export function checksOf(run: TestRun, required: readonly string[]): readonly Check[] {
  const named = (pulls: readonly PullRequest[], field: 'failingCheck' | 'flakyCheck') =>
    pulls.map(({ facts }) => facts[field]).filter((name) => name !== undefined)
  const flaky = named(
    run.members.map(({ pull }) => pull),
    'flakyCheck',
  )
  const names = new Set([...required, ...named(run.blamed, 'failingCheck'), ...flaky])
  return [...names].flatMap((name): Check[] => {
    const state = checkState(name, run, required)
    if (state === undefined) return []
    const wasRed = state === 'SUCCESS' && flaky.includes(name)
    return [{ name, state, reports: reportsOf(state, wasRed) }]
  })
}

/** Recorded services repeat the last report of a check. */
function reportsOf(state: CheckState, wasRed: boolean): readonly CheckState[] {
  if (state === 'PENDING') return ['PENDING']
  return wasRed ? ['PENDING', 'FAILURE', 'PENDING', state, state] : ['PENDING', state, state]
}

/** Page of a check. */
export const checkUrl = (run: TestRun, name: string): string =>
  `https://ci.example/${run.id}/${encodeURIComponent(name)}`
