// Removes what the compiler wrote for sources that are gone, so that no deleted test runs on. It
// leaves everything else alone: another terminal may be using it.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

for (const path of readdirSync('lib', { recursive: true, encoding: 'utf8' })) {
  const source = path.replace(/\.js(\.map)?$/, '.ts')
  if (source !== path && !path.startsWith('bundle') && !existsSync(source))
    rmSync(join('lib', path), { force: true })
}
