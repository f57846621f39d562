import type { FileWriter } from '../runner/file-writer.js'
import type { Workspace } from '../runner/workspace.js'
import { extensionOf } from '../step/report-files.js'
import { CSV, type TestFormat } from './csv.js'
import type { ListedTest } from './unhealthy-test.js'

/** The formats that `report-files` takes, by extension. */
export const REPORT_EXTENSIONS = ['.json', '.ndjson', '.csv', '.md'] as const

/** A JSON array with one test per line, so that a later run reads it line by line. */
const JSON_ARRAY: TestFormat = {
  begin: '[',
  page: (_tests, rows, first) => `${first ? '' : ','}\n${rows.join(',\n')}`,
  end: '\n]\n',
}

const NDJSON: TestFormat = {
  begin: '',
  page: (_tests, rows) => `${rows.join('\n')}\n`,
  end: '',
}

/** The formats by extension; any other file is a JSON array. */
const TEST_FILE_FORMATS: Readonly<Record<string, TestFormat>> = { '.ndjson': NDJSON, '.csv': CSV }

/**
 * The files that list every test. Each page is written when it arrives, and none stays in memory. A
 * file gets its name when it is complete, so a listing that fails leaves no file.
 */
export class TestFiles {
  readonly #files: { readonly writer: FileWriter; readonly format: TestFormat }[] = []
  #first = true

  /**
   * @param own path of `tests-file`
   * @param reports paths of `report-files` that list every test
   */
  static open(workspace: Workspace, own: string, reports: readonly string[]): TestFiles {
    const opened = new TestFiles()
    try {
      for (const [index, path] of [own, ...reports].entries()) {
        const format = TEST_FILE_FORMATS[extensionOf(path)] ?? JSON_ARRAY
        const writer = workspace.writer(index === 0 ? 'tests-file' : 'report-files', path)
        opened.#files.push({ writer, format })
        writer.writeHeader(format.begin)
      }
      return opened
    } catch (error) {
      opened.discard()
      throw error
    }
  }

  /** Writes a page with at least one test to every file. */
  add(tests: readonly ListedTest[]): void {
    const rows = tests.map((test) => JSON.stringify(test))
    for (const { writer, format } of this.#files)
      writer.write(format.page(tests, rows, this.#first))
    this.#first = false
  }

  /** Completes the files and returns their real paths: `tests-file` first, then the reports. */
  commit(): readonly string[] {
    for (const { writer, format } of this.#files) {
      writer.write(format.end)
      writer.commit()
    }
    return this.#files.map(({ writer }) => writer.path)
  }

  /** Removes the files that were not committed. */
  discard(): void {
    for (const { writer } of this.#files) writer.discard()
  }
}
