import { type Ids, seededIds, shaOf } from './ids.js'
import { parsePriority } from './priority.js'
import { MergeQueue } from './queue.js'
import {
  applySettings,
  DEFAULT_SETTINGS,
  type QueueSettings,
  QueueUpdate,
  SettingsPatch,
} from './settings.js'
import type { Targets } from './targets.js'
import {
  type Answer,
  done,
  ENDED,
  type PullRequest,
  type PullRequestFacts,
  refused,
  type Transition,
} from './types.js'

export interface EngineOptions {
  /** Time of the start, in milliseconds since the epoch. */
  readonly now: number
  /** Length of a simulated minute, in milliseconds; 60 000 where absent. */
  readonly minuteMs?: number
  /** From a submit until the queue has looked at readiness, in simulated seconds; 2 where absent. */
  readonly evaluateSeconds?: number
  /** From the last condition to the merge, in simulated seconds; 3 where absent. */
  readonly mergeSeconds?: number
  readonly pullRequests?: readonly PullRequestFacts[]
  /** Facts of pull requests that are not listed; refused as unknown where absent. */
  readonly otherPullRequests?: Omit<PullRequestFacts, 'number' | 'title' | 'sha'> | undefined
  readonly defaultRequiredStatuses?: readonly string[]
  /** Ids are the same for the same seed. */
  readonly seed?: string
}

export type Engine = ReturnType<typeof createEngine>

/**
 * The merge queues of one repository: a pure state machine without timers and without input or output. Call `advance`
 * with the present time before a command; ask `nextEventAt` when something will happen by itself.
 */
