/** Two processes of the bundle at once on one queue: pairs of operations, some with lists that lag. */
import { setTimeout as pause } from 'node:timers/promises'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { systemClock } from '../../src/shared/clock.js'
import { randomFrom } from '../holds/races/engine.js'
import { fakeQueues } from '../support/fake-queue.js'
import { expect, test } from '../support/jest.js'
import { runBundle } from '../support/run-bundle.js'

const OPERATIONS = [
  { operation: 'pause-queue', hold: 'a' },
  { operation: 'pause-queue', hold: 'b' },
  { operation: 'resume-queue', hold: 'a' },
  { operation: 'resume-queue', hold: 'b' },
] as const

type Step = (typeof OPERATIONS)[number]

/** Returns how the pair of a seed ended, if it ended wrong. */
async function wrongPair(seed: number, lagMs: number): Promise<string | undefined> {
  const random = randomFrom(seed)
  const draw = (): Step => OPERATIONS[Math.floor(random() * OPERATIONS.length)] ?? OPERATIONS[0]
  const one = draw()
  const other = draw()
  await using service = await fakeQueues({ main: { state: 'running' } })
  const lag = { now: systemClock.monotonic, ms: () => lagMs + (lagMs > 0 ? random() * 1000 : 0) }
  await using gitHub = await gitHubSandbox(lagMs > 0 ? { lag } : {})
  const run = (step: Step) =>
    runBundle(
      { ...step, 'api-url': service.url, 'target-branch': 'main', 'github-token': 'ghs_t0k3n' },
      { env: { GITHUB_API_URL: gitHub.url, GITHUB_REPOSITORY: 'octo-org/orion' } },
    )
  const isResume = one.operation === 'resume-queue' || other.operation === 'resume-queue'
  if (isResume) await run({ operation: 'pause-queue', hold: 'a' })
  const later = pause(random() * 400).then(() => run(other))
  const ends = await Promise.all([run(one), later])
  const holds = gitHub.comments.flatMap(({ body }) => /action:hold\/(\w+)/.exec(body)?.[1] ?? [])
  const state = String(service.queue()?.['state'])
  const isRed = ends.some(({ code }) => code !== 0)
  const course = `${JSON.stringify([one, other])} ${ends.map(({ code, outputs }) => `${code} ${outputs['outcome']}`)} ${state} ${holds}`
  if (holds.length > 0 && state === 'running') return `held, but it runs: ${course}`
  if (holds.length === 0 && state !== 'running' && !isRed)
    return `stopped without a hold: ${course}`
  for (const [index, step] of [one, other].entries()) {
    const isEnded = [one, other].some(
      ({ operation, hold }) => operation === 'resume-queue' && hold === step.hold,
    )
    const isGreen = step.operation === 'pause-queue' && ends[index]?.code === 0
    if (isGreen && !isEnded && !holds.includes(step.hold)) return `a hold is gone: ${course}`
    if (ends[index]?.code !== 0 && !isEnded) return `a step failed without a fault: ${course}`
  }
  return undefined
}

/** Every fifth pair has lists that lag by 3 to 4 s. */
const FIRST_SEEDS = Array.from({ length: 20 }, (_, index) => 5 * index + 1)

test.each(FIRST_SEEDS)(
  'two processes on one queue end right, whatever they do (seeds from %i)',
  async (first) => {
    const seeds = [first, first + 1, first + 2, first + 3, first + 4]
    const ends = seeds.map((seed) => wrongPair(seed, seed % 5 === 0 ? 3000 : 0))
    const wrong = (await Promise.all(ends)).filter((why) => why !== undefined)
    expect(wrong).toEqual([])
  },
)
