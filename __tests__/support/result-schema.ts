import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { action } from '../../scripts/action.js'
import { meaningOf, OUTCOMES, type Outcome } from '../../src/step/outcomes.js'
import { slips } from './slips.js'

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false })
const validate = ajv.compile(
  JSON.parse(readFileSync('schema/result.schema.json', 'utf8')) as object,
)

/** Members of the objects in a list of JSON that the description of the output leaves out. */
function unnamedMembers(output: string, value: unknown): string[] {
  if (typeof value !== 'string' || !value.startsWith('[{')) return []
  const described = action.outputs[output]?.description ?? ''
  const members = (JSON.parse(value) as object[]).flatMap((item) => Object.keys(item))
  return [...new Set(members)].filter((name) => !described.includes(`\`${name}\``))
}

/**
 * Holds what a step wrote as its result to the published schema: no output is undeclared, and no
 * member of a list in one. It passed or failed as the table of outcomes says.
 */
export function checkResult(text: string): void {
  const result: unknown = JSON.parse(text)
  if (!validate(result))
    slips.push(`${ajv.errorsText(validate.errors)} in the result ${text.slice(0, 1000)}`)
  const { operation, outcome, error } = result as Readonly<Record<string, string>>
  const { outputs = {}, truncated } = result as { outputs?: object; truncated?: boolean }
  // A text that was cut is no JSON.
  for (const [output, value] of Object.entries(truncated ? {} : outputs))
    for (const name of unnamedMembers(output, value))
      slips.push(`action.yml leaves out \`${name}\` in the description of the output ${output}`)
  if (!isOutcome(outcome)) return
  const { passes } = meaningOf(outcome, operation ?? '')
  const passed = error === undefined
  if (passes !== 'depends' && passes !== passed)
    slips.push(`${operation} ${passed ? 'passes' : 'fails'} as ${outcome}, unlike its table`)
}

const isOutcome = (outcome: string | undefined): outcome is Outcome =>
  outcome !== undefined && Object.hasOwn(OUTCOMES, outcome)
