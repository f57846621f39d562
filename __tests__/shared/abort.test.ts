import { once } from 'node:events'
import { onAbort } from '../../src/shared/abort.js'
import { expect, test } from '../support/jest.js'

test('many listeners on one signal bring no warning of a leak into the log', async () => {
  const { signal } = new AbortController()
  const warned = once(process, 'warning').then(([warning]) => String(warning))
  const stops = Array.from({ length: 20 }, () => onAbort(signal, () => {}))
  process.emitWarning('the last warning')
  expect(await warned).toContain('the last warning')
  for (const stop of stops) stop()
})
