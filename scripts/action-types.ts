// Writes action-types.yml, from which typed workflow generators make their bindings
// (https://github.com/typesafegithub/github-actions-typing). The types are those of the schemas by
// which the operations read their inputs.
import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { commonInputs } from '../src/step/common-inputs.js'
import { inputName } from '../src/step/inputs.js'
import type { Operation } from '../src/step/operation.js'
import type { ActionFile } from './action.js'

/** The part of a schema that decides about the type. */
type Schema = z.core.$ZodType

/** A type of action-types.yml, without the name that an enum also needs. */
type Type =
  | { readonly type: 'string' | 'boolean' | 'integer' | 'float' }
  | { readonly type: 'enum'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly item: Type }

const STRING: Type = { type: 'string' }

/** Reads the type from what a schema makes of the text of an input. */
function typeOf(schema: Schema): Type {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return typeOf(def.innerType)
    case 'pipe':
      // A transformation has no type of its own; what it yields is found out below.
      return (def.out as z.core.$ZodTypes)._zod.def.type === 'transform' ? STRING : typeOf(def.out)
    case 'boolean':
      return { type: 'boolean' }
    case 'number':
      return { type: (schema as z.core.$ZodNumberFormat)._zod.def.check ? 'integer' : 'float' }
    case 'enum':
      return { type: 'enum', values: Object.values(def.entries).map(String) }
    case 'array':
      return { type: 'list', item: typeOf(def.element) }
    default:
      return STRING
  }
}

/** A line that is a valid item of every list of free text. */
const PROBE = 'word'

/** True for a list of free text, which a transformation makes of lines. */
async function yieldsList(schema: Schema): Promise<boolean> {
  const { data } = await z.safeParseAsync(schema, PROBE)
  return Array.isArray(data)
}

/** Joins the types of an input that several operations have, each with its own words. */
function joined(one: Type, other: Type): Type {
  if (one.type === 'enum' && other.type === 'enum')
    return { type: 'enum', values: [...new Set([...one.values, ...other.values])] }
  if (one.type === 'list' && other.type === 'list')
    return { type: 'list', item: joined(one.item, other.item) }
  return one.type === other.type ? one : STRING
}

/** The name of an enum's type in the bindings. */
const enumName = (input: string): string =>
  input.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** A type as the file spells it. */
function written(name: string, type: Type): object {
  if (type.type === 'enum')
    return { type: 'enum', name: enumName(name), 'allowed-values': type.values }
  if (type.type === 'list')
    return { type: 'list', separator: '\n', 'list-item': written(name, type.item) }
  return type
}

/** @returns the text of action-types.yml */
export async function actionTypes(
  action: ActionFile,
  operations: ReadonlyMap<string, Operation>,
): Promise<string> {
  const types = new Map<string, Type>([
    ['operation', { type: 'enum', values: [...operations.keys()] }],
  ])
  const shapes = [commonInputs.shape, ...[...operations.values()].map(({ inputs }) => inputs.shape)]
  for (const [key, field] of shapes.flatMap((shape) => Object.entries<Schema>(shape))) {
    const name = inputName(key)
    const type: Type = (await yieldsList(field)) ? { type: 'list', item: STRING } : typeOf(field)
    const known = types.get(name)
    types.set(name, known === undefined ? type : joined(known, type))
  }
  const inputs = Object.keys(action.inputs).map((name) => {
    const type = types.get(name)
    if (type === undefined) throw new Error(`No operation has the input ${name}.`)
    return [name, written(name, type)]
  })
  const outputs = Object.keys(action.outputs).map((name) => [name, STRING])
  const file = { inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(outputs) }
  const text = stringify(file, { aliasDuplicateObjects: false, blockQuote: false })
  return `# Generated from action.yml and the operations by \`npm run docs\`.\n${text}`
}
