import fc from 'fast-check'
import { flakyComment } from '../../src/flaky/comment.js'
import { flakyContents } from '../../src/flaky/contents.js'
import type { FlakyReport } from '../../src/flaky/report.js'
import { parseCondition } from '../../src/metrics/conditions.js'
import { evaluateCondition } from '../../src/metrics/evaluate.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { metricsReport } from '../../src/metrics/report.js'
import { reportComment, reportSummary } from '../../src/pull-request/report.js'
import { queueReport } from '../../src/queue/report.js'
import type { Report } from '../../src/reports/report.js'
import { Queue } from '../../src/service/schemas.js'
import { queueRef } from '../../src/shared/references.js'
import { hostileReport } from '../flaky/reports.js'
import { workflowEvent } from '../support/events.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { summaryOf } from '../support/written.js'
import { inspect, LINKED_BY_GITHUB, RENDERERS } from './gfm.js'
import { hostileAddress, hostileText } from './hostile.js'

/** Elements that reports are made of. */
const OURS = [
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'p',
  'h3',
  'h4',
  'strong',
  'br',
  'sub',
  'span',
  'ul',
  'li',
  'a',
  'code',
  'pre',
  'details',
  'summary',
]

/** Draws what others write. */
interface Hostile {
  readonly text: () => string
  readonly address: () => string
  readonly unhealthyTests: () => FlakyReport
}

const repository = { host: 'github.com', owner: 'octo-org', name: 'orion' }

function queue({ text }: Hostile) {
  const pullRequest = (prNumber: number) => ({
    prNumber,
    state: `x${text()}`,
    prTitle: text(),
    prAuthor: text(),
    priorityName: text(),
    stateChangedAt: text(),
    skipTheLine: true,
    noBatch: true,
  })
  const shown = Queue.parse({
    state: 'running',
    mergeMethod: text(),
    requiredStatuses: [text(), text()],
    enqueuedPullRequests: [pullRequest(1), pullRequest(2)],
  })
  const clock = new VirtualClock()
  const ref = queueRef(repository, `x${text()}`)
  const event = workflowEvent('push', {})
  return queueReport({ clock, event }, ref, shown, 'good', 'is running')
}

function metrics({ text }: Hostile) {
  const value = () => `"${text().replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
  const bucket = (le: string, label: string) => `h_bucket{b=${label},le="${le}"} 2\n`
  const label = value()
  const families = parseExposition(
    `depth{b=${value()}} 21\n# TYPE h histogram\n${bucket('1', label)}${bucket('+Inf', label)}`,
  )
  const conditions = ['depth > 20', 'depth > 30', 'p50(h) > 0', 'p50(h) > 2'].map(parseCondition)
  return metricsReport(
    families,
    conditions.flatMap((one) => ('problem' in one ? [] : evaluateCondition(one, families))),
    undefined,
  )
}

/** Each kind of reason with a page of its own, and others. */
const KINDS = [
  'queue-reason',
  'permission-missing',
  'closed',
  'base-changed',
  'head-moved',
  'check-failed',
  'check-missing',
  'conflict',
] as const

const pullRequest = ({ text, address }: Hostile) => ({
  status: 'bad' as const,
  headline: text(),
  reasons: KINDS.map((kind) => {
    return { kind, text: text(), url: address(), remedy: text() }
  }),
  why: [text()],
  timeline: ['TESTING', text()].map((state) => {
    return { state, since: '2026-09-17T10:00:00.000Z', seconds: 60 }
  }),
  facts: [[text(), text()]] as const,
  remedy: text(),
  pullRequestUrl: address(),
})

const asMarkdown = (report: string | Report): string =>
  typeof report === 'string' ? report : summaryOf(report)

const REPORTS: Readonly<Record<string, (hostile: Hostile) => string | Report>> = {
  'of a queue': queue,
  'of metrics': metrics,
  'of a pull request': (hostile) => reportSummary(pullRequest(hostile)),
  'of unhealthy tests': (hostile) => flakyContents(hostile.unhealthyTests()),
  'of unhealthy tests in a comment': (hostile) => {
    const place = {
      mentionOwners: false,
      changedFiles: undefined,
      runUrl: hostile.address(),
      now: 0,
    }
    return flakyComment(hostile.unhealthyTests(), place)
  },
  'in a comment': (hostile) => reportComment(pullRequest(hostile), hostile.address(), 0),
}

describe.each(RENDERERS)('as $name renders it', ({ render }) => {
  test.each(Object.entries(REPORTS))(
    'a report %s has nothing that others wrote but text',
    (_, report) => {
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          const hostile = {
            text: () => draw(hostileText),
            address: () => draw(hostileAddress),
            unhealthyTests: () => draw(hostileReport, 4),
          }
          const { elements, others, searched } = inspect(render(asMarkdown(report(hostile))))
          expect(others).toEqual([])
          expect(elements.filter(({ tag }) => !OURS.includes(tag))).toEqual([])
          const of = (name: string) => elements.filter(({ tag }) => tag === name)
          for (const { text } of of('span')) expect(text).toMatch(/^[$@]$/)
          for (const { attributes } of of('a'))
            expect(attributes['href']).toMatch(/^https?:\/\/[^"<>\s]+$/)
          for (const found of searched) expect(found).not.toMatch(LINKED_BY_GITHUB)
        }),
        { numRuns: cases(60) },
      )
    },
  )
})
