// `node lib/scripts/package.js [FOLDER]`: bundles the action into FOLDER, or into dist/. It builds
// elsewhere and moves the whole bundle into place, so that a running test never meets half of one.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { licenses, type Statistics } from './package/licenses.js'
import { trim } from './package/trim.js'

/**
 * The file that action.yml names for the end of a job. Step and post step are one bundle,
 * distinguished by the name of the started file: unlike a saved state, no environment variable can
 * forge it.
 */
const POST =
  "// The post step: src/index.ts sees that this file was started.\nrequire('./index.js')\n"

/** The part of ncc's programming interface in use; the package declares no types. */
type Bundler = (
  input: string,
  options: { readonly esm: boolean; readonly cache: boolean; readonly quiet: boolean },
) => Promise<{
  readonly code: string
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>
  readonly stats: { toJson(): Statistics }
}>
const ncc: Bundler = createRequire(import.meta.url)('@vercel/ncc')

const target = process.argv[2] ?? 'dist'
const folder = mkdtempSync('lib/bundle-')
try {
  const built = join(folder, 'dist')
  mkdirSync(built)
  // In CommonJS a built-in is a plain `require` (docs/maintaining/decisions/dependencies.md); the command line of ncc would follow
  // the type in package.json.
  const options = { esm: false, cache: false, quiet: true }
  const { code, assets, stats } = await ncc(resolve('lib/src/index.js'), options)
  writeFileSync(join(built, 'index.js'), code)
  for (const [name, { source }] of Object.entries(assets)) writeFileSync(join(built, name), source)
  const files = readdirSync(built)
  for (const name of files) await trim(join(built, name))
  const bytes = files.reduce((sum, name) => sum + statSync(join(built, name)).size, 0)
  writeFileSync(join(built, 'package.json'), '{ "type": "commonjs" }\n')
  writeFileSync(join(built, 'post.js'), POST)
  writeFileSync(join(built, 'licenses.txt'), licenses(stats.toJson()))
  if (existsSync(target)) renameSync(target, join(folder, 'before'))
  renameSync(built, target)
  console.log(`${target}/: ${files.length} files of code, ${(bytes / 1000).toFixed(1)} kB`)
} finally {
  rmSync(folder, { recursive: true })
}
