/** The inputs of list-flaky. */
import {
  choice,
  commentPolicy,
  flag,
  globs,
  line,
  lines,
  optional,
  orgSlug,
  wholeNumber,
  withDefault,
} from '../step/inputs.js'
import type { InputsOf } from '../step/read-inputs.js'
import { GROUPINGS } from './counts.js'
import { QUARANTINED } from './filter.js'
import { SORTS } from './order.js'

/** A larger number is a typing error. */
const MAX_TEST_COUNT = 1_000_000_000

/** A whole number from `min` up. */
const countInput = (min = 0) => wholeNumber({ min, max: MAX_TEST_COUNT })

export const flakyInputs = {
  orgSlug: orgSlug(),
  status: choice(['flaky', 'broken', 'all']),
  pageSize: wholeNumber({ min: 1, max: 100 }),
  maxTests: optional(countInput(1)),
  codeOwners: withDefault(globs('owners'), []),
  filePaths: withDefault(globs('paths'), []),
  names: withDefault(globs('names'), []),
  quarantined: choice(QUARANTINED),
  minPullRequestsImpacted: countInput(),
  sort: choice(SORTS),
  groupBy: choice(GROUPINGS),
  maxRows: countInput(),
  baselineFile: optional(line()),
  reportFiles: withDefault(lines('paths'), []),
  issueTitle: optional(line()),
  comment: commentPolicy(),
  mentionOwners: flag(),
  annotations: flag(),
  slackPayloadFile: optional(line()),
  failAbove: optional(countInput()),
  failAboveNew: optional(countInput()),
}

export type FlakyInputs = InputsOf<typeof flakyInputs>
