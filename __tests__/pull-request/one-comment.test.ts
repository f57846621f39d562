/** One failure gets one comment: a step that waits and `explain` on the same pull request. */
import { explained, ownComment, queued } from '../explain/explained.js'
import { describe, expect, test } from '../support/jest.js'
import { type Inputs, live, recordOf } from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

const HEAD = 'a'.repeat(40)
const OTHER = 'd'.repeat(40)
const LINE = 'Why #12 left the queue: the explanation'
/** What people see of a comment. */
const bodyOf = (comment = '') => shown(comment.split('\n').slice(1).join('\n'))
/** Each world has its own address. */
const anyPort = (comments: readonly string[]) =>
  comments.map((body) => body.replace(/127\.0\.0\.1:\d+/g, 'localhost'))

/** Waits for #12, which fails at {@link HEAD}, beside the comments that are there. */
async function waited(comments: readonly string[], inputs: Inputs = {}) {
  const seeds = comments.map((body) => ({ issue: 12, author: 'github-actions[bot]', body }))
  const world = { shows: recordOf('failed'), gitHub: {}, gitHubServer: { comments: seeds } }
  const given = { operation: 'wait-for-merge', comment: 'on-failure', ...inputs }
  const { gitHub } = await live(world, given)
  return gitHub.comments.map(({ body }) => body)
}

/** Explains #12, which failed at {@link HEAD}, beside the comments that are there. */
async function explanations(comments: readonly string[], record: object = {}) {
  const seeds = comments.map((body) => ({ issue: 12, author: 'github-actions[bot]', body }))
  const world = { record, gitHub: { comments: seeds } }
  return (await explained(world, { comment: 'always' })).comments
}

describe('a step that waits', () => {
  test('writes no comment about a failure that `explain` has commented on', async () => {
    const [explanation = ''] = await explanations([])
    expect(await waited([explanation])).toEqual([explanation])
    expect(await waited([explanation], { comment: 'always' })).toEqual([explanation])
  })

  test('turns its comment about an earlier head into a line that links to the explanation', async () => {
    const [explanation = ''] = await explanations([])
    const earlier = `<!-- merge-queue-action:pull-request failed=${OTHER} -->\n### ❌ #12 failed`
    const [own, other, ...more] = await waited([earlier, explanation])
    expect(bodyOf(own)).toBe(LINE)
    expect(other).toBe(explanation)
    expect(more).toEqual([])
  })

  test('comments on a failure if `explain` has commented on another head', async () => {
    const [explanation = ''] = await explanations([], { prSha: OTHER })
    const [, own] = await waited([explanation])
    expect(own).toContain('failed in the merge queue')
  })

  test.each([
    ['found it in the queue', queued('testing')],
    ['found it not ready', queued('not_ready')],
    ['found it merged', { state: 'merged' }],
  ])('comments on a failure if `explain` %s at this head', async (_, record) => {
    const [explanation = ''] = await explanations([], record)
    const [, own] = await waited([explanation])
    expect(own).toContain('failed in the merge queue')
  })

  test('replaces its comment if `explain` comments while it is written', async () => {
    const [explanation = ''] = await explanations([])
    const { gitHub } = await live(
      {
        shows: recordOf('failed'),
        gitHub: {},
        onGitHub: (calls, { comments }) => {
          const { method, path = '' } = calls.at(-1) ?? {}
          const isCreated = method === 'POST' && path.endsWith('/comments')
          const { body } = ownComment('', explanation.split('\n').slice(1).join('\n'))
          if (isCreated) comments.push({ id: 1, issue: 12, author: 'github-actions[bot]', body })
        },
      },
      { operation: 'wait-for-merge', comment: 'on-failure' },
    )
    const bodies = gitHub.comments.map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies.filter((body) => bodyOf(body) === LINE)).toHaveLength(1)
  })
})

describe('`explain`', () => {
  test('turns the comment of a step that waited for this head into a line that links to its own', async () => {
    const [wait = ''] = await waited([])
    expect(wait).toContain('failed in the merge queue')
    const [own, explanation, ...more] = await explanations([wait])
    expect(bodyOf(own)).toBe(LINE)
    expect(explanation).toContain(`<!-- failed=${HEAD} -->`)
    expect(explanation).toContain('failed the check <code>unit</code>')
    expect(more).toEqual([])
  })

  test('leaves the line alone when it explains once more', async () => {
    const [wait = ''] = await waited([])
    const first = await explanations([wait])
    expect(anyPort(await explanations(first))).toEqual(anyPort(first))
  })

  test('leaves a comment about the failure of another head', async () => {
    const [wait = ''] = await waited([])
    const [own] = await explanations([wait], { prSha: OTHER })
    expect(own).toBe(wait)
  })

  test('leaves a comment that reports the merge', async () => {
    const merged = '<!-- merge-queue-action:pull-request -->\n### ✅ #12 merged into main'
    expect((await explanations([merged]))[0]).toBe(merged)
  })
})
