/** What the sandbox of a rehearsal answers. */
import type { Sandbox } from '../../sandbox/server.js'
import { settings, withServices } from '../../scripts/act/play.js'
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

  test('has the repository of the workflow', async () => {
    expect(await getQueue('octo-org/orion')).toMatchObject({ status: 200 })
  })

  test('has no other repository, and says which one it has', async () => {
    const { status, text } = await getQueue('octo-org/orionn')
    expect(status).toBe(404)
    expect(text).toContain('octo-org/orionn; the sandbox has github.com/octo-org/orion')
  })

  test('has the repository that its scenario names', async () => {
    const scenario = { repository: { owner: 'octo-org', name: 'vega' } }
    expect(await getQueue('octo-org/vega', scenario)).toMatchObject({ status: 200 })
    expect(await getQueue('octo-org/orion', scenario)).toMatchObject({ status: 404 })
  })

  test('has the other `repositories` of its scenario', async () => {
    const scenario = { repositories: ['octo-org/vega'] }
    expect(await getQueue('octo-org/vega', scenario)).toMatchObject({ status: 200 })
    expect(await getQueue('octo-org/orion', scenario)).toMatchObject({ status: 200 })
    expect(await getQueue('octo-org/lyra', scenario)).toMatchObject({ status: 404 })
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
