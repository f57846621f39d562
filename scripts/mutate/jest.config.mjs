// The suite against a changed copy of the compiled modules; MUTATE_NOTES names the folder for what
// each test file reached.
import base from '../../jest.config.js'

export default {
  ...base,
  rootDir: process.cwd(),
  coverageThreshold: undefined,
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/mutate/in-order.mjs',
  ...(process.env.MUTATE_NOTES
    ? { setupFilesAfterEnv: ['<rootDir>/scripts/mutate/note-reached.mjs'] }
    : {}),
}
