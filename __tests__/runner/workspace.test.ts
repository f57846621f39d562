import { execFileSync } from 'node:child_process'
import { pbkdf2 } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, win32 } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { redactor } from '../../src/runner/secrets.js'
import {
  isReservedOnWindows,
  MissingFileError,
  nearestExisting,
  Workspace,
} from '../../src/runner/workspace.js'
import { ActionError } from '../../src/shared/errors.js'
import { invalidUtf8At } from '../../src/shared/utf8.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { testOnLinux, testOnPosix } from '../support/platform.js'

/** A workspace, a temporary folder and a place outside of both. */
function folders() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'merge-queue-action-files-')))
  const [inside, temp, outside] = ['workspace', 'temp', 'outside'].map((name) => join(root, name))
  for (const folder of [inside, temp, outside]) mkdirSync(folder as string)
  const workspace = new Workspace(inside as string, temp as string, (text) => text)
  return { workspace, inside: inside as string, temp: temp as string, outside: outside as string }
}

test('what is written holds no secret', async () => {
  const { inside, temp } = folders()
  const redact = redactor(['tok-3n-0f-the-t3st'])
  const workspace = new Workspace(inside, temp, redact)
  const path = await workspace.write('report-files', 'a.json', '{"text":"tok-3n-0f-the-t3st"}')
  expect(readFileSync(path, 'utf8')).toBe('{"text":"***"}')
})

const LIMIT = 1000

test('reads files of the workspace and of RUNNER_TEMP, by relative or absolute path or a link', async () => {
  const { workspace, inside, temp } = folders()
  writeFileSync(join(inside, 'a'), '\ufeffone')
  writeFileSync(join(temp, 'b'), 'two')
  symlinkSync('a', join(inside, 'link'))
  expect(await workspace.readText('file', 'a', LIMIT)).toBe('one')
  expect(await workspace.readText('file', 'link', LIMIT)).toBe('one')
  expect(await workspace.readText('file', './x/../a', LIMIT)).toBe('one')
  expect(await workspace.readText('file', join(temp, 'b'), LIMIT)).toBe('two')
})

test('a missing file and a refused one are different errors', async () => {
  const { workspace, inside } = folders()
  writeFileSync(join(inside, 'a'), 'one')
  for (const path of ['nowhere', 'no/where', 'a/b'])
    await expect(workspace.readText('file', path, LIMIT)).rejects.toThrow(MissingFileError)
})

testOnPosix('a path that leads nowhere in another way is a wrong input, and says why', async () => {
  const { workspace, inside } = folders()
  symlinkSync('round', join(inside, 'round'))
  for (const [path, code] of [
    ['a'.repeat(300), 'ENAMETOOLONG'],
    ['round', 'ELOOP'],
  ] as const)
    await expect(workspace.readText('file', path, LIMIT)).rejects.toThrow(
      `Using \`file\` ("${path}"): it cannot be examined (${code}). `,
    )
})

test('a missing file in an empty workspace is one of a job without a checkout', async () => {
  const { workspace, inside, temp } = folders()
  const missing = (path: string) => expect(workspace.readText('file', path, LIMIT)).rejects
  await missing('a').toThrow(
    'the workspace is empty. If the file is in the repository, add a step with `actions/checkout`',
  )
  await missing(join(temp, 'a')).toThrow('Check the path, and that an earlier step wrote the file.')
  writeFileSync(join(inside, 'b'), 'two')
  await missing('a').toThrow('Check the path, and that an earlier step wrote the file.')
})

test('paths that lead outside are refused', async () => {
  const { workspace, inside, outside } = folders()
  const secret = join(outside, 'secret')
  writeFileSync(secret, 'secret')
  symlinkSync(secret, join(inside, 'link'))
  symlinkSync(outside, join(inside, 'folder'))
  for (const path of [secret, '../outside/secret', 'link', 'folder/secret']) {
    const reading = workspace.readText('file', path, LIMIT)
    await expect(reading).rejects.toThrow('neither inside the workspace nor inside RUNNER_TEMP')
    await expect(reading).rejects.not.toThrow(MissingFileError)
  }
})

