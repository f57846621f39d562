// The JSON schema of `result.json`, from the operations, their outcomes and action.yml.
import { loadOperations } from '../src/operations/index.js'
import type { Operation } from '../src/step/operation.js'
import { COMMON_OUTCOMES, meaningOf, OUTCOMES, type Outcome } from '../src/step/outcomes.js'
import { action } from './action.js'

/** A list is JSON text here too, as in the step's outputs. */
const outputValue = (name: string) => ({
  description: action.outputs[name]?.description,
  type: ['string', 'number', 'boolean'],
})

/** The outputs of a result file; it holds neither its own path nor itself. */
const outputs = (names: readonly string[]) => ({
  properties: Object.fromEntries(['outcome', ...names].map((name) => [name, true])),
  additionalProperties: false,
})

const implies = (condition: object, consequence: object) => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: consequence,
})

/** A step has an error exactly if it fails. */
function errors(name: string, outcomes: readonly Outcome[]) {
  const those = (passes: boolean) => ({
    properties: {
      outcome: { enum: outcomes.filter((each) => meaningOf(each, name).passes === passes) },
    },
  })
  const error = { required: ['error'] }
  return [implies(those(false), error), implies(those(true), { not: error })]
}

function part([name, operation]: [string, Operation]) {
  const outcomes = [...new Set<Outcome>([...operation.outcomes, ...COMMON_OUTCOMES])]
  return implies(
    { properties: { operation: { const: name } } },
    {
      description: operation.about,
      properties: { outcome: { enum: outcomes }, outputs: outputs(operation.outputs) },
      allOf: errors(name, outcomes),
    },
  )
}

const text = { type: 'string' }
const object = { type: 'object' }
const list = (items: object = {}) => ({ type: 'array', items })

const number = { type: 'number' }
const counts = {
  ...object,
  properties: { total: number, flaky: number, broken: number, quarantined: number },
  required: ['total', 'flaky', 'broken', 'quarantined'],
}

/** What operations share of their details; each may have more. */
const details = {
  pullRequest: {
    description: "Trunk's record of the pull request, as last read.",
    ...object,
  },
  queue: { description: 'The queue, as last read.', ...object },
  testingDetails: { description: 'The test run, as last read.', ...object },
  reasons: {
    description: 'Why the pull request is not merged, the most useful reason first.',
    ...list({
      ...object,
      properties: { kind: text, text, url: text, remedy: text },
      required: ['kind', 'text'],
    }),
  },
  timeline: {
    description: 'The states that the pull request was in, and for how many seconds.',
    ...list({
      ...object,
      properties: { state: text, since: text, seconds: number },
      required: ['state', 'since', 'seconds'],
    }),
  },
  failingChecks: { description: 'The checks that failed.', ...list(object) },
  changes: { description: 'The settings that differ or were changed.', ...list(object) },
  queues: {
    description: 'The plan for each queue of the configuration file.',
    ...list({ ...object, properties: { branch: text, action: text, changes: list(object) } }),
  },
  applied: { description: 'The plans that were carried out.', ...list(object) },
  kept: {
    description: 'The branches of queues that were not deleted, because `prune` is not set.',
    ...list(text),
  },
  counts: {
    description: 'The tests after the filters: `total`, `flaky`, `broken`, `quarantined`.',
    ...counts,
  },
  owners: {
    description: 'The same numbers for each code owner, with its `name`.',
    ...list(counts),
  },
  groups: { description: 'The same numbers for each group of `group-by`.', ...list(counts) },
  change: {
    description: 'What changed since `baseline-file`: `new`, `still` and `resolved` tests.',
    ...object,
  },
  exceeded: {
    description: 'The limits that were exceeded: `input`, `allowed`, `found`.',
    ...list({
      ...object,
      properties: { input: text, allowed: number, found: number },
      required: ['input', 'allowed', 'found'],
    }),
  },
  firstTargets: { description: 'The first impacted targets of the upload.', ...list(text) },
  targetFiles: {
    description:
      'The targets of the map, the number of their changed files, and the first 10,000 files of all.',
    ...list({ ...object, properties: { target: text, count: number, files: list(text) } }),
  },
  unmatchedFiles: {
    description: 'The changed files that no entry of the map matches.',
    ...list(text),
  },
  conditions: {
    description:
      'Each condition of `fail-when`: how many samples it matched, and those for which it is true.',
    ...list({
      ...object,
      properties: { condition: text, matched: number, failing: list(object) },
    }),
  },
  pushed: { description: 'The groups that were pushed to the Pushgateway.', ...list(text) },
  metrics: { description: 'The metric families with their samples.', ...list(object) },
  report: {
    description: 'The report on a queue, as report.schema.json describes it.',
    ...object,
  },
  planned: {
    description: 'The requests that a dry run would send, without the token.',
    ...list({
      ...object,
      properties: { method: text, path: text, body: text },
      required: ['method', 'path', 'body'],
    }),
  },
}

const operations = [...(await loadOperations())]

export const resultSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Result of a step',
  description:
    'What a step of merge-queue-action writes to the file of its output `result-file`. Each operation adds details of its own.',
  type: 'object',
  properties: {
    operation: {
      description: 'The input `operation`, as it was given.',
      anyOf: [{ enum: operations.map(([name]) => name) }, text],
    },
    outcome: { description: action.outputs['outcome']?.description, enum: Object.keys(OUTCOMES) },
    outputs: {
      description: 'The outputs that have a value. A list is JSON text.',
      type: 'object',
      properties: Object.fromEntries(
        Object.keys(action.outputs).map((name) => [name, outputValue(name)]),
      ),
      required: ['outcome'],
    },
    truncated: {
      description:
        'The output `result`, or the listing of `list-flaky` or `report-queue`, was cut.',
      type: 'boolean',
    },
    error: {
      description: 'Why the step failed; absent if it passed.',
      type: 'object',
      properties: {
        asked: { description: 'What the action asked for.', ...text },
        got: { description: 'What came back.', ...text },
        next: { description: 'What to do next.', ...text },
      },
      required: ['asked', 'got', 'next'],
      additionalProperties: false,
    },
    ...details,
  },
  required: ['operation', 'outcome', 'outputs'],
  allOf: operations.map(part),
}
