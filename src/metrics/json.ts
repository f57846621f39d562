import { byteLength } from '../report/markdown.js'
import { type Family, formatValue, type Sample } from './model.js'

/** Below the 256 KiB that an output may have (src/write-report.ts). */
const OUTPUT_BUDGET_BYTES = 250 * 1024

/**
 * Families as JSON: `name` of a sample only where it is not the family's, and NaN and the infinities as
 * strings, because JSON has no numbers for them.
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

/** JSON text of the first families that fit one output, and how many were left out. */
export function fittingFamilies(families: readonly Family[]): {
  readonly json: string
  readonly leftOut: number
} {
  const texts = families.map((family) => JSON.stringify(familyJson(family)))
  let bytes = 2
  const end = texts.findIndex((json) => {
    bytes += byteLength(json) + 1
    return bytes > OUTPUT_BUDGET_BYTES
  })
  const fitting = end === -1 ? texts : texts.slice(0, end)
  return { json: `[${fitting.join(',')}]`, leftOut: texts.length - fitting.length }
}
