/** How a report shows one test: its name with a mark, and small print below. */
import {
  code,
  joined,
  type Line,
  link,
  mention,
  own,
  type Span,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import { MARKS } from '../reports/report.js'
import { parseTime } from '../shared/clock.js'
import { redact } from '../shared/redact.js'
import { truncate } from '../shared/text.js'
import type { Grouping } from './counts.js'
import { type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

/** Longest name of a test: one line at the width of a summary. */
const NAME_LENGTH = 64
/** Longest path that is shown whole, in characters. */
const PATH_LENGTH = 48
/** Longest text in small print, in characters. */
const CELL_LENGTH = 200

/** The mark of a new test, whose small print says whether it is flaky or broken. */
export const NEW_MARK = '🆕'

/** How a report shows its tests. */
export interface TestStyle {
  /** The small print does not repeat what a group's heading has. */
  readonly grouping: Grouping
  readonly mentionOwners: boolean
  /** Replaces the mark of each test. */
  readonly mark?: string
}

/** The name of a test, and its status, file, owners, ticket and `more` in small print below. */
export function testCell(
  test: ListedTest,
  { grouping, mentionOwners, mark }: TestStyle,
  more: readonly Words[] = [],
): Line {
  const { name, variant, quarantined, status } = test
  const isBroken = status.value === 'broken'
  const facts: Words[] = []
  if (isBroken) facts.push('broken')
  else if (mark === NEW_MARK) facts.push('flaky')
  if (quarantined === true) facts.push('quarantined')
  if (grouping !== 'file') facts.push(fileCell(test))
  if (grouping !== 'code-owner') facts.push(ownersCell(test, mentionOwners))
  facts.push(ticketCell(test), ...more)
  const sign = own(`${mark ?? (isBroken ? MARKS.bad : MARKS.warning)}\u00a0`)
  const label = { ...link(truncate(name, NAME_LENGTH), test.html_url), isLong: true }
  const suffix = variant ? words` ${code(truncate(variant, 60))}` : []
  return withSmallPrint([sign, label, ...suffix], facts)
}

/** The day in UTC since which a test is unhealthy. An age would change the report every day. */
export function dayOfStatus({ status }: ListedTest): Line {
  const time = parseTime(status.timestamp)
  if (time === undefined) return []
  // These hyphens don't break the line.
  return [own(new Date(time).toISOString().slice(0, 10).replaceAll('-', '\u2011'))]
}

const ownersCell = (test: ListedTest, mentionOwners: boolean): Line =>
  joined(
    ownersOf(test)
      .filter((name) => name !== NO_OWNER)
      .slice(0, 5)
      .map((name) => shownOwner(name, mentionOwners)),
    ' ',
  )

function fileCell({ file_path: path, repository }: ListedTest): Line {
  if (!path) return []
  const page = repository?.html_url?.replace(/\/+$/, '')
  const safePath = redact(path)
  // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it.
  const segments = safePath
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
  const address = page && `${page}/blob/HEAD/${segments.join('/')}`
  return [{ ...link(shortPath(safePath), address), isLong: true }]
}

/** Shortens a long path to its end, because a row of the table has one line of small print. */
function shortPath(path: string): string {
  if (path.length <= PATH_LENGTH) return path
  const slash = path.indexOf('/', path.length - PATH_LENGTH)
  if (slash === -1) return truncate(path, CELL_LENGTH)
  return `…${path.slice(slash)}`
}

function ticketCell({ ticket }: ListedTest): Line {
  const address = ticket?.html_url
  if (!address) return []
  const [path = ''] = redact(address).split(/[?#]/, 1)
  const last = path.split('/').filter(Boolean).at(-1) ?? address
  return [link(truncate(last, 40), address)]
}

/** Names that GitHub would notify: `@user` and `@organization/team`. */
const OWNER_MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i

/** The name of an owner. @param mentionOwners whether GitHub notifies the owner */
export function shownOwner(name: string, mentionOwners: boolean): Span {
  if (mentionOwners && OWNER_MENTION.test(name)) return mention(name)
  return code(truncate(name, 100))
}
