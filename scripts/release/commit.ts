// Makes the commit of a release from the present one, and prints the command that tags it:
// `npm run release:commit -- v1.2.3`. Nothing is pushed, and the worktree is left alone.
import { git } from './git.ts'
import { makeReleaseCommit } from './release-commit.ts'

const [tag = ''] = process.argv.slice(2)
const commit = makeReleaseCommit(git(['rev-parse', 'HEAD']), tag)
console.log(`git tag --sign --message ${tag} ${tag} ${commit} && git push origin ${tag}`)
