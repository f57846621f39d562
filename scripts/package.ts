// Builds dist/ in a folder of its own, and puts it in place when it is whole: a test in another
// terminal never meets half a bundle.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { licenses } from './package/licenses.js'
import { checkOnDemand, trim } from './package/trim.js'

/**
 * The file that action.yml names for the end of a job. Step and post step are one bundle,
 * distinguished by the name of the started file: unlike a saved state, no environment variable can
 * forge it.
 */
const POST =
  "// The post step: src/index.ts sees that this file was started.\nimport './index.js'\n"

const folder = mkdtempSync('lib/bundle-')
try {
  const built = join(folder, 'dist')
  const statistics = join(folder, 'statistics.json')
  const ncc = ['build', 'lib/src/index.js', '--out', built, '--no-cache', '--stats-out', statistics]
  execFileSync('node_modules/.bin/ncc', ncc, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const files = readdirSync(built).filter((name) => name.endsWith('.js'))
  for (const name of files) await trim(join(built, name))
  checkOnDemand(files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n'))
  writeFileSync(join(built, 'post.js'), POST)
  writeFileSync(join(built, 'licenses.txt'), licenses(statistics))
  if (existsSync('dist')) renameSync('dist', join(folder, 'before'))
  renameSync(built, 'dist')
} finally {
  rmSync(folder, { recursive: true })
}
