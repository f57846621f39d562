import fc from 'fast-check'
import { isBrokenWord } from '../../src/shared/broken-words.js'
import { FILE_LIMIT_BYTES } from '../../src/shared/parse-limits.js'
import { type Format, LINE_FORMATS, TARGET_FORMATS } from '../../src/targets/line-formats.js'
import { readTargets } from '../../src/targets/read.js'
import { MAX_TARGET_BYTES, TargetSet } from '../../src/targets/target-set.js'
import { hostileText } from '../reports/hostile.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { readAll, readChunks } from './read-all.js'

/** Names that someone could choose to break a reader. */
const hostile = fc
  .oneof(hostileText(), fc.constantFrom('all', '__proto__', 'constructor', 'null', '[]', '//'))
  .filter((name) => name !== '' && Buffer.from(name).toString() === name)
/**
 * Names that fit on a line: no line break, no colors, no blanks at the ends, which a line cannot
 * keep.
 */
const onALine = hostile.filter(
  (name) =>
    !/[\n\r]/.test(name) && !name.includes('\u001b') && !/^[\t\r \ufeff]|[\t\r ]$/.test(name),
)
/** A list of nothing but `null` is refused, because an expression without a value leaves that. */
const listOf = (names: fc.Arbitrary<string>) =>
  fc
    .array(names, { minLength: 1, maxLength: 12, size: 'max' })
    .filter((list) => !list.every(isBrokenWord))
const unique = (names: readonly string[]) => [...new Set(names)]
const json = (value: unknown) => JSON.stringify(value, undefined, 2)
const rows = (names: readonly string[]) => names.map((name) => `${name}\n`).join('')
const base = { version: '1.0.0', private: false }

/**
 * How a tool writes a list of names, which names it can carry, and which targets they are. The
 * fixtures show the other formats.
 */
const WRITERS: readonly {
  readonly what: string
  readonly format: Format
  readonly names: fc.Arbitrary<string>
  readonly write: (names: readonly string[]) => string
  readonly target?: (name: string) => string
}[] = [
  { what: 'lines', format: 'lines', names: onALine, write: rows },
  { what: 'JSON', format: 'json', names: hostile, write: json },
  { what: 'nx graph', format: 'nx', names: hostile, write: (names) => nodes(names) },
  {
    what: 'buck2 JSON',
    format: 'buck2',
    names: hostile,
    write: (names) => json(names.map((name) => ({ 'buck.package': 'root//a', name }))),
    target: (name) => `root//a:${name}`,
  },
  {
    what: 'lerna ndjson',
    format: 'lerna',
    names: hostile,
    write: (names) => rows(names.map((name) => JSON.stringify({ name, ...base, location: '/' }))),
  },
]

/**
 * An nx graph file; built as text, because an object literal would not keep `__proto__` as a key.
 */
function nodes(names: readonly string[]): string {
  const entries = unique(names).map(
    (name) =>
      `${JSON.stringify(name)}: ${JSON.stringify({ name, type: 'lib', data: { root: 'r' } })}`,
  )
  return `{"graph": {"nodes": {${entries.join(',')}}, "dependencies": {}}}`
}

describe('what a tool writes is read back the same', () => {
  test.each(WRITERS)('$what', async ({ format, names, write, target = (name) => name }) => {
    await fc.assert(
      fc.asyncProperty(
        listOf(names),
        fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
        async (list, sizes) => {
          fc.pre(!list.includes('ALL'))
          const text = Buffer.from(write(list))
          const pieces: Uint8Array[] = []
          for (let at = 0; at < text.length; ) {
            const size = sizes.next().value
            pieces.push(text.subarray(at, at + size))
            at += size
          }
          // The first chunk decides the format, so it is not tiny.
          const read = await readChunks(format === 'lines' ? pieces : [text], { format })
          // Objects with names as keys come in another order where names are numbers.
          expect(read.targets.toSorted()).toEqual(unique(list.map(target)).toSorted())
          expect(read.bodyBytes).toBe(Buffer.byteLength(read.body))
        },
      ),
      { numRuns: cases(25) },
    )
  })

  test('lines in the order of their first appearance, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(listOf(onALine), fc.integer({ min: 1, max: 9 }), async (list, size) => {
        fc.pre(list.length > 1)
        const text = Buffer.from(list.join('\r\n'))
        const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
          text.subarray(index * size, (index + 1) * size),
        )
        const read = await readChunks(pieces, { format: 'lines' })
        expect(read.targets).toEqual(unique(list))
        expect(read.duplicates).toBe(list.length - read.count)
      }),
      { numRuns: cases(50) },
    )
  })
})

