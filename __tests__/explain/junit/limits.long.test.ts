/** Reports that are too large, and every beginning of the real ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '../../support/jest.js'
import { readText } from './read.js'

const FIXTURES = resolve('__tests__/fixtures/junit')

test.each([
  ['depth', '<testsuite>'.repeat(1_000_000), 'nested more than 100 deep'],
  ['elements', `<testsuite>${'<a/>'.repeat(400_000)}</testsuite>`, 'too many elements'],
  [
    'attributes',
    `<testsuite ${Array.from({ length: 2_100_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    'too many elements',
  ],
  ['entities', `<testsuite name="${'&lt;'.repeat(2_100_000)}"/>`, 'too many elements'],
  ['brackets', `<testsuite><![CDATA[${']'.repeat(2_100_000)}`, 'too many elements'],
  ['bytes', `<testsuite>${' '.repeat(64 * 1024 * 1024)}</testsuite>`, 'more than 64 MiB'],
])('there is a limit of %s', async (_, text, problem) => {
  expect((await readText(text)).problem).toContain(problem)
})

test('every beginning of a report is a problem, never a report without failing tests', async () => {
  const paths = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  const isComplete = (path: string) => path.endsWith('.xml') && !path.startsWith('vetoed')
  for (const path of paths.filter(isComplete)) {
    const whole = readFileSync(join(FIXTURES, path), 'utf8').trimEnd()
    expect((await readText(whole)).problem).toBeUndefined()
    for (let end = 0; end < whole.length; end += 7) {
      const { problem } = await readText(whole.slice(0, end))
      if (problem === undefined) throw new Error(`${path} cut at ${end} passes as whole`)
      expect(problem).toMatch(/^line \d+: /)
    }
  }
})
