/** Answers of GitHub in all sizes and versions: long lists, Enterprise Servers, stacks. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { describe, expect, test } from '../support/jest.js'
import { readyPull, readyWorld } from '../support/submit-ready.js'

const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const ci = { name: 'ci', conclusion: 'SUCCESS' as const, required: true }
const checks = (count: number) => [
  ...first(count - 1).map((index) => ({ name: `c${index}`, conclusion: 'SUCCESS' as const })),
  ci,
]
/** Member of a stack of three. */
const inStack = (number: number): Partial<PullRequestSeed> => ({
  baseBranch: number % 3 === 1 ? 'main' : `change-${number - 1}`,
  stack: { number: Math.ceil(number / 3), base: 'main', position: 1 + ((number - 1) % 3), size: 3 },
})

describe('requests to GitHub before the first submission', () => {
  type Shape = (number: number) => Partial<PullRequestSeed>
  test.each<[string, number, Shape]>([
    ['with 150 checks each', 200, () => ({ checks: checks(150) })],
    [
      'with labels, reviews and checks of all kinds',
      100,
      (number) => ({
        checks: checks(number),
        labels: first(number % 100).map((index) => `label ${index}`),
        ...(number % 2 === 0 && { review: 'REVIEW_REQUIRED' as const }),
      }),
    ],
  ])('200 open pull requests %s take at most 30', async (_, ready, more) => {
    await using world = await readyWorld({
      pulls: first(200).map((number) => readyPull(number, more(number))),
      gitHub: { listsStacks: false },
    })
    let beforeFirst = 0
    world.gitHub.beforeServing = (served) => {
      if (world.submitted.length === 0) beforeFirst = served
    }
    const step = await world.run({ 'max-submissions': '1', 'exclude-labels': 'a\nb' })
    expect(beforeFirst).toBeLessThanOrEqual(30)
    expect(step.submitted).toHaveLength(1)
    expect(step.outputs['ready-count']).toBe(String(ready))
  })
})

/** Fields without which nothing can be judged. */
const DECISIVE = [
  'PullRequest.state',
  'PullRequest.isDraft',
  'PullRequest.headRefOid',
  'PullRequest.baseRefName',
  'PullRequest.mergeable',
  'PullRequest.commits',
  'PullRequestCommit.commit',
  'Commit.statusCheckRollup',
  'StatusCheckRollup.contexts',
  'CheckRun.name',
  'CheckRun.conclusion',
  'StatusContext.context',
  'StatusContext.state',
  'Ref.rules',
  'Ref.refUpdateRule',
]
const OTHERS = [
  'PullRequest.latestOpinionatedReviews',
  'PullRequestReview.state',
  'Commit.committedDate',
  'Commit.checkSuites',
  'CheckSuite.createdAt',
  'CheckSuite.conclusion',
  'CheckSuite.app',
  'App.slug',
  'CheckRun.databaseId',
  'CheckRun.detailsUrl',
  'CheckRun.isRequired',
  'CheckRun.status',
  'StatusContext.targetUrl',
]
/** Fields that only some inputs need. */
const NEEDED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['PullRequest.reviewDecision', { 'require-approval': 'true' }],
  ['PullRequest.labels', { 'exclude-labels': 'wip' }],
  ['Label.name', { 'exclude-labels': 'wip' }],
  ['Label.name', { labels: 'go' }],
]
const WITHOUT_NEED = { 'require-approval': 'false' }

