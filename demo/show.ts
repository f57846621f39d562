/** How the demo looks on a terminal: plain functions from data to lines. */

/** What the runner shows for a line that a step prints; `undefined` for a hidden one. */
export function asTheRunnerShows(line: string): string | undefined {
  const [, command, message = ''] =
    /^::([a-z-]+)(?: [^:]*(?::(?!:)[^:]*)*)?::(.*)$/.exec(line) ?? []
  switch (command) {
    case undefined:
      return line
    case 'group':
      return `▸ ${unescapeData(message)}`
    case 'error':
    case 'warning':
    case 'notice':
      return `${command[0]?.toUpperCase()}${command.slice(1)}: ${unescapeData(message)}`
    default:
      return undefined
  }
}

/** The toolkit escapes these in the data of a command. */
const unescapeData = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

/** Names and values in columns; cuts long values and leaves out empty ones. */
export function columns(values: Readonly<Record<string, string>>, width = 100): readonly string[] {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  const longest = Math.max(0, ...filled.map(([name]) => name.length))
  return filled.map(([name, value]) => {
    const oneLine = value.replaceAll('\n', ' ⏎ ')
    const shown = oneLine.length > width ? `${oneLine.slice(0, width - 2)} …` : oneLine
    return `${name.padEnd(longest)}  ${shown}`
  })
}

/** The first lines of a summary, as plain text. */
export function headOf(markdown: string, most = 3): string {
  const plain = markdown
    .replaceAll(/<br>|&nbsp;/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll('\u200b', '')
    .replaceAll('**', '')
  const lines = plain.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(0, most).join('\n')
}

export const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${line}`)
    .join('\n')
