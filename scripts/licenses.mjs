// Writes dist/licenses.txt: the license of each package that has a module in the bundle, by the
// statistics of its build. ncc's own --license writes one file per chunk, each over the one before,
// so that only the last chunk's packages are left.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [statistics, output] = process.argv.slice(2)

/** Every module of a build, those that were joined into another one too. */
const modules = (list = []) =>
  list.flatMap((module) => [module.name ?? '', ...modules(module.modules)])

/** The folder of the package that a module is in; greedy, because packages nest. */
const folders = modules(JSON.parse(readFileSync(statistics, 'utf8')).modules).flatMap(
  (name) => /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? [],
)

const texts = [...new Set(folders)].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[sc]e|copying)(\.|$)/i.test(entry))
  if (license === undefined || file === undefined) throw new Error(`${folder} names no license`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
})
if (texts.length === 0) throw new Error(`${statistics} names no package`)
writeFileSync(output, texts.join(`\n${'-'.repeat(80)}\n\n`))
