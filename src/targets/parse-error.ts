import { truncate } from '../shared/text.js'

/** Targets that cannot be read with certainty; the operation knows which input they came from. */
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
