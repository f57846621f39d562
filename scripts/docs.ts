import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import type * as z from 'zod/mini'
import { describedMetrics } from '../sandbox/metrics.js'
import { VERDICTS } from '../src/explain/verdict.js'
import { loadOperations } from '../src/operations/index.js'
import { QUEUE_REASONS } from '../src/pull-request/reasons/queue-words.js'
import { REASONS } from '../src/pull-request/reasons/table.js'
import { pullRequestTarget } from '../src/pull-request/resolve.js'
import { queueTarget } from '../src/queue/operation.js'
import { QUEUE_SETTINGS, type QueueSetting } from '../src/service/queue-settings.js'
import { capitalize, kebabCase } from '../src/shared/text.js'
import { commonInputs } from '../src/step/common-inputs.js'
import { inputName } from '../src/step/inputs.js'
import type { Operation } from '../src/step/operation.js'
import {
  COMMON_OUTCOMES,
  meaningOf,
  OPERATION_MEANINGS,
  OUTCOMES,
  type Outcome,
  type OutcomeMeaning,
} from '../src/step/outcomes.js'
import { action } from './action.js'
import { pagesOfUsers, problemsOfDocs } from './check-docs.js'
import { pin } from './release/release-commit.js'
import { STATES_OF_PULL_REQUESTS, STATES_OF_QUEUES } from './states.js'

// Writes the generated parts of the documents: tables from action.yml and the
// operations, lists from the files that they list. `--check` only compares, and then looks at every
// Markdown file and example workflow (check-docs.ts).

const operations = await loadOperations()
/** Set by `main` for every operation. */
const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']

const code = (text: string) => `\`${text}\``
type Row = readonly string[]

/**
 * @param field the zod field behind the input, or `undefined` for `operation` itself
 * @param meaning if it differs from that of other operations
 * @param needs inputs without which it has no effect
 */
function inputRow(
  name: string,
  field?: z.ZodMiniType,
  meaning?: string,
  needs: readonly string[] = [],
): Row {
  const input = action.inputs[name]
  if (input === undefined) throw new Error(`Describe the input \`${name}\` in action.yml`)
  const { default: value, description } = input
  const isOptional = field?.safeParse(undefined).success ?? false
  const others = needs.map((each) => code(inputName(each))).join(' or ')
  const text = (meaning ?? description) + (others === '' ? '' : ` Needs ${others}.`)
  if (value !== undefined) return [code(name), `${text} Default: ${defaultText(value)}.`]
  return [code(name), isOptional ? text : `**Required.** ${text}`]
}

/** A default of several lines, such as YAML, is one line here. */
const defaultText = (value: string): string => value.split('\n').map(code).join(', ')

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** Shorter than a table, and readable on a narrow screen. */
const definitions = (rows: readonly Row[]) =>
  list(rows.map(([name, meaning]) => `${name}: ${meaning}`))
const outputRows = (names: readonly string[]): readonly Row[] =>
  names.map((name) => [code(name), action.outputs[name]?.description ?? ''])

/** An outcome, marked if the step may fail with it. */
function outcomeName(outcome: Outcome, { passes }: OutcomeMeaning): string {
  if (passes === true) return code(outcome)
  return `${code(outcome)} (${passes === 'depends' ? 'depends' : 'fails'})`
}

/** What happened, and what to do next if there is anything left to do. */
const withNext = (text: string, next = '') => (next === '' ? text : `${text} **Next:** ${next}`)

const outcomeRow = (outcome: Outcome, meaning: OutcomeMeaning): Row => [
  outcomeName(outcome, meaning),
  withNext(meaning.meaning, meaning.next),
]

interface Sample {
  readonly with: Readonly<Record<string, unknown>>
  /** Permissions of the job, and which of them only an input needs. */
  readonly permissions: string
  /** Descriptions of inputs that mean something else here than in other operations. */
  readonly inputs?: Readonly<Record<string, string>>
  /** Markdown for the end of the section. */
  readonly more?: string
}
const samples: Readonly<Record<string, Sample>> = parse(readFileSync('scripts/samples.yml', 'utf8'))

/** The lines of `with:` but the address and the token, and what the job needs. */
function sample(name: string): string {
  const own = samples[name]
  if (own === undefined) throw new Error(`Add a sample of ${name} to scripts/samples.yml`)
  const lines = stringify({ operation: name, ...own.with }, { lineWidth: 0 }).trim()
  return `\`\`\`yaml\n${lines}\n\`\`\`\n\nPermissions: ${own.permissions}.`
}

