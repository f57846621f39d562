import { readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileGlobs } from '../shared/globs.js'

/** Entries of folders that one search may look at: several times a large repository. */
const MAX_ENTRIES = 500_000

/** The folder before the first part of a glob with a special character; `.` if the first part has one. */
export function folderOf(glob: string): string {
  const folder = /^(?:[^*?[\]{}\\/]*\/)*/.exec(glob)?.[0] ?? ''
  if (folder === '' || folder === '/') return folder || '.'
  return folder.slice(0, -1)
}

/**
 * The paths of files and links that match a glob, sorted. A linked folder below {@link folderOf} is
 * not entered, so that a search ends and does not lead elsewhere.
 * @throws {RangeError} there is too much to look at
 */
export function findFiles(root: string, glob: string, ignoreCase = false): readonly string[] {
  const folder = folderOf(glob)
  if (!statSync(resolve(root, folder), { throwIfNoEntry: false })?.isDirectory()) return []
  const prefix = folder === '.' && !glob.startsWith('./') ? '' : `${folder.replace(/\/$/, '')}/`
  const rest = glob.slice(prefix.length)
  const matches = compileGlobs([rest], 'path', ignoreCase)
  const depth = rest.includes('**') ? Number.POSITIVE_INFINITY : rest.split('/').length
  const paths: string[] = []
  const folders = ['']
  let entries = 0
  // The loop also visits the folders that it appends.
  for (const inner of folders) {
    const level = inner.split('/').length
    for (const entry of readdirSync(resolve(root, folder, inner), { withFileTypes: true })) {
      if (++entries > MAX_ENTRIES) throw new RangeError(`more than ${MAX_ENTRIES} entries`)
      const path = `${inner}${entry.name}`
      if (!entry.isDirectory()) {
        if (matches(path)) paths.push(`${prefix}${path}`)
      } else if (level < depth) folders.push(`${path}/`)
    }
  }
  return paths.sort()
}
