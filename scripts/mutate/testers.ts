/** Processes that run tests (test-process.ts), and are replaced when they hang or are spoiled. */
import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'

/** A test of a file, in order, with the milliseconds that it takes. */
export interface TestId {
  readonly file: string
  readonly index: number
  readonly ms: number
}
/** What a test reaches without a change: the numbers of changes, and names of modules. */
export interface Note extends TestId {
  readonly name: string
  readonly reached: readonly (number | string)[]
  readonly failed: boolean
}
/** Notes of a file, and the changes whose code has run in its process when none could be made. */
export interface Notes {
  readonly notes: readonly Note[]
  readonly early: readonly (number | string)[]
}
/** The test that noticed a change; `isSpoiled` if it fails without it afterwards. */
export interface Trial {
  readonly by?: string
  readonly isSpoiled?: boolean
}
/** A file to take notes of, or a change to make (none where the code itself is changed) and tests. */
export interface Question {
  readonly file?: string
  readonly change?: number
  readonly tests?: readonly TestId[]
}
type Message = { readonly type: 'alive' } | { readonly type: 'answer'; readonly answer: unknown }

/** Longest time without a sign of life: one test, and what it may load. */
const SILENCE_MS = 120_000
const HANGS = 'hangs'
/** A change can write without an end. A file of 1 GiB, in blocks of 512 bytes, is the largest. */
const LIMITED = ['-c', 'ulimit -f 2097152; exec "$@"', 'sh', process.execPath]

export class Tester {
  readonly #folder: string
  #child: ChildProcess | undefined

  /** @param folder a copy of the repository whose compiled modules are tested */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Runs every test of a file; `undefined` if they do not end. */
  async note(file: string): Promise<Notes | undefined> {
    const notes = await this.#ask<Notes>({ file })
    return notes === HANGS ? undefined : notes
  }

  /**
   * The test that notices a change, if one does. What fails in a process that earlier changes may
   * have spoiled is tried again in a new one.
   */
  async noticing(
    change: number | undefined,
    tests: readonly TestId[],
  ): Promise<string | undefined> {
    const isFresh = this.#child === undefined
    const trial = await this.#ask<Trial>({ tests, ...(change !== undefined && { change }) })
    if (trial === HANGS) return HANGS
    if (!trial.isSpoiled) return trial.by
    this.stop()
    if (isFresh) return trial.by
    const first = tests.filter(({ file }) => trial.by?.startsWith(`${file}: `))
    return this.noticing(change, [...first, ...tests.filter((test) => !first.includes(test))])
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  /** @returns the answer; a process that is silent for too long, or dies, hangs */
  #ask<Answer>(question: Question): Promise<Answer | typeof HANGS> {
    const script = resolve('lib/scripts/mutate/test-process.js')
    const child =
      this.#child ??
      fork(script, {
        cwd: this.#folder,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execPath: '/bin/sh',
        execArgv: LIMITED,
      })
    this.#child = child
    return new Promise((done) => {
      const end = (answer: Answer | typeof HANGS) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (answer === HANGS) this.stop()
        done(answer)
      }
      let timer = setTimeout(() => end(HANGS), SILENCE_MS)
      child.on('message', (message: Message) => {
        if (message.type === 'answer') return end(message.answer as Answer)
        clearTimeout(timer)
        timer = setTimeout(() => end(HANGS), SILENCE_MS)
      })
      child.on('exit', () => end(HANGS))
      child.send(question)
    })
  }
}
