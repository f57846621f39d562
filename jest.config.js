// A zone that is never that of the runners, with minutes: no test may rest on UTC.
process.env.TZ ??= 'Asia/Kathmandu'

/** @type {import('jest').Config} */
export default {
  // Plain Node.js, where a file does not load every module again in a context of its own: half the
  // time. `npm run coverage` isolates the files (jest.coverage.config.js).
  runner: 'jest-light-runner/child-process',
  // All cores: nothing else runs beside the tests, and Jest would leave one idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/lib/__tests__/**/*.test.js'],
  // __tests__/support/exhaustive.ts
  testPathIgnorePatterns:
    process.env.EXHAUSTIVE_TESTS === 'true' ? [] : ['\\.exhaustive\\.test\\.js$'],
  globalSetup: '<rootDir>/lib/__tests__/support/temp-folder-setup.js',
  globalTeardown: '<rootDir>/lib/__tests__/support/temp-folder-teardown.js',
}