/** The values that a queue setting takes. */
function valuesOf(setting: QueueSetting): string {
  switch (setting.type) {
    case 'boolean':
      return '`true`, `false`'
    case 'whole':
      return setting.max === undefined ? `from ${setting.min}` : `${setting.min} to ${setting.max}`
    case 'word':
      return setting.words.map(code).join(', ')
    case 'texts':
      return 'a list, or `null`'
    case 'text':
      return setting.example
  }
}

/** No table, because a value is too long for a column on a narrow screen. */
const settingsList = () =>
  list(
    Object.entries(QUEUE_SETTINGS).map(
      ([field, setting]) =>
        `${code(kebabCase(field))} (${valuesOf(setting)}): ${setting.description}`,
    ),
  )

const statesList = (meanings: Readonly<Record<string, string>>) =>
  definitions(Object.entries(meanings).map(([state, meaning]) => [code(state), meaning]))

const metricsList = definitions(
  (await describedMetrics()).map(({ name, type, help }) => [code(name), `${type}. ${help}.`]),
)

interface OperationRows {
  readonly inputs: readonly Row[]
  readonly outputs: readonly Row[]
}

/** The rows of each operation, by its name. */
const rowsOf: ReadonlyMap<string, OperationRows> = new Map(
  [...operations].map(([name, operation]) => {
    const { shape } = operation.inputs
    const meanings = samples[name]?.inputs ?? {}
    const inputs = Object.entries(shape).map(([key, field]) => {
      const input = inputName(key)
      // `continuation` says what needs `wait`.
      const needs = [operation.onlyWith[key] ?? []]
        .flat()
        .filter((need): need is string => typeof need === 'string' && need !== 'wait')
      return inputRow(input, field as z.ZodMiniType, meanings[input], needs)
    })
    return [name, { inputs, outputs: outputRows(operation.outputs) }]
  }),
)

/** The operation that another one continues as: its section describes what both have. */
const CONTINUES_AS: ReadonlyMap<string, string> = new Map([['submit', 'wait-for-merge']])

/** The operations that have the same row, and whose sections don't refer to another one. */
function operationsWith(part: keyof OperationRows, row: Row): readonly string[] {
  const text = row.join()
  const has = (name: string) => rowsOf.get(name)?.[part].some((other) => other.join() === text)
  return [...rowsOf.keys()].filter((name) => has(name) && !has(CONTINUES_AS.get(name) ?? ''))
}
const isShared = (part: keyof OperationRows, row: Row) => operationsWith(part, row).length > 1

/** The most operations that a shared row names; beyond these, its meaning is the usual one. */
const MAX_NAMED = 3

/** What several operations have, each row once. If a name has two meanings, the unusual one lists its operations. */
function sharedRows(part: keyof OperationRows): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const own of rowsOf.values())
    for (const row of own[part]) if (isShared(part, row)) rows.set(row.join(), row)
  const names = [...rows.values()].map(([name]) => name)
  return [...rows.values()].map((row) => {
    const [name = '', meaning = ''] = row
    if (names.indexOf(name) === names.lastIndexOf(name)) return row
    const users = operationsWith(part, row)
    const isUsual = users.length > MAX_NAMED
    return [name, isUsual ? meaning : `${meaning} (${users.map(code).join(', ')})`]
  })
}

/** Names that many operations have together, by what a section calls them. */
const GROUPS: Readonly<Record<keyof OperationRows, ReadonlyMap<string, readonly string[]>>> = {
  inputs: new Map([['*pull request*', ['`pull-request`', '`target-branch`']]]),
  outputs: new Map([
    ['*pull request*', pullRequestTarget.outputs.map(code)],
    ['*state*', ['`state`', '`submitted`', '`priority`']],
    ['*queue*', queueTarget.outputs.map(code)],
  ]),
}

const groupSentences = (part: keyof OperationRows) =>
  [...GROUPS[part]]
    .map(([title, names]) => `${title} means ${new Intl.ListFormat('en').format(names)}.`)
    .join(' ')

