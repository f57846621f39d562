import fc from 'fast-check'
import { type CheckFailure, type FailedStay, groupsOf } from '../../src/triage/groups.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'

/** A batch of pull requests that was tested at a minute. */
interface Batch {
  readonly minute: number
  readonly members: readonly number[]
  /** The service bisects it, and each member fails in a run of its own. */
  readonly isBisected: boolean
}

const PULLS = Array.from({ length: 30 }, (_, index) => index + 1)
/** Each batch has members of its own. */
const batches = fc
  .tuple(
    fc.shuffledSubarray(PULLS, { minLength: 4, maxLength: 30 }),
    fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 600 }),
        size: fc.integer({ min: 1, max: 5 }),
        isBisected: fc.boolean(),
      }),
      { minLength: 4, maxLength: 12 },
    ),
  )
  .map(([order, shapes]) => {
    const left = [...order]
    return shapes.flatMap(({ minute, size, isBisected }): Batch | [] => {
      const members = left.splice(0, size)
      return members.length === 0 ? [] : { minute, members, isBisected }
    })
  })

const outage = fc.record({
  check: fc.constantFrom('e2e', 'deploy'),
  kind: fc.constantFrom('failed' as const, 'not-run' as const),
  from: fc.integer({ min: 0, max: 500 }),
  length: fc.integer({ min: 20, max: 200 }),
})
/** Pull requests that fail a check by themselves; it is red on their own heads, or only theirs. */
const guilty = fc.uniqueArray(
  fc.record({ number: fc.constantFrom(...PULLS), isRedOnHead: fc.boolean() }),
  { selector: ({ number }) => number, maxLength: 8 },
)

type Outage = typeof outage extends fc.Arbitrary<infer T> ? T : never
type Guilty = typeof guilty extends fc.Arbitrary<(infer T)[]> ? T : never

/** The failures of a pull request in a run at a minute. */
function failuresOf(
  number: number,
  minute: number,
  outages: readonly Outage[],
  culprits: readonly Guilty[],
): CheckFailure[] {
  const at = minute * 60_000
  const common = outages
    .filter(({ from, length }) => minute >= from && minute < from + length)
    .map(({ check, kind }): CheckFailure => ({ kind, name: check, at, isOwn: false }))
  const own = culprits
    .filter((culprit) => culprit.number === number)
    .map(
      ({ isRedOnHead }): CheckFailure => ({
        kind: 'failed',
        name: isRedOnHead ? 'e2e' : `only #${number}`,
        at,
        isOwn: isRedOnHead,
      }),
    )
  const names = new Set<string>()
  return [...own, ...common].filter(({ kind, name }) => {
    const isNew = !names.has(`${kind} ${name}`)
    names.add(`${kind} ${name}`)
    return isNew
  })
}

function staysOf(
  all: readonly Batch[],
  outages: readonly Outage[],
  culprits: readonly Guilty[],
): FailedStay[] {
  return all.flatMap(({ minute, members, isBisected }, index) =>
    members.flatMap((number, place): FailedStay | [] => {
      const failures = failuresOf(number, minute, outages, culprits)
      if (failures.length === 0) return []
      const whole = `run-${index}`
      const isHalf = isBisected && members.length > 1
      return {
        number,
        isCandidate: true,
        endedAt: minute * 60_000,
        run: {
          id: isHalf ? `half-${index}-${place}` : whole,
          createdAt: (minute - 10) * 60_000,
          isBisection: isHalf,
          tested: isHalf ? [number] : members,
          ahead: [],
          bisected: isHalf ? [whole] : [],
        },
        failures,
      }
    }),
  )
}

test('random pasts never accuse anything but the planted causes, and find each of them', () => {
  fc.assert(
    fc.property(
      batches,
      fc.array(outage, { maxLength: 3 }),
      guilty,
      fc.integer({ min: 2, max: 4 }),
      (all, outages, culprits, minGroup) => {
        const groups = groupsOf(staysOf(all, outages, culprits), minGroup)
        for (const { check, kind } of groups)
          expect(outages.map((one) => `${one.kind} ${one.check}`)).toContain(`${kind} ${check}`)
        for (const { check, kind } of outages) {
          const victimsOf = ({ minute, members }: Batch) =>
            members.filter((number) =>
              failuresOf(number, minute, outages, culprits).some(
                (one) => one.kind === kind && one.name === check && !one.isOwn,
              ),
            )
          const hits = all.map(victimsOf).filter(({ length }) => length > 0)
          const victims = [...new Set(hits.flat())].sort((a, b) => a - b)
          const group = groups.find((one) => one.check === check && one.kind === kind)
          const isCommon = hits.length >= minGroup && victims.length >= 2
          expect(group?.runs ?? 0).toBe(isCommon ? hits.length : 0)
          expect(group?.pullRequests ?? []).toEqual(isCommon ? victims : [])
        }
      },
    ),
    { numRuns: cases(500) },
  )
})
