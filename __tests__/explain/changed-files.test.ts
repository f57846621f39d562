/** Rule 6: a list of changed files that GitHub does not show whole proves nothing. */
import type { Fault } from '../../sandbox/github/server.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { LISTED } from './explained.js'

type Rows = readonly Record<string, unknown>[]

/** A pull request that changes the failing test beside another file; GitHub's answers are changed. */
async function retriesWith(pattern: RegExp, changes: (body: never, count: number) => unknown) {
  const files = [{ path: 'src/table.ts' }, { path: 'docs/a.md' }]
  await using world = await explainWorld({
    inputs: RETRY,
    details: LISTED,
    pullRequest: { files },
  })
  let count = 0
  world.github.beforeServing = () => {
    if (!pattern.test(world.github.calls.at(-1)?.path ?? '')) return
    const change: Fault['changes'] = (body) => changes(body as never, count)
    count++
    world.github.faults.unshift({ status: 200, changes: change } as Fault)
  }
  const { outputs } = await world.run()
  return { outputs, sent: world.sent, count }
}

const FILES = /\/pulls\/12\/files/
const PULL = /\/pulls\/12$/
const NOT_SENT = { outcome: 'explained', verdict: 'check-failed', retries: '0' }

test('a whole list without the test is one condition of a retry', async () => {
  const { sent } = await retriesWith(FILES, (rows) => rows)
  expect(sent).toHaveLength(1)
})

test.each<[string, (rows: Rows) => Rows]>([
  ['that lacks a file', (rows) => rows.slice(1)],
  ['that repeats a row in place of another', ([first = {}]) => [first, first]],
  ['that is empty', () => []],
])('nothing is sent by a list %s', async (_, change) => {
  const { outputs, sent, count } = await retriesWith(FILES, change)
  expect(sent).toEqual([])
  expect(outputs).toMatchObject(NOT_SENT)
  expect(count).toBe(4)
})

test.each<[string, (body: Record<string, object>, count: number) => object]>([
  ['its base', (body, count) => ({ ...body, base: { ...body['base'], ref: `b${count}` } })],
  [
    'the commit of its base',
    (body, count) => ({ ...body, base: { ...body['base'], sha: String(count).repeat(40) } }),
  ],
  ['the number of its files', (body, count) => ({ ...body, changed_files: count })],
])('nothing is sent if %s keeps moving while the files are read', async (_, change) => {
  const { outputs, sent } = await retriesWith(PULL, change)
  expect(sent).toEqual([])
  expect(outputs).toMatchObject(NOT_SENT)
})

test('a list that is whole when it is read again counts', async () => {
  let readings = 0
  const { sent } = await retriesWith(FILES, (rows: Rows) => (++readings < 3 ? rows.slice(1) : rows))
  expect(sent).toHaveLength(1)
  expect(readings).toBe(3)
})
