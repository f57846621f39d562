/** Large maps, and pull requests with many files. */
import { expect, test } from '../support/jest.js'
import { uploadFromPaths } from '../targets/from-paths.js'

test('the summary stays within its limit with 3000 files and 1000 targets', async () => {
  const map = Array.from({ length: 1000 }, (_, index) => `t${index}: generated/**`).join('\n')
  const { summary, sent } = await uploadFromPaths({ map, pullRequest: { generatedFiles: 3000 } })
  expect(sent[0]).toHaveLength(1000)
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
})

test('the result file has every unmatched file, which an output has no room for', async () => {
  const { result, outputs } = await uploadFromPaths({
    map: 'web: web/**',
    pullRequest: { generatedFiles: 3000, files: [{ path: `x/${'long '.repeat(60_000)}` }] },
  })
  expect(outputs['unmatched-files']?.length).toBeLessThan(256 * 1024)
  expect(result()).toMatchObject({ unmatchedFiles: { length: 3000 } })
})

test('a large map of nearly 1 MiB is read', async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `  - 'apps/app${index}/src/**'`)
  const { sent } = await uploadFromPaths({
    inputs: { 'targets-map-file': 'targets.yml' },
    workspace: { 'targets.yml': `web:\n${lines.join('\n')}\nios: ios/\n` },
    files: ['apps/app29999/src/a'],
  })
  expect(sent).toEqual([['web']])
})
