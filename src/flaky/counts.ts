import { type ListedTest, NO_FILE, NO_OWNER, ownersOf } from './test.js'

/** Values of the input `group-by`. */
export const GROUPINGS = ['none', 'code-owner', 'file'] as const
/** One of {@link GROUPINGS}. */
export type Grouping = (typeof GROUPINGS)[number]

/** Numbers of tests. */
export interface Counts {
  readonly total: number
  readonly flaky: number
  readonly broken: number
  readonly quarantined: number
}

/** Tests of one owner or file. A test with two owners counts under both. */
export interface Group extends Counts {
  /** The owner or file, {@link NO_OWNER} or {@link NO_FILE}; empty for the one group of `none`. */
  readonly name: string
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

const nothing = (): Mutable<Counts> => ({ total: 0, flaky: 0, broken: 0, quarantined: 0 })

const fileOf = (test: ListedTest): string => test.file_path || NO_FILE

/** Names of the groups that a test belongs to, at least one; see {@link Group}. */
export function groupsOf(test: ListedTest, grouping: Grouping): readonly string[] {
  switch (grouping) {
    case 'none':
      return ['']
    case 'code-owner':
      return ownersOf(test)
    case 'file':
      return [fileOf(test)]
  }
}

/** Counts tests as they arrive. */
export class TestCounts {
  readonly #all = nothing()
  readonly #owners = new Map<string, Mutable<Counts>>()
  readonly #files = new Map<string, Mutable<Counts>>()
  readonly #grouping: Grouping

  constructor(grouping: Grouping) {
    this.#grouping = grouping
  }

  add(test: ListedTest): void {
    count(this.#all, test)
    for (const owner of ownersOf(test)) count(entry(this.#owners, owner), test)
    // There can be as many files as tests, so they are counted only where they are shown.
    if (this.#grouping === 'file') count(entry(this.#files, fileOf(test)), test)
  }

  get all(): Counts {
    return this.#all
  }

  /** Largest first, {@link NO_OWNER} last. */
  get owners(): readonly Group[] {
    return ordered(this.#owners, NO_OWNER)
  }

  /** The groups that the report shows; largest first, those without a name last. */
  get groups(): readonly Group[] {
    if (this.#grouping === 'file') return ordered(this.#files, NO_FILE)
    return this.#grouping === 'code-owner' ? this.owners : [{ name: '', ...this.#all }]
  }
}

function count(counts: Mutable<Counts>, test: ListedTest): void {
  counts.total++
  counts[test.status.value]++
  if (test.quarantined === true) counts.quarantined++
}

function entry(groups: Map<string, Mutable<Counts>>, name: string): Mutable<Counts> {
  const found = groups.get(name)
  if (found !== undefined) return found
  const made = nothing()
  groups.set(name, made)
  return made
}

function ordered(groups: ReadonlyMap<string, Counts>, last: string): Group[] {
  return [...groups]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort(
      (a, b) =>
        Number(a.name === last) - Number(b.name === last) ||
        b.total - a.total ||
        (a.name < b.name ? -1 : 1),
    )
}
