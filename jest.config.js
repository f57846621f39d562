import { randomInt } from 'node:crypto'

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
    '<rootDir>/jest.reporter.js',
  ],
  maxWorkers: '100%',
  testMatch: ['<rootDir>/lib/__tests__/**/*.test.js'],
  // __tests__/support/exhaustive.ts
  testPathIgnorePatterns:
    process.env.EXHAUSTIVE_TESTS === 'true' ? [] : ['\\.exhaustive\\.test\\.js$'],
  snapshotResolver: '<rootDir>/jest.snapshots.js',
  globalSetup: '<rootDir>/lib/__tests__/support/temp-folder-setup.js',
  globalTeardown: '<rootDir>/lib/__tests__/support/temp-folder-teardown.js',
}
