/** Charts as GitHub renders them: Mermaid in a fenced block. */

/** Longest label that stands beside a bar without pushing the chart away. */
const LABEL_LENGTH = 32

/** Text that Mermaid reads as text: what could be its syntax becomes a space. */
export function mermaidText(value: string): string {
  const safe = value
    .replace(/[^\p{L}\p{N} ./_@()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const characters = [...safe]
  return characters.length <= LABEL_LENGTH
    ? safe || '?'
    : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`
}
