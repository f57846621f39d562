import type { OutputChunk } from 'rollup'

/**
 * Lists the files of the bundle, the largest first, with what each holds: rooms and packages by their
 * share in kB, before comments go.
 */
export function contents(files: readonly OutputChunk[]): string {
  const rows = [...files]
    .sort((one, other) => other.code.length - one.code.length)
    .map(({ fileName, code, modules }) => {
      const sizes = new Map<string, number>()
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const part = partOf(id)
        sizes.set(part, (sizes.get(part) ?? 0) + renderedLength)
      }
      const parts = [...sizes]
        .filter(([, size]) => size > 0)
        .sort(([, one], [, other]) => other - one)
        .map(([part, size]) => `${part} ${kilobytes(size)}`)
      return `${kilobytes(code.length).padStart(7)}  ${fileName}: ${parts.join(', ')}`
    })
  return rows.join('\n')
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** The package or the room of a module. */
function partOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(id) ?? []
  if (name !== undefined) return name
  const [, path = ''] = /\/(?:lib\/src|shims)\/(.+?)(?:\/[^/]*)?$/.exec(id) ?? []
  return path.replace(/\.js$/, '') || 'bundler'
}