describe('what the runner and Git keep for themselves', () => {
  const PLACES = [
    ['workspace', '.git/config'],
    ['workspace', 'vendor/.git/config'],
    ['temp', '_runner_file_commands/set_env_1'],
    ['temp', '_github_workflow/event.json'],
    ['temp', 'git-credentials-1.config'],
  ] as const

  function secretAt(place: 'workspace' | 'temp', name: string) {
    const made = folders()
    const path = join(place === 'temp' ? made.temp : made.inside, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'secret')
    return { ...made, path }
  }

  test.each(PLACES)('%s/%s is not read, by its name or through a link', async (place, name) => {
    const { workspace, inside, path } = secretAt(place, name)
    symlinkSync(path, join(inside, 'link'))
    symlinkSync(dirname(path), join(inside, 'folder'))
    for (const given of [path, 'link', ...(name.includes('/') ? [`folder/${basename(name)}`] : [])])
      await expect(workspace.readText('file', given)).rejects.toThrow(
        'belongs to Git or to the runner',
      )
  })

  test.each(PLACES)('%s/%s is not written', async (place, name) => {
    const { workspace, inside, temp, path } = secretAt(place, name)
    const writing = workspace.write('report-files', path, 'mine')
    await expect(writing).rejects.toThrow('belongs to Git or to the runner')
    expect(readFileSync(path, 'utf8')).toBe('secret')
    const fresh = join(place === 'temp' ? temp : inside, '.git/new/hook')
    expect(() => workspace.writer('report-files', fresh)).toThrow('belongs to Git')
  })

  test('a workspace that lies in such a folder is still the workspace', async () => {
    const { temp } = folders()
    const root = join(temp, '.git', 'worktree')
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, 'a'), 'one')
    const workspace = new Workspace(root, join(temp, 'none'), (text) => text)
    expect(await workspace.readText('file', 'a')).toBe('one')
  })
})

testOnPosix(
  'links to themselves, FIFOs, folders and devices are refused and never hang',
  async () => {
    const { workspace, inside } = folders()
    symlinkSync('loop', join(inside, 'loop'))
    execFileSync('mkfifo', [join(inside, 'fifo')])
    mkdirSync(join(inside, 'folder'))
    symlinkSync('/dev/zero', join(inside, 'zero'))
    for (const path of ['loop', 'fifo', 'folder', 'zero'])
      await expect(workspace.readText('file', path, LIMIT)).rejects.toThrow(ActionError)
  },
)

testOnPosix('files of the system are refused, even where the workspace is the root', async () => {
  const { inside } = folders()
  symlinkSync('/proc/self/environ', join(inside, 'environ'))
  const root = new Workspace('/', inside, (text) => text)
  for (const path of [
    '/proc/self/environ',
    '/proc/self/status',
    join(inside, 'environ'),
    '/dev/null',
  ])
    await expect(root.readText('file', path, LIMIT)).rejects.toThrow(ActionError)
})

test('a file beyond the limit is refused, one of exactly the limit is not', async () => {
  const { workspace, inside } = folders()
  writeFileSync(join(inside, 'a'), 'x'.repeat(LIMIT + 1))
  await expect(workspace.readText('file', 'a', LIMIT)).rejects.toThrow(
    'it has 1001 bytes; the limit is 1000',
  )
  expect(await workspace.readText('file', 'a', LIMIT + 1)).toHaveLength(LIMIT + 1)
})

test('bytes that are not UTF-8 are refused, with their offset', async () => {
  const { workspace, inside } = folders()
  writeFileSync(join(inside, 'a'), Buffer.from([0x61, 0xc3, 0xa9, 0xff, 0x61]))
  await expect(workspace.readText('file', 'a', LIMIT)).rejects.toThrow('offset 3')
})

