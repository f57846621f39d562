/** Finds inputs of a step that change nothing: unknown, unused, or without effect. */
import { docsPage } from '../shared/links.js'
import { misspelt, nearest } from '../shared/nearest.js'
import { commonInputs } from './common-inputs.js'
import { type InputName, inputDefaults } from './contract.js'
import { inputName } from './inputs.js'
import type { Operation } from './operation.js'

const PAGE = docsPage('operations.md')

/**
 * Finds inputs that do not exist. A misspelt input is an error, because the setting would be ignored;
 * the runner only warns. A variable `INPUT_…` of the job looks the same, so the message names it.
 */
export function unknownInputs(env: Readonly<Record<string, string | undefined>>) {
  const known = Object.keys(inputDefaults)
  const names = Object.keys(env)
    .flatMap((key) => /^INPUT_(.+)$/s.exec(key)?.[1]?.toLowerCase() ?? [])
    .filter((name) => !known.includes(name))
  const meantBy = new Map(names.map((name) => [name, misspelt(name, known)]))
  const others = names.filter((name) => meantBy.get(name) === undefined)
  return {
    misspelt: [...meantBy].flatMap(([name, meant]) =>
      meant === undefined
        ? []
        : `There is no input \`${name}\`; did you mean \`${meant}\`? If the step does not set it, rename the environment variable \`INPUT_${name.toUpperCase()}\`, which the runner would set for an input`,
    ),
    unknown:
      others.length === 0
        ? undefined
        : `This action has no input ${others.map((name) => `\`${name}\`${perhaps(name, known)}`).join(', ')}. ${PAGE} lists its inputs.`,
  }
}

/** Suggests an input for an unknown name, which may also be a variable of the job. */
function perhaps(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant === undefined ? '' : ` (perhaps \`${meant}\`)`
}

const COMMON = new Set(['operation', ...Object.keys(commonInputs.shape).map(inputName)])

/** Returns one warning about all inputs that are set, but have no effect in this step. */
export function inputsWithoutEffect(
  operationName: string,
  { inputs, onlyWith }: Operation,
  values: Readonly<Record<string, unknown>>,
  read: (name: InputName) => string,
): string | undefined {
  const used = new Set(Object.keys(inputs.shape).map(inputName))
  const set = Object.entries(inputDefaults)
    .filter(([name, value]) => read(name as InputName) !== (value ?? ''))
    .map(([name]) => name)
  const unused = set.filter((name) => !COMMON.has(name) && !used.has(name))
  // An input with its default value does not count as set, and neither does a false flag.
  const isSet = (key: string) => set.includes(inputName(key)) && Boolean(values[key])
  const ineffectiveInputs = Object.entries(onlyWith)
    .map(([key, others = []]) => [inputName(key), [others].flat()] as const)
    .filter(([name, others]) => set.includes(name) && !others.some(isSet))
    .map(([name, others]) => ({ name, needs: quoted(others.map(inputName), ' or ') }))
  const clauses = [
    ...(unused.length > 0 ? [`\`${operationName}\` does not use ${quoted(unused)}`] : []),
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

const quoted = (names: readonly string[], separator = ', '): string =>
  names.map((name) => `\`${name}\``).join(separator)
