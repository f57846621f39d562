import type { RichTextSection } from '@slack/types'
import { visible } from '../reports/markdown.js'
import * as slack from '../reports/slack.js'
import { repositoryName } from '../shared/references.js'
import { formatCount, truncate } from '../shared/text.js'
import type { Figures } from './figures.js'
import type { HistoryReport } from './report.js'
import { failedWords, historyVerdict, reasonName, spokenDuration } from './words.js'

/** The message points to the report, so it lists only as many rows as people read at a glance. */
const MAX_SLACK_ROWS = 5

/** The message: the verdict, the main numbers, why pull requests left, the slowest, and links. */
export function historySlack(report: HistoryReport, runUrl: string): slack.Payload {
  const { ref, repositoryPage, json } = report
  const where = `${repositoryName(ref.repository)} ${ref.targetBranch}`
  const { reasons = [], slowest = [] } = json.current
  return slack.message(`${where}: ${historyVerdict(report)}`, [
    {
      type: 'section',
      fields: historyNumbers(json.current, json.previous).map(([name, value]) => ({
        type: 'mrkdwn',
        text: `*${name}*\n${value}`,
      })),
    },
    ...slack.bulletList('Why pull requests left', reasons.slice(0, MAX_SLACK_ROWS).map(reasonRow)),
    ...slack.bulletList(
      'The slowest merges',
      slowest.slice(0, MAX_SLACK_ROWS).map((row) => slowRow(row, repositoryPage)),
    ),
    ...slack.bulletList('Incomplete', json.missing.slice(0, MAX_SLACK_ROWS).map(plainRow)),
    ...slack.footer([
      ['Report of the run', runUrl],
      ['Repository', repositoryPage],
    ]),
  ])
}

/** The text of a field for one period; `undefined` if it is unknown. */
type FieldText = (figures: Figures) => string | undefined

const FIELDS: Readonly<Record<string, FieldText>> = {
  Merged: ({ merged }) => formatCount(merged),
  Failed: failedWords,
  Cancelled: ({ cancelled }) => (cancelled === undefined ? undefined : formatCount(cancelled)),
  'Half within': ({ timeInQueue }) => timeInQueue && spokenDuration(timeInQueue.p50),
  '95 % within': ({ timeInQueue }) => timeInQueue && spokenDuration(timeInQueue.p95),
}

function historyNumbers(current: Figures, previous: Figures | undefined): readonly string[][] {
  return Object.entries(FIELDS).flatMap(([name, textOf]) => {
    const now = textOf(current)
    const before = previous && textOf(previous)
    if (now === undefined) return []
    if (before === undefined) return [[name, now]]
    return [[name, `${now}, before ${before}`]]
  })
}

function reasonRow({ reason, count }: { readonly reason: string; readonly count: number }) {
  return plainRow(`${reasonName(reason)}: ${formatCount(count)}`)
}

function slowRow(
  {
    number,
    title,
    seconds,
  }: { readonly number: number; readonly title: string; readonly seconds: number },
  repositoryPage: string,
): RichTextSection {
  const name = truncate(visible(`#${number} ${title}`), 120)
  return slack.section([
    slack.linkElement(name, `${repositoryPage}/pull/${number}`),
    { type: 'text', text: ` — ${spokenDuration(seconds)}` },
  ])
}

const plainRow = (sentence: string): RichTextSection =>
  slack.section([{ type: 'text', text: truncate(visible(sentence), 300) }])
