import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

/** Characters that are gathered before the disk is asked: each write costs a trip through the thread pool. */
const CHUNK_LENGTH = 1 << 19

/**
 * A file that is written piece by piece under another name, and takes its own name when it is whole: nobody reads half a file.
 */
export class FileWriter {
  /** The path that the file has after {@link commit}. */
  readonly path: string
  readonly #partial: string
  readonly #file: FileHandle
  #waiting = ''

  private constructor(path: string, partial: string, file: FileHandle) {
    this.path = path
    this.#partial = partial
    this.#file = file
  }

  /** @param path real path in a folder that exists */
  static async open(path: string): Promise<FileWriter> {
    const partial = `${path}.${randomUUID()}.partial`
    // `wx`: a link that somebody put there is not followed.
    return new FileWriter(path, partial, await open(partial, 'wx'))
  }

  /** Appends text; wait for it before the next call, so that memory stays flat on a slow disk. */
  async write(text: string): Promise<void> {
    this.#waiting += text
    if (this.#waiting.length >= CHUNK_LENGTH) await this.#flush()
  }

  /** Ends the file and gives it its name, in place of what had it before. */
  async commit(): Promise<void> {
    await this.#flush()
    await this.#file.close()
    await rename(this.#partial, this.path)
  }

  async #flush(): Promise<void> {
    const text = this.#waiting
    this.#waiting = ''
    await this.#file.appendFile(text)
  }

  /** Ends without a trace. */
  async discard(): Promise<void> {
    await this.#file.close()
    await rm(this.#partial, { force: true })
  }
}
