import type { XmlAllowance } from '../../../src/explain/junit/xml.js'
import { expect, test } from '../../support/jest.js'
import { readText } from './read.js'

const report = (declaration: string, name = 'größer') =>
  `${declaration}<testsuite><testcase name="${name}"><failure/></testcase></testsuite>`

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const BOM = '\ufeff'

test.each([
  ['UTF-8', Buffer.from(report(''))],
  ['UTF-8 that says so', Buffer.from(report('<?xml version="1.0" encoding="utf-8"?>'))],
  ['UTF-8 with a mark', Buffer.from(report(BOM))],
  [
    'UTF-8 with a mark that declares UTF-16',
    Buffer.from(report(`${BOM}<?xml version="1.0" encoding="utf-16"?>`)),
  ],
  ['UTF-16 with a mark', Buffer.from(report(BOM), 'utf16le')],
  ['UTF-16, big end first', utf16be(report(BOM))],
  [
    'UTF-16 without a mark',
    Buffer.from(report('<?xml version="1.0" encoding="UTF-16"?>'), 'utf16le'),
  ],
  ['UTF-16 without a mark, big end first', utf16be(report('<?xml version="1.0"?>'))],
  [
    'UTF-8 that mentions UTF-16 after the declaration',
    Buffer.from(report('<?xml version="1.0"?><!-- encoding="utf-16" -->')),
  ],
  [
    'UTF-8 that mentions a declaration in a comment',
    Buffer.from(report('<!-- <?xml version="1.0" encoding="utf-16"?> -->')),
  ],
  [
    'ISO-8859-1 with blanks and a line break',
    Buffer.from(report(`<?xml version="1.0"\n encoding = "iso-8859-1" ?>`), 'latin1'),
  ],
  ['ISO-8859-1', Buffer.from(report(`<?xml version='1.0' encoding='ISO-8859-1'?>`), 'latin1')],
  ['Windows-1252', Buffer.from(report('<?xml version="1.0" encoding="windows-1252"?>'), 'latin1')],
])('%s is read', async (_, bytes) => {
  for (const size of [1024, 4096]) {
    const { problem, failed } = await readText(bytes, size)
    expect({ problem, names: failed.map(({ name }) => name) }).toEqual({
      problem: undefined,
      names: ['größer'],
    })
  }
})

test.each([
  ['bytes that are not UTF-8', Buffer.from(report(''), 'latin1'), 'line 1: it is not UTF-8 text'],
  [
    'UTF-16 that is cut inside a character',
    Buffer.from(report(BOM), 'utf16le').subarray(0, -1),
    'line 1: it is not UTF-16LE text',
  ],
  ...['UTF-16', 'utf16', 'utf-16le', 'UTF-32BE', 'utf32', 'UCS-2', 'ucs4'].map(
    (name) =>
      [
        `ASCII that declares ${name}`,
        Buffer.from(report(`<?xml version="1.0" encoding="${name}"?>`, 'a')),
        `line 1: it declares the encoding ${name}, but is not written in it`,
      ] as const,
  ),
  [
    'an encoding that nobody knows',
    Buffer.from(report('<?xml version="1.0" encoding="EBCDIC-9"?>')),
    'line 1: its encoding `EBCDIC-9` is not known',
  ],
  [
    'UTF-32',
    Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]),
    'line 1: its encoding `utf-32` is not known',
  ],
  [
    'UTF-32, big end first',
    Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c]),
    'line 1: its encoding `utf-32` is not known',
  ],
  [
    'another document',
    Buffer.from('\n<html><testsuite/></html>'),
    'line 2: it is not a JUnit report: its root is `<html>`, not <testsuites>',
  ],
])('%s: a problem', async (_, bytes, problem) => {
  expect((await readText(bytes)).problem).toBe(problem)
})

test.each([
  ['', 'document must contain a root element'],
  ['\n\n<testsuite>', 'line 3: it is not well-formed XML: unclosed tag: testsuite'],
  ['<testsuite/><testsuite/>', 'only one root'],
  ['<testsuite/>\nrest', 'line 2: it is not well-formed XML: text data outside of root node'],
  ['<testsuite><testcase></testsuite>', 'unexpected close tag'],
  ['<testsuite name="a" name="b"/>', 'duplicate attribute'],
  ['<testsuite><testcase name="\u001b[31m"/></testsuite>', 'disallowed character'],
  ['<testsuite>&nbsp;</testsuite>', 'undefined entity'],
  ['<testsuite><![CDATA[x</testsuite>', 'unclosed'],
  ['<testsuite/><!-- x', 'it is not well-formed XML'],
  ['<testsuite/>\u0000', 'it is not well-formed XML'],
])('%j is not a whole document', async (text, problem) => {
  const read = await readText(text)
  expect(read.problem).toMatch(/^line \d+: /)
  expect(read.problem).toContain(problem)
})

test('a problem is cut at 300 characters, without the place in it', async () => {
  const { problem } = await readText(`<${'n'.repeat(400)}>`)
  const words = `unclosed tag: ${'n'.repeat(400)}`
  expect(problem).toBe(`line 1: it is not well-formed XML: ${words.slice(0, 299)}…`)
})

test('a document type is refused, so that no entity grows and no address is asked', async () => {
  const laughs = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
  )
  const bomb = `<!DOCTYPE t [<!ENTITY l0 "ha">${laughs.join('')}]>\n<testsuite>&l9;</testsuite>`
  expect((await readText(bomb)).problem).toBe('line 1: it has a document type declaration')
  const outside = '<!DOCTYPE t SYSTEM "http://127.0.0.1:9/x.dtd"><testsuite/>'
  expect((await readText(outside)).problem).toBe('line 1: it has a document type declaration')
})

// An element counts four times, each attribute and each sign once.
const PARTS = 2 * 4 + 1 + 5
test.each([
  ['all of it', { bytes: 56, parts: PARTS }, undefined],
  ['a byte less', { bytes: 55, parts: PARTS }, 'the reports together have more than 64 MiB'],
  ['a part less', { bytes: 56, parts: PARTS - 1 }, 'the reports together have too many elements'],
  [
    'room for the signs alone',
    { bytes: 56, parts: 5 },
    'the reports together have too many elements',
  ],
])('an allowance is used up to its end: %s', async (_, allowance: XmlAllowance, problem) => {
  const text = '<testsuite><testcase name="&lt;"></testcase></testsuite>'
  const read = await readText(text, text.length, allowance)
  expect(read.problem).toBe(problem && `line 1: ${problem}`)
})

test.each([
  [100, undefined],
  [101, 'line 1: its elements are nested more than 100 deep'],
])('elements may be nested 100 deep: %d', async (depth, problem) => {
  // What was closed before counts no more.
  const text = `<testsuite><a/><b></b>${'<c>'.repeat(depth - 1)}${'</c>'.repeat(depth - 1)}</testsuite>`
  expect((await readText(text)).problem).toBe(problem)
})
