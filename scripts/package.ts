// `node lib/scripts/package.js [FOLDER]`: bundles the action into FOLDER, or into dist/. It builds elsewhere and moves the whole bundle into place, so that a running test never meets half of one.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { joinSources } from './package/join-sources.js'
import { licenses } from './package/licenses.js'
import { rewrite } from './package/rewrite.js'

/** The part of ncc's programming interface in use; the package declares no types. */
type Bundler = (
  input: string,
  options: { readonly esm: boolean; readonly cache: boolean; readonly quiet: boolean },
) => Promise<{
  readonly code: string
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>
}>
const ncc: Bundler = createRequire(import.meta.url)('@vercel/ncc')

/**
 * The file that action.yml names for the end of a job. Step and post step are one bundle,
 * distinguished by the name of the started file: unlike a saved state, no environment variable can
 * forge it.
 */
const POST =
  "// The post step: src/index.ts sees that this file was started.\nrequire('./index.js')\n"

/**
 * ncc copies a file of less than 20 kB into each file that needs it. This comment makes every file
 * larger, until comments go.
 */
const AGAINST_COPIES = `/*${'-'.repeat(20_000)}*/`

const target = process.argv[2] ?? 'dist'
const folder = mkdtempSync('lib/bundle-')
try {
  const built = join(folder, 'dist')
  mkdirSync(built)
  const joined = join(folder, 'joined')
  mkdirSync(joined)
  writeFileSync(join(joined, 'package.json'), '{ "type": "commonjs" }\n')
  // Without one, ncc asks Node for a file without a name, and Node warns.
  writeFileSync(join(joined, 'tsconfig.json'), '{ "compilerOptions": {} }\n')
  const sources = await joinSources(resolve('lib/src/index.js'))
  for (const { fileName, code } of sources)
    writeFileSync(join(joined, fileName), code + AGAINST_COPIES)
  // In CommonJS a built-in is a plain `require` (docs/maintaining/decisions/dependencies.md).
  const options = { esm: false, cache: false, quiet: true }
  const input = resolve(joined, 'index.js')
  // ncc numbers its files by their paths from the working folder, which must not vary.
  const home = process.cwd()
  process.chdir(folder)
  const { code, assets } = await ncc(input, options).finally(() => process.chdir(home))
  const files = Object.entries(assets).map(([name, { source }]) => [name, String(source)] as const)
  let bytes = 0
  for (const [name, text] of [['index.js', code] as const, ...files]) {
    const written = rewrite(text)
    bytes += Buffer.byteLength(written)
    writeFileSync(join(built, name), written)
  }
  writeFileSync(join(built, 'package.json'), '{ "type": "commonjs" }\n')
  writeFileSync(join(built, 'post.js'), POST)
  writeFileSync(
    join(built, 'licenses.txt'),
    licenses(sources.flatMap(({ moduleIds }) => moduleIds)),
  )
  if (existsSync(target)) renameSync(target, join(folder, 'before'))
  renameSync(built, target)
  console.log(`${target}/: ${files.length + 1} files of code, ${(bytes / 1000).toFixed(1)} kB`)
} finally {
  rmSync(folder, { recursive: true })
}
