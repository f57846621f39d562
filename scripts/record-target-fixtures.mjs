/**
 * Records what build tools print for the projects that a change impacts, as test fixtures.
 *
 *   node scripts/record-target-fixtures.mjs [tool…]
 *
 * Tools come from npm into a folder of the system's temporary one, with workspaces made for the
 * purpose; only their output enters the repository. Bazel and Gradle are taken from
 * the PATH where they are (Debian: bazel-bootstrap, gradle); Pants comes from PyPI and runs with
 * the python3.9 of the PATH, the last one that PyPI has it for. The temporary path in an output is
 * replaced. Afterwards write the versions that are printed into
 * __tests__/fixtures/targets/README.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fixtures = fileURLToPath(new URL('../__tests__/fixtures/targets/', import.meta.url))
const temp = realpathSync(mkdtempSync(join(tmpdir(), 'target-fixtures-')))
const wanted = process.argv.slice(2)

/** Runs a command; standard output is what is recorded, standard error is shown when it fails. */
function run(command, args, { cwd, env = {}, both = false } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: '1',
      NX_DAEMON: 'false',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      ...env,
    },
  })
  if (result.status !== 0)
    throw new Error(
      `${command} ${args.join(' ')}: ${result.error ?? result.stderr + result.stdout}`,
    )
  return both ? result.stderr + result.stdout : result.stdout
}

/**
 * A repository of two commits, the first after `prepare`; the second changes `packages/core`, which
 * the others depend on.
 */
function workspace(name, files, prepare = () => {}) {
  const folder = join(temp, name, 'orion')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  }
  const git = (...args) =>
    execFileSync(
      'git',
      ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com', ...args],
      {
        cwd: folder,
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
          GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
        },
      },
    )
  prepare(folder)
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'one')
  writeFileSync(join(folder, 'packages/core/changed.txt'), 'changed\n')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'two')
  return folder
}

/** Installs packages from npm and gives their commands. */
function npm(name, ...packages) {
  const folder = join(temp, 'tools', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
  })
  for (const spec of packages) {
    const id = spec.replace(/(?<=.)@[^@/]*$/, '')
    const { version } = JSON.parse(
      readFileSync(join(folder, 'node_modules', id, 'package.json'), 'utf8'),
    )
    console.log(`${id} ${version}`)
  }
  return (command) => join(folder, 'node_modules/.bin', command)
}