test('a target is the same with blanks or colors around it and without, wherever JSON escapes one of its bytes', async () => {
  const names = ['', '!', '"', '\\', '\u0001', 'é'].flatMap((special) =>
    Array.from({ length: 9 }, (_, before) => `${'a'.repeat(before)}${special}bcde`),
  )
  for (const around of ['%', ' %\t', '%\r', '\u001b[1m%\u001b[0m']) {
    const lines = names.flatMap((name) => [name, around.replace('%', () => name)])
    const { targets, duplicates } = await readAll(lines.join('\n'), { format: 'lines' })
    expect(targets).toEqual(names)
    expect(duplicates).toEqual(names.length)
  }
})

test('JSON that comes in several chunks is read whole', async () => {
  const list = Array.from({ length: 1000 }, (_, number) => `//\u00e9:${number}`)
  const text = Buffer.from(JSON.stringify(list))
  const pieces = Array.from({ length: Math.ceil(text.length / 1001) }, (_, index) =>
    text.subarray(index * 1001, (index + 1) * 1001),
  )
  expect((await readChunks(pieces)).targets).toEqual(list)
})

test('a byte order mark counts only at the beginning of the file', async () => {
  const pieces = ['\ufeffa\nb', '\n\ufeffc\n', '\ufeffd\n'].map((text) => Buffer.from(text))
  const { targets } = await readChunks(pieces, { format: 'lines' })
  expect(targets).toEqual(['a', 'b', '\ufeffc', '\ufeffd'])
})

test('the longest target is accepted, whole or in pieces, and one byte more is not', async () => {
  const longest = 'x'.repeat(MAX_TARGET_BYTES)
  for (const end of ['\n', '']) {
    const pieces = (more: string) =>
      [`a\n${longest}`, `${more}${end}`].map((text) => Buffer.from(text))
    for (const chunks of [pieces(''), [Buffer.concat(pieces(''))]])
      expect((await readChunks(chunks)).targets).toEqual(['a', longest])
    for (const chunks of [pieces('x'), [Buffer.concat(pieces('x'))]])
      await expect(readChunks(chunks)).rejects.toThrow('line 2 is longer than 65536 bytes')
  }
})

test('reading stops at a line that is too long, and once the list is full', async () => {
  let pulled = 0
  function* endless(chunk: string) {
    for (; pulled < 100; pulled++) yield Buffer.from(chunk)
  }
  await expect(readChunks(endless('x'.repeat(50_000)))).rejects.toThrow('line 1 is longer')
  expect(pulled).toBe(1)
  // The line that fills the list is in the middle of a chunk, or is one that two chunks share.
  for (const room of [1, 2]) {
    pulled = 0
    let taken = 0
    const take = () => void taken++
    const into = {
      add: take,
      get full() {
        return taken >= room
      },
    }
    await readTargets(endless('a\nb'), { format: 'lines', into })
    expect(pulled).toEqual(room - 1)
    expect(taken).toEqual(room)
  }
})

