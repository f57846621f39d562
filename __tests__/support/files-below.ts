import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The text of each file in a folder and the folders in it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : readFileSync(path, 'utf8')
  })
