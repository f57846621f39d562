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

/** Ends a run whose tests gave these inputs; returns the error that fails it, and what is printed. */
function endRun(given: readonly string[], config: object = {}, numFailedTestSuites = 0) {
  const ofThisRun = process.env['INPUTS_GIVEN_FILE']
  const { write } = process.stderr
  let printed = ''
  process.stderr.write = (text: string | Uint8Array) => {
    printed += String(text)
    return true
  }
  try {
    const reporter = new JestReporter(config)
    writeFileSync(process.env['INPUTS_GIVEN_FILE'] ?? '', given.join('\n'))
    reporter.onRunComplete(undefined, { numFailedTestSuites })
    return { error: reporter.getLastError()?.message, printed }
  } finally {
    process.stderr.write = write
    if (ofThisRun === undefined) delete process.env['INPUTS_GIVEN_FILE']
    else process.env['INPUTS_GIVEN_FILE'] = ofThisRun
  }
}

const all = Object.keys(inputDefaults)
const without = (...names: readonly string[]) => all.filter((name) => !names.includes(name))

test.each([
  [['summary', 'max-rows'], 'summary, max-rows'],
  [[...all], all.join(', ')],
])(
  'a run of all tests in which no test gives some input fails, and prints it',
  (missing, names) => {
    const error = `No test gives these inputs of action.yml: ${names}`
    expect(endRun(without(...missing))).toEqual({ error, printed: `${error}\n` })
  },
)

test.each([
  ['gives every input', all, {}, 0],
  ['has some of the tests, by path', [], { testPathPatterns: { patterns: ['step'] } }, 0],
  ['has some of the tests, by name', [], { testNamePattern: 'boolean' }, 0],
  ['has a part of the tests', [], { shard: { shardIndex: 1 } }, 0],
  ['fails anyway', [], {}, 1],
])('a run that %s does not fail for it', (_, given, config, failed) => {
  expect(endRun(given, config, failed)).toEqual({ error: undefined, printed: '' })
})

test('the configuration of Jest uses the reporter', () => {
  expect(readFileSync('jest.config.js', 'utf8')).toContain("'<rootDir>/jest.reporter.js'")
})
