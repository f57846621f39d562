import { appendFileSync, closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { redactJson } from '../shared/json-text.js'
import type { Redact } from '../shared/redact.js'

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

  /** Appends text without its secrets. */
  write(text: string): void {
    this.#append(redactJson(text, this.#redact))
  }

  /** Appends the names of fields, which the contract gives. */
  writeHeader(names: string): void {
    this.#append(names)
  }

  #append(text: string): void {
    try {
      appendFileSync(this.#file, text)
    } catch (error) {
      throw this.#explain(error)
    }
  }

  /** Completes the file and renames it, replacing an existing one. */
  commit(): void {
    try {
      this.#close()
      renameSync(this.#partial, this.path)
    } catch (error) {
      throw this.#explain(error)
    }
  }

  /** Removes the file, unless it was committed. */
  discard(): void {
    this.#close()
    rmSync(this.#partial, { force: true })
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#file)
    this.#isOpen = false
  }
}
