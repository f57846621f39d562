import { setImmediate as turn } from 'node:timers/promises'
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Clock } from '../../src/shared/clock.js'
import type { ModelAnswer, QueueModel, RawRequest, ShownQueue } from '../support/queue-model.js'
import { HOSTILE } from './faults.js'

/** The ways of a service and a GitHub that work, and that are not as prompt or as tidy as a model. */
export interface Surroundings {
  /** Readings show what was so this long before. */
  readonly lagMs: number
  /** A write takes effect this long after its answer. */
  readonly lateMs: number
  /** Every name and title that others choose is {@link HOSTILE}. */
  readonly hostileNames: boolean
  /** So many times, the second page of a listing begins with the end of the first one. */
  readonly shiftedPages: number
  /** What the payload of a re-run claims of the pull request, and GitHub does not show. */
  readonly stale: 'draft' | 'closed' | 'base' | undefined
}

/** As prompt and tidy as the model. */
export const PLAIN: Surroundings = {
  lagMs: 0,
  lateMs: 0,
  hostileNames: false,
  shiftedPages: 0,
  stale: undefined,
}

const READS = /^\/(get|flaky-tests)/

/** What the service decides by: these fields keep their values whatever the names are. */
const DECISIVE =
  /^(state|status|value|id|prSha|prBaseBranch|branch|mode|.*(At|Mode|Method|_token)|timestamp|quarantined|testBranch|testBranchSha|requiredStatusesSource)$/

/** A service in surroundings. `onWrite` is called when a write has been answered. */
export function serviceIn(
  model: QueueModel,
  clock: Clock,
  { lagMs, lateMs, hostileNames, shiftedPages }: Surroundings,
  onWrite: () => void,
): Pick<QueueModel, 'serve'> {
  const shown = () => structuredClone({ record: model.record, queues: [...model.queues] })
  const past = [{ at: Number.NEGATIVE_INFINITY, ...shown() }]
  model.shiftedPages = shiftedPages
  const note = () => void past.push({ at: clock.monotonic(), ...shown() })
  const apply = (request: RawRequest): ModelAnswer => {
    const answer = model.serve(request)
    note()
    return answer
  }
  /** Answers a read from what was so; the present goes on all the same. */
  const readLate = (request: RawRequest): ModelAnswer => {
    apply(request)
    const then = past.findLast(({ at }) => at <= clock.monotonic() - lagMs) ?? past[0]
    const present = { record: model.record, queues: [...model.queues], most: model.mergeAfterReads }
    Object.assign(model, { record: then?.record, mergeAfterReads: Number.POSITIVE_INFINITY })
    refill(model, structuredClone(then?.queues ?? []))
    const answer = model.serve(request)
    Object.assign(model, { record: present.record, mergeAfterReads: present.most })
    refill(model, present.queues)
    return answer
  }
  const write = (request: RawRequest): ModelAnswer => {
    void turn().then(() => turn().then(onWrite))
    if (lateMs === 0) return apply(request)
    clock.timer(lateMs, () => void apply(request))
    return { status: 200, body: 'OK' }
  }
  return {
    serve(request) {
      const isRead = READS.test(request.path)
      const isListing = request.path.startsWith('/flaky-tests')
      const readNow = lagMs === 0 || isListing ? apply : readLate
      const { status, body } = isRead ? readNow(request) : write(request)
      return { status, body: hostileNames ? withHostileNames(body) : body }
    },
  }
}

function refill(model: QueueModel, queues: Iterable<[string, ShownQueue]>): void {
  model.queues.clear()
  for (const [branch, queue] of queues) model.queues.set(branch, queue)
}

function withHostileNames(body: string): string {
  if (!body.startsWith('{')) return body
  return JSON.stringify(
    JSON.parse(body, (key, value: unknown) =>
      typeof value === 'string' && !DECISIVE.test(key) ? `${HOSTILE} ${key}` : value,
    ),
  )
}

/** The pull request as GitHub shows it. */
export const PULL_REQUEST: PullRequestSeed = {
  number: 12,
  headSha: 'a'.repeat(40),
  baseBranch: 'main',
}

/** The event of a re-run, whose payload is of long ago. */
export const staleEvent = (stale: NonNullable<Surroundings['stale']>) => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      number: 12,
      state: stale === 'closed' ? 'closed' : 'open',
      draft: stale === 'draft',
      updated_at: '2026-09-16T09:00:00Z',
      head: { sha: 'a'.repeat(40) },
      base: { ref: stale === 'base' ? 'release' : 'main' },
    },
  },
})
