import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
let built: Promise<string> | undefined

/**
 * Returns the folder of a bundle of the compiled sources, and builds it if no test has yet. Its name is
 * a digest of the sources: it is built once for each change, and several terminals don't disturb
 * each other. Whether the committed dist/ is the same is checked by CI.
 */
export async function bundle(): Promise<string> {
  built ??= build()
  return built
}

async function build(): Promise<string> {
  const folder = join(
    'lib',
    'bundles',
    digestOf(['lib/src', 'lib/scripts/package', 'shims'], ['package-lock.json']),
  )
  if (existsSync(folder)) return folder
  mkdirSync('lib/bundles', { recursive: true })
  try {
    await run(process.execPath, ['lib/scripts/package.js', folder])
  } catch (error) {
    // Another process may have finished the same bundle first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** A digest of the files that the bundler reads. */
function digestOf(folders: readonly string[], files: readonly string[]): string {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:c?js|json)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const hash = createHash('sha256')
  for (const path of [...files, ...inFolders.sort()]) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
