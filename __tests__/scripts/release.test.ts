import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from '../support/jest.js'

const SCRIPTS = resolve('lib/scripts/release')
const ACTION = 'merge-queue-action/merge-queue-action'
const ENQUEUE = '.github/workflows/enqueue.yml'

/** Knows the one question that move-major.ts asks: the published releases are lines of a file. */
const GH = `#!/bin/sh
sed 's/.*/{"tagName":"&","isDraft":false}/' "$RELEASES" | paste -sd, - | sed 's/.*/[&]/'
`

/** A repository on a server, and a maintainer's clone of it. */
class Repository {
  readonly #root = mkdtempSync(join(tmpdir(), 'merge-queue-action-release-'))
  readonly folder = join(this.#root, 'clone')
  readonly #published = join(this.#root, 'releases.txt')

  constructor() {
    mkdirSync(this.folder)
    this.git('init', '--quiet', '--bare', '../remote.git')
    this.git('init', '--quiet', '--initial-branch', 'main')
    this.git('remote', 'add', 'origin', join(this.#root, 'remote.git'))
    writeFileSync(join(this.#root, 'gh'), GH, { mode: 0o755 })
  }

  git(...args: string[]): string {
    const author = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
    return this.#run('git', [...author, ...args]).stdout.trim()
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
  }

  /** Commits a version to main and pushes it, as a merged pull request would. */
  commit(version: string, changes: Readonly<Record<string, string>> = {}): string {
    this.write({
      'package.json': JSON.stringify({ version }),
      'package-lock.json': JSON.stringify({ version, packages: { '': { version } } }),
      'CHANGELOG.md': `# Changelog\n\n## ${version} (2026-01-01)\n\n- Something new.\n`,
      'action.yml': `description: ${version}\n`,
      'dist/index.js': `console.log('${version}')\n`,
      [ENQUEUE]: `jobs: { a: { steps: [{\n uses: ${ACTION}@v1\n }] } }\n`,
      'examples/label.yml': `    uses: ${ACTION}/${ENQUEUE}@v1\n`,
      ...changes,
    })
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', version)
    this.git('push', '--quiet', 'origin', 'main')
    return this.git('rev-parse', 'HEAD')
  }

  /** Tags the commit of a release as `npm run release:commit` says, and pushes the tag. */
  tag(tag: string): void {
    const { stdout } = this.script('commit', tag)
    const [, commit = ''] = new RegExp(` ${tag} ([0-9a-f]{40}) `).exec(stdout) ?? []
    this.pushTag(tag, commit)
  }

  pushTag(tag: string, commit: string): void {
    this.git('tag', tag, commit)
    this.git('push', '--quiet', 'origin', tag)
  }

  /** Publishes the tags, then moves the major tag as the release of `tag` does. */
  moveMajor(published: readonly string[], tag: string) {
    writeFileSync(this.#published, published.map((name) => `${name}\n`).join(''))
    return this.script('move-major', tag)
  }

  remoteCommit(tag: string): string {
    return this.git('ls-remote', 'origin', `refs/tags/${tag}`).split('\t')[0] ?? ''
  }

  /** Runs a script of a release at the tag that it is about. */
  script(name: 'check' | 'commit' | 'move-major', tag: string) {
    const env = {
      ...process.env,
      PATH: `${this.#root}${delimiter}${process.env['PATH']}`,
      RELEASES: this.#published,
    }
    return this.#run(process.execPath, [join(SCRIPTS, `${name}.js`), tag], env)
  }

  #run(program: string, args: readonly string[], env = process.env) {
    return spawnSync(program, args, { cwd: this.folder, encoding: 'utf8', env })
  }
}

test.each<[string, string, (repository: Repository) => string]>([
  [
    'a tag that is no version',
    'is not a version tag',
    (repository) => {
      repository.commit('1.0.0')
      return 'latest'
    },
  ],
  [
    'a tag of a commit of main itself',
    'is not two commits above one of main',
    (repository) => {
      repository.pushTag('v1.0.0', repository.commit('1.0.0'))
      return 'v1.0.0'
    },
  ],
  [
    'another bundle in the tagged commit',
    'is not what pinning',
    (repository) => {
      repository.commit('1.0.0')
      const { stdout } = repository.script('commit', 'v1.0.0')
      const [made = ''] = /[0-9a-f]{40}/.exec(stdout) ?? []
      repository.git('switch', '--quiet', '--detach', made)
      repository.write({ 'dist/index.js': 'console.log("another one")\n' })
      repository.git('commit', '--quiet', '--all', '--amend', '--no-edit')
      repository.pushTag('v1.0.0', 'HEAD')
      return 'v1.0.0'
    },
  ],
  [
    'another version in package.json',
    'package.json says 1.0.9',
    (repository) => {
      repository.commit('1.1.0', { 'package.json': '{ "version": "1.0.9" }' })
      repository.tag('v1.1.0')
      return 'v1.1.0'
    },
  ],
  [
    'a changelog without the version',
    'CHANGELOG.md has nothing about 1.1.0',
    (repository) => {
      repository.commit('1.1.0', { 'CHANGELOG.md': '# Changelog\n' })
      repository.tag('v1.1.0')
      return 'v1.1.0'
    },
  ],
])('a release is refused for %s', (_reason, words, prepare) => {
  const repository = new Repository()
  const { status, stderr } = repository.script('check', prepare(repository))
  expect(status).toBe(1)
  expect(stderr).toContain(words)
})

test('a release pins the workflows to main, and the examples to the pinned workflows', () => {
  const repository = new Repository()
  const main = repository.commit('1.0.0')
  repository.tag('v1.0.0')
  expect(repository.script('check', 'v1.0.0').stdout).toContain('v1.0.0 may be released')
  expect(repository.git('show', `v1.0.0:${ENQUEUE}`)).toContain(`${ACTION}@${main} # v1.0.0`)
  const example = repository.git('show', 'v1.0.0:examples/label.yml')
  expect(example).toContain(`${ENQUEUE}@${repository.git('rev-parse', 'v1.0.0^')} # v1.0.0`)
  expect(repository.git('diff', '--stat', main, 'v1.0.0', '--', 'action.yml', 'dist')).toBe('')
})

test('the major tag moves to the newest published release, whichever release runs last', () => {
  const repository = new Repository()
  for (const version of ['1.8.0', '1.9.0', '1.8.1']) {
    repository.commit(version)
    repository.tag(`v${version}`)
  }
  expect(repository.moveMajor(['v1.8.0', 'v1.9.0'], 'v1.9.0').stdout).toContain(
    'v1 moves to v1.9.0',
  )
  expect(repository.moveMajor(['v1.8.0', 'v1.8.1', 'v1.9.0'], 'v1.8.1').stdout).toContain(
    'v1 is at v1.9.0',
  )
  expect(repository.remoteCommit('v1')).toBe(repository.remoteCommit('v1.9.0'))
})

test('publishing waits for the environment release', () => {
  const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
  expect(jobs.publish.environment).toBe('release')
  expect(jobs.major.environment).toBe('release')
})

test('each check that main requires is a job with a fixed name', () => {
  const names = ['ci', 'dogfood', 'dependency-review'].flatMap((name) => {
    const { jobs } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))
    const all = Object.values(jobs as Record<string, { name: string; strategy?: unknown }>)
    return all.filter(({ strategy }) => strategy === undefined).map((job) => job.name)
  })
  const { rules }: { rules: readonly { type: string; parameters?: object }[] } = JSON.parse(
    readFileSync('.github/rulesets/main.json', 'utf8'),
  )
  const { parameters } = rules.find(({ type }) => type === 'required_status_checks') ?? {}
  const { required_status_checks: required = [] } = (parameters ?? {}) as {
    required_status_checks?: readonly { context: string }[]
  }
  expect(required).not.toEqual([])
  for (const { context } of required) expect(names).toContain(context)
})
