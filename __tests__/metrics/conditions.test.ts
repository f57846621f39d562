import { expect, test } from '@jest/globals'
import { type Condition, evaluateCondition, parseCondition } from '../../src/metrics/conditions.js'
import { parseExposition } from '../../src/metrics/parse.js'

const families = parseExposition(
  'depth{branch="main"} 21\ndepth{branch="a, \\"b\\" } > 1"} 3\nodd NaN\n# TYPE h histogram\nh_count 2\n# TYPE idle histogram\n',
)

const judge = (text: string) => {
  const condition = parseCondition(text)
  if (typeof condition === 'string') throw new Error(condition)
  const { known, matched, failing } = evaluateCondition(condition, families)
  return [known, matched.length, failing.length]
}

test.each([
  ['depth > 20', 2, 1],
  ['depth>=21', 2, 1],
  ['depth < 4', 2, 1],
  ['depth <= 2', 2, 0],
  ['depth == 21', 2, 1],
  ['depth != 21', 2, 1],
  ['depth{branch="main"} > 20', 1, 1],
  ['depth{branch="main",} > 2e1', 1, 1],
  ['depth{branch!="main"} > 20', 1, 0],
  ['depth{branch="a, \\"b\\" } > 1"} > 1', 1, 1],
  ['depth{branch="main", conclusion=""} > 20', 1, 1],
  ['depth{} < +Inf', 2, 2],
  ['odd > 0', 1, 0],
  ['odd != 0', 1, 1],
  ['h_count == 2', 1, 1],
  ['depth{branch="gone"} > 0', 0, 0],
  ['idle_count > 0', 0, 0],
])('%s', (text, matched, failing) => {
  expect(judge(text)).toEqual([true, matched, failing])
})

test.each(['dpeth > 1', 'h > 1'])('%s names no existing metric', (text) => {
  expect(judge(text)).toEqual([false, 0, 0])
})

test.each([
  'depth',
  'depth > ',
  'depth > many',
  'depth => 1',
  'depth = 1',
  '1depth > 1',
  'depth{branch=main} > 1',
  'depth{branch=~"m.*"} > 1',
  'depth{branch="main" > 1',
  'depth{branch="main" x="y"} > 1',
  'depth > 1 or odd > 1',
])('%j is no condition', (text) => {
  expect(parseCondition(text)).toEqual(expect.any(String))
})

test('keeps the condition as it was written', () => {
  expect((parseCondition('depth  >  20') as Condition).text).toBe('depth  >  20')
})