test.each(TARGET_FORMATS.filter((format) => LINE_FORMATS[format].length > 0))(
  'a line that holds only color codes and blanks ends no list (%s)',
  async (format) => {
    // Each line format takes one of these.
    const samples = ['//app:a', 'root//app:a', ':app:test', 'api']
    const taken: number[] = []
    for (const sample of samples) {
      const lines = ['\u001b[0m\u001b[K', '\u001b[0m \t\u001b[K', ' \u001b[K\r']
        .map((empty, index) => `${sample}${index}\n${empty}\n`)
        .join('')
      const one = new TargetSet(Buffer.from('{"impactedTargets":'))
      try {
        await readTargets([Buffer.from(lines)], { format, into: one })
        taken.push(one.count)
      } catch (error) {
        expect(String(error)).toContain('which is not a target')
      }
    }
    expect(new Set(taken)).toEqual(new Set([3]))
  },
)

describe('in doubt it is refused, with what was seen', () => {
  test.each([
    ['api\nRunning nx affected for 3 projects\n', 'line 2 is "Running nx affected'],
    ['//app:a\nERROR: no such package\n', 'line 2 is "ERROR'],
    ['//app:a\napp:b\n', 'line 2 is "app:b"'],
    ['//app:a\n\u001b[31m/\u001b[0m\n', 'line 2 is "/"'],
    ['//app:a\n^^b\n', 'line 2 is "^^b"'],
    ['api\n[]\n', 'JSON begins after the line "api"'],
    ['web,\n["api"]\n', 'JSON begins after the line "web,"'],
    ['[info] done\nweb\n["api"]\n', 'JSON begins after the line "web"'],
    ...['with "a": 1', 'with "a", too', 'with "a', 'with an [', 'with more,', '] and more'].map(
      (line) => [`${line}\n["api"]\n`, `JSON begins after the line ${JSON.stringify(line)}`],
    ),
    ['[["api"]]', 'an array whose item 1 is an array'],
    ['["api", null]', 'item 2 is null'],
    ['["api", ""]', 'item 2 is the text ""'],
    ['{"projects": ["api"]}', 'an object with "projects"'],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}', '"g", "h", which is none'],
    ['{"a":{}}', 'an object with "a"'],
    ['["api"', 'it begins like JSON but is not JSON'],
    ['["api"]["web"]', 'it begins like JSON but is not JSON'],
    ['["api"]\n["web"]', 'it begins like JSON but is not JSON'],
    ['"api","web"]\n', 'line 1 is'],
    ['null\n', 'line 1 is "null"'],
    [`<${'x'.repeat(79)}\n`, `line 1 is "<${'x'.repeat(79)}", which`],
    [`<${'x'.repeat(80)}\n`, `line 1 is "<${'x'.repeat(78)}…", which`],
    ...['undefined', 'None', 'nil', 'web,'].map((word) => [
      `api\n${word}\n`,
      `line 2 is "${word}", which is not a target (format: lines)`,
    ]),
    ...[...`'\`}](),<>$#;&|`].map((sign) => [`api\n${sign}web\n`, `line 2 is "${sign}web"`]),
    ['api\n"web\n', 'line 2 is "\\"web"'],
    ['<html>\n', 'line 1 is "<html>"'],
    ['["\\ud800"]', 'surrogate'],
    [`${'x'.repeat(MAX_TARGET_BYTES + 1)}\n`, 'line 1 is longer than 65536 bytes'],
    [JSON.stringify(['x'.repeat(MAX_TARGET_BYTES + 1)]), 'longer than 65536 bytes'],
    [Buffer.from([0x61, 0x0a, 0xc3, 0x28, 0x0a]), 'offset 2'],
    [Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x0a]), 'UTF-16'],
    [Buffer.from('["\u00e9"]', 'latin1'), 'offset 2'],
  ])('%j', async (text, message) => {
    await expect(readAll(text)).rejects.toThrow(message)
  })

  test('the offset of a byte that is not UTF-8 counts from the beginning of the file', async () => {
    const pieces = [Buffer.from('a\nb'), Buffer.from('\nc\n'), Buffer.from([0x64, 0xff, 0x0a])]
    await expect(readChunks(pieces)).rejects.toThrow('offset 7')
  })

  test('JSON has a limit of its own; lines have none', async () => {
    const chunk = Buffer.from(' '.repeat(1 << 20))
    const chunks = (first: string, count: number) => [
      Buffer.from(first),
      ...Array.from({ length: count }, () => chunk),
    ]
    await expect(readChunks(chunks('["a",', 65))).rejects.toThrow(String(FILE_LIMIT_BYTES))
    await expect(readChunks([Buffer.from('['.repeat(1001))])).rejects.toThrow(
      'it is JSON with more than 1000 lists and objects within each other',
    )
    const [api, web] = ['a', 'w'].map((letter) => letter.repeat(60_000))
    const lines = Buffer.from(`${api}\n${web}\n`.repeat(9))
    const read = await readChunks(Array.from({ length: 66 }, () => lines))
    expect(read.targets).toEqual([api, web])
  })

  test('nothing is an empty list, whatever the format', async () => {
    for (const text of ['', '\n', ' \r\n\t\n', '\ufeff']) {
      expect(await readAll(text)).toMatchObject({ targets: [], format: 'lines' })
      for (const format of TARGET_FORMATS)
        expect(await readAll(text, { format })).toMatchObject({ targets: [], format })
    }
  })

  test('an empty document in JSON is an empty list, whatever the format', async () => {
    for (const text of ['[]', '{}', '\n[ ]\n', '{ }\r\n', 'npm warn config x\n[]\n']) {
      expect(await readAll(text)).toMatchObject({ targets: [], format: 'json' })
      for (const format of TARGET_FORMATS.filter((one) => one !== 'lines'))
        expect(await readAll(text, { format })).toMatchObject({ targets: [], format })
    }
  })

  test('ALL as the only line is everything, with blanks or colors around it', async () => {
    for (const text of ['ALL', '\n ALL \r\n', '\u001b[1mALL\u001b[0m\n', '\ufeffALL'])
      expect(await readAll(text)).toMatchObject({ all: true, targets: [] })
    expect(await readAll('ALL', { format: 'turbo' })).toMatchObject({ all: true })
    expect(await readAll('ALL\nALL\n')).toMatchObject({ all: true, targets: [] })
  })

  test.each([
    ['lines', 'web\nALL\napi\n', ['web', 'api']],
    ['auto', 'ALL\nroot//a:b\n', ['root//a:b']],
    ['auto', '//a:b\n  ALL\r\n//c:d', ['//a:b', '//c:d']],
    ['bazel', 'INFO: x\nALL\n//a:b\n', ['//a:b']],
    ['gradle', 'ALL\n:app:test\n', [':app:test']],
    ['pants', 'src/py:lib\n\u001b[1mALL\u001b[0m\n', ['src/py:lib']],
    ['json', '["web", "ALL", "api"]', ['web', 'api']],
    ['auto', 'ALL\n["web"]\n', ['web']],
    ['auto', 'npm warn config x\nALL\n{"impactedTargets": ["web"]}\n', ['web']],
    ['bazel-diff', '[{"label": "ALL", "targetDistance": 0, "packageDistance": 0}]', []],
    ['turbo', 'ALL\n{"packages": {"count": 1, "items": [{"name": "web"}]}}', ['web']],
    ['pnpm', '[]\nALL\n', []],
    ['nx', 'web\napi\nALL', ['web', 'api']],
  ] as const)('ALL among other targets is everything: as %s, %j', async (format, text, targets) => {
    expect(await readAll(text, { format })).toMatchObject({ all: true, targets })
  })

  test.each([
    ['auto', 'ALL\nsome words\n'],
    ['auto', 'ALL\nweb, api\n'],
    ['bazel', 'ALL\nERROR: no such target\n'],
    ['json', 'ALL\n["web", 7]'],
    ['auto', 'ALL\n{"projects": \n'],
  ] as const)('an error beside ALL stays an error: as %s, %j', async (format, text) => {
    await expect(readAll(text, { format })).rejects.toThrow(/line 2|is not a target|JSON/)
  })

  test('all in lower case as the only line is a doubtful list, unless it is named as lines', async () => {
    for (const text of ['all', 'All\n', ' aLL ', 'IMPACTS_ALL']) {
      const message = `its only line is "${text.trim()}", and only \`ALL\` in upper case`
      await expect(readAll(text)).rejects.toThrow(message)
      expect(await readAll(text, { format: 'lines' })).toMatchObject({ targets: [text.trim()] })
    }
    expect(await readAll('all\nweb\n')).toMatchObject({ targets: ['all', 'web'] })
    expect(await readAll('["all"]')).toMatchObject({ all: false, targets: ['all'] })
  })

  test.each([
    ['a,b,c', 'auto'],
    ['web;api\n', 'auto'],
    ['\nweb,api\n\n', 'nx'],
    ['web,api', 'moon'],
    ['//a:b,//c:d\n', 'auto'],
    ['//a:b;@@rules//c', 'bazel'],
    ['//a:b,@c//d\n', 'bazel-diff'],
    ['src/a:lib,src/b:lib\n', 'pants'],
    ['src/a:lib@os=linux,src/b:lib@os=mac\n', 'pants'],
    ['root//a:b,root//c:d', 'auto'],
    ['root//a:b;cell//c:d', 'buck2'],
    [':app:test,:lib:test', 'gradle'],
  ] as const)(
    'one line with separators is no list of one target: %j as %s',
    async (text, format) => {
      const reading = readAll(text, { format })
      const message = `its only line is "${text.trim()}", which looks like several targets`
      await expect(reading).rejects.toThrow(message)
      await expect(reading).rejects.toMatchObject({
        remedy:
          'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.',
      })
      const plain = await readAll(text, { format: 'lines' })
      expect(plain.targets).toEqual([text.trim()])
      const withAnother = await readAll(`${text.trim()}\n${text.trim()}2\n`, { format })
      expect(withAnother.targets).toEqual([text.trim(), `${text.trim()}2`])
    },
  )

  test('the name of one Bazel target may hold commas', async () => {
    expect(await readAll('//a:b,c;d')).toMatchObject({ targets: ['//a:b,c;d'] })
    expect(await readAll('//a:b=1,2\n', { format: 'bazel' })).toMatchObject({
      targets: ['//a:b=1,2'],
    })
  })

  test('a line of noise alone holds no targets, whatever it names', async () => {
    const read = await readAll('INFO: of //a:b,//c:d nothing changed\n', { format: 'bazel' })
    expect(read).toMatchObject({ all: false, targets: [] })
  })

  test('another foreign line gets the remedy to name the format', async () => {
    await expect(readAll('api\n<html>\n')).rejects.toMatchObject({
      remedy: expect.stringContaining('set `impacted-targets-format: lines`'),
    })
  })

  test('the list of a YAML file gets a remedy of its own', async () => {
    await expect(readAll('- //web\n- //api\n')).rejects.toMatchObject({
      message: expect.stringContaining('line 1 is "- //web"'),
      remedy: 'Write one target per line, without the dash of a YAML list.',
    })
  })
})

