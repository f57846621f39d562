/** The failing tests in reports, log and output. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExplainWorld, FAILED_CHECK, RETRY } from '../support/explain-world.js'
import { describe, expect, test } from '../support/jest.js'
import { explained } from './explained.js'

const reportOf = (testCase: string) => `<testsuite name="t">${testCase}</testsuite>`

test('a failing test without a name goes by its class', async () => {
  const report = reportOf('<testcase classname="table"><error/></testcase>')
  const { log, summary } = await explained({ inputs: RETRY, report })
  expect(log).toContain('`table (no name)`: its report gives it no name')
  expect(summary).toContain('| table (no name) | its report gives it no name |')
})

test.each([
  [undefined, /^report\.xml: 1 of 2 tests failed$/],
  ['<testsuite><testcase name="a"/>', /^report\.xml: 0 of 1 test failed; line 1: /],
])(
  'the log counts the failing tests of a report, and shows its problem: %j',
  async (report, line) => {
    const { info } = await explained({ inputs: RETRY, ...(report && { report }) })
    expect(info).toContainEqual(expect.stringMatching(line))
  },
)

test('a quarantined test is marked, because it cannot fail a check alone', async () => {
  const { seen } = await explained({ inputs: RETRY, listing: [{ quarantined: true }] })
  expect(seen.summary).toContain('| known to be flaky, quarantined |')
})

test('without a report of a check, its job may have crashed', async () => {
  const inputs = { ...RETRY, 'failed-tests-files': 'reports/*.xml' }
  const { outputs, summary, sent } = await explained({ inputs })
  expect(outputs).toMatchObject({ outcome: 'explained', verdict: 'check-failed', retries: '0' })
  expect(summary).toContain('the job may have crashed before it wrote one')
  expect(summary).toContain('no file matches reports/*.xml')
  expect(sent).toEqual([])
})

test('a listing that cannot be read is a warning', async () => {
  const { warnings } = await explained({ inputs: RETRY, listing: { status: 500 } })
  expect(warnings).toContain('The listing of flaky tests cannot be read: ')
})

test('names from reports and checks stay names: no mention, no command, and none fills a page', async () => {
  const name = `adds\` @octo-org/all ##[error]x ::error::y <b> ${'z'.repeat(50_000)}`
  const check = 'unit` @octo-org/all `'
  const { outputs, seen, comments, info } = await explained(
    {
      inputs: RETRY,
      report: reportOf(`<testcase name="${name.replaceAll('<', '&lt;')}"><failure/></testcase>`),
      checks: [{ ...FAILED_CHECK, name: check }],
      details: { requiredStatuses: [check] },
    },
    { 'test-checks': 'unit*' },
  )
  expect(outputs['verdict']).toBe('check-failed')
  const [comment = ''] = comments
  for (const written of [comment, seen.summary, outputs['report-markdown'] ?? ''])
    expect(written.replace(/<code>.*?<\/code>/g, '')).not.toMatch(/@octo|##\[|<b>/)
  expect(comment.length).toBeLessThan(30_000)
  expect(info.filter((line) => /##\[|^::/.test(line))).toEqual([])
})

test('a secret in the name of a failing test is compared as it is, and shown nowhere', async () => {
  const name = 'uses ghs_t0k3n'
  const { sent, outputs, seen, comments } = await explained({
    inputs: RETRY,
    report: reportOf(`<testcase name="${name}" file="test/table.test.ts"><failure/></testcase>`),
    listing: [{ name }],
  })
  expect(sent).toEqual(['submit'])
  const { secrets: _, ...shown } = seen
  expect(JSON.stringify([outputs, shown, comments])).not.toContain('ghs_t0k3n')
})

describe('how many tests failed', () => {
  const failing = (name: string) => `<testcase name="${name}"><failure/></testcase>`
  const passing = (count: number) =>
    Array.from({ length: count }, (_, index) => `<testcase name="passes ${index}"/>`).join('')

  /** The sentence about it in the summary, the comment and the message for Slack. */
  async function sentences(world: ExplainWorld) {
    const inputs = { ...RETRY, 'slack-payload-file': 'slack.json', ...world.inputs }
    const { seen, comments, folder } = await explained({ ...world, inputs })
    const slack = readFileSync(join(folder, 'slack.json'), 'utf8')
    return [seen.summary, comments[0] ?? '', slack].map(
      (text) => /(?:At least )?[\d,]+ (?:of [\d,]+ )?tests? failed/.exec(text)?.[0],
    )
  }

  test('stands in the summary, the comment and the message for Slack', async () => {
    const report = reportOf(failing('a') + failing('b') + passing(1202))
    const said = '2 of 1,204 tests failed'
    expect(await sentences({ report })).toEqual([said, said, said])
  })

  test('counts a test of several reports once', async () => {
    const files = { 'one.xml': reportOf(failing('a')), 'two.xml': reportOf(failing('a')) }
    const inputs = { 'failed-tests-files': 'one.xml\ntwo.xml' }
    expect((await sentences({ files, inputs }))[0]).toBe('1 of 2 tests failed')
  })

  test('is at least what was read if a report has a problem', async () => {
    const report =
      '<testsuite name="t" failures="5"><testcase name="a"><failure/></testcase></testsuite>'
    expect((await sentences({ report }))[0]).toBe('At least 1 test failed')
  })

  test('is not said if no report was read', async () => {
    const absent = { ...RETRY, 'failed-tests-files': 'absent/*.xml' }
    expect(await sentences({ inputs: absent })).toEqual([undefined, undefined, undefined])
    const ofAnotherRun = { event: null }
    expect(await sentences(ofAnotherRun)).toEqual([undefined, undefined, undefined])
  })

  test('is not said if the reports name no failed test', async () => {
    expect((await sentences({ report: reportOf(passing(3)) }))[0]).toBeUndefined()
  })
})

test('the texts about a failure with reports', async () => {
  const inputs = { ...RETRY, 'slack-payload-file': 'slack.json' }
  const record = { prTitle: 'Post a receipt once', prAuthor: 'mona-lisa' }
  const { seen, comments, folder } = await explained({ inputs, record, listing: [] })
  // Each run has its own port.
  const stable = (text = '') => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://github.test')
  const slack = stable(readFileSync(join(folder, 'slack.json'), 'utf8'))
  expect(stable(comments[0])).toMatchSnapshot('comment')
  expect(stable(seen.summary)).toMatchSnapshot('summary')
  expect(JSON.parse(slack)).toMatchSnapshot('Slack')
})
