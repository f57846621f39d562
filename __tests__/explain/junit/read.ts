import { readReport } from '../../../src/explain/junit/report.js'
import type { XmlAllowance } from '../../../src/explain/junit/xml.js'

/** Reads a report from text or bytes, in pieces of a size. */
export async function readText(
  report: string | Buffer,
  size = 512 * 1024,
  allowance?: XmlAllowance,
) {
  const bytes = Buffer.from(report)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return readReport(chunks(), allowance)
}
