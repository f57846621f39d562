// Finds outputs of this action that a job reads and that its step never sets: GitHub gives an empty text for them, so a condition
// on one is false and an empty `ref` checks out the branch.
import { loadOperations } from '../../src/operations/index.js'
import { didYouMean } from '../../src/shared/nearest.js'

const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']
const operations = await loadOperations()

export interface OwnStep {
  readonly id?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/**
 * @param job everything that can read the outputs of its steps
 * @param steps the steps of the job that use this action
 */
export function unknownOutputs(job: object, steps: readonly OwnStep[]): string[] {
  const text = JSON.stringify(job)
  return steps.flatMap(({ id, with: inputs }) => {
    const name = String(inputs?.['operation'])
    const operation = operations.get(name)
    // An expression chooses the operation when the job runs.
    if (id === undefined || operation === undefined) return []
    const known = [...COMMON_OUTPUTS, ...operation.outputs]
    const read = text.matchAll(new RegExp(`\\bsteps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))
    return [...new Set([...read].map(([, output = '']) => output))]
      .filter((output) => !known.includes(output))
      .map(
        (output) =>
          `\`steps.${id}.outputs.${output}\` is always empty: ${name} sets no output ${output}${didYouMean(output, known)}`,
      )
  })
}
