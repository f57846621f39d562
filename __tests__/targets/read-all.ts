import { readTargets } from '../../src/targets/read.js'
import { TargetSet } from '../../src/targets/target-set.js'

interface Options {
  readonly format?: Parameters<typeof readTargets>[1]['format']
  readonly keep?: (target: string) => boolean
}

/** The targets of a text, parsed from the body that would be sent, with what was understood. */
export async function readAll(text: string | Uint8Array, options: Options = {}) {
  return readChunks([typeof text === 'string' ? Buffer.from(text) : text], options)
}

/** As {@link readAll}, for bytes that come in pieces. */
export async function readChunks(pieces: Iterable<Uint8Array>, options: Options = {}) {
  const { format = 'auto', keep } = options
  const into = new TargetSet(Buffer.from('{"impactedTargets":'), keep)
  const read = await readTargets(pieces, { format, into })
  const body = Buffer.concat(into.body()).toString()
  return {
    ...read,
    targets: (JSON.parse(body) as { impactedTargets: string[] }).impactedTargets,
    count: into.count,
    duplicates: into.duplicates,
    leftOut: into.leftOut,
    full: into.full,
    all: into.hasAll,
    bodyBytes: into.bodyBytes,
    body,
  }
}
