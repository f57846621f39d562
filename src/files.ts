import { constants, createReadStream } from 'node:fs'
import { access, lstat, mkdir, open, realpath, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ActionError } from './errors.js'
import { FileWriter } from './file-writer.js'

/** A file that does not exist: some inputs have a policy for it, so it is told apart. */
export class MissingFileError extends ActionError {
  constructor(input: string, path: string, options?: ErrorOptions) {
    super(
      'invalid-input',
      {
        asked: `Reading \`${input}\``,
        got: `there is no file ${JSON.stringify(path)}`,
        next: 'Check the path, and that the step before wrote the file.',
      },
      options,
    )
  }
}

/**
 * The files that an operation may touch: regular files inside the workspace and RUNNER_TEMP, after resolving links
 * (contract: "Settled cases"). A path is relative to the workspace.
 */
export class Workspace {
  readonly #workspace: string
  readonly #temp: string
  readonly #own: string

  /**
   * @param options.workspace GITHUB_WORKSPACE
   * @param options.temp RUNNER_TEMP
   * @param options.own folder of this step inside `temp`, for the files that it writes of itself; made when first used
   */
  constructor(options: { workspace: string; temp: string; own: string }) {
    this.#workspace = options.workspace
    this.#temp = options.temp
    this.#own = options.own
  }

  /** Path of a file of this step's own, such as `result.json`. The folder exists afterwards. */
  async own(name: string): Promise<string> {
    // Not recursive: below a folder that takes no entries, such as /proc, Node's recursive one never settles.
    await mkdir(this.#own).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return join(this.#own, name)
  }

  /**
   * The real path of a file that may be read.
   *
   * @param input name of the input that holds the path, for messages
   * @throws {MissingFileError}
   * @throws {ActionError} `invalid-input`: outside, or no regular file
   */
  async locate(input: string, path: string): Promise<string> {
    const wanted = isAbsolute(path) ? path : resolve(this.#workspace, path)
    let real: string
    try {
      real = await realpath(wanted)
    } catch (cause) {
      throw new MissingFileError(input, path, { cause })
    }
    await this.#refuseOutside(input, path, real)
    // Opening a FIFO would hang, so the kind is looked at first.
    const stat = await lstat(real)
    if (!stat.isFile()) throw wrong(input, path, 'it is not a regular file')
    return real
  }

  /** The bytes of a file in chunks; never the whole at once. */
  async *chunks(input: string, path: string): AsyncGenerator<Buffer> {
    const real = await this.locate(input, path)
    const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
    yield* createReadStream(real, { flags: flags as unknown as string, highWaterMark: 1 << 20 })
  }

  /**
   * A whole file as UTF-8 text, without its byte order mark.
   *
   * @param limit most bytes
   */
  async text(input: string, path: string, limit: number): Promise<string> {
    const real = await this.locate(input, path)
    const file = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    try {
      const { size } = await file.stat()
      if (size > limit)
        throw wrong(input, path, `it has ${size} bytes, and at most ${limit} are read`)
      return new TextDecoder('utf-8', { fatal: true }).decode(await file.readFile())
    } catch (error) {
      if (error instanceof TypeError) throw wrong(input, path, 'it is not UTF-8 text', error)
      throw error
    } finally {
      await file.close()
    }
  }

  /** Writes a file inside the workspace or RUNNER_TEMP, making its folder; gives the real path. */
  async write(input: string, path: string, data: string | Uint8Array): Promise<string> {
    const wanted = isAbsolute(path) ? path : resolve(this.#workspace, path)
    const folder = await this.#prepareFolder(input, path, wanted)
    const real = join(folder, wanted.slice(dirname(wanted).length + 1))
    const link = await lstat(real).catch(() => undefined)
    if (link !== undefined && !link.isFile()) throw wrong(input, path, 'it is not a regular file')
    await writeFile(real, data)
    return real
  }

  /** As {@link write}, piece by piece, for what must not be held in memory whole. */
  async writer(input: string, path: string): Promise<FileWriter> {
    const wanted = isAbsolute(path) ? path : resolve(this.#workspace, path)
    const folder = await this.#prepareFolder(input, path, wanted)
    const real = join(folder, wanted.slice(dirname(wanted).length + 1))
    const link = await lstat(real).catch(() => undefined)
    if (link !== undefined && !link.isFile()) throw wrong(input, path, 'it is not a regular file')
    return FileWriter.open(real)
  }

  async #prepareFolder(input: string, path: string, wanted: string): Promise<string> {
    // The nearest folder that exists decides, before anything is made.
    let existing = dirname(wanted)
    while (!(await exists(existing))) existing = dirname(existing)
    await this.#refuseOutside(input, path, await realpath(existing))
    await mkdir(dirname(wanted), { recursive: true })
    return realpath(dirname(wanted))
  }

  async #refuseOutside(input: string, path: string, real: string): Promise<void> {
    for (const root of [this.#workspace, this.#temp]) {
      const realRoot = await realpath(root).catch(() => undefined)
      if (realRoot === undefined) continue
      const inside = relative(realRoot, real)
      if (inside === '' || (!isAbsolute(inside) && inside.split(sep)[0] !== '..')) return
    }
    throw wrong(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP')
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const wrong = (input: string, path: string, got: string, cause?: unknown): ActionError =>
  new ActionError(
    'invalid-input',
    {
      asked: `Using \`${input}\` (${JSON.stringify(path)})`,
      got,
      next: 'Name a regular file inside the workspace or RUNNER_TEMP.',
    },
    { cause },
  )
