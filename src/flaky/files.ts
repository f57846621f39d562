import { extname } from 'node:path'
import type { FileWriter } from '../runner/file-writer.js'
import type { Workspace } from '../runner/workspace.js'
import { csvFormat, type TestFormat } from './csv.js'
import type { ListedTest } from './unhealthy-test.js'

/** The formats that `report-files` takes, by extension. */
export const REPORT_EXTENSIONS = ['.json', '.ndjson', '.csv', '.md'] as const

/** A JSON array with one test per line, so that a later run reads it line by line. */
const JSON_ARRAY: TestFormat = {
  begin: '[',
  page: (_tests, json, first) => `${first ? '' : ','}\n${onePerLine(json, ',\n')}`,
  end: '\n]\n',
}

const NDJSON: TestFormat = {
  begin: '',
  page: (_tests, json) => `${onePerLine(json, '\n')}\n`,
  end: '',
}

/**
 * The tests are the only objects in an array. A quote inside a JSON string has a backslash, and no
 * letter follows the one that ends a string: `},{"id` is between two tests alone.
 */
const onePerLine = (json: string, separator: string): string =>
  json.slice(1, -1).replaceAll(/\},\{(?="\w)/g, `}${separator}{`)

/** The extension of a report file in lower case. */
export const extensionOf = (path: string): string => extname(path).toLowerCase()

/**
 * The files that list every test. Each page is written as it arrives, and none is kept in memory. A
 * file gets its name when it is complete; a listing that fails leaves none.
 */
export class TestFiles {
  readonly #files: { readonly writer: FileWriter; readonly format: TestFormat }[] = []
  #first = true

  /** @param own path of `tests-file`; `reports` are those of `report-files` that list tests */
  static async open(
    workspace: Workspace,
    own: string,
    reports: readonly string[],
  ): Promise<TestFiles> {
    const opened = new TestFiles()
    try {
      for (const [index, path] of [own, ...reports].entries()) {
        const other = extensionOf(path) === '.ndjson' ? NDJSON : JSON_ARRAY
        const format = extensionOf(path) === '.csv' ? await csvFormat() : other
        const writer = await workspace.writer(index === 0 ? 'tests-file' : 'report-files', path)
        opened.#files.push({ writer, format })
        await writer.writeHeader(format.begin)
      }
      return opened
    } catch (error) {
      await opened.discard()
      throw error
    }
  }

  /** Writes a page, which has at least one test, to every file. */
  async add(tests: readonly ListedTest[]): Promise<void> {
    const json = JSON.stringify(tests)
    for (const { writer, format } of this.#files)
      await writer.write(format.page(tests, json, this.#first))
    this.#first = false
  }

  /** Ends the files and gives their real paths: `tests-file`, then the reports in their order. */
  async commit(): Promise<readonly string[]> {
    for (const { writer, format } of this.#files) {
      await writer.write(format.end)
      await writer.commit()
    }
    return this.#files.map(({ writer }) => writer.path)
  }

  async discard(): Promise<void> {
    for (const { writer } of this.#files) await writer.discard()
  }
}
