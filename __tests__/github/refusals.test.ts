/** What GitHub refuses, in GitHub's own words, and what may be tried again. */

import { type Fault, type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { GitHubError } from '../../src/github/octokit.js'
import { gitHubClient } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { owned, publish, range } from '../support/list-flaky.js'
import { jsonOutput } from '../support/recorder.js'

const refusal = (message: string, status = 403): Fault => ({ status, body: { message } })

const PERMISSIONS = [
  'Resource not accessible by integration',
  'Resource not accessible by personal access token',
  'Must have admin rights to Repository.',
  'Your token has not been granted the required scopes to execute this query.',
  'You do not have permission to create labels on this repository.',
]
const OTHER_REFUSALS = [
  'Although you appear to have the correct authorization credentials, the `octo-org` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
  'Resource protected by organization SAML enforcement. You must grant your Personal Access Token access to this organization.',
  'Although you appear to have the correct authorization credentials, the `octo-org` organization has enabled OAuth App access restrictions, meaning that data access to third-parties is limited.',
  'Repository was archived so is read-only.',
  'Unable to create comment because issue is locked.',
  'Sorry. Your account was suspended.',
]

async function errorOf(message: string): Promise<GitHubError> {
  await using sandbox = await gitHubSandbox()
  sandbox.faults.push(refusal(message))
  const error: unknown = await gitHubClient(sandbox.url)
    .github.readPullRequest(12)
    .catch((thrown: unknown) => thrown)
  return error instanceof GitHubError ? error : Promise.reject(error)
}

test.each(PERMISSIONS)(
  'a 403 with %j lacks a permission, which the message names',
  async (message) => {
    const error = await errorOf(message)
    expect(error.lacksPermission).toBe(true)
    expect(error.message).toContain('Add `pull-requests: read` to the `permissions` of the job')
  },
)

test.each(OTHER_REFUSALS)('a 403 with %j says so, and nothing of permissions', async (message) => {
  const error = await errorOf(message)
  expect(error.lacksPermission).toBe(false)
  expect(error.message).toContain(message)
  expect(error.message).not.toContain('permissions')
})

test.each([
  ['FORBIDDEN', 'Resource not accessible by integration', true],
  ['FORBIDDEN', 'the `octo-org` organization has an IP allow list enabled', false],
  ['INSUFFICIENT_SCOPES', 'Your token has not been granted the required scopes', true],
  ['NOT_FOUND', 'Could not resolve to a Repository', false],
])('a query that is refused as %s with %j lacks a permission: %s', async (type, message, lacks) => {
  await using sandbox = await gitHubSandbox()
  sandbox.faults.push({ status: 200, body: { data: null, errors: [{ type, message }] } })
  const { github } = gitHubClient(sandbox.url)
  const asked = github.readMergeFacts({ number: 12, targetBranch: 'main' }, 'trunk-merge/pr-12/')
  await expect(asked).rejects.toMatchObject({ lacksPermission: lacks })
  await expect(asked).rejects.toThrow(message)
})

const TOO_QUICKLY: Fault = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'Issue', code: 'unprocessable', message: 'was submitted too quickly' }],
  },
}
const writesOf = ({ calls }: GitHubSandbox) =>
  calls.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')

describe('"was submitted too quickly"', () => {
  test('is retried for an issue', async () => {
    await using github = await gitHubSandbox()
    // The user of the token, and the open and closed issues, come first.
    github.faults.push(undefined, undefined, undefined, TOO_QUICKLY, TOO_QUICKLY)
    const { seen, outputs } = await publish(github.url, range(0, 1))
    expect(seen.warnings).toEqual([])
    expect(outputs['issue-number']).toBe(String(github.issues[0]?.number))
    expect(writesOf(github)).toHaveLength(3)
  })

  test('that does not end is a warning', async () => {
    await using github = await gitHubSandbox()
    github.beforeServing = () => {
      if (writesOf(github).length > 0) github.faults.unshift(TOO_QUICKLY)
    }
    const { green, seen } = await publish(github.url, range(0, 1))
    expect(green).toBe(true)
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The issue could not be written\. .*submitted too quickly/),
    ])
  })
})

