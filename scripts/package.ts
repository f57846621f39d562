// `node lib/scripts/package.js [FOLDER]`: bundles the action into FOLDER, or into dist/, and lists
// what each file holds. It builds elsewhere and moves the whole bundle into place, so that a running test never meets half of one.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle } from './package/bundle.js'
import { contents } from './package/contents.js'
import { licenses } from './package/licenses.js'

/**
 * The file that action.yml names for the end of a job. Step and post step are one bundle,
 * distinguished by the name of the started file: unlike a saved state, no environment variable can
 * forge it.
 */
const POST =
  "// The post step: src/index.ts sees that this file was started.\nrequire('./index.js')\n"

const target = process.argv[2] ?? 'dist'
const folder = mkdtempSync('lib/bundle-')
try {
  const built = join(folder, 'dist')
  mkdirSync(built)
  const files = await bundle(resolve('lib/src/index.js'))
  for (const { fileName, code } of files) writeFileSync(join(built, fileName), code)
  const bytes = files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0)
  writeFileSync(join(built, 'package.json'), '{ "type": "commonjs" }\n')
  writeFileSync(join(built, 'post.js'), POST)
  writeFileSync(join(built, 'licenses.txt'), licenses(files.flatMap(({ moduleIds }) => moduleIds)))
  if (existsSync(target)) renameSync(target, join(folder, 'before'))
  renameSync(built, target)
  console.log(contents(files))
  console.log(`${target}/: ${files.length} files of code, ${(bytes / 1000).toFixed(1)} kB`)
} finally {
  rmSync(folder, { recursive: true })
}
