import { type Family, formatValue, seriesName } from './model.js'

/** The text exposition of families, version 0.0.4: each in one group, HELP and TYPE first. */
export function writeExposition(families: readonly Family[]): string {
  return families
    .flatMap(({ name, type, help, samples }) => [
      ...(help === undefined ? [] : [`# HELP ${name} ${escapeHelp(help)}`]),
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => {
        const { value, timestamp } = sample
        const time = timestamp === undefined ? '' : ` ${timestamp}`
        return `${seriesName(sample)} ${formatValue(value)}${time}`
      }),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

const escapeHelp = (help: string): string =>
  help.replace(/[\\\n]/g, (char) => (char === '\n' ? '\\n' : '\\\\'))
