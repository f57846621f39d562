import { truncate } from '../shared/text.js'

/**
 * Targets that cannot be read with certainty. The message says what was seen; `remedy` what to do about it.
 * Carries no input names: the operation knows where the text came from.
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
