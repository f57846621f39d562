/** Matches the changed files of a pull request with a map. Pure. */
import type { ChangedFile } from '../github/pull-files.js'
import { nextTurn } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { relativePath } from '../shared/path-patterns.js'
import type { TargetsMap } from './map.js'
import { compileMap } from './map-index.js'
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
function pathsOf({ path, previousPath }: ChangedFile): readonly string[] {
  if (previousPath === undefined || previousPath === path) return [path]
  return [previousPath, path]
}

/** Files that are matched at once: a few milliseconds of work. */
const FILES_PER_TURN = 1000

/**
 * Finds the targets of changed files. Each name of a renamed file adds its targets, and each name that
 * no entry matches is unmatched. A cancelled run can write its outputs meanwhile.
 */
export async function matchFiles(
  map: TargetsMap,
  files: readonly ChangedFile[],
  deadline: Deadline,
): Promise<MapMatch> {
  const entriesOf = compileMap(map)
  const filesOf = new Map(map.map(({ target }): [string, ChangedFile[]] => [target, []]))
  const unmatched = new Set<string>()
  for (const [index, file] of files.entries()) {
    if (index % FILES_PER_TURN === 0) {
      await nextTurn()
      deadline.throwIfOver()
    }
    for (const name of pathsOf(file)) {
      const entries = entriesOf(name)
      if (entries.length === 0) unmatched.add(name)
      for (const { target } of entries) {
        const ofTarget = filesOf.get(target)
        // Both names of a renamed file may match.
        if (ofTarget?.at(-1) !== file) ofTarget?.push(file)
      }
    }
  }
  const everything = filesOf.get(ALL) ?? []
  filesOf.delete(ALL)
  return {
    targets: new Map([...filesOf].filter(([, ofTarget]) => ofTarget.length > 0)),
    everything,
    unmatched: [...unmatched],
  }
}

/** Returns the changed file that decides over the map, if one of the names is changed. */
export const changedName = (
  files: readonly ChangedFile[],
  names: readonly string[],
): string | undefined => {
  const watched = new Set(names.map(relativePath))
  const isWatched = (name: string) => watched.has(relativePath(name))
  const changed = files.find((file) => pathsOf(file).some(isWatched))
  return changed && pathsOf(changed).find(isWatched)
}
