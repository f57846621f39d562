import { type ListedTest, NO_FILE, NO_OWNER, ownersOf } from './unhealthy-test.js'

export const GROUPINGS = ['none', 'code-owner', 'file'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Numbers of tests. */
export interface FlakyCounts {
  readonly total: number
  readonly flaky: number
  readonly broken: number
  readonly quarantined: number
}

/** Tests of one owner or file. A test with two owners counts under both. */
export interface FlakyGroup extends FlakyCounts {
  /** The owner or file, {@link NO_OWNER} or {@link NO_FILE}; empty for the one group of `none`. */
  readonly name: string
}

type Tally = { -readonly [Key in keyof FlakyGroup]: FlakyGroup[Key] }

const fileOf = (test: ListedTest): string => test.file_path || NO_FILE

/** The key of a group with this name. Owners have one key in any case of their letters. */
export const groupKey = (name: string, grouping: Grouping): string =>
  grouping === 'code-owner' ? name.toLowerCase() : name

/** Keys of the groups that a test belongs to, at least one; see {@link groupKey}. */
export function groupKeysOf(test: ListedTest, grouping: Grouping): readonly string[] {
  if (grouping === 'none') return ['']
  if (grouping === 'file') return [fileOf(test)]
  return ownersOf(test).map((owner) => groupKey(owner, grouping))
}

/** Counts tests in total, by owner and by file while pages arrive, so that no page has to be kept. */
export class TestCounts {
  readonly #all: Tally = { name: '', ...NO_TESTS }
  readonly #owners = new Map<string, Tally>()
  readonly #files = new Map<string, Tally>()
  readonly #newByGroup = new Map<string, number>()
  readonly #grouping: Grouping

  constructor(grouping: Grouping) {
    this.#grouping = grouping
  }

  add(test: ListedTest, isNew = false): void {
    addToCounts(this.#all, test)
    for (const owner of ownersOf(test))
      countIn(this.#owners, owner, test, groupKey(owner, 'code-owner'))
    // There can be as many files as tests, so they are counted only if they are shown.
    if (this.#grouping === 'file') countIn(this.#files, fileOf(test), test)
    if (!isNew) return
    for (const key of groupKeysOf(test, this.#grouping))
      this.#newByGroup.set(key, (this.#newByGroup.get(key) ?? 0) + 1)
  }

  /** The counts of all tests, of the owners, and of the report's groups; unnamed groups are last. */
  result() {
    const { name: _, ...counts } = this.#all
    const owners = ordered(this.#owners, NO_OWNER)
    const files = ordered(this.#files, NO_FILE)
    const groups = { none: [this.#all], 'code-owner': owners, file: files }
    return { counts, owners, groups: groups[this.#grouping], newByGroup: this.#newByGroup }
  }
}

const NO_TESTS: FlakyCounts = { total: 0, flaky: 0, broken: 0, quarantined: 0 }

function addToCounts(counts: Tally, test: ListedTest): void {
  counts.total++
  counts[test.status.value]++
  if (test.quarantined === true) counts.quarantined++
}

/** @param key by default the name */
function countIn(groups: Map<string, Tally>, name: string, test: ListedTest, key = name): void {
  const group = groups.get(key) ?? { name, ...NO_TESTS }
  groups.set(key, group)
  addToCounts(group, test)
}

/** Largest first, `last` last. */
const ordered = (groups: ReadonlyMap<string, FlakyGroup>, last: string): readonly FlakyGroup[] =>
  [...groups.values()].sort(
    (a, b) =>
      Number(a.name === last) - Number(b.name === last) ||
      b.total - a.total ||
      (a.name < b.name ? -1 : 1),
  )
