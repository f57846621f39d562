import { setImmediate as nextTurn } from 'node:timers/promises'
import { systemClock } from '../../src/shared/clock.js'
import { RunCancelled } from '../../src/shared/errors.js'
import { matchFiles } from '../../src/targets/match.js'
import { endless } from '../support/bound.js'
import { expect, test } from '../support/jest.js'

const files = Array.from({ length: 5000 }, (_, index) => ({ path: `web/${index}` }))
const map = [{ target: 'web', patterns: ['web/**'] }]

test('many files are matched in several turns, so that a cancelled run ends early', async () => {
  const abort = new AbortController()
  const matching = matchFiles(map, files, endless(systemClock, abort.signal))
  const cancelled = new RunCancelled('SIGINT')
  await nextTurn()
  await nextTurn()
  abort.abort(cancelled)
  await expect(matching).rejects.toBe(cancelled)
})

test('a target has each of its files once, in their order', async () => {
  const renamed = { path: 'web/b', previousPath: 'web/a' }
  const { targets } = await matchFiles(map, [renamed, ...files], endless(systemClock))
  expect(targets.get('web')).toEqual([renamed, ...files])
})
