// Finds outputs that a workflow reads and that are never set: GitHub gives an empty text for them, so a condition on one is false
// and an empty `ref` checks out the branch.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { loadOperations } from '../src/operations/index.js'
import { didYouMean } from '../src/shared/nearest.js'
import { readYamlText } from './repository.js'
import {
  callableOf,
  calledFile,
  findInExpressions,
  type JobSyntax,
  readSyntax,
  type StepSyntax,
  type WorkflowSyntax,
} from './syntax.js'

const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']
const operations = await loadOperations()

/** Something that sets outputs, in words, and the names of all that it can set. */
interface OutputSource {
  readonly name: string
  readonly outputs: readonly string[]
}

/** Returns one sentence for each output of a step or a job that a job reads in vain. */
export function outputsNeverSet(
  job: JobSyntax,
  { jobs = {} }: WorkflowSyntax,
  repository: string,
): string[] {
  return [
    ...emptyNeeds(job, jobs, repository),
    ...emptySteps(job),
    ...emptyMatrix(job),
    ...(job.steps ?? []).flatMap((step) => emptyOutputsOfStep(job, step, repository)),
  ]
}

/** Returns one sentence for each output of a reusable workflow that reads what no job sets. */
export function callOutputsNeverSet(workflow: WorkflowSyntax, repository: string): string[] {
  const { jobs = {} } = workflow
  const outputs = Object.entries(callableOf(workflow)?.outputs ?? {})
  return outputs.flatMap(([output, { value }]) =>
    findInExpressions(value, /\bjobs\.([\w-]+)\.outputs\.([\w-]+)/g).flatMap(
      ([path, name = '', read = '']) => {
        const job = jobs[name]
        const problem =
          job === undefined
            ? `there is no job ${name}${didYouMean(name, Object.keys(jobs))}`
            : lacks(sourceOfJob(name, job, repository), read)
        return alwaysEmpty(path, problem).map(
          (sentence) => `on.workflow_call.outputs.${output}: ${sentence}`,
        )
      },
    ),
  )
}

function emptyNeeds(
  job: JobSyntax,
  jobs: Readonly<Record<string, JobSyntax>>,
  repository: string,
): string[] {
  const needed = [job.needs ?? []].flat()
  return findInExpressions(job, /(?<![\w.])needs\.([\w-]+)(?:\.outputs\.([\w-]+))?/g).flatMap(
    ([path, name = '', output]) => {
      if (!needed.includes(name))
        return alwaysEmpty(path, `the job does not need ${name}${didYouMean(name, needed)}`)
      const source = jobs[name]
      if (source === undefined || output === undefined) return []
      return alwaysEmpty(path, lacks(sourceOfJob(name, source, repository), output))
    },
  )
}

/** Steps that a step or the outputs of its job read, although none before has that id. */
function emptySteps({ steps = [], outputs }: JobSyntax): string[] {
  const readers = [...steps, { outputs }]
  return readers.flatMap((reader, place) => {
    const known = steps.slice(0, place).flatMap(({ id }) => id ?? [])
    return findInExpressions(reader, /(?<![\w.])steps\.([\w-]+)[\w.-]*/g).flatMap(
      ([path, id = '']) =>
        known.includes(id)
          ? []
          : alwaysEmpty(path, `no step before has the id ${id}${didYouMean(id, known)}`),
    )
  })
}

/** Keys of the matrix that a job reads and that it lacks. `include` can add any. */
function emptyMatrix(job: JobSyntax): string[] {
  const matrix = job.strategy?.matrix
  if (typeof matrix !== 'object' || matrix === null || 'include' in matrix) return []
  const known = Object.keys(matrix)
  return findInExpressions(job, /(?<![\w.])matrix\.([\w-]+)/g)
    .filter(([, key = '']) => !known.includes(key))
    .flatMap(([path, key = '']) =>
      alwaysEmpty(path, `the matrix has no ${key}${didYouMean(key, known)}`),
    )
}

function emptyOutputsOfStep(job: JobSyntax, step: StepSyntax, repository: string): string[] {
  const { id } = step
  if (id === undefined) return []
  const source = sourceOfStep(step, repository)
  const read = new RegExp(`(?<![\\w.])steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g')
  return findInExpressions(job, read).flatMap(([path, output = '']) => {
    const { run } = step
    if (run !== undefined) return alwaysEmpty(path, neverWritten(run, output))
    return alwaysEmpty(path, lacks(source, output))
  })
}

/** A script can set outputs in many ways: only one that sets a similar output instead is surely wrong. */
function neverWritten(run: string, output: string): string | undefined {
  if (!run.includes('GITHUB_OUTPUT') || run.split(/[^\w-]+/).includes(output)) return undefined
  const written = [...run.matchAll(/([\w-]+)(?:=|<<)/g)].map(([, name = '']) => name)
  const hint = didYouMean(output, written)
  return hint === '' ? undefined : `its \`run\` sets no output ${output}${hint}`
}

/** The outputs of a job; `undefined` for a call of a workflow that is not here. */
function sourceOfJob(name: string, job: JobSyntax, repository: string): OutputSource | undefined {
  if (job.uses === undefined)
    return { name: `the job ${name}`, outputs: Object.keys(job.outputs ?? {}) }
  const file = calledFile(job.uses, repository)
  if (file === undefined || !existsSync(file.path)) return undefined
  const callable = callableOf(readSyntax(readYamlText(file.path, 'workflow')))
  return callable && { name: job.uses, outputs: Object.keys(callable.outputs ?? {}) }
}

/** The outputs of this action and of actions in the same repository; `undefined` for others. */
function sourceOfStep({ uses = '', ...step }: StepSyntax, repository: string) {
  if (/^[\w-]+\/merge-queue-action@/.test(uses)) {
    const name = String(step.with?.['operation'])
    const operation = operations.get(name)
    // An expression chooses the operation when the job runs.
    return operation && { name, outputs: [...COMMON_OUTPUTS, ...operation.outputs] }
  }
  const path = ['action.yml', 'action.yaml']
    .map((name) => join(repository, uses, name))
    .find((file) => uses.startsWith('./') && existsSync(file))
  if (path === undefined) return undefined
  const { outputs = {} }: { outputs?: object } = parse(readFileSync(path, 'utf8'))
  return { name: uses, outputs: Object.keys(outputs) }
}

function lacks(source: OutputSource | undefined, output: string): string | undefined {
  if (source === undefined || source.outputs.includes(output)) return undefined
  return `${source.name} has no output ${output}${didYouMean(output, source.outputs)}`
}

const alwaysEmpty = (path: string, why: string | undefined): string[] =>
  why === undefined ? [] : [`\`${path}\` is always empty: ${why}`]
