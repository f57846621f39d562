// Runs the commands of release.yml in a clone of a throw-away repository, as the runner would, with a
// `gh` that keeps its releases in a file.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { parse } from 'yaml'

/**
 * Knows what the workflow calls. MEANWHILE is a command that runs once, between the question which
 * releases there are and its answer's use.
 */
const GH = `#!/bin/sh
case "$1 $2" in
  'release view') grep -qx "$3" "$RELEASES" ;;
  'release create') echo "$3" >> "$RELEASES" ;;
  'release list')
    sed 's/.*/{"tagName":"&","isDraft":false}/' "$RELEASES" | paste -sd, - | sed 's/.*/[&]/'
    if [ -n "$MEANWHILE" ] && mkdir "$0.once" 2> /dev/null; then sh -ec "$MEANWHILE" >&2; fi ;;
  *) echo "gh $*?" >&2; exit 1 ;;
esac
`

interface Step {
  readonly run?: string
}
interface Workflow {
  readonly jobs: Readonly<
    Record<
      'allowed' | 'publish' | 'major',
      { readonly steps: readonly Step[]; readonly environment?: string }
    >
  >
}
export const workflow: Workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'))

/** Jobs of the workflow that have commands, in their order. */
export const JOBS = ['allowed', 'publish', 'major'] as const

/**
 * @param folder a clone at the tag
 * @param releases path of the list of published releases
 * @returns whether every command succeeded, and what was printed
 */
export function playJobs(
  folder: string,
  tag: string,
  releases: string,
  { jobs = JOBS as readonly (typeof JOBS)[number][], meanwhile = '' } = {},
): { readonly green: boolean; readonly printed: string } {
  const bin = mkdtempSync(join(folder, '..', 'bin-'))
  writeFileSync(join(bin, 'gh'), GH, { mode: 0o755 })
  if (!existsSync(releases)) writeFileSync(releases, '')
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH']}`,
    RELEASES: releases,
    MEANWHILE: meanwhile,
    COMPILED: resolve('lib/scripts'),
    GITHUB_REF_NAME: tag,
  }
  let printed = ''
  for (const { run } of jobs.flatMap((job) => workflow.jobs[job].steps)) {
    if (run === undefined) continue
    // Node 20, on which this runs too, does not strip types: it gets the same scripts, compiled.
    const command = run.replaceAll(/node scripts\/([\w/-]+)\.ts/g, 'node "$COMPILED"/$1.js')
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    printed += stdout + stderr
    if (status !== 0) return { green: false, printed }
  }
  return { green: true, printed }
}
