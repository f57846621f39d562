/** Matches the changed files of a pull request with a map. Pure. */
import type { ChangedFile } from '../github/commits.js'
import { relativePath } from '../shared/path-patterns.js'
import { compileMap, type TargetsMap } from './map.js'
import { ALL } from './target-set.js'

/** The targets of changed files, and what the map does not cover. */
export interface MapMatch {
  /** The impacted targets in the order of the map, each with the files that impact it. */
  readonly targets: ReadonlyMap<string, readonly ChangedFile[]>
  /** Files that match a pattern of `ALL`. */
  readonly everything: readonly ChangedFile[]
  /** Names of files that no entry matches. */
  readonly unmatched: readonly string[]
}

/** Both names of a renamed file, or the only one. */
export function pathsOf({ path, previousPath }: ChangedFile): readonly string[] {
  if (previousPath === undefined || previousPath === path) return [path]
  return [previousPath, path]
}

/**
 * Finds the targets of changed files. Each name of a renamed file adds its targets, and each name that
 * no entry matches is unmatched.
 */
export function matchFiles(map: TargetsMap, files: readonly ChangedFile[]): MapMatch {
  const entriesOf = compileMap(map)
  const filesOf = new Map(map.map(({ target }) => [target, new Set<ChangedFile>()]))
  const unmatched = new Set<string>()
  for (const file of files)
    for (const name of pathsOf(file)) {
      const entries = entriesOf(name)
      if (entries.length === 0) unmatched.add(name)
      for (const { target } of entries) filesOf.get(target)?.add(file)
    }
  const impacted = [...filesOf].filter(([, ofTarget]) => ofTarget.size > 0)
  return {
    targets: new Map(
      impacted
        .filter(([target]) => target !== ALL)
        .map(([target, ofTarget]) => [target, [...ofTarget]]),
    ),
    everything: [...(filesOf.get(ALL) ?? [])],
    unmatched: [...unmatched],
  }
}

/** Returns the changed file that decides over the map, if one of the names is changed. */
export const changedName = (
  files: readonly ChangedFile[],
  names: readonly string[],
): string | undefined => {
  const watched = new Set(names.map(relativePath))
  return files.flatMap(pathsOf).find((name) => watched.has(relativePath(name)))
}
