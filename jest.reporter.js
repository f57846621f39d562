import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parse } from 'yaml'

/** Stack frames that lead to no line of a test or of the sources. */
const HARNESS_FRAME =
  /^\s+at .*(?:node_modules|node:internal|__tests__\/support\/jest\.ts).*(?:\n|$)/gm

/**
 * Prints a dot for each test file, and the whole of one that fails. Fails if a given path matches no
 * test file. With `givesEveryInput`, it also fails if no test of a whole run gives some input of
 * action.yml (__tests__/support/recorder.ts notes the inputs).
 */
export default class {
  #error

  constructor(globalConfig, { givesEveryInput = false } = {}) {
    const { patterns = [] } = globalConfig.testPathPatterns ?? {}
    this.patterns = patterns
    this.isWhole = patterns.length === 0 && !globalConfig.testNamePattern && !globalConfig.shard
    this.givesEveryInput = givesEveryInput
    process.env.INPUTS_GIVEN_FILE = join(mkdtempSync(join(tmpdir(), 'inputs-given-')), 'names')
  }

  onTestFileResult(test, { failureMessage }) {
    if (!failureMessage) return process.stderr.write('.')
    const failures = failureMessage.replaceAll(HARNESS_FRAME, '')
    process.stderr.write(`\nFAIL ${sourceOf(test.path)}\n${failures}\n`)
  }

  onRunComplete(_, { numFailedTestSuites, testResults }) {
    process.stderr.write('\n')
    const paths = testResults.map(({ testFilePath }) => testFilePath)
    const unmatched = this.patterns.filter(
      (pattern) => !paths.some((path) => new RegExp(pattern, 'i').test(path)),
    )
    if (unmatched.length > 0)
      this.#fail(
        `No test file matches: ${unmatched.join(', ')} ` +
          '(`npm run test:long` has the long ones, and those of e2e, sandbox, rehearsal, demo and scripts)',
      )
    if (!this.isWhole || !this.givesEveryInput || numFailedTestSuites > 0) return
    const missing = inputsNotGiven(process.env.INPUTS_GIVEN_FILE)
    if (missing.length > 0)
      this.#fail(`No test gives these inputs of action.yml: ${missing.join(', ')}`)
  }

  // Jest fails the run for the error of a reporter, but does not print it.
  #fail(problem) {
    process.stderr.write(`${problem}\n`)
    this.#error = new Error(problem)
  }

  getLastError() {
    return this.#error
  }
}

/** Path of the TypeScript source of a compiled test. */
const sourceOf = (path) => relative('lib', path).replace(/\.js$/, '.ts')

function inputsNotGiven(path) {
  const given = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
  const { inputs } = parse(readFileSync('action.yml', 'utf8'))
  return Object.keys(inputs).filter((name) => !given.has(name))
}
