// Finds conditions that are true or false on GitHub whatever happens, because of how it compares values of different types.

import { action } from '../scripts/action.js'
import { didYouMean } from '../src/shared/nearest.js'
import { schedulesOf } from './check-events.js'
import {
  expressionsIn,
  findInExpressions,
  isMapping,
  type JobSyntax,
  type StepSyntax,
  triggersIn,
} from './syntax.js'

const RESULTS = ['success', 'failure', 'cancelled', 'skipped']
/** A text of another step, job or person, which may be `true` or `false`. */
const TEXT = String.raw`(?<![\w.])(?:(?:steps|needs)\.[\w-]+\.outputs|github\.event\.inputs)\.[\w-]+`
const TEXT_WITH_BOOLEAN = new RegExp(`${TEXT}\\s*[!=]=\\s*(?:true|false)\\b`, 'g')
const INPUT_WITH_TEXT = /(?<![\w.])inputs\.([\w-]+)\s*[!=]=\s*'(?:true|false)'/g
const RESULT =
  /(?<![\w.])(?:steps|needs)\.[\w-]+\.(?:result|outcome|conclusion)\s*[!=]=\s*'([^']*)'/g
const OPERAND = new RegExp(`(?<=(?:^|&&|\\|\\||!)\\s*)${TEXT}(?=\\s*(?:$|&&|\\|\\|))`, 'g')

/** A member of a list without `*`, which GitHub takes for null, and act for that of each element. */
const MEMBER_OF_LIST =
  /\bgithub\.event\.(?:\w+\.)*(labels|assignees|requested_reviewers|commits|pull_requests)\.(\w+)/g

/** A text in place of a comparison, as in `github.ref == 'a' || 'b'`. */
const TEXT_ALONE = /\|\|\s*('[^']+')(?=\s*(?:$|&&|\|\|))/g

const SCHEDULE = /\bgithub\.event\.schedule\s*[!=]=\s*'([^']*)'/g
const EVENT_NAME = /\bgithub\.event_name\s*[!=]=\s*'([^']*)'/g

/** Returns one sentence for each condition of a job that has always the same result. */
export function fixedConditions(job: JobSyntax, on: unknown): string[] {
  const { steps = [] } = job
  const booleans = booleanInputs(on)
  const conditions = [job, ...steps].flatMap(({ if: condition }) =>
    typeof condition === 'string' ? [condition] : [],
  )
  const text = expressionsIn(job).join('\n')
  const find = (pattern: RegExp) => [...text.matchAll(pattern)]
  const texts = new Set([
    ...booleans.map((name) => `github.event.inputs.${name}`),
    ...steps.flatMap(booleanOutputs),
  ])
  const triggers = triggersIn(on)
  const crons = schedulesOf(on).map(({ cron }) => String(cron))
  return [
    ...find(EVENT_NAME)
      // A called workflow gets the event of its caller.
      .filter(([, event = '']) => !triggers.includes(event) && !triggers.includes('workflow_call'))
      .map(
        ([comparison, event = '']) =>
          `\`${comparison}\` never changes: the workflow starts on ${triggers.join(', ')}${didYouMean(event, triggers)}`,
      ),
    ...find(SCHEDULE)
      .filter(([, cron = '']) => !crons.includes(cron) && !triggers.includes('workflow_call'))
      .map(
        ([comparison, cron = '']) =>
          `\`${comparison}\` never changes: \`on\` has no schedule ${cron}${didYouMean(cron, crons)}`,
      ),
    ...conditions
      .flatMap((condition) => expressionsIn(condition, 'if'))
      .flatMap((condition) => [...condition.trim().matchAll(TEXT_ALONE)])
      .map(
        ([, text = '']) =>
          `the text ${text} alone is always true in an \`if\`; repeat the comparison before it`,
      ),
    ...findInExpressions(job, MEMBER_OF_LIST).map(
      ([path, list, member]) =>
        `\`${path}\` is always empty: ${list} is a list; write ${list}.*.${member}`,
    ),
    ...find(TEXT_WITH_BOOLEAN).map(
      ([comparison]) =>
        `\`${comparison}\` compares a text with a boolean; write 'true' or 'false' in quotes`,
    ),
    ...find(INPUT_WITH_TEXT)
      .filter(([, name = '']) => booleans.includes(name))
      .map(
        ([comparison]) => `\`${comparison}\` compares a boolean with a text; leave out the quotes`,
      ),
    ...find(RESULT)
      .filter(([, word = '']) => !RESULTS.includes(word.toLowerCase()))
      .map(
        ([comparison, word = '']) =>
          `\`${comparison}\` is never equal: results are ${RESULTS.join(', ')}${didYouMean(word, RESULTS)}`,
      ),
    ...conditions
      .flatMap((condition) => expressionsIn(condition, 'if'))
      .flatMap((condition) => condition.trim().match(OPERAND) ?? [])
      .filter((operand) => texts.has(operand))
      .map(
        (operand) =>
          `\`${operand}\` is a text, and an \`if\` takes the text false for true; compare it with 'true'`,
      ),
  ]
}

/** The inputs that are a boolean wherever the workflow declares them. */
function booleanInputs(on: unknown): string[] {
  if (!isMapping(on)) return []
  const declared = ['workflow_dispatch', 'workflow_call'].flatMap((event) => {
    const trigger = on[event]
    return isMapping(trigger) && isMapping(trigger['inputs'])
      ? Object.entries(trigger['inputs'])
      : []
  })
  const others = declared.filter(([, input]) => !isMapping(input) || input['type'] !== 'boolean')
  return declared.map(([name]) => name).filter((name) => others.every(([other]) => other !== name))
}

/** The outputs of a step with this action that are `true` or `false`. */
function booleanOutputs({ id, uses = '' }: StepSyntax): string[] {
  if (!/^[\w-]+\/merge-queue-action@/.test(uses)) return []
  return Object.entries(action.outputs)
    .filter(([, { description }]) => description.startsWith('`true` if'))
    .map(([name]) => `steps.${id}.outputs.${name}`)
}
