// Tries what check.mjs refuses and allows, and plays the commands of release.yml, on throw-away
// repositories, and prints each answer. Fails when one is not as expected.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import picomatch from 'picomatch'
import { playRelease } from './play.mjs'

const CHECK = fileURLToPath(new URL('check.mjs', import.meta.url))
const temp = mkdtempSync(join(tmpdir(), 'merge-queue-action-release-'))
process.on('exit', () => rmSync(temp, { recursive: true, force: true }))

function git(folder, ...args) {
  const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
  const options = { cwd: folder, encoding: 'utf8' }
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], options)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

function commit(folder, { version, lock = version, changelog = version }) {
  const files = {
    'package.json': JSON.stringify({ version }),
    'package-lock.json': JSON.stringify({ version: lock, packages: { '': { version: lock } } }),
    'CHANGELOG.md': `# Changelog\n\n## Unreleased\n\n## ${changelog} (2026-01-01)\n\n- Something new.\n`,
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', version)
}

/** A clone whose main has these releases, in this order, each with its tag. */
function repository(name, versions) {
  const folder = join(temp, name)
  mkdirSync(folder)
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  for (const version of versions) {
    commit(folder, { version })
    git(folder, 'tag', `v${version}`)
  }
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'main')
  return folder
}

/**
 * Name, tag, the repository, and the words that the answer must hold; an answer without "Refused"
 * passes.
 */
const cases = [
  ['the newest release', 'v1.1.0', () => repository('newest', ['1.0.0', '1.1.0']), 'major=v1'],
  ['a new major version', 'v2.0.0', () => repository('next-major', ['1.9.0', '2.0.0']), 'major=v2'],
  [
    'an older release that is run again does not take v1 back',
    'v1.0.0',
    () => {
      const folder = repository('again', ['1.0.0', '1.10.0'])
      git(folder, 'switch', '--quiet', '--detach', 'v1.0.0')
      return folder
    },
    'major=\n',
  ],
  [
    'a backport beside a newer major version moves its own tag',
    'v1.9.1',
    () => repository('backport', ['1.9.0', '2.0.0', '1.9.1']),
    'major=v1',
  ],
  [
    'a backport below the newest of its major version does not move it',
    'v1.8.1',
    () => repository('low-backport', ['1.8.0', '1.9.0', '1.8.1']),
    'major=\n',
  ],
  [
    'a tag that is no version',
    'latest',
    () => repository('name', ['1.0.0']),
    'is not a version tag',
  ],
  [
    'a pre-release',
    'v1.0.0-rc.1',
    () => repository('pre-release', ['1.0.0']),
    'is not a version tag',
  ],
  [
    'a tag beside main',
    'v1.1.0',
    () => {
      const folder = repository('beside', ['1.0.0'])
      git(folder, 'switch', '--quiet', '--create', 'topic')
      commit(folder, { version: '1.1.0' })
      git(folder, 'tag', 'v1.1.0')
      return folder
    },
    'v1.1.0 is not on main',
  ],
  ...[
    ['another version in package.json', { version: '1.0.9' }, 'package.json says 1.0.9'],
    ['another version in the lock file', { lock: '1.0.9' }, 'package-lock.json says 1.0.9'],
    ['nothing in the changelog', { changelog: '1.0.0' }, 'CHANGELOG.md has nothing about 1.1.0'],
  ].map(([name, change, words]) => [
    name,
    'v1.1.0',
    () => {
      const folder = repository(name.replaceAll(/\W/g, '-'), ['1.0.0'])
      commit(folder, { version: '1.1.0', changelog: '1.1.0', ...change })
      git(folder, 'tag', 'v1.1.0')
      git(folder, 'update-ref', 'refs/remotes/origin/main', 'main')
      return folder
    },
    words,
  ]),
]

let failed = 0
const expectThat = (name, good, answer) => {
  if (!good) failed++
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name}: ${answer.trim().replaceAll('\n', ' ')}`)
}

for (const [name, tag, make, words] of cases) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CHECK, tag, '--notes', 'notes.md'],
    { cwd: make(), encoding: 'utf8' },
  )
  const answer = stdout + stderr
  const refused = !words.startsWith('major=')
  expectThat(name, answer.includes(words) && (status !== 0) === refused, answer)
}

const { target, enforcement, conditions, rules } = JSON.parse(
  readFileSync('.github/rulesets/version-tags.json', 'utf8'),
)
const isProtected = picomatch(conditions.ref_name.include)
expectThat(
  'the ruleset keeps version tags where they are, and lets v1 move',
  target === 'tag' &&
    enforcement === 'active' &&
    ['deletion', 'update'].every((type) => rules.some((rule) => rule.type === type)) &&
    isProtected('refs/tags/v1.2.3') &&
    !isProtected('refs/tags/v1'),
  conditions.ref_name.include.join(', '),
)

const released = (name, versions, tags) => {
  const tag = `v${versions.at(-1)}`
  const folder = repository(name, versions)
  const sha = git(folder, 'rev-parse', 'HEAD')
  return { sha, folder, ...playRelease(folder, tag, tags) }
}
const create = (tag) =>
  `release create ${tag} sbom.spdx.json --verify-tag --title ${tag} --notes-file notes.md`
const patch = (tag, sha) =>
  `api --method PATCH repos/octo-org/orion/git/refs/tags/${tag} -f sha=${sha} -F force=true`
const post = (tag, sha) =>
  `api --method POST repos/octo-org/orion/git/refs -f ref=refs/tags/${tag} -f sha=${sha}`
for (const [name, versions, tags, calls] of [
  ['a release is published, and v1 moves', ['1.0.0', '1.1.0'], ['v1'], [patch]],
  ['the first of its major version makes the tag', ['1.9.0', '2.0.0'], ['v1'], [patch, post]],
  ['a backport is published, and v1 stays', ['1.8.0', '1.9.0', '1.8.1'], ['v1'], []],
]) {
  const played = released(name.replaceAll(/\W/g, '-'), versions, tags)
  const tag = `v${versions.at(-1)}`
  const wanted = [create(tag), ...calls.map((call) => call(tag.split('.')[0], played.sha))]
  const notes = readFileSync(join(played.folder, 'notes.md'), 'utf8')
  const sbom = JSON.parse(readFileSync(join(played.folder, 'sbom.spdx.json'), 'utf8'))
  const good =
    isDeepStrictEqual(played.calls, wanted) &&
    notes === '- Something new.\n' &&
    sbom.spdxVersion?.startsWith('SPDX-')
  expectThat(name, good, good ? `gh ${wanted.length} times` : played.printed + played.calls)
}
if (failed > 0) process.exitCode = 1
