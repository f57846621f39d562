/** A report on a phone, whose pages are 415 pixels wide. */
import { expect, test } from '../support/jest.js'
import { failedAgo, mergedAgo, reportOn } from '../support/report-queue.js'

const PAGE_WIDTH = 415

test.each([['7d'], ['last-week'], ['22d'], ['12h']])(
  'labels of the charts of %s have at least 10 pixels there',
  async (period) => {
    const pulls = Array.from({ length: 40 }, (_, day) => mergedAgo(day + 1, day * 700))
    const { outputs } = await reportOn(pulls, { period })
    const charts = [...(outputs['report-markdown'] ?? '').matchAll(/%%\{init: (.*)\}%%/g)]
    expect(charts.length).toBeGreaterThan(0)
    for (const [, json = ''] of charts) {
      const { xyChart } = JSON.parse(json) as {
        xyChart: { width: number; xAxis: { labelFontSize: number } }
      }
      const scale = PAGE_WIDTH / xyChart.width
      expect(xyChart.xAxis.labelFontSize * scale).toBeGreaterThanOrEqual(10)
    }
  },
)

test('the main numbers have a column for each period', async () => {
  const { outputs } = await reportOn([mergedAgo(1, 60), failedAgo(2, 90)])
  expect(outputs['report-markdown']).toContain('|  | Last 7 days | 7 days before |\n')
})
