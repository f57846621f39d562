import { appendFileSync } from 'node:fs'
import { EOL } from 'node:os'

/**
 * Appends Markdown to the step's summary. The toolkit's `summary` also keeps a buffer, which no step
 * needs.
 */
export function writeSummary(markdown: string): void {
  appendFileSync(process.env['GITHUB_STEP_SUMMARY'] ?? '', `${markdown}${EOL}`)
}
