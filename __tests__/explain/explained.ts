import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { type ExplainWorld, explainWorld, FAILED_CHECK } from '../support/explain-world.js'
import { shown } from '../support/shown.js'

export const GREEN = { ...FAILED_CHECK, conclusion: 'SUCCESS' } as const
export const STOPPED = { ...FAILED_CHECK, conclusion: 'CANCELLED' } as const
/** A token that may not read checks. */
export const WITHOUT_CHECKS = { granted: { contents: 'read', 'pull-requests': 'write' } } as const
/** Details in which the service itself lists the failed check. */
export const LISTED = { statusChecks: [{ context: 'unit', state: 'FAILURE' }] } as const

/** The record of a pull request in the queue. */
export const queued = (state: string) => ({ state, isCurrentlySubmittedToQueue: true })
/** The newest entry of a timeline that names why it failed. */
export const failedBy = (reason: string, over: object = {}) => ({ failure: { reason, ...over } })
/** The same, with the checks that the service blames. */
export const blames = (...failureCausingStatuses: string[]) =>
  failedBy('test_run_required_status_failed', { failureCausingStatuses })

/** A comment of this operation. */
export const ownComment = (data: string, text: string) => ({
  issue: 12,
  author: 'github-actions[bot]',
  body: `<!-- merge-queue-action:explain${data === '' ? '' : ` ${data}`} -->\n${text}`,
})

/** A table of cases, by group and title, as rows for `test.each`. */
export const rows = <T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
): readonly (readonly [group: string, title: string, value: T])[] =>
  Object.entries(table).flatMap(([group, cases]) =>
    Object.entries(cases).map(([title, value]) => [group, title, value] as const),
  )

type Played = Awaited<ReturnType<typeof explainWorld>>

/** Runs `explain` once in a world; returns what it gave, parsed. */
export async function explained(
  world: ExplainWorld,
  inputs: Readonly<Record<string, string>> = {},
) {
  await using played = await explainWorld(world)
  return await runIn(played, inputs)
}

/** Runs `explain` once more in a world. */
export async function runIn(played: Played, inputs: Readonly<Record<string, string>> = {}) {
  const { passed, outputs, seen, result, folder, clock } = await played.run(inputs)
  const list = (name: string) =>
    JSON.parse(outputs[name] || '[]') as readonly Readonly<Record<string, string>>[]
  return {
    passed,
    outputs,
    seen,
    result,
    folder,
    clock,
    info: seen.info,
    log: seen.info.join('\n'),
    /** As people see it. */
    summary: shown(seen.summary),
    verdict: outputs['verdict'],
    reasons: list('reasons'),
    failing: list('failing-checks').map(({ name }) => name),
    warnings: seen.warnings.map(({ message }) => message).join('\n'),
    comments: played.github.comments.map(({ body }) => body),
    sent: played.sent,
  }
}

/** Changes a world when the retry is claimed: after it was judged, before it is sent. */
export function whenClaimed(played: Played, change: (played: Played) => void): void {
  played.github.beforeServing = () => {
    const { method, path } = played.github.calls.at(-1) ?? {}
    if (method === 'POST' && path?.endsWith('/comments')) change(played)
  }
}

/** Changes the pull request on GitHub. */
export function changeOnGitHub({ github }: Played, change: Partial<PullRequestSeed>): void {
  const before = github.pullRequests.get(12)
  if (before !== undefined) github.pullRequests.set(12, { ...before, ...change })
}