describe('on an Enterprise Server', () => {
  const withLabel = () => readyPull(1, { labels: ['go'] })

  test.each(DECISIVE)('without %s, nothing is submitted', async (field) => {
    await using world = await readyWorld({ pulls: [withLabel()], gitHub: { lacks: [field] } })
    const step = await world.run()
    expect(step).toMatchObject({ passed: true, outcome: 'none', skipped: { 1: 'unread' } })
    expect(step.warnings).toHaveLength(1)
  })

  test.each(OTHERS)('without %s, what is ready is submitted', async (field) => {
    await using world = await readyWorld({ pulls: [withLabel()], gitHub: { lacks: [field] } })
    expect(await world.run()).toMatchObject({ submitted: [1], warnings: [] })
  })

  test.each(NEEDED)(
    'without %s, inputs such as %j submit nothing, and others do',
    async (field, inputs) => {
      const gitHub = { lacks: [field] }
      await using needing = await readyWorld({ pulls: [withLabel()], gitHub })
      expect(await needing.run({ ...WITHOUT_NEED, ...inputs })).toMatchObject({
        outcome: 'none',
        skipped: { 1: 'unread' },
      })
      await using other = await readyWorld({ pulls: [withLabel()], gitHub })
      expect(await other.run(WITHOUT_NEED)).toMatchObject({ submitted: [1], warnings: [] })
    },
  )

  test.each([
    [null, false],
    [null, true],
    [undefined, false],
    [undefined, true],
  ])(
    'a list with `draft: %j` does not decide whether it is a draft (%j)',
    async (draft, isDraft) => {
      await using world = await readyWorld({ pulls: [readyPull(1, { draft: isDraft })] })
      world.gitHub.beforeServing = () => {
        if (!world.gitHub.calls.at(-1)?.path.includes('/pulls?')) return
        const changes = (body: unknown) =>
          (body as readonly object[]).map((pull) => ({ ...pull, draft }))
        world.gitHub.faults.push({ status: 200, changes })
      }
      expect(await world.run()).toMatchObject(
        isDraft ? { submitted: [], skipped: { 1: 'draft' } } : { submitted: [1] },
      )
    },
  )
})

describe('a list of open pull requests', () => {
  const pulls = first(150).map((number) => readyPull(number))
  const isPage = (path: string | undefined, page: number) =>
    path?.includes('/pulls?') === true && path.includes(`&page=${page}`) === page > 1

  test.each([
    ['that GitHub refuses', { status: 403, body: { message: 'Forbidden' } }],
    ['that never comes', { status: 503, body: 'down' }],
  ])('with a page %s fails the step, and nothing is sent', async (_, fault) => {
    await using world = await readyWorld({ pulls })
    world.gitHub.beforeServing = () => {
      if (isPage(world.gitHub.calls.at(-1)?.path, 2)) world.gitHub.faults.push(fault)
    }
    const step = await world.run()
    expect(step).toMatchObject({ passed: false, submitted: [] })
    expect(step.error).toContain('open pull requests')
    expect(world.submitted).toEqual([])
  })

  test('that changes during each reading fails the step, and nothing is sent', async () => {
    await using world = await readyWorld({ pulls })
    let closed = 0
    world.gitHub.beforeServing = () => {
      if (!isPage(world.gitHub.calls.at(-1)?.path, 2)) return
      closed++
      world.gitHub.pullRequests.set(closed, readyPull(closed, { state: 'closed' }))
    }
    const step = await world.run()
    expect(step).toMatchObject({ passed: false, outcome: 'unavailable', submitted: [] })
    expect(world.submitted).toEqual([])
  })

  test.each([[true], [false]])(
    'shows stacks or not (%j): the highest ready member is submitted',
    async (listsStacks) => {
      const members = first(6).map((number) => readyPull(number, inStack(number)))
      await using world = await readyWorld({ pulls: members, gitHub: { listsStacks } })
      expect(await world.run()).toMatchObject({
        submitted: [3, 6],
        skipped: { 1: 'stack', 2: 'stack', 4: 'stack', 5: 'stack' },
      })
    },
  )

  test('with a branch of a fork that has the name of a base shows no stack', async () => {
    const fork = { headRepository: 'mallory/orion', headBranch: 'change-2' }
    await using world = await readyWorld({
      pulls: [readyPull(1, fork), readyPull(3, { baseBranch: 'change-2' })],
    })
    expect(await world.run()).toMatchObject({ submitted: [1], skipped: {} })
  })
})
