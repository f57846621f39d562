// The commit of a release. A company may allow only actions that are pinned by a full commit, and a
// reusable workflow that uses this action by a tag would be refused there. No commit can name itself,
// so a release is two commits on top of one of main:
//
//   main    action.yml and dist/ of the release
//   first   the reusable workflows use the action at the commit of main
//   second  examples and documents use action and workflows at the first commit; this one is tagged
//
// Both are the same whoever makes them, so the release check makes them again, and refuses a tag
// that is anything else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

/** A use of this action or of a reusable workflow of it, with the version that may follow. */
const OWN_USE =
  /(\buses: merge-queue-action\/merge-queue-action(?:\/[\w./-]+)?)@[\w.-]+(?: # v\d+\.\d+\.\d+)?/g

/** Pins every use of this action in a text. */
export const pin = (text: string, commit: string, tag?: string) =>
  text.replaceAll(OWN_USE, `$1@${commit}${tag === undefined ? '' : ` # ${tag}`}`)

/** Commits a parent's tree with the files below these paths pinned; the worktree is left alone. */
function commitPinned(parent: string, paths: readonly string[], use: string, tag: string): string {
  const temp = mkdtempSync(join(tmpdir(), 'release-'))
  const env = { GIT_INDEX_FILE: join(temp, 'index') }
  try {
    git(['read-tree', parent], { env })
    for (const line of git(['ls-tree', '-r', parent, '--', ...paths]).split('\n')) {
      const [, mode = '', blob = '', path = ''] = /^(\d+) blob (\w+)\t(.+)$/.exec(line) ?? []
      if (!/\.(yml|md)$/.test(path)) continue
      const before = git(['cat-file', 'blob', blob])
      const after = pin(before, use, tag)
      if (after === before) continue
      const changed = git(['hash-object', '-w', '--stdin'], { input: `${after}\n` })
      git(['update-index', '--cacheinfo', `${mode},${changed},${path}`], { env })
    }
    const tree = git(['write-tree'], { env })
    const message = `${tag}: uses of this action are pinned to ${use.slice(0, 12)}\n`
    return git(['commit-tree', tree, '-p', parent], { input: message, env: signature(parent) })
  } finally {
    rmSync(temp, { recursive: true })
  }
}

/** Name and date of the commit of main, so that the commits do not depend on who makes them. */
function signature(commit: string): Record<string, string> {
  const [name = '', email = '', date = ''] = git([
    ...['show', '--no-patch', '--format=%cn%n%ce%n%cI', commit],
  ]).split('\n')
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  }
}

/** Makes the two commits on top of one of main. @returns the one to tag */
export function makeReleaseCommit(main: string, tag: string): string {
  const workflows = commitPinned(main, ['.github/workflows'], main, tag)
  return commitPinned(workflows, ['README.md', 'docs', 'examples'], workflows, tag)
}
