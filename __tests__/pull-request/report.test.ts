/** What people read about a pull request in the queue. */

import type { Phase } from '../../src/pull-request/readings.js'
import type { Reason } from '../../src/pull-request/reasons/reasons.js'
import {
  type PullRequestReport,
  reportFailure,
  reportMessage,
  reportComment as reportOfComment,
  reportSummary as reportOfSummary,
} from '../../src/pull-request/report.js'
import { submissionReport } from '../../src/pull-request/report-submission.js'
import type { Submitted } from '../../src/pull-request/writes.js'
import { slackMessage } from '../../src/reports/slack.js'
import { pullRequestRef } from '../../src/shared/references.js'
import type { Context } from '../../src/step/context.js'
import { describe, expect, test } from '../support/jest.js'
import { summaryOf } from '../support/written.js'

const report = (more: Partial<PullRequestReport> = {}): PullRequestReport => ({
  status: 'good',
  headline: '#12 is merged into `main`',
  ...more,
})
const reason = (kind: Reason['kind'], text: string, url?: string): Reason => ({ kind, text, url })
const reportSummary = (one: PullRequestReport): string => summaryOf(reportOfSummary(one))
const RUN = 'https://github.com/octo-org/orion/actions/runs/1'
const NOW = Date.parse('2026-09-17T10:16:30.000Z')
const reportComment = (one: PullRequestReport) => summaryOf(reportOfComment(one, RUN, NOW))
function slackOf(one: PullRequestReport) {
  const message = reportMessage(one, 'octo-org/orion', RUN)
  return slackMessage(message.report, message)
}
const REF = pullRequestRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main', 12)
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => reason('check-failed', `Check \`c${index}\` failed`))

describe('reasons', () => {
  test('are ten at most, and the rest are counted', () => {
    const all = reportSummary(report({ reasons: many(10) }))
    expect(all.match(/^- /gm)).toHaveLength(10)
    expect(all).not.toContain(' more; ')
    const cut = reportSummary(report({ reasons: many(11) }))
    expect(cut.match(/^- /gm)).toHaveLength(11)
    expect(cut).toContain('<code>c9</code>')
    expect(cut).toMatch(/^- 1 more; the output <code>reasons<\/code> has all of them$/m)
  })

  test('and notes are five at most in a message for Slack', () => {
    const why = Array.from({ length: 7 }, (_, index) => `Note ${index}`)
    const text = JSON.stringify(slackOf(report({ reasons: many(7), why })))
    expect(text.match(/"c\d"/g)).toEqual(['"c0"', '"c1"', '"c2"', '"c3"', '"c4"'])
    expect(text).not.toContain('Note')
    expect(text).toContain('"9 more"')
    expect(JSON.stringify(slackOf(report({ reasons: many(6) })))).toContain('"1 more"')
    expect(JSON.stringify(slackOf(report({ reasons: many(5) })))).not.toContain('more')
  })

  test('leave room in the one annotation for what to do next', () => {
    const long = Array.from({ length: 99 }, () => reason('check-failed', 'x'.repeat(200)))
    const end = report({ reasons: long, why: ['Note'], remedy: 'Push again.' })
    const { message, explanation } = reportFailure('Waiting for #12 on main', end)
    expect(message).toMatch(
      /^Waiting for #12 on main: #12 is merged .* and 89 more\. Note\. Push again\.$/,
    )
    expect(explanation).toMatchObject({ request: 'Waiting for #12 on main', remedy: 'Push again.' })
    const endless = report({ reasons: [reason('check-failed', 'x'.repeat(5000))], remedy: 'Push.' })
    const cut = reportFailure('Waiting', endless).message
    expect(cut.length).toBeLessThan(4096)
    expect(cut).toMatch(/x…\. Push\.$/)
  })

  test.each([
    ['check-failed', 'log'],
    ['check-pending', 'log'],
    ['check-missing', 'checks'],
    ['conflict', 'conflicts'],
    ['head-moved', 'commits'],
  ] as const)('%s links to its page, called %s', (kind, page) => {
    const shown = reportSummary(report({ reasons: [reason(kind, 'Why', 'https://x.test/1')] }))
    expect(shown).toContain(`Why (<a href="https://x.test/1">${page}</a>)`)
  })

  test('of another kind, or without a web address, have no link', () => {
    const reasons = [
      reason('draft', 'A draft', 'https://x.test/1'),
      reason('check-failed', 'A check', 'javascript:alert(1)'),
      reason('conflict', 'A conflict'),
    ]
    const shown = reportSummary(report({ reasons }))
    expect(shown).toMatch(/\n\n- A draft\n- A check\n- A conflict$/)
  })

  const failing = (name: string, remedy: string): Reason => ({
    ...reason('check-failed', `Check \`${name}\` failed`),
    remedy,
  })
  const partsOf = (...reasons: readonly Reason[]) =>
    reportSummary(report({ reasons, remedy: 'Fix it.' }))
      .split('\n\n')
      .slice(1)

  test('of one remedy have it once, below them', () => {
    expect(partsOf(failing('a', 'Push.'), failing('b', 'Push.'))).toEqual([
      '- Check <code>a</code> failed\n- Check <code>b</code> failed',
      '**Next:** Push&#46;',
    ])
    expect(partsOf(failing('a', 'Push.'))).toEqual([
      'Check <code>a</code> failed',
      '**Next:** Push&#46;',
    ])
  })

  test('of several remedies have each its own', () => {
    expect(partsOf(failing('a', 'Push.'), failing('b', 'Wait.'))).toEqual([
      '- Check <code>a</code> failed<br>**Next:** Push&#46;\n- Check <code>b</code> failed<br>**Next:** Wait&#46;',
    ])
  })
})

