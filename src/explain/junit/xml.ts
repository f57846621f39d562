import type { SaxesParser } from 'saxes'
import { inBackticks, truncate } from '../../shared/text.js'

/** How far an XML document could be read, and why no further. */
export class XmlError extends Error {}

/** The elements of a document, in the order of the text. Text between them is not reported. */
export interface ElementHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  close(name: string): void
}

/** Limits of documents; several can share one allowance. */
export interface XmlAllowance {
  bytes: number
  /** Number of parts that cost time and memory besides bytes; a quarter of a million test cases fit. */
  parts: number
}

/** As much as takes a second or two. The bytes are those of a JSON answer or file. */
export const xmlAllowance = (): XmlAllowance => ({ bytes: 64 * 1024 * 1024, parts: 2_000_000 })

/** Cost of an element besides its attributes and the bytes that begin and end it. */
const ELEMENT = 4
/** Each begins a tag, a comment or an entity, or may end a CDATA section. */
const COSTLY_BYTES: readonly number[] = [...Buffer.from('<&]')]

/** Reports nest a handful of suites. */
const MOST_DEPTH = 100

/**
 * Reads a document to its end. Only the five entities of XML and character references are known,
 * and a document type declaration is refused, so nothing can grow by expansion.
 * @throws {XmlError} it is not well-formed, is cut off, or holds more than is allowed
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  handler: ElementHandler,
  allowance: XmlAllowance,
): Promise<void> {
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  const fail = (problem: string): never => {
    throw new XmlError(`line ${parser.line}: ${problem}`)
  }
  const take = (parts: number) => {
    allowance.parts -= parts
    if (allowance.parts < 0) fail('the reports together have too many elements')
  }
  listen(parser, handler, take, fail)
  let decoder: ReturnType<typeof decoderFor> | undefined
  const decode = (chunk?: Buffer) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? ''
    } catch {
      return fail(`it is not ${decoder?.encoding.toUpperCase()} text`)
    }
  }
  for await (const chunk of chunks) {
    allowance.bytes -= chunk.length
    if (allowance.bytes < 0) fail('the reports together have more than 64 MiB')
    for (const byte of COSTLY_BYTES)
      for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) take(1)
    decoder ??= decoderFor(chunk, fail)
    parser.write(decode(chunk))
  }
  parser.write(decode()).close()
}

function listen(
  parser: SaxesParser,
  handler: ElementHandler,
  take: (parts: number) => void,
  fail: (problem: string) => never,
): void {
  let depth = 0
  parser.on('error', ({ message }) => {
    fail(`it is not well-formed XML: ${inOneMessage(message)}`)
  })
  parser.on('doctype', () => fail('it has a document type declaration'))
  parser.on('attribute', () => take(1))
  parser.on('opentag', ({ name, attributes }) => {
    take(ELEMENT)
    if (++depth > MOST_DEPTH) fail(`its elements are nested more than ${MOST_DEPTH} deep`)
    handler.open(localName(name), attributes, parser.line)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    handler.close(localName(name))
  })
}

/** Without the parser's own position, which is in front of it; it may hold a name of any length. */
const inOneMessage = (message: string): string =>
  truncate(message.replace(/^\d+:\d+: |\.$/g, ''), 300)

const localName = (name: string): string => name.replace(/^.*:/, '')

/** A byte order mark counts first (RFC 7303), then what the first bytes say (XML, appendix F). */
function decoderFor(start: Buffer, fail: (problem: string) => never) {
  const { found, ascii } = encodingOf(start)
  // Of a document whose declaration can be read as ASCII.
  if (ascii && /^(utf-?16|utf-?32|ucs-?[24])/i.test(found))
    fail(`it declares the encoding ${found}, but is not written in it`)
  try {
    return new TextDecoder(found, { fatal: true })
  } catch {
    return fail(`its encoding ${inBackticks(found)} is not known`)
  }
}

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
]

function encodingOf(start: Buffer): { readonly found: string; readonly ascii: boolean } {
  const mark = MARKS.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (mark !== undefined) return { found: mark[0], ascii: false }
  // Behind the mark of UTF-8 no declaration is found, so that the mark counts.
  const head = start.subarray(0, 1024).toString('latin1')
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(head)?.[1]
  return { found: declared ?? 'utf-8', ascii: true }
}
