// The license of each package that has a module in the bundle.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder of the package that a module is in; greedy, because packages nest. */
const PACKAGE = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//

/** @param modules absolute paths of the modules in the bundle */
export function licenses(modules: readonly string[]): string {
  const folders = modules.flatMap((path) => PACKAGE.exec(relative('.', path))?.[1] ?? [])
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
  if (headings.size === 0) throw new Error('The bundle has no module of a package')
  const texts = [...headings].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`)
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}
