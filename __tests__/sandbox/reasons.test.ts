/** The scenario that has a pull request for each kind of reason, played against both stand-ins. */
import { readFile } from 'node:fs/promises'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { gitHubPullRequests, readScenario } from '../../sandbox/scenario.js'
import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { KINDS, type ReasonKind } from '../../src/pull-request/reason-kinds.js'
import { afterEach, beforeEach, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const scenario = await readScenario('sandbox/scenarios/reasons.yml')

let clock: VirtualClock
let sandbox: Sandbox
let github: GitHubSandbox & AsyncDisposable

beforeEach(async () => {
  clock = new VirtualClock()
  sandbox = await startSandbox({ scenario, clock })
  github = await gitHubSandbox({
    pullRequests: gitHubPullRequests(scenario),
    service: sandbox.onGitHub,
  })
})
afterEach(async () => {
  await sandbox[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

interface Row {
  readonly number: number
  readonly kind: ReasonKind
  readonly text: string
  /** Ending of the link. */
  readonly link?: string
  readonly branch?: string
  readonly isSubmitted?: boolean
}

const ROWS: readonly Row[] = [
  {
    number: 1,
    kind: 'check-failed',
    text: 'Required check `CI (test)` failed on the test branch',
    link: '/CI%20(test)',
  },
  {
    number: 2,
    kind: 'check-failed',
    text: 'Required check `lint` failed on the head commit',
    link: '/lint',
  },
  {
    number: 3,
    kind: 'check-pending',
    text: 'Required check `build` has not finished on the head commit',
    link: '/build',
  },
  {
    number: 4,
    kind: 'check-missing',
    text: 'Required check `license` was never reported',
    link: '/pull/4/checks',
  },
  { number: 5, kind: 'review-required', text: 'A review is required', link: '/pull/5' },
  { number: 6, kind: 'changes-requested', text: 'A review requests changes', link: '/pull/6' },
  { number: 7, kind: 'conflict', text: 'It conflicts with `main`', link: '/pull/7/conflicts' },
  {
    number: 8,
    kind: 'behind',
    text: 'It is behind `main`, which must be merged into it first',
    link: '/pull/8',
  },
  {
    number: 9,
    kind: 'draft',
    text: 'It is a draft, which keeps it out of the queue',
    link: '/pull/9',
  },
  {
    number: 10,
    kind: 'closed',
    text: 'It is closed, which takes it out of the queue',
    link: '/pull/10',
  },
  { number: 11, kind: 'head-moved', text: 'to `bbbbbbbbbbbb`', link: '/pull/11/commits' },
  {
    number: 12,
    kind: 'base-changed',
    text: 'Its base branch is `release`, but the queue is for `main`',
    link: '/pull/12',
  },
  {
    number: 13,
    kind: 'queue-reason',
    text: "The queue's reason: a person cancelled it",
    link: '/pull/13',
  },
  {
    number: 14,
    kind: 'impacted-targets',
    text: 'The queue needs impacted targets, and none were uploaded for the head commit',
    branch: 'parallel',
  },
  {
    number: 15,
    kind: 'queue-state',
    text: 'The queue of `release` is paused',
    branch: 'release',
  },
  {
    number: 16,
    kind: 'not-in-queue',
    text: 'It was never submitted to the queue',
    link: '/pull/16',
    isSubmitted: false,
  },
]

test.each(ROWS)(
  '#$number: $kind',
  async ({ number, kind, text, link, branch = 'main', isSubmitted = true }) => {
    if (isSubmitted) expect(sandbox.engine.submit(branch, number)).toMatchObject({ ok: true })
    const { runner, seen } = recorder(
      {
        operation: isSubmitted ? 'wait-for-merge' : 'get-pull-request',
        'api-url': sandbox.url,
        'api-token': sandbox.token,
        'github-token': 'ghs_stand1n',
        'target-branch': branch,
        'pull-request': String(number),
        ...(isSubmitted ? { 'timeout-minutes': '30' } : {}),
      },
      { clock, env: { GITHUB_API_URL: github.url } },
    )
    await main(runner)
    expect(seen.outputs['outcome']).not.toBe('merged')
    expect(JSON.parse(seen.outputs['reasons'] ?? '[]')).toContainEqual({
      kind,
      text: expect.stringContaining(text),
      remedy: expect.stringMatching(/^[A-Z].*\.$/),
      ...(link === undefined ? {} : { url: expect.stringMatching(endingWith(link)) }),
    })
    const [name = text.split(': ').at(-1)] = /(?<=`)[\w-]+/.exec(text) ?? []
    expect(seen.summary).toContain(name)
  },
)

const endingWith = (text: string) => new RegExp(`${text.replaceAll(/[()]/g, '\\$&')}$`)

test('every pull request of the scenario is played here', () => {
  expect([...ROWS.map(({ number }) => number), 17]).toEqual(
    scenario.pullRequests.map(({ number }) => number),
  )
})

test('docs/behavior.md lists them as a user sees them', async () => {
  const page = await readFile('docs/behavior.md', 'utf8')
  for (const { kind, number, text } of ROWS) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${kind}\`<br>#${number} |`))
    expect(row).toContain(text)
    expect(row).toContain(KINDS[kind].remedy?.replaceAll('{branch}', 'main') ?? 'next list')
  }
})

test('what the service merges is merged on GitHub, too', async () => {
  sandbox.engine.submit('main', 17)
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': sandbox.url,
      'api-token': sandbox.token,
      'github-token': 'ghs_stand1n',
      'target-branch': 'main',
      'pull-request': '17',
    },
    { clock, env: { GITHUB_API_URL: github.url } },
  )
  await main(runner)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', reasons: '[]' })
  expect(seen.outputs['merge-commit-sha']).toBe(sandbox.onGitHub.mergeCommit(17))
  expect(seen.warnings).toEqual([])
})
