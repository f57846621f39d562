import { afterEach, beforeEach, expect } from '@jest/globals'
import fc from 'fast-check'
import { slips } from './slips.js'

/** Share of a property's runs that must come to an assertion. */
const ASSERTING_SHARE = 0.5

const assertions = () => expect.getState().assertionCalls

let runs = 0
let assertingRuns = 0
let before = 0
fc.configureGlobal({
  beforeEach: () => {
    before = assertions()
  },
  afterEach: () => {
    runs += 1
    if (assertions() > before) assertingRuns += 1
  },
})

beforeEach(() => {
  runs = 0
  assertingRuns = 0
})

/**
 * A test that cannot fail is none: each makes an assertion, and a property makes one in many of its
 * runs. No message or summary of a recorded run shows what the code forgot.
 */
afterEach(() => {
  const [slip] = slips.splice(0)
  if (slip !== undefined) throw new Error(`A text for the user holds no such thing: ${slip}`)
  if (assertions() === 0) throw new Error('This test made no assertion.')
  if (assertingRuns < runs * ASSERTING_SHARE)
    throw new Error(`Only ${assertingRuns} of ${runs} runs of its properties made an assertion.`)
})
