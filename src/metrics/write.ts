import { type Family, formatValue, type Sample, seriesName } from './model.js'

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

/**
 * Families as JSON: a sample has a `name` only where it differs from the family's; NaN and the
 * infinities are strings, because JSON has no numbers for them.
 */
export const familyJson = ({ name, type, help, samples }: Family) => ({
  name,
  type,
  help: help ?? '',
  samples: samples.map((sample) => sampleJson(name, sample)),
})

const sampleJson = (family: string, { name, labels, value, timestamp }: Sample) => ({
  ...(name === family ? {} : { name }),
  labels: Object.fromEntries(labels),
  value: Number.isFinite(value) ? value : formatValue(value),
  ...(timestamp === undefined ? {} : { timestamp: Number(timestamp) }),
})
