// Finds outputs that a workflow reads and that its step never sets: GitHub gives an empty text for them, so a condition on one is
// false and an empty `ref` checks out the branch.
import { loadOperations } from '../src/operations/index.js'
import { didYouMean } from '../src/shared/nearest.js'
import { findInExpressions, type JobSyntax, type StepSyntax } from './syntax.js'

const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']
const operations = await loadOperations()

/** Returns one sentence for each output of a script or of this action that a job reads in vain. */
export function outputsNeverSet(job: JobSyntax): string[] {
  return (job.steps ?? []).flatMap((step) => {
    const { id, run } = step
    if (id === undefined) return []
    const read = new RegExp(`(?<![\\w.])steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g')
    return findInExpressions(job, read).flatMap(([path, output = '']) => {
      const why = run === undefined ? neverSet(step, output) : neverWritten(run, output)
      return why === undefined ? [] : [`\`${path}\` is always empty: ${why}`]
    })
  })
}

/** A script can set outputs in many ways: only one that sets a similar output instead is surely wrong. */
function neverWritten(run: string, output: string): string | undefined {
  if (!run.includes('GITHUB_OUTPUT') || run.split(/[^\w-]+/).includes(output)) return undefined
  const written = [...run.matchAll(/([\w-]+)(?:=|<<)/g)].map(([, name = '']) => name)
  const hint = didYouMean(output, written)
  return hint === '' ? undefined : `its \`run\` sets no output ${output}${hint}`
}

/** actionlint knows the outputs of all operations together. */
function neverSet({ uses = '', with: inputs = {} }: StepSyntax, output: string) {
  if (!/^[\w-]+\/merge-queue-action@/.test(uses)) return undefined
  const name = String(inputs['operation'])
  // An expression chooses the operation when the job runs.
  const operation = operations.get(name)
  if (operation === undefined) return undefined
  const outputs = [...COMMON_OUTPUTS, ...operation.outputs]
  return outputs.includes(output)
    ? undefined
    : `${name} has no output ${output}${didYouMean(output, outputs)}`
}