function record(file, text) {
  const shown = text.replaceAll(
    /\/[^\s"']*target-fixtures-\w+\/[\w-]+\/orion/g,
    '/home/runner/orion',
  )
  if (shown.includes(temp)) throw new Error(`${file} holds the temporary path`)
  mkdirSync(fixtures, { recursive: true })
  writeFileSync(join(fixtures, file), shown)
  console.log(`  ${file}: ${Buffer.byteLength(shown)} bytes`)
}

/** Four packages: two depend on `core` in this version, `docs` on nothing. */
const packagesWith = (version) =>
  Object.fromEntries(
    ['core', 'api', 'web', 'docs'].map((name) => [
      `packages/${name}/package.json`,
      {
        name: `@orion/${name}`,
        version: '1.0.0',
        scripts: { build: 'echo built' },
        ...(name === 'core' || name === 'docs' ? {} : { dependencies: { '@orion/core': version } }),
      },
    ]),
  )
const packages = packagesWith('1.0.0')
const npmWorkspace = {
  ...packages,
  'package.json': {
    name: 'orion',
    private: true,
    workspaces: ['packages/*'],
    packageManager: 'npm@10.9.0',
  },
  '.gitignore': 'node_modules\n.nx\n.turbo\n',
}

const recordings = {
  nx() {
    const tool = npm('nx', 'nx@22')
    const cwd = workspace('nx', { ...npmWorkspace, 'nx.json': {} })
    // nx runs only from an installation of the workspace.
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--save-dev', 'nx@22'], {
      cwd,
    })
    const base = ['--base=HEAD~1', '--head=HEAD']
    record(
      'nx-show-projects.json',
      run(tool('nx'), ['show', 'projects', '--affected', ...base, '--json'], { cwd }),
    )
    record(
      'nx-show-projects.txt',
      run(tool('nx'), ['show', 'projects', '--affected', ...base], { cwd }),
    )
    run(tool('nx'), ['graph', '--affected', ...base, '--file=graph.json'], { cwd })
    record('nx-graph.json', readFileSync(join(cwd, 'graph.json'), 'utf8'))
    run(tool('nx'), ['affected', '-t', 'build', ...base, '--graph=tasks.json'], { cwd })
    record('nx-affected-graph.json', readFileSync(join(cwd, 'tasks.json'), 'utf8'))
    const removed = spawnSync(tool('nx'), ['print-affected', ...base], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '1' },
    })
    record('failed/nx-print-affected-removed.txt', removed.stderr + removed.stdout)
  },
  'nx-old'() {
    const cwd = workspace('nx-old', { ...npmWorkspace, 'nx.json': {} })
    const tool = npm('nx-old', 'nx@16')
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--save-dev', 'nx@16'], {
      cwd,
    })
    record(
      'nx-print-affected.json',
      run(tool('nx'), ['print-affected', '--base=HEAD~1', '--head=HEAD'], { cwd }),
    )
  },
  turbo() {
    const tool = npm('turbo', 'turbo@2')
    const files = { ...npmWorkspace, 'turbo.json': { tasks: { build: {}, '//#lint': {} } } }
    // A lock file that is not committed counts as a change to everything.
    const cwd = workspace('turbo', files, (folder) => {
      run(
        'npm',
        ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'],
        {
          cwd: folder,
        },
      )
    })
    const env = { TURBO_SCM_BASE: 'HEAD~1' }
    record('turbo-ls.json', run(tool('turbo'), ['ls', '--affected', '--output=json'], { cwd, env }))
    record(
      'turbo-dry.json',
      run(tool('turbo'), ['run', 'build', '--affected', '--dry=json'], { cwd, env }),
    )
    record('turbo-dry-all.json', run(tool('turbo'), ['run', 'build', '--dry=json'], { cwd }))
    record(
      'turbo-ls-none.json',
      run(tool('turbo'), ['ls', '--affected', '--output=json'], {
        cwd,
        env: { TURBO_SCM_BASE: 'HEAD' },
      }),
    )
  },
  lerna() {
    const tool = npm('lerna', 'lerna@9')
    const cwd = workspace('lerna', { ...npmWorkspace, 'lerna.json': { version: 'independent' } })
    record(
      'lerna-ls.json',
      run(tool('lerna'), ['ls', '--all', '--json', '--since', 'HEAD~1', '--loglevel=silent'], {
        cwd,
      }),
    )
    record(
      'lerna-ls.ndjson',
      run(tool('lerna'), ['ls', '--all', '--ndjson', '--since', 'HEAD~1', '--loglevel=silent'], {
        cwd,
      }),
    )
    record(
      'lerna-ls.txt',
      run(tool('lerna'), ['ls', '--all', '--since', 'HEAD~1', '--loglevel=silent'], { cwd }),
    )
    record(
      'lerna-ls-with-stderr.txt',
      run(tool('lerna'), ['ls', '--all', '--json', '--since', 'HEAD~1'], { cwd, both: true }),
    )
  },
  pnpm() {
    const tool = npm('pnpm', 'pnpm@9')
    const cwd = workspace('pnpm', {
      ...packagesWith('workspace:*'),
      'package.json': {
        name: 'orion',
        private: true,
        packageManager: 'pnpm@9.15.9',
        scripts: { affected: "pnpm ls -r --depth -1 --json --filter '...[HEAD~1]'" },
      },
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    })
    const args = ['ls', '-r', '--depth', '-1', '--json', '--filter', '...[HEAD~1]']
    record('pnpm-ls.json', run(tool('pnpm'), args, { cwd }))
    record(
      'pnpm-run-ls.txt',
      run(tool('pnpm'), ['run', 'affected'], {
        cwd,
        env: { PATH: `${dirname(tool('pnpm'))}:${process.env.PATH}` },
      }),
    )
    record(
      'npm-run-pnpm-ls.txt',
      run('npm', ['run', 'affected'], {
        cwd,
        env: { PATH: `${dirname(tool('pnpm'))}:${process.env.PATH}` },
      }),
    )
  },
  rush() {
    const tool = npm('rush', '@microsoft/rush')
    const { version } = JSON.parse(
      readFileSync(join(temp, 'tools/rush/node_modules/@microsoft/rush/package.json'), 'utf8'),
    )
    const cwd = workspace('rush', {
      ...packages,
      'rush.json': {
        rushVersion: version,
        pnpmVersion: '9.15.9',
        nodeSupportedVersionRange: '>=18',
        projects: ['core', 'api', 'web', 'docs'].map((name) => ({
          packageName: `@orion/${name}`,
          projectFolder: `packages/${name}`,
        })),
      },
    })
    record(
      'rush-list.json',
      run(tool('rush'), ['list', '--json', '--impacted-by', 'git:HEAD~1'], { cwd }),
    )
  },
  moon() {
    const tool = npm('moon', '@moonrepo/cli')
    const moon = (depends) => `${depends}tasks:\n  build:\n    command: 'echo built'\n`
    const cwd = workspace('moon', {
      '.moon/workspace.yml': "projects:\n  - 'packages/*'\n",
      'packages/core/moon.yml': moon(''),
      'packages/docs/moon.yml': moon(''),
      'packages/api/moon.yml': moon("dependsOn: ['core']\n"),
      'packages/web/moon.yml': moon("dependsOn: ['core']\n"),
    })
    const env = { MOON_BASE: 'HEAD~1', MOON_HEAD: 'HEAD' }
    for (const what of ['projects', 'tasks'])
      record(
        `moon-query-${what}.json`,
        run(tool('moon'), ['query', what, '--affected', '--downstream', 'deep'], { cwd, env }),
      )
    record(
      'moon-query-affected.json',
      run(tool('moon'), ['query', 'affected', '--downstream', 'deep'], { cwd, env }),
    )
  },
  bazel() {
    const rule = (name, source, dependencies) =>
      `filegroup(\n    name = "${name}",\n    srcs = [${[source, ...dependencies].map((item) => `"${item}"`).join(', ')}],\n    visibility = ["//visibility:public"],\n)\n`
    const cwd = workspace('bazel', {
      WORKSPACE: 'workspace(name = "orion")\n',
      'packages/core/BUILD': rule('core', 'changed.txt', []),
      'packages/api/BUILD': rule('api', 'api.txt', ['//packages/core']),
      'packages/docs/BUILD': rule('docs', 'docs.txt', []),
      'packages/docs/docs.txt': 'docs\n',
      'packages/api/api.txt': 'api\n',
      'packages/web/BUILD': rule('web', 'web page.txt', ['//packages/core:core']),
      'packages/web/web page.txt': 'web\n',
    })
    const bazel = (...args) =>
      run('bazel', [`--output_user_root=${join(temp, 'bazel-out')}`, ...args], { cwd })
    console.log(bazel('--version').trim())
    const query = 'rdeps(//..., //packages/core:changed.txt)'
    record('bazel-query-label.txt', bazel('query', query, '--output=label'))
    record('bazel-query-label-kind.txt', bazel('query', query, '--output=label_kind'))
    record(
      'bazel-query-all-label-kind.txt',
      bazel('query', '//...:all-targets', '--output=label_kind'),
    )
    const noisy = spawnSync(
      'bazel',
      [
        `--output_user_root=${join(temp, 'bazel-out')}`,
        'query',
        query,
        '--color=yes',
        '--curses=yes',
        '--show_progress',
      ],
      { cwd, encoding: 'utf8' },
    )
    record('bazel-query-with-stderr.txt', noisy.stderr + noisy.stdout)
    const failed = spawnSync(
      'bazel',
      [`--output_user_root=${join(temp, 'bazel-out')}`, 'query', '//nowhere/...'],
      { cwd, encoding: 'utf8' },
    )
    record('failed/bazel-query.txt', failed.stderr + failed.stdout)
    bazel('shutdown')
  },
  pants() {
    const python = join(temp, 'tools/pants')
    const version = '2.16.0'
    run('python3.9', ['-m', 'venv', '--without-pip', python])
    run('python3', [
      '-m',
      'pip',
      `--python=${join(python, 'bin/python')}`,
      'install',
      '--quiet',
      `pantsbuild.pants==${version}`,
    ])
    console.log(`pants ${version}`)
    const cwd = workspace('pants', {
      'pants.toml': `[GLOBAL]\npants_version = "${version}"\nbackend_packages = ["pants.backend.shell"]\n\n[anonymous-telemetry]\nenabled = false\n\n[shell-setup]\ndependency_inference = false\n`,
      BUILD: 'shell_sources(name="root", dependencies=["packages/core"])\n',
      'setup.sh': 'echo setup\n',
      'packages/core/BUILD': 'files(sources=["*.txt"])\n',
      'packages/core/changed.txt': 'core\n',
      'packages/api/BUILD': 'shell_sources(name="lib", dependencies=["packages/core"])\n',
      'packages/api/api.sh': 'echo api\n',
      'packages/web/BUILD': 'shell_sources(dependencies=["packages/core"])\n',
      'packages/web/web.sh': 'echo web\n',
      'packages/docs/BUILD': 'files(sources=["*.md"])\n',
      'packages/docs/docs.md': 'docs\n',
    })
    const env = { PANTS_PANTSD: 'false', PANTS_CONCURRENT: 'true' }
    const pants = (...args) =>
      run(join(python, 'bin/pants'), ['--changed-since=HEAD~1', ...args], { cwd, env })
    record('pants-list.txt', pants('list'))
    record('pants-list-dependents.txt', pants('--changed-dependents=transitive', 'list'))
    record('pants-peek.json', pants('--changed-dependents=transitive', 'peek'))
    const failed = spawnSync(join(python, 'bin/pants'), ['list', 'nowhere:'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    record('failed/pants-list.txt', failed.stderr + failed.stdout)
  },
  gradle() {
    const cwd = workspace('gradle', {
      'settings.gradle':
        "rootProject.name = 'orion'\ninclude ':packages:core', ':packages:api', ':web'\n",
      'build.gradle':
        "subprojects { task compile { doLast { } }\n  task build(dependsOn: 'compile') }\n",
      'packages/core/.keep': '',
      'packages/api/.keep': '',
      'web/.keep': '',
    })
    const gradle = (...args) =>
      run(
        'gradle',
        [
          '--no-daemon',
          '--console=plain',
          `--gradle-user-home=${join(temp, 'gradle-home')}`,
          ...args,
        ],
        { cwd },
      )
    console.log(gradle('--version').match(/Gradle \S+/)?.[0])
    record('gradle-projects.txt', gradle('projects'))
    record('gradle-dry-run.txt', gradle('build', '--dry-run'))
  },
}

for (const [tool, make] of Object.entries(recordings)) {
  if (wanted.length > 0 && !wanted.includes(tool)) continue
  console.log(`== ${tool}`)
  try {
    make()
  } catch (error) {
    console.log(`  not recorded: ${String(error.message).trim().slice(0, 600)}`)
    process.exitCode = 1
  }
}
console.log(`Workspaces are in ${temp}`)
