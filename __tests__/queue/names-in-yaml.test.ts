/** Names that YAML splits or cuts where their author left out the quotes. */

import { applyConfig } from '../support/apply-config.js'
import { fakeQueues } from '../support/fake-queue.js'
import { describe, expect, test } from '../support/jest.js'
import { runQueue } from '../support/run-queue.js'
import { uploadFromPaths } from '../targets/from-paths.js'

/** A list of names, the item that YAML has split, and the name that is meant. */
const SPLIT: readonly (readonly [list: string, item: string, whole: string])[] = [
  ['[build (ubuntu-latest, 18), lint]', 'build (ubuntu-latest', "'build (ubuntu-latest, 18)'"],
  ['[lint, build (5.7.x, 6.0.0-alpha.14, slow)]', 'build (5.7.x', '(5.7.x, 6.0.0-alpha.14, slow)'],
  ["[it's (a,b)]", "it's (a", "'it''s (a,b)'"],
  ['[(a, (b)), c]', '(a', "'(a, (b))'"],
  ['[build (a, lint]', 'build (a', 'the name in quotes'],
  ['\n  - build (a, b\n  - lint', 'build (a, b', 'in quotes if it is meant'],
]
const indented = (list: string) => list.replaceAll('\n', '\n  ')

describe.each(SPLIT)(
  'a list with a bracket that does not close is a wrong input: %s',
  (list, item, whole) => {
    test.each(['update-queue', 'create-queue'])('for `%s`', async (operation) => {
      await using service = await fakeQueues({ main: {} })
      const settings = `concurrency: 2\nrequired-statuses: ${list}`
      const inputs = { operation, 'queue-settings': settings }
      const { outcome, error } = await runQueue(service.url, inputs)
      expect(outcome).toBe('invalid-input')
      expect(error).toContain(`\`${item}\` has a bracket that does not close`)
      expect(error).toContain(whole)
      expect(service.calls).toEqual([])
    })

    test('in the configuration file, with its place', async () => {
      await using service = await fakeQueues({ main: {} })
      const text = `queues:\n  - branch: main\n    required-statuses: ${indented(list)}\n`
      const { outcome, error } = await applyConfig(service.url, text)
      expect(outcome).toBe('invalid-input')
      expect(error).toMatch(/merge-queue\.yml:[34]:\d+: `/)
      expect(error).toContain(whole)
      expect(service.calls).toEqual([])
    })

    test('in a map of targets', async () => {
      const { outcome, error } = await uploadFromPaths({ map: `web: ${list}\n` })
      expect(outcome).toBe('invalid-input')
      expect(error).toContain(whole)
    })
  },
)

test.each([
  ["['build (ubuntu-latest, 18)', lint]", ['build (ubuntu-latest, 18)', 'lint']],
  ['["build (a, b"]', ['build (a, b']],
  ['\n  - build (ubuntu-latest, 18)\n  - lint :)', ['build (ubuntu-latest, 18)', 'lint :)']],
  ['[build (18), "lint"]', ['build (18)', 'lint']],
])('names in quotes or with closed brackets are required as they are: %s', async (list, names) => {
  await using service = await fakeQueues({ main: {} })
  const inputs = { operation: 'update-queue', 'queue-settings': `required-statuses: ${list}` }
  const { outcome, warnings } = await runQueue(service.url, inputs)
  expect({ outcome, warnings }).toEqual({ outcome: 'updated', warnings: [] })
  expect(service.writes()).toEqual([['/updateQueue', { requiredStatuses: names }]])
})

describe('a name that YAML cuts at `#`', () => {
  const CUT = 'YAML reads only `ci`, because `#` after a blank begins a comment'

  test.each([
    ['required-statuses:\n  - ci #1', 'line 2, column 5', "'ci #1'"],
    ['required-statuses: [ci #x\n  ]', 'line 1, column 21', "'ci #x'"],
    ['concurrency: 3\nenqueueing-label: ci  #ü', 'line 2, column 19', "'ci  #ü'"],
  ])('gives a warning in `queue-settings`: %j', async (settings, place, whole) => {
    for (const operation of ['update-queue', 'create-queue']) {
      await using service = await fakeQueues(operation === 'update-queue' ? { main: {} } : {})
      const inputs = { operation, 'queue-settings': settings }
      const { passed, warnings } = await runQueue(service.url, inputs)
      expect(passed).toBe(true)
      expect(warnings[0]).toBe(
        `\`queue-settings\`, ${place}: ${CUT}; write \`${whole}\` if that is the name, or a blank after \`#\`.`,
      )
    }
  })

  test('gives a warning in the configuration file', async () => {
    await using service = await fakeQueues({ main: {}, ci: {} })
    const text = 'queues:\n  - branch: ci #1\n    concurrency: 3\n'
    const { passed, warnings } = await applyConfig(service.url, text)
    expect(passed).toBe(true)
    expect(warnings[0]).toContain(`.github/merge-queue.yml:2:13: ${CUT}`)
  })

  test.each<[string, object]>([
    ['the input', { map: 'web: [apps/web/**]\nci: ci #1\n' }],
    [
      'the file',
      {
        inputs: { 'targets-map-file': 'map.yml' },
        workspace: { 'map.yml': 'web: [apps/web/**]\nci: ci #1\n' },
      },
    ],
  ])('gives a warning in a map of targets, in %s', async (_, world) => {
    const { passed, warnings } = await uploadFromPaths({ files: ['apps/web/a.ts'], ...world })
    expect(passed).toBe(true)
    expect(warnings).toEqual([expect.stringContaining(CUT)])
  })

  test.each([
    'concurrency: 3 #three',
    'concurrency: 3 # ci',
    'required-statuses: [ci] # 1',
    'required-statuses:\n  - ci # 1',
    'required-statuses:\n  - ci\n  #- lint',
    'required-statuses: [ci#1]',
    "required-statuses: ['ci #1']",
  ])('and no other comment does: %j', async (settings) => {
    await using service = await fakeQueues({ main: {} })
    const inputs = { operation: 'update-queue', 'queue-settings': settings }
    const { passed, warnings } = await runQueue(service.url, inputs)
    expect({ passed, warnings }).toEqual({ passed: true, warnings: [] })
  })
})
