import type { KnownBlock, RichTextBlock, RichTextSection } from '@slack/types'
import { visible } from '../reports/markdown.js'
import * as slack from '../reports/slack.js'
import { repositoryName } from '../shared/references.js'
import { formatCount, pluralize, truncate } from '../shared/text.js'
import {
  countHeadline,
  doubtTexts,
  type FlakyReport,
  filtersOf,
  flakyRemedy,
  rowsBefore,
} from './report.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

/** The message points to the report, so it lists only as many tests as people read at a glance. */
const MAX_SLACK_TESTS = 10

/**
 * The message: the repository and what is new, counts, the next step, the worst tests, and links.
 * Text from outside appears only in rich text elements, which Slack shows literally, so it can
 * neither mention nor link.
 */
export function flakySlack(report: FlakyReport, runUrl: string): slack.Payload {
  const { counts, change, doubts, exceeded, repository, repositoryPage } = report
  const name = repositoryName(repository)
  const newTests = change?.newRows ?? []
  const otherTests = rowsBefore(report)
  const news = countHeadline(report).replaceAll('`', '').replace(/^N/, 'n')
  const filters = filtersOf(report, (pattern) => truncate(visible(pattern), SLACK_PATTERN_LENGTH))
  let headline = `${name}: ${news}${filters}`
  const limits = exceeded.map(({ input, allowed }) => `${input} allows ${formatCount(allowed)}`)
  if (limits.length > 0) headline += `; ${limits.join(', ')}`

  const blocks: KnownBlock[] = slack.bulletList('', doubtTexts(report).map(doubtLine))
  if (counts.total > 0 || doubts.length === 0) blocks.push(numbersSection(report))
  blocks.push(...slack.nextParagraph(flakyRemedy(report)))
  blocks.push(...testList('New since the baseline', newTests, change?.new ?? 0))
  const firstOthers = otherTests.slice(0, Math.max(0, MAX_SLACK_TESTS - newTests.length))
  if (change === undefined) blocks.push(...testList('Tests', firstOthers, counts.total))
  else blocks.push(...testList('Others', firstOthers, change.still))
  const footer = slack.footer([
    ['Report of the run', runUrl],
    ['Repository', repositoryPage],
  ])
  return slack.message(headline, [...blocks, ...footer])
}

/** Longest pattern in the headline, in characters. */
const SLACK_PATTERN_LENGTH = 40

const doubtLine = (text: string): RichTextSection =>
  slack.section([{ type: 'text', text: truncate(visible(text.replaceAll('`', '')), 300) }])

const numbersSection = (report: FlakyReport): KnownBlock => ({
  type: 'section',
  fields: flakyNumbers(report).map(([name, value]) => ({
    type: 'mrkdwn',
    text: `*${name}*\n${value}`,
  })),
})

/** The counts of the statuses that were asked for, of quarantined tests, and of changes. */
function flakyNumbers({ counts, change, status }: FlakyReport): (readonly [string, string])[] {
  const { flaky, broken, quarantined } = counts
  return Object.entries({
    ...(status !== 'broken' && { Flaky: flaky }),
    ...(status !== 'flaky' && { Broken: broken }),
    Quarantined: quarantined,
    ...(change && { New: change.new, Resolved: change.resolved }),
  }).map(([name, value]) => [name, value === undefined ? 'unknown' : formatCount(value)])
}

function testList(title: string, rows: readonly ListedTest[], total: number): RichTextBlock[] {
  const bullets = rows.slice(0, MAX_SLACK_TESTS).map(testBullet)
  if (bullets.length < total)
    return slack.bulletList(`${title} (${bullets.length} of ${total})`, bullets)
  return slack.bulletList(`${title} (${total})`, bullets)
}

function testBullet(test: ListedTest): RichTextSection {
  const name = truncate(visible(test.name), 120) || '(no name)'
  const owners = ownersOf(test).filter((owner) => owner !== NO_OWNER)
  const facts: string[] = []
  if (test.status.value === 'broken') facts.push('broken')
  facts.push(`${pluralize(impactOf(test), 'pull request')} in 7 days`)
  if (test.quarantined === true) facts.push('quarantined')
  const ownerNames = truncate(visible(owners.join(', ')), 80)
  if (ownerNames !== '') facts.push(ownerNames)
  return slack.section([
    slack.linkElement(name, test.html_url),
    { type: 'text', text: ` — ${facts.join(', ')}` },
  ])
}
