/** The scenario that has a pull request for each kind of reason, played against both stand-ins. */
import { readFile } from 'node:fs/promises'
import { readScenario } from '../../sandbox/scenario.js'
import { REASON_NAMES, REASONS, type ReasonKind } from '../../src/pull-request/reasons/table.js'
import { expect, test } from '../support/jest.js'
import { play } from './support.js'

const scenario = await readScenario('sandbox/scenarios/reasons.yml')
const WAITS = { 'github-token': 'ghs_stand1n', 'timeout-minutes': '30' }
const TARGETS = 'The queue needs impacted targets, and none were uploaded for the head commit'

/** Each reason, the end of its link, and the branch whose queue it is for, `main` where absent. */
const ROWS: [number, ReasonKind, text: string, link: string, branch?: string][] = [
  [1, 'check-failed', 'Required check `CI (test)` failed on the test branch', '/CI%20(test)'],
  [2, 'check-failed', 'Required check `lint` failed on the head commit', '/lint'],
  [3, 'check-pending', 'Required check `build` has not finished on the head commit', '/build'],
  [4, 'check-missing', 'Required check `license` was never reported', '/pull/4/checks'],
  [5, 'review-required', 'A review is required', '/pull/5'],
  [6, 'changes-requested', 'A review requests changes', '/pull/6'],
  [7, 'conflict', 'It conflicts with `main`', '/pull/7/conflicts'],
  [8, 'behind', 'It is behind `main`, which must be merged into it first', '/pull/8'],
  [9, 'draft', 'It is a draft, which keeps it out of the queue', '/pull/9'],
  [10, 'closed', 'It is closed, which takes it out of the queue', '/pull/10'],
  [11, 'head-moved', 'to `bbbbbbbbbbbb`', '/pull/11/commits'],
  [12, 'base-changed', 'Its base branch is `release`, but the queue is for `main`', '/pull/12'],
  [13, 'queue-reason', "The queue's reason: a person cancelled it", '/pull/13'],
  [14, 'impacted-targets', TARGETS, '', 'parallel'],
  [15, 'queue-state', 'The queue of `release` is paused', '', 'release'],
  [16, 'not-in-queue', 'It was never submitted to the queue', '/pull/16'],
]

test.each(ROWS)('#%i gives the reason %s', async (number, kind, text, link, branch = 'main') => {
  await using world = await play(scenario)
  const isSubmitted = kind !== 'not-in-queue'
  if (isSubmitted) world.sandbox.engine.submit(branch, number)
  const operation = isSubmitted ? 'wait-for-merge' : 'get-pull-request'
  const inputs = isSubmitted ? WAITS : { 'github-token': 'ghs_stand1n' }
  const step = await world.step(operation, number, { ...inputs, 'target-branch': branch })
  expect(step.outputs['outcome']).not.toBe('merged')
  const found = step.reasons.find((reason) => reason.kind === kind && reason.text.includes(text))
  expect(found?.remedy).toMatch(/^[A-Z].*\.$/)
  expect(found?.url?.endsWith(link)).toBe(link === '' ? undefined : true)
  const [name = text.split(': ').at(-1)] = /(?<=`)[\w-]+/.exec(text) ?? []
  expect(step.seen.summary).toContain(name)
})

test('every pull request of the scenario of reasons is played here', () => {
  expect([...ROWS.map(([number]) => number), 17]).toEqual(
    scenario.pullRequests.map(({ number }) => number),
  )
})

/** A token that lacks nothing reads the scenario; __tests__/pull-request/reason-cases.ts has this one. */
const ELSEWHERE: readonly ReasonKind[] = ['permission-missing']

test('every kind of reason is played here', () => {
  const kinds = new Set(REASON_NAMES.map((name) => REASONS[name].kind ?? name))
  const played = new Set<string>([...ROWS.map(([, kind]) => kind), ...ELSEWHERE])
  expect([...kinds].filter((kind) => !played.has(kind))).toEqual([])
})

test('docs/behavior.md lists the reasons as a user sees them', async () => {
  const page = await readFile('docs/behavior.md', 'utf8')
  for (const [number, kind, text] of ROWS) {
    const row = page.split('\n').find((line) => line.startsWith(`- \`${kind}\` (#${number}): `))
    expect(row).toContain(text)
    expect(row).toContain(REASONS[kind].remedy?.replaceAll('{branch}', 'main') ?? 'next list')
  }
})

test('what the service merges is merged on GitHub, too', async () => {
  await using world = await play(scenario)
  world.submit(17)
  const { outputs, seen } = await world.step('wait-for-merge', 17, WAITS)
  expect(outputs).toMatchObject({ outcome: 'merged', reasons: '[]' })
  expect(outputs['merge-commit-sha']).toBe(world.sandbox.onGitHub.mergeCommit(17))
  expect(seen.warnings).toEqual([])
})
