import type { Family, Sample } from './model.js'

/** Metrics that are pushed together. */
export interface PushGroup {
  /** The labels `repo` and `branch`, if the samples have them. */
  readonly key: readonly (readonly [label: string, value: string])[]
  readonly families: (Family & { readonly samples: Sample[] })[]
}

/**
 * Splits metrics by repository and branch, so that each push replaces the metrics of one queue only.
 * Timestamps are left out, because a Pushgateway refuses them.
 * @param repository `owner/name` for samples without a label `repo`
 */
export function pushGroups(
  families: readonly Family[],
  repository: string | undefined,
): readonly PushGroup[] {
  const groups = new Map<string, PushGroup>()
  for (const family of families) {
    for (const { timestamp: _, ...sample } of family.samples) {
      const key = groupingKey(sample, repository)
      const id = JSON.stringify(key)
      const group = groups.get(id) ?? { key, families: [] }
      groups.set(id, group)
      const last = group.families.at(-1)
      if (last?.name === family.name) last.samples.push(sample)
      else group.families.push({ ...family, samples: [sample] })
    }
  }
  return [...groups.values()]
}

/** In Prometheus, an empty label equals a missing one. */
function groupingKey({ labels }: Sample, repository = ''): PushGroup['key'] {
  const key = { repo: labels.get('repo') || repository, branch: labels.get('branch') ?? '' }
  return Object.entries(key).filter(([, value]) => value !== '')
}

/** The path of a group below the Pushgateway's address. Values with other characters are in base64. */
export function groupPath({ key }: Pick<PushGroup, 'key'>): string {
  const labels = key.map(([label, value]) => {
    if (/^[\w-]+$/.test(value)) return `/${label}/${value}`
    return `/${label}@base64/${Buffer.from(value).toString('base64url')}`
  })
  return `/metrics/job/merge_queue${labels.join('')}`
}
