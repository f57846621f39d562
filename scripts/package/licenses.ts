// The license of each package that has a module in the bundle, by the statistics of its build.
// ncc's own --license writes one file per chunk, each over the one before, so that only the last
// chunk's packages are left.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Module {
  readonly name?: string
  /** Those that were joined into this one. */
  readonly modules?: readonly Module[]
}

/** The part of the bundler's statistics in use. */
export interface Statistics {
  readonly modules?: readonly Module[]
}

const modules = (list: readonly Module[] = []): string[] =>
  list.flatMap((module) => [module.name ?? '', ...modules(module.modules)])

/** The folder of the package that a module is in; greedy, because packages nest. */
const PACKAGE = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

export function licenses(statistics: Statistics): string {
  const names = modules(statistics.modules)
  const folders = names.flatMap((name) => PACKAGE.exec(name)?.[1] ?? [])
  const headings = new Map<string, string[]>()
  for (const folder of [...new Set(folders)].sort()) {
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { name, version, license } = description
    const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)(\.|$)/i.test(entry))
    // Some packages are published without the text that their repository has.
    const path = file === undefined ? `scripts/package/licenses/${name}.txt` : join(folder, file)
    if (license === undefined || !existsSync(path))
      throw new Error(`${folder} names no license: copy its text to scripts/package/licenses/`)
    const text = readFileSync(path, 'utf8').trim()
    headings.set(text, [...(headings.get(text) ?? []), `${name} ${version} (${license})`])
  }
  if (headings.size === 0) throw new Error('The statistics of the bundle name no package')
  const texts = [...headings].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`)
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
