import { readdirSync } from 'node:fs'
import base from './jest.config.js'

const rooms = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  // Where the source maps lead: coverage is counted in the sources.
  .map(({ name }) => `./src/${name}/`)

/** @type {import('jest').Config} */
export default {
  ...base,
  // Jest's own, which alone counts coverage and gives each file a context of its own.
  runner: 'jest-runner',
  testMatch: [
    '<rootDir>/lib/__tests__/**/*.test.js',
    '!**/*.exhaustive.test.js',
    '!**/lib/__tests__/{sandbox,rehearsal,scripts,demo}/**',
  ],
  testEnvironment: 'node',
  // `tsc` has compiled the tests, so Jest runs plain ES modules and transforms nothing.
  transform: {},
  // __tests__/support/jest.ts
  testTimeout: 600_000,
  collectCoverage: true,
  coverageProvider: 'v8',
  coverageReporters: ['text-summary'],
  // Without the entry, which the end-to-end tests run as a process, and without files of types.
  collectCoverageFrom: [
    'lib/src/**/*.js',
    '!lib/src/{index,http/request,runner/toolkit,step/context}.js',
  ],
  // Of each room; `global` is what lies in none.
  coverageThreshold: Object.fromEntries(
    ['global', ...rooms].map((room) => [room, { lines: 98, branches: 94 }]),
  ),
}
