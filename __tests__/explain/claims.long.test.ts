/** A retry is claimed once for a head, however runs overlap. */
import fc from 'fast-check'
import type { MarkedText } from '../../src/github/marker.js'
import type { Thread } from '../../src/github/posts.js'
import { claimRetry } from '../../src/pull-request/again-claim.js'
import type { Clock } from '../../src/shared/clock.js'
import { endless } from '../support/bound.js'
import { expect, test } from '../support/jest.js'
import { postsClient } from '../support/posts-client.js'
import { VirtualClock } from '../support/virtual-clock.js'

const HEAD = 'a'.repeat(40)
const OTHER = 'd'.repeat(40)
const SERIES = { marker: 'explain', thread: { number: 12 } }
const claimOf = (head: string) => ({ series: SERIES, head, body: 'Trying again.' })
const readNothing = async () => undefined

type StoredComment = MarkedText & { readonly id: number }

/** GitHub's comments, with any delay between what runs do. */
class Comments {
  readonly all: StoredComment[] = []
  #next = 1
  readonly #turn: () => Promise<void>

  constructor(turn: () => Promise<void>) {
    this.#turn = turn
  }

  async comments(): Promise<readonly StoredComment[]> {
    await this.#turn()
    return [...this.all]
  }

  async addComment(_: Thread, text: MarkedText): Promise<StoredComment> {
    await this.#turn()
    const created = { id: this.#next++, ...text }
    this.all.push(created)
    await this.#turn()
    return created
  }

  async deleteComment(id: number): Promise<void> {
    await this.#turn()
    this.all.splice(
      this.all.findIndex((one) => one.id === id),
      1,
    )
  }
}

test('at most one claim for a head, over any sequence and overlap of runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(HEAD, OTHER), { minLength: 2, maxLength: 6 }),
      async (scheduler, heads) => {
        const comments = new Comments(() => scheduler.schedule(Promise.resolve()))
        const access = {
          github: postsClient({
            comments: () => comments.comments(),
            addComment: (thread, text) => comments.addComment(thread, text),
            deleteComment: (id) => comments.deleteComment(id),
          }),
          authors: { login: 'us[bot]', mayWrite: new Map() },
          log: { warning: () => {} },
        }
        const clock = new VirtualClock()
        const sleep = () => scheduler.schedule(Promise.resolve())
        const deadline = endless({ ...clock, sleep } as unknown as Clock)
        const claims: string[] = []
        const runs = heads.map(async (head) => {
          const claim = await claimRetry(access, deadline, claimOf(head), readNothing)
          if (claim !== undefined) claims.push(head)
        })
        await scheduler.waitFor(Promise.all(runs))
        expect(new Set(claims).size).toBe(claims.length)
        // A later run finds the head counted.
        for (const head of new Set(heads)) {
          const late = claimRetry(access, deadline, claimOf(head), readNothing)
          expect(await scheduler.waitFor(late)).toBeUndefined()
        }
      },
    ),
    { numRuns: 500 },
  )
})
