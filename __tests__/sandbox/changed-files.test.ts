/** The files that a pull request changes, as the stand-in for GitHub lists them, and uploads by head. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { describe, expect, test } from '../support/jest.js'
import { facts, rehearse } from './support.js'

const read = async (url: string) => {
  const response = await fetch(url, { headers: { authorization: 'token t' } })
  return { body: await response.json(), link: response.headers.get('link') }
}

describe('the files of a pull request', () => {
  test('have spaces in their names, and a former name after a rename', async () => {
    const files = [{ path: 'docs/getting started.md' }, { path: 'b', previousPath: 'a' }]
    await using github = await gitHubSandbox({ pullRequests: [{ number: 1, files }] })
    const base = `${github.url}/repos/octo-org/orion/pulls/1`
    expect((await read(`${base}/files`)).body).toMatchObject([
      { filename: 'docs/getting started.md', status: 'modified' },
      { filename: 'b', status: 'renamed', previous_filename: 'a' },
    ])
    expect((await read(base)).body).toMatchObject({ changed_files: 2 })
  })

  test('are listed up to 3000, and all counted', async () => {
    await using github = await gitHubSandbox({
      pullRequests: [{ number: 1, generatedFiles: 3001 }],
    })
    const base = `${github.url}/repos/octo-org/orion/pulls/1`
    const last = await read(`${base}/files?per_page=100&page=30`)
    expect(last.body).toHaveLength(100)
    expect(last.link).toBeNull()
    expect((await read(base)).body).toMatchObject({ changed_files: 3001 })
  })
})

test('a late upload for an older head does not replace that for the present head', () => {
  const { submit, upload, at, state, engine } = rehearse({ mode: 'parallel' }, [facts(1)])
  const older = engine.pullRequest(1)?.facts.sha
  const head = 'a'.repeat(40)
  engine.push(1, head)
  upload(1, ['web'], head)
  upload(1, ['ios'], older)
  submit(1)
  at(1)
  expect(state(1)).toBe('testing')
  expect([...(engine.targets(1) ?? [])]).toEqual(['web'])
})
