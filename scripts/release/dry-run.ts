// Plays releases on throw-away repositories with the commands of release.yml, and prints what came
// of each. Fails when one is not as expected.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import picomatch from 'picomatch'
import { parse } from 'yaml'
import { JOBS, playJobs, workflow } from './play.ts'
import { makeReleaseCommit } from './release-commit.ts'

const temp = mkdtempSync(join(tmpdir(), 'merge-queue-action-release-'))
process.on('exit', () => rmSync(temp, { recursive: true, force: true }))

const ACTION = 'merge-queue-action/merge-queue-action'
const ENQUEUE = '.github/workflows/enqueue.yml'
const HASH = '[0-9a-f]{40}'

/** A repository on GitHub and a maintainer's clone of it. */
class World {
  readonly remote: string
  readonly folder: string
  readonly releases: string

  constructor(name: string) {
    const root = join(temp, name.replaceAll(/\W/g, '-'))
    this.remote = join(root, 'remote.git')
    this.folder = join(root, 'clone')
    this.releases = join(root, 'releases')
    mkdirSync(this.folder, { recursive: true })
    this.git('init', '--quiet', '--bare', this.remote)
    this.git('init', '--quiet', '--initial-branch', 'main')
    this.git('remote', 'add', 'origin', this.remote)
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
    const options = { cwd: this.folder, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('git', [...who, ...args], options)
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }

  /** Commits a version to main, as a merged pull request would. */
  commit(version: string, changes: Readonly<Record<string, string>> = {}): void {
    const files = {
      'package.json': JSON.stringify({ version }),
      'package-lock.json': JSON.stringify({ version, packages: { '': { version } } }),
      'CHANGELOG.md': `# Changelog\n\n## Unreleased\n\n## ${version} (2026-01-01)\n\n- Something new.\n`,
      'action.yml': `description: ${version}\n`,
      'dist/index.js': `console.log('${version}')\n`,
      [ENQUEUE]: `jobs: { a: { steps: [{ uses: x/y@main }, {\n uses: ${ACTION}@v1\n }] } }\n`,
      'examples/label.yml': `      - uses: ${ACTION}@v1\n`,
      'examples/reusable.yml': `    uses: ${ACTION}/${ENQUEUE}@v1\n`,
      'README.md': `\`uses: ${ACTION}@v1\`\n`,
      ...changes,
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', version)
    this.git('push', '--quiet', 'origin', 'main')
  }

  /** Makes and pushes the tag of a release of the present commit. */
  tag(tag: string): void {
    this.pushTag(
      tag,
      inFolder(this.folder, () => makeReleaseCommit(this.git('rev-parse', 'HEAD'), tag)),
    )
  }

  pushTag(tag: string, commit: string): void {
    this.git('tag', tag, commit)
    this.git('push', '--quiet', 'origin', tag)
  }

  /** Plays the workflow in a checkout of the tag. */
  play(tag: string, options: Parameters<typeof playJobs>[3] = {}) {
    const checkout = mkdtempSync(join(temp, 'checkout-'))
    this.git('clone', '--quiet', this.remote, checkout)
    spawnSync('git', ['checkout', '--quiet', tag], { cwd: checkout })
    return playJobs(checkout, tag, this.releases, options)
  }

  release(version: string): ReturnType<World['play']> {
    this.commit(version)
    this.tag(`v${version}`)
    return this.play(`v${version}`)
  }

  /** The published releases, and the release that a major tag is at. */
  state(major = 'v1'): string {
    const released = readFileSync(this.releases, 'utf8').trim().split('\n').sort().join(' ')
    const list = this.git('ls-remote', 'origin', 'refs/tags/v*').split('\n')
    const commit = list.find((line) => line.endsWith(`tags/${major}`))?.split('\t')[0]
    const at = list.find(
      (line) => commit !== undefined && line.startsWith(commit) && !line.endsWith(major),
    )
    return `${released}; ${major} at ${at?.replace(/.*tags\//, '') ?? 'nothing'}`
  }
}

/** The functions of a release work in the current folder, as git does. */
function inFolder<T>(folder: string, run: () => T): T {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return run()
  } finally {
    process.chdir(before)
  }
}

let failed = 0
function report(name: string, isGood: boolean, answer: string): void {
  if (!isGood) failed++
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${answer.trim().replaceAll('\n', ' ')}`)
}

/** Plays a release that must be refused with these words. */
function refused(name: string, words: string, tag: string, prepare: (world: World) => void): void {
  const world = new World(name)
  prepare(world)
  const { green, printed } = world.play(tag, { jobs: ['allowed'] })
  report(name, !green && printed.includes(words), printed)
}

/** Plays releases, and compares what is published with what should be. */
function ends(name: string, wanted: string, run: (world: World) => boolean, major?: string): void {
  const world = new World(name)
  const green = run(world)
  const state = world.state(major)
  report(name, green && state === wanted, state)
}

refused('a tag that is no version', 'is not a version tag', 'latest', (world) => {
  world.commit('1.0.0')
  world.pushTag('latest', 'HEAD')
})
refused('a pre-release', 'is not a version tag', 'v1.0.0-rc.1', (world) => {
  world.commit('1.0.0')
  world.pushTag('v1.0.0-rc.1', 'HEAD')
})
refused('a tag of a commit of main itself', 'is not what pinning', 'v1.0.0', (world) => {
  for (const version of ['0.9.0', '0.9.1', '1.0.0']) world.commit(version)
  world.pushTag('v1.0.0', 'HEAD')
})
refused('a tag beside main', 'is not two commits above one of main', 'v1.1.0', (world) => {
  world.commit('1.0.0')
  world.git('switch', '--quiet', '--create', 'topic')
  world.commit('1.0.1')
  world.git('commit', '--quiet', '--allow-empty', '--message', 'never merged')
  world.tag('v1.1.0')
})
refused('another bundle in the tagged commit', 'is not what pinning', 'v1.0.0', (world) => {
  world.commit('1.0.0')
  const main = world.git('rev-parse', 'HEAD')
  const made = inFolder(world.folder, () => makeReleaseCommit(main, 'v1.0.0'))
  world.git('switch', '--quiet', '--detach', made)
  writeFileSync(join(world.folder, 'dist/index.js'), 'console.log("another one")\n')
  world.git('commit', '--quiet', '--all', '--amend', '--no-edit')
  world.pushTag('v1.0.0', 'HEAD')
})
refused('another version in package.json', 'package.json says 1.0.9', 'v1.1.0', (world) => {
  world.commit('1.1.0', { 'package.json': '{ "version": "1.0.9" }' })
  world.tag('v1.1.0')
})
refused('another version in the lock file', 'package-lock.json says 1.0.9', 'v1.1.0', (world) => {
  const lock = { version: '1.0.9', packages: { '': { version: '1.0.9' } } }
  world.commit('1.1.0', { 'package-lock.json': JSON.stringify(lock) })
  world.tag('v1.1.0')
})
refused('nothing in the changelog', 'CHANGELOG.md has nothing about 1.1.0', 'v1.1.0', (world) => {
  world.commit('1.1.0', { 'CHANGELOG.md': '# Changelog\n' })
  world.tag('v1.1.0')
})

ends('a release is published, and v1 moves', 'v1.0.0 v1.1.0; v1 at v1.1.0', (world) =>
  ['1.0.0', '1.1.0'].every((version) => world.release(version).green),
)
ends(
  'the first of its major version makes the tag',
  'v1.9.0 v2.0.0; v2 at v2.0.0',
  (world) => ['1.9.0', '2.0.0'].every((version) => world.release(version).green),
  'v2',
)
ends('a backport is published, and v1 stays', 'v1.8.0 v1.8.1 v1.9.0; v1 at v1.9.0', (world) =>
  ['1.8.0', '1.9.0', '1.8.1'].every((version) => world.release(version).green),
)
ends('an old failed publish that is run again', 'v1.0.0 v1.1.0; v1 at v1.1.0', (world) => {
  world.commit('1.0.0')
  world.tag('v1.0.0')
  return world.release('1.1.0').green && world.play('v1.0.0', { jobs: ['publish', 'major'] }).green
})
ends('a finished release that is run again', 'v1.0.0; v1 at v1.0.0', (world) => {
  const first = world.release('1.0.0').green
  return first && world.play('v1.0.0').green
})
ends('two tags at once, the older one last', 'v1.0.0 v1.0.1 v1.0.2; v1 at v1.0.2', (world) => {
  world.release('1.0.0')
  for (const version of ['1.0.1', '1.0.2']) {
    world.commit(version)
    world.tag(`v${version}`)
  }
  // While the release of v1.0.1 looks at what is published, v1.0.2 is published and moves the tag.
  const move = resolve('lib/scripts/release/move-major.js')
  const meanwhile = `echo v1.0.2 >> "$RELEASES"; node "${move}" v1.0.2`
  return world.play('v1.0.1', { meanwhile }).green && world.play('v1.0.2').green
})
/** Concurrency groups of the release and of the workflows that it calls. */
const GROUPS = ['release', 'ci', 'dogfood'].map(
  (name) =>
    parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).concurrency.group as string,
)

/** Of tags that are pushed at once, those whose runs GitHub starts: in a group one runs, and only the newest waits. */
function startedTags(tags: readonly string[]): readonly string[] {
  const groupOf = (template: string, tag: string) => {
    const group = template
      .replace(/\$\{\{ github\.ref \}\}/, `refs/tags/${tag}`)
      .replace(/\$\{\{ github\.workflow \}\}/, 'Release')
    if (group.includes('${{')) throw new Error(`The group ${group} is not known here.`)
    return group
  }
  return tags.filter((tag) =>
    GROUPS.every((template) => {
      const sameGroup = tags.filter((other) => groupOf(template, other) === groupOf(template, tag))
      return tag === sameGroup[0] || tag === sameGroup.at(-1)
    }),
  )
}
ends('three quick tags, the newest first', 'v1.0.0 v1.0.1 v1.0.2; v1 at v1.0.2', (world) => {
  const tags = ['1.0.0', '1.0.1', '1.0.2'].map((version) => {
    world.commit(version)
    world.tag(`v${version}`)
    return `v${version}`
  })
  const runs = [...startedTags(tags)].reverse()
  return runs.map((tag) => world.play(tag)).every(({ green }) => green)
})
report(
  'publishing waits for an environment',
  JOBS.slice(1).every((job) => workflow.jobs[job].environment === 'release'),
  'release',
)

const pinned = new World('pinned')
pinned.commit('1.0.0')
const main = pinned.git('rev-parse', 'HEAD')
pinned.tag('v1.0.0')
const show = (path: string) => pinned.git('show', `v1.0.0:${path}`)
const [used = ''] =
  new RegExp(`(?<=${ACTION}@)${HASH}(?= # v1\\.0\\.0\n)`).exec(show(ENQUEUE)) ?? []
const [called = ''] = new RegExp(`(?<=@)${HASH}`).exec(show('examples/reusable.yml')) ?? []
report('the reusable workflows use the action at a commit of main', used === main, used)
report(
  'that commit has the action.yml and dist/ of the release',
  used !== '' && pinned.git('diff', '--stat', used, 'v1.0.0', '--', 'action.yml', 'dist') === '',
  'no difference',
)
report(
  'the examples call workflows that use that commit',
  called !== '' && pinned.git('show', `${called}:${ENQUEUE}`).includes(`${ACTION}@${main}`),
  called,
)

interface Ruleset {
  readonly target: string
  readonly enforcement: string
  readonly conditions: {
    readonly ref_name: { readonly include: string[]; readonly exclude: string[] }
  }
  readonly rules: readonly {
    readonly type: string
    readonly parameters?: {
      readonly required_status_checks?: readonly { readonly context: string }[]
    }
  }[]
  readonly bypass_actors: readonly { readonly actor_type: string }[]
}
const ruleset = (name: string): Ruleset =>
  JSON.parse(readFileSync(`.github/rulesets/${name}.json`, 'utf8'))
function covers({ enforcement, conditions, rules }: Ruleset, ref: string): boolean {
  const { include, exclude } = conditions.ref_name
  const moves = ['deletion', 'update'].every((type) => rules.some((rule) => rule.type === type))
  return enforcement === 'active' && moves && picomatch(include, { ignore: exclude })(ref)
}
const [versions, majors] = [ruleset('version-tags'), ruleset('major-tags')]
report(
  'nobody moves a version tag',
  covers(versions, 'refs/tags/v1.2.3') &&
    !covers(versions, 'refs/tags/v1') &&
    versions.bypass_actors.length === 0,
  versions.conditions.ref_name.include.join(', '),
)
report(
  'only the key of the release moves a major tag',
  covers(majors, 'refs/tags/v1') &&
    !covers(majors, 'refs/tags/v1.2.3') &&
    majors.bypass_actors.every(({ actor_type }) => actor_type === 'DeployKey'),
  majors.bypass_actors.map(({ actor_type }) => actor_type).join(', '),
)

/** Names of the jobs that are no matrix, and so always have that name. */
const fixedNames = ['ci', 'dogfood', 'dependency-review'].flatMap((name) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))
  return Object.values(jobs as Record<string, { name: string; strategy?: unknown }>).flatMap(
    ({ name, strategy }) => (strategy === undefined ? [name] : []),
  )
})
const required = ruleset('main').rules.flatMap(
  ({ parameters }) => parameters?.required_status_checks?.map(({ context }) => context) ?? [],
)
report(
  'each check that main requires is a job with a fixed name',
  required.length > 0 && required.every((name) => fixedNames.includes(name)),
  required.join(', '),
)
if (failed > 0) process.exitCode = 1
