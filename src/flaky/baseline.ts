import type { Workspace } from '../runner/workspace.js'
import { CompiledTest } from '../service/unhealthy-compiled.js'
import { ActionError } from '../shared/errors.js'
import * as z from '../shared/zod.js'
import { type ListedTest, listedTest } from './test.js'

const INPUT = 'baseline-file'
/** A list in another layout than ours is parsed whole; a longer one would not fit in memory. */
const MOST_BYTES_WHOLE = 256 * 1024 * 1024
const LINE_FEED = 0x0a
const TESTS = z.array(CompiledTest)

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
  for await (const bytes of linesOf(workspace.chunks(INPUT, path))) {
    const line = decode(bytes, path).trim()
    number++
    const ours = number === 1 ? line === '[' : number > 2 || /^(\{.*\},?|\])$/.test(line)
    if (!ours) return yield* readWhole(workspace, path)
    if (ended && line !== '') throw wrong(path, `line ${number} comes after the end of the list`)
    if (line === ']') ended = true
    else if (number > 1 && !ended) yield parseTest(path, `line ${number}`, line.replace(/,$/, ''))
  }
  if (!ended) throw wrong(path, 'it ends before its list does')
}

async function* readWhole(workspace: Workspace, path: string): AsyncGenerator<ListedTest> {
  const text = await workspace.text(INPUT, path, MOST_BYTES_WHOLE)
  const json = attempt(path, 'it is not JSON', () => JSON.parse(text))
  const tests = attempt(path, 'it is not a list of tests', () => TESTS.parse(json))
  for (const test of tests) yield listedTest(test, 'flaky')
}

function parseTest(path: string, where: string, text: string): ListedTest {
  const json = attempt(path, `${where} is not JSON`, () => JSON.parse(text))
  const test = attempt(path, `${where} is not a test`, () => z.parse(CompiledTest, json))
  return listedTest(test, 'flaky')
}

function decode(bytes: Uint8Array, path: string): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return attempt(path, 'it is not UTF-8 text', () => decoder.decode(bytes))
}

function attempt<T>(path: string, problem: string, run: () => T): T {
  try {
    return run()
  } catch (cause) {
    throw wrong(path, problem, cause)
  }
}

/** Lines without their line feed. Split by bytes: U+2028 in a test's name does not end a line. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    if (start < chunk.length) rest.push(Buffer.from(chunk.subarray(start)))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}

const wrong = (path: string, problem: string, cause?: unknown): ActionError =>
  new ActionError(
    'invalid-input',
    {
      request: `Reading \`${INPUT}\` (${JSON.stringify(path)})`,
      problem,
      remedy: 'Name the `tests-file` of an earlier run, or leave the input empty in the first one.',
    },
    { cause },
  )
