/** The contract, as the generators read it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Declaration {
  readonly description: string
  readonly default?: string
}
export interface ActionFile {
  readonly inputs: Readonly<Record<string, Declaration>>
  readonly outputs: Readonly<Record<string, Declaration>>
}

export const action: ActionFile = parse(readFileSync('action.yml', 'utf8'))
