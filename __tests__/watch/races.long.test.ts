/** Some of the races that `races.exhaustive.test.ts` plays, and the mistakes that they find. */

import { expect, test } from '../support/jest.js'
import { playAll } from './interleavings.js'
import type { Mistake, Tier } from './racing-runs.js'
import { storyOf } from './racing-stories.js'

const RECOVERED: readonly Tier[] = ['degraded', 'healthy', 'healthy', 'healthy']
const NEARLY_RECOVERED: readonly Tier[] = ['degraded', 'healthy', 'healthy']

test('two runs at once announce that the queue is degraded once, in every order of their requests', async () => {
  const { wrong, schedules } = await playAll(await storyOf(RECOVERED, ['degraded', 'degraded']))
  expect(wrong).toEqual([])
  expect(schedules).toBeGreaterThan(500)
})

test('two first runs at once leave one open issue, in every order of their requests', async () => {
  const { wrong, schedules } = await playAll(await storyOf([], ['degraded', 'degraded']))
  expect(wrong).toEqual([])
  expect(schedules).toBeGreaterThan(500)
})

test('two runs at once announce a recovery once, in every order of their requests', async () => {
  const story = await storyOf(NEARLY_RECOVERED, ['healthy', 'healthy'])
  expect((await playAll(story)).wrong).toEqual([])
})

/** The first answer to a read, in place of later ones. */
function firstAnswer<Args extends readonly unknown[], T>(read: (...args: Args) => Promise<T>) {
  const answers = new Map<string, Promise<T>>()
  return (...args: Args) => {
    const key = JSON.stringify(args[0])
    const answer = answers.get(key) ?? read(...args)
    answers.set(key, answer)
    return answer
  }
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a comment is not deleted if another run was faster': (posts) => ({
    ...posts,
    deleteComment: async () => {},
  }),
  'the comments of the other run are not read': (posts) => {
    const comments = firstAnswer(posts.comments)
    const own: Awaited<ReturnType<typeof posts.addComment>>[] = []
    return {
      ...posts,
      addComment: async (...args) => {
        const comment = await posts.addComment(...args)
        own.push(comment)
        return comment
      },
      comments: async (...args) => [...(await comments(...args)), ...own],
    }
  },
}

test.each(Object.entries(MISTAKES))('finds the mistake that %s', async (_, mistake) => {
  const story = await storyOf(RECOVERED, ['degraded', 'degraded'], { mistake })
  expect((await playAll(story)).wrong).not.toEqual([])
})
