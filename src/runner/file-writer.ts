import { appendFile, closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { redactJson } from '../shared/json-text.js'
import type { Redact } from '../shared/redact.js'

/** Bytes buffered before a write, because each one takes a trip through the thread pool. */
const BUFFER_BYTES = 1 << 20

const encoder = new TextEncoder()
const append = promisify(appendFile)

/**
 * A file that is written piece by piece under a temporary name and renamed when it is complete, so
 * that no reader sees half a file.
 */
export class FileWriter {
  /** The path that the file has after {@link commit}. */
  readonly path: string
  readonly #partial: string
  readonly #file: number
  #isOpen = true
  /** Bytes, because strings that wait for the disk would outlive V8's young generation. */
  #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  #used = 0
  /** The buffer that the disk is taking, and when it has. */
  #other = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  #taken: Promise<void> = Promise.resolve()

  /** Converts an error of the file system, such as a full disk. */
  readonly #explain: (error: unknown) => Error

  readonly #redact: Redact

  /** @param path real path in a folder that exists */
  constructor(path: string, explain: (error: unknown) => Error, redact: Redact) {
    this.#redact = redact
    this.path = path
    this.#explain = explain
    this.#partial = `${path}.${Math.random().toString(36).slice(2)}.partial`
    // `wx`: a link that an attacker put there is not followed.
    this.#file = openSync(this.#partial, 'wx')
  }

  /** Appends text. Await it before the next call, so that memory stays flat on a slow disk. */
  write(text: string): Promise<void> {
    return this.#append(redactJson(text, this.#redact))
  }

  /** Appends the names of fields, which the contract gives. */
  writeHeader(names: string): Promise<void> {
    return this.#append(names)
  }

  async #append(text: string): Promise<void> {
    for (let rest = text; rest !== ''; ) {
      const { read, written } = encoder.encodeInto(rest, this.#buffer.subarray(this.#used))
      this.#used += written
      rest = rest.slice(read)
      if (rest !== '') await this.#flush()
    }
  }

  /** Completes the file and renames it, replacing an existing one. */
  async commit(): Promise<void> {
    await this.#flush()
    await this.#taken
    try {
      this.#close()
      renameSync(this.#partial, this.path)
    } catch (error) {
      throw this.#explain(error)
    }
  }

  /** Hands the buffer to the disk, once that has taken the other one. */
  async #flush(): Promise<void> {
    await this.#taken
    this.#taken = append(this.#file, this.#buffer.subarray(0, this.#used)).catch((error) => {
      throw this.#explain(error)
    })
    // Awaited before the next one; until then, avoid an unhandled rejection.
    this.#taken.catch(() => {})
    const free = this.#other
    this.#other = this.#buffer
    this.#buffer = free
    this.#used = 0
  }

  /** Leaves nothing behind but what was committed. */
  async discard(): Promise<void> {
    await this.#taken.catch(() => {})
    this.#close()
    rmSync(this.#partial, { force: true })
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#file)
    this.#isOpen = false
  }
}
