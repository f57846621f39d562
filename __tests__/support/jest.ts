/**
 * What the tests import instead of `@jest/globals`. `npm test` runs the files in plain Node.js
 * processes, `npm run coverage` in Jest's sandbox of one context a file: both have these as globals.
 */
import { setTimeout } from 'node:timers/promises'
import type * as Jest from '@jest/globals'
import fc from 'fast-check'
import { slips } from './slips.js'
import { beginDraws, fixtureSeed, wasDrawn } from './varied.js'

/** Share of a property's runs that must come to an assertion. */
const ASSERTING_SHARE = 0.5
/** Time for one test in milliseconds: none is timed, and a busy machine may take minutes. */
const LIMIT = 300_000

const jest = globalThis as unknown as typeof Jest
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect } = jest

type Body = (...args: unknown[]) => void | Promise<void>

const assertions = (): number => expect.getState().assertionCalls
let runs = 0
let assertingRuns = 0
let before = 0
fc.configureGlobal({
  seed: Number(fixtureSeed),
  beforeEach: () => {
    before = assertions()
  },
  afterEach: () => {
    runs += 1
    if (assertions() > before) assertingRuns += 1
  },
})

/**
 * A test that cannot fail is none: each makes an assertion, and a property makes one in many of its
 * runs. No message or summary of a recorded run shows what the code forgot.
 */
const demanding =
  (body: Body): Body =>
  async (...args) => {
    slips.length = 0
    beginDraws(expect.getState().currentTestName)
    runs = 0
    assertingRuns = 0
    const start = assertions()
    try {
      await inTime(body(...args))
    } catch (error) {
      // A property names its seed itself.
      if (wasDrawn())
        process.stderr.write(
          `FIXTURE_SEED=${fixtureSeed} has the fixtures of "${expect.getState().currentTestName}"\n`,
        )
      throw error
    } finally {
      beginDraws()
    }
    const [slip] = slips
    if (slip !== undefined) throw new Error(`A text for the user holds no such thing: ${slip}`)
    if (assertions() === start) throw new Error('This test made no assertion.')
    if (assertingRuns < runs * ASSERTING_SHARE)
      throw new Error(`Only ${assertingRuns} of ${runs} runs of its properties made an assertion.`)
  }

async function inTime(work: void | Promise<void>): Promise<void> {
  const done = new AbortController()
  const late = setTimeout(LIMIT, undefined, { signal: done.signal }).then(() => {
    throw new Error(`No end after ${LIMIT / 1000} s.`)
  })
  try {
    await Promise.race([work, late])
  } finally {
    done.abort()
  }
}

/** Jest's `test`, which also fails a test that proves nothing. */
export const test = Object.assign((name: string, body: Body) => jest.test(name, demanding(body)), {
  skip: jest.test.skip,
  each: (rows: readonly unknown[]) => (name: string, body: Body) =>
    jest.test.each(rows)(name, demanding(body)),
}) as unknown as typeof Jest.test
