import { expect, test } from '@jest/globals'
import { BODY_LIMIT_BYTES, LONGEST_TARGET_BYTES, TargetSet } from '../../src/targets/target-set.js'

// So many names make the index grow four times, and about a hundred pairs of them have equal 32-bit
// hashes, whatever the seed: the bytes decide.
test('names whose hashes are equal stay apart', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  const count = 1_000_000
  for (let number = 0; number < count; number++) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates, targets.full]).toEqual([count, 0, false])
  for (let number = 0; number < count; number += 1000) targets.addText(`//${number}`)
  expect([targets.count, targets.duplicates]).toEqual([count, 1000])
})

test('the last target may need six times its bytes, and more than is left', () => {
  const targets = new TargetSet(Buffer.from('{"impactedTargets":'))
  for (let number = 0; targets.bodyBytes + 70_000 < BODY_LIMIT_BYTES; number++)
    targets.addText(String(number).padStart(65_000, 'x'))
  const { count } = targets
  targets.addText('\u0001'.repeat(LONGEST_TARGET_BYTES))
  expect([targets.count, targets.full]).toEqual([count, true])
  expect(JSON.parse(String(Buffer.concat(targets.body())))).toMatchObject({
    impactedTargets: { length: count },
  })
})
