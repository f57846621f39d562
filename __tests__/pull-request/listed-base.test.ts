/** An event that lists only the branch of the member below as the base of a stacked pull request. */
import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import type { Fault } from '../../sandbox/github/server.js'
import { explainWorld, HEAD } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'

const OWN = { id: 1, full_name: 'octo-org/orion' }
const LISTED = {
  number: 12,
  head: { ref: 'change-12', sha: HEAD, repo: OWN },
  base: { ref: 'change-11', repo: OWN },
}
const about = { head_branch: 'change-12', head_sha: HEAD, pull_requests: [LISTED] }
const EVENTS = {
  workflow_run: { repository: OWN, workflow_run: { ...about, head_repository: OWN } },
  check_suite: { repository: OWN, check_suite: about },
  check_run: { repository: OWN, check_run: { head_sha: HEAD, check_suite: about } },
} as const
const STACKED: Partial<PullRequestSeed> = {
  headBranch: 'change-12',
  baseBranch: 'change-11',
  stack: { number: 50, base: 'main', position: 2, size: 2 },
}

/** Runs a step while GitHub answers each question about the pull request with a fault. */
async function run(operation: string, event: keyof typeof EVENTS, fault: Fault | undefined) {
  await using world = await explainWorld({
    record: { state: 'testing', isCurrentlySubmittedToQueue: true },
    event: { name: event, payload: EVENTS[event] },
    pullRequest: STACKED,
  })
  world.github.beforeServing = () => {
    if (fault && /\/pulls\/12$/.test(world.github.calls.at(-1)?.path ?? ''))
      world.github.faults.unshift(fault)
  }
  const { outputs, passed, seen } = await world.run({ operation, 'target-branch': '' })
  const branches = world.service.calls.map(({ body }) => (body as Branch).targetBranch)
  const error = seen.errors[0]?.message ?? ''
  const warnings = seen.warnings.map(({ message }) => message).join('\n')
  return { outputs, passed, branches, error, warnings, sent: world.sent }
}
type Branch = { readonly targetBranch?: string }

const message = 'no'
describe('the queue of the member below is never asked while GitHub does not answer', () => {
  test.each<[string, string, keyof typeof EVENTS, Fault]>([
    ['cancel', 'a 502', 'workflow_run', { status: 502, body: { message } }],
    ['cancel', 'a 503', 'check_suite', { status: 503, body: { message } }],
    ['submit', 'a 502', 'workflow_run', { status: 502, body: { message } }],
    ['wait-for-merge', 'a 500', 'check_run', { status: 500, body: { message } }],
    [
      'restart-tests',
      'a rate limit',
      'workflow_run',
      {
        status: 403,
        headers: { 'retry-after': '3600' },
        body: { message: 'You have exceeded a secondary rate limit' },
      },
    ],
  ])('%s on %s of GitHub, with %s', async (operation, _, event, fault) => {
    const { passed, branches, error, sent } = await run(operation, event, fault)
    expect(passed).toBe(false)
    expect(error).toContain('`target-branch`')
    expect(error).toContain('`change-11`')
    expect({ branches, sent }).toEqual({ branches: [], sent: [] })
  })
})

test.each<[string, Fault]>([
  ['403', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['404', { status: 404, body: { message: 'Not Found' } }],
])(
  'a token that may not read pull requests (%s) counts as no token, with a warning',
  async (...row) => {
    const { branches, warnings } = await run('cancel', 'workflow_run', row[1])
    expect(new Set(branches)).toEqual(new Set(['change-11']))
    expect(warnings).toContain('whether #12 is in a stack')
    expect(warnings).toContain('Set `target-branch`, or give the job `pull-requests: read`')
  },
)

test.each(['workflow_run', 'check_suite', 'check_run'] as const)(
  'the queue of the stack is used on %s when GitHub answers',
  async (event) => {
    const { outputs, branches } = await run('cancel', event, undefined)
    expect(outputs).toMatchObject({ outcome: 'cancelled', 'target-branch': 'main' })
    expect(new Set(branches)).toEqual(new Set(['main']))
  },
)
