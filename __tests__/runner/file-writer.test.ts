import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileWriter } from '../../src/runner/file-writer.js'
import { redactor } from '../../src/runner/secrets.js'
import { expect, test } from '../support/jest.js'
import { testOnLinux } from '../support/platform.js'

const SECRET = 'tok-3n-0f-the-t3st'

/** A writer of `list.json` in a folder of its own. */
function started() {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-writer-'))
  const path = join(folder, 'list.json')
  const explain = (error: unknown) => new Error(`explained: ${String(error)}`)
  return { folder, path, writer: new FileWriter(path, explain, redactor([SECRET])) }
}

test.each([
  ['many small pieces', Array.from({ length: 5000 }, (_, index) => `line ${index} of many\n`)],
  ['large pieces', ['a'.repeat(3_000_001), 'ü€😀'.repeat(300_000)]],
  ['nothing', ['', '']],
])('%s arrive in order and whole', (_, pieces) => {
  const { folder, path, writer } = started()
  for (const piece of pieces) writer.write(piece)
  // No reader sees half a file.
  expect(readdirSync(folder)).not.toContain('list.json')
  writer.commit()
  expect(readFileSync(path, 'utf8') === pieces.join('')).toBe(true)
  expect(readdirSync(folder)).toEqual(['list.json'])
})

test('secrets are removed from text, and the header stays as it is', () => {
  const { path, writer } = started()
  writer.writeHeader(`${SECRET},`)
  writer.write(`a ${SECRET}\n`)
  writer.commit()
  expect(readFileSync(path, 'utf8')).toBe(`${SECRET},a ***\n`)
})

test('an earlier file is replaced, and only by a complete one', () => {
  const { folder, path, writer } = started()
  writeFileSync(path, 'before')
  writer.write('after')
  expect(readFileSync(path, 'utf8')).toBe('before')
  writer.discard()
  expect(readdirSync(folder)).toEqual(['list.json'])
  expect(readFileSync(path, 'utf8')).toBe('before')
  const again = started()
  writeFileSync(again.path, 'before')
  again.writer.write('after')
  again.writer.commit()
  again.writer.discard()
  expect(readFileSync(again.path, 'utf8')).toBe('after')
})

test('a file that cannot get its name is explained, and nothing is left', () => {
  const { folder, path, writer } = started()
  mkdirSync(path)
  expect(() => writer.commit()).toThrow(/^explained: Error: E/)
  writer.discard()
  expect(readdirSync(folder)).toEqual(['list.json'])
})

testOnLinux('a full disk is explained, and nothing is left', () => {
  const { folder, path, writer } = started()
  toFullDisk(path)
  expect(() => writer.write('a')).toThrow(/^explained: Error: ENOSPC/)
  writer.discard()
  expect(readdirSync(folder)).toEqual([])
})

testOnLinux.each<[string, (writer: FileWriter) => void]>([
  ['complete', (writer) => writer.commit()],
  ['discarded', (writer) => writer.discard()],
])('a file that is %s is closed', (_, end) => {
  const { path, writer } = started()
  expect(openAt(path)).toHaveLength(1)
  end(writer)
  expect(openAt(path)).toEqual([])
})

/** Puts a device that is always full where the unfinished file of a path is open. */
function toFullDisk(path: string): void {
  const [file] = openAt(path) as [number]
  closeSync(file)
  const full: number[] = []
  // The lowest number that is free comes first.
  while (full.at(-1) !== file) full.push(openSync('/dev/full', 'w'))
  for (const each of full.slice(0, -1)) closeSync(each)
}

/** The open files at a path, under its name or an unfinished one, also where it is gone. */
const openAt = (path: string): readonly number[] =>
  readdirSync('/proc/self/fd')
    .map(Number)
    .filter((file) => linkOf(file)?.startsWith(path))

function linkOf(file: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return undefined
  }
}
