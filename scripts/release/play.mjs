// Runs the commands of release.yml on a throw-away repository, as the runner would, with a `gh`
// that only records its calls.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'

/** Like `gh` for a missing tag, it refuses to move a tag that is not in TAGS. */
const GH = `#!/bin/sh
echo "$*" >> "$CALLS"
case "$*" in *PATCH*) for tag in $TAGS; do case "$*" in *"/tags/$tag "*) exit 0 ;; esac; done; exit 1 ;; esac
`

/**
 * @param folder a clone at the tag
 * @param tags the major tags that GitHub has
 * @returns what was printed, and each call of `gh`
 */
export function playRelease(folder, tag, tags) {
  const bin = mkdtempSync(join(folder, '..', 'bin-'))
  const calls = join(bin, 'calls')
  writeFileSync(join(bin, 'gh'), GH, { mode: 0o755 })
  writeFileSync(calls, '')
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  cpSync('scripts/release', join(folder, 'scripts/release'), { recursive: true })
  const output = join(bin, 'output')
  writeFileSync(output, '')
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    CALLS: calls,
    TAGS: tags.join(' '),
    GITHUB_REF_NAME: tag,
    GITHUB_REPOSITORY: 'octo-org/orion',
    GITHUB_OUTPUT: output,
  }
  const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
  let printed = ''
  for (const step of [...jobs.allowed.steps, ...jobs.publish.steps]) {
    if (step.run === undefined) continue
    const major = /^major=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1] ?? ''
    if (step.if !== undefined && major === '') continue
    const run = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: folder,
      env: { ...env, MAJOR: major },
      encoding: 'utf8',
    })
    printed += run.stdout + run.stderr
    if (run.status !== 0) break
  }
  return { printed, calls: readFileSync(calls, 'utf8').trim().split('\n') }
}
