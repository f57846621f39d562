import { type Family, formatValue, type Sample } from './model.js'

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