test.each(['Done in 0.35s.\n', 'Done in 12ms', 'Done in 1.2s.  \n\n'])(
  'the time that Yarn 1 took is no part of the JSON: %j',
  async (line) => {
    expect(await readAll(`["api"]\n${line}`)).toMatchObject({ targets: ['api'] })
  },
)

test.each([
  'a\0b\0',
  '//a:a\0//b:b\0',
  '//a:a\n//b:b\0',
  'a\0:\0b\0\n\0',
  ':app:test\0',
  'root//a:b\0',
])('a list with NUL characters is refused, unless it is named as lines: %j', async (text) => {
  const reading = readAll(text)
  await expect(reading).rejects.toThrow('which is not a target')
  await expect(reading).rejects.toHaveProperty('remedy', expect.stringMatching(/not a NUL/))
  const { targets } = await readAll(text, { format: 'lines' })
  expect(targets.join('\n')).toBe(text.replace(/\n$/, ''))
})

test.each(['[info, done] x', '{done} x'])(
  'a line that begins like JSON, but not like a log, is tried once: %j',
  async (line) => {
    await expect(readAll(`${line}\n${line}\n["api"]`)).rejects.toThrow('begins like JSON but')
  },
)

test('words behind a line that begins like JSON are prose', async () => {
  const text = '[info] done\nwith many words\n["api"]'
  expect(await readAll(text)).toMatchObject({ targets: ['api'] })
})

