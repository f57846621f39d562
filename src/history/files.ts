import { csvRow, neutralizeFormula } from '../shared/csv.js'
import { redact } from '../shared/redact.js'
import { jsonText, oneLineTexts } from '../step/output-text.js'
import type { Episode } from './episodes.js'
import { inQueueMs, wholeSeconds } from './figures.js'
import { type HistoryReport, isoTime } from './report.js'

/** The output `report` as a file. */
export const reportJson = ({ json }: HistoryReport): string =>
  `${jsonText(json, 2, oneLineTexts)}\n`

const secondsOf = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : wholeSeconds(ms)
const isoTimeIfKnown = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : isoTime(at)

/** One row per stay in the queue. */
const EPISODE_COLUMNS: Readonly<Record<string, (episode: Episode) => unknown>> = {
  number: (episode) => episode.number,
  title: (episode) => episode.title,
  start: (episode) => isoTimeIfKnown(episode.startedAt),
  end: (episode) => isoTimeIfKnown(episode.endedAt),
  outcome: (episode) => episode.end,
  seconds: (episode) => secondsOf(inQueueMs(episode)),
  waitingSeconds: (episode) => secondsOf(episode.waitingMs),
  testingSeconds: (episode) => secondsOf(episode.testingMs),
  runs: (episode) => episode.runs,
  reason: (episode) => episode.reason,
  checks: (episode) => episode.checks.join('; '),
}

/** CSV with a header row. A value that is not known is an empty cell. */
export const reportCsv = ({ episodes }: HistoryReport): string =>
  [
    csvRow(Object.keys(EPISODE_COLUMNS)),
    ...episodes.map((episode) =>
      csvRow(Object.values(EPISODE_COLUMNS).map((column) => cellOf(column(episode)))),
    ),
  ].join('')

const cellOf = (value: unknown): string =>
  typeof value === 'string' ? neutralizeFormula(redact(value)) : String(value ?? '')
