// The suite against a changed copy of the compiled modules; MUTATE_NOTES names the folder for what each test file reached.
import base from '../../jest.config.js'

export default {
  ...base,
  rootDir: process.cwd(),
  // The bundle is no copy of ours: tests that start it notice nothing.
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/e2e/', '/__tests__/bench/'],
  coverageThreshold: undefined,
  ...(process.env.MUTATE_NOTES
    ? { setupFilesAfterEnv: ['<rootDir>/scripts/mutate/note-reached.mjs'] }
    : {}),
}