test.each(['Done in a while', 'Done in 0.35s.\nnext', 'done in 0.35s.'])(
  'other words behind JSON are refused: %j',
  async (line) => {
    await expect(readAll(`["api"]\n${line}`)).rejects.toThrow('begins like JSON but is not JSON')
  },
)

test('the names of bazel-diff may have distances, each for itself', async () => {
  const row = { label: '//a', targetDistance: 0, packageDistance: 1 }
  const text = JSON.stringify({ impactedTargets: [row, '//b'] })
  expect(await readAll(text)).toMatchObject({ format: 'bazel-diff', targets: ['//a', '//b'] })
})

test('the longest name in JSON is accepted', async () => {
  const name = 'x'.repeat(MAX_TARGET_BYTES)
  expect(await readAll(JSON.stringify([name]))).toMatchObject({ targets: [name] })
})

test.each([
  [Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x0a]), 'Out-File -Encoding utf8'],
  [Buffer.from([0xfe, 0xff, 0x00, 0x61, 0x00, 0x0a]), 'Out-File -Encoding utf8'],
  [Buffer.from([0xc3, 0x28, 0x0a]), 'Check that the tool wrote all of it'],
  [Buffer.from([0x0a, 0xff, 0xfe, 0x0a]), 'Check that the tool wrote all of it'],
])('what to do about bytes that are not UTF-8: %j', async (bytes, remedy) => {
  const asksForUtf16 = remedy.startsWith('Out-File')
  await expect(readAll(bytes)).rejects.toMatchObject({
    message: asksForUtf16
      ? expect.stringContaining('(it begins like UTF-16)')
      : expect.not.stringContaining('UTF-16'),
    remedy: expect.stringContaining(remedy),
  })
})

test('a name may hold what Yarn 1 says', async () => {
  const names = ['a\nDone in 0.35s.']
  expect(await readAll(JSON.stringify(names))).toMatchObject({ targets: names })
})

test.each([
  ['WARNING: slow\nsource file //a:b\n', 'bazel', ['//a:b']],
  ['WARNING: slow\n//a:b\n', 'bazel', ['//a:b']],
  ['Level 0\nroot//a:b\nLevel 1\n', 'buck2', ['root//a:b']],
  ['> Configure project :a\n:a:test SKIPPED\n', 'gradle', [':a:test']],
  ["Projects:\nRoot project 'orion'\n+--- Project ':a'\n", 'gradle', [':a']],
])('what a tool says before its list is left out: %j', async (text, format, targets) => {
  expect(await readAll(text)).toMatchObject({ format, targets })
})

test.each([
  ['one\rtwo\rthree\r', 1],
  ['one\rtwo', 1],
  ['one\ntwo\rthree\n', 2],
  ['one\r\ntwo\r\n\rthree\rfour', 3],
])('a carriage return within a line is refused: %j', async (text, line) => {
  await expect(readAll(text)).rejects.toThrow(
    `line ${line} contains a carriage return that does not end the line`,
  )
})
