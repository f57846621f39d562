/** action-types.yml describes what the operations accept. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { safeParseAsync } from 'zod/mini'
import { loadOperations } from '../../src/operations/index.js'
import { commonInputs } from '../../src/step/common-inputs.js'
import { inputName } from '../../src/step/inputs.js'
import { describe, expect, test } from '../support/jest.js'

interface Type {
  readonly type: string
  readonly 'allowed-values'?: readonly string[]
  readonly separator?: string
  readonly 'list-item'?: Type
}

const file: Record<'inputs' | 'outputs', Readonly<Record<string, Type>>> = parse(
  readFileSync('action-types.yml', 'utf8'),
)
const inputsOf = (isWanted: (type: Type) => boolean) =>
  Object.keys(file.inputs).filter((name) => isWanted(file.inputs[name] ?? { type: '' }))

const operations = await loadOperations()
const shapes = [commonInputs.shape, ...[...operations.values()].map(({ inputs }) => inputs.shape)]

/** True if an operation with this input accepts the text. */
async function isAccepted(name: string, text: string): Promise<boolean> {
  const fields = shapes.flatMap((shape) => Object.entries(shape))
  const ofName = fields.filter(([key]) => inputName(key) === name).map(([, field]) => field)
  const parsed = await Promise.all(ofName.map((field) => safeParseAsync(field, text)))
  return parsed.some(({ success }) => success)
}

test('the inputs of closed words are enums', () => {
  expect(inputsOf(({ type }) => type === 'enum')).toEqual(
    expect.arrayContaining([
      'operation',
      'on-missing-token',
      'comment',
      'impacted-targets-format',
      'on-missing-file',
      'on-empty',
      'on-too-large',
      'on-timeout',
      'on-abort',
      'retry-on',
      'queue-state',
      'expected-state',
      'status',
      'quarantined',
      'sort',
      'group-by',
      'metrics-scope',
    ]),
  )
})

test('the states of `fail-on` are those of every operation that has it', () => {
  const item = file.inputs['fail-on']?.['list-item']
  expect(item?.type).toBe('enum')
  expect(item?.['allowed-values']).toEqual(expect.arrayContaining(['NOT_READY', 'switching_modes']))
})

test.each([
  ['resubmit', 'integer'],
  ['timeout-minutes', 'float'],
  ['dry-run', 'boolean'],
  ['priority', 'string'],
  ['names', 'list'],
  ['fail-when', 'list'],
])('%s is of the type %s', (name, type) => {
  expect(file.inputs[name]?.type).toBe(type)
})

describe.each(inputsOf(({ type }) => type === 'enum').filter((name) => name !== 'operation'))(
  'the enum %s',
  (name) => {
    test('has only values that an operation accepts', async () => {
      const values = file.inputs[name]?.['allowed-values'] ?? []
      const accepted = await Promise.all(values.map((value) => isAccepted(name, value)))
      expect(accepted).toEqual(values.map(() => true))
    })

    test('is the whole set of values', async () => {
      expect(await isAccepted(name, 'none of these words')).toBe(false)
    })
  },
)

test.each(inputsOf(({ type }) => type === 'integer'))(
  '%s is an integer, and takes no fraction',
  async (name) => {
    expect(await isAccepted(name, '1')).toBe(true)
    expect(await isAccepted(name, '1.5')).toBe(false)
  },
)

test.each(inputsOf(({ type }) => type === 'float'))(
  '%s is a number, which may have a fraction',
  async (name) => {
    expect(await isAccepted(name, '1.5')).toBe(true)
    expect(await isAccepted(name, 'soon')).toBe(false)
  },
)

test.each(inputsOf(({ type }) => type === 'list'))('the items of %s are lines', (name) => {
  expect(file.inputs[name]?.separator).toBe('\n')
})

test('outputs are texts', () => {
  expect([...new Set(Object.values(file.outputs).map(({ type }) => type))]).toEqual(['string'])
})
