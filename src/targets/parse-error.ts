import { truncate } from '../shared/text.js'

/**
 * Targets that cannot be read with certainty: what was seen, and what to do about it. It names no
 * input: the operation knows where the text came from.
 */
export class TargetsParseError extends Error {
  override readonly name = 'TargetsParseError'
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}

/** A short quotation of hostile text for a message. */
export const quoted = (text: string): string => JSON.stringify(truncate(text, 80))