export function createEngine(options: EngineOptions) {
  const { minuteMs = 60_000, evaluateSeconds = 2, mergeSeconds = 3, seed = 'sandbox' } = options
  const defaultRequiredStatuses =
    options.defaultRequiredStatuses ?? DEFAULT_SETTINGS.requiredStatuses
  const ids: Ids = seededIds(seed)
  const pulls = new Map<number, PullRequest>()
  const uploads = new Map<number, { sha: string; targets: Targets }>()
  const queues = new Map<string, MergeQueue>()
  const transitions: Transition[] = []
  let now = options.now

  const add = (facts: PullRequestFacts): PullRequest => {
    const pull = { facts, finishedRuns: 0, mergedAt: undefined }
    pulls.set(facts.number, pull)
    return pull
  }
  for (const facts of options.pullRequests ?? []) add(facts)
  const listed: ReadonlySet<number> = new Set(pulls.keys())

  /** The pull request, from the template where it is not listed. */
  const find = (number: number): PullRequest | undefined => {
    const known = pulls.get(number)
    if (known !== undefined || options.otherPullRequests === undefined) return known
    const sha = shaOf(`${seed}#${number}`)
    return add({ ...options.otherPullRequests, number, sha, title: `Pull request ${number}` })
  }
  const pull = (number: number): PullRequest =>
    find(number) ?? {
      facts: { ...NOBODY, number },
      finishedRuns: 0,
      mergedAt: undefined,
    }
  const targets = (number: number): Targets | undefined => {
    const upload = uploads.get(number)
    return upload?.sha === pull(number).facts.sha ? upload.targets : undefined
  }
  const noQueue = (branch: string) => refused('missing', `There is no queue for branch ${branch}`)
  const nextEventAt = (): number =>
    Math.min(Number.POSITIVE_INFINITY, ...[...queues.values()].map((q) => q.nextEventAt(now)))
  const settleAll = () => {
    for (const queue of queues.values()) queue.advance(now)
  }
  /** A change from outside takes a pull request out of every queue. */
  const drop = (number: number) => {
    for (const queue of queues.values()) queue.cancel(number, now)
    settleAll()
  }

  return {
    /** The time that the engine has come to. */
    get now(): number {
      return now
    },
    /** Every change of state so far, in order. */
    transitions: transitions as readonly Transition[],
    queues: queues as ReadonlyMap<string, MergeQueue>,
    nextEventAt,
    pullRequest: find,
    /** Targets uploaded for the present head. */
    targets,

    /** Goes through everything that happens until `to`, each thing at its own time. A time in the past is ignored. */
    advance(to: number): void {
      for (let next = nextEventAt(); next <= to; next = nextEventAt()) {
        now = next
        settleAll()
      }
      now = Math.max(now, to)
    },

    createQueue(branch: string, wanted: unknown = {}): Answer {
      const patch = SettingsPatch.safeParse(wanted)
      if (!patch.success) return refused('invalid', firstIssue(patch.error))
      if (queues.has(branch))
        return refused('exists', `A queue for branch ${branch} exists already`)
      const settings: QueueSettings = applySettings(
        { ...DEFAULT_SETTINGS, requiredStatuses: [...defaultRequiredStatuses] },
        patch.data,
      )
      queues.set(
        branch,
        new MergeQueue({
          branch,
          settings,
          defaultRequiredStatuses,
          ids,
          minuteMs,
          evaluateMs: (evaluateSeconds * minuteMs) / 60,
          mergeMs: (mergeSeconds * minuteMs) / 60,
          startedAt: options.now,
          pull,
          targets,
          onTransition: (transition) => transitions.push(transition),
        }),
      )
      return done
    },

    /** Refused until every pull request has left the queue. */
    deleteQueue(branch: string): Answer {
      const queue = queues.get(branch)
      if (queue === undefined) return noQueue(branch)
      const left = queue.enqueued().length
      if (left > 0)
        return refused('invalid', `The queue is not empty: it holds ${left} pull requests`)
      queues.delete(branch)
      return done
    },

    updateQueue(branch: string, wanted: unknown): Answer<MergeQueue> {
      const queue = queues.get(branch)
      if (queue === undefined) return noQueue(branch)
      const update = QueueUpdate.safeParse(wanted)
      if (!update.success) return refused('invalid', firstIssue(update.error))
      queue.update(update.data, now)
      return { ok: true, value: queue }
    },

    submit(
      branch: string,
      number: number,
      wanted: { readonly priority?: unknown; readonly noBatch?: unknown } = {},
    ): Answer {
      const queue = queues.get(branch)
      if (queue === undefined) return noQueue(branch)
      if (find(number) === undefined)
        return refused('missing', `There is no pull request #${number}`)
      const priority = wanted.priority === undefined ? undefined : parsePriority(wanted.priority)
      if (wanted.priority !== undefined && priority === undefined)
        return refused('invalid', 'priority must be an integer from 0 to 255 or the name of one')
      const { noBatch } = wanted
      if (noBatch !== undefined && typeof noBatch !== 'boolean')
        return refused('invalid', 'noBatch must be a boolean')
      return queue.submit(number, { priority, noBatch }, now)
    },

    cancel(branch: string, number: number): Answer {
      return queues.get(branch)?.cancel(number, now) ?? noQueue(branch)
    },

    restart(branch: string, number: number): Answer {
      return queues.get(branch)?.restart(number, now) ?? noQueue(branch)
    },

    /** Any commit is accepted; only targets of the present head count. The last upload wins. */
    setTargets(branch: string, number: number, sha: string, uploaded: Targets): Answer {
      if (!queues.has(branch)) return noQueue(branch)
      uploads.set(number, { sha, targets: uploaded })
      const found = find(number)
      if (found === undefined) return refused('missing', `There is no pull request #${number}`)
      // Nothing else tells the head of a pull request that the scenario does not list.
      if (!listed.has(number)) found.facts = { ...found.facts, sha }
      settleAll()
      return done
    },

    /** Somebody pushed: the head moves, which takes the pull request out of the queue. */
    push(number: number, sha: string = ids.sha()): Answer {
      const found = find(number)
      if (found === undefined) return refused('missing', `There is no pull request #${number}`)
      found.facts = { ...found.facts, sha }
      drop(number)
      return done
    },

    /** Changes what the world says of a pull request, such as its mergeability. */
    change(number: number, facts: Partial<Omit<PullRequestFacts, 'number' | 'sha'>>): Answer {
      const found = find(number)
      if (found === undefined) return refused('missing', `There is no pull request #${number}`)
      const rebased = facts.base !== undefined && facts.base !== found.facts.base
      found.facts = { ...found.facts, ...facts }
      if (rebased) drop(number)
      settleAll()
      return done
    },

    /** Whether a pull request is in a queue now. */
    isEnqueued(branch: string, number: number): boolean {
      const state = queues.get(branch)?.entry(number)?.state
      return state !== undefined && !ENDED.has(state)
    },
  }
}

/** Stands for a pull request that a rule names and the scenario does not have. */
const NOBODY: Omit<PullRequestFacts, 'number'> = {
  title: '',
  author: '',
  sha: '',
  testMinutes: 0,
  fails: 'never',
  mergeability: 'unspecified',
  upToDate: false,
}

function firstIssue(error: {
  issues: readonly { path: PropertyKey[]; message: string }[]
}): string {
  const [issue] = error.issues
  return `${issue?.path.join('.')}: ${issue?.message}`
}
