// Pins this action in the worktree, as a release does in two commits: the workflows to the newest commit
// that changed action.yml or dist/, and the examples to the newest commit in which the workflows are
// pinned too. Run `npm run release:pin`, commit, and run it again; it also writes the documents that quote
// the examples. A release pins them again, to its own commits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { git } from './git.ts'
import { pin } from './release-commit.ts'

const ACTION = ['action.yml', 'dist']
const COMMITS = {
  '.github/workflows': ACTION,
  examples: [...ACTION, '.github/workflows'],
  'examples/rehearsals/workflows': ACTION,
}

for (const [folder, paths] of Object.entries(COMMITS)) {
  const commit = git(['log', '-1', '--format=%H', '--', ...paths])
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.yml'))) {
    const path = `${folder}/${name}`
    writeFileSync(path, pin(readFileSync(path, 'utf8'), commit))
  }
}
