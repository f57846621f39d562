// The suite against a changed copy of the compiled modules; MUTATE_NOTES names the folder for what
// each test file reached.
import base from '../../jest.config.js'

export default {
  ...base,
  rootDir: process.cwd(),
  coverageThreshold: undefined,
  testTimeout: 60_000,
  testSequencer: '<rootDir>/lib/scripts/mutate/in-order.js',
  ...(process.env.MUTATE_NOTES
    ? { setupFilesAfterEnv: ['<rootDir>/lib/scripts/mutate/note-reached.js'] }
    : {}),
}
