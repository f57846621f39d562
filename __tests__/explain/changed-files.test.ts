/** Rule 6: a list of changed files that GitHub does not show whole proves nothing. */
import type { Fault } from '../../sandbox/github/server.js'
import { explainWorld, RETRY } from '../support/explain-world.js'
import { expect, test } from '../support/jest.js'
import { LISTED } from './explained.js'

type Rows = readonly Record<string, unknown>[]

/** A pull request that changes two other files than the failing test; GitHub's list is changed. */
async function retriesWith(changes: (rows: Rows) => Rows) {
  await using world = await explainWorld({
    inputs: RETRY,
    details: LISTED,
    pullRequest: { files: [{ path: 'src/table.ts' }, { path: 'docs/a.md' }] },
  })
  world.github.beforeServing = () => {
    if (!/\/pulls\/12\/files/.test(world.github.calls.at(-1)?.path ?? '')) return
    const change: Fault['changes'] = (rows) => changes(rows as Rows)
    world.github.faults.unshift({ status: 200, changes: change } as Fault)
  }
  const { outputs } = await world.run()
  return { outputs, sent: world.sent }
}

test('a whole list without the test is one condition of a retry', async () => {
  expect((await retriesWith((rows) => rows)).sent).toEqual(['submit'])
})

test('nothing is sent by a list that lacks a file', async () => {
  const { outputs, sent } = await retriesWith((rows) => rows.slice(1))
  expect(sent).toEqual([])
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'check-failed', retries: '0' })
})
