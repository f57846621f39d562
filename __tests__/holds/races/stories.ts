/** The actors of races, and how a race may end. */
import { isLive, MEMORY } from '../../../src/holds/hold.js'
import { restoreWithHold } from '../../../src/holds/restore.js'
import { parseSavedState } from '../../../src/holds/saved-state.js'
import { operation as pauseQueue } from '../../../src/operations/pause-queue.js'
import { operation as resumeQueue } from '../../../src/operations/resume-queue.js'
import { ActionError } from '../../../src/shared/errors.js'
import { queueRef } from '../../../src/shared/references.js'
import type { StepResult } from '../../../src/step/context.js'
import { type Actor, type End, type Race, runAlone } from './engine.js'
import { holdsOf } from './holds.js'
import {
  BEGIN,
  contextFor,
  type Player,
  problemOf,
  REPOSITORY,
  World,
  type WorldComment,
} from './world.js'

export const UNTIL = new Date(BEGIN + 3_600_000).toISOString()

/** A step that stops or resumes the queue, or something that happens at once. */
interface HoldActor extends Actor {
  readonly pauses?: string
  readonly isGuard?: boolean
  readonly resumes?: string
}

export async function passed(running: Promise<StepResult>): Promise<void> {
  const { failure } = await running
  if (failure !== undefined) throw failure
}

export const pause = (name: string, until?: string): HoldActor => ({
  label: `pause ${name}`,
  pauses: name,
  steps: (world, player, index, heard) =>
    passed(
      pauseQueue.run(
        { targetBranch: 'main', hold: name, holdUntil: until, resumeAfterJob: false },
        contextFor(world, player, index, heard),
      ),
    ),
})

export const guard = (name: string): HoldActor => ({
  label: `guard ${name}`,
  pauses: name,
  isGuard: true,
  steps: async (world, player, index, heard) => {
    const inputs = { targetBranch: 'main', hold: name, resumeAfterJob: true }
    const step = passed(pauseQueue.run(inputs, contextFor(world, player, index, heard)))
    const failure = await step.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (heard.saved !== '') {
      player.beginPost()
      const context = contextFor(world, player, index, heard)
      const saved = { ...parseSavedState(heard.saved), hold: name }
      await restoreWithHold(
        context,
        context.deadline,
        queueRef(REPOSITORY, 'main'),
        context.event,
        saved,
      )
    }
    if (failure !== undefined) throw failure
  },
})

export const resume = (name: string): HoldActor => ({
  label: `resume ${name}`,
  resumes: name,
  steps: (world, player, index, heard) =>
    passed(
      resumeQueue.run(
        { targetBranch: 'main', hold: name, strict: false },
        contextFor(world, player, index, heard),
      ),
    ),
})

export const deleteComments = (name: string): HoldActor => ({
  label: `a person deletes ${name}`,
  happens: (world) => {
    for (const comment of world.comments)
      if (nameOf(comment) === name) world.deleteComment(comment.id, -1)
  },
})

export const EXPIRY: HoldActor = {
  label: 'time passes',
  happens: (world) => {
    world.now += 7_200_000
  },
}

const nameOf = ({ body }: WorldComment): string => /action:hold\/(\S*)/.exec(body)?.[1] ?? ''

export interface Seed {
  readonly holds?: readonly (readonly [name: string, until?: string])[]
  /** The last hold is in an issue of its own. */
  readonly isSplit?: boolean
  readonly state?: string
}

export interface Story extends Seed {
  readonly actors: readonly HoldActor[]
}

/**
 * A story as a race.
 * @param isExact false if lists lag: then a red step may leave its hold on a queue that another one resumed
 */
export async function raceOf(story: Story, isExact = true): Promise<Race> {
  const world = await worldOf(story)
  return { world, actors: story.actors, wrongEnd: (end) => wrongEnd(story, end, isExact) }
}

/** Writes a world with its holds, by the real operation. */
async function worldOf({ holds = [], isSplit = false, state = 'running' }: Seed): Promise<World> {
  const world = new World()
  world.state = state
  for (const [index, [name, until]] of holds.entries()) {
    const { issues } = world
    if (isSplit && index === holds.length - 1) world.issues = []
    await runAlone(world, pause(name, until))
    if (isSplit && index === holds.length - 1) world.issues = [...issues, ...world.issues]
  }
  world.deletions.splice(0)
  world.settle()
  return world
}

/** Whether a red step tells people to look after the queue. */
const saysSo = ({ status, failure }: Player): boolean =>
  status === 'failed' &&
  /use `resume-queue`|run `resume-queue`|[Cc]heck the (state of the )?(queue|holds)|stop the queue again/.test(
    problemOf(failure),
  )

function wrongEnd(story: Story, { world, players }: End, isExact: boolean): string | undefined {
  const internal = players.find(
    ({ status, failure }) =>
      status === 'failed' && !(failure instanceof ActionError) && !isCancel(failure),
  )
  if (internal !== undefined) return `an internal error: ${String(internal.failure)}`
  const holds = holdsOf(world)
  const isHeld = holds.some((hold) => hold.name !== MEMORY && isLive(hold, world.now))
  const isStopped = world.state !== 'running'
  const isSaid = players.some(saysSo)
  for (const [index, actor] of story.actors.entries()) {
    if (actor.pauses === undefined || actor.isGuard || players[index]?.status !== 'passed') continue
    const isThere = world.comments.some((comment) => nameOf(comment) === actor.pauses)
    const isAllowed = story.actors.some(
      ({ resumes, label }) =>
        resumes === actor.pauses || label === `a person deletes ${actor.pauses}`,
    )
    if (!isThere && !isAllowed) return 'the hold of a green step is gone'
  }
  for (const { by, comment } of world.deletions) {
    if (by === -1 || by === comment.writer) continue
    const actor = story.actors[by]
    const name = nameOf(comment)
    const hold = holdsOf({ comments: [comment] })[0]
    const isEnded = hold === undefined || hold.name === MEMORY || !isLive(hold, world.now)
    if (actor?.resumes !== name && !isEnded) return 'a step removed what it did not write'
  }
  const mayHold = (player: Player, index: number) =>
    saysSo(player) && (!isExact || story.actors[index]?.resumes !== undefined)
  const isLeft = world.deletions.some(
    ({ by, comment, isLastOfStopped }) => by === comment.writer && by >= 0 && isLastOfStopped,
  )
  // A refused step that was about to resume the queue says that it is still stopped.
  const isRefusedResume = players.some(
    (player, index) => saysSo(player) && story.actors[index]?.resumes !== undefined,
  )
  const isGuarded = story.actors.some(({ isGuard }) => isGuard)
  if (isStopped && !isHeld && isLeft && !isGuarded && !isRefusedResume)
    return 'a step removed its hold from a queue that it left stopped'
  if (isHeld && !isStopped && !players.some(mayHold)) return 'the queue runs although it is held'
  const mayStay =
    story.actors.some(({ happens }) => happens !== undefined) || story.state === 'paused'
  if (isStopped && !isHeld && !mayStay && !isSaid) return 'the queue stays stopped without a hold'
  const isDeleted = story.actors.some(({ label }) => label.includes('deletes'))
  const isForgotten = !holds.some(({ stateBefore }) => stateBefore === 'running')
  if (isHeld && isForgotten && !isDeleted && !isSaid && story.state !== 'paused')
    return 'no hold remembers that the queue was running'
  return undefined
}

const isCancel = (failure: unknown): boolean => (failure as Error)?.name === 'RunCancelled'
