/** A `target-branch` that has no queue, where the event shows the branch that was probably meant. */
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'

const NO_QUEUE = { status: 404, body: { error: 'There is no queue for branch master.' } }

/** The error of a step whose `target-branch` is `master`. */
async function errorOf(
  event: { readonly name: string; readonly payload: unknown },
  inputs: Readonly<Record<string, string>>,
): Promise<string> {
  await using service = await fakeService({
    '/getQueue': [NO_QUEUE],
    '/submitPullRequest': [NO_QUEUE],
    '/getSubmittedPullRequest': [NO_QUEUE],
  })
  const step = await runQueue(service.url, { 'target-branch': 'master', ...inputs }, { event })
  expect(step.outcome).toBe('not-found')
  return step.error
}

const repository = { full_name: 'octo-org/orion', default_branch: 'trunk' }
const pull = (base: string) => ({
  repository,
  pull_request: {
    number: 12,
    base: { ref: base, repo: repository },
    head: { ref: 'fix', sha: 'a'.repeat(40), repo: repository },
  },
})

test.each(['submit', 'get-queue', 'pause-queue'])(
  '%s names the base branch of the pull request if `target-branch` has no queue',
  async (operation) => {
    const error = await errorOf({ name: 'pull_request', payload: pull('main') }, { operation })
    expect(error).toContain('it is `master`, but the base branch of #12 is `main`')
  },
)

test.each(['12', '#12', 'https://github.com/octo-org/orion/pull/12/files'])(
  'the base branch is named if `pull-request` is %s, as in the event',
  async (pullRequest) => {
    const event = { name: 'pull_request', payload: pull('main') }
    const error = await errorOf(event, { operation: 'submit', 'pull-request': pullRequest })
    expect(error).toContain('the base branch of #12 is `main`')
  },
)

test('the default branch is named for an event without a pull request', async () => {
  const event = { name: 'schedule', payload: { repository } }
  const error = await errorOf(event, { operation: 'pause-queue' })
  expect(error).toContain('it is `master`, but the default branch is `trunk`')
})

test('no other branch is named for a pull request whose base is `target-branch`', async () => {
  const event = { name: 'pull_request', payload: { ...pull('master'), repository: {} } }
  const error = await errorOf(event, { operation: 'get-queue' })
  expect(error).not.toContain('but the')
})

test('the base of the pull request of the event is not named for another pull request', async () => {
  const event = { name: 'pull_request', payload: pull('main') }
  const error = await errorOf(event, { operation: 'submit', 'pull-request': '112' })
  expect(error).not.toContain('#12')
})

test.each([
  ['mian', 'main'],
  ['trnk', 'trunk'],
  ['Main', 'main'],
  ['mains', 'main'],
])(
  'for the misspelled %s, a queue operation names the default branch %s',
  async (wrong, branch) => {
    const payload = { repository: { full_name: 'octo-org/orion', default_branch: branch } }
    for (const operation of ['pause-queue', 'get-queue', 'update-queue']) {
      const inputs = { operation, 'target-branch': wrong, 'queue-settings': 'concurrency: 2' }
      const error = await errorOf({ name: 'schedule', payload }, inputs)
      expect(error).toContain(`it is \`${wrong}\`, but the default branch is \`${branch}\``)
    }
  },
)

test('for a branch that is no misspelling of the default branch, no other branch is named', async () => {
  const event = { name: 'schedule', payload: { repository } }
  const error = await errorOf(event, { operation: 'get-queue', 'target-branch': 'release' })
  expect(error).not.toContain('but the')
})
