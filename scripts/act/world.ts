// The world that a workflow leaves behind: what it sent, and what is in the queue and on GitHub.
import type { Services } from './play.js'

const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '      ')
/** Markers that the action finds its comments by are for machines. */
const readable = (markdown: string) => markdown.replaceAll(/<!--.*?-->\n*/gs, '').trim()
const isWrite = (path: string) => !/^\/(get|list|flaky-tests|status)/.test(path)

/** @returns lines to print */
export function describeWorld({ sandbox, github }: Services): string[] {
  const writes = sandbox.requests.filter(({ path }) => isWrite(path))
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

/** Says how quick the queue is beside the steps, because their order depends on it. */
export function paceOf(speed: number): string {
  const minutes = Math.round((speed / 60) * 10) / 10
  return `At speed ${speed}, the queue moves ${minutes} min in a second: if a step came too late for what it should see, choose a lower speed.`
}
