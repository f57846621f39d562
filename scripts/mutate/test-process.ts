// Runs tests one by one in a process of their own, each with a change made or without one: through
// Jest, most of the time would go into starting it for each change.
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { jestExpect as expect } from '@jest/expect'
import * as circus from 'jest-circus'
import type { Note, Notes, Question, TestId, Trial } from './testers.js'

type Block = ReturnType<typeof circus.getState>['rootDescribeBlock']
type Hook = Block['hooks'][number]

interface Test {
  readonly name: string
  readonly run: () => Promise<void>
}

let made: number | undefined
let reached: Set<number | string> | undefined
/** Switches that were asked outside of a test, or before their module was loaded: once in a process. */
const early = new Set<number | string>()
const { afterAll, afterEach, beforeAll, beforeEach, describe, test } = circus
Object.assign(globalThis, {
  ...{ afterAll, afterEach, beforeAll, beforeEach, describe, expect, test },
  changes: {
    isMade(number: number): boolean {
      ;(reached ?? early).add(number)
      return number === made
    },
    early: {
      isMade(number: number): boolean {
        early.add(number)
        return number === made
      },
    },
    note: (name: string) => void reached?.add(name),
  },
})

let stray: unknown
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => (stray ??= error))

const loaded = new Map<string, Promise<readonly Test[]>>()

/** The tests of a file, which is loaded once. */
function testsOf(file: string): Promise<readonly Test[]> {
  const tests = loaded.get(file) ?? load(file)
  loaded.set(file, tests)
  return tests
}

async function load(file: string): Promise<readonly Test[]> {
  circus.resetState()
  await import(pathToFileURL(resolve(file)).href)
  return listed(circus.getState().rootDescribeBlock, [], [], resolve(file))
}

/** The tests of a block in order; what it prepares for all of them is done at once. */
async function listed(
  block: Block,
  names: readonly string[],
  around: readonly Hook[],
  testPath: string,
): Promise<Test[]> {
  const tests: Test[] = []
  for (const { type, fn } of block.hooks) if (type === 'beforeAll') await call(fn)
  const hooks = [...around, ...block.hooks]
  const each = (wanted: Hook['type']) =>
    hooks.flatMap(({ type, fn }) => (type === wanted ? fn : []))
  for (const child of block.children) {
    const path = [...names, child.name]
    if (child.mode === 'skip') continue
    if (child.type === 'describeBlock') tests.push(...(await listed(child, path, hooks, testPath)))
    else {
      const name = path.join(' ')
      const run = async () => {
        expect.setState({ testPath, currentTestName: name, assertionCalls: 0 })
        for (const fn of each('beforeEach')) await call(fn)
        await call(child.fn)
        for (const fn of each('afterEach')) await call(fn)
      }
      tests.push({ name, run })
    }
  }
  return tests
}

/** No test of the suite takes a callback. */
const call = async (fn: unknown): Promise<void> => (fn as () => Promise<void>)()

/** @returns why it fails: the error, or that it takes too long */
async function failureOf(run: () => Promise<void>, limitMs: number): Promise<unknown> {
  stray = undefined
  const limit = new AbortController()
  const late = setTimeout(limitMs, 'late', { signal: limit.signal })
  late.catch(() => {})
  try {
    const end = await Promise.race([run(), late])
    return end === 'late' ? end : stray
  } catch (error) {
    return error ?? 'failed'
  } finally {
    limit.abort()
  }
}

const LIMIT_MS = 60_000

/** Runs every test of a file once, with notes. */
async function note(file: string): Promise<Notes> {
  const notes: Note[] = []
  for (const [index, { name, run }] of (await testsOf(file)).entries()) {
    process.send?.({ type: 'alive' })
    reached = new Set()
    const began = performance.now()
    const failure = await failureOf(run, LIMIT_MS)
    const ms = Math.ceil(performance.now() - began)
    notes.push({ file, index, name, ms, reached: [...reached], failed: failure !== undefined })
    reached = undefined
  }
  return { notes, early: [...early] }
}

/** Runs tests with a change until one fails. A test must pass without it again to count. */
async function tryOut(change: number | undefined, tests: readonly TestId[]): Promise<Trial> {
  for (const { file, index, ms } of tests) {
    process.send?.({ type: 'alive' })
    made = change
    const failure = await failureOf(
      async () => {
        await (await testsOf(file))[index]?.run()
      },
      10_000 + 10 * ms,
    )
    made = undefined
    if (failure === undefined) continue
    const test = (await testsOf(file).catch(() => []))[index]
    const isSpoiled =
      failure === 'late' || !test || (await failureOf(test.run, LIMIT_MS)) !== undefined
    return { by: `${file}: ${test?.name}`, isSpoiled }
  }
  return {}
}

process.on('message', async (question: Question) => {
  const { file, change, tests = [] } = question
  const answer = file === undefined ? await tryOut(change, tests) : await note(file)
  process.send?.({ type: 'answer', answer })
})
