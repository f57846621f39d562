import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { folderOf } from '../../src/runner/find-files.js'
import { Workspace } from '../../src/runner/workspace.js'
import { describe, expect, test } from '../support/jest.js'
import { isWindows, testOnPosix } from '../support/platform.js'

/** A workspace and a temporary folder with some files, and a place outside of both. */
function folders(...files: string[]) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'merge-queue-action-find-')))
  for (const name of ['workspace', 'temp', 'outside']) mkdirSync(join(root, name))
  for (const file of files) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
  const workspace = new Workspace(join(root, 'workspace'), join(root, 'temp'), (text) => text)
  const find = (glob: string) => workspace.find('failed-tests-files', [glob]).get(glob)
  return { root, workspace, find }
}

test('a glob ignores case where file names do', () => {
  const { root } = folders('workspace/Unit/A.xml')
  const find = (platform: NodeJS.Platform) =>
    new Workspace(join(root, 'workspace'), join(root, 'temp'), (text) => text, platform).find(
      'failed-tests-files',
      ['Unit/a.*'],
    )
  expect([...find('win32').values(), ...find('darwin').values()]).toEqual([
    ['Unit/A.xml'],
    ['Unit/A.xml'],
  ])
  expect([...find('linux').values()]).toEqual([[]])
})

const REPORTS = ['a.xml', 'b.txt', 'unit/a.xml', 'unit/.b.xml', 'unit/deep/c.xml', 'x [1]/d.xml']

test.each([
  ['a.xml', ['a.xml']],
  ['./unit/../a.xml', ['a.xml']],
  ['*.xml', ['a.xml']],
  ['**/*.xml', ['a.xml', 'unit/.b.xml', 'unit/a.xml', 'unit/deep/c.xml', 'x [1]/d.xml']],
  ['unit/*.xml', ['unit/.b.xml', 'unit/a.xml']],
  ['unit/**', ['unit/.b.xml', 'unit/a.xml', 'unit/deep/c.xml']],
  ['*/*/c.xml', ['unit/deep/c.xml']],
  ['{a,unit/a,unit/deep/c}.xml', ['a.xml', 'unit/a.xml', 'unit/deep/c.xml']],
  // A name with special characters that exists is that file.
  ['x [1]/d.xml', ['x [1]/d.xml']],
  ['x [1]/*.xml', ['x [1]/d.xml']],
  // On Windows, a backslash separates folders.
  ['x \\[1]/*.xml', isWindows ? [] : ['x [1]/d.xml']],
  ['c.xml', []],
  ['a.xml/*.xml', []],
  ['*/../../outside/*.xml', []],
])('%s names %j', (glob, paths) => {
  const { find } = folders(...REPORTS.map((name) => `workspace/${name}`))
  expect(find(glob)).toEqual(paths)
})

test('files of RUNNER_TEMP keep their whole path, those of the workspace lose it', () => {
  const { root, find } = folders('temp/r/a.xml', 'workspace/r/b.xml')
  const temp = join(root, 'temp').replaceAll(sep, '/')
  expect(find(`${root}/temp/r/*.xml`)).toEqual([`${temp}/r/a.xml`])
  expect(find(`${root}/workspace/**/*.xml`)).toEqual(['r/b.xml'])
})

test.each(['../outside/*.xml', '../outside/a.xml', '../nowhere/a.xml', '/etc/*', '/proc/self/*'])(
  '%s: outside is a wrong input, also where nothing is',
  (glob) => {
    const { find } = folders('outside/a.xml')
    expect(() => find(glob)).toThrow(/neither inside the workspace nor|system file/)
  },
)

describe('links', () => {
  test('no glob leads outside, and none goes round', () => {
    const { root, find } = folders('outside/a.xml', 'workspace/r/a.xml')
    const link = (target: string, path: string) => symlinkSync(join(root, target), join(root, path))
    link('outside', 'workspace/r/folder')
    link('outside/a.xml', 'workspace/r/b.xml')
    link('workspace', 'workspace/r/round')
    link('workspace/r/a.xml', 'workspace/r/c.xml')
    link('workspace/r/nothing', 'workspace/r/d.xml')
    expect(find('**/*.xml')).toEqual(['r/a.xml', 'r/c.xml'])
    expect(() => find('r/folder/*.xml')).toThrow('neither inside the workspace')
    expect(() => find('r/b.xml')).toThrow('neither inside the workspace')
  })

  test('a linked folder of the workspace that the glob names is searched', () => {
    const { root, find } = folders('workspace/out/a.xml')
    symlinkSync(join(root, 'workspace/out'), join(root, 'workspace/latest'))
    expect(find('latest/*.xml')).toEqual(['latest/a.xml'])
  })
})

test('a folder is no file', () => {
  const { find } = folders('workspace/unit/a.xml')
  expect(() => find('unit')).toThrow('it is not a regular file')
  expect(find('uni?')).toEqual([])
})

// On Windows, a name that is too long only leads nowhere.
testOnPosix('a folder that cannot be searched is a wrong input, and says why', () => {
  const { find } = folders()
  const folder = 'a'.repeat(300)
  expect(() => find(`${folder}/*.xml`)).toThrow(
    `Using \`failed-tests-files\` ("${folder}/*.xml"): its folders cannot be searched (ENAMETOOLONG). `,
  )
})

test.each([
  ['a/b/*.xml', 'a/b'],
  ['a/b.xml', 'a'],
  ['*.xml', '.'],
  ['/tmp/r/**', '/tmp/r'],
  ['/*', '/'],
  ['a/{b,c}/d', 'a'],
])('the folder of %s is %s', (glob, folder) => {
  expect(folderOf(glob)).toBe(folder)
})
