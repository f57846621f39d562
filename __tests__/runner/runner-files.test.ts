import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { parseFileCommand } from '../../demo/run-action.js'
import { runnerFiles } from '../../src/runner/runner-files.js'
import { expect, test } from '../support/jest.js'

/** Files of a step, empty, as the runner makes them. */
function stepFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'runner-files-'))
  const env = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  }
  for (const path of Object.values(env)) writeFileSync(path, '')
  return env
}

test('the runner reads back every output, whatever it holds', () => {
  const part = fc.constantFrom('END', '\n', '\r\n', '<<', '=', 'other<<END', 'a', '')
  const value = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(value, value, (first, second) => {
      const env = stepFiles()
      const { setOutput } = runnerFiles(env)
      setOutput('first', first)
      setOutput('second', second)
      expect(parseFileCommand(readFileSync(env.GITHUB_OUTPUT, 'utf8'))).toEqual({
        first: first.replaceAll('\r\n', '\n'),
        second: second.replaceAll('\r\n', '\n'),
      })
    }),
  )
})

test('an output of one line needs no delimiter', () => {
  const env = stepFiles()
  runnerFiles(env).setOutput('state', 'a=b')
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8').trim()).toBe('state=a=b')
})

test('the summary is added to what is there, each part once', () => {
  const env = stepFiles()
  writeFileSync(env.GITHUB_STEP_SUMMARY, 'before\n')
  const { writeSummary } = runnerFiles(env)
  writeSummary('one')
  writeSummary('two')
  expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8').split(/\r?\n/)).toEqual([
    'before',
    'one',
    'two',
    '',
  ])
})

test('a file that the runner did not make is an error', () => {
  const missing = join(mkdtempSync(join(tmpdir(), 'runner-files-')), 'output')
  expect(() => runnerFiles({ GITHUB_OUTPUT: missing }).setOutput('a', 'b')).toThrow('ENOENT')
})
