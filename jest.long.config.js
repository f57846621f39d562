import config from './jest.config.js'

/**
 * `npm run test:long`: files named `*.long.test.ts`, which play many worlds, the bundle as a process,
 * and the tests of the sandbox, the rehearsals, the demo and the scripts.
 *
 * @type {import('jest').Config}
 */
export default {
  ...config,
  reporters: [config.reporters[0], '<rootDir>/jest.reporter.js'],
  testMatch: [
    '<rootDir>/lib/__tests__/**/*.{long,exhaustive}.test.js',
    '<rootDir>/lib/__tests__/{e2e,sandbox,rehearsal,scripts,demo}/**/*.test.js',
  ],
  // __tests__/support/exhaustive.ts
  testPathIgnorePatterns:
    process.env.EXHAUSTIVE_TESTS === 'true' ? [] : ['\\.exhaustive\\.test\\.js$'],
}
