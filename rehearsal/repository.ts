// Throw-away repositories for workflows to run in.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'

/** Path → content. */
export type Files = Readonly<Record<string, string>>

/** Removed when the process ends. */
export const temp = mkdtempSync(join(tmpdir(), 'merge-queue-action-act-'))
process.on('exit', () => rmSync(temp, { recursive: true, force: true }))

/** Makes a new folder below the temporary one. */
export const newFolder = (name: string) => mkdtempSync(join(temp, `${name}-`))

/**
 * Reads a file that the user named.
 * @throws a sentence that says what the file should be, and where it was looked for
 */
export function readText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') throw new Error(`The ${what} ${path} could not be read: ${message}.`)
    throw new Error(`There is no ${what} ${path}: looked for it at ${resolve(path)}.`)
  }
}

/**
 * Reads a YAML file that the user named, as text.
 * @throws a sentence that names the file and the place of the mistake
 */
export function readYamlText(path: string, what: string): string {
  const text = readText(path, what)
  try {
    parse(text, { merge: true })
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('\n')
    throw new Error(`The ${what} ${path} is not YAML: ${problem.replace(/:$/, '')}.`)
  }
  return text
}

/**
 * Reads a workflow and those of the same repository that it calls, as they are now.
 * @param callers the workflows that lead to it
 * @returns path in the repository → text
 */
export function readWorkflows(
  path: string,
  callers: readonly string[] = [],
): Record<string, string> {
  const chain = [...callers, basename(path)]
  if (callers.includes(basename(path)))
    throw new Error(`GitHub refuses a workflow that calls itself: ${chain.join(' → ')}.`)
  const text = readYamlText(path, 'workflow')
  const name = `.github/workflows/${basename(path)}`
  const repository = join(dirname(path), '../..')
  const workflow: { jobs?: Record<string, { uses?: string }> } = parse(text, { merge: true })
  const called = Object.values(workflow.jobs ?? {})
    .flatMap(({ uses }) =>
      uses?.startsWith('./.github/workflows/') ? [join(repository, uses)] : [],
    )
    .filter((file) => existsSync(file))
  return Object.assign({}, ...called.map((file) => readWorkflows(file, chain)), { [name]: text })
}

/** Writes files; those that begin with `#!` are executable. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: content.startsWith('#!') ? 0o755 : 0o644 })
  }
}

/** @returns what git prints */
export function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/**
 * Makes a repository with one commit, because act reads branch, commit and name of the repository
 * from it.
 * @param from `source` is a repository to start from, as committed; `prepare` a shell command that
 *   changes it
 */
export function makeRepository(
  name: string,
  files: Files,
  { source, prepare }: { source?: string | undefined; prepare?: string | undefined } = {},
): string {
  const folder = newFolder(name.replace(/.*\//, ''))
  if (source === undefined) git(folder, 'init', '--quiet', '--initial-branch', 'main')
  else {
    git(folder, 'clone', '--quiet', source, '.')
    // Its branches, not only the one that is checked out.
    git(folder, 'fetch', '--quiet', '--update-head-ok', 'origin', 'refs/heads/*:refs/heads/*')
    git(folder, 'remote', 'remove', 'origin')
  }
  git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  git(folder, 'remote', 'add', 'origin', `https://github.com/${name}.git`)
  writeFiles(folder, files)
  if (prepare !== undefined) execFileSync('sh', ['-ec', prepare], { cwd: folder })
  git(folder, 'add', '--all')
  const message = 'A repository that uses the action'
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', message)
  // The checked-out commit serves as main, so that an event of main gets what `files` and `prepare` wrote.
  if (git(folder, 'branch', '--show-current') !== 'main') git(folder, 'branch', '--force', 'main')
  return folder
}
