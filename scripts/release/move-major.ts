// Moves the major tag to the newest published release of its major version, whichever release runs
// this: `node scripts/release/move-major.ts v1.2.3`. Several may run it at once, and old ones again.
// Each looks at what is published now, and moves the tag only from where it saw it, so that the
// slower one cannot take it back.
import { spawnSync } from 'node:child_process'
import { compareVersions, git, numbersOf, tryGit } from './git.ts'

const ATTEMPTS = 5

/** The commit that a tag of the remote repository leads to; `''` without such a tag. */
function remoteTag(name: string): string {
  const lines = git(['ls-remote', 'origin', `refs/tags/${name}`, `refs/tags/${name}^{}`])
  return lines.split('\n').at(-1)?.split('\t')[0] ?? ''
}

function publishedTags(): string[] {
  const args = ['release', 'list', '--limit', '1000', '--json', 'tagName,isDraft']
  const { status, stdout, stderr } = spawnSync('gh', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`gh ${args.join(' ')}: ${stderr}`)
  const releases: { tagName: string; isDraft: boolean }[] = JSON.parse(stdout)
  return releases.filter(({ isDraft }) => !isDraft).map(({ tagName }) => tagName)
}

/** The newest published release of a major version. */
function newestOf(major: number): string {
  const versions = publishedTags().flatMap((tag) => {
    const numbers = numbersOf(tag)
    return numbers?.[0] === major ? [{ tag, numbers }] : []
  })
  const newest = versions.sort((a, b) => compareVersions(b.numbers, a.numbers))[0]
  if (newest === undefined) throw new Error(`No release of v${major} is published.`)
  return newest.tag
}

const [tag = ''] = process.argv.slice(2)
const major = numbersOf(tag)?.[0]
if (major === undefined) throw new Error(`${tag} is not a version tag such as v1.2.3`)
const name = `v${major}`

/** @returns whether the tag is where it belongs */
function move(): boolean {
  const before = remoteTag(name)
  const newest = newestOf(Number(major))
  const wanted = remoteTag(newest)
  if (before === wanted) {
    console.log(`${name} is at ${newest}.`)
    return true
  }
  git(['fetch', '--quiet', 'origin', `refs/tags/${newest}`])
  const lease = `--force-with-lease=refs/tags/${name}:${before}`
  const pushed = tryGit(['push', '--quiet', lease, 'origin', `${wanted}:refs/tags/${name}`])
  console.log(pushed.status === 0 ? `${name} moves to ${newest}.` : pushed.stderr.trim())
  return pushed.status === 0
}

for (let attempt = 1; !move(); attempt++)
  if (attempt === ATTEMPTS) throw new Error(`${name} could not be moved in ${ATTEMPTS} attempts.`)
