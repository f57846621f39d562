// Prints one line if dist/ is older than the sources. `npm run package` notes what it bundled, and
// git answers for a clone in which it has not run yet. Comparing takes milliseconds, bundling seconds.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NOTE = 'lib/bundled.txt'
const LOCK = 'package-lock.json'

/** Notes that dist/ was built from the current sources. */
export function noteBundle(root = '.'): void {
  writeFileSync(join(root, NOTE), digests(root))
}

/** Returns whether dist/ was built from other sources. Call it after the compiler. */
export function isStale(root = '.'): boolean {
  if (!existsSync(join(root, 'dist'))) return true
  const note = join(root, NOTE)
  if (existsSync(note) && readFileSync(note, 'utf8') === digests(root)) return false
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    // Nothing but the note shows what an uncommitted bundle was built from.
    if (git('status', '--porcelain', '--', 'dist') !== '') return true
    const built = git('log', '-1', '--format=%H', '--', 'dist').trim()
    return git('diff', '--name-only', built, '--', 'src', 'shims', LOCK) !== ''
  } catch {
    // Without git there is no answer, and the end-to-end tests find what matters.
    return false
  }
}

/** Digests of the bundler's input and of its output. */
const digests = (root: string) =>
  [digest(root, 'lib/src'), digest(root, 'shims'), digest(root, 'dist')].join(' ')

function digest(root: string, folder: string): string {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const paths = names.filter((name) => /\.(?:c?js|txt|json)$/.test(name)).sort()
  const hash = createHash('sha256')
  for (const path of [LOCK, ...paths.map((name) => join(folder, name))])
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url) && isStale())
  console.log(
    'dist/ is older than src/, and the end-to-end tests run dist/. Run `npm run package`.',
  )
