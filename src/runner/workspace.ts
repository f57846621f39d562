import {
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { ActionError } from '../shared/errors.js'
import { redactJson } from '../shared/json-text.js'
import { nearest } from '../shared/nearest.js'
import { FILE_LIMIT_BYTES } from '../shared/parse-limits.js'
import type { Redact } from '../shared/redact.js'
import { truncate } from '../shared/text.js'
import { invalidUtf8At } from '../shared/utf8.js'
import { FileWriter } from './file-writer.js'
import type { FILES_TO_WRITE } from './files-to-write.js'
import { findFiles, folderOf } from './find-files.js'

const realpath = realpathSync.native

const CHUNK_BYTES = 512 * 1024

/** Far more than any list needs. It ends the reading of a file that grows. */
const MAX_FILE_BYTES = 16 * 1024 ** 3

/** Follows no link at the last step, and does not hang on a FIFO. Windows has neither flag. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Where the system shows processes and devices as files: their environment holds secrets. */
const SYSTEM_FOLDERS = ['/proc', '/sys', '/dev']

/** Where the runner and Git keep tokens, within the folders that may be read otherwise. */
const KEPT_PRIVATE = 'it belongs to Git or to the runner, which keep tokens there'
const PRIVATE_FOLDERS = /^(?:\.git|_runner_file_commands|_github_workflow|git-credentials-.*)$/i

/** A path for a message: a glob can have as many characters as an input. */
const shownPath = (path: string): string => JSON.stringify(truncate(path, 500))

/** Names a file in messages: the input, or the purpose of a file that the action chooses itself. */
type WrittenFor = (typeof FILES_TO_WRITE)[number] | 'impacted-targets-file' | 'tests-file'

/** A file that does not exist. Some inputs have a policy for this case, so it has its own class. */
export class MissingFileError extends ActionError {
  /** @param near a file that was probably meant */
  constructor(
    input: string,
    path: string,
    { isCheckedOut, near }: { readonly isCheckedOut: boolean; readonly near: string | undefined },
    options?: ErrorOptions,
  ) {
    const perhaps = near === undefined ? '' : `; perhaps ${shownPath(near)}`
    const file = `there is no file ${shownPath(path)}${perhaps}`
    const problem = isCheckedOut ? file : `${file}, because the workspace is empty`
    const remedy = isCheckedOut
      ? 'Check the path, and that an earlier step wrote the file.'
      : 'If the file is in the repository, add a step with `actions/checkout` before this one.'
    const title = 'A file is missing'
    super('invalid-input', { title, request: `Reading \`${input}\``, problem, remedy }, options)
  }
}

/** The files that an operation may touch, after resolving links: those in two folders. */
export class Workspace {
  /** The folder that the paths of reports may begin with. */
  readonly root: string
  readonly #temp: string
  readonly #redact: Redact
  readonly #platform: NodeJS.Platform
  #own: string | undefined
  /** The inputs that name files to write, by their real paths in lower case. */
  readonly #named = new Map<string, WrittenFor>()

  constructor(
    root: string,
    temp: string,
    redact: Redact,
    platform: NodeJS.Platform = process.platform,
  ) {
    this.root = root
    this.#temp = temp
    this.#redact = redact
    this.#platform = platform
  }

  /** Returns a path in the step's private folder, such as `result.json`, and creates the folder. */
  own(name: string): string {
    this.#own ??= mkdtempSync(join(this.#temp, 'merge-queue-action-'))
    return join(this.#own, name)
  }

  /** The real path of a file that may be read. */
  #locate(input: string, path: string): string {
    const wanted = resolve(this.root, path)
    let real: string
    try {
      real = realpath(wanted)
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'ENOTDIR') {
        // A job without a checkout has an empty workspace.
        const isCheckedOut = isAbsolute(path) || childrenOf(this.root).length > 0
        const near = this.#nearestFile(path)
        throw new MissingFileError(input, path, { isCheckedOut, near }, { cause })
      }
      throw wrongPath(input, path, `it cannot be examined (${code})`, cause)
    }
    this.#refuseOutside(input, path, real)
    // Opening a FIFO would hang, so its type is checked first.
    if (!lstatSync(real).isFile()) throw wrongPath(input, path, 'it is not a regular file')
    return real
  }

  /** Finds the file beside a path of the workspace that has the nearest name. */
  #nearestFile(path: string): string | undefined {
    const folder = resolve(this.root, dirname(path))
    if (folder !== this.root && !folder.startsWith(this.root + sep)) return undefined
    const name = nearest(basename(path), childrenOf(folder))
    return name === undefined ? undefined : join(dirname(path), name)
  }

  /**
   * The bytes of a file in chunks of at most 512 KiB, never all at once.
   * @param input name of the input that holds the path, for messages
   * @throws {MissingFileError}
   * @throws {ActionError} `invalid-input`: outside, no regular file, or of more than `limit` bytes
   */
  async *chunks(input: string, path: string, limit = MAX_FILE_BYTES): AsyncGenerator<Buffer> {
    const refuseAbove = (size: number) => {
      if (size > limit) throw tooMuch(input, path, `${size} bytes; the limit is ${limit}`)
    }
    const file = await promises.open(this.#locate(input, path), READ_FLAGS).catch((cause) => {
      throw wrongPath(input, path, `it cannot be opened (${cause.code})`, cause)
    })
    try {
      // Since it was checked, another process may have put a link or a FIFO in its place.
      const opened = await file.stat()
      const seen = lstatSync(this.#locate(input, path))
      if (!opened.isFile() || !isSame(opened, seen))
        throw wrongPath(input, path, 'it was replaced while it was being opened')
      refuseAbove(opened.size)
      let total = 0
      for await (const chunk of file.createReadStream({
        highWaterMark: CHUNK_BYTES,
        autoClose: false,
      })) {
        total += chunk.length
        // It may have grown since its size was read.
        refuseAbove(total)
        yield chunk
      }
    } catch (error) {
      if (error instanceof ActionError) throw error
      const { code, message } = error as NodeJS.ErrnoException
      throw wrongPath(input, path, `it cannot be read to its end (${code ?? message})`, error)
    } finally {
      await file.close()
    }
  }

  /**
   * Returns the files that each path or glob names, sorted; relative to the workspace if inside it.
   * @param input name of the input that holds the globs, for messages
   * @throws {ActionError} `invalid-input`: one leads outside, or is not a file
   */
  find(input: string, globs: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const shown = (path: string) => {
      const wanted = resolve(this.root, path)
      const name = isInside(this.root, wanted) ? relative(this.root, wanted) : wanted
      return name.replaceAll(sep, '/')
    }
    return new Map(globs.map((glob) => [glob, this.#find(input, glob).map(shown)]))
  }

  #find(input: string, glob: string): readonly string[] {
    const pattern = sep === '\\' ? glob.replaceAll('\\', '/') : glob
    if (existsSync(resolve(this.root, pattern))) {
      this.#locate(input, pattern)
      return [pattern]
    }
    const existing = nearestExisting(resolve(this.root, folderOf(pattern)))
    if (existing === undefined) throw wrongPath(input, glob, NO_DRIVE)
    this.#refuseOutside(input, glob, realpath(existing))
    const isReadable = (path: string) => {
      try {
        this.#locate(input, path)
        return true
      } catch (error) {
        if (!(error instanceof ActionError)) throw error
        return false
      }
    }
    try {
      const ignoreCase = this.#platform === 'win32' || this.#platform === 'darwin'
      return findFiles(this.root, pattern, ignoreCase).filter(isReadable)
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException
      throw wrongPath(input, glob, `its folders cannot be searched (${code ?? message})`, cause)
    }
  }

  /**
   * A whole file of at most `limit` bytes as UTF-8 text, without its byte order mark. Its nesting is
   * not checked. Throws as {@link chunks}.
   */
  async readText(input: string, path: string, limit = FILE_LIMIT_BYTES): Promise<string> {
    const parts: Buffer[] = []
    for await (const chunk of this.chunks(input, path, limit)) parts.push(chunk)
    const bytes = Buffer.concat(parts)
    const at = invalidUtf8At(bytes)
    if (at === undefined) return new TextDecoder().decode(bytes)
    const problem = `it is not UTF-8 text: the byte at offset ${at} belongs to no character`
    throw wrongPath(input, path, problem)
  }

  /**
   * The names in a repository that lead to a file: its own, and those of all links and submodules on
   * the way. A repository is a folder that Git manages, or the workspace.
   */
  namesInRepository(path: string): readonly string[] {
    const given = resolve(this.root, path)
    // A file system that ignores case resolves the name to its spelling in the repository.
    const onTheWay = new Set([...pathsOnTheWay(given), realpath(given)])
    return [...onTheWay].flatMap((file) => {
      const workspace = [this.root, realpath(this.root)].find((root) => isInside(root, file))
      if (workspace === undefined) return []
      return namesBelow(workspace, file)
    })
  }

  /** Writes a file inside the workspace or RUNNER_TEMP, with its folder; returns the real path. */
  async write(input: WrittenFor, path: string, data: string): Promise<string> {
    return this.#writing(input, path, (real) => {
      writeFileSync(real, redactJson(data, this.#redact))
      return real
    })
  }

  /** Opens a file that is too large for memory, to write it in pieces. No secret may span two pieces. */
  writer(input: WrittenFor, path: string): FileWriter {
    return this.#writing(
      input,
      path,
      (real, explain) => new FileWriter(real, explain, this.#redact),
    )
  }

  /** @param write gets the real path, whose folder exists, and what explains its errors */
  #writing<T>(
    input: WrittenFor,
    path: string,
    write: (real: string, explain: (error: unknown) => Error) => T,
  ): T {
    const explain = (error: unknown) => unwritable(input, path, error)
    try {
      mkdirSync(dirname(this.#writable(input, path)), { recursive: true })
      return write(this.#writable(input, path), explain)
    } catch (error) {
      throw explain(error)
    }
  }

  /** The real path of a file that may be written, as far as its folders exist. */
  #writable(input: string, path: string): string {
    const wanted = resolve(this.root, path)
    if (this.#platform === 'win32' && isReservedOnWindows(basename(wanted)))
      throw wrongPath(
        input,
        path,
        'Windows reserves this name',
        undefined,
        'Use another file name.',
      )
    // The nearest existing folder decides, before anything is created.
    const existing = nearestExisting(dirname(wanted))
    if (existing === undefined) throw wrongPath(input, path, NO_DRIVE)
    if (!statSync(existing).isDirectory())
      throw wrongPath(input, path, `${shownPath(basename(existing))} is a file, not a folder`)
    const real = resolve(realpath(existing), relative(existing, wanted))
    this.#refuseOutside(input, path, real)
    const link = lstatSync(real, { throwIfNoEntry: false })
    if (link !== undefined && !link.isFile())
      throw wrongPath(input, path, 'it is not a regular file')
    return real
  }

  /**
   * Returns why a file may not be written, or `undefined` if it may. Call it once for each file: a
   * second input with the same file would overwrite the first one's.
   */
  refusalToWrite(input: WrittenFor, path: string): string | undefined {
    try {
      const real = this.#writable(input, path)
      // Windows and macOS ignore case, and a workflow should mean the same on every runner.
      const key = real.toLowerCase()
      const before = this.#named.get(key)
      this.#named.set(key, input)
      return before && `\`${before}\` names the same file`
    } catch (error) {
      return unwritable(input, path, error).explanation.problem
    }
  }

  #refuseOutside(input: string, path: string, real: string): void {
    if (SYSTEM_FOLDERS.some((folder) => real === folder || real.startsWith(`${folder}/`)))
      throw wrongPath(input, path, 'it is a system file')
    for (const root of [this.root, this.#temp]) {
      if (!existsSync(root)) continue
      const inside = relative(realpath(root), real)
      const names = inside.split(sep)
      if (isAbsolute(inside) || names[0] === '..') continue
      if (names.some((name) => PRIVATE_FOLDERS.test(name)))
        throw wrongPath(input, path, KEPT_PRIVATE)
      return
    }
    throw wrongPath(input, path, 'it is neither inside the workspace nor inside RUNNER_TEMP')
  }
}

const NO_DRIVE = 'its drive or network share does not exist'

/**
 * Returns the path or its nearest existing ancestor. On Windows there may be none: the root of a
 * drive is its own parent, and the drive may not exist.
 */
export function nearestExisting(path: string, parentOf = dirname): string | undefined {
  let existing = path
  while (!existsSync(existing)) {
    const parent = parentOf(existing)
    if (parent === existing) return undefined
    existing = parent
  }
  return existing
}

/** Devices, whatever their extension; and alternate data streams, which follow a colon. */
export const isReservedOnWindows = (name: string): boolean =>
  /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i.test(name) || name.includes(':')

function isInside(root: string, path: string): boolean {
  const inside = relative(root, path)
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..'
}

/** A path, each link that is followed from it, and the paths that they lead to. */
function pathsOnTheWay(path: string): ReadonlySet<string> {
  const paths = new Set<string>()
  for (let at = path; !paths.has(at); ) {
    paths.add(at)
    const link = firstLink(at)
    if (link === undefined) break
    at = resolve(dirname(link), readlinkSync(link), relative(link, at))
    // Added after the check, because the last link of a path is the path itself.
    paths.add(link)
  }
  return paths
}

/** Returns the first folder on the way to a file, or the file, that is a link. */
function firstLink(path: string): string | undefined {
  const above = dirname(path) === path ? undefined : firstLink(dirname(path))
  return above ?? (lstatSync(path).isSymbolicLink() ? path : undefined)
}

/** The name of a path in its repository, and the submodules that contain it. */
function namesBelow(workspace: string, path: string): readonly string[] {
  const repository = repositoryAbove(dirname(path), workspace)
  const name = relative(repository, path).replaceAll(sep, '/')
  if (repository === workspace) return [name]
  return [name, ...namesBelow(workspace, repository)]
}

/** Returns the nearest folder that Git manages, this one or one above it, and else `top`. */
function repositoryAbove(folder: string, top: string): string {
  if (folder === top || existsSync(join(folder, '.git'))) return folder
  return repositoryAbove(dirname(folder), top)
}

/** Returns the names in a folder, or none if it doesn't exist. */
function childrenOf(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

const isSame = (one: Stats, other: Stats): boolean => one.ino === other.ino && one.dev === other.dev

/** Explains why a file cannot be written. */
function unwritable(input: string, path: string, error: unknown): ActionError {
  if (error instanceof ActionError) return error
  const { code, message } = error as NodeJS.ErrnoException
  const request = `Writing \`${input}\` (${shownPath(path)})`
  const problem = `the file cannot be written (${code ?? message})`
  const remedy =
    'Name a file in a writable folder, on a disk with enough space; every parent must be a folder.'
  const title = 'A file cannot be written'
  return new ActionError('invalid-input', { title, request, problem, remedy }, { cause: error })
}

const tooMuch = (input: string, path: string, excess: string): ActionError =>
  wrongPath(input, path, `it has ${excess}`, undefined, 'Use a smaller file.')

function wrongPath(
  input: string,
  path: string,
  problem: string,
  cause?: unknown,
  remedy = 'Use a regular file inside the workspace or RUNNER_TEMP.',
): ActionError {
  const request = `Using \`${input}\` (${shownPath(path)})`
  const title = 'A file cannot be used'
  return new ActionError('invalid-input', { title, request, problem, remedy }, { cause })
}
