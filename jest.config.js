import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Jest runs what `tsc` compiled, so a stale `lib/` would test the code of before the last edit.
// scripts/mutate.ts changes `lib/` itself.
if (process.env.LIB_IS_BUILT !== 'true' && isStale()) {
  const steps = [['node_modules/typescript/bin/tsc'], ['lib/scripts/prune.js']]
  for (const args of steps)
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1)
}

/** True if a source has changed since the last build. */
function isStale() {
  const built = 'lib/tsconfig.tsbuildinfo'
  if (!existsSync(built)) return true
  const { mtimeMs } = statSync(built)
  const folders = ['src', 'sandbox', 'rehearsal', 'demo', 'bench', 'scripts', '__tests__']
  // A folder changes when a file in it is added or removed.
  const entries = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
  return entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.ts'))
    .some(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs > mtimeMs)
}

// What tests do not set differs from run to run (__tests__/support/varied.ts).
process.env.FIXTURE_SEED ??= String(randomInt(1_000_000))

// Zones that are never those of the runners, most with minutes: no test may rest on UTC.
const ZONES = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
]
process.env.TZ ??= ZONES[Number(process.env.FIXTURE_SEED) % ZONES.length] ?? ZONES[0]

// Stack traces name the lines of the TypeScript sources.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`.trim()

/** @type {import('jest').Config} */
export default {
  // Plain Node.js, where a file does not load every module again in a context of its own: half the
  // time. `npm run coverage` isolates the files (jest.coverage.config.js).
  runner: '<rootDir>/jest.runner.js',
  // All cores: nothing else runs beside the tests, and Jest would leave one idle.
  reporters: [
    ['summary', { summaryThreshold: Number.MAX_SAFE_INTEGER }],
    ['<rootDir>/jest.reporter.js', { givesEveryInput: true }],
  ],
  maxWorkers: '100%',
  // jest.long.config.js has the others.
  testMatch: [
    '<rootDir>/lib/__tests__/**/*.test.js',
    '!**/*.{long,exhaustive}.test.js',
    '!**/lib/__tests__/{e2e,sandbox,rehearsal,scripts,demo}/**',
  ],
  snapshotResolver: '<rootDir>/jest.snapshots.js',
  globalSetup: '<rootDir>/lib/__tests__/support/temp-folder-setup.js',
  globalTeardown: '<rootDir>/lib/__tests__/support/temp-folder-teardown.js',
}
