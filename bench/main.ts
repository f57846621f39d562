/**
 * `npm run bench [name…]`: measurements beside what a user would otherwise run, each in a file of
 * its own, on the Node that action.yml names. Without a name all of them run, and docs/benchmarks.md is
 * written.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFlaky } from './flaky.js'
import { benchNetwork } from './network.js'
import { benchPolling } from './polling.js'
import { benchmarksPage, published } from './report.js'
import { benchRequests } from './requests.js'
import { benchSizes } from './sizes.js'
import { benchStart } from './start.js'
import { benchTargets } from './targets.js'

/** In the order of the page. */
const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  requests: benchRequests,
  polling: benchPolling,
  network: benchNetwork,
  start: benchStart,
  targets: benchTargets,
  flaky: benchFlaky,
  sizes: benchSizes,
}

const PAGE = 'docs/benchmarks.md'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark ${unknown.join(', ')}; available: ${Object.keys(benches).join(', ')}.`,
  )
  process.exitCode = 2
} else if (process.version.startsWith(`v${runtime()}.`)) await run()
else execFileSync(install(runtime()), process.argv.slice(1), { stdio: 'inherit' })

async function run(): Promise<void> {
  const machine = `Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model}`
  console.log(machine)
  for (const [name, bench] of Object.entries(benches))
    if (asked.length === 0 || asked.includes(name)) await bench()
  const today = new Date().toISOString().slice(0, 10)
  if (asked.length === 0) writeFileSync(PAGE, benchmarksPage(today, machine, published()))
}

/** The major version of Node that runs the action. */
function runtime(): string {
  const [, major] = /using: node(\d+)/.exec(readFileSync('action.yml', 'utf8')) ?? []
  if (major === undefined) throw new Error('action.yml names no version of Node')
  return major
}

/** Path of that Node, from the npm registry. */
function install(major: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-bench-node-'))
  const name = `node-${platform()}-${arch()}`
  const quiet = ['--no-audit', '--no-fund', '--silent']
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, `${name}@${major}`])
  return join(folder, 'node_modules', name, 'bin', 'node')
}