/** Puts the names of groups in the place of their members. */
function grouped(part: keyof OperationRows, names: readonly string[]): readonly string[] {
  const groups = [...GROUPS[part]].filter(([, members]) =>
    members.every((member) => names.includes(member)),
  )
  const titles = groups.map(([title]) => title)
  const members = groups.flatMap(([, all]) => all)
  return [...titles, ...names.filter((name) => !members.includes(name))]
}

/** The names of the shared rows, then the rows that only this operation has. */
function rowsOfPart(part: keyof OperationRows, name: string): string {
  const other = rowsOf.get(CONTINUES_AS.get(name) ?? '')?.[part].map((row) => row.join()) ?? []
  const rows = rowsOf.get(name)?.[part].filter((row) => !other.includes(row.join())) ?? []
  const shared = rows.filter((row) => isShared(part, row)).map(([title = '']) => title)
  const own = rows.filter((row) => !isShared(part, row))
  if (rows.length === 0) return ''
  const names = shared.length === 0 ? '' : ` ${grouped(part, shared).join(', ')}.`
  return [`**${capitalize(part)}:**${names}`, definitions(own)].join('\n\n').trim()
}

/** The outcomes that not every operation has, or that mean something else here. */
function specialOutcomes(name: string): readonly Outcome[] {
  const common = COMMON_OUTCOMES.filter(
    (outcome) => OPERATION_MEANINGS[name]?.[outcome] !== undefined,
  )
  return [...new Set([...(operations.get(name)?.outcomes ?? []), ...common])]
}

function outcomeList(name: string): string {
  const others = specialOutcomes(CONTINUES_AS.get(name) ?? '')
  const own = specialOutcomes(name).filter((outcome) => !others.includes(outcome))
  const rows = own.map((outcome) => outcomeRow(outcome, meaningOf(outcome, name)))
  return `**Outcomes:**\n\n${definitions(rows)}`
}

/** Where the rest of the section is, if the operation continues as another one. */
function continuation(name: string, { onlyWith }: Operation): string {
  const other = CONTINUES_AS.get(name)
  if (other === undefined) return ''
  const waiting = Object.keys(onlyWith).filter((key) => onlyWith[key] === 'wait')
  const names = new Intl.ListFormat('en').format(waiting.map(inputName).map(code))
  return `It also has the inputs, outputs and outcomes of [${code(other)}](#${other}). Only \`wait: true\` uses ${names}.`
}

function operationSection([name, operation]: [string, Operation]): string {
  const parts = [
    `## ${code(name)}`,
    operation.about,
    sample(name),
    continuation(name, operation),
    rowsOfPart('inputs', name),
    rowsOfPart('outputs', name),
    outcomeList(name),
    samples[name]?.more?.trim() ?? '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The reasons of the queue that leave something to do; those with the same remedy share one line. */
function queueReasons(): string {
  const byRemedy = new Map<string, string[]>()
  for (const [word, { text, remedy }] of Object.entries(QUEUE_REASONS)) {
    if (/^(Wait for|Nothing is left)/.test(remedy)) continue
    const meaning = `${code(word)}: ${text}`
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), meaning])
  }
  const kindOf = (remedy: string) =>
    Object.entries(REASONS).find(([, row]) => row.remedy === remedy)?.[0]
  return list(
    [...byRemedy].map(([remedy, meanings]) => {
      const kind = kindOf(remedy)
      const next =
        kind === undefined ? remedy.replaceAll('{branch}', 'main') : `as for ${code(kind)}`
      return withNext(`${meanings.join('; ')}.`, `${next}.`)
    }),
  )
}

const files = (folder: string, extension: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith(extension) && name !== 'README.md',
  )

/** Title and first paragraph of a page. */
function opening(path: string) {
  const [, title, paragraph] =
    /^# (.+)\n\n([\s\S]+?)(\n\n|$)/.exec(readFileSync(path, 'utf8')) ?? []
  if (title === undefined || paragraph === undefined)
    throw new Error(`${path} does not begin with a title and a paragraph`)
  return { title, paragraph: paragraph.trim().replace(/\s*\n/g, ' ') }
}

