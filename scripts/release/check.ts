// What a tag must be to become a release. Usage: node scripts/release/check.ts v1.2.3 [--notes file]
// in a clone with all tags. Prints every refusal and fails.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { git, numbersOf, tryGit } from './git.ts'
import { makeReleaseCommit } from './release-commit.ts'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The part of the changelog about a version, without its heading. */
function notesOf(version: string): string {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  const own = sections.find((section) => section.split(/[\s]/, 1)[0] === version)
  return own?.split('\n').slice(1).join('\n').trim() ?? ''
}

/** The commit of main that a tag is made from, if it is made as it should be. */
function problemsOfCommit(tag: string): string[] {
  const made = `${tag}: make its commit with \`npm run release:commit -- ${tag}\` on main`
  const main = tryGit(['rev-parse', '--verify', '--quiet', `${tag}~2^{commit}`]).stdout.trim()
  if (main === '' || tryGit(['merge-base', '--is-ancestor', main, 'origin/main']).status !== 0)
    return [`${tag} is not two commits above one of main. ${made}`]
  if (makeReleaseCommit(main, tag) === git(['rev-parse', `${tag}^{commit}`])) return []
  return [`${tag} is not what pinning ${main} gives. ${made}`]
}

function refusals(tag: string): string[] {
  if (numbersOf(tag) === undefined) return [`${tag} is not a version tag such as v1.2.3`]
  const version = tag.slice(1)
  const lock = json('package-lock.json')
  return [
    ...problemsOfCommit(tag),
    ...(json('package.json').version === version
      ? []
      : [`package.json says ${json('package.json').version}, not ${version}`]),
    ...(lock.version === version && lock.packages[''].version === version
      ? []
      : [`package-lock.json says ${lock.version}, not ${version}: run npm install`]),
    ...(notesOf(version) === '' ? [`CHANGELOG.md has nothing about ${version}`] : []),
  ]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { notes: { type: 'string' } },
})
const [tag = ''] = positionals
const wrong = refusals(tag)
for (const sentence of wrong) console.error(`Refused: ${sentence}.`)
if (wrong.length > 0) process.exit(1)
if (values.notes !== undefined) writeFileSync(values.notes, `${notesOf(tag.slice(1))}\n`)
console.log(`${tag} may be released.`)
