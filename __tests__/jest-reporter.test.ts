/** The guard of jest.reporter.js: a run of all tests fails if no test gives some input. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inputDefaults } from '../src/step/contract.js'
import { expect, test } from './support/jest.js'

interface Reporter {
  onRunComplete(contexts: unknown, results: { readonly numFailedTestSuites: number }): void
  getLastError(): Error | undefined
}
type ReporterClass = new (config: object) => Reporter
const { default: JestReporter }: { default: ReporterClass } = await import(
  pathToFileURL(resolve('jest.reporter.js')).href
)

/** Ends a run whose tests gave these inputs, and returns the error that fails it. */
function errorAfter(given: readonly string[], config: object = {}, numFailedTestSuites = 0) {
  const ofThisRun = process.env['INPUTS_GIVEN_FILE']
  try {
    const reporter = new JestReporter(config)
    writeFileSync(process.env['INPUTS_GIVEN_FILE'] ?? '', given.join('\n'))
    reporter.onRunComplete(undefined, { numFailedTestSuites })
    return reporter.getLastError()?.message
  } finally {
    if (ofThisRun === undefined) delete process.env['INPUTS_GIVEN_FILE']
    else process.env['INPUTS_GIVEN_FILE'] = ofThisRun
  }
}

const all = Object.keys(inputDefaults)
const without = (...names: readonly string[]) => all.filter((name) => !names.includes(name))

test('a run of all tests fails with the inputs that no test gives', () => {
  expect(errorAfter(without('summary', 'max-rows'))).toBe(
    'No test gives these inputs of action.yml: summary, max-rows',
  )
  expect(errorAfter([])).toContain(all.join(', '))
})

test.each([
  ['gives every input', all, {}, 0],
  ['has some of the tests, by path', [], { testPathPatterns: { patterns: ['step'] } }, 0],
  ['has some of the tests, by name', [], { testNamePattern: 'boolean' }, 0],
  ['has a part of the tests', [], { shard: { shardIndex: 1 } }, 0],
  ['fails anyway', [], {}, 1],
])('a run that %s does not fail for it', (_, given, config, failed) => {
  expect(errorAfter(given, config, failed)).toBeUndefined()
})

test('the configuration of Jest uses the reporter', () => {
  expect(readFileSync('jest.config.js', 'utf8')).toContain("'<rootDir>/jest.reporter.js'")
})
