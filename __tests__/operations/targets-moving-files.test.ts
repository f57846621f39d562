/** GitHub's list of changed files counts only if it is whole, and nothing moved while it was read. */
import type { Fault, GitHubSandbox } from '../../sandbox/github/server.js'
import { describe, expect, test } from '../support/jest.js'
import { OTHER_HEAD, type PathsWorld, readings, uploadFromPaths } from '../targets/from-paths.js'

const MAP = 'api: api/**\ndocs: docs/**'

type Body = Record<string, unknown> & readonly Record<string, unknown>[]
type Change = (body: Body) => unknown

/** Changes the answers to the pull request, or to pages of its files, by their count from 1. */
const changing =
  (kind: 'pull' | 'files', change: (count: number) => Change | undefined) =>
  (github: GitHubSandbox) => {
    let count = 0
    const pattern = kind === 'files' ? /\/pulls\/12\/files/ : /\/pulls\/12$/
    github.beforeServing = () => {
      if (!pattern.test(github.calls.at(-1)?.path ?? '')) return
      const changes = change(++count)
      if (changes === undefined) return
      github.faults.unshift({ status: 200, changes: changes as Fault['changes'] } as Fault)
    }
  }

const without =
  (path: string): Change =>
  (rows) =>
    rows.filter(({ filename }) => filename !== path)
const repeated =
  (path: string, by: string): Change =>
  (rows) =>
    rows.map((row) => (row['filename'] === path ? { ...row, filename: by } : row))

const files = ['docs/a', 'docs/b', 'api/x']
const upload = (arrange: PathsWorld['arrange'], more: PathsWorld = {}) =>
  uploadFromPaths({ map: MAP, files, arrange, ...more })

describe('a list that is not whole', () => {
  test.each<[string, Change]>([
    ['lacks a file', without('api/x')],
    ['repeats a row in place of another', repeated('api/x', 'docs/a')],
    ['is empty', () => []],
    ['has a file too many', (rows) => [...rows, { ...rows[0], filename: 'docs/c' }]],
  ])('that %s in each of four readings is `too-many-files`', async (_, change) => {
    const { sent, outputs, gitHubCalls, warnings } = await upload(changing('files', () => change))
    expect(sent).toEqual(['ALL'])
    expect(warnings.join()).toMatch(
      /GitHub lists (only \d of the 3 changed files|4 changed files, but counts 3)/,
    )
    expect(outputs).toMatchObject({ 'all-reason': 'too-many-files', 'changed-files-count': '3' })
    expect(readings(gitHubCalls)).toBe(4)
  })

  test.each([1, 2, 3])('is read again, and whole after %d more readings', async (times) => {
    const arrange = changing('files', (count) => (count > times ? undefined : without('api/x')))
    const { sent, gitHubCalls, bodies } = await upload(arrange)
    expect(sent).toEqual([['api', 'docs']])
    expect(bodies).toHaveLength(1)
    expect(readings(gitHubCalls)).toBe(times + 1)
  })

  test('is whole although it repeats a row in addition', async () => {
    const { sent, gitHubCalls } = await upload(
      changing('files', () => (rows) => [...rows, rows[0]]),
    )
    expect(sent).toEqual([['api', 'docs']])
    expect(readings(gitHubCalls)).toBe(1)
  })

  test('on its second page is found as well', async () => {
    const { sent, outputs } = await uploadFromPaths({
      map: 'gen: generated/**\ndocs: docs/**',
      pullRequest: { generatedFiles: 101, files: [{ path: 'docs/a' }] },
      arrange: changing('files', (count) =>
        count % 2 === 0 ? (rows) => [rows[0], rows[0]] : undefined,
      ),
    })
    expect(sent).toEqual(['ALL'])
    expect(outputs['all-reason']).toBe('too-many-files')
  })

  test('is what a list is whose length GitHub does not say', async () => {
    const { outputs, warnings } = await upload(
      changing(
        'pull',
        () =>
          ({ changed_files: _, ...body }) =>
            body,
      ),
    )
    expect(outputs).toMatchObject({ 'all-reason': 'too-many-files', 'changed-files-count': '' })
    expect(warnings.join()).toContain('GitHub does not say how many files')
  })

  test('still shows that the map has changed', async () => {
    const { outputs } = await upload(
      changing('files', () => without('api/x')),
      {
        map: 'x: "**"',
        env: { GITHUB_WORKFLOW_REF: 'octo-org/orion/docs/a.yml@refs/heads/main' },
        files: ['docs/a.yml', 'api/x'],
      },
    )
    expect(outputs['all-reason']).toBe('map-changed')
  })
})

describe('a pull request that moves while its files are read', () => {
  const BASE =
    (over: object): Change =>
    (body) => ({ ...body, base: { ...(body['base'] as object), ...over } })
  const sha = (count: number) => String(count % 10).repeat(40)

  test.each<[string, (count: number) => Change]>([
    ['the base branch', (count) => BASE({ ref: `release/${count}` })],
    ['the commit of the base', (count) => BASE({ sha: sha(count) })],
    ['the number of files', (count) => (body) => ({ ...body, changed_files: 3 + count })],
    [
      'the head',
      (count) => (body) => ({ ...body, head: { ...(body['head'] as object), sha: sha(count) } }),
    ],
  ])('is refused if %s keeps moving, even with `on-missing-file: all`', async (_, change) => {
    const found = await upload(changing('pull', change), { inputs: { 'on-missing-file': 'all' } })
    expect(found).toMatchObject({ passed: false, outcome: 'refused', serviceCalls: [] })
    expect(found.error).toContain('each of the 4 times')
    expect(readings(found.gitHubCalls)).toBe(4)
  })

  test.each<[string, Change]>([
    ['the base branch', BASE({ ref: 'release/1' })],
    ['the commit of the base', BASE({ sha: OTHER_HEAD })],
    ['the number of files', (body) => ({ ...body, changed_files: 7 })],
  ])('is read again if %s moves once', async (_, change) => {
    const arrange = changing('pull', (count) => (count === 1 ? change : undefined))
    const { sent, gitHubCalls } = await upload(arrange)
    expect(sent).toEqual([['api', 'docs']])
    expect(readings(gitHubCalls)).toBe(2)
  })

  test('is not believed although a whole list was read for the base before', async () => {
    let moved = false
    const { sent } = await upload((github) => {
      github.beforeServing = (count) => {
        if (count !== 3 || moved) return
        moved = true
        // The files are of the old base. Against the new one, only `docs/a` differs.
        github.pullRequests.set(12, {
          number: 12,
          headSha: github.pullRequests.get(12)?.headSha ?? '',
          baseBranch: 'next',
          files: [{ path: 'docs/a' }],
        })
      }
    })
    expect(sent).toEqual([['docs']])
  })
})
