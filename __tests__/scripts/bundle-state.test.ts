import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStale, noteBundle } from '../../scripts/bundle-state.js'
import { expect, test } from '../support/jest.js'

const IDENTITY = [
  '-c',
  'user.name=a',
  '-c',
  'user.email=a@example.com',
  '-c',
  'commit.gpgsign=false',
]

/** A clone of a repository whose one commit has a source, a shim and their bundle. */
function clone() {
  const root = mkdtempSync(join(tmpdir(), 'merge-queue-action-bundle-'))
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const git = (...args: string[]) => execFileSync('git', [...IDENTITY, ...args], { cwd: root })
  const commit = () => {
    git('add', 'src', 'shims', 'dist', 'package-lock.json')
    git('commit', '--quiet', '--message', 'Change it')
  }
  const compile = () => cpSync(join(root, 'src'), join(root, 'lib/src'), { recursive: true })
  for (const folder of ['src', 'shims', 'dist', 'lib']) mkdirSync(join(root, folder))
  write('src/index.js', 'first')
  write('shims/index.js', 'first')
  write('dist/index.js', 'first')
  write('package-lock.json', '{}')
  compile()
  git('init', '--quiet', '--initial-branch=main')
  commit()
  return {
    root,
    git,
    write,
    commit,
    change(text: string) {
      write('src/index.js', text)
      compile()
    },
    checkout(...args: string[]) {
      git('checkout', '--quiet', ...args)
      compile()
    },
    bundle(text: string) {
      write('dist/index.js', text)
      noteBundle(root)
    },
  }
}

test('a fresh clone is stale only if the sources were committed after the bundle', () => {
  const { root, change, write, commit } = clone()
  expect(isStale(root)).toBe(false)
  change('second')
  commit()
  expect(isStale(root)).toBe(true)
  write('dist/index.js', 'second')
  commit()
  expect(isStale(root)).toBe(false)
})

test('a change is stale until it is bundled, committed or not', () => {
  const { root, change, bundle, commit } = clone()
  change('second')
  expect(isStale(root)).toBe(true)
  bundle('second')
  expect(isStale(root)).toBe(false)
  commit()
  expect(isStale(root)).toBe(false)
})

test.each(['shims/index.js', 'package-lock.json'])('a change of %s is stale', (path) => {
  const { root, bundle, write } = clone()
  bundle('first')
  write(path, '{"changed":1}')
  expect(isStale(root)).toBe(true)
})

test('another branch is compared with its own bundle', () => {
  const { root, change, checkout, commit, bundle } = clone()
  bundle('first')
  checkout('-b', 'other')
  change('second')
  commit()
  expect(isStale(root)).toBe(true)
  checkout('main')
  expect(isStale(root)).toBe(false)
})

test('a pull is stale only if it brings sources without their bundle', () => {
  const { root, git, change, write, commit, checkout, bundle } = clone()
  bundle('first')
  checkout('-b', 'upstream')
  change('second')
  commit()
  checkout('main')
  git('merge', '--quiet', '--ff-only', 'upstream')
  checkout('main')
  expect(isStale(root)).toBe(true)
  write('dist/index.js', 'second')
  commit()
  expect(isStale(root)).toBe(false)
})

test('a bundle that was changed or removed by hand is stale', () => {
  const { root, write } = clone()
  write('dist/index.js', 'other')
  expect(isStale(root)).toBe(true)
  rmSync(join(root, 'dist'), { recursive: true })
  expect(isStale(root)).toBe(true)
})

test('without git there is no answer', () => {
  const { root } = clone()
  rmSync(join(root, '.git'), { recursive: true, force: true, maxRetries: 3 })
  expect(isStale(root)).toBe(false)
})
