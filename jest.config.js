import { readdirSync } from 'node:fs'

const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  // Where the source maps lead: coverage is counted in the sources.
  .map(({ name }) => `./src/${name}/`)

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // All cores: nothing else runs beside the tests, and Jest would leave one idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/lib/__tests__/**/*.test.js'],
  // __tests__/support/exhaustive.ts
  testPathIgnorePatterns:
    process.env.EXHAUSTIVE_TESTS === 'true' ? [] : ['\\.exhaustive\\.test\\.js$'],
  // `tsc` has compiled the tests, so Jest runs plain ES modules and transforms nothing.
  transform: {},
  injectGlobals: false,
  globalSetup: '<rootDir>/lib/__tests__/support/temp-folder-setup.js',
  setupFilesAfterEnv: ['<rootDir>/lib/__tests__/support/assertions-setup.js'],
  globalTeardown: '<rootDir>/lib/__tests__/support/temp-folder-teardown.js',
  // Property tests run hundreds of cases; none is timed, and a busy machine may take minutes.
  testTimeout: 300_000,
  coverageProvider: 'v8',
  // Without the entry, which the end-to-end tests run as a process, and without files of types.
  collectCoverageFrom: [
    'lib/src/**/*.js',
    '!lib/src/{index,http/request,runner/toolkit,step/context}.js',
  ],
  // `npm run coverage` checks each room; `global` is what lies in none.
  coverageThreshold: Object.fromEntries(
    ['global', ...rooms].map((room) => [room, { lines: 98, branches: 94 }]),
  ),
}
