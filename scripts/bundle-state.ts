// Prints one line if dist/ is older than the sources. `npm run package` notes what it bundled, and
// git answers for a clone in which it has not run yet. Comparing takes milliseconds, bundling seconds.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NOTE = 'lib/bundled.txt'

/** Notes that dist/ was built from the current sources. */
export function noteBundle(): void {
  writeFileSync(NOTE, digests())
}

function isStale(): boolean {
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === digests()) return false
  try {
    const [built = ''] = git('log', '-1', '--format=%H', '--', 'dist')
    return git('diff', '--name-only', built, '--', 'src', 'shims', 'package-lock.json').length > 0
  } catch {
    // Without git there is no answer, and the end-to-end tests find what matters.
    return false
  }
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/** Digests of the bundler's input and of its output. */
const digests = () => `${digest('lib/src', ['package-lock.json'])} ${digest('dist')}`

function digest(folder: string, others: readonly string[] = []): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names.filter((name) => /\.(?:c?js|txt|json)$/.test(name)).sort()
  const hash = createHash('sha256')
  for (const path of [...others, ...paths.map((name) => join(folder, name))])
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url) && isStale())
  console.log('dist/ is older than src/. The end-to-end tests run dist/: `npm run package`.')
