/**
 * Answers of GitHub in another shape than its documentation, to each request: they are bad responses,
 * and never end a step as an internal error, whatever was applied before.
 */
import { type Fault, type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { pagesOf } from '../flaky/listing.js'
import { exhaustive } from '../support/exhaustive.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { heldQueue } from '../support/held-queue.js'
import { expect, test } from '../support/jest.js'
import { listFlaky, owned } from '../support/list-flaky.js'
import {
  A,
  afterAMinute,
  type Inputs,
  live,
  onceSubmitted,
  type Past,
  record,
  type World,
} from '../support/pull-request-world.js'
import type { Seen } from '../support/recorder.js'
import { oneOf } from '../support/varied.js'

const SHAPES: readonly unknown[] = [
  null,
  7,
  'no JSON',
  '',
  [null, 7, 'text', {}],
  {},
  // Of a query.
  { data: null },
  { data: null, errors: 7 },
  { data: null, errors: [null] },
  { data: null, errors: [{}] },
  { errors: [{ message: [], path: 7 }] },
]

/** What a member of an answer becomes: it is missing, null, a number or a list. */
const MEMBERS: readonly unknown[] = [undefined, null, 7, [[]]]

/** The answer with each of its members changed, down to this depth, and of a list its first element. */
function withMember(body: unknown, member: unknown, depth = 3): unknown[] {
  if (depth === 0 || typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) {
    const [first, ...others] = body
    return withMember(first, member, depth).map((changed) => [changed, ...others])
  }
  return Object.entries(body).flatMap(([name, value]) => [
    { ...body, [name]: member },
    ...withMember(value, member, depth - 1).map((changed) => ({ ...body, [name]: changed })),
  ])
}

/** Plays a step; `prepare` gets GitHub before its first answer. */
type Play = (prepare: (gitHub: GitHubSandbox) => void) => Promise<{ readonly seen: Seen }>

const onPullRequest =
  (world: World, inputs: Inputs): Play =>
  async (prepare) => {
    let isPrepared = false
    const onGitHub: World['onGitHub'] = (_, gitHub) => {
      if (!isPrepared) prepare(gitHub)
      isPrepared = true
    }
    return live(
      { gitHub: { labels: ['merge'] }, onGitHub, ...world },
      { 'target-branch': '', ...inputs },
    )
  }

/** Fails after a minute, and merges after another submission. */
const failsOnce = ({ now, submissions }: Past) => {
  const since = submissions.at(-1) ?? 0
  if (now - since < 60) return record('testing', true, submissions.length)
  return record(submissions.length > 1 ? 'merged' : 'failed', false, submissions.length + 1)
}
const PUBLISHED = { comment: 'always', 'remove-label': 'merge' }

const listing =
  (inputs: Inputs): Play =>
  async (prepare) => {
    await using gitHub = await gitHubSandbox({ pullRequests: [{ number: 12, headSha: A }] })
    prepare(gitHub)
    const pages = pagesOf({ FLAKY: [owned(1, '@a'), owned(2, '@b')] as never }, 'full')
    const env = { GITHUB_API_URL: gitHub.url }
    return await listFlaky(pages, { 'github-token': 'ghs_t0k3n', ...inputs }, undefined, { env })
  }

const PLAYS: Readonly<Record<string, Play>> = {
  'submit, with everything': onPullRequest(
    { shows: onceSubmitted(failsOnce) },
    { wait: 'true', resubmit: '1', 'require-label': 'merge', 'expected-head-sha': A, ...PUBLISHED },
  ),
  'wait-for-merge': onPullRequest(
    { shows: afterAMinute(record('merged', false, 2)) },
    { operation: 'wait-for-merge', comment: 'always' },
  ),
  'set-impacted-targets': onPullRequest(
    { shows: record('not_ready', true) },
    { operation: 'set-impacted-targets', 'impacted-targets': '//a:a' },
  ),
  'explain, with a retry': async (prepare) => {
    await using world = await explainWorld({ inputs: RETRY })
    prepare(world.github)
    return await world.run()
  },
  'list-flaky, with issues of owners and a comment': listing({
    'issue-title': 'Flaky: {owner}',
    comment: 'always',
    'pull-request': '12',
  }),
  'pause-queue and resume-queue, with a hold': async (prepare) => {
    await using world = await heldQueue()
    prepare(world.gitHub)
    const paused = await world.pause('freeze')
    const { seen } = await world.resume('freeze')
    return { seen: { ...seen, errors: [...paused.seen.errors, ...seen.errors] } }
  },
}

/** Answers of another shape in place of one; a few are drawn, unless all are tried. */
function otherShapes(answer: unknown): readonly unknown[] {
  const shapes = [...SHAPES, ...MEMBERS.flatMap((member) => withMember(answer, member))]
  return exhaustive ? shapes : [1, 2].map(() => oneOf(...(shapes as [unknown])))
}

test.each(Object.entries(PLAYS))('%s never ends as an internal error', async (_, play) => {
  const answers: unknown[] = []
  const keep: Fault = {
    status: 200,
    changes: (body) => {
      answers.push(body)
      return body
    },
  }
  await play((gitHub) => gitHub.faults.push(...Array.from({ length: 50 }, () => keep)))
  const internal: string[] = []
  for (const [nth, answer] of answers.entries())
    for (const changed of otherShapes(answer)) {
      const fault = { status: 200, changes: () => changed }
      const { seen } = await play((gitHub) => gitHub.faults.push(...Array<undefined>(nth), fault))
      internal.push(
        ...seen.errors.map(({ message }) => message).filter((text) => /internal error/.test(text)),
      )
    }
  expect(answers).not.toEqual([])
  expect(internal).toEqual([])
})
