/**
 * The files that the runner reads when a step ends. The toolkit writes them too, but loads `crypto`
 * for a random delimiter per output, which takes a fifth of Node's own startup time; an output of
 * one line needs no delimiter (docs/adr/0003).
 */
import { appendFileSync, constants } from 'node:fs'
import { EOL } from 'node:os'
import type { Core } from './runner.js'

/** The runner creates its files; one that is missing is an error. */
const APPEND = { flag: constants.O_WRONLY | constants.O_APPEND } as unknown as { flag: string }

/** The part of {@link Core} that writes these files. */
export function runnerFiles(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Core, 'setOutput' | 'writeSummary'> {
  const append = (file: string, text: string) =>
    appendFileSync(env[file] ?? '', `${text}${EOL}`, APPEND)
  return {
    setOutput: (name, value) => append('GITHUB_OUTPUT', assignment(name, value)),
    writeSummary: (markdown) => append('GITHUB_STEP_SUMMARY', markdown),
  }
}

/** `name=value`, or the value between two delimiters that it does not hold. */
function assignment(name: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${name}=${value}`
  let delimiter = 'END'
  while (value.includes(delimiter)) delimiter += delimiter
  return [`${name}<<${delimiter}`, value, delimiter].join(EOL)
}
