/** What people read about a pull request in the queue. */
import { describe, expect, test } from '@jest/globals'
import type { Phase } from '../../src/pull-request/progress.js'
import { reportSlack } from '../../src/pull-request/publish.js'
import type { Reason } from '../../src/pull-request/reasons.js'
import {
  type PullRequestReport,
  reportComment,
  reportSummary,
} from '../../src/pull-request/report.js'

const report = (more: Partial<PullRequestReport> = {}): PullRequestReport => ({
  status: 'good',
  headline: '#12 is merged into `main`',
  ...more,
})
const reason = (kind: Reason['kind'], text: string, url?: string): Reason => ({ kind, text, url })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => reason('check-failed', `Check \`c${index}\` failed`))

describe('the headline', () => {
  test.each([
    ['good', '✅'],
    ['bad', '❌'],
    ['neutral', 'ℹ️'],
  ] as const)('of a %s end has the mark %s', (status, mark) => {
    const line = `${mark} **#&#8203;12 is merged into <code>main</code>**`.replace('&#8203;', '')
    const shown = reportSummary(report({ status })).replaceAll(/\u200b|&#8203;/g, '')
    expect(shown.replaceAll('&#35;', '#')).toBe(line)
    expect(reportSlack(report({ status })).text).toBe(`${mark} #12 is merged into main`)
  })
})

describe('reasons', () => {
  test('are ten at most, and the rest are counted', () => {
    const all = reportSummary(report({ reasons: many(10) }))
    expect(all.match(/^- /gm)).toHaveLength(10)
    expect(all).not.toContain(' more; ')
    const cut = reportSummary(report({ reasons: many(12) }))
    expect(cut.match(/^- /gm)).toHaveLength(11)
    expect(cut).toContain('<code>c9</code>')
    expect(cut).toMatch(/^- 2 more; the output <code>reasons<\/code> has all of them$/m)
  })

  test('are five at most in a message for Slack, and so are notes', () => {
    const why = Array.from({ length: 7 }, (_, index) => `Note ${index}`)
    const text = JSON.stringify(reportSlack(report({ reasons: many(7), why })))
    expect(text.match(/"c\d"/g)).toEqual(['"c0"', '"c1"', '"c2"', '"c3"', '"c4"'])
    expect(text.match(/Note \d/g)).toHaveLength(5)
  })

  test.each([
    ['check-failed', 'log'],
    ['check-pending', 'log'],
    ['check-missing', 'checks'],
    ['conflict', 'files'],
    ['head-moved', 'commits'],
  ] as const)('%s links to its page, called %s', (kind, page) => {
    const shown = reportSummary(report({ reasons: [reason(kind, 'Why', 'https://x.test/1')] }))
    expect(shown).toContain(`- Why (<a href="https://x.test/1">${page}</a>)`)
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
})

describe('the rest', () => {
  const full = report({
    why: ['Not ready: no `targets`'],
    remedy: 'Upload them.',
    facts: [
      ['State', 'PENDING'],
      ['Polls', 0],
      ['Queue', undefined],
      ['Priority', ''],
    ],
    links: [
      ['This run', 'https://github.com/octo-org/orion/actions/runs/1'],
      ['Pull request #12', undefined],
    ],
    timeline: [{ state: 'PENDING', since: '2026-09-17T10:00:00.000Z', seconds: 5 }],
  })

  test('is notes, what to do next, what is known, and where there is more', () => {
    const [, why, next, table, links, ...more] = reportComment(full).split('\n\n')
    expect(why).toMatch(/^- Not ready.*<code>targets<\/code>$/)
    expect(next).toBe('**What to do next:** Upload them&#46;')
    expect(table).toBe(
      '| State | Polls |\n| --- | --- |\n| <code>PENDING</code> | <code>0</code> |',
    )
    expect(links).toBe('<a href="https://github.com/octo-org/orion/actions/runs/1">This run</a>')
    expect(more).toEqual([])
  })

  test('has the timeline in the summary, and not in the comment', () => {
    expect(reportSummary(full)).toContain('Since (UTC)')
    expect(reportComment(full)).not.toContain('Since (UTC)')
  })

  test('leaves no empty parts', () => {
    expect(reportSummary(report())).not.toContain('\n')
  })
})

describe('the timeline', () => {
  const since = '2026-09-17T10:00:00.000Z'
  const shown = (...phases: readonly (readonly [string, number])[]) => {
    const timeline = phases.map(([state, seconds]): Phase => ({ state, since, seconds }))
    const [, ...parts] = reportSummary(report({ timeline })).split('\n\n')
    return { strip: parts.length > 1 ? parts[0] : '', table: parts.at(-1) ?? '' }
  }

  test('has a mark for each state', () => {
    const { strip } = shown(
      ['NOT_READY', 1],
      ['PENDING', 1],
      ['TESTING', 1],
      ['PENDING_FAILURE', 1],
      ['LEVITATING', 1],
      ['TESTS_PASSED', 1],
      ['MERGED', 0],
    )
    expect(strip).toBe(['🟨', '🟨', '🟦', '🟧', '⬜', '🟩'].map((m) => m.repeat(5)).join('') + '✅')
    expect(shown(['PENDING', 1], ['FAILED', 0]).strip).toBe(`${'🟨'.repeat(30)}❌`)
    expect(shown(['PENDING', 1], ['CANCELLED', 0]).strip).toBe(`${'🟨'.repeat(30)}🚫`)
  })

  test('shows states that lasted no time', () => {
    const { strip, table } = shown(['PENDING', 0], ['TESTING', 0], ['MERGED', 0])
    expect(strip).toBe('🟨🟦✅')
    expect(table).toMatch(/TESTING<\/code> \| .* \| &lt; 1 s \|\n/)
    expect(table).toMatch(/MERGED<\/code> \| .* \| {2}\|$/)
  })

  test('is only a table where a strip would say nothing, or where it would be too long', () => {
    expect(shown(['PENDING', 60]).strip).toBe('')
    const long = (length: number) =>
      shown(...Array.from({ length }, () => ['PENDING', 1] as const)).strip
    expect(long(30)).toBe('🟨'.repeat(30))
    expect(long(31)).toBe('')
  })
})
