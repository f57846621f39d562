import { truncate } from '../shared/text.js'

/** Targets that cannot be read with certainty. The operation adds the name of the input. */
export class TargetsParseError extends Error {
  override readonly name = 'TargetsParseError'
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}

/** The error for a text that looks like several targets. @param what such as `line 2 is "a,b"` */
export const severalTargets = (what: string): TargetsParseError =>
  new TargetsParseError(
    `${what}, which looks like several targets`,
    'Write one target per line. If it is the name of one target, set `impacted-targets-format: lines`.',
  )

/** A short quotation of hostile text for a message. */
export const quotedText = (text: string): string => JSON.stringify(truncate(text, 80))