test('chunks put together are the file', async () => {
  const { workspace, inside } = folders()
  const content = Buffer.from(Array.from({ length: 400_000 }, (_, line) => `${line}\n`).join(''))
  writeFileSync(join(inside, 'a'), content)
  expect(await workspace.readText('file', 'a', content.length)).toBe(content.toString())
  const copies: Buffer[] = []
  for await (const chunk of workspace.chunks('file', 'a')) {
    copies.push(chunk)
  }
  expect(copies.length).toBeGreaterThan(2)
  expect(Buffer.concat(copies).equals(content)).toBe(true)
})

testOnLinux('a reader that stops early leaves the file closed', async () => {
  const { workspace, inside } = folders()
  writeFileSync(join(inside, 'a'), Buffer.alloc(4 << 20))
  const open = () => readdirSync('/proc/self/fd').length
  const before = open()
  for (let turn = 0; turn < 5; turn++) for await (const _ of workspace.chunks('file', 'a')) break
  expect(open()).toBe(before)
})

test('a file that grows beyond the limit while it is read is refused', async () => {
  const { workspace, inside } = folders()
  const content = Buffer.alloc(2 << 20)
  writeFileSync(join(inside, 'a'), content)
  const read = async () => {
    for await (const _ of workspace.chunks('file', 'a', content.length))
      appendFileSync(join(inside, 'a'), content)
  }
  await expect(read()).rejects.toMatchObject({
    explanation: {
      problem: `it has ${content.length + (512 << 10)} bytes; the limit is ${content.length}`,
      remedy: 'Use a smaller file.',
    },
  })
})

const computes = promisify(pbkdf2)

testOnPosix(
  'a link that takes the place of a file before it is opened is not followed',
  async () => {
    const { workspace, inside, outside } = folders()
    const path = join(inside, 'a')
    writeFileSync(path, 'one')
    // Nothing is opened while every thread of the pool computes.
    const busy = Array.from({ length: 16 }, () => computes('', '', 20_000, 64, 'sha512'))
    const reading = workspace.chunks('file', 'a').next()
    rmSync(path)
    symlinkSync(outside, path)
    await expect(reading).rejects.toThrow(
      /^Using `file` \("a"\): it cannot be opened \((ELOOP|EMLINK)\)\. /,
    )
    await Promise.all(busy)
  },
)

testOnPosix('a file that is replaced while it is opened is refused', async () => {
  const { workspace, inside } = folders()
  const path = join(inside, 'a')
  writeFileSync(path, 'one')
  const file = await open(path)
  const handles = Object.getPrototypeOf(file) as FileHandle
  await file.close()
  const { stat } = handles
  handles.stat = function (this: FileHandle, ...args: unknown[]) {
    rmSync(path)
    writeFileSync(path, 'other')
    return Reflect.apply(stat, this, args)
  } as typeof stat
  try {
    await expect(workspace.chunks('file', 'a').next()).rejects.toThrow(
      'Using `file` ("a"): it was replaced while it was being opened',
    )
  } finally {
    handles.stat = stat
  }
})

test('a read that fails ahead of the reader is reported when its chunk is requested', async () => {
  const { workspace, inside } = folders()
  const path = join(inside, 'a')
  writeFileSync(path, Buffer.alloc(4 << 20))
  // No regular file fails to be read at will, so the second read of each is broken here.
  const file = await open(path)
  const handles = Object.getPrototypeOf(file) as FileHandle
  await file.close()
  const { read } = handles
  const unhandled: unknown[] = []
  const onRejection = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', onRejection)
  let reads = 0
  handles.read = function (this: FileHandle, ...args: unknown[]) {
    if (++reads % 2 === 0) return Promise.reject(new Error('EIO'))
    return Reflect.apply(read, this, args)
  } as typeof read
  try {
    let chunks = 0
    const all = async () => {
      for await (const _ of workspace.chunks('file', 'a')) {
        chunks++
        // Rejections are looked at between turns of the event loop.
        await setImmediate()
      }
    }
    await expect(all()).rejects.toThrow('Using `file` ("a"): it cannot be read to its end (EIO)')
    for await (const _ of workspace.chunks('file', 'a')) break
    await setImmediate()
    expect(chunks).toBe(1)
    expect(reads).toBe(4)
    expect(unhandled).toEqual([])
  } finally {
    handles.read = read
    process.off('unhandledRejection', onRejection)
  }
})

