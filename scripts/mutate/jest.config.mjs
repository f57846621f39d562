// The suite against a changed copy of the compiled modules; MUTATE_NOTES names the folder for what
// each test file reached, for which each needs a context of its own.
import plain from '../../jest.config.js'
import isolated from '../../jest.coverage.config.js'

const notes = process.env.MUTATE_NOTES
  ? {
      ...isolated,
      collectCoverage: false,
      coverageThreshold: undefined,
      setupFilesAfterEnv: ['<rootDir>/lib/scripts/mutate/note-reached.js'],
    }
  : plain

export default {
  ...notes,
  rootDir: process.cwd(),
  testSequencer: '<rootDir>/lib/scripts/mutate/in-order.js',
}
