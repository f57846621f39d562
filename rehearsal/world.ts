// The world that a workflow leaves behind: what it sent, and what is in the queue and on GitHub.
import type { Transition } from '../sandbox/engine/entry.js'
import type { Services } from './play.js'

const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '      ')
/** Markers that the action finds its comments by are for machines. */
const readable = (markdown: string) => markdown.replaceAll(/<!--.*?-->\n*/gs, '').trim()
const isWrite = (path: string) => !/^\/(get|list|flaky-tests|status)/.test(path)

/**
 * @param since the start of the run, in milliseconds since the epoch
 * @returns lines to print
 */
export function describeWorld({ sandbox, github }: Services, since: number): string[] {
  const writes = sandbox.requests.filter(({ path, at }) => at >= since && isWrite(path))
  const queues = [...sandbox.engine.queues.values()].map((queue) => {
    const entries = queue.enqueued().map(({ pull, state }) => `#${pull.facts.number} ${state}`)
    return `${queue.branch} is ${queue.state}: ${entries.join(', ') || 'nobody is in it'}`
  })
  const comments = github?.comments.map(
    ({ issue, author, body }) => `Comment by ${author} on #${issue}:\n${indent(readable(body))}`,
  )
  const issues = github?.issues.map(
    ({ number, title, state, body }) =>
      `Issue #${number} (${state}), ${title}:\n${indent(readable(body))}`,
  )
  return [
    'Sent to the service, besides reads:',
    ...(writes.length === 0 ? ['  nothing'] : []),
    ...writes.map(
      ({ method, path, body, status }) =>
        `  ${method} ${path} ${JSON.stringify(body) ?? ''} → ${status}`,
    ),
    'Queues:',
    ...queues.map((line) => `  ${line}`),
    ...(comments ?? []),
    ...(issues ?? []),
  ]
}

/** The part of the sandbox that shows whether the queue moved while a workflow looked at it. */
interface Observed {
  readonly requests: readonly { readonly at: number }[]
  readonly engine: {
    readonly transitions: readonly Pick<Transition, 'at' | 'from' | 'to' | 'number'>[]
  }
}

/**
 * Warns if the queue moved between two requests of a run, because the pace then decides which state a
 * step sees.
 * @param since the start of the run, in milliseconds since the epoch
 */
export function paceWarning(
  { requests, engine }: Observed,
  speed: number,
  since: number,
): string[] {
  const times = requests.map(({ at }) => at).filter((at) => at >= since)
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return []
  const statesOf = new Map<number, string[]>()
  for (const { at, from, to, number } of engine.transitions) {
    // A submit is the work of the run, not of the queue.
    if (from === undefined || at <= first || at >= last) continue
    statesOf.set(number, [...(statesOf.get(number) ?? []), to])
  }
  const moves = [...statesOf].map(([number, states]) => `#${number} to ${states.join(', ')}`)
  if (moves.length === 0) return []
  const minutes = Math.round((speed / 60) * 10) / 10
  return [
    `warning: between the requests of the workflow the queue moved ${moves.slice(0, MAX_MOVES).join('; ')}` +
      `${moves.length > MAX_MOVES ? `; and ${moves.length - MAX_MOVES} more` : ''}. ` +
      `At speed ${speed}, ${minutes} min pass in a second: if a step saw a later state than it would in your queue, choose a lower speed.`,
  ]
}
const MAX_MOVES = 5
