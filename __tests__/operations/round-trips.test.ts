/** How many round trips a step needs one after another, whatever the time of each, and connections. */
import { createServer, request as sendOn } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  labelEvent,
  NETWORK_STEPS,
  type NetworkStep,
  startNetworkWorld,
} from '../../bench/network-world.js'
import { onLoopback } from '../../sandbox/loopback.js'
import { main } from '../../src/main.js'
import { expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

/** A step whose modules are loaded sends all that it can within a few turns of the event loop. */
const QUIET_TURNS = 100

/** Answers requests only when the step sends no further one, and counts how often that happens. */
class RoundTrips {
  /** The requests of each round trip. */
  readonly all: string[][] = []
  #waiting: { readonly request: string; readonly answer: () => void }[] = []

  /** Waits until nothing more is asked. */
  async next(request: string): Promise<void> {
    const answered = new Promise<void>((answer) => {
      this.#waiting.push({ request, answer })
    })
    if (this.#waiting.length === 1) void this.#answerAll()
    await answered
  }

  async #answerAll(): Promise<void> {
    let seen = 0
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      await nextTurn()
      if (this.#waiting.length > seen) quiet = 0
      seen = this.#waiting.length
    }
    const round = this.#waiting
    this.#waiting = []
    this.all.push(round.map(({ request }) => request))
    for (const { answer } of round) answer()
  }
}

/** A server in front of another one, whose answers wait for the end of a round trip. */
async function behind(trips: RoundTrips, url: string) {
  const { port, pathname } = new URL(url)
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    const body = await buffer(request)
    await trips.next(`${method} ${path?.replace(/\?.*/, '')}`)
    const onward = sendOn({ port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.end(body)
  })
  let connections = 0
  server.on('connection', () => {
    connections++
  })
  const loopback = await onLoopback(server)
  return {
    ...loopback,
    connections: () => connections,
    url: `${loopback.origin}${pathname.replace(/\/$/, '')}`,
  }
}

/** Runs a step in a world of its own. */
async function run(step: NetworkStep, inputs: Readonly<Record<string, string>> = {}) {
  const { sandbox, gitHub, clock } = await startNetworkWorld(step)
  const trips = new RoundTrips()
  await using service = await behind(trips, sandbox.url)
  await using far = await behind(trips, gitHub.url)
  const { runner } = recorder(
    {
      'api-url': service.url,
      'api-token': sandbox.token,
      'github-token': 'ghs_0123456789',
      ...step.inputs,
      ...inputs,
    },
    {
      clock,
      env: { GITHUB_API_URL: far.url },
      event: labelEvent(clock.now() - (step.eventAgeMs ?? 0)),
    },
  )
  const passed = await main(runner)
  await sandbox[Symbol.asyncDispose]()
  await gitHub[Symbol.asyncDispose]()
  expect(passed).toBe((step.exit ?? 0) === 0)
  return { trips: trips.all, connections: [service.connections(), far.connections()] }
}

const AN_HOUR_AGO = { eventAgeMs: 3_600_000 }
const { submit, failedWait, listFlaky, explain } = NETWORK_STEPS
const loaded = new Set<string | undefined>()
const NAMED = { 'pull-request': '1', 'target-branch': 'main' }

test.each<[string, NetworkStep, Readonly<Record<string, string>>, number]>([
  ['a labelled submit with a comment', submit, {}, 6],
  ['a labelled submit an hour after its event', { ...submit, ...AN_HOUR_AGO }, {}, 6],
  ['a submit whose inputs name the branch', submit, NAMED, 6],
  ['a submit whose inputs name the number', submit, { 'pull-request': '1' }, 6],
  ['a failed wait with a comment', failedWait, {}, 7],
  ['a failed wait an hour after its event', { ...failedWait, ...AN_HOUR_AGO }, {}, 8],
  ['a list of flaky tests with an issue', listFlaky, {}, 5],
  ['an explanation with a comment', explain, {}, 6],
  ['an explanation an hour after its event', { ...explain, ...AN_HOUR_AGO }, {}, 6],
])('%s needs few round trips one after another', async (_, step, inputs, most) => {
  const { operation } = step.inputs
  // The first run loads the modules.
  if (!loaded.has(operation)) await run(step, inputs)
  loaded.add(operation)
  const { trips } = await run(step, inputs)
  expect(trips.slice(most)).toEqual([])
})

test('a labelled submit with a comment opens one connection to each host', async () => {
  expect((await run(submit)).connections).toEqual([1, 1])
})
