import { describe, expect, test } from '../support/jest.js'
import { watchedQueue } from './watched-queue.js'

async function errorOf(inputs: Readonly<Record<string, string>>) {
  await using queue = await watchedQueue()
  const { outcome, error } = await queue.watch(inputs)
  expect(queue.service.calls).toEqual([])
  expect(queue.gitHub.calls).toEqual([])
  expect(outcome).toBe('invalid-input')
  return error
}

describe('`watch` is wrong, with line and column,', () => {
  test.each([
    ['an unknown key', 'depth: 5\ndept: 20', '`watch` is wrong at line 2, column 1: `dept`'],
    ['a key in another spelling', 'stopped_minutes: 5', 'did you mean `stopped-minutes`?'],
    ['a key that is nothing', '"oldest run": 5', '`oldest run` is neither a signal'],
    ['a comparison', 'mq_depth_current > 20: 5', '`mq_depth_current > 20` has a comparison'],
    ['a quantile out of range', 'p5(mq_x_seconds): 5', '"p5" is not a quantile from p50 to p99'],
    ['a duplicate key', 'depth: 20\ndepth: 30', 'line 2, column 1: duplicate key `depth`'],
    ['a text', 'depth: many', 'or two in brackets such as [60, 120], but is "many"'],
    ['a number in quotes', 'depth: "20"', 'but "20" is a text; remove the quotes'],
    ['a time with its unit', 'stopped-minutes: [30m, 2h]', 'but is "30m"'],
    ['no value', 'depth:', '`depth` must be a number such as 60'],
    ['zero', 'depth: 0', '`depth` must be above 0, but is 0'],
    ['a negative limit', 'depth: [-1, 5]', '`depth` must be above 0, but is -1'],
    ['an infinite limit', 'depth: .inf', '`depth` must be above 0, but is Infinity'],
    ['one limit in brackets', 'depth: [20]', 'must have two limits in brackets'],
    ['three limits', 'depth: [1, 2, 3]', 'must have two limits in brackets'],
    ['a severe limit below the other', 'depth: [50, 20]', 'must have the lower limit first'],
    ['a key of 501 characters', `${'d'.repeat(501)}: 5`, 'a key is longer than 500 characters'],
    ['a key of 500 characters', `${'d'.repeat(250)} ${'d'.repeat(249)}: 5`, 'is neither a signal'],
    ['a list', '- depth', 'must be signals with their limits'],
    ['no signal', '{}', 'must name at least one signal'],
    ['a comment alone', '# depth: 20', 'must name at least one signal'],
    ['broken YAML', 'depth: [20', 'line 1, column'],
  ])('%s', async (_, watch, problem) => {
    expect(await errorOf({ watch })).toContain(problem)
  })

  test('and all its problems are reported together', async () => {
    const error = await errorOf({ watch: 'depth: 0\nstoped-minutes: 5' })
    expect(error).toContain('`depth` must be above 0')
    expect(error).toContain('did you mean `stopped-minutes`?')
  })
})

test('an empty `watch` is a wrong input', async () => {
  expect(await errorOf({ watch: '' })).toContain('Input `watch` is required and is empty')
})

test('equal limits are fine: such a signal is severe at once', async () => {
  await using queue = await watchedQueue()
  queue.fill(['testing', 1])
  expect((await queue.watch({ watch: 'depth: [1, 1]' })).outcome).toBe('severe')
})

test.each(['0', '-1', 'three', '1.5'])('`recover-after: %s` is a wrong input', async (value) => {
  expect(await errorOf({ 'recover-after': value })).toContain('Input `recover-after` must be')
})

test('`fail-on` names tiers, and the message lists them', async () => {
  expect(await errorOf({ 'fail-on': 'sever' })).toContain('did you mean `severe`?')
  expect(await errorOf({ 'fail-on': 'healthy' })).toContain('one of `degraded`, `severe`')
})

test('without `github-token`, `watch-queue` is a wrong input', async () => {
  const error = await errorOf({ 'github-token': '' })
  expect(error).toContain('needs `github-token` with the permission `issues: write`')
})

describe('`mention`', () => {
  test.each([
    'octo org',
    'a@b.example',
    '@',
    'org/',
    '/team',
    'org/team/more',
    '[octocat]',
    'a, b',
    '-octocat',
  ])('refuses %s', async (mention) => {
    expect(await errorOf({ mention })).toContain('each line must be a user or a team')
  })

  test('takes users and teams with or without `@`, and the announcement mentions them', async () => {
    await using queue = await watchedQueue()
    queue.fill(['testing', 70])
    await queue.watch({ mention: '@octocat\nmona-lisa\nocto-org/platform_team\nsam_octo' })
    const body = queue.gitHub.comments[0]?.body
    expect(body).toContain('\n@octocat @mona-lisa @octo-org/platform_team @sam_octo\n')
  })
})
