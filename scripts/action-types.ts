// Writes action-types.yml, from which typed workflow generators make their bindings
// (https://github.com/typesafegithub/github-actions-typing). The types are what the operations
// accept: each input is probed with a text that only free text would take.
import { stringify } from 'yaml'
import type * as z from 'zod/mini'
import { commonInputs } from '../src/step/common-inputs.js'
import { inputName } from '../src/step/inputs.js'
import type { Operation } from '../src/step/operation.js'
import type { ActionFile } from './action.js'

const PROBE = 'no value of any closed set'

const enumName = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** The type of an input, by how its field answers the probe. */
async function typeOf(name: string, field: z.ZodMiniType): Promise<object> {
  const { success, data, error } = await field.safeParseAsync(PROBE)
  if (success)
    return Array.isArray(data)
      ? { type: 'list', separator: '\n', 'list-item': { type: 'string' } }
      : { type: 'string' }
  const { message = '' } = error.issues[0] ?? {}
  if (/YAML boolean/.test(message)) return { type: 'boolean' }
  if (/whole number/.test(message)) return { type: 'integer' }
  if (/decimal number/.test(message)) return { type: 'float' }
  const values = / is not one of (.+); did you mean /.exec(message)?.[1]?.split(', ')
  if (values === undefined) return { type: 'string' }
  const one = await field.safeParseAsync(values[0])
  return Array.isArray(one.data)
    ? { type: 'list', separator: '\n', 'list-item': { type: 'string' } }
    : { type: 'enum', name: enumName(name), 'allowed-values': values }
}

/** @returns the text of action-types.yml */
export async function actionTypes(
  action: ActionFile,
  operations: ReadonlyMap<string, Operation>,
): Promise<string> {
  const types = new Map<string, object>([
    ['operation', { type: 'enum', name: 'Operation', 'allowed-values': [...operations.keys()] }],
  ])
  const shapes = [commonInputs.shape, ...[...operations.values()].map(({ inputs }) => inputs.shape)]
  for (const [key, field] of shapes.flatMap(Object.entries)) {
    const name = inputName(key)
    if (!types.has(name)) types.set(name, await typeOf(name, field))
  }
  const inputs = Object.keys(action.inputs).map((name) => [name, types.get(name)])
  const outputs = Object.keys(action.outputs).map((name) => [name, { type: 'string' }])
  return `# Generated from action.yml and the operations by \`npm run docs\`.\n${stringify({
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
  })}`
}