describe('one of several issues that GitHub refuses', () => {
  const title = { 'issue-title': 'Flaky tests of {owner}' }
  const OWNERS = ['@a', '@b', '@c', '@d']
  const tests = OWNERS.map((owner, index) => owned(index, owner))

  /** Refuses each write that mentions one of the owners. */
  async function refusing(owners: readonly string[], fault: Fault, github: GitHubSandbox) {
    github.beforeServing = () => {
      const { body = {} } =
        writesOf(github).at(-1) === github.calls.at(-1) ? (github.calls.at(-1) ?? {}) : {}
      const isRefused = owners.some((owner) =>
        String((body as { title?: string }).title).endsWith(owner),
      )
      if (isRefused) github.faults.unshift(fault)
    }
    return publish(github.url, tests, title)
  }
  const ownersOf = (outputs: Readonly<Record<string, string>>) =>
    (jsonOutput(outputs, 'issues') as { owner: string }[]).map(({ owner }) => owner)

  test.each([
    ['a title', refusal('Validation Failed', 422)],
    ['an answer of another shape', { status: 200, body: [] }],
    ['too quick a submission', TOO_QUICKLY],
  ])('because of %s does not keep the others from being written', async (_, fault) => {
    await using github = await gitHubSandbox()
    const { green, outputs, seen } = await refusing(['@a', '@c'], fault, github)
    expect(green).toBe(true)
    expect(ownersOf(outputs)).toEqual(['@b', '@d'])
    expect(outputs['issue-number']).toBe(String(github.issues[0]?.number))
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^2 of 4 issues could not be written\. "Flaky tests of @a", "Flaky tests of @c": /,
      ),
    ])
  })

  test('does not keep the issues of other owners from being closed', async () => {
    await using github = await gitHubSandbox()
    await publish(github.url, tests, title)
    const fault = refusal('Validation Failed', 422)
    github.beforeServing = () => {
      const { method, path } = github.calls.at(-1) ?? {}
      if (method === 'PATCH' && path?.endsWith(`/issues/${github.issues[0]?.number}`))
        github.faults.unshift(fault)
    }
    const { green, seen } = await publish(github.url, [], title)
    expect(green).toBe(true)
    expect(github.issues.map(({ state }) => state)).toEqual(['open', 'closed', 'closed', 'closed'])
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('1 of 4 issues could not be written. "Flaky tests of @a": '),
    ])
  })

  test('for lack of permission fails the step, after the others are written', async () => {
    await using github = await gitHubSandbox()
    const fault = refusal('Resource not accessible by integration')
    const { outputs, seen } = await refusing(['@a'], fault, github)
    expect(outputs['outcome']).toBe('unauthorized')
    expect(ownersOf(outputs)).toEqual(['@b', '@c', '@d'])
    expect(seen.errors[0]?.message).toContain('issues: write')
  })

  test('for lack of permission for all of them is tried twice', async () => {
    await using github = await gitHubSandbox()
    const fault = refusal('Resource not accessible by integration')
    const { outputs, seen } = await refusing(OWNERS, fault, github)
    expect(outputs).toMatchObject({ outcome: 'unauthorized', issues: '[]', 'issue-number': '' })
    expect(writesOf(github)).toHaveLength(2)
    expect(seen.warnings).toEqual([])
  })

  test.each([
    ['an outage', refusal('Server Error', 500)],
    [
      'the rate limit',
      { ...refusal('API rate limit exceeded'), headers: { 'retry-after': '3600' } },
    ],
  ])('because of %s ends the writing, and the warning names the others too', async (_, fault) => {
    await using github = await gitHubSandbox()
    const { green, outputs, seen } = await refusing(['@b', '@c', '@d'], fault, github)
    expect(green).toBe(true)
    expect(ownersOf(outputs)).toEqual(['@a'])
    expect(seen.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^3 of 4 issues .*; "Flaky tests of @c", "Flaky tests of @d": not tried after that\.$/,
      ),
    ])
  })
})
