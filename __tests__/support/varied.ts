/**
 * What a test does not set is drawn here, so that none rests on a habit of its fixtures. Each run of
 * the suite draws anew, its properties too; `FIXTURE_SEED=N` repeats one, and a test that fails
 * names its seed (jest.ts). A test's draws do not depend on the tests before it.
 */
import { createHash } from 'node:crypto'
import { isEnded, PULL_REQUEST_STATES } from '../../src/service/schemas.js'

/** The seed of this run, which jest.config.js draws. */
export const fixtureSeed = process.env['FIXTURE_SEED'] ?? '0'

const stateOf = (test: string): number =>
  createHash('sha256').update(`${fixtureSeed} ${test}`).digest().readUInt32LE()
let state = stateOf('')
let hasDrawn = false

/** Begins the draws of a test, or those between two tests. */
export function beginDraws(test = ''): void {
  state = stateOf(test)
  hasDrawn = false
}

/** Whether anything was drawn since the last {@link beginDraws}. */
export const wasDrawn = (): boolean => hasDrawn

/** A uniform number in [0, 1), by mulberry32. */
function random(): number {
  hasDrawn = true
  state = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** A whole number, both bounds included. */
export const between = (least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** One of the values. */
export const oneOf = <Value>(...values: readonly [Value, ...Value[]]): Value =>
  values[between(0, values.length - 1)] as Value

/** A member with its value, null or absent, as servers write one that means nothing. */
export const member = (name: string, value: unknown): object =>
  oneOf({ [name]: value }, { [name]: null }, {})

/** Draws for a thing that a test may make twice: the same ones whenever it is made in this run. */
export function drawnFor<Value>(thing: string, draw: () => Value): Value {
  const before = state
  state = stateOf(thing)
  const drawn = draw()
  state = before
  return drawn
}

/** Every state of a pull request in the queue, as the wire has it. */
export const QUEUED_STATES = PULL_REQUEST_STATES.filter((name) => !isEnded(name)).map((name) =>
  name.toLowerCase(),
) as [string, ...string[]]

/** The state of a pull request in the queue. */
export const queuedState = (): string => oneOf(...QUEUED_STATES)

/** An answer as one server or another writes it: members in any order, and some that are new. */
export const onTheWire = (answer: unknown): string =>
  JSON.stringify(respelled(answer), undefined, oneOf('', '', ' '))

function respelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respelled)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, own]) => [name, respelled(own)] as const)
  const isNew = members.length > 0 && between(0, 3) === 0
  const more = isNew ? [['aNewMember', oneOf<unknown>(null, 7, 'x', [], {})] as const] : []
  return Object.fromEntries(shuffled([...members, ...more]))
}

function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  const all = [...values]
  for (let index = all.length - 1; index > 0; index--) {
    const other = between(0, index)
    ;[all[index], all[other]] = [all[other] as Value, all[index] as Value]
  }
  return all
}
