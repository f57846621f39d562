import { onAbort } from '../../src/shared/abort.js'
import { expect, test } from '../support/jest.js'

test('many listeners on one signal bring no warning of a leak into the log', async () => {
  const { signal } = new AbortController()
  const warnings: Error[] = []
  const note = (warning: Error) => warnings.push(warning)
  process.on('warning', note)
  const stops = Array.from({ length: 20 }, () => onAbort(signal, () => {}))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', note)
  for (const stop of stops) stop()
  expect(warnings).toEqual([])
})
