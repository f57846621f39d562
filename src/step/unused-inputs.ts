/** Finds inputs of a step that change nothing: unknown, unused, or without effect. */
import { docsPage } from '../shared/links.js'
import { isOneEdit, nearest } from '../shared/nearest.js'
import { inBackticks } from '../shared/text.js'
import { commonInputs } from './common-inputs.js'
import { type InputName, inputDefaults } from './contract.js'
import { givenValue, inputName } from './inputs.js'
import type { ListedWord, Operation } from './operation.js'

const PAGE = docsPage('operations.md')

const INPUTS = Object.keys(inputDefaults)

/** Other words for inputs, each with hyphens. */
const OTHER_WORDS = {
  'pull-request':
    'pr pr-number pr-id pr-url pull pull-number pull-request-number pull-request-id pull-request-url number',
  'target-branch':
    'queue queue-name queue-branch merge-queue branch branch-name base base-branch base-ref main-branch default-branch',
  'api-token':
    'token auth-token access-token org-token trunk-token trunk-api-token api-key trunk-api-key x-api-token',
  'github-token': 'gh-token repo-token git-token',
  'api-url': 'url base-url api-host api-address trunk-url trunk-api-url',
  repository: 'repo repo-name repository-name github-repository',
  'repository-host': 'repo-host github-host',
  'timeout-minutes': 'timeout wait-timeout wait-minutes max-wait max-wait-minutes',
  'head-sha': 'sha commit commit-sha head-commit',
  'impacted-targets': 'targets',
  'targets-map': 'map path-map paths-map',
  'changed-files-file': 'changed-files',
  'queue-settings':
    'testing-timeout-minutes can-optimistically-merge pending-failure-depth batching-max-wait-time-minutes batching-min-size create-prs-for-testing-branches comments-enabled commands-enabled status-check-enabled bisection-concurrency required-statuses direct-merge-mode optimization-mode merge-method enqueueing-label extension-enabled label-commands-enabled state-labels-enabled',
} as const satisfies Partial<Record<InputName, string>>

const INPUT_OF_WORD = new Map([
  ...Object.entries(OTHER_WORDS).flatMap(([input, words]) =>
    words.split(' ').map((word) => [word, input] as const),
  ),
  ...INPUTS.map((input) => [input.replaceAll('-', ''), input] as const),
  ...INPUTS.map((input) => [input, input] as const),
])

/** Words that nobody uses for a variable of a job, so that they are meant with `_` too. */
const MEANT_WITH_UNDERSCORE = [
  'pr-number',
  'pull-request-number',
  'queue-name',
  'base-branch',
  'trunk-token',
]

/**
 * Finds inputs that do not exist. The runner only warns of them, and what they guard or select is lost. A
 * name without a hyphen may also be a variable `INPUT_…` of the job.
 */
export function unknownInputs(
  env: Readonly<Record<string, string | undefined>>,
  operation: Pick<Operation, 'inputs'> | undefined,
) {
  const own = inputsOf(operation).filter((input) => input.length >= 6 && !input.includes('-'))
  const problems: string[] = []
  const doubts: string[] = []
  for (const [key, value = ''] of Object.entries(env)) {
    const name = /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase()
    if (name === undefined || INPUTS.includes(name)) continue
    const hyphenated = name.replaceAll('_', '-')
    const word = INPUT_OF_WORD.get(hyphenated)
    const isMeant = [...INPUTS, ...MEANT_WITH_UNDERSCORE].includes(hyphenated)
    const misspelt = own.find((input) => isOneEdit(name, input))
    if (name.includes('-') || isMeant)
      problems.push(noSuchInput(name, value, word ?? nearest(name, INPUTS)))
    else if (misspelt !== undefined) problems.push(noSuchInput(name, value, misspelt))
    else if (word !== undefined) doubts.push(`${inBackticks(name)} (perhaps \`${word}\`)`)
  }
  if (doubts.length === 0) return { problems, warning: undefined }
  return {
    problems,
    warning: `This action has no input ${doubts.join(', ')}. ${PAGE} lists its inputs.`,
  }
}

/** Names of inputs that may hold a secret, which no message shows. */
const MAY_BE_SECRET = /token|key|secret|pass|auth|credential/

function noSuchInput(name: string, value: string, meant: string | undefined): string {
  const given = MAY_BE_SECRET.test(`${name} ${meant}`) ? '' : ` (given as ${givenValue(value)})`
  const advice = meant === undefined ? `; see ${PAGE}` : `; did you mean \`${meant}\`?`
  const problem = `There is no input ${inBackticks(name)}${given}${advice}`
  if (name.includes('-')) return problem
  return `${problem} If the step does not set it, rename the environment variable ${inBackticks(`INPUT_${name.toUpperCase()}`)}, which the runner would set for an input`
}

const COMMON = ['operation', ...Object.keys(commonInputs.shape).map(inputName)]

/** The inputs that an operation has, common ones included. */
const inputsOf = (operation: Pick<Operation, 'inputs'> | undefined): readonly string[] => [
  ...COMMON,
  ...Object.keys(operation?.inputs.shape ?? {}).map(inputName),
]

/** Returns one warning about all inputs that are set, but have no effect in this step. */
export function inputsWithoutEffect(
  operationName: string,
  operation: Operation,
  values: Readonly<Record<string, unknown>>,
  read: (name: InputName) => string,
): string | undefined {
  const used = inputsOf(operation)
  const set = Object.entries(inputDefaults)
    .filter(([name, value]) => read(name as InputName) !== (value ?? ''))
    .map(([name]) => name)
  const unused = set.filter((name) => !used.includes(name))
  const withMeant = (name: string) => {
    // It was meant to guard the step, which it does not.
    const meant = `expected-${name}`
    return used.includes(meant) ? `\`${name}\` (perhaps \`${meant}\`)` : `\`${name}\``
  }
  // An input with its default value does not count as set, and neither does a false flag.
  const isSet = (key: string) => set.includes(inputName(key)) && Boolean(values[key])
  const lists = ({ input, word }: ListedWord) => [values[input]].flat().includes(word)
  const ineffectiveInputs = Object.entries(operation.onlyWith)
    .map(([key, others = []]) => [inputName(key), [others].flat()] as const)
    .filter(([name]) => set.includes(name))
    .filter(
      ([, others]) => !others.some((one) => (typeof one === 'string' ? isSet(one) : lists(one))),
    )
    .map(([name, others]) => ({ name, needs: others.map(needOf).join(' or ') }))
  const clauses = [
    ...(unused.length > 0
      ? [`\`${operationName}\` does not use ${unused.map(withMeant).join(', ')}`]
      : []),
    ...[...new Set(ineffectiveInputs.map(({ needs }) => needs))].map((needs) => {
      const names = ineffectiveInputs
        .filter((input) => input.needs === needs)
        .map(({ name }) => name)
      return `${quoted(names)} ${names.length === 1 ? 'has' : 'have'} no effect without ${needs}`
    }),
  ]
  if (clauses.length === 0) return undefined
  return `${clauses.join('; ')}. See ${PAGE}.`
}

/** Names the input that another one needs. */
function needOf(need: string | ListedWord): string {
  if (typeof need === 'string') return `\`${inputName(need)}\``
  return `\`${need.word}\` in \`${inputName(need.input)}\``
}

const quoted = (names: readonly string[], separator = ', '): string =>
  names.map((name) => `\`${name}\``).join(separator)
