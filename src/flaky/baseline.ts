import type { Workspace } from '../runner/workspace.js'
import { UnhealthyTest } from '../service/unhealthy.js'
import { ActionError } from '../shared/errors.js'
import { FILE_LIMIT_BYTES, isTooDeep, TOO_DEEP } from '../shared/parse-limits.js'
import * as z from '../shared/zod.js'
import { type ListedTest, listedTest } from './unhealthy-test.js'

const INPUT = 'baseline-file'
/** Shorter lines are quick to parse, whatever they contain. */
const LONG_LINE = 64 * 1024

/**
 * The tests of an earlier `tests-file`, which has one test per line, so any number of them takes
 * little memory. A JSON array in another layout (`jq` writes one) works too.
 * @throws {ActionError} `invalid-input`: the file is missing, unreadable or not such a list
 */
export async function* readBaseline(
  workspace: Workspace,
  path: string,
): AsyncGenerator<ListedTest> {
  let number = 0
  let ended = false
  for await (const text of linesOfFile(workspace, path)) {
    const line = text.trim()
    number++
    const isOtherFirstLine = number === 1 && line !== '['
    const isOtherSecondLine = number === 2 && !/^(\{.*\},?|\])$/.test(line)
    if (isOtherFirstLine || isOtherSecondLine) return yield* readWhole(workspace, path)
    if (ended && line !== '')
      throw wrongBaseline(path, `line ${number} comes after the end of the list`)
    if (line === ']') ended = true
    else if (number > 1 && !ended) {
      if (line.length > LONG_LINE && isTooDeep(Buffer.from(line)))
        throw wrongBaseline(path, `line ${number} has ${TOO_DEEP}`)
      const parse = () => z.parse(UnhealthyTest, JSON.parse(line.replace(/,$/, '')))
      yield listedTest(reading(path, `line ${number} is not a test`, parse), 'flaky')
    }
  }
  if (!ended) throw wrongBaseline(path, 'it is cut off: its list has no end')
}

async function* readWhole(workspace: Workspace, path: string): AsyncGenerator<ListedTest> {
  const text = await workspace.readText(INPUT, path)
  if (isTooDeep(Buffer.from(text))) throw wrongBaseline(path, `it has ${TOO_DEEP}`)
  const parse = () => z.array(UnhealthyTest).parse(JSON.parse(text))
  for (const test of reading(path, 'it is not a list of tests', parse))
    yield listedTest(test, 'flaky')
}

function reading<T>(path: string, problem: string, run: () => T): T {
  try {
    return run()
  } catch (cause) {
    throw wrongBaseline(path, problem, cause)
  }
}

/** Splits the file into lines. `readline` would also split at U+2028, which a name may contain. */
async function* linesOfFile(workspace: Workspace, path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of workspace.chunks(INPUT, path)) {
    const decode = () => decoder.decode(chunk, { stream: true })
    const [end = '', ...lines] = reading(path, 'it is not UTF-8 text', decode).split('\n')
    // A file in another layout is parsed as a whole, so it has a limit.
    if (rest.length > FILE_LIMIT_BYTES) throw wrongBaseline(path, 'one of its lines is too long')
    rest += end
    for (const line of lines) {
      yield rest
      rest = line
    }
  }
  rest += reading(path, 'it is not UTF-8 text', () => decoder.decode())
  if (rest !== '') yield rest
}

function wrongBaseline(path: string, problem: string, cause?: unknown): ActionError {
  const request = `Reading \`${INPUT}\` (${JSON.stringify(path)})`
  const remedy =
    'Name the `tests-file` of an earlier run, or leave the input empty in the first one.'
  return new ActionError('invalid-input', { request, problem, remedy }, { cause })
}
