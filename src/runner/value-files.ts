import { appendFileSync } from 'node:fs'
import { EOL } from 'node:os'

/** Writes the outputs of the step at once. The toolkit opens the file again for each of the eighty. */
export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  append('GITHUB_OUTPUT', outputs)
}

/** Saves a value for the post step. */
export function saveState(name: string, value: string): void {
  append('GITHUB_STATE', { [name]: value })
}

/** Appends names and values to a file of the runner. */
function append(file: string, values: Readonly<Record<string, string>>): void {
  // Loaded late: it takes 8 ms, and few post steps write. Random, so that no value can contain it.
  const { randomUUID } = process.getBuiltinModule('node:crypto')
  const delimiter = `ghadelimiter_${randomUUID()}`
  const parts = Object.entries(values).map(
    ([name, value]) => `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`,
  )
  appendFileSync(process.env[file] ?? '', parts.join(''))
}
