import { testChecksInput } from '../../flaky/junit/checks.js'
import { choice, lines, optional, orgSlug, withDefault } from '../../step/inputs.js'
import type { InputsOf } from '../../step/operation.js'
import { publishInputs } from '../publish.js'
import { testRunInputs } from '../testing-details.js'

/** The inputs of `explain`. */
export const explainInputs = {
  ...testRunInputs,
  failedTestsFiles: withDefault(lines(), []),
  testChecks: withDefault(testChecksInput(), []),
  orgSlug: optional(orgSlug()),
  retryOn: choice(['never', 'known-flaky']),
  ...publishInputs,
}
export type ExplainInputs = InputsOf<typeof explainInputs>
