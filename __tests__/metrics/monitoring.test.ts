/** The dashboard and the alerts in examples/monitoring/ ask only for what the queue exposes. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describedMetrics } from '../../sandbox/metrics.js'
import { expect, test } from '../support/jest.js'

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}
interface Rule {
  readonly alert: string
  readonly expr: string
}

const read = (name: string) => readFileSync(`examples/monitoring/${name}`, 'utf8')

const { panels }: { panels: readonly Panel[] } = JSON.parse(read('dashboard.json'))
const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(read('alerts.yml'))
const queries = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
]

/** Labels of every series of the queue, and of what the Pushgateway and Prometheus add. */
const LABELS = ['repo', 'branch', 'queue_type', 'conclusion', 'le', 'job']

test.each(queries)('%s asks for metrics that exist: %s', async (_, query) => {
  const described = await describedMetrics()
  const names = described.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const asked = query.match(/\b(?:mq_\w+|push_time_seconds)\b/g) ?? []
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((name) => ![...names, 'push_time_seconds'].includes(name))).toEqual([])
  const labels = [...query.matchAll(/(\w+)\s*=~?\s*"/g)].map(([, label]) => label)
  expect(labels.filter((label) => !LABELS.includes(`${label}`))).toEqual([])
})

test('no two alerts share a name, and each says what it is about', () => {
  const rules = parse(read('alerts.yml')).groups.flatMap((group: { rules: Rule[] }) => group.rules)
  const names = rules.map(({ alert }: Rule) => alert)
  expect(new Set(names).size).toBe(names.length)
  for (const rule of rules) expect(rule.annotations.summary).toMatch(/\w{4}/)
})
