import { type Family, formatValue, type Sample } from './model.js'

/**
 * Families as JSON: `name` of a sample only where it is not the family's, and NaN and the
 * infinities as strings, because JSON has no numbers for them.
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
