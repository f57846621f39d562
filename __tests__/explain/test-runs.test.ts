/** Which test branch is the newest. */
import { FAILED_CHECK, HEAD } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained, GREEN } from './explained.js'

describe('of several living test branches', () => {
  const ids = [1, 2, 3].map((n) => `cc58fdda-3258-4f4e-b229-00000000000${n}`)
  const branchOf = (id: string) => `trunk-merge/pr-12/${id}`
  const shaOf = (id: string) => id.slice(-1).repeat(40)

  test.each(ids)('the run that was created last is the newest: %s', async (newest) => {
    const asked: string[] = []
    const { verdict, outputs } = await explained({
      entry: null,
      event: null,
      details: (id) => {
        asked.push(id)
        return {
          testBranch: branchOf(id),
          testBranchSha: shaOf(id),
          createdAt: `2026-09-17T10:0${id === newest ? 9 : 5}:00Z`,
        }
      },
      gitHub: {
        service: {
          testRuns: () =>
            // The last one is no run: its name ends otherwise.
            [...ids, 'notes'].map((id) => ({
              branch: branchOf(id),
              sha: shaOf(id),
              createdAt: '2026-09-17T10:05:00Z',
              isOver: false,
              checks: [id === newest ? FAILED_CHECK : GREEN],
              contains: [HEAD],
            })),
          mergeCommit: () => undefined,
          queueChecks: () => [],
        },
      },
    })
    expect({ verdict, branch: outputs['test-branch'] }).toEqual({
      verdict: 'check-failed',
      branch: branchOf(newest),
    })
    expect(asked).toEqual(ids.toReversed())
  })
})
