/** What the sandbox of a rehearsal answers. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles } from '../../rehearsal/own.js'
import { settings, withServices } from '../../rehearsal/play.js'
import { asEvent } from '../../rehearsal/rehearsals.js'
import type { Sandbox } from '../../sandbox/server.js'
import { play as begin } from '../sandbox/support.js'
import { describe, expect, test } from '../support/jest.js'

/** Asks the sandbox about the queue `main` of a repository. */
async function post(sandbox: Sandbox, path: string, repository: string, more: object = {}) {
  const [owner, name] = repository.split('/')
  const repo = { host: 'github.com', owner, name }
  const answer = await fetch(`${sandbox.url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token },
    body: JSON.stringify({ repo, targetBranch: 'main', ...more }),
  })
  return { status: answer.status, text: await answer.text() }
}

describe('the sandbox of a rehearsal', () => {
  const worldWith = (scenario: object) => ({
    repositoryName: 'octo-org/orion',
    scenario: { queues: [{ branch: 'main' }], ...scenario },
    speed: 1,
  })
  const getQueue = (repository: string, scenario: object = {}) =>
    withServices(worldWith(scenario), ({ sandbox }) => post(sandbox, 'getQueue', repository))

  const VEGA = { repository: { owner: 'octo-org', name: 'vega' } }
  const BOTH = { repositories: ['octo-org/vega'] }

  test.each<[string, object, number, string]>([
    ['that of its workflow', {}, 200, 'octo-org/orion'],
    ['no other one', {}, 404, 'octo-org/orionn'],
    ['the one that its scenario names', VEGA, 200, 'octo-org/vega'],
    ['no other one than its scenario names', VEGA, 404, 'octo-org/orion'],
    ['the `repositories` of its scenario', BOTH, 200, 'octo-org/vega'],
    ['that of its workflow beside those of its scenario', BOTH, 200, 'octo-org/orion'],
    ['none beside those of its scenario', BOTH, 404, 'octo-org/lyra'],
  ])('of the repositories, has %s: %j answers %i for %s', async (_, scenario, status, name) => {
    const answer = await getQueue(name, scenario)
    expect(answer.status).toBe(status)
  })

  test('names the repository that it has to whoever asks for another one', async () => {
    const { text } = await getQueue('octo-org/orionn')
    expect(text).toContain('octo-org/orionn; the sandbox has github.com/octo-org/orion')
  })

  test('has one queue for each repository', async () => {
    await withServices(worldWith({ repositories: ['octo-org/vega'] }), async ({ sandbox }) => {
      await post(sandbox, 'updateQueue', 'octo-org/vega', { state: 'PAUSED' })
      const queueOf = (repository: string) => post(sandbox, 'getQueue', repository)
      expect((await queueOf('octo-org/vega')).text).toContain('"state":"paused"')
      expect((await queueOf('octo-org/orion')).text).toContain('"state":"running"')
    })
  })
})

describe('the test run that `testRunOf` names', () => {
  const scenario = {
    queues: [{ branch: 'main', requiredStatuses: ['unit'] }],
    pullRequests: [{ number: 12, testMinutes: 5, fails: 'always' as const, failingCheck: 'unit' }],
  }
  const payload = { workflow_run: { testRunOf: 12, name: 'CI' } }

  test.each([
    [0, { status: 'in_progress', conclusion: null }],
    [6, { status: 'completed', conclusion: 'failure' }],
  ])('has what GitHub sends after %i minutes', async (minutes, end) => {
    await using world = await begin(scenario)
    world.submit(12)
    await world.pass(1)
    await world.pass(minutes)
    const run = asEvent({ event: 'workflow_run', payload }, world).payload?.['workflow_run']
    expect(run).toMatchObject({
      ...{ ...end, name: 'CI', pull_requests: [], run_attempt: 1 },
      head_repository: { full_name: 'octo-org/orion' },
      head_branch: expect.stringMatching(/^trunk-merge\/pr-12\//),
      check_suite_id: expect.any(Number),
    })
    expect(run).not.toHaveProperty('testRunOf')
  })

  test('keeps what the file says of it', async () => {
    await using world = await begin(scenario)
    world.submit(12)
    await world.pass(1)
    const said = { testRunOf: 12, conclusion: 'timed_out', head_repository: null }
    const event = asEvent({ event: 'workflow_run', payload: { workflow_run: said } }, world)
    expect(event.payload).toMatchObject({
      workflow_run: { conclusion: 'timed_out', head_repository: null },
    })
  })
})

describe('the files of a pull request in a rehearsal', () => {
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()

  /** A repository whose branch `topic` adds, changes, renames and removes a file. */
  function repository() {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'))
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
    const commit = () => {
      git(folder, 'add', '--all')
      git(folder, 'commit', '--quiet', '--message', 'a')
      return git(folder, 'rev-parse', 'HEAD')
    }
    git(folder, 'init', '--quiet', '--initial-branch', 'main')
    write('old name.txt', 'the same text in many words\n'.repeat(9))
    write('changed.txt', 'a')
    write('removed.txt', 'b')
    const base = commit()
    git(folder, 'checkout', '--quiet', '-b', 'topic')
    git(folder, 'mv', 'old name.txt', 'new name.txt')
    git(folder, 'rm', '--quiet', 'removed.txt')
    write('changed.txt', 'c')
    write('added.txt', 'd')
    const head = commit()
    git(folder, 'checkout', '--quiet', 'main')
    write('later.txt', 'e')
    commit()
    return { folder, base, head }
  }

  test('are those that the commits of the event change', () => {
    const { folder, base, head } = repository()
    const files = [
      { path: 'added.txt' },
      { path: 'changed.txt' },
      { path: 'new name.txt', previousPath: 'old name.txt' },
      { path: 'removed.txt' },
    ]
    const of = (side: object) =>
      changedFiles(folder, { pull_request: { base: side, head: { sha: head } } })
    expect(of({ sha: base, ref: 'main' })).toEqual(files)
    expect(of({ ref: 'main' })).toEqual(files)
  })

  test('are unknown without the commits', () => {
    const { folder, base } = repository()
    const head = { sha: '1'.repeat(40) }
    expect(changedFiles(folder, { pull_request: { base: { sha: base }, head } })).toBeUndefined()
    expect(changedFiles(folder, { pull_request: { base: { ref: 'main' } } })).toBeUndefined()
    expect(
      changedFiles(undefined, { pull_request: { base: { ref: 'main' }, head } }),
    ).toBeUndefined()
    expect(changedFiles(folder, { issue: { number: 1 } })).toBeUndefined()
  })

  test('are refused if nobody names them, so that a map does not upload no target', async () => {
    const scenario = { queues: [{ branch: 'main', mode: 'parallel' as const }] }
    const pull = { number: 1, headSha: 'a'.repeat(40) }
    const upload = async (gitHub: object) => {
      await using world = await begin(
        { ...scenario, pullRequests: [{ number: 1, sha: pull.headSha }] },
        { gitHub },
      )
      return await world.step('set-impacted-targets', 1, {
        ...{ 'targets-map': 'docs: docs/**', 'github-token': 't' },
      })
    }
    const { passed, seen } = await upload({ pullRequests: [pull], isFilesUnknown: true })
    expect(passed).toBe(false)
    expect(JSON.stringify(seen.errors)).toContain('does not know which files #1 changes')
    const known = { ...pull, files: [{ path: 'docs/a.md' }] }
    expect((await upload({ pullRequests: [known], isFilesUnknown: true })).passed).toBe(true)
  })
})

describe('the secrets of a rehearsal', () => {
  /** Returns the token that a workflow gets for `api-token: ${{ secrets.TOKEN }}`. */
  const tokenWith = (options: object) =>
    withServices({ repositoryName: 'octo-org/orion', scenario: {}, speed: 1 }, async (services) => {
      const text = `api-token: \${{ secrets.TOKEN }}`
      const flags = settings(text, { event: 'push' }, { ...services, ...options })
      return flags.find((flag) => flag.startsWith('TOKEN='))?.replace('TOKEN=', '')
    })

  test('have the token of the sandbox, unless the repository has it empty', async () => {
    expect(await tokenWith({})).toBe('sandbox-token')
    expect(await tokenWith({ secrets: { TOKEN: '' } })).toBe('')
  })

  test('have the token of an environment if the one of the repository is empty', async () => {
    const environments = { production: ['TOKEN'] }
    expect(await tokenWith({ secrets: { TOKEN: '' }, environments })).toBe('sandbox-token')
  })
})

test('the runs of a rehearsal have different IDs', async () => {
  const world = { repositoryName: 'octo-org/orion', scenario: {}, speed: 1 }
  const ids = await withServices(world, async (services) => {
    const idOf = () =>
      settings('', { event: 'push' }, services).find((flag) => flag.startsWith('GITHUB_RUN_ID='))
    return [idOf(), idOf()]
  })
  expect(ids).toEqual(['GITHUB_RUN_ID=1', 'GITHUB_RUN_ID=2'])
})
