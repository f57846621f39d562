import { main } from '../../src/main.js'
import { example } from '../support/events.js'
import { fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'

const fork = (event: string) => {
  const payload = structuredClone(example(event))
  const { head } = payload['pull_request'] as { head: object }
  Object.assign(head, { repo: { id: 77, full_name: 'mona/Hello-World' } })
  return payload
}

async function run(name: string, payload: unknown, policy: string, actor = 'octocat') {
  await using service = await fakeService({})
  const { runner, seen } = recorder(
    {
      operation: 'get-pull-request',
      'api-url': service.url,
      'api-token': '',
      'on-missing-token': policy,
      repository: 'Codertocat/Hello-World',
    },
    { event: { name, payload }, env: { GITHUB_ACTOR: actor } },
  )
  const green = await main(runner)
  expect(service.calls).toEqual([])
  return { green, seen, outcome: seen.outputs['outcome'] }
}

const own = example('pull_request', 'opened')
const ACTIONS = 'the secret is not set for this job'
const DEPENDABOT = 'Dependabot started this run, which gets only the Dependabot secrets'

const cases = [
  [
    'pull_request of a fork',
    'pull_request',
    fork('pull_request'),
    'octocat',
    'the pull request comes from the fork mona/Hello-World, and GitHub gives no secrets to its `pull_request` runs',
  ],
  [
    'pull_request_target of a fork, which has secrets',
    'pull_request_target',
    fork('pull_request'),
    'octocat',
    ACTIONS,
  ],
  [
    'pull_request_target of Dependabot',
    'pull_request_target',
    own,
    'dependabot[bot]',
    'gives no secrets to its `pull_request_target` runs',
  ],
  ['pull_request of a branch', 'pull_request', own, 'octocat', ACTIONS],
  ['workflow_dispatch', 'workflow_dispatch', {}, 'octocat', ACTIONS],
] as const

describe('a step without api-token says which secret store is empty', () => {
  test.each(cases)('%s', async (_, name, payload, actor, words) => {
    const failed = await run(name, payload, 'fail', actor)
    expect(failed).toMatchObject({ green: false, outcome: 'invalid-input' })
    expect(failed.seen.errors).toHaveLength(1)
    expect(failed.seen.errors[0]?.message).toContain(words)
    const skipped = await run(name, payload, 'skip', actor)
    expect(skipped).toMatchObject({ green: true, outcome: 'skipped-no-token' })
    expect(skipped.seen.errors).toEqual([])
    expect(skipped.seen.warnings).toHaveLength(1)
    expect(skipped.seen.warnings[0]?.message).toContain(words)
  })
})

const withheld = {
  fork: [
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'pull_request_review_thread',
  ],
  dependabot: ['push', 'create', 'deployment', 'deployment_status'],
}

test.each(withheld.fork)('%s of a fork has no secrets', async (name) => {
  const { seen } = await run(name, fork('pull_request'), 'skip')
  expect(seen.warnings[0]?.message).toContain(`gives no secrets to its \`${name}\` runs`)
})

test.each([...withheld.fork, ...withheld.dependabot])(
  '%s of Dependabot reads the secrets of Dependabot',
  async (name) => {
    const { seen } = await run(name, own, 'skip', 'dependabot[bot]')
    expect(seen.warnings[0]?.message).toContain(DEPENDABOT)
  },
)

test('a deleted fork is called a fork', async () => {
  const payload = fork('pull_request')
  const { head } = payload['pull_request'] as { head: object }
  Object.assign(head, { repo: null })
  const { seen } = await run('pull_request', payload, 'skip')
  expect(seen.warnings[0]?.message).toContain('the pull request comes from a fork, and')
})

test('the name of a fork cannot become markup in the summary', async () => {
  const payload = fork('pull_request')
  const { head } = payload['pull_request'] as { head: { repo: object } }
  Object.assign(head.repo, { full_name: 'a/<img src=x>@octocat' })
  const { seen } = await run('pull_request', payload, 'skip')
  expect(seen.summary).toContain('Skipped')
  expect(seen.summary).not.toMatch(/<img|@octocat/)
})

test('the page that shows how is a full address in the warning, and a link in the summary', async () => {
  const { seen } = await run('pull_request', fork('pull_request'), 'skip')
  const page =
    'https://github.com/merge-queue-action/merge-queue-action/blob/HEAD/docs/recipes/forks.md'
  expect(seen.warnings[0]?.message).toContain(page)
  expect(seen.summary).toContain(`href="${page}"`)
})

test('a run that should have secrets is not led to the page about forks', async () => {
  const { seen } = await run('pull_request', own, 'skip')
  expect(seen.summary).not.toContain('forks.md')
  expect(seen.warnings[0]?.message).not.toContain('forks.md')
})

test.each<[string, string, unknown, string, boolean]>([
  ['of a fork', 'pull_request', fork('pull_request'), 'octocat', true],
  ['of Dependabot', 'pull_request', own, 'dependabot[bot]', true],
  ['of a branch', 'pull_request', own, 'octocat', false],
  ['that has secrets', 'pull_request_target', fork('pull_request'), 'octocat', false],
])('skip-forks in a run %s passes only where GitHub gives no secrets', async (...given) => {
  const [, name, payload, actor, passes] = given
  const { green, outcome } = await run(name, payload, 'skip-forks', actor)
  expect(green).toEqual(passes)
  expect(outcome).toEqual(passes ? 'skipped-no-token' : 'invalid-input')
})
