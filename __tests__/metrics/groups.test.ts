import { groupPath, pushGroups } from '../../src/metrics/groups.js'
import { writeExposition } from '../../src/metrics/model.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { expect, test } from '../support/jest.js'

const families = parseExposition(`# TYPE depth gauge
depth{repo="octo-org/orion",branch="main"} 1 1395066363000
depth{repo="octo-org/orion",branch="release/2.0"} 2
depth{branch="main"} 3
depth 4
# TYPE wait histogram
wait_sum{repo="octo-org/orion",branch="main"} 5
`)

test('a group for each repository and branch, without timestamps', () => {
  const groups = pushGroups(families, undefined)
  expect(groups.map(({ key }) => Object.fromEntries(key))).toEqual([
    { repo: 'octo-org/orion', branch: 'main' },
    { repo: 'octo-org/orion', branch: 'release/2.0' },
    { branch: 'main' },
    {},
  ])
  expect(groups[0] && writeExposition(groups[0].families)).toBe(
    '# TYPE depth gauge\ndepth{repo="octo-org/orion",branch="main"} 1\n# TYPE wait histogram\nwait_sum{repo="octo-org/orion",branch="main"} 5\n',
  )
})

test('metrics of one repository need no label to say which', () => {
  const groups = pushGroups(families, 'octo-org/orion')
  expect(groups.map(({ key }) => key.length)).toEqual([2, 2, 1])
})

test('samples of one name stay together in their group', () => {
  const text =
    'depth{branch="main",n="1"} 1\ndepth{branch="next"} 2\ndepth{branch="main",n="2"} 3\n'
  const [main, next] = pushGroups(parseExposition(text), undefined)
  expect(main?.families[0]?.samples.map(({ value }) => value)).toEqual([1, 3])
  expect(next?.families[0]?.samples.map(({ value }) => value)).toEqual([2])
})

test('an empty label is a missing one, also in the path', () => {
  const [group] = pushGroups(parseExposition('depth{repo="",branch=""} 1\n'), undefined)
  expect(group?.key).toEqual([])
  expect(group && groupPath(group)).toBe('/metrics/job/merge_queue')
})

test.each([
  ['main', '/branch/main'],
  ['a-b_1', '/branch/a-b_1'],
  ['release/2.0', '/branch@base64/cmVsZWFzZS8yLjA'],
  ['a.b', '/branch@base64/YS5i'],
  ['a/', '/branch@base64/YS8'],
  ['/a', '/branch@base64/L2E'],
  ['a\n', '/branch@base64/YQo'],
  ['..', '/branch@base64/Li4'],
  ['ä', '/branch@base64/w6Q'],
])('the branch %j is in the path of a group as %s', (branch, path) => {
  expect(groupPath({ key: [['branch', branch]] })).toBe(`/metrics/job/merge_queue${path}`)
})
