import config from './jest.config.js'

/**
 * Tests of the sandbox, the rehearsals, the demo and the scripts: `npm run test:tools`.
 *
 * @type {import('jest').Config}
 */
export default {
  ...config,
  reporters: [config.reporters[0], '<rootDir>/jest.reporter.js'],
  testMatch: ['<rootDir>/lib/__tests__/{sandbox,rehearsal,scripts,demo}/**/*.test.js'],
}
