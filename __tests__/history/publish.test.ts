import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type GitHubSandbox, gitHubSandbox } from '../../sandbox/github/server.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { cancelledAgo, failedAgo, mergedAgo, reportOn } from '../support/report-queue.js'

const PAST = [mergedAgo(1, 60), failedAgo(2, 90), cancelledAgo(3, 120)]

/** Reports with an issue on this GitHub. */
const publish = (github: GitHubSandbox, past = PAST, more: Readonly<Record<string, string>> = {}) =>
  reportOn(
    past,
    { 'github-token': 'ghs_t0k3n', 'issue-title': 'Merge queue report', ...more },
    { env: { GITHUB_API_URL: github.url } },
  )

test('one issue keeps the newest report, which is the same text as the summary and the file', async () => {
  await using github = await gitHubSandbox()
  const first = await publish(github, PAST, { 'report-files': 'report.md' })
  const number = first.outputs['issue-number']
  expect(github.issues).toMatchObject([{ number: Number(number), title: 'Merge queue report' }])
  const [, ...lines] = github.issues[0]?.body.split('\n') ?? []
  expect(lines.join('\n').trimEnd()).toBe(first.seen.summary.trimEnd())
  expect(first.read('report.md').trimEnd()).toBe(first.seen.summary.trimEnd())
  const second = await publish(github, [...PAST, mergedAgo(4, 30)])
  expect(second.outputs['issue-number']).toBe(number)
  expect(github.issues).toHaveLength(1)
  expect(github.issues[0]?.body).toContain('2 merged')
})

test('each queue and each title has its own issue', async () => {
  await using github = await gitHubSandbox()
  await publish(github)
  await publish(github, PAST, { 'target-branch': 'release' })
  await publish(github, PAST, { 'issue-title': 'Another report' })
  expect(github.issues).toHaveLength(3)
})

test('if nothing left the queue, an issue that exists says so and stays open', async () => {
  await using github = await gitHubSandbox()
  const none = await publish(github, [])
  expect(none.outputs).toMatchObject({ outcome: 'none', 'issue-number': '' })
  expect(github.issues).toEqual([])
  await publish(github)
  const later = await publish(github, [])
  expect(later.outputs['issue-number']).toBe('1')
  expect(github.issues).toMatchObject([{ state: 'open' }])
  expect(github.issues[0]?.body).toContain('Nothing left the queue')
})

test.each([401, 403, 404, 410])(
  'an issue that may not be written (%i) fails the step, after the report',
  async (status) => {
    await using github = await gitHubSandbox()
    github.faults.push(undefined, ...Array.from({ length: 3 }, () => ({ status, body: {} })))
    const run = await publish(github, PAST, { 'report-files': 'report.json' })
    expect(run.passed).toBe(false)
    expect(run.outputs).toMatchObject({ 'merged-count': '1', 'issue-number': '' })
    expect(run.seen.summary).toMatch(/^### ❌ The report was made, but its issue was not written/)
    expect(run.seen.summary).toContain('1 merged')
    expect(JSON.parse(run.read('report.json'))).toMatchObject({ current: { merged: 1 } })
  },
)

test('a dry run writes local files but no issue, and keeps the outcome', async () => {
  await using github = await gitHubSandbox()
  const files = {
    'report-files': 'report.json\nreport.csv\nreport.md',
    'slack-payload-file': 's.json',
  }
  const run = await publish(github, PAST, { ...files, 'dry-run': 'true' })
  expect(run.outputs).toMatchObject({ outcome: 'reported', 'issue-number': '' })
  expect(github.issues).toEqual([])
  for (const name of ['report.json', 'report.csv', 'report.md', 's.json'])
    expect(existsSync(join(run.folder, name))).toBe(true)
  expect(run.seen.info.join('\n')).toContain('Dry run: the issue "Merge queue report"')
})

test('the JSON file is the output report, and both follow the published schema', async () => {
  const schema = JSON.parse(readFileSync('schema/report.schema.json', 'utf8')) as object
  const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(
    schema,
  )
  for (const past of [PAST, [], PAST.map((one) => ({ ...one, hasTimeline: false }))]) {
    const run = await reportOn(past, { 'report-files': 'report.json' })
    const json = JSON.parse(run.read('report.json')) as unknown
    expect(json).toEqual(jsonOutput(run.outputs, 'report'))
    validate(json)
    expect(validate.errors).toBeNull()
  }
})

test('the CSV has one row per episode of the period, and no formulas', async () => {
  const title = '=HYPERLINK("https://evil.example")'
  const run = await reportOn(
    [
      { ...mergedAgo(1, 60, 20), title },
      failedAgo(2, 90),
      // Ended before the period.
      mergedAgo(3, 60 * 24 * 8),
      { ...cancelledAgo(4, 120), hasTimeline: false },
    ],
    { 'report-files': 'report.csv' },
  )
  expect(run.read('report.csv').split('\r\n')).toEqual([
    '"number","title","start","end","outcome","seconds","waitingSeconds","testingSeconds","runs","reason","checks"',
    `"1","'=HYPERLINK(""https://evil.example"")","2026-09-17T08:40:00.000Z","2026-09-17T09:00:00.000Z","merged","1200","300","900","1","merge_graph_merge",""`,
    '"2","Change 2","2026-09-17T08:00:00.000Z","2026-09-17T08:30:00.000Z","failed","1800","300","1500","1","test_run_required_status_failed","CI (unit)"',
    '"4","Change 4","","2026-09-17T08:00:00.000Z","cancelled","","","","","",""',
    '',
  ])
})

test('the Slack message has the verdict, the numbers and the reasons, and nothing like a template', async () => {
  const title = 'Set {{ token }} and {{{x}}}'
  const run = await reportOn([{ ...mergedAgo(1, 60), title }, failedAgo(2, 90)], {
    'slack-payload-file': 'slack.json',
  })
  const file = run.read('slack.json')
  expect(file).not.toContain('{{')
  const message = JSON.parse(file) as { text: string; blocks: readonly { type: string }[] }
  expect(message.text).toContain('octo-org/orion main: 1 merged, 50 % failed')
  expect(message.blocks.map(({ type }) => type)).toContain('actions')
  expect(file).toContain('Required check failed: 1')
})
