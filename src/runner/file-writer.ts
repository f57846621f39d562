import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

/** Bytes buffered before a write, because each one takes a trip through the thread pool. */
const BUFFER_BYTES = 1 << 20

const encoder = new TextEncoder()

/**
 * A file that is written piece by piece under a temporary name and renamed when it is complete, so
 * that no reader sees half a file.
 */
export class FileWriter {
  /** The path that the file has after {@link commit}. */
  readonly path: string
  readonly #partial: string
  readonly #file: FileHandle
  /** Bytes, because strings that wait for the disk would outlive V8's young generation. */
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  #used = 0

  readonly #explain: (error: unknown) => Error

  private constructor(
    path: string,
    partial: string,
    file: FileHandle,
    explain: (error: unknown) => Error,
  ) {
    this.path = path
    this.#partial = partial
    this.#file = file
    this.#explain = explain
  }

  /**
   * @param path real path in a folder that exists
   * @param explain converts an error of the file system, such as a full disk
   */
  static async open(path: string, explain: (error: unknown) => Error): Promise<FileWriter> {
    const partial = `${path}.${randomUUID()}.partial`
    // `wx`: a link that an attacker put there is not followed.
    return new FileWriter(path, partial, await open(partial, 'wx'), explain)
  }

  /** Appends text. Await it before the next call, so that memory stays flat on a slow disk. */
  async write(text: string): Promise<void> {
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
    try {
      await this.#file.close()
      await rename(this.#partial, this.path)
    } catch (error) {
      throw this.#explain(error)
    }
  }

  async #flush(): Promise<void> {
    try {
      await this.#file.appendFile(this.#buffer.subarray(0, this.#used))
    } catch (error) {
      throw this.#explain(error)
    }
    this.#used = 0
  }

  async discard(): Promise<void> {
    await this.#file.close()
    await rm(this.#partial, { force: true })
  }
}