test('a submission warns of five reasons, because GitHub shows ten warnings of a step', () => {
  const warnings: string[] = []
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text) }
  const submitted = { outcome: 'submitted', proof: 'queued', record: {} } as unknown as Submitted
  const { reasons } = submissionReport({ log } as unknown as Context, REF, submitted, {}, many(7))
  expect(warnings).toEqual(
    [0, 1, 2, 3, 4].map((index) => `#12 on main: Not ready: Check \`c${index}\` failed`),
  )
  expect(reasons).toHaveLength(7)
})

describe('the rest', () => {
  const full = report({
    why: ['Not ready: no `targets`'],
    remedy: 'Upload them.',
    commits: [['Head commit', '6b91931']],
    facts: [
      ['State', 'PENDING'],
      ['Polls', 0],
      ['Queue', undefined],
      ['Priority', ''],
    ],
    pullRequestUrl: 'https://github.com/octo-org/orion/pull/12',
    timeline: [{ state: 'PENDING', since: '2026-09-17T10:00:00.000Z', seconds: 5 }],
  })

  test('of a comment is notes, what to do next, and one small line', () => {
    const [, why, next, small, ...more] = reportComment(full).split('\n\n')
    expect(why).toMatch(/^Not ready.*<code>targets<\/code>$/)
    expect(next).toBe('**Next:** Upload them&#46;')
    expect(small).toMatch(
      /^<sub>Head commit <code>6b91931<\/code> · 2026-09-17 10:16 UTC · <a href=".*runs\/1">Run<\/a><\/sub>$/,
    )
    expect(more).toEqual([])
  })

  test('of a summary is folded: the timeline, the facts, and the page', () => {
    const shown = reportSummary(full)
    const folded = shown.slice(shown.indexOf('<details>'))
    for (const words of ['Since (UTC)', 'State <code>PENDING</code>', 'pull/12">Pull request</a>'])
      expect(folded).toContain(words)
    expect(shown).not.toContain('actions/runs')
    expect(reportComment(full)).not.toMatch(/\||pull\/12/)
  })

  test('leaves no empty parts', () => {
    expect(reportSummary(report())).not.toContain('\n')
  })
})

describe('the timeline', () => {
  const since = '2026-09-17T10:00:00.000Z'
  const shown = (...phases: readonly (readonly [string, number])[]) => {
    const timeline = phases.map(([state, seconds]): Phase => ({ state, since, seconds }))
    const all = reportSummary(report({ timeline }))
    const table = all.slice(all.indexOf('| State')).split('\n\n')[0] ?? ''
    return { table, all }
  }

  test('is one line of times: in all, in each state, and when it ended', () => {
    const { all } = shown(
      ['PENDING', 180],
      ['TESTING', 660],
      ['PENDING_FAILURE', 120],
      ['FAILED', 0],
    )
    const [, line] = all.replaceAll('\u200b', '').split('\n\n')
    expect(line).toBe(
      '16 min in the queue: 3 min waiting → **11 min testing** → 2 min pending failure → failed 10:00&nbsp;UTC',
    )
    expect(shown(['PENDING', 180]).all).not.toContain('in the queue')
  })

  test('names the date once', () => {
    const timeline = ['10:00', '10:05'].map(
      (time): Phase => ({ state: 'TESTING', since: `2026-09-17T${time}:00.000Z`, seconds: 1 }),
    )
    timeline.push({ state: 'PENDING', since: '2026-09-18T00:00:00.000Z', seconds: 1 })
    const cells = reportSummary(report({ timeline }))
      .match(/\| [-\d]+[\d: ]* \|$/gm)
      ?.slice(1)
    expect(cells).toEqual(['| 2026-09-17 10:00 |', '| 10:05 |', '| 2026-09-18 00:00 |'])
  })

  test('shows states that lasted no time', () => {
    const { table } = shown(['PENDING', 0], ['TESTING', 0], ['MERGED', 0])
    expect(table).toMatch(/TESTING<\/code> \| &#60; 1 s \| .* \|\n/)
    expect(table).toMatch(/MERGED<\/code> \| {2}\| .* \|$/)
  })
})

describe('the bounds of what is shown', () => {
  const phases = (count: number, seconds = 60): Phase[] =>
    Array.from({ length: count }, (_, index) => ({
      state: index % 2 === 0 ? 'PENDING' : 'TESTING',
      since: `2026-09-17T10:0${index}:00.000Z`,
      seconds,
    }))

  test.each([
    [1, false],
    [2, true],
    [8, true],
    [9, false],
  ])('of %i states, the line of times is there: %s', (count, isThere) => {
    const summary = reportSummary(report({ timeline: phases(count) }))
    expect(summary.includes('in the queue: ')).toBe(isThere)
    expect(summary).toContain('| State | For | Since (UTC) |')
    expect(summary).toContain('1 min')
  })

  test('the next step of the end stands where the first reason has none of its own', () => {
    const [one, other] = [
      reason('draft', 'One'),
      { ...reason('draft', 'Other'), remedy: 'Fix it.' },
    ]
    const next = (...reasons: Reason[]) =>
      reportSummary(report({ status: 'bad', reasons, remedy: 'Look.' })).includes('Look&#46;')
    expect(next()).toBe(true)
    expect(next(one)).toBe(true)
    expect(next(one, other)).toBe(true)
    expect(next(other, one)).toBe(false)
    expect(next(other)).toBe(false)
  })
})
