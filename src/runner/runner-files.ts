/**
 * The files that the runner reads when a step ends. The toolkit writes them too, but loads `crypto`
 * for a random delimiter per output, which takes a fifth of Node's own startup time; an output of
 * one line needs no delimiter (docs/maintaining/decisions/dependencies.md).
 */
import { appendFileSync, closeSync, constants, openSync } from 'node:fs'
import { EOL } from 'node:os'
import type { Core } from './runner.js'

/** The runner creates its files; one that is missing is an error. */
const APPEND = constants.O_WRONLY | constants.O_APPEND

/** The part of {@link Core} that writes these files. */
export function runnerFiles(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Core, 'setOutput' | 'writeSummary'> {
  const open = (file: string) => openSync(env[file] ?? '', APPEND)
  let outputs: number | undefined
  return {
    setOutput(name, value) {
      outputs ??= open('GITHUB_OUTPUT')
      appendFileSync(outputs, `${assignment(name, value)}${EOL}`)
    },
    writeSummary(markdown) {
      const file = open('GITHUB_STEP_SUMMARY')
      appendFileSync(file, `${markdown}${EOL}`)
      closeSync(file)
    },
  }
}

/** `name=value`, or the value between two delimiters that it does not hold. */
function assignment(name: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${name}=${value}`
  let delimiter = 'END'
  while (value.includes(delimiter)) delimiter += delimiter
  return [`${name}<<${delimiter}`, value, delimiter].join(EOL)
}
