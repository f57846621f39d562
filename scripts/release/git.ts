// What the steps of a release share. Without packages, so that they run before any is installed.
import { spawnSync } from 'node:child_process'

export interface GitOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** Runs git in the current folder. */
export function tryGit(args: readonly string[], { env = {}, input = '' }: GitOptions = {}) {
  return spawnSync('git', args, { encoding: 'utf8', input, env: { ...process.env, ...env } })
}

/** @returns what git prints, without the line end @throws an Error with git's message */
export function git(args: readonly string[], options?: GitOptions): string {
  const { status, stdout, stderr } = tryGit(args, options)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.replace(/\n$/, '')
}

/** The three numbers of a version tag, or `undefined`. */
export function numbersOf(tag: string): readonly number[] | undefined {
  return /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag)?.slice(1).map(Number)
}

/** Below zero when the first version is the older one. */
export const compareVersions = (a: readonly number[], b: readonly number[]) =>
  a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
