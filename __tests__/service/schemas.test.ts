import { expect, test } from '@jest/globals'
import { Queue, TestingDetails } from '../../src/service/schemas.js'
import { UnhealthyTestPage } from '../../src/service/unhealthy.js'

/** A thousand wrong elements that count how many of them are looked at. */
function wrongElements(field: string) {
  const looks = new Set<number>()
  const elements = Array.from({ length: 1000 }, (_, index) => ({
    get [field]() {
      looks.add(index)
      return {}
    },
  }))
  return { looks, elements }
}

test.each([
  ['a queue', Queue, 'enqueuedPullRequests', 'prNumber', { state: 'running' }],
  ['a page of tests', UnhealthyTestPage, 'tests', 'id', { page: {} }],
  ['testing details', TestingDetails, 'statusChecks', 'context', {}],
])(
  '%s stops at the first wrong element of a list, with one issue',
  (_, schema, list, field, rest) => {
    const { looks, elements } = wrongElements(field)
    const { success, error } = schema.safeParse({ ...rest, [list]: elements })
    expect(success).toBe(false)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`${list}.0.${field}`])
    expect([...looks]).toEqual([0])
  },
)
