/** Who is ahead of a queued pull request, and how long others took. */
import type { Queue } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import { capitalize } from '../shared/text.js'

/** The prospects of a queued pull request; a fact that could not be read is `undefined`. */
export interface Outlook {
  /** The pull requests ahead that may hold it up, in the order of the queue. */
  readonly ahead:
    | readonly {
        readonly number: number
        readonly state: string | undefined
        readonly title: string | undefined
      }[]
    | undefined
  /** Some of them may share no target with it, and nothing shows which. */
  readonly mayShareNoTarget: boolean
  /** The median time in the queue over the last hour. */
  readonly typical: { readonly minutes: number; readonly isBeyond: boolean } | undefined
}

/** @param dependsOn the pull requests that its test run builds on, if the service names them */
export function outlookOf(
  ref: PullRequestRef,
  queue: Queue | undefined,
  typical: Outlook['typical'],
  dependsOn?: readonly number[],
): Outlook {
  const entries = queue?.enqueuedPullRequests ?? []
  const index = entries.findIndex(({ prNumber }) => prNumber === ref.number)
  if (index === -1) return { ahead: undefined, mayShareNoTarget: false, typical }
  const isParallel = queue?.mode === 'parallel'
  const all = entries
    .slice(0, index)
    .map(({ prNumber, state, prTitle }) => ({ number: prNumber, state, title: prTitle }))
  if (isParallel && dependsOn !== undefined) {
    const ahead = all.filter(({ number }) => dependsOn.includes(number))
    return { ahead, mayShareNoTarget: false, typical }
  }
  return { ahead: all, mayShareNoTarget: isParallel && all.length > 0, typical }
}

/** The outputs of an outlook; all are empty without one. */
export const outlookOutputs = (outlook: Outlook | undefined) => ({
  ahead: outlook?.ahead,
  'typical-minutes': outlook?.typical?.minutes,
})

/** The outlook as a sentence without its period; `undefined` if nothing is known. */
export function outlookLine({ ahead, mayShareNoTarget, typical }: Outlook): string | undefined {
  const parts: string[] = []
  if (ahead?.length === 0) parts.push('nothing is ahead')
  else if (mayShareNoTarget)
    parts.push(`${ahead?.length} ahead, of which only those with a shared target hold it up`)
  else if (ahead !== undefined) parts.push(`${ahead.length} ahead`)
  if (typical !== undefined) {
    const about = typical.isBeyond ? 'more than' : 'about'
    parts.push(`half of the last hour's pull requests took ${about} ${typical.minutes} min`)
  }
  if (parts.length === 0) return undefined
  return capitalize(parts.join('; '))
}
