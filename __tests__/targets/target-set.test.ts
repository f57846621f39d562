import { expect, test } from '@jest/globals'
import { TargetSet } from '../../src/targets/target-set.js'

// So many names make the index grow four times, and about a hundred pairs of them have equal 32-bit hashes, whatever the seed: the
// bytes decide.
test('names whose hashes are equal stay apart', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  const count = 1_000_000
  for (let number = 0; number < count; number++) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates, targets.full]).toEqual([count, 0, false])
  for (let number = 0; number < count; number += 1000) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates]).toEqual([count, 1000])
})
