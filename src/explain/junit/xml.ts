import type { SaxesParser } from 'saxes'
import { inBackticks, truncate } from '../../shared/text.js'

/** Why the XML could not be read, with the line. */
export class XmlError extends Error {}

/** Receives the elements of a document in their order, without the text between them. */
export interface ElementHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  close(name: string): void
}

/** The amount left to read. Several documents can share one allowance. */
export interface XmlAllowance {
  bytes: number
  /** Elements, attributes and entities cost more than their bytes; 250 000 test cases fit. */
  parts: number
}

/** Returns limits that are read in a second or two. */
export const xmlAllowance = (): XmlAllowance => ({ bytes: 64 * 1024 * 1024, parts: 2_000_000 })

/** Parts of an element, besides its attributes and the bytes that begin and end it. */
const ELEMENT = 4
/** Each begins a tag, a comment or an entity, or may end a CDATA section. */
const COSTLY_BYTES: readonly number[] = [...Buffer.from('<&]')]

/** Reports nest a handful of suites. */
const MAX_XML_DEPTH = 100

/**
 * Reads a document to its end. Only the five entities of XML and character references are known,
 * and a document type declaration is refused, so nothing can grow by expansion.
 * @throws {XmlError} it is not well-formed, is cut off, or exceeds a limit
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
    fail(`it is not well-formed XML: ${shortMessage(message)}`)
  })
  parser.on('doctype', () => fail('it has a document type declaration'))
  parser.on('attribute', () => take(1))
  parser.on('opentag', ({ name, attributes }) => {
    take(ELEMENT)
    if (++depth > MAX_XML_DEPTH) fail(`its elements are nested more than ${MAX_XML_DEPTH} deep`)
    handler.open(localName(name), attributes, parser.line)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    handler.close(localName(name))
  })
}

/** Removes the position from a message of the parser, and cuts a long name. */
const shortMessage = (message: string): string =>
  truncate(message.replace(/^\d+:\d+: |\.$/g, ''), 300)

const localName = (name: string): string => name.replace(/^.*:/, '')

/** A byte order mark counts first (RFC 7303), then the first bytes (XML, appendix F). */
function decoderFor(start: Buffer, fail: (problem: string) => never) {
  const { found, ascii } = encodingOf(start)
  // A document in one of these encodings has no declaration in ASCII.
  if (ascii && /^(utf-?16|utf-?32|ucs-?[24])/i.test(found))
    fail(`it declares the encoding ${found}, but is not written in it`)
  try {
    return new TextDecoder(found, { fatal: true })
  } catch {
    return fail(`its encoding ${inBackticks(found)} is not known`)
  }
}

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
]

function encodingOf(start: Buffer): { readonly found: string; readonly ascii: boolean } {
  const mark = BYTE_ORDER_MARKS.find(([, bytes]) =>
    bytes.every((byte, index) => start[index] === byte),
  )
  if (mark !== undefined) return { found: mark[0], ascii: false }
  // After a byte order mark, the expression finds no declaration, so the mark counts.
  const head = start.subarray(0, 1024).toString('latin1')
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(head)?.[1]
  return { found: declared ?? 'utf-8', ascii: true }
}
