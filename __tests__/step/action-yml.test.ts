import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { loadOperations } from '../../src/operations/index.js'
import { commonInputs } from '../../src/step/common-inputs.js'
import { type InputName, inputDefaults, outputNames } from '../../src/step/contract.js'
import { inputName } from '../../src/step/inputs.js'
import { meaningOf } from '../../src/step/outcomes.js'
import { modules, propertiesRead } from '../support/code.js'
import { expect, test } from '../support/jest.js'

const operations = await loadOperations()

interface ActionFile {
  readonly description: string
  readonly inputs: Readonly<
    Record<string, { description: string; default?: string; required?: boolean }>
  >
  readonly outputs: Readonly<Record<string, { description: string }>>
  readonly runs: Readonly<Record<string, string>>
}

const action = parse(readFileSync('action.yml', 'utf8')) as ActionFile
const every = [...operations]
const inputsOf = (shape: object) => Object.keys(shape).map(inputName)

/** Set by `main` on every path, so no operation declares them. */
const COMMON_OUTPUTS = ['outcome', 'result', 'result-file']

test('every input of an operation is in action.yml, and every one there is used', () => {
  const used = [
    'operation',
    ...inputsOf(commonInputs.shape),
    ...every.flatMap(([, { inputs }]) => inputsOf(inputs.shape)),
  ]
  expect([...new Set(used)].sort()).toEqual(Object.keys(action.inputs).sort())
})

test('every output of an operation is in action.yml, and every one there is written', () => {
  const written = [...COMMON_OUTPUTS, ...every.flatMap(([, { outputs }]) => outputs)]
  expect([...new Set(written)].sort()).toEqual(Object.keys(action.outputs).sort())
})

const keys = new Set(every.flatMap(([, { inputs }]) => Object.keys(inputs.shape)))
const read = new Set(modules().flatMap(({ nodes }) => propertiesRead(nodes)))

// The reporter in jest.reporter.js fails a whole run in which no test gives an input.
test('each input is read, not only declared', () => {
  expect([...keys].filter((key) => !read.has(key))).toEqual([])
})

/** The inputs of action.yml that a text names. */
const inputsIn = (text = '') =>
  [...text.matchAll(/`([\w-]+)`/g)].flatMap(([, name = '']) =>
    name in action.inputs ? [name] : [],
  )

const ends = every.flatMap(([name, { outcomes }]) =>
  outcomes.map((outcome) => [name, outcome] as const),
)

// An outcome of another operation has that one's words: its own go to OUTCOMES.
test('the words for an outcome name only inputs of its operation', () => {
  const foreign = ends.flatMap(([name, outcome]) => {
    const { meaning, next } = meaningOf(outcome, name)
    const own = inputsOf(operations.get(name)?.inputs.shape ?? {})
    const known = [...own, ...inputsOf(commonInputs.shape)]
    const inputs = inputsIn(`${meaning} ${next}`).filter((input) => !known.includes(input))
    return inputs.map((input) => `${name}: ${outcome} names ${input}`)
  })
  expect(foreign).toEqual([])
})

test('the generated contract has the names and literal defaults of action.yml', () => {
  const literal = (text = '') => (text.includes('${{') ? undefined : text)
  expect(Object.entries(inputDefaults)).toEqual(
    Object.entries(action.inputs).map(([name, input]) => [name, literal(input.default)]),
  )
  expect(outputNames).toEqual(Object.keys(action.outputs))
})

test('a default is text, as the runner hands it over, and an input with one is not required', () => {
  const withDefault = Object.entries(action.inputs).filter(
    ([, input]) => input.default !== undefined,
  )
  const notText = withDefault.filter(([, input]) => typeof input.default !== 'string')
  expect(notText).toEqual([])
  expect(withDefault.filter(([, { required }]) => required === true)).toEqual([])
})

test('everything is described in whole sentences', () => {
  for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
    expect(description).toMatch(/^[A-Z`].*\.$/)
})

const schemas = [
  ['the common inputs', commonInputs] as const,
  ...every.map(([name, { inputs }]) => [name, inputs] as const),
]

test('each literal default is a value that its operations accept', async () => {
  const tied = schemas.flatMap(([name, { shape }]) =>
    Object.entries(shape).flatMap(([key, field]) => {
      const value = inputDefaults[inputName(key) as InputName]
      return value ? [{ subject: `${name}: ${inputName(key)}: ${value}`, value, field }] : []
    }),
  )
  const parsed = await Promise.all(
    tied.map(async ({ subject, value, field }) => ({
      subject,
      isAccepted: (await z.safeParseAsync(field, value)).success,
    })),
  )
  expect(parsed.length).toBeGreaterThan(schemas.length)
  expect(parsed.filter(({ isAccepted }) => !isAccepted)).toEqual([])
})

/** The values of a closed set; none for every other field. */
function choicesOf(field: unknown): readonly string[] {
  if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault)
    return choicesOf(field.def.innerType)
  if (field instanceof z.ZodMiniPipe) return choicesOf(field.def.out)
  return field instanceof z.ZodMiniEnum ? field.options.map(String) : []
}

const choices = schemas.flatMap(([name, { shape }]) =>
  Object.entries(shape).flatMap(([key, field]) =>
    choicesOf(field).map((choice) => [name, inputName(key), choice] as const),
  ),
)

test('the description or default of an input names each value of its closed set', () => {
  const unnamed = choices.filter(([, name, choice]) => {
    const { description = '', default: standard = '' } = action.inputs[name] ?? {}
    return !`${description} ${standard}`.includes(choice)
  })
  expect(choices).toContainEqual(['wait-for-merge', 'on-timeout', 'cancel'])
  expect(unnamed).toEqual([])
})

test('each operation has a sentence, and outcomes in the spelling of outputs', () => {
  const wrong = every.filter(
    ([, { about, outcomes }]) =>
      !/^[A-Z].*\.$/.test(about) ||
      outcomes.length === 0 ||
      new Set(outcomes).size !== outcomes.length ||
      !outcomes.every((outcome) => /^[a-z]+(-[a-z]+)*$/.test(outcome)),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('the bundle runs, in the post step too', () => {
  expect(action.runs).toEqual({
    using: 'node24',
    main: 'dist/index.js',
    post: 'dist/post.js',
    'post-if': 'always()',
  })
})

test('the description has fewer than 125 characters, as the marketplace demands', () => {
  expect(action.description.length).toBeLessThan(125)
})
