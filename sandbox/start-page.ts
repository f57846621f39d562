/** The page at `/`: what this is, what it plays, and how to talk to it. */
import { html } from 'hono/html'
import { INTERRUPTIONS } from './engine/types.js'
import type { Scenario } from './scenario.js'

export function startPage({ repository, queues, pullRequests, otherPullRequests }: Scenario) {
  const { owner, name } = repository ?? {}
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Merge queue sandbox</title>
<style>body { font: 16px/1.5 system-ui; max-width: 60em; margin: 2em auto; padding: 0 1em }
td, th { text-align: left; padding: 0 1em 0.2em 0; vertical-align: top }</style>
<h1>Merge queue sandbox</h1>
<p>A simulation of the merge queue service, API v1, at <code>/v1</code>. It merges nothing, knows no
real repository, and forgets everything when it stops. Send the token that it was started with in
<code>x-api-token</code>.</p>
<p>Repository: ${repository === undefined ? 'any' : `${owner}/${name}`}.</p>
<h2>Queues</h2>
<table><tr><th>Branch<th>State<th>Settings</tr>${queues.map(
    ({ branch, state, ...settings }) =>
      html`<tr><td>${branch}<td>${state}<td><code>${JSON.stringify(settings)}</code></tr>`,
  )}</table>
<h2>Pull requests</h2>
<table><tr><th>Number<th>Base<th>What happens</tr>${pullRequests.map(
    (pull) => html`<tr><td>${pull.number}<td>${pull.base}<td>${pull.title}</tr>`,
  )}</table>
<p>${
    otherPullRequests === undefined
      ? 'Other numbers are refused.'
      : `Any other number is a pull request whose tests take ${otherPullRequests.testMinutes} simulated minutes.`
  }</p>
<h2>To change what happens</h2>
<table>
<tr><td><code>POST /sandbox/reset</code><td>begins again: queues and pull requests as above</tr>
<tr><td><code>POST /sandbox/push</code><td><code>{"number": 1}</code>: its head commit moves</tr>
<tr><td><code>POST /sandbox/interrupt</code><td><code>{"number": 1, "by": "close"}</code>: one of
${INTERRUPTIONS.join(', ')}</tr>
<tr><td><code>POST /sandbox/mergeability</code><td><code>{"number": 1, "mergeability":
"not_mergeable"}</code></tr>
<tr><td><code>GET /sandbox/queued</code><td>what is in each queue, and its test branches</tr>
<tr><td><code>GET /sandbox/transitions</code><td>every change of state so far, and its reason</tr>
<tr><td><code>GET /sandbox/webhooks</code><td>the events that Trunk would have sent so far</tr>
</table>
</html>
`
}
