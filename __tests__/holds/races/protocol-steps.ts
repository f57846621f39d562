/** Steps that run the protocol alone, without the operations around it: fast enough to play every order. */
import { parseMarked, withMarker } from '../../../src/github/marker.js'
import type { Hold, HoldComment } from '../../../src/holds/hold.js'
import type { HeldQueue } from '../../../src/holds/protocol.js'
import { listOwn, type Release, resumeIfFree } from '../../../src/holds/release.js'
import { stopWithHold } from '../../../src/holds/stop-with-hold.js'
import { withdraw } from '../../../src/holds/undo-stop.js'
import { Queue } from '../../../src/service/schemas.js'
import { ActionError } from '../../../src/shared/errors.js'
import type { Actor } from './stories.js'
import type { Player, World, WorldComment } from './world.js'

/** A mistake in the protocol, planted by a queue that hides or drops something. */
export type Mistake = (queue: HeldQueue, world: World) => HeldQueue

const RUNNING = Queue.parse({ state: 'running', enqueuedPullRequests: [] })

/** An empty queue. */
export const queueIn = (state: string): Queue => ({ ...RUNNING, state })

const asComment = ({ id, issue, body }: WorldComment): HoldComment => {
  const { marker = '', data = '{}' } = parseMarked(body) ?? {}
  const { before, ...fields } = JSON.parse(data)
  return { ...fields, id, issue, url: '', name: marker.slice('hold/'.length), stateBefore: before }
}

function queueFor(world: World, player: Player, index: number, mistake: Mistake): HeldQueue {
  let steps = 0
  const request = <T>(name: string, work: () => T) => player.request(name, player.run.signal, work)
  const list = () => request('GET comments', () => world.comments.map(asComment))
  const queue: HeldQueue = {
    now: () => world.now,
    readQueue: () => request('GET state', () => queueIn(world.state)),
    setState: (state) =>
      request('POST state', () => {
        world.state = state
        return queueIn(state)
      }),
    list,
    add: ({ name, stateBefore: before, ...fields }: Hold) =>
      request('POST comment', () => {
        const marked = {
          marker: `hold/${name}`,
          data: JSON.stringify({ ...fields, before }),
          body: '',
        }
        return asComment(world.addComment(1, withMarker(marked), index))
      }),
    prove: () => queue.list(),
    exists: ({ id }) => request('GET comment', () => world.comments.some((one) => one.id === id)),
    remove: ({ id }) => request('DELETE comment', () => world.deleteComment(id, index)),
    removeLeftovers: async (comments) => {
      for (const comment of comments) await queue.remove(comment)
    },
    // Nothing lags here, so one more reading is enough.
    settled: async (read, contradicts) => {
      const first = await read()
      return contradicts(first) ? read() : first
    },
    newStep: () => `${index}.${steps++}`,
  }
  return mistake(queue, world)
}

const exact: Mistake = (queue) => queue

/** A step that stops the queue with a hold. */
export const stop = (name: string, mistake = exact, until = ''): Actor => ({
  label: `pause ${name}`,
  pauses: name,
  steps: async (world, player, index) => {
    const queue = queueFor(world, player, index, mistake)
    const { state } = await queue.readQueue()
    const step = queue.newStep()
    const wanted = { name, reason: '', until, run: '', attempt: '', job: '', workflow: '', step }
    const stopped = await stopWithHold(queue, wanted, state, async (before) => {
      if (before.state !== 'paused') await queue.setState('paused', before.state)
      return { outcome: 'paused' }
    })
    if (stopped.end === 'stopped') return
    // What is left is done although the run was cancelled.
    player.beginPost()
    const { failure } = stopped
    const problem = (failure as ActionError).explanation?.problem ?? String(failure)
    const explained = (remedy: string) =>
      new ActionError('aborted', { request: 'Stopping', problem, remedy })
    const undone = withdraw(queue, step, stopped.own).then(
      ({ own }) => own && resumeIfFree(queue, [own]),
    )
    throw await undone.then(
      () => explained('Check the state of the queue first.'),
      () => explained('The hold could not be removed. Check the state of the queue first.'),
    )
  },
})

/** A step that removes a hold, and resumes the queue if no other is left. */
export const release = (name: string, mistake = exact): Actor => ({
  label: `resume ${name}`,
  resumes: name,
  steps: async (world, player, index) => {
    const queue = queueFor(world, player, index, mistake)
    const { state } = await queue.readQueue()
    await releaseHold(queue, name, state !== 'running')
  },
})

/** Removes all comments of a hold, and resumes the queue if no other is left. */
export async function releaseHold(
  queue: HeldQueue,
  name: string,
  isExpected = true,
): Promise<Release> {
  const ofName = (comments: readonly HoldComment[]) =>
    comments.filter((comment) => comment.name === name)
  const isIncomplete = (comments: readonly HoldComment[]) =>
    isExpected && ofName(comments).length === 0
  const own = await listOwn(queue, { own: ofName, isIncomplete })
  try {
    for (const comment of own) await queue.remove(comment)
    return await resumeIfFree(queue, own)
  } catch (error) {
    if (own.length === 0 || !(error instanceof ActionError)) throw error
    const { request, problem } = error.explanation
    const remedy = 'If the queue should run, use `resume-queue` without `hold`.'
    throw new ActionError(error.kind, { request, problem, remedy })
  }
}