test('the offset of invalid UTF-8 is where the longest valid beginning ends', () => {
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0xc3, 0xe2, 0xed, 0xf0, 0xf4, 0x80, 0xa0),
  )
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.array(byte, { maxLength: 12 }).map((list) => Uint8Array.from(list)),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
  )
  const decodes = (prefix: Uint8Array) =>
    Buffer.from(prefix).toString().includes('\ufffd') === false
  fc.assert(
    fc.property(bytes, (input) => {
      fc.pre(!Buffer.from(input).includes('\ufffd'))
      let longest = 0
      for (let length = 0; length <= input.length; length++)
        if (decodes(input.subarray(0, length))) longest = length
      expect(invalidUtf8At(input)).toBe(longest === input.length ? undefined : longest)
    }),
    {
      numRuns: cases(1000),
      examples: [
        // A byte order mark counts, too.
        [Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xff])],
        // The beginning of the replacement character itself.
        [Uint8Array.from([0x61, 0xef, 0xbf])],
      ],
    },
  )
})

testOnPosix('a file that cannot be written is an error that names the input', async () => {
  const { workspace, inside } = folders()
  const refused = {
    kind: 'invalid-input',
    explanation: {
      request: expect.stringMatching(/^Writing `report-files` \("/),
      // A code, because the message of the file system has the whole path.
      problem: expect.stringMatching(/^the file cannot be written \(E[A-Z]+\)$/),
    },
  }
  const tooLong = 'n'.repeat(300)
  await expect(workspace.write('report-files', tooLong, 'x')).rejects.toMatchObject(refused)
  await expect((async () => workspace.writer('report-files', tooLong))()).rejects.toMatchObject(
    refused,
  )
  mkdirSync(join(inside, 'gone'))
  const writer = workspace.writer('report-files', 'gone/report.md')
  writer.write('x')
  rmSync(join(inside, 'gone'), { recursive: true })
  await expect((async () => writer.commit())()).rejects.toMatchObject(refused)
  writer.discard()
})

describe('a file to write is refused before the first request', () => {
  test.each(['a/b', 'a/b/c'])('%s, whose parent is a file', async (path) => {
    const { workspace, inside } = folders()
    writeFileSync(join(inside, 'a'), 'one')
    expect(workspace.refusalToWrite('report-files', path)).toBe('"a" is a file, not a folder')
    await expect(workspace.write('report-files', path, 'x')).rejects.toThrow('"a" is a file')
  })

  test.each([
    ['a.json', 'a.json'],
    ['a.json', 'sub/../a.json'],
    ['a.json', 'A.JSON'],
    ['sub/a.json', 'Sub/a.json'],
  ])('%s and %s, which are one file on some runners', (one, other) => {
    const { workspace } = folders()
    expect(workspace.refusalToWrite('metrics-file', one)).toBeUndefined()
    expect(workspace.refusalToWrite('report-files', other)).toBe(
      '`metrics-file` names the same file',
    )
  })

  const RESERVED = ['NUL.csv', 'con', 'sub/COM1.md', 'lpt9 .csv', 'file.csv:stream.json']
  test.each(RESERVED)('%s, which Windows reserves, on Windows alone', (path) => {
    const { inside, temp } = folders()
    const on = (platform: NodeJS.Platform) =>
      new Workspace(inside, temp, (text) => text, platform).refusalToWrite('report-files', path)
    expect(on('win32')).toBe('Windows reserves this name')
    expect(on('linux')).toBeUndefined()
  })

  test.each(['null.csv', 'auxiliary.json', 'my-con', 'com10.md', 'com.md', 'nul/a.csv'])(
    '%s is not reserved',
    (path) => expect(isReservedOnWindows(basename(path))).toBe(false),
  )
})

test.each(['E:\\no\\f.json', '\\\\server\\share\\f.json', 'F:x.json'])(
  'the search for a folder above %s ends, although nothing of it exists',
  (path) => expect(nearestExisting(path, win32.dirname)).toBeUndefined(),
)
