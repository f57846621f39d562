// What a tag must be to become a release. Usage: node scripts/release/check.mjs v1.2.3 [--notes
// file] in a clone with all tags. Prints every refusal and fails; otherwise prints `major=v1` when
// the major tag may move to this release, `major=` when not.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const MAIN = 'origin/main'
const VERSION_TAG = /^v(\d+)\.(\d+)\.(\d+)$/

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Numbers of a version tag, or `undefined`. */
const numbers = (tag) => VERSION_TAG.exec(tag)?.slice(1).map(Number)

/** Below zero when the first version is the older one. */
const compare = (a, b) => a.map((part, index) => part - b[index]).find((sign) => sign !== 0) ?? 0

/** The part of the changelog about a version, without its heading. */
function notesOf(version) {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  const own = sections.find((section) => section.split(/[\s]/, 1)[0] === version)
  return own?.split('\n').slice(1).join('\n').trim() ?? ''
}

function refusals(tag, version) {
  const lock = json('package-lock.json')
  const onMain = git('merge-base', '--is-ancestor', `${tag}^{commit}`, MAIN).status === 0
  return [
    ...(onMain ? [] : [`${tag} is not on main: merge first, then tag the merged commit`]),
    ...(json('package.json').version === version
      ? []
      : [`package.json says ${json('package.json').version}, not ${version}`]),
    ...(lock.version === version && lock.packages[''].version === version
      ? []
      : [`package-lock.json says ${lock.version}, not ${version}: run npm install`]),
    ...(notesOf(version) === '' ? [`CHANGELOG.md has nothing about ${version}`] : []),
  ]
}

/** The major tag, unless a release of the same major version is newer: it never moves backwards. */
function majorTag(tag) {
  const own = numbers(tag)
  const others = git('tag', '--list', 'v*').stdout.split('\n').map(numbers)
  const newer = others.some(
    (other) => other !== undefined && other[0] === own[0] && compare(other, own) > 0,
  )
  return newer ? '' : `v${own[0]}`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { notes: { type: 'string' } },
})
const [tag = ''] = positionals
const wrong =
  numbers(tag) === undefined
    ? [`${tag} is not a version tag such as v1.2.3`]
    : refusals(tag, tag.slice(1))
for (const sentence of wrong) console.error(`Refused: ${sentence}.`)
if (wrong.length > 0) process.exit(1)
if (values.notes !== undefined) writeFileSync(values.notes, `${notesOf(tag.slice(1))}\n`)
console.log(`major=${majorTag(tag)}`)
