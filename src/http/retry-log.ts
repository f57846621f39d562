import { seconds } from './messages.js'

/** Equal retries that are logged one by one. */
const MAX_LINES = 3

/**
 * Logs the retries of one call: one line each, and a group at the end for more than three equal ones.
 * @param write logs a line, or the title of a group and its lines
 */
export function retryLog(
  request: string,
  write: (message: string, group?: readonly string[]) => void,
) {
  let last = ''
  let equal = 0
  let group: string[] = []
  const end = () => {
    if (group.length > 0) write(`${request}: ${last} (${group.length} more)`, group)
    equal = 0
    group = []
  }
  /** @param attempt 0 for the first */
  const add = (message: string, attempt: number, afterMs: number, delay: number) => {
    if (message !== last) end()
    last = message
    equal++
    const next = `trying again in ${seconds(delay)}`
    if (equal <= MAX_LINES) write(`${request}: ${message}; ${next}`)
    else group.push(`Attempt ${attempt + 1}, after ${seconds(afterMs)}; ${next}`)
  }
  return { add, end }
}
