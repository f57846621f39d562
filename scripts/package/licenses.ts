// The license of each package that has a module in the bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder of the package that a module is in; greedy, because packages nest. */
const PACKAGE = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** A line that names the owner; the terms below it are often those of other packages. */
const COPYRIGHT = /^[ \t]*Copyright (?!\[).*\n?/gm

/**
 * Lists each package with its copyright, above the terms that it shares with others.
 * @param modules absolute paths of the modules in the bundle
 */
export function licenses(modules: readonly string[]): string {
  const folders = modules.flatMap((path) => PACKAGE.exec(relative('.', path))?.[1] ?? [])
  const groups = new Map<string, { readonly owners: string[]; readonly terms: string }>()
  for (const folder of [...new Set(folders)].sort()) {
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { name, version, license } = description
    const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)(\.|$)/i.test(entry))
    // Some packages are published without the text that their repository has.
    const path = file === undefined ? `scripts/package/licenses/${name}.txt` : join(folder, file)
    if (license === undefined || !existsSync(path))
      throw new Error(`${folder} names no license: copy its text to scripts/package/licenses/`)
    const text = readFileSync(path, 'utf8').trim()
    const [line, ...others] = text.match(COPYRIGHT) ?? []
    // A text of several parts stays as it is.
    const owner = others.length === 0 ? line : undefined
    const terms = owner === undefined ? text : text.replace(owner, '').trim()
    const key = terms
      .replace(/^.*MIT License.*$/m, '')
      .replace(/\s+/g, ' ')
      .trim()
    const group = groups.get(key) ?? { owners: [], terms }
    group.owners.push([`${name} ${version} (${license})`, owner?.trim() ?? []].flat().join('\n  '))
    groups.set(key, group)
  }
  if (groups.size === 0) throw new Error('The bundle has no module of a package')
  const texts = [...groups.values()].map(
    ({ owners, terms }) => `${owners.join('\n')}\n\n${terms}\n`,
  )
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
