import type { MarkedText } from '../../src/github/marker.js'
import type { IssueChange, Post, Thread } from '../../src/github/posts.js'
import { operation } from '../../src/operations/watch-queue.js'
import type { Queue } from '../../src/service/schemas.js'
import { Budget, Deadline } from '../../src/shared/deadline.js'
import type { OperationContext, Outputs } from '../../src/step/context.js'
import type { OutputName } from '../../src/step/contract.js'
import { TIERS, type Tier } from '../../src/watch/tiers.js'
import { type FakePosts, postsClient } from '../support/posts-client.js'
import { VirtualClock } from '../support/virtual-clock.js'
import type { Actor, Player } from './interleavings.js'
import { NOON } from './watched-queue.js'

export { TIERS, type Tier }

interface StoredIssue extends MarkedText {
  readonly id: number
  isOpen: boolean
  label: string
}

interface StoredPost extends MarkedText {
  readonly id: number
  readonly issue: number
}

/** GitHub while runs race. It is compared as JSON. */
export interface RacingWorld {
  issues: StoredIssue[]
  comments: StoredPost[]
  nextId: number
  /** The outputs of each run that ended. */
  ended: Record<string, Outputs<OutputName>>
}

export const newWorld = (): RacingWorld => ({ issues: [], comments: [], nextId: 1, ended: {} })

const asPost = ({ id, marker, data = '', body }: MarkedText & { id: number }): Post => ({
  id,
  marker,
  data,
  body,
  url: '',
  title: '',
  isOpen: true,
  labels: undefined,
})

const asIssue = (issue: StoredIssue): Post => ({
  ...asPost(issue),
  isOpen: issue.isOpen,
  labels: [issue.label],
})

/** Comments and issues as one run sees them: each request waits for its turn. */
export function postsFor(world: RacingWorld, turn: Player['turn']) {
  return {
    issues: (label: string | undefined) =>
      turn(() => world.issues.filter((issue) => issue.label === label).map(asIssue)),
    comments: ({ number }: Thread) =>
      turn(() => world.comments.filter(({ issue }) => issue === number).map(asPost)),
    addComment: ({ number }: Thread, text: MarkedText) =>
      turn(() => {
        const comment = { ...text, id: world.nextId++, issue: number }
        world.comments = [...world.comments, comment]
        return asPost(comment)
      }),
    deleteComment: (id: number) =>
      turn(() => {
        world.comments = world.comments.filter((comment) => comment.id !== id)
      }),
    openIssue: (text: MarkedText, [label = '']: readonly string[]) =>
      turn(() => {
        const issue = { ...text, id: world.nextId++, isOpen: true, label }
        world.issues = [...world.issues, issue]
        return asIssue(issue)
      }),
    editIssue: (number: number, { text, state }: IssueChange) =>
      turn(() => {
        world.issues = world.issues.map((issue) => {
          if (issue.id !== number) return issue
          return {
            ...issue,
            ...text,
            isOpen: state === undefined ? issue.isOpen : state === 'open',
          }
        })
        return asIssue(world.issues.find(({ id }) => id === number) as StoredIssue)
      }),
  }
}

/** A fault that a test plants into the requests of every run. */
export type Mistake = (posts: ReturnType<typeof postsFor>) => ReturnType<typeof postsFor>

/** How many minutes the oldest test run is old, by the tier that it makes. */
const AGES = { healthy: 0, degraded: 70, severe: 130 }

const queueOf = (minutes: number): Queue =>
  ({
    state: 'running',
    branch: 'main',
    enqueuedPullRequests:
      minutes === 0
        ? []
        : [
            {
              prNumber: 1,
              state: 'TESTING',
              stateChangedAt: new Date(NOON - minutes * 60_000).toISOString(),
            },
          ],
  }) as unknown as Queue

/** A run of `watch-queue` that reads the queue in a tier. */
export const watchRun = (
  label: string,
  tier: Tier,
  mistake: Mistake = (posts) => posts,
): Actor<RacingWorld> => ({
  label,
  run: async (world, player) => {
    const posts = mistake(postsFor(world, (request) => player.turn(request)))
    await operation.run(inputs, contextOf(world, label, tier, posts))
  },
})

const inputs = {
  targetBranch: 'main',
  recoverAfter: 3,
  mention: [],
  failOn: [],
  watch: [
    {
      name: 'oldest-testing-minutes',
      source: 'oldest-testing-minutes',
      limits: { degraded: 60, severe: 120 },
    },
  ],
}

function contextOf(
  world: RacingWorld,
  label: string,
  tier: Tier,
  posts: FakePosts,
): OperationContext<OutputName> {
  const outputs: Record<string, unknown> = {}
  const service = { getQueue: async () => queueOf(AGES[tier]) }
  const github = postsClient(posts)
  const silent = () => {}
  const clock = new VirtualClock()
  const context = {
    service,
    github,
    authors: { login: 'us[bot]', mayWrite: new Map() },
    repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    event: {
      name: 'schedule',
      payload: {},
      ref: 'refs/heads/main',
      repository: 'octo-org/orion',
      serverUrl: 'https://github.com',
      runId: label,
      runAttempt: '1',
      runUrl: `https://github.com/octo-org/orion/actions/runs/${label}`,
      workflow: '',
    },
    log: {
      info: silent,
      warning: silent,
      debug: silent,
      notice: silent,
      error: silent,
      group: silent,
    },
    redact: (text: string) => text,
    clock,
    random: () => 0.5,
    deadline: new Deadline(clock, new AbortController().signal),
    timeBeforeWork: new Budget(20_000),
    dryRun: false,
    setOutputs: (known: Outputs<OutputName>) => {
      Object.assign(outputs, known)
      world.ended[label] = {
        announced: outputs['announced'] as boolean,
        tier: String(outputs['tier']),
      }
    },
    saveForPost: silent,
  }
  return context as unknown as OperationContext<OutputName>
}
