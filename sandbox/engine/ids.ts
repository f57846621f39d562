import { createHash } from 'node:crypto'

/** Ids that look like the service's and are the same in every run of a scenario. */
export interface Ids {
  uuid(): string
  sha(): string
}

export function seededIds(seed: string): Ids {
  let count = 0
  const next = () => createHash('sha256').update(`${seed}/${count++}`).digest('hex')
  return { uuid: () => asUuid(next()), sha: () => next().slice(0, 40) }
}

/** A commit for a pull request without one in the scenario. */
export const shaOf = (text: string): string => createHash('sha1').update(text).digest('hex')

/** Version and variant bits of a random UUID (RFC 9562, 5.4) on the digits of a hash. */
export function asUuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