/** A workflow says what it is for in the first sentence of the comment at its head. */
const examples = files('examples', '.yml').map((name) => {
  const comment = /^(# .+\n)+/.exec(readFileSync(`examples/${name}`, 'utf8'))?.[0]
  const sentence = /^.+?\.(?= |$)/.exec(
    comment?.replaceAll('# ', '').trim().replaceAll('\n', ' ') ?? '',
  )
  if (sentence === null)
    throw new Error(`examples/${name} does not begin with a sentence in a comment`)
  return `[${name}](${name}): ${sentence[0]}`
})

/** The set-up of the README is an example, so that it is rehearsed, and pinned like the others. */
const setUp = `\`\`\`yaml\n${readFileSync('examples/merge-queue.yml', 'utf8')
  .replace(/^# .+\n/, '')
  .trim()}\n\`\`\``

/** The names of the inputs of each workflow that others may call. The file describes each of them. */
const reusable = files('.github/workflows', '.yml').flatMap((name) => {
  const path = `.github/workflows/${name}`
  const { on }: { on?: { workflow_call?: { inputs?: Readonly<Record<string, unknown>> } } } = parse(
    readFileSync(path, 'utf8'),
  )
  const inputs = Object.keys(on?.workflow_call?.inputs ?? {}).filter((name) => name !== 'api-url')
  if (inputs.length === 0) return []
  return [`[${name}](../${path}): ${inputs.map(code).join(', ')}`]
})

const DECISIONS = 'docs/maintaining/decisions'
const decisions = files(DECISIONS, '.md').map(
  (name) => `[${opening(`${DECISIONS}/${name}`).title}](decisions/${name})`,
)

const commonInputList = definitions([
  inputRow('operation'),
  ...Object.entries(commonInputs.shape).map(([key, field]) => inputRow(inputName(key), field)),
])

const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    'set-up': setUp,
  },
  'examples/README.md': { examples: list(examples), reusable: list(reusable) },
  'docs/maintaining/README.md': { decisions: list(decisions) },
  'docs/behavior.md': {
    // Some of these words are too long for a column on a narrow screen.
    'queue-reasons': queueReasons(),
  },
  'docs/recipes/kicked.md': {
    verdicts: definitions(
      Object.entries(VERDICTS).map(([name, { when, next }]) => {
        const text = withNext(`${capitalize(when)}.`, next && `${next}.`)
        return [code(name), text.replaceAll('{branch}', 'main')]
      }),
    ),
  },
  'docs/reference.md': {
    'pull-request-states': statesList(STATES_OF_PULL_REQUESTS),
    'queue-states': statesList(STATES_OF_QUEUES),
    settings: settingsList(),
  },
  'docs/metrics.md': { metrics: metricsList },
  'docs/operations.md': {
    index: [...operations.keys()].map((name) => `[${code(name)}](#${name})`).join(', '),
    'common-inputs': commonInputList,
    'common-outputs': definitions(outputRows(COMMON_OUTPUTS)),
    'common-outcomes': definitions(
      COMMON_OUTCOMES.map((outcome) => outcomeRow(outcome, OUTCOMES[outcome])),
    ),
    'shared-inputs': `${groupSentences('inputs')}\n\n${definitions(sharedRows('inputs'))}`,
    'shared-outputs': `${groupSentences('outputs')}\n\n${definitions(sharedRows('outputs'))}`,
    operations: [...operations].map(operationSection).join('\n\n'),
  },
}

/** @throws when the file has no such markers */
function fill(path: string, text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${path} has no part between ${begin} and ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`
}

const check = process.argv.includes('--check')
const problems: string[] = []

/** Writes the file, or with `--check` notes that it is not up to date. */
function keep(path: string, before: string, after: string): void {
  if (before === after) return
  if (!check) writeFileSync(path, after)
  else
    problems.push(
      `${path} is not what action.yml and the operations say: run \`npm run docs\`, and commit what it writes`,
    )
}

/** The commit at which the examples use this action, so that a pasted snippet works before a release. */
const [, commit] = /merge-queue-action\S*@([0-9a-f]{40})\b/.exec(setUp) ?? []
if (commit === undefined) throw new Error('examples/merge-queue.yml uses no commit of this action')

for (const path of new Set([...Object.keys(parts), ...pagesOfUsers()])) {
  const before = readFileSync(path, 'utf8')
  const filled = Object.entries(parts[path] ?? {}).reduce(
    (text, [name, content]) => fill(path, text, name, content),
    before,
  )
  keep(path, before, pin(filled, commit))
}
if (check) problems.push(...(await problemsOfDocs(action, operations)))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
