// Pins this action in the workflows and examples of the worktree to the newest commit that changed
// action.yml or dist/: `npm run release:pin`, which then writes the documents that quote them. A release
// pins them again, to its own commits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { git } from './git.ts'
import { pin } from './release-commit.ts'

const commit = git(['log', '-1', '--format=%H', '--', 'action.yml', 'dist'])
for (const folder of ['.github/workflows', 'examples'])
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.yml'))) {
    const path = `${folder}/${name}`
    writeFileSync(path, pin(readFileSync(path, 'utf8'), commit))
  }
