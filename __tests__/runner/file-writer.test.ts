/** Files that are written piece by piece: what stands in them, and what is left when one fails. */
import { pbkdf2 } from 'node:crypto'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
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

const computes = promisify(pbkdf2)
const MIB = 1024 * 1024
test.each([
  ['many small pieces', Array.from({ length: 50_000 }, (_, index) => `line ${index} of many\n`)],
  ['pieces of exactly one buffer', ['a'.repeat(MIB), 'b'.repeat(MIB), 'c']],
  ['pieces larger than a buffer', ['a'.repeat(3 * MIB + 1), 'b'.repeat(2 * MIB)]],
  ['characters that fall on the end of a buffer', [`a${'ü€😀'.repeat(300_000)}`, '€'.repeat(9)]],
  ['nothing', ['', '']],
])('%s arrive in order and whole', async (_, pieces) => {
  const { folder, path, writer } = started()
  for (const piece of pieces) await writer.write(piece)
  // No reader sees half a file.
  expect(readdirSync(folder)).not.toContain('list.json')
  await writer.commit()
  expect(readFileSync(path, 'utf8') === pieces.join('')).toBe(true)
  expect(readdirSync(folder)).toEqual(['list.json'])
})

test('secrets are removed from text, and the header stays as it is', async () => {
  const { path, writer } = started()
  await writer.writeHeader(`${SECRET},`)
  await writer.write(`a ${SECRET}\n`)
  await writer.commit()
  expect(readFileSync(path, 'utf8')).toBe(`${SECRET},a ***\n`)
})

test('an earlier file is replaced, and only by a complete one', async () => {
  const { folder, path, writer } = started()
  writeFileSync(path, 'before')
  await writer.write('after')
  expect(readFileSync(path, 'utf8')).toBe('before')
  await writer.discard()
  expect(readdirSync(folder)).toEqual(['list.json'])
  expect(readFileSync(path, 'utf8')).toBe('before')
  const again = started()
  writeFileSync(again.path, 'before')
  await again.writer.write('after')
  await again.writer.commit()
  await again.writer.discard()
  expect(readFileSync(again.path, 'utf8')).toBe('after')
})

testOnLinux.each<[string, string, (writer: FileWriter) => Promise<void>]>([
  ['while more is written', '', (writer) => writer.write('a'.repeat(3 * MIB))],
  ['at the end', 'a', (writer) => writer.commit()],
  ['at the end, before the last piece', 'a'.repeat(MIB + 1), (writer) => writer.commit()],
])('a full disk is explained %s, and nothing is left', async (_, before, action) => {
  const { folder, path, writer } = started()
  toFullDisk(path)
  await writer.write(before)
  await expect(action(writer)).rejects.toThrow(/^explained: Error: ENOSPC/)
  await writer.discard()
  expect(readdirSync(folder)).toEqual([])
})

testOnLinux('what is discarded may have failed', async () => {
  const { folder, path, writer } = started()
  toFullDisk(path)
  await writer.write('a'.repeat(MIB + 1))
  await writer.discard()
  expect(readdirSync(folder)).toEqual([])
})

test('what is discarded is written no more, whatever is opened next', async () => {
  const { folder, writer } = started()
  // The disk takes nothing while every thread of the pool computes.
  const busy = Array.from({ length: 16 }, () => computes('', '', 50_000, 64, 'sha512'))
  await writer.write('a'.repeat(MIB + 1))
  await writer.discard()
  const next = openSync(join(folder, 'next'), 'w')
  await Promise.all(busy)
  await stat(folder)
  closeSync(next)
  expect(readFileSync(join(folder, 'next'), 'utf8')).toBe('')
})

testOnLinux.each<[string, (writer: FileWriter) => Promise<void>]>([
  ['complete', (writer) => writer.commit()],
  ['discarded', (writer) => writer.discard()],
])('a file that is %s is closed', async (_, end) => {
  const { path, writer } = started()
  expect(openAt(path)).toHaveLength(1)
  await end(writer)
  expect(openAt(path)).toEqual([])
})

testOnLinux('a full disk is reported to whoever writes next, and to nobody before', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  try {
    const { path, writer } = started()
    toFullDisk(path)
    await writer.write('a'.repeat(MIB + 1))
    // Time for the disk to refuse it.
    await pause(20)
    await expect(writer.commit()).rejects.toThrow(/^explained: Error: ENOSPC/)
    await writer.discard()
  } finally {
    process.off('unhandledRejection', hear)
  }
  expect(unheard).toEqual([])
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
